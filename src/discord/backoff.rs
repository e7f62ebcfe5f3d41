//! Exponential backoff between attempts.

use std::time::Duration;

use crate::table::Clock;

const FIRST: Duration = Duration::from_secs(2);
const LONGEST: Duration = Duration::from_secs(5 * 60);

#[derive(Default)]
pub(super) struct Backoff {
    attempts: u32,
}

impl Backoff {
    pub async fn wait(&mut self, clock: &dyn Clock) {
        let delay = FIRST.saturating_mul(1 << self.attempts.min(16)).min(LONGEST);
        self.attempts += 1;
        clock.until(clock.now().plus(delay)).await;
    }
}
