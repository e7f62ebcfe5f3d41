//! The beginning: everybody sets a card aside in secret, and the stakes are shown together.

use super::prelude::*;

impl Ask<Trial> for question::Stake {
    type Reply = action::Stake;
    const TERM: Option<&'static str> = Some("stake");
    const AT_ONCE: bool = true;

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Extend<Action>) {
        out.extend(look.hand(seat).map(Action::Stake));
    }

    fn check(self, look: Look<'_>, seat: Seat, reply: action::Stake) -> Allowed {
        look.holds(seat, reply.card)
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, reply: action::Stake) {
        play.take_card(seat, reply.card);
        play.player(seat).stake = Some(reply.card);
    }

    fn words(self, _sight: Sight<'_>) -> Phrase {
        w::ASK_STAKE.say()
    }
}

impl Reply<Trial> for action::Stake {
    fn label(self, _sight: Sight<'_>, _price: &Price) -> Phrase {
        w::Stake { card: self.card.to_string() }.say()
    }
}

impl Play<'_> {
    pub fn show_stakes(&mut self) {
        for seat in Seat::all(self.state.seats()) {
            let card = self.state.player(seat).stake.expect("everybody has set a card aside");
            self.tell(Event::Staked { seat, card });
        }
    }
}

impl Happen<Trial> for event::Staked {
    const WEIGHT: Weight = Weight::Action;

    fn words(&self, _game: &Trial) -> Option<Phrase> {
        Some(w::Staked { who: self.seat, card: self.card.to_string() }.say())
    }
}
