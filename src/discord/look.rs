//! Looking at a game: board, hand, log, recap, score, status.

use super::handler::{Handler, HandlerResult, TableContext};
use super::invoker::Invoker;
use super::pictures::Drawn;
use super::public;
use super::response::Response;
use super::turn::TargetGame;
use super::typed::Typed;
use crate::engine::Narration;
use crate::present::{
    PageRef, PageSubject, PrivatePanel, PrivatePicture, PublicPanel, PublicPicture, Reader, Sketch, TurnMessage,
};
use crate::table::{GameId, History, Illustrate, PastPrivateTable, PrivateTable, PublicTable, Refusal, Since, Status};

impl Handler {
    /// The game to look at: the one here, whoever plays it, or else the requester's own.
    async fn looked_at(&self, invoker: &Invoker) -> Result<TargetGame, Refusal> {
        match self.tables.look(invoker.place(), Some(invoker.requester())).await {
            Ok(table) => Ok(TargetGame::One(table.id())),
            Err(Refusal::NoGameHere) => self.meant(invoker, None).await,
            Err(refusal) => Err(refusal),
        }
    }

    /// A try is not shown to others before its challenge has closed.
    async fn may_show(&self, table: &PublicTable, everybody: bool) -> Result<(), Refusal> {
        if everybody { self.tables.for_everybody(table).await } else { Ok(()) }
    }

    /// `/game status`
    pub async fn status(&self, invoker: &Invoker, typed: &Typed) -> HandlerResult {
        let game = match self.looked_at(invoker).await? {
            TargetGame::One(game) => game,
            TargetGame::Several(games) => return self.ask_which(invoker, games).await,
        };
        let reader = invoker.reader(&self.tables).await?;
        let table = self.tables.look(game, Some(invoker.requester())).await?;
        let everybody = typed.flag("public").unwrap_or_default();
        self.may_show(&table, everybody).await?;
        let locale = if everybody { public::locale(&self.tables, &table).await? } else { reader.locale };
        let panel = match (table.view(), table.status()) {
            (Some(view), Status::Running | Status::Archived) => {
                let absent = self.tables.absent(&table).await?;
                let away = public::absent(&absent);
                let (since, asleep) = (public::since(&table), table.is_asleep(self.tables.now()));
                let open_seed = table.has_open_seed();
                let (paused, resting) = (table.life().paused.is_some(), table.resting(self.tables.has_bots()));
                let page = self.tables.offers_page(&table).await?;
                let turn = TurnMessage {
                    since,
                    away: &away,
                    paused,
                    asleep,
                    open_seed,
                    resting,
                    page,
                    ..TurnMessage::default()
                };
                PublicPanel::status(&TableContext::of(&table).context(), locale, view, &turn)
            }
            _ => public::standing(&table, locale, &self.tables.former(&table).await?, self.tables.has_bots())?,
        };
        Ok(if everybody { panel.into() } else { panel.only_for(&reader).into() })
    }

    pub async fn board_here(&self, invoker: &Invoker, typed: &Typed) -> HandlerResult {
        match self.looked_at(invoker).await? {
            TargetGame::One(game) => {
                let everybody = typed.flag("public").unwrap_or_default();
                self.board(invoker, game, typed.get("page").unwrap_or_default(), everybody).await
            }
            TargetGame::Several(games) => self.ask_which(invoker, games).await,
        }
    }

    /// A page of the board or a player; players see their own unsettled steps.
    pub async fn board(&self, invoker: &Invoker, game: GameId, page: &str, everybody: bool) -> HandlerResult {
        let reader = invoker.reader(&self.tables).await?;
        let table = self.tables.look(game, Some(invoker.requester())).await?;
        self.may_show(&table, everybody).await?;
        let seen = TableContext::of(&table);
        let look = looked_up(&table, page);
        if everybody {
            let locale = public::locale(&self.tables, &table).await?;
            let view = table.view().ok_or(Refusal::NotStarted)?;
            let picture = PublicPicture::of(&seen.context(), locale, view, None, &look);
            let panel = PublicPanel::board(&seen.context(), locale, view, &look);
            let picture = picture.filter(|_| self.tables.draws());
            return Ok(Response::from(panel).followed_by(picture.map(|picture| picture.sketch().clone())));
        }
        let wanted = self.draws_boards_for(&reader);
        if let Ok(own) = self.tables.seat(game, invoker.requester()).await {
            let before = if wanted { self.tables.after_own_turn(&own).await } else { None };
            let view = own.view().ok_or(Refusal::NotStarted)?;
            let since = before.as_ref().and_then(PastPrivateTable::view);
            let picture = PrivatePicture::of(&seen.context(), &reader, view, since, &look).filter(|_| wanted);
            let panel = PrivatePanel::board(&seen.context(), &reader, view, &look);
            return Ok(Response::from(panel).followed_by(picture.map(|picture| picture.sketch().clone())));
        }
        let view = table.view().ok_or(Refusal::NotStarted)?;
        let picture = PublicPicture::of(&seen.context(), reader.locale, view, None, &look).filter(|_| wanted);
        let panel = PublicPanel::board(&seen.context(), reader.locale, view, &look).only_for(&reader);
        Ok(Response::from(panel).followed_by(picture.map(|picture| picture.sketch().clone())))
    }

