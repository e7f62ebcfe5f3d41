//! The cities: who stands where, which districts are to be built, what they are worth.

use crate::engine::{Grid, Page, Phrase};
use crate::games::madeira::edition::{CityGives, Edition};
use crate::games::madeira::state::Occupant;
use crate::games::madeira::tell::names;
use crate::games::madeira::view::{CityView, View};
use crate::games::madeira::vocabulary::Spot;
use crate::games::madeira::words as w;

pub fn add(edition: &Edition, view: &View, page: Page) -> Page {
    let numbers = (1..=Spot::DISTRICTS).map(|district| Phrase::sign(district.to_string()));
    let head = [Phrase::empty()].into_iter().chain(numbers).collect();
    let rows = [head].into_iter().chain(view.cities.iter().map(row)).collect();
    let plain = view.cities.iter().flat_map(spots).collect();
    let page = page.grid(Some(w::PAGE_CITIES.say()), Grid { rows, gap: " " }, plain).line(w::CITIES_KEY.say());
    view.cities.iter().fold(page, |page, city| page.field(heading(city), lines(edition, city)))
}

/// The city and its districts: two spots each, or the wood it takes to build.
fn row(city: &CityView) -> Vec<Phrase> {
    let pairs = city.spots.chunks(2).zip(1..);
    let cells = pairs.map(|(pair, number)| {
        let unbuilt = city.districts.iter().find(|(district, _, _)| *district == number);
        match unbuilt {
            Some((_, _, wood)) => Phrase::sign(format!("+{wood}")),
            None => Phrase::sign(pair.iter().map(|occupant| sign(*occupant)).collect::<String>()),
        }
    });
    [names::city(city.city)].into_iter().chain(cells).collect()
}

fn sign(occupant: Occupant) -> String {
    match occupant {
        Occupant::Nobody => ".".to_owned(),
        Occupant::Citizen => "o".to_owned(),
        Occupant::Worker(seat) => names::sign(seat),
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
    let key = match city.gives {
        CityGives::Bread => &w::CITY_BREAD,
        CityGives::Reais => &w::CITY_REAIS,
        CityGives::Wood => &w::CITY_WOOD,
    };
    let [most, less] = city.pp;
    key.with([("city", names::city(city.city).into()), ("most", most.into()), ("less", less.into())])
}

fn lines(edition: &Edition, city: &CityView) -> Vec<Phrase> {
    let majority = match city.majority {
        Some(seat) => w::MAJORITY.with([("who", seat.into())]),
        None => w::MAJORITY_CITIZENS.say(),
    };
    let districts = city.districts.iter().map(|(district, favour, wood)| {
        w::DISTRICT.with([
            ("district", (*district).into()),
            ("favour", names::favour(*favour).into()),
            ("guild", names::guild(edition.guild(*favour)).into()),
            ("wood", (*wood).into()),
        ])
    });
    let districts: Vec<Phrase> = districts.collect();
    let districts = if districts.is_empty() { vec![w::DISTRICTS_BUILT.say()] } else { districts };
    [majority].into_iter().chain(districts).collect()
}
