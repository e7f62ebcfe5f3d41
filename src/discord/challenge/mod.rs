//! Solo challenges on Discord: posting, playing, rankings, games step by step.

mod closes;
mod shown;

pub(super) use shown::panel;

use super::answer::Answer;
use super::caller::Caller;
use super::desk::{Desk, Done, Seen, turn_panel};
use super::typed::Typed;
use crate::engine::Seed;
use crate::present::challenge::{Stepping, choices, players, words};
use crate::present::{Press, PrivatePanel, Step, Suggestion, Verb};
use crate::table::{
    ChallengeId, ChallengeRow, GameId, LANGUAGE, NewChallenge, Owner, PublicTable, Refusal, Repeat, Request, Right,
    Stage, Status, Time,
};

/// How long a challenge is open if nobody says otherwise.
const USUAL: &str = "7d";

/// Whether this is a finished try at a challenge: it shows its result in place of a turn.
pub(super) fn is_finished_try(table: &PublicTable) -> bool {
    table.status() == Status::Over && table.place().challenge().is_some()
}

impl Desk {
    pub async fn challenge_command(&self, caller: &Caller, what: &str, typed: &Typed) -> Done {
        match what {
            "post" => self.post_challenge(caller, typed).await,
            "ranking" => match typed.get("challenge") {
                Some(id) => self.ranking(caller, challenge_id(id)?, 0).await,
                None => self.overall(caller).await,
            },
            "replay" => {
                let id = challenge_id(typed.get("challenge").unwrap_or_default())?;
                match typed.get("player") {
                    Some(game) => self.replay(caller, Some(id), game).await,
                    None => self.replays(caller, id).await,
                }
            }
            "close" => self.close_challenge(caller, challenge_id(typed.get("challenge").unwrap_or_default())?).await,
            _ => Err(Refusal::NoSuchChallenge),
        }
    }

    pub async fn press_challenge(&self, caller: &Caller, press: &Press) -> Done {
        match press.verb {
            Verb::Play => self.play_challenge(caller, challenge_id(&press.game)?).await,
            Verb::Replays => self.replays(caller, challenge_id(&press.game)?).await,
            Verb::Replay => self.replay(caller, None, &press.detail).await,
            Verb::Nudge => self.nudge(caller, press.detail == "on").await,
            _ => self.ranking(caller, challenge_id(&press.game)?, press.detail.parse().unwrap_or_default()).await,
        }
    }

    async fn post_challenge(&self, caller: &Caller, typed: &Typed) -> Done {
        if let Some(answer) = self.cannot_write(caller).await? {
            return Ok(answer);
        }
        let reader = caller.reader(&self.tables).await?;
        let new = self.wanted(caller, typed).await?;
        self.tables.post_challenge(&for_events(caller), new).await?;
        Ok(PrivatePanel::word(&reader, &words::POSTED.say()).into())
    }

