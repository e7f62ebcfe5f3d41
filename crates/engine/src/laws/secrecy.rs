//! Secrecy: everything a viewer gets is the same after redealing everything hidden from them.

use super::{Check, Fault, Law};
use crate::game::{Events, Game, Memory};
use crate::narration::seen_by;
use crate::position::Position;
use crate::seat::{Seat, Viewer};

impl<G: Game> Check<G> {
    /// View, questions, options, offers and refusals do not reveal what is hidden.
    pub(super) fn check_secrecy(&mut self) -> Result<(), Fault> {
        for viewer in Viewer::all(self.session.seats()) {
            let position = self.session.seen_by(viewer).clone();
            let dealt = self.redealt(&position, viewer)?;
            if position.view(&self.game, viewer) != dealt.view(&self.game, viewer) {
                return Err((Law::Secrecy, format!("the view of {viewer:?} shows what is hidden")));
            }
            if position.waiting() != dealt.waiting() {
                return Err((Law::Secrecy, format!("who is asked reveals to {viewer:?} what is hidden")));
            }
            // Questions are public, whoever is asked; their options are not.
            let asked = |position: &Position<G>| position.questions().iter().map(|open| open.asked).collect::<Vec<_>>();
            if asked(&position) != asked(&dealt) {
                return Err((Law::Secrecy, format!("what is asked reveals to {viewer:?} what is hidden")));
            }
            if let Viewer::Seat(seat) = viewer {
                self.check_questions(&position, &dealt, seat)?;
            }
        }
        Ok(())
    }

    fn check_questions(&mut self, position: &Position<G>, dealt: &Position<G>, seat: Seat) -> Result<(), Fault> {
        let betrayed = |what: &str| Err((Law::Secrecy, format!("{what} of seat {seat} depend on what is hidden")));
        let asked = |position: &Position<G>| position.question(seat).map(|open| (open.asked, open.options.clone()));
        if asked(position) != asked(dealt) {
            return betrayed("the options");
        }
        let offers = position.offers(&self.game, seat);
        if offers != dealt.offers(&self.game, seat) {
            return betrayed("the offers");
        }
        let options = position.question(seat).map(|open| open.options.as_slice()).unwrap_or_default();
        let price = |position: &Position<G>, action: &G::Action| self.game.price(position.state(), seat, *action);
        if options.iter().chain(&offers).any(|action| price(position, action) != price(dealt, action)) {
            return betrayed("the prices");
        }
        if let Some(&action) = self.random.pick(&self.memory.heard)
            && !position.is_legal(&self.game, seat, action)
            && self.game.refusal(position.state(), seat, action) != self.game.refusal(dealt.state(), seat, action)
        {
            return betrayed("the refusals");
        }
        Ok(())
    }

    /// A step shows nobody what was hidden from them, unless it says that it reveals. Checks one viewer per step.
    pub(super) fn check_betrayal(&mut self, seat: Seat, action: G::Action) -> Result<(), Fault> {
        let viewers: Vec<_> = Viewer::all(self.session.seats()).collect();
        let viewer = *self.random.pick(&viewers).unwrap_or(&Viewer::Spectator);
        let position = self.session.live(seat).clone();
        let dealt = self.redealt(&position, viewer)?;
        if !dealt.is_legal(&self.game, seat, action) {
            return Ok(());
        }
        let (after, events) = self.stepped(position, seat, action);
        // A player who took the only possible action showed what they had.
        if events.revealed_to(viewer) || events.forced().iter().any(|seat| !viewer.knows(seat)) {
            return Ok(());
        }
        let (dealt_after, dealt_events) = self.stepped(dealt, seat, action);
        let seen = |events: &Events<G::Event>| seen_by(&*self.game, events.list(), viewer);
        if seen(&events) != seen(&dealt_events) {
            return Err((Law::Secrecy, format!("what {viewer:?} is told of {action} betrays what is hidden")));
        }
        if after.view(&self.game, viewer) != dealt_after.view(&self.game, viewer) {
            return Err((Law::Secrecy, format!("{action} shows {viewer:?} what was hidden and does not say so")));
        }
        Ok(())
    }

    fn stepped(&self, mut position: Position<G>, seat: Seat, action: G::Action) -> (Position<G>, Events<G::Event>) {
        let mut events = Events::default();
        position.apply_listed(&self.game, seat, action, &mut events);
        (position, events)
    }

    /// The position as it might also be, for all this viewer knows; every hidden pile really differs.
    fn redealt(&mut self, position: &Position<G>, viewer: Viewer) -> Result<Position<G>, Fault> {
        let state = position.state();
        let dealt = self.game.redeal(state, viewer, Memory::None, &mut self.random);
        if dealt == *state {
            return Err((Law::Redeal, format!("the re-deal for {viewer:?} changes nothing")));
        }
        let (before, after) = (self.game.hidden(state, viewer), self.game.hidden(&dealt, viewer));
        let has_two = |pile: &Vec<String>| pile.iter().any(|item| *item != pile[0]);
        for (number, pile) in before.iter().enumerate() {
            if has_two(pile) && after.get(number) == Some(pile) {
                return Err((Law::Redeal, format!("the re-deal for {viewer:?} leaves pile {number} as it was")));
            }
        }
        Ok(Position::of(&*self.game, dealt))
    }
}
