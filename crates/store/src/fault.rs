//! Fault injection for tests: every statement of a transaction passes here, including `begin` and `commit`.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use super::SqlError;

/// Fails the statement that a test asks it to fail.
#[derive(Debug, Default)]
pub struct Faults {
    step: AtomicU64,
    /// The SQL of every statement so far.
    pub statements: Mutex<Vec<&'static str>>,
}

impl Faults {
    /// Makes the n-th step from now fail, counted from 1; 0 for none.
    pub fn at(&self, step: u64) {
        self.step.store(step, Ordering::SeqCst);
    }

    pub(crate) fn step(&self) -> Result<(), SqlError> {
        let count = |left: u64| left.checked_sub(1);
        match self.step.fetch_update(Ordering::SeqCst, Ordering::SeqCst, count) {
            Ok(1) => Err(SqlError(sqlx::Error::Protocol("a fault was asked for".to_owned()))),
            _ => Ok(()),
        }
    }
}
