//! Tables line by line, for programs: no words, and every line can be sent again.
//!
//! A line is `NAME COMMAND …`, preceded by an id if it may be sent again: `#17 ana do draw`. The reply ends with a line
//! that begins with `ok` or `no`.

mod courier;
mod line;
mod plain;
mod show;

use std::fmt;
use std::path::Path;
use std::sync::Arc;

use sha2::{Digest, Sha256};
use tokio::io::{AsyncBufRead, AsyncBufReadExt, BufReader};
use tokio::sync::oneshot;

use crate::BenchError;
use engine::Game;
use engine::Seed;
use store::Database;
use table::editions::Editions;
use table::{Catalogue, ChannelId, InteractionId, Limits, OutboxWorker, PersonId, Place, Refusal, SystemClock, Tables};
use trial::Trial;

use courier::FileCourier;
use line::Line;

/// Plays what the lines on standard input say, at the table with this name.
pub fn run(table: &str, messages: Option<&Path>) -> Result<(), BenchError> {
    let runtime = tokio::runtime::Runtime::new()?;
    let done = runtime.block_on(play(table, messages, BufReader::new(tokio::io::stdin()), std::io::stdout()));
    runtime.shutdown_background();
    done
}

async fn play(
    table: &str,
    messages: Option<&Path>,
    input: impl AsyncBufRead + Unpin,
    mut output: impl std::io::Write,
) -> Result<(), BenchError> {
    let store = Arc::new(Database::open(&std::env::var("DATABASE_URL").unwrap_or_default()).await?);
    let catalogue = Catalogue::new(games::find, Editions::from_env());
    let limits = Limits { open_tables: u32::MAX, tables_an_hour: None, ..Limits::default() };
    let tables = Tables::new(store.clone(), Arc::new(SystemClock), catalogue, limits).await?;
    let courier = FileCourier::open(messages)?;
    let worker = OutboxWorker::new(tables.clone(), Arc::new(courier));
    let (stop, stopped) = oneshot::channel::<()>();
    let delivering = tokio::spawn({
        let worker = worker.clone();
        async move {
            worker
                .run(async {
                    let _ = stopped.await;
                })
                .await;
        }
    });
    let room = LineTable { tables, game: Trial::ID.to_owned(), place: place(table) };
    let mut lines = input.lines();
    while let Some(text) = lines.next_line().await? {
        if text.trim().is_empty() {
            continue;
        }
        if text.trim() == "quit" {
            break;
        }
        writeln!(output, "{}", room.answer(&text).await)?;
        output.flush()?;
    }
    let _ = stop.send(());
    let _ = delivering.await;
    worker.deliver_due().await;
    store.close().await;
    Ok(())
}

/// The table with this name.
fn place(table: &str) -> Place {
    Place::Channel { server: None, channel: ChannelId(number(table)) }
}

/// The person with this name.
fn person(name: &str) -> PersonId {
    PersonId(number(name))
}

/// A number for a name: the same at every start.
fn number(name: &str) -> u64 {
    let hash = Sha256::digest(name.as_bytes());
    hash.iter().take(7).fold(0, |number, byte| number << 8 | u64::from(*byte))
}

/// A fresh id for a request.
fn fresh() -> Result<InteractionId, Refusal> {
    let seed = Seed::fresh().map_err(|_| Refusal::NoSeed)?;
    Ok(InteractionId::new(seed.to_string()))
}

/// One table in a terminal.
struct LineTable {
    tables: Tables,
    game: String,
    place: Place,
}

impl LineTable {
    async fn answer(&self, text: &str) -> LineReply {
        match text.parse::<Line>() {
            Ok(line) => self.carry_out(&line).await,
            Err(problem) => LineReply::no(None, problem.to_string()),
        }
    }
}

/// The reply to a line: what was asked for, then the result.
struct LineReply {
    lines: Vec<String>,
    ok: bool,
    id: Option<String>,
    end: String,
}

impl LineReply {
    fn ok(id: Option<String>, end: impl Into<String>) -> LineReply {
        LineReply { lines: Vec::new(), ok: true, id, end: end.into() }
    }

    fn no(id: Option<String>, end: impl Into<String>) -> LineReply {
        LineReply { ok: false, ..LineReply::ok(id, end) }
    }
}

impl fmt::Display for LineReply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.lines.iter().try_for_each(|line| writeln!(f, "  {line}"))?;
        f.write_str(if self.ok { "ok" } else { "no" })?;
        if let Some(id) = &self.id {
            write!(f, " #{id}")?;
        }
        if self.end.is_empty() { Ok(()) } else { write!(f, " {}", self.end) }
    }
}
