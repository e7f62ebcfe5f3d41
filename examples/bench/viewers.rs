//! People who watch a game on its page: each is notified of every step, and then requests what a browser would.

use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::BenchError;
use crate::figures::{Millis, Waits};
use engine::{Seed, Stream};

/// The page waits up to this many milliseconds too, so that not everybody asks at the same moment.
const JITTER: u32 = 250;

/// What all viewers together have seen since the last report.
#[derive(Clone, Debug, Default)]
pub struct Seen {
    events: usize,
    fetched: usize,
    bytes: usize,
    failed: usize,
    waits: Waits,
}

/// Viewers on a thread of their own, so that they do not hold up those who play.
pub struct Viewers {
    count: usize,
    seen: Arc<Mutex<Seen>>,
}

impl Viewers {
    /// Opens this page for this many people.
    pub fn open(page: String, count: usize) -> Result<Viewers, BenchError> {
        let seen: Arc<Mutex<Seen>> = Arc::default();
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let shared = seen.clone();
        std::thread::spawn(move || {
            runtime.block_on(async {
                let client = reqwest::Client::new();
                let mut viewers = tokio::task::JoinSet::new();
                for number in 0..count {
                    let chance = Seed::from_words("viewers").stream(&number.to_string());
                    let viewer = Viewer { page: page.clone(), client: client.clone(), seen: shared.clone(), chance };
                    viewers.spawn(viewer.watch());
                }
                while viewers.join_next().await.is_some() {}
            });
        });
        Ok(Viewers { count, seen })
    }

    /// What they have seen since the last report.
    pub fn take(&self) -> Seen {
        std::mem::take(&mut *self.seen.lock().unwrap_or_else(PoisonError::into_inner))
    }

    pub fn count(&self) -> usize {
        self.count
    }
}

struct Viewer {
    page: String,
    client: reqwest::Client,
    seen: Arc<Mutex<Seen>>,
    chance: Stream,
}

impl Viewer {
    async fn watch(mut self) {
        let mut known = 0;
        if let Err(error) = self.listen(&mut known).await {
            eprintln!("a viewer lost the page: {error}");
            self.note(|seen| seen.failed += 1);
        }
    }

    async fn listen(&mut self, known: &mut usize) -> Result<(), reqwest::Error> {
        let mut events = self.client.get(format!("{}/events", self.page)).send().await?.error_for_status()?;
        while let Some(event) = events.chunk().await? {
            let text = String::from_utf8_lossy(&event).into_owned();
            let last = text.split("\"last\":").nth(1).and_then(|rest| rest.split(',').next()?.parse::<usize>().ok());
            let Some(last) = last else { continue };
            self.note(|seen| seen.events += 1);
            tokio::time::sleep(Duration::from_millis(self.chance.below(JITTER).into())).await;
            for path in [format!("steps.json?lang=en&from={known}"), format!("step/{last}.svg?lang=en")] {
                let begun = Instant::now();
                let answer = self.client.get(format!("{}/{path}", self.page)).send().await?;
                let bytes = answer.error_for_status()?.bytes().await?.len();
                self.note(|seen| {
                    seen.fetched += 1;
                    seen.bytes += bytes;
                    seen.waits.add(begun.elapsed());
                });
            }
            *known = last + 1;
        }
        Ok(())
    }

    fn note(&self, note: impl FnOnce(&mut Seen)) {
        note(&mut self.seen.lock().unwrap_or_else(PoisonError::into_inner));
    }
}

impl fmt::Display for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut waits = self.waits.clone();
        write!(
            f,
            "were notified of {} steps and fetched {} parts of the page, {:.1} MB: p50 {}, p99 {}, max {}; {} failed",
            self.events,
            self.fetched,
            self.bytes as f64 / 1e6,
            Millis(waits.within(0.5)),
            Millis(waits.within(0.99)),
            Millis(waits.within(1.0)),
            self.failed,
        )
    }
}
