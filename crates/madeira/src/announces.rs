//! The answers that the words of an option announce: found by carrying it out on a copy and listing what is then asked.

use super::Madeira;
use super::action::Action;
use super::play::{Look, Play};
use super::step::Question;
use engine::{Asked, Seat, steps};

impl Look<'_> {
    /// What a die can be used for.
    pub fn uses_after(&self, seat: Seat, action: Action) -> Vec<Action> {
        let mut uses = self.answers_after(seat, action).1;
        uses.retain(|answer| *answer != Action::Done);
        uses
    }

    /// The only answer that the windmill leaves a seat that is asked, if it leaves one, because that is then given
    /// without asking.
    pub fn only_answer_after(&self, seat: Seat, action: Action) -> Vec<Action> {
        let Some(question) = steps::question::<Madeira>(*self, seat) else { return Vec::new() };
        let (asked, answers) = self.answers_after(seat, action);
        // Another question comes only when this one is over, and the last chance at the windmill just ends with its last
        // step.
        let same = asked.filter(|asked| asked.question == question && question != Question::LastWindmill);
        if answers.len() == 1 && same.is_some_and(|asked| !asked.even_if_forced) { answers } else { Vec::new() }
    }

    /// What is asked of a seat after this action, with the answers.
    fn answers_after(&self, seat: Seat, action: Action) -> (Option<Asked<Question>>, Vec<Action>) {
        let mut state = self.state.clone();
        let mut play = Play { edition: self.edition, state: &mut state, events: None };
        steps::perform::<Madeira>(&mut play, seat, action);
        steps::advance::<Madeira>(&mut play);
        let after = Look { edition: self.edition, state: &state };
        let mut answers = Vec::new();
        if !steps::waiting::<Madeira>(after).contains(seat) {
            return (None, answers);
        }
        steps::options::<Madeira>(after, seat, &mut answers);
        (Some(steps::asked::<Madeira>(after, seat)), answers)
    }
}
