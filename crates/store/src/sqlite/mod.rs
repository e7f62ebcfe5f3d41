//! SQLite: one file, one process, one connection that writes and a few that read.

mod backup;
pub(super) mod inspect;
mod lock;
mod mark;
mod nightly;
pub(super) mod open;
mod presence;
pub(super) mod restore;
pub(super) mod scrub;
pub(super) mod upgrade;

use sqlx::error::DatabaseError;
use sqlx::sqlite::{SqliteConnection, SqliteError};
use sqlx::{Connection, SqlitePool};
use tokio::sync::{MappedMutexGuard, Mutex, MutexGuard};
use tokio::time::timeout;

pub use backup::backup;
pub use inspect::Inventory;
pub use nightly::{Backup, Nightly, NightlyError};
pub use open::WITHOUT_LOG;
pub(super) use open::{file_of, look, open};
pub use restore::{RestoreError, Restored, restore};
pub(super) use scrub::TRACES;
pub use upgrade::is_before_this_program;

use crate::SqlError;
use table::StoreError;

/// A database file: one connection that writes, a few that read, and the lock that keeps other processes out.
pub(super) struct Sqlite {
    /// None: closed.
    writer: Mutex<Option<Writer>>,
    pub readers: SqlitePool,
    traces: scrub::Traces,
    /// Whether this file was copied without its log: what the log held is missing.
    pub incomplete: bool,
    /// None: opened read-only. It holds the lock, so it comes after all connections.
    presence: Option<presence::Presence>,
}

/// The connection that writes.
pub(super) struct Writer {
    pub connection: SqliteConnection,
    /// Whether a transaction may still be open because its future was dropped halfway.
    unfinished: bool,
}

impl Writer {
    fn new(connection: SqliteConnection) -> Writer {
        Writer { connection, unfinished: false }
    }

    /// SQLite may have rolled back already, as it does on a full disk. sqlx's own transactions lose track of that, so
    /// these are plain statements.
    async fn roll_back(&mut self) {
        if let Err(error) = sqlx::query("rollback").execute(&mut self.connection).await {
            tracing::debug!(%error, "nothing to roll back");
        }
        self.unfinished = false;
    }

    /// Commits if all statements succeeded, and rolls back otherwise.
    pub async fn finish<E: From<SqlError>>(
        mut writer: MappedMutexGuard<'_, Writer>,
        done: Result<(), E>,
    ) -> Result<(), E> {
        let committed = match done {
            Ok(()) => sqlx::query("commit")
                .execute(&mut writer.connection)
                .await
                .map(drop)
                .map_err(|error| E::from(SqlError(error))),
            failed => failed,
        };
        match &committed {
            Ok(()) => writer.unfinished = false,
            Err(_) => writer.roll_back().await,
        }
        committed
    }
}

impl Sqlite {
    /// The connection that writes, once it is free. Nothing is written to a lost database.
    pub async fn writer(&self) -> Result<MappedMutexGuard<'_, Writer>, StoreError> {
        let writer = self.writer.lock().await;
        self.check_presence()?;
        MutexGuard::try_map(writer, Option::as_mut).map_err(|_| StoreError::Failed("it is closed".to_owned()))
    }

    /// Begins a transaction once the connection is free.
    pub async fn begin(&self) -> Result<MappedMutexGuard<'_, Writer>, StoreError> {
        let mut writer = self.writer().await?;
        if writer.unfinished {
            writer.roll_back().await;
        }
        writer.unfinished = true;
        sqlx::query("begin immediate").execute(&mut writer.connection).await.map_err(SqlError)?;
        Ok(writer)
    }

    /// Nothing written to a deleted file is kept.
    pub fn check_presence(&self) -> Result<(), StoreError> {
        self.presence.as_ref().map_or(Ok(()), presence::Presence::check)
    }

    /// Waits until the database file is deleted or replaced: after that nothing can be saved.
    pub async fn lost(&self) -> StoreError {
        match &self.presence {
            Some(presence) => presence.lost().await,
            None => std::future::pending().await,
        }
        StoreError::Gone
    }

    /// Closes all connections. Then the file has everything, without its log.
    ///
    /// After the database was lost nothing is closed: SQLite would write what is in the log into the file that is there
    /// now, and delete that file's own log.
    pub async fn close(&self) {
        let Some(mut writer) = self.writer.lock().await.take() else { return };
        if self.check_presence().is_err() {
            return std::mem::forget(writer);
        }
        if timeout(open::BUSY, self.readers.close()).await.is_err() {
            tracing::warn!("the database was closed while somebody was reading it");
        }
        if writer.unfinished {
            writer.roll_back().await;
        }
        if self.presence.is_some()
            && let Err(error) = complete(&mut writer.connection).await
        {
            tracing::warn!(
                %error,
                "the database was closed, but its newest entries are still in the -wal file beside it; copy both files, or \
                 start the bot and stop it again"
            );
        }
        if let Err(error) = writer.connection.close().await {
            tracing::warn!(%error, "the database did not close cleanly");
        }
        if let Some(presence) = &self.presence {
            presence.release();
        }
    }
}

/// Marks the file as closed, and moves the whole log into it.
async fn complete(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    mark::Mark::CLOSED.set(connection).await.map_err(SqlError)?;
    scrub::checkpoint(connection).await
}

/// What a SQLite error means. None: nothing specific, or not a SQLite error.
pub(super) fn meaning(error: &dyn DatabaseError) -> Option<StoreError> {
    let error = error.try_downcast_ref::<SqliteError>()?;
    // Primary result codes are the lowest byte of the extended ones.
    match error.code()?.parse::<i32>().ok()? & 0xff {
        5 | 6 => Some(StoreError::Busy),
        8 => Some(StoreError::ReadOnly),
        11 | 26 => Some(StoreError::Damaged),
        13 => Some(StoreError::Full),
        _ => None,
    }
}
