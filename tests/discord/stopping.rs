//! Ending and starting anew: what has begun is finished, what was promised is kept.

use sandbox::{Fault, Sandbox};
use serde_json::json;
use table::PersonId;

use crate::stage::{Stage, TRIAL, choice, shown};

#[tokio::test]
async fn a_turn_is_continued_after_a_restart() {
    let mut stage = Stage::new(TRIAL).await;
    let people = stage.people(2);
    for person in &people {
        stage.slash(person, "settings", &[("confirm", json!("never"))]).await;
    }
    let game = stage.started(&people, games::TRIAL, "restarted").await;
    let panel = stage.slash(&people[0], "turn", &[]).await;
    stage.restart().await;
    // A panel from before the restart still works: its question is the same.
    people[0].press(shown(&panel).id, &choice(shown(&panel))).await.expect("an answer");
    assert_eq!(stage.tables.look(game, None).await.expect("the table").entries(), 1);
    stage.restart().await;
    let undone = stage.slash(&people[0], "undo", &[]).await;
    assert!(shown(&undone).custom_ids().iter().any(|id| id.starts_with("do:")), "{}", undone.text());
    assert_eq!(stage.tables.look(game, None).await.expect("the table").entries(), 2);
}

#[tokio::test]
async fn what_was_not_delivered_before_the_end_is_delivered_at_the_next_start() {
    let mut stage = Stage::new(TRIAL).await;
    let people = stage.people(2);
    stage.slash(&people[0], "game new", &[]).await;
    stage.press(&people[1], stage.general(), "join").await;
    stage.quiet().await;
    stage.sandbox.inject(Fault::fail(503).times(1).on("POST", "/messages"));
    stage.press(&people[0], stage.general(), "start").await;
    stage.restart().await;
    stage.quiet().await;
    assert_eq!(stage.posts(stage.general()).len(), 2, "lobby and turn, once each");
}

#[tokio::test]
async fn what_has_begun_is_finished() {
    let mut stage = Stage::new(TRIAL).await;
    let people = stage.people(2);
    let game = stage.started(&people, games::TRIAL, "finished").await;
    let panel = stage.slash(&people[0], "turn", &[]).await;
    let id = choice(shown(&panel));
    let request = stage.sandbox.requests();
    stage.sandbox.inject(Fault::delay(std::time::Duration::from_millis(300)).on("POST", "/callback"));
    let (person, message) = (people[0].clone(), shown(&panel).id);
    let pressed = tokio::spawn(async move { person.press(message, &id).await });
    while stage.tables.look(game, None).await.expect("the table").entries() == 0 {
        tokio::task::yield_now().await;
        if pressed.is_finished() {
            break;
        }
    }
    stage.stop().await;
    pressed.await.expect("no panic").expect("an answer");
    assert!(stage.sandbox.requests() > request);
}

/// What a load balancer asks for: a process that ends gets no more requests.
#[tokio::test]
async fn a_process_is_ready_until_it_is_told_to_end() {
    let sandbox = Sandbox::start().await.expect("a sandbox");
    let mut stage = Stage::on(sandbox, TRIAL, |config| config.metrics = Some(([127, 0, 0, 1], 0).into())).await;
    let address = stage.bot.as_ref().and_then(|bot| bot.metrics_at()).expect("an address");
    let status =
        async |path: &str| Some(reqwest::get(format!("http://{address}/{path}")).await.ok()?.status().as_u16());
    assert_eq!((status("health").await, status("ready").await), (Some(200), Some(200)));
    let people = stage.people(1);
    stage.sandbox.inject(Fault::delay(std::time::Duration::from_secs(2)).on("POST", "/callback"));
    let (person, place) = (people[0].clone(), stage.general());
    let asked = tokio::spawn(async move { person.slash(place, "game new", &[]).await });
    // It is committed before it is answered.
    while stage.tables.all_of(PersonId(people[0].id().0)).await.expect("tables").is_empty() {
        tokio::task::yield_now().await;
    }
    let bot = stage.bot.take().expect("a bot");
    let stopping = tokio::spawn(bot.stop());
    // It finishes what has begun, and says meanwhile that it takes nothing new.
    let refused = async {
        while status("ready").await == Some(200) {
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        }
        (status("ready").await, status("health").await)
    };
    assert_eq!(refused.await, (Some(503), Some(200)));
    asked.await.expect("no panic").expect("an answer");
    stopping.await.expect("no panic");
}
