//! Starting and stopping the bot.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use futures_util::future::join3;
use serenity::all::{
    Client, ClientBuilder, Context, EventHandler, GatewayError, GatewayIntents, HttpError, Interaction, Ready,
    ResumedEvent,
};
use tokio::sync::{RwLock, watch};
use tokio::task::JoinHandle;

use super::backoff::Backoff;
use super::clients::{Api, HttpClients};
use super::config::{Config, Token};
use super::courier::DiscordCourier;
use super::endpoint::{Endpoint, Listener};
use super::failure::Failure;
use super::handler::{Games, Handler};
use super::metrics::{self, Metrics};
use super::panels::Panels;
use super::pictures::Pictures;
use super::presses::Presses;
use super::respond::ResponseRoute;
use super::signature::PublicKey;
use crate::table::{BotWorker, Leader, OutboxWorker, Scheduler, Tables};

/// How long work in progress may take when the bot shuts down.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(10);
/// How long a leading process is assumed to be alive: a little more than its lease.
const PRESUMED: Duration = Duration::from_secs(13);

/// Why the bot cannot run.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StartError {
    #[error("Discord does not accept this token; copy it again from https://discord.com/developers")]
    Token,
    #[error("Discord cannot be reached")]
    Unreachable,
    #[error("cannot listen at METRICS_ADDR: {0}")]
    Metrics(String),
    #[error("cannot listen at INTERACTIONS_ADDR: {0}")]
    Endpoint(String),
    #[error(
        "Discord delivers this application's interactions over HTTP to {0}, so none would come over the gateway; remove \
         the Interactions Endpoint URL at https://discord.com/developers, or set DISCORD_PUBLIC_KEY and INTERACTIONS_ADDR"
    )]
    DeliveredByHttp(String),
    #[error("DISCORD_PUBLIC_KEY is the key of another application; this one's is {0}")]
    OtherKey(String),
    #[error(
        "another process of correio is using this database, and only one process can use the gateway; stop it first, or \
         let Discord deliver interactions over HTTP as described in docs/scale.md"
    )]
    Second,
    #[error("the connection to Discord was closed permanently")]
    Ended,
}

/// A running bot.
pub struct DiscordBot {
    /// Receives interactions, over the gateway or HTTP.
    intake: JoinHandle<Result<(), StartError>>,
    /// The address for interactions over HTTP.
    endpoint: Option<SocketAddr>,
    /// Sends and reminds, whenever this process leads.
    leader: JoinHandle<()>,
    /// Closes the connection, then stops everything else.
    disconnect: watch::Sender<bool>,
    stop: watch::Sender<bool>,
    handler: Handler,
}

impl DiscordBot {
    /// Starts the bot for these games: connects, registers commands, delivers what is waiting.
    pub async fn start(config: &Config, api: &Api, tables: Tables, games: Games) -> Result<DiscordBot, StartError> {
        let clients = HttpClients::new(&config.token, api);
        let handler = Handler {
            tables: tables.clone(),
            games,
            clients: clients.clone(),
            metrics: Metrics::default(),
            presses: Presses::default(),
            pictures: Pictures::start(),
            panels: Panels::default(),
            open: Arc::new(RwLock::new(())),
        };
        let (stop, stopped) = watch::channel(false);
        let (disconnect, disconnected) = watch::channel(false);
        if let Some(address) = config.metrics {
            let (metrics, closing) = (handler.metrics.clone(), disconnected.clone());
            let served = metrics::serve(metrics, tables.clone(), address, closing, until(stopped.clone())).await;
            served.map_err(|error| StartError::Metrics(error.to_string()))?;
        }
        let courier = DiscordCourier::new(clients, handler.metrics.clone(), handler.pictures.clone());
        let worker = OutboxWorker::new(tables.clone(), Arc::new(courier));
        let (leads, leading) = watch::channel(Leader::default());
        let metrics = handler.metrics.clone();
        let leader = tokio::spawn(async move {
            let work = |ended: watch::Receiver<bool>| {
                let (worker, scheduler) = (worker.clone(), Scheduler::new(tables.clone()));
                let (metrics, bots) = (metrics.clone(), BotWorker::new(tables.clone()));
                async move {
                    let _leading = metrics.leads();
                    let stop = || until(ended.clone());
                    join3(worker.run(stop()), scheduler.run(stop()), bots.run(stop())).await;
                }
            };
            tables.lead(stopped, leads, work).await;
        });
        let (intake, endpoint) = match &config.endpoint {
            None => {
                let events = GatewayEvents {
                    handler: handler.clone(),
                    server: config.server,
                    registered: AtomicBool::new(false),
                    disconnected: disconnected.clone(),
                };
                let (events, token) = (Arc::new(events), config.token.clone());
                let connection = GatewayConnection { events, token, api: api.clone(), leading };
                (tokio::spawn(async move { connection.run(disconnected).await }), None)
            }
            Some(endpoint) => {
                let unusable = |error: std::io::Error| StartError::Endpoint(error.to_string());
                let listener = Listener::open(endpoint, handler.clone()).await.map_err(unusable)?;
                let address = listener.address().map_err(unusable)?;
                let (handler, endpoint) = (handler.clone(), endpoint.clone());
                let intake = Intake { handler, endpoint, server: config.server, leading };
                (tokio::spawn(intake.run(listener, disconnected)), Some(address))
            }
        };
        Ok(DiscordBot { intake, endpoint, leader, disconnect, stop, handler })
    }

