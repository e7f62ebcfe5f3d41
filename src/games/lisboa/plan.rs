//! Plans and favours: the two State actions that take one thing (pp. 12, 15).

use super::action::Action;
use super::event::Event;
use super::play::{Look, Play};
use super::vocabulary::{Architect, Noble};
use crate::engine::Seat;

impl Look<'_> {
    pub fn plan_options(self, out: &mut Vec<Action>) {
        let architects = Architect::ALL.iter().filter(|architect| !self.state.desk(**architect).plans.is_empty());
        out.extend(architects.map(|architect| Action::Plan(*architect)));
    }

    /// Favours that somebody lacks and that are in stock.
    pub fn favours_to_take(self, seat: Seat) -> impl Iterator<Item = Noble> {
        let held = self.state.player(seat).favours;
        let stock = self.state.favours;
        Noble::ALL.iter().copied().filter(move |noble| !held.contains(*noble) && stock[noble.index()] > 0)
    }
}

impl Play<'_> {
    pub fn take_plan(&mut self, seat: Seat, architect: Architect) {
        if let Some(officials) = self.state.desk_mut(architect).plans.pop() {
            self.state.player_mut(seat).open_plans.add(architect, officials);
            self.tell(Event::PlanTaken { who: self.party(seat), architect, officials });
        }
    }

    pub fn take_favour(&mut self, seat: Seat, noble: Noble) {
        self.state.favours[noble.index()] -= 1;
        let player = self.state.player_mut(seat);
        player.favours = player.favours.with(noble);
        self.tell(Event::FavourTaken { who: self.party(seat), noble });
    }

    pub fn return_favour(&mut self, seat: Seat, noble: Noble) {
        self.state.favours[noble.index()] += 1;
        let player = self.state.player_mut(seat);
        player.favours = player.favours.without(noble);
        self.tell(Event::FavourReturned { who: self.party(seat), noble });
    }
}
