//! Of several processes on one store, one leads: it sends, reminds, and registers commands. Discord's limits are kept by that one.
//!
//! It says every few seconds that it still does. If it falls silent, another one takes over; what the first one may still be
//! writing is refused by the store.

use std::future::Future;
use std::time::{Duration, Instant};

use tokio::sync::watch;
use tokio::time::{sleep, timeout};

use super::Tables;
use super::store::LEASE;

/// How often whoever leads says so.
const HEARTBEAT: Duration = Duration::from_secs(5);
/// How often it tries again if the store did not answer, and how often others try.
const GLANCE: Duration = Duration::from_secs(2);
/// How long what has begun may take when this process leads no more.
const LAST_CALL: Duration = Duration::from_secs(10);

/// Who leads, as far as this process knows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Leader {
    #[default]
    Unknown,
    ThisProcess,
    Another,
}

impl Tables {
    /// Does `work` whenever this process leads, until `stop`, and tells who leads. Each time the work gets a signal that tells when
    /// to end.
    pub async fn lead<F: Future<Output = ()> + Send + 'static>(
        &self,
        stop: watch::Receiver<bool>,
        leader: watch::Sender<Leader>,
        mut work: impl FnMut(watch::Receiver<bool>) -> F,
    ) {
        let stopped = || {
            let mut stop = stop.clone();
            // A sender that is gone means the same.
            async move { drop(stop.wait_for(|stop| *stop).await) }
        };
        while !*stop.borrow() {
            match self.0.store.lead().await {
                Ok(true) => {
                    leader.send_replace(Leader::ThisProcess);
                    let (end, ended) = watch::channel(false);
                    let working = tokio::spawn(work(ended));
                    self.keep_leading(stopped()).await;
                    leader.send_replace(Leader::Unknown);
                    end.send_replace(true);
                    if timeout(LAST_CALL, working).await.is_err() {
                        tracing::warn!("something that had begun was left; whoever leads next does it");
                    }
                    continue;
                }
                Ok(false) => drop(leader.send_replace(Leader::Another)),
                Err(error) => tracing::error!(%error, "nobody can say who leads"),
            }
            tokio::select! {
                () = stopped() => {}
                () = sleep(GLANCE) => {}
            }
        }
        if let Err(error) = self.0.store.resign().await {
            tracing::warn!(%error, "another process leads a little later");
        }
    }

    /// Leads until `stopped`, or until another process does or may.
    async fn keep_leading(&self, stopped: impl Future<Output = ()>) {
        let mut stopped = std::pin::pin!(stopped);
        let mut said = Instant::now();
        let mut next = HEARTBEAT;
        loop {
            tokio::select! {
                () = &mut stopped => return,
                () = self.0.store.news() => {
                    self.0.retries.wake.notify_one();
                    self.0.planned.notify_one();
                    self.0.bots_asked.notify_one();
                    self.0.challenged.notify_one();
                    self.0.review_asked.notify_one();
                    next = HEARTBEAT.saturating_sub(said.elapsed());
                    continue;
                }
                () = sleep(next) => {}
            }
            let asked = Instant::now();
            match self.0.store.lead().await {
                Ok(true) => (said, next) = (asked, HEARTBEAT),
                Ok(false) => return tracing::warn!("another process leads now"),
                Err(error) if said.elapsed() >= LEASE => {
                    return tracing::error!(%error, "this process leads no more, since the store does not answer");
                }
                Err(error) => {
                    tracing::warn!(%error, "the store did not answer");
                    next = GLANCE;
                }
            }
        }
    }
}
