//! Marking a square.

use super::prelude::*;

impl Ask<Trial> for question::Square {
    type Reply = action::Mark;
    const TERM: Option<&'static str> = None;
    const GROUPED: bool = true;

    fn options(self, look: Look<'_>, _seat: Seat, out: &mut impl Extend<Action>) {
        out.extend(Square::all().filter(|square| look.may_mark(*square).is_ok()).map(Action::Mark));
    }

    fn check(self, look: Look<'_>, _seat: Seat, reply: action::Mark) -> Allowed {
        look.may_mark(reply.square)
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, action::Mark { square }: action::Mark) {
        play.state.board[square.index()] = Some(seat);
        play.tell(Event::Marked { seat, square });
        if let Some(victim) = play.look().victim(seat, square) {
            play.ask(victim, Question::Guard(square));
        }
    }

    fn words(self, _sight: Sight<'_>) -> Phrase {
        w::ASK_SQUARE.say()
    }
}

impl Reply<Trial> for action::Mark {
    fn label(self, _sight: Sight<'_>, _price: &Price) -> Phrase {
        w::Mark { square: self.square.to_string() }.say()
    }

    fn groups(self, _sight: Sight<'_>) -> Vec<Phrase> {
        vec![w::Row { row: self.square.row().to_string() }.say()]
    }
}

impl Look<'_> {
    /// The one place that knows whether a square may be marked, and why not.
    fn may_mark(&self, square: Square) -> Allowed {
        if self.state.board[square.index()].is_none() { Ok(()) } else { Err(Refusal::SquareTaken) }
    }

    /// The first neighbour of a square who could guard against the mark of this seat.
    fn victim(&self, seat: Seat, square: Square) -> Option<Seat> {
        let mut owners = square.neighbours().filter_map(|beside| self.state.board[beside.index()]);
        owners.find(|owner| *owner != seat && !self.state.player(*owner).hand.is_empty())
    }
}

impl Happen<Trial> for event::Marked {
    const WEIGHT: Weight = Weight::Result;

    fn words(&self, _game: &Trial) -> Option<Phrase> {
        Some(w::Marked { who: self.seat, square: self.square.to_string() }.say())
    }

    fn book(&self, book: &mut dyn FnMut(Booking)) {
        book(Booking::Gained(self.seat));
    }
}
