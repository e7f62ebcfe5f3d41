//! How a game goes on: takes what is to be done off the stack, and dispatches questions and answers to their rules.

use super::action::Action;
use super::play::{Look, Play};
use super::refusal::{Allowed, Refusal};
use super::step::{Question, Step, Task};
use crate::engine::{Asked, Seat, SeatSet};

impl Look<'_> {
    pub fn waiting(&self) -> SeatSet {
        self.question().map_or(SeatSet::NONE, |(seats, _)| seats)
    }

    /// What is asked, and of whom. Nothing is asked once the game is over.
    fn question(&self) -> Option<(SeatSet, Question)> {
        self.state.steps.last().map(|step| match step {
            Step::Ask(seats, question) => (*seats, *question),
            Step::Run(task) => unreachable!("{task:?} runs before anybody is asked"),
        })
    }

    pub fn asked(&self) -> Asked<Question> {
        let (_, question) = self.question().expect("only who is waited for is asked");
        match question {
            Question::Stake => Asked::at_once(question),
            Question::Turn | Question::Square | Question::Guard(_) => Asked::of(question),
        }
    }

    pub fn options(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.asked().question {
            Question::Stake => self.stake_options(seat, out),
            Question::Turn => self.turn_options(seat, out),
            Question::Square => self.mark_options(out),
            Question::Guard(_) => self.guard_options(seat, out),
        }
    }

    pub fn offers(&self, seat: Seat, out: &mut Vec<Action>) {
        out.extend(self.may_melt(seat).is_ok().then_some(Action::Melt));
    }

    /// Why this seat may not do this now: found by the checks that the options are made of.
    pub fn refusal(&self, seat: Seat, action: Action) -> Refusal {
        let asked = self.question().filter(|(seats, _)| seats.contains(seat)).map(|(_, question)| question);
        self.check(seat, asked, action).err().unwrap_or(Refusal::NotNow)
    }

    fn check(&self, seat: Seat, asked: Option<Question>, action: Action) -> Allowed {
        match (asked, action) {
            (_, Action::Melt) => self.may_melt(seat),
            (Some(Question::Turn), Action::Draw) => self.may_draw(),
            (Some(Question::Square), Action::Mark(square)) => self.may_mark(square),
            (Some(Question::Stake), Action::Stake(card))
            | (Some(Question::Turn), Action::Play(card))
            | (Some(Question::Guard(_)), Action::Guard(card)) => self.holds(seat, card),
            (_, Action::Stake(_) | Action::Draw | Action::Play(_) | Action::Mark(_) | Action::Guard(_))
            | (_, Action::Yield) => Err(Refusal::NotNow),
        }
    }
}

impl Play<'_> {
    /// Plays on until somebody must decide or the game is over.
    pub fn advance(&mut self) {
        while let Some(Step::Run(task)) = self.state.steps.last().copied() {
            self.state.steps.pop();
            match task {
                Task::ShowStakes => self.show_stakes(),
                Task::NextTurn(from) => self.next_turn(from),
            }
        }
    }

    /// Carries out a listed action. A question is off the stack before its answer is carried out; if others have still to
    /// answer it, it comes back for them.
    pub fn perform(&mut self, seat: Seat, action: Action) {
        if action == Action::Melt {
            return self.melt(seat);
        }
        let Some(Step::Ask(seats, question)) = self.state.steps.pop() else { unreachable!("nothing is asked") };
        let others = seats.without(seat);
        if !others.is_empty() {
            self.then([Step::Ask(others, question)]);
        }
        self.answer(seat, question, action);
    }

    fn answer(&mut self, seat: Seat, question: Question, action: Action) {
        match (question, action) {
            (Question::Stake, Action::Stake(card)) => self.stake(seat, card),
            (Question::Turn, Action::Draw) => self.draw(seat),
            (Question::Turn, Action::Play(card)) => self.play(seat, card),
            (Question::Square, Action::Mark(square)) => self.mark(seat, square),
            (Question::Guard(square), Action::Guard(card)) => self.guard(seat, card, square),
            (Question::Guard(_), Action::Yield) => {}
            (_, Action::Stake(_) | Action::Draw | Action::Play(_) | Action::Mark(_) | Action::Guard(_))
            | (_, Action::Yield | Action::Melt) => unreachable!("'{action}' is not listed for {question:?}"),
        }
    }
}
