//! Pages on which games can be watched: the board, the log, every step so far, live.
//!
//! An address that cannot be guessed is the permission to look ([`crate::table::Tables::watched`]). **Invariants.** A page
//! shows what everybody at the table may see: it is made from a `PublicTable` and nothing else. Nothing here changes a
//! game. An address that leads nowhere gets the same bytes, whether it is wrong, outdated or switched off.

mod cache;
mod config;
mod connections;
mod limiter;
mod live;
mod page;
mod routes;
mod server;

#[cfg(test)]
mod tests;

pub use config::{Config, ConfigError};
pub use server::{Pages, ServeError, Serving};
