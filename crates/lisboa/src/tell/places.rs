//! Where on the board an answer belongs, by the names that the pictures give their places.

use crate::vocabulary::{ClergyTile, Decree, Good, Plot, Ship, Site};

pub fn plot(plot: Plot) -> String {
    format!("plot {plot}")
}

pub fn site(site: Site) -> String {
    format!("site {site}")
}

/// The pile, office and plaza of a noble, or the treasury.
pub fn pile(kind: impl ToString) -> String {
    format!("pile {}", kind.to_string())
}

pub fn tile(tile: ClergyTile) -> String {
    format!("tile {tile}")
}

pub fn decree(decree: Decree) -> String {
    format!("decree {decree}")
}

pub fn price(good: Good) -> String {
    format!("price {good}")
}

pub fn ship(ship: Ship) -> String {
    format!("ship {ship}")
}

pub const CHURCH: &str = "church";
pub const RUBBLE: &str = "rubble";
pub const YARD: &str = "yard";
