//! What a viewer may not know, and the same position with all of that dealt anew.

use super::cards::{Card, Deck};
use super::state::State;
use super::step::Step;
use super::tiles::{Architect, Building};
use crate::engine::{Seat, Stream, Viewer};

/// A place of a hidden card, for reading and for writing.
fn hidden_cards(state: &mut State, viewer: Viewer) -> Vec<&mut Card> {
    let mut cards = Vec::new();
    for pile in &mut state.piles {
        let below = pile.len().saturating_sub(1);
        cards.extend(&mut pile[..below]);
    }
    cards.extend(state.later_piles.iter_mut().flatten());
    cards.extend(&mut state.blue_rest);
    cards.extend(&mut state.purple);
    let kept = &mut state.setting_up.kept;
    for (seat, (player, kept)) in state.players.iter_mut().zip(kept).enumerate() {
        if !viewer.knows(Seat(seat as u8)) {
            cards.extend(&mut player.hand);
            cards.extend(kept);
        }
    }
    cards
}

/// Cards that cannot be told apart by where they lie: blue and purple are dealt, the others lie sorted by kind.
fn class(card: Card) -> (Deck, usize) {
    match card.deck() {
        Deck::Blue | Deck::Purple => (card.deck(), 0),
        Deck::Red | Deck::Brown => (card.deck(), card.kind().index()),
    }
}

/// The tiles of both architects' stacks below their visible tops.
fn hidden_buildings(state: &mut State) -> Vec<&mut Building> {
    let mut tiles = Vec::new();
    for desk in &mut state.architects {
        let below = desk.stack.len().saturating_sub(1);
        tiles.extend(&mut desk.stack[..below]);
    }
    tiles
}

/// Another position that the viewer cannot tell from this one.
pub(super) fn redeal(state: &State, viewer: Viewer, random: &mut Stream) -> State {
    let mut other = state.clone();
    let words = [random.below(u32::MAX), random.below(u32::MAX)];
    other.seed = state.seed.derive(&format!("redeal {} {}", words[0], words[1]));
    let mut places = hidden_cards(&mut other, viewer);
    let mut classes: Vec<_> = places.iter().map(|card| class(**card)).collect();
    classes.sort_unstable();
    classes.dedup();
    for one in classes {
        let mut cards: Vec<_> = places.iter().map(|card| **card).filter(|card| class(*card) == one).collect();
        random.shuffle(&mut cards);
        let slots = places.iter_mut().filter(|card| class(***card) == one);
        slots.zip(cards).for_each(|(slot, card)| **slot = card);
    }
    let mut places = hidden_buildings(&mut other);
    let mut tiles: Vec<_> = places.iter().map(|tile| **tile).collect();
    random.shuffle(&mut tiles);
    places.iter_mut().zip(tiles).for_each(|(slot, tile)| **slot = tile);
    random.shuffle(&mut other.decree_stack);
    random.shuffle(&mut other.church.bag);
    other
}

/// The hidden things, pile by pile.
pub(super) fn hidden(state: &State, viewer: Viewer) -> Vec<Vec<String>> {
    fn texts<T: ToString>(items: &[T]) -> Vec<String> {
        items.iter().map(ToString::to_string).collect()
    }
    let below = |cards: &[Card]| texts(&cards[..cards.len().saturating_sub(1)]);
    let mut piles: Vec<_> = state.piles.iter().map(|pile| below(pile)).collect();
    piles.extend(state.later_piles.iter().map(|pile| texts(pile)));
    piles.extend([texts(&state.blue_rest), texts(&state.purple)]);
    piles.extend([texts(&state.decree_stack), texts(&state.church.bag)]);
    for architect in Architect::ALL {
        let stack = &state.desk(*architect).stack;
        piles.push(texts(&stack[..stack.len().saturating_sub(1)]));
    }
    let drafting = state.steps.contains(&Step::Draft);
    for (seat, player) in state.players.iter().enumerate() {
        if !viewer.knows(Seat(seat as u8)) {
            piles.push(texts(&player.hand));
            if drafting {
                piles.push(texts(&state.setting_up.kept[seat]));
            }
        }
    }
    piles
}
