//! How a game goes on: takes what is to be done off the stack, and dispatches questions and answers to their rules.

use super::action::Action;
use super::buildings::building_cost;
use super::play::{Look, Play};
use super::refusal::{Allowed, Refusal};
use super::step::{Question, Stage, Step, Task};
use super::vocabulary::Character;
use crate::engine::{Asked, Seat, SeatSet};

impl Look<'_> {
    pub fn waiting(&self) -> SeatSet {
        if self.state.steps.is_empty() { self.state.asked } else { SeatSet::only(self.seat()) }
    }

    /// What is asked of the seats that the game waits for.
    fn question(&self) -> Question {
        match (self.state.asking(), self.state.stage) {
            (Some(question), _) => question,
            (None, Stage::LastWindmill) => Question::LastWindmill,
            (None, Stage::Feeding) => Question::Feed,
            (None, Stage::Requests) => Question::Present,
            (None, stage) => unreachable!("nobody is asked anything in {stage:?}"),
        }
    }

    pub fn asked(&self, seat: Seat) -> Asked<Question> {
        let question = self.question();
        let asked = if self.state.steps.is_empty() { Asked::at_once(question) } else { Asked::of(question) };
        asked.even_if_forced(self.windmill_may_help(seat, question))
    }

    /// Whether a question with one answer could get another by the windmill (ruling 2).
    fn windmill_may_help(&self, seat: Seat, question: Question) -> bool {
        use Question::*;
        let me = self.me();
        match question {
            Turn => (self.can_step_down(me) && self.lacks_only_bread()) || self.lacks_only_means(),
            Act(building) => {
                self.state.site(building).character == Character::Commander && self.could_sail_by_exchange(None)
            }
            Ship(_, moved) => self.could_sail_by_exchange(moved),
            Sail(..) => self.could_sail_by_exchange(None),
            Resolve(resolved) => {
                let cost = u16::from(building_cost(resolved, self.state.turn.holding));
                (me.reais < cost && self.purse(me) >= cost) || self.lacks_only_means()
            }
            LastWindmill => self.state.player(seat).steps_up() > 0,
            Feed => self.could_still_mill(seat),
            SettleCity | SettleField(_) | Row | Request(_) | Guild(_) | Worker(_) | WorkerTo(..) | Reward
            | District | Wood(_) | HarvestAgain(_) | Marker | Building | TurnUp(_) | Discard | Support | Honour
            | Maintain | RaiseReais | Present => false,
        }
    }

    pub fn options(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.question() {
            Question::SettleCity => self.settle_city_options(out),
            Question::SettleField(_) => self.settle_field_options(out),
            Question::Row => self.row_options(out),
            Question::Request(row) => self.request_options(row, out),
            Question::Guild(row) => out.extend(self.raising_guilds(row).map(Action::Guild)),
            Question::Turn => self.turn_options(out),
            Question::Act(building) => self.act_options(building, out),
            Question::Worker(moving) => self.move_options(moving, out),
            Question::WorkerTo(moving, from) => self.move_to_options(moving, from, out),
            Question::Ship(_, moved) => self.ship_options(moved, out),
            Question::Sail(_, from) => self.sail_options(from, out),
            Question::Reward => self.reward_options(out),
            Question::District => self.build_options(out),
            Question::Wood(_) => self.wood_options(out),
            Question::HarvestAgain(due) => self.again_options(due.region, out),
            Question::Marker => self.marker_options(out),
            Question::Building => self.lady_options(out),
            Question::TurnUp(_) => self.turn_up_options(out),
            Question::Discard => self.discard_options(out),
            Question::Support => self.support_options(out),
            Question::Resolve(resolved) => self.resolve_options(resolved, out),
            Question::Honour => out.extend([Action::Honour, Action::Done]),
            Question::Maintain => self.maintain_options(out),
            Question::RaiseReais => self.raise_reais_options(out),
            Question::LastWindmill => self.last_windmill_options(seat, out),
            Question::Feed => self.feed_options(seat, out),
            Question::Present => self.present_options(seat, out),
        }
    }

    /// The windmill, in and out of turn, as far as it does not answer what is asked.
    pub fn offers(&self, seat: Seat, out: &mut Vec<Action>) {
        let first = out.len();
        self.windmill_options(seat, out);
        let waits = self.waiting().contains(seat);
        if waits && matches!(self.question(), Question::LastWindmill | Question::RaiseReais) {
            let mut asked = Vec::new();
            self.options(seat, &mut asked);
            let mut index = 0;
            out.retain(|action| {
                index += 1;
                index <= first || !asked.contains(action)
            });
        }
    }

    /// Why this seat may not do this now: found by the checks that the options are made of.
    pub fn refusal(&self, seat: Seat, action: Action) -> Refusal {
        let checked = if let Action::Windmill(step) = action {
            self.milled(seat, step).map(drop)
        } else if let Action::Exchange(exchange) = action {
            self.exchanged(seat, exchange).map(drop)
        } else if !self.waiting().contains(seat) {
            Err(Refusal::NotYourTurn)
        } else {
            self.check(seat, self.question(), action)
        };
        checked.err().unwrap_or(Refusal::AskedOtherwise)
    }

    fn check(&self, seat: Seat, question: Question, action: Action) -> Allowed {
        use Action::*;
        match (question, action) {
            (Question::SettleCity, To(place)) => self.may_settle_city(place),
            (Question::SettleField(_), To(place)) => self.may_settle_field(place),
            (Question::Row, Row(row)) => self.may_take_row(row),
            (Question::Request(row), Take(request)) => self.may_take_request(row, request),
            (Question::Guild(row), Guild(guild)) => self.may_raise_guild(row, guild),
            (Question::Turn | Question::Resolve(_), Favour(favour)) => self.may_use(favour),
            (Question::Turn, Die(value, character)) => self.may_place_die(value, character).map(drop),
            (Question::Turn, Pirate(value, character)) => self.may_place_pirate(value, character).map(drop),
            (Question::Turn, Pass(space, kind)) => self.may_pass(space, kind).map(drop),
            (Question::Act(building), Act) => self.may_act(self.state.site(building).character),
            (Question::Act(building), Harvest) => self.may_harvest(self.edition.building(building).region),
            (Question::HarvestAgain(due), Again(field)) => self.may_harvest_again(due.region, field),
            (Question::Worker(moving), From(place)) => self.may_move_from(moving, place),
            (Question::WorkerTo(moving, from), To(to)) => self.may_move_to(moving, from, to),
            (Question::Ship(_, moved), Ship(from)) => self.may_move_ship(moved, from),
            (Question::Sail(_, from), Sail(to)) => self.may_sail(from, to),
            (Question::Reward, Reward(colony, reward)) => self.may_take_reward(colony, reward),
            (Question::District, Build(favour)) => self.may_build(favour).map(drop),
            (Question::Wood(_), Wood(field)) => self.may_take_wood(field),
            (Question::Discard | Question::Support, Discard(count)) => self.may_discard(count),
            (Question::TurnUp(_), TurnUp(favour)) => self.may_turn_up(favour),
            (Question::Marker, Marker(from, to)) => self.may_move_marker(from, to),
            (Question::Building, Use(building)) => self.may_use_building(building),
            (Question::Resolve(resolved), Pay) => self.may_pay_building(resolved),
            (Question::Maintain, Maintain(count)) => self.may_maintain(count),
            (Question::Feed, Feed(count)) => self.may_feed(seat, count),
            (Question::Present, Present(request)) => self.may_present_plainly(seat, request),
            (Question::Present, PresentCity(city)) => self.may_present_city(seat, city).map(drop),
            (Question::Present, PresentReais(count)) => self.may_present_reais(seat, count),
            (_, Row(_) | Take(_) | Guild(_) | Favour(_) | Die(..) | Pirate(..) | Pass(..) | Act | Harvest)
            | (
                _,
                Again(_) | From(_) | To(_) | Ship(_) | Sail(_) | Reward(..) | Build(_) | Wood(_) | Discard(_) | Bread,
            )
            | (_, TurnUp(_) | Marker(..) | Use(_) | Pay | Pirates | Honour | Maintain(_) | Feed(_) | Present(_))
            | (_, PresentCity(_) | PresentReais(_) | Windmill(_) | Exchange(_) | Done) => Err(Refusal::AskedOtherwise),
        }
    }
}

