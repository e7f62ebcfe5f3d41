//! The games. Adding one is a crate, its texts in `templates`, and one line in this list.
//!
//! ```
//! use engine::simulate::Simulation;
//! use engine::{Options, Seed};
//!
//! // A game by its id, with the values of the edition that it ships with.
//! let madeira = games::find("madeira").expect("it is on the list");
//! assert_eq!(madeira.seats, (2, 4));
//! let loaded = madeira.load(madeira.built_in_edition).expect("the built-in edition");
//!
//! // A random game for three, to its end.
//! let simulation =
//!     Simulation { seats: 3, games: 1, options: Options::default(), seed: Seed::from_number(1582), keep: false };
//! assert_eq!(loaded.simulate(&simulation).scores.len(), 3);
//! ```

use engine::GameInfo;

/// Every game that can be played here, in the order in which people are shown them.
pub static ALL: &[&GameInfo] = &[&GameInfo::of::<lisboa::Lisboa>(), &GameInfo::of::<madeira::Madeira>()];

/// The test-only game: not listed, but known to tables and tests.
pub static TRIAL: &GameInfo = &GameInfo::of::<trial::Trial>();

/// The game with this id.
pub fn find(id: &str) -> Option<&'static GameInfo> {
    known().find(|game| game.id == id)
}

/// Every game, the test-only one included: what stored games and records may be of.
pub fn known() -> impl Iterator<Item = &'static GameInfo> {
    ALL.iter().copied().chain([TRIAL])
}
