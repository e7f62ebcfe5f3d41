//! Messages, channels and threads.

use std::time::Duration;

use serde_json::json;

use super::Bench;
use crate::Permissions;

#[tokio::test]
async fn only_the_bots_token_is_taken() {
    let bench = Bench::new().await;
    let url = format!("{}/api/v10/users/@me", bench.sandbox.url());
    let stranger = bench.client.get(&url).header("Authorization", "Bot another.token");
    assert_eq!(bench.send(stranger).await, (401, json!({ "message": "401: Unauthorized", "code": 0 })));
    assert_eq!(bench.send(bench.client.get(&url)).await.0, 401);
    assert_eq!(bench.get("/users/@me").await.0, 200);
}

#[tokio::test]
async fn unknown_routes_methods_and_ids() {
    let bench = Bench::new().await;
    assert_eq!(bench.refusal("GET", "/nowhere", json!({})).await, (404, 0));
    assert_eq!(bench.refusal("PUT", &bench.messages(), json!({})).await, (405, 0));
    assert_eq!(bench.refusal("POST", "/channels/1/messages", json!({ "content": "x" })).await, (404, 10003));
    assert_eq!(bench.refusal("PATCH", &format!("{}/1", bench.messages()), json!({})).await, (404, 10008));
    assert_eq!(bench.refusal("DELETE", &format!("{}/1", bench.messages()), json!({})).await, (404, 10008));
}

#[tokio::test]
async fn a_body_that_is_no_json() {
    let bench = Bench::new().await;
    let request = bench.request("POST", &bench.messages()).header("Content-Type", "application/json").body("{content");
    assert_eq!(bench.send(request).await.1["code"], 50109);
}

#[tokio::test]
async fn an_empty_message_and_one_emptied() {
    let bench = Bench::new().await;
    assert_eq!(bench.refusal("POST", &bench.messages(), json!({ "content": "" })).await, (400, 50006));
    let message = bench.post(json!({ "content": "x" })).await;
    assert_eq!(bench.refusal("PATCH", &bench.message(message), json!({ "content": "" })).await, (400, 50006));
    let changed = json!({ "content": "", "embeds": [{ "title": "x" }] });
    assert_eq!(bench.call("PATCH", &bench.message(message), changed).await.0, 200);
}

#[tokio::test]
async fn an_oversized_message_with_its_place() {
    let bench = Bench::new().await;
    let (status, answer) = bench.call("POST", &bench.messages(), json!({ "content": "x".repeat(2001) })).await;
    assert_eq!((status, &answer["code"]), (400, &json!(50035)));
    assert_eq!(answer["errors"]["content"]["_errors"][0]["code"], "BASE_TYPE_MAX_LENGTH");
    assert!(bench.sandbox.messages(bench.channel).is_empty());
}

#[tokio::test]
async fn a_channel_the_bot_may_not_see_or_write_in() {
    let bench = Bench::new().await;
    let Bench { sandbox, channel, .. } = &bench;
    let message = bench.post(json!({ "content": "x" })).await;
    for (denied, body) in [
        (Permissions::SEND_MESSAGES, json!({ "content": "x" })),
        (Permissions::EMBED_LINKS, json!({ "embeds": [{ "title": "x" }] })),
    ] {
        sandbox.deny(*channel, sandbox.bot(), denied);
        assert_eq!(bench.refusal("POST", &bench.messages(), body).await, (403, 50013));
    }
    sandbox.deny(*channel, sandbox.bot(), Permissions::CREATE_PUBLIC_THREADS);
    let threads = format!("/channels/{channel}/threads");
    assert_eq!(bench.refusal("POST", &threads, json!({ "name": "x" })).await, (403, 50013));
    sandbox.deny(*channel, sandbox.bot(), Permissions::VIEW_CHANNEL);
    assert_eq!(bench.refusal("POST", &bench.messages(), json!({ "content": "x" })).await, (403, 50001));
    assert_eq!(bench.refusal("PATCH", &bench.message(message), json!({ "content": "y" })).await, (403, 50001));
    sandbox.deny(*channel, sandbox.bot(), Permissions::NONE);
    assert_eq!(bench.call("POST", &bench.messages(), json!({ "content": "x" })).await.0, 200);
}

#[tokio::test]
async fn a_deleted_channel() {
    let bench = Bench::new().await;
    let message = bench.post(json!({ "content": "x" })).await;
    bench.sandbox.delete_channel(bench.channel);
    assert_eq!(bench.refusal("POST", &bench.messages(), json!({ "content": "x" })).await, (404, 10003));
    assert_eq!(bench.refusal("PATCH", &bench.message(message), json!({ "content": "y" })).await, (404, 10003));
}

#[tokio::test]
async fn somebody_elses_message() {
    let bench = Bench::new().await;
    let hers = bench.sandbox.as_user(bench.ana).write(bench.channel, "hello").unwrap();
    assert_eq!(bench.refusal("PATCH", &bench.message(hers), json!({ "content": "y" })).await, (403, 50005));
    assert_eq!(bench.refusal("DELETE", &bench.message(hers), json!({})).await, (403, 50013));
}

