//! Opening a database by its URL, and why that may fail.

use std::path::PathBuf;
use std::time::Duration;

use sqlx::migrate::{MigrateError, Migrator};
use tokio::time::timeout;

use super::{Backend, Database, SqlError, postgres, sqlite};
use table::StoreError;

/// The database, unless `DATABASE_URL` names another.
pub const DEFAULT_URL: &str = "sqlite://correio.db";
/// How long a server may take to hear that it is not needed any more.
const CLOSING: Duration = Duration::from_secs(2);

/// A migration that a database has had: its number, its checksum, and whether it succeeded.
pub(super) type AppliedMigration = (i64, Vec<u8>, bool);

/// Why a database cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    #[error("'{url}' is not a database URL; expected sqlite://FILE or postgres://USER:PASSWORD@HOST/DATABASE")]
    Address { url: String },
    #[error("there is no database {}", file.display())]
    Missing { file: PathBuf },
    #[error(
        "another process of correio is using {database}; stop it first, or choose another database with DATABASE_URL"
    )]
    InUse { database: String },
    #[error(
        "{database} was written by a newer version of correio (this one does not know migration {migration}); use that \
         version, or restore a backup"
    )]
    Newer { database: String, migration: i64 },
    #[error("{database} was written by an older version of correio; start the bot once to upgrade it")]
    Older { database: String },
    #[error(
        "processes of an older version of correio are using {database}, and could not once it is upgraded; stop them first"
    )]
    OlderPrograms { database: String },
    #[error("{database} was upgraded with a different migration {migration} than the one in this build")]
    Altered { database: String, migration: i64 },
    #[error(
        "the list of upgrades in {database} (table _sqlx_migrations) was changed by something other than correio; restore \
         a backup as described in docs/operating.md"
    )]
    History { database: String },
    #[error(
        "{database} is damaged, or is not a correio database; restore a backup as described in docs/operating.md, or \
         choose another database with DATABASE_URL"
    )]
    Damaged { database: String },
    #[error(
        "{database} is not a correio database yet; start the bot once, or choose another database with DATABASE_URL"
    )]
    Empty { database: String },
    #[error("the restore of a backup was interrupted; finish it with: correio restore {}", restoring.display())]
    Unrestored { restoring: PathBuf },
    #[error(
        "{database} must be upgraded, but could not be copied to {} first ({problem}); nothing was changed: make room \
         there and start again", copy.display()
    )]
    NotCopied { database: String, copy: PathBuf, problem: String },
    #[error("{}: {error}", file.display())]
    File { file: PathBuf, error: std::io::Error },
    #[error("{database}: {problem}")]
    Database { database: String, problem: String },
    #[error("back up PostgreSQL with its own tools, such as pg_dump; see docs/operating.md")]
    OwnTools,
}

impl OpenError {
    /// What an error means for this database.
    pub(super) fn of(database: &str, error: sqlx::Error) -> OpenError {
        let database = database.to_owned();
        match StoreError::from(SqlError(error)) {
            StoreError::Damaged => OpenError::Damaged { database },
            error => OpenError::Database { database, problem: error.to_string() },
        }
    }

    /// Why a database was not upgraded.
    pub(super) fn of_migration(database: &str, error: MigrateError) -> OpenError {
        let name = database.to_owned();
        match error {
            MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => OpenError::of(database, error),
            MigrateError::VersionMissing(migration) => OpenError::Newer { database: name, migration },
            MigrateError::VersionMismatch(migration) => OpenError::Altered { database: name, migration },
            error => OpenError::Database { database: name, problem: error.to_string() },
        }
    }

    /// Checks that the migrations a database has had are those of this build from the first one on, and returns the
    /// newest.
    pub(super) fn check_history(
        database: &str,
        applied: &[AppliedMigration],
        known: &Migrator,
    ) -> Result<Option<i64>, OpenError> {
        let database = database.to_owned();
        let mut known = known.iter();
        for (migration, checksum, success) in applied {
            let migration = *migration;
            match known.next() {
                None => return Err(OpenError::Newer { database, migration }),
                Some(expected) if expected.version != migration || !success => {
                    return Err(OpenError::History { database });
                }
                Some(expected) if *expected.checksum != **checksum => {
                    return Err(OpenError::Altered { database, migration });
                }
                Some(_) => {}
            }
        }
        Ok(applied.last().map(|(migration, ..)| *migration))
    }

