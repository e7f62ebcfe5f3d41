//! The bot under load.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use tokio::sync::Mutex;
use tokio::task::JoinSet;

use crate::bot::{BotProcess, Recipe, free_address};
use crate::figures::{Millis, Waits};
use crate::proxies::Balancer;
use crate::stored::{GameSize, PARTIES, fill};
use crate::test_table::{StepResult, TestTable};
use crate::viewers::Viewers;
use crate::{BenchError, database, postgres, watch};
use engine::Seed;
use sandbox::{Config, NotDone, Sandbox};

/// Once per this many moves somebody looks at the board or types into a command.
const LOOKS: u32 = 5;
/// Discord's code for a message that is not there.
const UNKNOWN_MESSAGE: u64 = 10_008;
/// A path through menus to an action is never longer.
const MOST_STEPS: usize = 12;

/// Tables of bots, and how long somebody waits there before they look again whether they are asked.
const BOT_PARTIES: [GameSize; 2] = [GameSize { game: "lisboa", seats: 4 }, GameSize { game: "madeira", seats: 4 }];
const PAUSE: Duration = Duration::from_millis(100);

/// The parameters of a run.
#[derive(Clone, Debug)]
pub struct Load {
    pub tables: usize,
    /// Moves per second, one rate after another.
    pub rates: Vec<u32>,
    /// Games stored beforehand.
    pub stored: usize,
    /// How long to keep up each rate.
    pub seconds: u32,
    /// Whether interactions are delivered over HTTP.
    pub by_http: bool,
    /// Whether tables are stored in PostgreSQL.
    pub on_postgres: bool,
    /// How many processes share the work; several need both.
    pub processes: usize,
    /// Tables besides at which one person plays with bots, which think all the time.
    pub bots: usize,
    /// How many people watch the first table on its page.
    pub viewers: usize,
}

/// The result of one rate.
#[derive(Clone, Debug)]
pub struct Rate {
    pub wanted: u32,
    pub seconds: f64,
    pub moves: usize,
    pub messages: u64,
    /// Of presses and commands that play.
    pub waits: Waits,
    /// Of looks at the board, which come with its picture, and of suggestions for typed commands.
    pub looks: Waits,
    pub processor: Duration,
    pub memory: f64,
    pub highest: f64,
}

impl Load {
    /// Runs it, and prints each figure as soon as it is known.
    pub async fn run(&self, mut say: impl FnMut(String)) -> Result<Vec<Rate>, BenchError> {
        let folder = tempfile::tempdir()?;
        let database = match (self.on_postgres, postgres::server()) {
            (false, _) => database(&folder, "load.db"),
            (true, Some(server)) => server.database().await,
            (true, None) => return Err(BenchError::Found("PostgreSQL cannot be started here".to_owned())),
        };
        let begun = Instant::now();
        fill(&database, self.stored).await.map_err(|error| BenchError::Found(error.to_string()))?;
        let size = || std::fs::metadata(folder.path().join("load.db")).map_or(0.0, |file| file.len() as f64 / 1e6);
        say(format!("{} stored games, {:.0} MB, written in {:.1?}", self.stored, size(), begun.elapsed()));
        let config = Config { traffic_kept: Some(1_000), ..Config::to_run(([127, 0, 0, 1], 0).into()) };
        let sandbox = Sandbox::start_with(config).await?;
        let begun = Instant::now();
        let (mut bots, mut addresses) = (Vec::new(), Vec::new());
        for number in 0..self.processes {
            let endpoint = self.by_http.then(free_address).transpose()?;
            let web = (self.viewers > 0).then(free_address).transpose()?;
            let log = folder.path().join(format!("load-{number}.log"));
            bots.push(BotProcess::start(&sandbox, &Recipe { database: database.clone(), log, endpoint, web }).await?);
            addresses.extend(endpoint);
        }
        match addresses.as_slice() {
            [] => {}
            [one] => sandbox.deliver_to(&format!("http://{one}/")),
            _ => sandbox.deliver_to(&Balancer::start(addresses).await?),
        }
        let ready = |sandbox: &Sandbox| (!sandbox.commands(None).is_empty()).then_some(());
        sandbox.until(ready).await?;
        say(format!("ready {} after its start, {:.1} MB resident", Millis(begun.elapsed()), memory(&bots).0));
        let tables = self.tables(&sandbox).await?;
        say(format!("{} tables have begun", tables.len()));
        let (playing, answered) = self.bot_tables(&sandbox).await?;
        let viewers = match (self.viewers, tables.first()) {
            (0, _) | (_, None) => None,
            (count, Some(table)) => Some(Viewers::open(table.lock().await.page().await?, count)?),
        };
        let mut rates = Vec::new();
        for wanted in &self.rates {
            let rate = self.keep_up(&sandbox, &bots, &tables, *wanted).await?;
            bots.iter_mut().try_for_each(BotProcess::check)?;
            say(rate.to_string());
            if self.bots > 0 {
                let answered = answered.swap(0, Ordering::Relaxed);
                say(format!("      beside it {} tables of bots, where people answered {answered} times", self.bots));
            }
            if let Some(viewers) = &viewers {
                say(format!("      {} viewers {}", viewers.count(), viewers.take()));
            }
            rates.push(rate);
        }
        drop(playing);
        say(format!("{:.0} MB in the database", size()));
        bots.into_iter().try_for_each(BotProcess::stop)?;
        Ok(rates)
    }

