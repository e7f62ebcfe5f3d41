//! The rules of Lisboa; one file for each part of the rulebook.
//!
//! ```
//! use engine::{Events, Game, Options, Position, Seed};
//! use lisboa::Lisboa;
//!
//! let game = Lisboa::load(Lisboa::EDITION).expect("the built-in edition");
//! let (seed, mut events) = (Seed::from_number(1755), Events::default());
//! let mut position = Position::start(&game, &Options::default(), 2, seed, &mut events);
//!
//! // A position always knows who is asked what, and lists every legal answer.
//! let asked = position.questions()[0].seat;
//! let answer = position.question(asked).expect("a question").options[0].clone();
//! position.apply(&game, asked, answer, &mut events).expect("a listed answer");
//! ```

#![deny(clippy::cast_possible_truncation)]

pub mod action;
mod audit;
mod benefits;
mod building;
mod cardinal;
mod cardinal_reach;
mod church;
pub mod city;
mod deal;
mod decree;
pub mod edition;
pub mod event;
mod flow;
mod gain;
pub mod lacerda;
mod lacerda_choice;
mod means;
mod metrics;
mod officials;
mod opening;
mod pay;
mod period;
mod plan;
mod play;
pub mod player;
mod portfolio;
mod prelude;
mod price;
mod produce;
pub mod question;
pub mod rank;
mod redeal;
mod reform;
pub mod refusal;
mod reward;
pub mod rubble;
mod scoring;
mod setup;
mod ship;
pub mod state;
mod state_action;
pub mod step;
mod store;
mod tally;
mod tell;
mod turn;
pub mod view;
mod visit;
pub mod vocabulary;
mod words;

#[cfg(test)]
mod tests;

use std::sync::Arc;

use self::action::Action;
use self::edition::Edition;
use self::event::Event;
use self::refusal::Refusal;
use self::state::{Ending, State};
use self::step::{Question, Step};
use self::view::View;
use engine::{
    EditionError, Game, Horizon, Memory, OptionSpec, Options, Outcome, Party, Scores, Seat, Seed, SoloResult, Steps,
    Stream, Viewer,
};

/// Lisboa, with the values of one edition. One person plays against Lacerda.
#[derive(Clone, Debug)]
pub struct Lisboa {
    edition: Arc<Edition>,
}

/// Whether the starting hands are drafted (p. 7).
const DRAFT: OptionSpec = OptionSpec { id: "draft", values: &["off", "on"] };

impl Lisboa {
    /// The values that this game is played with.
    pub fn edition(&self) -> &Edition {
        &self.edition
    }
}

impl Game for Lisboa {
    const ID: &'static str = "lisboa";
    const RULES_VERSION: u32 = 2;
    const STATE_VERSION: u32 = 2;
    const SEATS: (usize, usize) = (1, 4);
    const OPTIONS: &'static [OptionSpec] = &[DRAFT];
    const EDITION: &'static str = include_str!("edition.toml");
    const LONGEST: usize = 1_000;
    const HORIZON: Horizon = Horizon::Decisions(20);
    const IN_VAIN: &'static [(&'static str, &'static str)] = price::IN_VAIN;

    type State = State;
    type Question = Question;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;

    engine::by_steps! {}

    fn load(edition: &str) -> Result<Lisboa, EditionError> {
        Ok(Lisboa { edition: Arc::new(Edition::load(edition)?) })
    }

    fn setup(&self, options: &Options, seats: usize, seed: Seed) -> State {
        setup::set_up(&self.edition, seats, options.value(&DRAFT) == "on", seed)
    }

    fn migrate_state(form: u32, state: serde_json::Value) -> Result<serde_json::Value, String> {
        match form {
            1 => reform::from_form_1(state),
            _ => Err(format!("it has form {form}, and this build reads forms 1 and {}", Self::STATE_VERSION)),
        }
    }

    fn next(&self, state: &State) -> Option<Seat> {
        let seats = usize::from(state.seats);
        let after = state.turn.clockwise(1, seats);
        let ends = matches!(state.ending, Ending::LastRound(_)) && after == Seat(0);
        (seats > 1 && matches!(state.top(), Some(Step::Ask(_, Question::Turn))) && !ends).then_some(after)
    }

    fn turn(&self, state: &State) -> Option<Party> {
        (state.round > 0).then(|| state.party(state.turn))
    }

    fn round(&self, state: &State) -> u32 {
        state.round.into()
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        matches!(state.ending, Ending::Over(_)).then(|| self.look(state).outcome())
    }

    fn solo_result(&self, state: &State) -> Option<SoloResult> {
        let alone = state.lacerda.is_some() && matches!(state.ending, Ending::Over(_));
        alone.then(|| self.look(state).solo_result())
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.look(state).view(viewer)
    }

    fn redeal(&self, state: &State, viewer: Viewer, memory: Memory, random: &mut Stream) -> State {
        redeal::redeal(state, viewer, memory, random)
    }

    fn sample(&self, state: &State, viewer: Viewer, random: &mut Stream) -> State {
        redeal::sample(state, viewer, random)
    }

    fn scores(&self, state: &State) -> Scores {
        self.look(state).scores()
    }

    fn hidden(&self, state: &State, viewer: Viewer) -> Vec<Vec<String>> {
        redeal::hidden(state, viewer)
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        self.look(state).audit()
    }

    fn tally(&self, state: &State, events: &[Event], count: &mut dyn FnMut(&'static str, &str)) {
        self.look(state).tally(events, count);
    }

    fn tallied(&self) -> Vec<(&'static str, String)> {
        tally::tallied(&self.edition)
    }
}
