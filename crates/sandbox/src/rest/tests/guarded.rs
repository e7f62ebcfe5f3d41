//! Faults on request, recorded traffic, and who may talk to the server at all.

use std::time::Duration;

use serde_json::json;

use super::Bench;
use crate::Fault;

#[tokio::test]
async fn a_rate_limit_says_when_to_come_back() {
    let bench = Bench::new().await;
    bench.sandbox.inject(Fault::rate_limit(Duration::from_millis(250)).on("POST", "/messages"));
    assert_eq!(bench.get(&bench.messages()).await.0, 200);
    let response = bench.request("POST", &bench.messages()).json(&json!({ "content": "x" })).send().await.unwrap();
    assert_eq!(response.status(), 429);
    assert_eq!(response.headers()["retry-after"], "0.25");
    assert_eq!(response.headers()["x-ratelimit-remaining"], "0");
    let body: serde_json::Value = response.json().await.unwrap();
    assert_eq!((&body["retry_after"], &body["global"]), (&json!(0.25), &json!(false)));
    bench.post(json!({ "content": "x" })).await;
}

#[tokio::test]
async fn failing_does_nothing_and_losing_the_answer_does_everything() {
    let bench = Bench::new().await;
    bench.sandbox.fail_next(500, 2);
    assert_eq!(bench.call("POST", &bench.messages(), json!({ "content": "x" })).await.0, 500);
    assert_eq!(bench.call("POST", &bench.messages(), json!({ "content": "x" })).await.0, 500);
    assert!(bench.sandbox.messages(bench.channel).is_empty());
    bench.sandbox.inject(Fault::lose_answer());
    let nonce = json!({ "content": "x", "nonce": "n", "enforce_nonce": true });
    assert_eq!(bench.call("POST", &bench.messages(), nonce.clone()).await.0, 502);
    bench.post(nonce).await;
    assert_eq!(bench.sandbox.messages(bench.channel).len(), 1);
}

#[tokio::test]
async fn what_was_asked_is_recorded_by_the_name_of_its_route() {
    let bench = Bench::new().await;
    bench.post(json!({ "content": "x" })).await;
    bench.call("POST", &bench.messages(), json!({ "content": "" })).await;
    let recorded = bench.sandbox.recorded_since(1);
    assert_eq!(bench.sandbox.requests(), 2);
    let [refused] = recorded.as_slice() else { panic!("one request") };
    assert_eq!((refused.method.as_str(), refused.route.as_str()), ("POST", "/channels/{channel_id}/messages"));
    assert_eq!(
        (refused.status, &refused.answer["code"], &refused.body),
        (400, &json!(50006), &json!({ "content": "" }))
    );
}

#[tokio::test]
async fn the_token_is_another_at_every_start() {
    let [one, other] = [Bench::new().await, Bench::new().await];
    assert_ne!(one.sandbox.token(), other.sandbox.token());
    let stolen = format!("Bot {}", one.sandbox.token());
    let url = format!("{}/api/v10/users/@me", other.sandbox.url());
    assert_eq!(other.client.get(url).header("Authorization", stolen).send().await.unwrap().status(), 401);
}

#[tokio::test]
async fn other_names_and_other_pages_are_turned_away() {
    let bench = Bench::new().await;
    let url = format!("{}/sandbox/state", bench.sandbox.url());
    let asked = async |host: Option<&str>, origin: Option<&str>| {
        let mut request = bench.client.get(&url);
        if let Some(host) = host {
            request = request.header("Host", host);
        }
        if let Some(origin) = origin {
            request = request.header("Origin", origin);
        }
        request.send().await.unwrap().status().as_u16()
    };
    let port = bench.sandbox.address().port();
    assert_eq!(asked(None, None).await, 200);
    assert_eq!(asked(Some(&format!("localhost:{port}")), Some(&format!("http://localhost:{port}"))).await, 200);
    assert_eq!(asked(Some("evil.example"), None).await, 403);
    assert_eq!(asked(None, Some("http://evil.example")).await, 403);
    assert_eq!(asked(None, Some("null")).await, 403);
    // The API and the gateway are as guarded as the page.
    let elsewhere = bench.request("GET", "/users/@me").header("Host", "evil.example");
    assert_eq!(elsewhere.send().await.unwrap().status(), 403);
    let gateway = bench.client.get(format!("{}/gateway?v=10", bench.sandbox.url())).header("Host", "evil.example");
    assert_eq!(gateway.send().await.unwrap().status(), 403);
    let from_page = bench.request("GET", "/users/@me").header("Origin", "http://evil.example");
    assert_eq!(from_page.send().await.unwrap().status(), 403);
}
