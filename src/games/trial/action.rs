//! The words of the test-only game's actions.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};

/// A card: suit and value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Card(pub u8);

impl Card {
    pub fn value(self) -> i32 {
        i32::from(self.0 % 9) + 1
    }
}

/// `a1` to `d9`.
impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.0 / 9) as char, self.0 % 9 + 1)
    }
}

impl FromStr for Card {
    type Err = ActionError;

    fn from_str(text: &str) -> Result<Card, ActionError> {
        match text.as_bytes() {
            [suit @ b'a'..=b'd', value @ b'1'..=b'9'] => Ok(Card((suit - b'a') * 9 + value - b'1')),
            _ => Err(ActionError),
        }
    }
}

/// A square of the board: row A to F, column 0 to 9.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Square(pub u8);

impl Square {
    pub const COUNT: u8 = 60;

    pub fn all() -> impl Iterator<Item = Square> {
        (0..Square::COUNT).map(Square)
    }

    pub fn row(self) -> char {
        (b'A' + self.0 / 10) as char
    }

    /// The squares beside, above and below.
    pub fn neighbours(self) -> impl Iterator<Item = Square> {
        let (row, column) = (i16::from(self.0 / 10), i16::from(self.0 % 10));
        [(0, 1), (0, -1), (1, 0), (-1, 0)]
            .into_iter()
            .map(move |(down, right)| (row + down, column + right))
            .filter(|(row, column)| (0..6).contains(row) && (0..10).contains(column))
            .map(|(row, column)| Square((row * 10 + column) as u8))
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.row(), self.0 % 10)
    }
}

impl FromStr for Square {
    type Err = ActionError;

    fn from_str(text: &str) -> Result<Square, ActionError> {
        match text.as_bytes() {
            [row @ b'A'..=b'F', column @ b'0'..=b'9'] => Ok(Square((row - b'A') * 10 + column - b'0')),
            _ => Err(ActionError),
        }
    }
}

/// Everything one can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Action {
    /// Set a card aside.
    Stake(Card),
    /// Draw a card.
    Draw,
    /// Play a card.
    Play(Card),
    /// Mark a square with the card just played.
    Mark(Square),
    /// Guard against a neighbour's mark with a card.
    Guard(Card),
    /// Let it be.
    Yield,
    /// Melt two tokens into a coin; offered at any time.
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

/// A text that is no action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("that is no action; try draw, play, mark, guard, yield, stake or melt")]
pub struct ActionError;

impl FromStr for Action {
    type Err = ActionError;

    fn from_str(text: &str) -> Result<Action, ActionError> {
        let words: Vec<_> = text.split_whitespace().collect();
        match words[..] {
            ["draw"] => Ok(Action::Draw),
            ["yield"] => Ok(Action::Yield),
            ["melt"] => Ok(Action::Melt),
            ["stake", card] => card.parse().map(Action::Stake),
            ["play", card] => card.parse().map(Action::Play),
            ["guard", card] => card.parse().map(Action::Guard),
            ["mark", square] => square.parse().map(Action::Mark),
            _ => Err(ActionError),
        }
    }
}