    async fn tables(&self, sandbox: &Sandbox) -> Result<Vec<Arc<Mutex<TestTable>>>, BenchError> {
        let seed = Seed::from_words("load");
        let mut tables = Vec::new();
        for number in 0..self.tables {
            let party = PARTIES[number % PARTIES.len()];
            let mut table = TestTable::new(sandbox, number, party, seed.stream(&number.to_string()));
            table.begin().await?;
            tables.push(Arc::new(Mutex::new(table)));
        }
        Ok(tables)
    }

    /// Begins the tables at which bots think. Whoever sits there answers at once, so that a bot is nearly always asked; how
    /// often they have is counted.
    async fn bot_tables(&self, sandbox: &Sandbox) -> Result<(JoinSet<()>, Arc<AtomicUsize>), BenchError> {
        let (seed, answered) = (Seed::from_words("bots"), Arc::new(AtomicUsize::new(0)));
        let mut playing = JoinSet::new();
        for number in 0..self.bots {
            let party = BOT_PARTIES[number % BOT_PARTIES.len()];
            let chance = seed.stream(&number.to_string());
            let mut table = TestTable::new(sandbox, self.tables + number, party, chance).with_bots();
            table.begin().await?;
            let answered = answered.clone();
            playing.spawn(async move {
                loop {
                    match table.step().await {
                        Ok(StepResult::Moved(..)) => drop(answered.fetch_add(1, Ordering::Relaxed)),
                        Ok(StepResult::Idle) if table.is_over() => drop(table.begin().await),
                        Ok(StepResult::Idle) => tokio::time::sleep(PAUSE).await,
                        Ok(StepResult::Refused(_) | StepResult::Looked) => {}
                        Err(_) => return,
                    }
                }
            });
        }
        Ok((playing, answered))
    }

