//! Officials: into the offices of the nobles, onto the plazas, and back (p. 12).

use super::action::{Action, Spot};
use super::event::{Cause, Event};
use super::play::{Look, Play};
use super::step::Step;
use super::vocabulary::Noble;
use crate::engine::Seat;

impl Look<'_> {
    /// Whether an official can get into this office: there is a space, or somebody who can be moved out.
    pub fn can_enter(self, noble: Noble) -> bool {
        self.state.office(noble).occupied() < self.edition.office_spaces || self.most_movable(noble) > 0
    }

    /// Officials in this office of the most numerous colour that can move.
    ///
    /// Ruling 15: neutral officials and Lacerda's never move.
    fn most_movable(self, noble: Noble) -> u8 {
        let office = self.state.office(noble);
        let seats = Seat::all(self.state.parties()).filter(|seat| !self.state.is_lacerda(*seat));
        seats.map(|seat| office.inside[seat.index()]).max().unwrap_or(0)
    }

    pub fn offices_to_enter(self, first: Option<Noble>) -> impl Iterator<Item = Noble> {
        Noble::ALL.iter().copied().filter(move |noble| first != Some(*noble) && self.can_enter(*noble))
    }

    /// "Up to two": one is enough, and a reward may be declined (ruling 4).
    pub fn office_options(self, first: Option<Noble>, reward: Option<Cause>, out: &mut Vec<Action>) {
        out.extend(self.offices_to_enter(first).map(Action::Office));
        if first.is_some() || reward.is_some() {
            out.push(Action::Done);
        }
    }

    /// The officials that somebody could take back.
    pub fn recall_options(self, seat: Seat, out: &mut Vec<Action>) {
        for noble in Noble::ALL {
            let office = self.state.office(*noble);
            if office.inside[seat.index()] > 0 {
                out.push(Action::Recall(*noble, Spot::Office));
            }
            if office.plaza[seat.index()] > 0 {
                out.push(Action::Recall(*noble, Spot::Plaza));
            }
        }
    }
}

impl Play<'_> {
    /// Puts an official into an office; a full one first sends the most numerous to its plaza.
    pub fn enter_office(&mut self, seat: Seat, noble: Noble) {
        if self.state.office(noble).occupied() >= self.edition.office_spaces {
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
        let second = Step::PlaceOfficial { seat, first: Some(noble), reward: None };
        if first.is_none() && !self.look().is_moot(second) {
            self.push(second);
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
        for noble in Noble::ALL {
            while self.state.office(*noble).inside[seat.index()] > 0 {
                self.recall(seat, *noble, Spot::Office);
            }
            while self.state.office(*noble).plaza[seat.index()] > 0 {
                self.recall(seat, *noble, Spot::Plaza);
            }
        }
    }
}
