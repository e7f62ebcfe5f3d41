//! What a player can be asked.

use serde::{Deserialize, Serialize};

use super::Trial;
use super::vocabulary as v;

engine::questions! {
    Trial;
    /// What a player can be asked.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
    pub enum Question {
        /// Which card to set aside. Asked of everybody at once.
        Stake,
        /// Draw a card, or play one.
        Turn,
        /// Which square to mark.
        Square,
        /// Whether to guard against the mark on this square.
        Guard(square: v::Square),
    }
}
