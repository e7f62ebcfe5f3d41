//! Where on the board an answer belongs, by the names that the pictures give their places.

use crate::play::Reckoning;
use crate::vocabulary::{Building, Character, City, Colony, Field, Place, Space};

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

/// Where a worker stands.
pub fn of(place: Place) -> Vec<String> {
    match place {
        Place::Home => Vec::new(),
        Place::Watch => vec![WATCH.to_owned()],
        Place::Field(there) => vec![field(there)],
        Place::Spot(spot) => vec![district(spot.city(), spot.district())],
        Place::Colony(there) => vec![colony(there)],
    }
}

impl Reckoning<'_> {
    /// The building of this character.
    pub fn places_of(self, character: Character) -> Vec<String> {
        let theirs = self.view.buildings.iter().filter(|there| there.site.character == character);
        theirs.map(|there| building(there.building)).collect()
    }
}
