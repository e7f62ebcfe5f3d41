//! Brings what tables have to say to Discord's channels.

use std::time::Duration;

use futures_util::future::BoxFuture;
use serenity::all::{ChannelId, CreateMessage, GetMessages, Http, Message, MessageId, Nonce, UserId};

use super::challenge;
use super::clients::Clients;
use super::draw;
use super::failure::Failure;
use super::metrics::{Delivered, Metrics};
use super::public::{self, Shows};
use crate::engine::Told;
use crate::present::PublicPanel;
use crate::table::{Address, Courier, Parcel, PersonId, Post, PublicTable, Refusal, Tables, Task, Undelivered};

/// Longer than serenity's limiter makes anything wait in earnest.
const PATIENCE: Duration = Duration::from_secs(60);
/// How far back is looked for a message that may be there already.
const LOOKED_AT: u8 = 50;

pub(super) struct Mail {
    pub tables: Tables,
    pub clients: Clients,
    pub metrics: Metrics,
}

type Delivery = Result<Option<String>, Undelivered>;

impl Courier for Mail {
    fn deliver<'a>(&'a self, parcel: &'a Parcel) -> BoxFuture<'a, Delivery> {
        Box::pin(async move {
            let delivered = match tokio::time::timeout(PATIENCE, self.bring(parcel)).await {
                Ok(delivered) => delivered,
                Err(_) => Err(Undelivered::Unknown { reason: "Discord did not answer".to_owned() }),
            };
            self.metrics.post(match &delivered {
                Ok(_) => Delivered::Sent,
                Err(Undelivered::Blocked { .. }) => Delivered::Blocked,
                Err(Undelivered::Never { .. }) => Delivered::Dropped,
                Err(_) => Delivered::Later,
            });
            delivered
        })
    }

    fn find<'a>(&'a self, parcel: &'a Parcel) -> BoxFuture<'a, Delivery> {
        Box::pin(self.look_for(parcel))
    }
}

impl Mail {
    async fn bring(&self, parcel: &Parcel) -> Delivery {
        match &parcel.task {
            Task::Send { post, pings, recap, current } => {
                let panel = self.panel(parcel, post, pings, recap).await?;
                let buttons = *current && parcel.table.as_ref().is_none_or(|table| public::has_buttons(table, post));
                let message = draw::message(&panel, buttons, pings)
                    .nonce(Nonce::String(parcel.nonce.clone()))
                    .enforce_nonce(true);
                let channel = self.channel(parcel.address).await?;
                let sent = self.send(channel, message).await?;
                Ok(Some(sent.id.to_string()))
            }
            Task::Edit { message, shows, recap, current } => {
                let panel = self.panel(parcel, shows, &[], recap).await?;
                let buttons = *current && parcel.table.as_ref().is_none_or(|table| public::has_buttons(table, shows));
                self.change(parcel, message, |http, channel, id| async move {
                    channel.edit_message(&http, id, draw::edit(&panel, buttons)).await.map(|_| ())
                })
                .await
            }
            Task::Strip { message } => {
                self.change(parcel, message, |http, channel, id| async move {
                    channel.edit_message(&http, id, draw::stripped()).await.map(|_| ())
                })
                .await
            }
            Task::Delete { message } => {
                self.change(parcel, message, |http, channel, id| async move { channel.delete_message(&http, id).await })
                    .await
            }
        }
    }

