//! Challenges used wrongly, and challenges in trouble: answered in words, and nothing is lost.

use std::time::Duration;

use engine::Seed;
use sandbox::Permissions;
use serde_json::json;
use table::{ServerId, SetClock};

use crate::challenge::{DAY, NOON, begin, button, play, posted, text};
use crate::stage::{Stage, TRIAL, eventually, shown};

#[tokio::test]
async fn only_who_manages_events_posts_and_a_closing_time_must_be_one() {
    let stage = Stage::timed(TRIAL, &SetClock::at(NOON)).await;
    let people = stage.people(2);
    let refused = stage.slash(&people[0], "challenge post", &[]).await;
    assert!(refused.text().contains("Manage Events permission"), "{}", refused.text());
    stage.sandbox.grant(stage.sandbox.home(), people[0].id(), Permissions::MANAGE_EVENTS);
    for closes in ["soon", "1m", "400d", "2001-01-01"] {
        let refused = stage.slash(&people[0], "challenge post", &[("closes", json!(closes))]).await;
        assert!(refused.text().contains("I need a closing time"), "{}", refused.text());
    }
    let refused = stage.slash(&people[0], "challenge post", &[("from", json!("99"))]).await;
    assert!(refused.is_private() && stage.posts(stage.general()).is_empty(), "{}", refused.text());
    let (challenge, _) = posted(&stage, &people[0], &[("title", json!("One"))]).await;
    let id = json!(challenge.to_string());
    let refused = stage.slash(&people[1], "challenge close", &[("challenge", id.clone())]).await;
    assert!(refused.text().contains("Events verwalten"), "{}", refused.text());
    let refused = stage.slash(&people[1], "challenge replay", &[("challenge", id)]).await;
    assert!(refused.text().contains("sobald die Herausforderung beendet ist"), "{}", refused.text());
    let unknown = stage.slash(&people[1], "challenge ranking", &[("challenge", json!("77"))]).await;
    assert!(unknown.text().contains("gibt es hier nicht"), "{}", unknown.text());
}

#[tokio::test]
async fn a_second_try_shows_the_first() {
    let stage = Stage::timed(TRIAL, &SetClock::at(NOON)).await;
    let people = stage.people(1);
    stage.slash(&people[0], "settings", &[("confirm", json!("never"))]).await;
    let (challenge, post) = posted(&stage, &people[0], &[]).await;
    let (game, _) = begin(&stage, &people[0], post, challenge).await;
    let (same, panel) = begin(&stage, &people[0], post, challenge).await;
    assert!(same == game && shown(&panel).custom_ids().iter().any(|id| id.starts_with("do:")), "it goes on");
    play(&stage, &people[0], game, &mut Seed::from_number(1).stream("policy"), 1_000).await;
    let (same, panel) = begin(&stage, &people[0], post, challenge).await;
    assert!(same == game && panel.text().contains("You have one try"), "{}", panel.text());
}

#[tokio::test]
async fn a_deleted_post_loses_nothing() {
    let clock = SetClock::at(NOON);
    let stage = Stage::timed(TRIAL, &clock).await;
    let people = stage.people(2);
    stage.slash(&people[0], "settings", &[("confirm", json!("never"))]).await;
    let (challenge, post) = posted(&stage, &people[0], &[("closes", json!("1d")), ("title", json!("Gone"))]).await;
    let (game, _) = begin(&stage, &people[0], post, challenge).await;
    stage.sandbox.delete_message(post);
    play(&stage, &people[0], game, &mut Seed::from_number(1).stream("policy"), 1_000).await;
    clock.advance(Duration::from_secs(60));
    let options = [("challenge", json!(challenge.to_string()))];
    let ranking = stage.slash(&people[1], "challenge ranking", &options).await;
    assert!(ranking.text().contains("Ana"), "{}", ranking.text());
    // The ranking itself leads into the game, so nobody needs the post.
    let button = shown(&ranking).custom_ids().into_iter().find(|id| id.starts_with("play:")).map(str::to_owned);
    let panel = people[1].press(shown(&ranking).id, &button.expect("Play")).await.expect("a try");
    assert!(panel.text().contains("Gone"), "{}", panel.text());
    clock.advance(DAY);
    eventually("the final ranking is posted", || stage.posts(stage.general()).len() == 1).await;
    let end = stage.posts(stage.general())[0].text();
    assert!(end.contains("Final ranking: Gone") && end.contains("Bruno"), "{end}");
}

