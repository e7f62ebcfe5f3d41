//! Pages on which games can be watched, and seats played: the board, the log, every step so far, live.
//!
//! An address that cannot be guessed is the permission to look ([`table::Tables::watched`]), a session in a cookie that
//! to play ([`table::Tables::session`]). **Invariants.** A page that is watched shows what everybody at the table may see:
//! it is made from a `PublicTable` and nothing else. Only a POST from the page of a seat changes a game, as the same press
//! on Discord would. An address that leads nowhere gets the same bytes, whether it is wrong, outdated or switched off.

mod cache;
mod config;
mod guard;
mod limiter;
mod live;
mod page;
mod reach;
mod routes;
mod seat;
mod server;

#[cfg(test)]
mod tests;

pub use config::{Config, ConfigError};
pub use reach::{ReachError, reach};
pub use server::{Pages, ServeError, Serving};
