//! What a failed request to Discord means. URLs are omitted: those of interactions contain their tokens.

use std::time::Duration;

use serenity::all::HttpError;
use serenity::http::DiscordJsonSingleError;

use present::Obstacle;
use table::DeliveryError;

/// Discord's own error codes.
mod code {
    pub const UNKNOWN_CHANNEL: isize = 10003;
    pub const UNKNOWN_MESSAGE: isize = 10008;
    pub const UNKNOWN_INTERACTION: isize = 10062;
    pub const TOO_MANY_OLD_EDITS: isize = 30046;
    pub const ALREADY_ANSWERED: isize = 40060;
    pub const CANNOT_MESSAGE_USER: isize = 50007;
    pub const ARCHIVED_THREAD: isize = 50083;
    pub const THREAD_EXISTS: isize = 160004;
    pub const LOCKED_THREAD: isize = 160005;
}

/// Discord allows few edits of messages older than an hour, and does not say when the next one is possible.
const OLD_EDITS: Duration = Duration::from_secs(20 * 60);

/// A failed request, without anything secret.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum Failure {
    #[error("Discord refused it: {status}, code {code}")]
    Refused {
        status: u16,
        code: isize,
        /// What is wrong with which field of the request.
        fields: Vec<String>,
    },
    /// Rate-limited; retry after this time.
    #[error("rate-limited by Discord for {after:?}")]
    Limited { after: Duration },
    /// It was never sent.
    #[error("Discord could not be reached")]
    Unreachable,
    /// It is unknown whether it was carried out.
    #[error("the answer was lost")]
    Lost,
    /// It was carried out.
    #[error("Discord's answer is unreadable")]
    Unreadable,
}

impl From<serenity::Error> for Failure {
    fn from(error: serenity::Error) -> Failure {
        match error {
            serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) => {
                let field = |error: DiscordJsonSingleError| format!("{}: {}", error.path, error.message);
                let fields = response.error.errors.into_iter().map(field).collect();
                Failure::Refused { status: response.status_code.as_u16(), code: response.error.code, fields }
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
            Failure::Limited { .. } | Failure::Unreachable | Failure::Lost | Failure::Unreadable => true,
        }
    }

    /// What is wrong with which field of the request, as Discord says.
    pub fn fields(&self) -> &[String] {
        match self {
            Failure::Refused { fields, .. } => fields,
            _ => &[],
        }
    }

    /// How long Discord asks to wait.
    pub fn delay(&self) -> Duration {
        match self {
            Failure::Limited { after } => *after,
            _ => Duration::ZERO,
        }
    }

    /// Whether an interaction was already answered, or can no longer be answered.
    pub fn is_settled(&self) -> bool {
        matches!(self, Failure::Refused { code: code::ALREADY_ANSWERED | code::UNKNOWN_INTERACTION, .. })
    }

    /// Whether an interaction was already answered.
    pub fn is_answered(&self) -> bool {
        matches!(self, Failure::Refused { code: code::ALREADY_ANSWERED, .. })
    }

    /// Whether the pressed message has been deleted since.
    pub fn is_deleted_message(&self) -> bool {
        matches!(self, Failure::Refused { code: code::UNKNOWN_MESSAGE, .. })
    }

    /// Whether that message already has a thread.
    pub fn is_existing_thread(&self) -> bool {
        matches!(self, Failure::Refused { code: code::THREAD_EXISTS, .. })
    }

    /// Whether the response to edit is unknown, perhaps not known yet.
    pub fn is_too_early(&self) -> bool {
        matches!(self, Failure::Refused { status: 404, .. })
    }

    /// What it means for a new message.
    pub fn of_message(self) -> DeliveryError {
        let reason = self.to_string();
        let blocked = |obstacle: Obstacle| DeliveryError::Blocked { reason: obstacle.to_string() };
        match self {
            Failure::Limited { after } => DeliveryError::Later { reason, delay: Some(after) },
            Failure::Unreachable | Failure::Refused { status: 429 | 401, .. } => {
                DeliveryError::Later { reason, delay: None }
            }
            // A server error may have carried it out all the same.
            Failure::Lost | Failure::Unreadable | Failure::Refused { status: 500.., .. } => {
                DeliveryError::Unknown { reason }
            }
            Failure::Refused { code: code::ARCHIVED_THREAD | code::LOCKED_THREAD, .. } => blocked(Obstacle::Thread),
            Failure::Refused { code: code::UNKNOWN_CHANNEL, .. } => {
                DeliveryError::Gone { reason: Obstacle::Channel.to_string() }
            }
            Failure::Refused { code: code::CANNOT_MESSAGE_USER, .. } => DeliveryError::Never { reason },
            Failure::Refused { status: 403, .. } => blocked(Obstacle::Permission),
            Failure::Refused { .. } => DeliveryError::Never { reason },
        }
    }

    /// What it means for an edit of an existing message. Edits are best effort: one that fails must not delay the next
    /// message, and old buttons are harmless.
    pub fn of_change(self) -> DeliveryError {
        let reason = self.to_string();
        match self {
            Failure::Limited { after } => DeliveryError::Later { reason, delay: Some(after) },
            Failure::Refused { code: code::TOO_MANY_OLD_EDITS, .. } => {
                DeliveryError::Later { reason, delay: Some(OLD_EDITS) }
            }
            Failure::Refused { code: code::ARCHIVED_THREAD | code::LOCKED_THREAD, .. } => {
                DeliveryError::Blocked { reason }
            }
            passing if passing.may_pass() => DeliveryError::Later { reason, delay: None },
            _ => DeliveryError::Never { reason },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(status: u16, code: isize) -> Failure {
        Failure::Refused { status, code, fields: Vec::new() }
    }

    #[test]
    fn new_messages_wait_for_whoever_can_help() {
        let blocked = |failure: Failure| matches!(failure.of_message(), DeliveryError::Blocked { .. });
        for (status, code) in [(403, 50001), (403, 50013), (403, -1), (400, 50083), (400, 160005)] {
            assert!(blocked(refused(status, code)), "{code}");
        }
        assert!(matches!(refused(404, 10003).of_message(), DeliveryError::Gone { .. }));
        let limited = Failure::Limited { after: Duration::from_secs(7) };
        assert!(matches!(limited.of_message(), DeliveryError::Later { delay: Some(_), .. }));
        assert!(matches!(refused(403, 50007).of_message(), DeliveryError::Never { .. }));
        assert!(matches!(refused(429, 0).of_message(), DeliveryError::Later { .. }));
        assert!(matches!(refused(502, -1).of_message(), DeliveryError::Unknown { .. }));
    }

    #[test]
    fn changes_never_hold_up_what_comes_next() {
        for (status, code) in [(403, 50001), (404, 10008)] {
            assert!(matches!(refused(status, code).of_change(), DeliveryError::Never { .. }), "{code}");
        }
        assert!(matches!(refused(429, 30046).of_change(), DeliveryError::Later { delay: Some(_), .. }));
        for code in [50083, 160005] {
            assert!(matches!(refused(400, code).of_change(), DeliveryError::Blocked { .. }), "{code}");
        }
        assert!(matches!(refused(429, 0).of_change(), DeliveryError::Later { .. }));
    }
}
