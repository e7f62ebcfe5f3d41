//! Correio on Discord: commands, panels, messages, pings. The only module that knows serenity.
//!
//! An interaction is read as a [`desk::Caller`] and a request or command, and the desk's response is drawn. Public messages come only from the outbox, through the [`courier`].
//!
//! **Invariants.** A channel message takes a `PublicPanel`, a private response a `PrivatePanel`; nothing else is drawn.
//! No network call is made while a table is locked. Nothing that names a token, a hand or a seed is logged.

mod backoff;
mod caller;
mod checkup;
mod clients;
mod commands;
mod config;
mod courier;
mod draw;
mod endpoint;
mod events;
mod failure;
mod front;
mod gateway;
mod handler;
mod invite;
mod link;
mod metrics;
mod panels;
mod presses;
mod registration;
mod respond;
mod running;
mod signature;
mod signs;
mod tracing_setup;
mod typed;
mod words;

pub use checkup::{Checkup, CheckupError, RegisteredNow, ServerCheckup, check_up, clock_error};
pub use clients::Api;
pub use config::{Config, ConfigError, Token};
pub use endpoint::Endpoint;
pub use invite::invite;
pub use metrics::Metrics;
pub use registration::REMEMBERED;
pub use running::{DiscordBot, StartError};
pub use signature::PublicKey;
pub use tracing_setup::{log_to, start_tracing};
