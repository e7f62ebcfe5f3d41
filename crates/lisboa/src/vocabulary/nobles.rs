//! The three nobles and what can be asked of them.

use super::Good;
use engine::vocabulary::Set;

engine::vocabulary! {
    /// Manuel da Maia, the Marquis de Pombal, Joseph I.: left to right on the board.
    "noble" Noble { Builder, Minister, King }
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

engine::vocabulary! {
    /// An action in the white banners, to be had for a good or on a visit (pp. 12-15).
    "State action" StateAction {
        Officials, Plan, Ship, Produce, Cardinal,
        Favour,
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

engine::vocabulary! {
    /// The great action of a noble (pp. 17-21).
    "noble action" NobleAction { Store, Decree, Building }
}

/// A set of nobles, such as those whose favour somebody holds.
pub type NobleSet = Set<Noble>;

/// A set of State actions: those covered by a good this turn.
pub type StateActionSet = Set<StateAction>;
