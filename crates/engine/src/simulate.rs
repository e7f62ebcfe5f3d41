//! Random games by the hundred, on one thread: speed, length and scores.

use std::collections::BTreeMap;

use super::game::{Events, Game};
use super::log::{Entry, Move};
use super::options::Options;
use super::outcome::Party;
use super::position::Position;
use super::random;
use super::seat::Seat;
use super::seed::Seed;

/// What to play.
#[derive(Clone, Debug)]
pub struct Simulation {
    pub seats: usize,
    pub games: usize,
    pub options: Options,
    /// The seed of the series; each game's own seed is derived from it.
    pub seed: Seed,
    /// Whether the entries of each game are kept.
    pub keep: bool,
}

impl Simulation {
    /// The seed of the game with this number.
    pub fn seed_of(&self, number: usize) -> Seed {
        self.seed.derive(&format!("game {number}"))
    }
}

/// The result of a simulation.
#[derive(Clone, Debug, Default)]
pub struct Simulated {
    /// Decisions with two or more options.
    pub actions: u64,
    /// Decisions of each game.
    pub lengths: Vec<u32>,
    /// Final scores of all seats of all games.
    pub scores: Vec<i32>,
    /// How often each title was awarded, where the game has them.
    pub ranks: BTreeMap<String, u32>,
    /// The entries of each game, if they were kept.
    pub logs: Vec<Vec<Entry>>,
}

/// Plays the games.
pub fn run<G: Game>(game: &G, simulation: &Simulation) -> Simulated {
    let mut result = Simulated::default();
    let mut events = Events::default();
    for number in 0..simulation.games {
        play_one(game, simulation, number, &mut events, &mut result);
    }
    result
}

fn play_one<G: Game>(
    game: &G,
    simulation: &Simulation,
    number: usize,
    events: &mut Events<G::Event>,
    result: &mut Simulated,
) {
    let seed = simulation.seed_of(number);
    let mut random = seed.stream("random players");
    let mut position = Position::start(game, &simulation.options, simulation.seats, seed, events);
    let mut log = Vec::new();
    let mut decisions = 0;
    while let Some(chosen) = random::choose(game, &position, simulation.seats, &mut random) {
        if chosen.offered && !random::is_own_turn(&position, chosen.seat) {
            continue;
        }
        events.clear();
        decisions += u32::from(chosen.decision);
        if simulation.keep {
            log.push(Entry { seat: chosen.seat, what: Move::Act(chosen.action.to_string()) });
        }
        position.apply_listed(game, chosen.seat, chosen.action, events);
    }
    result.actions += u64::from(decisions);
    result.lengths.push(decisions);
    if simulation.keep {
        result.logs.push(log);
    }
    let Some(outcome) = position.outcome(game) else { return };
    let of_seat = |seat: Seat| outcome.scores.iter().find(|score| score.who == Party::Seat(seat));
    result.scores.extend(Seat::all(simulation.seats).filter_map(of_seat).map(|score| score.total));
    if let Some(rank) = outcome.rank {
        *result.ranks.entry(rank).or_default() += 1;
    }
}
