//! The connection to Discord's gateway: it hangs, it breaks, it is refused, and the bot knows, says so, and comes back.

use std::io::Write;
use std::sync::{Arc, Mutex, OnceLock};
use std::time::{Duration, Instant};

use correio::discord::{Api, DiscordBot, Metrics};
use sandbox::{self, Fault, Sandbox};
use serde_json::json;
use table::{SetClock, Time};
use tracing_subscriber::filter::EnvFilter;

use crate::stage::{Stage, TRIAL, choice, eventually, shown};

const HEARTBEAT: Duration = Duration::from_secs(1);
/// Nine heartbeats without an answer; a client that does not connect is given up after three.
const SILENCE: Duration = Duration::from_secs(9);
const WEBSOCKET: &str = "websocket";
const NOON: Time = Time(1_767_225_600);

/// A server that wants to hear from the bot every second.
async fn server() -> Sandbox {
    let config = sandbox::Config { heartbeat: HEARTBEAT, ..sandbox::Config::default() };
    Sandbox::start_with(config).await.expect("a sandbox")
}

/// A bot that notices within seconds that it is not connected.
async fn impatient(sandbox: Sandbox, metrics: Option<std::net::SocketAddr>) -> Stage {
    let mut stage = Stage::on(sandbox, TRIAL, |_| {}).await;
    stage.stop().await;
    stage.config.metrics = metrics;
    stage.start(&api(&stage)).await;
    stage
}

fn api(stage: &Stage) -> Api {
    Api { url: stage.config.api.clone(), silence: SILENCE, ..Api::default() }
}

fn metrics(stage: &Stage) -> Metrics {
    stage.bot.as_ref().expect("a bot").metrics().clone()
}

fn counted(metrics: &Metrics, name: &str) -> u64 {
    let text = metrics.text();
    let value = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' ')?.parse().ok());
    value.unwrap_or_else(|| panic!("{name} in {text}"))
}

/// Whether every press is carried out once.
async fn can_be_played(stage: &Stage) {
    let people = stage.people(2);
    let game = stage.started(&people, games::TRIAL, "back").await;
    let first = &stage.by_seat(game, &people).await[0];
    let panel = first.slash(first.direct_channel(), "turn", &[]).await.expect("a panel");
    first.press(shown(&panel).id, &choice(shown(&panel))).await.expect("an answer");
    stage.quiet().await;
}

/// How often the bot has answered each interaction: once, whatever it was.
fn each_is_answered_once(sandbox: &Sandbox) {
    let mut answered: Vec<String> = sandbox
        .recorded_since(0)
        .into_iter()
        .filter(|request| request.route.ends_with("/callback"))
        .map(|request| request.path)
        .collect();
    let all = answered.len();
    answered.sort();
    answered.dedup();
    assert_eq!(answered.len(), all);
}

/// The reconnect that is accepted and never answered.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_whose_connection_hangs_notices_and_connects_anew() {
    let stage = impatient(server().await, Some(([127, 0, 0, 1], 0).into())).await;
    let address = stage.bot.as_ref().and_then(|bot| bot.metrics_at()).expect("an address");
    let ready = async || {
        let answer = reqwest::get(format!("http://{address}/ready")).await.expect("an answer");
        (answer.status().as_u16(), answer.text().await.expect("a text"))
    };
    assert_eq!(ready().await.0, 200);
    stage.sandbox.inject(Fault::hang().on("GET", WEBSOCKET));
    stage.sandbox.inject(Fault::hang().on("GET", "/gateway/bot"));
    stage.sandbox.ask_to_reconnect();
    let metrics = metrics(&stage);
    eventually("it connects again", || stage.sandbox.hanging() == 1).await;
    // It is given up, and the new one must ask where to connect: which hangs as well, so that one can look around.
    wait_until(
        || "the old one is gone and the new one begins".to_owned(),
        || counted(&metrics, "correio_gateway_restarts_total") == 1 && stage.sandbox.hanging() == 1,
    )
    .await;
    assert_eq!(ready().await, (503, "not connected to Discord\n".to_owned()));
    assert_eq!(counted(&metrics, "correio_gateway_connected"), 0);
    stage.sandbox.release_hanging();
    wait_until(|| "it is back".to_owned(), || counted(&metrics, "correio_gateway_connected") == 1).await;
    assert_eq!(ready().await.0, 200);
    assert_eq!(stage.sandbox.connected(), 1);
    can_be_played(&stage).await;
    each_is_answered_once(&stage.sandbox);
    assert_eq!(counted(&metrics, "correio_gateway_restarts_total"), 1, "and it stays");
}

