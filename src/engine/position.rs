//! A state of a game together with its open questions: what every front end, player and law works on.

use super::game::{Asked, Events, Game};
use super::options::Options;
use super::outcome::Outcome;
use super::refused::Refused;
use super::seat::{Seat, SeatSet, Viewer};
use super::seed::Seed;

/// A state and the questions that wait in it, each with its legal answers.
///
/// Questions with one answer are not asked: the answer is given at once, and never appears in a log.
#[derive(Clone, Debug)]
pub struct Position<G: Game> {
    state: G::State,
    /// The open questions by seat; entries past `asking` are spare room.
    open: Vec<Open<G>>,
    asking: usize,
    /// Whether the rules led to where nobody can go on.
    stuck: bool,
}

/// A question that waits for a seat, with its legal answers.
#[derive(Clone, Debug)]
pub struct Open<G: Game> {
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

    /// The position of a state after everything that happens in it by itself.
    pub fn advanced(game: &G, state: G::State, events: &mut Events<G::Event>) -> Self {
        let mut position = Position { state, open: Vec::new(), asking: 0, stuck: false };
        position.advance(game, events);
        position
    }

    /// Plays on, answering what has only one answer, until somebody has a choice or the game is over.
    ///
    /// A fault in the rules may leave a question without an answer, leave nobody to ask before the end, or answer by
    /// itself for ever. The position is then stuck: it is for whoever got here not to go there.
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

    /// Lists the open questions anew, reusing the room of the old ones.
    fn ask(&mut self, game: &G) {
        self.asking = 0;
        for seat in game.waiting(&self.state).iter() {
            let asked = game.asked(&self.state, seat);
            if self.asking == self.open.len() {
                self.open.push(Open { seat, asked, options: Vec::new() });
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

    /// The questions that wait, in seat order.
    pub fn questions(&self) -> &[Open<G>] {
        &self.open[..self.asking]
    }

    /// The question that waits for this seat.
    pub fn question(&self, seat: Seat) -> Option<&Open<G>> {
        self.questions().iter().find(|open| open.seat == seat)
    }

    /// The seats the game waits for.
    pub fn waiting(&self) -> SeatSet {
        self.questions().iter().map(|open| open.seat).collect()
    }

    /// Whether nothing is asked any more.
    pub fn is_over(&self) -> bool {
        self.asking == 0
    }

    /// Whether nobody can go on although the game is not over. Only a fault in the rules leads here.
    pub fn is_stuck(&self) -> bool {
        self.stuck
    }

    /// What this seat may do besides.
    pub fn offers(&self, game: &G, seat: Seat) -> Vec<G::Action> {
        let mut offers = Vec::new();
        if !self.is_over() {
            game.offers(&self.state, seat, &mut offers);
        }
        offers
    }

    /// Whether this seat may do this now.
    pub fn is_legal(&self, game: &G, seat: Seat, action: G::Action) -> bool {
        self.question(seat).is_some_and(|open| open.options.contains(&action))
            || self.offers(game, seat).contains(&action)
    }

    /// Carries out an action of this seat, or says why not and leaves everything as it was. Only after
    /// [`Refused::Stuck`] the position is spent: whoever wants to go on from it keeps a copy.
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

    /// Carries out an action that is known to be listed, without looking again.
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
