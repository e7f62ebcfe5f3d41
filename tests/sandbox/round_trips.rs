//! Interactions of every kind, there and back.

use sandbox::{NotDone, Reply};
use serde_json::json;

use crate::bot::{Noticed, table};

#[tokio::test]
async fn a_command_is_answered_in_public() {
    let (sandbox, bot, ana) = table().await;
    let reply = sandbox.as_user(ana).slash(sandbox.general(), "hello", &[]).await.unwrap();
    assert_eq!(reply.text(), "hello ana in pt-BR");
    assert!(!reply.is_private());
    let bo = sandbox.add_user("Bo", "de");
    assert_eq!(sandbox.as_user(bo).sees(sandbox.general()).len(), 1);
    // serenity falls back to the real gateway if it gets no address: it must have asked here.
    assert!(sandbox.recorded_since(0).iter().any(|request| request.route == "/gateway"));
    bot.stop().await;
}

#[tokio::test]
async fn a_private_answer_and_its_follow_up_are_seen_by_one_person() {
    let (sandbox, bot, ana) = table().await;
    let bo = sandbox.add_user("Bo", "de");
    let reply = sandbox.as_user(ana).slash(sandbox.general(), "secret", &[]).await.unwrap();
    assert!(reply.is_private());
    let both = |sandbox: &sandbox::Sandbox| {
        let seen = sandbox.as_user(ana).sees(sandbox.general());
        (seen.len() == 2).then_some(seen)
    };
    let seen = sandbox.until(both).await.unwrap();
    assert_eq!(seen.iter().map(|message| message.content.as_str()).collect::<Vec<_>>(), ["your hand", "and more"]);
    assert!(sandbox.as_user(bo).sees(sandbox.general()).is_empty());
    bot.stop().await;
}

#[tokio::test]
async fn a_deferred_answer_comes_in_the_end() {
    let (sandbox, bot, ana) = table().await;
    let reply = sandbox.as_user(ana).slash(sandbox.general(), "slow", &[]).await.unwrap();
    assert_eq!((reply.text().as_str(), reply.is_private()), ("at last", true));
    bot.stop().await;
}

#[tokio::test]
async fn buttons_update_their_message_at_once_or_later() {
    let (sandbox, bot, ana) = table().await;
    let ana = sandbox.as_user(ana);
    let panel = ana.slash(sandbox.general(), "panel", &[]).await.unwrap();
    assert!(panel.text().contains("gold, cloth"));
    let panel = panel.message().unwrap().id;
    let Reply::Updated(later) = ana.press(panel, "later").await.unwrap() else { panic!("an update") };
    assert_eq!((later.id, later.content.as_str()), (panel, "changed"));
    let Reply::Updated(counted) = ana.press(panel, "count:1").await.unwrap() else { panic!("an update") };
    assert_eq!((counted.content.as_str(), counted.custom_ids()), ("pressed 1", vec!["count:2"]));
    let gone = ana.press(panel, "count:1").await.unwrap_err();
    assert_eq!(gone, NotDone::UnknownComponent("count:1".to_owned()));
    assert_eq!(ana.press_stale(panel, "count:1").await.unwrap().message().unwrap().content, "pressed 1");
    bot.stop().await;
}

#[tokio::test]
async fn a_menu_gives_its_values() {
    let (sandbox, bot, ana) = table().await;
    let ana = sandbox.as_user(ana);
    let panel = ana.slash(sandbox.general(), "panel", &[]).await.unwrap().message().unwrap().clone();
    assert_eq!(panel.menu_values("pick"), ["gold", "cloth"]);
    assert_eq!(ana.select(panel.id, "pick", &["cloth"]).await.unwrap().text(), "picked cloth");
    assert_eq!(ana.select(panel.id, "pick", &["tools"]).await.unwrap_err(), NotDone::BadValue("pick".to_owned()));
    bot.stop().await;
}

#[tokio::test]
async fn a_modal_is_opened_filled_in_and_answered() {
    let (sandbox, bot, ana) = table().await;
    let ana = sandbox.as_user(ana);
    let panel = ana.slash(sandbox.general(), "panel", &[]).await.unwrap().message().unwrap().id;
    let Reply::Modal(modal) = ana.press(panel, "ask").await.unwrap() else { panic!("a modal") };
    assert_eq!(modal.form["title"], "Who?");
    assert_eq!(ana.submit_modal(&modal, &[]).await.unwrap_err(), NotDone::BadValue("name".to_owned()));
    let reply = ana.submit_modal(&modal, &[("name", "Ana Maria")]).await.unwrap();
    assert_eq!(reply.text(), "you are Ana Maria");
    bot.stop().await;
}

#[tokio::test]
async fn autocomplete_offers_and_free_text_is_let_through() {
    let (sandbox, bot, ana) = table().await;
    let (ana, channel) = (sandbox.as_user(ana), sandbox.general());
    let offered = ana.autocomplete(channel, "find", &[], ("good", "lo")).await.unwrap();
    assert_eq!(offered.choice_values(), [json!("cloth")]);
    let reply = ana.slash(channel, "find", &[("good", json!("no such good"))]).await.unwrap();
    assert!(reply.text().contains("no such good"));
    assert_eq!(ana.slash(channel, "find", &[]).await.unwrap_err(), NotDone::MissingOption("good".to_owned()));
    assert_eq!(ana.slash(channel, "lose", &[]).await.unwrap_err(), NotDone::UnknownCommand("lose".to_owned()));
    bot.stop().await;
}

#[tokio::test]
async fn commands_work_in_direct_conversations_too() {
    let (sandbox, bot, ana) = table().await;
    let ana = sandbox.as_user(ana);
    let direct = ana.direct_channel();
    assert_eq!(ana.slash(direct, "hello", &[]).await.unwrap().text(), "hello ana in pt-BR");
    bot.stop().await;
}

#[tokio::test]
async fn the_bot_writes_to_a_person_or_is_told_that_it_cannot() {
    let (sandbox, bot, user) = table().await;
    let ana = sandbox.as_user(user);
    assert_eq!(ana.slash(sandbox.general(), "direct", &[]).await.unwrap().text(), "sent");
    assert_eq!(ana.sees(ana.direct_channel())[0].content, "psst");
    sandbox.accept_direct(user, false);
    let refused = ana.slash(sandbox.general(), "direct", &[]).await.unwrap();
    assert_eq!(refused.text(), "Cannot send messages to this user");
    bot.stop().await;
}

#[tokio::test]
async fn an_answer_with_a_file() {
    let (sandbox, bot, ana) = table().await;
    let reply = sandbox.as_user(ana).slash(sandbox.general(), "record", &[]).await.unwrap();
    let file = &reply.message().unwrap().attachments[0];
    assert_eq!(file.name, "game.txt");
    assert_eq!(sandbox.file(file.id).unwrap(), "visit king");
    bot.stop().await;
}

#[tokio::test]
async fn an_interaction_sent_twice_is_answered_once() {
    let (sandbox, mut bot, ana) = table().await;
    sandbox.duplicate_next_interaction();
    sandbox.as_user(ana).slash(sandbox.general(), "hello", &[]).await.unwrap();
    assert_eq!(bot.next().await, Noticed::Refused(400, "Interaction has already been acknowledged.".to_owned()));
    assert_eq!(sandbox.messages(sandbox.general()).len(), 1);
    bot.stop().await;
}
