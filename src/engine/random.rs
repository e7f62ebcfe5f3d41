//! A player who knows no plan: for simulations, laws and benches.

use super::game::Game;
use super::position::Position;
use super::seat::Seat;
use super::seed::Stream;

/// How rarely a random player does what is only offered: once in so many steps.
const OFFERED_ONCE_IN: u32 = 16;

/// What somebody does next at random, and whether there was a choice. None: the game is over, or stuck.
///
/// Every waiting seat and each of its options is equally likely; offers are taken rarely, or random games would
/// consist of little else.
pub fn choose<G: Game>(
    game: &G,
    position: &Position<G>,
    seats: usize,
    random: &mut Stream,
) -> Option<Chosen<G::Action>> {
    if position.is_over() || position.is_stuck() {
        return None;
    }
    if random.one_in(OFFERED_ONCE_IN) {
        let seat = Seat(random.below(seats as u32) as u8);
        if may_take_offers(position, seat)
            && let Some(action) = random.pick(&position.offers(game, seat))
        {
            return Some(Chosen { seat, action: *action, decision: true, offered: true });
        }
    }
    let open = random.pick(position.questions())?;
    let action = random.pick(&open.options)?;
    Some(Chosen { seat: open.seat, action: *action, decision: open.options.len() > 1, offered: false })
}

/// Who has given a sealed answer waits for the others, as at a real table.
fn may_take_offers<G: Game>(position: &Position<G>, seat: Seat) -> bool {
    position.question(seat).is_some() || !position.questions().iter().any(|open| open.asked.simultaneous)
}

/// Whether a seat would be heard at once at a table: there an offer out of turn waits for the next settlement, and under
/// sealed answers it is judged by one's own alone.
pub(super) fn is_own_turn<G: Game>(position: &Position<G>, seat: Seat) -> bool {
    position.question(seat).is_some() && !position.questions().iter().any(|open| open.asked.simultaneous)
}

/// A random step.
#[derive(Clone, Copy, Debug)]
pub struct Chosen<A> {
    pub seat: Seat,
    pub action: A,
    /// Whether there were two or more things to do.
    pub decision: bool,
    /// Whether nobody waited for it.
    pub offered: bool,
}
