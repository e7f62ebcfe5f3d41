//! `Look` reads a position, `Play` changes it. Each rule file adds its part to both.

use super::edition::Edition;
use super::event::{Event, Stock};
use super::state::{Player, State};
use super::step::{Question, Step, Turn};
use crate::engine::{Events, Seat};

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
    /// The seat whose turn it is.
    pub fn seat(&self) -> Seat {
        self.state.turn.seat
    }

    /// The player whose turn it is.
    pub fn me(&self) -> &'a Player {
        self.state.active()
    }
}

impl Play<'_> {
    pub fn look(&self) -> Look<'_> {
        Look { edition: self.edition, state: self.state }
    }

    pub fn seat(&self) -> Seat {
        self.state.turn.seat
    }

    pub fn me(&mut self) -> &mut Player {
        self.state.active_mut()
    }

    pub fn tell(&mut self, event: Event) {
        self.events.push(event);
    }

    /// What is to be done next, in this order, before anything else that is still to be done.
    pub fn then<const N: usize>(&mut self, steps: [impl Into<Step>; N]) {
        self.state.steps.extend(steps.into_iter().rev().map(Into::into));
    }

    /// A seat begins to do something; wood that it buys is paid at the end.
    pub fn begin(&mut self, seat: Seat, question: Question) {
        self.state.turn = Turn::of(seat);
        self.then([question, Question::RaiseReais]);
    }

    /// A player gets something from the supply, which is not limited (p. 4).
    pub fn gain(&mut self, who: Seat, what: Stock, count: u8) {
        if count == 0 {
            return;
        }
        self.add(who, what, count);
        self.tell(Event::Gained { who, what, count });
    }

    /// Puts something into a player's supply without a word.
    pub fn add(&mut self, who: Seat, what: Stock, count: u8) {
        let player = self.state.player_mut(who);
        match what {
            Stock::Reais => player.reais += u16::from(count),
            Stock::Bread => player.bread += u16::from(count),
            Stock::Wood => player.wood += u16::from(count),
            Stock::Prestige => player.pp += u16::from(count),
            Stock::Good(good) => player.goods[good] += count,
        }
    }
}
