//! Statements that both databases understand, the values bound to them, and their results.
//!
//! One change is one transaction: its statements run one after another, each check is a row count, a constraint or a
//! lock, and any failure rolls everything back.

use futures_util::stream::BoxStream;
use futures_util::{StreamExt, TryStreamExt};
use sqlx::postgres::{PgConnection, PgRow};
use sqlx::sqlite::{SqliteConnection, SqliteRow};
use sqlx::{Column, SqlSafeStr, SqlStr, TypeInfo};
use tokio::sync::MappedMutexGuard;

use super::sqlite::Writer;
use super::{Backend, Database, SqlError, postgres};
use table::StoreError;
use table::store::CommitError;

/// What a column holds. The database contains nothing else: times are numbers, JSON is text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Value {
    Number(Option<i64>),
    Text(Option<String>),
}

impl From<i64> for Value {
    fn from(number: i64) -> Value {
        Value::Number(Some(number))
    }
}

impl From<Option<i64>> for Value {
    fn from(number: Option<i64>) -> Value {
        Value::Number(number)
    }
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(Some(text))
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(Some(text.to_owned()))
    }
}

impl From<Option<String>> for Value {
    fn from(text: Option<String>) -> Value {
        Value::Text(text)
    }
}

impl From<Option<&str>> for Value {
    fn from(text: Option<&str>) -> Value {
        Value::Text(text.map(str::to_owned))
    }
}

/// A statement and the values bound to it so far.
#[derive(Clone, Debug)]
pub(super) struct Query {
    sql: SqlStr,
    values: Vec<Value>,
}

/// A statement whose parameters are `$1`, `$2` and so on.
pub(super) fn query(sql: impl SqlSafeStr) -> Query {
    Query { sql: sql.into_sql_str(), values: Vec::new() }
}

/// Converts a statement for sqlx, for whichever database it runs on.
macro_rules! bound {
    ($query:expr) => {{
        let Query { sql, values } = $query;
        values.into_iter().fold(sqlx::query(sql), |query, value| match value {
            Value::Number(number) => query.bind(number),
            Value::Text(text) => query.bind(text),
        })
    }};
}

impl Query {
    /// Binds the next parameter, from `$1` on.
    pub fn bind(mut self, value: impl Into<Value>) -> Query {
        self.values.push(value.into());
        self
    }

    /// Runs it and returns the number of rows changed.
    pub async fn run(self, on: Connection<'_>) -> Result<u64, SqlError> {
        match on {
            Connection::Sqlite(connection) => Ok(bound!(self).execute(connection).await?.rows_affected()),
            Connection::Postgres(connection) => {
                Ok(postgres::in_time(bound!(self).execute(connection)).await?.rows_affected())
            }
        }
    }

    /// All rows it returns.
    pub async fn rows(self, on: Connection<'_>) -> Result<Vec<Row>, SqlError> {
        match on {
            Connection::Sqlite(connection) => {
                let rows = bound!(self).fetch_all(connection).await?;
                Ok(rows.into_iter().map(Row::Sqlite).collect())
            }
            Connection::Postgres(connection) => {
                let rows = postgres::in_time(bound!(self).fetch_all(connection)).await?;
                Ok(rows.into_iter().map(Row::Postgres).collect())
            }
        }
    }
}

