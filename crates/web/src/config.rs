//! The operator's configuration of pages, from the environment or a `.env` file.

use std::net::SocketAddr;

/// How pages are served.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Config {
    pub address: SocketAddr,
    /// The public URL of that address, for links. None: the address itself.
    pub url: Option<String>,
    /// Whether a proxy in front names the client in `X-Forwarded-For`.
    pub behind_proxy: bool,
}

/// An invalid setting.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ConfigError {
    #[error("WEB_ADDR is '{0}', which is not an address such as 127.0.0.1:8090")]
    Address(String),
    #[error("WEB_URL is '{0}'; it must begin with http:// or https://, such as https://games.example.org")]
    Url(String),
    #[error("WEB_PROXY is '{0}'; it must be 1 or 0")]
    Proxy(String),
    #[error("WEB_URL is set, but WEB_ADDR is not; WEB_ADDR is the address on which pages are served")]
    NoAddress,
}

impl Config {
    /// Pages on this address, without a proxy.
    pub fn at(address: SocketAddr) -> Config {
        Config { address, url: None, behind_proxy: false }
    }

    pub fn from_env() -> Result<Option<Config>, ConfigError> {
        Config::from(|name| std::env::var(name).ok())
    }

    /// Reads variables; an empty one counts as not set. None: no pages are served.
    pub fn from(variable: impl Fn(&str) -> Option<String>) -> Result<Option<Config>, ConfigError> {
        let set = |name: &str| variable(name).map(|value| value.trim().to_owned()).filter(|value| !value.is_empty());
        let url = set("WEB_URL");
        if let Some(url) = url.iter().find(|url| !url.starts_with("http://") && !url.starts_with("https://")) {
            return Err(ConfigError::Url(url.clone()));
        }
        let behind_proxy = match set("WEB_PROXY").as_deref() {
            None | Some("0") => false,
            Some("1") => true,
            Some(other) => return Err(ConfigError::Proxy(other.to_owned())),
        };
        let address = set("WEB_ADDR").map(|at| at.parse().map_err(|_| ConfigError::Address(at))).transpose()?;
        match (address, url) {
            (Some(address), url) => Ok(Some(Config { address, url, behind_proxy })),
            (None, None) => Ok(None),
            (None, Some(_)) => Err(ConfigError::NoAddress),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn config(set: &[(&str, &str)]) -> Result<Option<Config>, ConfigError> {
        Config::from(|name| set.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_owned()))
    }

    #[test]
    fn pages_are_served_only_where_an_address_is_set() {
        assert_eq!(config(&[]), Ok(None));
        let address = ([127, 0, 0, 1], 8090).into();
        assert_eq!(config(&[("WEB_ADDR", " 127.0.0.1:8090 ")]), Ok(Some(Config::at(address))));
        let set = [("WEB_ADDR", "127.0.0.1:8090"), ("WEB_URL", "https://games.example.org/"), ("WEB_PROXY", "1")];
        let url = Some("https://games.example.org/".to_owned());
        assert_eq!(config(&set), Ok(Some(Config { address, url, behind_proxy: true })));
    }

    #[test]
    fn what_is_set_wrongly_is_said_in_a_sentence() {
        for (set, problem) in [
            (("WEB_ADDR", "8090"), ConfigError::Address("8090".to_owned())),
            (("WEB_URL", "games.example.org"), ConfigError::Url("games.example.org".to_owned())),
            (("WEB_PROXY", "yes"), ConfigError::Proxy("yes".to_owned())),
            (("WEB_URL", "http://games.example.org"), ConfigError::NoAddress),
        ] {
            assert_eq!(config(&[set]), Err(problem));
        }
    }
}
