//! A game that is over, as ratings and statistics read it: who sat where, and how it ended.

use crate::clock::Time;
use crate::ids::{GameId, PersonId};
use crate::life::Former;
use engine::{Deeds, Outcome, Score, Seat};

/// A finished game of a server.
#[derive(Clone, Debug, PartialEq)]
pub struct Finished {
    pub game: GameId,
    /// The id of the game that was played.
    pub kind: String,
    pub rated: bool,
    /// Whether the person who opened the table chose the seed.
    pub open_seed: bool,
    /// How many hints were given.
    pub hints: u32,
    /// How often turns were taken back.
    pub taken_back: u32,
    pub outcome: Outcome,
    /// What each seat had built; empty in games that ended before builds counted it.
    pub deeds: Deeds,
    pub ended: Time,
    /// In seat order.
    pub seats: Vec<FinishedSeat>,
    /// Players who left before the end, in the order in which they left.
    pub former: Vec<Former>,
}

/// A seat at the end of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinishedSeat {
    pub seat: Seat,
    /// None: a bot, a person who asked to be forgotten, or nobody.
    pub person: Option<PersonId>,
    pub name: String,
}

impl Finished {
    /// Whether one person played alone.
    pub fn is_solo(&self) -> bool {
        self.seats.len() == 1
    }

    /// Whether it can be among the best results: no hints were given, no turns taken back, and nobody knew the seed.
    pub fn is_fair(&self) -> bool {
        self.hints == 0 && self.taken_back == 0 && !self.open_seed
    }

    pub fn score(&self, seat: Seat) -> Option<&Score> {
        self.outcome.seat(seat)
    }

    /// The first player who left this seat: the one who began the game there without finishing it.
    pub fn left(&self, seat: Seat) -> Option<&Former> {
        self.former.iter().find(|former| former.seat == seat)
    }

    /// Everybody whose name is known, whether they sat there at the end or earlier.
    pub fn named(&self) -> impl Iterator<Item = (PersonId, &str)> {
        let former = self.former.iter().filter_map(|one| Some((one.person?, one.name.as_str())));
        former.chain(self.seats.iter().filter_map(|one| Some((one.person?, one.name.as_str()))))
    }
}