    /// Fails unless the newest migration of a database is the newest one of this build.
    pub(super) fn unless_current(database: &str, newest: Option<i64>, known: &Migrator) -> Result<(), OpenError> {
        let expected = known.iter().map(|migration| migration.version).max().unwrap_or_default();
        let database = database.to_owned();
        match newest {
            Some(version) if version == expected => Ok(()),
            Some(migration) if migration > expected => Err(OpenError::Newer { database, migration }),
            _ => Err(OpenError::Older { database }),
        }
    }
}

impl Database {
    /// Opens a database for playing, and upgrades it if necessary. A SQLite file is created if missing, and locked
    /// against other processes.
    pub async fn open(url: &str) -> Result<Database, OpenError> {
        Ok(Database::over(match scheme(url)? {
            Scheme::Sqlite => Backend::Sqlite(sqlite::open(url).await?),
            Scheme::Postgres => Backend::Postgres(postgres::open(url).await?),
        }))
    }

    /// Opens a database read-only, whether or not another process uses it.
    pub async fn look(url: &str) -> Result<Database, OpenError> {
        Ok(Database::over(match scheme(url)? {
            Scheme::Sqlite => Backend::Sqlite(sqlite::look(url).await?),
            Scheme::Postgres => Backend::Postgres(postgres::look(url).await?),
        }))
    }

    fn over(backend: Backend) -> Database {
        Database {
            backend,
            #[cfg(feature = "faults")]
            faults: Default::default(),
        }
    }

    /// Waits until the database is gone for good, so that nothing can be saved any more. Never returns for a database
    /// server.
    pub async fn lost(&self) -> StoreError {
        match &self.backend {
            Backend::Sqlite(sqlite) => sqlite.lost().await,
            Backend::Postgres(_) => std::future::pending().await,
        }
    }

    /// Whether this file was copied without its log, in which the newest entries were.
    pub fn is_incomplete(&self) -> bool {
        matches!(&self.backend, Backend::Sqlite(sqlite) if sqlite.incomplete)
    }

    /// Closes all connections; nothing can be read or written any more. A SQLite file then has everything by itself.
    pub async fn close(&self) {
        match &self.backend {
            Backend::Sqlite(sqlite) => sqlite.close().await,
            // A server that does not answer keeps nothing that would be worth waiting for.
            Backend::Postgres(postgres) => drop(timeout(CLOSING, postgres.pool.close()).await),
        }
    }

    #[cfg(feature = "faults")]
    pub fn faults(&self) -> &super::fault::Faults {
        &self.faults
    }

    /// Runs a SQLite-specific statement on the writing connection; does nothing on PostgreSQL.
    #[cfg(feature = "faults")]
    pub async fn pragma(&self, sql: &'static str) {
        if let Backend::Sqlite(sqlite) = &self.backend {
            let mut writer = sqlite.writer().await.expect("an open database");
            sqlx::query(sql).execute(&mut writer.connection).await.expect("a pragma");
        }
    }
}

pub(super) enum Scheme {
    Sqlite,
    Postgres,
}

pub(super) fn scheme(url: &str) -> Result<Scheme, OpenError> {
    match url.split_once(':') {
        Some(("sqlite", _)) => Ok(Scheme::Sqlite),
        Some(("postgres" | "postgresql", rest)) if rest.starts_with("//") => Ok(Scheme::Postgres),
        _ => Err(not_a_url(url)),
    }
}

/// The file of a SQLite database.
pub fn file_of(url: &str) -> Option<PathBuf> {
    match scheme(url) {
        Ok(Scheme::Sqlite) => sqlite::file_of(url).ok(),
        _ => None,
    }
}

pub(super) fn not_a_url(url: &str) -> OpenError {
    OpenError::Address { url: shown(url) }
}

/// A URL as it may be shown: without the password.
pub fn shown(url: &str) -> String {
    let Some((scheme, rest)) = url.split_once("://") else { return url.to_owned() };
    match rest.rsplit_once('@') {
        Some((user, host)) => {
            let user = user.split(':').next().unwrap_or_default();
            format!("{scheme}://{user}@{host}")
        }
        None => url.to_owned(),
    }
}
