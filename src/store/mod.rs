//! Stores tables in a database: a SQLite file, or PostgreSQL. The only module that knows sqlx.
//!
//! The contract is [`crate::table::store::Store`]; `conformance.rs` checks it for any backend. Statements are written
//! once (`read.rs`, `write.rs` and what they use) and run on either database (`statement.rs`). The differences are in
//! `sqlite` and `postgres`.

mod challenge;
mod copy;
mod finished;
mod open;
mod outbox;
mod postgres;
mod read;
mod review;
mod row;
mod sqlite;
mod statement;
mod write;

#[cfg(test)]
mod conformance;
#[cfg(test)]
mod fault;
#[cfg(test)]
mod tests;

pub use copy::{Copied, CopyError, copy};
pub use open::{DEFAULT_URL, OpenError, shown};
pub use sqlite::backup;

use crate::table::StoreError;
use crate::table::store::CommitError;

/// An open database.
pub struct Database {
    backend: Backend,
    #[cfg(test)]
    faults: std::sync::Arc<fault::Faults>,
}

/// Which kind of database it is.
enum Backend {
    Sqlite(sqlite::Sqlite),
    Postgres(postgres::Postgres),
}

/// What a database error means to the caller. Causes go to the operator's log.
impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        // A value of the wrong kind, or text that is not UTF-8.
        if let sqlx::Error::ColumnDecode { index, source } = error {
            return StoreError::Unreadable(format!("{index}: {source}"));
        }
        let meant =
            error.as_database_error().and_then(|error| sqlite::meaning(error).or_else(|| postgres::meaning(error)));
        meant.unwrap_or_else(|| StoreError::Failed(error.to_string()))
    }
}

impl From<sqlx::Error> for CommitError {
    fn from(error: sqlx::Error) -> CommitError {
        CommitError::Store(error.into())
    }
}
