//! Solo challenges on Discord: posting, playing, rankings, step-by-step replays.

mod closes;
mod shown;

pub(super) use shown::panel;

use super::handler::{Handler, HandlerResult, TableContext};
use super::invoker::Invoker;
use super::press::malformed;
use super::response::Response;
use super::typed::Typed;
use crate::engine::Seed;
use crate::present::challenge::{choices, players, words};
use crate::present::{Press, PrivatePanel, PublicPanel, Suggestion, TurnContext, Verb, season_chart};
use crate::table::{
    ChallengeId, ChallengeRow, ChallengeStage, GameId, LANGUAGE, NewChallenge, Owner, PublicTable, Refusal, Repeat,
    Request, Right, Status, Time,
};

/// How long a challenge is open by default.
const USUAL: &str = "7d";

/// The choice that makes a challenge the first of a season, instead of a period.
pub(super) const SEASON: &str = "season";

/// Whether this is a finished try at a challenge, which shows its result instead of a turn.
pub(super) fn is_finished_try(table: &PublicTable) -> bool {
    table.status() == Status::Over && table.place().challenge().is_some()
}

impl Handler {
    pub async fn challenge_command(&self, invoker: &Invoker, what: &str, typed: &Typed) -> HandlerResult {
        match what {
            "post" => self.post_challenge(invoker, typed).await,
            "ranking" => match typed.get("challenge") {
                Some(id) => self.ranking(invoker, challenge_id(id)?, 0).await,
                None => self.newest_ranking(invoker).await,
            },
            "season" => self.newest_season(invoker).await,
            "replay" => {
                let id = challenge_id(typed.get("challenge").unwrap_or_default())?;
                match typed.get("player") {
                    Some(game) => self.replay(invoker, Some(id), game).await,
                    None => self.replays(invoker, id).await,
                }
            }
            "close" => self.close_challenge(invoker, challenge_id(typed.get("challenge").unwrap_or_default())?).await,
            _ => Err(Refusal::NoSuchChallenge),
        }
    }

    pub async fn press_challenge(&self, invoker: &Invoker, press: &Press) -> HandlerResult {
        match press.verb {
            Verb::Play => self.play_challenge(invoker, challenge_id(&press.game)?).await,
            Verb::Replays => self.replays(invoker, challenge_id(&press.game)?).await,
            Verb::Season => self.season(invoker, challenge_id(&press.game)?).await,
            Verb::Nudge => self.nudge(invoker, press.detail == "on").await,
            // A menu of challenges carries them as its values.
            _ if press.game.is_empty() => self.ranking(invoker, challenge_id(&press.detail)?, 0).await,
            _ => self.ranking(invoker, challenge_id(&press.game)?, press.detail.parse().unwrap_or_default()).await,
        }
    }

    async fn post_challenge(&self, invoker: &Invoker, typed: &Typed) -> HandlerResult {
        if let Some(answer) = self.cannot_write(invoker).await? {
            return Ok(answer);
        }
        let reader = invoker.reader(&self.tables).await?;
        let new = self.wanted(invoker, typed).await?;
        self.tables.post_challenge(&for_events(invoker), new).await?;
        Ok(PrivatePanel::word(&reader, &words::POSTED.say()).into())
    }

    /// The challenge as typed, with defaults for the rest.
    async fn wanted(&self, invoker: &Invoker, typed: &Typed) -> Result<NewChallenge, Refusal> {
        let from = match typed.get("from") {
            Some(text) => Some(text.trim().parse::<GameId>().map_err(|_| malformed())?),
            None => None,
        };
        let kind = match typed.get("game") {
            Some(id) => self.game(id).ok_or_else(|| Refusal::NoSuchKind(id.to_owned()))?,
            None => self.games.iter().copied().find(|game| game.seats().0 == 1).ok_or(Refusal::NotAlone)?,
        };
        let season = typed.get("repeat") == Some(SEASON);
        let repeats: Option<Repeat> = typed.get("repeat").and_then(|text| text.parse().ok());
        let repeats = if season { Some(Repeat::Weekly) } else { repeats };
        let language = self.language_of(invoker, typed).await?;
        let name = || invoker.plain_reader().locale.renderer(&Default::default()).label(&kind.name().say());
        Ok(NewChallenge {
            server: invoker.server,
            channel: invoker.channel,
            game: Some(kind.id().to_owned()),
            title: typed.get("title").map(str::trim).filter(|title| !title.is_empty()).map_or_else(name, str::to_owned),
            closes: self.closing_time(typed.get("closes"), repeats)?,
            repeats,
            season,
            seed: typed.get("seed").map(Seed::from_words),
            from,
            language,
        })
    }

