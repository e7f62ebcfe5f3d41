//! Notices that the clock of the machine was changed: it is compared with a clock that nobody can set.
//!
//! A date that was wrong for a minute must not close a lobby or delete a reminder. So for an hour after a jump no job
//! is carried out, whether the clock is right now or was right before.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use super::needs::Need;
use crate::Tables;
use crate::clock::{HOUR, Time};

/// Smaller corrections are not worth mentioning.
const TOLERANCE: Duration = Duration::from_secs(2 * 60);
/// How long the clock must have run evenly before anything is done that cannot be undone.
const SETTLING: Duration = HOUR;
/// 2023: any clock that shows an earlier time is wrong.
pub(crate) const EARLIEST: Time = Time(1_672_531_200);

/// Both clocks as they were last seen.
#[derive(Default)]
pub(crate) struct ClockWatch(Mutex<Option<Seen>>);

struct Seen {
    now: Time,
    elapsed: Duration,
    /// When the clock last jumped.
    jumped: Option<Duration>,
}

/// What a comparison has shown.
struct Comparison {
    /// By how many seconds the clock has jumped since the last one.
    jump: Option<i64>,
    settled: bool,
}

impl ClockWatch {
    fn compare(&self, now: Time, elapsed: Duration) -> Comparison {
        let mut seen = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let seen = seen.get_or_insert(Seen { now, elapsed, jumped: None });
        let expected = seen.now.plus(elapsed.saturating_sub(seen.elapsed));
        let off = now.0 - expected.0;
        let jump = (off.unsigned_abs() > TOLERANCE.as_secs()).then_some(off);
        if jump.is_some() {
            seen.jumped = Some(elapsed);
        }
        (seen.now, seen.elapsed) = (now, elapsed);
        let settled = seen.jumped.is_none_or(|jumped| elapsed.saturating_sub(jumped) >= SETTLING);
        Comparison { jump, settled: settled && now >= EARLIEST }
    }
}

impl Tables {
    /// Compares the clocks, and returns whether the time can be trusted. After a jump, posts that wait for a time that
    /// may now be far away are due at once.
    pub(crate) async fn clock_is_settled(&self) -> bool {
        let now = self.now();
        let compared = self.0.clock_watch.compare(now, self.0.clock.elapsed());
        let needs = self.needs();
        if let Some(seconds) = compared.jump {
            let (by, direction) = (span(seconds.unsigned_abs()), if seconds > 0 { "forward" } else { "back" });
            needs.report(Need::Clock, format_args!("the clock has jumped {direction} by {by}; jobs wait for an hour"));
            if let Err(error) = self.make_due(None).await {
                tracing::warn!(%error, "could not reset the delays of waiting posts");
            }
        } else if now < EARLIEST {
            needs.report(Need::Clock, "the clock shows a time long past; jobs wait until it is right");
        } else if compared.settled {
            needs.over(Need::Clock);
        }
        compared.settled
    }
}

/// A length of time for the log.
fn span(seconds: u64) -> String {
    match seconds {
        172_800.. => format!("{} days", seconds / 86_400),
        7_200.. => format!("{} hours", seconds / 3_600),
        _ => format!("{} minutes", seconds / 60),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const THEN: Time = Time(1_700_000_000);

    #[test]
    fn a_jump_is_seen_and_an_even_clock_is_trusted_again_after_an_hour() {
        let watch = ClockWatch::default();
        let look = |minutes: u64, off: i64| {
            let elapsed = Duration::from_secs(60 * minutes);
            let compared = watch.compare(Time(THEN.plus(elapsed).0 + off), elapsed);
            (compared.jump, compared.settled)
        };
        assert_eq!(look(0, 0), (None, true));
        assert_eq!(look(300, 90), (None, true), "a small correction after five hours");
        assert_eq!(look(301, 7_200), (Some(7_110), false));
        assert_eq!(look(330, 7_200), (None, false));
        assert_eq!(look(331, 0), (Some(-7_200), false), "and back");
        assert_eq!(look(390, 0), (None, false));
        assert_eq!(look(391, 0), (None, true));
    }

    #[test]
    fn a_clock_that_shows_1970_is_never_trusted() {
        let watch = ClockWatch::default();
        assert!(!watch.compare(Time(0), Duration::ZERO).settled);
        assert!(!watch.compare(Time(7_200), 2 * HOUR).settled);
    }
}
