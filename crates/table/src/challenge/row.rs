//! What is stored of challenges and tries.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use sha2::{Digest, Sha256};

use crate::clock::{DAY, Time};
use crate::fairness::Apart;
use crate::ids::{ChallengeId, ChannelId, GameId, IdError, PersonId, Place, PostId, ServerId};
use crate::operating::scheduler::{Job, ScheduledJob};
use crate::store::{Status, Write};
use engine::{EditionHash, Options, Seed, SoloResult};

/// The shortest time between two edits of a post.
const EDIT_INTERVAL: Duration = Duration::from_secs(60);

/// The stage a challenge is in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display, strum::EnumString)]
#[strum(serialize_all = "kebab-case")]
pub enum ChallengeStage {
    Open,
    Closed,
}

/// How often a challenge repeats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display, strum::EnumString)]
#[strum(serialize_all = "kebab-case")]
pub enum Repeat {
    Daily,
    Weekly,
}

impl Repeat {
    pub const ALL: [Repeat; 2] = [Repeat::Daily, Repeat::Weekly];

    pub fn period(self) -> Duration {
        match self {
            Repeat::Daily => DAY,
            Repeat::Weekly => 7 * DAY,
        }
    }

    /// When the next challenge closes: at the same time of day. A closing time less than half a period away is skipped, so
    /// after an outage of several periods only one challenge is posted.
    pub fn next(self, closes: Time, now: Time) -> Time {
        let mut next = closes.plus(self.period());
        while next < now.plus(self.period() / 2) {
            next = next.plus(self.period());
        }
        next
    }
}

/// A week of a season. A season is named by its first challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Week {
    pub season: ChallengeId,
    /// From 1.
    pub number: u8,
}

impl Week {
    /// How many challenges a season has.
    pub const ALL: u8 = 8;

    /// The week after this one. None: this is the last.
    pub fn next(self) -> Option<Week> {
        (self.number < Week::ALL).then_some(Week { number: self.number + 1, ..self })
    }
}

/// Where the seed comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seeded {
    /// Drawn at random; nobody knows it.
    Drawn,
    /// Typed by a person.
    Typed,
    /// Taken from a finished game.
    From(GameId),
}

impl Seeded {
    /// Whether somebody may already know the seed.
    pub fn is_known(self) -> bool {
        self != Seeded::Drawn
    }
}

impl fmt::Display for Seeded {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Seeded::Drawn => f.write_str("drawn"),
            Seeded::Typed => f.write_str("typed"),
            Seeded::From(game) => write!(f, "from:{game}"),
        }
    }
}

impl FromStr for Seeded {
    type Err = IdError;

    fn from_str(text: &str) -> Result<Seeded, IdError> {
        match text.split_once(':') {
            None if text == "drawn" => Ok(Seeded::Drawn),
            None if text == "typed" => Ok(Seeded::Typed),
            Some(("from", game)) => game.parse().map(Seeded::From),
            _ => Err(IdError(text.to_owned())),
        }
    }
}

/// A stored challenge. `Debug` hides seed and salt.
#[derive(Clone, Debug, PartialEq)]
pub struct ChallengeRow {
    pub id: ChallengeId,
    pub server: Option<ServerId>,
    pub channel: ChannelId,
    /// The id of the game that is played.
    pub game: String,
    pub options: Options,
    pub edition: EditionHash,
    /// The rules number at the time of posting.
    pub rules: u32,
    pub seed: Seed,
    pub salt: Seed,
    pub seeded: Seeded,
    pub title: String,
    pub host: Option<PersonId>,
    /// The language of its posts, as a language code of the front end.
    pub language: Option<String>,
    pub repeats: Option<Repeat>,
    /// Which week of which season it is.
    pub season: Option<Week>,
    pub stage: ChallengeStage,
    pub message: PostId,
    /// When its post was last updated.
    pub shown: Time,
    pub opened: Time,
    pub closes: Time,
    pub closed: Option<Time>,
    /// A bot's result; none if no bot has played it yet.
    pub par: Option<i32>,
}

impl ChallengeRow {
    pub fn place(&self) -> Place {
        Place::Channel { server: self.server, channel: self.channel }
    }

    /// Whether people may still play.
    pub fn is_open(&self, now: Time) -> bool {
        self.stage == ChallengeStage::Open && now < self.closes
    }

    /// When its post is updated next: now, or a minute after the last update, so that changes are batched.
    pub(crate) fn next_edit(&self, now: Time) -> Write {
        let (job, due) = (Job::ShowChallenge(self.id), now.max(self.shown.plus(EDIT_INTERVAL)));
        Write::BringForward(ScheduledJob { job, due })
    }

    /// The SHA-256 of `seed:salt`, published beforehand to prove that nobody chose the seed afterwards.
    pub fn commitment(&self) -> String {
        let hash = Sha256::digest(format!("{}:{}", self.seed, self.salt));
        hash.iter().map(|byte| format!("{byte:02x}")).collect()
    }
}

/// A stored try.
#[derive(Clone, Debug, PartialEq)]
pub struct TryRow {
    pub challenge: ChallengeId,
    pub game: GameId,
    /// The id of the game that is played.
    pub kind: String,
    /// None if the person asked to be forgotten.
    pub person: Option<PersonId>,
    pub name: String,
    pub status: Status,
    /// Why it is listed apart from the ranking, if it is; decided when it is finished.
    pub apart: Option<Apart>,
    /// Whether it was started under the challenge's rules number.
    pub same_rules: bool,
    pub solo_result: Option<SoloResult>,
    /// The score.
    pub total: Option<i32>,
    pub finished: Option<Time>,
}

#[cfg(test)]
impl TryRow {
    /// A finished try; person 0 was forgotten.
    pub(super) fn finished(challenge: i64, person: u64, wigs: i32) -> TryRow {
        TryRow {
            challenge: ChallengeId(challenge),
            game: GameId(challenge * 100 + person as i64),
            kind: "trial".to_owned(),
            person: (person > 0).then_some(PersonId(person)),
            name: format!("person {person}"),
            status: Status::Over,
            apart: None,
            same_rules: true,
            solo_result: Some(SoloResult::of(&[("wigs", wigs)])),
            total: Some(wigs),
            finished: Some(Time(challenge)),
        }
    }
}

/// Which tries to list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TriesOf {
    Challenge(ChallengeId),
    /// The finished ones at closed challenges of a server.
    Server(ServerId),
    /// The finished ones at closed challenges of a season, which its first challenge names.
    Season(ChallengeId),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn origins_round_trip() {
        for seeded in [Seeded::Drawn, Seeded::Typed, Seeded::From(GameId(7))] {
            assert_eq!(seeded.to_string().parse(), Ok(seeded));
        }
        assert!("guessed".parse::<Seeded>().is_err());
    }

    #[test]
    fn the_next_one_closes_at_the_same_time_of_day_however_long_the_pause() {
        let hours = |hours: i64| Time(hours * 3_600);
        assert_eq!(Repeat::Daily.next(hours(100), hours(100)), hours(124));
        assert_eq!(Repeat::Daily.next(hours(100), hours(111)), hours(124));
        assert_eq!(Repeat::Daily.next(hours(100), hours(123)), hours(148), "one hour is too short");
        assert_eq!(Repeat::Daily.next(hours(100), hours(200)), hours(220));
        assert_eq!(Repeat::Weekly.next(hours(100), hours(101)), hours(268));
    }
}
