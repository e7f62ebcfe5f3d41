//! What a person at the terminal asks to see.

use super::{LineTable, plain};
use table::{
    Export, GameId, History, LogLine, PrivateTable, PublicTable, Refusal, Request, Since, StoreError, Tables, Which,
};

/// The lines that answer a query. None: there is no such query.
pub(super) async fn show(
    room: &LineTable,
    command: &str,
    rest: &str,
    request: &Request,
) -> Result<Option<Vec<String>>, Refusal> {
    let (tables, here) = (&room.tables, Which::At(room.place));
    Ok(Some(match command {
        "mine" => mine(tables, request).await?,
        "status" => status(&tables.look(here, Some(request.requester())).await?),
        "show" => question(&tables.seat(here, request.requester()).await?),
        "hand" => {
            let table = tables.seat(here, request.requester()).await?;
            table.view().map(|view| view.hand().iter().map(plain::phrase).collect()).unwrap_or_default()
        }
        "board" => {
            let table = tables.look(here, Some(request.requester())).await?;
            let page = if rest.is_empty() { table.kind().pages().first().map_or("", |page| page.id) } else { rest };
            return Ok(table.view().and_then(|view| view.page(page)).map(|page| plain::page(&page)));
        }
        "score" => {
            let table = tables.look(here, Some(request.requester())).await?;
            let page = table.view().and_then(|view| view.scoring().or(view.projection()));
            return Ok(page.map(|page| plain::page(&page)));
        }
        "log" => {
            let table = tables.seat(here, request.requester()).await?;
            log(&tables.private_history(&table, Since::Start).await?)
        }
        "recap" => {
            let table = tables.seat(here, request.requester()).await?;
            log(&tables.private_history(&table, Since::LastTurn(table.seat())).await?)
        }
        _ => return Ok(None),
    }))
}

async fn mine(tables: &Tables, request: &Request) -> Result<Vec<String>, Refusal> {
    let listed = tables.mine(request.person).await?;
    let line = |table: &table::Listing| {
        let waits = if table.since.is_some() { " waits for you" } else { "" };
        format!("{} {} {} seat {}{waits}", table.game, table.kind, table.status, table.seat)
    };
    Ok(listed.iter().map(line).collect())
}

fn status(table: &PublicTable) -> Vec<String> {
    let mut lines = vec![format!("game {} {} {}", table.id(), table.kind().id(), table.status())];
    let waiting = table.waiting();
    for player in table.players() {
        let waits = if waiting.contains(player.seat) { " to act" } else { "" };
        lines.push(format!("seat {} {}{waits}", player.seat, player.name));
    }
    lines
}

/// The question, its stamp, and every action in its text form.
fn question(table: &PrivateTable) -> Vec<String> {
    let mut lines = status(&table.public());
    let Some(view) = table.view() else { return lines };
    if let Some(stamp) = table.stamp() {
        lines.push(format!("stamp {stamp}"));
    }
    if let Some(question) = view.question() {
        lines.push(format!("question {}", plain::phrase(&question.text)));
        lines.extend(question.choices.iter().map(|choice| format!("- {}", choice.text)));
    }
    lines.extend(view.offers().iter().map(|choice| format!("+ {}", choice.text)));
    lines.extend(view.unsettled().lines().map(|event| format!("unsettled {}", plain::phrase(event))));
    lines
}

fn log(history: &History) -> Vec<String> {
    let told = |line| LogLine::events(line).map(|event| format!("{} {}", line.number, plain::phrase(event)));
    history.lines.iter().flat_map(told).collect()
}

/// Writes a game to a file.
pub(super) async fn export(tables: &Tables, game: GameId, file: &str) -> Result<Option<Vec<String>>, Refusal> {
    let table = tables.look(game, None).await?;
    let text = match tables.export(&table).await? {
        Export::Record(record) => record.to_text(),
        Export::Transcript(transcript) => {
            serde_json::to_string_pretty(&transcript).expect("a transcript is plain data")
        }
    };
    std::fs::write(file, text).map_err(|error| StoreError::Failed(format!("{file}: {error}")))?;
    Ok(Some(Vec::new()))
}
