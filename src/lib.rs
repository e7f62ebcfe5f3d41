//! Correio: heavy board games by message.
//!
//! `ARCHITECTURE.md` shows the modules and what each may use.

pub mod cli;
pub mod console;
pub mod discord;
pub mod editions;
pub mod engine;
pub mod games;
pub mod present;
pub mod sandbox;
pub mod store;
pub mod table;
pub mod web;

#[cfg(test)]
#[path = "../tests/support/postgres.rs"]
mod postgres_server;
