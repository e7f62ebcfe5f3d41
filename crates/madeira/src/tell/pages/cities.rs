//! The cities: who stands where, which districts are to be built, what they are worth.

use super::{counts, or_nobody, signs};
use crate::edition::Edition;
use crate::event::Stock;
use crate::state::Occupant;
use crate::tell::names;
use crate::view::{CityView, View};
use crate::vocabulary::Spot;
use crate::words as w;
use engine::{Grid, Page, Phrase, small};

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
            who.push(w::ShortCitizens { count: citizens.into() }.say());
        }
        w::ShortCity {
            city: names::city(city.city),
            gives: names::city_gives(city.gives),
            who: or_nobody(who),
            majority: majority(city),
        }
        .say()
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
            let place = names::spot(spot);
            match city.spots[spot.number()] {
                Occupant::Nobody => w::SpotFree { place }.say(),
                Occupant::Citizen => w::SpotCitizen { place }.say(),
                Occupant::Worker(seat) => w::SpotWorker { place, who: seat }.say(),
            }
        })
        .collect()
}

fn heading(city: &CityView) -> Phrase {
    let [most, less] = city.pp.map(names::points);
    w::CityGivesScores { city: names::city(city.city), gives: names::city_gives(city.gives), most, less }.say()
}

fn majority(city: &CityView) -> Phrase {
    match city.majority {
        Some(seat) => w::Majority { who: seat }.say(),
        None => w::MAJORITY_CITIZENS.say(),
    }
}

fn lines(edition: &Edition, city: &CityView) -> Vec<Phrase> {
    let districts = city.districts.iter().map(|(district, favour, wood)| {
        w::District {
            district: (*district).into(),
            favour: names::favour(*favour),
            guild: names::guild(edition.guild(*favour)),
            wood: names::amount(Stock::Wood, *wood),
        }
        .say()
    });
    let districts: Vec<Phrase> = districts.collect();
    let districts = if districts.is_empty() { vec![w::DISTRICTS_BUILT.say()] } else { districts };
    [majority(city)].into_iter().chain(districts).collect()
}
