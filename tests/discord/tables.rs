//! Opening tables: lobbies, rights, threads, rematches, direct messages.

use sandbox::{Permissions, Reply};
use serde_json::json;
use table::store::Store;
use table::{Owner, Status};

use crate::stage::{Stage, TRIAL, person_id, shown};

#[tokio::test]
async fn a_lobby_is_joined_left_and_started() {
    let stage = Stage::new(TRIAL).await;
    let people = stage.people(3);
    let opened = stage.slash(&people[0], "game new", &[("tokens", json!("off"))]).await;
    assert!(opened.is_private() && opened.text().contains("table is open"), "{}", opened.text());
    stage.quiet().await;
    let (lobby, _) = stage.with_button(stage.general(), "join").expect("a lobby");
    for person in &people[1..] {
        assert!(stage.press(person, stage.general(), "join").await.is_private());
    }
    let again = stage.press(&people[1], stage.general(), "join").await;
    assert!(again.text().contains("Du spielst schon mit"), "{}", again.text());
    stage.press(&people[2], stage.general(), "leave").await;
    stage.quiet().await;
    let text = stage.sandbox.message(lobby).expect("the lobby").text();
    assert!(text.contains("Bruno") && !text.contains("Cem") && text.contains("Tokens: no"), "{text}");
    let guest = stage.press(&people[1], stage.general(), "start").await;
    assert!(guest.text().contains("Das darf nur"), "{}", guest.text());
    assert_eq!(stage.table().await.status(), Status::Lobby);
    stage.press(&people[0], stage.general(), "start").await;
    stage.quiet().await;
    assert_eq!(stage.table().await.status(), Status::Running);
    let lobby = stage.sandbox.message(lobby).expect("the lobby");
    assert!(lobby.components.is_empty(), "a lobby that began has no buttons");
    assert!(stage.with_button(stage.general(), "turn").is_some());
}

#[tokio::test]
async fn a_taken_channel_offers_a_thread() {
    let stage = Stage::new(TRIAL).await;
    let people = stage.people(2);
    stage.slash(&people[0], "game new", &[]).await;
    let taken = stage.slash(&people[1], "game new", &[("seed", json!("mine")), ("tokens", json!("off"))]).await;
    let message = shown(&taken);
    let button = message.custom_ids()[0].to_owned();
    assert!(button.starts_with("thread:") && message.is_private(), "{button}");
    let opened = people[1].press(message.id, &button).await.expect("a thread");
    assert!(matches!(opened, Reply::Updated(_)) && opened.text().contains("https://discord.com/channels/"));
    stage.quiet().await;
    let text = opened.text();
    let id = text.rsplit('/').next().and_then(|end| end.lines().next()).unwrap_or_default();
    let thread = id.parse().expect("a link to a thread");
    let (lobby, _) = stage.with_button(thread, "join").expect("a lobby in the thread");
    assert!(stage.sandbox.message(lobby).expect("the lobby").text().contains("no"));
}

#[tokio::test]
async fn only_hosts_and_managers_cancel() {
    let stage = Stage::new(TRIAL).await;
    let people = stage.people(3);
    let game = stage.started(&people[..2], games::TRIAL, "cancelled").await;
    let refused = stage.slash(&people[1], "game cancel", &[]).await;
    assert!(shown(&refused).custom_ids().is_empty(), "{}", refused.text());
    stage.sandbox.grant(stage.sandbox.home(), people[2].id(), Permissions::MANAGE_GUILD);
    let asked = stage.slash(&people[2], "game cancel", &[]).await;
    let button = shown(&asked).custom_ids()[0].to_owned();
    // Whoever finds the button of somebody else may not use it either.
    let stolen = people[1].press_stale(shown(&asked).id, &button).await;
    assert!(stolen.is_err(), "a private message is not there for others");
    people[2].press(shown(&asked).id, &button).await.expect("it is cancelled");
    stage.quiet().await;
    let table = stage.tables.look(game, None).await.expect("the table");
    assert_eq!(table.status(), Status::Cancelled);
    assert!(stage.with_button(stage.general(), "turn").is_none());
    assert!(stage.posts(stage.general()).last().expect("a post").text().contains("canceled"));
    // The channel is free again.
    stage.slash(&people[1], "game new", &[]).await;
    stage.quiet().await;
    assert!(stage.with_button(stage.general(), "join").is_some());
}

#[tokio::test]
async fn options_and_language_of_a_table_are_its_hosts() {
    let stage = Stage::new(TRIAL).await;
    let people = stage.people(2);
    stage.slash(&people[0], "game new", &[]).await;
    let refused = stage.slash(&people[1], "game options", &[("language", json!("it"))]).await;
    assert!(refused.text().contains("Das darf nur"), "{}", refused.text());
    stage.slash(&people[0], "game options", &[("language", json!("it")), ("tokens", json!("off"))]).await;
    stage.quiet().await;
    let (lobby, _) = stage.with_button(stage.general(), "join").expect("a lobby");
    let text = stage.sandbox.message(lobby).expect("the lobby").text();
    assert!(text.contains("chi gioca?") && text.contains("Gettoni: no"), "{text}");
}

