//! What cannot be undone is asked about once more, whichever way it is said.

use sandbox::{Message, Person, Reply};
use serde_json::json;
use table::GameId;

use crate::stage::{Stage, TRIAL, person_id, shown};

async fn entries(stage: &Stage, game: GameId) -> u32 {
    stage.tables.look(game, None).await.expect("the table").entries()
}

/// The first button with this beginning.
fn button(message: &Message, beginning: &str) -> Option<String> {
    message.custom_ids().into_iter().find(|id| id.starts_with(beginning)).map(str::to_owned)
}

fn asks(reply: &Reply) -> bool {
    button(shown(reply), "sure:").is_some()
}

/// Presses the first answer of a panel.
async fn answer(person: &Person, panel: &Message) -> Reply {
    person.press_stale(panel.id, &button(panel, "do:").expect("an answer")).await.expect("a reply")
}

async fn confirm(person: &Person, reply: &Reply) -> Reply {
    let id = button(shown(reply), "sure:").expect("a question");
    person.press(shown(reply).id, &id).await.expect("a reply")
}

/// Two at a table whose stakes are shown, and whose turn it is.
async fn at_turn<'a>(stage: &Stage, people: &'a [Person], seed: &str) -> (GameId, &'a Person) {
    let game = stage.started(people, games::TRIAL, seed).await;
    for person in people {
        let panel = stage.press(person, stage.general(), "turn").await;
        assert!(!asks(&answer(person, shown(&panel)).await), "a sealed answer is not asked about");
    }
    stage.quiet().await;
    let table = stage.table().await;
    let waiting = |person: &&Person| table.seat_of(person_id(person)).is_some_and(|s| table.waiting().contains(s));
    (game, people.iter().find(waiting).expect("somebody's turn"))
}

#[tokio::test]
async fn a_step_that_ends_the_turn_says_so_and_is_asked_about_only_by_choice() {
    let stage = Stage::new(TRIAL).await;
    let people = stage.people(2);
    let (game, turn) = at_turn(&stage, &people, "o5").await;
    let panel = stage.press(turn, stage.general(), "turn").await;
    assert!(panel.text().contains("ends your turn"), "{}", panel.text());
    stage.slash(turn, "settings", &[("confirm", json!("always"))]).await;
    let before = entries(&stage, game).await;
    for typed in ["draw", "Draw", "DRAW", " draw "] {
        let reply = stage.slash(turn, "do", &[("choice", json!(typed))]).await;
        assert!(asks(&reply), "/do {typed}: {}", reply.text());
    }
    let command = stage.slash(turn, "trial draw", &[]).await;
    assert!(asks(&command), "{}", command.text());
    let panel = stage.press(turn, stage.general(), "turn").await;
    let id = shown(&panel).custom_ids().into_iter().find(|id| id.starts_with("do:") && id.ends_with("draw"));
    let id = id.expect("a button").to_owned();
    let pressed = turn.press(shown(&panel).id, &id).await.expect("a reply");
    assert!(asks(&pressed), "{}", pressed.text());
    assert_eq!(entries(&stage, game).await, before, "nothing was done yet");
    confirm(turn, &pressed).await;
    assert_eq!(entries(&stage, game).await, before + 1);
}

#[tokio::test]
async fn o5a_whoever_does_not_want_to_be_asked_says_so_where_they_are_asked() {
    let stage = Stage::new(TRIAL).await;
    let people = stage.people(2);
    let (game, turn) = at_turn(&stage, &people, "o5a").await;
    stage.slash(turn, "settings", &[("confirm", json!("always"))]).await;
    let asked = stage.slash(turn, "do", &[("choice", json!("draw"))]).await;
    let before = entries(&stage, game).await;
    let trust = button(shown(&asked), "trust:").expect("a way not to be asked again");
    turn.press(shown(&asked).id, &trust).await.expect("a reply");
    assert_eq!(entries(&stage, game).await, before + 1, "it was done at once");
    let settings = stage.slash(turn, "settings", &[]).await;
    assert!(settings.text().contains("never"), "{}", settings.text());
}

#[tokio::test]
async fn the_last_sealed_answer_says_that_it_is_final() {
    let stage = Stage::new(TRIAL).await;
    let people = stage.people(2);
    let game = stage.started(&people, games::TRIAL, "o5b").await;
    for person in &people {
        stage.slash(person, "settings", &[("language", json!("en"))]).await;
    }
    let first = stage.press(&people[0], stage.general(), "turn").await;
    let early = stage.press(&people[1], stage.general(), "turn").await;
    let until = "until everybody has given theirs";
    assert!(first.text().contains(until) && early.text().contains(until), "{}", first.text());
    assert!(!asks(&answer(&people[0], shown(&first)).await), "it can still be changed");
    assert_eq!(entries(&stage, game).await, 1);
    let late = stage.press(&people[1], stage.general(), "turn").await;
    assert!(late.text().contains("Your answer will be final") && !late.text().contains(until), "{}", late.text());
    stage.slash(&people[0], "undo", &[]).await;
    assert!(!asks(&answer(&people[1], shown(&late)).await));
    let own = stage.press(&people[0], stage.general(), "turn").await;
    assert!(!asks(&answer(&people[0], shown(&own)).await));
    assert_eq!(entries(&stage, game).await, 4, "two stakes, an undo and the stake again");
}
