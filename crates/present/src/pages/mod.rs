//! The words of the pages in the web: a game that is watched, a seat that is played.

pub(crate) mod game_page;
pub(crate) mod seat_page;
pub(crate) mod watch;
