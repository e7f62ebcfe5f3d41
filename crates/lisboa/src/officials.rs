//! Officials: into the offices of the nobles, onto the plazas, and back (p. 12).

use super::action::Spot;
use super::prelude::*;
use super::price::{DECLINED, gains};

impl Look<'_> {
    /// Officials in this office of the most numerous colour that can move.
    ///
    /// Ruling 15: neutral officials and Lacerda's never move.
    fn most_movable(self, noble: Noble) -> u8 {
        let office = self.state.office(noble);
        let seats = Seat::all(self.state.parties()).filter(|seat| !self.state.is_lacerda(*seat));
        seats.map(|seat| office.inside[seat.index()]).max().unwrap_or(0)
    }

    /// Whether an official can get into this office: there is a space, or somebody who can be moved out.
    pub fn can_enter(self, office: Noble) -> bool {
        self.state.office(office).occupied() < self.edition.offices.spaces || self.most_movable(office) > 0
    }

    /// Whether an official may go here, the first of two having gone there.
    pub fn may_enter(self, first: Option<Noble>, office: Noble) -> Allowed {
        allow_if(first != Some(office), Refusal::SameOffice { office })?;
        allow_if(self.can_enter(office), Refusal::OfficeFull { office })
    }

    pub fn may_recall(self, seat: Seat, office: Noble, spot: Spot) -> Allowed {
        let officials = match spot {
            Spot::Office => self.state.office(office).inside,
            Spot::Plaza => self.state.office(office).plaza,
        };
        allow_if(officials[seat.index()] > 0, Refusal::NoOfficialThere { office })
    }

    /// The officials that somebody could take back.
    pub fn recall_options(self, seat: Seat) -> impl Iterator<Item = Action> {
        let spots = Noble::ALL.iter().flat_map(|office| Spot::ALL.iter().map(move |spot| (*office, *spot)));
        spots
            .filter(move |(office, spot)| self.may_recall(seat, *office, *spot).is_ok())
            .map(|(office, spot)| Action::Recall(office, spot))
    }
}

impl Play<'_> {
    /// Puts an official into an office; a full one first sends the most numerous to its plaza.
    pub fn enter_office(&mut self, seat: Seat, noble: Noble) {
        if self.state.office(noble).occupied() >= self.edition.offices.spaces {
            self.clear_office(noble);
        }
        self.state.player_mut(seat).officials -= 1;
        self.state.office_mut(noble).inside[seat.index()] += 1;
        self.tell(Event::OfficialPlaced { who: self.party(seat), office: noble });
    }

    /// Ruling 15: every colour with the most officials sends one to the plaza.
    fn clear_office(&mut self, noble: Noble) {
        let most = self.look().most_movable(noble);
        for seat in Seat::all(self.state.parties()) {
            if self.state.is_lacerda(seat) || self.state.office(noble).inside[seat.index()] != most {
                continue;
            }
            let office = self.state.office_mut(noble);
            office.inside[seat.index()] -= 1;
            office.plaza[seat.index()] += 1;
            self.tell(Event::OfficialToPlaza { who: self.party(seat), office: noble });
        }
    }

    pub fn place_official(&mut self, seat: Seat, noble: Noble, first: Option<Noble>) {
        self.enter_office(seat, noble);
        let second = Question::PlaceOfficial { first: Some(noble), reward: None };
        if first.is_none() && self.look().has_choice(seat, second) {
            self.ask(seat, second);
        }
    }

    pub fn recall(&mut self, seat: Seat, noble: Noble, spot: Spot) {
        let office = self.state.office_mut(noble);
        match spot {
            Spot::Office => office.inside[seat.index()] -= 1,
            Spot::Plaza => office.plaza[seat.index()] -= 1,
        }
        self.state.player_mut(seat).officials += 1;
        self.tell(Event::OfficialRecalled { who: self.party(seat), office: noble, spot });
    }

    /// Takes back every official of somebody.
    pub fn recall_all(&mut self, seat: Seat) {
        for office in Noble::ALL {
            for spot in Spot::ALL {
                while self.look().may_recall(seat, *office, *spot).is_ok() {
                    self.recall(seat, *office, *spot);
                }
            }
        }
    }
}

impl Ask<Lisboa> for question::LoseOfficial {
    type Reply = action::Recall;
    const TERM: Option<&'static str> = Some("official");
    const COMPLETES: bool = true;

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Extend<Action>) {
        out.extend(look.recall_options(seat));
    }

    fn check(self, look: Look<'_>, seat: Seat, reply: action::Recall) -> Allowed {
        look.may_recall(seat, reply.office, reply.spot)
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, reply: action::Recall) {
        play.recall(seat, reply.office, reply.spot);
    }

    fn words(self, _sight: Sight<'_>) -> Phrase {
        w::ASK_LOSE_OFFICIAL.say()
    }
}

