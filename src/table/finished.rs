//! A game that is over, as ratings and statistics read it: who sat where, and how it ended.

use super::clock::Time;
use super::ids::{GameId, PersonId};
use super::life::Former;
use crate::engine::{Deeds, Outcome, Score, Seat};

/// A finished game of a server.
#[derive(Clone, Debug, PartialEq)]
pub struct Finished {
    pub game: GameId,
    /// The id of the game that was played.
    pub kind: String,
    pub rated: bool,
    /// Whether whoever opened the table chose the seed.
    pub open_seed: bool,
    /// How many hints were given.
    pub hints: u32,
    pub outcome: Outcome,
    /// What each seat had built; empty in games that ended before that was counted.
    pub deeds: Deeds,
    pub ended: Time,
    /// In seat order.
    pub seats: Vec<FinishedSeat>,
    /// Those who got up before the end, in this order.
    pub former: Vec<Former>,
}

/// Who sat there at the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinishedSeat {
    pub seat: Seat,
    /// None: a bot, or somebody who asked to be forgotten, or nobody.
    pub person: Option<PersonId>,
    pub name: String,
}

impl Finished {
    /// Whether somebody played alone, against nobody but the rules.
    pub fn is_solo(&self) -> bool {
        self.seats.len() == 1
    }

    /// Whether it can be among the best results: without hints, and nobody knew the seed.
    pub fn is_fair(&self) -> bool {
        self.hints == 0 && !self.open_seed
    }

    pub fn score(&self, seat: Seat) -> Option<&Score> {
        self.outcome.seat(seat)
    }

    /// The seat in which this person finished the game.
    pub fn seat_of(&self, person: PersonId) -> Option<Seat> {
        self.seats.iter().find(|one| one.person == Some(person)).map(|one| one.seat)
    }

    /// The first who got up from this seat: whoever began the game there, if they did not finish it.
    pub fn left(&self, seat: Seat) -> Option<&Former> {
        self.former.iter().find(|former| former.seat == seat)
    }

    /// Everybody who is known by name, at the end or before.
    pub fn named(&self) -> impl Iterator<Item = (PersonId, &str)> {
        let former = self.former.iter().filter_map(|one| Some((one.person?, one.name.as_str())));
        former.chain(self.seats.iter().filter_map(|one| Some((one.person?, one.name.as_str()))))
    }
}
