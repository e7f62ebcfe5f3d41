//! Several statements that go to SQLite together.
//!
//! sqlx hands every call to a thread of its own and back. That costs more than a statement does, so a change goes there
//! once, with all its statements in a row.

use std::fmt::Write;

use sqlx::sqlite::{SqliteArguments, SqliteConnection};
use sqlx::{Arguments, AssertSqlSafe, Encode, Executor, Sqlite, Type};

/// What the number of rows that a statement touched means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Expected {
    Any,
    /// Just one, or the change must not be made; which of the checks it was.
    One(Check),
}

/// What was to be made sure of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::EnumString, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub(super) enum Check {
    /// The interaction is new.
    New,
    /// Nobody else was faster.
    Unchanged,
    /// The challenge is open.
    Open,
    /// There are not too many already.
    Few,
}

impl Check {
    /// A statement that fails unless this holds. SQLite has no plainer way to stop here: what is no path makes it an
    /// error, which names the check. With the count in it, it is not worked out before it is needed.
    fn unless(self, holds: &str) -> String {
        let name: &str = self.into();
        format!("select 1 where iif({holds}, 0, json_extract('0', '{name} ' || changes()))")
    }

    /// The check that this error means.
    fn failed(error: &sqlx::Error) -> Option<Check> {
        let (_, path) = error.as_database_error()?.message().split_once("JSON path")?;
        path.split(['\'', ' ']).find_map(|word| word.parse().ok())
    }
}

/// Why a batch did not go through.
#[derive(Debug)]
pub(super) enum Stopped {
    Check(Check),
    Failed(sqlx::Error),
}

/// Statements in a row, with everything that is bound in them.
#[derive(Clone, Default)]
pub(super) struct Batch {
    sql: String,
    arguments: SqliteArguments,
    /// What could not be bound.
    unbound: Option<String>,
}

impl Batch {
    /// Adds a statement, whose `$1` is the first thing bound after it.
    pub fn add(&mut self, statement: &str, expected: Expected) -> &mut Batch {
        renumber(statement, self.arguments.len(), &mut self.sql);
        self.sql.push_str(";\n");
        if let Expected::One(check) = expected {
            self.sql.push_str(&check.unless("changes() = 1"));
            self.sql.push_str(";\n");
        }
        self
    }

    /// Adds a condition without which nothing goes on.
    pub fn check(&mut self, holds: &str, check: Check) -> &mut Batch {
        self.add(&check.unless(holds), Expected::Any)
    }

    /// The same between other statements, which bind nothing.
    pub fn between(mut self, before: &str, after: &str) -> Batch {
        self.sql.insert_str(0, before);
        self.sql.push_str(after);
        self
    }

    pub fn bind<'t, T: Encode<'t, Sqlite> + Type<Sqlite>>(&mut self, value: T) -> &mut Batch {
        if let Err(error) = self.arguments.add(value) {
            self.unbound = Some(error.to_string());
        }
        self
    }

    pub fn bind_json(&mut self, value: &impl serde::Serialize) -> &mut Batch {
        match serde_json::to_string(value) {
            Ok(text) => return self.bind(text),
            Err(error) => self.unbound = Some(error.to_string()),
        }
        self
    }

    #[cfg(test)]
    pub fn statements(&self) -> Vec<String> {
        self.sql.split_terminator(";\n").map(str::to_owned).collect()
    }

    /// Carries all of it out, up to the first statement that fails or check that does not hold. Everything before that is
    /// done, so this must be inside of a transaction.
    pub async fn run(self, connection: &mut SqliteConnection) -> Result<(), Stopped> {
        if let Some(error) = self.unbound {
            return Err(Stopped::Failed(sqlx::Error::Encode(error.into())));
        }
        let stopped = |error| Check::failed(&error).map_or(Stopped::Failed(error), Stopped::Check);
        let query = sqlx::query_with(AssertSqlSafe(self.sql), self.arguments);
        connection.execute(query).await.map(drop).map_err(stopped)
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
        let _ = write!(out, "${}{rest}", number + before);
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
