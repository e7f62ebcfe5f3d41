//! Taking decrees, and a second one for a set marker (p. 19).

use super::prelude::*;
use super::price::{DECREE, MARKERS, gains, pays};
use super::state::DECREE_ROW;
use super::tell::names::wigs;

impl Look<'_> {
    pub fn may_take_decree(self, decree: Decree) -> Allowed {
        allow_if(self.state.decree_row.contains(&decree), Refusal::NotOnDisplay { decree })
    }

    pub fn decree_options(self) -> impl Iterator<Item = Action> {
        self.state.decree_row.iter().map(|decree| Action::Decree(*decree))
    }
}

impl Play<'_> {
    pub fn take_decree(&mut self, seat: Seat, decree: Decree) {
        self.state.decree_row.retain(|other| *other != decree);
        self.state.player_mut(seat).decrees.insert(decree);
        self.tell(Event::DecreeTaken { who: self.party(seat), decree });
    }

    /// Fills the display from the right (ruling 17).
    pub fn refill_decrees(&mut self) {
        while self.state.decree_row.len() < DECREE_ROW {
            let Some(decree) = self.state.decree_stack.pop() else { return };
            self.state.decree_row.push(decree);
            self.reveal();
            self.tell(Event::DecreeRevealed { decree });
        }
    }
}

impl Ask<Lisboa> for question::TakeDecree {
    type Reply = action::Decree;
    const TERM: Option<&'static str> = Some("decree");
    const COMPLETES: bool = true;

    fn options(self, look: Look<'_>, _seat: Seat, out: &mut impl Extend<Action>) {
        out.extend(look.decree_options());
    }

    fn check(self, look: Look<'_>, _seat: Seat, reply: action::Decree) -> Allowed {
        look.may_take_decree(reply.decree)
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, reply: action::Decree) {
        // The first decree of an action; a marker may add one. Ruling 17: one marker per player and turn.
        play.take_decree(seat, reply.decree);
        if play.state.player(seat).markers > 0 && !play.state.used_marker.contains(seat) {
            play.ask(seat, Question::SecondDecree);
        }
    }

    fn words(self, _sight: Sight<'_>) -> Phrase {
        w::ASK_TAKE_DECREE.say()
    }
}

impl Owe for question::TakeDecree {
    const UNANSWERED: Unanswered = Unanswered::Dropped;
}

impl Ask<Lisboa> for question::SecondDecree {
    type Reply = Option<action::Decree>;
    const TERM: Option<&'static str> = Some("set-marker");

    fn options(self, look: Look<'_>, _seat: Seat, out: &mut impl Extend<Action>) {
        out.extend([Action::Done]);
        out.extend(look.decree_options());
    }

    fn check(self, look: Look<'_>, _seat: Seat, reply: Option<action::Decree>) -> Allowed {
        reply.map_or(Ok(()), |reply| look.may_take_decree(reply.decree))
    }

    fn price(self, _look: Look<'_>, _seat: Seat, reply: Option<action::Decree>) -> Price {
        reply.map_or(Price::free(), |_| Price::of(DECREE).costs(MARKERS, 1u8))
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, reply: Option<action::Decree>) {
        if let Some(action::Decree { decree }) = reply {
            let player = play.state.player_mut(seat);
            player.markers -= 1;
            let left = player.markers;
            play.state.used_marker = play.state.used_marker.with(seat);
            play.tell(Event::MarkerUsed { who: play.party(seat), left });
            play.take_decree(seat, decree);
        }
    }

    fn words(self, _sight: Sight<'_>) -> Phrase {
        w::ASK_SECOND_DECREE.say()
    }

    fn declining(self, _sight: Sight<'_>) -> Option<Phrase> {
        Some(w::OPTION_NO_DECREE.say())
    }
}

impl Owe for question::SecondDecree {
    const UNANSWERED: Unanswered = Unanswered::Dropped;
}

impl Reply<Lisboa> for action::Decree {
    fn label(self, sight: Sight<'_>, _price: &Price) -> Phrase {
        let seen = sight.view.decree_row.iter().find(|seen| seen.decree == self.decree).and_then(|seen| seen.wigs);
        w::OptionDecree { decree: sight.edition().decree_text(self.decree), wigs: wigs(seen.unwrap_or(0)) }.say()
    }

    fn places(self, _sight: Sight<'_>) -> Vec<String> {
        vec![places::decree(self.decree)]
    }
}

impl Happen<Lisboa> for event::DecreeTaken {
    const WEIGHT: Weight = Weight::Result;

    fn words(&self, game: &Lisboa) -> Option<Phrase> {
        Some(w::DecreeTaken { who: party(self.who), decree: game.edition().decree_text(self.decree) }.say())
    }

    fn book(&self, book: &mut dyn FnMut(Booking)) {
        gains(book, self.who);
    }
}

impl Happen<Lisboa> for event::MarkerUsed {
    const WEIGHT: Weight = Weight::Result;

    fn words(&self, _game: &Lisboa) -> Option<Phrase> {
        Some(w::MarkerUsed { who: party(self.who), left: self.left.into() }.say())
    }

    fn book(&self, book: &mut dyn FnMut(Booking)) {
        pays(book, self.who, DECREE.to_owned(), &[(MARKERS, 1)]);
    }
}

impl Happen<Lisboa> for event::DecreeRevealed {
    const WEIGHT: Weight = Weight::Reason;

    fn words(&self, game: &Lisboa) -> Option<Phrase> {
        Some(w::DecreeRevealed { decree: game.edition().decree_text(self.decree) }.say())
    }
}
