//! Trying a challenge: everybody starts the same game, once, and plays it alone.

use super::row::ChallengeRow;
use crate::answer::{Answer, Refusal, Reply, Request};
use crate::change::loaded::ChallengeInfo;
use crate::clock::DAY;
use crate::ids::{ChallengeId, Place, Which};
use crate::operating::scheduler::Job;
use crate::store::{StoreError, Write};
use crate::{Tables, reply};

impl Tables {
    /// Starts a try, or resumes the existing one: everybody has one.
    pub async fn play_challenge(&self, request: &Request, id: ChallengeId) -> Result<Reply, Refusal> {
        let row = self.challenge_row_for(id, &request.requester()).await?;
        if let Some(reply) = self.try_of(request, id).await? {
            return Ok(reply);
        }
        if !row.is_open(self.now()) {
            return Err(Refusal::ChallengeClosed);
        }
        match self.begin_try(request, &row).await {
            // They pressed twice.
            Err(Refusal::PlaceTaken(_)) => {
                self.try_of(request, id).await?.ok_or(Refusal::Unavailable(StoreError::Busy))
            }
            begun => begun,
        }
    }

    /// The try of this person, running or not.
    async fn try_of(&self, request: &Request, id: ChallengeId) -> Result<Option<Reply>, Refusal> {
        let Some(game) = self.0.store.try_of(id, request.person).await? else { return Ok(None) };
        let (_, loaded) = self.find(Which::Game(game)).await?;
        Ok(Some(reply(loaded, request, Answer::Opened { game }.into(), true)))
    }

    async fn begin_try(&self, request: &Request, row: &ChallengeRow) -> Result<Reply, Refusal> {
        let kind = self.kind(&row.game)?;
        let content = self.stored_edition(&row.edition).await?;
        let loaded_game = self.0.catalogue.read(kind, &content).map_err(|error| Refusal::Edition(error.to_string()))?;
        let place = Place::Try { challenge: row.id, person: request.person };
        let mut draft = self.new_table(request, kind, place, row.options.clone()).await?;
        draft.row.seed = Some(row.seed);
        draft.challenge = Some(ChallengeInfo::of(row));
        self.begin_on(&mut draft, &*loaded_game, content, None)?;
        let (game, now) = (draft.row.id, draft.now);
        draft.writes.push(Write::Try { challenge: row.id, game });
        draft.writes.push(row.next_edit(now));
        draft.schedule(Job::Nudge(game), Some(now.plus(DAY)));
        self.create(request, draft).await
    }
}
