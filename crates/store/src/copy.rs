//! Copies everything from one database into another, of either kind, and compares the result.

use futures_util::TryStreamExt;
use sha2::{Digest, Sha256};

use super::migrations::MIGRATIONS;
use super::open::shown;
use super::statement::{Query, ReadTransaction, Transaction, Value, query};
use super::{Database, OpenError, SqlError, postgres, sessions};
use table::store::Store;
use table::{GameId, StoreError};

/// How many values one statement inserts; both databases accept more.
const VALUES: usize = 4_000;
/// Lets a transaction on PostgreSQL take as long as it needs: large tables are read and written as a whole.
const NO_LIMITS: [&str; 2] = ["set local statement_timeout = 0", "set local idle_in_transaction_session_timeout = 0"];
/// Checks references row by row instead of all at once at the end; tables come after those they reference.
const CHECK_AT_ONCE: &str = "set constraints all immediate";

/// What was copied.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Copied {
    pub games: u64,
    pub rows: u64,
}

/// Why nothing was copied, or why the copy cannot be trusted.
#[derive(Debug, thiserror::Error)]
pub enum CopyError {
    #[error(transparent)]
    Open(#[from] OpenError),
    #[error("{0} is not empty; copy into a new database")]
    NotEmpty(String),
    #[error("{table}: {error}; nothing was copied")]
    Table { table: &'static str, error: StoreError },
    #[error("the rows of {0} differ in the copy; do not use it")]
    Rows(&'static str),
    #[error("game {0} differs in the copy; do not use it")]
    Game(GameId),
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<SqlError> for CopyError {
    fn from(error: SqlError) -> CopyError {
        CopyError::Store(error.into())
    }
}

/// The tables that are copied, each after those it references: in the order in which migrations create them. Sessions
/// stay behind.
pub(super) fn tables() -> Vec<&'static str> {
    let after = |verb| {
        let lines = MIGRATIONS.iter().flat_map(|migration| migration.sql.as_str().lines());
        lines.filter_map(move |line: &'static str| line.strip_prefix(verb)?.split([' ', ';']).next())
    };
    let stays = |table: &&str| *table != sessions::TABLE && !after("drop table ").any(|dropped| dropped == *table);
    after("create table ").filter(stays).collect()
}

/// Copies everything. Nobody may play on either database meanwhile; an aborted copy leaves nothing behind.
pub async fn copy(from: &str, to: &str) -> Result<Copied, CopyError> {
    let (source, target) = (Database::open(from).await?, Database::open(to).await?);
    let copied = copy_between((&source, from), (&target, to)).await;
    for database in [source, target] {
        database.close().await;
    }
    copied
}

async fn copy_between((source, from): (&Database, &str), (target, to): (&Database, &str)) -> Result<Copied, CopyError> {
    for (database, url) in [(source, from), (target, to)] {
        if !database.lead().await? {
            return Err(OpenError::InUse { database: shown(url) }.into());
        }
    }
    for table in tables() {
        if target.contents(table).await? != Contents::default() {
            return Err(CopyError::NotEmpty(shown(to)));
        }
    }
    let mut copied = Copied::default();
    let mut transaction = target.begin().await?;
    if transaction.is_on_postgres() {
        for setting in NO_LIMITS.into_iter().chain([CHECK_AT_ONCE]) {
            transaction.run(query(setting)).await?;
        }
    }
    let mut copied_rows = source.copy_tables(&mut transaction).await;
    if transaction.is_on_postgres() && copied_rows.is_ok() {
        copied_rows = transaction.continue_numbers().await.map_err(CopyError::from);
    }
    transaction.finish(copied_rows).await?;
    for table in tables() {
        let (before, after) = (source.contents(table).await?, target.contents(table).await?);
        if before != after {
            return Err(CopyError::Rows(table));
        }
        copied.rows += after.rows;
    }
    let mut last = GameId(i64::MIN);
    while let Some(game) = source.after(last).await? {
        if source.table(game).await? != target.table(game).await? || source.log(game).await? != target.log(game).await?
        {
            return Err(CopyError::Game(game));
        }
        copied.games += 1;
        last = game;
    }
    for database in [source, target] {
        database.resign().await?;
    }
    Ok(copied)
}

/// The number of rows of a table, and an order-independent sum of their hashes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Contents {
    rows: u64,
    sum: u128,
}

impl Contents {
    fn add(&mut self, row: &[(String, Value)]) {
        // Columns added by later migrations have a different position.
        let mut row: Vec<_> = row.iter().collect();
        row.sort_by_key(|(column, _)| column);
        let hash = Sha256::digest(format!("{row:?}").as_bytes());
        let bytes = hash.iter().take(16).fold(0u128, |number, byte| (number << 8) | u128::from(*byte));
        self.rows += 1;
        self.sum = self.sum.wrapping_add(bytes);
    }
}

impl Database {
    /// A read transaction that may take as long as it needs.
    async fn long_reading(&self) -> Result<ReadTransaction, SqlError> {
        let mut reading = self.read_transaction().await?;
        if let ReadTransaction::Postgres(_) = reading {
            for setting in NO_LIMITS {
                reading.rows(query(setting)).await?;
            }
        }
        Ok(reading)
    }

    async fn contents(&self, table: &str) -> Result<Contents, StoreError> {
        let mut reading = self.long_reading().await?;
        let mut rows = reading.stream(all_of(table));
        let mut contents = Contents::default();
        while let Some(row) = rows.try_next().await? {
            contents.add(&row.values()?);
        }
        Ok(contents)
    }

    async fn copy_tables(&self, into: &mut Transaction<'_>) -> Result<(), CopyError> {
        for table in tables() {
            self.copy_rows(table, into).await.map_err(|error| CopyError::Table { table, error })?;
        }
        Ok(())
    }

    /// Inserts all rows of a table into another database.
    async fn copy_rows(&self, table: &str, into: &mut Transaction<'_>) -> Result<(), StoreError> {
        let mut reading = self.long_reading().await?;
        let mut rows = reading.stream(all_of(table));
        let mut batch: Vec<Vec<(String, Value)>> = Vec::new();
        while let Some(row) = rows.try_next().await? {
            batch.push(row.values()?);
            if batch.len() * batch[0].len() >= VALUES {
                into.run(insert(table, std::mem::take(&mut batch))).await?;
            }
        }
        if !batch.is_empty() {
            into.run(insert(table, batch)).await?;
        }
        Ok(())
    }
}

impl Transaction<'_> {
    /// Makes the numbers that PostgreSQL assigns continue after those in use.
    async fn continue_numbers(&mut self) -> Result<(), SqlError> {
        for after in postgres::CONTINUE_NUMBERS {
            self.run(query(after)).await?;
        }
        Ok(())
    }
}

fn all_of(table: &str) -> Query {
    query(sqlx::AssertSqlSafe(format!("select * from {table}")))
}

fn insert(table: &str, rows: Vec<Vec<(String, Value)>>) -> Query {
    let columns: Vec<_> =
        rows.first().map(|row| row.iter().map(|(column, _)| column.as_str()).collect()).unwrap_or_default();
    let parameters = |row: usize| {
        let numbers = (1..=columns.len()).map(|column| format!("${}", row * columns.len() + column));
        format!("({})", numbers.collect::<Vec<_>>().join(", "))
    };
    let values: Vec<_> = (0..rows.len()).map(parameters).collect();
    let sql = format!("insert into {table} ({}) values {}", columns.join(", "), values.join(", "));
    let values = rows.into_iter().flatten().map(|(_, value)| value);
    values.fold(query(sqlx::AssertSqlSafe(sql)), Query::bind)
}
