//! The two HTTP clients for Discord: one with a rate limiter for messages, one without for first responses to
//! interactions.

use std::sync::Arc;
use std::time::Duration;

use reqwest::header::{AUTHORIZATION, RETRY_AFTER, USER_AGENT};
use reqwest::{Method, StatusCode};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serenity::all::{ApplicationId, Http, HttpBuilder};
use serenity::http::{ErrorResponse, HttpError, Request};

use super::failure::Failure;
use crate::discord::config::{Config, Token};

/// What Discord demands of every request, in serenity's words, because serenity sends most of them.
const AGENT: &str = serenity::constants::USER_AGENT;
/// Longer than Discord ever takes, so that nobody waits forever.
const TIMEOUT: Duration = Duration::from_secs(15);

/// How to reach Discord's API.
#[derive(Clone, Debug)]
pub struct Api {
    /// Replaces `https://discord.com`.
    pub url: Option<String>,
    /// A custom client, as tests with their own certificates need it.
    pub client: Option<reqwest::Client>,
    /// How long the gateway may give no sign of life. Heartbeats are acknowledged every 41 seconds.
    pub silence: Duration,
}

impl Default for Api {
    fn default() -> Api {
        Api { url: None, client: None, silence: Duration::from_secs(90) }
    }
}

impl From<&Config> for Api {
    fn from(config: &Config) -> Api {
        Api { url: config.api.clone(), ..Api::default() }
    }
}

/// Both clients for Discord's API.
#[derive(Clone)]
pub(crate) struct HttpClients {
    /// For messages: keeps to Discord's rate limits by itself.
    pub messages: Arc<Http>,
    /// For interactions, which have no rate limit. serenity's limiter would keep a bucket for each of them forever.
    pub interactions: Arc<Http>,
    /// For messages to another base URL, where serenity's limiter is off: the plain client.
    elsewhere: Option<(reqwest::Client, String)>,
    client: reqwest::Client,
}

/// The application, as Discord knows it.
#[derive(Debug, Deserialize)]
pub(crate) struct Application {
    pub id: ApplicationId,
    /// The key with which Discord signs what it delivers over HTTP.
    #[serde(default)]
    pub verify_key: String,
    /// Where it delivers interactions over HTTP; none: over the gateway.
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

    /// A client for the gateway, which is rate-limited like messages.
    pub fn gateway(token: &Token, api: &Api) -> Http {
        build(token, api, &client(api), api.url.is_some())
    }

    pub fn set_application(&self, id: ApplicationId) {
        self.messages.set_application_id(id);
        self.interactions.set_application_id(id);
    }

    /// Asks Discord which application this is. serenity has no such request.
    pub async fn application(&self) -> Result<Application, Failure> {
        let application: Application = self.get("/applications/@me").await?;
        self.set_application(application.id);
        Ok(application)
    }

    /// Asks Discord for something by its path, and reads it.
    pub async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, Failure> {
        self.look(path).await?.json().await.map_err(unreadable)
    }

    /// Asks Discord for something by its path. Not rate-limited here.
    pub async fn look(&self, path: &str) -> Result<reqwest::Response, Failure> {
        let root = self.elsewhere.as_ref().map_or("https://discord.com", |(_, url)| url);
        let request = self.client.get(format!("{root}/api/v10{path}"));
        let request = request.header(AUTHORIZATION, self.messages.token()).header(USER_AGENT, AGENT);
        let response = request.send().await.map_err(|error| Failure::from(serenity::Error::from(error)))?;
        successful(response, Method::GET).await
    }

    /// Sends a rate-limited request. With its limiter, serenity waits as long as Discord asks; without it, serenity's
    /// errors do not say how long that would be, so the response is read here.
    pub async fn ask<T: DeserializeOwned>(&self, request: Request<'_>) -> Result<T, Failure> {
        self.perform(request).await?.json().await.map_err(unreadable)
    }

    pub async fn perform(&self, request: Request<'_>) -> Result<reqwest::Response, Failure> {
        let Some((client, url)) = &self.elsewhere else { return Ok(self.messages.request(request).await?) };
        let method = request.method_ref().reqwest_method();
        let request = request.build(client, self.messages.token(), Some(url))?;
        let response = request.send().await.map_err(|error| Failure::from(serenity::Error::from(error)))?;
        successful(response, method).await
    }
}

/// What it means that a successful response could not be read.
fn unreadable(error: reqwest::Error) -> Failure {
    if error.is_decode() { Failure::Unreadable } else { Failure::Lost }
}

/// The response, unless Discord has refused the request.
async fn successful(response: reqwest::Response, method: Method) -> Result<reqwest::Response, Failure> {
    if response.status().is_success() {
        return Ok(response);
    }
    // Discord refuses some things permanently with the same status; then it gives no retry delay.
    if let (StatusCode::TOO_MANY_REQUESTS, Some(after)) = (response.status(), retry_after(&response)) {
        return Err(Failure::Limited { after });
    }
    let refused = ErrorResponse::from_response(response, method).await;
    Err(serenity::Error::Http(HttpError::UnsuccessfulRequest(refused)).into())
}

fn retry_after(response: &reqwest::Response) -> Option<Duration> {
    let seconds = response.headers().get(RETRY_AFTER)?.to_str().ok()?.parse().ok()?;
    Duration::try_from_secs_f64(seconds).ok()
}

/// Discord never redirects, and a token must not follow a redirect.
fn client(api: &Api) -> reqwest::Client {
    let ours = || reqwest::Client::builder().timeout(TIMEOUT).redirect(reqwest::redirect::Policy::none()).build();
    api.client.clone().unwrap_or_else(|| ours().expect("TLS can be set up"))
}

/// serenity uses another base URL only while its limiter is off.
fn build(token: &Token, api: &Api, client: &reqwest::Client, unlimited: bool) -> Http {
    let builder = HttpBuilder::new(token.expose()).ratelimiter_disabled(unlimited).client(client.clone());
    match &api.url {
        Some(url) => builder.proxy(url.clone()).build(),
        None => builder.build(),
    }
}
