//! Finished games compared: ratings and statistics are computed from them and stored nowhere.

pub(crate) mod finished;
pub(crate) mod ratings;
pub(crate) mod statistics;
