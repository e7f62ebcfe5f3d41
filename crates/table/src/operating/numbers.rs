//! Numbers for tables, posts and challenges: counted here if one process owns the store, drawn from the store
//! otherwise.

use std::sync::atomic::{AtomicI64, Ordering};

use crate::ids::{ChallengeId, GameId, PostId};
use crate::store::{Highest, Series};
use crate::{StoreError, Tables};

#[derive(Debug)]
pub(crate) struct Numbers {
    game: AtomicI64,
    post: AtomicI64,
    challenge: AtomicI64,
}

impl Numbers {
    pub fn after(highest: Highest) -> Numbers {
        let after = |highest: i64| AtomicI64::new(highest + 1);
        Numbers { game: after(highest.game), post: after(highest.post), challenge: after(highest.challenge) }
    }

    pub fn post(&self) -> PostId {
        PostId(self.post.fetch_add(1, Ordering::Relaxed))
    }
}

impl Tables {
    pub(crate) async fn next_game(&self) -> Result<GameId, StoreError> {
        let drawn = self.0.store.draw(Series::Games).await?;
        Ok(GameId(drawn.unwrap_or_else(|| self.0.numbers.game.fetch_add(1, Ordering::Relaxed))))
    }

    pub(crate) async fn next_challenge(&self) -> Result<ChallengeId, StoreError> {
        let drawn = self.0.store.draw(Series::Challenges).await?;
        Ok(ChallengeId(drawn.unwrap_or_else(|| self.0.numbers.challenge.fetch_add(1, Ordering::Relaxed))))
    }

    /// Makes later posts have higher numbers than any that another process has stored so far: each address gets its
    /// posts in numerical order.
    pub(crate) async fn renew_numbers(&self) -> Result<(), StoreError> {
        if let Some(first) = self.0.store.draw(Series::Posts).await? {
            self.0.numbers.post.fetch_max(first, Ordering::Relaxed);
        }
        Ok(())
    }
}
