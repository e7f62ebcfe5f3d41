//! Seats, and viewers of a game.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::vocabulary::{Member, Set};

/// The most seats a game may have.
pub const MAX_SEATS: usize = 6;

/// A seat, counted from 0 in playing order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into per-seat arrays.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All seats of a table of `count`, in order.
    pub fn all(count: usize) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..count as u8).map(Seat)
    }

    /// The seat `steps` further clockwise at a table of `count`.
    pub const fn clockwise(self, steps: usize, count: usize) -> Seat {
        Seat(((self.0 as usize + steps) % count) as u8)
    }

    /// All seats of a table of `count`, clockwise from this one.
    pub fn round(self, count: usize) -> impl Iterator<Item = Seat> + Clone {
        (0..count).map(move |step| self.clockwise(step, count))
    }
}

/// Seats are written from 1, as people count them.
impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

/// A text that is not a seat.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{0}' is not a seat; seats are numbered from 1")]
pub struct SeatError(String);

impl FromStr for Seat {
    type Err = SeatError;

    fn from_str(text: &str) -> Result<Seat, SeatError> {
        match text.parse::<u8>() {
            Ok(number) if (1..=MAX_SEATS as u8).contains(&number) => Ok(Seat(number - 1)),
            _ => Err(SeatError(text.to_owned())),
        }
    }
}

impl Member for Seat {
    fn members() -> impl Iterator<Item = Seat> + Clone {
        Seat::all(MAX_SEATS)
    }

    fn index(self) -> usize {
        self.index()
    }
}

/// A set of seats.
pub type SeatSet = Set<Seat>;

impl SeatSet {
    /// Every seat of a table of `count`.
    pub fn all(count: usize) -> SeatSet {
        Seat::all(count).collect()
    }
}

/// Who looks at a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// A player, who knows their own secrets.
    Seat(Seat),
    /// A spectator, who knows nobody's.
    Spectator,
}

impl Viewer {
    /// Whether this viewer may know what only `seat` knows.
    pub fn knows(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }

    /// Every viewer of a table of `count`: each seat, and the spectator.
    pub fn all(count: usize) -> impl Iterator<Item = Viewer> {
        Seat::all(count).map(Viewer::Seat).chain([Viewer::Spectator])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_go_round_clockwise() {
        let order: Vec<_> = Seat(2).round(4).map(|seat| seat.0).collect();
        assert_eq!(order, [2, 3, 0, 1]);
        assert_eq!(SeatSet::all(3).iter().count(), 3);
        assert_eq!("2".parse::<Seat>(), Ok(Seat(1)));
        assert!("0".parse::<Seat>().is_err());
    }
}
