//! The connection to Discord's gateway: keeps it, notices when it is lost, and connects anew, less and less often.

use std::sync::Arc;
use std::time::Duration;

use serenity::all::{BotGateway, ClientBuilder, GatewayError, GatewayIntents, HttpError, ShardManager};
use tokio::runtime::{Builder, Runtime};
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::{MissedTickBehavior, interval, timeout};

use super::backoff::Backoff;
use super::clients::{Api, HttpClients};
use super::events::{GatewayEvents, Unreadable};
use super::failure::Failure;
use super::signs::{GivenUp, Signs};
use crate::discord::config::Token;
use crate::discord::running::{StartError, until, until_led};
use table::Leader;

/// How long a leading process is assumed to be alive: a little more than its lease.
const PRESUMED: Duration = Duration::from_secs(13);
/// How long Discord may take to confirm that the bot leaves.
const FAREWELL: Duration = Duration::from_secs(1);

/// Keeps this process connected while it leads.
pub(crate) struct GatewayConnection {
    pub events: Arc<GatewayEvents>,
    pub token: Token,
    pub api: Api,
    pub leading: watch::Receiver<Leader>,
}

/// Why there is no connection.
enum Interrupted {
    /// There will never be one.
    Ended(StartError),
    /// It cannot be made now.
    Failed(Failure),
    /// Discord allows no more sessions before this time has passed.
    Exhausted(Duration),
    /// It is there, but not alive.
    Lost(GivenUp),
}

impl GatewayConnection {
    /// Connects and stays connected until shutdown.
    pub async fn run(&self, disconnect: watch::Receiver<bool>) -> Result<(), StartError> {
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
            if timeout(PRESUMED, given_up).await.is_err() {
                return;
            }
        }
    }

    async fn keep_connected(&self, disconnect: watch::Receiver<bool>) -> Result<(), StartError> {
        tokio::select! {
            () = until(disconnect.clone()) => return Ok(()),
            () = until_led(&self.leading, |leader| leader == Leader::ThisProcess) => {}
        }
        self.events.link.wanted();
        let mut backoff = Backoff::default();
        let clock = self.events.handler.desk.tables.clock().clone();
        loop {
            let Err(interrupted) = self.connect(disconnect.clone()).await else { return Ok(()) };
            if self.events.link.was_steady() {
                backoff = Backoff::default();
            }
            let delay = match &interrupted {
                Interrupted::Ended(reason) => return Err(reason.clone()),
                Interrupted::Exhausted(after) => backoff.next(*after),
                Interrupted::Failed(failure) => backoff.next(failure.delay()),
                Interrupted::Lost(_) => backoff.next(Duration::ZERO),
            };
            self.tell(&interrupted, delay);
            tokio::select! {
                () = until(disconnect.clone()) => return Ok(()),
                () = clock.until(clock.now().plus(delay)) => {}
            }
        }
    }

    /// One line for the operator: what happened, since when, and when it is tried again.
    fn tell(&self, interrupted: &Interrupted, delay: Duration) {
        let seconds = delay.as_secs();
        match interrupted {
            Interrupted::Ended(_) => {}
            Interrupted::Failed(failure) => {
                self.events.link.lost(None);
                tracing::error!("cannot connect to Discord ({failure}); trying again in {seconds} s");
            }
            Interrupted::Exhausted(_) => {
                self.events.link.lost(None);
                tracing::error!("Discord allows this bot no more sessions for now; trying again in {seconds} s");
            }
            Interrupted::Lost(GivenUp::Silent { since }) => {
                let since = self.events.link.lost(Some(*since));
                tracing::error!("no connection to Discord since {since}; connecting anew in {seconds} s");
            }
            Interrupted::Lost(GivenUp::Restless { since }) => {
                let since = self.events.link.lost(Some(*since));
                tracing::error!("Discord has ended every session since {since}; connecting anew in {seconds} s");
            }
        }
    }

    /// One client, from its start to its end.
    async fn connect(&self, disconnect: watch::Receiver<bool>) -> Result<(), Interrupted> {
        let shards = tokio::select! {
            () = until(disconnect.clone()) => return Ok(()),
            admitted = self.admission() => admitted?,
        };
        self.events.link.begin(self.api.silence, shards);
        let mut client = GatewayClient::start(self, shards).map_err(Interrupted::Failed)?;
        tokio::select! {
            ended = &mut client.task => Err(ended.map_or(Interrupted::Failed(Failure::Lost), interruption)),
            given_up = self.until_given_up(client.shards.clone()) => Err(Interrupted::Lost(given_up)),
            () = until(disconnect) => {
                client.leave(self.events.link.is_up()).await;
                Ok(())
            }
        }
    }

    /// How many shards to open. Fails if there is nothing to be received over the gateway.
    async fn admission(&self) -> Result<u32, Interrupted> {
        let clients = &self.events.handler.clients;
        // Discord delivers interactions one way or the other, never both.
        let application = clients.application().await.map_err(Interrupted::of)?;
        if let Some(url) = application.interactions_endpoint_url {
            return Err(Interrupted::Ended(StartError::DeliveredByHttp(url)));
        }
        // If serenity could not ask for the gateway's address, it would fall back to one that is not ours.
        let gateway: BotGateway = clients.get("/gateway/bot").await.map_err(Interrupted::of)?;
        let shards = gateway.shards.max(1);
        let limit = gateway.session_start_limit;
        if limit.remaining < u64::from(shards) {
            return Err(Interrupted::Exhausted(Duration::from_millis(limit.reset_after)));
        }
        Ok(shards)
    }

    /// Waits until the client has given no sign of life for too long.
    async fn until_given_up(&self, shards: watch::Receiver<Option<Arc<ShardManager>>>) -> GivenUp {
        let mut ticks = interval(Signs::interval(self.api.silence));
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            ticks.tick().await;
            let runners = shards.borrow().as_ref().map(|shards| shards.runners.clone());
            // The client may hold it just now; then the next look will do.
            let latencies = runners
                .as_ref()
                .and_then(|runners| runners.try_lock().ok())
                .map(|runners| runners.iter().map(|(id, runner)| (id.0, runner.latency)).collect::<Vec<_>>());
            if let Some(given_up) = self.events.link.look(latencies.unwrap_or_default()) {
                return given_up;
            }
        }
    }
}

