//! Faults on demand, for tests: every statement of a transaction passes here, the commit included.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use crate::table::Trouble;

/// Fails the statement that tests ask it to fail, and is as slow as they wish; neither by itself.
#[derive(Debug, Default)]
pub struct Faults {
    step: AtomicU64,
    /// Milliseconds.
    delay: AtomicU64,
}

impl Faults {
    /// Lets the n-th step from now fail, counted from 1. 0: none.
    pub fn at(&self, step: u64) {
        self.step.store(step, Ordering::SeqCst);
    }

    /// Whether a fault is still to come.
    pub fn is_pending(&self) -> bool {
        self.step.load(Ordering::SeqCst) > 0
    }

    /// Lets everything that is written take so much longer, in the middle of it.
    pub fn delay(&self, delay: Duration) {
        self.delay.store(u64::try_from(delay.as_millis()).unwrap_or(u64::MAX), Ordering::SeqCst);
    }

    pub(super) async fn pause(&self) {
        let delay = self.delay.load(Ordering::SeqCst);
        if delay > 0 {
            tokio::time::sleep(Duration::from_millis(delay)).await;
        }
    }

    pub(super) fn step(&self) -> Result<(), Trouble> {
        let count = |left: u64| left.checked_sub(1);
        match self.step.fetch_update(Ordering::SeqCst, Ordering::SeqCst, count) {
            Ok(1) => Err(Trouble::Failed("a fault was asked for".to_owned())),
            _ => Ok(()),
        }
    }
}
