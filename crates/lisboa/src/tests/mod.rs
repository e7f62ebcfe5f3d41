//! The examples of the rulebooks, every effect, every decree, and the laws of the game.

#![allow(clippy::wildcard_enum_match_arm, clippy::cast_possible_truncation)]

mod cards;
mod decrees;
mod effects;
mod examples;
mod findings;
mod laws;
mod prices;
mod refusals;
mod rulings;
mod samples;
mod solo;
mod table;
mod turn_ends;
mod words;
