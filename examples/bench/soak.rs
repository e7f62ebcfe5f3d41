//! Whole games while everything goes wrong: kills, lost connections, refusals, slow disks, doubled interactions.
//!
//! Events are drawn from a seed; games and kills are counted. So a run can be repeated, as far as two processes on one
//! machine ever behave the same twice.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use sqlx::{Connection, SqliteConnection};
use tokio::sync::{Mutex, watch as signal};
use tokio::task::{JoinHandle, JoinSet};

use crate::audit::{Account, Audited, audit};
use crate::bot::{BotProcess, Recipe};
use crate::database;
use crate::stored::PARTIES;
use crate::test_table::{StepResult, TestTable};
use crate::watch::{Observer, refused};
use crate::{BenchError, audit};
use engine::{Seed, Stream};
use sandbox::{Config, Effect, Fault, NotDone, Sandbox};

/// Nobody waits longer for a response here: most of those that do not come died with the process.
const TIMEOUT: Duration = Duration::from_millis(700);
/// One in this many responses is searched for secrets.
const LOOKS: u32 = 25;
/// Something is broken after at most this many further responses,
const BETWEEN: u32 = 60;
/// or when there were none for this long.
const LONGEST_WAIT: Duration = Duration::from_secs(3);
/// But not before a message was sent, unless there is none for this long: longer than it takes to lead after a kill.
const LONGEST_SILENCE: Duration = Duration::from_secs(15);
/// How often progress is printed.
const REPORT: Duration = Duration::from_secs(10);
/// An interaction that was already acknowledged, or died with its process, or whose acknowledgement over HTTP came when
/// nobody waited any more; a message that was deleted when it was pressed, after which the response comes as a new one.
pub const EXPECTED_REFUSALS: [u64; 4] = [40_060, 10_062, 10_015, 10_008];

/// How many times the length of an outage people may take until one of them has moved on.
const MOST_OUTAGES: usize = 10;

/// How sending can fail for a while.
const OUTAGES: [(&str, &str, Effect); 5] = [
    ("writing is forbidden", "POST", Effect::Fail { status: 403 }),
    ("the server fails", "POST", Effect::Fail { status: 503 }),
    ("answers are lost", "POST", Effect::LoseAnswer { status: 502 }),
    ("every request is too many", "POST", Effect::RateLimit { retry_after_ms: 1_500, global: false }),
    ("edits fail", "PATCH", Effect::Fail { status: 500 }),
];

/// The parameters of a run.
#[derive(Clone, Debug)]
pub struct Soak {
    /// The least number of whole games.
    pub games: u64,
    /// The least number of kills.
    pub kills: u64,
    /// Tables played at the same time.
    pub tables: usize,
    /// How long each outage of sending lasts; there is one of each kind.
    pub outage: Duration,
    pub seed: Seed,
}

/// The result of a run.
#[derive(Clone, Debug)]
pub struct SoakReport {
    pub games: u64,
    pub kills: u64,
    pub faults: u64,
    pub outages: u64,
    pub answers: u64,
    pub unanswered: u64,
    pub searched: u64,
    pub audited: Audited,
}

/// The state shared by all tasks.
pub struct SoakState {
    pub sandbox: Sandbox,
    observer: Observer,
    /// Whether interactions are delivered over HTTP: then nobody sees whether the bot is away.
    by_http: bool,
    pub account: Mutex<Account>,
    pub games: AtomicU64,
    pub answers: AtomicU64,
    pub unanswered: AtomicU64,
    searched: AtomicU64,
    /// The longest time anybody went without a response.
    longest: Mutex<Wait>,
    /// The longest time anybody waited for a message with a button, in milliseconds.
    longest_for_message: AtomicU64,
    begun: Instant,
    /// What was broken, and when.
    broken: Mutex<Vec<(Instant, String)>>,
}

/// How long somebody went without a response, and what they tried.
#[derive(Clone, Debug, Default)]
pub struct Wait {
    length: Duration,
    /// Each attempt, the last of which was answered.
    attempts: Vec<String>,
    /// What was broken meanwhile or shortly before, and how many seconds after the wait began.
    broken: Vec<String>,
}

impl fmt::Display for Wait {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.1?} ({}; meanwhile: {})", self.length, self.attempts.join(", "), self.broken.join(", "))
    }
}

