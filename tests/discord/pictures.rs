//! Pictures of the board: with the current turn message, in /board and challenges, and of one's own things for those who
//! like it; with words for those who cannot see them.

use std::time::Duration;

use engine::Seed;
use sandbox::{Fault, Message, Permissions, Person, Reply};
use serde_json::json;
use table::SetClock;

use crate::challenge::{NOON, begin, play, posted, text};
use crate::stage::{Stage, choice, eventually, shown};

/// The picture of a message: its file and its embed belong together, and it is described.
fn picture(message: &Message) -> Option<&str> {
    let [file] = message.attachments.as_slice() else { return None };
    assert_eq!(message.embeds[0]["image"]["url"].as_str().map(|url| url.contains(&file.name)), Some(true));
    described(message)
}

/// The picture beside what a message says.
fn described(message: &Message) -> Option<&str> {
    let [file] = message.attachments.as_slice() else { return None };
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
    let turn = posts.iter().find(|post| picture(post).is_some()).expect("a turn message with its board");
    assert_eq!(turn.embeds[0]["image"]["description"].as_str(), picture(turn), "screen readers read the embed's");
    // Beside its picture the board is told at a glance; whoever wants it in words gets all of it.
    assert!(!is_in_words(turn) && !turn.content.is_empty(), "{}", turn.text());
    let words = turn.custom_ids().into_iter().find(|id| id.ends_with(":=")).expect("a button").to_owned();
    let words = people[1].press(turn.id, &words).await.expect("the board in words");
    assert!(words.is_private() && is_in_words(shown(&words)) && shown(&words).attachments.is_empty());
    let board = stage.slash(&people[1], "board", &[]).await;
    assert!(board.is_private() && picture(shown(&board)).is_some() && !is_in_words(shown(&board)));
    // Another page takes its place, with its own picture.
    let menu = shown(&board).custom_ids()[0].to_owned();
    let other = people[1].select(shown(&board).id, &menu, &["cities"]).await.expect("a page");
    assert!(matches!(other, Reply::Updated(_)));
    assert!(picture(shown(&other)).is_some(), "one picture, not two");
    // Who does not like pictures reads the board.
    stage.slash(&people[1], "settings", &[("pictures", json!("nothing"))]).await;
    let board = stage.slash(&people[1], "board", &[]).await;
    assert!(shown(&board).attachments.is_empty() && is_in_words(shown(&board)));
}

/// Whether a message tells the whole board in words: the maps of both games are grids.
fn is_in_words(message: &Message) -> bool {
    message.text().contains("```")
}

/// The newest message with the turn.
fn turn_message(stage: &Stage) -> Message {
    let is_turn = |post: &Message| post.custom_ids().iter().any(|id| id.starts_with("turn:"));
    stage.posts(stage.general()).into_iter().rfind(is_turn).expect("a turn message")
}

/// An absence changes the turn message: it keeps the form in which it came, so that nothing jumps.
#[tokio::test]
async fn an_edit_changes_neither_a_picture_into_words_nor_words_into_a_picture() {
    let stage = Stage::drawing(games::ALL).await;
    let people = stage.people(2);
    let away = async |until: &str| {
        stage.slash(&people[0], "away set", &[("until", json!(until))]).await;
        stage.quiet().await;
        turn_message(&stage)
    };
    stage.started(&people, games::find("lisboa").expect("the game"), "edits").await;
    let before = turn_message(&stage);
    let alt = picture(&before).expect("a picture").to_owned();
    stage.sandbox.inject(Fault::fail(413).on_uploads());
    let edited = away("2w").await;
    assert_eq!((edited.id, picture(&edited)), (before.id, Some(alt.as_str())), "it keeps what it has");
    assert!(edited.text() != before.text() && !is_in_words(&edited), "{}", edited.text());
}

#[tokio::test]
async fn a_message_that_came_in_words_stays_in_words() {
    let stage = Stage::drawing(games::ALL).await;
    let people = stage.people(2);
    stage.sandbox.inject(Fault::fail(413).on_uploads());
    stage.started(&people, games::find("lisboa").expect("the game"), "edits").await;
    let before = turn_message(&stage);
    assert!(before.attachments.is_empty() && is_in_words(&before), "{}", before.text());
    stage.slash(&people[0], "away set", &[("until", json!("2w"))]).await;
    stage.quiet().await;
    let edited = turn_message(&stage);
    assert!(edited.text() != before.text() && edited.attachments.is_empty() && is_in_words(&edited));
}

#[tokio::test]
async fn a_message_whose_picture_is_refused_arrives_without_it() {
    let stage = Stage::drawing(games::ALL).await;
    let people = stage.people(2);
    stage.sandbox.deny(stage.general(), stage.sandbox.bot(), Permissions::ATTACH_FILES);
    stage.started(&people, games::find("lisboa").expect("the game"), "refused").await;
    let posts = stage.posts(stage.general());
    assert!(posts.iter().all(|post| post.attachments.is_empty()));
    assert!(is_in_words(&turn_message(&stage)), "the whole board takes its place");
}

/// How often somebody tried to send a picture to a channel.
fn uploads(stage: &Stage) -> usize {
    let asked = stage.sandbox.recorded_since(0).into_iter();
    let posts = asked.filter(|request| request.route == "/channels/{channel_id}/messages" && request.method == "POST");
    posts.filter(|request| !request.files.is_empty()).count()
}

