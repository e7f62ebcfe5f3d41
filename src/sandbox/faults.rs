//! Failures on request: errors, rate limits, slow and lost answers.

use std::time::Duration;

use serde::Deserialize;

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
}

const fn once() -> u32 {
    1
}

impl Fault {
    pub fn new(effect: Effect) -> Fault {
        Fault { effect, times: 1, method: None, route: None }
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

    pub fn times(self, times: u32) -> Fault {
        Fault { times, ..self }
    }

    /// Only requests with this method whose route contains this text.
    pub fn on(self, method: &str, route: &str) -> Fault {
        Fault { method: Some(method.to_owned()), route: Some(route.to_owned()), ..self }
    }

    fn meets(&self, method: &str, route: &str) -> bool {
        self.method.as_deref().is_none_or(|wanted| wanted.eq_ignore_ascii_case(method))
            && self.route.as_deref().is_none_or(|part| route.contains(part))
    }
}

fn millis(duration: Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}

/// The failures that are still to happen, in order.
#[derive(Debug, Default)]
pub struct Faults {
    waiting: Vec<Fault>,
}

impl Faults {
    pub fn add(&mut self, fault: Fault) {
        self.waiting.push(fault);
    }

    pub fn clear(&mut self) {
        self.waiting.clear();
    }

    /// What this request meets: the first fault that matches it.
    pub fn take(&mut self, method: &str, route: &str) -> Option<Effect> {
        let index = self.waiting.iter().position(|fault| fault.times > 0 && fault.meets(method, route))?;
        let fault = &mut self.waiting[index];
        let effect = fault.effect;
        fault.times -= 1;
        self.waiting.retain(|fault| fault.times > 0);
        Some(effect)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_meets_its_requests_as_often_as_asked() {
        let mut faults = Faults::default();
        faults.add(Fault::fail(500).times(2).on("post", "/messages"));
        assert_eq!(faults.take("GET", "/channels/{channel_id}/messages"), None);
        assert_eq!(faults.take("POST", "/channels/{channel_id}/messages"), Some(Effect::Fail { status: 500 }));
        assert_eq!(faults.take("POST", "/channels/{channel_id}/messages"), Some(Effect::Fail { status: 500 }));
        assert_eq!(faults.take("POST", "/channels/{channel_id}/messages"), None);
    }
}
