//! Rubble: cubes of the three catastrophes.

use engine::vocabulary::Counts;

engine::vocabulary! {
    /// What destroyed Lisbon: brown, red and blue cubes.
    "kind of rubble" Rubble { Earthquake, Fire, Tsunami }
}

engine::vocabulary! {
    /// Where the cube of a plot is taken from.
    "end of a plot's lines" Line { Row, Column }
}

/// How many cubes of each kind.
pub type Cubes = Counts<Rubble>;
