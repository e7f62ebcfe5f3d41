//! Posting a challenge, and closing it early.

use std::time::Duration;

use super::row::{ChallengeRow, ChallengeStage, Repeat, Seeded, Week};
use crate::answer::{Answer, Refusal, Request, Right};
use crate::change::editing::ATTEMPTS;
use crate::clock::Time;
use crate::delivery::post::Post;
use crate::ids::{Address, ChallengeId, ChannelId, GameId, InteractionId, PersonId, ServerId};
use crate::operating::scheduler::Job;
use crate::store::{Status, StoreError, Write};
use crate::{Requester, Tables, Which, fresh_seed};
use engine::{GameInfo, Options, Seed};

/// The shortest and longest time until a challenge closes.
const SHORTEST: Duration = Duration::from_secs(5 * 60);
const LONGEST: Duration = Duration::from_secs(92 * 24 * 60 * 60);
/// The longest title.
const TITLE: usize = 80;

/// A challenge to be posted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewChallenge {
    pub server: Option<ServerId>,
    pub channel: ChannelId,
    /// The id of the game to play; none if it is that of `from`.
    pub game: Option<String>,
    pub title: String,
    pub closes: Time,
    pub repeats: Option<Repeat>,
    /// Whether it begins a season.
    pub season: bool,
    pub seed: Option<Seed>,
    /// A finished game whose seed is to be played.
    pub from: Option<GameId>,
    pub language: Option<String>,
}

/// The game that is played.
struct ChallengeGame {
    kind: &'static GameInfo,
    options: Options,
    seed: Seed,
    seeded: Seeded,
}

/// Where, by whom and how a challenge is posted: what a repetition has in common with the previous one.
struct ChallengePosting {
    server: Option<ServerId>,
    channel: ChannelId,
    title: String,
    host: Option<PersonId>,
    language: Option<String>,
    repeats: Option<Repeat>,
    part: SeasonPart,
}

/// How a challenge relates to a season.
enum SeasonPart {
    Alone,
    /// The first week of a new season.
    First,
    Next(Week),
}

impl Tables {
    /// Posts a challenge. Only people who manage events may.
    pub async fn post_challenge(&self, request: &Request, new: NewChallenge) -> Result<ChallengeId, Refusal> {
        if !request.requester().manages(new.server) || new.server.is_none() {
            return Err(Refusal::NotAllowed(Right::Events));
        }
        let now = self.now();
        if new.closes < now.plus(SHORTEST) || new.closes > now.plus(LONGEST) {
            return Err(Refusal::NoClosingTime);
        }
        let game = self.challenge_game(&new, &request.requester()).await?;
        let posting = ChallengePosting {
            server: new.server,
            channel: new.channel,
            title: new.title.trim().chars().take(TITLE).collect(),
            host: Some(request.person),
            language: new.language,
            repeats: if new.season { Some(Repeat::Weekly) } else { new.repeats },
            part: if new.season { SeasonPart::First } else { SeasonPart::Alone },
        };
        let (id, writes) = self.new_challenge(&request.id, game, posting, new.closes).await?;
        match self.commit_request(request, Answer::Challenged { challenge: id }, writes).await? {
            Answer::Challenged { challenge } => Ok(challenge),
            _ => Ok(id),
        }
    }

    async fn challenge_game(&self, new: &NewChallenge, viewer: &Requester) -> Result<ChallengeGame, Refusal> {
        if let Some(game) = new.from {
            return self.game_from(game, viewer).await;
        }
        let game = new.game.as_deref().unwrap_or_default();
        let kind = self.kind(game)?;
        let (seed, seeded) = match new.seed {
            Some(seed) => (seed, Seeded::Typed),
            None => (fresh_seed()?, Seeded::Drawn),
        };
        must_be_solo(kind)?;
        Ok(ChallengeGame { kind, options: Options::default(), seed, seeded })
    }

    /// A finished game of this server, or one of this person's own, whose seed is no longer secret.
    async fn game_from(&self, game: GameId, viewer: &Requester) -> Result<ChallengeGame, Refusal> {
        let (_, loaded) = self.find_for(Which::Game(game), Some(viewer)).await?;
        self.check_not_withheld(loaded.row.place).await?;
        match (loaded.row.status, loaded.row.seed) {
            (Status::Over, Some(seed)) => {
                must_be_solo(loaded.kind)?;
                let options = loaded.row.options.clone();
                Ok(ChallengeGame { kind: loaded.kind, options, seed, seeded: Seeded::From(game) })
            }
            _ => Err(Refusal::NotOver),
        }
    }

