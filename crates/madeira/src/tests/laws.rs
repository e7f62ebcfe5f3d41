//! Random games keep the laws of the core, and every kind of thing occurs in them.

use std::sync::Arc;

use crate::Madeira;
use engine::laws::games_to_check;
use engine::laws::{Coverage, Run, check, check_commands, check_pictures};
use engine::{Game, Options, Seed, path};

/// What random players do not come to: these refusals need a plan.
/// Each has a test of its own.
const BY_HAND: [&str; 12] = [
    "refusal nothing-of-guild",
    "refusal district-built",
    "refusal district-not-built",
    "refusal no-ship-there",
    "refusal space-closed",
    "refusal no-marker",
    "refusal same-building",
    "refusal windmill-at-top",
    "refusal windmill-not-at-top",
    "refusal needed-for-wood",
    "refusal die-must-follow",
    "refusal city-presented",
];

fn check_laws(seats: usize, coverage: &mut Coverage) -> Arc<Madeira> {
    let game = Arc::new(Madeira::load(Madeira::EDITION).expect("the built-in edition"));
    let run = Run { seats, games: games_to_check(300), options: Options::default(), seed: Seed::from_number(1419) };
    check(&game, &run, coverage).unwrap_or_else(|broken| panic!("{seats} players: {broken}"));
    let few = Run { games: run.games.div_ceil(10), ..run };
    check_commands(&game, &few, path::walk).unwrap_or_else(|broken| panic!("{seats} players: {broken}"));
    let drawn = check_pictures(&game, &few).unwrap_or_else(|broken| panic!("{seats} players: {broken}"));
    assert!(drawn > 0, "nothing was drawn");
    game
}

#[test]
fn two_players_keep_every_law() {
    let mut coverage = Coverage::default();
    let game = check_laws(2, &mut coverage);
    let missing = coverage.missing(&*game);
    assert!(missing.iter().all(|kind| kind.starts_with("refusal") || BY_HAND.contains(&kind.as_str())), "{missing:?}");
}

#[test]
fn three_and_four_players_keep_every_law_and_everything_occurs() {
    let mut coverage = Coverage::default();
    check_laws(3, &mut coverage);
    let game = check_laws(4, &mut coverage);
    let missing = coverage.missing(&*game);
    let unexpected: Vec<_> = missing.iter().filter(|kind| !BY_HAND.contains(&kind.as_str())).collect();
    assert!(unexpected.is_empty(), "{unexpected:?}");
}
