//! The terminal: tables line by line on standard input and output, on the real store.
//!
//! A line is `NAME COMMAND …`, with an id before it if it may be sent again: `#17 ana do draw`. What comes back ends
//! with a line that begins with `ok` or `no`.

mod courier;
mod line;
mod plain;
mod show;

use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;

use sha2::{Digest, Sha256};
use tokio::io::{AsyncBufRead, AsyncBufReadExt, BufReader};
use tokio::sync::oneshot;

use crate::editions::Editions;
use crate::games;
use crate::store::{OpenError, Sqlite};
use crate::table::{ChannelId, Limits, PersonId, Place, Postman, Shelf, SystemClock, Tables, Trouble};

use courier::FileCourier;
use line::Line;

/// What is to be played, and where it is kept.
#[derive(Clone, Debug)]
pub struct Setting {
    /// The game that `open` opens.
    pub game: String,
    /// The database, as `sqlite://FILE`.
    pub database: String,
    /// The name of the table: one open game at each.
    pub table: String,
    /// Where public messages go, one line each; none: to standard output.
    pub messages: Option<PathBuf>,
    pub editions: Editions,
}

/// Why there is nothing to play on.
#[derive(Debug, thiserror::Error)]
pub enum ConsoleError {
    #[error(transparent)]
    Open(#[from] OpenError),
    #[error(transparent)]
    Store(#[from] Trouble),
    #[error("{0}")]
    Io(#[from] std::io::Error),
}

/// Plays until the input ends.
pub fn play(setting: &Setting) -> Result<(), ConsoleError> {
    let runtime = tokio::runtime::Runtime::new()?;
    runtime.block_on(play_on(setting, BufReader::new(tokio::io::stdin()), std::io::stdout()))
}

/// Plays what the lines say.
async fn play_on(
    setting: &Setting,
    input: impl AsyncBufRead + Unpin,
    mut output: impl std::io::Write,
) -> Result<(), ConsoleError> {
    let store = Arc::new(Sqlite::open(&setting.database).await?);
    let shelf = Shelf::new(games::find, setting.editions.clone());
    let tables = Tables::new(store, Arc::new(SystemClock), shelf, Limits::default()).await?;
    let courier = FileCourier::open(setting.messages.as_deref())?;
    let postman = Postman::new(tables.clone(), Arc::new(courier));
    let (stop, stopped) = oneshot::channel::<()>();
    let delivering = tokio::spawn({
        let postman = postman.clone();
        async move {
            postman
                .run(async {
                    let _ = stopped.await;
                })
                .await;
        }
    });
    let room = Room { tables, game: setting.game.clone(), place: place(&setting.table) };
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
    postman.deliver_due().await;
    Ok(())
}

/// One table in a terminal.
struct Room {
    tables: Tables,
    game: String,
    place: Place,
}

impl Room {
    async fn answer(&self, text: &str) -> Said {
        match text.parse::<Line>() {
            Ok(line) => self.carry_out(&line).await,
            Err(problem) => Said::no(None, problem.to_string()),
        }
    }
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

/// What comes back for a line: what was asked for, then how it went.
struct Said {
    lines: Vec<String>,
    ok: bool,
    id: Option<String>,
    end: String,
}

impl Said {
    fn ok(id: Option<String>, end: impl Into<String>) -> Said {
        Said { lines: Vec::new(), ok: true, id, end: end.into() }
    }

    fn no(id: Option<String>, end: impl Into<String>) -> Said {
        Said { ok: false, ..Said::ok(id, end) }
    }
}

impl fmt::Display for Said {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.lines.iter().try_for_each(|line| writeln!(f, "  {line}"))?;
        f.write_str(if self.ok { "ok" } else { "no" })?;
        if let Some(id) = &self.id {
            write!(f, " #{id}")?;
        }
        if self.end.is_empty() { Ok(()) } else { write!(f, " {}", self.end) }
    }
}
