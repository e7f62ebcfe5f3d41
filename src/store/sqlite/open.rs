//! Opening a SQLite database: its file, its lock, its migrations, its connections.

use std::path::Path;
use std::str::FromStr;
use std::time::Duration;

use sqlx::Connection;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use tokio::sync::Mutex;

use super::lock::{Lock, LockError, is_held, with_suffix};
use super::presence::Presence;
use super::scrub::{Traces, scrub_once};
use super::{Sqlite, Writer};
use crate::store::open::{MIGRATIONS, OpenError, not_a_url};
use crate::store::outbox::MARK_POSSIBLY_SENT;

/// How many prepared statements each connection caches.
const STATEMENTS: usize = 128;
/// How many connections read at the same time; each is opened on first use.
const READERS: u32 = 4;
/// The size to which SQLite's log file is truncated after a checkpoint, in bytes.
pub const LONGEST_LOG: &str = "16777216";
/// Files up to this size are checked completely before anyone plays on them; `correio verify` checks all of them.
const CHECKED_AT_ONCE: u64 = 32 << 20;
const BUSY: Duration = Duration::from_secs(5);
/// The same as a SQLite statement.
pub(super) const PATIENCE: &str = "pragma busy_timeout = 5000";

/// Opens a database for playing: creates it if it is missing, upgrades it if necessary, and locks it against other
/// processes.
pub async fn open(url: &str) -> Result<Sqlite, OpenError> {
    let options = options(url)?;
    let file = options.get_filename().to_owned();
    // Two names of one file are one database. The file is created here rather than by SQLite, so that nobody else can
    // ever read it.
    let real = file.canonicalize().unwrap_or_else(|_| file.clone());
    let lock = Lock::take(&real).map_err(|reason| match reason {
        LockError::Held => OpenError::InUse { database: named(&file) },
        LockError::Failed(error) => OpenError::File { file: file.clone(), error },
    })?;
    let writing = options.clone().pragma("secure_delete", "on");
    let mut writer = connect(&writing, &file).await?;
    if file.metadata().is_ok_and(|metadata| metadata.len() <= CHECKED_AT_ONCE) {
        check_pages(&mut writer, &file).await?;
    }
    check_schema_text(&mut writer, &file).await?;
    let migrated = MIGRATIONS.run_direct(None, &mut writer, false).await;
    migrated.map_err(|error| OpenError::of_migration(&named(&file), error))?;
    scrub_once(&mut writer).await;
    let doubted = sqlx::query(MARK_POSSIBLY_SENT).execute(&mut writer).await;
    doubted.map_err(|error| OpenError::of(&named(&file), error))?;
    Ok(over(writer, &options, Some(lock)))
}

/// Opens a database read-only, whether or not another process uses it.
pub async fn look(url: &str) -> Result<Sqlite, OpenError> {
    let (mut connection, options) = connect_to_read(options(url)?.pragma("query_only", "1")).await?;
    let file = options.get_filename().to_owned();
    check_pages(&mut connection, &file).await?;
    check_schema_text(&mut connection, &file).await?;
    check(&mut connection, &file).await?;
    Ok(over(connection, &options, None))
}

fn over(writer: SqliteConnection, options: &SqliteConnectOptions, lock: Option<Lock>) -> Sqlite {
    // Connections to a file do not go stale, so they need no test and no replacement.
    let readers = SqlitePoolOptions::new()
        .max_connections(READERS)
        .test_before_acquire(false)
        .idle_timeout(None)
        .max_lifetime(None);
    Sqlite {
        writer: Mutex::new(Writer::new(writer)),
        // Readers never write; SQLite enforces it.
        readers: readers.connect_lazy_with(options.clone().pragma("query_only", "1")),
        presence: lock.is_some().then(|| Presence::of(options.get_filename())),
        traces: Traces::default(),
        _lock: lock,
    }
}

/// A file name for messages.
pub(super) fn named(file: &Path) -> String {
    file.display().to_string()
}

