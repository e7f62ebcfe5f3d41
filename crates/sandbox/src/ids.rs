//! Snowflake ids: numbers that travel as text.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Discord counts the milliseconds in its ids from the first second of 2015.
pub const EPOCH_MILLIS: i64 = 1_420_070_400_000;

/// A text that is no id.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("\"{0}\" is no id")]
pub struct NotAnId(pub String);

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident),+ $(,)?) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub u64);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        impl FromStr for $name {
            type Err = NotAnId;

            fn from_str(text: &str) -> Result<Self, NotAnId> {
                text.parse().map($name).map_err(|_| NotAnId(text.to_owned()))
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                TextOrNumber::deserialize(deserializer)?.number().map($name).map_err(serde::de::Error::custom)
            }
        }
    )+};
}

ids! {
    /// A person, or the bot.
    UserId,
    /// A server.
    GuildId,
    /// A channel, thread or direct conversation.
    ChannelId,
    MessageId,
    AttachmentId,
    InteractionId,
    /// A registered command.
    CommandId,
}

/// Discord takes ids as text or as numbers.
#[derive(Deserialize)]
#[serde(untagged)]
enum TextOrNumber {
    Number(u64),
    Text(String),
}

impl TextOrNumber {
    fn number(self) -> Result<u64, NotAnId> {
        match self {
            TextOrNumber::Number(number) => Ok(number),
            TextOrNumber::Text(text) => text.parse().map_err(|_| NotAnId(text)),
        }
    }
}

/// Gives out ids in rising order.
#[derive(Debug, Default)]
pub struct Mint {
    last: i64,
}

impl Mint {
    /// One id per millisecond at most: a server's shard is the remainder of its id's milliseconds, so servers made
    /// under a standing clock still fall on different shards.
    pub fn next(&mut self, now_millis: i64) -> u64 {
        self.last = (self.last + 1).max(now_millis - EPOCH_MILLIS);
        self.last.unsigned_abs() << 22
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_rise_even_when_the_clock_stands() {
        let mut mint = Mint::default();
        let now = EPOCH_MILLIS + 5;
        assert_eq!([mint.next(now), mint.next(now), mint.next(now + 10)], [5 << 22, 6 << 22, 15 << 22]);
    }

    #[test]
    fn ids_travel_as_text_and_are_taken_as_numbers_too() {
        assert_eq!(serde_json::to_string(&UserId(7)).unwrap(), "\"7\"");
        assert_eq!(serde_json::from_str::<UserId>("\"7\"").unwrap(), UserId(7));
        assert_eq!(serde_json::from_str::<UserId>("7").unwrap(), UserId(7));
        assert_eq!("seven".parse::<UserId>(), Err(NotAnId("seven".to_owned())));
    }
}
