//! What a player can answer, and how it is written.

use std::fmt;
use std::str::FromStr;

use strum::{IntoStaticStr, VariantNames};

use super::vocabulary::{Card, Square};
use crate::engine::Unknown;

/// Everything a player can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Action {
    /// Sets a card aside.
    Stake(Card),
    /// Draws a card.
    Draw,
    /// Plays a card.
    Play(Card),
    /// Marks a square with the card just played.
    Mark(Square),
    /// Guards against a neighbour's mark with a card.
    Guard(Card),
    /// Lets the mark stand.
    Yield,
    /// Melts two tokens into a coin; offered at any time.
    Melt,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Stake(card) => write!(f, "stake {card}"),
            Action::Draw => f.write_str("draw"),
            Action::Play(card) => write!(f, "play {card}"),
            Action::Mark(square) => write!(f, "mark {square}"),
            Action::Guard(card) => write!(f, "guard {card}"),
            Action::Yield => f.write_str("yield"),
            Action::Melt => f.write_str("melt"),
        }
    }
}

impl FromStr for Action {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Action, Unknown> {
        let words: Vec<_> = text.split_whitespace().collect();
        match words[..] {
            ["stake", card] => card.parse().map(Action::Stake),
            ["draw"] => Ok(Action::Draw),
            ["play", card] => card.parse().map(Action::Play),
            ["mark", square] => square.parse().map(Action::Mark),
            ["guard", card] => card.parse().map(Action::Guard),
            ["yield"] => Ok(Action::Yield),
            ["melt"] => Ok(Action::Melt),
            _ => Err(Unknown::new("action", text, "draw, play, mark, guard, yield, stake or melt")),
        }
    }
}
