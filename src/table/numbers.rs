//! The numbers of tables, posts and challenges: counted here, because one process at a time owns a store.

use std::sync::atomic::{AtomicI64, Ordering};

use super::ids::{ChallengeId, GameId, PostId};
use super::store::Highest;

#[derive(Debug)]
pub(super) struct Numbers {
    game: AtomicI64,
    post: AtomicI64,
    challenge: AtomicI64,
}

impl Numbers {
    pub fn after(highest: Highest) -> Numbers {
        let after = |highest: i64| AtomicI64::new(highest + 1);
        Numbers { game: after(highest.game), post: after(highest.post), challenge: after(highest.challenge) }
    }

    pub fn game(&self) -> GameId {
        GameId(self.game.fetch_add(1, Ordering::Relaxed))
    }

    pub fn challenge(&self) -> ChallengeId {
        ChallengeId(self.challenge.fetch_add(1, Ordering::Relaxed))
    }

    pub fn post(&self) -> PostId {
        PostId(self.post.fetch_add(1, Ordering::Relaxed))
    }
}
