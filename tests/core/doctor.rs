//! `correio doctor` against the sandbox, and on machines on which something is wrong.

use std::fs;
use std::process::{Command, Output};
use std::time::{Duration, Instant};

use sandbox::Sandbox;
use serde_json::{Value, json};
use tempfile::TempDir;

/// Runs `correio doctor --json` in a folder with these variables and no others.
fn doctor(folder: &TempDir, variables: &[(&str, &str)]) -> (Vec<Value>, Option<i32>) {
    let output = command(folder, variables).args(["doctor", "--json"]).output().expect("the binary runs");
    let lines = serde_json::from_slice(&output.stdout).unwrap_or_else(|error| panic!("{error}: {output:?}"));
    (lines, output.status.code())
}

fn command(folder: &TempDir, variables: &[(&str, &str)]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_correio"));
    command.current_dir(folder.path()).env_clear().envs(variables.iter().copied());
    command
}

/// What a check found: its state and its sentence.
fn found(lines: &[Value], check: &str) -> (String, String) {
    let line = lines.iter().find(|line| line["check"] == check).unwrap_or_else(|| panic!("no {check} in {lines:?}"));
    let text = |key: &str| line[key].as_str().unwrap_or_default().to_owned();
    (text("state"), text("says"))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_line_is_good_once_the_bot_has_run() {
    let sandbox = Sandbox::start().await.expect("a sandbox");
    let folder = tempfile::tempdir().expect("a folder");
    let (token, url) = (sandbox.token(), sandbox.url());
    let free = std::net::TcpListener::bind(("127.0.0.1", 0)).and_then(|free| free.local_addr()).expect("an address");
    fs::write(folder.path().join(".env"), format!("DISCORD_TOKEN={token}\nBACKUP_DIR=backups\nWEB_ADDR={free}\n"))
        .expect("written");
    let variables = [("DISCORD_API_URL", &*url), ("RUST_LOG", "off"), ("TZ", "UTC")];
    let (before, code) = doctor(&folder, &variables);
    assert_eq!(code, Some(1), "{before:?}");
    for (check, words) in [("commands", "correio run registers them"), ("database", "correio run creates it")] {
        assert!(found(&before, check).1.contains(words), "{before:?}");
    }
    let mut bot = command(&folder, &variables).arg("run").spawn().expect("the bot");
    sandbox.until_connected(1).await.expect("it connects");
    let begun = Instant::now();
    let done = |lines: &[Value]| ["commands", "backup"].iter().all(|check| found(lines, check).0 == "ok");
    let (mut lines, mut code) = doctor(&folder, &variables);
    while !done(&lines) && begun.elapsed() < Duration::from_secs(60) {
        (lines, code) = doctor(&folder, &variables);
    }
    bot.kill().expect("ended");
    bot.wait().expect("ended");
    let bad: Vec<_> = lines.iter().filter(|line| line["state"] != "ok").collect();
    assert!(bad.iter().all(|line| line["check"] == "servers"), "{bad:?}");
    assert!(matches!(code, Some(0 | 1)));
    let text = command(&folder, &variables).arg("doctor").output().expect("the binary runs");
    let text = String::from_utf8_lossy(&text.stdout).into_owned();
    assert!(text.contains("✓ token: accepted; it belongs to the application ") && !text.contains(&token), "{text}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_wrong_on_this_machine_or_at_discord_is_told() {
    let sandbox = Sandbox::start().await.expect("a sandbox");
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).display().to_string();
    fs::write(folder.path().join("junk.db"), "no database, but a text of some length".repeat(99)).expect("written");
    fs::create_dir(folder.path().join("editions")).expect("a folder");
    fs::write(folder.path().join("editions/lisboa.toml"), "no edition").expect("written");
    fs::write(folder.path().join(".env"), "DISCORD_TOKN=x\n").expect("written");
    let (token, url) = (sandbox.token(), sandbox.url());
    let (junk, editions) = (format!("sqlite://{}", path("junk.db")), path("editions"));
    type Variables<'a> = &'a [(&'a str, &'a str)];
    let cases: [(&str, Variables<'_>, &str, &str); 9] = [
        (".env", &[], "warning", "did you mean DISCORD_TOKEN?"),
        ("variables", &[("METRICS_ADDR", "9000")], "error", "METRICS_ADDR is '9000'"),
        ("token", &[("DISCORD_TOKEN", "wrong")], "error", "copy it again"),
        ("token", &[("DISCORD_TOKEN", "")], "error", "DISCORD_TOKEN is not set"),
        ("token", &[("DISCORD_API_URL", "http://127.0.0.1:9")], "warning", "cannot be reached"),
        ("database", &[("DATABASE_URL", &*junk)], "error", "is damaged, or is not a correio database"),
        ("backup", &[("BACKUP_DIR", &junk[9..])], "error", "make it a folder"),
        ("pages", &[("WEB_ADDR", "127.0.0.1:0"), ("WEB_URL", "http://127.0.0.1:9")], "error", "cannot be reached"),
        ("editions", &[("EDITIONS_DIR", &*editions)], "error", "lisboa"),
    ];
    for (check, wrong, state, words) in cases {
        let right = [("DISCORD_TOKEN", &*token), ("DISCORD_API_URL", &*url)];
        let changed = |name: &str| wrong.iter().any(|(other, _)| *other == name);
        let variables: Vec<_> =
            right.into_iter().filter(|(name, _)| !changed(name)).chain(wrong.iter().copied()).collect();
        let (lines, code) = doctor(&folder, &variables);
        let (found, said) = found(&lines, check);
        assert!(found == state && said.contains(words), "{check} with {wrong:?}: {found}: {said}");
        assert!(code >= Some(if state == "error" { 2 } else { 1 }), "{check} with {wrong:?}: {code:?}");
    }
    // Another program has registered its commands for the same application.
    let application: Value = ask(&sandbox, "GET", "/applications/@me", &json!(null)).await;
    let commands = format!("/applications/{}/commands", application["id"].as_str().expect("an id"));
    ask(&sandbox, "PUT", &commands, &json!([{ "name": "other", "description": "of another program" }])).await;
    let (lines, _) = doctor(&folder, &[("DISCORD_TOKEN", &*token), ("DISCORD_API_URL", &*url)]);
    assert_eq!(found(&lines, "commands").0, "warning", "{lines:?}");
}

/// A request to the sandbox as the bot.
async fn ask(sandbox: &Sandbox, method: &str, path: &str, body: &Value) -> Value {
    let method = method.parse().expect("a method");
    let request = reqwest::Client::new().request(method, format!("{}/api/v10{path}", sandbox.url()));
    let request = request.header("authorization", format!("Bot {}", sandbox.token())).json(body);
    request.send().await.expect("an answer").json().await.expect("JSON")
}

#[test]
fn a_bot_that_starts_says_what_is_nearly_right() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join(".env"), "DISCORD_TOKEN=x\nBAKUP_DIR=backups\n").expect("written");
    // Nobody listens there, so it ends at once.
    let variables = [("DISCORD_API_URL", "http://127.0.0.1:9"), ("DATABASE_URL", "sqlite://none/correio.db")];
    let Output { stderr, .. } = command(&folder, &variables).arg("run").output().expect("the binary runs");
    let said = String::from_utf8_lossy(&stderr);
    assert!(said.contains("BAKUP_DIR is not a variable of correio; did you mean BACKUP_DIR?"), "{said}");
}
