//! Guild favours: one at the start of a turn in B, or of a decision at a building in C (reference sheet, ruling 3).

use super::event::Loss;
use super::prelude::*;
use super::price::{LADYS_HELP, REAIS, bought};
use super::step::{Job, Moving, Phase};
use engine::Events;

/// What the treasurer, the patron and the monk give, and the lady costs.
pub const TREASURER: u8 = 5;
pub const PATRON: u8 = 3;
pub const MONK: u8 = 2;
pub const LADY: u8 = 4;

/// The bishop moves an action marker; dice never move (ruling 8).
impl Ask<Madeira> for question::Marker {
    type Reply = action::Marker;
    const TERM: Option<&'static str> = Some("favours");
    const COMPLETES: bool = true;

    fn options(self, look: Look<'_>, _seat: Seat, out: &mut impl Extend<Action>) {
        for &from in Building::ALL {
            let to = Building::ALL.iter().copied().filter(|to| look.may_move_marker(from, *to).is_ok());
            out.extend(to.map(|to| Action::Marker(from, to)));
        }
    }

    fn check(self, look: Look<'_>, _seat: Seat, reply: action::Marker) -> Allowed {
        look.may_move_marker(reply.from, reply.to)
    }

    fn carry_out(self, play: &mut Play<'_>, who: Seat, action::Marker { from, to }: action::Marker) {
        let markers = &mut play.me().markers;
        markers[from.index()] -= 1;
        markers[to.index()] += 1;
        play.tell(Event::MarkerMoved { who, from, to });
        // Ruling 8: without a marker on the building that is being resolved, the turn there is over.
        let resolved = play.state.resolved.map(|resolved| resolved.building);
        if resolved.is_some_and(|building| play.me().markers[building.index()] == 0) {
            play.state.steps.pop();
        }
    }

    fn words(self, _sight: Reckoning<'_>) -> Phrase {
        w::ASK_MARKER.say()
    }
}

impl Ask<Madeira> for question::Building {
    type Reply = action::Use;
    const TERM: Option<&'static str> = Some("building-actions");
    const COMPLETES: bool = true;

    fn options(self, look: Look<'_>, _seat: Seat, out: &mut impl Extend<Action>) {
        let open = Building::ALL.iter().copied().filter(|building| look.may_use_building(*building).is_ok());
        out.extend(open.map(Action::Use));
    }

    fn check(self, look: Look<'_>, _seat: Seat, reply: action::Use) -> Allowed {
        look.may_use_building(reply.building)
    }

    fn carry_out(self, play: &mut Play<'_>, _seat: Seat, reply: action::Use) {
        play.use_building(reply.building, None);
    }

    fn words(self, _sight: Reckoning<'_>) -> Phrase {
        w::ASK_BUILDING.say()
    }
}

impl Ask<Madeira> for question::TurnUp {
    type Reply = Option<action::TurnUp>;
    const TERM: Option<&'static str> = Some("favours");
    const COMPLETES: bool = true;

    fn options(self, look: Look<'_>, _seat: Seat, out: &mut impl Extend<Action>) {
        out.extend(look.me().face_down.iter().map(Action::TurnUp));
        out.extend([Action::Done]);
    }

    fn check(self, look: Look<'_>, _seat: Seat, reply: Option<action::TurnUp>) -> Allowed {
        let Some(action::TurnUp { favour }) = reply else { return Ok(()) };
        if look.me().face_down.contains(favour) { Ok(()) } else { Err(Refusal::NoSuchFavour { favour }) }
    }

    fn settle(self, play: &mut Play<'_>) -> bool {
        play.me().face_down.is_empty()
    }

    fn carry_out(self, play: &mut Play<'_>, _seat: Seat, reply: Option<action::TurnUp>) {
        let Some(action::TurnUp { favour }) = reply else { return };
        play.turn_up([favour].into_iter().collect());
        if self.left > 1 {
            play.then([Question::TurnUp(self.left - 1)]);
        }
    }

    fn words(self, _sight: Reckoning<'_>) -> Phrase {
        w::AskTurnUp { left: self.left.into() }.say()
    }
}

