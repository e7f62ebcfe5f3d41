//! Settings that stay, and the wish to be forgotten.

use std::fs;
use std::path::PathBuf;

use serde_json::json;
use store::backup;

use crate::challenge::{begin, posted};
use crate::stage::{Stage, TRIAL, person_id, shown};

#[tokio::test]
async fn settings_survive_a_restart() {
    let mut stage = Stage::new(TRIAL).await;
    let people = stage.people(1);
    let options = [("language", json!("de")), ("screen-reader", json!(true)), ("confirm", json!("never"))];
    let text = stage.slash(&people[0], "settings", &options).await.text();
    assert!(text.contains("Deutsch") && text.contains("ja") && text.contains("nie"), "{text}");
    stage.restart().await;
    assert_eq!(stage.slash(&people[0], "settings", &[]).await.text(), text);
}

#[tokio::test]
async fn who_wants_to_be_forgotten_is_a_former_player() {
    let stage = Stage::new(TRIAL).await;
    let people = stage.people(2);
    let game = stage.started(&people, games::TRIAL, "forgotten").await;
    let asked = stage.slash(&people[1], "settings", &[("forget-me", json!(true))]).await;
    assert!(stage.tables.seat(game, person_id(&people[1])).await.is_ok(), "asked about once more first");
    let button = shown(&asked).custom_ids()[0].to_owned();
    people[1].press(shown(&asked).id, &button).await.expect("an answer");
    assert!(stage.tables.seat(game, person_id(&people[1])).await.is_err());
    let board = stage.slash(&people[0], "board", &[]).await.text();
    assert!(board.contains("former player") && !board.contains("Bruno"), "{board}");
}

#[tokio::test]
async fn who_was_forgotten_is_in_no_byte_of_any_file() {
    let stage = Stage::new(games::ALL).await;
    let people = stage.people(1);
    let name = "Zsuzsanna Kettelhoit";
    let note = "off to the Berlenga islands";
    let person = stage.sandbox.as_user(stage.sandbox.add_user(name, "en-US"));
    stage.slash(&person, "settings", &[("language", json!("en")), ("confirm", json!("never"))]).await;
    stage.slash(&person, "reminders", &[("where", json!("direct")), ("heads-up", json!(true))]).await;
    stage.slash(&person, "away set", &[("until", json!("3d")), ("note", json!(note))]).await;
    let both = [person.clone(), people[0].clone()];
    stage.started(&both, games::find("lisboa").expect("Lisboa"), "forgotten").await;
    for _ in 0..12 {
        let table = stage.tables.seat(stage.place(stage.general()), person_id(&person)).await.expect("a seat");
        let Some(choice) = table.choices().into_iter().next() else { break };
        stage.slash(&person, "do", &[("choice", json!(choice.text))]).await;
    }
    let options = [("title", json!("Alone")), ("closes", json!("3d")), ("game", json!("lisboa"))];
    let (challenge, post) = posted(&stage, &person, &options).await;
    begin(&stage, &person, post, challenge).await;
    stage.quiet().await;
    let asked = stage.slash(&person, "settings", &[("forget-me", json!(true))]).await;
    let button = shown(&asked).custom_ids()[0].to_owned();
    person.press(shown(&asked).id, &button).await.expect("an answer");
    stage.quiet().await;
    let file = PathBuf::from(stage.database.trim_start_matches("sqlite://"));
    let copy = file.with_extension("copy");
    backup(&stage.database, &copy).await.expect("a copy");
    let id = person_id(&person);
    let (digits, bits) = (id.to_string(), id.0.to_be_bytes());
    for path in [file.clone(), file.with_extension("db-wal"), copy] {
        let content = fs::read(&path).expect("a file");
        for trace in [name.as_bytes(), note.as_bytes(), digits.as_bytes(), &bits] {
            let places = content.windows(trace.len()).filter(|part| *part == trace).count();
            assert_eq!(places, 0, "{} in {}", String::from_utf8_lossy(trace), path.display());
        }
    }
}

#[tokio::test]
async fn names_never_format_or_ping() {
    let stage = Stage::new(TRIAL).await;
    let ana = stage.sandbox.as_user(stage.sandbox.add_user("Ana", "en-US"));
    let name = format!("**@everyone** <@{}>", ana.id());
    let eve = stage.sandbox.as_user(stage.sandbox.add_user(&name, "en-US"));
    stage.slash(&eve, "game new", &[]).await;
    stage.press(&ana, stage.general(), "join").await;
    stage.press(&eve, stage.general(), "start").await;
    stage.quiet().await;
    for post in stage.posts(stage.general()) {
        let text = post.text();
        assert!(!text.contains("**@everyone**") && !post.mention_everyone, "{text}");
        let mentions = post.content.matches("<@").count();
        assert_eq!(mentions, post.mentions.len(), "{}", post.content);
    }
    assert!(stage.slash(&eve, "game mine", &[]).await.is_private());
}