impl Owe for question::LoseOfficial {
    const CHANGES_STAFF: bool = true;
    const UNANSWERED: Unanswered = Unanswered::Dropped;
}

impl Ask<Lisboa> for question::PlaceOfficial {
    type Reply = Option<action::Office>;
    const TERM: Option<&'static str> = Some("official");
    const COMPLETES: bool = true;

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Extend<Action>) {
        // "Up to two": one is enough, and a reward may be declined (ruling 4).
        let offices = Noble::ALL.iter().copied().filter(move |_| look.state.player(seat).officials > 0);
        out.extend(offices.filter(move |office| look.may_enter(self.first, *office).is_ok()).map(Action::Office));
        out.extend(self.optional().then_some(Action::Done));
    }

    fn check(self, look: Look<'_>, _seat: Seat, reply: Option<action::Office>) -> Allowed {
        match reply {
            Some(action::Office { office }) => look.may_enter(self.first, office),
            None => allow_if(self.optional(), Refusal::NotOptional),
        }
    }

    fn price(self, _look: Look<'_>, _seat: Seat, reply: Option<action::Office>) -> Price {
        let declined = reply.is_none() && self.first.is_none() && self.reward.is_some();
        if declined { Price::free().in_vain(DECLINED) } else { Price::free() }
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, reply: Option<action::Office>) {
        match (reply, self.reward) {
            (Some(action::Office { office }), _) => play.place_official(seat, office, self.first),
            (None, Some(cause)) => play.forgo_reward(cause),
            (None, None) => {}
        }
    }

    fn words(self, _sight: Sight<'_>) -> Phrase {
        match self.first {
            None => w::ASK_PLACE_OFFICIAL.say(),
            Some(first) => w::AskPlaceSecond { noble: names::noble(first) }.say(),
        }
    }

    fn sought(self, _sight: Sight<'_>) -> Vec<Action> {
        Noble::ALL.iter().map(|noble| Action::Office(*noble)).collect()
    }

    fn declining(self, _sight: Sight<'_>) -> Option<Phrase> {
        Some(w::OPTION_NO_OFFICIAL.say())
    }
}

impl Owe for question::PlaceOfficial {
    const CHANGES_STAFF: bool = true;
    const UNANSWERED: Unanswered = Unanswered::Dropped;
}

impl question::PlaceOfficial {
    fn optional(&self) -> bool {
        self.first.is_some() || self.reward.is_some()
    }
}

impl Reply<Lisboa> for action::Office {
    fn label(self, sight: Sight<'_>, _price: &Price) -> Phrase {
        w::OptionOffice {
            noble: names::noble_named(self.office),
            officials: sight.view.offices[self.office.index()].occupied().into(),
            spaces: sight.view.office_spaces.into(),
        }
        .say()
    }

    fn sought_name(self, _sight: Sight<'_>) -> Option<Phrase> {
        Some(names::noble_named(self.office))
    }

    fn places(self, _sight: Sight<'_>) -> Vec<String> {
        vec![places::pile(self.office)]
    }
}

impl Reply<Lisboa> for action::Recall {
    fn label(self, _sight: Sight<'_>, _price: &Price) -> Phrase {
        let action::Recall { office: noble, spot } = self;
        let noble = names::noble(noble);
        if spot == Spot::Plaza { w::OptionRecallPlaza { noble }.say() } else { w::OptionRecallOffice { noble }.say() }
    }

    fn places(self, _sight: Sight<'_>) -> Vec<String> {
        vec![places::pile(self.office)]
    }
}

impl Happen<Lisboa> for event::OfficialPlaced {
    const WEIGHT: Weight = Weight::Result;

    fn words(&self, _game: &Lisboa) -> Option<Phrase> {
        Some(w::OfficialPlaced { who: party(self.who), noble: names::noble(self.office) }.say())
    }

    fn book(&self, book: &mut dyn FnMut(Booking)) {
        gains(book, self.who);
    }
}

impl Happen<Lisboa> for event::OfficialToPlaza {
    const WEIGHT: Weight = Weight::Result;

    fn words(&self, _game: &Lisboa) -> Option<Phrase> {
        Some(w::OfficialToPlaza { who: party(self.who), noble: names::noble(self.office) }.say())
    }
}

impl Happen<Lisboa> for event::OfficialRecalled {
    const WEIGHT: Weight = Weight::Reason;

    fn words(&self, _game: &Lisboa) -> Option<Phrase> {
        let (who, noble) = (party(self.who), names::noble(self.office));
        Some(match self.spot {
            Spot::Plaza => w::OfficialFromPlaza { who, noble }.say(),
            _ => w::OfficialRecalled { who, noble }.say(),
        })
    }
}
