//! Solo challenges on Discord: posting, playing, rankings, step-by-step replays.

mod closes;
mod shown;

pub use shown::panel;

use super::caller::Caller;
use super::desk::{Desk, DeskResult};
use super::response::Response;
use super::typed::Typed;
use engine::Seed;
use present::challenge::{choices, players};
use present::words;
use present::{BadRequest, PrivatePanel, PublicPanel, PublicPicture, Suggestion, TurnContext, season_chart};
use table::{
    ChallengeId, ChallengeRow, ChallengeStage, GameId, LANGUAGE, NewChallenge, Owner, PublicTable, Refusal, Repeat,
    Request, Right, Status, Time,
};

/// How long a challenge is open by default.
const USUAL: &str = "7d";

/// The choice that makes a challenge the first of a season, instead of a period.
pub const SEASON: &str = "season";

/// Whether this is a finished try at a challenge, which shows its result instead of a turn.
pub fn is_finished_try(table: &PublicTable) -> bool {
    table.status() == Status::Over && table.place().challenge().is_some()
}

impl Desk {
    /// `/challenge ranking`: of the challenge that is named, or else of those that have closed.
    pub async fn ranking_command(&self, caller: &Caller, typed: &Typed) -> DeskResult {
        match typed.get("challenge") {
            Some(id) => self.ranking(caller, challenge_id(id)?, 0).await,
            None => self.newest_ranking(caller).await,
        }
    }

    /// `/challenge replay`: the try that is named, or else a choice of them.
    pub async fn replay_command(&self, caller: &Caller, typed: &Typed) -> DeskResult {
        let id = challenge_id(typed.get("challenge").unwrap_or_default())?;
        match typed.get("player") {
            Some(game) => self.replay(caller, Some(id), game.parse().map_err(|_| BadRequest::Table)?, 0, false).await,
            None => self.replays(caller, id).await,
        }
    }

    /// `/challenge post`
    pub async fn post_challenge(&self, caller: &Caller, typed: &Typed) -> DeskResult {
        if let Some(answer) = self.cannot_write(caller).await? {
            return Ok(answer);
        }
        let reader = caller.reader(&self.tables).await?;
        let new = self.wanted(caller, typed).await?;
        self.tables.post_challenge(&for_events(caller), new).await?;
        Ok(PrivatePanel::word(&reader, &words::CHALLENGE_POSTED.say()).into())
    }

