//! `/help`, which starts from what the person can do now, and `/rules`.

use super::handler::{Handler, HandlerResult, TableContext};
use super::invoker::Invoker;
use super::typed::Typed;
use crate::engine::GameInfo;
use crate::present::{PublicPanel, Situation};
use crate::table::{GameId, Refusal, Status};

impl Handler {
    pub async fn help(&self, invoker: &Invoker) -> HandlerResult {
        let reader = invoker.reader(&self.tables).await?;
        Ok(PublicPanel::help(reader.locale, self.situation(invoker).await?, self.tables.has_bots())
            .only_for(&reader)
            .into())
    }

    async fn situation(&self, invoker: &Invoker) -> Result<Situation, Refusal> {
        let waits = self.tables.mine(invoker.person()).await?.iter().any(|game| game.since.is_some());
        match self.tables.look(invoker.place(), Some(invoker.requester())).await {
            Ok(table) if table.status() == Status::Lobby => Ok(Situation::LobbyView),
            Ok(table) => Ok(match table.seat_of(invoker.person()) {
                Some(seat) if table.waiting().contains(seat) => Situation::Asked,
                None if waits => Situation::Asked,
                Some(_) => Situation::Waiting,
                None => Situation::Watching,
            }),
            Err(Refusal::NoGameHere) if waits => Ok(Situation::Asked),
            Err(Refusal::NoGameHere) => Ok(Situation::NoGame),
            Err(refusal) => Err(refusal),
        }
    }

    /// A term from the rules of the named game, or else of the one here.
    pub async fn rules(&self, invoker: &Invoker, typed: &Typed) -> HandlerResult {
        let reader = invoker.reader(&self.tables).await?;
        let kind = self.kind_meant(invoker, typed).await?;
        let here = self.tables.look(invoker.place(), Some(invoker.requester())).await.ok();
        let here = here.filter(|table| table.kind().id() == kind.id());
        let explain = self.tables.explain(kind, here.as_ref())?;
        Ok(PublicPanel::rules(reader.locale, kind, explain, typed.get("term")).only_for(&reader).into())
    }

    /// A term that explains the question a game asks.
    pub async fn term(&self, invoker: &Invoker, game: GameId, term: &str) -> HandlerResult {
        let reader = invoker.reader(&self.tables).await?;
        let table = self.tables.look(game, Some(invoker.requester())).await?;
        let explain = self.tables.explain(table.kind(), Some(&table))?;
        Ok(PublicPanel::rules(reader.locale, table.kind(), explain, Some(term)).only_for(&reader).into())
    }

    /// A term from the rules of a game, as `game/term`.
    pub async fn term_of(&self, invoker: &Invoker, wanted: &str) -> HandlerResult {
        let (game, term) = wanted.split_once('/').unwrap_or((wanted, ""));
        self.rules(invoker, &Typed::with("game", game).and("term", term)).await
    }

    /// Good first turns in this game.
    pub async fn first_turns(&self, invoker: &Invoker, game: GameId) -> HandlerResult {
        let reader = invoker.reader(&self.tables).await?;
        let table = self.tables.look(game, Some(invoker.requester())).await?;
        Ok(PublicPanel::first_turns(&TableContext::of(&table).context(), reader.locale).only_for(&reader).into())
    }

    /// The game whose rules are meant.
    pub async fn kind_meant(&self, invoker: &Invoker, typed: &Typed) -> Result<&'static dyn GameInfo, Refusal> {
        if let Some(named) = typed.get("game") {
            return self.game(named).ok_or_else(|| Refusal::NoSuchKind(named.to_owned()));
        }
        match self.tables.look(invoker.place(), Some(invoker.requester())).await {
            Ok(table) => Ok(table.kind()),
            Err(Refusal::NoGameHere) => self.games.first().copied().ok_or(Refusal::NoGameHere),
            Err(refusal) => Err(refusal),
        }
    }
}
