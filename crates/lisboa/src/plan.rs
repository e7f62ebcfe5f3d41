//! Plans and favours: the two State actions that take one thing (pp. 12, 15).

use super::prelude::*;
use super::price::gains;

impl Look<'_> {
    pub fn may_take_plan(self, architect: Architect) -> Allowed {
        allow_if(!self.state.desk(architect).plans.is_empty(), Refusal::WouldBlock)
    }

    /// Whether somebody lacks this favour, and it is in stock.
    pub fn may_take_favour(self, seat: Seat, noble: Noble) -> Allowed {
        allow_if(!self.state.player(seat).favours.contains(noble), Refusal::FavourTaken { noble })?;
        allow_if(self.state.favours[noble.index()] > 0, Refusal::NoFavour { noble })
    }

    pub fn favours_to_take(self, seat: Seat) -> impl Iterator<Item = Noble> {
        Noble::ALL.iter().copied().filter(move |noble| self.may_take_favour(seat, *noble).is_ok())
    }
}

impl Play<'_> {
    pub fn take_plan(&mut self, seat: Seat, architect: Architect) {
        let officials =
            self.state.desk_mut(architect).plans.pop().expect("a plan is taken from an architect who has one");
        self.state.player_mut(seat).open_plans.add(architect, officials);
        self.tell(Event::PlanTaken { who: self.party(seat), architect, officials });
    }

    pub fn take_favour(&mut self, seat: Seat, noble: Noble) {
        self.state.favours[noble.index()] -= 1;
        let player = self.state.player_mut(seat);
        player.favours = player.favours.with(noble);
        self.tell(Event::FavourTaken { who: self.party(seat), noble });
    }

    pub fn return_favour(&mut self, seat: Seat, noble: Noble) {
        self.state.favours[noble.index()] += 1;
        let player = self.state.player_mut(seat);
        player.favours = player.favours.without(noble);
        self.tell(Event::FavourReturned { who: self.party(seat), noble });
    }
}

impl Ask<Lisboa> for question::TakePlan {
    type Reply = action::Plan;
    const TERM: Option<&'static str> = Some("plan");
    const COMPLETES: bool = true;

    fn options(self, look: Look<'_>, _seat: Seat, out: &mut impl Extend<Action>) {
        let architects = Architect::ALL.iter().copied();
        out.extend(architects.filter(move |architect| look.may_take_plan(*architect).is_ok()).map(Action::Plan));
    }

    fn check(self, look: Look<'_>, _seat: Seat, reply: action::Plan) -> Allowed {
        look.may_take_plan(reply.architect)
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, reply: action::Plan) {
        play.take_plan(seat, reply.architect);
    }

    fn words(self, _sight: Sight<'_>) -> Phrase {
        w::ASK_TAKE_PLAN.say()
    }

    fn sought(self, _sight: Sight<'_>) -> Vec<Action> {
        Architect::ALL.iter().map(|architect| Action::Plan(*architect)).collect()
    }
}

impl Owe for question::TakePlan {
    const CHANGES_STAFF: bool = true;
    const UNANSWERED: Unanswered = Unanswered::Dropped;
}

impl Ask<Lisboa> for question::TakeFavour {
    type Reply = action::Favour;
    const TERM: Option<&'static str> = Some("favour");
    const COMPLETES: bool = true;

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Extend<Action>) {
        out.extend(look.favours_to_take(seat).map(Action::Favour));
    }

    fn check(self, look: Look<'_>, seat: Seat, reply: action::Favour) -> Allowed {
        look.may_take_favour(seat, reply.favour)
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, reply: action::Favour) {
        play.take_favour(seat, reply.favour);
    }

    fn words(self, _sight: Sight<'_>) -> Phrase {
        w::ASK_TAKE_FAVOUR.say()
    }

    fn sought(self, _sight: Sight<'_>) -> Vec<Action> {
        Noble::ALL.iter().map(|noble| Action::Favour(*noble)).collect()
    }
}

impl Owe for question::TakeFavour {
    const UNANSWERED: Unanswered = Unanswered::Dropped;
}

impl Reply<Lisboa> for action::Plan {
    fn label(self, sight: Sight<'_>, _price: &Price) -> Phrase {
        let officials = sight.view.architects[self.architect.index()].plans.first().copied().unwrap_or(0);
        names::plan(self.architect, officials)
    }

    fn sought_name(self, _sight: Sight<'_>) -> Option<Phrase> {
        Some(names::architect(self.architect))
    }
}

impl Reply<Lisboa> for action::Favour {
    fn label(self, _sight: Sight<'_>, _price: &Price) -> Phrase {
        w::OptionFavour { noble: names::noble(self.favour) }.say()
    }

    fn sought_name(self, _sight: Sight<'_>) -> Option<Phrase> {
        Some(names::noble_named(self.favour))
    }

    fn places(self, _sight: Sight<'_>) -> Vec<String> {
        vec![places::pile(self.favour)]
    }
}

impl Happen<Lisboa> for event::PlanTaken {
    const WEIGHT: Weight = Weight::Result;

    fn words(&self, _game: &Lisboa) -> Option<Phrase> {
        Some(w::PlanTaken { who: party(self.who), plan: names::plan(self.architect, self.officials) }.say())
    }

    fn book(&self, book: &mut dyn FnMut(Booking)) {
        gains(book, self.who);
    }
}

impl Happen<Lisboa> for event::FavourTaken {
    const WEIGHT: Weight = Weight::Result;

    fn words(&self, _game: &Lisboa) -> Option<Phrase> {
        Some(w::FavourTaken { who: party(self.who), noble: names::noble(self.noble) }.say())
    }

    fn book(&self, book: &mut dyn FnMut(Booking)) {
        gains(book, self.who);
    }
}

impl Happen<Lisboa> for event::FavourReturned {
    const WEIGHT: Weight = Weight::Reason;

    fn words(&self, _game: &Lisboa) -> Option<Phrase> {
        None
    }
}
