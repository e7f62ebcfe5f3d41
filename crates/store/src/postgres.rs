//! PostgreSQL: a connection pool, shared with any number of other processes.
//!
//! Changes are transactions at READ COMMITTED. Their checks hold nonetheless: the `update` that increments a version
//! also compares it, and waits for concurrent writers of the row; places, tries and interactions have unique indexes;
//! and whatever is counted or listed before it changes (quotas, a person's tables, a challenge's tries) is locked first
//! (`locks`).

use std::collections::BTreeSet;
use std::future::Future;
use std::io;
use std::str::FromStr;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use sqlx::error::DatabaseError;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgDatabaseError, PgListener, PgPool, PgPoolOptions};
use sqlx::{Connection, Postgres as Dialect, Transaction};

use super::migrations::POSTGRES_MIGRATIONS;
use super::open::{OpenError, not_a_url, shown};
use super::outbox::MARK_POSSIBLY_SENT;
use engine::Seed;
use table::store::{Change, LEASE, Scope, Write};
use table::{ChallengeId, Owner, PersonId, StoreError};

/// The most connections of one process; each is opened on first use.
const CONNECTIONS: u32 = 10;
/// How many prepared statements each connection caches.
const STATEMENTS: usize = 128;
/// Longer than any statement takes. A server that does not answer must not block anyone forever.
pub(super) const TIMEOUT: Duration = Duration::from_secs(5);
/// How often a change that lost a race within the database is attempted, as long as that takes no longer than `TIMEOUT`.
pub(super) const ATTEMPTS: usize = 5;
/// How long a leader that cannot be notified waits before it polls.
const POLL_INTERVAL: Duration = Duration::from_secs(1);
/// Server-side settings: a process that stalls must not block the others, and statements that take milliseconds are not
/// worth compiling (with 38,000 posts waiting, that took two thirds of the time of reading the outbox).
const SETTINGS: [(&str, &str); 4] = [
    ("statement_timeout", "5s"),
    ("lock_timeout", "3s"),
    ("idle_in_transaction_session_timeout", "3s"),
    ("jit", "off"),
];
/// Takes an advisory lock on this name until the transaction ends.
pub(super) const LOCK: &str = "select pg_advisory_xact_lock(hashtextextended($1, 0))";

/// Acquires or renews the lease if nobody else holds it, by the database's clock, which all processes share.
const LEAD: &str = "insert into lease (name, holder, epoch, expires)
     values ('leader', $1, 1, cast(extract(epoch from clock_timestamp()) * 1000 as bigint) + $2)
     on conflict (name) do update set holder = excluded.holder, expires = excluded.expires,
         epoch = case when lease.holder = excluded.holder then lease.epoch else lease.epoch + 1 end
     where lease.holder = excluded.holder
         or lease.expires < cast(extract(epoch from clock_timestamp()) * 1000 as bigint)
     returning epoch";
const RESIGN: &str =
    "update lease set holder = '', epoch = epoch + 1, expires = 0 where name = 'leader' and holder = $1";
/// Makes assigned numbers continue after those in use.
pub(super) const CONTINUE_NUMBERS: [&str; 3] = [
    "select setval('game_numbers', coalesce(max(id), 0) + 1, false) from games",
    "select setval('challenge_numbers', coalesce(max(id), 0) + 1, false) from challenges",
    "select setval('post_numbers', coalesce(max(id), 0) + 1, false) from outbox",
];
/// Wakes the leader.
pub(super) const NOTIFY: &str = "select pg_notify('correio', '')";
const CHANNEL: &str = "correio";

/// The newest migration that renames something or takes something away: programs that do not know it cannot use the
/// database afterwards.
const INCOMPATIBLE: i64 = 21;
/// What connections call themselves, so that an upgrade sees whether a process uses the database.
const NAME: &str = "correio";
const UPGRADING: &str = "correio upgrade";
const USED: &str =
    "select exists (select 1 from pg_stat_activity where datname = current_database() and application_name = $1)";

/// A database on a server.
pub(super) struct Postgres {
    pub pool: PgPool,
    /// Whether it was opened read-only.
    pub read_only: bool,
    /// The name of this process in the lease.
    holder: String,
    /// The epoch in which this process leads or last led; 0 if it never has.
    epoch: AtomicI64,
    /// Until when it leads, as far as it knows.
    leads_until: Mutex<Option<Instant>>,
    listener: tokio::sync::Mutex<Option<PgListener>>,
}

/// Opens a database for playing, and upgrades it if necessary.
pub(super) async fn open(url: &str) -> Result<Postgres, OpenError> {
    let options = options(url)?;
    let name = shown(url);
    // A separate connection: upgrading may take longer than any statement timeout.
    let mut connection = connect(&options.clone().application_name(UPGRADING), &name).await?;
    if check(&mut connection, &name).await.is_err() {
        unless_older_programs_run(&mut connection, &name).await?;
        POSTGRES_MIGRATIONS.run(&mut connection).await.map_err(|error| OpenError::of_migration(&name, error))?;
        let raise = "update compatible set oldest = greatest(oldest, $1)";
        let raised = sqlx::query(raise).bind(INCOMPATIBLE).execute(&mut connection).await;
        raised.map_err(|error| OpenError::of(&name, error))?;
    }
    let _ = connection.close().await;
    over(options.options(SETTINGS), &name, false)
}

