//! `Look` reads a position, `Play` changes it. Each rule file adds its part to both.

use super::edition::Edition;
use super::event::Event;
use super::refusal::{Allowed, Refusal};
use super::state::{Player, State};
use super::step::{Question, Step};
use super::vocabulary::Card;
use crate::engine::{Events, Seat, SeatSet};

/// A position and the values it is played with, to be asked what is legal.
#[derive(Clone, Copy)]
pub struct Look<'a> {
    pub edition: &'a Edition,
    pub state: &'a State,
}

/// A position that is played on, telling what happens.
pub struct Play<'a> {
    pub edition: &'a Edition,
    pub state: &'a mut State,
    pub events: &'a mut Events<Event>,
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
    pub fn look(&self) -> Look<'_> {
        Look { edition: self.edition, state: self.state }
    }

    pub fn player(&mut self, seat: Seat) -> &mut Player {
        self.state.player_mut(seat)
    }

    pub fn tell(&mut self, event: Event) {
        self.events.push(event);
    }

    /// What is to be done next, in this order, before anything else that is still to be done.
    pub fn then<const N: usize>(&mut self, steps: [Step; N]) {
        self.state.steps.extend(steps.into_iter().rev());
    }

    pub fn ask(&mut self, seat: Seat, question: Question) {
        self.then([Step::Ask(SeatSet::only(seat), question)]);
    }

    /// Takes a card out of a hand.
    pub fn take_card(&mut self, seat: Seat, card: Card) {
        self.player(seat).hand.retain(|held| *held != card);
    }
}