/// A borrowed connection.
pub(super) enum Connection<'c> {
    Sqlite(&'c mut SqliteConnection),
    Postgres(&'c mut PgConnection),
}

/// A row of either database.
pub(super) enum Row {
    Sqlite(SqliteRow),
    Postgres(PgRow),
}

impl Row {
    pub fn number(&self, column: &str) -> Result<Option<i64>, SqlError> {
        match self {
            Row::Sqlite(row) => Ok(sqlx::Row::try_get(row, column)?),
            Row::Postgres(row) => Ok(sqlx::Row::try_get(row, column)?),
        }
    }

    pub fn text(&self, column: &str) -> Result<Option<String>, SqlError> {
        match self {
            Row::Sqlite(row) => Ok(sqlx::Row::try_get(row, column)?),
            Row::Postgres(row) => Ok(sqlx::Row::try_get(row, column)?),
        }
    }
}

/// The values of all columns of a row, by name.
macro_rules! values {
    ($row:expr) => {
        sqlx::Row::columns($row)
            .iter()
            .map(|column| {
                let value = match column.type_info().name() {
                    "TEXT" => Value::Text(sqlx::Row::try_get($row, column.ordinal())?),
                    _ => Value::Number(sqlx::Row::try_get($row, column.ordinal())?),
                };
                Ok((column.name().to_owned(), value))
            })
            .collect()
    };
}

impl Row {
    pub fn values(&self) -> Result<Vec<(String, Value)>, SqlError> {
        match self {
            Row::Sqlite(row) => values!(row),
            Row::Postgres(row) => values!(row),
        }
    }
}

/// A read transaction: everything read in it is consistent.
pub(super) enum ReadTransaction {
    Sqlite(sqlx::Transaction<'static, sqlx::Sqlite>),
    Postgres(sqlx::Transaction<'static, sqlx::Postgres>),
}

impl ReadTransaction {
    pub async fn rows(&mut self, query: Query) -> Result<Vec<Row>, SqlError> {
        match self {
            ReadTransaction::Sqlite(transaction) => query.rows(Connection::Sqlite(transaction)).await,
            ReadTransaction::Postgres(transaction) => query.rows(Connection::Postgres(transaction)).await,
        }
    }

    /// All rows, one after another.
    pub fn stream(&mut self, query: Query) -> BoxStream<'_, Result<Row, SqlError>> {
        match self {
            ReadTransaction::Sqlite(transaction) => {
                bound!(query).fetch(&mut **transaction).map_ok(Row::Sqlite).err_into().boxed()
            }
            ReadTransaction::Postgres(transaction) => {
                bound!(query).fetch(&mut **transaction).map_ok(Row::Postgres).err_into().boxed()
            }
        }
    }
}

/// An open transaction. It is rolled back unless it is finished.
pub(super) struct Transaction<'s> {
    open: OpenTransaction<'s>,
    #[cfg(feature = "faults")]
    faults: std::sync::Arc<super::fault::Faults>,
}

enum OpenTransaction<'s> {
    Sqlite(MappedMutexGuard<'s, Writer>),
    Postgres(sqlx::Transaction<'static, sqlx::Postgres>),
}

impl Database {
    /// All rows of a query. Readers never wait for writers.
    pub(super) async fn rows(&self, query: Query) -> Result<Vec<Row>, SqlError> {
        match &self.backend {
            Backend::Sqlite(sqlite) => query.rows(Connection::Sqlite(&mut *sqlite.readers.acquire().await?)).await,
            Backend::Postgres(postgres) => query.rows(Connection::Postgres(&mut *postgres.pool.acquire().await?)).await,
        }
    }

    /// Begins a read transaction.
    pub(super) async fn read_transaction(&self) -> Result<ReadTransaction, SqlError> {
        Ok(match &self.backend {
            Backend::Sqlite(sqlite) => ReadTransaction::Sqlite(sqlite.readers.begin().await?),
            Backend::Postgres(postgres) => ReadTransaction::Postgres(postgres.read_transaction().await?),
        })
    }

    /// Begins a transaction once a connection is free.
    pub(super) async fn begin(&self) -> Result<Transaction<'_>, StoreError> {
        #[cfg(feature = "faults")]
        self.faults.step()?;
        let open = match &self.backend {
            Backend::Sqlite(sqlite) => OpenTransaction::Sqlite(sqlite.begin().await?),
            Backend::Postgres(postgres) => OpenTransaction::Postgres(postgres.begin().await.map_err(SqlError)?),
        };
        Ok(Transaction {
            open,
            #[cfg(feature = "faults")]
            faults: self.faults.clone(),
        })
    }
}

impl Transaction<'_> {
    fn connection(&mut self) -> Connection<'_> {
        match &mut self.open {
            OpenTransaction::Sqlite(writer) => Connection::Sqlite(&mut writer.connection),
            OpenTransaction::Postgres(transaction) => Connection::Postgres(transaction),
        }
    }

    pub fn is_on_postgres(&self) -> bool {
        matches!(self.open, OpenTransaction::Postgres(_))
    }

    pub fn statement(&mut self, sql: &'static str) -> Statement<'_> {
        #[cfg(feature = "faults")]
        let faults = {
            self.faults.statements.lock().expect("no panic").push(sql);
            self.faults.clone()
        };
        Statement {
            connection: self.connection(),
            query: query(sql),
            #[cfg(feature = "faults")]
            faults,
        }
    }

    pub async fn run(&mut self, query: Query) -> Result<u64, SqlError> {
        query.run(self.connection()).await
    }

    /// All rows of a query.
    pub async fn rows(&mut self, query: Query) -> Result<Vec<Row>, SqlError> {
        #[cfg(feature = "faults")]
        self.faults.step()?;
        query.rows(self.connection()).await
    }

    /// Commits if all statements succeeded, and rolls back otherwise.
    pub async fn finish<E: From<SqlError>>(self, done: Result<(), E>) -> Result<(), E> {
        #[cfg(feature = "faults")]
        let done = done.and_then(|()| self.faults.step().map_err(E::from));
        match self.open {
            OpenTransaction::Sqlite(writer) => Writer::finish(writer, done).await,
            OpenTransaction::Postgres(transaction) => match done {
                Ok(()) => postgres::in_time(transaction.commit()).await.map_err(|error| E::from(error.into())),
                failed => {
                    // A lost connection has been rolled back.
                    let _ = postgres::in_time(transaction.rollback()).await;
                    failed
                }
            },
        }
    }
}

/// A statement of a transaction and the values bound to it so far.
pub(super) struct Statement<'t> {
    connection: Connection<'t>,
    query: Query,
    #[cfg(feature = "faults")]
    faults: std::sync::Arc<super::fault::Faults>,
}

impl Statement<'_> {
    /// Binds the next parameter, from `$1` on.
    pub fn bind(mut self, value: impl Into<Value>) -> Self {
        self.query = self.query.bind(value);
        self
    }

    /// Runs it and returns the number of rows changed.
    pub async fn run(self) -> Result<u64, SqlError> {
        #[cfg(feature = "faults")]
        self.faults.step()?;
        self.query.run(self.connection).await
    }

    /// Runs it, and refuses the whole change unless exactly one row changed.
    pub async fn run_one(self, otherwise: CommitError) -> Result<(), CommitError> {
        if self.run().await? == 1 { Ok(()) } else { Err(otherwise) }
    }
}