#[tokio::test]
async fn a_bot_that_may_not_write_says_so_and_posts_when_it_may() {
    let clock = SetClock::at(NOON);
    let stage = Stage::timed(TRIAL, &clock).await;
    let people = stage.people(1);
    stage.sandbox.grant(stage.sandbox.home(), people[0].id(), Permissions::MANAGE_EVENTS);
    stage.sandbox.deny(stage.general(), stage.sandbox.bot(), Permissions::SEND_MESSAGES);
    let reply = stage.slash(&people[0], "challenge post", &[("title", json!("Mute"))]).await;
    assert!(reply.text().contains("I lack: Send Messages"), "{}", reply.text());
    let stored = stage.tables.challenges(ServerId(stage.sandbox.home().0)).await.expect("challenges");
    assert!(stored.is_empty(), "nothing was stored");
    stage.sandbox.deny(stage.general(), stage.sandbox.bot(), Permissions::NONE);
    posted(&stage, &people[0], &[("title", json!("Mute"))]).await;
    // What it has to say later must wait until it may write.
    stage.sandbox.deny(stage.general(), stage.sandbox.bot(), Permissions::SEND_MESSAGES);
    clock.advance(7 * DAY);
    let direct = people[0].direct_channel();
    eventually("who posted it is told", || !people[0].sees(direct).is_empty()).await;
    assert!(people[0].sees(direct)[0].text().contains("this challenge’s channel"));
    stage.sandbox.deny(stage.general(), stage.sandbox.bot(), Permissions::NONE);
    // The next attempt counts from when the last one was given up, whenever that is.
    eventually("the final ranking is posted after all", || {
        clock.advance(Duration::from_secs(1));
        stage.posts(stage.general()).len() == 2
    })
    .await;
}

#[tokio::test]
async fn several_challenges_and_tables_are_told_apart() {
    let stage = Stage::timed(TRIAL, &SetClock::at(NOON)).await;
    let people = stage.people(2);
    let mut posts = Vec::new();
    for title in ["First", "Second"] {
        posts.push(posted(&stage, &people[0], &[("title", json!(title)), ("language", json!("en"))]).await);
    }
    for (challenge, post) in &posts {
        let (_, panel) = begin(&stage, &people[0], *post, *challenge).await;
        assert!(panel.text().contains(if *challenge == posts[0].0 { "First" } else { "Second" }));
    }
    for command in ["turn", "game mine"] {
        let which = stage.slash(&people[0], command, &[]).await;
        assert!(which.text().contains("First") && which.text().contains("Second"), "{}", which.text());
        let menu = shown(&which).custom_ids()[0].to_owned();
        assert_eq!(shown(&which).menu_values(&menu).len(), 2);
    }
    let game = stage.started(&people, games::TRIAL, "beside").await;
    let here = stage.slash(&people[0], "turn", &[]).await;
    assert!(!here.text().contains("First") && !here.text().contains("Second"), "the table here: {}", here.text());
    assert!(shown(&here).custom_ids().iter().any(|id| id.contains(&format!(":{game}:"))));
    let typed = people[0].autocomplete(stage.general(), "challenge ranking", &[], ("challenge", "sec")).await;
    let typed = format!("{:?}", typed.expect("choices"));
    assert!(typed.contains("Second") && !typed.contains("First"), "{typed}");
}

#[tokio::test]
async fn a_post_speaks_the_language_of_its_channel() {
    let stage = Stage::timed(games::ALL, &SetClock::at(NOON)).await;
    let people = stage.people(1);
    let words =
        [("en", "Solo challenge"), ("de", "Solo-Herausforderung"), ("it", "Sfida in solitario"), ("ru", "Испытание")];
    for (language, title) in words {
        let (_, post) = posted(&stage, &people[0], &[("language", json!(language)), ("seed", json!("open"))]).await;
        let shown = text(&stage, post);
        assert!(shown.contains(title), "{shown}");
    }
}

#[tokio::test]
async fn who_wants_it_is_reminded_by_direct_message() {
    let clock = SetClock::at(NOON);
    let stage = Stage::timed(TRIAL, &clock).await;
    let people = stage.people(1);
    let (challenge, post) = posted(&stage, &people[0], &[("title", json!("Slow"))]).await;
    begin(&stage, &people[0], post, challenge).await;
    let ranking = people[0].press(post, &button(&stage, post, "ranking")).await.expect("the ranking");
    let button = shown(&ranking).custom_ids().into_iter().find(|id| id.starts_with("nudge:")).map(str::to_owned);
    people[0].press(shown(&ranking).id, &button.expect("a button")).await.expect("noted");
    clock.advance(DAY);
    let direct = people[0].direct_channel();
    eventually("a reminder", || !people[0].sees(direct).is_empty()).await;
    let message = people[0].sees(direct)[0].clone();
    assert!(message.text().contains("“Slow” waits"), "{}", message.text());
    let turn = message.custom_ids().into_iter().find(|id| id.starts_with("turn:")).map(str::to_owned);
    let panel = people[0].press(message.id, &turn.expect("Go on")).await.expect("the turn");
    assert!(panel.text().contains("Slow"), "{}", panel.text());
}