/// What hung so long gets its answer when nobody needs it any more.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_connection_that_answers_too_late_begins_no_second_session() {
    let sandbox = server().await;
    let mut stage = Stage::on(sandbox, TRIAL, |_| {}).await;
    stage.stop().await;
    stage.sandbox.inject(Fault::hang().on("GET", WEBSOCKET));
    stage.start(&api(&stage)).await;
    let metrics = metrics(&stage);
    // The first attempt of all hung, and another one has succeeded meanwhile.
    assert_eq!(counted(&metrics, "correio_gateway_restarts_total"), 1);
    eventually("nothing of the old client is left", || stage.sandbox.hanging() == 0).await;
    stage.sandbox.release_hanging();
    can_be_played(&stage).await;
    assert_eq!((stage.sandbox.connected(), counted(&metrics, "correio_gateway_connections_total")), (1, 1));
    each_is_answered_once(&stage.sandbox);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_that_is_not_connected_stops_at_once() {
    let mut stage = Stage::new(TRIAL).await;
    stage.sandbox.inject(Fault::hang().on("GET", WEBSOCKET));
    stage.sandbox.ask_to_reconnect();
    eventually("it connects again", || stage.sandbox.hanging() == 1).await;
    let begun = Instant::now();
    stage.stop().await;
    // serenity waits for five seconds until it believes that a shard has stopped.
    assert!(begun.elapsed() < Duration::from_secs(4), "{:?}", begun.elapsed());
}

#[tokio::test]
async fn an_interaction_that_cannot_be_read_is_counted() {
    let stage = Stage::new(TRIAL).await;
    let person = stage.people(1).remove(0);
    let metrics = metrics(&stage);
    assert_eq!(counted(&metrics, "correio_unreadable_interactions_total"), 0);
    stage.sandbox.garble_next_interaction();
    let channel = stage.general();
    let asked = tokio::spawn(async move { person.slash(channel, "help", &[]).await.map(drop) });
    eventually("it is noticed", || counted(&metrics, "correio_unreadable_interactions_total") == 1).await;
    asked.abort();
}

/// Discord may block whoever does not say who they are.
#[tokio::test]
async fn every_request_says_who_sends_it() {
    let stage = Stage::drawing(games::ALL).await;
    let people = stage.people(2);
    stage.started(&people, games::find("madeira").expect("the game"), "agents").await;
    stage.slash(&people[0], "export", &[]).await;
    let taken = stage.slash(&people[1], "game new", &[("game", json!("madeira"))]).await;
    let press = shown(&taken).custom_ids()[0].to_owned();
    people[1].press(shown(&taken).id, &press).await.expect("a thread");
    stage.quiet().await;
    let asked = stage.sandbox.recorded_since(0);
    let routes: std::collections::BTreeSet<_> = asked.iter().map(|request| request.route.as_str()).collect();
    assert!(routes.contains("/applications/@me") && routes.len() > 5, "{routes:?}");
    for request in &asked {
        let agent = request.agent.as_deref().unwrap_or_default();
        assert!(agent.starts_with("DiscordBot (https://"), "{} {}: {agent:?}", request.method, request.route);
    }
}

