//! Marking a square, and guarding against a mark beside one's own.

use super::action::Action;
use super::event::Event;
use super::play::{Look, Play};
use super::refusal::{Allowed, Refusal};
use super::step::Question;
use super::vocabulary::{Card, Square};
use crate::engine::Seat;

impl Look<'_> {
    pub fn may_mark(&self, square: Square) -> Allowed {
        if self.state.board[square.index()].is_none() { Ok(()) } else { Err(Refusal::SquareTaken) }
    }

    pub fn mark_options(&self, out: &mut Vec<Action>) {
        out.extend(Square::all().filter(|square| self.may_mark(*square).is_ok()).map(Action::Mark));
    }

    pub fn guard_options(&self, seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::Yield);
        out.extend(self.hand(seat).map(Action::Guard));
    }

    /// The first neighbour of a square who could guard against the mark of this seat.
    fn victim(&self, seat: Seat, square: Square) -> Option<Seat> {
        let mut owners = square.neighbours().filter_map(|beside| self.state.board[beside.index()]);
        owners.find(|owner| *owner != seat && !self.state.player(*owner).hand.is_empty())
    }
}

impl Play<'_> {
    pub fn mark(&mut self, seat: Seat, square: Square) {
        self.state.board[square.index()] = Some(seat);
        self.tell(Event::Marked { seat, square });
        if let Some(victim) = self.look().victim(seat, square) {
            self.ask(victim, Question::Guard(square));
        }
    }

    pub fn guard(&mut self, seat: Seat, card: Card, square: Square) {
        self.take_card(seat, card);
        self.state.discarded += 1;
        self.state.board[square.index()] = None;
        self.tell(Event::Guarded { seat, card, square });
    }
}
