//! Whether the bot is connected to Discord's gateway, as it says in its log, its metrics and `/ready`.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use jiff::Timestamp;
use tokio::time::Instant;

use super::signs::{GivenUp, Signs};
use crate::discord::metrics::{GatewayLink, Metrics};

/// The state of the connection, through all of its clients.
pub(crate) struct Link {
    state: Mutex<State>,
    metrics: Metrics,
}

struct State {
    /// The signs of life of the present client.
    signs: Signs,
    /// Since when there has been no connection that lived.
    lost: Option<Instant>,
}

impl Link {
    pub fn new(metrics: Metrics) -> Link {
        let signs = Signs::new(Duration::MAX, 1, Instant::now());
        Link { state: Mutex::new(State { signs, lost: None }), metrics }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// From now on this process should be connected.
    pub fn wanted(&self) {
        self.metrics.link(GatewayLink::Down);
    }

    /// A new client begins.
    pub fn begin(&self, silence: Duration, shards: u32) {
        self.state().signs = Signs::new(silence, shards, Instant::now());
    }

    /// A shard of the present client has begun or resumed a session. If all of them are back, returns how long there was
    /// no connection.
    pub fn connected(&self, shard: u32, resumed: bool) -> Option<Duration> {
        let now = Instant::now();
        let mut state = self.state();
        state.signs.connected(shard, resumed, now);
        if !state.signs.are_complete() {
            return None;
        }
        self.metrics.link(GatewayLink::Up);
        state.lost.take().map(|since| now.duration_since(since))
    }

    /// Takes note of the latencies of all shards. Returns why the present client should be given up, if it should.
    pub fn look(&self, latencies: Vec<(u32, Option<Duration>)>) -> Option<GivenUp> {
        let now = Instant::now();
        let mut state = self.state();
        for (shard, latency) in latencies {
            state.signs.heartbeat(shard, latency, now);
        }
        let given_up = state.signs.verdict(now);
        if given_up.is_some() {
            self.metrics.restarted();
        }
        given_up
    }

    /// There is no connection, or none since then. Returns since when there has been none at all.
    pub fn lost(&self, since: Option<Instant>) -> String {
        self.metrics.link(GatewayLink::Down);
        let now = Instant::now();
        let since = *self.state().lost.get_or_insert(since.unwrap_or(now));
        let moment = Timestamp::now().checked_sub(now.duration_since(since));
        moment.map_or_else(|_| "an unknown time".to_owned(), |moment| format!("{moment:.0}"))
    }

    pub fn is_up(&self) -> bool {
        self.metrics.gateway_link() == GatewayLink::Up
    }

    /// Whether the last client was connected for long.
    pub fn was_steady(&self) -> bool {
        self.is_up() && self.state().signs.is_steady(Instant::now())
    }
}