fn over(options: PgConnectOptions, name: &str, read_only: bool) -> Result<Postgres, OpenError> {
    let holder =
        Seed::fresh().map_err(|error| OpenError::Database { database: name.to_owned(), problem: error.to_string() })?;
    Ok(Postgres {
        pool: pool(options),
        read_only,
        holder: holder.to_string(),
        epoch: AtomicI64::new(0),
        leads_until: Mutex::new(None),
        listener: tokio::sync::Mutex::new(None),
    })
}

/// Opens a database read-only.
pub(super) async fn look(url: &str) -> Result<Postgres, OpenError> {
    let options = options(url)?.options([("default_transaction_read_only", "on")]);
    let name = shown(url);
    let mut connection = connect(&options, &name).await?;
    check(&mut connection, &name).await?;
    let _ = connection.close().await;
    over(options, &name, true)
}

fn options(url: &str) -> Result<PgConnectOptions, OpenError> {
    let options = PgConnectOptions::from_str(url).map_err(|_| not_a_url(url))?;
    Ok(options.application_name(NAME).statement_cache_capacity(STATEMENTS))
}

fn pool(options: PgConnectOptions) -> PgPool {
    PgPoolOptions::new().max_connections(CONNECTIONS).acquire_timeout(TIMEOUT).connect_lazy_with(options)
}

async fn connect(options: &PgConnectOptions, name: &str) -> Result<PgConnection, OpenError> {
    in_time(PgConnection::connect_with(options)).await.map_err(|error| OpenError::of(name, error))
}

/// Fails if processes of an older release use the database and could not after the upgrade. They go on meanwhile.
async fn unless_older_programs_run(connection: &mut PgConnection, name: &str) -> Result<(), OpenError> {
    let failed = |error| OpenError::of(name, error);
    let used = sqlx::query_scalar::<_, bool>(USED).bind(NAME);
    if !used.fetch_one(&mut *connection).await.map_err(failed)? {
        return Ok(());
    }
    match newest(connection).await.map_err(failed)? {
        Some(newest) if newest < INCOMPATIBLE => Err(OpenError::OlderPrograms { database: name.to_owned() }),
        _ => Ok(()),
    }
}

/// The newest migration that a database has had.
async fn newest(connection: &mut PgConnection) -> Result<Option<i64>, sqlx::Error> {
    sqlx::query_scalar("select max(version) from _sqlx_migrations").fetch_one(connection).await
}

/// Checks that this build may use a database, without changing it: it has this build's schema, or that of a newer one
/// that has removed nothing yet.
async fn check(connection: &mut PgConnection, name: &str) -> Result<(), OpenError> {
    let failed = |error| OpenError::of(name, error);
    let used = sqlx::query_scalar::<_, bool>("select to_regclass('_sqlx_migrations') is not null");
    if !used.fetch_one(&mut *connection).await.map_err(failed)? {
        return Err(OpenError::Empty { database: name.to_owned() });
    }
    let newest = newest(connection).await.map_err(failed)?;
    let known = &*POSTGRES_MIGRATIONS;
    let ours = known.iter().map(|migration| migration.version).max();
    if newest > ours {
        let oldest: i64 =
            sqlx::query_scalar("select max(oldest) from compatible").fetch_one(connection).await.map_err(failed)?;
        if ours >= Some(oldest) {
            tracing::warn!(
                migration = newest,
                "a newer version of correio has upgraded the database; this one can still use it"
            );
            return Ok(());
        }
    }
    OpenError::unless_current(name, newest, known)
}

/// Waits for the server's answer, with a timeout.
pub(super) async fn in_time<T>(answer: impl Future<Output = Result<T, sqlx::Error>>) -> Result<T, sqlx::Error> {
    match tokio::time::timeout(TIMEOUT, answer).await {
        Ok(answered) => answered,
        Err(_) => Err(sqlx::Error::Io(io::ErrorKind::TimedOut.into())),
    }
}

impl Postgres {
    /// Acquires or renews the lease. A process that takes it from another treats that one's unmarked posts as possibly
    /// sent.
    pub async fn lead(&self) -> Result<bool, sqlx::Error> {
        let asked = Instant::now();
        let most = i64::try_from(LEASE.as_millis()).unwrap_or(i64::MAX);
        let lead = sqlx::query_scalar(LEAD).bind(self.holder.as_str()).bind(most);
        let epoch: Option<i64> = in_time(lead.fetch_optional(&self.pool)).await?;
        let Some(epoch) = epoch else {
            *self.leads_until() = None;
            return Ok(false);
        };
        if epoch != self.epoch() {
            in_time(sqlx::query(MARK_POSSIBLY_SENT).execute(&self.pool)).await?;
            self.epoch.store(epoch, Ordering::SeqCst);
        }
        // Counted from before the query: the database's own time is later.
        *self.leads_until() = Some(asked + LEASE);
        Ok(true)
    }

