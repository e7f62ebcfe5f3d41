//! Random games keep the laws of the core, and every kind of thing occurs in them.

use std::sync::Arc;

use crate::engine::laws::{Coverage, Run, check};
use crate::engine::{Game, Options, Seed};
use crate::games::madeira::Madeira;

const GAMES: usize = 300;

fn law_abiding(seats: usize) -> Vec<String> {
    let game = Arc::new(Madeira::load(Madeira::EDITION).expect("the built-in edition"));
    let run = Run { seats, games: GAMES, options: Options::default(), seed: Seed::from_number(1419) };
    let mut coverage = Coverage::default();
    check(&game, &run, &mut coverage).unwrap_or_else(|broken| panic!("{seats} players: {broken}"));
    coverage.missing(&*game)
}

#[test]
fn two_players_keep_every_law() {
    assert_eq!(law_abiding(2), Vec::<String>::new());
}

#[test]
fn three_players_keep_every_law() {
    assert_eq!(law_abiding(3), Vec::<String>::new());
}

#[test]
fn four_players_keep_every_law() {
    assert_eq!(law_abiding(4), Vec::<String>::new());
}
