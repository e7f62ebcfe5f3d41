//! The cities: who stands where, which districts are to be built, what they are worth.

use super::{counts, or_nobody, signs};
use crate::engine::{Grid, Page, Phrase, small};
use crate::games::madeira::edition::Edition;
use crate::games::madeira::event::Stock;
use crate::games::madeira::state::Occupant;
use crate::games::madeira::tell::names;
use crate::games::madeira::view::{CityView, View};
use crate::games::madeira::vocabulary::Spot;
use crate::games::madeira::words as w;

pub fn add(edition: &Edition, view: &View, page: Page) -> Page {
    let cities = view.cities.iter().map(|city| names::city(city.city));
    let head = [Phrase::empty()].into_iter().chain(cities).collect();
    let rows = (1..=small(Spot::DISTRICTS)).map(|district| row(view, district));
    let grid = Grid { rows: [head].into_iter().chain(rows).collect(), gap: "  " };
    let plain = view.cities.iter().flat_map(spots).collect();
    let page = page.grid_with_legend(Some(w::PAGE_CITIES.say()), grid, vec![signs(view), w::CITIES_KEY.say()], plain);
    view.cities.iter().fold(page, |page, city| page.field(heading(city), lines(edition, city)))
}

/// Who is in which city, in a line each: for the turn message.
pub fn short(view: &View) -> Vec<Phrase> {
    let line = |city: &CityView| {
        let count = |occupant: Occupant| small(city.spots.iter().filter(|other| **other == occupant).count());
        let mut who = counts(view, |seat| count(Occupant::Worker(seat)));
        if let citizens @ 1.. = count(Occupant::Citizen) {
            who.push(w::SHORT_CITIZENS.with([("count", citizens.into())]));
        }
        w::SHORT_CITY.with([
            ("city", names::city(city.city).into()),
            ("gives", names::city_gives(city.gives).into()),
            ("who", or_nobody(who).into()),
            ("majority", majority(city).into()),
        ])
    };
    view.cities.iter().map(line).collect()
}

/// A district of every city: two spots each, or the wood it takes to build.
fn row(view: &View, district: u8) -> Vec<Phrase> {
    let cells = view.cities.iter().map(|city| {
        let unbuilt = city.districts.iter().find(|(number, _, _)| *number == district);
        match unbuilt {
            Some((_, _, wood)) => Phrase::sign(format!("+{wood}")),
            None => {
                let first = 2 * usize::from(district - 1);
                Phrase::Row(city.spots[first..first + 2].iter().map(|occupant| sign(*occupant)).collect())
            }
        }
    });
    [Phrase::sign(district.to_string())].into_iter().chain(cells).collect()
}

fn sign(occupant: Occupant) -> Phrase {
    match occupant {
        Occupant::Nobody => Phrase::sign("."),
        Occupant::Citizen => Phrase::sign("o"),
        Occupant::Worker(seat) => Phrase::Initials(seat),
    }
}

fn is_built(city: &CityView, spot: Spot) -> bool {
    city.districts.iter().all(|(district, _, _)| usize::from(*district) != spot.district() + 1)
}

/// Every spot of a city in a sentence.
fn spots(city: &CityView) -> Vec<Phrase> {
    let built = Spot::of_city(city.city).filter(|spot| is_built(city, *spot));
    built
        .map(|spot| {
            let place = ("place", names::spot(spot).into());
            match city.spots[spot.number()] {
                Occupant::Nobody => w::SPOT_FREE.with([place]),
                Occupant::Citizen => w::SPOT_CITIZEN.with([place]),
                Occupant::Worker(seat) => w::SPOT_WORKER.with([place, ("who", seat.into())]),
            }
        })
        .collect()
}

fn heading(city: &CityView) -> Phrase {
    let [most, less] = city.pp.map(names::points);
    w::CITY_GIVES_SCORES.with([
        ("city", names::city(city.city).into()),
        ("gives", names::city_gives(city.gives).into()),
        ("most", most.into()),
        ("less", less.into()),
    ])
}

fn majority(city: &CityView) -> Phrase {
    match city.majority {
        Some(seat) => w::MAJORITY.with([("who", seat.into())]),
        None => w::MAJORITY_CITIZENS.say(),
    }
}

fn lines(edition: &Edition, city: &CityView) -> Vec<Phrase> {
    let districts = city.districts.iter().map(|(district, favour, wood)| {
        w::DISTRICT.with([
            ("district", (*district).into()),
            ("favour", names::favour(*favour).into()),
            ("guild", names::guild(edition.guild(*favour)).into()),
            ("wood", names::amount(Stock::Wood, *wood).into()),
        ])
    });
    let districts: Vec<Phrase> = districts.collect();
    let districts = if districts.is_empty() { vec![w::DISTRICTS_BUILT.say()] } else { districts };
    [majority(city)].into_iter().chain(districts).collect()
}
