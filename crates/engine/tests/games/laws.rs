//! The test-only game keeps every law, and each of its broken variants breaks one.

use std::sync::Arc;

use engine::laws::{Coverage, Law, Run, check};
use engine::{Game, Options, Seed};
use trial::{Flaw, Flawed, Trial};

fn run(seats: usize, games: usize) -> Run {
    Run { seats, games, options: Options::default(), seed: Seed::from_number(1755) }
}

fn load<G: Game>() -> Arc<G> {
    Arc::new(G::load(G::EDITION).expect("the built-in edition is right"))
}

#[test]
fn the_trial_game_keeps_every_law() {
    let game = load::<Trial>();
    let mut coverage = Coverage::default();
    for seats in 1..=4 {
        check(&game, &run(seats, 60), &mut coverage).unwrap_or_else(|broken| panic!("{seats} seats: {broken}"));
    }
    assert_eq!(coverage.missing(&*game), Vec::<String>::new());
}

/// The law that a flawed variant breaks, if any.
fn broken_by<const FLAW: u8>() -> Option<Law> {
    let game = load::<Flawed<FLAW>>();
    check(&game, &run(3, 40), &mut Coverage::default()).err().map(|broken| broken.law)
}

#[test]
fn each_law_can_fail() {
    let found = [
        (Flaw::ListsTwice, broken_by::<{ Flaw::ListsTwice as u8 }>()),
        (Flaw::OrderLeaks, broken_by::<{ Flaw::OrderLeaks as u8 }>()),
        (Flaw::DeadEnd, broken_by::<{ Flaw::DeadEnd as u8 }>()),
        (Flaw::NoAnswer, broken_by::<{ Flaw::NoAnswer as u8 }>()),
        (Flaw::AnswersForEver, broken_by::<{ Flaw::AnswersForEver as u8 }>()),
        (Flaw::LosesCard, broken_by::<{ Flaw::LosesCard as u8 }>()),
        (Flaw::ViewLeaks, broken_by::<{ Flaw::ViewLeaks as u8 }>()),
        (Flaw::EventLeaks, broken_by::<{ Flaw::EventLeaks as u8 }>()),
        (Flaw::HidesReveal, broken_by::<{ Flaw::HidesReveal as u8 }>()),
        (Flaw::LazyRedeal, broken_by::<{ Flaw::LazyRedeal as u8 }>()),
        (Flaw::SamplesTruth, broken_by::<{ Flaw::SamplesTruth as u8 }>()),
        (Flaw::KeepsSeed, broken_by::<{ Flaw::KeepsSeed as u8 }>()),
        (Flaw::SwapsHands, broken_by::<{ Flaw::SwapsHands as u8 }>()),
        (Flaw::NeverShuffles, broken_by::<{ Flaw::NeverShuffles as u8 }>()),
        (Flaw::Endless, broken_by::<{ Flaw::Endless as u8 }>()),
        (Flaw::Forgets, broken_by::<{ Flaw::Forgets as u8 }>()),
        (Flaw::Entangled, broken_by::<{ Flaw::Entangled as u8 }>()),
        (Flaw::Reshuffles, broken_by::<{ Flaw::Reshuffles as u8 }>()),
        (Flaw::Fickle, broken_by::<{ Flaw::Fickle as u8 }>()),
        (Flaw::Underquotes, broken_by::<{ Flaw::Underquotes as u8 }>()),
        (Flaw::HidesPrice, broken_by::<{ Flaw::HidesPrice as u8 }>()),
        (Flaw::NeverCollects, broken_by::<{ Flaw::NeverCollects as u8 }>()),
        (Flaw::GivesNothing, broken_by::<{ Flaw::GivesNothing as u8 }>()),
        (Flaw::ClaimsNothing, broken_by::<{ Flaw::ClaimsNothing as u8 }>()),
        (Flaw::MakesExceptions, broken_by::<{ Flaw::MakesExceptions as u8 }>()),
        (Flaw::PromisesTooMuch, broken_by::<{ Flaw::PromisesTooMuch as u8 }>()),
    ];
    let expected = [
        (Flaw::ListsTwice, Some(Law::Listing)),
        (Flaw::OrderLeaks, Some(Law::Secrecy)),
        (Flaw::DeadEnd, Some(Law::NoDeadEnd)),
        (Flaw::NoAnswer, Some(Law::NoDeadEnd)),
        (Flaw::AnswersForEver, Some(Law::NoDeadEnd)),
        (Flaw::LosesCard, Some(Law::Conservation)),
        (Flaw::ViewLeaks, Some(Law::Secrecy)),
        (Flaw::EventLeaks, Some(Law::Secrecy)),
        (Flaw::HidesReveal, Some(Law::Secrecy)),
        (Flaw::LazyRedeal, Some(Law::Redeal)),
        (Flaw::SamplesTruth, Some(Law::Sampling)),
        (Flaw::KeepsSeed, Some(Law::Sampling)),
        (Flaw::SwapsHands, Some(Law::Sampling)),
        (Flaw::NeverShuffles, Some(Law::Sampling)),
        (Flaw::Endless, Some(Law::Bounded)),
        (Flaw::Forgets, Some(Law::Storing)),
        (Flaw::Entangled, Some(Law::Independence)),
        (Flaw::Reshuffles, Some(Law::Storing)),
        (Flaw::Fickle, Some(Law::Undo)),
        (Flaw::Underquotes, Some(Law::Pricing)),
        (Flaw::HidesPrice, Some(Law::Pricing)),
        (Flaw::NeverCollects, Some(Law::Pricing)),
        (Flaw::GivesNothing, Some(Law::Worth)),
        (Flaw::ClaimsNothing, Some(Law::Worth)),
        (Flaw::MakesExceptions, Some(Law::Worth)),
        (Flaw::PromisesTooMuch, Some(Law::Announcing)),
    ];
    assert_eq!(found, expected);
}

#[test]
fn a_kind_that_never_occurs_is_missed() {
    let game = load::<Flawed<{ Flaw::NeverHappens as u8 }>>();
    let mut coverage = Coverage::default();
    for seats in 1..=4 {
        check(&game, &run(seats, 60), &mut coverage).unwrap_or_else(|broken| panic!("{broken}"));
    }
    assert_eq!(coverage.missing(&*game), ["event melted"]);
}
