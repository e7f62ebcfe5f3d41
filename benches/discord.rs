//! Replies to 200 interactions a second, with games being played and saved: how long people wait.
//!
//! Everything runs in this process: the sandbox server, the people, the real bot with its database on disk.
//! `cargo bench --bench discord -- [SECONDS]`

use std::error::Error;
use std::sync::Arc;
use std::time::{Duration, Instant};

use correio::discord::{Api, Bot, Config, Token};
use correio::editions::Editions;
use correio::engine::{GameKind, Seed, Stream};
use correio::games;
use correio::sandbox::{ChannelId, Person, Sandbox};
use correio::store::Sqlite;
use correio::table::{self, GameId, Limits, PersonId, Place, ServerId, Shelf, SystemClock, Tables};
use serde_json::json;
use tokio::sync::Mutex;
use tokio::task::JoinSet;

const RATE: u32 = 200;
const TABLES: usize = 60;
const SECONDS: u64 = 10;

static GAMES: &[&dyn GameKind] = &[games::TRIAL];

type Failed = Box<dyn Error + Send + Sync>;

/// A table with two people.
struct Seated {
    channel: ChannelId,
    game: GameId,
    people: [Person; 2],
    chance: Stream,
}

#[tokio::main]
async fn main() -> Result<(), Failed> {
    // `cargo test --benches` only wants to see it run.
    let trying = std::env::args().any(|argument| argument == "--test");
    let seconds = std::env::args().filter_map(|argument| argument.parse().ok()).next().unwrap_or(SECONDS);
    let seconds = if trying { 1 } else { seconds };
    let sandbox = Sandbox::start_with(correio::sandbox::Config::to_run(([127, 0, 0, 1], 0).into())).await?;
    let folder = tempfile::tempdir()?;
    let config = Config {
        token: Token::new(sandbox.token()),
        api: Some(sandbox.url()),
        server: None,
        metrics: None,
        database: format!("sqlite://{}", folder.path().join("bench.db").display()),
    };
    let store = Arc::new(Sqlite::open(&config.database).await?);
    let shelf = Shelf::new(games::find, Editions::default());
    let tables = Tables::new(store, Arc::new(SystemClock), shelf, Limits::default()).await?;
    let bot = Bot::start(&config, &Api::from(&config), tables.clone(), GAMES).await?;
    sandbox.until_connected(1).await?;
    sandbox.until(|sandbox| (!sandbox.commands(None).is_empty()).then_some(())).await?;
    let mut seated = Vec::new();
    for number in 0..TABLES {
        seated.push(Arc::new(Mutex::new(seat(&sandbox, &tables, number).await?)));
    }
    let waits = play(&tables, &seated, seconds).await?;
    report(waits, seconds);
    bot.stop().await;
    Ok(())
}

/// Two people sit down in a channel of their own and begin.
async fn seat(sandbox: &Sandbox, tables: &Tables, number: usize) -> Result<Seated, Failed> {
    let channel = sandbox.add_channel(sandbox.home(), &format!("table-{number}"));
    let person = |seat: usize| sandbox.as_user(sandbox.add_user(&format!("Player {number} {seat}"), "en-US"));
    let people = [person(0), person(1)];
    for person in &people {
        person.slash(channel, "settings", &[("confirm", json!(false))]).await?;
    }
    people[0].slash(channel, "game new", &[]).await?;
    let button =
        |sandbox: &Sandbox| sandbox.messages(channel).iter().find(|post| !post.is_private()).map(|post| post.id);
    let lobby = sandbox.until(button).await?;
    let place = Place::Channel { server: Some(ServerId(sandbox.home().0)), channel: table::ChannelId(channel.0) };
    let game = tables.look(place, None).await.map_err(|refusal| format!("{refusal:?}"))?.id();
    people[1].press(lobby, &format!("join:{game}:-")).await?;
    people[0].press(lobby, &format!("start:{game}:-")).await?;
    let chance = Seed::from_words("bench").stream(&number.to_string());
    Ok(Seated { channel, game, people, chance })
}

/// Somebody does something every five milliseconds, whether or not what came before was answered.
async fn play(tables: &Tables, seated: &[Arc<Mutex<Seated>>], seconds: u64) -> Result<Vec<Duration>, Failed> {
    let mut beat = tokio::time::interval(Duration::from_secs(1) / RATE);
    let mut under_way = JoinSet::new();
    for number in 0..seconds * u64::from(RATE) {
        beat.tick().await;
        let (tables, seated) = (tables.clone(), seated[number as usize % seated.len()].clone());
        under_way.spawn(async move { seated.lock().await.act(&tables).await });
    }
    let mut waits = Vec::new();
    while let Some(done) = under_way.join_next().await {
        waits.push(done??);
    }
    Ok(waits)
}

impl Seated {
    /// Half of what people do is playing, the rest looking and typing. Gives how long the answer took.
    async fn act(&mut self, tables: &Tables) -> Result<Duration, Failed> {
        let table = tables.look(self.game, None).await.map_err(|refusal| format!("{refusal:?}"))?;
        let active = |person: &&Person| {
            table.seat_of(PersonId(person.id().0)).is_some_and(|seat| table.waiting().contains(seat))
        };
        let person = self.people.iter().find(active).unwrap_or(&self.people[0]).clone();
        let own = tables.seat(self.game, PersonId(person.id().0)).await.map_err(|refusal| format!("{refusal:?}"))?;
        let action = self.chance.pick(&own.choices()).map(|choice| choice.text.clone());
        let begun = Instant::now();
        match (self.chance.below(10), action) {
            (0..5, Some(action)) => drop(person.slash(self.channel, "do", &[("choice", json!(action))]).await?),
            (5..7, _) => drop(person.autocomplete(self.channel, "do", &[], ("choice", "a")).await?),
            (7..9, _) => drop(person.slash(self.channel, "board", &[]).await?),
            _ => drop(person.slash(self.channel, "turn", &[]).await?),
        }
        Ok(begun.elapsed())
    }
}

fn report(mut waits: Vec<Duration>, seconds: u64) {
    waits.sort();
    let part = |share: f64| waits.get((waits.len() as f64 * share) as usize).or(waits.last()).copied();
    println!("{} interactions in {seconds} s, {TABLES} tables", waits.len());
    for (name, share) in [("p50", 0.5), ("p90", 0.9), ("p99", 0.99), ("p99.9", 0.999), ("max", 1.0)] {
        println!("{name:>6} {:8.2} ms", part(share).unwrap_or_default().as_secs_f64() * 1e3);
    }
}
