//! Proof under load and faults: the real binary as a process of its own, a Discord-compatible server, and people who
//! press whatever is legal.
//!
//! The people know nothing but what their panels show. What they were told is compared with what is stored afterwards.

mod audit;
mod bot;
mod calls;
mod figures;
mod folder;
mod load;
mod secrets;
mod soak;
mod stored;
mod watch;
mod wing;

use std::io;

pub use folder::Folder;
pub use load::{Load, Rate};
pub use secrets::{Secrets, texts_of};
pub use soak::{Soak, Soaked};
pub use stored::fill;

use crate::sandbox::NotDone;
use crate::store::OpenError;
use crate::table::Trouble;

/// Why nothing could be proved.
#[derive(Debug, thiserror::Error)]
pub enum Failed {
    #[error("{0}")]
    Io(#[from] io::Error),
    #[error("the database: {0}")]
    Open(#[from] OpenError),
    #[error("the database: {0}")]
    Store(#[from] Trouble),
    #[error("the bot did not do what it should: {0}")]
    NotDone(#[from] NotDone),
    #[error("the bot ended by itself; its log says:\n{0}")]
    Ended(String),
    #[error("{0}")]
    Found(String),
}
