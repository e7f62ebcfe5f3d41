//! Correio on Discord: commands, panels, messages, pings. The only module that knows serenity.
//!
//! An interaction is parsed into an [`invoker::Invoker`] and a command or press, becomes one use case of `table`, and
//! is answered with one panel of `present`. Public messages come only from the outbox, through the [`courier`].
//!
//! **Invariants.** A channel message takes a `PublicPanel`, a private response a `PrivatePanel`; nothing else is drawn.
//! No network call is made while a table is locked. Nothing that names a token, a hand or a seed is logged.

mod away;
mod backoff;
mod challenge;
pub mod challenge_words;
mod clients;
mod commands;
mod compare;
mod complete;
mod config;
mod courier;
mod draw;
mod endpoint;
mod export;
mod failure;
mod handler;
mod help;
mod invite;
mod invoker;
mod life;
mod lobby;
mod look;
mod metrics;
mod mine;
mod panels;
mod pictures;
mod play;
mod press;
mod presses;
mod public;
mod registration;
mod reminders;
mod respond;
mod response;
mod review;
mod running;
mod settings;
mod signature;
mod slash;
mod tracing_setup;
mod turn;
mod typed;
mod watch;
pub mod words;

pub use clients::Api;
pub use config::{Config, ConfigError, Token};
pub use endpoint::Endpoint;
pub use invite::invite;
pub use metrics::Metrics;
pub use running::{DiscordBot, StartError};
pub use signature::PublicKey;
pub use tracing_setup::{log_to, start_tracing};
