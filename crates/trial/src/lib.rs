//! A small game for tests only, and the model for new ones: a hidden hand, draws, an interruption, a sealed simultaneous
//! decision, an offered action and a decision of 60 options. `docs/adding-a-game.md` follows it file by file.
//!
//! Everybody first sets one card aside in secret; these stakes are shown together. In a turn one draws a card, or plays
//! one and marks a square; a neighbour's owner may then guard against it with a card. At any time two tokens can be
//! melted into a coin. The game ends when the deck is empty and nobody has a card; squares, coins and stakes count.

#![deny(clippy::wildcard_enum_match_arm, clippy::cast_possible_truncation)]

mod action;
mod audit;
mod edition;
mod event;
mod flawed;
mod guard;
mod mark;
mod melt;
mod play;
mod prelude;
mod question;
mod redeal;
mod refusal;
mod scoring;
mod setup;
mod stake;
mod state;
mod step;
mod tell;
mod turn;
mod view;
mod vocabulary;
mod words;

use engine::{
    EditionError, Game, Horizon, Memory, OptionSpec, Options, Outcome, Party, Scores, Seat, Seed, Steps, Stream, Viewer,
};

pub use action::Action;
pub use event::Event;
pub use flawed::{Flaw, Flawed};
pub use question::Question;
pub use refusal::Refusal;
pub use state::State;
pub use view::View;
pub use vocabulary::{Card, Square};

use edition::Edition;

/// The test-only game, with the values of one edition.
#[derive(Clone, Debug)]
pub struct Trial {
    edition: Edition,
}

impl Game for Trial {
    const ID: &'static str = "trial";
    const RULES_VERSION: u32 = 1;
    const STATE_VERSION: u32 = 2;
    const SEATS: (usize, usize) = (1, 4);
    const OPTIONS: &'static [OptionSpec] = &[setup::TOKENS];
    const EDITION: &'static str = include_str!("edition.toml");
    const LONGEST: usize = 400;
    const HORIZON: Horizon = Horizon::Decisions(20);

    type State = State;
    type Question = Question;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;

    engine::by_steps! {}

    fn load(text: &str) -> Result<Trial, EditionError> {
        Ok(Trial { edition: Edition::load(text)? })
    }

    fn migrate_state(_form: u32, state: serde_json::Value) -> Result<serde_json::Value, String> {
        state::reform(state)
    }

    fn setup(&self, options: &Options, seats: usize, seed: Seed) -> State {
        setup::setup(&self.edition, options, seats, seed)
    }

    fn next(&self, state: &State) -> Option<Seat> {
        self.look(state).next()
    }

    fn turn(&self, state: &State) -> Option<Party> {
        self.look(state).turn().map(Party::Seat)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        self.look(state).outcome()
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.look(state).view(viewer)
    }

    fn redeal(&self, state: &State, viewer: Viewer, _memory: Memory, random: &mut Stream) -> State {
        self.look(state).redeal(viewer, random)
    }

    fn sample(&self, state: &State, viewer: Viewer, random: &mut Stream) -> State {
        self.look(state).sample(viewer, random)
    }

    fn scores(&self, state: &State) -> Scores {
        self.look(state).scores()
    }

    fn hidden(&self, state: &State, viewer: Viewer) -> Vec<Vec<String>> {
        self.look(state).hidden(viewer)
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        self.look(state).audit()
    }
}
