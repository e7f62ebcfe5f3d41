//! What a seat would pay and get, reckoned from what it sees.

use super::names;
use crate::action::Action;
use crate::buildings::{DIPLOMAT, capitania_pp};
use crate::edition::CityGives;
use crate::event::Stock;
use crate::favour::MONK;
use crate::harvest::further_yields;
use crate::mayor::{PER_CITIZEN, PER_WORKER};
use crate::pirates::DRIVEN_AWAY;
pub use crate::play::Reckoning;
use crate::price::REAIS;
use crate::reward::SUPPORT;
use crate::state::{Occupant, Resolved, Row};
use crate::step::{Job, Moving, Question};
use crate::view::{BuildingView, CityView, FieldView, PlayerView};
use crate::vocabulary::{Building, Character, City, Colony, Favour, Field, Good, Place, Region, Request, Reward, Spot};
use crate::words as w;
use engine::{Phrase, Price, small};

impl<'a> Reckoning<'a> {
    pub fn me(&self) -> &'a PlayerView {
        &self.view.players[self.seat.index()]
    }

    /// A row of the dice column, from 1.
    pub fn row(&self, number: u8) -> Option<&'a Row> {
        usize::from(number).checked_sub(1).and_then(|index| self.view.rows.get(index))
    }

    /// The guilds of a row, from 1.
    pub fn guilds(&self, number: u8) -> Phrase {
        let rows = &self.edition.board(self.view.players.len()).rows;
        let row = usize::from(number).checked_sub(1).and_then(|index| rows.get(index));
        names::either(row.into_iter().flatten().copied().map(names::guild).collect())
    }

    /// The building on which a character lies.
    pub fn site_of(&self, character: Character) -> Option<&'a BuildingView> {
        self.view.buildings.iter().find(|building| building.site.character == character)
    }

    pub fn building(&self, building: Building) -> &'a BuildingView {
        &self.view.buildings[building.index()]
    }

    /// The building on whose character a die was just placed.
    pub fn acting(&self) -> Option<&'a BuildingView> {
        let Some(Question::Act(building)) = self.view.step else { return None };
        Some(self.building(building))
    }

    /// The building that is being resolved.
    pub fn resolved(&self) -> Option<Resolved> {
        self.view.buildings.iter().find_map(|building| building.resolved)
    }

    /// A field of a region; the forest is none.
    pub fn field(&self, field: Field) -> Option<&'a FieldView> {
        self.view.fields.iter().find(|other| other.field == field)
    }

    fn own_fields(&self, region: Region) -> impl Iterator<Item = &'a FieldView> {
        let seat = self.seat;
        let here = self.view.fields.iter().filter(move |field| field.field.region() == Some(region));
        here.filter(move |field| field.state.workers.contains(seat))
    }

    pub fn workers_in(&self, region: Region) -> u8 {
        small(self.own_fields(region).count())
    }

    /// What one harvest of a field brings.
    pub fn yields(&self, field: Field) -> Stock {
        match self.field(field) {
            Some(here) if here.state.wood == 0 => Stock::Good(here.state.good),
            _ => Stock::Wood,
        }
    }

    /// What a harvest of a region brings, as amounts.
    pub fn harvest(&self, region: Region) -> Vec<Phrase> {
        let kinds = [Stock::Wood].into_iter().chain(Good::ALL.iter().copied().map(Stock::Good));
        let count = |kind: Stock| self.own_fields(region).filter(|field| self.yields(field.field) == kind).count();
        kinds.map(|kind| (kind, count(kind))).filter(|(_, count)| *count > 0).map(amount).collect()
    }

    /// What the mayor would bring if nobody moved, as amounts; wood only as far as there is access.
    pub fn mayor(&self) -> Vec<Phrase> {
        let gains = self.view.cities.iter().map(|city| match (self.city_stock(city), self.city_yield(city)) {
            (Stock::Wood, count) => (Stock::Wood, self.wood_within_reach(count)),
            gain => gain,
        });
        gains.filter(|(_, count)| *count > 0).map(amount).collect()
    }

    /// This much wood as a gift, as far as there is access to any.
    pub fn wood_within_reach(&self, count: usize) -> usize {
        let me = self.me();
        if me.forest { count } else { count.min(me.wood_on_fields.into()) }
    }

    /// The yields beyond the first of a harvest at this building.
    pub fn further_yields(&self, site: &BuildingView) -> u8 {
        further_yields(site.site.character, self.view.holding)
    }

    /// Whether the scout is at work, who scores a move into a city.
    pub fn is_scouting(&self) -> bool {
        matches!(self.view.step, Some(Question::WorkerTo(Moving { job: Job::Anywhere, .. }, _)))
    }

    /// The pirates that a worker entering the watch, or royal support, drives away at most.
    pub fn driven_away(&self) -> u16 {
        self.me().pirates.unwrap_or(0).min(DRIVEN_AWAY)
    }

    /// Whether there is a spot of a city for a worker to go to.
    fn has_free_spot(&self) -> bool {
        self.view.cities.iter().any(|city| {
            let built =
                |spot: Spot| city.districts.iter().all(|(district, ..)| usize::from(*district) != spot.district() + 1);
            Spot::of_city(city.city).any(|spot| built(spot) && city.spots[spot.number()] == Occupant::Nobody)
        })
    }

    /// PP and workers into cities, as far as there is room.
    pub fn gain_in_cities(&self, pp: u8, room: Phrase) -> Phrase {
        if self.has_free_spot() { room } else { w::CityFull { pp: names::points(pp) }.say() }
    }

    /// What using a favour would do now.
    pub fn favour_does(&self, favour: Favour, price: &Price) -> Phrase {
        let effect = |resolved: Resolved| self.effect(resolved.building, Some(favour));
        match (favour, self.resolved()) {
            (Favour::Monk, _) => names::get(amount((Stock::Wood, self.wood_within_reach(MONK.into())))),
            (Favour::Sergeant, _) => {
                w::SergeantNow { pirates: names::pirates(self.me().pirates.unwrap_or(0) / 2) }.say()
            }
            (Favour::Noble, Some(resolved)) => w::NobleNow { effect: effect(resolved) }.say(),
            (Favour::Diplomat, Some(resolved)) => {
                let reais = names::amount(Stock::Reais, price.range(REAIS).1);
                w::DiplomatNow { reais, effect: effect(resolved) }.say()
            }
            _ => names::favour_does(favour),
        }
    }

    /// What a reward would give now.
    pub fn reward_gives(&self, reward: Reward) -> Phrase {
        match reward {
            Reward::Windmill if self.me().windmill == self.edition.windmill.top => w::TOP_OF_WINDMILL.say(),
            Reward::Guilds if self.me().face_down.is_empty() => w::NONE_FACE_DOWN.say(),
            Reward::Support if self.driven_away() == 0 => amount((Stock::Bread, SUPPORT.into())),
            Reward::City => self.gain_in_cities(1, names::reward_gives(self.edition, reward)),
            Reward::Island
            | Reward::Watch
            | Reward::Windmill
            | Reward::Guilds
            | Reward::Medal
            | Reward::Support
            | Reward::Loot => names::reward_gives(self.edition, reward),
        }
    }

    /// One's favours, as uses that people look for.
    pub fn favours(&self) -> impl Iterator<Item = Action> + use<'a> {
        let me = self.me();
        let own = Favour::ALL.iter().copied();
        own.filter(move |favour| me.face_up.contains(*favour) || me.face_down.contains(*favour)).map(Action::Favour)
    }

    /// What a request would score if it were presented now.
    pub fn worth(&self, request: Request) -> Phrase {
        names::points(self.me().worth[request.index()])
    }

    /// What a building will cost and how many pirates it will bring, on average, if one more guild die is placed here.
    pub fn outlook(&self, site: &BuildingView) -> (u32, u32) {
        let faces = &self.edition.dice.faces;
        let thrown = |dice: u8| -> u32 {
            let sum: u32 = faces.iter().map(|face| u32::from(*face)).sum();
            let count = u32::try_from(faces.len()).unwrap_or(u32::MAX).max(1);
            (u32::from(dice) * sum + count / 2) / count
        };
        let pirates = 1 + if site.site.pirate_die { thrown(1) } else { 0 };
        (u32::from(site.base_cost).saturating_sub(thrown(site.site.guild_dice + 1)), pirates)
    }

    fn city_stock(&self, city: &CityView) -> Stock {
        match city.gives {
            CityGives::Bread => Stock::Bread,
            CityGives::Reais => Stock::Reais,
            CityGives::Wood => Stock::Wood,
        }
    }

    fn city_yield(&self, city: &CityView) -> usize {
        let count = |occupant: Occupant| city.spots.iter().filter(|other| **other == occupant).count();
        match count(Occupant::Worker(self.seat)) {
            0 => 0,
            workers => usize::from(PER_WORKER) * workers + usize::from(PER_CITIZEN) * count(Occupant::Citizen),
        }
    }

    /// What a city would score for an urban request.
    pub fn city_worth(&self, city: City) -> u8 {
        let here = &self.view.cities[city.index()];
        let [most, less] = here.pp;
        if here.majority == Some(self.seat) { most } else { less }
    }

    pub fn is_citizen(&self, place: Place) -> bool {
        let Place::Spot(spot) = place else { return false };
        self.view.cities[spot.city().index()].spots[spot.number()] == Occupant::Citizen
    }

    /// The ships of the seat in a colony: so many PP does a worker bring there.
    pub fn explorers(&self, colony: Colony) -> usize {
        let ships = &self.view.colonies[colony.index()].ships;
        ships.iter().filter(|ship| **ship == Some(self.seat)).count()
    }

    /// Where a favour still lies, and the wood it takes.
    pub fn district_of(&self, favour: Favour) -> Option<(City, u8, u8)> {
        self.view.cities.iter().find_map(|city| {
            let (district, _, wood) = city.districts.iter().find(|(_, other, _)| *other == favour)?;
            Some((city.city, *district, *wood))
        })
    }

    /// What a building would do for the seat with this favour, which may itself be turned up again.
    pub fn effect(&self, building: Building, holding: Option<Favour>) -> Phrase {
        let more = if holding == Some(Favour::Diplomat) { DIPLOMAT } else { 0 };
        let none_face_down = holding.is_none() && self.me().face_down.is_empty();
        let region = self.building(building).region;
        let workers = self.workers_in(region) + more;
        let effect = names::building_effect(building, region, workers);
        if workers > 0 && building == Building::CasaDaCoroa && none_face_down {
            w::NONE_FACE_DOWN.say()
        } else if workers > 0 && building == Building::Capitania {
            self.gain_in_cities(capitania_pp(workers), effect)
        } else {
            effect
        }
    }
}

fn amount((what, count): (Stock, usize)) -> Phrase {
    names::amount(what, count)
}
