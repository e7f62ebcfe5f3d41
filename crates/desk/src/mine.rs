//! All games of one person, across servers.

use super::caller::Caller;
use super::desk::{Desk, DeskResult, context_of};
use super::public::{self, link};
use engine::{GameInfo, Phrase, SeatSet};
use present::{GameStanding, Mine, PrivatePanel, Suggestion, TableContext, tables};
use table::{GameId, Listing, PublicTable, Refusal, Status, Time};

/// One of a person's games, with what is said about it.
pub struct OwnGame {
    kind: &'static GameInfo,
    game: GameId,
    seen: TableContext,
    status: Status,
    asked: Option<Phrase>,
    waiting: SeatSet,
    asleep: bool,
    since: Option<i64>,
    title: Option<String>,
    with: String,
    link: String,
}

impl OwnGame {
    /// A game at which a person sits, and the question it asks them.
    pub fn of(table: &PublicTable, listing: &Listing, asked: Option<Phrase>, now: Time) -> OwnGame {
        let others = table.players().iter().filter(|player| player.seat != listing.seat);
        let with = || public::names(others);
        OwnGame {
            kind: table.kind(),
            game: listing.game,
            seen: context_of(table),
            status: table.status(),
            asked,
            waiting: table.waiting(),
            asleep: table.is_asleep(now),
            since: listing.since.map(|since| since.0).or_else(|| public::since(table)),
            title: table.title().map(str::to_owned),
            with: table.title().map_or_else(with, str::to_owned),
            link: link(table.posted()),
        }
    }

    pub fn mine(&self) -> Mine<'_> {
        Mine {
            kind: self.kind,
            game: self.game,
            people: self.seen.people(),
            standing: self.standing(),
            since: self.since,
            title: self.title.as_deref(),
            place: &self.with,
            link: &self.link,
        }
    }

    fn standing(&self) -> GameStanding<'_> {
        match (self.status, &self.asked) {
            (Status::Running, Some(question)) => GameStanding::Asks(question),
            (Status::Running, None) if self.asleep => GameStanding::Asleep,
            (Status::Lobby, _) => GameStanding::InLobby,
            (Status::Running, None) | (Status::Over | Status::Cancelled, _) => GameStanding::Waits(self.waiting),
        }
    }
}

impl Desk {
    /// `/game mine`: those that wait for the requester first.
    pub async fn mine(&self, caller: &Caller) -> DeskResult {
        let games = self.tables.mine(caller.person()).await?;
        self.ask_which(caller, games).await
    }

    /// Shows these games, with a menu of those that wait.
    pub async fn ask_which(&self, caller: &Caller, games: Vec<Listing>) -> DeskResult {
        let reader = caller.reader(&self.tables).await?;
        let own = self.owned(caller, &games).await;
        let mine: Vec<Mine<'_>> = own.iter().map(OwnGame::mine).collect();
        Ok(PrivatePanel::mine(&reader, &mine).into())
    }

    /// The tables of this server that a person hosts, by number.
    pub async fn complete_table(&self, caller: &Caller, text: &str) -> Result<Vec<Suggestion>, Refusal> {
        let mut hosted = self.tables.mine(caller.person()).await?;
        hosted.retain(|game| game.hosting && game.place.address().is_some() && game.place.server() == caller.server);
        let reader = caller.reader(&self.tables).await?;
        let own = self.owned(caller, &hosted).await;
        let mine: Vec<Mine<'_>> = own.iter().map(OwnGame::mine).collect();
        Ok(tables(&reader, &mine, text))
    }

    /// One unreadable game must not hide the others.
    pub async fn owned(&self, caller: &Caller, games: &[Listing]) -> Vec<OwnGame> {
        let mut own = Vec::new();
        for listing in games {
            match self.own(caller, listing).await {
                Ok(game) => own.push(game),
                Err(refusal) => tracing::warn!(game = %listing.game, ?refusal, "a game cannot be listed"),
            }
        }
        own
    }

    async fn own(&self, caller: &Caller, listing: &Listing) -> Result<OwnGame, Refusal> {
        let table = self.tables.seat(listing.game, caller.requester()).await?;
        let asked = listing.since.and(table.view()).and_then(|view| view.question()).map(|question| question.text);
        Ok(OwnGame::of(&table.public(), listing, asked, self.tables.now()))
    }
}
