//! The two ways to talk to Discord: messages with a limiter, first answers to interactions without.

use std::sync::Arc;
use std::time::Duration;

use reqwest::StatusCode;
use reqwest::header::{AUTHORIZATION, RETRY_AFTER};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serenity::all::{ApplicationId, Http, HttpBuilder};
use serenity::http::{ErrorResponse, HttpError, Request};

use super::config::{Config, Token};
use super::failure::Failure;

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
pub(super) struct HttpClients {
    /// For messages: keeps to Discord's limits by itself.
    pub messages: Arc<Http>,
    /// For interactions, which do not count against any limit. serenity's limiter would keep a bucket for each of
    /// them for ever.
    pub interactions: Arc<Http>,
    /// For messages at another address, where serenity's limiter is off: the connection itself.
    elsewhere: Option<(reqwest::Client, String)>,
    client: reqwest::Client,
}

/// The application, as Discord knows it.
#[derive(Debug, Deserialize)]
pub(super) struct Application {
    pub id: ApplicationId,
    /// The key with which Discord signs what it delivers by HTTP.
    #[serde(default)]
    pub verify_key: String,
    /// Where it delivers interactions by HTTP; none: by the gateway.
    pub interactions_endpoint_url: Option<String>,
}

impl HttpClients {
    pub fn new(token: &Token, api: &Api) -> HttpClients {
        let client = client(api);
        HttpClients {
            messages: Arc::new(build(token, api, &client, api.url.is_some())),
            interactions: Arc::new(build(token, api, &client, true)),
            elsewhere: api.url.clone().map(|url| (client.clone(), url)),
            client,
        }
    }

    /// A client for the gateway, which counts against the limits as messages do.
    pub fn gateway(token: &Token, api: &Api) -> Http {
        build(token, api, &client(api), api.url.is_some())
    }

    pub fn set_application(&self, id: ApplicationId) {
        self.messages.set_application_id(id);
        self.interactions.set_application_id(id);
    }

    /// Asks Discord who the bot is. serenity knows no such request.
    pub async fn application(&self) -> Result<Application, Failure> {
        let root = self.elsewhere.as_ref().map_or("https://discord.com", |(_, url)| url);
        let request = self.client.get(format!("{root}/api/v10/applications/@me"));
        let response = request.header(AUTHORIZATION, self.messages.token()).send().await;
        let response = response.map_err(|error| Failure::from(serenity::Error::from(error)))?;
        if !response.status().is_success() {
            return Err(Failure::Refused { status: response.status().as_u16(), code: 0 });
        }
        let application: Application = response.json().await.map_err(|_| Failure::Lost)?;
        self.set_application(application.id);
        Ok(application)
    }

    /// Asks for something that counts against the limits. With its limiter serenity waits as long as it is told; without
    /// it its errors do not say how long that would be, so the answer is read here.
    pub async fn ask<T: DeserializeOwned>(&self, request: Request<'_>) -> Result<T, Failure> {
        self.perform(request).await?.json().await.map_err(|_| Failure::Lost)
    }

    pub async fn perform(&self, request: Request<'_>) -> Result<reqwest::Response, Failure> {
        let Some((client, url)) = &self.elsewhere else { return Ok(self.messages.request(request).await?) };
        let method = request.method_ref().reqwest_method();
        let request = request.build(client, self.messages.token(), Some(url))?;
        let response = request.send().await.map_err(|error| Failure::from(serenity::Error::from(error)))?;
        if response.status().is_success() {
            return Ok(response);
        }
        // Discord refuses some things for good with the same status; then it does not say when to come again.
        if let (StatusCode::TOO_MANY_REQUESTS, Some(after)) = (response.status(), retry_after(&response)) {
            return Err(Failure::Limited { after });
        }
        let refused = ErrorResponse::from_response(response, method).await;
        Err(serenity::Error::Http(HttpError::UnsuccessfulRequest(refused)).into())
    }
}

fn retry_after(response: &reqwest::Response) -> Option<Duration> {
    let seconds = response.headers().get(RETRY_AFTER)?.to_str().ok()?.parse().ok()?;
    Duration::try_from_secs_f64(seconds).ok()
}

/// Discord sends nobody elsewhere, and a token must not follow.
fn client(api: &Api) -> reqwest::Client {
    let ours = || reqwest::Client::builder().timeout(PATIENCE).redirect(reqwest::redirect::Policy::none()).build();
    api.client.clone().unwrap_or_else(|| ours().expect("TLS can be set up"))
}

/// serenity uses another address only while its limiter is off.
fn build(token: &Token, api: &Api, client: &reqwest::Client, unlimited: bool) -> Http {
    let builder = HttpBuilder::new(token.expose()).ratelimiter_disabled(unlimited).client(client.clone());
    match &api.url {
        Some(url) => builder.proxy(url.clone()).build(),
        None => builder.build(),
    }
}