pub(super) fn options(url: &str) -> Result<SqliteConnectOptions, OpenError> {
    if !url.starts_with("sqlite:") || url.contains(":memory:") {
        return Err(not_a_url(url));
    }
    let options = SqliteConnectOptions::from_str(url).map_err(|_| not_a_url(url))?;
    // Every acknowledged action is on disk: FULL syncs at each commit, which NORMAL would not do in WAL mode.
    Ok(options
        .create_if_missing(false)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .busy_timeout(BUSY)
        .pragma("journal_size_limit", LONGEST_LOG)
        .statement_cache_capacity(STATEMENTS)
        .foreign_keys(true))
}

pub(super) async fn connect(options: &SqliteConnectOptions, file: &Path) -> Result<SqliteConnection, OpenError> {
    SqliteConnection::connect_with(options).await.map_err(|error| OpenError::of(&named(file), error))
}

/// A read-only connection, even to files in a read-only folder. To read a database, SQLite needs a file next to it
/// unless told that nothing changes; in that case there must be no log that it would overlook, and no process that
/// writes.
pub(super) async fn connect_to_read(
    options: SqliteConnectOptions,
) -> Result<(SqliteConnection, SqliteConnectOptions), OpenError> {
    let file = options.get_filename().to_owned();
    if !file.exists() {
        return Err(OpenError::Missing { file });
    }
    // Checked first: an attempt may delete it.
    let logged = with_suffix(&file, "-wal").metadata().is_ok_and(|log| log.is_file() && log.len() > 0);
    let refused = match connect(&options, &file).await {
        Ok(connection) => return Ok((connection, options)),
        Err(refused) => refused,
    };
    if logged || is_held(&file) {
        return Err(refused);
    }
    let unchanging = SqliteConnectOptions::new().filename(&file).read_only(true).immutable(true);
    let connection = connect(&unchanging, &file).await.map_err(|_| refused)?;
    Ok((connection, unchanging))
}

/// Fails if the schema is not valid text, which sqlx takes for granted.
async fn check_schema_text(connection: &mut SqliteConnection, file: &Path) -> Result<(), OpenError> {
    let read = sqlx::query_as::<_, (Option<String>, Option<String>)>("select name, sql from sqlite_master");
    match read.fetch_all(connection).await {
        Ok(_) => Ok(()),
        Err(sqlx::Error::ColumnDecode { .. }) => Err(OpenError::Damaged { database: named(file) }),
        Err(error) => Err(OpenError::of(&named(file), error)),
    }
}

/// Lets SQLite check all pages of the file.
pub(super) async fn check_pages(connection: &mut SqliteConnection, file: &Path) -> Result<(), OpenError> {
    let found: Vec<String> = sqlx::query_scalar("pragma quick_check(1)")
        .fetch_all(connection)
        .await
        .map_err(|error| OpenError::of(&named(file), error))?;
    if found == ["ok"] { Ok(()) } else { Err(OpenError::Damaged { database: named(file) }) }
}

/// Fails if this file has never been a correio database.
pub(super) async fn check_used(connection: &mut SqliteConnection, file: &Path) -> Result<(), OpenError> {
    let tables: i64 = sqlx::query_scalar("select count(*) from sqlite_master where name = '_sqlx_migrations'")
        .fetch_one(connection)
        .await
        .map_err(|error| OpenError::of(&named(file), error))?;
    if tables > 0 { Ok(()) } else { Err(OpenError::Empty { database: named(file) }) }
}

/// Checks that a database has exactly this build's schema, without changing it.
async fn check(connection: &mut SqliteConnection, file: &Path) -> Result<(), OpenError> {
    check_used(connection, file).await?;
    let newest = sqlx::query_scalar("select max(version) from _sqlx_migrations").fetch_one(connection).await;
    OpenError::unless_current(&named(file), newest.map_err(|error| OpenError::of(&named(file), error))?, &MIGRATIONS)
}