#[tokio::test]
async fn refused_pictures_are_not_tried_with_each_message() {
    let stage = Stage::drawing(games::ALL).await;
    let people = stage.people(2);
    stage.sandbox.deny(stage.general(), stage.sandbox.bot(), Permissions::ATTACH_FILES);
    let madeira = games::find("madeira").expect("the game");
    for seed in ["one", "another"] {
        stage.started(&people, madeira, seed).await;
        let cancel = stage.slash(&people[0], "game cancel", &[]).await;
        let press = shown(&cancel).custom_ids()[0].to_owned();
        people[0].press(shown(&cancel).id, &press).await.expect("cancelled");
        stage.quiet().await;
    }
    assert_eq!(uploads(&stage), 1);
}

#[tokio::test]
async fn a_message_goes_without_its_picture_where_only_uploads_fail() {
    let stage = Stage::drawing(games::ALL).await;
    let people = stage.people(2);
    stage.sandbox.inject(Fault::fail(502).times(u32::MAX).on_uploads());
    stage.started(&people, games::find("madeira").expect("the game"), "uploads").await;
    let posts = stage.posts(stage.general());
    let turn = posts.iter().find(|post| post.custom_ids().iter().any(|id| id.starts_with("turn:")));
    assert!(turn.is_some_and(|turn| turn.attachments.is_empty() && !turn.embeds.is_empty()), "the board in words");
    assert_eq!(uploads(&stage), 2);
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

/// Chooses the first answer of a panel, which is answered in place.
async fn choose_first(person: &Person, panel: &Message) -> Message {
    let menu = choice(panel);
    let values = panel.menu_values(&menu);
    let reply = match values.first() {
        Some(first) => person.select(panel.id, &menu, &[first]).await,
        None => person.press(panel.id, &menu).await,
    };
    let reply = reply.expect("an answer");
    assert!(matches!(reply, Reply::Updated(_)), "{reply:?}");
    shown(&reply).clone()
}

/// Somebody who likes pictures in their panel, and somebody who does not, at a table whose bot is reached in either way.
async fn pictures_in_panels(stage: Stage) {
    let people = stage.people(2);
    let game = stage.started(&people, games::find("lisboa").expect("the game"), "own").await;
    let people = stage.by_seat(game, &people).await;
    stage.slash(&people[0], "settings", &[("pictures", json!("panels"))]).await;
    let panel = stage.slash(&people[0], "turn", &[]).await;
    assert!(panel.is_private() && picture(shown(&panel)).is_some());
    // One step on the panel is the same message with another picture.
    let next = choose_first(&people[0], shown(&panel)).await;
    assert!(picture(&next).is_some() && next.id == shown(&panel).id);
    assert_ne!(next.text(), panel.text());
    assert_ne!(next.attachments[0].id, shown(&panel).attachments[0].id);
    // Others see nothing of it.
    assert!(stage.posts(stage.general()).iter().all(|post| described(post) != described(&next)));
    let other = stage.slash(&people[1], "turn", &[]).await;
    assert!(shown(&other).attachments.is_empty());
}

#[tokio::test]
async fn a_panel_comes_with_a_picture_of_ones_own_things_for_those_who_like_it() {
    pictures_in_panels(Stage::drawing(games::ALL).await).await;
}

#[tokio::test]
async fn by_http_a_panel_comes_with_its_picture_as_well() {
    pictures_in_panels(Stage::by_http(games::ALL).await.with_pictures().await).await;
}

#[tokio::test]
async fn a_panel_or_board_whose_picture_is_refused_comes_in_words() {
    for stage in [Stage::drawing(games::ALL).await, Stage::by_http(games::ALL).await.with_pictures().await] {
        let people = stage.people(1);
        stage.started(&people, games::find("lisboa").expect("the game"), "own").await;
        stage.slash(&people[0], "settings", &[("pictures", json!("panels"))]).await;
        stage.sandbox.inject(Fault::fail(413).times(u32::MAX).on_uploads());
        let panel = stage.slash(&people[0], "turn", &[]).await;
        assert!(shown(&panel).attachments.is_empty() && !shown(&panel).custom_ids().is_empty());
        let next = choose_first(&people[0], shown(&panel)).await;
        assert!(next.attachments.is_empty() && next.text() != panel.text());
        let board = stage.slash(&people[0], "board", &[]).await;
        assert!(shown(&board).attachments.is_empty() && is_in_words(shown(&board)), "{}", board.text());
    }
}

#[tokio::test]
async fn a_challenge_shows_its_set_up_and_keeps_it_when_it_is_edited_and_its_games_are_drawn_step_by_step() {
    let clock = SetClock::at(NOON);
    let stage = Stage::timed(games::ALL, &clock).await.with_pictures().await;
    let people = stage.people(2);
    let options = [("title", json!("Cup")), ("closes", json!("3d")), ("game", json!("lisboa"))];
    let (challenge, post) = posted(&stage, &people[0], &options).await;
    let message = stage.sandbox.message(post).expect("a post");
    let alt = picture(&message).expect("the set-up").to_owned();
    let (game, _) = begin(&stage, &people[1], post, challenge).await;
    clock.advance(Duration::from_secs(60));
    eventually("the post is edited", || text(&stage, post).contains("1 playing")).await;
    let edited = stage.sandbox.message(post).expect("a post");
    assert_eq!(picture(&edited), Some(alt.as_str()));
    play(&stage, &people[1], game, &mut Seed::from_number(1).stream("policy"), 12).await;
    let id = ("challenge", json!(challenge.to_string()));
    stage.slash(&people[0], "challenge close", std::slice::from_ref(&id)).await;
    let replay = stage.slash(&people[1], "challenge replay", &[id, ("player", json!(game.to_string()))]).await;
    assert!(picture(shown(&replay)).is_some(), "{}", replay.text());
}
