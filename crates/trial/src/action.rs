//! What a player can answer.

use super::Trial;
use super::vocabulary as v;
use engine::Unknown;
use engine::steps::Declines;

engine::actions! {
    Trial, Unknown;
    /// Everything a player can do.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Action {
        /// Sets a card aside.
        Stake(card: v::Card),
        /// Draws a card.
        Draw,
        /// Plays a card.
        Play(card: v::Card),
        /// Marks a square with the card just played.
        Mark(square: v::Square),
        /// Guards against a neighbour's mark with a card.
        Guard(card: v::Card),
        /// Lets the mark stand.
        Yield,
        /// Melts two tokens into a coin; offered at any time.
        Melt,
    }
}

impl Declines for Action {
    fn declines(&self) -> bool {
        *self == Action::Yield
    }
}
