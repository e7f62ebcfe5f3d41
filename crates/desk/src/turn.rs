//! Taking a turn, and finding out in which game.

use super::caller::Caller;
use super::challenge::is_finished_try;
use super::desk::{Desk, DeskResult};
use engine::GameInfo;
use present::TurnContext;
use table::{GameId, Listing, Owner, Refusal, Status};

/// The prefix of the setting that records which games a person has played.
const PLAYED: &str = "played:";

/// The game a person means.
pub enum TargetGame {
    One(GameId),
    /// They must say which.
    Several(Vec<Listing>),
}

impl Desk {
    /// `/turn`
    pub async fn turn_here(&self, caller: &Caller) -> DeskResult {
        match self.meant(caller, None).await? {
            TargetGame::One(game) => self.turn(caller, game).await,
            TargetGame::Several(games) => self.ask_which(caller, games).await,
        }
    }

    /// The turn panel of this game.
    pub async fn turn(&self, caller: &Caller, game: GameId) -> DeskResult {
        let reader = caller.reader(&self.tables).await?;
        let table = self.tables.seat(game, caller.requester()).await?;
        let public = table.public();
        match public.status() {
            Status::Over if is_finished_try(&public) => self.tried(caller, &public, true).await,
            Status::Cancelled if public.place().challenge().is_some() => Err(Refusal::ChallengeClosed),
            Status::Lobby => Err(Refusal::NotStarted),
            Status::Cancelled => Err(Refusal::Cancelled),
            Status::Running | Status::Over => {
                let first = self.is_first(caller, public.kind()).await?;
                let step = TurnContext { first, ..TurnContext::default() };
                Ok(self.turn_panel(&reader, &table, step).await)
            }
        }
    }

    /// Whether a person plays this game for the first time; from now on they do not.
    async fn is_first(&self, caller: &Caller, kind: &GameInfo) -> Result<bool, Refusal> {
        let (own, name) = (Owner::Person(caller.person()), format!("{PLAYED}{}", kind.id));
        if kind.first_game.is_none() || self.tables.settings(own).await?.contains_key(&name) {
            return Ok(false);
        }
        self.tables.set(&caller.part(&name), own, &name, Some("yes")).await?;
        Ok(true)
    }

    /// The game in which a person wants to act: the one here, or else one of theirs that waits for them.
    pub async fn meant(&self, caller: &Caller, kind: Option<&'static GameInfo>) -> Result<TargetGame, Refusal> {
        let fits = |id: &str| kind.is_none_or(|kind| kind.id == id);
        let here = match self.tables.seat(caller.place(), caller.requester()).await {
            Ok(table) if fits(table.public().kind().id) => return Ok(TargetGame::One(table.public().id())),
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
            [one] => Ok(TargetGame::One(one.game)),
            _ => Ok(TargetGame::Several(mine)),
        }
    }
}
