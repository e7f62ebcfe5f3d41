//! Leader election: of several processes on one store, one sends, reminds and registers commands, and keeps to
//! Discord's limits.
//!
//! The leader renews its lease every few seconds. If it falls silent another process takes over, and the store refuses
//! whatever the old leader may still write.

use std::future::Future;
use std::time::{Duration, Instant};

use tokio::sync::watch;
use tokio::time::{sleep, timeout};

use crate::Tables;
use crate::store::LEASE;

/// How often the leader renews its lease.
const HEARTBEAT: Duration = Duration::from_secs(5);
/// How often it retries if the store did not answer, and how often the other processes try to take over.
const RETRY_INTERVAL: Duration = Duration::from_secs(1);
/// How long work in progress may take once this process has lost the lead. The bot's own shutdown waits a little longer,
/// so that the lead is released.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(8);

/// Who leads, as far as this process knows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Leader {
    #[default]
    Unknown,
    ThisProcess,
    Another,
}

impl Tables {
    /// Runs `work` whenever this process leads, until `stop`, and publishes who leads. Each run of the work gets a
    /// signal that tells it to end.
    pub async fn lead<F: Future<Output = ()> + Send + 'static>(
        &self,
        stop: watch::Receiver<bool>,
        leader: watch::Sender<Leader>,
        mut work: impl FnMut(watch::Receiver<bool>) -> F,
    ) {
        let stopped = || {
            let mut stop = stop.clone();
            // A closed sender means the same.
            async move { drop(stop.wait_for(|stop| *stop).await) }
        };
        while !*stop.borrow() {
            match self.0.store.lead().await {
                Ok(true) => {
                    leader.send_replace(Leader::ThisProcess);
                    let (end, ended) = watch::channel(false);
                    let mut working = tokio::spawn(work(ended));
                    self.keep_leading(stopped()).await;
                    leader.send_replace(Leader::Unknown);
                    end.send_replace(true);
                    if timeout(SHUTDOWN_TIMEOUT, &mut working).await.is_err() {
                        // It must not go on into a later term of this process.
                        working.abort();
                        tracing::warn!("work in progress was abandoned; the next leader will do it");
                    }
                    continue;
                }
                Ok(false) => drop(leader.send_replace(Leader::Another)),
                Err(error) => tracing::error!(%error, "cannot find out which process leads"),
            }
            tokio::select! {
                () = stopped() => {}
                () = sleep(RETRY_INTERVAL) => {}
            }
        }
        if let Err(error) = self.0.store.resign().await {
            tracing::warn!(%error, "could not release the lead; another process takes over when the lease expires");
        }
    }

    /// Leads until `stopped`, or until another process leads or may lead.
    async fn keep_leading(&self, stopped: impl Future<Output = ()>) {
        let mut stopped = std::pin::pin!(stopped);
        let mut said = Instant::now();
        let mut next = HEARTBEAT;
        loop {
            tokio::select! {
                () = &mut stopped => return,
                () = self.0.store.wait_for_work() => {
                    self.wake_workers();
                    next = HEARTBEAT.saturating_sub(said.elapsed());
                    continue;
                }
                () = sleep(next) => {}
            }
            let asked = Instant::now();
            match self.0.store.lead().await {
                Ok(true) => {
                    (said, next) = (asked, HEARTBEAT);
                    // A notification may have been lost with its connection.
                    self.wake_workers();
                }
                Ok(false) => return tracing::warn!("another process leads now"),
                Err(error) if said.elapsed() >= LEASE => {
                    return tracing::error!(%error, "this process no longer leads, because the store does not answer");
                }
                Err(error) => {
                    tracing::warn!(%error, "the store did not answer");
                    next = RETRY_INTERVAL;
                }
            }
        }
    }

    /// Lets everything that the leader does look for work.
    fn wake_workers(&self) {
        self.0.retries.wake.notify_one();
        self.0.job_scheduled.notify_one();
        self.0.bots_asked.notify_one();
        self.0.challenge_posted.notify_one();
        self.0.review_requested.notify_one();
    }
}
