//! The harvest of a region, and yields beyond the first (p. 11, ruling 4).

use super::action::Action;
use super::event::{Event, Stock};
use super::play::{Look, Play};
use super::refusal::{Allowed, Refusal};
use super::step::{Question, YieldsDue};
use super::vocabulary::{Building, Character, Favour, Field, Region};

/// Further yields: of the free building, and of the engineer.
const FREE_BUILDING: u8 = 1;
const ENGINEER: u8 = 2;

/// How many yields beyond the first a harvest on this character brings.
pub fn further_yields(character: Character, holding: Option<Favour>) -> u8 {
    let free = if character == Character::Free { FREE_BUILDING } else { 0 };
    let engineer = if holding == Some(Favour::Engineer) { ENGINEER } else { 0 };
    free + engineer
}

impl Look<'_> {
    /// The fields of a region with a worker of the active player.
    fn own_fields(&self, region: Region) -> impl Iterator<Item = Field> + Clone {
        Field::of_region(region).filter(|field| self.state.field(*field).workers.contains(self.seat()))
    }

    pub fn may_harvest(&self, region: Region) -> Allowed {
        let any = self.own_fields(region).next().is_some();
        if any { Ok(()) } else { Err(Refusal::NoWorkerInRegion { region }) }
    }

    pub fn may_harvest_again(&self, region: Region, field: Field) -> Allowed {
        let harvested = self.own_fields(region).any(|other| other == field);
        if harvested { Ok(()) } else { Err(Refusal::NotHarvested { field }) }
    }

    pub fn again_options(&self, region: Region, out: &mut Vec<Action>) {
        out.extend(self.own_fields(region).map(Action::Again));
        out.push(Action::Done);
    }
}

impl Play<'_> {
    /// Every worker in the region brings something in.
    pub fn harvest(&mut self, building: Building) {
        let region = self.edition.building(building).region;
        for field in Field::of_region(region) {
            if self.state.field(field).workers.contains(self.seat()) {
                self.harvest_field(field);
            }
        }
        let further = further_yields(self.state.site(building).character, self.state.turn.holding);
        self.harvest_more(further, region);
    }

    fn harvest_more(&mut self, left: u8, region: Region) {
        if left > 0 {
            self.then([Question::HarvestAgain(YieldsDue { left, region })]);
        }
    }

    pub fn harvest_again(&mut self, field: Field, due: YieldsDue) {
        self.harvest_field(field);
        self.harvest_more(due.left - 1, due.region);
    }

    /// One wood as long as there is any, then one of its good.
    fn harvest_field(&mut self, field: Field) {
        let who = self.seat();
        let state = self.state.field_mut(field);
        let yielded = if state.wood > 0 {
            state.wood -= 1;
            Stock::Wood
        } else {
            Stock::Good(state.good)
        };
        self.add(who, yielded, 1);
        self.tell(Event::Harvested { who, field, yielded });
    }
}
