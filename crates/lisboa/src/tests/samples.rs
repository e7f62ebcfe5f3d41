//! What people saw is in every sampled position, and what they did not see varies.

use std::collections::{BTreeSet, HashMap, HashSet};

use crate::Lisboa;
use crate::event::Event;
use crate::state::State;
use crate::vocabulary::Card;
use engine::{Events, Game, Options, Party, Position, Seat, Seed, Viewer, random};

#[test]
fn cards_taken_openly_are_held_in_every_sample() {
    let game = Lisboa::load(Lisboa::EDITION).expect("the built-in edition is whole");
    let seed = Seed::from_number(1755);
    let (mut random, mut events) = (seed.stream("play"), Events::default());
    let mut position = Position::start(&game, &Options::default(), 3, seed, &mut events);
    let mut shown: HashMap<Seat, HashSet<Card>> = HashMap::new();
    let mut first_hands: HashSet<Vec<Card>> = HashSet::new();
    let mut remembered = 0;
    while let Some(chosen) = random::choose(&game, &position, 3, &mut random) {
        events.clear();
        position.apply_listed(&game, chosen.seat, chosen.action, &mut events);
        for event in events.list() {
            if let Event::CardTaken { who: Party::Seat(seat), card } = event {
                shown.entry(*seat).or_default().insert(*card);
            }
        }
        let sampled = game.sample(position.state(), Viewer::Seat(Seat(0)), &mut random);
        for seat in Seat::all(3) {
            let (hand, truth) = (&sampled.player(seat).hand, &position.state().player(seat).hand);
            let known = shown.entry(seat).or_default();
            known.retain(|card| truth.contains(card));
            assert!(known.iter().all(|card| hand.contains(card)), "seat {seat} was seen to take a card");
            remembered += known.len();
        }
        assert_eq!(sampled.player(Seat(0)).hand, position.state().player(Seat(0)).hand);
        if position.state().period == 1 && position.state().round == 1 {
            first_hands.insert(sampled.player(Seat(2)).hand.to_vec());
        }
    }
    assert!(remembered > 100 && first_hands.len() > 3, "{remembered} cards, {} first hands", first_hands.len());
}

#[test]
fn every_hidden_card_is_as_likely_as_any_other_in_every_hand() {
    const SAMPLES: u32 = 2_000;
    let game = Lisboa::load(Lisboa::EDITION).expect("the built-in edition is whole");
    let seed = Seed::from_number(1755);
    let position = Position::start(&game, &Options::default(), 3, seed, &mut Events::default());
    let (state, others) = (position.state(), [Seat(1), Seat(2)]);
    let held = others.iter().flat_map(|seat| &state.player(*seat).hand);
    // All of them are blue: any of them may be anywhere.
    let hidden: Vec<Card> = held.chain(&state.blue_rest).copied().collect();
    let mut random = seed.stream("samples");
    let mut counts: HashMap<(Seat, Card), u32> = HashMap::new();
    for _ in 0..SAMPLES {
        let sampled = game.sample(state, Viewer::Seat(Seat(0)), &mut random);
        for seat in others {
            for card in &sampled.player(seat).hand {
                *counts.entry((seat, *card)).or_default() += 1;
            }
        }
    }
    for seat in others {
        let chance = state.player(seat).hand.len() as f64 / hidden.len() as f64;
        let expected = f64::from(SAMPLES) * chance;
        let deviation = (expected * (1.0 - chance)).sqrt();
        for card in &hidden {
            let count = f64::from(counts.get(&(seat, *card)).copied().unwrap_or(0));
            let far = (count - expected).abs() / deviation;
            assert!(far < 5.0, "seat {seat} held {card} {count} times, expected {expected}");
        }
    }
}

/// Plays a draft and a few turns, and checks what the first seat remembers of the hands it passed on. Returns how many
/// different hands the samples of one position dealt to the second seat from those cards.
fn drafted(seats: usize) -> usize {
    const SAMPLES: usize = 60;
    let game = Lisboa::load(Lisboa::EDITION).expect("the built-in edition is whole");
    let mut options = Options::default();
    options.choose(Lisboa::OPTIONS, "draft", "on").expect("there is a draft");
    let seed = Seed::from_number(1755);
    let (mut random, mut events) = (seed.stream("play"), Events::default());
    let mut position = Position::start(&game, &options, seats, seed, &mut events);
    let mut passed_on: Vec<Vec<Card>> = Vec::new();
    let mut most = 0;
    while position.state().round < 3
        && let Some(chosen) = random::choose(&game, &position, seats, &mut random)
    {
        let mut hand = position.state().player(Seat(0)).hand.to_vec();
        events.clear();
        position.apply_listed(&game, chosen.seat, chosen.action, &mut events);
        for event in events.list() {
            if let Event::CardsKept { who: Party::Seat(Seat(0)), cards, .. } = event {
                hand.retain(|card| !cards.contains(card));
            }
            if matches!(event, Event::HandsPassed) {
                passed_on.push(hand.clone());
            }
        }
        let held = |state: &State, seat: Seat, of: &[Card]| -> BTreeSet<Card> {
            let kept = &state.setting_up.kept[seat.index()];
            state.player(seat).hand.iter().chain(kept).filter(|card| of.contains(card)).copied().collect()
        };
        let text = serde_json::to_string(position.state()).expect("positions can be stored");
        let stored: State = serde_json::from_str(&text).expect("what is stored can be read");
        let mut dealt: HashSet<BTreeSet<Card>> = HashSet::new();
        for _ in 0..SAMPLES {
            let sampled = game.sample(&stored, Viewer::Seat(Seat(0)), &mut random);
            for seat in Seat::all(seats).skip(1) {
                for hand in &passed_on {
                    let [truth, sample] = [position.state(), &sampled].map(|state| held(state, seat, hand));
                    assert_eq!(sample.len(), truth.len(), "seat {seat} got some of {hand:?}, in a sample {sample:?}");
                }
                assert!(sampled.player(seat).passed_on.is_empty(), "a sample tells what seat {seat} remembers");
            }
            dealt.insert(held(&sampled, Seat(1), &passed_on.concat()));
        }
        most = most.max(dealt.len());
    }
    assert_eq!(passed_on.iter().map(Vec::len).collect::<Vec<_>>(), [3, 2, 1]);
    most
}

#[test]
fn cards_passed_on_in_a_draft_are_held_by_others_in_every_sample() {
    // With two, everything that was passed on and did not come back is in the other hand. With three, two cards of the
    // first hand and two of the second may lie either way. With four, any of three cards and either of two.
    assert_eq!([2, 3, 4].map(drafted), [1, 4, 6]);
}
