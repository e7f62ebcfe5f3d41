//! Delivers the posts of tables to Discord's channels.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use futures_util::future::BoxFuture;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serenity::all::{ChannelId, CreateAttachment, CreateMessage, MessageId, Nonce};
use serenity::http::{LightMethod, Multipart, MultipartUpload, Request, Route};

use super::draw::{self, MessageMark};
use super::metrics::{Delivered, Metrics};
use super::pictures::{Drawn, PICTURE, Pictures};
use crate::discord::connection::clients::HttpClients;
use crate::discord::connection::failure::Failure;
use desk::context_of;
use desk::public::{self, locale_of};
use present::{PageRef, PublicPanel, PublicPicture, review_chart, season_chart};
use table::{Address, Courier, Delivery, DeliveryError, Instruction, PastPublicTable, PersonId, Post, Time};

/// Longer than serenity's limiter ever delays a request.
const TIMEOUT: Duration = Duration::from_secs(60);
/// How far back to search for a message that may already exist: this many pages of this many messages.
const PAGES: usize = 5;
const PAGE: usize = 100;
/// How long messages to an address go without pictures after one was refused there.
const WITHOUT_PICTURES: Duration = Duration::from_secs(60 * 60);
/// How long a message waits for its picture: nobody looks at it yet, and it keeps the form in which it arrives.
const PATIENCE: Duration = Duration::from_secs(20);
/// How many people's direct-message channels are cached.
const MAX_CONVERSATIONS: usize = 10_000;

pub(super) struct DiscordCourier {
    clients: HttpClients,
    metrics: Metrics,
    /// The direct-message channels used so far.
    conversations: Mutex<HashMap<PersonId, ChannelId>>,
    pictures: Pictures,
    /// Where pictures were refused, and when.
    refused: Mutex<HashMap<Address, Time>>,
}

