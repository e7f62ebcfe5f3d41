//! Taking one's turn, and finding out in which game.

use super::caller::Caller;
use super::challenge::is_finished_try;
use super::desk::{Desk, Done, turn_panel};
use crate::engine::GameKind;
use crate::present::Step;
use crate::table::{GameId, Listing, Refusal, Status};

/// The game that somebody means.
pub(super) enum Meant {
    One(GameId),
    /// They must say which.
    Several(Vec<Listing>),
}

impl Desk {
    /// `/turn`
    pub async fn turn_here(&self, caller: &Caller) -> Done {
        match self.meant(caller, None).await? {
            Meant::One(game) => self.turn(caller, game).await,
            Meant::Several(games) => self.ask_which(caller, games).await,
        }
    }

    /// What is asked of me in this game.
    pub async fn turn(&self, caller: &Caller, game: GameId) -> Done {
        let reader = caller.reader(&self.tables).await?;
        let table = self.tables.seat(game, caller.viewer()).await?;
        let public = table.public();
        match public.status() {
            Status::Over if is_finished_try(&public) => self.tried(caller, &public, true).await,
            Status::Cancelled if public.place().challenge().is_some() => Err(Refusal::ChallengeClosed),
            Status::Lobby => Err(Refusal::NotStarted),
            Status::Cancelled => Err(Refusal::Cancelled),
            Status::Archived => Err(Refusal::Archived),
            Status::Running | Status::Over => Ok(turn_panel(&reader, &table, &Step::default()).into()),
        }
    }

    /// The game in which somebody wants to do something: the one here, or else theirs that waits for them.
    pub async fn meant(&self, caller: &Caller, kind: Option<&'static dyn GameKind>) -> Result<Meant, Refusal> {
        let fits = |id: &str| kind.is_none_or(|kind| kind.id() == id);
        let here = match self.tables.seat(caller.place(), caller.viewer()).await {
            Ok(table) if fits(table.public().kind().id()) => return Ok(Meant::One(table.public().id())),
            Ok(_) => Refusal::NoGameHere,
            Err(refusal @ (Refusal::NoGameHere | Refusal::NotSeated)) => refusal,
            Err(refusal) => return Err(refusal),
        };
        let mut mine = self.tables.mine(caller.person()).await?;
        mine.retain(|game| game.status == Status::Running && fits(&game.kind));
        if mine.iter().any(|game| game.since.is_some()) {
            mine.retain(|game| game.since.is_some());
        }
        match mine.as_slice() {
            [] => Err(here),
            [one] => Ok(Meant::One(one.game)),
            _ => Ok(Meant::Several(mine)),
        }
    }
}
