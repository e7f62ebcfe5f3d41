//! Acting at a seat: presses, commands, typed texts, undo; and the same request twice.

use super::*;
use engine::Declined;

#[tokio::test]
async fn a_step_is_kept_and_nobody_else_sees_it_before_it_settles() {
    let house = House::new().await;
    let game = house.at_turn(channel(1), &[ANA, BEN]).await;
    let before = house.tables.look(game, None).await.expect("a table").view().map(|view| view.summary());
    let reply = house.first(game, ANA, "play").await;
    assert!(matches!(reply.answer, Answer::Acted { settled: false, entries: Some((3, 3)), .. }), "{:?}", reply.answer);
    let after = house.tables.look(game, None).await.expect("a table").view().map(|view| view.summary());
    assert_eq!(before, after);
    let house = house.restarted().await;
    let seat = house.tables.seat(game, ANA).await.expect("a seat");
    assert_eq!(seat.view().map(|view| view.undoable()), Some(1), "the turn goes on where it was left");
    assert_eq!(house.entries(game).await.len(), 3);
}

#[tokio::test]
async fn undo_and_starting_over_are_written_in_the_log() {
    let house = House::new().await;
    let game = house.at_turn(channel(1), &[ANA, BEN]).await;
    assert_eq!(kind(house.tables.undo(&house.by(ANA), game, None).await), "nothing-to-undo");
    house.first(game, ANA, "play").await;
    let stamp = house.tables.seat(game, ANA).await.expect("a seat").stamp();
    house.tables.undo(&house.by(ANA), game, stamp).await.expect("taken back");
    assert_eq!(kind(house.tables.undo(&house.by(ANA), game, stamp).await), "stale");
    house.first(game, ANA, "play").await;
    house.tables.start_over(&house.by(ANA), game, None).await.expect("taken back");
    let entries = house.entries(game).await;
    assert_eq!((entries[3].as_str(), entries[5].as_str()), ("1: undo", "1: start-over"));
    let house = house.restarted().await;
    assert_eq!(house.tables.seat(game, ANA).await.expect("a seat").view().map(|view| view.undoable()), Some(0));
}

#[tokio::test]
async fn undo_takes_back_what_one_press_entered() {
    let house = House::new().await;
    let game = house.at_turn(channel(1), &[ANA, BEN]).await;
    let (stamp, play) = house.choice(game, ANA, "play").await;
    let both = Act::Press { stamp, choice: format!("melt; {play}") };
    house.tables.act(&house.by(ANA), game, both).await.expect("two steps");
    let house = house.restarted().await;
    house.tables.undo(&house.by(ANA), game, None).await.expect("both are taken back");
    assert_eq!(house.entries(game).await[2..], ["1: melt", &format!("1: {play}"), "1: undo", "1: undo"]);
    assert_eq!(kind(house.tables.undo(&house.by(ANA), game, None).await), "nothing-to-undo");
    for text in ["melt", &play] {
        house.tables.act(&house.by(ANA), game, Act::Typed(text.to_owned())).await.expect("one step");
    }
    for left in [Some(1), Some(0)] {
        house.tables.undo(&house.by(ANA), game, None).await.expect("one is taken back");
        let seat = house.tables.seat(game, ANA).await.expect("a seat");
        assert_eq!(seat.view().map(|view| view.undoable()), left);
    }
}

#[tokio::test]
async fn a_command_is_kept_whole_or_not_at_all() {
    let house = House::new().await;
    let game = house.at_turn(channel(1), &[ANA, BEN]).await;
    let (_, play) = house.choice(game, ANA, "play").await;
    let card = play.trim_start_matches("play ").to_owned();
    let path = |slots: &[(&str, &str)]| {
        Act::Path(slots.iter().map(|(slot, value)| ((*slot).to_owned(), (*value).to_owned())).collect())
    };
    let unfit =
        house.tables.act(&house.by(ANA), game, path(&[("do", "play"), ("card", &card), ("square", "Z9")])).await;
    assert!(matches!(unfit, Err(Refusal::NoPath(_))), "{unfit:?}");
    assert_eq!(house.entries(game).await.len(), 2);
    let open = house.tables.act(&house.by(ANA), game, path(&[("do", "play")])).await.expect("several cards");
    assert!(matches!(open.answer, Answer::Acted { entries: None, ref narrowed, .. } if narrowed.len() > 1));
    let done = house.tables.act(&house.by(ANA), game, path(&[("square", "c3"), ("card", &card), ("do", "play")])).await;
    assert!(matches!(done.expect("two actions").answer, Answer::Acted { entries: Some((3, 4)), settled: true, .. }));
    assert_eq!(house.entries(game).await[2..], [format!("1: play {card}"), "1: mark C3".to_owned()]);
}

