//! Whether the store takes writes. On a full disk everything that works by itself stops at the first refusal, and looks
//! again with growing delay. People are refused one by one, and the first change that is kept ends the wait.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::Notify;

use super::needs::Need;
use crate::{StoreError, Tables};

/// The delay before the store is asked again; it doubles up to the longest.
const FIRST_DELAY: Duration = Duration::from_secs(2);
const LONGEST_DELAY: Duration = Duration::from_secs(5 * 60);

#[derive(Default)]
pub(crate) struct Writable {
    refuses: AtomicBool,
    /// Wakes those who wait.
    accepts: Notify,
    delay: Mutex<Delay>,
    /// One of those who wait asks for all.
    asking: tokio::sync::Mutex<()>,
}

/// The next delay, and when it was last needed: small changes may fit where larger ones do not.
#[derive(Default)]
struct Delay {
    next: Duration,
    needed: Duration,
}

impl StoreError {
    /// What the host must do so that writes are accepted again, if that is the cause.
    pub fn need(&self) -> Option<Need> {
        match self {
            StoreError::Full => Some(Need::Space),
            StoreError::ReadOnly => Some(Need::Permission),
            _ => None,
        }
    }
}

impl Tables {
    /// Whether the last write was not refused for want of space or permission.
    pub(crate) fn takes_writes(&self) -> bool {
        !self.0.writable.refuses.load(Ordering::SeqCst)
    }

    /// Takes note of whether something was written.
    pub(crate) fn written(&self, error: Option<&StoreError>) {
        let writable = &self.0.writable;
        match error.map(StoreError::need) {
            Some(Some(need)) => {
                writable.refuses.store(true, Ordering::SeqCst);
                let problem = if need == Need::Space { "the disk is full" } else { "the database is read-only" };
                self.needs().report(need, format_args!("{problem}: nothing is saved, and people are told so"));
            }
            // Any other error says nothing about this.
            Some(None) => {}
            None if writable.refuses.swap(false, Ordering::SeqCst) => {
                self.needs().over(Need::Space);
                self.needs().over(Need::Permission);
                writable.accepts.notify_waiters();
            }
            None => {}
        }
    }

    /// Waits until the store takes writes again, and asks it now and then by writing something.
    pub(crate) async fn until_writable(&self) {
        if self.takes_writes() {
            return;
        }
        let writable = &self.0.writable;
        let _asking = writable.asking.lock().await;
        loop {
            let accepted = writable.accepts.notified();
            if self.takes_writes() {
                return;
            }
            tokio::select! {
                () = accepted => return,
                () = self.0.clock.until(self.now().plus(self.next_delay())) => {}
            }
            // Refusals are noted there.
            let _ = self.heartbeat().await;
        }
    }

    fn next_delay(&self) -> Duration {
        let mut delay = self.0.writable.delay.lock().unwrap_or_else(PoisonError::into_inner);
        delay.grown(self.0.clock.elapsed())
    }
}

impl Delay {
    fn grown(&mut self, elapsed: Duration) -> Duration {
        let recent = elapsed.saturating_sub(self.needed) <= 2 * LONGEST_DELAY;
        self.next = if recent { (2 * self.next).clamp(FIRST_DELAY, LONGEST_DELAY) } else { FIRST_DELAY };
        self.needed = elapsed;
        self.next
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_store_is_asked_less_and_less_often_until_it_has_been_well_for_a_while() {
        let (mut delay, mut elapsed) = (Delay::default(), Duration::ZERO);
        let mut next = |later: u64| {
            elapsed += Duration::from_secs(later);
            let next = delay.grown(elapsed);
            elapsed += next;
            next.as_secs()
        };
        let delays: Vec<u64> = [0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 2_000].map(&mut next).into();
        assert_eq!(delays, [2, 4, 8, 16, 32, 64, 128, 256, 300, 300, 2]);
    }
}
