//! Exponential backoff between attempts.

use std::time::Duration;

const FIRST: Duration = Duration::from_secs(2);
/// Discord resets the token of a bot that identifies more than 1,000 times a day. A client that is given up may have done so
/// six times.
const LONGEST: Duration = Duration::from_secs(10 * 60);

#[derive(Default)]
pub(crate) struct Backoff {
    attempts: u32,
}

impl Backoff {
    /// The next delay, at least as long as the receiver asks for. Times are whole seconds.
    pub fn next(&mut self, asked: Duration) -> Duration {
        let delay = FIRST.saturating_mul(1 << self.attempts.min(16)).min(LONGEST);
        self.attempts += 1;
        delay.max(Duration::from_secs(asked.as_millis().div_ceil(1_000).try_into().unwrap_or(u64::MAX)))
    }
}
