//! The log of a game: its opening, and every entry ever made. It is the truth, and never shortened.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::edition::EditionHash;
use super::options::Options;
use super::seat::Seat;
use super::seed::Seed;

/// The opening of a game. Together with the entries it determines everything.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Opening {
    pub game: String,
    /// The rules number the game started under.
    pub rules: u32,
    pub edition: EditionHash,
    pub options: Options,
    pub seats: usize,
    pub seed: Seed,
}

/// One entry: an answer, an undo, a restart of the turn, or turns taken back by consent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    pub seat: Seat,
    pub what: Move,
}

/// The content of an entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Move {
    /// An action, in its text form.
    Act(String),
    /// Undoes this seat's last step.
    Undo,
    /// Undoes all of this seat's steps since the last settlement.
    StartOver,
    /// By consent of all, restores the position after this many entries. What was entered since stays in the log but no
    /// longer counts.
    TakeBack(u32),
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Act(text) => f.write_str(text),
            Move::Undo => f.write_str("undo"),
            Move::StartOver => f.write_str("start-over"),
            Move::TakeBack(entries) => write!(f, "take-back {entries}"),
        }
    }
}

/// `1: visit king rK3`, `1: undo`, `1: start-over`, `1: take-back 17`.
impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.seat, self.what)
    }
}

/// A line that is not a log entry.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{0}' is not an entry; expected a seat, a colon and an action")]
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
            text => match text.strip_prefix("take-back ").map(str::parse) {
                Some(Ok(entries)) => Move::TakeBack(entries),
                Some(Err(_)) => return Err(error()),
                None => Move::Act(text.to_owned()),
            },
        };
        Ok(Entry { seat, what })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_round_trip() {
        for line in ["1: visit king rK3", "4: undo", "2: start-over", "3: take-back 17"] {
            assert_eq!(line.parse::<Entry>().map(|entry| entry.to_string()), Ok(line.to_owned()));
        }
        for line in ["", "1:", "visit", "9: gold", "x: gold", "1: take-back x"] {
            assert!(line.parse::<Entry>().is_err(), "{line}");
        }
    }
}
