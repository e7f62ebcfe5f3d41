//! Starting and stopping the bot.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use futures_util::future::join3;
use tokio::runtime::Handle;
use tokio::sync::{RwLock, watch};
use tokio::task::JoinHandle;

use super::config::Config;
use super::courier::DiscordCourier;
use super::metrics::{self, Metrics};
use super::pictures::Pictures;
use crate::discord::connection::backoff::Backoff;
use crate::discord::connection::clients::{Api, HttpClients};
use crate::discord::connection::endpoint::{Endpoint, Listener};
use crate::discord::connection::events::GatewayEvents;
use crate::discord::connection::failure::Failure;
use crate::discord::connection::gateway::GatewayConnection;
use crate::discord::connection::link::Link;
use crate::discord::connection::signature::PublicKey;
use crate::discord::interaction::handler::Handler;
use crate::discord::interaction::panels::Panels;
use crate::discord::interaction::presses::Presses;
use desk::{Desk, Games};
use table::{BotWorker, Leader, OutboxWorker, Scheduler, Tables};

/// How long work in progress may take when the bot shuts down.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(10);

/// Why the bot cannot run.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StartError {
    #[error("Discord does not accept this token; copy it again from https://discord.com/developers")]
    Token,
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
    /// The address for metrics, `/health` and `/ready`.
    metrics_at: Option<SocketAddr>,
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
        let (clients, pictures) = (HttpClients::new(&config.token, api), Pictures::start());
        let handler = Handler {
            desk: Desk { tables: tables.clone(), games, front: Arc::new(clients.clone()) },
            clients: clients.clone(),
            metrics: Metrics::default(),
            presses: Presses::default(),
            panels: Panels::default(),
            pictures: pictures.clone(),
            open: Arc::new(RwLock::new(())),
        };
        let (stop, stopped) = watch::channel(false);
        let (disconnect, disconnected) = watch::channel(false);
        let mut metrics_at = None;
        if let Some(address) = config.metrics {
            let (metrics, closing) = (handler.metrics.clone(), disconnected.clone());
            let served = metrics::serve(metrics, tables.clone(), address, closing, until(stopped.clone())).await;
            metrics_at = Some(served.map_err(|error| StartError::Metrics(error.to_string()))?);
        }
        let courier = DiscordCourier::new(clients, handler.metrics.clone(), pictures);
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
                    link: Link::new(handler.metrics.clone()),
                    main: Handle::current(),
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
        Ok(DiscordBot { intake, endpoint, metrics_at, leader, disconnect, stop, handler })
    }

    /// The address for interactions over HTTP.
    pub fn endpoint(&self) -> Option<SocketAddr> {
        self.endpoint
    }

    /// The address for metrics, `/health` and `/ready`.
    pub fn metrics_at(&self) -> Option<SocketAddr> {
        self.metrics_at
    }

    /// The desk at which it asks, for other ways in.
    pub fn desk(&self) -> Desk {
        self.handler.desk.clone()
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
        let served = async {
            listener.serve(disconnect.clone()).await;
            Ok(())
        };
        tokio::try_join!(prepared, served).map(drop)
    }

    async fn prepare(&self, disconnect: watch::Receiver<bool>) -> Result<(), StartError> {
        let mut backoff = Backoff::default();
        let application = loop {
            let delay = match self.handler.clients.application().await {
                Ok(application) => break application,
                Err(Failure::Refused { status: 401, .. }) => return Err(StartError::Token),
                Err(failure) => {
                    let delay = backoff.next(failure.delay());
                    tracing::error!("cannot reach Discord ({failure}); trying again in {} s", delay.as_secs());
                    delay
                }
            };
            let clock = self.handler.desk.tables.clock();
            tokio::select! {
                () = until(disconnect.clone()) => return Ok(()),
                () = clock.until(clock.now().plus(delay)) => {}
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
pub(super) async fn until_led(leading: &watch::Receiver<Leader>, such: impl Fn(Leader) -> bool) {
    let known = leading.clone().wait_for(|leader| such(*leader)).await.is_ok();
    if !known {
        std::future::pending().await
    }
}

pub(super) async fn until(mut stopped: watch::Receiver<bool>) {
    // A closed sender means the same.
    let _ = stopped.wait_for(|stopped| *stopped).await;
}