impl Play<'_> {
    /// Plays on until somebody must decide or the game is over.
    pub fn advance(&mut self) {
        loop {
            match self.state.steps.pop() {
                Some(Step::Run(Task::MayorGains)) => self.mayor_gains(),
                Some(Step::Ask(question)) => {
                    if !self.decides_itself(question) {
                        return self.then([question]);
                    }
                }
                None if !self.state.asked.is_empty() || self.state.stage == Stage::Over => return,
                None => self.run_stage(),
            }
        }
    }

    /// Carries out what a question leaves no choice about. Whether there is nothing left to ask.
    fn decides_itself(&mut self, question: Question) -> bool {
        use Question::*;
        match question {
            Guild(row) => self.raise_only_guild(row),
            Reward => self.settle_arrivals(),
            Wood(due) => self.take_only_wood(due),
            TurnUp(_) => self.me().face_down.is_empty(),
            RaiseReais => self.pay_bought_wood(),
            SettleCity | SettleField(_) | Row | Request(_) | Turn | Act(_) | Worker(_) | WorkerTo(..) | Ship(..)
            | Sail(..) | District | HarvestAgain(_) | Marker | Building | Discard | Support | Resolve(_) | Honour
            | Maintain | LastWindmill | Feed | Present => false,
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
            Stage::Over => unreachable!("nothing happens after the end"),
        }
    }

    /// Carries out a listed action. A question is off the stack before its answer is carried out.
    pub fn perform(&mut self, seat: Seat, action: Action) {
        if let Action::Windmill(step) = action {
            self.mill(seat, step);
        } else if let Action::Exchange(exchange) = action {
            self.exchange(seat, exchange);
        } else {
            let question = self.look().question();
            self.state.steps.pop();
            self.answer(seat, question, action);
        }
    }

    fn answer(&mut self, seat: Seat, question: Question, action: Action) {
        use Action::*;
        match (question, action) {
            (Question::SettleCity, To(place)) => self.settle(place, 0),
            (Question::SettleField(left), To(place)) => self.settle(place, left - 1),
            (Question::Row, Row(row)) => self.take_row(row),
            (Question::Request(row), Take(request)) => self.take_request(row, request),
            (Question::Guild(_), Guild(guild)) => self.raise_guild(guild),
            (Question::Turn | Question::Resolve(_), Favour(favour)) => self.use_favour(favour, question),
            (Question::Turn, Die(value, character)) => self.place_die(value, character),
            (Question::Turn, Pirate(value, character)) => self.place_pirate(value, character),
            (Question::Turn, Pass(space, kind)) => self.pass(space, kind),
            (Question::Act(building), Act) => self.act(building),
            (Question::Act(building), Harvest) => self.harvest(building),
            (Question::HarvestAgain(due), Again(field)) => self.harvest_again(field, due),
            (Question::Worker(moving), From(place)) => self.then([Question::WorkerTo(moving, place)]),
            (Question::WorkerTo(moving, from), To(to)) => self.move_worker(moving, from, to),
            (Question::Ship(left, _), Ship(from)) => self.then([Question::Sail(left, from)]),
            (Question::Sail(left, from), Sail(to)) => self.sail(left, from, to),
            (Question::Sail(left, _), Done) => self.choose_another_ship(left),
            (Question::Reward, Reward(colony, reward)) => self.take_reward(colony, reward),
            (Question::District, Build(favour)) => self.build(favour),
            (Question::Wood(due), Wood(field)) => self.take_wood(field, 1, due),
            (Question::Discard | Question::Support, Discard(count)) => self.discard(count.into()),
            (Question::Support, Bread) => self.support_with_bread(),
            (Question::TurnUp(left), TurnUp(favour)) => self.turn_one_up(favour, left),
            (Question::Marker, Marker(from, to)) => self.move_marker(from, to),
            (Question::Building, Use(building)) => self.use_building(building, None),
            (Question::Resolve(resolved), Pay) => self.pay_building(resolved),
            (Question::Resolve(resolved), Pirates) => self.take_pirates(seat, resolved.pirates),
            (Question::Honour, Honour) => self.honour(),
            (Question::Maintain, Maintain(wood)) => self.maintain(wood),
            (Question::Feed, Feed(bread)) => self.feed(seat, bread),
            (Question::Present, Present(request)) => self.present(seat, request),
            (Question::Present, PresentCity(city)) => self.present_city(seat, city),
            (Question::Present, PresentReais(count)) => self.present_reais(seat, count),
            (Question::LastWindmill, Done) => self.state.asked = self.state.asked.without(seat),
            (Question::Act(_) | Question::Worker(_) | Question::Ship(..) | Question::District, Done)
            | (Question::HarvestAgain(_) | Question::TurnUp(_) | Question::Honour, Done) => {}
            (_, Row(_) | Take(_) | Guild(_) | Favour(_) | Die(..) | Pirate(..) | Pass(..) | Act | Harvest)
            | (
                _,
                Again(_) | From(_) | To(_) | Ship(_) | Sail(_) | Reward(..) | Build(_) | Wood(_) | Discard(_) | Bread,
            )
            | (_, TurnUp(_) | Marker(..) | Use(_) | Pay | Pirates | Honour | Maintain(_) | Feed(_) | Present(_))
            | (_, PresentCity(_) | PresentReais(_) | Windmill(_) | Exchange(_) | Done) => {
                unreachable!("'{action}' is not listed for {question:?}")
            }
        }
    }
}