    /// Lets another process lead at once.
    pub async fn resign(&self) -> Result<(), sqlx::Error> {
        *self.leads_until() = None;
        in_time(sqlx::query(RESIGN).bind(self.holder.as_str()).execute(&self.pool)).await.map(drop)
    }

    pub fn epoch(&self) -> i64 {
        self.epoch.load(Ordering::SeqCst)
    }

    /// Whether the lease cannot have expired yet.
    pub fn is_leading(&self) -> bool {
        self.leads_until().is_some_and(|until| Instant::now() < until)
    }

    fn leads_until(&self) -> MutexGuard<'_, Option<Instant>> {
        self.leads_until.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits until another process has committed work for the leader, or for a while if notifications do not work.
    pub async fn wait_for_work(&self) {
        let mut listener = self.listener.lock().await;
        if listener.is_none() {
            *listener = self.listen().await.ok();
        }
        let heard = match listener.as_mut() {
            Some(listener) => listener.recv().await.is_ok(),
            None => false,
        };
        if !heard {
            *listener = None;
            tokio::time::sleep(POLL_INTERVAL).await;
        }
    }

    async fn listen(&self) -> Result<PgListener, sqlx::Error> {
        let mut listener = in_time(PgListener::connect_with(&self.pool)).await?;
        in_time(listener.listen(CHANNEL)).await?;
        Ok(listener)
    }

    pub async fn begin(&self) -> Result<Transaction<'static, Dialect>, sqlx::Error> {
        self.begin_with("begin isolation level read committed").await
    }

    /// A read-only transaction.
    pub async fn read_transaction(&self) -> Result<Transaction<'static, Dialect>, sqlx::Error> {
        self.begin_with("begin isolation level repeatable read, read only").await
    }

    /// In a task of its own, which nothing cancels: sqlx forgets a transaction whose `begin` is cancelled before the
    /// server has answered, and its connection would go back to the pool with the transaction open.
    async fn begin_with(&self, sql: &'static str) -> Result<Transaction<'static, Dialect>, sqlx::Error> {
        let pool = self.pool.clone();
        let begun = tokio::spawn(async move { pool.begin_with(sql).await });
        in_time(async { begun.await.unwrap_or_else(|error| Err(sqlx::Error::Io(io::Error::other(error)))) }).await
    }
}

/// What a PostgreSQL error means. None: nothing specific, or not a PostgreSQL error.
pub(super) fn meaning(error: &dyn DatabaseError) -> Option<StoreError> {
    let error = error.try_downcast_ref::<PgDatabaseError>()?;
    match error.code() {
        // A concurrent transaction was in the way: a retry may succeed, or find that it is already done.
        "40001" | "40P01" | "55P03" => Some(StoreError::Busy),
        "23505" if error.constraint() == Some("interactions_pkey") => Some(StoreError::Busy),
        "25006" => Some(StoreError::ReadOnly),
        "53100" => Some(StoreError::Full),
        "XX001" | "XX002" => Some(StoreError::Damaged),
        _ => None,
    }
}

/// Whether a change contains posts or jobs.
pub(super) fn concerns_leader(change: &Change) -> bool {
    let concerns = |write: &Write| {
        matches!(write, Write::Post(_) | Write::Due { .. } | Write::BringForward(_) | Write::AskReview(_))
    };
    change.writes.iter().any(concerns)
}

/// The locks a change takes before it begins, in an order that prevents deadlocks.
pub(super) fn locks(change: &Change) -> BTreeSet<String> {
    let person = |person: PersonId| Owner::Person(person).to_string();
    let challenge = |challenge: ChallengeId| format!("challenge:{challenge}");
    let mut locks = BTreeSet::new();
    for write in &change.writes {
        match write {
            Write::Quota { host, .. } => locks.extend([person(*host)]),
            Write::AskReview(asked) => locks.extend([person(asked.person)]),
            Write::Review { decisions, .. } => locks.extend(decisions.iter().map(|(of, _)| person(*of))),
            Write::Only { scope: Scope::Person(all), .. } | Write::Forget(all) => locks.extend([person(*all)]),
            Write::Players { players, .. } => {
                locks.extend(players.iter().filter_map(|player| player.person).map(person));
            }
            Write::Only { scope: Scope::Challenge(id), .. }
            | Write::Try { challenge: id, .. }
            | Write::Close { challenge: id, .. } => locks.extend([challenge(*id)]),
            Write::Edition { .. }
            | Write::Open(_)
            | Write::Table(_)
            | Write::Since { .. }
            | Write::Sat { .. }
            | Write::Entry { .. }
            | Write::Snapshot { .. }
            | Write::Base { .. }
            | Write::Post(_)
            | Write::Amend { .. }
            | Write::Due { .. }
            | Write::BringForward(_)
            | Write::Done(_)
            | Write::Challenge(_)
            | Write::SoloResult { .. }
            | Write::Par { .. }
            | Write::Deeds { .. }
            | Write::Shown { .. }
            | Write::Setting { .. } => {}
        }
    }
    locks
}
