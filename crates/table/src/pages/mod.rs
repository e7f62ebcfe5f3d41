//! Who may open the pages of a game: watchers by an address that cannot be guessed, players by a session.

pub(crate) mod sessions;
pub(crate) mod watching;
