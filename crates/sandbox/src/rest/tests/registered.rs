//! Registering commands.

use serde_json::{Value, json};

use super::Bench;

fn command(name: &str) -> Value {
    json!({ "name": name, "description": "x", "description_localizations": { "de": "y" } })
}

#[tokio::test]
async fn commands_of_unknown_applications_and_servers() {
    let bench = Bench::new().await;
    let bot = bench.sandbox.bot();
    assert_eq!(bench.refusal("PUT", "/applications/1/commands", json!([])).await, (404, 10002));
    let guild = format!("/applications/{bot}/guilds/1/commands");
    assert_eq!(bench.refusal("PUT", &guild, json!([])).await, (404, 10004));
}

#[tokio::test]
async fn malformed_commands_are_refused_whole() {
    let bench = Bench::new().await;
    let commands = format!("/applications/{}/commands", bench.sandbox.bot());
    assert_eq!(bench.refusal("PUT", &commands, json!({})).await, (400, 50035));
    let (_, answer) = bench.call("PUT", &commands, json!([command("a"), command("B")])).await;
    assert!(answer["errors"]["1"]["name"]["_errors"].is_array());
    assert!(bench.sandbox.commands(None).is_empty());
    assert_eq!(bench.refusal("PUT", &commands, json!([{ "name": "a" }])).await, (400, 50035));
    let many: Vec<Value> = (0..101).map(|number| command(&format!("c{number}"))).collect();
    assert_eq!(bench.refusal("PUT", &commands, json!(many)).await, (400, 30032));
    assert_eq!(bench.call("PUT", &commands, json!(many[..100])).await.0, 200);
}

#[tokio::test]
async fn a_command_that_keeps_its_name_keeps_its_id() {
    let bench = Bench::new().await;
    let commands = format!("/applications/{}/commands", bench.sandbox.bot());
    let (_, first) = bench.call("PUT", &commands, json!([command("a"), command("b")])).await;
    let (_, second) = bench.call("PUT", &commands, json!([command("c"), command("b")])).await;
    assert_eq!(first[1]["id"], second[1]["id"]);
    assert_ne!(first[0]["id"], second[0]["id"]);
    assert_eq!(bench.sandbox.commands(None).len(), 2);
}

#[tokio::test]
async fn localisations_are_listed_only_on_request() {
    let bench = Bench::new().await;
    let commands = format!("/applications/{}/guilds/{}/commands", bench.sandbox.bot(), bench.sandbox.home());
    bench.call("PUT", &commands, json!([command("a")])).await;
    assert!(bench.get(&commands).await.1[0].get("description_localizations").is_none());
    let (_, whole) = bench.get(&format!("{commands}?with_localizations=true")).await;
    assert_eq!(whole[0]["description_localizations"]["de"], "y");
}
