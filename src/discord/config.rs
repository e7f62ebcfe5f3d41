//! The operator's configuration, from the environment or a `.env` file.

use std::fmt;
use std::net::SocketAddr;

use crate::discord::connection::endpoint::Endpoint;

/// The bot's token. It is never shown.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

impl Token {
    pub fn new(token: impl Into<String>) -> Token {
        Token(token.into())
    }

    pub(super) fn expose(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

/// How to run the bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Config {
    pub token: Token,
    /// Replaces `https://discord.com`; then requests are not rate-limited here.
    pub api: Option<String>,
    /// The one server in which commands are registered; everywhere if not set.
    pub server: Option<u64>,
    /// Where metrics are served.
    pub metrics: Option<SocketAddr>,
    /// Where Discord delivers interactions over HTTP; without it they come over the gateway.
    pub endpoint: Option<Endpoint>,
}

/// An invalid setting.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ConfigError {
    #[error("DISCORD_TOKEN is not set: create a bot at https://discord.com/developers and put its token there")]
    NoToken,
    #[error(
        "DISCORD_TOKEN has a space, a line break or another character in it that no token has; copy it again from \
         https://discord.com/developers"
    )]
    Token,
    #[error("DISCORD_GUILD_ID is '{0}', which is not a server id")]
    Server(String),
    #[error("METRICS_ADDR is '{0}', which is not an address such as 127.0.0.1:9000")]
    Metrics(String),
    #[error(
        "DISCORD_PUBLIC_KEY is '{0}', which is not a key; copy the public key from the application's page at \
         https://discord.com/developers"
    )]
    Key(String),
    #[error("INTERACTIONS_ADDR is '{0}', which is not an address such as 127.0.0.1:8088")]
    Interactions(String),
    #[error("interactions come over HTTP only if both DISCORD_PUBLIC_KEY and INTERACTIONS_ADDR are set; {0} is not")]
    Half(&'static str),
}

impl Config {
    pub fn from_env() -> Result<Config, ConfigError> {
        Config::from(|name| std::env::var(name).ok())
    }

    /// Reads variables; an empty one counts as not set.
    pub fn from(variable: impl Fn(&str) -> Option<String>) -> Result<Config, ConfigError> {
        let set = |name: &str| variable(name).map(|value| value.trim().to_owned()).filter(|value| !value.is_empty());
        let server = set("DISCORD_GUILD_ID").map(|id| id.parse().map_err(|_| ConfigError::Server(id))).transpose()?;
        let metrics = set("METRICS_ADDR").map(|at| at.parse().map_err(|_| ConfigError::Metrics(at))).transpose()?;
        let key = set("DISCORD_PUBLIC_KEY").map(|key| key.parse().map_err(|_| ConfigError::Key(key))).transpose()?;
        let address = set("INTERACTIONS_ADDR").map(|at| at.parse().map_err(|_| ConfigError::Interactions(at)));
        let endpoint = match (key, address.transpose()?) {
            (Some(key), Some(address)) => Some(Endpoint { key, address }),
            (None, None) => None,
            (Some(_), None) => return Err(ConfigError::Half("INTERACTIONS_ADDR")),
            (None, Some(_)) => return Err(ConfigError::Half("DISCORD_PUBLIC_KEY")),
        };
        let token = set("DISCORD_TOKEN").ok_or(ConfigError::NoToken)?;
        // It is sent in a header, in which nothing else can be.
        if !token.bytes().all(|byte| byte.is_ascii_graphic()) {
            return Err(ConfigError::Token);
        }
        Ok(Config {
            token: Token::new(token),
            api: set("DISCORD_API_URL").map(|url| url.trim_end_matches('/').to_owned()),
            server: server.filter(|id| *id != 0),
            metrics,
            endpoint,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn config(set: &[(&str, &str)]) -> Result<Config, ConfigError> {
        Config::from(|name| set.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_owned()))
    }

    #[test]
    fn only_the_token_is_needed() {
        let config = config(&[("DISCORD_TOKEN", " secret "), ("DISCORD_GUILD_ID", "")]).expect("a configuration");
        assert_eq!(config.token, Token::new("secret"));
        assert_eq!((config.api, config.server, config.metrics, config.endpoint), (None, None, None, None));
    }

    #[test]
    fn a_slash_at_the_end_of_the_api_url_changes_nothing() {
        let set = [("DISCORD_TOKEN", "secret"), ("DISCORD_API_URL", "http://127.0.0.1:8080/")];
        assert_eq!(config(&set).map(|config| config.api), Ok(Some("http://127.0.0.1:8080".to_owned())));
    }

    #[test]
    fn what_is_set_wrongly_is_named() {
        let token = ("DISCORD_TOKEN", "secret");
        assert_eq!(config(&[]), Err(ConfigError::NoToken));
        for cut in ["sec\nret", "sec ret", "secr\u{e9}t"] {
            assert_eq!(config(&[("DISCORD_TOKEN", cut)]), Err(ConfigError::Token));
        }
        assert_eq!(config(&[token, ("DISCORD_GUILD_ID", "x")]), Err(ConfigError::Server("x".to_owned())));
        assert_eq!(config(&[token, ("METRICS_ADDR", "9000")]), Err(ConfigError::Metrics("9000".to_owned())));
        let (key, address) = (("DISCORD_PUBLIC_KEY", &*"0f".repeat(32)), ("INTERACTIONS_ADDR", "127.0.0.1:8088"));
        assert!(config(&[token, key, address]).is_ok_and(|config| config.endpoint.is_some()));
        assert_eq!(config(&[token, key]), Err(ConfigError::Half("INTERACTIONS_ADDR")));
        assert_eq!(config(&[token, address]), Err(ConfigError::Half("DISCORD_PUBLIC_KEY")));
        assert_eq!(config(&[token, ("DISCORD_PUBLIC_KEY", "x"), address]), Err(ConfigError::Key("x".to_owned())));
        let nowhere = ("INTERACTIONS_ADDR", "here");
        assert_eq!(config(&[token, key, nowhere]), Err(ConfigError::Interactions("here".to_owned())));
    }

    #[test]
    fn a_token_is_never_shown() {
        let config = config(&[("DISCORD_TOKEN", "hush")]).expect("a configuration");
        assert!(!format!("{config:?}").contains("hush"));
    }
}
