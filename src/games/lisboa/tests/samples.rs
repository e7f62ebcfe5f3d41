//! What people saw is in every sampled position, and what they did not see varies.

use std::collections::{HashMap, HashSet};

use crate::engine::{Events, Game, Options, Party, Position, Seat, Seed, Viewer, random};
use crate::games::lisboa::Lisboa;
use crate::games::lisboa::event::Event;
use crate::games::lisboa::vocabulary::Card;

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
