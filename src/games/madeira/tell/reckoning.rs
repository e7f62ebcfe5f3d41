//! What a seat would pay and get, reckoned from what it sees.

use super::names;
use crate::engine::{Phrase, Seat};
use crate::games::madeira::edition::{CityGives, Edition};
use crate::games::madeira::event::Stock;
use crate::games::madeira::state::{Occupant, Resolved, Row};
use crate::games::madeira::view::{BuildingView, CityView, FieldView, PlayerView, View};
use crate::games::madeira::vocabulary::{Building, Character, City, Colony, Favour, Field, Good, Place, Region};
use crate::games::madeira::words as w;

/// What the mayor brings for each of one's workers, and for each citizen beside them (p. 11).
const PER_WORKER: usize = 2;
const PER_CITIZEN: usize = 1;

/// A seat before what it sees.
#[derive(Clone, Copy)]
pub struct Reckoning<'a> {
    pub edition: &'a Edition,
    pub view: &'a View,
    pub seat: Seat,
}

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
        self.view.acting.map(|building| self.building(building))
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
        self.own_fields(region).count() as u8
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

    /// What the mayor would bring if nobody moved, as amounts.
    pub fn mayor(&self) -> Vec<Phrase> {
        let gains = self.view.cities.iter().map(|city| (self.city_stock(city), self.city_yield(city)));
        gains.filter(|(_, count)| *count > 0).map(amount).collect()
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
            workers => PER_WORKER * workers + PER_CITIZEN * count(Occupant::Citizen),
        }
    }

    /// What a city would score for an urban request.
    pub fn city_worth(&self, city: City) -> u8 {
        let here = &self.view.cities[city.index()];
        let [most, less] = here.pp;
        if here.majority == Some(self.seat) { most } else { less }
    }

    pub fn is_citizen(&self, place: Place) -> bool {
        match place {
            Place::Spot(spot) => self.view.cities[spot.city().index()].spots[spot.number()] == Occupant::Citizen,
            _ => false,
        }
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

    /// What a building would do for the seat, with so many workers more.
    pub fn effect(&self, building: Building, more: u8) -> Phrase {
        let region = self.building(building).region;
        names::building_effect(building, region, self.workers_in(region) + more)
    }

    /// This much wood, and what buying the part that is missing adds to this turn's price.
    pub fn wood(&self, need: u8) -> Phrase {
        let me = self.me();
        let missing = u16::from(need).saturating_sub(me.wood) as u8;
        if missing == 0 {
            return names::amount(Stock::Wood, need);
        }
        let reais = self.edition.wood_price(me.bought + missing).saturating_sub(me.owed);
        w::N_WOOD_BOUGHT.with([("count", need.into()), ("bought", missing.into()), ("reais", reais.into())])
    }
}

fn amount((what, count): (Stock, usize)) -> Phrase {
    names::amount(what, count)
}
