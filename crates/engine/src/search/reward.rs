//! The result of a playout for every party.

use super::playout::Ended;
use crate::game::{Game, Judged};
use crate::outcome::{Outcome, Party};
use crate::position::Position;
use crate::seat::{MAX_SEATS, Seat};

/// A lead of this many points is worth half of what any lead can be.
const LEAD: f64 = 12.0;
/// The weight of a soloist's rank in the value of a game. With 0.8, so that no lead outweighs a rank, *normal* has
/// more wigs than Lacerda in 37 of 60 games instead of 48, and lower ranks.
const RANK: f64 = 0.5;
/// The highest rank of a soloist.
const HIGHEST_RANK: i32 = 4;

/// The result of a playout, by seat.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Reward {
    /// From 0 to 1: who is ahead of whom, and by how much.
    pub values: [f64; MAX_SEATS],
    /// The lead over the best other party, in points.
    pub leads: [f64; MAX_SEATS],
}

/// What every seat scored on average in the playouts so far.
#[derive(Default)]
pub(super) struct Averages {
    sums: [f64; MAX_SEATS],
    count: u32,
}

impl Averages {
    fn add(&mut self, totals: &[f64]) {
        self.sums.iter_mut().zip(totals).for_each(|(sum, total)| *sum += total);
        self.count += 1;
    }

    pub fn of(&self, seat: Seat) -> f64 {
        self.sums[seat.index()] / f64::from(self.count.max(1))
    }
}

impl Reward {
    pub fn of<G: Game>(
        game: &G,
        position: &Position<G>,
        seats: usize,
        ended: Ended,
        averages: &mut Averages,
    ) -> Reward {
        let state = position.state();
        match ended {
            Ended::CutOff => Reward::reckoned(&game.judge(state), seats, (averages, G::OWN), |_, lead| share(lead)),
            Ended::Over => {
                // Nobody wants to reach a position in which nobody can continue.
                let Some(outcome) = game.outcome(state) else {
                    return Reward::reckoned(&Judged::new(), seats, (averages, G::OWN), |_, _| 0.0);
                };
                let totals: Judged = outcome.scores.iter().map(|score| f64::from(score.total)).collect();
                let value = |seat, lead| (ahead(&outcome, seat) + share(lead)) / 2.0;
                let mut reward = Reward::reckoned(&totals, seats, (averages, G::OWN), value);
                if seats == 1
                    && outcome.rank.is_some()
                    && let Some(merit) =
                        game.solo_result(state).and_then(|result| result.merits.first().map(|merit| merit.points))
                {
                    let rank = f64::from(merit.clamp(0, HIGHEST_RANK)) / f64::from(HIGHEST_RANK);
                    reward.values[0] = RANK * rank + (1.0 - RANK) * reward.values[0];
                }
                reward
            }
        }
    }

    fn reckoned(
        totals: &[f64],
        seats: usize,
        (averages, share_of_own): (&mut Averages, f64),
        value: impl Fn(Seat, f64) -> f64,
    ) -> Reward {
        averages.add(totals);
        let mut reward = Reward { values: [0.0; MAX_SEATS], leads: [0.0; MAX_SEATS] };
        for seat in Seat::all(seats) {
            let own = totals.get(seat.index()).copied().unwrap_or_default();
            let others = totals.iter().enumerate().filter(|(place, _)| *place != seat.index());
            let lead = own - others.map(|(_, total)| *total).reduce(f64::max).unwrap_or_default();
            reward.leads[seat.index()] = lead;
            reward.values[seat.index()] =
                value(seat, share_of_own * (own - averages.of(seat)) + (1.0 - share_of_own) * lead);
        }
        reward
    }
}

/// A lead as a value from 0 to 1: more is better, with diminishing returns.
fn share(lead: f64) -> f64 {
    0.5 + 0.5 * lead / (lead.abs() + LEAD)
}

/// How many of the others a seat is ahead of; ties count half.
fn ahead(outcome: &Outcome, seat: Seat) -> f64 {
    let Some(own) = outcome.seat(seat) else { return 0.0 };
    let others = || outcome.scores.iter().filter(|score| score.who != Party::Seat(seat));
    let count = |placed: fn(u8, u8) -> bool| others().filter(|score| placed(own.place, score.place)).count() as f64;
    let all = others().count();
    if all == 0 { 1.0 } else { (count(|own, other| own < other) + 0.5 * count(|own, other| own == other)) / all as f64 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_seat_reaches_by_itself_counts_beside_its_lead() {
        let mut averages = Averages::default();
        let mut values = |totals: [f64; 2], share| {
            let reward = Reward::reckoned(&totals, 2, (&mut averages, share), |_, lead| lead);
            [reward.values[0], reward.values[1]]
        };
        assert_eq!(values([30.0, 20.0], 0.0), [10.0, -10.0], "nothing but the lead");
        // Averages of 35 each.
        assert_eq!(values([40.0, 50.0], 0.5), [-2.5, 12.5]);
    }
}
