//! The beginning: everybody sets a card aside in secret, and the stakes are shown together.

use super::action::Action;
use super::event::Event;
use super::play::{Look, Play};
use super::vocabulary::Card;
use crate::engine::Seat;

impl Look<'_> {
    pub fn stake_options(&self, seat: Seat, out: &mut Vec<Action>) {
        out.extend(self.hand(seat).map(Action::Stake));
    }
}

impl Play<'_> {
    pub fn stake(&mut self, seat: Seat, card: Card) {
        self.take_card(seat, card);
        self.player(seat).stake = Some(card);
    }

    pub fn show_stakes(&mut self) {
        for seat in Seat::all(self.state.seats()) {
            let card = self.state.player(seat).stake.expect("everybody has set a card aside");
            self.tell(Event::Staked { seat, card });
        }
    }
}
