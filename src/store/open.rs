//! Opening a database: its file, its lock, its migrations, its connections.

use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::Duration;

use sqlx::Connection;
use sqlx::migrate::{MigrateError, Migrator};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqliteSynchronous};
use tokio::sync::Mutex;

use super::fault::Faults;
use super::lock::{Lock, Unlockable, private};
use super::readers::Readers;
use super::settings::Known;
use super::write::Writer;
use super::{Sqlite, trouble};

/// Where tables are kept unless `DATABASE_URL` says otherwise.
pub const DEFAULT_URL: &str = "sqlite://correio.db";

/// Every step from an empty file to what this build expects.
static MIGRATIONS: Migrator = sqlx::migrate!();

/// How many statements are kept prepared; a change is one of them, whatever it consists of.
const STATEMENTS: usize = 256;
const BUSY: Duration = Duration::from_secs(5);

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
    #[error("{}: {error}", file.display())]
    File { file: PathBuf, error: std::io::Error },
    #[error("{}: {problem}", file.display())]
    Database { file: PathBuf, problem: String },
}

impl Sqlite {
    /// Opens a database to play on it: creates it at first, upgrades it if need be, keeps other processes out.
    pub async fn open(url: &str) -> Result<Sqlite, OpenError> {
        let options = options(url)?;
        let file = options.get_filename().to_owned();
        // Two names of one file are one database.
        let real = file.canonicalize().unwrap_or_else(|_| file.clone());
        let lock = Lock::beside(&real).map_err(|reason| match reason {
            Unlockable::Held => OpenError::InUse { file: file.clone() },
            Unlockable::Failed(error) => OpenError::File { file: file.clone(), error },
        })?;
        // Made here and not by SQLite, so that nobody else can ever read it.
        private(&file).map_err(|error| OpenError::File { file: file.clone(), error })?;
        let mut writer = connect(&options, &file).await?;
        migrate(&mut writer, &file).await?;
        Sqlite::over(writer, &options, Some(lock)).await
    }

    /// Opens a database only to look at it, whether or not another process plays on it.
    pub async fn look(url: &str) -> Result<Sqlite, OpenError> {
        let options = options(url)?.pragma("query_only", "1");
        let file = options.get_filename().to_owned();
        if !file.exists() {
            return Err(OpenError::Missing { file });
        }
        let mut connection = connect(&options, &file).await?;
        check(&mut connection, &file).await?;
        Sqlite::over(connection, &options, None).await
    }

    async fn over(
        writer: SqliteConnection,
        options: &SqliteConnectOptions,
        lock: Option<Lock>,
    ) -> Result<Sqlite, OpenError> {
        // Readers could write, but never do; SQLite itself makes sure of it.
        let reading = options.clone().pragma("query_only", "1");
        // Only who keeps other processes out knows of every change.
        let settings = Known::new(lock.is_some());
        Ok(Sqlite {
            writer: Mutex::new(Writer::new(writer)),
            readers: Readers::new(reading),
            settings,
            faults: Faults::default(),
            _lock: lock,
        })
    }

    /// Faults for tests.
    pub fn faults(&self) -> &Faults {
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
        .statement_cache_capacity(STATEMENTS)
        .foreign_keys(true))
}

pub(super) async fn connect(options: &SqliteConnectOptions, file: &Path) -> Result<SqliteConnection, OpenError> {
    SqliteConnection::connect_with(options)
        .await
        .map_err(|error| OpenError::Database { file: file.to_owned(), problem: trouble(error).to_string() })
}

async fn migrate(connection: &mut SqliteConnection, file: &Path) -> Result<(), OpenError> {
    MIGRATIONS.run_direct(None, connection, false).await.map_err(|error| refused(error, file))
}

fn refused(error: MigrateError, file: &Path) -> OpenError {
    let file = file.to_owned();
    match error {
        MigrateError::VersionMissing(migration) => OpenError::Newer { file, migration },
        MigrateError::VersionMismatch(migration) => OpenError::Altered { file, migration },
        error => OpenError::Database { file, problem: error.to_string() },
    }
}

/// Checks that a database is of just this build, without changing it.
async fn check(connection: &mut SqliteConnection, file: &Path) -> Result<(), OpenError> {
    let newest: Result<Option<i64>, _> =
        sqlx::query_scalar("select max(version) from _sqlx_migrations").fetch_one(connection).await;
    let expected = MIGRATIONS.iter().map(|migration| migration.version).max().unwrap_or_default();
    let file = file.to_owned();
    match newest {
        Ok(Some(version)) if version == expected => Ok(()),
        Ok(Some(migration)) if migration > expected => Err(OpenError::Newer { file, migration }),
        Ok(_) => Err(OpenError::Older { file }),
        Err(error) => Err(OpenError::Database { file, problem: trouble(error).to_string() }),
    }
}
