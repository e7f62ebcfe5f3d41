//! The numbers of tables and posts: counted here, because one process at a time owns a store.

use std::sync::atomic::{AtomicI64, Ordering};

use super::ids::{GameId, PostId};
use super::store::Highest;

#[derive(Debug)]
pub(super) struct Numbers {
    game: AtomicI64,
    post: AtomicI64,
}

impl Numbers {
    pub fn after(highest: Highest) -> Numbers {
        Numbers { game: AtomicI64::new(highest.game + 1), post: AtomicI64::new(highest.post + 1) }
    }

    pub fn game(&self) -> GameId {
        GameId(self.game.fetch_add(1, Ordering::Relaxed))
    }

    pub fn post(&self) -> PostId {
        PostId(self.post.fetch_add(1, Ordering::Relaxed))
    }
}
