//! Sessions, on the test-only game: what settles, what can be taken back, who sees what.

use std::sync::Arc;

use engine::{EditionHash, Options, Seed};
use engine::{Entry, Finality, Game, Move, Opening, Progress, Refused, Seat, SeatSet, Session};
use trial::{Action, Event, Trial};

fn session(seats: usize) -> Session<Trial> {
    let game = Arc::new(Trial::load(Trial::EDITION).expect("the built-in edition is right"));
    let opening = Opening {
        game: Trial::ID.to_owned(),
        rules: Trial::RULES_VERSION,
        edition: EditionHash::of(Trial::EDITION),
        options: Options::default(),
        seats,
        seed: Seed::from_number(5),
    };
    Session::begin(game, &opening).0
}

fn act(session: &mut Session<Trial>, seat: u8, action: Action) -> Progress<Event> {
    let entry = Entry { seat: Seat(seat), what: Move::Act(action.to_string()) };
    session.enter(&entry).unwrap_or_else(|refused| panic!("{entry}: {refused:?}"))
}

fn undo(session: &mut Session<Trial>, seat: u8) -> Result<Progress<Event>, Refused<trial::Refusal>> {
    session.enter(&Entry { seat: Seat(seat), what: Move::Undo })
}

/// The first option of a seat.
fn first(session: &Session<Trial>, seat: u8) -> Action {
    session.question(Seat(seat)).expect("the seat is asked").options[0]
}

/// A session of which everybody has set a card aside.
fn staked(seats: usize) -> Session<Trial> {
    let mut session = session(seats);
    for seat in 0..seats as u8 {
        let action = first(&session, seat);
        act(&mut session, seat, action);
    }
    session
}

fn play_card(session: &Session<Trial>, seat: u8) -> Action {
    let options = &session.question(Seat(seat)).expect("the seat is asked").options;
    *options.iter().find(|action| matches!(action, Action::Play(_))).expect("a card can be played")
}

#[test]
fn sealed_answers_are_shown_together_in_seat_order() {
    let mut session = session(3);
    let spectator = session.settled().clone();
    for seat in [2, 0] {
        let action = first(&session, seat);
        let progress = act(&mut session, seat, action);
        assert!(!progress.settled && *session.settled() == spectator, "nobody sees a sealed answer");
    }
    assert_eq!(session.waiting(), SeatSet::only(Seat(1)));
    assert!(session.question(Seat(2)).is_none() && session.offers(Seat(2)).is_empty());
    let action = first(&session, 1);
    let progress = act(&mut session, 1, action);
    assert!(progress.settled);
    let seats: Vec<_> = progress.applied.iter().map(|(seat, _)| seat.0).collect();
    assert_eq!(seats, [0, 1, 2]);
}

#[test]
fn a_sealed_answer_can_be_changed_until_the_last_is_in() {
    let mut session = session(2);
    let action = first(&session, 0);
    let stamp = session.stamp(Seat(1));
    act(&mut session, 0, action);
    assert_eq!(session.stamp(Seat(1)), stamp, "another's answer makes nobody's question stale");
    undo(&mut session, 0).expect("a sealed answer can be taken back");
    assert_eq!(session.waiting(), SeatSet::all(2));
}

#[test]
fn the_last_sealed_answer_cannot_be_taken_back_and_is_known_to_be_the_last() {
    let mut session = session(2);
    let (one, other) = (first(&session, 0), first(&session, 1));
    assert_eq!(session.would_settle(Seat(0), one), Ok(false), "the other may still answer");
    assert_eq!(session.finality(Seat(0), one), Ok(Finality::Sealed));
    act(&mut session, 0, one);
    assert_eq!(session.would_settle(Seat(1), other), Ok(true));
    assert_eq!(session.finality(Seat(1), other), Ok(Finality::Final), "nobody else can answer any more");
    undo(&mut session, 0).expect("a sealed answer can be taken back");
    assert_eq!(session.would_settle(Seat(1), other), Ok(false));
    act(&mut session, 1, other);
    assert!(act(&mut session, 0, one).settled);
}

#[test]
fn steps_of_a_turn_are_seen_by_nobody_else_until_it_settles() {
    let mut session = staked(2);
    let before = session.clone();
    let play = play_card(&session, 0);
    assert_eq!(session.would_settle(Seat(0), play), Ok(false));
    assert!(!act(&mut session, 0, play).settled);
    assert_eq!(session.settled(), before.settled());
    assert_ne!(session.live(Seat(0)), before.live(Seat(0)));
    undo(&mut session, 0).expect("the step can be taken back");
    assert_eq!(session.live(Seat(0)), before.live(Seat(0)));
    assert_eq!(undo(&mut session, 0), Err(Refused::NothingToUndo));
}

#[test]
fn a_draw_cannot_be_taken_back() {
    let mut session = staked(2);
    assert_eq!(session.would_settle(Seat(0), Action::Draw), Ok(true));
    assert!(act(&mut session, 0, Action::Draw).settled);
    assert_eq!(undo(&mut session, 0), Err(Refused::NothingToUndo));
}

#[test]
fn what_others_do_during_a_turn_waits_for_its_end() {
    let mut session = staked(2);
    let play = play_card(&session, 0);
    act(&mut session, 0, play);
    assert!(!act(&mut session, 1, Action::Melt).settled, "an order");
    assert!(session.offers(Seat(1)).is_empty(), "three tokens are melted once");
    assert_eq!(session.orders(Seat(1)).count(), 1);
    let mark = first(&session, 0);
    let progress = act(&mut session, 0, mark);
    let texts: Vec<_> = progress.applied.iter().map(|(seat, text)| format!("{seat}: {text}")).collect();
    assert_eq!(texts, ["2: melt".to_owned(), format!("1: {play}"), format!("1: {mark}")]);
}

#[test]
fn an_order_is_carried_out_when_the_steps_are_taken_back() {
    let mut session = staked(2);
    let play = play_card(&session, 0);
    act(&mut session, 0, play);
    act(&mut session, 1, Action::Melt);
    let progress = undo(&mut session, 0).expect("the step can be taken back");
    assert!(progress.settled);
    assert_eq!(progress.applied, [(Seat(1), "melt".to_owned())]);
}

#[test]
fn stale_stamps_differ() {
    let mut session = staked(2);
    let stamp = session.stamp(Seat(0));
    let play = play_card(&session, 0);
    act(&mut session, 0, play);
    assert_ne!(session.stamp(Seat(0)), stamp);
    undo(&mut session, 0).expect("the step can be taken back");
    assert_ne!(session.stamp(Seat(0)), stamp, "the same question asked again is another one");
}

#[test]
fn wrong_entries_are_refused_and_change_nothing() {
    let mut session = staked(2);
    let before = session.clone();
    for line in ["2: draw", "1: mark A0", "1: dance", "3: draw", "1: undo", "1: start-over"] {
        let entry: Entry = line.parse().expect("an entry");
        assert!(session.enter(&entry).is_err(), "{line}");
    }
    assert_eq!(session.settled(), before.settled());
    assert_eq!(session.stamp(Seat(0)), before.stamp(Seat(0)));
}
