//! The games. Adding one is a folder here, its texts in `templates`, and one line in the list.

pub mod lisboa;
pub mod madeira;
pub mod trial;

use crate::engine::{GameKind, Listed};

/// Every game that can be played here, in the order in which people are shown them.
pub static ALL: &[&dyn GameKind] = &[&Listed::<lisboa::Lisboa>::new(), &Listed::<madeira::Madeira>::new()];

/// The test-only game: not listed, but known to tables and tests.
pub static TRIAL: &dyn GameKind = &Listed::<trial::Trial>::new();

/// The game with this id.
pub fn find(id: &str) -> Option<&'static dyn GameKind> {
    known().find(|game| game.id() == id)
}

/// Every game, the test-only one included: what stored games and records may be of.
pub fn known() -> impl Iterator<Item = &'static dyn GameKind> {
    ALL.iter().copied().chain([TRIAL])
}
