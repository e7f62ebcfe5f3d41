//! Commands are registered once, where they belong, in every language.

use correio::discord::{Api, Token, invite};
use sandbox::{Fault, Sandbox};
use serde_json::Value;

use crate::stage::{Stage, TRIAL};

/// How often commands were put, and where.
fn registrations(sandbox: &Sandbox) -> Vec<String> {
    let recorded = sandbox.recorded_since(0).into_iter();
    let puts = recorded.filter(|request| request.method == "PUT" && request.route.ends_with("/commands"));
    puts.map(|request| if request.route.contains("guild") { "server" } else { "everywhere" }.to_owned()).collect()
}

#[tokio::test]
async fn commands_are_registered_only_when_they_change() {
    let mut stage = Stage::new(TRIAL).await;
    assert_eq!(registrations(&stage.sandbox), ["everywhere"]);
    stage.restart().await;
    assert_eq!(registrations(&stage.sandbox), ["everywhere"]);
}

#[tokio::test]
async fn commands_are_registered_once_even_if_the_answer_cannot_be_read() {
    let sandbox = Sandbox::start().await.expect("a sandbox");
    sandbox.inject(Fault::garble().times(u32::MAX).on("PUT", "/commands"));
    let mut stage = Stage::on(sandbox, TRIAL, |_| {}).await;
    // Whatever would be tried again is tried before the bot has stopped, or after its start.
    stage.restart().await;
    assert_eq!(registrations(&stage.sandbox), ["everywhere"]);
}

#[tokio::test]
async fn commands_of_a_server_replace_those_of_everywhere_and_back() {
    let mut stage = Stage::new(TRIAL).await;
    let server = stage.sandbox.home();
    stage.config.server = Some(server.0);
    stage.restart().await;
    let cleared = |sandbox: &Sandbox| sandbox.commands(None).is_empty().then_some(());
    stage.sandbox.until(cleared).await.expect("the others are cleared");
    assert!(!stage.sandbox.commands(Some(server)).is_empty());
    stage.config.server = None;
    stage.restart().await;
    let back = |sandbox: &Sandbox| sandbox.commands(Some(server)).is_empty().then_some(());
    stage.sandbox.until(back).await.expect("the others are cleared");
    assert_eq!(registrations(&stage.sandbox), ["everywhere", "server", "everywhere", "everywhere", "server"]);
}

#[tokio::test]
async fn every_command_and_option_has_a_name_in_every_language() {
    let stage = Stage::new(TRIAL).await;
    fn check(value: &Value, own_name: bool) {
        for locale in ["de", "it", "ru"] {
            assert!(value["description_localizations"][locale].is_string(), "{value}");
            assert!(own_name || value["name_localizations"][locale].is_string(), "{value}");
        }
        value["options"].as_array().into_iter().flatten().for_each(|option| check(option, false));
    }
    let commands = stage.sandbox.commands(None);
    for command in &commands {
        // A game is called the same everywhere.
        check(command, command["name"] == "trial");
        assert_eq!(command["contexts"], serde_json::json!([0, 1]), "also in direct messages");
    }
    let names: Vec<&str> = commands.iter().filter_map(|command| command["name"].as_str()).collect();
    for name in
        ["game", "turn", "do", "board", "hand", "log", "recap", "score", "undo", "rules", "export", "settings", "help"]
    {
        assert!(names.contains(&name), "{name}");
    }
}

#[tokio::test]
async fn the_link_is_for_this_bot() {
    let sandbox = Sandbox::start().await.expect("a sandbox");
    let api = Api { url: Some(sandbox.url()), ..Api::default() };
    let link = invite(&Token::new(sandbox.token()), &api).await.expect("a link");
    assert!(link.contains("client_id=") && link.contains("permissions="), "{link}");
    assert!(invite(&Token::new("wrong"), &api).await.is_err());
}
