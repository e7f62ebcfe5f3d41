//! Time, read from a clock that tests can set.

use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use futures_util::future::BoxFuture;
use serde::{Deserialize, Serialize};
use tokio::sync::watch;

pub(super) const MINUTE: Duration = Duration::from_secs(60);
pub(super) const HOUR: Duration = Duration::from_secs(60 * 60);
pub(super) const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// A moment, in seconds since 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Time(pub i64);

impl Time {
    pub fn plus(self, duration: Duration) -> Time {
        Time(self.0.saturating_add_unsigned(duration.as_secs()))
    }

    pub fn minus(self, duration: Duration) -> Time {
        Time(self.0.saturating_sub_unsigned(duration.as_secs()))
    }

    /// How long ago `earlier` was; zero if it lies in the future.
    pub fn since(self, earlier: Time) -> Duration {
        Duration::from_secs(u64::try_from(self.0 - earlier.0).unwrap_or(0))
    }
}

/// Tells the time.
pub trait Clock: Send + Sync {
    fn now(&self) -> Time;

    /// The time since some moment, by a clock that nobody can set. It goes on while the machine sleeps.
    fn elapsed(&self) -> Duration;

    /// Waits until this moment has come.
    fn until(&self, time: Time) -> BoxFuture<'_, ()>;
}

/// The system clock.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemClock;

impl Clock for SystemClock {
    fn now(&self) -> Time {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Time(i64::try_from(since.as_secs()).unwrap_or(i64::MAX))
    }

    #[cfg(target_os = "linux")]
    fn elapsed(&self) -> Duration {
        let time = rustix::time::clock_gettime(rustix::time::ClockId::Boottime);
        Duration::from_secs(time.tv_sec.unsigned_abs())
    }

    #[cfg(not(target_os = "linux"))]
    fn elapsed(&self) -> Duration {
        static START: std::sync::LazyLock<std::time::Instant> = std::sync::LazyLock::new(std::time::Instant::now);
        START.elapsed()
    }

    fn until(&self, time: Time) -> BoxFuture<'_, ()> {
        let wait = time.since(self.now());
        Box::pin(tokio::time::sleep(wait))
    }
}

/// A clock that stands still until a test sets it.
#[derive(Clone, Debug)]
pub struct SetClock(Arc<watch::Sender<(Time, Duration)>>);

impl SetClock {
    pub fn at(time: Time) -> SetClock {
        SetClock(Arc::new(watch::Sender::new((time, Duration::ZERO))))
    }

    /// Time passes until then.
    pub fn set(&self, time: Time) {
        self.0.send_modify(|(now, elapsed)| {
            *elapsed += time.since(*now);
            *now = time;
        });
    }

    pub fn advance(&self, duration: Duration) {
        self.set(self.now().plus(duration));
    }

    /// Somebody sets the clock of the machine, while no time passes.
    pub fn jump(&self, time: Time) {
        self.0.send_modify(|(now, _)| *now = time);
    }
}

impl Clock for SetClock {
    fn now(&self) -> Time {
        self.0.borrow().0
    }

    fn elapsed(&self) -> Duration {
        self.0.borrow().1
    }

    /// Like a timer, it goes by the time that passes, whatever the clock shows meanwhile.
    fn until(&self, time: Time) -> BoxFuture<'_, ()> {
        let mut watch = self.0.subscribe();
        let (now, elapsed) = *watch.borrow();
        let ends = elapsed + time.since(now);
        Box::pin(async move {
            // The sender lives as long as this clock, so the wait ends only when the time has come.
            let _ = watch.wait_for(|(_, elapsed)| *elapsed >= ends).await;
        })
    }
}