    /// Somebody moves at every beat, whether or not earlier moves have been answered.
    async fn keep_up(
        &self,
        sandbox: &Sandbox,
        bots: &[BotProcess],
        tables: &[Arc<Mutex<TestTable>>],
        wanted: u32,
    ) -> Result<Rate, BenchError> {
        let (requests, processor, begun) = (sandbox.requests(), processor(bots), Instant::now());
        let mut beat = tokio::time::interval(Duration::from_secs(1) / wanted);
        let mut under_way = JoinSet::new();
        let mut tally = Tally::default();
        let mut next = 0;
        for number in 0..wanted * self.seconds {
            beat.tick().await;
            // People still waiting for a response do nothing else.
            let others = (0..tables.len()).map(|step| (next + step) % tables.len());
            let mut free = others.filter_map(|index| Some((index, tables[index].clone().try_lock_owned().ok()?)));
            let Some((index, mut table)) = free.next() else { continue };
            next = index + 1;
            under_way.spawn(async move { Tally::of(&mut table, number % LOOKS == 0).await });
            while let Some(done) = under_way.try_join_next() {
                tally.add(done.map_err(|error| BenchError::Found(error.to_string()))??);
            }
        }
        while let Some(done) = under_way.join_next().await {
            tally.add(done.map_err(|error| BenchError::Found(error.to_string()))??);
        }
        let seconds = begun.elapsed().as_secs_f64();
        let used = self::processor(bots).saturating_sub(processor);
        // Processes do not know of each other's panels, so one may delete what another has deleted.
        let expected: &[u64] = if self.processes > 1 { &[UNKNOWN_MESSAGE] } else { &[] };
        watch::refused(sandbox, requests, expected)?;
        let (memory, highest) = memory(bots);
        let Tally { moves, waits, looks } = tally;
        let messages = (sandbox.requests() - requests).saturating_sub((waits.count() + looks.count()) as u64);
        Ok(Rate { wanted, seconds, moves, messages, waits, looks, processor: used, memory, highest })
    }
}

/// The processor time of all processes.
fn processor(bots: &[BotProcess]) -> Duration {
    bots.iter().map(BotProcess::processor).sum()
}

/// The memory of all processes, current and peak.
fn memory(bots: &[BotProcess]) -> (f64, f64) {
    bots.iter().map(BotProcess::memory).fold((0.0, 0.0), |(now, highest), bot| (now + bot.0, highest + bot.1))
}

/// What was done, and the latency of each response.
#[derive(Default)]
struct Tally {
    moves: usize,
    waits: Waits,
    looks: Waits,
}

impl Tally {
    /// One move, with whatever must be opened before it; perhaps a look at the board as well.
    async fn of(table: &mut TestTable, looks: bool) -> Result<Tally, NotDone> {
        let mut tally = Tally::default();
        for _ in 0..MOST_STEPS {
            let begun = Instant::now();
            let stepped = table.step().await?;
            if !matches!(stepped, StepResult::Idle) {
                tally.waits.add(begun.elapsed());
            }
            match stepped {
                StepResult::Moved(..) => {
                    tally.moves += 1;
                    break;
                }
                StepResult::Idle if table.is_over() => table.begin().await?,
                StepResult::Refused(_) | StepResult::Looked | StepResult::Idle => {}
            }
        }
        if looks {
            let begun = Instant::now();
            table.look().await?;
            tally.looks.add(begun.elapsed());
        }
        Ok(tally)
    }

    fn add(&mut self, other: Tally) {
        self.moves += other.moves;
        self.waits.append(other.waits);
        self.looks.append(other.looks);
    }
}

impl fmt::Display for Rate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (mut waits, mut looks) = (self.waits.clone(), self.looks.clone());
        let per_move = self.processor.as_secs_f64() * 1e6 / self.moves.max(1) as f64;
        write!(
            f,
            "{:>5} moves/s wanted: {:.0} moves/s with {:.0} answers/s, p50 {}, p99 {}, max {}; looks p50 {}, p99 {}; {per_move:.0} µs of processor \
             a move, {:.1} MB resident ({:.1} at most), {} messages and edits",
            self.wanted,
            self.moves as f64 / self.seconds,
            waits.count() as f64 / self.seconds,
            Millis(waits.within(0.5)),
            Millis(waits.within(0.99)),
            Millis(waits.within(1.0)),
            Millis(looks.within(0.5)),
            Millis(looks.within(0.99)),
            self.memory,
            self.highest,
            self.messages,
        )
    }
}
