//! Live updates: tells the viewers of a game when it has progressed. One poll of the store serves all viewers of a game.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use futures_util::Stream;
use futures_util::stream::unfold;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};

use super::cache::is_over;
use super::routes::unless_refused;
use crate::table::{PublicTable, Refusal, StoreError, Tables};

/// How often the store is polled. Another process may have played the game, so only the store knows.
const POLL_INTERVAL: Duration = Duration::from_millis(250);
/// How long to wait after the store has failed.
const RETRY_INTERVAL: Duration = Duration::from_secs(5);
/// The most viewers at a time, over all games.
const MOST_VIEWERS: usize = 600;

/// How far a game has progressed, as far as everybody may know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Reached {
    pub last: usize,
    pub over: bool,
    /// Whether everybody may see all hands, because it is over.
    pub hands: bool,
}

impl Reached {
    pub async fn by(tables: &Tables, table: &PublicTable) -> Result<Reached, Refusal> {
        Ok(Reached { last: tables.last_step(table).await?, over: is_over(table), hands: table.shows_hands() })
    }
}

/// All games that have viewers.
#[derive(Clone)]
pub(super) struct Live {
    tables: Tables,
    games: Arc<Mutex<HashMap<String, watch::Sender<Reached>>>>,
    permits: Arc<Semaphore>,
}

struct Viewer {
    reached: watch::Receiver<Reached>,
    _permit: OwnedSemaphorePermit,
}

impl Live {
    pub fn new(tables: Tables) -> Live {
        Live { tables, games: Arc::default(), permits: Arc::new(Semaphore::new(MOST_VIEWERS)) }
    }

    /// How far the game on this page has progressed, now and after each change. Ends when the page no longer exists. None:
    /// there are too many viewers already.
    pub fn watch(&self, key: &str, now: Reached) -> Option<impl Stream<Item = Reached> + Send + use<>> {
        let permit = self.permits.clone().try_acquire_owned().ok()?;
        let mut games = self.games.lock().unwrap_or_else(PoisonError::into_inner);
        let mut reached = match games.get(key) {
            Some(known) => known.subscribe(),
            None => {
                let (sender, receiver) = watch::channel(now);
                games.insert(key.to_owned(), sender);
                tokio::spawn(self.clone().poll(key.to_owned()));
                receiver
            }
        };
        // A new viewer gets the current state at once.
        reached.mark_changed();
        Some(unfold(Viewer { reached, _permit: permit }, async |mut viewer| {
            viewer.reached.changed().await.ok()?;
            let reached = *viewer.reached.borrow_and_update();
            Some((reached, viewer))
        }))
    }

    /// Polls a game for as long as it has viewers.
    async fn poll(self, key: String) {
        let mut pause = POLL_INTERVAL;
        loop {
            tokio::time::sleep(pause).await;
            let found = self.look(&key).await;
            let mut games = self.games.lock().unwrap_or_else(PoisonError::into_inner);
            let watched = games.get(&key).filter(|game| game.receiver_count() > 0);
            pause = if found.is_ok() { POLL_INTERVAL } else { RETRY_INTERVAL };
            match (watched, found) {
                (Some(game), Ok(Some(reached))) => {
                    game.send_if_modified(|known| std::mem::replace(known, reached) != reached);
                }
                (Some(_), Err(error)) => tracing::warn!(%error, "cannot poll a game that people watch; retrying"),
                (None, _) | (_, Ok(None)) => {
                    games.remove(&key);
                    return;
                }
            }
        }
    }

    async fn look(&self, key: &str) -> Result<Option<Reached>, StoreError> {
        let Some(table) = self.tables.watched(key).await? else { return Ok(None) };
        unless_refused(Reached::by(&self.tables, &table).await)
    }
}
