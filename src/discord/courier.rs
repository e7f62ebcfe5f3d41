//! Delivers the posts of tables to Discord's channels.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use futures_util::future::BoxFuture;
use serde::Serialize;
use serenity::all::{
    ChannelId, CreateAttachment, CreateMessage, EditMessage, Message, MessageId, Nonce, PrivateChannel,
};
use serenity::http::{LightMethod, Multipart, MultipartUpload, Request, Route};

use super::away::welcome;
use super::challenge;
use super::clients::HttpClients;
use super::draw::{self, MessageMark};
use super::failure::Failure;
use super::handler::TableContext;
use super::metrics::{Delivered, Metrics};
use super::pictures::{Drawn, Pictures};
use super::public::{self, Shows};
use super::response::PICTURE;
use crate::engine::Narration;
use crate::present::{Language, Locale, PageRef, PublicPanel, PublicPicture, Script, season_chart};
use crate::table::{Address, Courier, Delivery, DeliveryError, Instruction, PastPublicTable, PersonId, Post};

/// Longer than serenity's limiter ever delays a request.
const TIMEOUT: Duration = Duration::from_secs(60);
/// How far back to search for a message that may already exist: this many pages of this many messages.
const PAGES: usize = 5;
const PAGE: usize = 100;
/// How many people's direct-message channels are cached.
const MOST_CONVERSATIONS: usize = 10_000;

pub(super) struct DiscordCourier {
    clients: HttpClients,
    metrics: Metrics,
    /// The direct-message channels used so far.
    conversations: Mutex<HashMap<PersonId, ChannelId>>,
    pictures: Pictures,
}

type DeliveryResult = Result<Option<String>, DeliveryError>;

impl Courier for DiscordCourier {
    fn deliver<'a>(&'a self, delivery: &'a Delivery) -> BoxFuture<'a, DeliveryResult> {
        Box::pin(async move {
            let delivered = match tokio::time::timeout(TIMEOUT, self.carry_out(delivery)).await {
                Ok(delivered) => delivered,
                Err(_) => Err(DeliveryError::Unknown { reason: "Discord did not answer".to_owned() }),
            };
            self.metrics.post(match &delivered {
                Ok(_) => Delivered::Sent,
                Err(DeliveryError::Blocked { .. }) => Delivered::Blocked,
                Err(DeliveryError::Gone { .. } | DeliveryError::Never { .. }) => Delivered::Dropped,
                Err(DeliveryError::Unknown { .. } | DeliveryError::Later { .. }) => Delivered::Later,
            });
            delivered
        })
    }

    fn find<'a>(&'a self, address: Address, nonce: &'a str) -> BoxFuture<'a, DeliveryResult> {
        Box::pin(self.look_for(address, nonce))
    }
}

impl DiscordCourier {
    pub fn new(clients: HttpClients, metrics: Metrics, pictures: Pictures) -> DiscordCourier {
        DiscordCourier { clients, metrics, conversations: Mutex::default(), pictures }
    }

    async fn carry_out(&self, delivery: &Delivery) -> DeliveryResult {
        match &delivery.instruction {
            Instruction::Send { post, pings, recap } => {
                let panel = panel(delivery, post, pings, recap)?;
                let buttons = delivery.table.as_ref().is_none_or(|table| public::has_buttons(table, post));
                let mark = MessageMark { nonce: &delivery.nonce, link: &title_link(delivery) };
                let message = draw::message(&panel, buttons, pings, &mark)
                    .nonce(Nonce::String(delivery.nonce.clone()))
                    .enforce_nonce(true);
                let picture = self.picture(delivery).await;
                let sent = match self.send(delivery.address, &message, picture.as_ref()).await {
                    // The cached channel may be gone; another is opened.
                    Err(DeliveryError::Gone { .. }) if self.forget(delivery.address) => {
                        self.send(delivery.address, &message, None).await
                    }
                    // The text arrives in any case.
                    Err(DeliveryError::Blocked { .. } | DeliveryError::Never { .. }) if picture.is_some() => {
                        self.send(delivery.address, &message, None).await
                    }
                    sent => sent,
                };
                Ok(Some(sent?.id.to_string()))
            }
            Instruction::Edit { message, nonce, shows, recap, current } => {
                let panel = panel(delivery, shows, &[], recap)?;
                let buttons = *current && delivery.table.as_ref().is_none_or(|table| public::has_buttons(table, shows));
                let mark = MessageMark { nonce, link: &title_link(delivery) };
                let edit = draw::edit(&panel, buttons, &mark);
                let picture = self.picture(delivery).await;
                let changed = self.change(delivery, message, LightMethod::Patch, Some((&edit, picture.as_ref()))).await;
                match changed {
                    Err(DeliveryError::Blocked { .. } | DeliveryError::Never { .. }) if picture.is_some() => {
                        self.change(delivery, message, LightMethod::Patch, Some((&edit, None))).await
                    }
                    changed => changed,
                }
            }
            Instruction::Shrink { message, shows, told } => {
                let panel = shrunk(delivery, shows, told)?;
                self.change(delivery, message, LightMethod::Patch, Some((&draw::shrunk(&panel), None))).await
            }
            Instruction::Delete { message } => self.change(delivery, message, LightMethod::Delete, None).await,
        }
    }

