//! The laws of the engine over random games, for every number of players.

use std::sync::Arc;

use crate::Lisboa;
use engine::laws::games_to_check;
use engine::laws::{self, Coverage, Run};
use engine::{Game, Options, Seed, path};

fn laws_hold(game: &Arc<Lisboa>, seats: usize) -> Coverage {
    let mut coverage = Coverage::default();
    for (draft, games) in [("off", games_to_check(300)), ("on", games_to_check(300) / 10)] {
        let mut options = Options::default();
        options.choose(Lisboa::OPTIONS, "draft", draft).expect("there is such an option");
        let run = Run { seats, games, options, seed: Seed::from_number(1755) };
        if let Err(broken) = laws::check(game, &run, &mut coverage) {
            panic!("{seats} seats, draft {draft}: {broken}");
        }
        let few = Run { games: run.games.div_ceil(10), ..run };
        if let Err(broken) = laws::check_commands(game, &few, path::walk) {
            panic!("{seats} seats, draft {draft}: {broken}");
        }
        let drawn = laws::check_pictures(game, &few);
        assert!(matches!(drawn, Ok(1..)), "{seats} seats, draft {draft}: {drawn:?}");
    }
    coverage
}

#[test]
fn the_laws_hold_and_every_rule_is_played() {
    let game = Arc::new(Lisboa::load(Lisboa::EDITION).expect("the built-in edition is whole"));
    let mut coverage = Coverage::default();
    std::thread::scope(|scope| {
        let runs = (Lisboa::SEATS.0..=Lisboa::SEATS.1).map(|seats| {
            let game = &game;
            scope.spawn(move || laws_hold(game, seats))
        });
        let runs: Vec<_> = runs.collect();
        runs.into_iter().for_each(|run| coverage.merge(run.join().expect("the laws hold")));
    });
    let mut missing = coverage.missing(&*game);
    // No reward of this edition is a good of one's choice, and every refusal has its own test.
    missing.retain(|kind| kind != "question gain-good" && !kind.starts_with("refusal "));
    assert!(missing.is_empty(), "never played: {missing:?}");
}
