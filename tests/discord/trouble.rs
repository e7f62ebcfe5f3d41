//! A bad connection, a slow or failing Discord: the game goes on, nothing is lost or doubled.

use std::time::Duration;

use correio::discord::Api;
use sandbox::{self, Fault, Person, Sandbox};
use serde_json::json;
use sqlx::{Connection, SqliteConnection};
use table::GameId;

use crate::stage::{Stage, TRIAL, choice, eventually, shown};
use crate::tls;

async fn stage() -> (Stage, GameId, Vec<Person>) {
    begun(Stage::new(TRIAL).await).await
}

async fn begun(stage: Stage) -> (Stage, GameId, Vec<Person>) {
    let people = stage.people(2);
    for person in &people {
        stage.slash(person, "settings", &[("confirm", json!("never"))]).await;
    }
    let game = stage.started(&people, games::TRIAL, "trouble").await;
    let people = stage.by_seat(game, &people).await;
    (stage, game, people)
}

async fn entries(stage: &Stage, game: GameId) -> u32 {
    stage.tables.look(game, None).await.expect("the table").entries()
}

#[tokio::test]
async fn a_turn_goes_on_after_a_lost_connection() {
    let (stage, game, people) = stage().await;
    let cuts: [fn(&Stage); 2] = [|stage| stage.sandbox.drop_connection(), |stage| stage.sandbox.ask_to_reconnect()];
    for (number, cut) in cuts.into_iter().enumerate() {
        let panel = stage.slash(&people[number], "turn", &[]).await;
        cut(&stage);
        // What is pressed meanwhile is told when the session is resumed.
        people[number].press(shown(&panel).id, &choice(shown(&panel))).await.expect("an answer");
        assert_eq!(entries(&stage, game).await, number as u32 + 1);
    }
    stage.quiet().await;
    assert_eq!(stage.posts(stage.general()).len(), 3, "lobby, first turn, second turn");
    let metrics = stage.bot.as_ref().expect("a bot").metrics().clone();
    eventually("both sessions are resumed", || metrics.text().contains("correio_gateway_resumes_total 2")).await;
}

#[tokio::test]
async fn a_turn_goes_on_in_a_new_session() {
    let (stage, game, people) = stage().await;
    let panel = stage.slash(&people[0], "turn", &[]).await;
    stage.sandbox.invalidate_session();
    let metrics = stage.bot.as_ref().expect("a bot").metrics().clone();
    eventually("a new session", || metrics.text().contains("correio_gateway_connections_total 2")).await;
    people[0].press(shown(&panel).id, &choice(shown(&panel))).await.expect("an answer");
    assert_eq!(entries(&stage, game).await, 1);
}

#[tokio::test]
async fn a_failing_callback_is_tried_again_and_counts_once() {
    let (stage, game, people) = stage().await;
    let faults = [
        Fault::fail(500).on("POST", "/callback"),
        Fault::lose_answer().on("POST", "/callback"),
        Fault::rate_limit(Duration::from_millis(20)).on("POST", "/callback"),
    ];
    for (number, fault) in faults.into_iter().enumerate() {
        let panel = stage.slash(&people[number % 2], "turn", &[]).await;
        let Some(id) = shown(&panel).custom_ids().into_iter().find(|id| id.starts_with("do:")) else { continue };
        let id = id.to_owned();
        stage.sandbox.inject(fault);
        let before = entries(&stage, game).await;
        let reply = people[number % 2].press(shown(&panel).id, &id).await;
        assert!(reply.expect("an answer").is_private());
        assert_eq!(entries(&stage, game).await, before + 1);
    }
}