    /// The drawn board, if this message shows it.
    async fn picture(&self, delivery: &Delivery) -> Option<Drawn> {
        let since = delivery.picture.as_ref()?;
        if let (Some(table), Some(review)) = (&delivery.table, &delivery.review) {
            return self.pictures.draw(review.chart(&TableContext::of(table).context(), locale(delivery))).await;
        }
        let picture = match (&delivery.table, &delivery.challenge) {
            (Some(table), _) => {
                let before = since.as_ref().map(PastPublicTable::view);
                let context = TableContext::of(table);
                PublicPicture::of(&context.context(), locale(delivery), table.view()?, before, &PageRef::default())
            }
            (None, Some(challenge)) if delivery.instruction.shows_season() => {
                return self.pictures.draw(season_chart(locale(delivery), challenge)?).await;
            }
            (None, Some(challenge)) => PublicPicture::set_up(locale(delivery), challenge),
            (None, None) => None,
        };
        self.pictures.draw(picture?.sketch().clone()).await
    }

    async fn send(
        &self,
        address: Address,
        message: &CreateMessage,
        picture: Option<&Drawn>,
    ) -> Result<Message, DeliveryError> {
        let route = Route::ChannelMessages { channel_id: self.channel(address).await? };
        let request = with_body(Request::new(route, LightMethod::Post), message, picture)?;
        self.clients.ask(request).await.map_err(Failure::of_message)
    }

    async fn change(
        &self,
        delivery: &Delivery,
        message: &str,
        method: LightMethod,
        edit: Option<(&EditMessage, Option<&Drawn>)>,
    ) -> DeliveryResult {
        let id: u64 = message.parse().map_err(|_| pointless("a message without an id"))?;
        let channel_id = self.channel(delivery.address).await?;
        let route = Route::ChannelMessage { channel_id, message_id: MessageId::new(id) };
        let request = match edit {
            Some((edit, picture)) => with_body(Request::new(route, method), edit, picture)?,
            None => Request::new(route, method),
        };
        self.clients.perform(request).await.map_err(Failure::of_change)?;
        Ok(None)
    }

    /// The channel of an address; for a person, it may have to be opened first, once.
    async fn channel(&self, address: Address) -> Result<ChannelId, DeliveryError> {
        let person = match address {
            Address::Channel(channel) => return Ok(ChannelId::new(channel.0)),
            Address::Person(person) => person,
        };
        if let Some(known) = self.conversations().get(&person) {
            return Ok(*known);
        }
        let body = serde_json::json!({ "recipient_id": person.to_string() });
        let request = Request::new(Route::UserMeDmChannels, LightMethod::Post).body(Some(json(&body)?));
        let opened: PrivateChannel = self.clients.ask(request).await.map_err(Failure::of_message)?;
        let mut conversations = self.conversations();
        if conversations.len() >= MOST_CONVERSATIONS {
            conversations.clear();
        }
        conversations.insert(person, opened.id);
        Ok(opened.id)
    }

    /// Drops a person's cached channel. Returns whether there was one.
    fn forget(&self, address: Address) -> bool {
        matches!(address, Address::Person(person) if self.conversations().remove(&person).is_some())
    }