#[tokio::test]
async fn a_server_has_a_language_of_its_own() {
    let stage = Stage::new(TRIAL).await;
    let people = stage.people(1);
    let refused = stage.slash(&people[0], "settings", &[("server-language", json!("ru"))]).await;
    assert!(refused.text().contains("manage the server"), "{}", refused.text());
    stage.sandbox.grant(stage.sandbox.home(), people[0].id(), Permissions::MANAGE_GUILD);
    stage.slash(&people[0], "settings", &[("server-language", json!("ru"))]).await;
    stage.slash(&people[0], "game new", &[]).await;
    stage.quiet().await;
    let text = stage.posts(stage.general())[0].text();
    assert!(text.contains("кто играет?"), "{text}");
}

#[tokio::test]
async fn a_game_can_be_played_in_a_direct_message_and_found_from_everywhere() {
    let stage = Stage::new(TRIAL).await;
    let people = stage.people(2);
    stage.started(&people, games::TRIAL, "found").await;
    let direct = people[0].direct_channel();
    let panel = people[0].slash(direct, "turn", &[]).await.expect("a panel");
    assert!(shown(&panel).custom_ids().iter().any(|id| id.starts_with("do:")), "{}", panel.text());
    // A second game that waits: then it asks which.
    let other = stage.sandbox.add_channel(stage.sandbox.home(), "other");
    people[0].slash(other, "game new", &[]).await.expect("a table");
    stage.quiet().await;
    stage.press(&people[1], other, "join").await;
    stage.press(&people[0], other, "start").await;
    let which = people[0].slash(direct, "turn", &[]).await.expect("a question");
    let menu = shown(&which).custom_ids()[0].to_owned();
    let games = shown(&which).menu_values(&menu);
    assert_eq!(games.len(), 2);
    let chosen = people[0].select(shown(&which).id, &menu, &[games[1]]).await.expect("a panel");
    assert!(shown(&chosen).custom_ids().iter().any(|id| id.starts_with(&format!("do:{}:", games[1]))));
    let mine = people[0].slash(direct, "game mine", &[]).await.expect("my games");
    assert!(mine.text().contains("https://discord.com/channels/"), "{}", mine.text());
}

#[tokio::test]
async fn a_rematch_opens_the_next_table() {
    let stage = Stage::new(TRIAL).await;
    let people = stage.people(2);
    let game = stage.started(&people, games::TRIAL, "rematch").await;
    crate::pressing::play_out(&stage, game, &people).await;
    stage.quiet().await;
    let stranger = stage.sandbox.as_user(stage.sandbox.add_user("Eva", "en-GB"));
    let refused = stage.press(&stranger, stage.general(), "rematch").await;
    assert!(refused.text().contains("not playing"), "{}", refused.text());
    let record = stage.press(&stranger, stage.general(), "record").await;
    let file = &shown(&record).attachments[0];
    let bytes = stage.sandbox.file(file.id).expect("a file");
    let record = engine::Record::parse(std::str::from_utf8(&bytes).expect("text")).expect("a record");
    assert_eq!(record.check(games::find), Ok(()));
    stage.press(&people[1], stage.general(), "rematch").await;
    stage.quiet().await;
    let (lobby, _) = stage.with_button(stage.general(), "join").expect("a lobby");
    let text = stage.sandbox.message(lobby).expect("the lobby").text();
    assert!(text.contains("Bruno"), "{text}");
    assert_eq!(stage.table().await.seat_of(person_id(&people[1])).map(|seat| seat.index()), Some(0));
}

#[tokio::test]
async fn a_new_table_with_settings_is_one_change_and_one_post() {
    let stage = Stage::new(TRIAL).await;
    let people = stage.people(2);
    let before = stage.sandbox.requests();
    let options = [("language", json!("ru")), ("reminders", json!("12h")), ("tokens", json!("off"))];
    stage.slash(&people[0], "game new", &options).await;
    stage.quiet().await;
    let said = stage.sandbox.recorded_since(before);
    let posts: Vec<_> = said.iter().filter(|request| request.route.starts_with("/channels/")).collect();
    let methods: Vec<_> = posts.iter().map(|request| request.method.as_str()).collect();
    assert_eq!(methods, ["POST"], "one message, and nothing to correct in it");
    assert!(posts[0].body.to_string().contains("кто играет?"), "{}", posts[0].body);
    let settings = stage.store.settings(Owner::Game(stage.table().await.id())).await.expect("settings");
    assert_eq!(settings.get("reminders").map(String::as_str), Some("12h"));
    // The same in a thread, where the channel is taken.
    let taken = stage.slash(&people[1], "game new", &[("language", json!("it"))]).await;
    let button = shown(&taken).custom_ids()[0].to_owned();
    people[1].press(shown(&taken).id, &button).await.expect("a thread");
    stage.quiet().await;
    let italian = |request: &sandbox::Recorded| request.body.to_string().contains("chi gioca?");
    assert_eq!(stage.sandbox.recorded_since(before).iter().filter(|request| italian(request)).count(), 1);
}
