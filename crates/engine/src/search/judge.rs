//! What a review asks: what everybody will score from here, and how well each of a few options does.
//!
//! Unlike a search for the best move, every option gets the same number of playouts and the same random numbers, so a bad
//! one is judged as exactly as a good one.

use super::reward::Reward;
use super::{Search, Settings, Weighed, choices_of, search};
use crate::game::{Events, Game};
use crate::outcome::Outcome;
use crate::position::Position;
use crate::seat::{MAX_SEATS, Seat, Viewer};
use crate::seed::{Seed, Stream};
use arrayvec::ArrayVec;

/// What each party will score on average, seats in order, then automas, if everybody plays on from what a spectator sees as
/// bots do that think this hard. None: no game came to its end.
pub fn expect<G: Game>(
    game: &G,
    position: &Position<G>,
    seats: usize,
    (games, settings): (u32, &Settings),
    mut random: Stream,
) -> Option<ArrayVec<f64, MAX_SEATS>> {
    let mut sums: ArrayVec<f64, MAX_SEATS> = ArrayVec::new();
    let mut ended = 0;
    for _ in 0..games {
        let state = game.sample(position.state(), Viewer::Spectator, &mut random);
        let Some(outcome) = played_on(game, Position::of(game, state), seats, settings, &mut random) else { continue };
        for (party, score) in outcome.scores.iter().take(MAX_SEATS).enumerate() {
            match sums.get_mut(party) {
                Some(sum) => *sum += f64::from(score.total),
                None => sums.push(f64::from(score.total)),
            }
        }
        ended += 1;
    }
    (ended > 0).then(|| sums.into_iter().map(|sum| sum / f64::from(ended)).collect())
}

/// How a game ends if a search answers every question.
fn played_on<G: Game>(
    game: &G,
    mut position: Position<G>,
    seats: usize,
    settings: &Settings,
    random: &mut Stream,
) -> Option<Outcome> {
    let mut events = Events::default();
    // A bot may use offers besides answering, so this is longer than random games are.
    for _ in 0..4 * G::LONGEST {
        let Some(seat) = position.questions().first().map(|open| open.seat).filter(|_| !position.is_stuck()) else {
            break;
        };
        let found = search(game, &position, seat, seats, settings, random.seed().stream("play on"))?;
        events.clear();
        position.apply_listed(game, seat, *found.action(), &mut events);
    }
    position.outcome(game)
}

/// How well each of these options of a seat does, with this many playouts each. Options that the seat does not have are left
/// out.
pub fn weigh<G: Game>(
    game: &G,
    position: &Position<G>,
    (seat, seats): (Seat, usize),
    actions: &[G::Action],
    settings: &Settings,
    secret: &Seed,
) -> Vec<Weighed<G::Action>> {
    let mut choices = Vec::new();
    choices_of(game, position, seat, &mut choices);
    let listed = actions.iter().filter(|action| choices.contains(action));
    listed
        .map(|action| {
            let mut search = Search::new(game, position, (seat, seats), settings, secret.stream("weigh"));
            search.weighed(position, *action, settings.most)
        })
        .collect()
}

impl<G: Game> Search<'_, G> {
    /// How it goes on average if the seat does this.
    fn weighed(&mut self, from: &Position<G>, action: G::Action, playouts: u32) -> Weighed<G::Action> {
        let (mut value, mut lead) = (0.0, 0.0);
        for _ in 0..playouts {
            let state = self.game.sample(from.state(), Viewer::Seat(self.seat), self.playouts.random());
            let mut position = Position::of(self.game, state);
            self.path.clear();
            self.playouts.begin();
            self.events.clear();
            position.apply_listed(self.game, self.seat, action, &mut self.events);
            self.descend(&mut position);
            let ended = self.playouts.play(self.game, &mut position, self.seats, &mut self.events);
            let reward = Reward::of(self.game, &position, self.seats, ended, &mut self.averages);
            self.playouts.learn(&reward);
            self.tree.learn(&self.path, &reward);
            value += reward.values[self.seat.index()];
            lead += reward.leads[self.seat.index()];
        }
        let count = f64::from(playouts.max(1));
        Weighed { action, visits: playouts, value: value / count, lead: lead / count }
    }
}
