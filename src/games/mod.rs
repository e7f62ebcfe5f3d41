//! The games. Adding one is a folder here, its texts in `templates`, and one line in the list.

pub mod lisboa;
pub mod madeira;
pub mod trial;

use crate::engine::{GameInfo, Registered};

/// Every game that can be played here, in the order in which people are shown them.
pub static ALL: &[&dyn GameInfo] = &[&Registered::<lisboa::Lisboa>::new(), &Registered::<madeira::Madeira>::new()];

/// The test-only game: not listed, but known to tables and tests.
pub static TRIAL: &dyn GameInfo = &Registered::<trial::Trial>::new();

/// The game with this id.
pub fn find(id: &str) -> Option<&'static dyn GameInfo> {
    known().find(|game| game.id() == id)
}

/// Every game, the test-only one included: what stored games and records may be of.
pub fn known() -> impl Iterator<Item = &'static dyn GameInfo> {
    ALL.iter().copied().chain([TRIAL])
}
