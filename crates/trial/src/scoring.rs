//! The end: squares, coins and the stake count; of those with as many points, whoever has more squares is ahead.

use super::play::Look;
use super::vocabulary::Card;
use engine::{Outcome, Party, Score, Scores, Seat, small};

impl Look<'_> {
    pub fn outcome(&self) -> Option<Outcome> {
        self.state
            .steps
            .is_empty()
            .then(|| Outcome::ranked(Seat::all(self.state.seats()).map(|seat| self.score(seat)).collect()))
    }

    /// What everybody would score now. A stake counts from the beginning.
    pub fn scores(&self) -> Scores {
        Seat::all(self.state.seats()).map(|seat| self.score(seat).total).collect()
    }

    fn score(&self, seat: Seat) -> Score {
        let player = self.state.player(seat);
        let squares = i32::from(small(self.state.board.iter().filter(|owner| **owner == Some(seat)).count()));
        let stake = player.stake.map_or(0, Card::value);
        let items = vec![("squares", squares), ("coins", i32::from(player.coins)), ("stake", stake)];
        Score::of(Party::Seat(seat), items, vec![squares])
    }
}
