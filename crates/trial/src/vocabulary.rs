//! Cards and squares, each with a text form that parses back.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use engine::{Unknown, small};

/// A card: suit and value, written `a1` to `d9`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Card(pub u8);

impl Card {
    /// How many cards there are.
    pub const COUNT: u8 = 36;

    pub fn value(self) -> i32 {
        i32::from(self.0 % 9) + 1
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.0 / 9), self.0 % 9 + 1)
    }
}

impl FromStr for Card {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Card, Unknown> {
        match text.as_bytes() {
            [suit @ b'a'..=b'd', value @ b'1'..=b'9'] => Ok(Card((suit - b'a') * 9 + value - b'1')),
            _ => Err(Unknown::new("card", text, "a1 to d9")),
        }
    }
}

/// A square of the board, written `A0` to `F9`: row and column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Square(pub u8);

impl Square {
    pub const COUNT: u8 = 60;

    pub fn all() -> impl Iterator<Item = Square> {
        (0..Square::COUNT).map(Square)
    }

    pub fn index(self) -> usize {
        self.0.into()
    }

    pub fn row(self) -> char {
        char::from(b'A' + self.0 / 10)
    }

    /// The squares beside, above and below.
    pub fn neighbours(self) -> impl Iterator<Item = Square> {
        let (row, column) = (i16::from(self.0 / 10), i16::from(self.0 % 10));
        [(0, 1), (0, -1), (1, 0), (-1, 0)]
            .into_iter()
            .map(move |(down, right)| (row + down, column + right))
            .filter(|(row, column)| (0..6).contains(row) && (0..10).contains(column))
            .map(|(row, column)| Square(small(row * 10 + column)))
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.row(), self.0 % 10)
    }
}

impl FromStr for Square {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Square, Unknown> {
        match text.as_bytes() {
            [row @ b'A'..=b'F', column @ b'0'..=b'9'] => Ok(Square((row - b'A') * 10 + column - b'0')),
            _ => Err(Unknown::new("square", text, "A0 to F9")),
        }
    }
}