impl Look<'_> {
    /// Whether the active player may use a favour now.
    pub fn may_use(&self, favour: Favour) -> Allowed {
        let me = self.me();
        if me.face_down.contains(favour) {
            return Err(Refusal::FavourFaceDown { favour });
        }
        if !me.face_up.contains(favour) {
            return Err(Refusal::NoSuchFavour { favour });
        }
        if self.state.turn.favour_used {
            return Err(Refusal::FavourUsed);
        }
        self.is_of_use(favour)
    }

    fn is_of_use(&self, favour: Favour) -> Allowed {
        let me = self.me();
        let when = |phase: Phase| {
            if self.state.stage.phase() == phase { Ok(()) } else { Err(Refusal::FavourOtherPhase { favour, phase }) }
        };
        let if_any = |useful: bool| if useful { Ok(()) } else { Err(Refusal::NoEffect) };
        match favour {
            Favour::Treasurer | Favour::Patron | Favour::Scout => Ok(()),
            Favour::Bishop => if_any(me.markers.iter().any(|count| *count > 0)),
            Favour::Engineer => {
                when(Phase::Characters)?;
                if_any(self.can_place_die())
            }
            Favour::Noble => when(Phase::Buildings),
            Favour::Diplomat => {
                when(Phase::Buildings)?;
                self.state.resolved.map_or(Ok(()), |resolved| self.may_pay_building(resolved))
            }
            Favour::Miller => if_any(me.windmill < self.edition.windmill.top),
            Favour::Monk => if_any(self.wood_in_reach(self.seat()) > 0),
            Favour::Navigator => if_any(self.can_sail()),
            Favour::Sergeant => if_any(me.pirates >= 2),
            Favour::Lady => {
                self.may_spend(LADY.into())?;
                if_any(self.is_anywhere_to_help())
            }
        }
    }

    /// Whether the active player has this many reais and could then still pay for wood.
    pub fn may_spend(&self, need: u16) -> Allowed {
        let mut rest = *self.me();
        rest.reais = rest.reais.checked_sub(need).ok_or(Refusal::ReaisMissing { need, have: self.me().reais })?;
        self.stays_solvent(self.seat(), &rest)
    }

    pub fn favour_options(&self, out: &mut impl Extend<Action>) {
        out.extend(self.me().face_up.iter().filter(|favour| self.may_use(*favour).is_ok()).map(Action::Favour));
    }

    /// Whether a favour lacks only what the windmill could bring.
    pub fn lacks_only_means(&self) -> bool {
        let unused = |favour| self.me().face_up.contains(favour) && !self.state.turn.favour_used;
        let lady = unused(Favour::Lady) && self.is_anywhere_to_help() && self.lacks_only_reais(LADY.into());
        lady || (unused(Favour::Navigator) && self.could_sail_by_exchange(None))
    }

    /// Whether there is a building for the lady.
    fn is_anywhere_to_help(&self) -> bool {
        Building::ALL.iter().any(|building| self.may_use_building(*building).is_ok())
    }

    fn may_move_marker(&self, from: Building, to: Building) -> Allowed {
        if self.me().markers[from.index()] == 0 {
            return Err(Refusal::NoMarker { building: from });
        }
        if from == to { Err(Refusal::SameBuilding) } else { Ok(()) }
    }

    /// Whether the lady can help to the action of this building.
    fn may_use_building(&self, building: Building) -> Allowed {
        let region = self.edition.building(building).region;
        let workers = self.state.workers_in(region, self.seat());
        if workers > 0 { Ok(()) } else { Err(Refusal::NoWorkerInRegion { region }) }
    }
}