impl SoakState {
    pub fn new(sandbox: Sandbox, observer: Observer, by_http: bool) -> SoakState {
        let [games, answers, unanswered, searched, longest_for_message] = std::array::from_fn(|_| AtomicU64::new(0));
        SoakState {
            sandbox,
            observer,
            by_http,
            account: Mutex::default(),
            games,
            answers,
            unanswered,
            searched,
            longest: Mutex::default(),
            longest_for_message,
            begun: Instant::now(),
            broken: Mutex::default(),
        }
    }

    pub async fn longest(&self) -> Wait {
        self.longest.lock().await.clone()
    }

    pub fn longest_for_message(&self) -> Duration {
        Duration::from_millis(self.longest_for_message.load(Ordering::Relaxed))
    }

    /// Somebody was answered who had waited this long since then, after these attempts.
    async fn waited(&self, (length, since): (Duration, Instant), attempts: &[String]) {
        let mut longest = self.longest.lock().await;
        if length > longest.length {
            let broken = self.broken.lock().await;
            let recent = broken.iter().rev().take_while(|(at, _)| *at + LONGEST_SILENCE > since).map(|(at, what)| {
                let [at, since] = [*at, since].map(|moment| moment.duration_since(self.begun).as_secs_f64());
                format!("{what} at {:+.1}", at - since)
            });
            let mut broken: Vec<String> = recent.collect();
            broken.reverse();
            *longest = Wait { length, attempts: attempts.to_vec(), broken };
        }
    }

    /// Notes that something is being broken now.
    pub async fn breaks(&self, what: String) {
        self.broken.lock().await.push((Instant::now(), what));
    }

