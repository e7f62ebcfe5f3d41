//! Guild favours: one at the start of a turn in B, or of a decision at a building in C (reference sheet, ruling 3).

use super::action::Action;
use super::event::{Event, Lost, Stock};
use super::play::{Look, Play};
use super::refusal::{Allowed, Refusal};
use super::step::{Job, Moving, Phase, Question};
use super::vocabulary::{Building, Favour};

/// What the treasurer, the patron and the monk give, and the lady costs.
pub const TREASURER: u8 = 5;
pub const PATRON: u8 = 3;
pub const MONK: u8 = 2;
pub const LADY: u8 = 4;

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
            if self.state.stage.phase() == phase { Ok(()) } else { Err(Refusal::FavourOtherPhase { favour }) }
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
                if_any(Building::ALL.iter().any(|building| self.may_use_building(*building).is_ok()))
            }
        }
    }

    /// Whether the active player has this many reais and could then still pay for wood.
    pub fn may_spend(&self, need: u16) -> Allowed {
        let mut rest = *self.me();
        rest.reais = rest.reais.checked_sub(need).ok_or(Refusal::ReaisMissing { need, have: self.me().reais })?;
        self.stays_solvent(self.seat(), &rest)
    }

    pub fn favour_options(&self, out: &mut Vec<Action>) {
        out.extend(self.me().face_up.iter().filter(|favour| self.may_use(*favour).is_ok()).map(Action::Favour));
    }

    /// Whether a favour lacks only what the windmill could bring.
    pub fn lacks_only_means(&self) -> bool {
        let me = self.me();
        let unused = |favour| me.face_up.contains(favour) && !self.state.turn.favour_used;
        let lady = unused(Favour::Lady) && self.can_step_down(me);
        lady || (unused(Favour::Navigator) && self.could_sail_by_exchange(None))
    }

    pub fn may_move_marker(&self, from: Building, to: Building) -> Allowed {
        if self.me().markers[from.index()] == 0 {
            return Err(Refusal::NoMarker { building: from });
        }
        if from == to { Err(Refusal::SameBuilding) } else { Ok(()) }
    }

    pub fn marker_options(&self, out: &mut Vec<Action>) {
        for &from in Building::ALL {
            let to = Building::ALL.iter().copied().filter(|to| self.may_move_marker(from, *to).is_ok());
            out.extend(to.map(|to| Action::Marker(from, to)));
        }
    }

    /// Whether the lady can help to the action of this building.
    pub fn may_use_building(&self, building: Building) -> Allowed {
        let region = self.edition.building(building).region;
        let workers = self.state.workers_in(region, self.seat());
        if workers > 0 { Ok(()) } else { Err(Refusal::NoWorkerInRegion { region }) }
    }

    pub fn lady_options(&self, out: &mut Vec<Action>) {
        let open = Building::ALL.iter().copied().filter(|building| self.may_use_building(*building).is_ok());
        out.extend(open.map(Action::Use));
    }

    pub fn may_turn_up(&self, favour: Favour) -> Allowed {
        if self.me().face_down.contains(favour) { Ok(()) } else { Err(Refusal::NoSuchFavour { favour }) }
    }

    pub fn turn_up_options(&self, out: &mut Vec<Action>) {
        out.extend(self.me().face_down.iter().map(Action::TurnUp));
        out.push(Action::Done);
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
                self.events.reveal();
            }
            Favour::Lady => {
                self.me().reais -= u16::from(LADY);
                self.tell(Event::LadyPaid { who, reais: LADY });
                self.then([Question::Building]);
            }
            Favour::Engineer | Favour::Noble | Favour::Diplomat => self.state.turn.holding = Some(favour),
        }
    }

    /// The bishop moves an action marker; dice never move (ruling 8).
    pub fn move_marker(&mut self, from: Building, to: Building) {
        let who = self.seat();
        let markers = &mut self.me().markers;
        markers[from.index()] -= 1;
        markers[to.index()] += 1;
        self.tell(Event::MarkerMoved { who, from, to });
        // Ruling 8: without a marker on the building that is being resolved, the turn there is over.
        let resolved = self.state.resolved.map(|resolved| resolved.building);
        if resolved.is_some_and(|building| self.me().markers[building.index()] == 0) {
            self.state.steps.pop();
        }
    }

    /// Lets up to this many favours be turned up, if there are any.
    pub fn offer_to_turn_up(&mut self, count: u8) {
        let who = self.seat();
        if self.me().face_down.is_empty() {
            self.tell(Event::Lost { who, what: Lost::FavourTurnedUp });
        } else {
            self.then([Question::TurnUp(count)]);
        }
    }

    pub fn turn_one_up(&mut self, favour: Favour, left: u8) {
        self.turn_up([favour].into_iter().collect());
        if left > 1 {
            self.then([Question::TurnUp(left - 1)]);
        }
    }
}
