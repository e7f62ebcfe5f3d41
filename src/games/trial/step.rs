//! What is still to be done.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};

use super::vocabulary::Square;
use crate::engine::{Seat, SeatSet};

/// A question that these seats have to answer, or a task that runs by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    Ask(SeatSet, Question),
    Run(Task),
}

/// What a player can be asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Question {
    /// Which card to set aside. Asked of everybody at once.
    Stake,
    /// Draw a card, or play one.
    Turn,
    /// Which square to mark.
    Square,
    /// Whether to guard against the mark on this square.
    Guard(Square),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Task {
    /// The stakes are shown.
    ShowStakes,
    /// The first from this seat on who can still do something has a turn; if nobody can, the game is over.
    NextTurn(Seat),
}
