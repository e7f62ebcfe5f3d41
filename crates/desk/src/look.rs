//! Looking at a game: board, hand, log, recap, score, status.

use super::caller::Caller;
use super::desk::{Desk, DeskResult, context_of};
use super::public;
use super::response::Response;
use super::turn::TargetGame;
use super::typed::Typed;
use engine::Narration;
use present::{PageRef, PageSubject, PrivatePanel, PrivatePicture, PublicPanel, PublicPicture, Reader, TurnMessage};
use table::{GameId, History, Illustrate, PastPrivateTable, PrivateTable, PublicTable, Refusal, Since, Status};

impl Desk {
    /// The game to look at: the one here, whoever plays it, or else the requester's own.
    async fn looked_at(&self, caller: &Caller) -> Result<TargetGame, Refusal> {
        match self.tables.look(caller.place(), Some(caller.requester())).await {
            Ok(table) => Ok(TargetGame::One(table.id())),
            Err(Refusal::NoGameHere) => self.meant(caller, None).await,
            Err(refusal) => Err(refusal),
        }
    }

    /// A try is not shown to others before its challenge has closed.
    async fn may_show(&self, table: &PublicTable, everybody: bool) -> Result<(), Refusal> {
        if everybody { self.tables.for_everybody(table).await } else { Ok(()) }
    }

