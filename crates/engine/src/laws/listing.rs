//! Listed actions are accepted; everything else is refused and changes nothing.

use std::collections::HashSet;

use super::{Check, Coverage, Fault, Law};
use crate::game::{Events, Game, VariantName};
use crate::refused::Refused;
use crate::seat::Seat;

/// How many unlisted actions are tried at each step.
const TRIED_EACH_STEP: usize = 12;

impl<G: Game> Check<G> {
    /// Options are unique, in a stable order, each accepted on a clone, and their texts parse back.
    pub(super) fn check_listing(&mut self, coverage: &mut Coverage) -> Result<(), Fault> {
        for seat in Seat::all(self.session.seats()) {
            let listed = self.listed(seat);
            let mut seen = HashSet::new();
            for &action in &listed {
                if !seen.insert(action) {
                    return Err((Law::Listing, format!("{action} is listed twice")));
                }
                let text = action.to_string();
                if text.parse().ok() != Some(action) {
                    return Err((Law::Listing, format!("'{text}' does not parse back")));
                }
                self.try_on_clone(seat, action)?;
                self.check_announced(self.session.judged_on(seat).state(), seat, action, coverage)?;
            }
            if self.listed(seat) != listed {
                return Err((Law::Listing, "listed in another order the second time".to_owned()));
            }
            listed.into_iter().for_each(|action| self.memory.hear(action));
        }
        Ok(())
    }

    /// Everything a seat may do now.
    fn listed(&self, seat: Seat) -> Vec<G::Action> {
        let mut listed = self.session.offers(seat);
        if self.session.question(seat).is_some() {
            self.game.options(self.session.live(seat).state(), seat, &mut listed);
        }
        listed
    }

    fn try_on_clone(&self, seat: Seat, action: G::Action) -> Result<(), Fault> {
        let mut position = self.session.judged_on(seat).into_owned();
        let mut events = Events::default();
        if let Err(refused) = position.apply(&self.game, seat, action, &mut events) {
            let law = if position.is_stuck() { Law::NoDeadEnd } else { Law::Listing };
            return Err((law, format!("{action} is listed but refused: {refused:?}")));
        }
        if position.is_over() && position.outcome(&self.game).is_none() {
            return Err((Law::NoDeadEnd, format!("{action} leads to a dead end")));
        }
        self.game.audit(position.state()).map_err(|problem| (Law::Conservation, format!("after {action}: {problem}")))
    }

    /// Actions listed earlier or for others, and mutations of them, are refused and leave the state unchanged.
    pub(super) fn check_refusals(&mut self, coverage: &mut Coverage) -> Result<(), Fault> {
        for _ in 0..TRIED_EACH_STEP {
            let seat = Seat(self.random.below(self.session.seats() as u32) as u8);
            let Some(&heard) = self.random.pick(&self.memory.heard) else { return Ok(()) };
            let tried = if self.random.one_in(2) { Some(heard) } else { self.mutated(heard) };
            if let Some(action) = tried {
                self.check_refusal(seat, action, coverage)?;
            }
        }
        Ok(())
    }

    /// The action with one word of its text replaced by another, if that is an action at all.
    fn mutated(&mut self, action: G::Action) -> Option<G::Action> {
        let text = action.to_string();
        let mut words: Vec<&str> = text.split_whitespace().collect();
        let place = self.random.below(words.len() as u32) as usize;
        words[place] = self.random.pick(&self.memory.words)?;
        words.join(" ").parse().ok()
    }

    fn check_refusal(&mut self, seat: Seat, action: G::Action, coverage: &mut Coverage) -> Result<(), Fault> {
        if self.listed(seat).contains(&action) {
            return Ok(());
        }
        let mut position = self.session.judged_on(seat).into_owned();
        let before = position.clone();
        match position.apply(&self.game, seat, action, &mut Events::default()) {
            Ok(()) if self.session.question(seat).is_some() => {
                return Err((Law::Refusing, format!("{action} is not listed but accepted")));
            }
            Ok(()) => return Ok(()),
            Err(Refused::Rule(rule)) => coverage.count("refusal", rule.kind()),
            Err(Refused::Over | Refused::NotAsked) => {}
            Err(Refused::Unreadable { .. } | Refused::NoSuchSeat | Refused::NothingToUndo) => {
                unreachable!("a position is given actions of its own seats")
            }
            Err(Refused::Stuck { action }) => return Err((Law::NoDeadEnd, format!("nobody can go on after {action}"))),
        }
        if position != before {
            return Err((Law::Refusing, format!("{action} was refused and changed the state")));
        }
        Ok(())
    }
}
