//! The examples of the rulebooks, every effect, every decree, and the laws of the game.

mod laws;
mod smoke;
