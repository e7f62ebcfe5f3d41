//! How a game goes on: which steps run by themselves, which ask, and what answers do.

use super::action::Action;
use super::play::{Look, Play};
use super::question::Question;
use super::steps::{Stage, Step, Task};
use super::vocabulary::Character;
use crate::engine::{Asked, Seat, SeatSet};

impl Look<'_> {
    pub fn waiting(&self) -> SeatSet {
        if self.state.steps.is_empty() { self.state.asked } else { SeatSet::only(self.seat()) }
    }

    pub fn asked(&self, seat: Seat) -> Asked<Question> {
        match self.state.steps.last() {
            Some(step) => Asked::of(self.question(*step)).even_if_forced(self.windmill_may_help(*step)),
            None => self.asked_at_once(seat),
        }
    }

    fn asked_at_once(&self, seat: Seat) -> Asked<Question> {
        match self.state.stage {
            Stage::Feeding => {
                Asked::at_once(Question::Feed { due: self.bread_due(seat) }).even_if_forced(self.could_still_mill(seat))
            }
            Stage::Requests => Asked::at_once(Question::Present { left: self.requests_left(seat) }),
            _ => {
                let player = self.state.player(seat);
                Asked::at_once(Question::LastWindmill).even_if_forced(player.steps_up() > 0)
            }
        }
    }

    fn question(&self, step: Step) -> Question {
        match step {
            Step::SettleCity => Question::SettleCity,
            Step::SettleField(left) => Question::SettleField { left },
            Step::TakeRow => Question::Row,
            Step::TakeRequest(row) => Question::Request { row: row + 1 },
            Step::RaiseGuild(row) => Question::Guild { row: row + 1 },
            Step::Turn => Question::Turn,
            Step::Act(building) => Question::Act { character: self.state.site(building).character, building },
            Step::MoveWorkers(Task { job, left, .. }) => Question::Worker { job, left },
            Step::MoveWorkerTo(Task { job, .. }, from) => Question::WorkerTo { job, from },
            Step::MoveShips(left, _) => Question::Ship { left },
            Step::SailTo(_, from) => Question::Sail { from },
            // The mayor's gains come by themselves and never ask.
            Step::Arrivals | Step::MayorGains => Question::Reward { left: self.state.turn.arrivals.len() as u8 },
            Step::BuildDistrict => Question::District,
            Step::TakeWood { left, gift } => Question::Wood { left, gift },
            Step::HarvestAgain { left, region } => Question::HarvestAgain { left, region },
            Step::MoveMarker => Question::Marker,
            Step::ChooseBuilding => Question::Building,
            Step::TurnUp(left) => Question::TurnUp { left },
            Step::Discard => Question::Discard,
            Step::Support => Question::Support,
            Step::Resolve(resolved) => {
                let cost = self.building_cost(resolved, self.state.turn.holding).into();
                Question::Resolve { building: resolved.building, cost, pirates: resolved.pirates }
            }
            Step::Honour => Question::Honour,
            Step::Maintain => Question::Maintain { ships: self.ships_out(self.seat()) },
            Step::Settle => Question::RaiseReais { missing: self.wood_debt().saturating_sub(self.me().reais) },
        }
    }

    /// Whether a question with one answer could get another by the windmill (ruling 2).
    fn windmill_may_help(&self, step: Step) -> bool {
        let me = self.me();
        match step {
            Step::Turn => (self.can_step_down(me) && self.lacks_only_bread()) || self.lacks_only_means(),
            Step::Act(building) => {
                self.state.site(building).character == Character::Commander && self.could_sail_by_exchange(None)
            }
            Step::MoveShips(_, moved) => self.could_sail_by_exchange(moved),
            Step::SailTo(..) => self.could_sail_by_exchange(None),
            Step::Resolve(resolved) => {
                let cost = u16::from(self.building_cost(resolved, self.state.turn.holding));
                (me.reais < cost && self.purse(me) >= cost) || self.lacks_only_means()
            }
            _ => false,
        }
    }

    pub fn options(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.state.steps.last() {
            Some(step) => self.step_options(*step, out),
            None => match self.state.stage {
                Stage::Feeding => self.feed_options(seat, out),
                Stage::Requests => self.present_options(seat, out),
                _ => self.last_windmill_options(seat, out),
            },
        }
    }

    fn step_options(&self, step: Step, out: &mut Vec<Action>) {
        match step {
            Step::SettleCity => self.settle_city_options(out),
            Step::SettleField(_) => self.settle_field_options(out),
            Step::TakeRow => self.row_options(out),
            Step::TakeRequest(row) => self.request_options(row, out),
            Step::RaiseGuild(row) => out.extend(self.raising_guilds(row).map(Action::Guild)),
            Step::Turn => self.turn_options(out),
            Step::Act(building) => self.act_options(building, out),
            Step::MoveWorkers(task) => self.move_options(task, out),
            Step::MoveWorkerTo(task, from) => self.move_to_options(task, from, out),
            Step::MoveShips(_, moved) => self.ship_options(moved, out),
            Step::SailTo(_, from) => self.sail_options(from, out),
            Step::Arrivals => self.reward_options(out),
            Step::BuildDistrict => self.build_options(out),
            Step::TakeWood { .. } => self.wood_options(out),
            Step::HarvestAgain { region, .. } => self.again_options(region, out),
            Step::MoveMarker => self.marker_options(out),
            Step::ChooseBuilding => self.lady_options(out),
            Step::TurnUp(_) => self.turn_up_options(out),
            Step::Discard => self.discard_options(out),
            Step::Support => self.support_options(out),
            Step::Resolve(resolved) => self.resolve_options(resolved, out),
            Step::Honour => out.extend([Action::Honour, Action::Done]),
            Step::Maintain => self.maintain_options(out),
            Step::Settle => self.raise_reais_options(out),
            Step::MayorGains => {}
        }
    }

    /// The windmill, in and out of turn, as far as it does not answer what is asked.
    pub fn offers(&self, seat: Seat, out: &mut Vec<Action>) {
        let first = out.len();
        self.windmill_options(seat, out);
        let asks_for_the_windmill =
            self.state.stage == Stage::LastWindmill || self.state.steps.last() == Some(&Step::Settle);
        if asks_for_the_windmill && self.waiting().contains(seat) {
            let mut asked = Vec::new();
            self.options(seat, &mut asked);
            let mut index = 0;
            out.retain(|action| {
                index += 1;
                index <= first || !asked.contains(action)
            });
        }
    }
}

