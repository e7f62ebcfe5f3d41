//! What the desk asks of Discord: threads, and mentions of commands.

use futures_util::future::BoxFuture;
use serenity::all::{AutoArchiveDuration, ChannelId as DiscordChannel, ChannelType, CreateThread, MessageId};

use crate::discord::commands;
use crate::discord::commands::registration::command_ids;
use crate::discord::connection::clients::HttpClients;
use crate::discord::connection::failure::Failure;
use desk::{Desk, Front};
use present::Language;
use table::ChannelId;

impl Front for HttpClients {
    fn open_thread<'a>(
        &'a self,
        channel: ChannelId,
        on: Option<u64>,
        name: &'a str,
    ) -> BoxFuture<'a, Option<ChannelId>> {
        Box::pin(async move {
            let thread = CreateThread::new(name).auto_archive_duration(AutoArchiveDuration::OneWeek);
            let (place, http) = (DiscordChannel::new(channel.0), &self.messages);
            let opened = match on {
                Some(message) => place.create_thread_from_message(http, MessageId::new(message), thread).await,
                None => place.create_thread(http, thread.kind(ChannelType::PublicThread)).await,
            };
            match (opened.map_err(Failure::from), on) {
                (Ok(opened), _) => Some(ChannelId(opened.id.get())),
                // A thread has the id of the message it is on.
                (Err(failure), Some(message)) if failure.is_existing_thread() => Some(ChannelId(message)),
                (Err(failure), _) => {
                    tracing::warn!(%channel, %failure, "a thread could not be opened");
                    None
                }
            }
        })
    }

    fn mentions<'a>(&'a self, desk: &'a Desk, language: Language) -> BoxFuture<'a, Vec<(String, String)>> {
        Box::pin(async move { commands::mentions(desk.games, language, &command_ids(&desk.tables).await) })
    }
}
