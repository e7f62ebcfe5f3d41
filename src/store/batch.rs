//! Several statements that go to SQLite together.
//!
//! sqlx hands every call to a thread of its own and back. That costs more than a statement does, so a change goes there
//! once, with all its statements in a row.

use futures_util::TryStreamExt;
use sqlx::sqlite::{SqliteArguments, SqliteConnection};
use sqlx::{Arguments, AssertSqlSafe, Either, Encode, Executor, Sqlite, Type};

/// What the number of rows that a statement touched means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Expected {
    Any,
    /// Just one, or the change must not be made; which of the checks it was.
    One(Check),
}

/// What was to be made sure of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Check {
    /// The interaction is new.
    New,
    /// Nobody else was faster.
    Unchanged,
    /// The challenge is open.
    Open,
}

/// Why a batch did not go through.
#[derive(Debug)]
pub(super) enum Stopped {
    Check(Check),
    Failed(sqlx::Error),
}

/// Statements in a row, with everything that is bound in them.
#[derive(Default)]
pub(super) struct Batch {
    sql: String,
    arguments: SqliteArguments,
    expected: Vec<Expected>,
    unbound: Option<sqlx::Error>,
}

impl Batch {
    pub fn is_empty(&self) -> bool {
        self.expected.is_empty()
    }

    /// Adds a statement, whose `$1` is the first thing bound after it.
    pub fn add(&mut self, statement: &str, expected: Expected) -> &mut Batch {
        renumber(statement, self.arguments.len(), &mut self.sql);
        self.sql.push_str(";\n");
        self.expected.push(expected);
        self
    }

    pub fn bind<'t, T: Encode<'t, Sqlite> + Type<Sqlite>>(&mut self, value: T) -> &mut Batch {
        if let Err(error) = self.arguments.add(value) {
            self.unbound = Some(sqlx::Error::Encode(error));
        }
        self
    }

    /// Carries all of it out, up to the first statement that fails. The database may be ahead of a check that fails, so
    /// this must be inside of a transaction.
    pub async fn run(self, connection: &mut SqliteConnection) -> Result<(), Stopped> {
        if let Some(error) = self.unbound {
            return Err(Stopped::Failed(error));
        }
        let mut steps = connection.fetch_many(sqlx::query_with(AssertSqlSafe(self.sql), self.arguments));
        let mut expected = self.expected.iter();
        while let Some(step) = steps.try_next().await.map_err(Stopped::Failed)? {
            let Either::Left(done) = step else { continue };
            if let Some(Expected::One(check)) = expected.next()
                && done.rows_affected() != 1
            {
                return Err(Stopped::Check(*check));
            }
        }
        Ok(())
    }
}

/// Counts the parameters on from those that were there before.
fn renumber(statement: &str, before: usize, out: &mut String) {
    let mut parts = statement.split('$');
    out.push_str(parts.next().unwrap_or_default());
    for part in parts {
        let end = part.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(part.len());
        let (number, rest) = part.split_at(end);
        let number: usize = number.parse().unwrap_or_default();
        out.push_str(&format!("${}{rest}", number + before));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parameters_are_counted_on() {
        let mut out = String::new();
        renumber("update t set a = $2, b = $12 where id = $1 and a = $2 - 1", 3, &mut out);
        assert_eq!(out, "update t set a = $5, b = $15 where id = $4 and a = $5 - 1");
    }
}
