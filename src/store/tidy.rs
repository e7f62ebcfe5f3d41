//! Moves what was written from SQLite's log into its file, beside those who write.
//!
//! By itself SQLite does so within somebody's commit: they would wait for it, and everybody after them.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use sqlx::Connection;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use tokio::sync::Notify;
use tokio::task::JoinHandle;

/// After so many commits.
pub(super) const EVERY: u64 = 200;
/// Pages in the log after which those who write must wait once, so that it begins anew: it would grow as long as there
/// is always somebody writing.
const MOST: i64 = 8_192;
/// If all of this fails, SQLite sees to it after so many pages.
pub(super) const AT_LAST: &str = "65536";

pub(super) struct Tidy {
    commits: AtomicU64,
    due: Arc<Notify>,
    task: JoinHandle<()>,
}

impl Tidy {
    pub fn start(options: &SqliteConnectOptions) -> Tidy {
        let (due, options) = (Arc::new(Notify::new()), options.clone());
        let task = tokio::spawn(tidy_up(options, due.clone()));
        Tidy { commits: AtomicU64::new(0), due, task }
    }

    /// Something was committed.
    pub fn committed(&self) {
        if self.commits.fetch_add(1, Ordering::Relaxed) % EVERY == EVERY - 1 {
            self.due.notify_one();
        }
    }
}

impl Drop for Tidy {
    fn drop(&mut self) {
        self.task.abort();
    }
}

async fn tidy_up(options: SqliteConnectOptions, due: Arc<Notify>) {
    // Opened when it is first needed: a quiet bot never does.
    let mut connection = None;
    loop {
        due.notified().await;
        let tidied = match &mut connection {
            Some(connection) => tidy(connection).await,
            none => match SqliteConnection::connect_with(&options).await {
                Ok(fresh) => tidy(none.insert(fresh)).await,
                Err(error) => Err(error),
            },
        };
        if let Err(error) = tidied {
            tracing::warn!(%error, "the database's log could not be tidied");
        }
    }
}

async fn tidy(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    let (_, pages, moved) = checkpoint(connection, "pragma wal_checkpoint(passive)").await?;
    if pages > MOST && moved < pages {
        checkpoint(connection, "pragma wal_checkpoint(restart)").await?;
    }
    Ok(())
}

/// Whether somebody was in the way, how many pages are in the log, and how many of them are in the file too.
async fn checkpoint(connection: &mut SqliteConnection, how: &'static str) -> Result<(i64, i64, i64), sqlx::Error> {
    sqlx::query_as(how).fetch_one(connection).await
}
