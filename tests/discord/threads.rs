//! Games in threads: by the host's choice, or because the server wants it so.

use sandbox::{ChannelId, Fault, Message, Permissions, Person};
use serde_json::json;
use table::Status;

use crate::stage::{Stage, TRIAL, shown};

/// A lobby of two in the general channel.
async fn gathered(stage: &Stage) -> (Vec<Person>, Message) {
    let people = stage.people(2);
    stage.slash(&people[0], "game new", &[]).await;
    stage.press(&people[1], stage.general(), "join").await;
    stage.quiet().await;
    let (lobby, _) = stage.with_button(stage.general(), "start").expect("a lobby");
    (people, stage.sandbox.message(lobby).expect("the lobby"))
}

fn offers_thread(message: &Message) -> bool {
    message.custom_ids().iter().any(|id| id.starts_with("thread:"))
}

#[tokio::test]
async fn a_game_in_a_thread_from_start_to_end() {
    let stage = Stage::new(TRIAL).await;
    let (people, lobby) = gathered(&stage).await;
    let guest = stage.press(&people[1], stage.general(), "thread").await;
    assert!(guest.text().contains("Das darf nur"), "{}", guest.text());
    let chosen = stage.press(&people[0], stage.general(), "thread").await;
    assert!(chosen.is_private() && chosen.text().contains("thread"), "{}", chosen.text());
    stage.quiet().await;
    assert!(stage.sandbox.message(lobby.id).expect("the lobby").text().contains("in a thread on this message"));
    let started = stage.press(&people[0], stage.general(), "start").await;
    let thread = ChannelId(lobby.id.0);
    assert!(started.text().contains(&thread.to_string()), "{}", started.text());
    stage.quiet().await;
    let line = stage.sandbox.message(lobby.id).expect("the lobby");
    assert!(line.embeds.is_empty() && line.components.is_empty(), "{}", line.text());
    for part in ["Ana", "Bruno", "play in the thread", &thread.to_string()] {
        assert!(line.content.contains(part), "{}", line.content);
    }
    assert_eq!(stage.posts(stage.general()).len(), 1, "nothing else is said in the channel");
    assert!(stage.with_button(thread, "turn").is_some());
    let table = stage.tables.look(stage.place(thread), None).await.expect("the game is there");
    // The channel is free for the next one.
    stage.slash(&people[1], "game new", &[]).await;
    stage.quiet().await;
    crate::pressing::play_out(&stage, table.id(), &people).await;
    stage.quiet().await;
    let line = stage.sandbox.message(lobby.id).expect("the lobby");
    assert!(line.content.contains("win") || line.content.contains("share"), "{}", line.content);
    assert!(line.content.contains(&thread.to_string()), "{}", line.content);
    assert!(stage.with_button(thread, "rematch").is_some());
}

#[tokio::test]
async fn the_choice_can_be_taken_back() {
    let stage = Stage::new(TRIAL).await;
    let (people, _) = gathered(&stage).await;
    for _ in 0..2 {
        stage.press(&people[0], stage.general(), "thread").await;
    }
    stage.press(&people[0], stage.general(), "start").await;
    stage.quiet().await;
    assert_eq!(stage.table().await.status(), Status::Running);
}

#[tokio::test]
async fn nothing_is_offered_where_no_thread_can_be() {
    let stage = Stage::new(TRIAL).await;
    let person = stage.people(1).remove(0);
    let direct = person.direct_channel();
    person.slash(direct, "game new", &[]).await.expect("a table");
    stage.quiet().await;
    assert!(!offers_thread(&stage.posts(direct)[0]));
    for (who, permission) in [
        (stage.sandbox.bot(), Permissions::CREATE_PUBLIC_THREADS),
        (stage.sandbox.bot(), Permissions::SEND_MESSAGES_IN_THREADS),
        (person.id(), Permissions::CREATE_PUBLIC_THREADS),
    ] {
        let channel = stage.sandbox.add_channel(stage.sandbox.home(), "closed");
        stage.sandbox.deny(channel, who, permission);
        person.slash(channel, "game new", &[]).await.expect("a table");
        stage.quiet().await;
        assert!(!offers_thread(&stage.posts(channel)[0]), "{permission}");
    }
}

