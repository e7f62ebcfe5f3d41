//! The par of a challenge: the median result of a bot that played it five times. Nothing else of those games is stored.

use super::worker::{BotWorker, best_first, in_background};
use crate::ids::{ChallengeId, InteractionId};
use crate::operating::scheduler::POLL_INTERVAL;
use crate::store::Write;
use crate::{StoreError, Tables};
use engine::search::{Advice, Level};
use engine::{Entry, Move, Play, Seat, Seed};

/// How often a challenge is played.
const GAMES: usize = 5;
/// At which level.
const LEVEL: Level = Level::Normal;
/// A game longer than this will not end.
const MOST_STEPS: usize = 10_000;
/// The only seat of a challenge.
const ALONE: Seat = Seat(0);

impl BotWorker {
    /// Finds the par of each open challenge that has none yet; runs forever.
    pub(super) async fn set_pars(&self) {
        let tables = &self.tables;
        loop {
            tables.until_writable().await;
            if let Err(error) = self.set_missing_pars().await
                && error.need().is_none()
            {
                tracing::error!(%error, "cannot look for challenges without a par; retrying later");
            }
            tokio::select! {
                () = tables.0.challenge_posted.notified() => {}
                () = tables.0.clock.until(tables.now().plus(POLL_INTERVAL)) => {}
            }
        }
    }

    /// Finds the par of each open challenge that has none yet. One that fails does not hold up the others.
    pub async fn set_missing_pars(&self) -> Result<(), StoreError> {
        for challenge in self.tables.0.store.challenges_without_par().await? {
            if let Err(error) = self.tables.set_par(challenge).await {
                if error.need().is_some() {
                    return Err(error);
                }
                tracing::error!(%challenge, %error, "cannot find the par of a challenge; retrying later");
            }
        }
        Ok(())
    }
}

impl Tables {
    async fn set_par(&self, id: ChallengeId) -> Result<(), StoreError> {
        let Some(row) = self.0.store.challenge(id).await? else { return Ok(()) };
        let Some(kind) = self.0.catalogue.find(&row.game).filter(|kind| kind.rules == row.rules) else {
            // The rules have changed since it was posted, so nobody plays it that way any more.
            return Ok(());
        };
        let beginning = match self.challenge(id).await {
            Ok(challenge) => challenge.beginning(),
            Err(refusal) => return Err(StoreError::Failed(format!("challenge {id} of {}: {refusal:?}", kind.id))),
        };
        let mut totals = Vec::with_capacity(GAMES);
        for _ in 0..GAMES {
            let secret = Seed::fresh().map_err(|error| StoreError::Failed(error.to_string()))?;
            totals.push(
                self.play_out(beginning.clone(), secret)
                    .await
                    .ok_or_else(|| StoreError::Failed(format!("a bot cannot play challenge {id} to its end")))?,
            );
        }
        totals.sort_unstable();
        let par = totals[GAMES / 2];
        let writes = vec![Write::Par { challenge: id, par }, row.next_edit(self.now())];
        self.commit_unrequested(InteractionId::new(format!("par:{id}")), writes).await.map(drop)
    }

    /// Plays a solo game to its end and returns the result. Takes a thinking slot for each step, so that no table waits
    /// for long.
    async fn play_out(&self, mut play: Play, secret: Seed) -> Option<i32> {
        for _ in 0..MOST_STEPS {
            if play.is_over() {
                return play.outcome()?.seat(ALONE).map(|score| score.total);
            }
            let _slot = self.0.thinking.for_background().await;
            let (played, advice) = think_alone(play, secret).await?;
            play = played;
            let entered = best_first(&advice?)
                .into_iter()
                .any(|one| play.enter(&Entry { seat: ALONE, what: Move::Act(one.action) }).is_ok());
            if !entered {
                return None;
            }
        }
        None
    }
}

async fn think_alone(play: Play, secret: Seed) -> Option<(Play, Option<Advice>)> {
    let advise = move || {
        let advice = play.private(ALONE).and_then(|view| view.advise(&LEVEL.settings(), &secret));
        (play, advice)
    };
    in_background("par", advise).await
}
