//! Correio: heavy board games by message. This is the bot itself: Discord and the command line.
//!
//! `ARCHITECTURE.md` shows the crates that it is made of.

pub mod cli;
pub mod discord;
