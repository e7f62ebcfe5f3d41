//! The words of the rulebook as small types: each has a text form that parses back.

mod board;
mod favours;
mod goods;
mod places;
mod tiles;

pub use board::{Building, Character, PassGain, PassKind, Region};
pub use favours::{Favour, FavourSet, Guild};
pub use goods::{Good, Goods};
pub use places::{City, Colony, Field, Harbour, Place, Space, Spot};
pub use tiles::{Request, Requests, Reward};

/// A text that is no word of the game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{text}' is no {what}")]
pub struct Unknown {
    /// What was expected.
    pub what: &'static str,
    pub text: String,
}

impl Unknown {
    pub fn new(what: &'static str, text: &str) -> Unknown {
        Unknown { what, text: text.to_owned() }
    }
}

/// Declares an enumeration of plain words with their text form, their order and their place in arrays.
macro_rules! vocabulary {
    ($(#[$doc:meta])* $name:ident, $what:literal { $($(#[$word:meta])* $variant:ident),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[derive(serde::Serialize, serde::Deserialize, strum::IntoStaticStr)]
        #[serde(rename_all = "kebab-case")]
        #[strum(serialize_all = "kebab-case")]
        pub enum $name {
            $($(#[$word])* $variant),+
        }

        impl $name {
            /// All of them, in the order of the rulebook.
            pub const ALL: &'static [$name] = &[$($name::$variant),+];

            /// Its place in arrays.
            pub const fn index(self) -> usize {
                self as usize
            }

            pub fn name(self) -> &'static str {
                self.into()
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::games::madeira::vocabulary::Unknown;

            fn from_str(text: &str) -> Result<$name, Self::Err> {
                let word = $name::ALL.iter().copied().find(|word| word.name() == text);
                word.ok_or_else(|| $crate::games::madeira::vocabulary::Unknown::new($what, text))
            }
        }
    };
}
pub(crate) use vocabulary;

#[cfg(test)]
mod tests {
    use super::*;
    use std::fmt::{Debug, Display};
    use std::str::FromStr;

    fn round_trips<T: Copy + PartialEq + Debug + Display + FromStr<Err = Unknown>>(words: impl IntoIterator<Item = T>) {
        for word in words {
            assert_eq!(word.to_string().parse(), Ok(word));
        }
    }

    #[test]
    fn every_word_parses_back() {
        round_trips(Good::ALL.iter().copied());
        round_trips(Building::ALL.iter().copied());
        round_trips(Character::ALL.iter().copied());
        round_trips(Favour::ALL.iter().copied());
        round_trips(Reward::ALL.iter().copied());
        round_trips(Request::ALL.iter().copied());
        round_trips(Field::all());
        round_trips(Spot::all());
        round_trips(Space::all());
        round_trips([Place::Home, Place::Watch, Place::Colony(Colony::India), Place::Field(Field::FOREST)]);
    }

    #[test]
    fn places_read_like_the_board() {
        assert_eq!("funchal-3r".parse::<Spot>().map(|spot| (spot.city(), spot.district())), Ok((City::Funchal, 2)));
        assert_eq!(Field::new(1, 2).map(|field| field.to_string()), Some("1c".to_owned()));
        assert_eq!("brazil-3".parse(), Ok(Space::Arrival(Colony::Brazil, 2)));
        assert_eq!("atlantis".parse::<Place>(), Err(Unknown::new("place", "atlantis")));
        assert!("4a".parse::<Field>().is_err() && "wheat-9".parse::<Space>().is_err());
    }
}
