//! Correio: heavy board games by message.
//!
//! `ARCHITECTURE.md` shows the rooms and what may know what.

pub mod cli;
pub mod editions;
pub mod engine;
pub mod games;
pub mod present;
