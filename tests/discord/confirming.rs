//! What cannot be undone is asked about once more, whichever way it is said.

use correio::games;
use correio::sandbox::{Message, Person, Reply};
use correio::table::GameId;
use serde_json::json;

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

#[tokio::test]
async fn o5_a_final_step_is_confirmed_however_it_is_said() {
    let stage = Stage::new(TRIAL).await;
    let people = stage.people(2);
    let game = stage.started(&people, games::TRIAL, "o5").await;
    for person in &people {
        let panel = stage.press(person, stage.general(), "turn").await;
        let reply = answer(person, shown(&panel)).await;
        if asks(&reply) {
            confirm(person, &reply).await;
        }
    }
    stage.quiet().await;
    let table = stage.table().await;
    let turn =
        people.iter().find(|person| table.seat_of(person_id(person)).is_some_and(|s| table.waiting().contains(s)));
    let turn = turn.expect("somebody's turn");
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
async fn o5b_the_last_sealed_answer_is_marked_and_confirmed() {
    let stage = Stage::new(TRIAL).await;
    let people = stage.people(2);
    let game = stage.started(&people, games::TRIAL, "o5b").await;
    let first = stage.press(&people[0], stage.general(), "turn").await;
    let early = stage.press(&people[1], stage.general(), "turn").await;
    assert!(!first.text().contains('❗') && !early.text().contains('❗'), "{}", first.text());
    assert!(!asks(&answer(&people[0], shown(&first)).await), "it can still be changed");
    assert_eq!(entries(&stage, game).await, 1);
    // The panel was opened before the other answer: it shows no mark, but pressing it asks.
    assert!(asks(&answer(&people[1], shown(&early)).await));
    let late = stage.press(&people[1], stage.general(), "turn").await;
    assert!(late.text().contains('❗'), "{}", late.text());
    let asked = answer(&people[1], shown(&late)).await;
    assert!(asks(&asked));
    assert_eq!(entries(&stage, game).await, 1, "only the confirmation counts");
    // Until then the first answer can be taken back, and then the second one is not the last.
    stage.slash(&people[0], "undo", &[]).await;
    assert!(!asks(&answer(&people[1], shown(&late)).await));
    let own = stage.press(&people[0], stage.general(), "turn").await;
    let asked = answer(&people[0], shown(&own)).await;
    assert!(asks(&asked), "{}", asked.text());
    confirm(&people[0], &asked).await;
    assert_eq!(entries(&stage, game).await, 4, "two stakes, an undo and the stake again");
}
