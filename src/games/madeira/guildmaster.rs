//! The guildmaster: building a district for the favour that lies on it (p. 10).

use super::action::Action;
use super::edition::Edition;
use super::event::Event;
use super::play::{Look, Play};
use super::refusal::{Allowed, Refusal};
use super::vocabulary::{City, Favour, Spot};
use crate::engine::small;

impl Look<'_> {
    /// The city and column where a favour still lies.
    pub fn district_of(&self, favour: Favour) -> Option<(City, usize)> {
        City::ALL.iter().find_map(|&city| {
            let column = self.state.districts[city.index()].iter().position(|tile| *tile == Some(favour))?;
            Some((city, column))
        })
    }

    /// Whether the active player can build the district of this favour, and the wood it takes.
    pub fn may_build(&self, favour: Favour) -> Allowed<u8> {
        let (_, column) = self.district_of(favour).ok_or(Refusal::DistrictBuilt { favour })?;
        let wood = self.edition.district_wood[column];
        self.may_pay_wood(wood, self.me(), 0)?;
        Ok(wood)
    }

    /// The favours that lie on districts, city by city.
    pub fn favours_on_board(&self) -> impl Iterator<Item = Favour> {
        self.state.districts.iter().flatten().flatten().copied()
    }

    pub fn can_build(&self) -> bool {
        self.favours_on_board().any(|favour| self.may_build(favour).is_ok())
    }

    pub fn build_options(&self, out: &mut Vec<Action>) {
        out.extend(self.favours_on_board().filter(|favour| self.may_build(*favour).is_ok()).map(Action::Build));
        out.push(Action::Done);
    }
}

impl Play<'_> {
    pub fn build(&mut self, favour: Favour) {
        let look = self.look();
        let (city, column) = look.district_of(favour).expect("a listed favour lies on a district");
        let (who, wood) = (self.seat(), look.wood_cost(self.edition.district_wood[column]));
        self.state.districts[city.index()][column] = None;
        self.me().face_up.insert(favour);
        let district = small(Spot::DISTRICTS - Edition::COLUMNS + column + 1);
        self.tell(Event::DistrictBuilt { who, city, district, favour, wood });
        self.pay_wood(wood);
    }
}
