//! What a failed request to Discord means. Addresses are left out: those of interactions hold their tokens.

use std::time::Duration;

use serenity::all::HttpError;

use crate::present::Obstacle;
use crate::table::Undelivered;

/// Discord's own numbers for what can go wrong.
mod code {
    pub const UNKNOWN_CHANNEL: isize = 10003;
    pub const UNKNOWN_MESSAGE: isize = 10008;
    pub const UNKNOWN_INTERACTION: isize = 10062;
    pub const TOO_MANY_OLD_EDITS: isize = 30046;
    pub const ALREADY_ANSWERED: isize = 40060;
    pub const CANNOT_MESSAGE_USER: isize = 50007;
    pub const ARCHIVED_THREAD: isize = 50083;
    pub const THREAD_EXISTS: isize = 160004;
}

/// Discord lets few messages be changed that are older than an hour, and does not say when the next one may be.
const OLD_EDITS: Duration = Duration::from_secs(20 * 60);

/// A request that did not succeed, without anything secret.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum Failure {
    #[error("Discord refused it: {status}, code {code}")]
    Refused { status: u16, code: isize },
    /// Too many requests; none before this time has passed.
    #[error("Discord asks to wait {after:?}")]
    Limited { after: Duration },
    /// It was never sent.
    #[error("Discord could not be reached")]
    Unreachable,
    /// Nobody knows whether it was carried out.
    #[error("the answer was lost")]
    Lost,
}

impl From<serenity::Error> for Failure {
    fn from(error: serenity::Error) -> Failure {
        match error {
            serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) => {
                Failure::Refused { status: response.status_code.as_u16(), code: response.error.code }
            }
            serenity::Error::Http(HttpError::Request(error)) if error.is_connect() => Failure::Unreachable,
            _ => Failure::Lost,
        }
    }
}

impl Failure {
    /// Whether the same request may succeed soon.
    pub fn may_pass(&self) -> bool {
        match self {
            Failure::Refused { status, .. } => *status >= 500 || *status == 429,
            Failure::Limited { .. } | Failure::Unreachable | Failure::Lost => true,
        }
    }

    /// Whether an interaction was answered before, or too late to be answered at all.
    pub fn is_settled(&self) -> bool {
        matches!(self, Failure::Refused { code: code::ALREADY_ANSWERED | code::UNKNOWN_INTERACTION, .. })
    }

    /// Whether an interaction was answered before.
    pub fn is_answered(&self) -> bool {
        matches!(self, Failure::Refused { code: code::ALREADY_ANSWERED, .. })
    }

    /// Whether the message that was pressed has been deleted since.
    pub fn is_deleted_message(&self) -> bool {
        matches!(self, Failure::Refused { code: code::UNKNOWN_MESSAGE, .. })
    }

    /// Whether there is a thread on that message already.
    pub fn is_existing_thread(&self) -> bool {
        matches!(self, Failure::Refused { code: code::THREAD_EXISTS, .. })
    }

    /// Whether an answer that is to be changed is not known, perhaps not yet.
    pub fn is_too_early(&self) -> bool {
        matches!(self, Failure::Refused { status: 404, .. })
    }

    /// What it means for a new message.
    pub fn of_message(self) -> Undelivered {
        let reason = self.to_string();
        let blocked = |obstacle: Obstacle| Undelivered::Blocked { reason: obstacle.to_string() };
        match self {
            Failure::Limited { after } => Undelivered::Later { reason, delay: Some(after) },
            Failure::Unreachable | Failure::Refused { status: 429 | 401, .. } => {
                Undelivered::Later { reason, delay: None }
            }
            // A server that failed may have done it all the same.
            Failure::Lost | Failure::Refused { status: 500.., .. } => Undelivered::Unknown { reason },
            Failure::Refused { code: code::ARCHIVED_THREAD, .. } => blocked(Obstacle::Thread),
            Failure::Refused { code: code::UNKNOWN_CHANNEL, .. } => {
                Undelivered::Gone { reason: Obstacle::Channel.to_string() }
            }
            Failure::Refused { code: code::CANNOT_MESSAGE_USER, .. } => Undelivered::Never { reason },
            Failure::Refused { status: 403, .. } => blocked(Obstacle::Permission),
            Failure::Refused { .. } => Undelivered::Never { reason },
        }
    }

    /// What it means for a change of a message that is there. Changes are best effort: what cannot be changed now
    /// must not hold up what is to be said next, and old buttons are harmless.
    pub fn of_change(self) -> Undelivered {
        let reason = self.to_string();
        match self {
            Failure::Limited { after } => Undelivered::Later { reason, delay: Some(after) },
            Failure::Refused { code: code::TOO_MANY_OLD_EDITS, .. } => {
                Undelivered::Later { reason, delay: Some(OLD_EDITS) }
            }
            Failure::Refused { code: code::ARCHIVED_THREAD, .. } => Undelivered::Blocked { reason },
            passing if passing.may_pass() => Undelivered::Later { reason, delay: None },
            _ => Undelivered::Never { reason },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(status: u16, code: isize) -> Failure {
        Failure::Refused { status, code }
    }

    #[test]
    fn new_messages_wait_for_whoever_can_help() {
        let blocked = |failure: Failure| matches!(failure.of_message(), Undelivered::Blocked { .. });
        for (status, code) in [(403, 50001), (403, 50013), (403, -1), (400, 50083)] {
            assert!(blocked(refused(status, code)), "{code}");
        }
        assert!(matches!(refused(404, 10003).of_message(), Undelivered::Gone { .. }));
        let limited = Failure::Limited { after: Duration::from_secs(7) };
        assert!(matches!(limited.of_message(), Undelivered::Later { delay: Some(_), .. }));
        assert!(matches!(refused(403, 50007).of_message(), Undelivered::Never { .. }));
        assert!(matches!(refused(429, 0).of_message(), Undelivered::Later { .. }));
        assert!(matches!(refused(502, -1).of_message(), Undelivered::Unknown { .. }));
    }

    #[test]
    fn changes_never_hold_up_what_comes_next() {
        for (status, code) in [(403, 50001), (404, 10008)] {
            assert!(matches!(refused(status, code).of_change(), Undelivered::Never { .. }), "{code}");
        }
        assert!(matches!(refused(429, 30046).of_change(), Undelivered::Later { delay: Some(_), .. }));
        assert!(matches!(refused(400, 50083).of_change(), Undelivered::Blocked { .. }));
        assert!(matches!(refused(429, 0).of_change(), Undelivered::Later { .. }));
    }
}
