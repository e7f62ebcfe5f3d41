//! Tiles and numbered cards: clergy tiles, decrees, public buildings, and the houses of a board.

use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::small;
use engine::vocabulary::Unknown;

/// Declares a thing that is known by its number, counted from 1 as people do.
macro_rules! numbered {
    ($(#[$doc:meta])* $what:literal $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(from = "NonZeroU8", into = "NonZeroU8")]
        pub struct $name(u8);

        impl From<NonZeroU8> for $name {
            fn from(number: NonZeroU8) -> $name {
                $name(number.get() - 1)
            }
        }

        impl From<$name> for NonZeroU8 {
            fn from(thing: $name) -> NonZeroU8 {
                NonZeroU8::MIN.saturating_add(thing.0)
            }
        }

        impl $name {
            /// The one with this index, counted from 0.
            pub fn new(index: usize) -> $name {
                $name(small(index))
            }

            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}", u16::from(self.0) + 1)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!($what, " {}"), self)
            }
        }

        impl FromStr for $name {
            type Err = Unknown;

            fn from_str(text: &str) -> Result<$name, Unknown> {
                match text.parse::<u8>() {
                    Ok(number) if number > 0 && !text.starts_with(['+', '0']) => Ok($name(number - 1)),
                    _ => Err(Unknown::new($what, text, "its number")),
                }
            }
        }
    };
}

numbered! {
    /// A clergy tile, by its place in the edition's list.
    "clergy tile" ClergyTile
}
numbered! {
    /// A decree, by the number printed on it.
    "decree" Decree
}
numbered! {
    /// A public building, by its place in the edition's list.
    "public building" Building
}

engine::vocabulary! {
    /// Carlos Mardel and Eugénio dos Santos: the sides of buildings and plans.
    "architect" Architect { Blue, Green }
}

engine::vocabulary! {
    /// A group of houses on a board (p. 18).
    "group of houses" HouseGroup { Left, Middle, Right }
}

impl HouseGroup {
    /// How many houses it has.
    pub const fn size(self) -> u8 {
        match self {
            HouseGroup::Left => 2,
            HouseGroup::Middle | HouseGroup::Right => 3,
        }
    }
}

engine::vocabulary! {
    /// The tile behind the Cardinal or before him, as he walks clockwise.
    "side of the Cardinal" Side { Left, Right }
}

/// A set of decrees.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Vec<Decree>", into = "Vec<Decree>")]
pub struct DecreeSet(u128);

impl DecreeSet {
    pub fn insert(&mut self, decree: Decree) {
        self.0 |= 1 << decree.index();
    }

    pub const fn contains(self, decree: Decree) -> bool {
        self.0 & 1 << decree.index() != 0
    }

    pub fn len(self) -> u8 {
        small(self.0.count_ones())
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn iter(self) -> impl Iterator<Item = Decree> {
        (0..128).map(Decree).filter(move |decree| self.contains(*decree))
    }
}

impl FromIterator<Decree> for DecreeSet {
    fn from_iter<I: IntoIterator<Item = Decree>>(decrees: I) -> DecreeSet {
        let mut set = DecreeSet::default();
        decrees.into_iter().for_each(|decree| set.insert(decree));
        set
    }
}

impl From<Vec<Decree>> for DecreeSet {
    fn from(decrees: Vec<Decree>) -> DecreeSet {
        decrees.into_iter().filter(|decree| decree.index() < 128).collect()
    }
}

impl From<DecreeSet> for Vec<Decree> {
    fn from(set: DecreeSet) -> Vec<Decree> {
        set.iter().collect()
    }
}