/// What the bot writes to its log, on this thread.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().expect("no panic").extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl Log {
    fn start(&self) -> tracing::subscriber::DefaultGuard {
        // If there is only one subscriber, tracing decides by that of the thread that comes first whether a line is ever
        // logged, and the other tests have none.
        static ANOTHER: OnceLock<tracing::Dispatch> = OnceLock::new();
        ANOTHER.get_or_init(|| tracing::Dispatch::new(tracing_subscriber::registry()));
        let log = self.clone();
        tracing::subscriber::set_default(correio::discord::log_to(EnvFilter::new("info"), move || log.clone()))
    }

    fn text(&self) -> String {
        String::from_utf8(self.0.lock().expect("no panic").clone()).expect("text")
    }
}

#[tokio::test]
async fn a_failure_to_start_is_told_with_its_reason_and_tried_again_when_discord_allows_it() {
    let log = Log::default();
    let _guard = log.start();
    let sandbox = Sandbox::start().await.expect("a sandbox");
    let clock = SetClock::at(NOON);
    let mut stage = Stage::timed_on(sandbox, TRIAL, &clock).await;
    stage.stop().await;
    stage.sandbox.inject(Fault::fail(403).on("GET", "/applications/@me"));
    stage.sandbox.inject(Fault::rate_limit(Duration::from_secs(70)).on("GET", "/applications/@me"));
    let mut bot = DiscordBot::start(&stage.config, &api(&stage), stage.tables.clone(), TRIAL).await.expect("a bot");
    let told = async |text: &str| eventually(text, || log.text().contains(text)).await;
    told("cannot connect to Discord (Discord refused it: 403, code 50013); trying again in 2 s").await;
    clock.advance(Duration::from_secs(2));
    told("cannot connect to Discord (rate-limited by Discord for 70s); trying again in 70 s").await;
    assert_eq!(stage.sandbox.connected(), 0);
    clock.advance(Duration::from_secs(69));
    assert_eq!(stage.sandbox.connected(), 0);
    clock.advance(Duration::from_secs(1));
    stage.sandbox.until_connected(1).await.expect("it connects");
    told("connected to Discord again after").await;
    assert!(tokio::time::timeout(Duration::ZERO, bot.ended()).await.is_err(), "it runs");
    bot.stop().await;
}

/// A gateway that fails with pages and cookies.
#[tokio::test]
async fn a_failing_gateway_is_told_in_words_and_asked_less_and_less_often() {
    let log = Log::default();
    let _guard = log.start();
    let clock = SetClock::at(NOON);
    let mut stage = Stage::timed_on(server().await, TRIAL, &clock).await;
    stage.stop().await;
    let before = log.text().len();
    stage.sandbox.inject(Fault::fail(502).times(u32::MAX).on("GET", WEBSOCKET));
    let bot = DiscordBot::start(&stage.config, &api(&stage), stage.tables.clone(), TRIAL).await.expect("a bot");
    for seconds in [2, 4, 8] {
        // On a busy machine an attempt may fail for another reason as well.
        let line = format!(" in {seconds} s");
        wait_until(|| log.text(), || log.text()[before..].contains(&line)).await;
        if seconds == 8 {
            stage.sandbox.clear_faults();
        }
        clock.advance(Duration::from_secs(seconds));
    }
    wait_until(|| log.text(), || log.text()[before..].contains("connected to Discord again after")).await;
    let text = log.text()[before..].to_owned();
    for line in text.lines() {
        assert!(line.len() < 300 && !line.contains("secret") && !line.contains("html"), "{line}");
    }
    assert!(text.contains("no connection to Discord since "), "{text}");
    bot.stop().await;
}

/// Waits for what takes its time: nine heartbeats and more.
async fn wait_until(what: impl Fn() -> String, mut look: impl FnMut() -> bool) {
    for _ in 0..6_000 {
        if look() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("{}", what());
}
