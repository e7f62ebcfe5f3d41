//! Stores tables in a database: a SQLite file, or PostgreSQL. The only module that knows sqlx.
//!
//! The contract is [`table::store::Store`]; `conformance.rs` checks it for any backend. Statements are written
//! once (`read.rs`, `write.rs` and what they use) and run on either database (`statement.rs`). The differences are in
//! `sqlite` and `postgres`.

mod challenge;
mod copy;
mod disk;
mod finished;
mod migrations;
mod open;
mod outbox;
mod postgres;
mod read;
mod review;
mod row;
mod sessions;
mod sqlite;
mod statement;
mod write;

#[cfg(test)]
mod conformance;
#[cfg(feature = "faults")]
mod fault;
#[cfg(test)]
mod tests;

pub use copy::{Copied, CopyError, copy};
pub use disk::free_space;
#[cfg(feature = "faults")]
pub use fault::Faults;
pub use open::{DEFAULT_URL, OpenError, file_of, shown};
pub use sqlite::{
    Backup, Inventory, Nightly, NightlyError, RestoreError, Restored, WITHOUT_LOG, backup, is_before_this_program,
    restore,
};

use table::StoreError;
use table::store::CommitError;

/// An open database.
pub struct Database {
    backend: Backend,
    #[cfg(feature = "faults")]
    faults: std::sync::Arc<fault::Faults>,
}

/// Which kind of database it is.
enum Backend {
    Sqlite(sqlite::Sqlite),
    Postgres(postgres::Postgres),
}

/// An error of the database driver on its way to the caller. Causes go to the operator's log.
#[derive(Debug)]
struct SqlError(sqlx::Error);

impl From<sqlx::Error> for SqlError {
    fn from(error: sqlx::Error) -> SqlError {
        SqlError(error)
    }
}

impl From<SqlError> for StoreError {
    fn from(SqlError(error): SqlError) -> StoreError {
        // A value of the wrong kind, or text that is not UTF-8.
        if let sqlx::Error::ColumnDecode { index, source } = error {
            return StoreError::Unreadable(format!("{index}: {source}"));
        }
        let meant =
            error.as_database_error().and_then(|error| sqlite::meaning(error).or_else(|| postgres::meaning(error)));
        meant.unwrap_or_else(|| StoreError::Failed(error.to_string()))
    }
}

impl From<SqlError> for CommitError {
    fn from(error: SqlError) -> CommitError {
        CommitError::Store(error.into())
    }
}
