//! A random player: for simulations, laws and benches.

use super::game::Game;
use super::position::Position;
use super::seat::Seat;
use super::seed::Stream;

/// How rarely a random player takes an offered action: once in this many steps.
const OFFERED_ONCE_IN: u32 = 16;

/// A random next action, and whether there was a choice. None: the game is over, or stuck.
///
/// Every awaited seat and each of its options is equally likely; offers are taken rarely, or random games would consist
/// of little else.
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

/// A seat that has given a sealed answer waits for the others, as at a real table.
fn may_take_offers<G: Game>(position: &Position<G>, seat: Seat) -> bool {
    position.question(seat).is_some() || !position.questions().iter().any(|open| open.asked.simultaneous)
}

/// Whether an offered action of a seat would take effect at once at a table: out of turn it waits for the next
/// settlement, and under sealed answers it is judged only by the seat's own.
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
    /// Whether the game did not wait for it.
    pub offered: bool,
}
