//! The rules of Lisboa; one file for each part of the rulebook.

#![deny(clippy::wildcard_enum_match_arm, clippy::cast_possible_truncation)]

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
mod price;
mod produce;
pub mod rank;
mod redeal;
mod reform;
pub mod refusal;
mod reward;
pub mod scoring;
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
use self::play::{Look, Play};
use self::refusal::Refusal;
use self::state::{Ending, State};
use self::step::{Question, Step};
use self::view::View;
use crate::engine::{
    Asked, Booking, EditionError, Events, Game, OptionSpec, Options, Outcome, Party, Price, Seat, SeatSet, Seed, SoloResult,
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

    fn look<'a>(&'a self, state: &'a State) -> Look<'a> {
        Look { edition: &self.edition, state }
    }

    fn play<'a>(&'a self, state: &'a mut State, events: &'a mut Events<Event>) -> Play<'a> {
        Play { edition: &self.edition, state, events: Some(events) }
    }
}

impl Game for Lisboa {
    const ID: &'static str = "lisboa";
    const RULES: u32 = 2;
    const FORM: u32 = 2;
    const SEATS: (usize, usize) = (1, 4);
    const OPTIONS: &'static [OptionSpec] = &[DRAFT];
    const EDITION: &'static str = include_str!("edition.toml");
    const LONGEST: usize = 1_000;
    const IN_VAIN: &'static [(&'static str, &'static str)] = price::IN_VAIN;

    type State = State;
    type Question = Question;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;

    fn load(edition: &str) -> Result<Lisboa, EditionError> {
        Ok(Lisboa { edition: Arc::new(Edition::load(edition)?) })
    }

    fn setup(&self, options: &Options, seats: usize, seed: Seed) -> State {
        setup::set_up(&self.edition, seats, options.value(&DRAFT) == "on", seed)
    }

    fn reform(form: u32, state: serde_json::Value) -> Result<serde_json::Value, String> {
        match form {
            1 => reform::from_form_1(state),
            _ => Err(format!("it has form {form}, and this build reads forms 1 and {}", Self::FORM)),
        }
    }

    fn advance(&self, state: &mut State, events: &mut Events<Event>) {
        self.play(state, events).advance();
    }

    fn waiting(&self, state: &State) -> SeatSet {
        self.look(state).waiting()
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

    fn begins(&self, event: &Event) -> Option<Party> {
        if let Event::TurnBegan { who, .. } = event { Some(*who) } else { None }
    }

    fn asked(&self, state: &State, _seat: Seat) -> Asked<Question> {
        self.look(state).asked()
    }

    fn options(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        self.look(state).options(seat, out);
    }

    fn price(&self, state: &State, seat: Seat, action: Action) -> Price {
        self.look(state).price(seat, action)
    }

    fn book(&self, event: &Event, book: &mut dyn FnMut(Booking)) {
        price::book(event, book);
    }

    fn perform(&self, state: &mut State, seat: Seat, action: Action, events: &mut Events<Event>) {
        self.play(state, events).answer(seat, action);
    }

    fn refusal(&self, state: &State, seat: Seat, action: Action) -> Refusal {
        self.look(state).refusal(seat, action)
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

    fn witness(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.seen_by(viewer))
    }

    fn redeal(&self, state: &State, viewer: Viewer, random: &mut Stream) -> State {
        redeal::redeal(state, viewer, random)
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
