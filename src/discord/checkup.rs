//! What Discord says about this bot, for `correio doctor`. Only asks; changes nothing.

use std::time::Duration;

use reqwest::header::DATE;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serenity::all::Permissions;

use super::config::Config;
use super::invite::NEEDED;
use crate::discord::commands::registration::{self, RegisteredCommands};
use crate::discord::connection::clients::{Api, HttpClients};
use crate::discord::connection::failure::Failure;
use desk::Games;
use table::Time;

/// How many servers Discord lists at once.
const SERVERS: usize = 200;

/// What Discord says.
#[derive(Debug)]
pub struct Checkup {
    /// The application's name and id.
    pub application: (String, u64),
    /// Where Discord delivers interactions over HTTP; none: over the gateway.
    pub endpoint: Option<String>,
    /// The time by Discord's clock.
    pub time: Option<Time>,
    pub servers: Vec<ServerCheckup>,
    pub commands: RegisteredNow,
}

/// A server that the bot is in.
#[derive(Debug)]
pub struct ServerCheckup {
    pub name: String,
    /// The permissions that the bot needs and does not have there.
    pub missing: Vec<&'static str>,
}

/// Whether the commands are registered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RegisteredNow {
    /// Exactly those of this build, and how many.
    These(usize),
    /// Others, such as those of an earlier version.
    Others,
    Nothing,
}

/// Why Discord says nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CheckupError {
    #[error("Discord does not accept this token; copy it again from https://discord.com/developers")]
    Token,
    #[error("Discord answered with status {0}; try again later")]
    Refused(u16),
    #[error("Discord cannot be reached from here; check the network and the time of this machine")]
    Unreachable,
}

impl From<Failure> for CheckupError {
    fn from(failure: Failure) -> CheckupError {
        match failure {
            Failure::Refused { status: 401, .. } => CheckupError::Token,
            Failure::Refused { status, .. } => CheckupError::Refused(status),
            Failure::Limited { .. } => CheckupError::Refused(429),
            Failure::Unreadable => CheckupError::Refused(200),
            Failure::Unreachable | Failure::Lost => CheckupError::Unreachable,
        }
    }
}

#[derive(Deserialize)]
struct Named {
    id: String,
    name: String,
}

#[derive(Deserialize)]
struct Membership {
    name: String,
    permissions: Permissions,
}

#[derive(Deserialize)]
struct Command {
    name: String,
}

/// Asks Discord about this bot. `remembered` is what the bot has stored about its last registration.
pub async fn check_up(
    config: &Config,
    api: &Api,
    games: Games,
    remembered: Option<&str>,
) -> Result<Checkup, CheckupError> {
    let clients = HttpClients::new(&config.token, api);
    let response = clients.look("/applications/@me").await?;
    let time = response.headers().get(DATE).and_then(|date| date.to_str().ok()).and_then(time_of);
    let text = response.text().await.map_err(|_| CheckupError::Unreachable)?;
    let unreadable = |_| CheckupError::Refused(200);
    let Named { id, name } = serde_json::from_str(&text).map_err(unreadable)?;
    let endpoint = serde_json::from_str::<serde_json::Value>(&text).map_err(unreadable)?;
    let endpoint = endpoint["interactions_endpoint_url"].as_str().map(str::to_owned);
    let servers: Vec<Membership> = list(&clients, &format!("/users/@me/guilds?limit={SERVERS}")).await?;
    let path = match config.server {
        Some(server) => format!("/applications/{id}/guilds/{server}/commands"),
        None => format!("/applications/{id}/commands"),
    };
    let commands: Vec<Command> = match list(&clients, &path).await {
        // The bot is not in that server.
        Err(CheckupError::Refused(403 | 404)) => Vec::new(),
        commands => commands?,
    };
    let id = id.parse().unwrap_or_default();
    let ours = registration::ours(id, config.server, games);
    Ok(Checkup {
        application: (name, id),
        endpoint,
        time,
        servers: servers.into_iter().map(ServerCheckup::from).collect(),
        commands: registered(&commands, &ours, remembered, games),
    })
}

async fn list<T: DeserializeOwned>(clients: &HttpClients, path: &str) -> Result<Vec<T>, CheckupError> {
    let response = clients.look(path).await?;
    response.json().await.map_err(|_| CheckupError::Refused(200))
}

/// The names tell whose commands they are, and what was stored whether they are of this version.
fn registered(
    commands: &[Command],
    ours: &RegisteredCommands,
    remembered: Option<&str>,
    games: Games,
) -> RegisteredNow {
    if commands.is_empty() {
        return RegisteredNow::Nothing;
    }
    let mut found: Vec<&str> = commands.iter().map(|command| &*command.name).collect();
    found.sort_unstable();
    let stored = remembered.and_then(|text| serde_json::from_str::<RegisteredCommands>(text).ok());
    if found != registration::names(games) || stored.is_some_and(|stored| stored != *ours) {
        return RegisteredNow::Others;
    }
    RegisteredNow::These(found.len())
}

impl From<Membership> for ServerCheckup {
    fn from(Membership { name, permissions }: Membership) -> ServerCheckup {
        let granted = if permissions.administrator() { Permissions::all() } else { permissions };
        ServerCheckup { name, missing: NEEDED.difference(granted).get_permission_names() }
    }
}

/// As in `Wed, 18 Nov 2026 22:00:00 GMT`.
fn time_of(date: &str) -> Option<Time> {
    let parsed = jiff::fmt::rfc2822::DateTimeParser::new().parse_timestamp(date).ok()?;
    Some(Time(parsed.as_second()))
}

/// By how much this machine's clock differs from Discord's. Their clock tells whole seconds.
pub fn clock_error(ours: Time, theirs: Time) -> Duration {
    ours.since(theirs).max(theirs.since(ours))
}