    /// `/game status`
    pub async fn status(&self, caller: &Caller, typed: &Typed) -> DeskResult {
        let game = match self.looked_at(caller).await? {
            TargetGame::One(game) => game,
            TargetGame::Several(games) => return self.ask_which(caller, games).await,
        };
        let reader = caller.reader(&self.tables).await?;
        let table = self.tables.look(game, Some(caller.requester())).await?;
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
                PublicPanel::status(&context_of(&table).context(), locale, view, &turn)
            }
            _ => public::standing(&table, locale, &self.tables.former(&table).await?, self.tables.has_bots())?,
        };
        Ok(if everybody { panel.into() } else { panel.only_for(&reader).into() })
    }

    pub async fn board_here(&self, caller: &Caller, typed: &Typed) -> DeskResult {
        match self.looked_at(caller).await? {
            TargetGame::One(game) => {
                let everybody = typed.flag("public").unwrap_or_default();
                let page = typed.get("page").and_then(|page| page.parse().ok()).unwrap_or_default();
                self.board(caller, game, &page, everybody).await
            }
            TargetGame::Several(games) => self.ask_which(caller, games).await,
        }
    }

    /// A page of the board or a player; players see their own unsettled steps.
    pub async fn board(&self, caller: &Caller, game: GameId, page: &PageRef, everybody: bool) -> DeskResult {
        let reader = caller.reader(&self.tables).await?;
        let table = self.tables.look(game, Some(caller.requester())).await?;
        self.may_show(&table, everybody).await?;
        let seen = context_of(&table);
        let look = looked_up(&table, page);
        let (context, drawn) = (seen.context(), |wanted: bool| wanted && !look.in_words);
        if everybody {
            let locale = public::locale(&self.tables, &table).await?;
            let view = table.view().ok_or(Refusal::NotStarted)?;
            let picture = PublicPicture::of(&context, locale, view, None, &look).filter(|_| drawn(self.tables.draws()));
            let beside = |picture: PublicPicture| {
                (PublicPanel::pictured_board(&context, locale, view, &look), picture.sketch().clone())
            };
            let in_words = PublicPanel::board(&context, locale, view, &look);
            return Ok(Response::from(in_words).or_pictured(picture.map(beside)));
        }
        let wanted = drawn(self.draws_boards_for(&reader));
        if let Ok(own) = self.tables.seat(game, caller.requester()).await {
            let before = if wanted { self.tables.after_own_turn(&own).await } else { None };
            let view = own.view().ok_or(Refusal::NotStarted)?;
            let since = before.as_ref().and_then(PastPrivateTable::view);
            let picture = PrivatePicture::of(&context, &reader, view, since, &look).filter(|_| wanted);
            let beside = |picture: PrivatePicture| {
                (PrivatePanel::pictured_board(&context, &reader, view, &look), picture.sketch().clone())
            };
            let in_words = PrivatePanel::board(&context, &reader, view, &look);
            return Ok(Response::from(in_words).or_pictured(picture.map(beside)));
        }
        let view = table.view().ok_or(Refusal::NotStarted)?;
        let picture = PublicPicture::of(&context, reader.locale, view, None, &look).filter(|_| wanted);
        let beside = |picture: PublicPicture| {
            let panel = PublicPanel::pictured_board(&context, reader.locale, view, &look);
            (panel.only_for(&reader), picture.sketch().clone())
        };
        let in_words = PublicPanel::board(&context, reader.locale, view, &look).only_for(&reader);
        Ok(Response::from(in_words).or_pictured(picture.map(beside)))
    }

    /// Whether the boards a person opens are drawn for them.
    pub fn draws_boards_for(&self, reader: &Reader) -> bool {
        self.tables.draws() && reader.pictures != Illustrate::Nothing
    }

    pub async fn hand_here(&self, caller: &Caller) -> DeskResult {
        match self.meant(caller, None).await? {
            TargetGame::One(game) => self.hand(caller, game).await,
            TargetGame::Several(games) => self.ask_which(caller, games).await,
        }
    }

    pub async fn hand(&self, caller: &Caller, game: GameId) -> DeskResult {
        let reader = caller.reader(&self.tables).await?;
        let table = self.tables.seat(game, caller.requester()).await?;
        let view = table.view().ok_or(Refusal::NotStarted)?;
        Ok(PrivatePanel::hand(&context_of(&table.public()).context(), &reader, view).into())
    }

    pub async fn log_here(&self, caller: &Caller, typed: &Typed) -> DeskResult {
        match self.looked_at(caller).await? {
            TargetGame::One(game) => self.log(caller, game, 0, typed.flag("public").unwrap_or_default()).await,
            TargetGame::Several(games) => self.ask_which(caller, games).await,
        }
    }

    /// What happened, as this person may be told it.
    pub async fn log(&self, caller: &Caller, game: GameId, sheet: usize, everybody: bool) -> DeskResult {
        let reader = caller.reader(&self.tables).await?;
        let table = self.tables.look(game, Some(caller.requester())).await?;
        self.may_show(&table, everybody).await?;
        let seen = context_of(&table);
        match self.tables.seat(game, caller.requester()).await {
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

    pub async fn recap_here(&self, caller: &Caller) -> DeskResult {
        match self.meant(caller, None).await? {
            TargetGame::One(game) => self.recap(caller, game, 0).await,
            TargetGame::Several(games) => self.ask_which(caller, games).await,
        }
    }

    /// What happened since the requester's last turn.
    pub async fn recap(&self, caller: &Caller, game: GameId, sheet: usize) -> DeskResult {
        let reader = caller.reader(&self.tables).await?;
        let table: PrivateTable = self.tables.seat(game, caller.requester()).await?;
        let told = told(self.tables.private_history(&table, Since::OwnTurn(table.seat())).await?);
        let seen = context_of(&table.public());
        Ok(PrivatePanel::recap(&seen.context(), &reader, table.seat(), &told, sheet).into())
    }

    pub async fn score_here(&self, caller: &Caller, typed: &Typed) -> DeskResult {
        match self.looked_at(caller).await? {
            TargetGame::One(game) => self.score(caller, game, 0, typed.flag("public").unwrap_or_default()).await,
            TargetGame::Several(games) => self.ask_which(caller, games).await,
        }
    }

    /// The projected scoring, for players with their own unsettled steps as on the board; the final one of a finished
    /// game.
    pub async fn score(&self, caller: &Caller, game: GameId, sheet: usize, everybody: bool) -> DeskResult {
        let reader = caller.reader(&self.tables).await?;
        let table = self.tables.look(game, Some(caller.requester())).await?;
        self.may_show(&table, everybody).await?;
        let running = matches!(table.status(), Status::Running | Status::Archived);
        if running
            && !everybody
            && let Ok(own) = self.tables.seat(game, caller.requester()).await
        {
            let view = own.view().ok_or(Refusal::NotStarted)?;
            return Ok(PrivatePanel::projection(&context_of(&table).context(), &reader, view, sheet).into());
        }
        let locale = if everybody { public::locale(&self.tables, &table).await? } else { reader.locale };
        let panel = match (table.view(), table.status()) {
            (Some(view), Status::Running | Status::Archived) => {
                PublicPanel::projection(&context_of(&table).context(), locale, view, sheet)
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
fn looked_up(table: &PublicTable, page: &PageRef) -> PageRef {
    match &page.at {
        PageSubject::Page(id) if id.is_empty() => {
            let first = table.kind().pages().first().map_or("", |page| page.id);
            PageRef { at: PageSubject::Page(first.to_owned()), ..page.clone() }
        }
        _ => page.clone(),
    }
}

fn told(history: History) -> Vec<Narration> {
    history.lines.into_iter().map(|line| line.told).collect()
}
