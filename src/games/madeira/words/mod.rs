//! The texts of Madeira: what the game says, before any language. The words are in `templates/*/madeira*.ftl`.

mod commands;
mod events;
mod names;
mod options;
mod pages;
mod pictures;
mod pieces;
mod questions;
mod refusals;
mod terms;

pub use commands::*;
pub use events::*;
pub use names::*;
pub use options::*;
pub use pages::*;
pub use pictures::*;
pub use pieces::*;
pub use questions::*;
pub use refusals::*;
pub use terms::*;

use crate::engine::Key;
use crate::engine::phrase::{count, joined};

const PARTS: &[&[&Key]] = &[
    pieces::ALL,
    names::ALL,
    questions::ALL,
    options::ALL,
    events::ALL,
    refusals::ALL,
    pages::ALL,
    pictures::ALL,
    commands::ALL,
    terms::ALL,
];

/// Every text of the game.
pub static ALL: &[&Key] = &joined::<{ count(PARTS) }>(PARTS);
