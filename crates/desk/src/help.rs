//! `/help`, which starts from what the person can do now, and `/rules`.

use super::caller::Caller;
use super::desk::{Desk, DeskResult};
use super::response::Response;
use super::typed::Typed;
use engine::GameInfo;
use present::{PublicPanel, PublicPicture, Situation};
use table::{GameId, Refusal, Status};

/// The term of every game that explains its signs, with a picture where there is one.
const SIGNS: &str = "signs";

impl Desk {
    pub async fn help(&self, caller: &Caller) -> DeskResult {
        let reader = caller.reader(&self.tables).await?;
        let panel = PublicPanel::help(reader.locale, self.situation(caller).await?, self.tables.has_bots());
        let mentions = self.front.mentions(self, reader.locale.language).await;
        Ok(panel.with_mentions(&mentions).only_for(&reader).into())
    }

    async fn situation(&self, caller: &Caller) -> Result<Situation, Refusal> {
        let waits = self.tables.mine(caller.person()).await?.iter().any(|game| game.since.is_some());
        match self.tables.look(caller.place(), Some(caller.requester())).await {
            Ok(table) if table.status() == Status::Lobby => Ok(Situation::Lobby),
            Ok(table) => Ok(match table.seat_of(caller.person()) {
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
    pub async fn rules(&self, caller: &Caller, typed: &Typed) -> DeskResult {
        let reader = caller.reader(&self.tables).await?;
        let kind = self.kind_meant(caller, typed).await?;
        let here = self.tables.look(caller.place(), Some(caller.requester())).await.ok();
        let here = here.filter(|table| table.kind().id == kind.id);
        let explain = self.tables.explain(kind, here.as_ref())?;
        let panel = PublicPanel::rules(reader.locale, kind, explain, typed.get("term")).only_for(&reader);
        let drawn = typed.get("term") == Some(SIGNS) && self.draws_boards_for(&reader);
        let signs = if drawn { PublicPicture::signs(kind, reader.locale) } else { None };
        let pictured = signs.map(|signs| (panel.clone(), signs.sketch().clone()));
        Ok(Response::from(panel).or_pictured(pictured))
    }

    /// A term that explains the question a game asks.
    pub async fn term(&self, caller: &Caller, game: GameId, term: &str) -> DeskResult {
        let reader = caller.reader(&self.tables).await?;
        let table = self.tables.look(game, Some(caller.requester())).await?;
        let explain = self.tables.explain(table.kind(), Some(&table))?;
        Ok(PublicPanel::rules(reader.locale, table.kind(), explain, Some(term)).only_for(&reader).into())
    }

    /// Good first turns in this game.
    pub async fn first_turns(&self, caller: &Caller, game: GameId) -> DeskResult {
        let reader = caller.reader(&self.tables).await?;
        let table = self.tables.look(game, Some(caller.requester())).await?;
        Ok(PublicPanel::first_turns(&self.context_of(&table).context(), reader.locale).only_for(&reader).into())
    }

    /// The game whose rules are meant.
    pub async fn kind_meant(&self, caller: &Caller, typed: &Typed) -> Result<&'static GameInfo, Refusal> {
        if let Some(named) = typed.get("game") {
            return self.game(named).ok_or_else(|| Refusal::NoSuchKind(named.to_owned()));
        }
        match self.tables.look(caller.place(), Some(caller.requester())).await {
            Ok(table) => Ok(table.kind()),
            Err(Refusal::NoGameHere) => self.games.first().copied().ok_or(Refusal::NoGameHere),
            Err(refusal) => Err(refusal),
        }
    }
}
