//! A search for dead ends where good players go: questions without an answer.
//!
//! Random games seldom reach the tight positions in which a rule leaves no way on. So in each game of a search, players
//! try every answer in random playouts and choose the one that does best on average; every playout is checked for a
//! question without an answer.

use super::game::{Events, Game};
use super::log::{Entry, Move};
use super::options::Options;
use super::outcome::{Outcome, Party};
use super::position::Position;
use super::random;
use super::seat::Seat;
use super::seed::{Seed, Stream};

/// What to search.
#[derive(Clone, Debug)]
pub struct DeadEndSearch {
    pub seats: usize,
    pub options: Options,
    /// Playouts in all.
    pub playouts: u64,
    /// Playouts before each decision, shared out among its answers.
    pub width: usize,
    /// The seed of the search; each game's own seed is derived from it.
    pub seed: Seed,
}

/// The result of a search.
#[derive(Clone, Debug, Default)]
pub struct DeadEndReport {
    /// Games started.
    pub games: usize,
    pub playouts: u64,
    /// The first dead end, where the search stopped.
    pub found: Option<DeadEnd>,
}

/// A question without an answer, and how to get there.
#[derive(Clone, Debug)]
pub struct DeadEnd {
    /// The seed of the game.
    pub seed: Seed,
    pub entries: Vec<Entry>,
    /// What is asked, and of whom.
    pub question: String,
    /// The state in its stored form.
    pub state: String,
}

/// Searches until the playouts are used up or a dead end is found.
pub fn search<G: Game>(game: &G, search: &DeadEndSearch) -> DeadEndReport {
    let mut result = DeadEndReport::default();
    while result.playouts < search.playouts && result.found.is_none() {
        let seed = search.seed.derive(&format!("game {}", result.games));
        result.games += 1;
        let mut player = Playthrough { game, search, random: seed.stream("good players"), events: Events::default() };
        if let Err(stuck) = player.play(seed, &mut result.playouts) {
            result.found = Some(stuck.told(seed));
        }
    }
    result
}

/// The moves up to a stuck position.
struct Stuck<G: Game> {
    moves: Moves<G>,
    position: Position<G>,
}

type Moves<G> = Vec<(Seat, <G as Game>::Action)>;

impl<G: Game> Stuck<G> {
    fn told(self, seed: Seed) -> DeadEnd {
        let entry = |(seat, action): (Seat, G::Action)| Entry { seat, what: Move::Act(action.to_string()) };
        let asked = self.position.questions().iter().find(|open| open.options.is_empty());
        let question = asked.map_or_else(
            || "nothing is asked, and the game is not over".to_owned(),
            |open| format!("seat {}: {:?}", open.seat, open.asked.question),
        );
        let state =
            serde_json::to_string(self.position.state()).unwrap_or_else(|error| format!("not serialisable: {error}"));
        DeadEnd { seed, entries: self.moves.into_iter().map(entry).collect(), question, state }
    }
}

/// Plays one game of a search.
struct Playthrough<'a, G: Game> {
    game: &'a G,
    search: &'a DeadEndSearch,
    random: Stream,
    events: Events<G::Event>,
}

impl<G: Game> Playthrough<'_, G> {
    /// Plays a game to its end, or until the playouts are used up.
    fn play(&mut self, seed: Seed, playouts: &mut u64) -> Result<(), Box<Stuck<G>>> {
        let DeadEndSearch { seats, options, .. } = self.search;
        let mut position = Position::start(self.game, options, *seats, seed, &mut self.events);
        let mut moves = Moves::<G>::new();
        while *playouts < self.search.playouts && !position.is_stuck() {
            let Some(open) = position.questions().first() else { break };
            let (seat, answers) = (open.seat, open.options.clone());
            let Some(action) = self.best(&position, seat, &answers, &moves, playouts)? else { break };
            moves.push((seat, action));
            position.apply_listed(self.game, seat, action, &mut self.events);
            self.events.clear();
        }
        self.ended(&position, &moves).map(|_| ())
    }

    /// The answer that does best on average over its share of the playouts.
    fn best(
        &mut self,
        position: &Position<G>,
        seat: Seat,
        answers: &[G::Action],
        moves: &Moves<G>,
        playouts: &mut u64,
    ) -> Result<Option<G::Action>, Box<Stuck<G>>> {
        let share = self.search.width.div_ceil(answers.len().max(1));
        let mut best = None;
        for action in answers {
            let mut sum = 0;
            for _ in 0..share {
                *playouts += 1;
                sum += self.playout(position, seat, *action, moves)?;
            }
            if best.is_none_or(|(most, _)| sum > most) {
                best = Some((sum, *action));
            }
        }
        Ok(best.map(|(_, action)| action))
    }

    /// Plays on at random after an answer. Returns its seat's lead at the end.
    fn playout(
        &mut self,
        from: &Position<G>,
        seat: Seat,
        action: G::Action,
        moves: &Moves<G>,
    ) -> Result<i64, Box<Stuck<G>>> {
        let mut position = from.clone();
        let mut since = vec![(seat, action)];
        position.apply_listed(self.game, seat, action, &mut self.events);
        while let Some(chosen) = random::choose(self.game, &position, self.search.seats, &mut self.random) {
            self.events.clear();
            if chosen.offered && !random::is_own_turn(&position, chosen.seat) {
                continue;
            }
            since.push((chosen.seat, chosen.action));
            position.apply_listed(self.game, chosen.seat, chosen.action, &mut self.events);
        }
        match position.outcome(self.game).filter(|_| position.is_over()) {
            Some(outcome) => Ok(lead(&outcome, seat)),
            None => Err(Box::new(Stuck { moves: [moves.as_slice(), &since].concat(), position })),
        }
    }

    /// Whether a game that was stopped is over, or just unfinished.
    fn ended(&self, position: &Position<G>, moves: &Moves<G>) -> Result<(), Box<Stuck<G>>> {
        if position.is_stuck() {
            return Err(Box::new(Stuck { moves: moves.clone(), position: position.clone() }));
        }
        Ok(())
    }
}

/// A seat's lead over the best of the others.
fn lead(outcome: &Outcome, seat: Seat) -> i64 {
    let own = outcome.seat(seat).map_or(0, |score| score.total);
    let others = outcome.scores.iter().filter(|score| score.who != Party::Seat(seat)).map(|score| score.total);
    i64::from(own) - others.max().map_or(0, i64::from)
}
