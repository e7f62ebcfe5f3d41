//! What comes over the gateway. It comes on the gateway's own runtime, which may end at any moment, so all work goes to
//! the main one.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use serenity::all::{Context, Event, EventHandler, Interaction, RawEventHandler, Ready, ResumedEvent};
use tokio::runtime::Handle;
use tokio::sync::watch;

use super::link::Link;
use crate::discord::interaction::handler::Handler;
use crate::discord::interaction::respond::ResponseRoute;
use crate::discord::metrics::Metrics;

/// Receives what serenity has understood.
pub(crate) struct GatewayEvents {
    pub handler: Handler,
    pub link: Link,
    pub main: Handle,
    pub server: Option<u64>,
    pub registered: AtomicBool,
    pub disconnected: watch::Receiver<bool>,
}

#[serenity::async_trait]
impl EventHandler for GatewayEvents {
    async fn ready(&self, context: Context, ready: Ready) {
        let lost = self.link.connected(context.shard_id.0, false);
        // Every shard becomes ready, and again after each lost session.
        let first = !self.registered.swap(true, Ordering::SeqCst);
        let (handler, server, disconnected) = (self.handler.clone(), self.server, self.disconnected.clone());
        self.main.spawn(async move {
            handler.metrics.connected();
            handler.clients.set_application(ready.application.id);
            tracing::info!(shard = ?ready.shard, servers = ready.guilds.len(), "connected");
            say_back(lost);
            if first {
                handler.register(ready.application.id, server, &disconnected).await;
            }
        });
    }

    async fn resume(&self, context: Context, _: ResumedEvent) {
        let lost = self.link.connected(context.shard_id.0, true);
        let metrics = self.handler.metrics.clone();
        self.main.spawn(async move {
            metrics.resumed();
            tracing::info!("resumed");
            say_back(lost);
        });
    }

    async fn interaction_create(&self, _: Context, interaction: Interaction) {
        let handler = self.handler.clone();
        self.main.spawn(async move { handler.receive(interaction, ResponseRoute::Request).await });
    }
}

/// Ends what the log said when the connection was lost.
fn say_back(lost: Option<Duration>) {
    if let Some(lost) = lost {
        tracing::info!("connected to Discord again after {} s", lost.as_secs());
    }
}

/// Notices interactions that serenity has not understood; it drops them without a word.
pub(crate) struct Unreadable(pub Metrics);

#[serenity::async_trait]
impl RawEventHandler for Unreadable {
    async fn raw_event(&self, _: Context, event: Event) {
        if let Event::Unknown(event) = event
            && event.kind == "INTERACTION_CREATE"
        {
            self.0.unreadable();
            tracing::warn!(kind = %event.value["type"], "an interaction is unreadable; it gets no answer");
        }
    }
}
