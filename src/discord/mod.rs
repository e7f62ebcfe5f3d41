//! Correio on Discord: commands, panels, messages, pings. The only module that knows serenity.
//!
//! An interaction is read as a [`desk::Caller`] and a request or command, and the desk's response is drawn. Public messages come only from the outbox, through the [`courier`].
//!
//! **Invariants.** A channel message takes a `PublicPanel`, a private response a `PrivatePanel`; nothing else is drawn.
//! No network call is made while a table is locked. Nothing that names a token, a hand or a seed is logged.

mod checkup;
mod commands;
mod config;
mod connection;
mod courier;
mod draw;
mod interaction;
mod invite;
mod metrics;
mod pictures;
mod running;
mod tracing_setup;
mod words;

pub use checkup::{Checkup, CheckupError, RegisteredNow, ServerCheckup, check_up, clock_error};
pub use commands::registration::REMEMBERED;
pub use config::{Config, ConfigError, Token};
pub use connection::clients::Api;
pub use connection::endpoint::Endpoint;
pub use connection::signature::PublicKey;
pub use invite::invite;
pub use metrics::Metrics;
pub use running::{DiscordBot, StartError};
pub use tracing_setup::{log_to, start_tracing};
