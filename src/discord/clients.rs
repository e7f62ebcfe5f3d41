//! The two ways to talk to Discord: messages with a limiter, first answers to interactions without.

use std::sync::Arc;
use std::time::Duration;

use serenity::all::{ApplicationId, Http, HttpBuilder};

use super::config::{Config, Token};

/// Longer than Discord ever takes; whoever waits for an answer must not wait for ever.
const PATIENCE: Duration = Duration::from_secs(15);

/// How Discord's API is reached.
#[derive(Clone, Debug, Default)]
pub struct Api {
    /// What stands in place of `https://discord.com`.
    pub url: Option<String>,
    /// A client of one's own, as tests with certificates of their own need it.
    pub client: Option<reqwest::Client>,
}

impl From<&Config> for Api {
    fn from(config: &Config) -> Api {
        Api { url: config.api.clone(), client: None }
    }
}

/// Discord's API, twice.
#[derive(Clone)]
pub(super) struct Clients {
    /// For messages: keeps to Discord's limits by itself.
    pub messages: Arc<Http>,
    /// For interactions, which do not count against any limit. serenity's limiter would keep a bucket for each of
    /// them for ever.
    pub interactions: Arc<Http>,
}

impl Clients {
    pub fn new(token: &Token, api: &Api) -> Clients {
        Clients {
            messages: Arc::new(build(token, api, api.url.is_some())),
            interactions: Arc::new(build(token, api, true)),
        }
    }

    /// A client for the gateway, which counts against the limits as messages do.
    pub fn gateway(token: &Token, api: &Api) -> Http {
        build(token, api, api.url.is_some())
    }

    pub fn set_application(&self, id: ApplicationId) {
        self.messages.set_application_id(id);
        self.interactions.set_application_id(id);
    }
}

/// serenity uses another address only while its limiter is off.
fn build(token: &Token, api: &Api, unlimited: bool) -> Http {
    let builder = HttpBuilder::new(token.expose()).ratelimiter_disabled(unlimited);
    let builder = match &api.url {
        Some(url) => builder.proxy(url.clone()),
        None => builder,
    };
    // Discord sends nobody elsewhere, and a token must not follow.
    let ours = || reqwest::Client::builder().timeout(PATIENCE).redirect(reqwest::redirect::Policy::none()).build();
    let client = api.client.clone().or_else(|| ours().ok());
    match client {
        Some(client) => builder.client(client).build(),
        None => builder.build(),
    }
}