impl Play<'_> {
    /// Plays on until somebody must decide or the game is over.
    pub fn advance(&mut self) {
        while self.run() {}
    }

    /// Does the next thing that happens by itself. Whether there was one.
    fn run(&mut self) -> bool {
        if let Some(step) = self.state.steps.last().copied() {
            return self.run_step(step);
        }
        if !self.state.asked.is_empty() || self.state.stage == Stage::Over {
            return false;
        }
        self.run_stage();
        true
    }

    fn run_step(&mut self, step: Step) -> bool {
        match step {
            Step::RaiseGuild(row) => self.run_raise_guild(row),
            Step::Arrivals => self.run_arrivals(),
            Step::TakeWood { left, gift } => self.run_take_wood(left, gift),
            Step::TurnUp(_) => self.run_turn_up(),
            Step::Settle => self.run_settle(),
            Step::MayorGains => {
                self.mayor_gains();
                true
            }
            _ => false,
        }
    }

    fn run_stage(&mut self) {
        match self.state.stage {
            Stage::Opening => self.open(),
            Stage::CityWorkers(placed) | Stage::FieldWorkers(placed) => self.settle_next(placed),
            Stage::Rows(taken) => self.next_row(taken),
            Stage::Characters(row) => self.next_turn(row),
            Stage::Buildings(number, asked) => self.next_at_building(number, asked),
            Stage::LastWindmill => self.begin_upkeep(),
            Stage::Honour => self.income(),
            Stage::Maintenance(done) => self.next_maintenance(done),
            Stage::Feeding => self.begin_requests(),
            Stage::Requests => self.end_round(),
            Stage::Over => {}
        }
    }

    /// Carries out a listed action.
    pub fn perform(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Windmill(step) => self.mill(seat, step),
            Action::Exchange(exchange) => self.exchange(seat, exchange),
            _ => match self.state.steps.last().copied() {
                Some(step) => self.answer(step, action),
                None => self.answer_at_once(seat, action),
            },
        }
    }

    fn answer_at_once(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Feed(bread) => self.feed(seat, bread),
            Action::Present(request) => self.present(seat, request),
            Action::PresentCity(city) => self.present_city(seat, city),
            Action::PresentReais(count) => self.present_reais(seat, count),
            _ => self.state.asked = self.state.asked.without(seat),
        }
    }

    fn answer(&mut self, step: Step, action: Action) {
        match (step, action) {
            (Step::SettleCity, Action::To(place)) => self.settle(place, 0),
            (Step::SettleField(left), Action::To(place)) => self.settle(place, left - 1),
            (Step::TakeRow, Action::Row(row)) => self.take_row(row),
            (Step::TakeRequest(row), Action::Take(request)) => self.take_request(row, request),
            (Step::RaiseGuild(_), Action::Guild(guild)) => self.raise_guild(guild),
            (_, Action::Favour(favour)) => self.use_favour(favour),
            (_, Action::Die(value, character)) => self.place_die(value, character),
            (_, Action::Pirate(value, character)) => self.place_pirate(value, character),
            (_, Action::Pass(space, kind)) => self.pass(space, kind),
            (Step::Act(building), Action::Act) => self.act(building),
            (Step::Act(building), Action::Harvest) => self.harvest(building),
            (Step::HarvestAgain { left, region }, Action::Again(field)) => self.harvest_again(field, left, region),
            (Step::MoveWorkers(task), Action::From(place)) => self.replace(Step::MoveWorkerTo(task, place)),
            (Step::MoveWorkerTo(task, from), Action::To(to)) => self.move_worker(task, from, to),
            (Step::MoveShips(left, _), Action::Ship(from)) => self.replace(Step::SailTo(left, from)),
            (Step::SailTo(left, from), Action::Sail(to)) => self.sail(left, from, to),
            (_, Action::Reward(colony, reward)) => self.take_reward(colony, reward),
            (_, Action::Build(favour)) => self.build(favour),
            (Step::TakeWood { left, gift }, Action::Wood(field)) => self.take_wood(field, 1, left, gift),
            (_, Action::Discard(count)) => {
                self.pop();
                self.discard(count.into());
            }
            (_, Action::Bread) => self.support_with_bread(),
            (Step::TurnUp(left), Action::TurnUp(favour)) => self.turn_one_up(favour, left),
            (_, Action::Marker(from, to)) => self.move_marker(from, to),
            (_, Action::Use(building)) => {
                self.pop();
                self.use_building(building, None);
            }
            (Step::Resolve(resolved), Action::Pay) => self.pay_building(resolved),
            (Step::Resolve(resolved), Action::Pirates) => self.take_building_pirates(resolved),
            (_, Action::Honour) => self.honour(),
            (_, Action::Maintain(wood)) => self.maintain(wood),
            (Step::SailTo(left, _), Action::Done) => self.choose_another_ship(left),
            (_, Action::Done) => self.pop(),
            _ => {}
        }
    }
}
