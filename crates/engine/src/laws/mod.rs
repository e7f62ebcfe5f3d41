//! The laws that every game must obey, checked over random games.
//!
//! One check serves every game: it plays through a [`Session`] as people do, and checks at each step that exactly the
//! listed actions are accepted and that nothing is lost, forgotten or revealed. Deliberately broken variants of the
//! test-only game prove that each law can fail.

mod announcing;
mod commands;
mod coverage;
mod listing;
mod pictures;
mod pricing;
mod sampling;
mod secrecy;
mod storing;

use std::collections::{HashMap, HashSet};
use std::fmt;
use std::hash::Hash;
use std::sync::Arc;

pub use commands::check_commands;
pub use coverage::Coverage;
pub use pictures::check_pictures;
use pricing::Accounts;

use super::game::{Game, VariantName};
use super::log::{Entry, Move, Opening};
use super::options::Options;
use super::seat::{Seat, SeatSet, Viewer};
use super::seed::{Seed, Stream};
use super::session::Session;
use super::{EditionHash, Progress};

/// One in this many steps is checked closely, besides those that settle.
const CLOSE_LOOK_ONCE_IN: u32 = 20;
/// How rarely offered actions are taken.
const OFFERED_ONCE_IN: u32 = 12;

/// How many games of a run a test checks: `usually`, or as many as `LAWS_GAMES` says.
pub fn games_to_check(usually: usize) -> usize {
    std::env::var("LAWS_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(usually)
}

/// The laws.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Law {
    /// Listed options are unique, in a stable order, accepted, and their texts parse back.
    Listing,
    /// Actions that are not listed are refused and leave the state unchanged.
    Refusing,
    /// There is always something to do before the end, and the end has an outcome.
    NoDeadEnd,
    /// The number of steps is bounded.
    Bounded,
    /// No piece is lost or created.
    Conservation,
    /// Stored, cloned and replayed states are equal.
    Storing,
    /// Undo restores the state, nobody else sees a step that can be undone, and it is known beforehand which can.
    Undo,
    /// Simultaneous answers do not depend on each other.
    Independence,
    /// Nobody can tell what they may not know.
    Secrecy,
    /// A redeal really changes what is hidden.
    Redeal,
    /// A sampled position fits what its viewer knows, does not depend on what they cannot know, and varies in it.
    Sampling,
    /// What an option says it costs is what is then paid, and nothing is paid unannounced.
    Pricing,
    /// What the words of an option announce as possible next is listed once the option is taken.
    Announcing,
    /// Whoever pays gets or changes something in return, or the label said that it brings nothing.
    Worth,
}

/// A violated law, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Violation {
    pub law: Law,
    pub detail: String,
    /// The game of the run, and the step in it.
    pub game: usize,
    pub step: usize,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "game {}, step {}: {:?}: {}", self.game, self.step, self.law, self.detail)
    }
}

/// A law and what is wrong.
type Fault = (Law, String);

/// Random games to check.
#[derive(Clone, Debug)]
pub struct Run {
    pub seats: usize,
    pub games: usize,
    pub options: Options,
    pub seed: Seed,
}

impl Run {
    /// The opening of the game with this number.
    fn opening<G: Game>(&self, number: usize) -> Opening {
        Opening {
            game: G::ID.to_owned(),
            rules: G::RULES_VERSION,
            edition: EditionHash::of(G::EDITION),
            options: self.options.clone(),
            seats: self.seats,
            seed: self.seed.derive(&format!("law {number}")),
        }
    }
}

/// Plays the games of a run and checks every law.
pub fn check<G: Game>(game: &Arc<G>, run: &Run, coverage: &mut Coverage) -> Result<(), Violation> {
    let mut memory = Memory::default();
    for number in 0..run.games {
        let opening = run.opening::<G>(number);
        let mut check = Check::begin(game, opening, std::mem::take(&mut memory), coverage);
        check.play(coverage).map_err(|(law, detail)| Violation { law, detail, game: number, step: check.log.len() })?;
        memory = check.memory;
    }
    Ok(())
}

/// One random game being checked.
struct Check<G: Game> {
    game: Arc<G>,
    opening: Opening,
    session: Session<G>,
    log: Vec<Entry>,
    random: Stream,
    memory: Memory<G::Action>,
    accounts: Accounts<G>,
}

/// What a run remembers from game to game: every action listed so far, for any seat, and the words they were made of.
struct Memory<A> {
    heard: Vec<A>,
    known: HashSet<A>,
    words: Vec<String>,
    /// For each hidden pile of a viewer, how many times in a row two samples had the same there.
    alike: HashMap<(Viewer, usize), u32>,
}

impl<A> Default for Memory<A> {
    fn default() -> Memory<A> {
        Memory { heard: Vec::new(), known: HashSet::new(), words: Vec::new(), alike: HashMap::new() }
    }
}

