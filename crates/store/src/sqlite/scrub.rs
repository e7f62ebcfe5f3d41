//! Leaves no trace of deleted data: neither in the database file nor in SQLite's log.
//!
//! `secure_delete` overwrites deleted rows, but not the copies left in the free space of a page whose rows were moved
//! when it was split (in 2 of 60 random databases it left some). Only rewriting the whole file is sure to leave none.

use std::sync::atomic::{AtomicBool, Ordering};

use sqlx::sqlite::SqliteConnection;

use super::Sqlite;
use crate::SqlError;
use table::StoreError;

/// In the file header, written together with the deletion: there may be traces.
pub const TRACES: &str = "pragma user_version = 0";
/// There are none. A database from before scrubbing existed does not say so.
const NO_TRACES: &str = "pragma user_version = 1";
/// How long to wait for readers of the log, in milliseconds.
const PATIENCE: &str = "pragma busy_timeout = 500";

/// Whether the log still holds deleted data because somebody was reading it.
#[derive(Default)]
pub(super) struct Traces(AtomicBool);

/// Rewrites the file, unless it is known to hold no traces. That needs as much free space again for a moment; without
/// it the bot runs nonetheless, and the next start tries again.
pub async fn scrub_once(connection: &mut SqliteConnection) {
    let scrubbed = sqlx::query_scalar::<_, i64>("pragma user_version").fetch_one(&mut *connection).await;
    if scrubbed.is_ok_and(|version| version > 0) {
        return;
    }
    let done = match rewrite(connection).await {
        Ok(()) => truncate(connection).await,
        Err(error) => Err(error),
    };
    if let Err(error) = done {
        tracing::warn!(%error, "traces of deleted rows may remain in the database until the next start");
    }
}

async fn rewrite(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    sqlx::query("vacuum").execute(connection).await.map_err(SqlError)?;
    Ok(())
}

/// Moves the whole log into the file and truncates it. Fails while somebody reads it.
pub(super) async fn checkpoint(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let busy: i64 =
        sqlx::query_scalar("pragma wal_checkpoint(truncate)").fetch_one(connection).await.map_err(SqlError)?;
    if busy == 0 { Ok(()) } else { Err(StoreError::Busy) }
}

/// Truncates the log, in which there may be traces.
async fn truncate(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    checkpoint(connection).await?;
    sqlx::query(NO_TRACES).execute(connection).await.map_err(SqlError)?;
    Ok(())
}

impl Sqlite {
    /// Removes all traces of what was just deleted.
    pub async fn scrub(&self) {
        let rewritten = match self.writer().await {
            Ok(mut writer) => rewrite(&mut writer.connection).await,
            Err(error) => Err(error),
        };
        match rewritten {
            Ok(()) => self.traces.0.store(true, Ordering::Relaxed),
            Err(error) => {
                tracing::warn!(%error, "traces of a forgotten person may remain until the next start");
            }
        }
        self.empty_log().await;
    }

    /// Truncates the log if it still holds traces. That is impossible while somebody reads it; the next change tries
    /// again.
    pub async fn empty_log(&self) {
        if !self.traces.0.load(Ordering::Relaxed) {
            return;
        }
        let Ok(mut writer) = self.writer().await else { return };
        let _ = sqlx::query(PATIENCE).execute(&mut writer.connection).await;
        match truncate(&mut writer.connection).await {
            Ok(()) => self.traces.0.store(false, Ordering::Relaxed),
            Err(error) => tracing::info!(%error, "the database's log could not be truncated; retrying later"),
        }
        let _ = sqlx::query(super::open::PATIENCE).execute(&mut writer.connection).await;
    }
}
