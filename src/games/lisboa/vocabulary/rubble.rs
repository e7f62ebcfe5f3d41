//! Rubble: cubes of the three catastrophes.

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

use super::vocabulary;

vocabulary! {
    /// What destroyed Lisbon: brown, red and blue cubes.
    "kind of rubble" Rubble { Earthquake = "earthquake", Fire = "fire", Tsunami = "tsunami" }
}

vocabulary! {
    /// Where the cube of a plot is taken from.
    "end of a plot's lines" Line { Row = "row", Column = "column" }
}

/// How many cubes of each kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Cubes([u8; 3]);

impl Cubes {
    pub const NONE: Cubes = Cubes([0; 3]);

    pub const fn new(earthquake: u8, fire: u8, tsunami: u8) -> Cubes {
        Cubes([earthquake, fire, tsunami])
    }

    pub fn total(self) -> u8 {
        self.0.iter().sum()
    }

    pub fn is_empty(self) -> bool {
        self == Cubes::NONE
    }

    /// Complete sets of one of each kind.
    pub fn sets(self) -> u8 {
        self.0.into_iter().min().unwrap_or(0)
    }

    /// The kinds of which there is at least one.
    pub fn kinds(self) -> impl Iterator<Item = Rubble> {
        Rubble::ALL.iter().copied().filter(move |kind| self[*kind] > 0)
    }

    /// Each kind with its number.
    pub fn iter(self) -> impl Iterator<Item = (Rubble, u8)> {
        Rubble::ALL.iter().map(move |kind| (*kind, self[*kind]))
    }
}

impl std::ops::AddAssign for Cubes {
    fn add_assign(&mut self, other: Cubes) {
        for kind in Rubble::ALL {
            self[*kind] += other[*kind];
        }
    }
}

impl Index<Rubble> for Cubes {
    type Output = u8;

    fn index(&self, kind: Rubble) -> &u8 {
        &self.0[kind.index()]
    }
}

impl IndexMut<Rubble> for Cubes {
    fn index_mut(&mut self, kind: Rubble) -> &mut u8 {
        &mut self.0[kind.index()]
    }
}
