//! What a viewer may not know: others' pirates and everything the seed will still decide.

use super::state::State;
use super::step::Stage;
use engine::{Memory, Seat, Seed, Stream, Viewer, small};

/// The seats whose pirates a viewer may not know.
fn secretive(state: &State, viewer: Viewer) -> impl Iterator<Item = Seat> {
    let over = state.stage == Stage::Over;
    Seat::all(state.seats()).filter(move |seat| !over && !viewer.knows(*seat))
}

/// A position that the viewer cannot tell from this one.
pub fn redeal(state: &State, viewer: Viewer, memory: Memory, random: &mut Stream) -> State {
    let mut other = state.clone();
    let [high, low] = [(); 2].map(|()| u128::from(random.below(u32::MAX)));
    other.seed = Seed::from_number(high << 32 | low);
    // Pirates are taken and discarded openly: whoever counts knows them.
    let counts = memory == Memory::Perfect;
    for seat in secretive(state, viewer).filter(|_| !counts) {
        let pirates = &mut other.player_mut(seat).pirates;
        // Who has any keeps enough for every choice that pirates open, so that nobody is asked less or more.
        if *pirates > 0 {
            *pirates = 3 + u16::from(small(random.below(30)));
        }
    }
    other
}

/// A position that may be this one for all anybody knows who remembers everything: only the seed is unknown to them.
pub fn sample(state: &State, random: &mut Stream) -> State {
    State { seed: random.seed(), ..state.clone() }
}

/// The hidden things, pile by pile.
pub fn hidden(state: &State, viewer: Viewer) -> Vec<Vec<String>> {
    secretive(state, viewer).map(|seat| vec![format!("{} pirates", state.player(seat).pirates)]).collect()
}
