//! What the words of an option announce as possible next is possible.

use super::{Check, Coverage, Fault, Law};
use crate::game::{Events, Game, VariantName};
use crate::seat::Seat;

impl<G: Game> Check<G> {
    /// Takes the option on a copy: each answer that it announces is listed next, or after one more answer, such as how
    /// something is paid.
    pub(super) fn check_announced(
        &self,
        state: &G::State,
        seat: Seat,
        action: G::Action,
        coverage: &mut Coverage,
    ) -> Result<(), Fault> {
        let announced = self.game.announces(state, seat, action);
        if announced.is_empty() {
            return Ok(());
        }
        coverage.count("announced by", action.kind());
        let (after, listed) = self.listed_after(state, seat, action);
        let later = |next: &G::Action| {
            let mut answers = listed.iter();
            answers.any(|answer| self.listed_after(&after, seat, *answer).1.contains(next))
        };
        match announced.iter().find(|next| !listed.contains(next) && !later(next)) {
            Some(next) => Err((Law::Announcing, format!("{action} announces {next}, which is not possible then"))),
            None => Ok(()),
        }
    }

    /// The answers of a seat after this action, also where there is only one, which is then given without asking.
    fn listed_after(&self, state: &G::State, seat: Seat, action: G::Action) -> (G::State, Vec<G::Action>) {
        let (mut after, mut events, mut listed) = (state.clone(), Events::default(), Vec::new());
        self.game.perform(&mut after, seat, action, &mut events);
        self.game.advance(&mut after, &mut events);
        if self.game.waiting(&after).contains(seat) {
            self.game.options(&after, seat, &mut listed);
        }
        (after, listed)
    }
}
