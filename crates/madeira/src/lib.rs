//! The rules of Madeira for two to four players; one file per part of the rulebook.
//!
//! ```
//! use engine::{Events, Game, Options, Position, Seed};
//! use madeira::Madeira;
//!
//! let game = Madeira::load(Madeira::EDITION).expect("the built-in edition");
//! let (seed, mut events) = (Seed::from_number(1582), Events::default());
//! let mut position = Position::start(&game, &Options::default(), 2, seed, &mut events);
//!
//! // A position always knows who is asked what, and lists every legal answer.
//! let asked = position.questions()[0].seat;
//! let answer = position.question(asked).expect("a question").options[0].clone();
//! position.apply(&game, asked, answer, &mut events).expect("a listed answer");
//! ```
//!
//! A stage of the round begins steps of a seat; steps are a stack, so that whatever interrupts (wood to choose,
//! a reward, a discard) is finished before what it interrupted. Everything random follows from the seed.

#![deny(clippy::cast_possible_truncation)]

pub mod action;
mod announces;
mod audit;
mod buildings;
mod commander;
mod crown;
pub mod edition;
pub mod event;
mod favour;
mod guildmaster;
mod harvest;
mod judge;
mod mayor;
mod pirates;
mod play;
mod prelude;
mod price;
pub mod question;
mod redeal;
pub mod refusal;
mod reward;
mod round;
mod scoring;
mod setup;
pub mod state;
pub mod step;
mod tally;
mod tell;
mod turn;
mod upkeep;
pub mod view;
pub mod vocabulary;
mod windmill;
mod wood;
mod words;
mod workers;

use engine::{
    EditionError, Game, Horizon, Judged, Memory, OptionSpec, Options, Outcome, Party, Scores, Seat, Seed, Steps,
    Stream, Viewer,
};

pub use action::Action;
pub use edition::Edition;
pub use event::Event;
pub use refusal::Refusal;
pub use state::State;
pub use step::Question;
pub use view::View;

use step::Stage;

/// Madeira, with the values of one edition.
#[derive(Clone, Debug)]
pub struct Madeira {
    edition: Edition,
}

impl Madeira {
    pub fn edition(&self) -> &Edition {
        &self.edition
    }
}

impl Game for Madeira {
    const ID: &'static str = "madeira";
    const RULES_VERSION: u32 = 3;
    const STATE_VERSION: u32 = 1;
    const SEATS: (usize, usize) = (2, 4);
    const OPTIONS: &'static [OptionSpec] = &[];
    const EDITION: &'static str = include_str!("edition.toml");
    const LONGEST: usize = 1_000;
    const HORIZON: Horizon = Horizon::RoundEnd;
    const OWN: f64 = 0.5;
    const PLAYOUTS: u32 = 2;
    const IN_VAIN: &'static [(&'static str, &'static str)] = price::IN_VAIN;

    type State = State;
    type Question = Question;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;

    engine::by_steps! {}

    fn load(edition: &str) -> Result<Madeira, EditionError> {
        Ok(Madeira { edition: Edition::load(edition)? })
    }

    fn setup(&self, _options: &Options, seats: usize, seed: Seed) -> State {
        setup::setup(&self.edition, seats, seed)
    }

    fn next(&self, state: &State) -> Option<Seat> {
        self.look(state).next()
    }

    fn turn(&self, state: &State) -> Option<Party> {
        (!state.steps.is_empty()).then_some(Party::Seat(state.turn.seat))
    }

    fn style(&self, event: &Event, count: &mut dyn FnMut(Seat, &'static str, u32)) {
        tally::style(event, count);
    }

    fn round(&self, state: &State) -> u32 {
        state.round.into()
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        (state.stage == Stage::Over).then(|| self.look(state).outcome())
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::view(self.look(state), viewer)
    }

    fn redeal(&self, state: &State, viewer: Viewer, memory: Memory, random: &mut Stream) -> State {
        redeal::redeal(state, viewer, memory, random)
    }

    fn sample(&self, state: &State, _viewer: Viewer, random: &mut Stream) -> State {
        redeal::sample(state, random)
    }

    fn scores(&self, state: &State) -> Scores {
        self.look(state).scores()
    }

    fn judge(&self, state: &State) -> Judged {
        self.look(state).judge()
    }

    fn leave_out(&self, _state: &State, _seat: Seat, choices: &mut Vec<Action>) {
        judge::leave_out(choices);
    }

    fn hidden(&self, state: &State, viewer: Viewer) -> Vec<Vec<String>> {
        redeal::hidden(state, viewer)
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        self.look(state).audit()
    }

    fn tally(&self, _state: &State, events: &[Event], count: &mut dyn FnMut(&'static str, &str)) {
        events.iter().for_each(|event| tally::count(event, count));
    }

    fn tallied(&self) -> Vec<(&'static str, String)> {
        tally::all()
    }
}

#[cfg(test)]
mod tests;
