//! What is still to be done.

use serde::{Deserialize, Serialize};

use super::question::Question;
use engine::{Seat, SeatSet};

/// A question that these seats have to answer, or a task that runs by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    Ask(SeatSet, Question),
    Run(Task),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Task {
    /// The stakes are shown.
    ShowStakes,
    /// The first from this seat on who can still do something has a turn; if nobody can, the game is over.
    NextTurn(Seat),
}