#[tokio::test]
async fn typed_texts_are_read_and_refused_with_the_rule() {
    let house = House::new().await;
    let game = house.at_turn(channel(1), &[ANA, BEN]).await;
    let typed = |text: &str| Act::Typed(text.to_owned());
    let sing = house.tables.act(&house.by(ANA), game, typed("sing")).await;
    assert!(matches!(sing, Err(Refusal::Declined(Declined::Unreadable { .. }))), "{sing:?}");
    let mark = house.tables.act(&house.by(ANA), game, typed("mark A1")).await;
    assert!(matches!(mark, Err(Refusal::Declined(Declined::Rule(("not-now", _))))), "{mark:?}");
    assert_eq!(kind(house.tables.act(&house.by(CLEO), game, typed("draw")).await), "not-seated");
    assert_eq!(kind(house.tables.act(&house.by(ANA), game, typed("  DRAW ")).await), "accepted");
}

#[tokio::test]
async fn a_stale_press_gets_the_fresh_question() {
    let house = House::new().await;
    let game = house.at_turn(channel(1), &[ANA, BEN]).await;
    let (stamp, text) = house.choice(game, ANA, "draw").await;
    let press = || Act::Press { stamp, choice: text.clone() };
    house.first(game, ANA, "play").await;
    let stale = house.tables.act(&house.by(ANA), game, press()).await;
    let Err(Refusal::Stale(fresh)) = stale else { panic!("{stale:?}") };
    assert!(fresh.view().and_then(|view| view.question()).is_some_and(|question| question.kind == "square"));
    assert_eq!(house.entries(game).await.len(), 3);
    let choice = fresh.choices()[12].text.clone();
    let press = Act::Press { stamp: fresh.stamp().expect("a stamp"), choice };
    assert_eq!(kind(house.tables.act(&house.by(ANA), game, press).await), "accepted");
    assert!(house.entries(game).await[3].starts_with("1: mark"));
}

#[tokio::test]
async fn of_two_answers_to_one_question_at_the_same_moment_one_wins() {
    let house = House::new().await;
    let game = house.at_turn(channel(1), &[ANA, BEN]).await;
    let (stamp, draw) = house.choice(game, ANA, "draw").await;
    let (_, play) = house.choice(game, ANA, "play").await;
    let press = |text: String| Act::Press { stamp, choice: text };
    let (one, two) = (house.by(ANA), house.by(ANA));
    let both = tokio::join!(house.tables.act(&one, game, press(play)), house.tables.act(&two, game, press(draw)));
    assert!(both.0.is_ok());
    assert!(matches!(both.1, Err(Refusal::Stale(_))), "{:?}", both.1);
    assert_eq!(house.entries(game).await.len(), 3);
}

#[tokio::test]
async fn simultaneous_answers_of_all_seats_are_accepted() {
    let house = House::new().await;
    let people = [ANA, BEN, CLEO];
    let game = house.running(channel(1), &people).await;
    let mut presses = Vec::new();
    for person in people {
        let (stamp, text) = house.choice(game, person, "stake").await;
        presses.push((house.by(person), Act::Press { stamp, choice: text }));
    }
    let answers = presses.into_iter().map(|(request, act)| {
        let tables = house.tables.clone();
        tokio::spawn(async move { tables.act(&request, game, act).await.map(|reply| reply.answer) })
    });
    let mut settled = 0;
    for answer in answers.collect::<Vec<_>>() {
        let answer = answer.await.expect("no panic").expect("accepted");
        settled += u32::from(matches!(answer, Answer::Acted { settled: true, .. }));
    }
    assert_eq!(settled, 1, "the last one settles, whichever it is");
    assert_eq!(house.tables.look(game, None).await.expect("a table").waiting().first(), Some(Seat(0)));
}

