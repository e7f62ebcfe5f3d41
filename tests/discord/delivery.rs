//! Messages that cannot be delivered: the game is kept, the host is told, the outbox tries again.

use std::time::Duration;

use sandbox::{ChannelId, Fault, Permissions, Person, Sandbox};
use serde_json::json;
use table::{SetClock, Time};

use crate::stage::{Stage, TRIAL, choice, eventually, shown};

/// A table in a channel of its own with two people, and what it says in a moment.
async fn gathered(stage: &Stage, channel: ChannelId) -> Vec<Person> {
    let people = stage.people(2);
    people[0].slash(channel, "game new", &[]).await.expect("a table");
    stage.quiet().await;
    stage.press(&people[1], channel, "join").await;
    stage.quiet().await;
    people
}

async fn start(stage: &Stage, channel: ChannelId, host: &Person) {
    let (lobby, id) = stage.with_button(channel, "start").expect("a lobby");
    host.press(lobby, &id).await.expect("an answer");
}

/// Waits until the host has got a direct message with this in it, and gives its text.
async fn told(stage: &Stage, host: &Person, what: &str) -> String {
    let direct = host.direct_channel();
    let found = |sandbox: &Sandbox| {
        sandbox.messages(direct).iter().map(|message| message.text()).find(|text| text.contains(what))
    };
    stage.sandbox.until(found).await.expect("the host is told")
}

#[tokio::test]
async fn without_permission_the_host_is_told_and_it_is_tried_again() {
    let stage = Stage::new(TRIAL).await;
    let channel = stage.sandbox.add_channel(stage.sandbox.home(), "closed");
    let people = gathered(&stage, channel).await;
    stage.sandbox.deny(channel, stage.sandbox.bot(), Permissions::SEND_MESSAGES);
    let (lobby, id) = stage.with_button(channel, "start").expect("a lobby");
    let refused = people[0].press(lobby, &id).await.expect("an answer");
    assert!(refused.text().contains("I lack: Send Messages"), "{}", refused.text());
    stage.sandbox.deny(channel, stage.sandbox.bot(), Permissions::default());
    start(&stage, channel, &people[0]).await;
    stage.quiet().await;
    stage.sandbox.deny(channel, stage.sandbox.bot(), Permissions::SEND_MESSAGES);
    stake_elsewhere(&stage, &people).await;
    let text = told(&stage, &people[0], "Send Messages").await;
    assert!(text.contains("Send Messages") && text.contains(&channel.to_string()), "{text}");
    // The game goes on meanwhile.
    let listed = stage.tables.mine(crate::stage::person_id(&people[0])).await.expect("a list");
    let first = &stage.by_seat(listed[0].game, &people).await[0];
    let panel = first.slash(first.direct_channel(), "turn", &[]).await.expect("a panel");
    assert!(shown(&panel).custom_ids().iter().any(|id| id.starts_with("do:")));
    stage.sandbox.deny(channel, stage.sandbox.bot(), Permissions::default());
    people[1].slash(channel, "help", &[]).await.expect("an answer");
    stage.quiet().await;
    assert_eq!(stage.posts(channel).len(), 3, "lobby, first turn, second turn: nothing is lost or doubled");
    let notices = stage.posts(people[0].direct_channel()).into_iter();
    assert_eq!(notices.filter(|post| post.text().contains("Send Messages")).count(), 1, "told once");
}

#[tokio::test]
async fn an_archived_thread_is_woken_and_a_locked_one_reported() {
    let stage = Stage::new(TRIAL).await;
    let owner = stage.sandbox.add_user("Owner", "en-US");
    let thread = stage.sandbox.add_thread(stage.general(), owner, "game").expect("a thread");
    let people = gathered(&stage, thread).await;
    stage.sandbox.archive_thread(thread);
    start(&stage, thread, &people[0]).await;
    stage.quiet().await;
    assert!(stage.with_button(thread, "turn").is_some(), "writing wakes it");
    stage.sandbox.lock_thread(thread);
    stake_elsewhere(&stage, &people).await;
    let text = told(&stage, &people[0], "locked").await;
    assert!(text.contains("Unlock"), "{text}");
}

/// Both set a card aside, each in their conversation with the bot; the last one is not who begins.
async fn stake_elsewhere(stage: &Stage, people: &[Person]) {
    let listed = stage.tables.mine(crate::stage::person_id(&people[0])).await.expect("a list");
    for person in stage.by_seat(listed[0].game, people).await {
        let direct = person.direct_channel();
        person.slash(direct, "settings", &[("confirm", json!("never"))]).await.expect("an answer");
        let panel = person.slash(direct, "turn", &[]).await.expect("a panel");
        person.press(shown(&panel).id, &choice(shown(&panel))).await.expect("an answer");
    }
}

#[tokio::test]
async fn a_game_whose_channel_is_deleted_can_be_played_on() {
    let stage = Stage::new(TRIAL).await;
    let channel = stage.sandbox.add_channel(stage.sandbox.home(), "gone");
    let people = gathered(&stage, channel).await;
    start(&stage, channel, &people[0]).await;
    stage.quiet().await;
    stage.sandbox.delete_channel(channel);
    stake_elsewhere(&stage, &people).await;
    let text = told(&stage, &people[0], "is gone").await;
    assert!(text.contains("/turn") && text.contains("/game move"), "{text}");
}

#[tokio::test]
async fn a_lost_answer_or_a_failing_server_loses_and_doubles_nothing() {
    let stage = Stage::new(TRIAL).await;
    let people = stage.people(2);
    stage.sandbox.inject(Fault::lose_answer().on("POST", "/messages"));
    stage.started(&people, games::TRIAL, "lost").await;
    assert_eq!(stage.posts(stage.general()).len(), 2, "lobby and turn");
    let pings = stage.sandbox.pings();
    stage.sandbox.inject(Fault::fail(500).times(2).on("POST", "/messages"));
    stage.sandbox.inject(Fault::rate_limit(Duration::from_millis(50)).on("POST", "/messages"));
    stake_elsewhere(&stage, &people).await;
    stage.quiet().await;
    assert_eq!(stage.posts(stage.general()).len(), 3, "the next turn message, once");
    assert_eq!(stage.sandbox.pings(), pings + 1);
}

#[tokio::test]
async fn a_success_that_cannot_be_read_is_one_message_and_delays_nothing() {
    let clock = SetClock::at(Time(1_767_225_600));
    let stage = Stage::timed(TRIAL, &clock).await;
    let people = stage.people(2);
    stage.sandbox.inject(Fault::garble().times(u32::MAX).on("POST", "/channels/{channel_id}/messages"));
    // The clock stands still: whatever waits for a repetition would wait for ever.
    stage.started(&people, games::TRIAL, "garbled").await;
    assert_eq!(stage.posts(stage.general()).len(), 2, "lobby and turn");
    stake_elsewhere(&stage, &people).await;
    stage.quiet().await;
    assert_eq!(stage.posts(stage.general()).len(), 3);
    assert_eq!(stage.sandbox.nonces().values().max(), Some(&1), "nothing is sent twice");
}

#[tokio::test]
async fn old_messages_that_cannot_be_edited_hold_nothing_up() {
    let stage = Stage::new(TRIAL).await;
    let people = stage.people(2);
    stage.started(&people, games::TRIAL, "capped").await;
    stage.sandbox.cap_old_edits(0);
    stage.sandbox.advance(Duration::from_secs(2 * 60 * 60));
    crate::pressing::play_out(&stage, stage.table().await.id(), &people).await;
    eventually("the end is told", || stage.with_button(stage.general(), "rematch").is_some()).await;
}
