//! `Look` reads a position, `Play` changes it, and `Reckoning` is what a seat sees. Each rule file adds its part to them.

use super::action::Action;
use super::edition::Edition;
use super::event::{Event, Loss, Stock};
use super::refusal::Refusal;
use super::state::{Player, State};
use super::step::{Phase, Question, Stage, Step, Task, Turn};
use super::tell::names;
use super::view::View;
use super::windmill::AtTheWindmill;
use super::{Madeira, event, words as w};
use engine::steps::{Next, NextOf};
use engine::{Ask, Happen, Key, Party, Phrase, Scene, Seat, SeatSet, Steps, Weight};

engine::hands! { Edition, Reckoning }

impl Steps for Madeira {
    type Task = Task;
    type Offer = AtTheWindmill;

    const OUT_OF_TURN: Refusal = Refusal::NotYourTurn;
    const UNLISTED: Refusal = Refusal::AskedOtherwise;
    const OTHERS: Option<&'static Key> = Some(&w::GROUP_OTHER);

    engine::by_hands! { Reckoning }

    /// The stack is what the seat of the turn is doing. What several are asked at once follows from the stage.
    fn next_step(look: Look<'_>) -> NextOf<Madeira> {
        match (look.state.steps.last(), look.state.stage) {
            (Some(Step::Ask(question)), _) => Some(Next::Ask(SeatSet::only(look.seat()), *question)),
            (Some(Step::Run(task)), _) => Some(Next::Run(*task)),
            (None, _) if look.state.asked.is_empty() => None,
            (None, Stage::LastWindmill) => Some(Next::Ask(look.state.asked, Question::LastWindmill)),
            (None, Stage::Feeding) => Some(Next::Ask(look.state.asked, Question::Feed)),
            (None, Stage::Requests) => Some(Next::Ask(look.state.asked, Question::Present)),
            (None, stage) => unreachable!("nobody is asked anything in {stage:?}"),
        }
    }

    fn take_off(play: &mut Play<'_>, _seat: Option<Seat>) {
        play.state.steps.pop();
    }

    fn run(play: &mut Play<'_>, task: Task) {
        match task {
            Task::MayorGains => play.mayor_gains(),
        }
    }

    fn idle(play: &mut Play<'_>) -> bool {
        let goes_on = play.state.stage != Stage::Over;
        if goes_on {
            play.run_stage();
        }
        goes_on
    }

    fn settle(play: &mut Play<'_>, question: Question) -> bool {
        let settled = play.state.steps.pop().is_some() && question.settle(play);
        if !settled && !question.at_once() {
            play.then([question]);
        }
        settled
    }

    fn other_answer(_question: Question, _action: Action) -> Refusal {
        Refusal::AskedOtherwise
    }
}

impl<'a> Look<'a> {
    /// The seat whose turn it is.
    pub fn seat(&self) -> Seat {
        self.state.turn.seat
    }

    /// The player whose turn it is.
    pub fn me(&self) -> &'a Player {
        self.state.active()
    }
}

impl Play<'_> {
    pub fn seat(&self) -> Seat {
        self.state.turn.seat
    }

    pub fn me(&mut self) -> &mut Player {
        self.state.active_mut()
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

    /// A seat begins to do something; wood that it buys is paid at the end.
    pub fn begin(&mut self, seat: Seat, question: Question) {
        self.state.turn = Turn::of(seat);
        self.tell(Event::TurnBegan { who: seat, round: self.state.round, phase: self.state.stage.phase() });
        self.then([question, Question::RaiseReais]);
    }

    /// A player gets something from the supply, which is not limited (p. 4).
    pub fn gain(&mut self, who: Seat, what: Stock, count: u8) {
        if count == 0 {
            return;
        }
        self.add(who, what, count);
        self.tell(Event::Gained { who, what, count });
    }

    /// Puts something into a player's supply without a word.
    pub fn add(&mut self, who: Seat, what: Stock, count: u8) {
        let player = self.state.player_mut(who);
        match what {
            Stock::Reais => player.reais += u16::from(count),
            Stock::Bread => player.bread += u16::from(count),
            Stock::Wood => player.wood += u16::from(count),
            Stock::Prestige => player.pp += u16::from(count),
            Stock::Good(good) => player.goods[good] += count,
        }
    }
}

impl Happen<Madeira> for event::TurnBegan {
    const WEIGHT: Weight = Weight::Action;

    fn words(&self, _game: &Madeira) -> Option<Phrase> {
        let (who, round) = (self.who, self.round.into());
        Some(if self.phase == Phase::Setup {
            w::TurnBeganSetup { who }.say()
        } else {
            w::TurnBegan { who, round, phase: self.phase.letter().to_string() }.say()
        })
    }

    fn begins(&self) -> Option<Scene> {
        Some(Scene::Turn(Party::Seat(self.who)))
    }
}

impl Happen<Madeira> for event::Gained {
    const WEIGHT: Weight = Weight::Result;

    fn words(&self, _game: &Madeira) -> Option<Phrase> {
        Some(w::Gained { who: self.who, gain: names::amount(self.what, self.count) }.say())
    }
}

impl Happen<Madeira> for event::Lost {
    const WEIGHT: Weight = Weight::Result;

    fn words(&self, _game: &Madeira) -> Option<Phrase> {
        let who = self.who;
        Some(match self.what {
            Loss::WindmillStep => w::LostWindmillStep { who }.say(),
            Loss::FavourTurnedUp => w::LostFavour { who }.say(),
            Loss::CitySpot => w::LostCitySpot { who }.say(),
            Loss::Wood(count) => w::LostWood { who, wood: names::amount(Stock::Wood, count) }.say(),
        })
    }
}
