//! Pirates: taken openly, held in secret, discarded openly (ruling 13).

use super::prelude::*;
use super::reward::SUPPORT;

/// How many pirates a worker that enters the watch, or royal support, may drive away.
pub const DRIVEN_AWAY: u16 = 3;

impl Ask<Madeira> for question::Discard {
    type Reply = action::Discard;
    const TERM: Option<&'static str> = Some("city-watch");
    const COMPLETES: bool = true;

    fn options(self, look: Look<'_>, _seat: Seat, out: &mut impl Extend<Action>) {
        out.extend((0..=look.most_discarded()).rev().map(Action::Discard));
    }

    fn check(self, look: Look<'_>, _seat: Seat, reply: action::Discard) -> Allowed {
        look.may_discard(reply.count)
    }

    fn carry_out(self, play: &mut Play<'_>, _seat: Seat, reply: action::Discard) {
        play.discard(reply.count.into());
    }

    fn words(self, _sight: Reckoning<'_>) -> Phrase {
        w::ASK_DISCARD.say()
    }
}

engine::one_of! {
    pub enum SupportReply of Action { Bread(action::Bread), Discard(action::Discard) }
}

/// Royal support: bread, or pirates away.
impl Ask<Madeira> for question::Support {
    type Reply = SupportReply;
    const TERM: Option<&'static str> = Some("rewards");
    const COMPLETES: bool = true;

    fn options(self, look: Look<'_>, _seat: Seat, out: &mut impl Extend<Action>) {
        out.extend([Action::Bread]);
        out.extend((1..=look.most_discarded()).rev().map(Action::Discard));
    }

    fn check(self, look: Look<'_>, _seat: Seat, reply: SupportReply) -> Allowed {
        match reply {
            SupportReply::Bread(_) => Ok(()),
            SupportReply::Discard(reply) => look.may_discard(reply.count),
        }
    }

    fn carry_out(self, play: &mut Play<'_>, who: Seat, reply: SupportReply) {
        match reply {
            SupportReply::Bread(_) => play.gain(who, Stock::Bread, SUPPORT),
            SupportReply::Discard(reply) => play.discard(reply.count.into()),
        }
    }

    fn words(self, _sight: Reckoning<'_>) -> Phrase {
        w::ASK_SUPPORT.say()
    }
}

impl Look<'_> {
    fn most_discarded(&self) -> u8 {
        small(self.me().pirates.min(DRIVEN_AWAY))
    }

    fn may_discard(&self, count: u8) -> Allowed {
        let most = self.most_discarded();
        if count <= most { Ok(()) } else { Err(Refusal::TooMany { most }) }
    }
}

impl Play<'_> {
    pub fn take_pirates(&mut self, who: Seat, count: u8) {
        if count > 0 {
            self.state.player_mut(who).pirates += u16::from(count);
            self.tell(Event::PiratesTaken { who, count });
        }
    }

    /// Ruling 9: any worker that enters the watch lets its owner discard up to three pirates.
    pub fn offer_discard(&mut self) {
        if self.me().pirates > 0 {
            self.then([Question::Discard]);
        }
    }

    pub fn discard(&mut self, count: u16) {
        let who = self.seat();
        self.me().pirates -= count;
        if count > 0 {
            self.tell(Event::PiratesDiscarded { who, count });
        }
    }
}

impl Reply<Madeira> for action::Discard {
    const COMMAND: Option<&'static str> = Some("discard");

    fn label(self, _sight: Reckoning<'_>, _price: &Price) -> Phrase {
        match self.count {
            0 => w::OPT_DISCARD_NONE.say(),
            count => w::OptDiscard { pirates: names::pirates(count) }.say(),
        }
    }
}

impl Reply<Madeira> for action::Bread {
    fn label(self, _sight: Reckoning<'_>, _price: &Price) -> Phrase {
        w::OptBread { bread: names::amount(Stock::Bread, SUPPORT) }.say()
    }

    fn slots(self) -> Vec<(&'static str, String)> {
        vec![("way", Action::Bread.to_string())]
    }
}

impl Happen<Madeira> for event::PiratesTaken {
    const WEIGHT: Weight = Weight::Result;

    fn words(&self, _game: &Madeira) -> Option<Phrase> {
        Some(w::PiratesTaken { who: self.who, pirates: names::pirates(self.count) }.say())
    }
}

impl Happen<Madeira> for event::PiratesDiscarded {
    const WEIGHT: Weight = Weight::Result;

    fn words(&self, _game: &Madeira) -> Option<Phrase> {
        Some(w::PiratesDiscarded { who: self.who, pirates: names::pirates(self.count) }.say())
    }
}
