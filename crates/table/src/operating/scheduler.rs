//! The scheduler: jobs that fall due, each stored as a row with its time, so that they survive the process.
//!
//! Jobs are lazy. A job that is due first checks whether its reason still holds; if it comes too early, because
//! somebody has moved in the meantime, it just moves to a later time. So a move writes to the schedule only if it
//! changes who is awaited. **Invariant:** a job is carried out in the transaction that removes or reschedules it.

use std::collections::HashMap;
use std::fmt;
use std::future::Future;
use std::str::FromStr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use crate::answer::{Answer, Refusal};
use crate::change::draft::Draft;
use crate::change::editing::{Author, EditError};
use crate::clock::Time;
use crate::ids::{ChallengeId, GameId, IdError, InteractionId, PersonId, Which};
use crate::store::{CommitError, Write};
use crate::{StoreError, Tables};

/// How many jobs are fetched at once.
const AT_ONCE: u32 = 64;
/// The schedule is checked this often even if nothing is due: the system clock may have been changed, or the machine
/// suspended.
pub(crate) const POLL_INTERVAL: Duration = Duration::from_secs(60);
/// How long the store is given to recover.
const RECOVERY: Duration = Duration::from_secs(2);
/// The delay before a failed job is retried; it doubles with each failure, up to the longest.
const FIRST_DELAY: Duration = Duration::from_secs(4);
const LONGEST_DELAY: Duration = Duration::from_secs(60 * 60);

/// A scheduled job.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Job {
    /// Closes an idle lobby.
    CloseLobby(GameId),
    /// Closes a challenge; the next one may begin.
    CloseChallenge(ChallengeId),
    /// Updates the post of a challenge.
    ShowChallenge(ChallengeId),
    /// Reminds a person of their try at a challenge.
    Nudge(GameId),
    /// Reminds the players a game waits for; finally puts the game to sleep.
    Remind(GameId),
    /// Checks whether a player's time has run out.
    Clock(GameId),
    /// Expires votes.
    Votes(GameId),
    /// Ends a person's absence: they are told which games wait for them.
    Return(PersonId),
}

impl fmt::Display for Job {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Job::CloseLobby(game) => write!(f, "close-lobby:{game}"),
            Job::CloseChallenge(challenge) => write!(f, "close-challenge:{challenge}"),
            Job::ShowChallenge(challenge) => write!(f, "show-challenge:{challenge}"),
            Job::Nudge(game) => write!(f, "nudge:{game}"),
            Job::Remind(game) => write!(f, "remind:{game}"),
            Job::Clock(game) => write!(f, "clock:{game}"),
            Job::Votes(game) => write!(f, "votes:{game}"),
            Job::Return(person) => write!(f, "return:{person}"),
        }
    }
}

impl FromStr for Job {
    type Err = IdError;

    fn from_str(text: &str) -> Result<Job, IdError> {
        match text.split_once(':') {
            Some(("close-lobby", game)) => game.parse().map(Job::CloseLobby),
            Some(("close-challenge", challenge)) => challenge.parse().map(Job::CloseChallenge),
            Some(("show-challenge", challenge)) => challenge.parse().map(Job::ShowChallenge),
            Some(("nudge", game)) => game.parse().map(Job::Nudge),
            Some(("remind", game)) => game.parse().map(Job::Remind),
            Some(("clock", game)) => game.parse().map(Job::Clock),
            Some(("votes", game)) => game.parse().map(Job::Votes),
            Some(("return", person)) => person.parse().map(Job::Return),
            _ => Err(IdError(text.to_owned())),
        }
    }
}

/// A job and the time when it is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScheduledJob {
    pub job: Job,
    pub due: Time,
}

/// Runs jobs when they are due.
#[derive(Clone)]
pub struct Scheduler {
    tables: Tables,
    /// How often jobs have failed since they last succeeded.
    failures: Arc<Mutex<HashMap<Job, u32>>>,
}

impl Scheduler {
    pub fn new(tables: Tables) -> Scheduler {
        Scheduler { tables, failures: Arc::default() }
    }

    /// Runs jobs as they fall due, until `stop`.
    pub async fn run(&self, stop: impl Future<Output = ()>) {
        let mut stop = std::pin::pin!(stop);
        let mut beat = None::<Duration>;
        loop {
            tokio::select! {
                () = &mut stop => return,
                () = self.tables.until_writable() => {}
            }
            let elapsed = self.tables.0.clock.elapsed();
            if beat.is_none_or(|beat| elapsed.saturating_sub(beat) >= POLL_INTERVAL) {
                beat = Some(elapsed);
                if let Err(error) = self.tables.heartbeat().await
                    && error.need().is_none()
                {
                    tracing::warn!(%error, "could not record a heartbeat; clocks may keep running during an outage");
                }
            }
            let woken = self.tables.0.job_scheduled.notified();
            let next = match self.run_due().await {
                Ok(next) => next,
                Err(error) => {
                    if error.need().is_none() {
                        tracing::error!(%error, "cannot run jobs; retrying later");
                    }
                    self.tables.now().plus(RECOVERY)
                }
            };
            tokio::select! {
                () = &mut stop => return,
                () = woken => {}
                () = self.tables.0.clock.until(next) => {}
            }
        }
    }

