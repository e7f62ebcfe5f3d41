//! The harvest of a region, and yields beyond the first (p. 11, ruling 4).

use super::prelude::*;
use super::step::YieldsDue;

/// Further yields: of the free building, and of the engineer.
const FREE_BUILDING: u8 = 1;
const ENGINEER: u8 = 2;

/// How many yields beyond the first a harvest on this character brings.
pub fn further_yields(character: Character, holding: Option<Favour>) -> u8 {
    let free = if character == Character::Free { FREE_BUILDING } else { 0 };
    let engineer = if holding == Some(Favour::Engineer) { ENGINEER } else { 0 };
    free + engineer
}

impl Ask<Madeira> for question::HarvestAgain {
    type Reply = Option<action::Again>;
    const TERM: Option<&'static str> = Some("harvest");
    const COMPLETES: bool = true;

    fn options(self, look: Look<'_>, _seat: Seat, out: &mut impl Extend<Action>) {
        out.extend(look.own_fields(self.due.region).map(Action::Again));
        out.extend([Action::Done]);
    }

    fn check(self, look: Look<'_>, _seat: Seat, reply: Option<action::Again>) -> Allowed {
        let Some(action::Again { field }) = reply else { return Ok(()) };
        let harvested = look.own_fields(self.due.region).any(|other| other == field);
        if harvested { Ok(()) } else { Err(Refusal::NotHarvested { field }) }
    }

    fn carry_out(self, play: &mut Play<'_>, _seat: Seat, reply: Option<action::Again>) {
        if let Some(action::Again { field }) = reply {
            play.harvest_field(field);
            play.harvest_more(self.due.left - 1, self.due.region);
        }
    }

    fn words(self, _sight: Reckoning<'_>) -> Phrase {
        w::AskAgain { left: self.due.left.into() }.say()
    }
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

impl Reply<Madeira> for action::Harvest {
    const COMMAND: Option<&'static str> = Some("act");

    fn label(self, sight: Reckoning<'_>, _price: &Price) -> Phrase {
        let site = sight.acting().expect("a harvest follows a die");
        let region = site.region.into();
        let gains = names::some(sight.harvest(site.region));
        match sight.further_yields(site) {
            0 => w::OptHarvest { region, gains }.say(),
            more => w::OptHarvestMore { region, gains, more: more.into() }.say(),
        }
    }

    fn slots(self) -> Vec<(&'static str, String)> {
        vec![("action", Action::Harvest.to_string())]
    }

    fn sought_name(self, _sight: Reckoning<'_>) -> Option<Phrase> {
        Some(w::TERM_HARVEST.say())
    }
}

impl Reply<Madeira> for action::Again {
    const COMMAND: Option<&'static str> = Some("act");

    fn label(self, sight: Reckoning<'_>, _price: &Price) -> Phrase {
        w::OptAgain { field: names::field(self.field), gain: names::amount(sight.yields(self.field), 1) }.say()
    }

    fn slots(self) -> Vec<(&'static str, String)> {
        vec![("action", self.field.to_string())]
    }

    fn places(self, _sight: Reckoning<'_>) -> Vec<String> {
        vec![places::field(self.field)]
    }
}

impl Happen<Madeira> for event::Harvested {
    const WEIGHT: Weight = Weight::Result;

    fn words(&self, _game: &Madeira) -> Option<Phrase> {
        let gain = names::amount(self.yielded, 1);
        Some(w::Harvested { who: self.who, gain, from: names::field(self.field) }.say())
    }
}
