//! Keeps tables in a SQLite file. The only module that knows sqlx.
//!
//! The contract is [`crate::table::store::Store`]; what it demands of any backend is in `conformance.rs`.

mod backup;
mod challenge;
mod lock;
mod open;
mod outbox;
mod presence;
mod read;
mod row;
mod scrub;
mod transaction;
mod write;

#[cfg(test)]
mod conformance;
#[cfg(test)]
mod fault;
#[cfg(test)]
mod tests;

use sqlx::SqlitePool;
use tokio::sync::Mutex;

pub use backup::backup;
pub use open::{DEFAULT_URL, OpenError};

use crate::table::StoreError;
use crate::table::store::CommitError;

/// A database file: one connection that writes, a few that read, and the lock that keeps other processes out.
pub struct Sqlite {
    writer: Mutex<transaction::Writer>,
    readers: SqlitePool,
    #[cfg(test)]
    faults: std::sync::Arc<fault::Faults>,
    /// None: it was opened only to be looked at.
    presence: Option<presence::Presence>,
    traces: scrub::Traces,
    /// None: it was opened only to be looked at.
    _lock: Option<lock::Lock>,
}

/// What an error of the database means to whoever asked. Causes go to the operator's log.
impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        // A value of the wrong kind, or text that is not UTF-8.
        if let sqlx::Error::ColumnDecode { index, source } = error {
            return StoreError::Unreadable(format!("{index}: {source}"));
        }
        let code = error.as_database_error().and_then(|error| error.code()).and_then(|code| code.parse::<i32>().ok());
        // SQLite's primary result codes are the lowest byte of the extended ones.
        match code.map(|code| code & 0xff) {
            Some(5 | 6) => StoreError::Busy,
            Some(8) => StoreError::ReadOnly,
            Some(11 | 26) => StoreError::Damaged,
            Some(13) => StoreError::Full,
            _ => StoreError::Failed(error.to_string()),
        }
    }
}

impl From<sqlx::Error> for CommitError {
    fn from(error: sqlx::Error) -> CommitError {
        CommitError::StoreError(error.into())
    }
}