/// What is read of a new message or channel; whatever else comes with it may be as it likes.
#[derive(Deserialize)]
struct Created<T> {
    id: T,
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
        DiscordCourier { clients, metrics, conversations: Mutex::default(), pictures, refused: Mutex::default() }
    }

    async fn carry_out(&self, delivery: &Delivery) -> DeliveryResult {
        match &delivery.instruction {
            Instruction::Send { post, pings, .. } => {
                let picture = self.picture(delivery).await;
                let buttons = delivery.table.as_ref().is_none_or(|table| public::has_buttons(table, post));
                let mark = MessageMark { nonce: &delivery.nonce, link: &title_link(delivery) };
                let message = |illustrated| {
                    let panel = panel(delivery, illustrated)?;
                    let message = draw::message(&panel, buttons, pings, &mark);
                    Ok(message.nonce(Nonce::String(delivery.nonce.clone())).enforce_nonce(true))
                };
                let sent = match self.send(delivery, &message(picture.is_some())?, picture.as_ref()).await {
                    // The cached channel may be gone; another is opened.
                    Err(DeliveryError::Gone { .. }) if self.forget(delivery.address) => {
                        self.send(delivery, &message(false)?, None).await
                    }
                    // The text arrives in any case: with the board in words.
                    Err(failure) if picture.is_some() && is_for_pictures(&failure, delivery) => {
                        let sent = self.send(delivery, &message(false)?, None).await;
                        self.note_picture(delivery, &failure, sent.is_ok());
                        sent
                    }
                    sent => sent,
                };
                Ok(Some(sent?))
            }
            Instruction::Edit { message, nonce, shows, current, .. } => {
                let buttons = *current && delivery.table.as_ref().is_none_or(|table| public::has_buttons(table, shows));
                let mark = MessageMark { nonce, link: &title_link(delivery) };
                // What came in words stays in words, and a picture that cannot be drawn again stays: nothing jumps.
                let shown = self.shown(delivery, message, shows).await;
                let picture = if shown == Shown::Words { None } else { self.picture(delivery).await };
                let edit = |alt: Option<&str>| {
                    let panel = panel(delivery, alt.is_some())?;
                    pictured(&draw::edit(&panel, buttons, &mark), alt)
                };
                let change = async |alt, picture| {
                    self.change(delivery, message, LightMethod::Patch, Some((edit(alt)?, picture))).await
                };
                let kept = if let Shown::Picture(alt) = &shown { Some(alt.as_str()) } else { None };
                let Some(drawn) = &picture else { return change(kept, None).await };
                match change(Some(&drawn.alt), Some(drawn)).await {
                    Err(failure) if is_for_pictures(&failure, delivery) => {
                        let changed = change(kept, None).await;
                        self.note_picture(delivery, &failure, changed.is_ok());
                        changed
                    }
                    changed => changed,
                }
            }
            Instruction::Shrink { message, .. } => {
                let edit = pictured(&draw::shrunk(&panel(delivery, false)?), None)?;
                self.change(delivery, message, LightMethod::Patch, Some((edit, None))).await
            }
            Instruction::Delete { message } => self.change(delivery, message, LightMethod::Delete, None).await,
        }
    }

    /// How a turn message shows the board now; of other messages that is not asked.
    async fn shown(&self, delivery: &Delivery, message: &str, shows: &Post) -> Shown {
        let (Post::Turn { part, .. }, Ok(id)) = (shows, message.parse()) else { return Shown::Unknown };
        let Ok(channel_id) = self.channel(delivery.address).await else { return Shown::Unknown };
        let route = Route::ChannelMessage { channel_id, message_id: MessageId::new(id) };
        if !part.has_board() {
            return Shown::Unknown;
        }
        let Ok(message) = self.clients.ask::<Value>(Request::new(route, LightMethod::Get)).await else {
            return Shown::Unknown;
        };
        let (file, image) = (&message["attachments"][0], &message["embeds"][0]["image"]);
        let alt = [file, image].into_iter().find(|shown| shown.is_object()).map(|shown| &shown["description"]);
        alt.map_or(Shown::Words, |alt| Shown::Picture(alt.as_str().unwrap_or_default().to_owned()))
    }

    /// Takes note of a picture that failed while the same message without it arrived. The operator reads it once.
    fn note_picture(&self, delivery: &Delivery, failure: &DeliveryError, arrived: bool) {
        if !arrived {
            return;
        }
        let refused = matches!(failure, DeliveryError::Blocked { .. } | DeliveryError::Never { .. });
        tracing::warn!(address = %delivery.address, %failure, "a message went without its picture");
        if refused {
            let mut places = self.refused.lock().unwrap_or_else(PoisonError::into_inner);
            places.retain(|_, at| delivery.at.since(*at) < WITHOUT_PICTURES);
            places.insert(delivery.address, delivery.at);
        }
    }

    /// Whether a picture was refused there a short time ago.
    fn refuses_pictures(&self, delivery: &Delivery) -> bool {
        let places = self.refused.lock().unwrap_or_else(PoisonError::into_inner);
        places.get(&delivery.address).is_some_and(|at| delivery.at.since(*at) < WITHOUT_PICTURES)
    }

    /// The drawn board, if this message shows it.
    async fn picture(&self, delivery: &Delivery) -> Option<Drawn> {
        let since = delivery.picture.as_ref().filter(|_| !self.refuses_pictures(delivery))?;
        if let (Some(table), Some(review)) = (&delivery.table, &delivery.review) {
            let chart = review_chart(review, &context_of(table).context(), locale_of(delivery));
            return self.pictures.draw(chart, PATIENCE).await;
        }
        let picture = match (&delivery.table, &delivery.challenge) {
            (Some(table), _) => {
                let before = since.as_ref().map(PastPublicTable::view);
                let (context, locale) = (context_of(table), locale_of(delivery));
                match table.outcome() {
                    Some(outcome) => PublicPicture::result(&context.context(), locale, table.view()?, outcome),
                    None => PublicPicture::of(&context.context(), locale, table.view()?, before, &PageRef::default()),
                }
            }
            (None, Some(challenge)) if delivery.instruction.shows_season() => {
                return self.pictures.draw(season_chart(locale_of(delivery), challenge)?, PATIENCE).await;
            }
            (None, Some(challenge)) => PublicPicture::set_up(locale_of(delivery), challenge),
            (None, None) => None,
        };
        self.pictures.draw(picture?.sketch().clone(), PATIENCE).await
    }

    async fn send(
        &self,
        delivery: &Delivery,
        message: &CreateMessage,
        picture: Option<&Drawn>,
    ) -> Result<String, DeliveryError> {
        let route = Route::ChannelMessages { channel_id: self.channel(delivery.address).await? };
        let message = pictured(message, picture.map(|picture| picture.alt.as_str()))?;
        let request = with_body(Request::new(route, LightMethod::Post), message, picture)?;
        match self.clients.ask::<Created<MessageId>>(request).await {
            Ok(created) => Ok(created.id.to_string()),
            // It has arrived; only its id is missing.
            Err(failure @ Failure::Unreadable) => {
                let found = self.look_for(delivery.address, &delivery.nonce).await?;
                found.ok_or_else(|| failure.of_message())
            }
            Err(failure) => Err(failure.of_message()),
        }
    }

    async fn change(
        &self,
        delivery: &Delivery,
        message: &str,
        method: LightMethod,
        edit: Option<(Value, Option<&Drawn>)>,
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
        let opened: Created<ChannelId> = self.clients.ask(request).await.map_err(Failure::of_message)?;
        let mut conversations = self.conversations();
        if conversations.len() >= MAX_CONVERSATIONS {
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
        let mut before: Option<String> = None;
        for _ in 0..PAGES {
            let mut params = vec![("limit", PAGE.to_string())];
            params.extend(before.take().map(|id| ("before", id)));
            let request = Request::new(Route::ChannelMessages { channel_id }, LightMethod::Get).params(Some(params));
            let messages: Vec<Value> = self.clients.ask(request).await.map_err(Failure::of_message)?;
            let ours = |message: &&Value| message["author"]["bot"] == true && draw::carries(message, nonce);
            let id = |message: &Value| message["id"].as_str().map(str::to_owned);
            if let Some(found) = messages.iter().find(ours) {
                return Ok(id(found));
            }
            match messages.last().and_then(id) {
                Some(oldest) if messages.len() == PAGE => before = Some(oldest),
                _ => break,
            }
        }
        Ok(None)
    }
}

