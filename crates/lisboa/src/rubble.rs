//! A cube of the rubble pile (p. 13).

use super::action::Action;
use super::event::CubeSource;
use super::play::{Look, Play, Sight};
use super::refusal::{Allowed, Refusal, allow_if};
use super::step::{Owe, Unanswered};
use super::tell::costs;
use super::{Lisboa, action, question, words as w};
use engine::{Ask, Phrase, Price, Reply, Seat};

impl Ask<Lisboa> for question::TakeRubble {
    type Reply = action::Rubble;
    const TERM: Option<&'static str> = Some("rubble");

    fn options(self, look: Look<'_>, _seat: Seat, out: &mut impl Extend<Action>) {
        out.extend(look.state.city.pile.kinds().map(Action::Rubble));
    }

    fn check(self, look: Look<'_>, _seat: Seat, reply: action::Rubble) -> Allowed {
        let action::Rubble { cube } = reply;
        allow_if(look.state.city.pile[cube] > 0, Refusal::NoSuchCube { cube, line: None })
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, reply: action::Rubble) {
        play.state.city.pile[reply.cube] -= 1;
        play.gain_cube(seat, reply.cube, CubeSource::Pile);
    }

    fn words(self, _sight: Sight<'_>) -> Phrase {
        w::ASK_TAKE_RUBBLE.say()
    }

    fn completes(self, _before: Action) -> bool {
        true
    }
}

impl Owe for question::TakeRubble {
    fn unanswered(&self, _seat: Seat) -> Unanswered {
        Unanswered::Dropped
    }
}

impl Reply<Lisboa> for action::Rubble {
    fn label(self, sight: Sight<'_>, _price: &Price) -> Phrase {
        costs::cube_named(sight.me(), self.cube)
    }

    fn slots(self) -> Vec<(&'static str, String)> {
        vec![("cube", self.cube.to_string())]
    }
}
