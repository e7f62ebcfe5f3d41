//! Tables as a process: played through its terminal, killed at any moment.

mod killed;
mod terminal;
