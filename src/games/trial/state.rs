//! The position of the test-only game, and what is told of it.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};

use super::action::{Card, Square};
use crate::engine::{Seat, Seed};

/// One player's things.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    pub hand: ArrayVec<Card, 36>,
    pub stake: Option<Card>,
    pub tokens: u8,
    pub coins: u8,
}

/// The whole position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub seed: Seed,
    pub players: ArrayVec<Player, 4>,
    /// The last card is the top.
    pub deck: ArrayVec<Card, 36>,
    /// Who marked which square.
    pub board: Vec<Option<Seat>>,
    pub discarded: u8,
    /// Touched by a flawed variant only: proves that a thing which is not stored is noticed.
    #[serde(skip)]
    pub forgotten: u8,
    pub phase: Phase,
}

/// What the game is at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
    /// Everybody sets a card aside.
    Stakes,
    Turn(Seat),
    /// The seat has played a card and marks a square.
    Marking(Seat),
    /// `victim` may guard against the mark of `by` on `square`.
    Guarding {
        by: Seat,
        square: Square,
        victim: Seat,
    },
    Over,
}

/// What can be asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Question {
    Stake,
    Turn,
    Square,
    Guard,
}

/// What can happen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Event {
    Staked {
        seat: Seat,
        card: Card,
    },
    /// The card is known to who drew it.
    Drew {
        seat: Seat,
        card: Option<Card>,
    },
    Played {
        seat: Seat,
        card: Card,
    },
    Marked {
        seat: Seat,
        square: Square,
    },
    Guarded {
        seat: Seat,
        card: Card,
        square: Square,
    },
    Melted {
        seat: Seat,
        tokens: u8,
    },
    Ended,
}

/// Why not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Refusal {
    NotNow,
    NotYourCard,
    SquareTaken,
    DeckEmpty,
    TooFewTokens,
}

/// What one viewer may see.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// The viewer's own cards.
    pub hand: Vec<Card>,
    /// The viewer's own stake, while stakes are secret.
    pub stake: Option<Card>,
    pub players: Vec<PlayerView>,
    pub deck: usize,
    pub board: Vec<Option<Seat>>,
    pub phase: Phase,
}

/// What everybody may see of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlayerView {
    pub cards: usize,
    pub tokens: u8,
    pub coins: u8,
    /// Shown when all are set aside.
    pub stake: Option<Card>,
}
