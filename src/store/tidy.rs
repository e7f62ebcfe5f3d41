//! Moves what was written from SQLite's log into its file, beside those who write.
//!
//! By itself SQLite does so within somebody's commit: they would wait for it, and everybody after them.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use sqlx::Connection;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use tokio::sync::Notify;
use tokio::task::JoinHandle;

/// After so many commits.
pub(super) const EVERY: u64 = 200;
/// Pages in the log after which whoever writes next moves the rest: it would grow as long as there is always somebody
/// writing, since it begins anew only when all of it is in the file.
const MOST: i64 = 4_096;
/// As far as nobody is in the way.
pub(super) const CHECKPOINT: &str = "pragma wal_checkpoint(passive);";
/// How many bytes of the log's file are kept for what comes next; more than that is given back when the log begins anew.
pub(super) const LONGEST: &str = "16777216";
/// If all of this fails, SQLite sees to it after so many pages.
pub(super) const AT_LAST: &str = "65536";

pub(super) struct Tidy {
    commits: AtomicU64,
    due: Arc<Notify>,
    left: Arc<AtomicBool>,
    task: JoinHandle<()>,
}

impl Tidy {
    pub fn start(options: &SqliteConnectOptions) -> Tidy {
        let (due, left) = (Arc::new(Notify::new()), Arc::new(AtomicBool::new(false)));
        let task = tokio::spawn(tidy_up(options.clone(), due.clone(), left.clone()));
        Tidy { commits: AtomicU64::new(0), due, left, task }
    }

    /// Something was committed.
    pub fn committed(&self) {
        if self.commits.fetch_add(1, Ordering::Relaxed) % EVERY == EVERY - 1 {
            self.due.notify_one();
        }
    }

    /// Whether the log is long, and most of it is in the file already. Says so once.
    pub fn is_left(&self) -> bool {
        self.left.swap(false, Ordering::Relaxed)
    }
}

impl Drop for Tidy {
    fn drop(&mut self) {
        self.task.abort();
    }
}

async fn tidy_up(options: SqliteConnectOptions, due: Arc<Notify>, left: Arc<AtomicBool>) {
    // Opened when it is first needed: a quiet bot never does.
    let mut connection = None;
    loop {
        due.notified().await;
        let tidied = match &mut connection {
            Some(connection) => checkpoint(connection).await,
            none => match SqliteConnection::connect_with(&options).await {
                Ok(fresh) => checkpoint(none.insert(fresh)).await,
                Err(error) => Err(error),
            },
        };
        match tidied {
            Ok(pages) => left.store(pages > MOST, Ordering::Relaxed),
            Err(error) => tracing::warn!(%error, "the database's log could not be tidied"),
        }
    }
}

/// How many pages are in the log, in the file or not.
async fn checkpoint(connection: &mut SqliteConnection) -> Result<i64, sqlx::Error> {
    let (_busy, pages, _moved): (i64, i64, i64) = sqlx::query_as(CHECKPOINT).fetch_one(connection).await?;
    Ok(pages)
}
