//! Opening a SQLite database: its file, its lock, its migrations, its connections.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::Duration;

use sqlx::Connection;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use tokio::sync::Mutex;

use super::lock::{Lock, LockError, is_held, with_suffix};
use super::mark::Mark;
use super::presence::{Presence, has_log, set_aside};
use super::restore::restoring;
use super::scrub::{Traces, scrub_once};
use super::upgrade::{copy_first, migrate};
use super::{Sqlite, Writer};
use crate::SqlError;
use crate::migrations::MIGRATIONS;
use crate::open::{AppliedMigration, OpenError, not_a_url};
use crate::outbox::MARK_POSSIBLY_SENT;
use table::StoreError;

/// How many prepared statements each connection caches.
const STATEMENTS: usize = 128;
/// How many connections read at the same time; each is opened on first use.
const READERS: u32 = 4;
/// The size to which SQLite's log file is truncated after a checkpoint, in bytes.
pub const LONGEST_LOG: &str = "16777216";
/// Files up to this size are checked completely before anyone plays on them; `correio verify` checks all of them.
const CHECKED_AT_ONCE: u64 = 32 << 20;
/// How long to wait for another process that writes or reads.
pub(super) const BUSY: Duration = Duration::from_secs(5);
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
    if restoring(&real).exists() {
        return Err(OpenError::Unrestored { restoring: restoring(&real) });
    }
    let lock = Lock::take(&real).map_err(|reason| match reason {
        LockError::Held => OpenError::InUse { database: named(&file) },
        LockError::Failed(error) => OpenError::File { file: file.clone(), error },
    })?;
    match Mark::read(lock.database()) {
        // Some run has left this log, and then a copy was put in the place of its database.
        Some(Mark::CLOSED) if has_log(&real) => set_aside(&real),
        Some(mark) if is_without_log(mark, &real) => tracing::warn!(database = named(&file), "{WITHOUT_LOG}"),
        _ => {}
    }
    let writing = options.clone().pragma("secure_delete", "on");
    let mut writer = connect(&writing, &file).await?;
    if file.metadata().is_ok_and(|metadata| metadata.len() <= CHECKED_AT_ONCE) {
        check_pages(&mut writer, &file).await?;
    }
    check_schema_text(&mut writer, &file).await?;
    check_history(&mut writer, &file).await?;
    copy_first(&mut writer, &file).await?;
    let mark = begin_run(&mut writer, &lock, &file).await?;
    migrate(&mut writer, &file).await?;
    scrub_once(&mut writer).await;
    let doubted = sqlx::query(MARK_POSSIBLY_SENT).execute(&mut writer).await;
    doubted.map_err(|error| OpenError::of(&named(&file), error))?;
    let presence = Presence::of(&real, lock, mark).map_err(|error| OpenError::File { file, error })?;
    Ok(over(writer, &options, Some(presence), false))
}

/// Marks the file with a number of this run. On disk before anything else is written: a file marked as closed has no log
/// that belongs to it.
async fn begin_run(writer: &mut SqliteConnection, lock: &Lock, file: &Path) -> Result<Mark, OpenError> {
    let failed = |error| OpenError::File { file: file.to_owned(), error };
    let mark = Mark::fresh().map_err(failed)?;
    if Mark::read(lock.database()).is_some() {
        mark.write(lock.database()).map_err(failed)?;
    }
    mark.set(writer).await.map_err(|error| OpenError::of(&named(file), error))?;
    Ok(mark)
}

/// What is known of a file that was copied without its log.
pub const WITHOUT_LOG: &str = "this file was not closed, and its -wal file is not beside it: if this is a copy, its newest entries are \
     missing; copy both files, or stop the bot before copying, or use correio backup";

/// Whether the log of an unfinished run is missing.
fn is_without_log(mark: Mark, file: &Path) -> bool {
    mark.is_of_a_run() && !with_suffix(file, "-wal").exists()
}

/// Opens a database read-only, whether or not another process uses it.
pub async fn look(url: &str) -> Result<Sqlite, OpenError> {
    let options = options(url)?;
    let file = options.get_filename().to_owned();
    // Before there is a connection: that makes a log.
    let mark = File::open(&file).ok().and_then(|file| Mark::read(&file));
    let incomplete = mark.is_some_and(|mark| is_without_log(mark, &file)) && !is_held(&file);
    let (mut connection, options) = connect_to_read(options.pragma("query_only", "1")).await?;
    check_pages(&mut connection, &file).await?;
    check_schema_text(&mut connection, &file).await?;
    check_used(&mut connection, &file).await?;
    let newest = check_history(&mut connection, &file).await?;
    OpenError::unless_current(&named(&file), newest, &MIGRATIONS)?;
    Ok(over(connection, &options, None, incomplete))
}

fn over(
    writer: SqliteConnection,
    options: &SqliteConnectOptions,
    presence: Option<Presence>,
    incomplete: bool,
) -> Sqlite {
    // Connections to a file do not go stale, so they need no test and no replacement.
    let readers = SqlitePoolOptions::new()
        .max_connections(READERS)
        .test_before_acquire(false)
        .idle_timeout(None)
        .max_lifetime(None);
    Sqlite {
        writer: Mutex::new(Some(Writer::new(writer))),
        // Readers never write; SQLite enforces it.
        readers: readers.connect_lazy_with(options.clone().pragma("query_only", "1")),
        traces: Traces::default(),
        incomplete,
        presence,
    }
}

/// A file name for messages.
pub(super) fn named(file: &Path) -> String {
    file.display().to_string()
}

pub(crate) fn options(url: &str) -> Result<SqliteConnectOptions, OpenError> {
    if !url.starts_with("sqlite:") || url.contains(":memory:") {
        return Err(not_a_url(url));
    }
    let options = SqliteConnectOptions::from_str(url).map_err(|_| not_a_url(url))?;
    if options.get_filename().as_os_str().is_empty() {
        return Err(not_a_url(url));
    }
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

/// The file that a URL names.
pub fn file_of(url: &str) -> Result<PathBuf, OpenError> {
    Ok(options(url)?.get_filename().to_owned())
}

pub(crate) async fn connect(options: &SqliteConnectOptions, file: &Path) -> Result<SqliteConnection, OpenError> {
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
    let logged = has_log(&file);
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
pub(super) async fn check_schema_text(connection: &mut SqliteConnection, file: &Path) -> Result<(), OpenError> {
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

/// Checks the list of the upgrades that a database has had, and returns the newest.
async fn check_history(connection: &mut SqliteConnection, file: &Path) -> Result<Option<i64>, OpenError> {
    let database = named(file);
    let tables: Vec<String> =
        sqlx::query_scalar("select name from sqlite_master where name in ('_sqlx_migrations', 'games')")
            .fetch_all(&mut *connection)
            .await
            .map_err(|error| OpenError::of(&database, error))?;
    let listed = tables.iter().any(|table| table == "_sqlx_migrations");
    if !listed && tables.is_empty() {
        return Ok(None);
    }
    let list = "select version, checksum, success from _sqlx_migrations order by version";
    match sqlx::query_as::<_, AppliedMigration>(list).fetch_all(connection).await {
        Ok(applied) => OpenError::check_history(&database, &applied, &MIGRATIONS),
        Err(error) => match StoreError::from(SqlError(error)) {
            // No such table, no such column, or a value of another kind.
            StoreError::Unreadable(_) | StoreError::Failed(_) => Err(OpenError::History { database }),
            StoreError::Damaged => Err(OpenError::Damaged { database }),
            error => Err(OpenError::Database { database, problem: error.to_string() }),
        },
    }
}
