//! The three nobles and what can be asked of them.

use serde::{Deserialize, Serialize};

use super::Good;
use super::vocabulary;

vocabulary! {
    /// Manuel da Maia, the Marquis de Pombal, Joseph I.: left to right on the board.
    "noble" Noble { Builder = "builder", Minister = "minister", King = "king" }
}

impl Noble {
    /// What is done when visiting this noble.
    pub const fn action(self) -> NobleAction {
        match self {
            Noble::Builder => NobleAction::Store,
            Noble::Minister => NobleAction::Decree,
            Noble::King => NobleAction::Building,
        }
    }

    /// The two State actions of this noble, upper first.
    pub const fn state_actions(self) -> [StateAction; 2] {
        match self {
            Noble::Builder => [StateAction::Officials, StateAction::Plan],
            Noble::Minister => [StateAction::Ship, StateAction::Produce],
            Noble::King => [StateAction::Cardinal, StateAction::Favour],
        }
    }

    /// The good that this noble takes besides gold (p. 12).
    pub const fn wants(self) -> Good {
        match self {
            Noble::Builder => Good::Tools,
            Noble::Minister => Good::Books,
            Noble::King => Good::Cloth,
        }
    }

    /// The noble to the right, and the Builder after the King.
    pub const fn next(self) -> Noble {
        match self {
            Noble::Builder => Noble::Minister,
            Noble::Minister => Noble::King,
            Noble::King => Noble::Builder,
        }
    }
}

vocabulary! {
    /// An action in the white banners, to be had for a good or on a visit (pp. 12-15).
    "State action" StateAction {
        Officials = "officials", Plan = "plan", Ship = "ship", Produce = "produce", Cardinal = "cardinal",
        Favour = "favour",
    }
}

impl StateAction {
    /// In whose office it is done.
    pub const fn noble(self) -> Noble {
        match self {
            StateAction::Officials | StateAction::Plan => Noble::Builder,
            StateAction::Ship | StateAction::Produce => Noble::Minister,
            StateAction::Cardinal | StateAction::Favour => Noble::King,
        }
    }
}

vocabulary! {
    /// The great action of a noble (pp. 17-21).
    "noble action" NobleAction { Store = "store", Decree = "decree", Building = "building" }
}

/// A set of nobles, such as those whose favour somebody holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct NobleSet(u8);

impl NobleSet {
    pub const NONE: NobleSet = NobleSet(0);

    pub const fn contains(self, noble: Noble) -> bool {
        self.0 & (1 << noble as u8) != 0
    }

    pub const fn with(self, noble: Noble) -> NobleSet {
        NobleSet(self.0 | 1 << noble as u8)
    }

    pub const fn without(self, noble: Noble) -> NobleSet {
        NobleSet(self.0 & !(1 << noble as u8))
    }

    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn iter(self) -> impl Iterator<Item = Noble> {
        Noble::ALL.iter().copied().filter(move |noble| self.contains(*noble))
    }
}

/// A set of State actions: those covered by a good this turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct StateActionSet(u8);

impl StateActionSet {
    pub const NONE: StateActionSet = StateActionSet(0);

    pub const fn contains(self, action: StateAction) -> bool {
        self.0 & (1 << action as u8) != 0
    }

    pub const fn with(self, action: StateAction) -> StateActionSet {
        StateActionSet(self.0 | 1 << action as u8)
    }

    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}
