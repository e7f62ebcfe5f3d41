//! Whatever the outside can send, at random: never a panic, never a hang, always a sentence.
//!
//! The cases are the same on every run. `CORREIO_FUZZ=50 cargo test --test fuzz` tries fifty times as many.

mod actions;
mod budget;
mod databases;
mod editions;
mod mutate;
mod records;
mod texts;
