//! Answers to interactions: late, doubled, of the wrong kind, and well made.

use std::time::Duration;

use serde_json::{Value, json};

use super::{Bench, Told};
use crate::world::interactions::Kind;

fn reply(content: &str) -> Value {
    json!({ "type": 4, "data": { "content": content } })
}

fn private(content: &str) -> Value {
    json!({ "type": 4, "data": { "content": content, "flags": 64 } })
}

#[tokio::test]
async fn an_unknown_interaction_or_token() {
    let bench = Bench::new().await;
    assert_eq!(bench.refusal("POST", "/interactions/1/none/callback", reply("x")).await, (404, 10062));
    let told = bench.act(Kind::Command, None);
    let forged = format!("/interactions/{}/none/callback", told.id);
    assert_eq!(bench.refusal("POST", &forged, reply("x")).await, (404, 10062));
    let webhook = format!("/webhooks/{}/none/messages/@original", bench.sandbox.bot());
    assert_eq!(bench.refusal("PATCH", &webhook, json!({ "content": "x" })).await, (401, 50027));
}

#[tokio::test]
async fn a_second_acknowledgement() {
    let bench = Bench::new().await;
    let told = bench.act(Kind::Command, None);
    assert_eq!(bench.call("POST", &told.callback(), reply("x")).await.0, 204);
    assert_eq!(bench.refusal("POST", &told.callback(), reply("y")).await, (400, 40060));
    assert_eq!(bench.sandbox.messages(bench.channel).len(), 1);
}

#[tokio::test]
async fn a_first_answer_after_three_seconds() {
    let bench = Bench::new().await;
    let told = bench.act(Kind::Command, None);
    bench.sandbox.advance(Duration::from_millis(3001));
    assert_eq!(bench.refusal("POST", &told.callback(), reply("x")).await, (404, 10062));
}

#[tokio::test]
async fn a_token_after_fifteen_minutes() {
    let bench = Bench::new().await;
    let told = bench.act(Kind::Command, None);
    assert_eq!(bench.call("POST", &told.callback(), reply("x")).await.0, 204);
    bench.sandbox.advance(Duration::from_secs(15 * 60));
    assert_eq!(bench.call("PATCH", &told.original(), json!({ "content": "y" })).await.0, 200);
    bench.sandbox.advance(Duration::from_secs(1));
    assert_eq!(bench.refusal("PATCH", &told.original(), json!({ "content": "z" })).await, (401, 50027));
    assert_eq!(bench.refusal("POST", &told.webhook, json!({ "content": "z" })).await, (401, 50027));
}

#[tokio::test]
async fn edits_and_follow_ups_before_the_first_answer() {
    let bench = Bench::new().await;
    let told = bench.act(Kind::Command, None);
    assert_eq!(bench.refusal("PATCH", &told.original(), json!({ "content": "x" })).await, (404, 10015));
    assert_eq!(bench.refusal("POST", &told.webhook, json!({ "content": "x" })).await, (404, 10015));
}

#[tokio::test]
async fn answers_of_a_kind_that_does_not_fit() {
    let bench = Bench::new().await;
    let modal = json!({ "type": 9, "data": {} });
    let choices = json!({ "type": 8, "data": { "choices": [] } });
    let update = json!({ "type": 7, "data": { "content": "x" } });
    for (kind, body) in [
        (Kind::Command, json!({ "type": 1 })),
        (Kind::Command, update.clone()),
        (Kind::Command, json!({ "type": 6 })),
        (Kind::Command, choices.clone()),
        (Kind::Command, json!({ "type": 10 })),
        (Kind::Command, json!({})),
        (Kind::Modal, modal),
        (Kind::Modal, update),
        (Kind::Component, choices),
        (Kind::Autocomplete, reply("x")),
        (Kind::Autocomplete, json!({ "type": 5 })),
    ] {
        let told = bench.act(kind, None);
        let (status, answer) = bench.call("POST", &told.callback(), body.clone()).await;
        assert_eq!((status, &answer["code"]), (400, &json!(50035)), "{kind:?} {body}");
        assert!(answer["errors"]["type"].is_object());
    }
}

#[tokio::test]
async fn an_oversized_answer_can_be_made_again() {
    let bench = Bench::new().await;
    let told = bench.act(Kind::Command, None);
    let (_, answer) = bench.call("POST", &told.callback(), reply(&"x".repeat(2001))).await;
    assert_eq!(answer["errors"]["data"]["content"]["_errors"][0]["code"], "BASE_TYPE_MAX_LENGTH");
    assert_eq!(bench.refusal("POST", &told.callback(), reply("")).await, (400, 50006));
    assert_eq!(bench.call("POST", &told.callback(), reply("x")).await.0, 204);
}

