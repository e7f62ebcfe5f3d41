//! A state of a game with its open questions: what every front end, player and law works on.

use super::game::{Asked, Events, Game};
use super::options::Options;
use super::outcome::Outcome;
use super::refused::Refused;
use super::seat::{Seat, SeatSet, Viewer};
use super::seed::Seed;

/// A state and its open questions, each with its legal answers.
///
/// Questions with a single answer are not asked: they are answered at once, and never appear in a log.
#[derive(Clone, Debug)]
pub struct Position<G: Game> {
    state: G::State,
    /// The open questions by seat; entries past `asking` are spare capacity.
    open: Vec<OpenQuestion<G>>,
    asking: usize,
    /// Whether the rules led to a state in which nobody can continue.
    stuck: bool,
}

/// A question that waits for a seat, with its legal answers.
#[derive(Clone, Debug)]
pub struct OpenQuestion<G: Game> {
    pub seat: Seat,
    pub asked: Asked<G::Question>,
    pub options: Vec<G::Action>,
}

impl<G: Game> PartialEq for Position<G> {
    fn eq(&self, other: &Self) -> bool {
        self.state == other.state
    }
}

impl<G: Game> Position<G> {
    /// Sets a game up and plays to its first question.
    pub fn start(game: &G, options: &Options, seats: usize, seed: Seed, events: &mut Events<G::Event>) -> Self {
        Position::advanced(game, game.setup(options, seats, seed), events)
    }

    /// The position of a state that has been advanced before, such as a stored one.
    pub fn of(game: &G, state: G::State) -> Self {
        Position::advanced(game, state, &mut Events::default())
    }

    /// The position of a state after everything that happens automatically.
    pub fn advanced(game: &G, state: G::State, events: &mut Events<G::Event>) -> Self {
        let mut position = Position { state, open: Vec::new(), asking: 0, stuck: false };
        position.advance(game, events);
        position
    }

    /// Plays on, answering questions with a single answer, until somebody has a choice or the game is over.
    ///
    /// A bug in the rules may leave a question without an answer, leave nobody to ask before the end, or answer
    /// automatically forever. The position is then stuck; callers must not go there.
    fn advance(&mut self, game: &G, events: &mut Events<G::Event>) {
        self.stuck = false;
        for _ in 0..=G::LONGEST {
            game.advance(&mut self.state, events);
            self.ask(game);
            let forced = self.questions().iter().find(|open| open.options.len() == 1 && !open.asked.even_if_forced);
            let Some(open) = forced else {
                self.stuck = if self.is_over() {
                    self.outcome(game).is_none()
                } else {
                    self.questions().iter().any(|open| open.options.is_empty())
                };
                return;
            };
            let (seat, action) = (open.seat, open.options[0]);
            events.force(seat);
            game.perform(&mut self.state, seat, action, events);
        }
        self.stuck = true;
    }

    /// Lists the open questions again, reusing allocations.
    fn ask(&mut self, game: &G) {
        self.asking = 0;
        for seat in game.waiting(&self.state).iter() {
            let asked = game.asked(&self.state, seat);
            if self.asking == self.open.len() {
                self.open.push(OpenQuestion { seat, asked, options: Vec::new() });
            }
            let open = &mut self.open[self.asking];
            (open.seat, open.asked) = (seat, asked);
            open.options.clear();
            game.options(&self.state, seat, &mut open.options);
            self.asking += 1;
        }
    }

    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// The open questions, in seat order.
    pub fn questions(&self) -> &[OpenQuestion<G>] {
        &self.open[..self.asking]
    }

    /// This seat's open question.
    pub fn question(&self, seat: Seat) -> Option<&OpenQuestion<G>> {
        self.questions().iter().find(|open| open.seat == seat)
    }

    /// The seats the game waits for.
    pub fn waiting(&self) -> SeatSet {
        self.questions().iter().map(|open| open.seat).collect()
    }

    /// Whether no question is open.
    pub fn is_over(&self) -> bool {
        self.asking == 0
    }

    /// Whether nobody can continue although the game is not over. Only a bug in the rules leads here.
    pub fn is_stuck(&self) -> bool {
        self.stuck
    }

    /// What this seat may do besides answering.
    pub fn offers(&self, game: &G, seat: Seat) -> Vec<G::Action> {
        let mut offers = Vec::new();
        if !self.is_over() {
            game.offers(&self.state, seat, &mut offers);
        }
        offers
    }

    /// Whether this seat may take this action now.
    pub fn is_legal(&self, game: &G, seat: Seat, action: G::Action) -> bool {
        self.question(seat).is_some_and(|open| open.options.contains(&action))
            || self.offers(game, seat).contains(&action)
    }

    /// Carries out an action of this seat, or says why not and leaves everything unchanged. Only after
    /// [`Refused::Stuck`] the position is unusable: callers that want to continue from it keep a copy.
    pub fn apply(
        &mut self,
        game: &G,
        seat: Seat,
        action: G::Action,
        events: &mut Events<G::Event>,
    ) -> Result<(), Refused<G::Refusal>> {
        if self.is_over() {
            return Err(Refused::Over);
        }
        if !self.is_legal(game, seat, action) {
            return Err(self.refusal(game, seat, action));
        }
        self.apply_listed(game, seat, action, events);
        if self.stuck { Err(Refused::Stuck { action: action.to_string() }) } else { Ok(()) }
    }

    /// Carries out an action that is known to be listed, without checking again.
    pub fn apply_listed(&mut self, game: &G, seat: Seat, action: G::Action, events: &mut Events<G::Event>) {
        game.perform(&mut self.state, seat, action, events);
        self.advance(game, events);
    }

    fn refusal(&self, game: &G, seat: Seat, action: G::Action) -> Refused<G::Refusal> {
        if self.question(seat).is_none() && self.offers(game, seat).is_empty() {
            return Refused::NotAsked;
        }
        Refused::Rule(game.refusal(&self.state, seat, action))
    }

    pub fn outcome(&self, game: &G) -> Option<Outcome> {
        game.outcome(&self.state)
    }

    pub fn view(&self, game: &G, viewer: Viewer) -> G::View {
        game.view(&self.state, viewer)
    }
}
