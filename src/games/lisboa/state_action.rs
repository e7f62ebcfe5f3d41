//! The six State actions as such: which are possible, and how they begin.

use super::event::Event;
use super::play::{Look, Play};
use super::step::Step;
use super::vocabulary::StateAction;
use crate::engine::Seat;

impl Look<'_> {
    /// Whether a State action would change something (ruling 3).
    pub fn state_possible(self, seat: Seat, action: StateAction) -> bool {
        match action {
            StateAction::Officials => !self.is_moot(Step::PlaceOfficial { seat, first: None, reward: None }),
            StateAction::Plan => !self.is_moot(Step::TakePlan { seat }),
            StateAction::Ship => !self.is_moot(Step::BuildShip { seat, optional: false }),
            StateAction::Produce => self.can_produce(seat),
            StateAction::Cardinal => !self.is_moot(Step::MoveCardinal { seat, far: true }),
            StateAction::Favour => !self.is_moot(Step::TakeFavour { seat }),
        }
    }
}

impl Play<'_> {
    /// Begins a State action that is possible.
    pub fn state_action(&mut self, seat: Seat, action: StateAction) {
        self.tell(Event::StateTaken { who: self.party(seat), action });
        match action {
            StateAction::Officials => self.push(Step::PlaceOfficial { seat, first: None, reward: None }),
            StateAction::Plan => self.push(Step::TakePlan { seat }),
            StateAction::Ship => self.push(Step::BuildShip { seat, optional: false }),
            StateAction::Produce => self.produce(seat),
            StateAction::Cardinal => self.push(Step::MoveCardinal { seat, far: true }),
            StateAction::Favour => self.push(Step::TakeFavour { seat }),
        }
    }
}
