//! Looking at a game: board, hand, log, recap, score, status.

use super::caller::Caller;
use super::desk::{Desk, DeskResult};
use super::eyes::{Eyes, Scene};
use super::public;
use super::response::Response;
use super::turn::TargetGame;
use super::typed::Typed;
use engine::Narration;
use present::{Locale, PageRef, PageSubject, PrivatePanel, PublicPanel, Reader, TableContext, TurnMessage};
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

    /// A table through the eyes of whoever asks: their own seat's if they play there; or everybody's, to whom a try is
    /// not shown before its challenge has closed.
    async fn seen(&self, caller: &Caller, game: GameId, everybody: bool) -> Result<Seen, Refusal> {
        let reader = caller.reader(&self.tables).await?;
        let table = self.tables.look(game, Some(caller.requester())).await?;
        let context = self.context_of(&table);
        if everybody {
            self.tables.for_everybody(&table).await?;
            let locale = public::locale(&self.tables, &table).await?;
            return Ok(Seen { reader, everybody: Some(locale), table, context, own: None, before: None });
        }
        let own = self.tables.seat(game, caller.requester()).await.ok();
        Ok(Seen { reader, everybody: None, table, context, own, before: None })
    }

    /// `/game status`
    pub async fn status(&self, caller: &Caller, typed: &Typed) -> DeskResult {
        let game = match self.looked_at(caller).await? {
            TargetGame::One(game) => game,
            TargetGame::Several(games) => return self.ask_which(caller, games).await,
        };
        let seen = self.seen(caller, game, typed.flag("public").unwrap_or_default()).await?;
        let table = &seen.table;
        let panel = match (table.view(), table.status()) {
            (Some(view), Status::Running) => {
                let absent = self.tables.absent(table).await?;
                let away = public::absent(&absent);
                let (since, asleep) = (public::since(table), table.is_asleep(self.tables.now()));
                let open_seed = table.has_open_seed();
                let (paused, resting) = (table.life().paused.is_some(), table.resting(self.tables.has_bots()));
                let page = self.tables.offers_page(table).await?;
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
                PublicPanel::status(&seen.context.context(), seen.locale(), view, &turn)
            }
            _ => self.standing(&seen).await?,
        };
        Ok(seen.shows(panel))
    }

    /// A table that is not being played.
    async fn standing(&self, seen: &Seen) -> Result<PublicPanel, Refusal> {
        let former = self.tables.former(&seen.table).await?;
        let page = self.tables.offers_page(&seen.table).await?;
        public::standing(&seen.table, seen.locale(), &former, (self.tables.has_bots(), page))
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
        let mut seen = self.seen(caller, game, everybody).await?;
        let drawn = if everybody { self.tables.draws() } else { self.draws_boards_for(&seen.reader) };
        if let (true, Some(own)) = (drawn, &seen.own) {
            seen.before = self.tables.after_own_turn(own).await;
        }
        Ok(seen.scene()?.board(&looked_up(&seen.table, page), drawn))
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
        Ok(PrivatePanel::hand(&self.context_of(&table.public()).context(), &reader, view).into())
    }

    pub async fn log_here(&self, caller: &Caller, typed: &Typed) -> DeskResult {
        match self.looked_at(caller).await? {
            TargetGame::One(game) => self.log(caller, game, 0, typed.flag("public").unwrap_or_default()).await,
            TargetGame::Several(games) => self.ask_which(caller, games).await,
        }
    }

    /// What happened, as this person may be told it.
    pub async fn log(&self, caller: &Caller, game: GameId, sheet: usize, everybody: bool) -> DeskResult {
        let seen = self.seen(caller, game, everybody).await?;
        let history = match &seen.own {
            Some(own) => self.tables.private_history(own, Since::Start).await?,
            None => self.tables.history(&seen.table, Since::Start).await?,
        };
        Ok(seen.scene()?.log(&told(history), sheet).into())
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
        let seen = self.context_of(&table.public());
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
        let seen = self.seen(caller, game, everybody).await?;
        let scene = seen.scene()?;
        match seen.table.status() {
            Status::Running => Ok(scene.score(sheet).into()),
            Status::Lobby | Status::Over | Status::Cancelled => Ok(seen.shows(self.standing(&seen).await?)),
        }
    }
}

/// A table, and who looks at it.
struct Seen {
    reader: Reader,
    /// The language of the table, if everybody looks.
    everybody: Option<Locale>,
    table: PublicTable,
    context: TableContext,
    /// The seat of whoever looks.
    own: Option<PrivateTable>,
    /// That seat after its last turn.
    before: Option<PastPrivateTable>,
}

impl Seen {
    fn locale(&self) -> Locale {
        self.everybody.unwrap_or(self.reader.locale)
    }

    fn eyes(&self) -> Eyes<'_> {
        let own = self.own.as_ref().and_then(PrivateTable::view);
        match (self.everybody, own) {
            (Some(locale), _) => Eyes::Everybody(locale),
            (None, None) => Eyes::Watcher(&self.reader),
            (None, Some(view)) => {
                let before = self.before.as_ref().and_then(PastPrivateTable::view);
                Eyes::Player { reader: &self.reader, view, before }
            }
        }
    }

    fn scene(&self) -> Result<Scene<'_>, Refusal> {
        let view = self.table.view().ok_or(Refusal::NotStarted)?;
        Ok(Scene { context: self.context.context(), view, eyes: self.eyes() })
    }

    /// A panel that says only what everybody may know.
    fn shows(&self, panel: PublicPanel) -> Response {
        self.eyes().shows(|_| panel).into()
    }
}

/// The page that is meant; an empty name becomes the first page's, so that turning its sheets names it too.
fn looked_up(table: &PublicTable, page: &PageRef) -> PageRef {
    match &page.at {
        PageSubject::Page(id) if id.is_empty() => {
            let first = table.kind().pages.first().map_or("", |page| page.id);
            PageRef { at: PageSubject::Page(first.to_owned()), ..page.clone() }
        }
        _ => page.clone(),
    }
}

fn told(history: History) -> Vec<Narration> {
    history.lines.into_iter().map(|line| line.told).collect()
}
