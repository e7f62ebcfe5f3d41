//! Rubble: cubes of the three catastrophes.

use crate::engine::vocabulary::{Counts, vocabulary};

vocabulary! {
    /// What destroyed Lisbon: brown, red and blue cubes.
    "kind of rubble" Rubble { Earthquake, Fire, Tsunami }
}

vocabulary! {
    /// Where the cube of a plot is taken from.
    "end of a plot's lines" Line { Row, Column }
}

/// How many cubes of each kind.
pub type Cubes = Counts<Rubble>;

impl Cubes {
    /// Complete sets of one of each kind.
    pub fn sets(self) -> u8 {
        Rubble::ALL.iter().map(|kind| self[*kind]).min().unwrap_or(0)
    }
}
