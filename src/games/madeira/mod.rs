//! The rules of Madeira for two to four players; one file per part of the rulebook.
//!
//! A stage of the round begins steps of a seat; steps are a stack, so that whatever interrupts (wood to choose,
//! a reward, a discard) is finished before what it interrupted. Everything random follows from the seed.

#![deny(clippy::wildcard_enum_match_arm, clippy::cast_possible_truncation)]

pub mod action;
mod audit;
mod buildings;
mod commander;
mod crown;
pub mod edition;
pub mod event;
mod favour;
mod flow;
mod guildmaster;
mod harvest;
mod mayor;
mod pirates;
mod play;
mod price;
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
pub mod words;
mod workers;

use crate::engine::{
    Asked, Booking, EditionError, Events, Game, OptionSpec, Options, Outcome, Party, Price, Seat, SeatSet, Seed, Stream,
    Viewer,
};

pub use action::Action;
pub use edition::Edition;
pub use event::Event;
pub use refusal::Refusal;
pub use state::State;
pub use step::Question;
pub use view::View;

use play::{Look, Play};
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

    fn look<'a>(&'a self, state: &'a State) -> Look<'a> {
        Look { edition: &self.edition, state }
    }

    fn play<'a>(&'a self, state: &'a mut State, events: &'a mut Events<Event>) -> Play<'a> {
        Play { edition: &self.edition, state, events }
    }
}

impl Game for Madeira {
    const ID: &'static str = "madeira";
    const RULES: u32 = 2;
    const FORM: u32 = 1;
    const SEATS: (usize, usize) = (2, 4);
    const OPTIONS: &'static [OptionSpec] = &[];
    const EDITION: &'static str = include_str!("edition.toml");
    const LONGEST: usize = 1_000;
    const IN_VAIN: &'static [(&'static str, &'static str)] = price::IN_VAIN;

    type State = State;
    type Question = Question;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;

    fn load(edition: &str) -> Result<Madeira, EditionError> {
        Ok(Madeira { edition: Edition::load(edition)? })
    }

    fn setup(&self, _options: &Options, seats: usize, seed: Seed) -> State {
        setup::setup(&self.edition, seats, seed)
    }

    fn advance(&self, state: &mut State, events: &mut Events<Event>) {
        self.play(state, events).advance();
    }

    fn waiting(&self, state: &State) -> SeatSet {
        self.look(state).waiting()
    }

    fn next(&self, state: &State) -> Option<Seat> {
        self.look(state).next()
    }

    fn turn(&self, state: &State) -> Option<Party> {
        (!state.steps.is_empty()).then_some(Party::Seat(state.turn.seat))
    }

    fn asked(&self, state: &State, seat: Seat) -> Asked<Question> {
        self.look(state).asked(seat)
    }

    fn options(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        self.look(state).options(seat, out);
    }

    fn offers(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        self.look(state).offers(seat, out);
    }

    fn price(&self, state: &State, seat: Seat, action: Action) -> Price {
        self.look(state).price(seat, action)
    }

    fn book(&self, event: &Event, book: &mut dyn FnMut(Booking)) {
        price::book(event, book);
    }

    fn perform(&self, state: &mut State, seat: Seat, action: Action, events: &mut Events<Event>) {
        self.play(state, events).perform(seat, action);
    }

    fn refusal(&self, state: &State, seat: Seat, action: Action) -> Refusal {
        self.look(state).refusal(seat, action)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        (state.stage == Stage::Over).then(|| self.look(state).outcome())
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::view(self.look(state), viewer)
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

    fn tally(&self, _state: &State, events: &[Event], count: &mut dyn FnMut(&'static str, &str)) {
        events.iter().for_each(|event| tally::count(event, count));
    }

    fn tallied(&self) -> Vec<(&'static str, String)> {
        tally::all()
    }
}

#[cfg(test)]
mod tests;