impl Play<'_> {
    /// Turns a favour down, then has its effect; it may come up again by it (ruling 3). The question that it was used
    /// at is then asked again.
    pub fn use_favour(&mut self, favour: Favour, at: Question) {
        let who = self.seat();
        let me = self.me();
        me.face_up.remove(favour);
        me.face_down.insert(favour);
        self.state.turn.favour_used = true;
        self.tell(Event::FavourUsed { who, favour });
        self.then([at]);
        self.favour(favour);
    }

    fn favour(&mut self, favour: Favour) {
        let who = self.seat();
        match favour {
            Favour::Treasurer => self.gain(who, Stock::Reais, TREASURER),
            Favour::Patron => self.gain(who, Stock::Bread, PATRON),
            Favour::Miller => self.raise_windmill(),
            Favour::Monk => self.receive_wood(MONK),
            Favour::Bishop => self.then([Question::Marker]),
            Favour::Navigator => self.move_ships(1),
            Favour::Scout => self.then([Question::Worker(Moving::of(Job::Anywhere, 1))]),
            Favour::Sergeant => {
                let half = self.me().pirates / 2;
                self.discard(half);
                // The half tells what the whole was.
                self.mark(Events::reveal);
            }
            Favour::Lady => {
                self.me().reais -= u16::from(LADY);
                self.tell(Event::LadyPaid { who, reais: LADY });
                self.then([Question::Building]);
            }
            Favour::Engineer | Favour::Noble | Favour::Diplomat => self.state.turn.holding = Some(favour),
        }
    }

    /// Lets up to this many favours be turned up, if there are any.
    pub fn offer_to_turn_up(&mut self, count: u8) {
        let who = self.seat();
        if self.me().face_down.is_empty() {
            self.tell(Event::Lost { who, what: Loss::FavourTurnedUp });
        } else {
            self.then([Question::TurnUp(count)]);
        }
    }
}

impl Reply<Madeira> for action::Favour {
    const COMMAND: Option<&'static str> = Some("favour");

    fn label(self, sight: Reckoning<'_>, price: &Price) -> Phrase {
        w::OptFavour { favour: names::favour(self.favour), does: sight.favour_does(self.favour, price) }.say()
    }

    fn groups(self, _sight: Reckoning<'_>) -> Vec<Phrase> {
        vec![w::GROUP_FAVOURS.say()]
    }

    fn sought_name(self, _sight: Reckoning<'_>) -> Option<Phrase> {
        Some(names::favour(self.favour))
    }
}

impl Reply<Madeira> for action::TurnUp {
    fn label(self, _sight: Reckoning<'_>, _price: &Price) -> Phrase {
        w::OptTurnUp { favour: names::favour(self.favour), does: names::favour_does(self.favour) }.say()
    }

    fn groups(self, _sight: Reckoning<'_>) -> Vec<Phrase> {
        vec![w::GROUP_FAVOURS.say()]
    }

    fn sought_name(self, _sight: Reckoning<'_>) -> Option<Phrase> {
        Some(names::favour(self.favour))
    }
}

impl Reply<Madeira> for action::Marker {
    fn label(self, _sight: Reckoning<'_>, _price: &Price) -> Phrase {
        w::OptMarker { from: names::building(self.from), to: names::building(self.to) }.say()
    }

    fn slots(self) -> Vec<(&'static str, String)> {
        vec![("marker", self.from.to_string()), ("building", self.to.to_string())]
    }

    fn groups(self, _sight: Reckoning<'_>) -> Vec<Phrase> {
        vec![names::building(self.from)]
    }

    fn places(self, _sight: Reckoning<'_>) -> Vec<String> {
        vec![places::building(self.to)]
    }
}

impl Reply<Madeira> for action::Use {
    fn label(self, sight: Reckoning<'_>, _price: &Price) -> Phrase {
        w::OptUse { building: names::building(self.building), effect: sight.effect(self.building, None) }.say()
    }

    fn places(self, _sight: Reckoning<'_>) -> Vec<String> {
        vec![places::building(self.building)]
    }
}

impl Happen<Madeira> for event::FavourUsed {
    const WEIGHT: Weight = Weight::Action;

    fn words(&self, _game: &Madeira) -> Option<Phrase> {
        Some(w::FavourUsed { who: self.who, favour: names::favour(self.favour) }.say())
    }

    fn book(&self, book: &mut dyn FnMut(Booking)) {
        book(Booking::Closed);
    }
}

impl Happen<Madeira> for event::MarkerMoved {
    const WEIGHT: Weight = Weight::Action;

    fn words(&self, _game: &Madeira) -> Option<Phrase> {
        let (from, to) = (names::building(self.from), names::building(self.to));
        Some(w::MarkerMoved { who: self.who, from, to }.say())
    }
}

impl Happen<Madeira> for event::LadyPaid {
    const WEIGHT: Weight = Weight::Reason;

    fn words(&self, _game: &Madeira) -> Option<Phrase> {
        Some(w::LadyPaid { who: self.who, reais: names::amount(Stock::Reais, self.reais) }.say())
    }

    fn book(&self, book: &mut dyn FnMut(Booking)) {
        bought(book, self.who, LADYS_HELP, vec![(REAIS, self.reais.into())]);
    }
}