#[tokio::test]
async fn without_permission_nothing_is_begun() {
    let stage = Stage::new(TRIAL).await;
    let (people, lobby) = gathered(&stage).await;
    stage.press(&people[0], stage.general(), "thread").await;
    stage.quiet().await;
    for (who, words) in [(people[0].id(), "You may not"), (stage.sandbox.bot(), "I cannot open a thread")] {
        stage.sandbox.deny(stage.general(), who, Permissions::CREATE_PUBLIC_THREADS);
        let refused = stage.press(&people[0], stage.general(), "start").await;
        assert!(refused.text().contains(words), "{}", refused.text());
        stage.sandbox.deny(stage.general(), who, Permissions::NONE);
    }
    assert_eq!(stage.table().await.status(), Status::Lobby);
    assert!(stage.sandbox.message(lobby.id).is_some_and(|lobby| !lobby.custom_ids().is_empty()));
    // Discord may refuse what it said it allows. One person too few opens no thread either.
    stage.sandbox.inject(Fault::fail(403).on("POST", "/threads"));
    let refused = stage.press(&people[0], stage.general(), "start").await;
    assert!(refused.text().contains("I cannot open a thread"), "{}", refused.text());
    assert_eq!(stage.table().await.status(), Status::Lobby);
}

#[tokio::test]
async fn a_thread_that_is_there_already_is_used() {
    let stage = Stage::new(TRIAL).await;
    let (people, lobby) = gathered(&stage).await;
    stage.press(&people[0], stage.general(), "thread").await;
    stage.quiet().await;
    // The thread is opened, but the answer is lost: as if the bot had ended before the game began.
    stage.sandbox.inject(Fault::lose_answer().on("POST", "/threads"));
    stage.press(&people[0], stage.general(), "start").await;
    assert_eq!(stage.table().await.status(), Status::Lobby);
    stage.press(&people[0], stage.general(), "start").await;
    stage.quiet().await;
    let thread = ChannelId(lobby.id.0);
    assert!(stage.with_button(thread, "turn").is_some());
    let opened = stage.sandbox.recorded_since(0).into_iter().filter(|request| request.route.ends_with("/threads"));
    assert_eq!(opened.count(), 2);
}

#[tokio::test]
async fn a_server_can_make_threads_its_default() {
    let stage = Stage::new(TRIAL).await;
    let people = stage.people(2);
    let wanted = [("server-threads", json!(true))];
    let refused = stage.slash(&people[0], "settings", &wanted).await;
    assert!(refused.text().contains("manage the server"), "{}", refused.text());
    stage.sandbox.grant(stage.sandbox.home(), people[0].id(), Permissions::MANAGE_GUILD);
    stage.slash(&people[0], "settings", &wanted).await;
    stage.slash(&people[1], "game new", &[]).await;
    stage.quiet().await;
    let lobby = stage.posts(stage.general()).pop().expect("a lobby");
    let started = stage.press(&people[1], stage.general(), "start").await;
    assert!(shown(&started).text().contains(&lobby.id.to_string()), "{}", started.text());
    stage.quiet().await;
    assert!(stage.with_button(ChannelId(lobby.id.0), "turn").is_some());
}

#[tokio::test]
async fn nobody_is_asked_for_a_thread_where_none_can_be_opened() {
    let stage = Stage::new(TRIAL).await;
    let people = stage.people(2);
    let thread = stage.sandbox.add_thread(stage.general(), people[0].id(), "game").expect("a thread");
    people[0].slash(thread, "game new", &[]).await.expect("a table");
    for person in &people {
        let taken = person.slash(thread, "game new", &[]).await.expect("an answer");
        assert!(shown(&taken).custom_ids().is_empty() && !taken.text().contains('?'), "{}", taken.text());
    }
    // Elsewhere the question has its button.
    stage.slash(&people[0], "game new", &[]).await;
    let taken = stage.slash(&people[1], "game new", &[]).await;
    assert!(offers_thread(shown(&taken)) && taken.text().contains('?'), "{}", taken.text());
}