    /// Runs everything that is due now. Returns when to check again. Nothing is due while the clock is in doubt.
    pub async fn run_due(&self) -> Result<Time, StoreError> {
        loop {
            let settled = self.tables.clock_is_settled().await;
            let now = self.tables.now();
            if !settled {
                return Ok(now.plus(POLL_INTERVAL));
            }
            let due = self.tables.0.store.jobs(now, AT_ONCE).await?;
            if due.is_empty() {
                let latest = now.plus(POLL_INTERVAL);
                // A row that is due but was not returned is unreadable: it must not keep the scheduler busy.
                let next = self.tables.0.store.next_job().await?.filter(|next| *next > now);
                return Ok(next.map_or(latest, |next| next.min(latest)));
            }
            let mut stuck = None;
            for scheduled in due {
                let done = self.carry_out(scheduled).await;
                // On a full disk all of them would fail alike.
                if let Err(error) = &done
                    && error.need().is_some()
                {
                    return Err(error.clone());
                }
                let delay = self.delay(scheduled.job, &done);
                if let (Err(error), Some(delay)) = (done, delay) {
                    tracing::error!(job = %scheduled.job, %error, ?delay, "a job failed; retrying later");
                    stuck =
                        self.tables.complete_job(scheduled, Some(now.plus(delay)), Vec::new()).await.err().or(stuck);
                }
            }
            // If not even that could be written, the store is failing. The other jobs had their turn; now all must
            // wait.
            if let Some(error) = stuck {
                return Err(error);
            }
        }
    }

    /// How long a job must wait if it failed.
    fn delay(&self, job: Job, done: &Result<(), StoreError>) -> Option<Duration> {
        let mut failures = self.failures.lock().unwrap_or_else(PoisonError::into_inner);
        if done.is_ok() {
            failures.remove(&job);
            return None;
        }
        let failed = failures.entry(job).or_default();
        let delay = FIRST_DELAY.saturating_mul(1 << (*failed).min(16)).min(LONGEST_DELAY);
        *failed += 1;
        Some(delay)
    }

    async fn carry_out(&self, scheduled: ScheduledJob) -> Result<(), StoreError> {
        match scheduled.job {
            Job::CloseLobby(game) => self.tables.close_lobby(scheduled, game).await,
            Job::CloseChallenge(challenge) => self.tables.close_challenge(scheduled, challenge).await,
            Job::ShowChallenge(challenge) => self.tables.show_challenge(scheduled, challenge).await,
            Job::Nudge(game) => self.tables.nudge(scheduled, game).await,
            Job::Remind(game) => self.tables.remind(scheduled, game).await,
            Job::Clock(game) => self.tables.watch_clock(scheduled, game).await,
            Job::Votes(game) => self.tables.expire_votes(scheduled, game).await,
            Job::Return(person) => self.tables.welcome_back(scheduled, person).await,
        }
    }
}

impl Tables {
    /// Changes a table for a job. `decide` returns when the job is due again.
    pub(crate) async fn change_on_schedule(
        &self,
        scheduled: ScheduledJob,
        game: GameId,
        decide: impl Fn(&mut Draft<'_>) -> Option<Time> + Send + Sync,
    ) -> Result<(), StoreError> {
        let id = self.job_interaction(scheduled);
        let edited = self
            .edit(Which::Game(game), Author::program(&id), &|draft| {
                let again = decide(draft);
                let changed = draft.changes_anything();
                if changed {
                    draft.writes.extend(completion(scheduled, again));
                }
                Ok(((changed, again), Answer::Noted))
            })
            .await;
        match edited {
            Ok((_, (true, _))) => Ok(()),
            Ok((_, (false, again))) => self.complete_job(scheduled, again, Vec::new()).await,
            Err(EditError::Refused(Refusal::Unavailable(error))) => Err(error),
            Err(EditError::Commit(CommitError::Store(error), _)) => Err(error),
            // The table no longer exists.
            Err(EditError::Refused(_)) => self.complete_job(scheduled, None, Vec::new()).await,
            // Somebody else was faster, with the table or with the job: the schedule knows.
            Err(EditError::Conflict | EditError::Commit(..)) => Ok(()),
        }
    }

    /// Removes or reschedules a job, together with any other writes.
    pub(crate) async fn complete_job(
        &self,
        scheduled: ScheduledJob,
        again: Option<Time>,
        mut writes: Vec<Write>,
    ) -> Result<(), StoreError> {
        writes.extend(completion(scheduled, again));
        self.commit_unrequested(self.job_interaction(scheduled), writes).await.map(drop)
    }

    /// A fresh id: the schedule itself knows whether a job is still to be done. The id is stored, so it names nobody.
    fn job_interaction(&self, scheduled: ScheduledJob) -> InteractionId {
        let ScheduledJob { job, due } = scheduled;
        let job = match job {
            Job::Return(_) => "return".to_owned(),
            of_a_game => of_a_game.to_string(),
        };
        InteractionId::new(format!("job:{job}:{}:{}:{}", due.0, self.now().0, self.0.numbers.post().0))
    }
}

/// Removes the job, or reschedules it.
fn completion(scheduled: ScheduledJob, again: Option<Time>) -> impl Iterator<Item = Write> {
    let next = again.map(|due| Write::Due { job: scheduled.job, due: Some(due) });
    [Write::Done(scheduled)].into_iter().chain(next)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn jobs_round_trip() {
        let mut jobs = vec![
            Job::CloseLobby(GameId(12)),
            Job::CloseChallenge(ChallengeId(3)),
            Job::ShowChallenge(ChallengeId(3)),
            Job::Nudge(GameId(4)),
        ];
        jobs.extend([
            Job::Clock(GameId(5)),
            Job::Votes(GameId(6)),
            Job::Remind(GameId(3)),
            Job::Return(PersonId(u64::MAX)),
        ]);
        for job in jobs {
            assert_eq!(job.to_string().parse(), Ok(job));
        }
        assert!("close-lobby".parse::<Job>().is_err());
        assert!("dance:1".parse::<Job>().is_err());
    }
}
