//! The whole path of an action on SQLite: how many a second, how long each takes, and what 100,000 games cost in memory.
//!
//! `cargo bench --bench store`, or with a number of games: `cargo bench --bench store -- 10000`.

#[path = "../examples/bench/stored.rs"]
mod stored;

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use engine::{Seed, Stream};
use store::Database;
use table::editions::Editions;
use table::store::{Change, Interaction, Store, Write};
use table::{
    Act, Answer, Catalogue, ChannelId, Confirm, GameId, InteractionId, Job, Limits, NewTable, Origin, PersonId, Place,
    Request, Scheduler, ServerId, SystemClock, Tables, Time,
};

const PEOPLE: [PersonId; 2] = [PersonId(1), PersonId(2)];
/// Tables that are played at the same time.
const AT_ONCE: u64 = 64;
const ACTIONS_EACH: usize = 60;
/// Stored games that are looked at and played on while memory is watched.
const TOUCHED: usize = 5_000;
/// Games on the agenda, and how many of them are due.
const WAITING: i64 = 10_000;
const DUE: i64 = 64;

fn main() {
    let games = std::env::args().filter_map(|argument| argument.parse().ok()).next().unwrap_or(100_000);
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let folder = tempfile::tempdir().expect("a folder");
        throughput(folder.path(), 1).await;
        throughput(folder.path(), AT_ONCE).await;
        memory(folder.path(), games).await;
        agenda(folder.path()).await;
    });
}

async fn tables(file: &Path) -> (Arc<Database>, Tables) {
    let store = Arc::new(Database::open(&format!("sqlite://{}", file.display())).await.expect("a store"));
    let catalogue = Catalogue::new(games::find, Editions::default());
    let limits = Limits { open_tables: u32::MAX, tables_an_hour: None, ..Limits::default() };
    let tables = Tables::new(store.clone(), Arc::new(SystemClock), catalogue, limits).await.expect("tables");
    (store, tables)
}

fn request(id: String, person: PersonId) -> Request {
    Request {
        id: InteractionId::new(id),
        person,
        name: "somebody".to_owned(),
        from: Origin::Keyboard,
        manages: false,
        confirm: Confirm::Never,
    }
}

fn place(number: u64) -> Place {
    Place::Channel { server: Some(ServerId(1)), channel: ChannelId(number) }
}

async fn start(tables: &Tables, number: u64) -> GameId {
    let id = |what: &str| format!("{number} {what}");
    let seed = Some(Seed::from_number(u128::from(number)));
    let table =
        NewTable { place: place(number), game: "trial".to_owned(), options: Vec::new(), seed, settings: Vec::new() };
    let game = tables.open(&request(id("open"), PEOPLE[0]), table).await.expect("a table").table.id();
    tables.join(&request(id("join"), PEOPLE[1]), game).await.expect("a seat");
    tables.start(&request(id("start"), PEOPLE[0]), game).await.expect("a game");
    game
}

/// One random press of whoever is asked; how long it took. None: the game is over.
async fn press(tables: &Tables, game: GameId, id: String, random: &mut Stream) -> Option<Duration> {
    let table = tables.look(game, None).await.expect("a table");
    let seat = table.waiting().first()?;
    let person = table.player(seat).and_then(|player| player.person).expect("somebody");
    let seated = tables.seat(game, person).await.expect("a seat");
    let choice = random.pick(&seated.choices()).expect("a choice").text.clone();
    let act = Act::Press { stamp: seated.stamp().expect("a stamp"), choice };
    let begun = Instant::now();
    tables.act(&request(id, person), game, act).await.expect("a legal action");
    Some(begun.elapsed())
}

async fn throughput(folder: &Path, at_once: u64) {
    let (_, tables) = tables(&folder.join(format!("throughput-{at_once}.db"))).await;
    let mut games = Vec::new();
    for number in 0..at_once {
        games.push(start(&tables, number).await);
    }
    let begun = Instant::now();
    let playing = games.into_iter().map(|game| {
        let tables = tables.clone();
        tokio::spawn(async move {
            let mut random = Seed::from_number(game.0 as u128).stream("bench");
            let mut took = Vec::new();
            let actions = if at_once == 1 { 10 * ACTIONS_EACH } else { ACTIONS_EACH };
            for number in 0..actions {
                took.extend(press(&tables, game, format!("{game} {number}"), &mut random).await);
            }
            took
        })
    });
    let mut took = Vec::new();
    for playing in playing.collect::<Vec<_>>() {
        took.extend(playing.await.expect("no panic"));
    }
    let seconds = begun.elapsed().as_secs_f64();
    let rate = took.len() as f64 / seconds;
    println!("{at_once:>3} tables at once: {} actions, {rate:.0} a second, {}", took.len(), quantiles(&mut took));
}

fn quantiles(took: &mut [Duration]) -> String {
    took.sort();
    let at =
        |share: f64| took.get(((took.len() as f64 * share) as usize).min(took.len() - 1)).copied().unwrap_or_default();
    format!("median {:.2} ms, p99 {:.2} ms", at(0.5).as_secs_f64() * 1e3, at(0.99).as_secs_f64() * 1e3)
}

async fn memory(folder: &Path, games: usize) {
    let file = folder.join("memory.db");
    stored::fill(&format!("sqlite://{}", file.display()), games).await.expect("a full database");
    let size = std::fs::metadata(&file).map_or(0, |file| file.len()) / 1_000_000;
    let (_, tables) = tables(&file).await;
    let before = resident();
    let mut random = Seed::from_number(1).stream("bench");
    let mut took = Vec::new();
    for number in 0..TOUCHED.min(games) {
        let game = GameId(1 + i64::from(random.below(games as u32)));
        let begun = Instant::now();
        tables.look(game, None).await.expect("a table");
        took.push(begun.elapsed());
        if number % 5 == 0 {
            press(&tables, game, format!("memory {number}"), &mut random).await;
        }
    }
    println!(
        "{games} stored games ({size} MB): {before} MB resident at the start, {} MB after {} were used; loading {}",
        resident(),
        took.len(),
        quantiles(&mut took)
    );
}

/// What it costs to look whether anybody is to be reminded, and to remind some.
async fn agenda(folder: &Path) {
    let file = folder.join("agenda.db");
    stored::fill(&format!("sqlite://{}", file.display()), WAITING as usize).await.expect("a full database");
    let (store, tables) = tables(&file).await;
    let now = tables.now();
    let due = |number: i64| Time(if number <= DUE { now.0 } else { now.0 + 3_600 + number });
    let plan = |number: i64| Write::Due { job: Job::Remind(GameId(number)), due: Some(due(number)) };
    let interaction =
        Interaction { id: InteractionId::new("plan"), game: None, person: None, at: now, answer: Answer::Noted };
    store.commit(&Change { interaction, writes: (1..=WAITING).map(plan).collect() }).await.expect("kept");
    let scheduler = Scheduler::new(tables);
    let begun = Instant::now();
    scheduler.run_due().await.expect("seen to");
    let seen_to = begun.elapsed().as_secs_f64() * 1e3;
    let mut took = Vec::new();
    for _ in 0..1_000 {
        let begun = Instant::now();
        scheduler.run_due().await.expect("nothing is due");
        took.push(begun.elapsed());
    }
    println!(
        "{WAITING} waiting games: {DUE} jobs in {seen_to:.1} ms; a look when none is due: {}",
        quantiles(&mut took)
    );
}

/// Resident memory of this process in megabytes.
fn resident() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap_or_default();
    line.trim().trim_end_matches(" kB").parse::<u64>().unwrap_or(0) / 1024
}
