//! How long things took.

use std::fmt;
use std::time::Duration;

/// Latencies, to be summarised.
#[derive(Clone, Debug, Default)]
pub struct Waits(Vec<Duration>);

impl Waits {
    pub fn add(&mut self, wait: Duration) {
        self.0.push(wait);
    }

    pub fn append(&mut self, other: Waits) {
        self.0.extend(other.0);
    }

    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// The time within which this share of requests was done.
    pub fn within(&mut self, share: f64) -> Duration {
        self.0.sort_unstable();
        let index = (self.0.len() as f64 * share) as usize;
        self.0.get(index).or(self.0.last()).copied().unwrap_or_default()
    }
}

/// Milliseconds with two decimals.
pub struct Millis(pub Duration);

impl fmt::Display for Millis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.2} ms", self.0.as_secs_f64() * 1e3)
    }
}
