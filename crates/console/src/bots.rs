//! Bots at a table in the terminal. They are recognised by their person id, so a game continues with them after a
//! break.

use super::local_session::LocalSession;
use super::person;
use super::seating::request_of;
use super::terminal::Stop;
use crate::words;
use engine::search::Level;
use engine::{Phrase, Seat};
use present::level_name;
use table::{Act, Answer, BOT_NAMES, GameId, PersonId, Player, PublicTable, Refusal, Request};

/// A bot at a table, and its number there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ConsoleBot {
    pub level: Level,
    pub number: usize,
}

impl ConsoleBot {
    pub fn person(self) -> PersonId {
        person(&format!("\0bot {} {}", self.level, self.number))
    }

    /// What it is called beside these people.
    pub fn name(self, people: &[String]) -> String {
        let is_free = |name: &&&str| people.iter().all(|taken| taken.to_lowercase() != name.to_lowercase());
        BOT_NAMES.iter().filter(is_free).nth(self.number - 1).copied().unwrap_or_default().to_owned()
    }
}

/// The bot that a player is, if it is one.
pub(super) fn bot_of(player: &Player) -> Option<ConsoleBot> {
    let mut bots = (1..=BOT_NAMES.len()).flat_map(|number| Level::ALL.map(|level| ConsoleBot { level, number }));
    bots.find(|bot| player.person == Some(bot.person()))
}

/// The bot on a seat, if one sits there.
pub(super) fn bot_on(table: &PublicTable, seat: Seat) -> Option<ConsoleBot> {
    bot_of(table.player(seat)?)
}

/// Whoever sits on a seat; a bot with its level.
pub(super) fn named(table: &PublicTable, seat: Seat) -> Phrase {
    match bot_on(table, seat) {
        Some(bot) => words::Bot { who: seat, level: level_name(bot.level).say() }.say(),
        None => Phrase::Person(seat),
    }
}

/// The first bot that is asked.
pub(super) fn asked_bot(table: &PublicTable) -> Option<(Seat, ConsoleBot)> {
    table.waiting().iter().find_map(|seat| Some((seat, bot_on(table, seat)?)))
}

/// How many people sit at a table, not counting bots.
pub(super) fn people(table: &PublicTable) -> usize {
    table.players().iter().filter(|player| bot_of(player).is_none()).count()
}

impl LocalSession<'_> {
    /// Lets a bot that is asked take one action. Returns whether there was one.
    pub async fn bot_acts(&mut self, game: GameId, table: &PublicTable) -> Result<bool, Stop> {
        let Some((seat, bot)) = asked_bot(table) else {
            self.thinking = None;
            return Ok(false);
        };
        if self.thinking != Some(seat) {
            self.thinking = Some(seat);
            let thinks = words::Thinking { who: named(table, seat) }.say();
            let text = self.locale.renderer(self.desk.context_of(table).people()).say(&thinks);
            self.terminal.screen.line(&text)?;
        }
        let (private, secret) = (self.desk.tables.seat(game, bot.person()).await?, self.secret);
        let thought = tokio::task::spawn_blocking(move || private.view()?.advise(&bot.level.settings(), &secret)).await;
        let advice = thought.map_err(std::io::Error::other)?.ok_or(Refusal::NotSeated)?;
        let name = table.player(seat).map_or("", |player| player.name.as_str());
        let request = Request { confirm: table::Confirm::Never, ..request_of(bot.person(), name)? };
        let reply = self.desk.tables.act(&request, game, Act::Typed(advice.action().clone())).await?;
        self.worker.deliver_due().await;
        match reply.answer {
            Answer::Acted { .. } => Ok(true),
            other => Err(Stop::Failed(std::io::Error::other(format!("a bot cannot continue: {other:?}")))),
        }
    }
}
