//! Opening a database: its file, its lock, its migrations, its connections.

use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::Duration;

use sqlx::Connection;
use sqlx::migrate::{MigrateError, Migrator};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use tokio::sync::Mutex;

use super::Sqlite;
use super::lock::{Lock, Unlockable, is_held, with_suffix};
use super::presence::Presence;
use super::scrub::{Traces, scrub_once};
use super::transaction::Writer;
use crate::table::StoreError;

/// Where tables are kept unless `DATABASE_URL` says otherwise.
pub const DEFAULT_URL: &str = "sqlite://correio.db";

/// Every step from an empty file to what this build expects.
static MIGRATIONS: Migrator = sqlx::migrate!();

/// How many statements each connection keeps prepared.
const STATEMENTS: usize = 128;
/// How many connections read at the same time; each is opened when it is first needed.
const READERS: u32 = 4;
/// How many bytes the file of SQLite's log keeps when it begins anew; more than that is given back.
pub(super) const LONGEST_LOG: &str = "16777216";
/// Files up to this size are looked at as a whole before anybody plays on them; `correio verify` does so with all.
const CHECKED_AT_ONCE: u64 = 32 << 20;
const BUSY: Duration = Duration::from_secs(5);
/// The same, said to SQLite.
pub(super) const PATIENCE: &str = "pragma busy_timeout = 5000";

/// Why a database cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    #[error("'{url}' names no SQLite database; an address is sqlite://FILE")]
    Address { url: String },
    #[error("there is no database {}", file.display())]
    Missing { file: PathBuf },
    #[error(
        "another process of correio is using {}; end it first, or choose another file with DATABASE_URL",
        file.display()
    )]
    InUse { file: PathBuf },
    #[error(
        "{} was written by a newer correio (migration {migration} is not known here); use that version or a backup",
        file.display()
    )]
    Newer { file: PathBuf, migration: i64 },
    #[error("{} is of an older correio; start the bot once to upgrade it", file.display())]
    Older { file: PathBuf },
    #[error("{} was upgraded differently than this build would (migration {migration})", file.display())]
    Altered { file: PathBuf, migration: i64 },
    #[error(
        "{} is damaged, or no database of correio; restore a backup as docs/operating.md says, or choose another file \
         with DATABASE_URL",
        file.display()
    )]
    Damaged { file: PathBuf },
    #[error("{} holds nothing of correio yet; start the bot once, or choose another file with DATABASE_URL", file.display())]
    Empty { file: PathBuf },
    #[error("{}: {error}", file.display())]
    File { file: PathBuf, error: std::io::Error },
    #[error("{}: {problem}", file.display())]
    Database { file: PathBuf, problem: String },
}

impl OpenError {
    /// What an error of the database means for this file.
    pub(super) fn of(file: &Path, error: sqlx::Error) -> OpenError {
        let file = file.to_owned();
        match StoreError::from(error) {
            StoreError::Damaged => OpenError::Damaged { file },
            trouble => OpenError::Database { file, problem: trouble.to_string() },
        }
    }
}

impl Sqlite {
    /// Opens a database to play on it: creates it at first, upgrades it if need be, keeps other processes out.
    pub async fn open(url: &str) -> Result<Sqlite, OpenError> {
        let options = options(url)?;
        let file = options.get_filename().to_owned();
        // Two names of one file are one database. It is made here and not by SQLite, so that nobody else can ever read it.
        let real = file.canonicalize().unwrap_or_else(|_| file.clone());
        let lock = Lock::take(&real).map_err(|reason| match reason {
            Unlockable::Held => OpenError::InUse { file: file.clone() },
            Unlockable::Failed(error) => OpenError::File { file: file.clone(), error },
        })?;
        let writing = options.clone().pragma("secure_delete", "on");
        let mut writer = connect(&writing, &file).await?;
        if file.metadata().is_ok_and(|metadata| metadata.len() <= CHECKED_AT_ONCE) {
            sound(&mut writer, &file).await?;
        }
        legible(&mut writer, &file).await?;
        migrate(&mut writer, &file).await?;
        scrub_once(&mut writer).await;
        doubt(&mut writer, &file).await?;
        Sqlite::over(writer, &options, Some(lock)).await
    }

    /// Opens a database only to look at it, whether or not another process plays on it.
    pub async fn look(url: &str) -> Result<Sqlite, OpenError> {
        let (mut connection, options) = connect_to_read(options(url)?.pragma("query_only", "1")).await?;
        let file = options.get_filename().to_owned();
        sound(&mut connection, &file).await?;
        legible(&mut connection, &file).await?;
        check(&mut connection, &file).await?;
        Sqlite::over(connection, &options, None).await
    }

    async fn over(
        writer: SqliteConnection,
        options: &SqliteConnectOptions,
        lock: Option<Lock>,
    ) -> Result<Sqlite, OpenError> {
        // A connection to a file does not go stale, so it needs no test and no replacement.
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .test_before_acquire(false)
            .idle_timeout(None)
            .max_lifetime(None);
        let writer = Writer::new(writer);
        Ok(Sqlite {
            #[cfg(test)]
            faults: writer.faults.clone(),
            writer: Mutex::new(writer),
            // Readers never write; SQLite itself makes sure of it.
            readers: readers.connect_lazy_with(options.clone().pragma("query_only", "1")),
            presence: lock.is_some().then(|| Presence::of(options.get_filename())),
            traces: Traces::default(),
            _lock: lock,
        })
    }

