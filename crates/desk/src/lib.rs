//! What is shown to whoever asks: the same for every front end.
//!
//! A front end turns what somebody does into a [`present::Request`], or a command into [`Typed`], and says who asks
//! ([`Caller`]). The [`Desk`] carries it out at the tables and answers with one [`Response`], which the front end draws.
//! What messages about tables show is decided here as well ([`public`]).
//!
//! **Invariant.** A panel for one person goes to that person: [`ShownPanel`] says who sees it.

mod answer;
mod away;
mod caller;
mod challenge;
mod compare;
mod complete;
mod desk;
mod export;
mod eyes;
mod help;
mod learn;
mod life;
mod lobby;
mod look;
mod mine;
mod play;
pub mod public;
pub mod reminders;
mod response;
mod review;
mod settings;
pub mod show;
mod turn;
mod typed;
mod watch;

pub use caller::{ALOUD, CONFIRM, Caller, ThreadError};
pub use challenge::SEASON;
pub use desk::{Desk, DeskResult, Front, Games, context_of};
pub use response::{Attachment, Pictured, Response, ShownPanel};
pub use typed::Typed;
