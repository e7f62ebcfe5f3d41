//! Positions set up by hand, and what the rules make of them. Examples of the rulebook have its names and numbers.

mod board;
mod buildings;
mod characters;
mod favours;
mod findings;
mod labels;
mod laws;
mod refusals;
mod requests;
mod rewards;
mod round;
mod samples;
mod scoring;
mod smoke;
mod told;
mod upkeep;
mod views;
mod windmill;
mod wood;
mod words;

use super::Refusal;
use board::{BLUE, Board, PURPLE, RED, YELLOW};
