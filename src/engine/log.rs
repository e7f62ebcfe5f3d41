//! The log of a game: what it began with, and every entry anybody made. It is the truth, and never shortened.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::edition::EditionHash;
use super::options::Options;
use super::seat::Seat;
use super::seed::Seed;

/// What a game began with. With the entries it determines everything.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Opening {
    pub game: String,
    /// The rules number the game was begun under.
    pub rules: u32,
    pub edition: EditionHash,
    pub options: Options,
    pub seats: usize,
    pub seed: Seed,
}

/// One entry: somebody answered, took a step back, or began the turn anew.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    pub seat: Seat,
    pub what: Move,
}

/// What was entered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Move {
    /// An action, in its text form.
    Act(String),
    /// The last step of this seat is taken back.
    Undo,
    /// All steps of this seat since the last settlement are taken back.
    StartOver,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Move::Act(text) => text,
            Move::Undo => "undo",
            Move::StartOver => "start-over",
        })
    }
}

/// `1: visit king rK3`, `1: undo`, `1: start-over`.
impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.seat, self.what)
    }
}

/// A line that is no entry of a log.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{0}' is no entry; an entry is a seat, a colon and an action")]
pub struct EntryError(String);

impl FromStr for Entry {
    type Err = EntryError;

    fn from_str(line: &str) -> Result<Entry, EntryError> {
        let error = || EntryError(line.to_owned());
        let (seat, what) = line.split_once(": ").ok_or_else(error)?;
        let seat = seat.trim().parse().map_err(|_| error())?;
        let what = match what.trim() {
            "" => return Err(error()),
            "undo" => Move::Undo,
            "start-over" => Move::StartOver,
            text => Move::Act(text.to_owned()),
        };
        Ok(Entry { seat, what })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_round_trip() {
        for line in ["1: visit king rK3", "4: undo", "2: start-over"] {
            assert_eq!(line.parse::<Entry>().map(|entry| entry.to_string()), Ok(line.to_owned()));
        }
        for line in ["", "1:", "visit", "9: gold", "x: gold"] {
            assert!(line.parse::<Entry>().is_err(), "{line}");
        }
    }
}
