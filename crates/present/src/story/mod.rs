//! What has happened, told: turn by turn, line by line, step by step, or as a text to take home.

pub(crate) mod log;
pub(crate) mod paragraphs;
pub(crate) mod replay;
pub(crate) mod telling;
pub(crate) mod transcript;
