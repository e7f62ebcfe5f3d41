//! Ids of people, places, games and requests.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident($number:ty);)*) => { $(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub $number);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}", self.0)
            }
        }

        impl FromStr for $name {
            type Err = IdError;

            fn from_str(text: &str) -> Result<$name, IdError> {
                text.parse().map($name).map_err(|_| IdError(text.to_owned()))
            }
        }
    )* };
}

ids! {
    /// A table and the game on it.
    GameId(i64);
    /// A person, whichever front end they use.
    PersonId(u64);
    /// A server: a community with channels of its own.
    ServerId(u64);
    /// A channel or thread.
    ChannelId(u64);
    /// A solo challenge.
    ChallengeId(i64);
    /// A message to be delivered.
    PostId(i64);
}

/// A text that is not an id.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{0}' is not an id")]
pub struct IdError(pub(super) String);

/// The id under which a request arrived. The same id again is the same request.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct InteractionId(String);

impl InteractionId {
    pub fn new(id: impl Into<String>) -> InteractionId {
        InteractionId(id.into())
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for InteractionId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Where a game takes place: one open game per place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// A channel or thread; without a server, a conversation with the bot alone.
    Channel { server: Option<ServerId>, channel: ChannelId },
    /// The private try of one person at a challenge.
    Try { challenge: ChallengeId, person: PersonId },
    /// The try of a person who asked to be forgotten.
    Former { challenge: ChallengeId, game: GameId },
}

impl Place {
    pub fn server(self) -> Option<ServerId> {
        match self {
            Place::Channel { server, .. } => server,
            Place::Try { .. } | Place::Former { .. } => None,
        }
    }

    /// The challenge tried here.
    pub fn challenge(self) -> Option<ChallengeId> {
        match self {
            Place::Channel { .. } => None,
            Place::Try { challenge, .. } | Place::Former { challenge, .. } => Some(challenge),
        }
    }

    /// Where public messages about it go; none for a private try.
    pub fn address(self) -> Option<Address> {
        match self {
            Place::Channel { channel, .. } => Some(Address::Channel(channel)),
            Place::Try { .. } | Place::Former { .. } => None,
        }
    }

    /// Parses a place from its text form and its server.
    pub fn stored(text: &str, server: Option<ServerId>) -> Result<Place, IdError> {
        let error = || IdError(text.to_owned());
        match text.split_once(':').ok_or_else(error)? {
            ("channel", channel) => Ok(Place::Channel { server, channel: channel.parse()? }),
            ("try", rest) => {
                let (challenge, person) = rest.split_once(':').ok_or_else(error)?;
                Ok(Place::Try { challenge: challenge.parse()?, person: person.parse()? })
            }
            ("former", rest) => {
                let (challenge, game) = rest.split_once(':').ok_or_else(error)?;
                Ok(Place::Former { challenge: challenge.parse()?, game: game.parse()? })
            }
            _ => Err(error()),
        }
    }
}

/// `channel:ID`, `try:CHALLENGE:PERSON` or `former:CHALLENGE:GAME`; channel ids are unique across servers.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Channel { channel, .. } => write!(f, "channel:{channel}"),
            Place::Try { challenge, person } => write!(f, "try:{challenge}:{person}"),
            Place::Former { challenge, game } => write!(f, "former:{challenge}:{game}"),
        }
    }
}

/// Where a message goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Address {
    Channel(ChannelId),
    /// A direct message.
    Person(PersonId),
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Address::Channel(channel) => write!(f, "channel:{channel}"),
            Address::Person(person) => write!(f, "person:{person}"),
        }
    }
}

impl FromStr for Address {
    type Err = IdError;

    fn from_str(text: &str) -> Result<Address, IdError> {
        match text.split_once(':') {
            Some(("channel", id)) => id.parse().map(Address::Channel),
            Some(("person", id)) => id.parse().map(Address::Person),
            _ => Err(IdError(text.to_owned())),
        }
    }
}

/// Whose setting it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Owner {
    Person(PersonId),
    Server(ServerId),
    Game(GameId),
    /// A front end's own state.
    Program,
}

impl fmt::Display for Owner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Owner::Person(id) => write!(f, "person:{id}"),
            Owner::Server(id) => write!(f, "server:{id}"),
            Owner::Game(id) => write!(f, "game:{id}"),
            Owner::Program => f.write_str("program"),
        }
    }
}

/// Which game is meant: by number, or the open one in a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which {
    Game(GameId),
    At(Place),
}

impl From<GameId> for Which {
    fn from(game: GameId) -> Which {
        Which::Game(game)
    }
}

impl From<Place> for Which {
    fn from(place: Place) -> Which {
        Which::At(place)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_and_addresses_round_trip() {
        let server = Some(ServerId(7));
        for place in [
            Place::Channel { server, channel: ChannelId(u64::MAX) },
            Place::Try { challenge: ChallengeId(3), person: PersonId(4) },
            Place::Former { challenge: ChallengeId(3), game: GameId(5) },
        ] {
            assert_eq!(Place::stored(&place.to_string(), place.server()), Ok(place));
        }
        for address in [Address::Channel(ChannelId(1)), Address::Person(PersonId(2))] {
            assert_eq!(address.to_string().parse(), Ok(address));
        }
        assert!(Place::stored("room:1", None).is_err());
        assert!("person:x".parse::<Address>().is_err());
    }
}