    /// The address for interactions over HTTP.
    pub fn endpoint(&self) -> Option<SocketAddr> {
        self.endpoint
    }

    pub fn metrics(&self) -> &Metrics {
        &self.handler.metrics
    }

    /// Waits until the connection is closed permanently.
    pub async fn ended(&mut self) -> Result<(), StartError> {
        match (&mut self.intake).await {
            Ok(Ok(())) | Err(_) => Err(StartError::Ended),
            Ok(Err(reason)) => Err(reason),
        }
    }

    /// Accepts nothing new, finishes work in progress, and stops.
    pub async fn stop(mut self) {
        self.disconnect.send_replace(true);
        let connected = !self.intake.is_finished();
        let left = connected && tokio::time::timeout(SHUTDOWN_TIMEOUT, &mut self.intake).await.is_err();
        self.intake.abort();
        let finished = tokio::time::timeout(SHUTDOWN_TIMEOUT, self.handler.open.write()).await;
        self.stop.send_replace(true);
        let delivered = tokio::time::timeout(SHUTDOWN_TIMEOUT, self.leader).await;
        if left || finished.is_err() || delivered.is_err() {
            tracing::warn!("work in progress was abandoned; the next start will do it");
        }
        tracing::info!("the bot has stopped");
    }
}

/// The connection to Discord's gateway.
struct GatewayConnection {
    events: Arc<GatewayEvents>,
    token: Token,
    api: Api,
    leading: watch::Receiver<Leader>,
}

impl GatewayConnection {
    /// Connects and stays connected until shutdown. Retries if Discord does not say where to connect.
    async fn run(&self, disconnect: watch::Receiver<bool>) -> Result<(), StartError> {
        tokio::select! {
            kept = self.keep_connected(disconnect) => kept,
            () = self.until_another_leads() => Err(StartError::Second),
        }
    }

    /// Waits until another process has led for longer than a killed one still appears to.
    async fn until_another_leads(&self) {
        loop {
            until_led(&self.leading, |leader| leader == Leader::Another).await;
            let given_up = until_led(&self.leading, |leader| leader != Leader::Another);
            if tokio::time::timeout(PRESUMED, given_up).await.is_err() {
                return;
            }
        }
    }

    async fn keep_connected(&self, disconnect: watch::Receiver<bool>) -> Result<(), StartError> {
        tokio::select! {
            () = until(disconnect.clone()) => return Ok(()),
            () = until_led(&self.leading, |leader| leader == Leader::ThisProcess) => {}
        }
        let mut backoff = Backoff::default();
        let clock = self.events.handler.tables.clock().clone();
        loop {
            match self.connect(disconnect.clone()).await {
                Err(StartError::Unreachable) => tracing::error!("Discord cannot be reached; retrying"),
                ended => return ended,
            }
            tokio::select! {
                () = until(disconnect.clone()) => return Ok(()),
                () = backoff.wait(&*clock) => {}
            }
        }
    }

    async fn connect(&self, disconnect: watch::Receiver<bool>) -> Result<(), StartError> {
        let mut client = tokio::select! {
            () = until(disconnect.clone()) => return Ok(()),
            client = self.client() => client?,
        };
        let shards = client.shard_manager.clone();
        tokio::select! {
            ended = client.start_autosharded() => ended.map_err(gateway_error),
            () = until(disconnect) => {
                shards.shutdown_all().await;
                Ok(())
            }
        }
    }

