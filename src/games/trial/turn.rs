//! A turn: drawing a card, or playing one.

use super::action::Action;
use super::event::Event;
use super::play::{Look, Play};
use super::refusal::{Allowed, Refusal};
use super::step::{Question, Step, Task};
use super::vocabulary::Card;
use crate::engine::{Seat, SeatSet};

impl Look<'_> {
    pub fn may_draw(&self) -> Allowed {
        if self.state.deck.is_empty() { Err(Refusal::DeckEmpty) } else { Ok(()) }
    }

    pub fn turn_options(&self, seat: Seat, out: &mut Vec<Action>) {
        out.extend(self.may_draw().is_ok().then_some(Action::Draw));
        out.extend(self.hand(seat).map(Action::Play));
    }

    /// Whose turn it is: the one before whoever comes next.
    pub fn turn(&self) -> Option<Seat> {
        let seats = self.state.seats();
        let next = self.state.steps.iter().rev().find_map(|step| match step {
            Step::Run(Task::NextTurn(next)) => Some(*next),
            Step::Run(Task::ShowStakes) | Step::Ask(..) => None,
        });
        next.filter(|_| !self.stakes_are_secret()).map(|next| next.clockwise(seats - 1, seats))
    }

    /// Whoever may run out of cards before could be passed over, or have nothing to choose.
    pub fn next(&self) -> Option<Seat> {
        let Some(Step::Ask(asked, Question::Turn)) = self.state.steps.last() else { return None };
        let next = asked.first()?.clockwise(1, self.state.seats());
        (self.state.deck.len() > 1 && self.hand(next).count() > 1).then_some(next)
    }
}

impl Play<'_> {
    pub fn next_turn(&mut self, from: Seat) {
        let seats = self.state.seats();
        let able = |seat: &Seat| !self.state.deck.is_empty() || !self.state.player(*seat).hand.is_empty();
        match from.round(seats).find(able) {
            Some(seat) => {
                let turn = Step::Ask(SeatSet::only(seat), Question::Turn);
                self.then([turn, Step::Run(Task::NextTurn(seat.clockwise(1, seats)))]);
            }
            None => self.tell(Event::Ended),
        }
    }

    pub fn draw(&mut self, seat: Seat) {
        let card = self.state.deck.pop();
        self.player(seat).hand.extend(card);
        self.tell(Event::Drew { seat, card });
        self.events.reveal_to(seat);
    }

    /// A card that is played pays for a mark.
    pub fn play(&mut self, seat: Seat, card: Card) {
        self.take_card(seat, card);
        self.state.discarded += 1;
        self.tell(Event::Played { seat, card });
        self.ask(seat, Question::Square);
    }
}
