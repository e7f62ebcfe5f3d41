//! Signs of life of the gateway connection: acknowledged heartbeats and new sessions, shard by shard.
//!
//! The stages that serenity reports are no signs: a shard that waits for an answer to its attempt to resume still counts
//! as connected.

use std::collections::HashMap;
use std::time::Duration;

use tokio::time::Instant;

/// So many sessions of a shard within [`Signs::steady`] are too many: Discord resets the token of a bot that identifies
/// more than 1,000 times a day.
const MAX_SESSIONS: usize = 5;

/// What a shard did last.
#[derive(Default)]
struct Shard {
    seen: Option<Instant>,
    /// The time that the last acknowledgement took: serenity tells of one by measuring a new time.
    latency: Option<Duration>,
    sessions: Vec<Instant>,
}

/// The signs of life of one client.
pub(crate) struct Signs {
    begun: Instant,
    /// How long a connected shard may be silent.
    silence: Duration,
    shards: HashMap<u32, Shard>,
    expected: u32,
}

/// Why the client is given up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum GivenUp {
    /// No sign of life since then.
    Silent { since: Instant },
    /// Sessions begin and end again and again.
    Restless { since: Instant },
}

impl Signs {
    pub fn new(silence: Duration, expected: u32, now: Instant) -> Signs {
        Signs { begun: now, silence, shards: HashMap::new(), expected }
    }

    /// How often to look.
    pub fn interval(silence: Duration) -> Duration {
        silence / 90
    }

    /// How long a connection must last to count as steady.
    pub fn steady(silence: Duration) -> Duration {
        silence.saturating_mul(7)
    }

    /// A shard has begun a session, or resumed one.
    pub fn connected(&mut self, shard: u32, resumed: bool, now: Instant) {
        let shard = self.shards.entry(shard).or_default();
        shard.seen = Some(now);
        if !resumed {
            shard.sessions.push(now);
        }
    }

    /// The latency of a shard's heartbeats, as it is known now.
    pub fn heartbeat(&mut self, shard: u32, latency: Option<Duration>, now: Instant) {
        let shard = self.shards.entry(shard).or_default();
        if latency.is_some() && latency != shard.latency {
            shard.seen = Some(now);
        }
        shard.latency = latency;
    }

    /// Why this client should be given up, if it should.
    pub fn verdict(&mut self, now: Instant) -> Option<GivenUp> {
        let steady = Signs::steady(self.silence);
        for shard in self.shards.values_mut() {
            shard.sessions.retain(|begun| now.duration_since(*begun) < steady);
            if let Some(since) = shard.sessions.first().filter(|_| shard.sessions.len() >= MAX_SESSIONS) {
                return Some(GivenUp::Restless { since: *since });
            }
        }
        let seen = || self.shards.values().filter_map(|shard| shard.seen);
        // Shards start one after another, so the last one that came counts as a sign for those that are missing.
        let missing = !self.are_complete();
        let newest = seen().max().unwrap_or(self.begun);
        let to_start = self.silence / 3;
        if missing && now.duration_since(newest) > to_start {
            return Some(GivenUp::Silent { since: newest });
        }
        let oldest = seen().min().filter(|oldest| now.duration_since(*oldest) > self.silence);
        oldest.map(|since| GivenUp::Silent { since })
    }

    /// Whether every shard has connected.
    pub fn are_complete(&self) -> bool {
        self.shards.values().filter(|shard| shard.seen.is_some()).count() >= self.expected as usize
    }

    /// Whether this client has lasted for long.
    pub fn is_steady(&self, now: Instant) -> bool {
        now.duration_since(self.begun) > Signs::steady(self.silence)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SILENCE: Duration = Duration::from_secs(90);

    fn seconds(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    #[test]
    fn only_acknowledged_heartbeats_keep_a_connection_alive() {
        let begun = Instant::now();
        let mut signs = Signs::new(SILENCE, 1, begun);
        signs.connected(0, false, begun + seconds(1));
        for beat in 1..10 {
            let now = begun + seconds(41 * beat);
            signs.heartbeat(0, Some(Duration::from_nanos(beat)), now);
            assert_eq!(signs.verdict(now + seconds(89)), None);
        }
        let last = begun + seconds(41 * 9);
        // The same time as before is no new acknowledgement, whatever stage the shard is said to be in.
        signs.heartbeat(0, Some(Duration::from_nanos(9)), last + seconds(60));
        assert_eq!(signs.verdict(last + seconds(91)), Some(GivenUp::Silent { since: last }));
        signs.connected(0, true, last + seconds(92));
        assert_eq!(signs.verdict(last + seconds(93)), None);
    }

    #[test]
    fn a_client_that_does_not_connect_is_given_up_sooner() {
        let begun = Instant::now();
        let mut signs = Signs::new(SILENCE, 2, begun);
        assert_eq!(signs.verdict(begun + seconds(29)), None);
        assert_eq!(signs.verdict(begun + seconds(31)), Some(GivenUp::Silent { since: begun }));
        let first = begun + seconds(20);
        signs.connected(0, false, first);
        assert_eq!(signs.verdict(first + seconds(29)), None, "the other one may still come");
        assert_eq!(signs.verdict(first + seconds(31)), Some(GivenUp::Silent { since: first }));
        signs.connected(1, false, first + seconds(5));
        assert_eq!(signs.verdict(first + seconds(80)), None);
        // One of two that is silent is enough.
        signs.heartbeat(0, Some(seconds(1)), first + seconds(80));
        assert_eq!(signs.verdict(first + seconds(100)), Some(GivenUp::Silent { since: first + seconds(5) }));
    }

    #[test]
    fn sessions_that_do_not_last_are_not_begun_for_ever() {
        let begun = Instant::now();
        let mut signs = Signs::new(SILENCE, 1, begun);
        for session in 0..4 {
            signs.connected(0, false, begun + seconds(6 * session));
            assert_eq!(signs.verdict(begun + seconds(6 * session)), None);
        }
        signs.connected(0, true, begun + seconds(23));
        assert_eq!(signs.verdict(begun + seconds(23)), None, "a resumed session is not a new one");
        signs.connected(0, false, begun + seconds(24));
        assert_eq!(signs.verdict(begun + seconds(24)), Some(GivenUp::Restless { since: begun }));
        // Now and then is fine.
        let mut signs = Signs::new(SILENCE, 1, begun);
        for session in 0..100 {
            let now = begun + seconds(600 * session);
            signs.connected(0, false, now);
            assert_eq!(signs.verdict(now), None);
        }
    }
}
