//! The six State actions as such: which are possible, and how they begin (pp. 12-15).

use super::prelude::*;

/// The first question of a State action; producing asks none.
const fn question(action: StateAction) -> Option<Question> {
    match action {
        StateAction::Officials => Some(Question::PlaceOfficial { first: None, reward: None }),
        StateAction::Plan => Some(Question::TakePlan),
        StateAction::Ship => Some(Question::BuildShip { optional: false }),
        StateAction::Produce => None,
        StateAction::Cardinal => Some(Question::MoveCardinal { far: true }),
        StateAction::Favour => Some(Question::TakeFavour),
    }
}

impl Look<'_> {
    /// Whether a State action would change something (ruling 3).
    pub fn state_possible(self, seat: Seat, action: StateAction) -> bool {
        question(action).map_or_else(|| self.can_produce(seat), |question| self.has_choice(seat, question))
    }
}

impl Play<'_> {
    /// Begins a State action that is possible.
    pub fn state_action(&mut self, seat: Seat, action: StateAction) {
        self.tell(Event::StateTaken { who: self.party(seat), action });
        match question(action) {
            Some(question) => self.ask(seat, question),
            None => self.produce(seat),
        }
    }
}
