//! What a viewer may not know: others' hands, stakes before they are shown, and the deck.

use super::play::Look;
use super::state::State;
use super::vocabulary::Card;
use crate::engine::{Seat, Stream, Viewer};

impl Look<'_> {
    fn strangers(&self, viewer: Viewer) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::all(self.state.seats()).filter(move |seat| !viewer.knows(*seat))
    }

    /// A position that the viewer cannot tell from this one.
    pub fn redeal(&self, viewer: Viewer, random: &mut Stream) -> State {
        let secret_stakes = self.stakes_are_secret();
        let mut pool: Vec<Card> = self.state.deck.to_vec();
        for other in self.strangers(viewer) {
            pool.extend(self.hand(other));
            pool.extend(self.state.player(other).stake.filter(|_| secret_stakes));
        }
        let mut state = self.state.clone();
        state.seed = state.seed.derive(&format!("redeal {}", random.below(u32::MAX)));
        let before = pool.clone();
        while pool.len() > 1 && pool.iter().zip(&before).any(|(new, old)| new == old) {
            random.shuffle(&mut pool);
        }
        let mut pool = pool.into_iter();
        state.deck.iter_mut().zip(&mut pool).for_each(|(card, new)| *card = new);
        for other in self.strangers(viewer) {
            let player = state.player_mut(other);
            player.hand.iter_mut().zip(&mut pool).for_each(|(card, new)| *card = new);
            if secret_stakes {
                player.stake.iter_mut().zip(&mut pool).for_each(|(card, new)| *card = new);
            }
        }
        state
    }

    /// The hidden things, pile by pile.
    pub fn hidden(&self, viewer: Viewer) -> Vec<Vec<String>> {
        let texts = |cards: &[Card]| cards.iter().map(Card::to_string).collect::<Vec<_>>();
        let hands = self.strangers(viewer).map(|seat| texts(&self.state.player(seat).hand));
        [texts(&self.state.deck)].into_iter().chain(hands).collect()
    }
}
