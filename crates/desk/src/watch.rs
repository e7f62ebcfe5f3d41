//! The page of a game, and step-by-step replays.

use super::caller::Caller;
use super::desk::{Desk, DeskResult};
use super::response::Response;
use super::turn::TargetGame;
use present::{BoardForm, PageRef, PrivatePanel, PublicPicture, ReplayStep};
use table::{ChallengeId, GameId, PageChange, PublicTable, Refusal, SeatPages, Status};

impl Desk {
    /// The link to the page of a game, after the host has perhaps renewed it or switched it off.
    pub async fn watch(&self, caller: &Caller, game: GameId, change: Option<PageChange>) -> DeskResult {
        if let Some(change) = change {
            self.tables.change_page(&caller.request, game, change).await?;
        }
        let page = self.tables.page(&caller.request, game).await?;
        let table = self.tables.look(game, Some(caller.requester())).await?;
        let reader = caller.reader(&self.tables).await?;
        Ok(PrivatePanel::watch(&self.context_of(&table).context(), &reader, &page).into())
    }

    /// A link to the page of the requester's seat, made at this moment.
    pub async fn open_board(&self, caller: &Caller, game: GameId) -> DeskResult {
        let reader = caller.reader(&self.tables).await?;
        let address = self.tables.seat_link(&caller.requester(), game, reader.locale.language.code()).await?;
        let table = self.tables.look(game, Some(caller.requester())).await?;
        Ok(PrivatePanel::board_link(&self.context_of(&table).context(), &reader, address).into())
    }

    /// Whether panels of this table offer the page of a seat. Where it must not be used, pressing the button says why.
    pub fn offers_seats(&self, table: &PublicTable) -> bool {
        self.tables.seat_pages() != SeatPages::NoPages && table.status() == Status::Running
    }

    /// `/replay`: the game here, or else the last one that the requester played here. One that goes on is
    /// shown as it is now, another one from its beginning.
    pub async fn replay_here(&self, caller: &Caller) -> DeskResult {
        match self.game_or_last(caller).await? {
            TargetGame::One(game) => {
                let table = self.tables.look(game, Some(caller.requester())).await?;
                let step = if table.status() == Status::Running { usize::MAX } else { 0 };
                self.replay(caller, None, game, step, false).await
            }
            TargetGame::Several(games) => self.ask_which(caller, games).await,
        }
    }

    /// The game here, or else the last one that this person played here, or else the one they play elsewhere.
    pub async fn game_or_last(&self, caller: &Caller) -> Result<TargetGame, Refusal> {
        match self.tables.look(caller.place(), Some(caller.requester())).await {
            Ok(table) => return Ok(TargetGame::One(table.id())),
            Err(Refusal::NoGameHere) => {}
            Err(refusal) => return Err(refusal),
        }
        let over = self.tables.all_of(caller.person()).await?;
        let over = over.into_iter().filter(|game| game.status == Status::Over && game.place == caller.place());
        match over.max_by_key(|game| game.game) {
            Some(last) => Ok(TargetGame::One(last.game)),
            None => self.meant(caller, None).await,
        }
    }

    /// A step of a game; if a challenge is named, of a try at it.
    pub async fn replay(
        &self,
        caller: &Caller,
        of: Option<ChallengeId>,
        game: GameId,
        step: usize,
        in_words: bool,
    ) -> DeskResult {
        let reader = caller.reader(&self.tables).await?;
        let replayed = self.tables.replayed(game, of, &caller.requester(), step).await?;
        let page = self.tables.offers_page(&replayed.table).await?;
        let seen = self.context_of(&replayed.table);
        let (view, hands, step, last) = (replayed.view(), replayed.hands(), replayed.step, replayed.last);
        let (before, reviews) = (replayed.view_before(), self.tables.has_bots());
        let drawn = view.filter(|_| !in_words && self.draws_boards_for(&reader));
        let picture =
            drawn.and_then(|view| PublicPicture::of(&seen.context(), reader.locale, view, before, &PageRef::default()));
        let (hands, told) = (hands.as_ref(), replayed.told());
        let panel = |board| {
            let at = ReplayStep { view, hands, told, step, last, page, reviews, board };
            PrivatePanel::replay(&seen.context(), &reader, &at)
        };
        let pictured = picture.map(|picture| (panel(BoardForm::Picture), picture.sketch().clone()));
        let words = if in_words { BoardForm::WordsForPicture } else { BoardForm::Words };
        Ok(Response::from(panel(words)).or_pictured(pictured))
    }
}