    /// Waits for this many responses and a new message, but not for ever: a fault may block everybody. Whoever leads next
    /// must come to send something before it is killed too, however slow the machine is.
    pub async fn after(&self, answers: u64) {
        let (wanted, sent) = (self.answers.load(Ordering::Relaxed) + answers, self.sandbox.nonces().len());
        let begun = Instant::now();
        while self.answers.load(Ordering::Relaxed) < wanted && begun.elapsed() < LONGEST_WAIT {
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
        while self.sandbox.nonces().len() == sent && begun.elapsed() < LONGEST_SILENCE {
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    }
}

impl Soak {
    pub async fn run(&self, mut say: impl FnMut(String)) -> Result<SoakReport, BenchError> {
        let folder = tempfile::tempdir()?;
        let recipe = Recipe {
            database: database(&folder, "soak.db"),
            log: folder.path().join("soak.log"),
            endpoint: None,
            web: None,
        };
        let config = Config { patience: TIMEOUT, ..Config::to_run(([127, 0, 0, 1], 0).into()) };
        let sandbox = Sandbox::start_with(config).await?;
        let bot = start(&sandbox, &recipe).await?;
        let observer = Observer::at(&recipe.database).await?;
        let state = Arc::new(SoakState::new(sandbox, observer, false));
        let (enough, stop) = signal::channel(false);
        let mut tables = JoinSet::new();
        for number in 0..self.tables {
            let chance = self.seed.stream(&format!("table {number}"));
            let table = TestTable::new(&state.sandbox, number, PARTIES[number % PARTIES.len()], chance);
            tables.spawn(play(state.clone(), table, stop.clone()));
        }
        let (mut bot, broken) = self.break_again_and_again(&state, &recipe, bot, &mut tables, &mut say).await?;
        refused(&state.sandbox, broken.requests, &EXPECTED_REFUSALS)?;
        let outages = self.outages(&state, &mut bot, &mut say).await?;
        state.sandbox.clear_faults();
        enough.send_replace(true);
        while let Some(done) = tables.join_next().await {
            done.map_err(|error| BenchError::Found(error.to_string()))??;
        }
        say("everybody has stopped; what is left is delivered".to_owned());
        audit::until_delivered(&recipe.database).await?;
        bot.stop()?;
        let audited = audit(&recipe.database, &state.sandbox, &*state.account.lock().await).await?;
        let soaked = SoakReport {
            games: state.games.load(Ordering::Relaxed),
            kills: broken.kills,
            faults: broken.faults,
            outages,
            answers: state.answers.load(Ordering::Relaxed),
            unanswered: state.unanswered.load(Ordering::Relaxed),
            searched: state.searched.load(Ordering::Relaxed),
            audited,
        };
        let tested = soaked.faults > 0 && soaked.searched > 0 && soaked.audited.pinged > 0;
        if tested { Ok(soaked) } else { Err(BenchError::Found(format!("too little was put to the test: {soaked}"))) }
    }

    /// Lets sending fail for a while, in one way after another, while people play on.
    async fn outages(
        &self,
        state: &SoakState,
        bot: &mut BotProcess,
        say: &mut impl FnMut(String),
    ) -> Result<u64, BenchError> {
        let mut outages = 0;
        for (what, method, fault) in OUTAGES {
            say(format!("{what} for {:?}", self.outage));
            let answers = state.answers.load(Ordering::Relaxed);
            state.sandbox.inject(Fault::new(fault).times(u32::MAX).on(method, "/channels/{channel_id}/messages"));
            tokio::time::sleep(self.outage).await;
            // However slow the machine is, somebody plays on before it ends.
            for _ in 0..MOST_OUTAGES {
                if state.answers.load(Ordering::Relaxed) > answers {
                    break;
                }
                tokio::time::sleep(self.outage).await;
            }
            state.sandbox.clear_faults();
            bot.check()?;
            if state.answers.load(Ordering::Relaxed) == answers {
                return Err(BenchError::Found(format!("{what}: nobody could play on")));
            }
            outages += 1;
            // Until everybody has been pinged who could not be.
            tokio::time::sleep(self.outage / 4).await;
        }
        Ok(outages)
    }

    /// Breaks something again and again until there was enough of everything.
    async fn break_again_and_again(
        &self,
        state: &SoakState,
        recipe: &Recipe,
        mut bot: BotProcess,
        tables: &mut JoinSet<Result<(), BenchError>>,
        say: &mut impl FnMut(String),
    ) -> Result<(BotProcess, Breakage), BenchError> {
        let mut chance = self.seed.stream("trouble");
        let mut broken = Breakage::default();
        let mut last = Instant::now();
        let mut disk = None;
        while broken.kills < self.kills || state.games.load(Ordering::Relaxed) < self.games {
            state.after(u64::from(10 + chance.below(BETWEEN))).await;
            if let Some(done) = tables.try_join_next() {
                done.map_err(|error| BenchError::Found(error.to_string()))??;
            }
            broken.requests = refused(&state.sandbox, broken.requests, &EXPECTED_REFUSALS)?;
            bot.check()?;
            if broken.kills < self.kills && !chance.one_in(4) {
                bot.kill()?;
                broken.kills += 1;
                disk = None;
                bot = start(&state.sandbox, recipe).await?;
                if chance.one_in(4) {
                    let hold = Duration::from_millis(u64::from(chance.below(20)));
                    disk = Some(SlowDisk::under(&recipe.database, hold).await?);
                }
            } else {
                broken.faults += 1;
                break_something(&state.sandbox, &mut chance);
            }
            if last.elapsed() >= REPORT {
                last = Instant::now();
                let count = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
                let (games, answers) = (count(&state.games), count(&state.answers));
                say(format!(
                    "{games} games, {} kills, {} other faults, {answers} answers",
                    broken.kills, broken.faults
                ));
            }
        }
        drop(disk);
        Ok((bot, broken))
    }
}

/// Makes writers of a database wait again and again, like a slow disk. Stops when dropped.
struct SlowDisk(JoinHandle<()>);

impl SlowDisk {
    async fn under(database: &str, hold: Duration) -> Result<SlowDisk, BenchError> {
        let failed = |error: sqlx::Error| BenchError::Found(error.to_string());
        let mut connection = SqliteConnection::connect(database).await.map_err(failed)?;
        Ok(SlowDisk(tokio::spawn(async move {
            loop {
                // Somebody may hold the lock longer than we want to wait.
                if sqlx::query("begin immediate").execute(&mut connection).await.is_ok() {
                    tokio::time::sleep(hold).await;
                    let _ = sqlx::query("rollback").execute(&mut connection).await;
                }
                tokio::time::sleep(2 * hold + Duration::from_millis(1)).await;
            }
        })))
    }
}

impl Drop for SlowDisk {
    fn drop(&mut self) {
        self.0.abort();
    }
}

/// What was broken so far.
#[derive(Default)]
struct Breakage {
    kills: u64,
    faults: u64,
    /// The request up to which the traffic was checked.
    requests: u64,
}

/// A new process finds the port and the database free; pending faults are not meant for its start.
async fn start(sandbox: &Sandbox, recipe: &Recipe) -> Result<BotProcess, BenchError> {
    sandbox.clear_faults();
    sandbox.forget_sessions();
    for _ in 0..10 {
        match BotProcess::start(sandbox, recipe).await {
            Err(BenchError::NotDone(NotDone::NoAnswer)) => {}
            other => return other,
        }
    }
    BotProcess::start(sandbox, recipe).await
}

pub fn break_something(sandbox: &Sandbox, chance: &mut Stream) {
    let times = 1 + chance.below(3);
    // Connections are lost rarely: recovery takes seconds, and nothing else is tried meanwhile.
    match chance.below(24) {
        0 => sandbox.drop_connection(),
        1 => sandbox.invalidate_session(),
        2 => sandbox.forget_sessions(),
        3 => sandbox.ask_to_reconnect(),
        4..8 => sandbox.inject(Fault::rate_limit(Duration::from_millis(100)).times(times)),
        8..12 => sandbox.inject(Fault::fail(500).times(times)),
        12..16 => sandbox.inject(Fault::new(Effect::LoseAnswer { status: 502 }).times(times)),
        16..20 => sandbox.inject(Fault::delay(Duration::from_millis(300)).times(times)),
        _ => sandbox.duplicate_next_interaction(),
    }
}

/// People at one table play one game after another.
pub async fn play(state: Arc<SoakState>, mut table: TestTable, stop: signal::Receiver<bool>) -> Result<(), BenchError> {
    let mut begun = false;
    let mut attempts = Vec::new();
    while !*stop.borrow() {
        // People who see that the bot is away wait until it is back.
        if !state.by_http && state.sandbox.until_connected(1).await.is_err() {
            continue;
        }
        let tried = Instant::now();
        if !begun || table.is_over() {
            let counted = begun;
            match table.begin().await {
                Ok(()) => {
                    // The message of the next game may be on its way: until it arrives, nothing has begun.
                    state.games.fetch_add(u64::from(counted && !table.is_over()), Ordering::Relaxed);
                    begun = true;
                }
                Err(failure) => {
                    state.unanswered.fetch_add(1, Ordering::Relaxed);
                    attempts.push(format!("no game begun in {:.1?}: {failure}", tried.elapsed()));
                }
            }
            state.waited(table.longest, &attempts).await;
            state.longest_for_message.fetch_max(table.longest_for_message.as_millis() as u64, Ordering::Relaxed);
            continue;
        }
        let stepped = table.step().await;
        match &stepped {
            Ok(_) => {
                attempts.push(format!("answered in {:.1?}", tried.elapsed()));
                state.waited(table.longest, &attempts).await;
                attempts.clear();
            }
            Err(failure) => attempts.push(format!("{failure} in {:.1?}", tried.elapsed())),
        }
        match stepped {
            Ok(StepResult::Moved(chosen, shown)) => {
                state.answers.fetch_add(1, Ordering::Relaxed);
                state.account.lock().await.done(chosen.clone());
                if table.chance.one_in(LOOKS) {
                    match state.observer.check(&chosen.game, chosen.person, &shown).await {
                        // The database is being restarted.
                        Err(BenchError::Store(_)) if state.by_http => {}
                        checked => drop((checked?, state.searched.fetch_add(1, Ordering::Relaxed))),
                    }
                    table.forgive();
                }
            }
            Ok(StepResult::Refused(chosen)) => {
                state.answers.fetch_add(1, Ordering::Relaxed);
                state.account.lock().await.doubtful(chosen);
                table.forget_panel();
            }
            Ok(StepResult::Looked) => drop(state.answers.fetch_add(1, Ordering::Relaxed)),
            // The message that says who is next may be on its way, or delayed by a fault.
            Ok(StepResult::Idle) => tokio::time::sleep(Duration::from_millis(50)).await,
            Err(_) => {
                state.unanswered.fetch_add(1, Ordering::Relaxed);
                if let Some(chosen) = table.trying.take() {
                    state.account.lock().await.doubtful(chosen);
                }
                table.forget_panel();
            }
        }
    }
    Ok(())
}

impl fmt::Display for SoakReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} whole games, {} kills, {} other faults, {} outages of sending, {} answers, {} not answered, {} searched for \
             secrets\n{}",
            self.games,
            self.kills,
            self.faults,
            self.outages,
            self.answers,
            self.unanswered,
            self.searched,
            self.audited
        )
    }
}