    /// The writes that post the next one of a repeating challenge, with another seed and the same title and place. After
    /// the last week of a season there is none.
    pub(super) async fn next_of(&self, row: &ChallengeRow, repeat: Repeat) -> Result<Vec<Write>, Refusal> {
        let part = match row.season.map(Week::next) {
            None => SeasonPart::Alone,
            Some(Some(week)) => SeasonPart::Next(week),
            Some(None) => return Ok(Vec::new()),
        };
        let kind = self.kind(&row.game)?;
        let seed = fresh_seed()?;
        let game = ChallengeGame { kind, options: row.options.clone(), seed, seeded: Seeded::Drawn };
        let ChallengeRow { server, channel, host, .. } = *row;
        let (title, language) = (row.title.clone(), row.language.clone());
        let posting = ChallengePosting { server, channel, title, host, language, repeats: Some(repeat), part };
        let by = InteractionId::new(format!("challenge:{}:next", row.id));
        self.new_challenge(&by, game, posting, repeat.next(row.closes, self.now())).await.map(|(_, writes)| writes)
    }

    /// A new challenge with the newest edition, its post and its closing job.
    async fn new_challenge(
        &self,
        by: &InteractionId,
        ChallengeGame { kind, options, seed, seeded }: ChallengeGame,
        ChallengePosting { server, channel, title, host, language, repeats, part }: ChallengePosting,
        closes: Time,
    ) -> Result<(ChallengeId, Vec<Write>), Refusal> {
        let edition = self.0.catalogue.current(kind)?;
        let opening = kind.opening(&edition.content, options, 1, seed).map_err(|_| Refusal::NotAlone)?;
        let (id, now) = (self.next_challenge().await?, self.now());
        let post = self.outgoing(by, Address::Channel(channel), Post::Challenge { challenge: id });
        let row = ChallengeRow {
            id,
            server,
            channel,
            game: opening.game.clone(),
            options: opening.options,
            edition: opening.edition.clone(),
            rules: opening.rules,
            seed,
            salt: fresh_seed()?,
            seeded,
            title,
            host,
            language,
            repeats,
            season: match part {
                SeasonPart::Alone => None,
                SeasonPart::First => Some(Week { season: id, number: 1 }),
                SeasonPart::Next(week) => Some(week),
            },
            stage: ChallengeStage::Open,
            message: post.id,
            shown: now,
            opened: now,
            closes,
            closed: None,
            par: None,
        };
        let writes = vec![
            Write::Edition { hash: opening.edition, game: opening.game, content: edition.content },
            Write::Challenge(Box::new(row)),
            Write::Post(post),
            Write::Due { job: Job::CloseChallenge(id), due: Some(closes) },
        ];
        Ok((id, writes))
    }

    /// Closes a challenge early: it no longer repeats, and its season ends. Only the person who posted it and people who
    /// manage events may.
    pub async fn close_early(&self, request: &Request, id: ChallengeId) -> Result<(), Refusal> {
        let row = self.challenge_row_for(id, &request.requester()).await?;
        if !request.requester().manages(row.server) && row.host != Some(request.person) {
            return Err(Refusal::NotAllowed(Right::Events));
        }
        if row.stage == ChallengeStage::Closed {
            return Err(Refusal::ChallengeClosed);
        }
        let mut closed = Err(Refusal::Unavailable(StoreError::Busy));
        for _ in 0..ATTEMPTS {
            let mut group = self.closing(&row).await?;
            let mut writes = std::mem::take(&mut group.writes);
            writes.push(Write::Due { job: Job::CloseChallenge(id), due: None });
            writes.extend(row.season.map(|_| self.season_post(&row)));
            closed = self.commit_request(request, Answer::Challenged { challenge: id }, writes).await.map(drop);
            // Somebody may have started a try in the meantime.
            if !matches!(closed, Err(Refusal::Unavailable(StoreError::Busy))) {
                break;
            }
        }
        closed
    }
}

/// Fails unless one person can play this game alone, as challenges need.
fn must_be_solo(kind: &GameInfo) -> Result<(), Refusal> {
    if kind.seats.0 == 1 { Ok(()) } else { Err(Refusal::NotAlone) }
}
