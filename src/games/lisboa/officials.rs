//! Officials: into the offices of the nobles, onto the plazas, and back (p. 12).

use super::action::{Action, Spot};
use super::event::Event;
use super::play::{Look, Play};
use super::refusal::{Allowed, Refusal, allow_if};
use super::step::Question;
use super::vocabulary::Noble;
use crate::engine::Seat;

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
        self.state.office(office).occupied() < self.edition.office_spaces || self.most_movable(office) > 0
    }

    /// Whether an official may go here, the first of two having gone there.
    pub fn may_enter(self, first: Option<Noble>, office: Noble) -> Allowed {
        allow_if(first != Some(office), Refusal::SameOffice { office })?;
        allow_if(self.can_enter(office), Refusal::OfficeFull { office })
    }

    /// "Up to two": one is enough, and a reward may be declined (ruling 4).
    pub fn office_options(self, seat: Seat, first: Option<Noble>) -> impl Iterator<Item = Action> {
        let offices = Noble::ALL.iter().copied().filter(move |_| self.state.player(seat).officials > 0);
        offices.filter(move |office| self.may_enter(first, *office).is_ok()).map(Action::Office)
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