#[tokio::test]
async fn an_archived_thread_until_somebody_writes() {
    let bench = Bench::new().await;
    let thread = bench.sandbox.add_thread(bench.channel, bench.ana, "game").unwrap();
    let bench = Bench { channel: thread, ..bench };
    let message = bench.post(json!({ "content": "x" })).await;
    bench.sandbox.archive_thread(thread);
    assert_eq!(bench.refusal("PATCH", &bench.message(message), json!({ "content": "y" })).await, (400, 50083));
    assert_eq!(bench.refusal("DELETE", &bench.message(message), json!({})).await, (400, 50083));
    bench.sandbox.as_user(bench.ana).write(thread, "still there?").unwrap();
    assert_eq!(bench.call("PATCH", &bench.message(message), json!({ "content": "y" })).await.0, 200);
    bench.sandbox.lock_thread(thread);
    assert_eq!(bench.refusal("POST", &bench.messages(), json!({ "content": "x" })).await, (400, 160005));
}

#[tokio::test]
async fn two_threads_on_one_message_and_a_thread_in_a_thread() {
    let bench = Bench::new().await;
    let message = bench.post(json!({ "content": "x" })).await;
    let threads = format!("{}/threads", bench.message(message));
    let (status, thread) = bench.call("POST", &threads, json!({ "name": "game" })).await;
    assert_eq!((status, thread["id"].as_str()), (201, Some(message.to_string().as_str())));
    assert_eq!(bench.refusal("POST", &threads, json!({ "name": "game" })).await, (400, 160004));
    let inner = format!("/channels/{message}/threads");
    assert_eq!(bench.refusal("POST", &inner, json!({ "name": "game" })).await, (400, 50024));
}

#[tokio::test]
async fn a_person_who_takes_no_messages() {
    let bench = Bench::new().await;
    let (status, direct) = bench.call("POST", "/users/@me/channels", json!({ "recipient_id": bench.ana })).await;
    assert_eq!((status, &direct["type"]), (200, &json!(1)));
    let messages = format!("/channels/{}/messages", direct["id"].as_str().unwrap());
    assert_eq!(bench.call("POST", &messages, json!({ "content": "x" })).await.0, 200);
    bench.sandbox.accept_direct(bench.ana, false);
    assert_eq!(bench.refusal("POST", &messages, json!({ "content": "x" })).await, (403, 50007));
    let nobody = json!({ "recipient_id": "1" });
    assert_eq!(bench.refusal("POST", "/users/@me/channels", nobody).await, (400, 50033));
}

#[tokio::test]
async fn the_same_nonce_gives_the_same_message_for_five_minutes() {
    let bench = Bench::new().await;
    let body = json!({ "content": "x", "nonce": "turn-1", "enforce_nonce": true });
    let first = bench.post(body.clone()).await;
    assert_eq!(bench.post(body.clone()).await, first);
    assert_ne!(bench.post(json!({ "content": "x", "nonce": "turn-1" })).await, first);
    bench.sandbox.advance(Duration::from_secs(301));
    assert_ne!(bench.post(body).await, first);
}

#[tokio::test]
async fn edits_of_old_messages_beyond_the_cap() {
    let bench = Bench::new().await;
    let message = bench.post(json!({ "content": "x" })).await;
    bench.sandbox.cap_old_edits(1);
    assert_eq!(bench.call("PATCH", &bench.message(message), json!({ "content": "y" })).await.0, 200);
    bench.sandbox.advance(Duration::from_secs(3601));
    assert_eq!(bench.call("PATCH", &bench.message(message), json!({ "content": "z" })).await.0, 200);
    assert_eq!(bench.refusal("PATCH", &bench.message(message), json!({ "content": "y" })).await, (429, 30046));
}

#[tokio::test]
async fn only_new_messages_ping_and_only_whom_they_may() {
    let bench = Bench::new().await;
    let (ana, channel) = (bench.ana, bench.channel);
    let bo = bench.sandbox.add_user("Bo", "de");
    let text = format!("<@{ana}> and <@{bo}>");
    let message = bench.post(json!({ "content": text, "allowed_mentions": { "users": [ana] } })).await;
    let pinged = |since: usize| -> Vec<_> { bench.sandbox.pings_since(since).iter().map(|ping| ping.user).collect() };
    assert_eq!(pinged(0), [ana]);
    assert_eq!(bench.call("PATCH", &bench.message(message), json!({ "content": text })).await.0, 200);
    bench.post(json!({ "embeds": [{ "description": text }] })).await;
    assert_eq!(pinged(1), []);
    bench.sandbox.deny(channel, bo, Permissions::VIEW_CHANNEL);
    bench.post(json!({ "content": text })).await;
    assert_eq!(pinged(1), [ana]);
}

#[tokio::test]
async fn files_are_kept_and_handed_out() {
    let bench = Bench::new().await;
    let body = "--b\r\nContent-Disposition: form-data; name=\"files[0]\"; filename=\"game.txt\"\r\n\
        Content-Type: text/plain\r\n\r\nvisit king\r\n--b\r\nContent-Disposition: form-data; name=\"payload_json\"\
        \r\n\r\n{\"attachments\":[{\"id\":0,\"description\":\"record\"}]}\r\n--b--\r\n";
    let request = bench.request("POST", &bench.messages()).header("Content-Type", "multipart/form-data; boundary=b");
    let (status, message) = bench.send(request.body(body)).await;
    assert_eq!(status, 200, "{message}");
    let file = &message["attachments"][0];
    assert_eq!(
        (&file["filename"], &file["description"], &file["size"]),
        (&json!("game.txt"), &json!("record"), &json!(10))
    );
    let response = bench.client.get(file["url"].as_str().unwrap()).send().await.unwrap();
    assert_eq!(response.headers()["content-disposition"], "attachment");
    assert_eq!(response.text().await.unwrap(), "visit king");
    assert_eq!(bench.sandbox.recorded_since(0)[0].files, ["game.txt"]);
}
