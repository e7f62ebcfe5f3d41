//! What a picture of Madeira is drawn from.

use crate::edition::Edition;
use crate::view::{PlayerView, View};
use engine::picture::PictureViews;
use engine::{Seat, SeatSet};

/// What a viewer sees, and what they saw earlier.
#[derive(Clone, Copy)]
pub struct Source<'a> {
    pub edition: &'a Edition,
    pub view: &'a View,
    pub before: Option<&'a View>,
    /// Who is to play.
    pub waiting: SeatSet,
}

impl<'a> Source<'a> {
    pub fn of(edition: &'a Edition, views: &PictureViews<'a, View>) -> Source<'a> {
        Source { edition, view: views.now, before: views.before, waiting: views.waiting }
    }

    /// Whether something is not as it was in the earlier view.
    pub fn changed<T: PartialEq>(&self, of: impl Fn(&View) -> T) -> bool {
        self.before.is_some_and(|before| of(before) != of(self.view))
    }

    /// Whether something of a player is not as it was.
    pub fn player_changed<T: PartialEq>(&self, seat: Seat, of: impl Fn(&PlayerView) -> T) -> bool {
        self.changed(|view| of(&view.players[seat.index()]))
    }

    pub fn seats(&self) -> usize {
        self.view.players.len()
    }
}
