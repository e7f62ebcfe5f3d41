//! Guarding against a mark beside one's own.

use super::event::paid;
use super::prelude::*;
use engine::{InAdvance, Recurring, Stance};

impl Ask<Trial> for question::Guard {
    /// Without a card, one lets the mark stand.
    type Reply = Option<action::Guard>;
    const TERM: Option<&'static str> = None;

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Extend<Action>) {
        out.extend([Action::Yield]);
        out.extend(look.hand(seat).map(Action::Guard));
    }

    fn check(self, look: Look<'_>, seat: Seat, reply: Option<action::Guard>) -> Allowed {
        reply.map_or(Ok(()), |guard| look.holds(seat, guard.card))
    }

    fn price(self, _look: Look<'_>, _seat: Seat, reply: Option<action::Guard>) -> Price {
        reply.map_or(Price::free(), |_| Price::of("guard").costs("card", 1u32))
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, reply: Option<action::Guard>) {
        let Some(action::Guard { card }) = reply else { return };
        let square = self.square;
        play.discard(seat, card);
        play.state.board[square.index()] = None;
        play.tell(Event::Guarded { seat, card, square });
    }

    fn words(self, _sight: Sight<'_>) -> Phrase {
        w::ASK_GUARD.say()
    }

    fn recurring(self, _look: Look<'_>, _seat: Seat) -> Option<Recurring<Action>> {
        let answers = vec![InAdvance { name: "no", action: Action::Yield, stance: Stance::Declines }];
        Some(Recurring { subject: "", answers, price: None, reasons: Vec::new(), elsewhere: Vec::new() })
    }
}

impl Reply<Trial> for action::Guard {
    fn label(self, _sight: Sight<'_>, _price: &Price) -> Phrase {
        w::Guard { card: self.card.to_string() }.say()
    }
}

impl Reply<Trial> for action::Yield {
    fn label(self, _sight: Sight<'_>, _price: &Price) -> Phrase {
        w::YIELD.say()
    }
}

impl Happen<Trial> for event::Guarded {
    const WEIGHT: Weight = Weight::Result;

    fn words(&self, _game: &Trial) -> Option<Phrase> {
        let (card, square) = (self.card.to_string(), self.square.to_string());
        Some(w::Guarded { who: self.seat, card, square }.say())
    }

    fn book(&self, book: &mut dyn FnMut(Booking)) {
        book(paid(self.seat, "guard", "card", 1));
        book(Booking::Gained(self.seat));
    }
}