    /// Whether the boards a person opens are drawn for them.
    pub fn draws_boards_for(&self, reader: &Reader) -> bool {
        self.tables.draws() && reader.pictures != Illustrate::Nothing
    }

    /// Draws a picture on another thread.
    pub async fn drawn(&self, sketch: Option<Sketch>) -> Option<Drawn> {
        match sketch {
            Some(sketch) => self.pictures.draw(sketch).await,
            None => None,
        }
    }

    pub async fn hand_here(&self, invoker: &Invoker) -> HandlerResult {
        match self.meant(invoker, None).await? {
            TargetGame::One(game) => self.hand(invoker, game).await,
            TargetGame::Several(games) => self.ask_which(invoker, games).await,
        }
    }

    pub async fn hand(&self, invoker: &Invoker, game: GameId) -> HandlerResult {
        let reader = invoker.reader(&self.tables).await?;
        let table = self.tables.seat(game, invoker.requester()).await?;
        let view = table.view().ok_or(Refusal::NotStarted)?;
        Ok(PrivatePanel::hand(&TableContext::of(&table.public()).context(), &reader, view).into())
    }

    pub async fn log_here(&self, invoker: &Invoker, typed: &Typed) -> HandlerResult {
        match self.looked_at(invoker).await? {
            TargetGame::One(game) => self.log(invoker, game, 0, typed.flag("public").unwrap_or_default()).await,
            TargetGame::Several(games) => self.ask_which(invoker, games).await,
        }
    }

    /// What happened, as this person may be told it.
    pub async fn log(&self, invoker: &Invoker, game: GameId, sheet: usize, everybody: bool) -> HandlerResult {
        let reader = invoker.reader(&self.tables).await?;
        let table = self.tables.look(game, Some(invoker.requester())).await?;
        self.may_show(&table, everybody).await?;
        let seen = TableContext::of(&table);
        match self.tables.seat(game, invoker.requester()).await {
            Ok(own) if !everybody => {
                let told = told(self.tables.private_history(&own, Since::Start).await?);
                Ok(PrivatePanel::log(&seen.context(), &reader, own.seat(), &told, sheet).into())
            }
            _ => {
                let told = told(self.tables.history(&table, Since::Start).await?);
                let locale = if everybody { public::locale(&self.tables, &table).await? } else { reader.locale };
                let panel = PublicPanel::log(&seen.context(), locale, &told, sheet);
                Ok(if everybody { panel.into() } else { panel.only_for(&reader).into() })
            }
        }
    }

    pub async fn recap_here(&self, invoker: &Invoker) -> HandlerResult {
        match self.meant(invoker, None).await? {
            TargetGame::One(game) => self.recap(invoker, game, 0).await,
            TargetGame::Several(games) => self.ask_which(invoker, games).await,
        }
    }

    /// What happened since the requester's last turn.
    pub async fn recap(&self, invoker: &Invoker, game: GameId, sheet: usize) -> HandlerResult {
        let reader = invoker.reader(&self.tables).await?;
        let table: PrivateTable = self.tables.seat(game, invoker.requester()).await?;
        let told = told(self.tables.private_history(&table, Since::OwnTurn(table.seat())).await?);
        let seen = TableContext::of(&table.public());
        Ok(PrivatePanel::recap(&seen.context(), &reader, table.seat(), &told, sheet).into())
    }

    pub async fn score_here(&self, invoker: &Invoker, typed: &Typed) -> HandlerResult {
        match self.looked_at(invoker).await? {
            TargetGame::One(game) => self.score(invoker, game, 0, typed.flag("public").unwrap_or_default()).await,
            TargetGame::Several(games) => self.ask_which(invoker, games).await,
        }
    }

    /// The projected scoring; the final one of a finished game.
    pub async fn score(&self, invoker: &Invoker, game: GameId, sheet: usize, everybody: bool) -> HandlerResult {
        let reader = invoker.reader(&self.tables).await?;
        let table = self.tables.look(game, Some(invoker.requester())).await?;
        self.may_show(&table, everybody).await?;
        let locale = if everybody { public::locale(&self.tables, &table).await? } else { reader.locale };
        let panel = match (table.view(), table.status()) {
            (Some(view), Status::Running | Status::Archived) => {
                PublicPanel::projection(&TableContext::of(&table).context(), locale, view, sheet)
            }
            (Some(_), _) => {
                public::standing(&table, locale, &self.tables.former(&table).await?, self.tables.has_bots())?
            }
            (None, _) => return Err(Refusal::NotStarted),
        };
        Ok(if everybody { panel.into() } else { panel.only_for(&reader).into() })
    }
}

/// The page that is meant; an empty name becomes the first page's, so that turning its sheets names it too.
fn looked_up(table: &PublicTable, page: &str) -> PageRef {
    let look: PageRef = page.parse().unwrap_or_default();
    match &look.at {
        PageSubject::Page(id) if id.is_empty() => {
            let first = table.kind().pages().first().map_or("", |page| page.id);
            PageRef { at: PageSubject::Page(first.to_owned()), ..look }
        }
        _ => look,
    }
}

fn told(history: History) -> Vec<Narration> {
    history.lines.into_iter().map(|line| line.told).collect()
}
