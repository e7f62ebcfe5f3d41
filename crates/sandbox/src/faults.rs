//! Failures on request: errors, rate limits, slow, lost, unreadable and missing answers.

use std::sync::Arc;
use std::time::Duration;

use serde::Deserialize;
use tokio::sync::watch;

/// The route of connections to the gateway. They meet only faults that name it.
pub const WEBSOCKET: &str = "websocket";

/// A failure that the next matching requests meet.
#[derive(Clone, Debug, Deserialize)]
pub struct Fault {
    #[serde(flatten)]
    pub effect: Effect,
    /// How many requests it meets.
    #[serde(default = "once")]
    pub times: u32,
    /// Which requests: `POST`, or any.
    #[serde(default)]
    pub method: Option<String>,
    /// Which requests: a part of the route, as `/channels/{channel_id}/messages`, or any.
    #[serde(default)]
    pub route: Option<String>,
    /// Only requests with files.
    #[serde(default)]
    pub uploads: bool,
}

/// What goes wrong.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(tag = "fault", rename_all = "snake_case")]
pub enum Effect {
    /// Answers with this status and does nothing.
    Fail { status: u16 },
    /// Answers 429 and does nothing.
    RateLimit {
        retry_after_ms: u64,
        #[serde(default)]
        global: bool,
    },
    /// Waits before it does anything.
    Delay { ms: u64 },
    /// Does what was asked, then answers with this status as if it had not.
    LoseAnswer { status: u16 },
    /// Does what was asked, and answers with success and something that is not JSON.
    Garble,
    /// Accepts the request and says nothing until all that hang are released.
    Hang,
}

const fn once() -> u32 {
    1
}

impl Fault {
    pub fn new(effect: Effect) -> Fault {
        Fault { effect, times: 1, method: None, route: None, uploads: false }
    }

    pub fn fail(status: u16) -> Fault {
        Fault::new(Effect::Fail { status })
    }

    pub fn rate_limit(retry_after: Duration) -> Fault {
        Fault::new(Effect::RateLimit { retry_after_ms: millis(retry_after), global: false })
    }

    pub fn delay(by: Duration) -> Fault {
        Fault::new(Effect::Delay { ms: millis(by) })
    }

    pub fn lose_answer() -> Fault {
        Fault::new(Effect::LoseAnswer { status: 502 })
    }

    pub fn garble() -> Fault {
        Fault::new(Effect::Garble)
    }

    pub fn hang() -> Fault {
        Fault::new(Effect::Hang)
    }

    pub fn times(self, times: u32) -> Fault {
        Fault { times, ..self }
    }

    /// Only requests with this method whose route contains this text.
    pub fn on(self, method: &str, route: &str) -> Fault {
        Fault { method: Some(method.to_owned()), route: Some(route.to_owned()), ..self }
    }

    /// Only requests with files.
    pub fn on_uploads(self) -> Fault {
        Fault { uploads: true, ..self }
    }

    fn meets(&self, method: &str, route: &str, upload: bool) -> bool {
        (upload || !self.uploads)
            && self.method.as_deref().is_none_or(|wanted| wanted.eq_ignore_ascii_case(method))
            && self.route.as_deref().map_or(route != WEBSOCKET, |part| route.contains(part))
    }
}

fn millis(duration: Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}

/// The failures that are still to happen, in order.
#[derive(Debug, Default)]
pub struct Faults {
    waiting: Vec<Fault>,
    hanging: Hanging,
}

impl Faults {
    pub fn add(&mut self, fault: Fault) {
        self.waiting.push(fault);
    }

    pub fn clear(&mut self) {
        self.waiting.clear();
    }

    /// The requests that hang now.
    pub fn hanging(&self) -> Hanging {
        self.hanging.clone()
    }

    /// What this request meets: the first fault that matches it.
    pub fn take(&mut self, method: &str, route: &str, upload: bool) -> Option<Effect> {
        let index = self.waiting.iter().position(|fault| fault.times > 0 && fault.meets(method, route, upload))?;
        let fault = &mut self.waiting[index];
        let effect = fault.effect;
        fault.times -= 1;
        self.waiting.retain(|fault| fault.times > 0);
        Some(effect)
    }
}

/// Requests that hang. They are counted for as long as somebody waits for their answers.
#[derive(Clone, Debug, Default)]
pub struct Hanging(Arc<watch::Sender<u64>>);

impl Hanging {
    /// Hangs until the next release.
    pub async fn hang(&self) {
        let mut released = self.0.subscribe();
        // The sender lives as long as this.
        let _ = released.changed().await;
    }

    pub fn release(&self) {
        self.0.send_modify(|releases| *releases += 1);
    }

    pub fn count(&self) -> usize {
        self.0.receiver_count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_meets_its_requests_as_often_as_asked() {
        let mut faults = Faults::default();
        faults.add(Fault::fail(500).times(2).on("post", "/messages"));
        assert_eq!(faults.take("GET", "/channels/{channel_id}/messages", false), None);
        assert_eq!(faults.take("POST", "/channels/{channel_id}/messages", false), Some(Effect::Fail { status: 500 }));
        assert_eq!(faults.take("POST", "/channels/{channel_id}/messages", false), Some(Effect::Fail { status: 500 }));
        assert_eq!(faults.take("POST", "/channels/{channel_id}/messages", false), None);
    }

    #[test]
    fn a_fault_can_meet_uploads_alone() {
        let mut faults = Faults::default();
        faults.add(Fault::fail(500).on_uploads());
        assert_eq!(faults.take("POST", "/messages", false), None);
        assert_eq!(faults.take("POST", "/messages", true), Some(Effect::Fail { status: 500 }));
    }
}