    fn closing_time(&self, typed: Option<&str>, repeats: Option<Repeat>) -> Result<Time, Refusal> {
        let now = self.tables.now();
        match (typed, repeats) {
            (None, Some(repeat)) => Ok(now.plus(repeat.period())),
            (text, _) => closes::parse(text.unwrap_or(USUAL), now).ok_or(Refusal::NoClosingTime),
        }
    }

    /// The language of the post: the one requested, or that of a server that states its own.
    async fn language_of(&self, invoker: &Invoker, typed: &Typed) -> Result<Option<String>, Refusal> {
        let chosen = match invoker.server {
            Some(server) => self.tables.settings(Owner::Server(server)).await?.contains_key(LANGUAGE),
            None => false,
        };
        let of_server = invoker.server_locale.filter(|_| !chosen).map(|language| language.code());
        Ok(typed.get("language").or(of_server).map(str::to_owned))
    }

    /// Starts or resumes the requester's try, or shows its result.
    async fn play_challenge(&self, invoker: &Invoker, id: ChallengeId) -> HandlerResult {
        let reply = self.tables.play_challenge(&invoker.request, id).await?;
        let reader = invoker.reader(&self.tables).await?;
        match (reply.table.status(), &reply.seat) {
            (Status::Over, _) => self.tried(invoker, &reply.table, true).await,
            (Status::Running, Some(seat)) => Ok(self.turn_panel(&reader, seat, TurnContext::default()).await),
            _ => Err(Refusal::ChallengeClosed),
        }
    }

    /// The result of the requester's try; `again` if they wanted to play it again.
    pub async fn tried(&self, invoker: &Invoker, table: &PublicTable, again: bool) -> HandlerResult {
        let reader = invoker.reader(&self.tables).await?;
        let challenge = self.tables.challenge(table.place().challenge().ok_or(Refusal::NoSuchChallenge)?).await?;
        let own = challenge.try_of(invoker.person()).ok_or(Refusal::NotSeated)?;
        match (table.view(), table.outcome()) {
            (Some(view), Some(outcome)) => {
                let seen = TableContext::of(table);
                let end = (view, outcome);
                Ok(PrivatePanel::tried(&seen.context(), &reader, end, &challenge, (own, again)).into())
            }
            _ => Err(Refusal::NotStarted),
        }
    }

    async fn ranking(&self, invoker: &Invoker, id: ChallengeId, sheet: usize) -> HandlerResult {
        let reader = invoker.reader(&self.tables).await?;
        let challenge = self.tables.challenge_for(id, &invoker.requester()).await?;
        let nudged = self.tables.wants_nudges(invoker.person()).await?;
        let own = challenge.try_of(invoker.person());
        Ok(PrivatePanel::ranking(&reader, &challenge, own, nudged, sheet).into())
    }

    /// The overall ranking of closed challenges; before any has closed, the ranking of the newest open one.
    async fn newest_ranking(&self, invoker: &Invoker) -> HandlerResult {
        let server = invoker.server.ok_or(Refusal::NoSuchChallenge)?;
        let rows = self.tables.challenges(server).await?;
        let open = rows.iter().filter(|row| row.stage == ChallengeStage::Open).map(|row| row.id).max_by_key(|id| id.0);
        match open.filter(|_| rows.iter().all(|row| row.stage == ChallengeStage::Open)) {
            Some(open) => self.ranking(invoker, open, 0).await,
            None => self.overall(invoker).await,
        }
    }

