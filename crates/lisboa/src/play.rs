//! [`Look`] reads a position, [`Play`] changes it, and [`Sight`] is what a seat sees. Each rule file adds its part to them.

use super::Lisboa;
use super::action::Action;
use super::edition::Edition;
use super::event::Event;
use super::refusal::Refusal;
use super::state::State;
use super::step::{Question, Step, Task};
use super::view::{PlayerView, View};
use engine::steps::{Next, NextOf, NoOffer};
use engine::{Events, Party, Seat, SeatSet, Steps, VariantName};

engine::hands! { Edition, Sight }

impl Steps for Lisboa {
    type Task = Task;
    type Offer = NoOffer;

    const OUT_OF_TURN: Refusal = Refusal::OtherQuestion { asked: "turn" };
    const UNLISTED: Refusal = Refusal::WouldBlock;

    engine::by_hands! { Sight }

    fn next_step(look: Look<'_>) -> NextOf<Lisboa> {
        look.state.top().map(|step| match step {
            Step::Ask(seat, question) => Next::Ask(SeatSet::only(seat), question),
            Step::AskAll(question) => Next::Ask(look.choosing(), question),
            Step::Run(task) => Next::Run(task),
        })
    }

    fn take_off(play: &mut Play<'_>, _seat: Option<Seat>) {
        play.state.steps.pop();
    }

    fn run(play: &mut Play<'_>, task: Task) {
        play.carry_out(task);
    }

    /// A question is dropped if there is nothing to choose.
    fn settle(play: &mut Play<'_>, question: Question) -> bool {
        let Some(Step::Ask(seat, _)) = play.state.top() else { return false };
        let moot = play.look().is_moot(seat, question);
        if moot {
            play.state.steps.pop();
        }
        moot
    }

    /// Ruling 1: no answer after which the turn cannot be completed.
    fn restrict(look: Look<'_>, seat: Seat, out: &mut Vec<Action>, from: usize) {
        if look.may_spoil() {
            let kept: Vec<_> = out.drain(from..).filter(|action| look.completes_after(seat, *action)).collect();
            out.extend(kept);
        }
    }

    fn other_answer(question: Question, action: Action) -> Refusal {
        if action == Action::Done { Refusal::NotOptional } else { Refusal::OtherQuestion { asked: question.kind() } }
    }
}

impl<'a> Sight<'a> {
    pub fn edition(&self) -> &'a Edition {
        self.edition
    }

    pub fn me(&self) -> &'a PlayerView {
        &self.view.players[self.seat.index()]
    }
}

impl Play<'_> {
    /// Everybody sees now what was hidden.
    pub fn reveal(&mut self) {
        self.mark(Events::reveal);
    }

    /// Somebody sees now what was hidden from them.
    pub fn reveal_to(&mut self, seat: Seat) {
        self.mark(|events| events.reveal_to(seat));
    }

    /// Asks somebody next.
    pub fn ask(&mut self, seat: Seat, question: Question) {
        self.state.steps.push(Step::Ask(seat, question));
    }

    /// Runs something next.
    pub fn run(&mut self, task: Task) {
        self.state.steps.push(Step::Run(task));
    }

    pub fn party(&self, seat: Seat) -> Party {
        self.state.party(seat)
    }
}
