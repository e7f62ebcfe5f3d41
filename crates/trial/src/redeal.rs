//! What a viewer may not know: others' hands, stakes before they are shown, and the deck.

use super::play::Look;
use super::state::State;
use super::vocabulary::Card;
use engine::{Seat, Stream, Viewer};

impl Look<'_> {
    fn strangers(&self, viewer: Viewer) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::all(self.state.seats()).filter(move |seat| !viewer.knows(*seat))
    }

    /// A position that the viewer cannot tell from this one, with another card at each hidden place if there are two.
    pub fn redeal(&self, viewer: Viewer, random: &mut Stream) -> State {
        let before = self.hidden_cards(viewer);
        let mut cards = before.clone();
        let seed = self.state.seed.derive(&format!("redeal {}", random.below(u32::MAX)));
        while cards.len() > 1 && cards.iter().zip(&before).any(|(new, old)| new == old) {
            random.shuffle(&mut cards);
        }
        State { seed, ..self.with_hidden_cards(viewer, cards) }
    }

    /// A position that may be this one for all the viewer knows. Nothing is shown and hidden again.
    pub fn sample(&self, viewer: Viewer, random: &mut Stream) -> State {
        let seed = random.seed();
        let mut cards = self.hidden_cards(viewer);
        cards.sort_unstable();
        random.shuffle(&mut cards);
        State { seed, ..self.with_hidden_cards(viewer, cards) }
    }

    /// The deck, others' hands, and stakes that are not shown yet.
    fn hidden_cards(&self, viewer: Viewer) -> Vec<Card> {
        let secret_stakes = self.stakes_are_secret();
        let mut cards: Vec<Card> = self.state.deck.to_vec();
        for other in self.strangers(viewer) {
            cards.extend(self.hand(other));
            cards.extend(self.state.player(other).stake.filter(|_| secret_stakes));
        }
        cards
    }

    /// This position with these cards in their place.
    fn with_hidden_cards(&self, viewer: Viewer, cards: Vec<Card>) -> State {
        let secret_stakes = self.stakes_are_secret();
        let mut state = self.state.clone();
        let mut cards = cards.into_iter();
        state.deck.iter_mut().zip(&mut cards).for_each(|(card, new)| *card = new);
        for other in self.strangers(viewer) {
            let player = state.player_mut(other);
            player.hand.iter_mut().zip(&mut cards).for_each(|(card, new)| *card = new);
            if secret_stakes {
                player.stake.iter_mut().zip(&mut cards).for_each(|(card, new)| *card = new);
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