    /// The challenge as typed, with defaults for the rest.
    async fn wanted(&self, caller: &Caller, typed: &Typed) -> Result<NewChallenge, Refusal> {
        let from = match typed.get("from") {
            Some(text) => Some(text.trim().parse::<GameId>().map_err(|_| BadRequest::Table)?),
            None => None,
        };
        let kind = match typed.get("game") {
            Some(id) => self.game(id).ok_or_else(|| Refusal::NoSuchKind(id.to_owned()))?,
            None => self.games.iter().copied().find(|game| game.seats.0 == 1).ok_or(Refusal::NotAlone)?,
        };
        let season = typed.get("repeat") == Some(SEASON);
        let repeats: Option<Repeat> = typed.get("repeat").and_then(|text| text.parse().ok());
        let repeats = if season { Some(Repeat::Weekly) } else { repeats };
        let language = self.language_of(caller, typed).await?;
        let name = || caller.plain_reader().locale.renderer(&Default::default()).label(&kind.name.say());
        Ok(NewChallenge {
            server: caller.server,
            channel: caller.channel,
            game: Some(kind.id.to_owned()),
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
    async fn language_of(&self, caller: &Caller, typed: &Typed) -> Result<Option<String>, Refusal> {
        let chosen = match caller.server {
            Some(server) => self.tables.settings(Owner::Server(server)).await?.contains_key(LANGUAGE),
            None => false,
        };
        let of_server = caller.server_locale.filter(|_| !chosen).map(|language| language.code());
        Ok(typed.get("language").or(of_server).map(str::to_owned))
    }

    /// Starts or resumes the requester's try, or shows its result.
    pub async fn play_challenge(&self, caller: &Caller, id: ChallengeId) -> DeskResult {
        let reply = self.tables.play_challenge(&caller.request, id).await?;
        let reader = caller.reader(&self.tables).await?;
        match (reply.table.status(), &reply.seat) {
            (Status::Over, _) => self.tried(caller, &reply.table, true).await,
            (Status::Running, Some(seat)) => Ok(self.turn_panel(&reader, seat, TurnContext::default()).await),
            _ => Err(Refusal::ChallengeClosed),
        }
    }

    /// The result of the requester's try; `again` if they wanted to play it again.
    pub async fn tried(&self, caller: &Caller, table: &PublicTable, again: bool) -> DeskResult {
        let reader = caller.reader(&self.tables).await?;
        let challenge = self.tables.challenge(table.place().challenge().ok_or(Refusal::NoSuchChallenge)?).await?;
        let own = challenge.try_of(caller.person()).ok_or(Refusal::NotSeated)?;
        match (table.view(), table.outcome()) {
            (Some(view), Some(outcome)) => {
                let seen = self.context_of(table);
                let end = (view, outcome);
                let card = PublicPicture::tried(&seen.context(), reader.locale, end, &challenge, own);
                let card = card.filter(|_| self.draws_boards_for(&reader)).map(|card| card.sketch().clone());
                let panel = PrivatePanel::tried(&seen.context(), &reader, end, &challenge, (own, again));
                Ok(Response::from(panel.clone()).or_pictured(card.map(|card| (panel, card))))
            }
            _ => Err(Refusal::NotStarted),
        }
    }

    pub async fn ranking(&self, caller: &Caller, id: ChallengeId, sheet: usize) -> DeskResult {
        let reader = caller.reader(&self.tables).await?;
        let challenge = self.tables.challenge_for(id, &caller.requester()).await?;
        let nudged = self.tables.wants_nudges(caller.person()).await?;
        let own = challenge.try_of(caller.person());
        Ok(PrivatePanel::ranking(&reader, &challenge, own, nudged, sheet).into())
    }

    /// The overall ranking of closed challenges; before any has closed, the ranking of the newest open one.
    async fn newest_ranking(&self, caller: &Caller) -> DeskResult {
        let server = caller.server.ok_or(Refusal::NoSuchChallenge)?;
        let rows = self.tables.challenges(server).await?;
        let open = rows.iter().filter(|row| row.stage == ChallengeStage::Open).map(|row| row.id).max_by_key(|id| id.0);
        match open.filter(|_| rows.iter().all(|row| row.stage == ChallengeStage::Open)) {
            Some(open) => self.ranking(caller, open, 0).await,
            None => self.overall(caller).await,
        }
    }

    async fn overall(&self, caller: &Caller) -> DeskResult {
        let reader = caller.reader(&self.tables).await?;
        let server = caller.server.ok_or(Refusal::NoSuchChallenge)?;
        let overall = self.tables.overall(server).await?;
        let challenges = choices(&reader, self.tables.challenges(server).await?.iter(), "");
        Ok(PrivatePanel::overall(&reader, &overall, &challenges, |entry| self.game(&entry.kind)).into())
    }

    /// The table of the newest season of this server.
    pub async fn newest_season(&self, caller: &Caller) -> DeskResult {
        let rows = self.tables.challenges(caller.server.ok_or(Refusal::NoServer)?).await?;
        match rows.iter().find(|row| row.season.is_some()) {
            Some(row) => self.season(caller, row.id).await,
            None => {
                let reader = caller.reader(&self.tables).await?;
                Ok(PrivatePanel::word(&reader, &words::CHALLENGE_NO_SEASON.say()).into())
            }
        }
    }

    pub async fn season(&self, caller: &Caller, id: ChallengeId) -> DeskResult {
        let reader = caller.reader(&self.tables).await?;
        let challenge = self.tables.challenge_for(id, &caller.requester()).await?;
        let challenge = self.tables.challenge(self.tables.newest_of_season(&challenge).await?).await?;
        let chart = season_chart(reader.locale, &challenge).filter(|_| self.draws_boards_for(&reader));
        let panel = PublicPanel::season(reader.locale, &challenge).only_for(&reader);
        Ok(Response::from(panel.clone()).or_pictured(chart.map(|chart| (panel, chart))))
    }

    pub async fn replays(&self, caller: &Caller, id: ChallengeId) -> DeskResult {
        let reader = caller.reader(&self.tables).await?;
        let challenge = self.tables.challenge_for(id, &caller.requester()).await?;
        if !challenge.is_closed() {
            return Err(Refusal::Withheld);
        }
        Ok(PrivatePanel::replays(&reader, &challenge, challenge.try_of(caller.person())).into())
    }

    /// `/challenge close`
    pub async fn close_challenge(&self, caller: &Caller, typed: &Typed) -> DeskResult {
        let id = challenge_id(typed.get("challenge").unwrap_or_default())?;
        let reader = caller.reader(&self.tables).await?;
        self.tables.close_early(&for_events(caller), id).await?;
        Ok(PrivatePanel::word(&reader, &words::CHALLENGE_CLOSED_EARLY.say()).into())
    }

    pub async fn nudge(&self, caller: &Caller, wanted: bool) -> DeskResult {
        let reader = caller.reader(&self.tables).await?;
        self.tables.set_nudges(&caller.request, wanted).await?;
        let said = if wanted { &words::CHALLENGE_NUDGES_ON } else { &words::CHALLENGE_NUDGES_OFF };
        Ok(Response::from(PrivatePanel::word(&reader, &said.say())))
    }

    /// The challenges of this server, perhaps only those at a stage; or the players of the one that is named.
    pub async fn complete_challenge(
        &self,
        caller: &Caller,
        typed: &Typed,
        stage: Option<ChallengeStage>,
    ) -> Result<Vec<Suggestion>, Refusal> {
        let reader = caller.reader(&self.tables).await?;
        let text = typed.text();
        if typed.focused.as_deref() == Some("player") {
            let id = challenge_id(typed.get("challenge").unwrap_or_default())?;
            let challenge = self.tables.challenge_for(id, &caller.requester()).await?;
            return Ok(players(&reader, &challenge, text));
        }
        let rows = self.tables.challenges(caller.server.ok_or(Refusal::NotAllowed(Right::Events))?).await?;
        let fits = |row: &&ChallengeRow| stage.is_none_or(|stage| row.stage == stage);
        Ok(choices(&reader, rows.iter().filter(fits), text))
    }
}

/// People who may manage events have a host's rights over challenges.
fn for_events(caller: &Caller) -> Request {
    Request { manages: caller.events, ..caller.request.clone() }
}

fn challenge_id(text: &str) -> Result<ChallengeId, Refusal> {
    text.trim().parse().map_err(|_| Refusal::NoSuchChallenge)
}