    /// Waits until the database is deleted or replaced under us: then nothing can be saved any more.
    pub async fn lost(&self) -> StoreError {
        match &self.presence {
            Some(presence) => presence.lost().await,
            None => std::future::pending().await,
        }
        StoreError::Gone
    }

    #[cfg(test)]
    pub(crate) fn faults(&self) -> &super::fault::Faults {
        &self.faults
    }

    /// Says something to SQLite itself on the connection that writes.
    #[cfg(test)]
    pub(crate) async fn pragma(&self, sql: &'static str) {
        sqlx::query(sql).execute(&mut self.writer.lock().await.connection).await.expect("a pragma");
    }

    /// Closes all connections.
    pub async fn close(self) {
        self.readers.close().await;
        if let Err(error) = self.writer.into_inner().connection.close().await {
            tracing::warn!(%error, "the database did not close cleanly");
        }
    }
}

pub(super) fn options(url: &str) -> Result<SqliteConnectOptions, OpenError> {
    let wrong = || OpenError::Address { url: url.to_owned() };
    if !url.starts_with("sqlite:") || url.contains(":memory:") {
        return Err(wrong());
    }
    let options = SqliteConnectOptions::from_str(url).map_err(|_| wrong())?;
    // Every acknowledged action is on disk: FULL syncs at each commit, which in WAL mode NORMAL would not.
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
    SqliteConnection::connect_with(options).await.map_err(|error| OpenError::of(file, error))
}

/// A connection that only reads, also of files in a folder in which nobody may write. SQLite needs a file beside the database to
/// read it, unless it is told that nothing changes: then there must be no log that it would overlook, and nobody who plays.
pub(super) async fn connect_to_read(
    options: SqliteConnectOptions,
) -> Result<(SqliteConnection, SqliteConnectOptions), OpenError> {
    let file = options.get_filename().to_owned();
    if !file.exists() {
        return Err(OpenError::Missing { file });
    }
    // Asked first: an attempt may take it away.
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

/// An error if the descriptions of the tables are no text: sqlx takes it for granted that they are.
async fn legible(connection: &mut SqliteConnection, file: &Path) -> Result<(), OpenError> {
    let read = sqlx::query_as::<_, (Option<String>, Option<String>)>("select name, sql from sqlite_master");
    match read.fetch_all(connection).await {
        Ok(_) => Ok(()),
        Err(sqlx::Error::ColumnDecode { .. }) => Err(OpenError::Damaged { file: file.to_owned() }),
        Err(error) => Err(OpenError::of(file, error)),
    }
}

/// Lets SQLite look at all pages of the file.
pub(super) async fn sound(connection: &mut SqliteConnection, file: &Path) -> Result<(), OpenError> {
    let found: Vec<String> = sqlx::query_scalar("pragma quick_check(1)")
        .fetch_all(connection)
        .await
        .map_err(|error| OpenError::of(file, error))?;
    if found == ["ok"] { Ok(()) } else { Err(OpenError::Damaged { file: file.to_owned() }) }
}

/// An error if nothing of ours was ever kept in this file.
pub(super) async fn used(connection: &mut SqliteConnection, file: &Path) -> Result<(), OpenError> {
    let tables: i64 = sqlx::query_scalar("select count(*) from sqlite_master where name = '_sqlx_migrations'")
        .fetch_one(connection)
        .await
        .map_err(|error| OpenError::of(file, error))?;
    if tables > 0 { Ok(()) } else { Err(OpenError::Empty { file: file.to_owned() }) }
}

async fn migrate(connection: &mut SqliteConnection, file: &Path) -> Result<(), OpenError> {
    MIGRATIONS.run_direct(None, connection, false).await.map_err(|error| refused(error, file))
}

/// Whatever was not delivered when the last process ended may have been sent by it after all.
async fn doubt(connection: &mut SqliteConnection, file: &Path) -> Result<(), OpenError> {
    let doubtful = "update outbox set begun = due where begun is null and state in ('waiting', 'sending')";
    let done = sqlx::query(doubtful).execute(connection).await;
    done.map(drop)
        .map_err(|error| OpenError::Database { file: file.to_owned(), problem: StoreError::from(error).to_string() })
}

fn refused(error: MigrateError, file: &Path) -> OpenError {
    let file = file.to_owned();
    match error {
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => OpenError::of(&file, error),
        MigrateError::VersionMissing(migration) => OpenError::Newer { file, migration },
        MigrateError::VersionMismatch(migration) => OpenError::Altered { file, migration },
        error => OpenError::Database { file, problem: error.to_string() },
    }
}

/// Checks that a database is of just this build, without changing it.
async fn check(connection: &mut SqliteConnection, file: &Path) -> Result<(), OpenError> {
    used(connection, file).await?;
    let newest: Result<Option<i64>, _> =
        sqlx::query_scalar("select max(version) from _sqlx_migrations").fetch_one(connection).await;
    let expected = MIGRATIONS.iter().map(|migration| migration.version).max().unwrap_or_default();
    let file = file.to_owned();
    match newest {
        Ok(Some(version)) if version == expected => Ok(()),
        Ok(Some(migration)) if migration > expected => Err(OpenError::Newer { file, migration }),
        Ok(_) => Err(OpenError::Older { file }),
        Err(error) => Err(OpenError::of(&file, error)),
    }
}
