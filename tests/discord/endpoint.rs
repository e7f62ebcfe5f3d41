//! Interactions by HTTP, and games on PostgreSQL: everything that works by the gateway on SQLite works there too.

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use correio::discord::{Api, DiscordBot, StartError};
use sandbox::{self, Fault, Sandbox};
use serde_json::json;
use sqlx::{Connection, SqliteConnection};
use store::Database;
use table::SystemClock;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::stage::{Stage, TRIAL, choice, endpoint, shown, tables_of};
use crate::{panels, typing};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_game_by_http_by_pressing() {
    let stage = Stage::by_http(TRIAL).await;
    assert!(panels::play_on(&stage, games::TRIAL, 3, "panels of three").await > 50);
    let asked = stage.sandbox.recorded_since(0);
    assert!(asked.iter().all(|request| request.status < 400), "nothing is refused");
    assert!(!asked.iter().any(|request| request.route == "/gateway/bot"), "there is no gateway connection");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_game_by_http_by_typing() {
    let stage = Stage::by_http(TRIAL).await;
    assert!(typing::play_on(&stage, games::TRIAL, 4, "commands of four").await > 30);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_game_of_lisboa_by_http() {
    let lisboa = games::find("lisboa").expect("it is listed");
    let stage = Stage::by_http(games::ALL).await;
    assert!(panels::play_on(&stage, lisboa, 2, "Lisboa by HTTP").await > 100);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whole_games_on_postgres() {
    for by_http in [true, false] {
        let Some(stage) = Stage::on_postgres(TRIAL, by_http).await else { return };
        assert!(panels::play_on(&stage, games::TRIAL, 3, "panels of three").await > 50);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_game_of_madeira_by_http_on_postgres() {
    let madeira = games::find("madeira").expect("it is listed");
    let Some(stage) = Stage::on_postgres(games::ALL, true).await else { return };
    assert!(panels::play_on(&stage, madeira, 3, "Madeira on PostgreSQL").await > 50);
}

/// A response has no room for files, and may be read after the file has come.
#[tokio::test]
async fn what_comes_with_a_file_is_deferred_and_edited() {
    let stage = Stage::by_http(TRIAL).await;
    let people = stage.people(2);
    stage.started(&people, games::TRIAL, "a file").await;
    stage.sandbox.inject(Fault::fail(404).times(1).on("PATCH", "/messages/@original"));
    let export = stage.slash(&people[0], "export", &[]).await;
    let export = stage
        .sandbox
        .until(|sandbox| sandbox.message(shown(&export).id).filter(|message| !message.attachments.is_empty()));
    assert!(export.await.is_ok(), "the file comes");
}

#[tokio::test]
async fn a_late_answer_is_deferred_and_edited() {
    let stage = Stage::by_http(TRIAL).await;
    let people = stage.people(2);
    stage.started(&people, games::TRIAL, "late").await;
    let panel = stage.slash(&people[0], "turn", &[]).await;
    // Somebody else writes, so saving must wait.
    let mut other = SqliteConnection::connect(&stage.database).await.expect("a connection");
    sqlx::query("begin immediate").execute(&mut other).await.expect("the writer");
    let (person, message, id) = (people[0].clone(), shown(&panel).id, choice(shown(&panel)));
    let pressed = tokio::spawn(async move { person.press(message, &id).await });
    let deferred = |sandbox: &Sandbox| {
        let asked = sandbox.recorded_since(0);
        asked.iter().any(|request| request.route.ends_with("/callback") && request.body["type"] == 6).then_some(())
    };
    stage.sandbox.until(deferred).await.expect("it is acknowledged");
    sqlx::query("rollback").execute(&mut other).await.expect("the writer is free");
    let reply = pressed.await.expect("no panic").expect("an answer");
    assert!(reply.is_private() && !reply.text().is_empty());
}

#[tokio::test]
async fn what_is_not_signed_by_discord_is_refused() {
    let stage = Stage::by_http(TRIAL).await;
    let bot = stage.bot.as_ref().expect("a bot");
    let url = format!("http://{}/interactions", bot.endpoint().expect("an address"));
    let client = reqwest::Client::new();
    let ping = json!({ "type": 1 }).to_string();
    let unsigned = client.post(&url).body(ping.clone()).send().await.expect("an answer");
    assert_eq!(unsigned.status().as_u16(), 401);
    let signed = client.post(&url).header("X-Signature-Ed25519", "00".repeat(64)).body(ping.clone());
    let forged = signed.header("X-Signature-Timestamp", "1700000000").send().await.expect("an answer");
    assert_eq!(forged.status().as_u16(), 401);
    let large = client.post(&url).body(vec![b' '; 1 << 20]).send().await.expect("an answer");
    assert_eq!(large.status().as_u16(), 413);
    assert_eq!(client.get(&url).send().await.expect("an answer").status().as_u16(), 405);
    // The other way round: with the key of another application nothing would ever be taken.
    let hasty = sandbox::Config { patience: std::time::Duration::from_millis(300), ..sandbox::Config::default() };
    let other = Sandbox::start_with(hasty).await.expect("a sandbox");
    assert!(other.until_reached(&url).await.is_err(), "another application's greeting is not answered");
    let text = bot.metrics().text();
    let counted = |reason: &str| {
        let line = format!("correio_untrusted_requests_total{{reason=\"{reason}\"}} ");
        text.lines().find_map(|found| found.strip_prefix(&line)).and_then(|count| count.parse::<u64>().ok())
    };
    assert_eq!(counted("unsigned"), Some(1));
    assert!(counted("forged") > Some(2));
}

/// A client that has sent these headers, and promises a body of half a megabyte.
async fn half_sent(address: SocketAddr, headers: &str) -> TcpStream {
    let mut client = TcpStream::connect(address).await.expect("a connection");
    let head = format!("POST / HTTP/1.1\r\nHost: games.example\r\nContent-Length: 500000\r\n{headers}");
    client.write_all(head.as_bytes()).await.expect("sent");
    client
}

#[tokio::test]
async fn a_thousand_half_sent_requests_do_not_keep_discord_out() {
    let stage = Stage::by_http(TRIAL).await;
    let address = stage.bot.as_ref().and_then(|bot| bot.endpoint()).expect("an address");
    let url = format!("http://{address}/interactions");
    let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("a time").as_secs();
    let plausible = format!("X-Signature-Ed25519: {}\r\nX-Signature-Timestamp: {now}\r\n\r\n", "00".repeat(64));
    let mut held = VecDeque::new();
    for number in 0..1_000 {
        held.push_back(half_sent(address, ["", "X-Signature", &plausible][number % 3]).await);
        // The older ones have been closed at the other end.
        if held.len() > 300 {
            held.pop_front();
        }
        if number % 200 == 199 {
            stage.sandbox.until_reached(&url).await.expect("Discord's ping is answered");
        }
    }
    let person = stage.people(1).remove(0);
    assert!(stage.slash(&person, "help", &[]).await.is_private());
}

#[tokio::test]
async fn a_request_that_is_not_signed_is_refused_before_its_body_comes() {
    let stage = Stage::by_http(TRIAL).await;
    let address = stage.bot.as_ref().and_then(|bot| bot.endpoint()).expect("an address");
    let mut client = half_sent(address, "\r\n").await;
    let mut answer = [0; 12];
    client.read_exact(&mut answer).await.expect("an answer");
    assert_eq!(&answer, b"HTTP/1.1 401");
}

/// A proxy that kept it could send the next request just while it is closed.
#[tokio::test]
async fn a_connection_for_interactions_is_closed_after_its_answer() {
    let stage = Stage::by_http(TRIAL).await;
    let bot = stage.bot.as_ref().expect("a bot");
    let url = format!("http://{}/interactions", bot.endpoint().expect("an address"));
    let answer = reqwest::Client::new().post(&url).body("{}").send().await.expect("an answer");
    assert_eq!(answer.headers().get("connection").map(|value| value.as_bytes()), Some(&b"close"[..]));
}

#[tokio::test]
async fn a_bot_that_waits_in_the_wrong_place_says_so_and_stops() {
    let mut stage = Stage::new(TRIAL).await;
    stage.stop().await;
    let url = "https://games.example/interactions";
    stage.sandbox.deliver_to(url);
    let api = Api { url: stage.config.api.clone(), ..Api::default() };
    let mut bot = DiscordBot::start(&stage.config, &api, stage.tables.clone(), TRIAL).await.expect("a bot");
    assert_eq!(bot.ended().await, Err(StartError::DeliveredByHttp(url.to_owned())));
    bot.stop().await;
    let other = Sandbox::start().await.expect("a sandbox");
    stage.config.endpoint = Some(endpoint(&other));
    let mut bot = DiscordBot::start(&stage.config, &api, stage.tables.clone(), TRIAL).await.expect("a bot");
    assert_eq!(bot.ended().await, Err(StartError::OtherKey(stage.sandbox.public_key())));
    bot.stop().await;
}

/// Longer than a process that was killed still seems to lead.
#[tokio::test]
async fn a_second_process_by_the_gateway_ends_with_a_sentence() {
    let Some(stage) = Stage::on_postgres(TRIAL, false).await else { return };
    let store = Arc::new(Database::open(&stage.database).await.expect("the same database"));
    let tables = tables_of(store, Arc::new(SystemClock)).await;
    let api = Api { url: stage.config.api.clone(), ..Api::default() };
    let mut second = DiscordBot::start(&stage.config, &api, tables, TRIAL).await.expect("a bot");
    assert_eq!(second.ended().await, Err(StartError::Second));
    second.stop().await;
    assert!(stage.bot.as_ref().is_some_and(|bot| bot.metrics().text().contains("correio_leading 1")));
}
