//! The driver as another process uses it: HTTP, and a stream of changes.

use serde_json::{Value, json};

use crate::bot::table;

async fn post(url: &str, body: Value) -> (u16, Value) {
    let response = reqwest::Client::new().post(url).json(&body).send().await.unwrap();
    (response.status().as_u16(), response.json().await.unwrap_or(Value::Null))
}

async fn get(url: &str) -> Value {
    reqwest::get(url).await.unwrap().json().await.unwrap()
}

#[tokio::test]
async fn people_act_and_look_over_http() {
    let (sandbox, bot, _) = table().await;
    let base = format!("{}/sandbox", sandbox.url());
    let channel = sandbox.general();
    let (_, bo) = post(&format!("{base}/users"), json!({ "name": "Bo", "locale": "de" })).await;
    let bo = bo["user"].as_str().unwrap();
    let state = get(&format!("{base}/state?user={bo}")).await;
    assert_eq!((&state["connected"], state["users"].as_array().unwrap().len()), (&json!(1), 3));
    let commands = get(&format!("{base}/channels/{channel}/commands?user={bo}")).await;
    assert_eq!(commands.as_array().unwrap().len(), 7);
    let person = format!("{base}/users/{bo}");
    let (status, reply) = post(&format!("{person}/slash"), json!({ "channel": channel, "command": "panel" })).await;
    assert_eq!((status, &reply["reply"]), (200, &json!("message")));
    let message = reply["message"]["id"].clone();
    let pressed = json!({ "message": message, "custom_id": "count:1" });
    assert_eq!(post(&format!("{person}/press"), pressed.clone()).await.1["message"]["content"], "pressed 1");
    assert_eq!(post(&format!("{person}/press"), pressed).await.0, 404);
    let typing = json!({ "channel": channel, "command": "find", "focused": "good", "typed": "g" });
    assert_eq!(post(&format!("{person}/autocomplete"), typing).await.1["choices"][0]["value"], "gold");
    let messages = get(&format!("{base}/channels/{channel}/messages?user={bo}")).await;
    assert_eq!(messages.as_array().unwrap().len(), 1);
    let fault = json!({ "fault": "fail", "status": 500, "method": "POST", "route": "/callback" });
    assert_eq!(post(&format!("{base}/faults"), fault).await.0, 204);
    assert!(!get(&format!("{base}/recorded?since=0")).await.as_array().unwrap().is_empty());
    bot.stop().await;
}

#[tokio::test]
async fn a_modal_and_a_menu_over_http() {
    let (sandbox, bot, ana) = table().await;
    let person = format!("{}/sandbox/users/{ana}", sandbox.url());
    let channel = sandbox.general();
    let (_, panel) = post(&format!("{person}/slash"), json!({ "channel": channel, "command": "panel" })).await;
    let message = &panel["message"]["id"];
    let picked = json!({ "message": message, "custom_id": "pick", "values": ["gold"] });
    assert_eq!(post(&format!("{person}/select"), picked).await.1["message"]["content"], "picked gold");
    let (_, modal) = post(&format!("{person}/press"), json!({ "message": message, "custom_id": "ask" })).await;
    assert_eq!(modal["reply"], "modal");
    let sent = json!({ "interaction": modal["interaction"], "form": modal["form"], "values": { "name": "Ana" } });
    assert_eq!(post(&format!("{person}/modal"), sent).await.1["message"]["content"], "you are Ana");
    bot.stop().await;
}

#[tokio::test]
async fn the_stream_shows_each_person_what_concerns_them() {
    let (sandbox, bot, ana) = table().await;
    let bo = sandbox.add_user("Bo", "de");
    let url = format!("{}/sandbox/events?user={bo}", sandbox.url());
    let mut stream = reqwest::get(&url).await.unwrap();
    sandbox.as_user(ana).slash(sandbox.general(), "secret", &[]).await.unwrap();
    sandbox.as_user(ana).write(sandbox.general(), &format!("<@{bo}>, look")).unwrap();
    let mut text = String::new();
    while !text.contains("look") {
        text.push_str(&String::from_utf8_lossy(&stream.chunk().await.unwrap().expect("the stream goes on")));
    }
    assert!(text.contains("\"change\":\"ping\"") && text.contains(&bo.to_string()));
    assert!(!text.contains("your hand") && !text.contains("and more"), "{text}");
    bot.stop().await;
}
