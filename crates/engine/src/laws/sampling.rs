//! Sampled positions contain what a viewer knows, and nothing that they cannot know; that varies.

use std::collections::HashSet;

use super::{Check, Fault, Law};
use crate::game::{Game, Memory};
use crate::position::Position;
use crate::seat::Viewer;

/// How many times in a row two samples may agree on a pile. Where two arrangements are possible they differ half of the
/// time, and more often where there are more, so chance never reaches this.
const MAX_ALIKE: u32 = 100;

/// What is hidden from a viewer, pile by pile.
type Piles = Vec<Vec<String>>;

impl<G: Game> Check<G> {
    /// A sample agrees with what its viewer sees, is the same for a position in which everything they cannot know
    /// differs, and varies with its random numbers. Checks one viewer per step.
    pub(super) fn check_sampling(&mut self) -> Result<(), Fault> {
        let seed = self.opening.seed.derive(&format!("sampling {}", self.log.len()));
        let viewers: Vec<_> = Viewer::all(self.session.seats()).collect();
        let viewer = *seed.stream("viewer").pick(&viewers).unwrap_or(&Viewer::Spectator);
        let position = self.session.seen_by(viewer);
        let sample_from = |state: &G::State, stream: &str| self.game.sample(state, viewer, &mut seed.stream(stream));
        let sample = |state: &G::State| sample_from(state, "sample");
        let sampled = sample(position.state());
        self.game.audit(&sampled).map_err(|problem| (Law::Sampling, problem))?;
        let dealt = self.game.redeal(position.state(), viewer, Memory::Perfect, &mut seed.stream("redeal"));
        if sample(&dealt) != sampled {
            return Err((Law::Sampling, format!("a sample for {viewer:?} depends on what is hidden")));
        }
        let other = sample_from(position.state(), "another sample");
        let hidden = [position.state(), &dealt, &sampled, &other].map(|state| self.game.hidden(state, viewer));
        self.check_fit(position, &Position::of(&*self.game, sampled), viewer)?;
        self.check_variety(viewer, hidden)
    }

    /// Whatever a redeal changes varies from sample to sample.
    fn check_variety(&mut self, viewer: Viewer, hidden: [Piles; 4]) -> Result<(), Fault> {
        let [truth, dealt, sampled, other] = hidden;
        for (number, pile) in truth.iter().enumerate().filter(|(number, pile)| dealt.get(*number) != Some(*pile)) {
            let alike = self.memory.alike.entry((viewer, number)).or_default();
            *alike = if sampled.get(number) == other.get(number) { *alike + 1 } else { 0 };
            if *alike > MAX_ALIKE {
                return Err((Law::Sampling, format!("samples for {viewer:?} do not vary in pile {number}: {pile:?}")));
            }
        }
        Ok(())
    }

    fn check_fit(&self, position: &Position<G>, sampled: &Position<G>, viewer: Viewer) -> Result<(), Fault> {
        let differs = |what: &str| Err((Law::Sampling, format!("a sample for {viewer:?} has {what}")));
        if position.view(&self.game, viewer) != sampled.view(&self.game, viewer) {
            return differs("another view");
        }
        let asked = |position: &Position<G>| {
            position.questions().iter().map(|open| (open.seat, open.asked)).collect::<Vec<_>>()
        };
        if asked(position) != asked(sampled) {
            return differs("other questions");
        }
        let Viewer::Seat(seat) = viewer else { return Ok(()) };
        // The law of secrecy checks that their order reveals nothing.
        let options = |position: &Position<G>| -> HashSet<G::Action> {
            position.question(seat).into_iter().flat_map(|open| open.options.iter().copied()).collect()
        };
        if options(position) != options(sampled) {
            return differs("other options");
        }
        if position.offers(&self.game, seat) != sampled.offers(&self.game, seat) {
            return differs("other offers");
        }
        Ok(())
    }
}
