//! Correio on Discord: commands, panels, messages, pings. The only module that knows serenity.
//!
//! An interaction is read into a [`invoker::Invoker`] and a command or press, becomes one use case of `table`, and is
//! answered with one panel of `present`. Public messages come only from the outbox, by the [`courier`].
//!
//! **Invariants.** The sender of a channel takes a `PublicPanel`, a private reply a `PrivatePanel`; nothing else is
//! drawn. No network call is made while a table is held. Nothing that names a token, a hand or a seed is logged.

mod answer;
mod away;
mod challenge;
pub mod challenge_words;
mod clients;
mod commands;
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
mod pause;
mod pictures;
mod play;
mod press;
mod presses;
mod public;
mod registration;
mod reminders;
mod respond;
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
pub use running::{Bot, NotStarted};
pub use signature::PublicKey;
pub use tracing_setup::{log_to, start_tracing};
