//! The games that can be played, and the editions they are played on.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use crate::engine::record::Find;
use crate::engine::{EditionError, EditionHash, GameKind, Kind};

/// Finds games, and keeps the editions that were read.
pub struct Shelf {
    find: Find,
    /// What new games are begun on, where it is not the built-in edition.
    editions: HashMap<String, String>,
    read: Mutex<HashMap<(&'static str, EditionHash), Arc<dyn Kind>>>,
}

impl Shelf {
    pub fn new(find: Find) -> Shelf {
        Shelf { find, editions: HashMap::new(), read: Mutex::default() }
    }

    /// Begins new games of this kind on another edition. Running ones keep theirs.
    pub fn with_edition(mut self, game: &str, content: String) -> Shelf {
        self.editions.insert(game.to_owned(), content);
        self
    }

    pub fn find(&self, game: &str) -> Option<&'static dyn GameKind> {
        (self.find)(game)
    }

    /// The edition that new games of this kind are begun on.
    pub fn edition<'a>(&'a self, kind: &'static dyn GameKind) -> &'a str {
        self.editions.get(kind.id()).map_or(kind.built_in_edition(), String::as_str)
    }

    /// A game on an edition that was read before.
    pub fn known(&self, kind: &'static dyn GameKind, hash: &EditionHash) -> Option<Arc<dyn Kind>> {
        self.read.lock().unwrap_or_else(PoisonError::into_inner).get(&(kind.id(), hash.clone())).cloned()
    }

    /// A game on this edition.
    pub fn read(&self, kind: &'static dyn GameKind, content: &str) -> Result<Arc<dyn Kind>, EditionError> {
        let hash = EditionHash::of(content);
        if let Some(known) = self.known(kind, &hash) {
            return Ok(known);
        }
        let loaded = kind.load(content)?;
        self.read.lock().unwrap_or_else(PoisonError::into_inner).insert((kind.id(), hash), loaded.clone());
        Ok(loaded)
    }
}
