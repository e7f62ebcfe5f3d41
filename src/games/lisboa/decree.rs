//! Taking decrees, and a second one for a set marker (p. 19).

use super::action::Action;
use super::event::Event;
use super::play::{Look, Play};
use super::refusal::{Allowed, Refusal, allow_if};
use super::state::DECREE_ROW;
use super::step::Question;
use super::vocabulary::Decree;
use crate::engine::Seat;

impl Look<'_> {
    pub fn may_take_decree(self, decree: Decree) -> Allowed {
        allow_if(self.state.decree_row.contains(&decree), Refusal::NotOnDisplay { decree })
    }

    pub fn decree_options(self) -> impl Iterator<Item = Action> {
        self.state.decree_row.iter().map(|decree| Action::Decree(*decree))
    }
}

impl Play<'_> {
    pub fn take_decree(&mut self, seat: Seat, decree: Decree) {
        self.state.decree_row.retain(|other| *other != decree);
        self.state.player_mut(seat).decrees.insert(decree);
        self.tell(Event::DecreeTaken { who: self.party(seat), decree });
    }

    /// The first decree of an action; a marker may add one. Ruling 17: one marker per player and turn.
    pub fn take_first_decree(&mut self, seat: Seat, decree: Decree) {
        self.take_decree(seat, decree);
        if self.state.player(seat).markers > 0 && !self.state.used_marker.contains(seat) {
            self.ask(seat, Question::SecondDecree);
        }
    }

    pub fn take_second_decree(&mut self, seat: Seat, decree: Decree) {
        let player = self.state.player_mut(seat);
        player.markers -= 1;
        let left = player.markers;
        self.state.used_marker = self.state.used_marker.with(seat);
        self.tell(Event::MarkerUsed { who: self.party(seat), left });
        self.take_decree(seat, decree);
    }

    /// Fills the display from the right (ruling 17).
    pub fn refill_decrees(&mut self) {
        while self.state.decree_row.len() < DECREE_ROW {
            let Some(decree) = self.state.decree_stack.pop() else { return };
            self.state.decree_row.push(decree);
            self.reveal();
            self.tell(Event::DecreeRevealed { decree });
        }
    }
}
