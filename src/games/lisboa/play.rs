//! The two hands of the rules: [`Look`] reads a position, [`Play`] changes it. Each rule file adds its part to both.

use super::edition::Edition;
use super::event::Event;
use super::state::State;
use super::step::{Question, Step, Task};
use crate::engine::{Events, Party, Seat};

/// A position and the values it is played with, to be asked what is legal.
#[derive(Clone, Copy)]
pub(super) struct Look<'a> {
    pub edition: &'a Edition,
    pub state: &'a State,
}

/// A position that is played on.
pub(super) struct Play<'a> {
    pub edition: &'a Edition,
    pub state: &'a mut State,
    /// What happens is told here; nowhere when something is only tried out.
    pub events: Option<&'a mut Events<Event>>,
}

impl Play<'_> {
    pub fn look(&self) -> Look<'_> {
        Look { edition: self.edition, state: self.state }
    }

    pub fn tell(&mut self, event: Event) {
        if let Some(events) = &mut self.events {
            events.push(event);
        }
    }

    /// Everybody sees now what was hidden.
    pub fn reveal(&mut self) {
        if let Some(events) = &mut self.events {
            events.reveal();
        }
    }

    /// Somebody sees now what was hidden from them.
    pub fn reveal_to(&mut self, seat: Seat) {
        if let Some(events) = &mut self.events {
            events.reveal_to(seat);
        }
    }

    /// Asks somebody next.
    pub fn ask(&mut self, seat: Seat, question: Question) {
        self.state.steps.push(Step::Ask(seat, question));
    }

    /// Runs something next.
    pub fn run(&mut self, task: Task) {
        self.state.steps.push(Step::Run(task));
    }

    /// Does these next, in this order, before everything that is still to be done.
    pub fn then<const N: usize>(&mut self, steps: [Step; N]) {
        self.state.steps.extend(steps.into_iter().rev());
    }

    pub fn party(&self, seat: Seat) -> Party {
        self.state.party(seat)
    }
}
