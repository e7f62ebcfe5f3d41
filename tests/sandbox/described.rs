//! What the bot sends agrees with Discord's own description, if that is at hand.

use sandbox::Recorded;
use serde_json::json;

use crate::bot::table;

#[path = "../support/openapi.rs"]
mod openapi;

#[tokio::test]
async fn recorded_requests_are_as_described() {
    let Some(mut description) = openapi::OpenApi::find() else { return };
    let (sandbox, bot, ana) = table().await;
    let ana = sandbox.as_user(ana);
    let channel = sandbox.general();
    for command in ["hello", "secret", "slow", "direct", "record"] {
        ana.slash(channel, command, &[]).await.unwrap();
    }
    let panel = ana.slash(channel, "panel", &[]).await.unwrap().message().unwrap().id;
    for button in ["ask", "later", "count:1"] {
        ana.press(panel, button).await.unwrap();
    }
    ana.autocomplete(channel, "find", &[], ("good", "g")).await.unwrap();
    let recorded = sandbox.recorded_since(0);
    assert!(recorded.len() > 10);
    let mistakes: Vec<String> = recorded.iter().flat_map(|request| description.mistakes(request)).collect();
    assert!(mistakes.is_empty(), "{mistakes:#?}");
    bot.stop().await;
}

#[test]
fn a_bad_payload_is_found() {
    let Some(mut description) = openapi::OpenApi::find() else { return };
    let request = |body| Recorded {
        number: 0,
        at: "2025-11-01T12:00:00Z".parse().unwrap(),
        method: "POST".to_owned(),
        route: "/channels/{channel_id}/messages".to_owned(),
        path: "/channels/1/messages".to_owned(),
        query: None,
        agent: None,
        body,
        files: Vec::new(),
        status: 200,
        answer: json!(null),
    };
    assert_eq!(description.mistakes(&request(json!({ "content": "x" }))), Vec::<String>::new());
    let long_title = json!({ "embeds": [{ "title": "x".repeat(257) }] });
    assert!(!description.mistakes(&request(long_title)).is_empty());
}