    async fn overall(&self, invoker: &Invoker) -> HandlerResult {
        let reader = invoker.reader(&self.tables).await?;
        let server = invoker.server.ok_or(Refusal::NoSuchChallenge)?;
        let overall = self.tables.overall(server).await?;
        let challenges = choices(&reader, self.tables.challenges(server).await?.iter(), "");
        Ok(PrivatePanel::overall(&reader, &overall, &challenges, |entry| self.game(&entry.kind)).into())
    }

    /// The table of the newest season of this server.
    async fn newest_season(&self, invoker: &Invoker) -> HandlerResult {
        let rows = self.tables.challenges(invoker.server.ok_or(Refusal::NoServer)?).await?;
        match rows.iter().find(|row| row.season.is_some()) {
            Some(row) => self.season(invoker, row.id).await,
            None => {
                let reader = invoker.reader(&self.tables).await?;
                Ok(PrivatePanel::word(&reader, &words::NO_SEASON.say()).into())
            }
        }
    }

    async fn season(&self, invoker: &Invoker, id: ChallengeId) -> HandlerResult {
        let reader = invoker.reader(&self.tables).await?;
        let challenge = self.tables.challenge_for(id, &invoker.requester()).await?;
        let challenge = self.tables.challenge(self.tables.newest_of_season(&challenge).await?).await?;
        let chart = season_chart(reader.locale, &challenge).filter(|_| self.draws_boards_for(&reader));
        let panel = PublicPanel::season(reader.locale, &challenge).only_for(&reader);
        Ok(Response::from(panel).with_picture(self.drawn(chart).await))
    }

    async fn replays(&self, invoker: &Invoker, id: ChallengeId) -> HandlerResult {
        let reader = invoker.reader(&self.tables).await?;
        let challenge = self.tables.challenge_for(id, &invoker.requester()).await?;
        if !challenge.is_closed() {
            return Err(Refusal::Withheld);
        }
        Ok(PrivatePanel::replays(&reader, &challenge, challenge.try_of(invoker.person())).into())
    }

    async fn close_challenge(&self, invoker: &Invoker, id: ChallengeId) -> HandlerResult {
        let reader = invoker.reader(&self.tables).await?;
        self.tables.close_early(&for_events(invoker), id).await?;
        Ok(PrivatePanel::word(&reader, &words::CLOSED_EARLY.say()).into())
    }

    async fn nudge(&self, invoker: &Invoker, wanted: bool) -> HandlerResult {
        let reader = invoker.reader(&self.tables).await?;
        self.tables.set_nudges(&invoker.request, wanted).await?;
        let said = if wanted { &words::NUDGES_ON } else { &words::NUDGES_OFF };
        Ok(Response::from(PrivatePanel::word(&reader, &said.say())))
    }

    pub async fn complete_challenge(
        &self,
        invoker: &Invoker,
        what: &str,
        typed: &Typed,
        focused: &str,
    ) -> Result<Vec<Suggestion>, Refusal> {
        let reader = invoker.reader(&self.tables).await?;
        let text = typed.get(focused).unwrap_or_default();
        if focused == "player" {
            let id = challenge_id(typed.get("challenge").unwrap_or_default())?;
            let challenge = self.tables.challenge_for(id, &invoker.requester()).await?;
            return Ok(players(&reader, &challenge, text));
        }
        let rows = self.tables.challenges(invoker.server.ok_or(Refusal::NotAllowed(Right::Events))?).await?;
        let fits = |row: &&ChallengeRow| match what {
            "close" => row.stage == ChallengeStage::Open,
            "replay" => row.stage == ChallengeStage::Closed,
            _ => true,
        };
        Ok(choices(&reader, rows.iter().filter(fits), text))
    }
}

/// People who may manage events have a host's rights over challenges.
fn for_events(invoker: &Invoker) -> Request {
    Request { manages: invoker.events, ..invoker.request.clone() }
}

fn challenge_id(text: &str) -> Result<ChallengeId, Refusal> {
    text.trim().parse().map_err(|_| Refusal::NoSuchChallenge)
}
