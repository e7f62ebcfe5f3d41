//! Plans and favours: the two State actions that take one thing (pp. 12, 15).

use super::action::Action;
use super::event::Event;
use super::play::{Look, Play};
use super::refusal::{Allowed, Refusal, allow_if};
use super::vocabulary::{Architect, Noble};
use crate::engine::Seat;

impl Look<'_> {
    pub fn may_take_plan(self, architect: Architect) -> Allowed {
        allow_if(!self.state.desk(architect).plans.is_empty(), Refusal::WouldBlock)
    }

    pub fn plan_options(self) -> impl Iterator<Item = Action> {
        let architects = Architect::ALL.iter().copied();
        architects.filter(move |architect| self.may_take_plan(*architect).is_ok()).map(Action::Plan)
    }

    /// Whether somebody lacks this favour, and it is in stock.
    pub fn may_take_favour(self, seat: Seat, noble: Noble) -> Allowed {
        allow_if(!self.state.player(seat).favours.contains(noble), Refusal::FavourTaken { noble })?;
        allow_if(self.state.favours[noble.index()] > 0, Refusal::NoFavour { noble })
    }

    pub fn favours_to_take(self, seat: Seat) -> impl Iterator<Item = Noble> {
        Noble::ALL.iter().copied().filter(move |noble| self.may_take_favour(seat, *noble).is_ok())
    }
}

impl Play<'_> {
    pub fn take_plan(&mut self, seat: Seat, architect: Architect) {
        let officials =
            self.state.desk_mut(architect).plans.pop().expect("a plan is taken from an architect who has one");
        self.state.player_mut(seat).open_plans.add(architect, officials);
        self.tell(Event::PlanTaken { who: self.party(seat), architect, officials });
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