    async fn client(&self) -> Result<Client, StartError> {
        // Discord delivers interactions one way or the other, never both.
        let application = self.events.handler.clients.application().await.map_err(application_error)?;
        if let Some(url) = application.interactions_endpoint_url {
            return Err(StartError::DeliveredByHttp(url));
        }
        // If serenity could not ask for the gateway's address, it would fall back to one that is not ours.
        self.events.handler.clients.interactions.get_bot_gateway().await.map_err(gateway_error)?;
        // Commands and buttons need no intents at all, let alone privileged ones.
        let intents = GatewayIntents::empty();
        let http = HttpClients::gateway(&self.token, &self.api);
        ClientBuilder::new_with_http(http, intents).event_handler_arc(self.events.clone()).await.map_err(gateway_error)
    }
}

/// Receives interactions over HTTP.
struct Intake {
    handler: Handler,
    endpoint: Endpoint,
    server: Option<u64>,
    leading: watch::Receiver<Leader>,
}

impl Intake {
    /// Answers requests from the start, because Discord tests the address before it delivers there. Meanwhile finds out
    /// which application this is, and registers its commands.
    async fn run(self, listener: Listener, disconnect: watch::Receiver<bool>) -> Result<(), StartError> {
        let prepared = self.prepare(disconnect.clone());
        let served = async { listener.serve(disconnect.clone()).await.map_err(|_| StartError::Ended) };
        tokio::try_join!(prepared, served).map(drop)
    }

    async fn prepare(&self, disconnect: watch::Receiver<bool>) -> Result<(), StartError> {
        let mut backoff = Backoff::default();
        let application = loop {
            match self.handler.clients.application().await.map_err(application_error) {
                Ok(application) => break application,
                Err(StartError::Unreachable) => tracing::error!("Discord cannot be reached; retrying"),
                Err(reason) => return Err(reason),
            }
            tokio::select! {
                () = until(disconnect.clone()) => return Ok(()),
                () = backoff.wait(&**self.handler.tables.clock()) => {}
            }
        };
        let key = application.verify_key;
        if key.parse().is_ok_and(|key: PublicKey| key != self.endpoint.key) {
            return Err(StartError::OtherKey(key));
        }
        match application.interactions_endpoint_url {
            Some(url) => tracing::info!(url, "Discord delivers interactions over HTTP"),
            None => tracing::warn!(
                "Discord does not deliver interactions over HTTP yet: set the Interactions Endpoint URL of the application at \
                 https://discord.com/developers to the URL under which Discord can reach this bot"
            ),
        }
        // One process registers for all of them.
        tokio::select! {
            () = until(disconnect.clone()) => {}
            () = until_led(&self.leading, |leader| leader == Leader::ThisProcess) => {
                self.handler.register(application.id, self.server, &disconnect).await;
            }
        }
        Ok(())
    }
}

/// Waits until the leader is as described. If the sender is gone, the bot is shutting down.
async fn until_led(leading: &watch::Receiver<Leader>, such: impl Fn(Leader) -> bool) {
    let known = leading.clone().wait_for(|leader| such(*leader)).await.is_ok();
    if !known {
        std::future::pending().await
    }
}

pub(super) async fn until(mut stopped: watch::Receiver<bool>) {
    // A closed sender means the same.
    let _ = stopped.wait_for(|stopped| *stopped).await;
}

fn application_error(failure: Failure) -> StartError {
    match failure {
        Failure::Refused { status: 401, .. } => StartError::Token,
        _ => StartError::Unreachable,
    }
}

fn gateway_error(error: serenity::Error) -> StartError {
    match error {
        serenity::Error::Gateway(GatewayError::InvalidAuthentication) => StartError::Token,
        serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) if response.status_code.as_u16() == 401 => {
            StartError::Token
        }
        _ => StartError::Unreachable,
    }
}

/// Events from the gateway.
struct GatewayEvents {
    handler: Handler,
    server: Option<u64>,
    registered: AtomicBool,
    disconnected: watch::Receiver<bool>,
}

#[serenity::async_trait]
impl EventHandler for GatewayEvents {
    async fn ready(&self, _: Context, ready: Ready) {
        self.handler.metrics.connected();
        self.handler.clients.set_application(ready.application.id);
        tracing::info!(shard = ?ready.shard, servers = ready.guilds.len(), "connected");
        // Every shard becomes ready, and again after each lost session.
        if !self.registered.swap(true, Ordering::SeqCst) {
            self.handler.register(ready.application.id, self.server, &self.disconnected).await;
        }
    }

    async fn resume(&self, _: Context, _: ResumedEvent) {
        self.handler.metrics.resumed();
        tracing::info!("resumed");
    }

    async fn interaction_create(&self, _: Context, interaction: Interaction) {
        self.handler.receive(interaction, ResponseRoute::Request).await;
    }
}
