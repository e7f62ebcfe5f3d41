//! Panels about solo challenges: the post, the rankings, games step by step.

mod lines;
mod overall;
mod post;
mod ranking;
mod replays;
mod season;

pub use lines::{choices, players};
