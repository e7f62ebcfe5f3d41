//! `Look` reads a position, `Play` changes it, `Sight` is what a seat sees. Each rule file adds its part to them.

use super::action::Action;
use super::edition::Edition;
use super::event::Event;
use super::melt::AtAnyTime;
use super::question::Question;
use super::refusal::{Allowed, Refusal};
use super::state::{Player, State};
use super::step::{Step, Task};
use super::vocabulary::Card;
use super::{Trial, View};
use engine::steps::{Next, NextOf};
use engine::{Seat, SeatSet, Steps};

engine::hands! { Edition, Sight }

impl Steps for Trial {
    type Task = Task;
    type Offer = AtAnyTime;

    const OUT_OF_TURN: Refusal = Refusal::NotNow;
    const UNLISTED: Refusal = Refusal::NotNow;

    engine::by_hands! { Sight }

    fn next_step(look: Look<'_>) -> NextOf<Trial> {
        look.state.steps.last().map(|step| match step {
            Step::Ask(seats, question) => Next::Ask(*seats, *question),
            Step::Run(task) => Next::Run(*task),
        })
    }

    fn take_off(play: &mut Play<'_>, seat: Option<Seat>) {
        if let (Some(Step::Ask(seats, question)), Some(seat)) = (play.state.steps.pop(), seat)
            && seats.len() > 1
        {
            play.then([Step::Ask(seats.without(seat), question)]);
        }
    }

    fn run(play: &mut Play<'_>, task: Task) {
        match task {
            Task::ShowStakes => play.show_stakes(),
            Task::NextTurn(from) => play.next_turn(from),
        }
    }

    fn other_answer(_question: Question, _action: Action) -> Refusal {
        Refusal::NotNow
    }
}

impl<'a> Look<'a> {
    pub fn hand(&self, seat: Seat) -> impl Iterator<Item = Card> + 'a {
        self.state.player(seat).hand.iter().copied()
    }

    pub fn holds(&self, seat: Seat, card: Card) -> Allowed {
        if self.hand(seat).any(|held| held == card) { Ok(()) } else { Err(Refusal::NotYourCard) }
    }
}

impl Play<'_> {
    pub fn player(&mut self, seat: Seat) -> &mut Player {
        self.state.player_mut(seat)
    }

    pub fn ask(&mut self, seat: Seat, question: Question) {
        self.then([Step::Ask(SeatSet::only(seat), question)]);
    }

    /// Takes a card out of a hand.
    pub fn take_card(&mut self, seat: Seat, card: Card) {
        self.player(seat).hand.retain(|held| *held != card);
    }
}
