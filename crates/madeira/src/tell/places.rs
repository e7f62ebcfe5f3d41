//! Where on the board an answer belongs, by the names that the pictures give their places.

use crate::action::Action;
use crate::view::View;
use crate::vocabulary::{Building, City, Colony, Favour, Field, Harbour, Place, Space};

pub fn field(field: Field) -> String {
    format!("field {field}")
}

pub fn building(building: Building) -> String {
    format!("building {building}")
}

/// A district of a city, from 0.
pub fn district(city: City, district: usize) -> String {
    format!("district {city}-{}", district + 1)
}

pub fn colony(colony: Colony) -> String {
    format!("colony {colony}")
}

pub fn rewards(colony: Colony) -> String {
    format!("rewards {colony}")
}

pub fn space(space: Space) -> String {
    format!("space {space}")
}

/// A row of dice, from 1.
pub fn row(number: u8) -> String {
    format!("row {number}")
}

/// A space of the pass column, from 1.
pub fn pass(number: u8) -> String {
    format!("pass {number}")
}

pub const WATCH: &str = "watch";
pub const WINDMILL: &str = "windmill";

fn of_place(place: Place) -> Vec<String> {
    match place {
        Place::Home => Vec::new(),
        Place::Watch => vec![WATCH.to_owned()],
        Place::Field(there) => vec![field(there)],
        Place::Spot(spot) => vec![district(spot.city(), spot.district())],
        Place::Colony(there) => vec![colony(there)],
    }
}

/// The district on which this favor lies.
fn of_favour(view: &View, favour: Favour) -> Vec<String> {
    let lies = |city: &crate::view::CityView| {
        let found = city.districts.iter().find(|(_, other, _)| *other == favour);
        // The view counts them from 1.
        found.map(|(number, ..)| district(city.city, usize::from(*number) - 1))
    };
    view.cities.iter().filter_map(lies).collect()
}

/// The places of an answer. None: it belongs to a player's own things, or to no place at all.
pub fn of(view: &View, action: Action) -> Vec<String> {
    match action {
        Action::Row(number) => vec![row(number)],
        Action::Pass(number, _) => vec![pass(number)],
        Action::Die(_, character) | Action::Pirate(_, character) => {
            let there = view.buildings.iter().filter(|other| other.site.character == character);
            there.map(|there| building(there.building)).collect()
        }
        Action::Again(there) | Action::Wood(there) => vec![field(there)],
        Action::From(place) | Action::To(place) => of_place(place),
        Action::Ship(Harbour::At(there)) | Action::Sail(there) => vec![space(there)],
        Action::Reward(there, _) => vec![rewards(there)],
        Action::Build(favour) => of_favour(view, favour),
        Action::Marker(_, there) | Action::Use(there) => vec![building(there)],
        Action::Honour => vec![WATCH.to_owned()],
        Action::Windmill(_) | Action::Exchange(_) => vec![WINDMILL.to_owned()],
        _ => Vec::new(),
    }
}
