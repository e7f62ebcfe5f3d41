//! Slots for searches that run at the same time. Bots never wait behind hints.

use std::sync::atomic::{AtomicUsize, Ordering};

use tokio::sync::{Semaphore, SemaphorePermit};

/// How many searches run at the same time, given enough processors.
const AT_ONCE: usize = 2;

pub(crate) struct ThinkingSlots {
    free: Semaphore,
    /// How many bots wait for a slot.
    bots: AtomicUsize,
}

impl Default for ThinkingSlots {
    fn default() -> ThinkingSlots {
        let processors = std::thread::available_parallelism().map_or(1, usize::from);
        let free = Semaphore::new((processors - 1).clamp(1, AT_ONCE));
        ThinkingSlots { free, bots: AtomicUsize::new(0) }
    }
}

impl ThinkingSlots {
    /// A slot for one step of work that nobody waits for.
    pub async fn for_background(&self) -> Option<SemaphorePermit<'_>> {
        self.free.acquire().await.ok()
    }

    /// A slot for a bot that is asked.
    pub async fn for_bot(&self) -> Option<SemaphorePermit<'_>> {
        let _waiting = WaitingBot::among(&self.bots);
        self.free.acquire().await.ok()
    }

    /// A slot for a hint, once no bot waits for one.
    pub async fn for_hint(&self) -> Option<SemaphorePermit<'_>> {
        loop {
            let slot = self.free.acquire().await.ok()?;
            if self.bots.load(Ordering::SeqCst) == 0 {
                return Some(slot);
            }
            // It goes to the first who waits.
            drop(slot);
            tokio::task::yield_now().await;
        }
    }
}

/// Counts a bot for as long as it waits, even if it gives up waiting.
struct WaitingBot<'a>(&'a AtomicUsize);

impl WaitingBot<'_> {
    fn among(bots: &AtomicUsize) -> WaitingBot<'_> {
        bots.fetch_add(1, Ordering::SeqCst);
        WaitingBot(bots)
    }
}

impl Drop for WaitingBot<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::SeqCst);
    }
}

#[cfg(feature = "testing")]
impl ThinkingSlots {
    /// Takes every slot.
    pub async fn all(&self) -> SemaphorePermit<'_> {
        self.free.acquire_many(self.free.available_permits() as u32).await.expect("slots")
    }
}

#[cfg(test)]
mod tests {
    use futures_util::poll;

    use super::*;

    #[tokio::test]
    async fn a_bot_goes_before_a_hint_that_waits_for_longer() {
        let slots = ThinkingSlots { free: Semaphore::new(1), bots: AtomicUsize::new(0) };
        let busy = slots.for_background().await;
        let mut hint = Box::pin(slots.for_hint());
        assert!(poll!(&mut hint).is_pending());
        let mut bot = Box::pin(slots.for_bot());
        assert!(poll!(&mut bot).is_pending());
        drop(busy);
        assert!(poll!(&mut hint).is_pending(), "it lets the bot go first");
        let playing = bot.await;
        assert!(playing.is_some() && poll!(&mut hint).is_pending());
        drop(playing);
        assert!(hint.await.is_some());
    }
}
