//! Faults on demand, for tests: every statement of a transaction passes here, `begin` and `commit` included.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// Fails the statement that a test asks it to fail, and slows every transaction down if asked to.
#[derive(Debug, Default)]
pub struct Faults {
    step: AtomicU64,
    /// Milliseconds.
    delay: AtomicU64,
    /// The SQL of every statement so far.
    #[cfg(test)]
    pub(super) statements: std::sync::Mutex<Vec<&'static str>>,
}

impl Faults {
    /// Makes the n-th step from now fail, counted from 1. 0: none.
    pub fn at(&self, step: u64) {
        self.step.store(step, Ordering::SeqCst);
    }

    /// Makes every transaction take this much longer.
    pub fn delay(&self, delay: Duration) {
        self.delay.store(u64::try_from(delay.as_millis()).unwrap_or(u64::MAX), Ordering::SeqCst);
    }

    pub(super) async fn pause(&self) {
        let delay = self.delay.load(Ordering::SeqCst);
        if delay > 0 {
            tokio::time::sleep(Duration::from_millis(delay)).await;
        }
    }

    pub(super) fn step(&self) -> Result<(), sqlx::Error> {
        let count = |left: u64| left.checked_sub(1);
        match self.step.fetch_update(Ordering::SeqCst, Ordering::SeqCst, count) {
            Ok(1) => Err(sqlx::Error::Protocol("a fault was asked for".to_owned())),
            _ => Ok(()),
        }
    }
}
