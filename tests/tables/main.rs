//! Tables as a process: played through its terminal, by programs and by people, killed at any moment.

mod keyboard;
mod killed;
mod people;
#[path = "../support/bench.rs"]
mod support;
mod terminal;
