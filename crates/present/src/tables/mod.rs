//! A table around its game: lobby, bots, options, votes, clocks, and the list of my games.

pub(crate) mod bots;
pub(crate) mod life;
pub(crate) mod lobby;
pub(crate) mod mine;
pub(crate) mod notice;
pub(crate) mod table_options;