#[tokio::test]
async fn oversized_choices_and_modals() {
    let bench = Bench::new().await;
    let told = bench.act(Kind::Autocomplete, None);
    let many = vec![json!({ "name": "x", "value": "x" }); 26];
    let (_, answer) = bench.call("POST", &told.callback(), json!({ "type": 8, "data": { "choices": many } })).await;
    assert!(answer["errors"]["data"]["choices"]["_errors"].is_array());
    let told = bench.act(Kind::Command, None);
    let title = json!({ "type": 9, "data": { "title": "x".repeat(46), "custom_id": "m", "components": [] } });
    let (_, answer) = bench.call("POST", &told.callback(), title).await;
    assert!(answer["errors"]["data"]["title"]["_errors"].is_array());
}

#[tokio::test]
async fn a_private_reply_is_reached_by_its_token_only() {
    let bench = Bench::new().await;
    let told = bench.act(Kind::Command, None);
    assert_eq!(bench.call("POST", &told.callback(), private("your hand")).await.0, 204);
    let (_, message) = bench.call("PATCH", &told.original(), json!({ "content": "y" })).await;
    assert_eq!((&message["flags"], &message["content"]), (&json!(64), &json!("y")));
    let id = message["id"].as_str().unwrap().parse().unwrap();
    assert_eq!(bench.refusal("PATCH", &bench.message(id), json!({ "content": "y" })).await, (404, 10008));
    assert_eq!(bench.get(&bench.messages()).await, (200, json!([])));
    let bo = bench.sandbox.add_user("Bo", "de");
    assert_eq!(bench.sandbox.as_user(bench.ana).sees(bench.channel).len(), 1);
    assert!(bench.sandbox.as_user(bo).sees(bench.channel).is_empty());
    assert_eq!(bench.call("DELETE", &told.original(), Value::Null).await.0, 204);
    assert_eq!(bench.refusal("PATCH", &told.original(), json!({ "content": "z" })).await, (404, 10008));
}

#[tokio::test]
async fn the_first_follow_up_to_a_deferred_answer_is_that_answer() {
    let bench = Bench::new().await;
    let told = bench.act(Kind::Command, None);
    assert_eq!(bench.call("POST", &told.callback(), json!({ "type": 5, "data": { "flags": 64 } })).await.0, 204);
    let thinking = bench.sandbox.as_user(bench.ana).sees(bench.channel).remove(0);
    assert!(thinking.is_thinking() && thinking.is_private());
    let (_, first) = bench.call("POST", &told.webhook, json!({ "content": "x" })).await;
    assert_eq!((&first["flags"], &first["id"]), (&json!(64), &json!(thinking.id)));
    let (_, second) = bench.call("POST", &told.webhook, json!({ "content": "y" })).await;
    assert_ne!(first["id"], second["id"]);
}

#[tokio::test]
async fn a_component_changes_the_message_it_stands_on() {
    let bench = Bench::new().await;
    let message = bench.post(json!({ "content": "before" })).await;
    let told = bench.act(Kind::Component, Some(message));
    let update = json!({ "type": 7, "data": { "content": "after", "components": [] } });
    assert_eq!(bench.call("POST", &told.callback(), update).await.0, 204);
    assert_eq!(bench.sandbox.message(message).unwrap().content, "after");
    let Told { webhook, .. } = bench.act(Kind::Component, Some(message));
    assert_eq!(bench.refusal("POST", &webhook, json!({ "content": "x" })).await, (404, 10015));
    let late = bench.act(Kind::Component, Some(message));
    assert_eq!(bench.call("POST", &late.callback(), json!({ "type": 6 })).await.0, 204);
    assert_eq!(bench.call("PATCH", &late.original(), json!({ "content": "later" })).await.0, 200);
    assert_eq!(bench.sandbox.message(message).unwrap().content, "later");
}

#[tokio::test]
async fn a_component_of_a_message_that_is_gone() {
    let bench = Bench::new().await;
    let message = bench.post(json!({ "content": "before" })).await;
    let told = bench.act(Kind::Component, Some(message));
    bench.sandbox.delete_message(message);
    let update = json!({ "type": 7, "data": { "content": "after" } });
    assert_eq!(bench.refusal("POST", &told.callback(), update).await, (404, 10008));
}
