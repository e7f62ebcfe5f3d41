//! The server's time: the machine's, or one that moves only when told.

use std::time::Duration;

use jiff::{SignedDuration, Timestamp};

/// Where the time comes from. A standing clock keeps tests independent of how fast a machine is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Clock {
    /// The machine's time, moved forward by what `advance` added.
    Running { ahead: Duration },
    /// Stands until `advance` moves it.
    Standing { at: Timestamp },
}

impl Clock {
    pub const fn running() -> Clock {
        Clock::Running { ahead: Duration::ZERO }
    }

    /// Noon of 1 November 2025.
    pub fn standing() -> Clock {
        Clock::Standing { at: Timestamp::constant(1_761_998_400, 0) }
    }

    pub fn now(&self) -> Timestamp {
        match *self {
            Clock::Running { ahead } => later(Timestamp::now(), ahead),
            Clock::Standing { at } => at,
        }
    }

    pub fn advance(&mut self, by: Duration) {
        match self {
            Clock::Running { ahead } => *ahead += by,
            Clock::Standing { at } => *at = later(*at, by),
        }
    }
}

fn later(at: Timestamp, by: Duration) -> Timestamp {
    SignedDuration::try_from(by).ok().and_then(|by| at.checked_add(by).ok()).unwrap_or(Timestamp::MAX)
}

/// How long ago a time was; nothing if it is still to come.
pub fn age(now: Timestamp, then: Timestamp) -> Duration {
    Duration::try_from(now.duration_since(then)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_standing_clock_moves_only_when_told() {
        let mut clock = Clock::standing();
        let noon = clock.now();
        assert_eq!(clock.now(), noon);
        clock.advance(Duration::from_secs(3));
        assert_eq!(age(clock.now(), noon), Duration::from_secs(3));
        assert_eq!(age(noon, clock.now()), Duration::ZERO);
    }
}
