//! The page of a game, and step-by-step replays.

use super::handler::{Handler, HandlerResult, TableContext};
use super::invoker::Invoker;
use super::response::Response;
use super::turn::TargetGame;
use crate::present::{PageRef, PrivatePanel, PublicPicture, ReplayStep};
use crate::table::{ChallengeId, GameId, PageChange, Refusal, Status};

impl Handler {
    /// The link to the page of a game, after the host has perhaps renewed it or switched it off.
    pub async fn watch(&self, invoker: &Invoker, game: GameId, change: &str) -> HandlerResult {
        if let Ok(change) = change.parse::<PageChange>() {
            self.tables.change_page(&invoker.request, game, change).await?;
        }
        let page = self.tables.page(&invoker.request, game).await?;
        let table = self.tables.look(game, Some(invoker.requester())).await?;
        let reader = invoker.reader(&self.tables).await?;
        Ok(PrivatePanel::watch(&TableContext::of(&table).context(), &reader, &page).into())
    }

    /// `/replay`: the game here, or else the last one that the requester played here, from its beginning.
    pub async fn replay_here(&self, invoker: &Invoker) -> HandlerResult {
        match self.game_or_last(invoker).await? {
            TargetGame::One(game) => self.replay(invoker, None, &game.to_string()).await,
            TargetGame::Several(games) => self.ask_which(invoker, games).await,
        }
    }

    /// The game here, or else the last one that this person played here, or else the one they play elsewhere.
    pub async fn game_or_last(&self, invoker: &Invoker) -> Result<TargetGame, Refusal> {
        match self.tables.look(invoker.place(), Some(invoker.requester())).await {
            Ok(table) => return Ok(TargetGame::One(table.id())),
            Err(Refusal::NoGameHere) => {}
            Err(refusal) => return Err(refusal),
        }
        let over = self.tables.all_of(invoker.person()).await?;
        let over = over.into_iter().filter(|game| game.status == Status::Over && game.place == invoker.place());
        match over.max_by_key(|game| game.game) {
            Some(last) => Ok(TargetGame::One(last.game)),
            None => self.meant(invoker, None).await,
        }
    }

    /// A step of a game, given as `GAME.STEP`; if a challenge is named, of a try at it.
    pub async fn replay(&self, invoker: &Invoker, of: Option<ChallengeId>, at: &str) -> HandlerResult {
        let (game, step) = at.split_once('.').unwrap_or((at, "0"));
        let game: GameId = game.parse().map_err(|_| Refusal::NoSuchGame(GameId(0)))?;
        let reader = invoker.reader(&self.tables).await?;
        let replayed = self.tables.replayed(game, of, &invoker.requester(), step.parse().unwrap_or_default()).await?;
        let page = self.tables.offers_page(&replayed.table).await?;
        let seen = TableContext::of(&replayed.table);
        let (view, hands, step, last) = (replayed.view(), replayed.hands(), replayed.step, replayed.last);
        let reviews = self.tables.has_bots();
        let at = ReplayStep { view, hands: hands.as_ref(), told: replayed.told(), step, last, page, reviews };
        let panel = PrivatePanel::replay(&seen.context(), &reader, &at);
        let before = replayed.view_before();
        let drawn = view.filter(|_| self.draws_boards_for(&reader));
        let picture =
            drawn.and_then(|view| PublicPicture::of(&seen.context(), reader.locale, view, before, &PageRef::default()));
        Ok(Response::from(panel).with_picture(self.drawn(picture.map(|picture| picture.sketch().clone())).await))
    }
}
