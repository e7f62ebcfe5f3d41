//! `/ratings` and `/stats`: always about the server in which they are used, and shown only to the requester.

use super::caller::Caller;
use super::desk::{Desk, DeskResult};
use super::response::Response;
use super::typed::Typed;
use engine::GameInfo;
use present::{PrivatePanel, StatisticsOf, statistics_chart};
use table::{Refusal, Whose};

impl Desk {
    /// The ladder of a game. If none is named: of the first one for several players.
    pub async fn ratings(&self, caller: &Caller, game: &str) -> DeskResult {
        let server = caller.server.ok_or(Refusal::NoServer)?;
        let kind = match game {
            "" => self.games.iter().copied().find(|kind| kind.seats.1 > 1).ok_or(Refusal::NoGameHere)?,
            id => self.game(id).ok_or_else(|| Refusal::NoSuchKind(id.to_owned()))?,
        };
        let reader = caller.reader(&self.tables).await?;
        let ladder = self.tables.ladder(server, kind.id, caller.person()).await?;
        Ok(PrivatePanel::ratings(&reader, kind, self.games, &ladder).into())
    }

    pub async fn stats_command(&self, caller: &Caller, typed: &Typed) -> DeskResult {
        let whose = match (typed.flag("server"), typed.get("who")) {
            (Some(true), _) => StatisticsOf::Server,
            (_, Some(person)) => StatisticsOf::Person(person.trim().parse().map_err(|_| Refusal::NotSeated)?),
            (_, None) => StatisticsOf::Me,
        };
        self.statistics(caller, whose, typed.get("game").unwrap_or_default()).await
    }

    /// Statistics of a game; of all games if none is named.
    pub async fn statistics(&self, caller: &Caller, whose: StatisticsOf, game: &str) -> DeskResult {
        let whose = match whose {
            StatisticsOf::Me => Whose::Person(caller.person()),
            StatisticsOf::Person(person) => Whose::Person(person),
            StatisticsOf::Server => Whose::Server,
        };
        let server = caller.server.ok_or(Refusal::NoServer)?;
        let kind: Option<&'static GameInfo> = match game {
            "" => None,
            id => Some(self.game(id).ok_or_else(|| Refusal::NoSuchKind(id.to_owned()))?),
        };
        let reader = caller.reader(&self.tables).await?;
        let statistics = self.tables.statistics(server, whose, kind.map(|kind| kind.id), caller.person()).await?;
        let chart = statistics_chart(reader.locale, &statistics, self.games);
        let chart = chart.filter(|_| self.draws_boards_for(&reader));
        let panel = PrivatePanel::statistics(&reader, &statistics, kind, self.games);
        Ok(Response::from(panel.clone()).or_pictured(chart.map(|chart| (panel, chart))))
    }
}