impl<A: Copy + Eq + Hash + fmt::Display> Memory<A> {
    fn hear(&mut self, action: A) {
        if !self.known.insert(action) {
            return;
        }
        self.heard.push(action);
        for word in action.to_string().split_whitespace() {
            if !self.words.iter().any(|known| known == word) {
                self.words.push(word.to_owned());
            }
        }
    }
}

impl<G: Game> Check<G> {
    fn begin(game: &Arc<G>, opening: Opening, memory: Memory<G::Action>, coverage: &mut Coverage) -> Check<G> {
        let (session, events) = Session::begin(game.clone(), &opening);
        events.iter().for_each(|event| coverage.count("event", event.kind()));
        let random = opening.seed.stream("laws");
        let accounts = Accounts::open(session.settled().state().clone());
        Check { game: game.clone(), opening, session, log: Vec::new(), random, memory, accounts }
    }

    fn play(&mut self, coverage: &mut Coverage) -> Result<(), Fault> {
        if self.session.settled().is_stuck() {
            return Err((Law::NoDeadEnd, "nobody can go on from the set-up".to_owned()));
        }
        self.inspect(true, coverage)?;
        while !self.session.is_over() {
            if self.log.len() >= G::LONGEST {
                return Err((Law::Bounded, format!("more than {} actions", G::LONGEST)));
            }
            let (seat, action) = self.choose()?;
            let before = self.session.clone();
            self.check_betrayal(seat, action)?;
            let progress = self.enter(seat, action)?;
            coverage.count("action", action.kind());
            progress.events.iter().for_each(|event| coverage.count("event", event.kind()));
            self.game
                .tally(self.session.settled().state(), &progress.events, &mut |what, kind| coverage.count(what, kind));
            self.check_marks(&before, seat, action, &progress)?;
            self.check_undo(&before, seat, &progress)?;
            self.check_prices(&progress, coverage)?;
            let close = progress.settled || self.random.one_in(CLOSE_LOOK_ONCE_IN);
            self.inspect(close, coverage)?;
        }
        Ok(())
    }

    /// Checks the current position.
    fn inspect(&mut self, closely: bool, coverage: &mut Coverage) -> Result<(), Fault> {
        self.game.audit(self.session.settled().state()).map_err(|problem| (Law::Conservation, problem))?;
        for seat in Seat::all(self.session.seats()) {
            self.game.audit(self.session.live(seat).state()).map_err(|problem| (Law::Conservation, problem))?;
            if let Some(open) = self.session.question(seat) {
                coverage.count("question", open.asked.question.kind());
            }
        }
        if !self.session.is_over() && self.session.outcome().is_some() {
            return Err((Law::NoDeadEnd, "there is an outcome before the end".to_owned()));
        }
        self.check_listing(coverage)?;
        self.check_refusals(coverage)?;
        if closely {
            self.check_independence()?;
            self.check_storing()?;
            self.check_secrecy()?;
            self.check_sampling()?;
        }
        Ok(())
    }

    /// Keeps accounts of what was settled.
    fn check_prices(&mut self, progress: &Progress<G::Event>, coverage: &mut Coverage) -> Result<(), Fault> {
        for (seat, text) in &progress.applied {
            if let Ok(action) = text.parse() {
                self.accounts.take(&self.game, *seat, action, coverage)?;
            }
        }
        Ok(())
    }

    /// A random next action.
    fn choose(&mut self) -> Result<(Seat, G::Action), Fault> {
        let seats = self.session.seats();
        if self.random.one_in(OFFERED_ONCE_IN) {
            let seat = Seat(self.random.below(seats as u32) as u8);
            if let Some(action) = self.random.pick(&self.session.offers(seat)) {
                return Ok((seat, *action));
            }
        }
        let asked: SeatSet = Seat::all(seats).filter(|seat| self.session.question(*seat).is_some()).collect();
        let asked: Vec<Seat> = asked.iter().collect();
        let nobody = || (Law::NoDeadEnd, "the game is not over, and nobody is asked".to_owned());
        let seat = *self.random.pick(&asked).ok_or_else(nobody)?;
        let open = self.session.question(seat).ok_or_else(nobody)?;
        let action = *self.random.pick(&open.options).ok_or_else(nobody)?;
        Ok((seat, action))
    }

    fn enter(&mut self, seat: Seat, action: G::Action) -> Result<Progress<G::Event>, Fault> {
        let entry = Entry { seat, what: Move::Act(action.to_string()) };
        let progress = self
            .session
            .enter(&entry)
            .map_err(|refused| (Law::Listing, format!("{entry} is listed but refused: {refused:?}")))?;
        self.log.push(entry);
        Ok(progress)
    }
}
