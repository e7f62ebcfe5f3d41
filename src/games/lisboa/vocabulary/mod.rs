//! The words of the rulebook as types: one spelling each, for logs, commands and edition files.

mod cards;
mod decrees;
mod effects;
mod goods;
mod nobles;
mod places;
mod rubble;
mod tiles;

pub use cards::{Card, CardKind, CardSet, Deck, PortfolioCard, PortfolioRow, Ship, ShipColour};
pub use decrees::{DecreeCard, Metric, Quarter, Worth};
pub use effects::{Benefit, Effect, Expense, MOST, Penalty, Reward, Visits};
pub use goods::{Good, GoodSet, Goods};
pub use nobles::{Noble, NobleAction, NobleSet, StateAction, StateActionSet};
pub use places::{Column, Plot, Row, Site};
pub use rubble::{Cubes, Line, Rubble};
pub use tiles::{Architect, Building, ClergyTile, Decree, DecreeSet, HouseGroup, Side};

/// A number of things in the game.
pub fn small(count: usize) -> u8 {
    u8::try_from(count).expect("there are fewer than 256 of anything in the box")
}

/// This number, or what there is if that is less.
pub fn at_most(number: u8, available: u16) -> u8 {
    u8::try_from(available).map_or(number, |available| available.min(number))
}

/// A text that is none of the known words.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{text}' is no {what}; expected {expected}")]
pub struct Unknown {
    pub what: &'static str,
    pub text: String,
    pub expected: String,
}

impl Unknown {
    pub fn new(what: &'static str, text: &str, expected: impl Into<String>) -> Unknown {
        Unknown { what, text: text.to_owned(), expected: expected.into() }
    }
}

/// Declares an enum of words: the list of all, its index, `Display`, `FromStr` and serde by the same spelling.
macro_rules! vocabulary {
    ($(#[$doc:meta])* $what:literal $name:ident { $($(#[$word_doc:meta])* $word:ident = $text:literal),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
        pub enum $name { $($(#[$word_doc])* #[serde(rename = $text)] $word),* }

        impl $name {
            /// All of them, in the order of the rulebook.
            pub const ALL: &'static [$name] = &[$($name::$word),*];

            /// Its place in the list of all.
            pub const fn index(self) -> usize {
                self as usize
            }

            pub const fn as_str(self) -> &'static str {
                match self { $($name::$word => $text),* }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.as_str())
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::games::lisboa::vocabulary::Unknown;

            fn from_str(text: &str) -> Result<$name, Self::Err> {
                match text {
                    $($text => Ok($name::$word),)*
                    _ => Err($crate::games::lisboa::vocabulary::Unknown::new($what, text, [$($text),*].join(", "))),
                }
            }
        }
    };
}
pub(super) use vocabulary;
