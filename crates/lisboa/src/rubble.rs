//! A cube of the rubble pile (p. 13).

use super::event::CubeSource;
use super::prelude::*;
use super::tell::costs;

impl Ask<Lisboa> for question::TakeRubble {
    type Reply = action::Rubble;
    const TERM: Option<&'static str> = Some("rubble");
    const COMPLETES: bool = true;

    fn options(self, look: Look<'_>, _seat: Seat, out: &mut impl Extend<Action>) {
        out.extend(look.state.city.pile.kinds().map(Action::Rubble));
    }

    fn check(self, look: Look<'_>, _seat: Seat, reply: Self::Reply) -> Allowed {
        allow_if(look.state.city.pile[reply.cube] > 0, Refusal::NoSuchCube { cube: reply.cube, line: None })
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, reply: Self::Reply) {
        play.state.city.pile[reply.cube] -= 1;
        play.gain_cube(seat, reply.cube, CubeSource::Pile);
    }

    fn words(self, _sight: Sight<'_>) -> Phrase {
        w::ASK_TAKE_RUBBLE.say()
    }
}

impl Owe for question::TakeRubble {
    const UNANSWERED: Unanswered = Unanswered::Dropped;
}

impl Reply<Lisboa> for action::Rubble {
    fn label(self, sight: Sight<'_>, _price: &Price) -> Phrase {
        costs::cube_named(sight.me(), self.cube)
    }

    fn places(self, _sight: Sight<'_>) -> Vec<String> {
        vec![places::RUBBLE.to_owned()]
    }
}
