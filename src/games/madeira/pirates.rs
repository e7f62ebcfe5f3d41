//! Pirates: taken openly, held in secret, discarded openly (ruling 13).

use super::action::Action;
use super::event::Event;
use super::play::{Look, Play};
use super::refusal::{Allowed, Refusal};
use super::step::Question;
use crate::engine::{Seat, small};

/// How many pirates a worker that enters the watch, or royal support, may drive away.
pub const DRIVEN_AWAY: u16 = 3;

impl Look<'_> {
    fn most_discarded(&self) -> u8 {
        small(self.me().pirates.min(DRIVEN_AWAY))
    }

    pub fn may_discard(&self, count: u8) -> Allowed {
        let most = self.most_discarded();
        if count <= most { Ok(()) } else { Err(Refusal::TooMany { most }) }
    }

    pub fn discard_options(&self, out: &mut Vec<Action>) {
        out.extend((0..=self.most_discarded()).rev().map(Action::Discard));
    }

    /// Royal support: bread, or pirates away.
    pub fn support_options(&self, out: &mut Vec<Action>) {
        out.push(Action::Bread);
        out.extend((1..=self.most_discarded()).rev().map(Action::Discard));
    }
}

impl Play<'_> {
    pub fn take_pirates(&mut self, who: Seat, count: u8) {
        if count > 0 {
            self.state.player_mut(who).pirates += u16::from(count);
            self.tell(Event::PiratesTaken { who, count });
        }
    }

    /// Ruling 9: any worker that enters the watch lets its owner discard up to three pirates.
    pub fn offer_discard(&mut self) {
        if self.me().pirates > 0 {
            self.then([Question::Discard]);
        }
    }

    pub fn discard(&mut self, count: u16) {
        let who = self.seat();
        self.me().pirates -= count;
        if count > 0 {
            self.tell(Event::PiratesDiscarded { who, count });
        }
    }
}