#[tokio::test]
async fn what_takes_long_is_acknowledged_privately_and_answered_later() {
    let (stage, game, people) = stage().await;
    let panel = stage.slash(&people[0], "turn", &[]).await;
    let request: present::Request = choice(shown(&panel)).parse().expect("a request");
    let (person, channel) = (people[0].clone(), stage.general());
    // Somebody else writes, so saving must wait.
    let mut other = SqliteConnection::connect(&stage.database).await.expect("a connection");
    sqlx::query("begin immediate").execute(&mut other).await.expect("the writer");
    let typed = async move { person.slash(channel, "do", &[("choice", json!(request.value()))]).await };
    let pressed = tokio::spawn(typed);
    let thinking = |sandbox: &Sandbox| {
        sandbox
            .messages(stage.general())
            .into_iter()
            .find(|message| message.is_thinking())
            .map(|found| found.is_private())
    };
    assert!(stage.sandbox.until(thinking).await.expect("it is acknowledged"), "privately");
    sqlx::query("rollback").execute(&mut other).await.expect("the writer is free");
    let reply = pressed.await.expect("no panic").expect("an answer");
    assert!(reply.is_private() && !reply.text().is_empty());
    assert_eq!(entries(&stage, game).await, 1);
}

#[tokio::test]
async fn with_the_limiter_on_a_rate_limit_is_waited_for() {
    let known = sandbox::Config { hosts: vec!["discord.com".to_owned()], ..sandbox::Config::default() };
    let sandbox = Sandbox::start_with(known).await.expect("a sandbox");
    let (mut stage, game, people) = begun(Stage::on(sandbox, TRIAL, |_| {}).await).await;
    stage.stop().await;
    let client = tls::in_place_of_discord(&stage.sandbox).await;
    stage.config.api = None;
    stage.start(&Api { client: Some(client), ..Api::default() }).await;
    let limit = Fault::rate_limit(Duration::from_millis(30)).times(2).on("POST", "/messages");
    stage.sandbox.inject(limit);
    for person in &people {
        let panel = stage.slash(person, "turn", &[]).await;
        person.press(shown(&panel).id, &choice(shown(&panel))).await.expect("an answer");
    }
    stage.quiet().await;
    assert_eq!(entries(&stage, game).await, 2);
    assert_eq!(stage.posts(stage.general()).len(), 3, "lobby, first turn, second turn");
    let statuses = stage.sandbox.recorded_since(0).into_iter().filter(|request| request.status == 429).count();
    assert_eq!(statuses, 2);
    stage.stop().await;
}

#[tokio::test]
async fn nothing_is_acknowledged_after_the_database_was_deleted() {
    let (stage, _, people) = stage().await;
    let panel = stage.slash(&people[0], "turn", &[]).await;
    std::fs::remove_file(stage.database.trim_start_matches("sqlite://")).expect("deleted");
    let reply = people[0].press(shown(&panel).id, &choice(shown(&panel))).await.expect("an answer");
    assert!(reply.text().contains("went wrong"), "{}", reply.text());
    assert!(
        stage.sandbox.message(shown(&panel).id).is_some_and(|kept| kept.custom_ids() == shown(&panel).custom_ids())
    );
    let lost = stage.store.lost().await;
    assert!(lost.to_string().contains("deleted, replaced or overwritten"), "{lost}");
}

#[tokio::test]
async fn a_locked_database_leaves_the_panel_and_its_buttons() {
    let (stage, game, people) = stage().await;
    let panel = stage.slash(&people[0], "turn", &[]).await;
    let (message, choice) = (shown(&panel).id, choice(shown(&panel)));
    // Longer than the bot waits for it.
    let mut other = SqliteConnection::connect(&stage.database).await.expect("a connection");
    sqlx::query("begin immediate").execute(&mut other).await.expect("the writer");
    let (person, pressed) = (people[0].clone(), choice.clone());
    drop(tokio::spawn(async move { person.press(message, &pressed).await }));
    let told = |sandbox: &Sandbox| {
        let mut messages = sandbox.messages(stage.general()).into_iter();
        messages.rfind(|found| found.text().contains("went wrong"))
    };
    let told = stage.sandbox.until(told).await.expect("a reason");
    assert!(told.is_private() && told.id != message, "{}", told.text());
    sqlx::query("rollback").execute(&mut other).await.expect("the writer is free");
    people[0].press(message, &choice).await.expect("the button is still there");
    assert_eq!(entries(&stage, game).await, 1);
}
