//! What a viewer may not know, and the same position with all of that dealt anew.

use super::player::PassedOn;
use super::state::State;
use super::vocabulary::{Building, Card, Deck, small};
use engine::{Memory, Seat, Stream, Viewer};

/// The political cards that lie face down, pile by pile, and the hands of others.
struct HiddenCards<'a> {
    face_down: Vec<&'a mut [Card]>,
    hands: Vec<&'a mut [Card]>,
}

fn hidden_cards(state: &mut State, viewer: Viewer) -> HiddenCards<'_> {
    let parties = state.parties();
    let mut face_down: Vec<&mut [Card]> = Vec::new();
    for pile in &mut state.piles {
        let below_top = pile.len().saturating_sub(1);
        face_down.push(&mut pile[..below_top]);
    }
    face_down.extend(state.later_piles.iter_mut().map(|pile| &mut pile[..]));
    face_down.extend([&mut state.blue_rest[..], &mut state.purple[..]]);
    let mut hands: Vec<&mut [Card]> = Vec::new();
    let kept = &mut state.setting_up.kept;
    for (seat, (player, kept)) in Seat::all(parties).zip(state.players.iter_mut().zip(kept)) {
        if !viewer.knows(seat) {
            hands.extend([&mut player.hand[..], &mut kept[..]]);
        }
    }
    HiddenCards { face_down, hands }
}

impl<'a> HiddenCards<'a> {
    /// Pile by pile.
    fn piles(self) -> Vec<&'a mut [Card]> {
        self.face_down.into_iter().chain(self.hands).collect()
    }

    /// Where a card lies that a viewer with this memory cannot know. Red and brown cards come into a hand openly.
    fn places(self, memory: Memory) -> Vec<&'a mut Card> {
        let remembered = |card: &Card| memory == Memory::Perfect && matches!(card.deck(), Deck::Red | Deck::Brown);
        let held = self.hands.into_iter().flatten().filter(|card| !remembered(card));
        self.face_down.into_iter().flatten().chain(held).collect()
    }
}

/// The tiles of the architects' stacks below their visible tops.
fn building_stacks(state: &mut State) -> Vec<&mut [Building]> {
    let stacks = state.architects.iter_mut().map(|desk| {
        let below_top = desk.stack.len().saturating_sub(1);
        &mut desk.stack[..below_top]
    });
    stacks.collect()
}

/// Cards that a viewer cannot tell apart by where they lie: blue and purple are dealt, the others lie sorted by kind.
///
/// In a draft, everybody keeps a card of each hand that comes to them. So a viewer who passed a hand on knows how many of
/// its cards each of the others got, but not which.
fn class(card: Card, passed_on: &PassedOn) -> (Deck, usize) {
    match card.deck() {
        Deck::Blue => (Deck::Blue, passed_on.hand_with(card).map_or(0, |hand| hand + 1)),
        Deck::Purple => (Deck::Purple, 0),
        Deck::Red | Deck::Brown => (card.deck(), card.kind().index()),
    }
}

/// Leaves only the viewer's own memory of the draft, and returns it.
fn own_memory(state: &mut State, viewer: Viewer) -> PassedOn {
    let mut own = PassedOn::default();
    for (seat, player) in Seat::all(state.parties()).zip(&mut state.players) {
        if viewer.knows(seat) {
            own = player.passed_on.clone();
        } else {
            player.passed_on = PassedOn::default();
        }
    }
    own
}

/// Deals what lies at these places anew, each among those of its class.
fn deal<T: Copy, C: Ord>(mut places: Vec<&mut T>, random: &mut Stream, class: impl Fn(T) -> C) {
    let mut items: Vec<T> = places.iter().map(|place| **place).collect();
    random.shuffle(&mut items);
    items.sort_by_key(|item| class(*item));
    places.sort_by_key(|place| class(**place));
    places.into_iter().zip(items).for_each(|(place, item)| *place = item);
}

/// Turns each pile that came out the same.
fn turn<T: PartialEq>(piles: Vec<&mut [T]>, before: &[&mut [T]]) {
    for (pile, before) in piles.into_iter().zip(before) {
        if *pile == **before && !pile.is_empty() {
            pile.rotate_left(1);
        }
    }
}

/// Another position that the viewer cannot tell from this one.
pub(super) fn redeal(state: &State, viewer: Viewer, memory: Memory, random: &mut Stream) -> State {
    let mut other = state.clone();
    other.seed = state.seed.derive(&format!("re-deal {}", random.below(u32::MAX)));
    let passed_on = match memory {
        Memory::None => PassedOn::default(),
        Memory::Perfect => own_memory(&mut other, viewer),
    };
    deal(hidden_cards(&mut other, viewer).places(memory), random, |card| class(card, &passed_on));
    deal(building_stacks(&mut other).into_iter().flatten().collect(), random, |_| ());
    deal(other.decree_stack.iter_mut().collect(), random, |_| ());
    deal(other.church.bag.iter_mut().collect(), random, |_| ());
    let before = &mut state.clone();
    match memory {
        Memory::None => {
            turn(hidden_cards(&mut other, viewer).piles(), &hidden_cards(before, viewer).piles());
        }
        Memory::Perfect => {
            turn(hidden_cards(&mut other, viewer).face_down, &hidden_cards(before, viewer).face_down);
        }
    }
    turn(building_stacks(&mut other), &building_stacks(before));
    turn(vec![&mut other.decree_stack[..]], &[&mut before.decree_stack[..]]);
    turn(vec![&mut other.church.bag[..]], &[&mut before.church.bag[..]]);
    other
}

/// A position that may be this one for all a viewer knows who remembers everything, however it really is.
pub(super) fn sample(state: &State, viewer: Viewer, random: &mut Stream) -> State {
    let mut other = state.clone();
    other.seed = random.seed();
    let passed_on = own_memory(&mut other, viewer);
    draw(hidden_cards(&mut other, viewer).places(Memory::Perfect), random, |card| class(card, &passed_on));
    draw(building_stacks(&mut other).into_iter().flatten().collect(), random, |_| ());
    draw(other.decree_stack.iter_mut().collect(), random, |_| ());
    draw(other.church.bag.iter_mut().collect(), random, |_| ());
    let tiles = other.church.bag.len();
    for (returned, place) in other.setting_up.returns.iter_mut().enumerate() {
        *place = small(random.below(u32::from(small(tiles + returned + 1))));
    }
    other
}

/// Deals what lies at these places anew, each among those of its class, from an order that tells nothing.
fn draw<T: Copy + Ord, C: Ord>(mut places: Vec<&mut T>, random: &mut Stream, class: impl Fn(T) -> C) {
    places.sort_by_key(|place| class(**place));
    let mut items: Vec<T> = places.iter().map(|place| **place).collect();
    items.sort_unstable_by_key(|item| (class(*item), *item));
    for alike in items.chunk_by_mut(|one, other| class(*one) == class(*other)) {
        random.shuffle(alike);
    }
    places.into_iter().zip(items).for_each(|(place, item)| *place = item);
}

/// The hidden things, pile by pile.
pub(super) fn hidden(state: &State, viewer: Viewer) -> Vec<Vec<String>> {
    fn texts<T: ToString>(items: &[T]) -> Vec<String> {
        items.iter().map(ToString::to_string).collect()
    }
    let mut state = state.clone();
    let mut piles: Vec<_> = hidden_cards(&mut state, viewer).piles().iter().map(|pile| texts(pile)).collect();
    piles.extend(building_stacks(&mut state).iter().map(|stack| texts(stack)));
    piles.extend([texts(&state.decree_stack), texts(&state.church.bag)]);
    piles
}
