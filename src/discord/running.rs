//! Starting and stopping the bot.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use serenity::all::{
    Client, ClientBuilder, Context, EventHandler, GatewayError, GatewayIntents, HttpError, Interaction, Ready,
    ResumedEvent,
};
use tokio::sync::{RwLock, watch};
use tokio::task::JoinHandle;

use super::clients::{Api, HttpClients};
use super::config::{Config, Token};
use super::courier::DiscordCourier;
use super::handler::{Games, Handler};
use super::metrics::{self, Metrics};
use super::panels::Panels;
use super::pause::Pause;
use super::presses::Presses;
use crate::table::{OutboxWorker, Scheduler, Tables};

/// How long what has begun may take when the bot is told to end.
const LAST_CALL: Duration = Duration::from_secs(10);

/// Why the bot cannot run.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotStarted {
    #[error("Discord does not know this token; copy it again from https://discord.com/developers")]
    Token,
    #[error("Discord cannot be reached")]
    Unreachable,
    #[error("counts cannot be offered there: {0}")]
    Metrics(String),
    #[error("the connection to Discord ended for good")]
    Ended,
}

/// A running bot.
pub struct Bot {
    gateway: JoinHandle<Result<(), NotStarted>>,
    worker: JoinHandle<()>,
    scheduler: JoinHandle<()>,
    /// Ends the connection, then everything else.
    disconnect: watch::Sender<bool>,
    stop: watch::Sender<bool>,
    handler: Handler,
}

impl Bot {
    /// Starts the bot for these games: connects, registers commands, delivers what is waiting.
    pub async fn start(config: &Config, api: &Api, tables: Tables, games: Games) -> Result<Bot, NotStarted> {
        let clients = HttpClients::new(&config.token, api);
        let metrics = Metrics::default();
        let handler = Handler {
            tables: tables.clone(),
            games,
            clients: clients.clone(),
            metrics,
            presses: Presses::default(),
            panels: Panels::default(),
            open: Arc::new(RwLock::new(())),
        };
        let (stop, stopped) = watch::channel(false);
        if let Some(address) = config.metrics {
            let served = metrics::serve(handler.metrics.clone(), address, until(stopped.clone())).await;
            served.map_err(|error| NotStarted::Metrics(error.to_string()))?;
        }
        let mail = DiscordCourier::new(clients, handler.metrics.clone());
        let worker = OutboxWorker::new(tables.clone(), Arc::new(mail));
        let posted = until(stopped.clone());
        let worker = tokio::spawn(async move { worker.run(posted).await });
        let scheduler = Scheduler::new(tables);
        let scheduler = tokio::spawn(async move { scheduler.run(until(stopped)).await });
        let (disconnect, disconnected) = watch::channel(false);
        let events = Events {
            handler: handler.clone(),
            server: config.server,
            registered: AtomicBool::new(false),
            disconnected: disconnected.clone(),
        };
        let connection = Connection { events: Arc::new(events), token: config.token.clone(), api: api.clone() };
        let gateway = tokio::spawn(async move { connection.keep(disconnected).await });
        Ok(Bot { gateway, worker, scheduler, disconnect, stop, handler })
    }

    pub fn metrics(&self) -> &Metrics {
        &self.handler.metrics
    }

    /// Waits until the connection ends for good.
    pub async fn ended(&mut self) -> Result<(), NotStarted> {
        match (&mut self.gateway).await {
            Ok(Ok(())) | Err(_) => Err(NotStarted::Ended),
            Ok(Err(reason)) => Err(reason),
        }
    }

    /// Takes nothing new, finishes what has begun, and ends.
    pub async fn stop(mut self) {
        self.disconnect.send_replace(true);
        let connected = !self.gateway.is_finished();
        let left = connected && tokio::time::timeout(LAST_CALL, &mut self.gateway).await.is_err();
        self.gateway.abort();
        let finished = tokio::time::timeout(LAST_CALL, self.handler.open.write()).await;
        self.stop.send_replace(true);
        let delivered = tokio::time::timeout(LAST_CALL, futures_util::future::join(self.worker, self.scheduler)).await;
        if left || finished.is_err() || delivered.is_err() {
            tracing::warn!("something that had begun was left; it is done at the next start");
        }
        tracing::info!("the bot has ended");
    }
}

/// The connection to Discord's gateway.
struct Connection {
    events: Arc<Events>,
    token: Token,
    api: Api,
}

impl Connection {
    /// Connects and stays connected until it is told to end. If Discord cannot be asked where, it is asked again.
    async fn keep(&self, disconnect: watch::Receiver<bool>) -> Result<(), NotStarted> {
        let mut pause = Pause::default();
        let clock = self.events.handler.tables.clock().clone();
        loop {
            match self.connect(disconnect.clone()).await.map_err(not_started) {
                Err(NotStarted::Unreachable) => tracing::error!("Discord cannot be reached; tried again"),
                ended => return ended,
            }
            tokio::select! {
                () = until(disconnect.clone()) => return Ok(()),
                () = pause.wait(&*clock) => {}
            }
        }
    }

    async fn connect(&self, disconnect: watch::Receiver<bool>) -> serenity::Result<()> {
        let mut client = tokio::select! {
            () = until(disconnect.clone()) => return Ok(()),
            client = self.client() => client?,
        };
        let shards = client.shard_manager.clone();
        tokio::select! {
            ended = client.start_autosharded() => ended,
            () = until(disconnect) => {
                shards.shutdown_all().await;
                Ok(())
            }
        }
    }

    async fn client(&self) -> serenity::Result<Client> {
        // serenity would go to another address than ours if it could not ask for it.
        self.events.handler.clients.interactions.get_bot_gateway().await?;
        // Commands and buttons need no intent at all, let alone a privileged one.
        let intents = GatewayIntents::empty();
        let http = HttpClients::gateway(&self.token, &self.api);
        ClientBuilder::new_with_http(http, intents).event_handler_arc(self.events.clone()).await
    }
}

pub(super) async fn until(mut stopped: watch::Receiver<bool>) {
    // A sender that is gone means the same.
    let _ = stopped.wait_for(|stopped| *stopped).await;
}

fn not_started(error: serenity::Error) -> NotStarted {
    match error {
        serenity::Error::Gateway(GatewayError::InvalidAuthentication) => NotStarted::Token,
        serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) if response.status_code.as_u16() == 401 => {
            NotStarted::Token
        }
        _ => NotStarted::Unreachable,
    }
}

/// What the gateway tells.
struct Events {
    handler: Handler,
    server: Option<u64>,
    registered: AtomicBool,
    disconnected: watch::Receiver<bool>,
}

#[serenity::async_trait]
impl EventHandler for Events {
    async fn ready(&self, _: Context, ready: Ready) {
        self.handler.metrics.connected();
        self.handler.clients.set_application(ready.application.id);
        tracing::info!(shard = ?ready.shard, servers = ready.guilds.len(), "connected");
        // Every shard gets ready, and again after each lost session.
        if !self.registered.swap(true, Ordering::SeqCst) {
            self.handler.register(ready.application.id, self.server, &self.disconnected).await;
        }
    }

    async fn resume(&self, _: Context, _: ResumedEvent) {
        self.handler.metrics.resumed();
        tracing::info!("resumed");
    }

    async fn interaction_create(&self, _: Context, interaction: Interaction) {
        self.handler.receive(interaction).await;
    }
}
