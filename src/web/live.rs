//! Live: whoever watches a game is told when it has gone on. One look at the store serves all who watch the same game.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use futures_util::Stream;
use futures_util::stream::unfold;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};

use super::cache::is_over;
use crate::table::{PublicTable, Refusal, StoreError, Tables};

/// How often it is looked whether a game has gone on. Another process may have played it, so the store is asked.
const POLL_INTERVAL: Duration = Duration::from_millis(250);
/// How long it is left alone when the store cannot say.
const RETRY_INTERVAL: Duration = Duration::from_secs(5);
/// So many people may watch at once, all games together.
const MOST_VIEWERS: usize = 600;

/// How far everybody may know that a game has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Reached {
    pub last: usize,
    pub over: bool,
    /// Whether everybody may see all hands, now that it is over.
    pub hands: bool,
}

impl Reached {
    pub async fn by(tables: &Tables, table: &PublicTable) -> Result<Reached, Refusal> {
        Ok(Reached { last: tables.last_step(table).await?, over: is_over(table), hands: table.shows_hands() })
    }
}

/// All games that somebody watches.
#[derive(Clone)]
pub(super) struct Live {
    tables: Tables,
    games: Arc<Mutex<HashMap<String, watch::Sender<Reached>>>>,
    room: Arc<Semaphore>,
}

/// Somebody who watches.
struct Viewer {
    reached: watch::Receiver<Reached>,
    _seat: OwnedSemaphorePermit,
}

impl Live {
    pub fn new(tables: Tables) -> Live {
        Live { tables, games: Arc::default(), room: Arc::new(Semaphore::new(MOST_VIEWERS)) }
    }

    /// How far the game on this page has come, now and whenever it goes on; ends when there is no such page any more. None:
    /// too many watch already.
    pub fn watch(&self, key: &str, now: Reached) -> Option<impl Stream<Item = Reached> + Send + use<>> {
        let seat = self.room.clone().try_acquire_owned().ok()?;
        let mut games = self.games.lock().unwrap_or_else(PoisonError::into_inner);
        let mut reached = match games.get(key) {
            Some(known) => known.subscribe(),
            None => {
                let (sender, receiver) = watch::channel(now);
                games.insert(key.to_owned(), sender);
                tokio::spawn(self.clone().keep_looking(key.to_owned()));
                receiver
            }
        };
        // Whoever comes is told at once how far it has come.
        reached.mark_changed();
        Some(unfold(Viewer { reached, _seat: seat }, async |mut viewer| {
            viewer.reached.changed().await.ok()?;
            let reached = *viewer.reached.borrow_and_update();
            Some((reached, viewer))
        }))
    }

    /// Looks at a game for as long as anybody watches it.
    async fn keep_looking(self, key: String) {
        let mut pause = POLL_INTERVAL;
        loop {
            tokio::time::sleep(pause).await;
            let there = self.look(&key).await;
            let mut games = self.games.lock().unwrap_or_else(PoisonError::into_inner);
            let watched = games.get(&key).filter(|game| game.receiver_count() > 0);
            pause = if there.is_ok() { POLL_INTERVAL } else { RETRY_INTERVAL };
            match (watched, there) {
                (Some(game), Ok(Some(reached))) => {
                    game.send_if_modified(|known| std::mem::replace(known, reached) != reached);
                }
                (Some(_), Err(error)) => tracing::warn!(%error, "nobody can see whether a game has gone on"),
                (None, _) | (_, Ok(None)) => {
                    games.remove(&key);
                    return;
                }
            }
        }
    }

    async fn look(&self, key: &str) -> Result<Option<Reached>, StoreError> {
        let Some(table) = self.tables.watched(key).await? else { return Ok(None) };
        match Reached::by(&self.tables, &table).await {
            Ok(reached) => Ok(Some(reached)),
            Err(Refusal::Unavailable(error)) => Err(error),
            Err(_) => Ok(None),
        }
    }
}
