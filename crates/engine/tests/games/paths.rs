//! Paths, on the test-only game: commands with slots in any order.

use engine::path::*;
use engine::{Choice, Play, Seat};
use engine::{Options, Seed};
use table::editions::Editions;

/// Seat 1 is to take a turn.
fn play() -> Play {
    let edition = Editions::default().current(games::TRIAL).expect("the built-in edition");
    let seed = Seed::from_number(5);
    let opening = games::TRIAL.opening(&edition.content, Options::default(), 2, seed).expect("an opening");
    let (mut play, _) = edition.kind.begin(&opening);
    for seat in Seat::all(2) {
        let stake = first(&play, seat, "stake");
        play.act(seat, &stake.text).expect("a card is set aside");
    }
    play
}

fn first(play: &Play, seat: Seat, verb: &str) -> Choice {
    let view = play.private(seat).expect("a seat");
    let question = view.question().expect("the seat is asked");
    question.choices.into_iter().find(|choice| choice.text.starts_with(verb)).expect("such a choice")
}

fn given(slots: &[(&str, &str)]) -> Vec<SlotValue> {
    slots.iter().map(|(slot, value)| ((*slot).to_owned(), (*value).to_owned())).collect()
}

#[test]
fn a_command_answers_several_questions() {
    let play = play();
    let card = first(&play, Seat(0), "play").slots[1].1.clone();
    for slots in
        [[("do", "play"), ("card", &card), ("square", "c4")], [("square", "C4"), ("card", &card), ("do", "play")]]
    {
        let path = walk(&play, Seat(0), &given(&slots)).expect("a path");
        assert_eq!(path.actions, [format!("play {card}"), "mark C4".to_owned()]);
    }
}

#[test]
fn what_a_command_leaves_open_is_asked() {
    let play = play();
    let path = walk(&play, Seat(0), &given(&[("do", "play")])).expect("a path");
    assert!(path.actions.is_empty());
    assert!(path.narrowed.len() > 1 && path.narrowed.iter().all(|choice| choice.text.starts_with("play")));
}

#[test]
fn an_unfit_slot_refuses_the_whole_command() {
    let play = play();
    let card = first(&play, Seat(0), "play").slots[1].1.clone();
    let refused = walk(&play, Seat(0), &given(&[("do", "play"), ("card", &card), ("square", "Z9")]));
    assert!(matches!(refused, Err(PathError::Unfit { slot, .. }) if slot == "square"));
    let refused = walk(&play, Seat(0), &given(&[("do", "fly")]));
    let Err(PathError::Unfit { slot, fitting, .. }) = refused else { panic!("{refused:?}") };
    assert_eq!(slot, COMMAND);
    assert!(fitting.iter().any(|choice| value(choice, COMMAND) == Some("draw")));
}

#[test]
fn a_path_ends_where_the_game_settles() {
    let play = play();
    let path = walk(&play, Seat(0), &given(&[("do", "draw")])).expect("a path");
    assert_eq!(path.actions, ["draw"]);
    let refused = walk(&play, Seat(0), &given(&[("do", "draw"), ("square", "A0")]));
    let too_far = PathError::TooFar { slot: "square".to_owned(), given: "A0".to_owned() };
    assert_eq!(refused, Err(too_far), "a draw ends the turn, whatever comes then");
}

#[test]
fn completion_lists_what_is_legal_at_its_slot() {
    let play = play();
    let card = first(&play, Seat(0), "play").slots[1].1.clone();
    assert_eq!(complete(&play, Seat(0), &given(&[("do", "play"), ("card", &card)]), "square").len(), 60);
    let cards = complete(&play, Seat(0), &given(&[("do", "play"), ("card", "whatever")]), "card");
    assert!(cards.iter().all(|choice| choice.text.starts_with("play")));
    assert!(complete(&play, Seat(1), &given(&[("do", "play")]), "card").is_empty(), "not their turn");
}

/// Goes on past a settlement, and names what it finds there: the law must notice.
fn walk_on(play: &Play, seat: Seat, given: &[SlotValue]) -> Result<Path, PathError> {
    let mut trail = PathWalk::new(play, seat, given);
    let mut actions = Vec::new();
    let mut settles = false;
    while !settles && let Some(choice) = trail.only_choice() {
        settles = trail.take(&choice)?;
        actions.push(choice.text);
    }
    let unused = trail.unused();
    if unused.is_empty() { Ok(Path { actions, narrowed: Vec::new() }) } else { Err(trail.unfit(&unused)) }
}

#[test]
fn a_command_names_nothing_from_behind_a_settlement() {
    use engine::Game;
    use engine::laws::{Law, Run, check_commands};
    let game = std::sync::Arc::new(trial::Trial::load(trial::Trial::EDITION).expect("the edition"));
    for seats in 1..=4 {
        let run = Run { seats, games: 60, options: Options::default(), seed: Seed::from_number(1755) };
        check_commands(&game, &run, walk).unwrap_or_else(|broken| panic!("{seats} seats: {broken}"));
    }
    let alone = Run { seats: 1, games: 60, options: Options::default(), seed: Seed::from_number(1755) };
    assert_eq!(check_commands(&game, &alone, walk_on).map_err(|broken| broken.law), Err(Law::Secrecy));
}
