//! The mailbag: posts on their way from whoever keeps them to the postman, who need not read again what was just written.
//!
//! The store is the truth. Whenever something may wait there that is not in the bag, the bag says so.

use std::sync::{Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;
use tokio::sync::futures::Notified;

use super::post::Outgoing;
use super::store::{Change, NotKept, Write};

/// How many posts are carried. Whoever has more to say is read later.
const MOST: usize = 1_000;

#[derive(Default)]
pub(super) struct Bag {
    inside: Mutex<Inside>,
    filled: Notify,
}

#[derive(Default)]
struct Inside {
    posts: Vec<Outgoing>,
    /// Something waits in the store that is not in here.
    lacks: bool,
    /// How many changes are being kept: of each something may be in the store already, and in here soon.
    coming: usize,
}

/// What the postman finds.
pub(super) struct Found {
    pub posts: Vec<Outgoing>,
    pub lacks: bool,
    /// Nothing is being kept, so that everything that is in the store was put in here before.
    pub settled: bool,
}

impl Bag {
    /// To be held while a change is being kept.
    pub fn keeping(&self) -> Keeping<'_> {
        self.inside().coming += 1;
        Keeping { bag: self, told: false }
    }

    /// Takes everything out.
    pub fn empty(&self) -> Found {
        let mut inside = self.inside();
        let posts = std::mem::take(&mut inside.posts);
        let lacks = std::mem::take(&mut inside.lacks);
        Found { posts, lacks, settled: inside.coming == 0 }
    }

    /// Something waits in the store that was not put in here.
    pub fn lacks(&self) {
        let mut inside = self.inside();
        inside.posts.clear();
        inside.lacks = true;
        drop(inside);
        self.filled.notify_one();
    }

    /// Waits until something was put in.
    pub fn filled(&self) -> Notified<'_> {
        self.filled.notified()
    }

    fn put<'a>(&self, posts: impl Iterator<Item = &'a Outgoing>) {
        let mut inside = self.inside();
        let before = inside.posts.len();
        if !inside.lacks {
            inside.posts.extend(posts.cloned());
        }
        let (more, full) = (inside.posts.len() > before, inside.posts.len() > MOST);
        drop(inside);
        match (more, full) {
            (_, true) => self.lacks(),
            (true, false) => self.filled.notify_one(),
            (false, false) => {}
        }
    }

    fn inside(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A change that is being kept. If nobody says what became of it, the store must be asked.
pub(super) struct Keeping<'a> {
    bag: &'a Bag,
    told: bool,
}

impl Keeping<'_> {
    /// Says what became of the change.
    pub fn done(mut self, change: &Change, kept: &Result<(), NotKept>) {
        self.told = true;
        match kept {
            // These are not what the store has any more.
            Ok(()) if change.writes.iter().any(|write| matches!(write, Write::Forget(_))) => self.bag.lacks(),
            Ok(()) => self.bag.put(change.writes.iter().filter_map(|write| match write {
                Write::Post(post) => Some(post),
                _ => None,
            })),
            // It may be on disk all the same.
            Err(NotKept::Trouble(_)) => self.bag.lacks(),
            Err(_) => {}
        }
    }
}

impl Drop for Keeping<'_> {
    fn drop(&mut self) {
        self.bag.inside().coming -= 1;
        if !self.told {
            self.bag.lacks();
        }
    }
}
