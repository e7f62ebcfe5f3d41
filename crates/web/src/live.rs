//! Live updates: tells the viewers of a game when it has progressed. One poll of the store serves all viewers of a game.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use futures_util::Stream;
use futures_util::stream::unfold;
use tokio::sync::watch;

use super::cache::is_over;
use super::routes::unless_refused;
use table::{PersonId, PrivateTable, PublicTable, Refusal, SeatOf, StoreError, Tables};

/// How often the store is polled. Another process may have played the game, so only the store knows.
const POLL_INTERVAL: Duration = Duration::from_millis(250);
/// How long to wait after the store has failed.
const RETRY_INTERVAL: Duration = Duration::from_secs(5);
/// The most viewers at a time, over all games.
const MOST_VIEWERS: usize = 500;
/// The most viewers at a time behind one address: a household, or a club in one room.
pub(super) const MOST_OF_ONE_CLIENT: usize = 40;

/// How far a game has progressed, as far as everybody may know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Reached {
    pub last: usize,
    pub over: bool,
    /// Whether everybody may see all hands, because it is over.
    pub hands: bool,
    /// What a seat sees besides; none for everybody.
    pub mark: Option<u64>,
}

/// What somebody watches.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Watched {
    /// The page with this key.
    Page(String),
    /// The page of a seat, as its player.
    Seat(SeatOf, PersonId),
}

impl Reached {
    pub async fn by(tables: &Tables, table: &PublicTable) -> Result<Reached, Refusal> {
        let last = tables.last_step(table).await?;
        Ok(Reached { last, over: is_over(table), hands: table.shows_hands(), mark: None })
    }

    pub async fn of_seat(tables: &Tables, table: &PrivateTable) -> Result<Reached, Refusal> {
        Ok(Reached { mark: Some(mark_of(table)), ..Reached::by(tables, &table.public()).await? })
    }
}

/// Differs whenever the seat sees something else than before. It depends on nothing that the seat may not know: steps of
/// others that are not settled change nothing.
pub(super) fn mark_of(table: &PrivateTable) -> u64 {
    let public = table.public();
    let view = table.view().map(|view| (view.stamp(), view.undoable(), view.waiting()));
    let seen = (view, public.status(), public.life().paused, table.standing());
    let mut hasher = DefaultHasher::new();
    format!("{seen:?}").hash(&mut hasher);
    // A number that JavaScript keeps as it is.
    hasher.finish() >> 12
}

/// All games that have viewers.
#[derive(Clone)]
pub(super) struct Live {
    tables: Tables,
    games: Arc<Mutex<HashMap<Watched, watch::Sender<Reached>>>>,
    /// Whether nobody is let in any more.
    closed: Arc<AtomicBool>,
    viewers: Viewers,
}

/// How many viewers each client has. None: on this machine, which may be a proxy for others.
#[derive(Clone, Default)]
struct Viewers(Arc<Mutex<HashMap<Option<IpAddr>, usize>>>);

impl Viewers {
    /// Counts another viewer until the result is dropped. None: there are too many.
    fn admit(&self, client: Option<IpAddr>) -> Option<Seat> {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let own = counts.get(&client).copied().unwrap_or_default();
        if counts.values().sum::<usize>() >= MOST_VIEWERS || client.is_some() && own >= MOST_OF_ONE_CLIENT {
            return None;
        }
        counts.insert(client, own + 1);
        Some(Seat { client, viewers: self.clone() })
    }
}

/// The place of a viewer, free again when it is dropped.
struct Seat {
    client: Option<IpAddr>,
    viewers: Viewers,
}

impl Drop for Seat {
    fn drop(&mut self) {
        let mut counts = self.viewers.0.lock().unwrap_or_else(PoisonError::into_inner);
        let left = counts.remove(&self.client).unwrap_or_default().saturating_sub(1);
        if left > 0 {
            counts.insert(self.client, left);
        }
    }
}

struct Viewer {
    reached: watch::Receiver<Reached>,
    _seat: Seat,
}

impl Live {
    pub fn new(tables: Tables) -> Live {
        Live { tables, games: Arc::default(), closed: Arc::default(), viewers: Viewers::default() }
    }

    /// How far the game on this page has progressed, now and after each change. Ends when the page no longer exists. None:
    /// there are too many viewers already.
    pub fn watch(
        &self,
        watched: Watched,
        now: Reached,
        client: Option<IpAddr>,
    ) -> Option<impl Stream<Item = Reached> + Send + use<>> {
        let seat = self.viewers.admit(client)?;
        let mut games = self.games.lock().unwrap_or_else(PoisonError::into_inner);
        if self.closed.load(Ordering::SeqCst) {
            return None;
        }
        let mut reached = match games.get(&watched) {
            Some(known) => known.subscribe(),
            None => {
                let (sender, receiver) = watch::channel(now);
                games.insert(watched.clone(), sender);
                tokio::spawn(self.clone().poll(watched));
                receiver
            }
        };
        // A new viewer gets the current state at once.
        reached.mark_changed();
        Some(unfold(Viewer { reached, _seat: seat }, async |mut viewer| {
            viewer.reached.changed().await.ok()?;
            let reached = *viewer.reached.borrow_and_update();
            Some((reached, viewer))
        }))
    }

    /// Ends what all viewers are sent, and lets nobody in any more.
    pub fn close(&self) {
        let mut games = self.games.lock().unwrap_or_else(PoisonError::into_inner);
        self.closed.store(true, Ordering::SeqCst);
        games.clear();
    }

    /// Polls a game for as long as it has viewers.
    async fn poll(self, watched: Watched) {
        let mut pause = POLL_INTERVAL;
        loop {
            tokio::time::sleep(pause).await;
            let found = self.look(&watched).await;
            let mut games = self.games.lock().unwrap_or_else(PoisonError::into_inner);
            let game = games.get(&watched).filter(|game| game.receiver_count() > 0);
            pause = if found.is_ok() { POLL_INTERVAL } else { RETRY_INTERVAL };
            match (game, found) {
                (Some(game), Ok(Some(reached))) => {
                    game.send_if_modified(|known| std::mem::replace(known, reached) != reached);
                }
                (Some(_), Err(error)) => tracing::warn!(%error, "cannot poll a game that people watch; retrying"),
                (None, _) | (_, Ok(None)) => {
                    games.remove(&watched);
                    return;
                }
            }
        }
    }

    async fn look(&self, watched: &Watched) -> Result<Option<Reached>, StoreError> {
        match watched {
            Watched::Page(key) => match self.tables.watched(key).await? {
                Some(table) => unless_refused(Reached::by(&self.tables, &table).await),
                None => Ok(None),
            },
            Watched::Seat(of, person) => {
                let table = unless_refused(self.tables.seat(of.game, *person).await)?;
                match table.filter(|table| table.seat() == of.seat) {
                    Some(table) => unless_refused(Reached::of_seat(&self.tables, &table).await),
                    None => Ok(None),
                }
            }
        }
    }
}
