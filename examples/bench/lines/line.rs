//! The lines that can be typed, and what each does.

use std::str::FromStr;

use super::{LineReply, LineTable, fresh, person, plain, show};
use engine::{Seed, Stamp, VariantName};
use table::{Act, Confirm, GameId, InteractionId, NewTable, Origin, Refusal, Reply, Request, Which};

/// `[#ID] NAME COMMAND …`
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Line {
    id: Option<String>,
    name: String,
    command: String,
    rest: String,
}

/// A line without a name or a command.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a line is: NAME COMMAND …, such as 'ana open' or 'ana do draw'; try 'ana help'")]
pub(super) struct LineError;

const HELP: &[&str] = &[
    "open [OPTION=VALUE …] [seed=WORDS]   join   leave   option NAME VALUE   start",
    "do ACTION   press STAMP ACTION   path SLOT=VALUE …   undo   again",
    "show   board [PAGE]   hand   log   recap   score   status   mine",
    "cancel   back GAME   rematch GAME   export GAME FILE   quit",
];

impl FromStr for Line {
    type Err = LineError;

    fn from_str(text: &str) -> Result<Line, LineError> {
        let mut text = text.trim();
        let mut id = None;
        if let Some(rest) = text.strip_prefix('#') {
            let (given, rest) = rest.split_once(' ').ok_or(LineError)?;
            id = Some(given.to_owned());
            text = rest.trim();
        }
        let (name, rest) = text.split_once(' ').ok_or(LineError)?;
        let (command, rest) = rest.trim().split_once(' ').unwrap_or((rest.trim(), ""));
        if command.is_empty() {
            return Err(LineError);
        }
        let [name, command, rest] = [name, command, rest.trim()].map(str::to_owned);
        Ok(Line { id, name, command, rest })
    }
}

impl LineTable {
    pub(super) async fn carry_out(&self, line: &Line) -> LineReply {
        let request = match self.request(line) {
            Ok(request) => request,
            Err(refusal) => return refused(line, &refusal),
        };
        match self.done(line, &request).await {
            Some(Ok(reply)) => done(line, &reply),
            Some(Err(refusal)) => refused(line, &refusal),
            None => self.shown(line, &request).await,
        }
    }

    fn request(&self, line: &Line) -> Result<Request, Refusal> {
        let id = match &line.id {
            Some(id) => InteractionId::new(id.as_str()),
            None => fresh()?,
        };
        // A program means what it writes.
        let from = Origin::Keyboard;
        Ok(Request {
            id,
            person: person(&line.name),
            name: line.name.clone(),
            from,
            manages: false,
            confirm: Confirm::Never,
        })
    }

    /// Carries out a line that changes something. None: the line only asks to see something.
    async fn done(&self, line: &Line, request: &Request) -> Option<Result<Reply, Refusal>> {
        let (tables, here) = (&self.tables, Which::At(self.place));
        Some(match line.command.as_str() {
            "open" => tables.open(request, self.new_table(&line.rest)).await,
            "join" => tables.join(request, here).await,
            "leave" => tables.leave(request, here).await,
            "option" => {
                let (option, value) = line.rest.split_once(' ').unwrap_or((&line.rest, ""));
                tables.choose(request, here, option, value.trim()).await
            }
            "start" => tables.start(request, here).await,
            "do" => tables.act(request, here, Act::Typed(line.rest.clone())).await,
            "press" => {
                let (stamp, action) = line.rest.split_once(' ')?;
                let (stamp, choice): (Stamp, _) = (stamp.parse().ok()?, action.trim().to_owned());
                tables.act(request, here, Act::Press { stamp, choice }).await
            }
            "path" => tables.act(request, here, Act::Path(pairs(&line.rest))).await,
            "undo" => tables.undo(request, here, None).await,
            "again" => tables.start_over(request, here, None).await,
            "cancel" => tables.cancel(request, here).await,
            "back" => tables.bring_back(request, game(&line.rest)?).await,
            "rematch" => tables.rematch(request, game(&line.rest)?).await,
            _ => return None,
        })
    }

    fn new_table(&self, rest: &str) -> NewTable {
        let (seeds, options): (Vec<_>, Vec<_>) = pairs(rest).into_iter().partition(|(name, _)| name == "seed");
        let seed = seeds.last().map(|(_, words)| Seed::from_words(words));
        NewTable { place: self.place, game: self.game.clone(), options, seed, settings: Vec::new() }
    }

    async fn shown(&self, line: &Line, request: &Request) -> LineReply {
        if line.command == "help" {
            let lines = HELP.iter().map(|line| (*line).to_owned()).collect();
            return LineReply { lines, ..LineReply::ok(line.id.clone(), "") };
        }
        let shown = match (line.command.as_str(), line.rest.split_once(' ')) {
            ("export", Some((number, file))) => match game(number) {
                Some(game) => show::export(&self.tables, game, file.trim()).await,
                None => return LineReply::no(line.id.clone(), format!("'{number}' is not a game number")),
            },
            (command, _) => show::show(self, command, &line.rest, request).await,
        };
        match shown {
            Ok(Some(lines)) => LineReply { lines, ..LineReply::ok(line.id.clone(), "") },
            Ok(None) => {
                LineReply::no(line.id.clone(), format!("'{} {}' cannot be done; try 'help'", line.command, line.rest))
            }
            Err(refusal) => refused(line, &refusal),
        }
    }
}

fn game(text: &str) -> Option<GameId> {
    text.trim().parse().ok()
}

/// `NAME=VALUE …`
fn pairs(text: &str) -> Vec<(String, String)> {
    let pair = |word: &str| word.split_once('=').map(|(name, value)| (name.to_owned(), value.to_owned()));
    text.split_whitespace().filter_map(pair).collect()
}

fn done(line: &Line, reply: &Reply) -> LineReply {
    let told = reply.told.iter().map(plain::phrase).collect();
    let answer = serde_json::to_string(&reply.answer).expect("an answer is plain data");
    let end = if reply.repeated { format!("{answer} again") } else { answer };
    LineReply { lines: told, ..LineReply::ok(line.id.clone(), end) }
}

fn refused(line: &Line, refusal: &Refusal) -> LineReply {
    let detail = match refusal {
        Refusal::Declined(reason) => plain::declined(reason),
        Refusal::Options(error) => error.to_string(),
        Refusal::Unavailable(error) => error.to_string(),
        Refusal::Edition(problem) => problem.clone(),
        Refusal::NoPath(reason) => format!("{reason:?}"),
        Refusal::Stale(table) => table.stamp().map(|stamp| stamp.to_string()).unwrap_or_default(),
        _ => String::new(),
    };
    LineReply::no(line.id.clone(), format!("{} {detail}", refusal.kind()).trim_end())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_have_an_id_a_name_and_a_command() {
        let line: Line = "#17 ana do play a3".parse().expect("a line");
        assert_eq!((line.id.as_deref(), line.name.as_str(), line.command.as_str()), (Some("17"), "ana", "do"));
        assert_eq!(line.rest, "play a3");
        for wrong in ["", "ana", "#17", "#17 ana"] {
            assert_eq!(wrong.parse::<Line>(), Err(LineError), "{wrong}");
        }
    }
}