/// Whether the message may do better without its picture: one that is refused, or that fails a second time while
/// everything else may work.
fn is_for_pictures(failure: &DeliveryError, delivery: &Delivery) -> bool {
    match failure {
        DeliveryError::Blocked { .. } | DeliveryError::Never { .. } => true,
        DeliveryError::Unknown { .. } => delivery.attempts > 0,
        DeliveryError::Later { delay, .. } => delivery.attempts > 0 && delay.is_none(),
        DeliveryError::Gone { .. } => false,
    }
}

/// How a message shows the board.
#[derive(PartialEq)]
enum Shown {
    Unknown,
    Words,
    /// By a picture with this description.
    Picture(String),
}

/// A message, with its picture in the embed if it has one, described.
fn pictured(message: &impl Serialize, alt: Option<&str>) -> Result<Value, DeliveryError> {
    draw::pictured(message, alt).map_err(|error| pointless(&error.to_string()))
}

/// A request with a message, and with its picture as an attachment.
fn with_body<'a>(request: Request<'a>, mut body: Value, picture: Option<&Drawn>) -> Result<Request<'a>, DeliveryError> {
    let Some(picture) = picture else { return Ok(request.body(Some(json(&body)?))) };
    body["attachments"] = serde_json::json!([{ "id": 0, "filename": PICTURE, "description": picture.alt }]);
    let file = CreateAttachment::bytes(picture.png.to_vec(), PICTURE);
    Ok(request.multipart(Some(Multipart {
        upload: MultipartUpload::Attachments(vec![file]),
        fields: Vec::new(),
        payload_json: Some(body.to_string()),
    })))
}

/// The message as it should look now.
fn panel(delivery: &Delivery, illustrated: bool) -> Result<PublicPanel, DeliveryError> {
    public::message(delivery, illustrated).map_err(|refusal| pointless(&format!("{refusal:?}")))
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
