//! What a viewer may not know: others' pirates and everything the seed will still decide.

use super::state::State;
use super::step::Stage;
use crate::engine::{Seat, Seed, Stream, Viewer, small};

/// The seats whose pirates a viewer may not know.
fn secretive(state: &State, viewer: Viewer) -> impl Iterator<Item = Seat> {
    let over = state.stage == Stage::Over;
    Seat::all(state.seats()).filter(move |seat| !over && !viewer.knows(*seat))
}

/// A position that the viewer cannot tell from this one.
pub fn redeal(state: &State, viewer: Viewer, random: &mut Stream) -> State {
    let mut other = state.clone();
    let [high, low] = [(); 2].map(|()| u128::from(random.below(u32::MAX)));
    other.seed = Seed::from_number(high << 32 | low);
    for seat in secretive(state, viewer) {
        let pirates = &mut other.player_mut(seat).pirates;
        // Who has any keeps enough for every choice that pirates open, so that nobody is asked less or more.
        if *pirates > 0 {
            *pirates = 3 + u16::from(small(random.below(30)));
        }
    }
    other
}

/// The hidden things, pile by pile.
pub fn hidden(state: &State, viewer: Viewer) -> Vec<Vec<String>> {
    secretive(state, viewer).map(|seat| vec![format!("{} pirates", state.player(seat).pirates)]).collect()
}