    /// What was typed, with what is usual where nothing was.
    async fn wanted(&self, caller: &Caller, typed: &Typed) -> Result<NewChallenge, Refusal> {
        let from = match typed.get("from") {
            Some(text) => Some(text.trim().parse::<GameId>().map_err(|_| Refusal::NoSuchGame(GameId(0)))?),
            None => None,
        };
        let kind = match typed.get("game") {
            Some(id) => self.game(id).ok_or_else(|| Refusal::NoSuchKind(id.to_owned()))?,
            None => self.games.iter().copied().find(|game| game.seats().0 == 1).ok_or(Refusal::NotAlone)?,
        };
        let repeats: Option<Repeat> = typed.get("repeat").and_then(|text| text.parse().ok());
        let language = self.language_of(caller, typed).await?;
        let name = || caller.plain_reader().manner.voice(&Default::default()).label(&kind.name().say());
        Ok(NewChallenge {
            server: caller.server,
            channel: caller.channel,
            game: Some(kind.id().to_owned()),
            title: typed.get("title").map(str::trim).filter(|title| !title.is_empty()).map_or_else(name, str::to_owned),
            closes: self.closing_time(typed.get("closes"), repeats)?,
            repeats,
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

    /// The language of the post: the one that was asked for, or that of a server that says which it speaks.
    async fn language_of(&self, caller: &Caller, typed: &Typed) -> Result<Option<String>, Refusal> {
        let chosen = match caller.server {
            Some(server) => self.tables.settings(Owner::Server(server)).await?.contains_key(LANGUAGE),
            None => false,
        };
        let of_server = caller.server_locale.filter(|_| !chosen).map(|language| language.code());
        Ok(typed.get("language").or(of_server).map(str::to_owned))
    }

    /// Begins one's try, goes on with it, or shows what came of it.
    async fn play_challenge(&self, caller: &Caller, id: ChallengeId) -> Done {
        let reply = self.tables.play_challenge(&caller.request, id).await?;
        let reader = caller.reader(&self.tables).await?;
        match (reply.table.status(), &reply.seat) {
            (Status::Over, _) => self.tried(caller, &reply.table, true).await,
            (Status::Running, Some(seat)) => Ok(turn_panel(&reader, seat, &Step::default()).into()),
            _ => Err(Refusal::ChallengeClosed),
        }
    }

    /// What came of one's try; `again` if they wanted to play it again.
    pub async fn tried(&self, caller: &Caller, table: &PublicTable, again: bool) -> Done {
        let reader = caller.reader(&self.tables).await?;
        let challenge = self.tables.challenge(table.place().challenge().ok_or(Refusal::NoSuchChallenge)?).await?;
        let own = challenge.try_of(caller.person()).ok_or(Refusal::NotSeated)?;
        match (table.sight(), table.outcome()) {
            (Some(sight), Some(outcome)) => {
                let seen = Seen::of(table);
                let end = (sight, outcome);
                Ok(PrivatePanel::tried(&seen.scene(), &reader, end, &challenge, (own, again)).into())
            }
            _ => Err(Refusal::NotStarted),
        }
    }

    async fn ranking(&self, caller: &Caller, id: ChallengeId, sheet: usize) -> Done {
        let reader = caller.reader(&self.tables).await?;
        let challenge = self.tables.challenge_for(id, &caller.viewer()).await?;
        let nudged = self.tables.wants_nudges(caller.person()).await?;
        let own = challenge.try_of(caller.person());
        Ok(PrivatePanel::ranking(&reader, &challenge, own, nudged, sheet).into())
    }

    async fn overall(&self, caller: &Caller) -> Done {
        let reader = caller.reader(&self.tables).await?;
        let server = caller.server.ok_or(Refusal::NoSuchChallenge)?;
        let overall = self.tables.overall(server).await?;
        Ok(PrivatePanel::overall(&reader, &overall, |entry| self.game(&entry.kind)).into())
    }

    async fn replays(&self, caller: &Caller, id: ChallengeId) -> Done {
        let reader = caller.reader(&self.tables).await?;
        let challenge = self.tables.challenge_for(id, &caller.viewer()).await?;
        if !challenge.is_closed() {
            return Err(Refusal::Withheld);
        }
        Ok(PrivatePanel::replays(&reader, &challenge, challenge.try_of(caller.person())).into())
    }

    /// A step of a try, as `GAME.STEP`; one of this challenge if it is named.
    async fn replay(&self, caller: &Caller, of: Option<ChallengeId>, at: &str) -> Done {
        let (game, step) = at.split_once('.').unwrap_or((at, "0"));
        let game: GameId = game.parse().map_err(|_| Refusal::NoSuchGame(GameId(0)))?;
        let reader = caller.reader(&self.tables).await?;
        let replayed = self.tables.replayed(game, of, &caller.viewer(), step.parse().unwrap_or_default()).await?;
        let seen = Seen::of(&replayed.table);
        let (step, last) = (replayed.step, replayed.last);
        let at = Stepping { sight: replayed.sight(), told: replayed.told(), step, last };
        Ok(PrivatePanel::replay(&seen.scene(), &reader, &at).into())
    }

    async fn close_challenge(&self, caller: &Caller, id: ChallengeId) -> Done {
        let reader = caller.reader(&self.tables).await?;
        self.tables.close_early(&for_events(caller), id).await?;
        Ok(PrivatePanel::word(&reader, &words::CLOSED_EARLY.say()).into())
    }

    async fn nudge(&self, caller: &Caller, wanted: bool) -> Done {
        let reader = caller.reader(&self.tables).await?;
        self.tables.set_nudges(&caller.request, wanted).await?;
        let said = if wanted { &words::NUDGES_ON } else { &words::NUDGES_OFF };
        Ok(Answer::from(PrivatePanel::word(&reader, &said.say())))
    }

    pub async fn complete_challenge(
        &self,
        caller: &Caller,
        what: &str,
        typed: &Typed,
        focused: &str,
    ) -> Result<Vec<Suggestion>, Refusal> {
        let reader = caller.reader(&self.tables).await?;
        let text = typed.get(focused).unwrap_or_default();
        if focused == "player" {
            let id = challenge_id(typed.get("challenge").unwrap_or_default())?;
            let challenge = self.tables.challenge_for(id, &caller.viewer()).await?;
            return Ok(players(&reader, &challenge, text));
        }
        let rows = self.tables.challenges(caller.server.ok_or(Refusal::NotAllowed(Right::Events))?).await?;
        let fits = |row: &&ChallengeRow| match what {
            "close" => row.stage == Stage::Open,
            "replay" => row.stage == Stage::Closed,
            _ => true,
        };
        Ok(choices(&reader, rows.iter().filter(fits), text))
    }
}

/// Who may manage events may do with challenges what a host may.
fn for_events(caller: &Caller) -> Request {
    Request { manages: caller.events, ..caller.request.clone() }
}

fn challenge_id(text: &str) -> Result<ChallengeId, Refusal> {
    text.trim().parse().map_err(|_| Refusal::NoSuchChallenge)
}
