//! What tests of tables need of their inside; only with the feature `testing`.

use std::future::Future;

use super::bots::BotSeat;
use super::store::Scope;
use super::view::PrivateTable;
use super::{ChallengeId, GameId, InteractionId, Status, StoreError, Tables, Which};
use crate::operating::scheduler::ScheduledJob;

impl Tables {
    /// The first bot that is asked, and what it sees.
    pub async fn first_asked_bot(&self, game: GameId) -> Option<(PrivateTable, BotSeat)> {
        let (_, loaded) = self.find(Which::Game(game)).await.ok()?;
        let (seat, bot) = loaded.asked_bot()?;
        Some((PrivateTable { loaded, seat }, bot))
    }

    pub async fn enter_answers_of_bot(&self, seen: &PrivateTable, answers: &[String]) -> Result<(), StoreError> {
        self.enter_for_bot(seen, answers).await
    }

    /// Takes every thinking slot until the result is dropped.
    pub async fn take_all_thinking_slots(&self) -> impl Drop + '_ {
        self.0.thinking.all().await
    }

    pub async fn close_challenge_now(&self, scheduled: ScheduledJob, challenge: ChallengeId) -> Result<(), StoreError> {
        self.close_challenge(scheduled, challenge).await
    }

    /// Cancels all tables in a scope while something else happens; whether that was kept.
    pub async fn cancel_all_while(&self, scope: Scope, meanwhile: impl Future) -> Result<bool, StoreError> {
        let mut group = self.edit_all(scope, |row, _| row.status = Status::Cancelled).await?;
        meanwhile.await;
        let mut writes = vec![group.check.clone()];
        writes.append(&mut group.writes);
        self.commit_unrequested(InteractionId::new("all"), writes).await
    }

    pub async fn writable_again(&self) {
        self.until_writable().await;
    }

    pub async fn clock_settled(&self) -> bool {
        self.clock_is_settled().await
    }

    /// Wakes the scheduler.
    pub fn wake_scheduler(&self) {
        self.0.job_scheduled.notify_one();
    }

    /// Waits until both the outbox worker and the bots were woken.
    pub async fn woken(&self) {
        self.0.retries.wake.notified().await;
        self.0.bots_asked.notified().await;
    }
}
