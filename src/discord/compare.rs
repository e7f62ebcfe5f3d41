//! `/ratings` and `/stats`: always about the server in which they are used, and shown only to the requester.

use super::handler::{Handler, HandlerResult};
use super::invoker::Invoker;
use super::response::Response;
use super::typed::Typed;
use crate::engine::GameInfo;
use crate::present::{PrivatePanel, statistics_chart};
use crate::table::{PersonId, Refusal, Whose};

impl Handler {
    /// The ladder of a game. If none is named: of the first one for several players.
    pub async fn ratings(&self, invoker: &Invoker, game: &str) -> HandlerResult {
        let server = invoker.server.ok_or(Refusal::NoServer)?;
        let kind = match game {
            "" => self.games.iter().copied().find(|kind| kind.seats().1 > 1).ok_or(Refusal::NoGameHere)?,
            id => self.game(id).ok_or_else(|| Refusal::NoSuchKind(id.to_owned()))?,
        };
        let reader = invoker.reader(&self.tables).await?;
        let ladder = self.tables.ladder(server, kind.id(), invoker.person()).await?;
        Ok(PrivatePanel::ratings(&reader, kind, self.games, &ladder).into())
    }

    pub async fn stats_command(&self, invoker: &Invoker, typed: &Typed) -> HandlerResult {
        let whose = match (typed.flag("server"), typed.get("who")) {
            (Some(true), _) => Whose::Server,
            (_, Some(person)) => Whose::Person(person_id(person)?),
            (_, None) => Whose::Person(invoker.person()),
        };
        self.statistics(invoker, whose, typed.get("game").unwrap_or_default()).await
    }

    /// Statistics, as `me/GAME`, `server/GAME` or `PERSON/GAME`.
    pub async fn stats(&self, invoker: &Invoker, wanted: &str) -> HandlerResult {
        let (subject, game) = wanted.split_once('/').unwrap_or((wanted, ""));
        let whose = match subject {
            "server" => Whose::Server,
            "me" => Whose::Person(invoker.person()),
            person => Whose::Person(person_id(person)?),
        };
        self.statistics(invoker, whose, game).await
    }

    async fn statistics(&self, invoker: &Invoker, whose: Whose, game: &str) -> HandlerResult {
        let server = invoker.server.ok_or(Refusal::NoServer)?;
        let kind: Option<&'static dyn GameInfo> = match game {
            "" => None,
            id => Some(self.game(id).ok_or_else(|| Refusal::NoSuchKind(id.to_owned()))?),
        };
        let reader = invoker.reader(&self.tables).await?;
        let statistics = self.tables.statistics(server, whose, kind.map(|kind| kind.id()), invoker.person()).await?;
        let chart = statistics_chart(reader.locale, &statistics, self.games);
        let chart = self.drawn(chart.filter(|_| self.draws_boards_for(&reader))).await;
        Ok(Response::from(PrivatePanel::statistics(&reader, &statistics, kind, self.games)).with_picture(chart))
    }
}

fn person_id(text: &str) -> Result<PersonId, Refusal> {
    text.trim().parse().map_err(|_| Refusal::NotSeated)
}