    async fn panel(
        &self,
        parcel: &Parcel,
        post: &Post,
        pings: &[PersonId],
        recap: &[Told],
    ) -> Result<PublicPanel, Undelivered> {
        if let (Some(challenge), true) = (&parcel.challenge, challenge::is_about(post)) {
            let manner = challenge::manner(&self.tables, challenge, parcel.address).await.map_err(unreadable)?;
            return challenge::panel(challenge, parcel.table.as_ref(), manner, post).map_err(unreadable);
        }
        let table: &PublicTable = parcel.table.as_ref().ok_or_else(|| pointless("a message about no table"))?;
        let manner = public::manner_at(&self.tables, table, parcel.address).await.map_err(unreadable)?;
        let panel = match (post, pings) {
            (Post::Return { .. }, [person]) => self.welcome(parcel.address, table.place(), *person, manner).await,
            (Post::Turn { .. }, _) => {
                let away = self.tables.absent(table).await.map_err(unreadable)?;
                public::panel(table, manner, &Shows { post, pings, recap, away: &away, now: self.tables.now() })
            }
            _ => public::panel(table, manner, &Shows { post, pings, recap, away: &[], now: self.tables.now() }),
        };
        panel.map_err(unreadable)
    }

    async fn send(&self, channel: ChannelId, message: CreateMessage) -> Result<Message, Undelivered> {
        let sent = channel.send_message(&self.clients.messages, message).await;
        sent.map_err(|error| Failure::from(error).of_message())
    }

    async fn change<F: Future<Output = serenity::Result<()>>>(
        &self,
        parcel: &Parcel,
        message: &str,
        change: impl FnOnce(std::sync::Arc<Http>, ChannelId, MessageId) -> F,
    ) -> Delivery {
        let id: u64 = message.parse().map_err(|_| pointless("a message without an id"))?;
        let channel = self.channel(parcel.address).await?;
        let changed = change(self.clients.messages.clone(), channel, MessageId::new(id)).await;
        changed.map_err(|error| Failure::from(error).of_change())?;
        Ok(None)
    }

    /// Where an address is; a conversation with somebody may have to be begun.
    async fn channel(&self, address: Address) -> Result<ChannelId, Undelivered> {
        match address {
            Address::Channel(channel) => Ok(ChannelId::new(channel.0)),
            Address::Person(person) => {
                let channel = UserId::new(person.0).create_dm_channel(&self.clients.messages).await;
                channel.map(|channel| channel.id).map_err(|error| Failure::from(error).of_message())
            }
        }
    }

    /// Looks for a message of ours with the same nonce, or that shows just what this one would.
    async fn look_for(&self, parcel: &Parcel) -> Delivery {
        let Task::Send { post, pings, recap, .. } = &parcel.task else { return Ok(None) };
        let panel = self.panel(parcel, post, pings, recap).await?;
        let channel = self.channel(parcel.address).await?;
        let messages = channel.messages(&self.clients.messages, GetMessages::new().limit(LOOKED_AT)).await;
        let messages = messages.map_err(|error| Failure::from(error).of_message())?;
        let same = |message: &Message| matches!(&message.nonce, Some(Nonce::String(nonce)) if *nonce == parcel.nonce);
        let ours = |message: &&Message| same(message) || shows(message, &panel, post);
        Ok(messages.iter().find(ours).map(|message| message.id.to_string()))
    }
}

fn shows(message: &Message, panel: &PublicPanel, post: &Post) -> bool {
    let Some(embed) = message.embeds.first() else { return false };
    let panel_text = panel.panel().text.as_str();
    // Lobbies and endings look alike from game to game, but turn messages and challenges are never twice the same.
    matches!(post, Post::Turn { .. } | Post::Challenge { .. } | Post::Standings { .. })
        && message.author.bot
        && message.content == panel.ping().map_or("", |ping| ping.text.as_str())
        && embed.title.as_deref() == Some(panel.panel().title.as_str())
        && embed.description.as_deref().unwrap_or_default() == panel_text
}

fn pointless(reason: &str) -> Undelivered {
    Undelivered::Never { reason: reason.to_owned() }
}

/// The store may be in trouble only for now.
fn unreadable(refusal: Refusal) -> Undelivered {
    match refusal {
        Refusal::Unavailable(trouble) => Undelivered::Later { reason: trouble.to_string(), delay: None },
        other => Undelivered::Never { reason: format!("{other:?}") },
    }
}
