//! Plays on quickly from where the tree ends, guided by what did well in other playouts.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use super::reward::Reward;
use crate::game::{Events, Game, Horizon};
use crate::position::Position;
use crate::random;
use crate::seat::Seat;
use crate::seed::Stream;

/// How rarely an offered action is taken: once in this many steps.
const OFFERED_ONCE_IN: u32 = 16;

/// How a playout ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ended {
    Over,
    /// It went far enough to be judged.
    CutOff,
}

/// What was done in playouts, and with what result.
pub(super) struct Playouts<G: Game> {
    random: Stream,
    /// The best of this many randomly drawn options is taken.
    drawn: u32,
    /// Where a playout ends if the game goes on.
    horizon: Horizon,
    /// The round in which the search began.
    round: u32,
    learned: HashMap<(Seat, G::Action), Learned, BuildHasherDefault<Mixer>>,
    /// The actions of the current playout.
    done: Vec<(Seat, G::Action)>,
}

#[derive(Clone, Copy, Default)]
struct Learned {
    count: u32,
    sum: f64,
}

impl<G: Game> Playouts<G> {
    /// Playouts of a search that begins in this round.
    pub fn new(drawn: u32, horizon: Horizon, round: u32, random: Stream) -> Playouts<G> {
        Playouts { random, drawn, horizon, round, learned: HashMap::default(), done: Vec::new() }
    }

    pub fn random(&mut self) -> &mut Stream {
        &mut self.random
    }

    pub fn begin(&mut self) {
        self.done.clear();
    }

    /// How many bytes what was learned takes.
    pub fn held(&self) -> usize {
        // A byte of each place says whether it is taken.
        self.learned.capacity() * (size_of::<(Seat, G::Action)>() + size_of::<Learned>() + 1)
    }

    /// Records an action.
    pub fn note(&mut self, seat: Seat, action: G::Action) {
        if self.drawn > 1 {
            self.done.push((seat, action));
        }
    }

    /// The average result of playouts in which this seat took this action.
    pub fn learned(&self, seat: Seat, action: G::Action) -> f64 {
        match self.learned.get(&(seat, action)) {
            Some(learned) => learned.sum / f64::from(learned.count),
            None => 1.0,
        }
    }

    /// Credits the result of a playout to everything done in it.
    pub fn learn(&mut self, reward: &Reward) {
        for (seat, action) in self.done.drain(..) {
            let learned = self.learned.entry((seat, action)).or_default();
            learned.count += 1;
            learned.sum += reward.values[seat.index()];
        }
    }

    /// Plays on to the end, or far enough.
    pub fn play(&mut self, game: &G, position: &mut Position<G>, seats: usize, events: &mut Events<G::Event>) -> Ended {
        let steps = match self.horizon {
            Horizon::GameEnd | Horizon::RoundEnd => G::LONGEST,
            Horizon::Decisions(count) => count as usize * seats,
        };
        for _ in 0..steps {
            if self.is_far_enough(game, position) || !self.step(game, position, events) {
                break;
            }
        }
        if position.is_over() || position.is_stuck() { Ended::Over } else { Ended::CutOff }
    }

    /// Whether the round is over with which playouts end.
    pub fn is_far_enough(&self, game: &G, position: &Position<G>) -> bool {
        self.horizon == Horizon::RoundEnd && game.round(position.state()) > self.round
    }

    /// Takes one action. Returns whether there was one to take.
    pub fn step(&mut self, game: &G, position: &mut Position<G>, events: &mut Events<G::Event>) -> bool {
        let Some((seat, action)) = self.choose(game, position) else { return false };
        self.note(seat, action);
        events.clear();
        position.apply_listed(game, seat, action, events);
        true
    }

    fn choose(&mut self, game: &G, position: &Position<G>) -> Option<(Seat, G::Action)> {
        if position.is_stuck() {
            return None;
        }
        let open = self.random.pick(position.questions())?;
        let seat = open.seat;
        if self.random.one_in(OFFERED_ONCE_IN)
            && random::is_own_turn(position, seat)
            && let Some(action) = self.random.pick(&position.offers(game, seat))
        {
            return Some((seat, *action));
        }
        let mut best = *self.random.pick(&open.options)?;
        if self.drawn > 1 && open.options.len() > 1 {
            let mut most = self.learned(seat, best);
            for _ in 1..self.drawn {
                let other = *self.random.pick(&open.options)?;
                let value = self.learned(seat, other);
                if value > most {
                    (best, most) = (other, value);
                }
            }
        }
        Some((seat, best))
    }
}

/// A fast hash for small keys. Nothing is ever iterated in its order.
#[derive(Default)]
pub(super) struct Mixer(u64);

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|byte| self.write_u64(u64::from(*byte)));
    }

    fn write_u8(&mut self, number: u8) {
        self.write_u64(u64::from(number));
    }

    fn write_u16(&mut self, number: u16) {
        self.write_u64(u64::from(number));
    }

    fn write_u64(&mut self, number: u64) {
        self.0 = (self.0.rotate_left(5) ^ number).wrapping_mul(0x517c_c1b7_2722_0a95);
    }

    fn write_isize(&mut self, number: isize) {
        self.write_u64(number as u64);
    }
}
