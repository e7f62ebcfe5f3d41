//! How a game ended: scores by item, tie-breaks, places.

use serde::{Deserialize, Serialize};

use super::seat::Seat;

/// Whose score it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Party {
    Seat(Seat),
    /// An opponent played by the rules (an automa).
    Automa,
}

/// One line of the final scoring.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Item {
    /// What it was for; a name known to the game's texts.
    pub what: String,
    pub points: i32,
}

/// The result of one party.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Score {
    pub who: Party,
    /// From 1; tied parties share a place.
    pub place: u8,
    pub total: i32,
    /// The parts of the total, in the order of the rulebook.
    pub items: Vec<Item>,
    /// Compared in this order where totals are equal; more is better.
    pub tie_breaks: Vec<i32>,
}

impl Score {
    /// A score without a place yet; the total is the sum of the items.
    pub fn of(who: Party, items: Vec<(&str, i32)>, tie_breaks: Vec<i32>) -> Score {
        let items: Vec<_> = items.into_iter().map(|(what, points)| Item { what: what.to_owned(), points }).collect();
        let total = items.iter().map(|item| item.points).sum();
        Score { who, place: 0, total, items, tie_breaks }
    }
}

/// The end of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// Seats in order, then automas.
    pub scores: Vec<Score>,
    /// A title that the game also awards, such as a soloist's rank.
    pub rank: Option<String>,
}

impl Outcome {
    /// Gives every party its place.
    pub fn ranked(mut scores: Vec<Score>) -> Outcome {
        let standing = |score: &Score| (score.total, score.tie_breaks.clone());
        let all: Vec<_> = scores.iter().map(standing).collect();
        for score in &mut scores {
            let mine = standing(score);
            score.place = 1 + all.iter().filter(|other| **other > mine).count() as u8;
        }
        Outcome { scores, rank: None }
    }

    /// The score of a seat.
    pub fn seat(&self, seat: Seat) -> Option<&Score> {
        self.scores.iter().find(|score| score.who == Party::Seat(seat))
    }

    /// All parties in first place.
    pub fn winners(&self) -> impl Iterator<Item = Party> {
        self.scores.iter().filter(|score| score.place == 1).map(|score| score.who)
    }
}

/// A soloist's result, by which solo challenges rank.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SoloResult {
    /// Compared in this order; more is better. Equal ones share a place.
    pub merits: Vec<Item>,
    /// The title that the game awarded, as in its outcome.
    pub rank: Option<String>,
    /// Turns taken, where the game counts them. Not compared.
    pub turns: Option<u32>,
}

impl SoloResult {
    pub fn of(merits: &[(&str, i32)]) -> SoloResult {
        let merits = merits.iter().map(|(what, points)| Item { what: (*what).to_owned(), points: *points }).collect();
        SoloResult { merits, rank: None, turns: None }
    }

    /// One of the merits.
    pub fn merit(&self, what: &str) -> i32 {
        self.merits.iter().find(|item| item.what == what).map_or(0, |item| item.points)
    }

    /// The sort key: more is better.
    pub fn standing(&self) -> Vec<i32> {
        self.merits.iter().map(|item| item.points).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ties_go_to_the_tie_breaks_and_then_share() {
        let score = |seat, points, tie| Score::of(Party::Seat(Seat(seat)), vec![("all", points)], vec![tie]);
        let outcome = Outcome::ranked(vec![score(0, 10, 1), score(1, 12, 0), score(2, 10, 2), score(3, 10, 1)]);
        let places: Vec<_> = outcome.scores.iter().map(|score| score.place).collect();
        assert_eq!(places, [3, 1, 2, 3]);
        assert_eq!(outcome.winners().collect::<Vec<_>>(), [Party::Seat(Seat(1))]);
    }
}
