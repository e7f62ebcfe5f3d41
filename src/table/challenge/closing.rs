//! Bringing the post of a challenge up to date, closing it, and posting the next one of those that repeat.

use std::time::Duration;

use super::row::{ChallengeRow, Stage};
use crate::table::Tables;
use crate::table::agenda::Planned;
use crate::table::ids::{Address, ChallengeId, InteractionId};
use crate::table::post::{Outgoing, Post};
use crate::table::store::{Trouble, Write};

/// When it is tried again to post a next challenge that could not be.
const LATER: Duration = Duration::from_secs(60 * 60);

impl Tables {
    /// The post shows what is now. Changes since the last time were gathered.
    pub(in crate::table) async fn show_challenge(&self, planned: Planned, id: ChallengeId) -> Result<(), Trouble> {
        let Some(row) = self.0.store.challenge(id).await? else { return self.see_to(planned, None, Vec::new()).await };
        let shown = Write::Shown { challenge: id, at: self.now() };
        self.see_to(planned, None, vec![self.refreshed(&row), shown]).await
    }

    /// The time is up: the final ranking is posted, unfinished tries end, and the next challenge may begin.
    pub(in crate::table) async fn close_challenge(&self, planned: Planned, id: ChallengeId) -> Result<(), Trouble> {
        let Some(row) = self.0.store.challenge(id).await? else { return self.see_to(planned, None, Vec::new()).await };
        let now = self.now();
        let mut writes = match row.stage {
            Stage::Open if now < row.closes => return self.see_to(planned, Some(row.closes), Vec::new()).await,
            Stage::Open => self.closing(&row),
            // Only what was to follow is still owed.
            Stage::Closed => Vec::new(),
        };
        let mut again = None;
        match row.repeats.map(|repeat| self.next_of(&row, repeat)) {
            Some(Ok(next)) => writes.extend(next),
            Some(Err(refusal)) => {
                tracing::error!(challenge = %id, ?refusal, "the next challenge must wait");
                again = Some(now.plus(LATER));
            }
            None => {}
        }
        let kept = self.see_to(planned, again, writes).await;
        // Any try in memory may still be running there.
        self.0.cache.clear();
        kept
    }

    /// What closing comes to. Standings are a post of their own, so they are seen even if the first one was deleted.
    pub(super) fn closing(&self, row: &ChallengeRow) -> Vec<Write> {
        let by = InteractionId::new(format!("challenge:{}:closing", row.id));
        let post = Post::Standings { challenge: row.id };
        let standings = self.outgoing(&by, Address::Channel(row.channel), post);
        vec![Write::Close { challenge: row.id, at: self.now() }, self.refreshed(row), Write::Post(standings)]
    }

    fn refreshed(&self, row: &ChallengeRow) -> Write {
        let by = InteractionId::new(format!("challenge:{}:shown", row.id));
        let edit = self.outgoing(&by, Address::Channel(row.channel), Post::Refresh);
        Write::Post(Outgoing { about: Some(row.message), ..edit })
    }
}
