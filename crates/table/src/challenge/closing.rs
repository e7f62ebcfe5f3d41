//! Updating the post of a challenge, closing it, and posting the next one if it repeats.

use std::time::Duration;

use super::row::{ChallengeRow, ChallengeStage};
use crate::Tables;
use crate::change::editing::LockedTables;
use crate::clock::Time;
use crate::delivery::post::{Outgoing, Post};
use crate::ids::{Address, ChallengeId, InteractionId};
use crate::operating::scheduler::{Job, ScheduledJob};
use crate::reminders::policy::Nudges;
use crate::store::{Player, Scope, Status, StoreError, TableRow, Write};

/// How long to wait before retrying to post the next challenge.
const RETRY_DELAY: Duration = Duration::from_secs(60 * 60);

impl Tables {
    /// Updates the post to the current state. Changes since the last update are batched.
    pub(crate) async fn show_challenge(&self, scheduled: ScheduledJob, id: ChallengeId) -> Result<(), StoreError> {
        let Some(row) = self.0.store.challenge(id).await? else {
            return self.complete_job(scheduled, None, Vec::new()).await;
        };
        let shown = Write::Shown { challenge: id, at: self.now() };
        self.complete_job(scheduled, None, vec![self.refresh_post(&row), shown]).await
    }

    /// The time is up: unfinished tries end, the final ranking is posted, and the next challenge may begin.
    pub(crate) async fn close_challenge(&self, scheduled: ScheduledJob, id: ChallengeId) -> Result<(), StoreError> {
        let Some(row) = self.0.store.challenge(id).await? else {
            return self.complete_job(scheduled, None, Vec::new()).await;
        };
        let now = self.now();
        let mut closing = match row.stage {
            ChallengeStage::Open if now < row.closes => {
                return self.complete_job(scheduled, Some(row.closes), Vec::new()).await;
            }
            ChallengeStage::Open => Some(self.closing(&row).await?),
            // The challenge has closed already; only the next one is still missing.
            ChallengeStage::Closed => None,
        };
        let mut writes = closing.as_mut().map(|group| std::mem::take(&mut group.writes)).unwrap_or_default();
        let last = row.season.is_some_and(|week| week.next().is_none());
        writes.extend((last && closing.is_some()).then(|| self.season_post(&row)));
        let mut again = None;
        let next = match row.repeats {
            Some(repeat) => Some(self.next_of(&row, repeat).await),
            None => None,
        };
        match next {
            Some(Ok(next)) => writes.extend(next),
            Some(Err(refusal)) => {
                tracing::error!(challenge = %id, ?refusal, "the next challenge could not be posted; retrying later");
                again = Some(now.plus(RETRY_DELAY));
            }
            None => {}
        }
        self.complete_job(scheduled, again, writes).await
    }

    /// Everything that closing changes, with the tries locked. The standings are a post of their own, so people see
    /// them even if the first post was deleted.
    pub(super) async fn closing(&self, row: &ChallengeRow) -> Result<LockedTables, StoreError> {
        let (challenge, now) = (row.id, self.now());
        let mut group =
            self.edit_all(Scope::Challenge(challenge), |table, players| end_try(table, players, now)).await?;
        let by = InteractionId::new(format!("challenge:{challenge}:closing"));
        let standings = self.outgoing(&by, Address::Channel(row.channel), Post::Standings { challenge });
        group.writes.extend([
            group.check.clone(),
            Write::Close { challenge, at: now },
            Write::Due { job: Job::ShowChallenge(challenge), due: None },
            self.refresh_post(row),
            Write::Post(standings),
        ]);
        Ok(group)
    }

    /// The final table of the season that ends with this challenge.
    pub(super) fn season_post(&self, row: &ChallengeRow) -> Write {
        let by = InteractionId::new(format!("challenge:{}:season", row.id));
        Write::Post(self.outgoing(&by, Address::Channel(row.channel), Post::Season { challenge: row.id }))
    }

    fn refresh_post(&self, row: &ChallengeRow) -> Write {
        let by = InteractionId::new(format!("challenge:{}:shown", row.id));
        let edit = self.outgoing(&by, Address::Channel(row.channel), Post::Refresh);
        Write::Post(Outgoing { about: Some(row.message), ..edit })
    }
}

/// An unfinished try ends with its challenge, and waits for nobody.
fn end_try(row: &mut TableRow, players: &mut [Player], now: Time) {
    if row.status == Status::Running {
        (row.status, row.ended) = (Status::Cancelled, Some(now));
        for player in players {
            (player.since, player.nudges) = (None, Nudges::default());
        }
    }
}
