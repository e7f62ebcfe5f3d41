//! Finding the rule that an action would break: the same checks that the options are made of.

use super::action::Action;
use super::play::{Allowed, Look};
use super::refusal::Refusal;
use super::steps::{Stage, Step};
use crate::engine::Seat;

impl Look<'_> {
    /// Why this seat may not do this now.
    pub fn refusal(&self, seat: Seat, action: Action) -> Refusal {
        let checked = match action {
            Action::Windmill(step) => self.milled(seat, step).map(drop),
            Action::Exchange(exchange) => self.exchanged(seat, exchange).map(drop),
            _ if !self.waiting().contains(seat) => Err(Refusal::NotYourTurn),
            _ => match self.state.steps.last() {
                Some(step) => self.check(*step, action),
                None => self.check_at_once(seat, action),
            },
        };
        checked.err().unwrap_or(Refusal::AskedOtherwise)
    }

    fn check_at_once(&self, seat: Seat, action: Action) -> Allowed {
        match (self.state.stage, action) {
            (Stage::Feeding, Action::Feed(count)) => self.may_feed(seat, count),
            (Stage::Requests, Action::Present(request)) => self.may_present_plainly(seat, request),
            (Stage::Requests, Action::PresentCity(city)) => self.may_present_city(seat, city).map(drop),
            (Stage::Requests, Action::PresentReais(count)) => self.may_present_reais(seat, count),
            _ => Err(Refusal::AskedOtherwise),
        }
    }

    fn check(&self, step: Step, action: Action) -> Allowed {
        match (step, action) {
            (Step::SettleCity, Action::To(place)) => self.may_settle_city(place),
            (Step::SettleField(_), Action::To(place)) => self.may_settle_field(place),
            (Step::TakeRow, Action::Row(row)) => self.may_take_row(row),
            (Step::TakeRequest(row), Action::Take(request)) => self.may_take_request(row, request),
            (Step::RaiseGuild(row), Action::Guild(guild)) => self.may_raise_guild(row, guild),
            (Step::Turn | Step::Resolve(_), Action::Favour(favour)) => self.may_use(favour),
            (Step::Turn, Action::Die(value, character)) => self.may_place_die(value, character).map(drop),
            (Step::Turn, Action::Pirate(value, character)) => self.may_place_pirate(value, character).map(drop),
            (Step::Turn, Action::Pass(space, kind)) => self.may_pass(space, kind).map(drop),
            (Step::Act(building), Action::Act) => self.may_act(self.state.site(building).character),
            (Step::Act(building), Action::Harvest) => self.may_harvest(self.edition.building(building).region),
            (Step::HarvestAgain { region, .. }, Action::Again(field)) => self.may_harvest_again(region, field),
            (Step::MoveWorkers(task), Action::From(place)) => self.may_move_from(task, place),
            (Step::MoveWorkerTo(task, from), Action::To(to)) => self.may_move_to(task, from, to),
            (Step::MoveShips(_, moved), Action::Ship(from)) => self.may_move_ship(moved, from),
            (Step::SailTo(_, from), Action::Sail(to)) => self.may_sail(from, to),
            (Step::Arrivals, Action::Reward(colony, reward)) => self.may_take_reward(colony, reward),
            (Step::BuildDistrict, Action::Build(favour)) => self.may_build(favour).map(drop),
            (Step::TakeWood { .. }, Action::Wood(field)) => self.may_take_wood(field),
            (Step::Discard | Step::Support, Action::Discard(count)) => self.may_discard(count),
            (Step::TurnUp(_), Action::TurnUp(favour)) => self.may_turn_up(favour),
            (Step::MoveMarker, Action::Marker(from, to)) => self.may_move_marker(from, to),
            (Step::ChooseBuilding, Action::Use(building)) => self.may_use_building(building),
            (Step::Resolve(resolved), Action::Pay) => self.may_pay_building(resolved),
            (Step::Maintain, Action::Maintain(count)) => self.may_maintain(count),
            _ => Err(Refusal::AskedOtherwise),
        }
    }
}
