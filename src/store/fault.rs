//! Faults on demand, for tests: every statement of a transaction passes here, the commit included.

use std::sync::atomic::{AtomicU64, Ordering};

use crate::table::Trouble;

/// Fails the statement that tests ask it to fail; none by itself.
#[derive(Debug, Default)]
pub struct Faults(AtomicU64);

impl Faults {
    /// Lets the n-th step from now fail, counted from 1. 0: none.
    pub fn at(&self, step: u64) {
        self.0.store(step, Ordering::SeqCst);
    }

    /// Whether a fault is still to come.
    pub fn is_pending(&self) -> bool {
        self.0.load(Ordering::SeqCst) > 0
    }

    pub(super) fn step(&self) -> Result<(), Trouble> {
        let count = |left: u64| left.checked_sub(1);
        match self.0.fetch_update(Ordering::SeqCst, Ordering::SeqCst, count) {
            Ok(1) => Err(Trouble::Failed("a fault was asked for".to_owned())),
            _ => Ok(()),
        }
    }
}
