//! Pictures of the board: with the current turn message and in /board, with words for those who cannot see them.

use correio::games;
use correio::sandbox::{Message, Permissions, Reply};
use serde_json::json;

use crate::stage::{Stage, shown};

/// The picture of a message: its file and its embed belong together, and it is described.
fn picture(message: &Message) -> Option<&str> {
    let [file] = message.attachments.as_slice() else { return None };
    assert_eq!(message.embeds[0]["image"]["url"].as_str().map(|url| url.contains(&file.name)), Some(true));
    let alt = file.description.as_deref().expect("a description");
    assert!(!alt.is_empty() && alt.chars().count() <= 1_024, "{alt}");
    assert!(file.kind == "image/png" && file.size < 400_000, "{} bytes of {}", file.size, file.kind);
    Some(alt)
}

#[tokio::test]
async fn the_current_turn_message_and_the_board_have_a_picture() {
    let stage = Stage::drawing(games::ALL).await;
    let people = stage.people(2);
    stage.started(&people, games::find("madeira").expect("the game"), "pictures").await;
    let posts = stage.posts(stage.general());
    assert!(posts.iter().any(|post| picture(post).is_some()), "a turn message with its board");
    let board = stage.slash(&people[1], "board", &[]).await;
    assert!(board.is_private());
    assert!(picture(shown(&board)).is_some());
    // Another page takes its place, with its own picture.
    let menu = shown(&board).custom_ids()[0].to_owned();
    let other = people[1].select(shown(&board).id, &menu, &["cities"]).await.expect("a page");
    assert!(matches!(other, Reply::Updated(_)));
    assert!(picture(shown(&other)).is_some(), "one picture, not two");
    // Who does not like pictures reads the same.
    stage.slash(&people[1], "settings", &[("pictures", json!(false))]).await;
    assert!(shown(&stage.slash(&people[1], "board", &[]).await).attachments.is_empty());
}

#[tokio::test]
async fn a_message_whose_picture_is_refused_arrives_without_it() {
    let stage = Stage::drawing(games::ALL).await;
    let people = stage.people(2);
    stage.sandbox.deny(stage.general(), stage.sandbox.bot(), Permissions::ATTACH_FILES);
    stage.started(&people, games::find("lisboa").expect("the game"), "refused").await;
    let posts = stage.posts(stage.general());
    assert!(posts.iter().all(|post| post.attachments.is_empty()));
    assert!(posts.iter().any(|post| post.custom_ids().iter().any(|id| id.starts_with("turn:"))), "the text is there");
}

#[tokio::test]
async fn a_table_can_do_without_pictures() {
    let stage = Stage::drawing(games::ALL).await;
    let people = stage.people(2);
    stage.slash(&people[0], "game new", &[("game", json!("lisboa"))]).await;
    stage.slash(&people[0], "game options", &[("pictures", json!(false))]).await;
    stage.press(&people[1], stage.general(), "join").await;
    stage.press(&people[0], stage.general(), "start").await;
    stage.quiet().await;
    assert!(stage.posts(stage.general()).iter().all(|post| post.attachments.is_empty()));
}