#[tokio::test]
async fn an_offered_action_out_of_turn_waits_for_the_settlement() {
    let house = House::new().await;
    let game = house.at_turn(channel(1), &[ANA, BEN]).await;
    house.first(game, ANA, "play").await;
    let order = house.first(game, BEN, "melt").await;
    assert!(matches!(order.answer, Answer::Acted { settled: false, .. }));
    let house = house.restarted().await;
    let settled = house.first(game, ANA, "mark").await;
    assert!(matches!(settled.answer, Answer::Acted { settled: true, .. }));
    let history = house.tables.history(&settled.table, Since::Entry(4)).await.expect("a history");
    assert_eq!(history.lines.len(), 1);
    assert_eq!(history.lines[0].events().count(), 3, "melted, played, marked");
}

#[tokio::test]
async fn the_same_request_again_gets_the_same_answer_and_changes_nothing() {
    let house = House::new().await;
    let open = house.by(ANA);
    let opened = house.tables.open(&open, new_table(channel(1))).await.expect("a table");
    let again = house.tables.open(&open, new_table(channel(1))).await.expect("the same answer");
    assert_eq!((opened.answer, opened.repeated), (again.answer.clone(), !again.repeated));
    let game = again.table.id();
    let join = house.by(BEN);
    house.tables.join(&join, game).await.expect("a seat");
    let again = house.tables.join(&join, game).await.expect("the same answer");
    assert_eq!((again.answer, again.repeated), (Answer::Joined { game, seat: Seat(1) }, true));
    house.tables.start(&house.by(ANA), game).await.expect("a game");
    for person in [ANA, BEN] {
        house.first(game, person, "stake").await;
    }
    let first = house.tables.look(game, None).await.expect("a table").players()[0].person.expect("somebody");
    let draw = house.by(first);
    let once = house.tables.act(&draw, game, Act::Typed("draw".to_owned())).await.expect("drawn");
    let version = house.entries(game).await;
    let house = house.restarted().await;
    let twice = house.tables.act(&draw, game, Act::Typed("draw".to_owned())).await.expect("the same answer");
    assert_eq!((once.answer, twice.repeated), (twice.answer, true));
    assert_eq!(house.entries(game).await, version);
}

#[tokio::test]
async fn after_a_kill_between_commit_and_answer_a_new_press_gets_the_fresh_question() {
    let house = House::new().await;
    let game = house.at_turn(channel(1), &[ANA, BEN]).await;
    let (stamp, text) = house.choice(game, ANA, "play").await;
    house.first(game, ANA, "play").await;
    // The process dies before the answer is heard; the person presses the same button again.
    let house = house.restarted().await;
    let press = Act::Press { stamp, choice: text };
    let pressed = house.tables.act(&house.by(ANA), game, press).await;
    let Err(Refusal::Stale(fresh)) = pressed else { panic!("{pressed:?}") };
    assert!(fresh.view().and_then(|view| view.question()).is_some_and(|question| question.kind == "square"));
    assert_eq!(house.entries(game).await.len(), 3);
}

#[tokio::test]
async fn every_way_to_a_final_action_stops_for_confirmation() {
    let house = House::new().await;
    let game = house.at_turn(channel(1), &[ANA, BEN]).await;
    let (stamp, _) = house.choice(game, ANA, "draw").await;
    let before = house.entries(game).await.len();
    let text = || "draw".to_owned();
    let ways = [
        Act::Typed(text()),
        Act::Typed(" Draw ".to_owned()),
        Act::Path(vec![("do".to_owned(), text())]),
        Act::Press { stamp, choice: text() },
    ];
    for way in ways {
        let unsure = Request { confirm: Confirm::Always, ..house.by(ANA) };
        let reply = house.tables.act(&unsure, game, way.clone()).await.expect("a question");
        assert!(matches!(&reply.answer, Answer::NeedsConfirmation { action, .. } if action == "draw"), "{way:?}");
    }
    assert_eq!(house.entries(game).await.len(), before);
    let unsure = Request { confirm: Confirm::Always, ..house.by(ANA) };
    let wrong = house.tables.act(&unsure, game, Act::Typed("sing".to_owned())).await;
    assert!(matches!(wrong, Err(Refusal::Declined(Declined::Unreadable { .. }))), "{wrong:?}");
    house.tables.act(&house.by(ANA), game, Act::Typed(text())).await.expect("drawn");
    assert_eq!(house.entries(game).await.len(), before + 1);
}
