//! The games that can be played, and the editions they are played on.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use crate::editions::{Edition, Editions, EditionsError};
use engine::record::Find;
use engine::{EditionError, EditionHash, GameInfo, LoadedGame};

/// Games with the editions read so far, by game and content.
type Known = HashMap<(&'static str, EditionHash), Arc<dyn LoadedGame>>;

/// Finds games, and caches the editions read so far.
pub struct Catalogue {
    find: Find,
    editions: Editions,
    read: Mutex<Known>,
}

impl Catalogue {
    /// New games start with these editions; running games keep theirs.
    pub fn new(find: Find, editions: Editions) -> Catalogue {
        Catalogue { find, editions, read: Mutex::default() }
    }

    pub fn find(&self, game: &str) -> Option<&'static GameInfo> {
        (self.find)(game)
    }

    /// The edition with which new games of this kind start.
    pub fn current(&self, kind: &'static GameInfo) -> Result<Edition, EditionsError> {
        self.editions.current(kind)
    }

    /// A game with an edition that has been read before.
    pub fn known(&self, kind: &'static GameInfo, hash: &EditionHash) -> Option<Arc<dyn LoadedGame>> {
        self.read.lock().unwrap_or_else(PoisonError::into_inner).get(&(kind.id, hash.clone())).cloned()
    }

    /// A game with this edition.
    pub fn read(&self, kind: &'static GameInfo, content: &str) -> Result<Arc<dyn LoadedGame>, EditionError> {
        let hash = EditionHash::of(content);
        if let Some(known) = self.known(kind, &hash) {
            return Ok(known);
        }
        let loaded = kind.load(content)?;
        self.read.lock().unwrap_or_else(PoisonError::into_inner).insert((kind.id, hash), loaded.clone());
        Ok(loaded)
    }
}
