//! Whole games on several processes and one PostgreSQL, behind a load balancer, while processes are killed and
//! suspended, their database connections cut and the database itself restarted. Afterwards everything is audited, as
//! after the soak of one process.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use tokio::sync::watch as signal;
use tokio::task::JoinSet;

use crate::audit::audit;
use crate::bot::{BotProcess, Recipe, free_address};
use crate::postgres;
use crate::proxies::{Balancer, DatabaseLink};
use crate::soak::{EXPECTED_REFUSALS, SoakState, Wait, break_something, play};
use crate::stored::PARTIES;
use crate::test_table::TestTable;
use crate::watch::{Observer, refused};
use crate::{BenchError, audit};
use engine::Seed;
use sandbox::{Config, Sandbox};

/// A little longer than Discord waits.
const TIMEOUT: Duration = Duration::from_millis(3_500);
/// How often a process is started that cannot reach the database,
const STARTS: u32 = 10;
/// and what it says then.
const UNREACHABLE: &str = "bench: postgres://";
/// How often progress is printed.
const REPORT: Duration = Duration::from_secs(10);

/// The parameters of a run.
#[derive(Clone, Debug)]
pub struct Scale {
    pub processes: usize,
    /// The least number of whole games.
    pub games: u64,
    /// The least number of kills; as many suspensions and cut connections come on top.
    pub kills: u64,
    /// Restarts of the database.
    pub restarts: u64,
    pub tables: usize,
    pub seed: Seed,
}

/// The result of a run.
#[derive(Clone, Debug, Default)]
pub struct ScaleReport {
    games: u64,
    kills: u64,
    stops: u64,
    cuts: u64,
    restarts: u64,
    faults: u64,
    answers: u64,
    unanswered: u64,
    longest: Wait,
    longest_for_message: Duration,
    audited: audit::Audited,
}

impl Scale {
    pub async fn run(&self, mut say: impl FnMut(String)) -> Result<ScaleReport, BenchError> {
        let Some(server) = postgres::server() else {
            return Err(BenchError::Found("PostgreSQL cannot be started here".to_owned()));
        };
        let (database, folder) = (server.database().await, tempfile::tempdir()?);
        let config = Config { patience: TIMEOUT, ..Config::to_run(([127, 0, 0, 1], 0).into()) };
        let sandbox = Sandbox::start_with(config).await?;
        let (mut recipes, mut lines) = (Vec::new(), Vec::new());
        for number in 0..self.processes {
            let line = DatabaseLink::to(server.socket()).await?;
            let name = database.split('?').next().and_then(|url| url.rsplit('/').next()).unwrap_or_default();
            recipes.push(Recipe {
                database: format!("postgres://correio@{}/{name}", line.address),
                log: folder.path().join(format!("process-{number}.log")),
                endpoint: Some(free_address()?),
                web: None,
            });
            lines.push(line);
        }
        let url = Balancer::start(recipes.iter().filter_map(|recipe| recipe.endpoint).collect()).await?;
        let mut bots = Vec::new();
        for recipe in &recipes {
            bots.push(BotProcess::start(&sandbox, recipe).await?);
        }
        sandbox.deliver_to(&url);
        let state = Arc::new(SoakState::new(sandbox, Observer::at(&database).await?, true));
        let (enough, stop) = signal::channel(false);
        let mut tables = JoinSet::new();
        for number in 0..self.tables {
            let chance = self.seed.stream(&format!("table {number}"));
            let table = TestTable::new(&state.sandbox, number, PARTIES[number % PARTIES.len()], chance);
            tables.spawn(play(state.clone(), table, stop.clone()));
        }
        let mut done = ScaleReport::default();
        let mut chance = self.seed.stream("trouble");
        let (mut last, mut requests) = (Instant::now(), 0);
        let count = |counter: &std::sync::atomic::AtomicU64| counter.load(Ordering::Relaxed);
        while done.kills < self.kills || done.restarts < self.restarts || count(&state.games) < self.games {
            state.after(u64::from(10 + chance.below(60))).await;
            if let Some(ended) = tables.try_join_next() {
                ended.map_err(|error| BenchError::Found(error.to_string()))??;
            }
            requests = refused(&state.sandbox, requests, &EXPECTED_REFUSALS)?;
            for bot in &mut bots {
                bot.check()?;
            }
            let who = chance.below(self.processes as u32) as usize;
            match chance.below(20) {
                0..8 if done.kills < self.kills => {
                    state.breaks(format!("process {who} killed")).await;
                    bots.remove(who).kill()?;
                    done.kills += 1;
                    bots.insert(who, start(&state.sandbox, &recipes[who]).await?);
                }
                8..10 => {
                    // Sometimes for longer than its lease lasts.
                    let how_long = Duration::from_millis(u64::from(200 + chance.below(14_000)));
                    done.stops += 1;
                    state.breaks(format!("process {who} suspended for {how_long:.1?}")).await;
                    bots[who].pause(how_long).await?;
                }
                10..13 => {
                    done.cuts += 1;
                    let how_long = Duration::from_millis(u64::from(chance.below(3_000)));
                    state.breaks(format!("process {who} without a database for {how_long:.1?}")).await;
                    lines[who].cut(how_long).await;
                }
                13 if done.restarts < self.restarts => {
                    done.restarts += 1;
                    state.breaks("database restarted".to_owned()).await;
                    tokio::task::spawn_blocking(|| server.restart())
                        .await
                        .map_err(|error| BenchError::Found(error.to_string()))?;
                }
                _ => {
                    done.faults += 1;
                    break_something(&state.sandbox, &mut chance);
                }
            }
            if last.elapsed() >= REPORT {
                last = Instant::now();
                let (games, answers) = (count(&state.games), count(&state.answers));
                say(format!(
                    "{games} games, {} kills, {} stops, {} cuts, {} restarts of the database, {answers} answers, longest wait {}",
                    done.kills,
                    done.stops,
                    done.cuts,
                    done.restarts,
                    state.longest().await
                ));
            }
        }
        state.sandbox.clear_faults();
        enough.send_replace(true);
        while let Some(ended) = tables.join_next().await {
            ended.map_err(|error| BenchError::Found(error.to_string()))??;
        }
        say("everybody has stopped; what is left is delivered".to_owned());
        audit::until_delivered(&database).await?;
        for bot in bots {
            bot.stop()?;
        }
        done.audited = audit(&database, &state.sandbox, &*state.account.lock().await).await?;
        (done.games, done.answers, done.unanswered) =
            (count(&state.games), count(&state.answers), count(&state.unanswered));
        (done.longest, done.longest_for_message) = (state.longest().await, state.longest_for_message());
        Ok(done)
    }
}

/// Starts a process, and again if it exits because it cannot reach the database yet, as a supervisor would.
async fn start(sandbox: &Sandbox, recipe: &Recipe) -> Result<BotProcess, BenchError> {
    for _ in 0..STARTS {
        match BotProcess::start(sandbox, recipe).await {
            Err(BenchError::Ended(log)) if log.contains(UNREACHABLE) => {}
            started => return started,
        }
    }
    BotProcess::start(sandbox, recipe).await
}

impl fmt::Display for ScaleReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} whole games, {} kills, {} stops, {} cut lines, {} restarts of the database, {} other faults, {} answers, {} not \
             answered, nobody waited longer than {:.1?} for a lobby, or for an answer than {}\n{}",
            self.games,
            self.kills,
            self.stops,
            self.cuts,
            self.restarts,
            self.faults,
            self.answers,
            self.unanswered,
            self.longest_for_message,
            self.longest,
            self.audited
        )
    }
}
