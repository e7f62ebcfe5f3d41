//! The search for dead ends, on every game.

use engine::dead_ends::*;
use engine::laws::games_to_check;
use engine::{Game, Options, Seed};
use lisboa::Lisboa;
use madeira::Madeira;
use trial::{Flaw, Flawed, Trial};

fn searched<G: Game>(seats: usize, playouts: u64) -> DeadEndReport {
    let game = G::load(G::EDITION).expect("the built-in edition is whole");
    let (options, seed) = (Options::default(), Seed::from_number(1755));
    search(&game, &DeadEndSearch { seats, options, playouts, width: 4, seed })
}

/// The short form of `correio dead-ends`.
fn has_none<G: Game>() {
    for seats in G::SEATS.0..=G::SEATS.1 {
        let playouts = games_to_check(300) as u64;
        let result = searched::<G>(seats, playouts);
        assert!(result.found.is_none(), "{} with {seats}: {:?}", G::ID, result.found);
        assert!(result.playouts >= playouts);
    }
}

#[test]
fn lisboa_has_no_dead_end() {
    has_none::<Lisboa>();
}

#[test]
fn madeira_has_no_dead_end() {
    has_none::<Madeira>();
}

#[test]
fn the_search_finds_a_dead_end_and_says_how_to_get_there() {
    has_none::<Trial>();
    let found = [
        searched::<Flawed<{ Flaw::DeadEnd as u8 }>>(3, 1_000).found,
        searched::<Flawed<{ Flaw::NoAnswer as u8 }>>(3, 1_000).found,
        searched::<Flawed<{ Flaw::AnswersForEver as u8 }>>(3, 1_000).found,
    ];
    for found in found {
        let found = found.expect("there is one");
        assert!(!found.entries.is_empty() && found.state.contains("deck"), "{found:?}");
    }
}
