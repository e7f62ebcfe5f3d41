//! All games of one person, across servers.

use super::caller::Caller;
use super::desk::{Desk, Done, Seen};
use super::public::link;
use crate::engine::{GameKind, Phrase};
use crate::present::{Mine, PrivatePanel};
use crate::table::{Listing, Refusal, Status};

/// A game of somebody's, with what is said about it.
struct Own {
    kind: &'static dyn GameKind,
    game: String,
    seen: Seen,
    asked: Option<Phrase>,
    since: Option<i64>,
    title: Option<String>,
    with: String,
    link: String,
}

impl Own {
    fn mine(&self) -> Mine<'_> {
        Mine {
            kind: self.kind,
            game: &self.game,
            people: self.seen.people(),
            asked: self.asked.as_ref(),
            since: self.since,
            title: self.title.as_deref(),
            place: &self.with,
            link: &self.link,
        }
    }
}

impl Desk {
    /// `/game mine`
    pub async fn mine(&self, caller: &Caller) -> Done {
        let mut games = self.tables.mine(caller.person()).await?;
        games.retain(|game| game.status == Status::Running);
        self.ask_which(caller, games).await
    }

    /// Shows these games, with a menu of those that wait.
    pub async fn ask_which(&self, caller: &Caller, games: Vec<Listing>) -> Done {
        let reader = caller.reader(&self.tables).await?;
        let mut own = Vec::new();
        for listing in &games {
            match self.own(caller, listing).await {
                Ok(game) => own.push(game),
                // One game that cannot be read must not hide the others.
                Err(refusal) => tracing::warn!(game = %listing.game, ?refusal, "a game cannot be listed"),
            }
        }
        let mine: Vec<Mine<'_>> = own.iter().map(Own::mine).collect();
        Ok(PrivatePanel::mine(&reader, &mine).into())
    }

    async fn own(&self, caller: &Caller, listing: &Listing) -> Result<Own, Refusal> {
        let table = self.tables.seat(listing.game, caller.person()).await?;
        let public = table.public();
        let asked = listing.since.and(table.sight()).and_then(|sight| sight.question()).map(|question| question.text);
        let others = public.sitters().iter().filter(|sitter| sitter.person != Some(caller.person()));
        let with = others.map(|sitter| sitter.name.as_str()).collect::<Vec<_>>().join(", ");
        let title = public.title().map(str::to_owned);
        Ok(Own {
            kind: public.kind(),
            game: listing.game.to_string(),
            seen: Seen::of(&public),
            asked,
            since: listing.since.map(|since| since.0),
            with: title.clone().unwrap_or(with),
            title,
            link: link(public.posted()),
        })
    }
}
