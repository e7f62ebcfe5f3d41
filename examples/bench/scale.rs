//! Whole games at several processes on one PostgreSQL, behind a balancer, while processes are killed and stopped, their lines to the
//! database are cut and the database itself is restarted. Then everything is compared, as after the soak of one process.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use tokio::sync::watch as signal;
use tokio::task::JoinSet;

use crate::audit::audit;
use crate::bot::{Bot, Recipe, free_address};
use crate::postgres;
use crate::proxies::{Balancer, Line};
use crate::soak::{PARDONED, Stage, break_something, play};
use crate::stored::PARTIES;
use crate::test_table::TestTable;
use crate::watch::{Observer, refused};
use crate::{Failed, audit};
use correio::engine::Seed;
use correio::sandbox::{Config, Sandbox};

/// As long as Discord waits, and a little more.
const PATIENCE: Duration = Duration::from_millis(3_500);
/// How often it is said how far things are.
const REPORT: Duration = Duration::from_secs(10);

/// What is tried.
#[derive(Clone, Debug)]
pub struct Scale {
    pub processes: usize,
    /// Whole games to be played at least.
    pub games: u64,
    /// Kills of a process, at least; as many stops and cut lines come beside them.
    pub kills: u64,
    /// Restarts of the database.
    pub restarts: u64,
    pub tables: usize,
    pub seed: Seed,
}

/// What came of it.
#[derive(Clone, Debug, Default)]
pub struct Scaled {
    games: u64,
    kills: u64,
    stops: u64,
    cuts: u64,
    restarts: u64,
    faults: u64,
    answers: u64,
    unanswered: u64,
    longest: Duration,
    audited: audit::Audited,
}

impl Scale {
    pub async fn run(&self, mut say: impl FnMut(String)) -> Result<Scaled, Failed> {
        let Some(server) = postgres::server() else {
            return Err(Failed::Found("PostgreSQL cannot be started here".to_owned()));
        };
        let (database, folder) = (server.database().await, tempfile::tempdir()?);
        let config = Config { patience: PATIENCE, ..Config::to_run(([127, 0, 0, 1], 0).into()) };
        let sandbox = Sandbox::start_with(config).await?;
        let (mut recipes, mut lines) = (Vec::new(), Vec::new());
        for number in 0..self.processes {
            let line = Line::to(server.socket()).await?;
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
            bots.push(Bot::start(&sandbox, recipe).await?);
        }
        sandbox.deliver_to(&url);
        let stage = Arc::new(Stage::new(sandbox, Observer::at(&database).await?, true));
        let (enough, stop) = signal::channel(false);
        let mut tables = JoinSet::new();
        for number in 0..self.tables {
            let chance = self.seed.stream(&format!("table {number}"));
            let table = TestTable::new(&stage.sandbox, number, PARTIES[number % PARTIES.len()], chance);
            tables.spawn(play(stage.clone(), table, stop.clone()));
        }
        let mut done = Scaled::default();
        let mut chance = self.seed.stream("trouble");
        let (mut last, mut requests) = (Instant::now(), 0);
        let count = |counter: &std::sync::atomic::AtomicU64| counter.load(Ordering::Relaxed);
        while done.kills < self.kills || done.restarts < self.restarts || count(&stage.games) < self.games {
            stage.after(u64::from(10 + chance.below(60))).await;
            if let Some(ended) = tables.try_join_next() {
                ended.map_err(|error| Failed::Found(error.to_string()))??;
            }
            requests = refused(&stage.sandbox, requests, &PARDONED)?;
            for bot in &mut bots {
                bot.check()?;
            }
            let who = chance.below(self.processes as u32) as usize;
            match chance.below(20) {
                0..8 if done.kills < self.kills => {
                    bots.remove(who).kill()?;
                    done.kills += 1;
                    bots.insert(who, Bot::start(&stage.sandbox, &recipes[who]).await?);
                }
                8..10 => {
                    // Sometimes for longer than it may lead without saying so.
                    let how_long = Duration::from_millis(u64::from(200 + chance.below(14_000)));
                    done.stops += 1;
                    bots[who].pause(how_long).await?;
                }
                10..13 => {
                    done.cuts += 1;
                    lines[who].cut(Duration::from_millis(u64::from(chance.below(3_000)))).await;
                }
                13 if done.restarts < self.restarts => {
                    done.restarts += 1;
                    tokio::task::spawn_blocking(|| server.restart())
                        .await
                        .map_err(|error| Failed::Found(error.to_string()))?;
                }
                _ => {
                    done.faults += 1;
                    break_something(&stage.sandbox, &mut chance);
                }
            }
            if last.elapsed() >= REPORT {
                last = Instant::now();
                let (games, answers) = (count(&stage.games), count(&stage.answers));
                say(format!(
                    "{games} games, {} kills, {} stops, {} cuts, {} restarts of the database, {answers} answers, longest wait {:.1?}",
                    done.kills,
                    done.stops,
                    done.cuts,
                    done.restarts,
                    stage.longest()
                ));
            }
        }
        stage.sandbox.clear_faults();
        enough.send_replace(true);
        while let Some(ended) = tables.join_next().await {
            ended.map_err(|error| Failed::Found(error.to_string()))??;
        }
        say("everybody has stopped; what is left is delivered".to_owned());
        audit::until_delivered(&database).await?;
        for bot in bots {
            bot.stop()?;
        }
        done.audited = audit(&database, &stage.sandbox, &*stage.account.lock().await).await?;
        (done.games, done.answers, done.unanswered) =
            (count(&stage.games), count(&stage.answers), count(&stage.unanswered));
        done.longest = stage.longest();
        Ok(done)
    }
}

impl fmt::Display for Scaled {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} whole games, {} kills, {} stops, {} cut lines, {} restarts of the database, {} other faults, {} answers, {} not \
             answered, nobody waited longer than {:.1?}\n{}",
            self.games,
            self.kills,
            self.stops,
            self.cuts,
            self.restarts,
            self.faults,
            self.answers,
            self.unanswered,
            self.longest,
            self.audited
        )
    }
}