/// serenity's client, on a runtime of its own, because nothing else ends it reliably: while it waits for an answer to an
/// attempt to connect it does not hear that it should stop, and the tasks of a client that is dropped go on to identify.
struct GatewayClient {
    /// None only while it is dropped.
    runtime: Option<Runtime>,
    task: JoinHandle<serenity::Result<()>>,
    /// Known once the client has been built.
    shards: watch::Receiver<Option<Arc<ShardManager>>>,
}

impl GatewayClient {
    fn start(connection: &GatewayConnection, count: u32) -> Result<GatewayClient, Failure> {
        let runtime = Builder::new_multi_thread().worker_threads(1).thread_name("gateway").enable_all().build();
        let runtime = runtime.map_err(|error| {
            tracing::error!(%error, "cannot start a thread for the connection to Discord");
            Failure::Unreachable
        })?;
        let (built, shards) = watch::channel(None);
        let (token, api, events) = (connection.token.clone(), connection.api.clone(), connection.events.clone());
        let task = runtime.spawn(async move {
            // Commands and buttons need no intents at all, let alone privileged ones.
            let builder = ClientBuilder::new_with_http(HttpClients::gateway(&token, &api), GatewayIntents::empty());
            let builder = builder.raw_event_handler(Unreadable(events.handler.metrics.clone()));
            let mut client = builder.event_handler_arc(events).await?;
            built.send_replace(Some(client.shard_manager.clone()));
            client.start_shards(count).await
        });
        Ok(GatewayClient { runtime: Some(runtime), task, shards })
    }

    /// Tells Discord that the bot leaves, if it is connected. A client that is not would not hear of it.
    async fn leave(&self, connected: bool) {
        let shards = self.shards.borrow().clone().filter(|_| connected);
        if let (Some(runtime), Some(shards)) = (&self.runtime, shards) {
            let left = runtime.spawn(async move { shards.shutdown_all().await });
            let _ = timeout(FAREWELL, left).await;
        }
    }
}

impl Drop for GatewayClient {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

impl Interrupted {
    fn of(failure: Failure) -> Interrupted {
        match failure {
            Failure::Refused { status: 401, .. } => Interrupted::Ended(StartError::Token),
            failure => Interrupted::Failed(failure),
        }
    }
}

/// What it means that a client has ended by itself.
fn interruption(ended: serenity::Result<()>) -> Interrupted {
    match ended {
        Err(serenity::Error::Gateway(GatewayError::InvalidAuthentication)) => Interrupted::Ended(StartError::Token),
        Err(serenity::Error::Http(HttpError::UnsuccessfulRequest(response)))
            if response.status_code.as_u16() == 401 =>
        {
            Interrupted::Ended(StartError::Token)
        }
        Err(error) => Interrupted::Failed(error.into()),
        Ok(()) => Interrupted::Failed(Failure::Lost),
    }
}
