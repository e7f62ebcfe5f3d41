//! The connections that read: a few, each opened when it is first needed.
//!
//! Not sqlx's pool: that asks each connection whether it is still there before and after every use, and a question to
//! SQLite's thread costs more than most of what is read here. A file does not go away.

use std::sync::atomic::{AtomicUsize, Ordering};

use sqlx::Connection;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use tokio::sync::{MappedMutexGuard, Mutex, MutexGuard};

use super::trouble;
use crate::table::Trouble;

const READERS: usize = 4;

pub(super) struct Readers {
    options: SqliteConnectOptions,
    slots: [Mutex<Option<SqliteConnection>>; READERS],
    next: AtomicUsize,
}

/// A connection that nobody else uses now.
pub(super) type Reader<'a> = MappedMutexGuard<'a, SqliteConnection>;

impl Readers {
    pub fn new(options: SqliteConnectOptions) -> Readers {
        Readers { options, slots: Default::default(), next: AtomicUsize::new(0) }
    }

    /// A connection that is free; the first ones are preferred, so that a quiet bot opens one only.
    pub async fn one(&self) -> Result<Reader<'_>, Trouble> {
        let free = self.slots.iter().find_map(|slot| slot.try_lock().ok());
        let mut slot = match free {
            Some(slot) => slot,
            None => self.slots[self.next.fetch_add(1, Ordering::Relaxed) % READERS].lock().await,
        };
        if slot.is_none() {
            *slot = Some(SqliteConnection::connect_with(&self.options).await.map_err(trouble)?);
        }
        MutexGuard::try_map(slot, Option::as_mut).map_err(|_| Trouble::Busy)
    }

    pub async fn close(self) {
        for slot in self.slots {
            if let Some(connection) = slot.into_inner()
                && let Err(error) = connection.close().await
            {
                tracing::warn!(%error, "the database did not close cleanly");
            }
        }
    }
}
