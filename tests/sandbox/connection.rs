//! Connections that break, sessions that end, and a server that is not well.

use std::time::Duration;

use sandbox::{Config, Fault, Sandbox};
use serenity::all::GatewayIntents;
use serenity::http::HttpBuilder;

use crate::bot::{Noticed, Running, http, table};

#[tokio::test]
async fn a_dropped_connection_is_resumed_and_nothing_is_missed() {
    let (sandbox, mut bot, ana) = table().await;
    sandbox.drop_connection();
    let reply = sandbox.as_user(ana).slash(sandbox.general(), "hello", &[]).await.unwrap();
    assert_eq!(reply.text(), "hello ana in pt-BR");
    assert_eq!(bot.next().await, Noticed::Resumed);
    bot.stop().await;
}

#[tokio::test]
async fn a_bot_that_is_asked_to_reconnect_resumes() {
    let (sandbox, mut bot, ana) = table().await;
    sandbox.ask_to_reconnect();
    assert_eq!(bot.next().await, Noticed::Resumed);
    sandbox.as_user(ana).slash(sandbox.general(), "hello", &[]).await.unwrap();
    bot.stop().await;
}

/// serenity waits five seconds before it identifies anew.
#[tokio::test]
async fn an_invalid_session_is_begun_anew() {
    let (sandbox, mut bot, ana) = table().await;
    sandbox.invalidate_session();
    assert_eq!(bot.next().await, Noticed::Ready { shard: 0, guilds: 1 });
    assert_eq!(bot.next().await, Noticed::Guild("Sandbox".to_owned()));
    sandbox.as_user(ana).slash(sandbox.general(), "hello", &[]).await.unwrap();
    bot.stop().await;
}

#[tokio::test]
async fn a_session_that_was_forgotten_is_begun_anew() {
    let (sandbox, mut bot, ana) = table().await;
    sandbox.forget_sessions();
    assert_eq!(bot.next().await, Noticed::Ready { shard: 0, guilds: 1 });
    sandbox.as_user(ana).slash(sandbox.general(), "hello", &[]).await.unwrap();
    bot.stop().await;
}

/// Servers are spread over shards; serenity opens a shard every five seconds.
#[tokio::test]
async fn two_shards_share_the_servers() {
    let sandbox = Sandbox::start_with(Config { shards: 2, ..Config::default() }).await.unwrap();
    let guilds = [sandbox.home(), sandbox.add_guild("Other"), sandbox.add_guild("Third")];
    let shards: Vec<u64> = guilds.iter().map(|guild| (guild.0 >> 22) % 2).collect();
    assert!(shards.contains(&0) && shards.contains(&1));
    let mut bot = Running::start(http(&sandbox), 2, GatewayIntents::GUILDS).await;
    sandbox.until_connected(2).await.unwrap();
    let mut named = Vec::new();
    while named.len() < 3 {
        if let Noticed::Guild(name) = bot.next().await {
            named.push(name);
        }
    }
    named.sort();
    assert_eq!(named, ["Other", "Sandbox", "Third"]);
    bot.stop().await;
}

#[tokio::test]
async fn a_wrong_token_and_privileged_intents_are_turned_away() {
    let sandbox = Sandbox::start().await.unwrap();
    let stranger = HttpBuilder::new("another.token").proxy(sandbox.url()).ratelimiter_disabled(true).build();
    let bot = Running::start(stranger, 1, GatewayIntents::GUILDS).await;
    let error = bot.task.await.unwrap().unwrap_err().to_string();
    assert!(error.contains("Sent invalid authentication"), "{error}");
    let curious = Running::start(http(&sandbox), 1, GatewayIntents::GUILDS | GatewayIntents::MESSAGE_CONTENT).await;
    let error = curious.task.await.unwrap().unwrap_err().to_string();
    assert!(error.contains("Disallowed gateway intents"), "{error}");
}

#[tokio::test]
async fn a_rate_limit_reaches_the_bot_as_an_error_without_its_limiter() {
    let (sandbox, mut bot, ana) = table().await;
    sandbox.inject(Fault::rate_limit(Duration::from_millis(10)).on("POST", "/callback"));
    let person = sandbox.as_user(ana);
    let waiting = tokio::spawn(async move { person.slash(sandbox.general(), "hello", &[]).await.map(drop) });
    assert!(matches!(bot.next().await, Noticed::Refused(429, _)));
    waiting.abort();
    bot.stop().await;
}

#[tokio::test]
async fn a_slow_answer_is_only_slow() {
    let (sandbox, bot, ana) = table().await;
    sandbox.delay_next(Duration::from_millis(50));
    sandbox.as_user(ana).slash(sandbox.general(), "hello", &[]).await.unwrap();
    bot.stop().await;
}
