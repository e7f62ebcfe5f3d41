//! Tables line by line, for programs: no words, and every line can be sent again.
//!
//! A line is `NAME COMMAND …`, with an id before it if it may be sent again: `#17 ana do draw`. What comes back ends
//! with a line that begins with `ok` or `no`.

mod courier;
mod line;
mod plain;
mod show;

use std::fmt;
use std::path::Path;
use std::sync::Arc;

use tokio::io::{AsyncBufRead, AsyncBufReadExt};
use tokio::sync::oneshot;

use super::{ConsoleError, Setting, fresh, person, place};
use crate::table::{Place, Postman, Tables};

use courier::FileCourier;
use line::Line;

/// Plays what the lines say.
pub(super) async fn play(
    setting: &Setting,
    messages: Option<&Path>,
    input: impl AsyncBufRead + Unpin,
    mut output: impl std::io::Write,
) -> Result<(), ConsoleError> {
    let tables = super::tables(setting).await?;
    let courier = FileCourier::open(messages)?;
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
    let room = Room { tables, game: setting.game.id().to_owned(), place: place(&setting.table) };
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
