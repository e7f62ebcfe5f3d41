//! Tables in memory, and the bounded cache of those in use.
//!
//! Readers never wait for a write: they take the newest [`LoadedTable`], which is immutable. A change makes the next
//! one, and publishes it when it is on disk.

use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, Mutex, OnceLock, PoisonError, RwLock};

use crate::challenge::ChallengeRow;
use crate::clock::Time;
use crate::ids::{GameId, PersonId, Place};
use crate::log::history::Recent;
use crate::store::{Base, LoggedEntry, Player, Snapshot, Status, TableRow};
use engine::{GameInfo, Play, Seat, SeatSet};

/// A table at one version.
pub(crate) struct LoadedTable {
    pub row: TableRow,
    pub players: Vec<Player>,
    pub kind: &'static GameInfo,
    /// The game, once it has begun.
    pub play: Option<Play>,
    /// The entries since it was settled last.
    pub unsettled: Vec<LoggedEntry>,
    /// The challenge tried here.
    pub challenge: Option<ChallengeInfo>,
    /// A repair made on loading, to be stored with the next change.
    pub repair: Option<Repair>,
    /// Recent history, computed on first use.
    pub recent: OnceLock<Recent>,
}

/// What a try needs to know about its challenge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ChallengeInfo {
    pub title: Arc<str>,
    /// Where it is posted.
    pub place: Place,
    pub closes: Time,
}

impl ChallengeInfo {
    pub fn of(row: &ChallengeRow) -> ChallengeInfo {
        ChallengeInfo { title: row.title.as_str().into(), place: row.place(), closes: row.closes }
    }
}

/// How a stored game was adapted to this build.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Repair {
    /// This build cannot read the form of the stored position, so the log was replayed.
    Rewritten(Snapshot),
    /// The rules have changed, so the stored position became the new base.
    Rebased(Base),
}

impl fmt::Debug for LoadedTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "game {} version {} ({})", self.row.id, self.row.version, self.row.status)
    }
}

impl LoadedTable {
    pub fn seat_of(&self, person: PersonId) -> Option<Seat> {
        self.players.iter().find(|player| player.person == Some(person)).map(|player| player.seat)
    }

    /// The base it was given on loading, if not stored yet.
    pub fn rebased(&self) -> Option<&Base> {
        match &self.repair {
            Some(Repair::Rebased(base)) => Some(base),
            Some(Repair::Rewritten(_)) | None => None,
        }
    }

    /// The seats the game was last known to wait for.
    pub fn awaited(&self) -> SeatSet {
        self.players.iter().filter(|player| player.since.is_some()).map(|player| player.seat).collect()
    }

    /// Whether a rules change has advanced it by itself, so that different seats, or none, are asked now.
    pub fn moved_by_new_rules(&self) -> bool {
        let waiting = self.play.as_ref().map_or(SeatSet::NONE, Play::waiting);
        self.row.status == Status::Running && self.rebased().is_some() && waiting != self.awaited()
    }
}

/// The slot of one table in the cache.
#[derive(Default)]
pub(crate) struct TableSlot {
    /// Held while the table is being changed, until the change is committed.
    pub lock: Arc<tokio::sync::Mutex<()>>,
    newest: RwLock<Option<Arc<LoadedTable>>>,
}

impl TableSlot {
    pub fn newest(&self) -> Option<Arc<LoadedTable>> {
        self.newest.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Publishes this version, unless a newer one has been published.
    pub fn publish(&self, loaded: Arc<LoadedTable>) -> Arc<LoadedTable> {
        let mut newest = self.newest.write().unwrap_or_else(PoisonError::into_inner);
        match &*newest {
            Some(shown) if shown.row.version > loaded.row.version => shown.clone(),
            _ => newest.insert(loaded).clone(),
        }
    }

    /// Drops what is in memory, so that it is read from the store.
    pub fn forget(&self) {
        *self.newest.write().unwrap_or_else(PoisonError::into_inner) = None;
    }
}

/// The cache: the most recently used tables, up to a limit.
pub(crate) struct Cache {
    capacity: usize,
    slots: Mutex<Slots>,
}

#[derive(Default)]
struct Slots {
    by_game: HashMap<GameId, (Arc<TableSlot>, u64)>,
    uses: u64,
}

impl Cache {
    pub fn new(capacity: usize) -> Cache {
        Cache { capacity: capacity.max(1), slots: Mutex::default() }
    }

    /// The slot of a table. May evict others, but none that is in use.
    pub fn slot(&self, game: GameId) -> Arc<TableSlot> {
        let mut slots = self.slots.lock().unwrap_or_else(PoisonError::into_inner);
        slots.uses += 1;
        let now = slots.uses;
        if !slots.by_game.contains_key(&game) && slots.by_game.len() >= self.capacity {
            slots.make_room(self.capacity);
        }
        let (slot, used) = slots.by_game.entry(game).or_default();
        *used = now;
        slot.clone()
    }

    /// Evicts a table, so that the next access reads it from the store.
    pub fn forget(&self, game: GameId) {
        self.slots.lock().unwrap_or_else(PoisonError::into_inner).by_game.remove(&game);
    }
}

impl Slots {
    /// Evicts the least recently used eighth.
    fn make_room(&mut self, capacity: usize) {
        let mut ages: Vec<_> = self.by_game.values().map(|(_, used)| *used).collect();
        let eldest = ages.len().saturating_sub(capacity - capacity.div_ceil(8)).saturating_sub(1);
        let (_, limit, _) = ages.select_nth_unstable(eldest);
        let limit = *limit;
        self.by_game.retain(|_, (slot, used)| *used > limit || Arc::strong_count(slot) > 1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cache_keeps_what_was_used_last_and_what_is_held() {
        let cache = Cache::new(16);
        let held = cache.slot(GameId(0));
        for game in 1..100 {
            cache.slot(GameId(game));
            assert!(cache.slots.lock().is_ok_and(|slots| slots.by_game.len() <= 17));
        }
        assert!(Arc::ptr_eq(&held, &cache.slot(GameId(0))));
        assert!(cache.slots.lock().is_ok_and(|slots| slots.by_game.contains_key(&GameId(99))));
        assert!(cache.slots.lock().is_ok_and(|slots| !slots.by_game.contains_key(&GameId(1))));
    }
}
