//! One change is one transaction on the one connection that writes: its statements run one after another, each check is a
//! count of rows or a constraint, and whatever fails rolls everything back.

use sqlx::query::{Query, QueryScalar};
use sqlx::sqlite::{SqliteArguments, SqliteConnection};
use sqlx::{Encode, Type};
use tokio::sync::MutexGuard;

use super::Sqlite;
use crate::table::store::CommitError;

/// The connection that writes.
pub(super) struct Writer {
    pub connection: SqliteConnection,
    /// Whether a transaction may still be open because its future was dropped half-way.
    unfinished: bool,
    #[cfg(test)]
    pub faults: std::sync::Arc<super::fault::Faults>,
}

impl Writer {
    pub fn new(connection: SqliteConnection) -> Writer {
        Writer {
            connection,
            unfinished: false,
            #[cfg(test)]
            faults: Default::default(),
        }
    }

    /// SQLite may have rolled back already, as it does on a full disk. sqlx's own transactions lose count of that, so these
    /// are plain statements.
    async fn roll_back(&mut self) {
        if let Err(error) = sqlx::query("rollback").execute(&mut self.connection).await {
            tracing::debug!(%error, "nothing to roll back");
        }
        self.unfinished = false;
    }
}

/// An open transaction. Unless it is finished, the next one rolls it back.
pub(super) struct Transaction<'s> {
    writer: MutexGuard<'s, Writer>,
}

impl Sqlite {
    /// Begins a transaction once the connection is free.
    pub(super) async fn begin(&self) -> Result<Transaction<'_>, sqlx::Error> {
        let mut writer = self.writer.lock().await;
        if writer.unfinished {
            writer.roll_back().await;
        }
        writer.unfinished = true;
        let mut transaction = Transaction { writer };
        transaction.statement("begin immediate").run().await?;
        Ok(transaction)
    }
}

impl Transaction<'_> {
    pub fn statement(&mut self, sql: &'static str) -> Statement<'_> {
        #[cfg(test)]
        self.writer.faults.statements.lock().expect("no panic").push(sql);
        Statement { writer: &mut self.writer, query: sqlx::query(sql) }
    }

    /// The first column of all rows of a query.
    pub async fn column<T>(
        &mut self,
        query: QueryScalar<'_, sqlx::Sqlite, T, SqliteArguments>,
    ) -> Result<Vec<T>, sqlx::Error>
    where
        T: Send + Unpin,
        (T,): for<'r> sqlx::FromRow<'r, sqlx::sqlite::SqliteRow>,
    {
        #[cfg(test)]
        self.writer.faults.step()?;
        query.fetch_all(&mut self.writer.connection).await
    }

    /// Commits if all statements went through, and rolls back otherwise.
    pub async fn finish<E: From<sqlx::Error>>(mut self, done: Result<(), E>) -> Result<(), E> {
        let committed = match done {
            Ok(()) => self.statement("commit").run().await.map(drop).map_err(E::from),
            failed => failed,
        };
        match &committed {
            Ok(()) => self.writer.unfinished = false,
            Err(_) => self.writer.roll_back().await,
        }
        committed
    }
}

/// A statement and the values bound to it so far.
pub(super) struct Statement<'t> {
    writer: &'t mut Writer,
    query: Query<'static, sqlx::Sqlite, SqliteArguments>,
}

impl Statement<'_> {
    /// Binds the next parameter, from `$1` on.
    pub fn bind<'v, T: Encode<'v, sqlx::Sqlite> + Type<sqlx::Sqlite>>(mut self, value: T) -> Self {
        self.query = self.query.bind(value);
        self
    }

    /// Runs it and returns the number of rows it changed.
    pub async fn run(self) -> Result<u64, sqlx::Error> {
        #[cfg(test)]
        self.writer.faults.step()?;
        Ok(self.query.execute(&mut self.writer.connection).await?.rows_affected())
    }

    /// Runs it, and refuses the whole change unless it changed exactly one row.
    pub async fn run_one(self, otherwise: CommitError) -> Result<(), CommitError> {
        if self.run().await? == 1 { Ok(()) } else { Err(otherwise) }
    }
}