    fn conversations(&self) -> MutexGuard<'_, HashMap<PersonId, ChannelId>> {
        self.conversations.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Searches for our message that carries this nonce.
    async fn look_for(&self, address: Address, nonce: &str) -> DeliveryResult {
        let channel_id = self.channel(address).await?;
        let mut before: Option<MessageId> = None;
        for _ in 0..PAGES {
            let mut params = vec![("limit", PAGE.to_string())];
            params.extend(before.map(|id| ("before", id.to_string())));
            let request = Request::new(Route::ChannelMessages { channel_id }, LightMethod::Get).params(Some(params));
            let messages: Vec<Message> = self.clients.ask(request).await.map_err(Failure::of_message)?;
            let ours = |message: &&Message| message.author.bot && draw::carries(message, nonce);
            if let Some(found) = messages.iter().find(ours) {
                return Ok(Some(found.id.to_string()));
            }
            match messages.last() {
                Some(oldest) if messages.len() == PAGE => before = Some(oldest.id),
                _ => break,
            }
        }
        Ok(None)
    }
}

/// A request with a message, and with its picture as an attachment.
fn with_body<'a>(
    request: Request<'a>,
    message: &impl Serialize,
    picture: Option<&Drawn>,
) -> Result<Request<'a>, DeliveryError> {
    let Some(picture) = picture else { return Ok(request.body(Some(json(message)?))) };
    let mut body = serde_json::to_value(message).map_err(|_| pointless("a message that cannot be written"))?;
    body["attachments"] = serde_json::json!([{ "id": 0, "filename": PICTURE, "description": picture.alt }]);
    if let Some(embed) = body["embeds"].get_mut(0) {
        embed["image"] = serde_json::json!({ "url": format!("attachment://{PICTURE}") });
    }
    let file = CreateAttachment::bytes(picture.png.to_vec(), PICTURE);
    Ok(request.multipart(Some(Multipart {
        upload: MultipartUpload::Attachments(vec![file]),
        fields: Vec::new(),
        payload_json: Some(body.to_string()),
    })))
}

/// The message as it should look now.
fn panel(
    delivery: &Delivery,
    post: &Post,
    pings: &[PersonId],
    recap: &[Narration],
) -> Result<PublicPanel, DeliveryError> {
    let locale = locale(delivery);
    let panel = match (&delivery.challenge, &delivery.table, post, pings) {
        (Some(challenge), table, ..) if post.is_about_challenge() => {
            challenge::panel(challenge, table.as_ref(), locale, post)
        }
        (_, _, Post::Return { .. }, [person]) => Ok(welcome(delivery, *person, locale)),
        (_, Some(table), ..) => {
            let Delivery { away, deadlines, former, thread, .. } = delivery;
            let direct = matches!(delivery.address, Address::Person(_));
            let (bots, page, thread, now) = (delivery.bots, delivery.page, *thread, delivery.at);
            let review = delivery.review.as_deref();
            let shows = Shows { post, pings, recap, away, deadlines, former, review, thread, bots, page, direct, now };
            public::panel(table, locale, &shows)
        }
        (_, None, ..) => return Err(pointless("a message about no table")),
    };
    panel.map_err(|refusal| pointless(&format!("{refusal:?}")))
}

/// The line or two to which a message shrinks.
fn shrunk(delivery: &Delivery, shows: &Post, told: &[Narration]) -> Result<PublicPanel, DeliveryError> {
    match &delivery.table {
        Some(table) => Ok(public::shrunk(table, locale(delivery), shows, told)),
        None => Err(pointless("a message about no table")),
    }
}

/// The language of a message.
fn locale(delivery: &Delivery) -> Locale {
    let language: Option<Language> = delivery.language.as_ref().and_then(|language| language.parse().ok());
    Locale::of(language.unwrap_or_default(), Script::Markdown)
}

/// The link behind the title of a message.
fn title_link(delivery: &Delivery) -> String {
    let table = delivery.table.as_ref().map(|table| public::link(table.posted()));
    table.or_else(|| Some(public::link(delivery.challenge.as_ref()?.place()))).unwrap_or_default()
}

fn json(body: &impl serde::Serialize) -> Result<Vec<u8>, DeliveryError> {
    serde_json::to_vec(body).map_err(|error| pointless(&error.to_string()))
}

fn pointless(reason: &str) -> DeliveryError {
    DeliveryError::Never { reason: reason.to_owned() }
}
