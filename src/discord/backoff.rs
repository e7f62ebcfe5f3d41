//! Exponential backoff between attempts.

use std::time::Duration;

use crate::table::Clock;

const FIRST: Duration = Duration::from_secs(2);
const LONGEST: Duration = Duration::from_secs(5 * 60);

#[derive(Default)]
pub(super) struct Pause {
    waited: u32,
}

impl Pause {
    pub async fn wait(&mut self, clock: &dyn Clock) {
        let pause = FIRST.saturating_mul(1 << self.waited.min(16)).min(LONGEST);
        self.waited += 1;
        clock.until(clock.now().plus(pause)).await;
    }
}
