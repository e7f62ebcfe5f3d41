//! SQLite: one file, one process, one connection that writes and a few that read.

mod backup;
mod lock;
pub(super) mod open;
mod presence;
pub(super) mod scrub;

use sqlx::SqlitePool;
use sqlx::error::DatabaseError;
use sqlx::sqlite::{SqliteConnection, SqliteError};
use tokio::sync::{Mutex, MutexGuard};

pub use backup::backup;
pub(super) use open::{look, open};
pub(super) use scrub::TRACES;

use crate::table::StoreError;

/// A database file: one connection that writes, a few that read, and the lock that keeps other processes out.
pub(super) struct Sqlite {
    pub writer: Mutex<Writer>,
    pub readers: SqlitePool,
    /// None: opened read-only.
    presence: Option<presence::Presence>,
    traces: scrub::Traces,
    /// None: opened read-only.
    _lock: Option<lock::Lock>,
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
    pub async fn finish<E: From<sqlx::Error>>(
        mut writer: MutexGuard<'_, Writer>,
        done: Result<(), E>,
    ) -> Result<(), E> {
        let committed = match done {
            Ok(()) => sqlx::query("commit").execute(&mut writer.connection).await.map(drop).map_err(E::from),
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
    /// Begins a transaction once the connection is free.
    pub async fn begin(&self) -> Result<MutexGuard<'_, Writer>, sqlx::Error> {
        let mut writer = self.writer.lock().await;
        if writer.unfinished {
            writer.roll_back().await;
        }
        writer.unfinished = true;
        sqlx::query("begin immediate").execute(&mut writer.connection).await?;
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

    /// Closes all connections.
    pub async fn close(self) {
        use sqlx::Connection;
        self.readers.close().await;
        if let Err(error) = self.writer.into_inner().connection.close().await {
            tracing::warn!(%error, "the database did not close cleanly");
        }
    }
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
