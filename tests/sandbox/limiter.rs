//! serenity with its rate limiter on: it then asks nobody but `https://discord.com`, so that name leads here.

use std::time::Duration;

use sandbox::{Config, Fault, Sandbox};
use serenity::all::{ChannelId, CreateMessage};
use serenity::http::{Http, HttpBuilder};

#[path = "../support/tls.rs"]
mod tls;

async fn limited(sandbox: &Sandbox) -> Http {
    HttpBuilder::new(sandbox.token()).client(tls::in_place_of_discord(sandbox).await).build()
}

#[tokio::test]
async fn a_rate_limit_is_waited_for_and_the_message_sent_once() {
    let config = Config { hosts: vec!["discord.com".to_owned()], ..Config::default() };
    let sandbox = Sandbox::start_with(config).await.unwrap();
    let http = limited(&sandbox).await;
    sandbox.inject(Fault::rate_limit(Duration::from_millis(20)).times(2).on("POST", "/messages"));
    let channel = ChannelId::new(sandbox.general().0);
    channel.send_message(&http, CreateMessage::new().content("at last")).await.unwrap();
    let statuses: Vec<u16> = sandbox.recorded_since(0).iter().map(|request| request.status).collect();
    assert_eq!(statuses, [429, 429, 200]);
    assert_eq!(sandbox.messages(sandbox.general()).len(), 1);
}
