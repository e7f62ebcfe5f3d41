//! What a viewer may not know, and the same position with all of that dealt anew.

use super::state::State;
use super::vocabulary::{Building, Card, Deck};
use crate::engine::{Seat, Stream, Viewer};

/// The hidden political cards, pile by pile: what lies face down, and the hands of others.
fn card_piles(state: &mut State, viewer: Viewer) -> Vec<&mut [Card]> {
    let parties = state.parties();
    let mut piles: Vec<&mut [Card]> = Vec::new();
    for pile in &mut state.piles {
        let below_top = pile.len().saturating_sub(1);
        piles.push(&mut pile[..below_top]);
    }
    piles.extend(state.later_piles.iter_mut().map(|pile| &mut pile[..]));
    piles.extend([&mut state.blue_rest[..], &mut state.purple[..]]);
    let kept = &mut state.setting_up.kept;
    for (seat, (player, kept)) in Seat::all(parties).zip(state.players.iter_mut().zip(kept)) {
        if !viewer.knows(seat) {
            piles.extend([&mut player.hand[..], &mut kept[..]]);
        }
    }
    piles
}

/// The tiles of the architects' stacks below their visible tops.
fn building_stacks(state: &mut State) -> Vec<&mut [Building]> {
    let stacks = state.architects.iter_mut().map(|desk| {
        let below_top = desk.stack.len().saturating_sub(1);
        &mut desk.stack[..below_top]
    });
    stacks.collect()
}

/// Deals the items of these piles anew, each among those of its class; a pile that came out the same is turned.
fn deal<T: Copy + PartialEq, C: Ord>(mut piles: Vec<&mut [T]>, random: &mut Stream, class: impl Fn(T) -> C) {
    let before: Vec<Vec<T>> = piles.iter().map(|pile| pile.to_vec()).collect();
    let mut items: Vec<T> = before.concat();
    random.shuffle(&mut items);
    items.sort_by_key(|item| class(*item));
    let mut slots: Vec<&mut T> = piles.iter_mut().flat_map(|pile| pile.iter_mut()).collect();
    slots.sort_by_key(|slot| class(**slot));
    slots.into_iter().zip(items).for_each(|(slot, item)| *slot = item);
    for (pile, before) in piles.into_iter().zip(before) {
        if *pile == before[..] && !pile.is_empty() {
            pile.rotate_left(1);
        }
    }
}

/// Cards that cannot be told apart by where they lie: blue and purple are dealt, the others lie sorted by kind.
fn class(card: Card) -> (Deck, usize) {
    match card.deck() {
        Deck::Blue | Deck::Purple => (card.deck(), 0),
        Deck::Red | Deck::Brown => (card.deck(), card.kind().index()),
    }
}

/// Another position that the viewer cannot tell from this one.
pub(super) fn redeal(state: &State, viewer: Viewer, random: &mut Stream) -> State {
    let mut other = state.clone();
    other.seed = state.seed.derive(&format!("re-deal {}", random.below(u32::MAX)));
    deal(card_piles(&mut other, viewer), random, class);
    deal(building_stacks(&mut other), random, |_| ());
    deal(vec![&mut other.decree_stack[..]], random, |_| ());
    deal(vec![&mut other.church.bag[..]], random, |_| ());
    other
}

/// The hidden things, pile by pile.
pub(super) fn hidden(state: &State, viewer: Viewer) -> Vec<Vec<String>> {
    fn texts<T: ToString>(items: &[T]) -> Vec<String> {
        items.iter().map(ToString::to_string).collect()
    }
    let mut state = state.clone();
    let mut piles: Vec<_> = card_piles(&mut state, viewer).iter().map(|pile| texts(pile)).collect();
    piles.extend(building_stacks(&mut state).iter().map(|stack| texts(stack)));
    piles.extend([texts(&state.decree_stack), texts(&state.church.bag)]);
    piles
}
