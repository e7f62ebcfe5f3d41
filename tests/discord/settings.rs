//! Settings that stay, and the wish to be forgotten.

use correio::games;
use serde_json::json;

use crate::stage::{Stage, TRIAL, person_id, shown};

#[tokio::test]
async fn settings_survive_a_restart() {
    let mut stage = Stage::new(TRIAL).await;
    let people = stage.people(1);
    let options = [("language", json!("de")), ("screen-reader", json!(true)), ("confirm", json!(false))];
    let text = stage.slash(&people[0], "settings", &options).await.text();
    assert!(text.contains("Deutsch") && text.contains("ja") && text.contains("nein"), "{text}");
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
