//! A small game for tests only: a hidden hand, draws, an interruption, a sealed simultaneous decision, an offered
//! action and a decision of 60 options. Laws, tables, store and front ends are tested on it first.
//!
//! Everybody first sets one card aside in secret; these stakes are shown together. In a turn one draws a card, or plays
//! one and marks a square; a neighbour's owner may then guard against it with a card. At any time two tokens can be
//! melted into a coin. The game ends when the deck is empty and a hand runs out; squares, coins and stakes count.

mod action;
mod flawed;
mod rules;
mod state;
mod tell;
mod words;

pub use action::{Action, Card, Square};
pub use flawed::{Flaw, Flawed};
pub use rules::Trial;
pub use state::{Event, Question, Refusal, State, View};
