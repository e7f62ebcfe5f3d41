//! Melting tokens into a coin, offered to everybody at any time.

use super::event::paid;
use super::prelude::*;
use engine::steps::Offer;

/// Tokens that make a coin.
const MELTED: u8 = 2;

/// What is offered at any time.
#[derive(Clone, Copy, Default)]
pub struct AtAnyTime;

impl Offer<Trial> for AtAnyTime {
    type Reply = action::Melt;

    fn options(self, look: Look<'_>, seat: Seat, out: &mut Vec<Action>) {
        out.extend(look.may_melt(seat).is_ok().then_some(Action::Melt));
    }

    fn check(self, look: Look<'_>, seat: Seat, _reply: action::Melt) -> Allowed {
        look.may_melt(seat)
    }

    fn price(self, _look: Look<'_>, _seat: Seat, _reply: action::Melt) -> Price {
        Price::of("coin").costs("token", MELTED)
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, _reply: action::Melt) {
        let player = play.player(seat);
        player.tokens -= MELTED;
        player.coins += 1;
        play.tell(Event::Melted { seat, tokens: MELTED });
    }
}

impl Look<'_> {
    fn may_melt(&self, seat: Seat) -> Allowed {
        if self.state.player(seat).tokens >= MELTED { Ok(()) } else { Err(Refusal::TooFewTokens) }
    }
}

impl Reply<Trial> for action::Melt {
    const COMMAND: Option<&'static str> = Some("melt");

    fn label(self, _sight: Sight<'_>, price: &Price) -> Phrase {
        w::Melt { tokens: price.range("token").0.into() }.say()
    }

    fn sought_name(self, _sight: Sight<'_>) -> Option<Phrase> {
        Some(w::SOUGHT_MELT.say())
    }
}

impl Happen<Trial> for event::Melted {
    const WEIGHT: Weight = Weight::Action;

    fn words(&self, _game: &Trial) -> Option<Phrase> {
        Some(w::Melted { who: self.seat, tokens: self.tokens.into() }.say())
    }

    fn book(&self, book: &mut dyn FnMut(Booking)) {
        book(paid(self.seat, "coin", "token", self.tokens));
        book(Booking::Gained(self.seat));
    }
}
