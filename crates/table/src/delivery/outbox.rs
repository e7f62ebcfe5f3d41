//! Delivers posts: in order per address, retried until they arrive, and never twice.
//!
//! **What is sent is decided when it is sent.** A message that a newer one has replaced is dropped; the newer one tells
//! what it would have told and pings whom it would have pinged (`pings.rs`). Edits have queues of their own and come
//! after all messages, so they never delay one. A message's replacement is posted before the message shrinks: a process
//! that dies between the two leaves one message too many, never one too few.
//!
//! If it is unknown whether a post arrived, it is repeated with the same nonce while the receiver still remembers
//! nonces; after that, only after looking for the message. A process that dies leaves such posts behind, so nothing
//! needs to be written before one is sent.

use std::collections::HashSet;
use std::future::Future;
use std::sync::Arc;
use std::task::Poll;
use std::time::Duration;

use tokio::task::JoinSet;

use super::courier::{Courier, Delivery, DeliveryError};
use super::packing::PackingError;
use super::pings::FollowUp;
use super::post::{Outgoing, Post};
use super::retries::Delivered;
use crate::clock::Time;
use crate::ids::{Address, PostId};
use crate::store::DeliveryMark;
use crate::{StoreError, Tables};

/// How long a receiver is trusted to recognise a nonce.
const NONCE_HOLDS: Duration = Duration::from_secs(120);
/// How many posts are in flight at the same time,
const AT_ONCE: usize = 16;
/// and how many of them may be edits: even if all of these wait for a response, messages still go out.
const CHANGES_AT_ONCE: usize = 8;
/// The delay after the first failure; it doubles with each further one.
pub(crate) const FIRST_DELAY: Duration = Duration::from_secs(2);
const LONGEST_DELAY: Duration = Duration::from_secs(15 * 60);
/// Edits are best effort: they are retried less and less often, and given up after this long.
const LONGEST_CHANGE_DELAY: Duration = Duration::from_secs(6 * 60 * 60);
const CHANGE_PATIENCE: Duration = Duration::from_secs(14 * 24 * 60 * 60);

/// Delivers the posts of all tables.
#[derive(Clone)]
pub struct OutboxWorker {
    pub(crate) tables: Tables,
    courier: Arc<dyn Courier>,
}

impl OutboxWorker {
    pub fn new(tables: Tables, courier: Arc<dyn Courier>) -> OutboxWorker {
        OutboxWorker { tables, courier }
    }

    /// Delivers until `stop`, then finishes what is in flight.
    pub async fn run(&self, stop: impl Future<Output = ()>) {
        let mut stop = std::pin::pin!(stop);
        let mut in_flight = InFlight::default();
        // Whatever kept the last process from delivering may be over.
        if let Err(error) = self.tables.make_due(None).await {
            tracing::error!(%error, "could not reset the delays of waiting posts");
        }
        loop {
            tokio::select! {
                () = &mut stop => break,
                () = self.tables.until_writable() => {}
            }
            // One timestamp for both: what falls due after the outbox was read must not be mistaken for a post in
            // flight.
            let now = self.tables.now();
            self.start_due(&mut in_flight, now).await;
            let next = self.next_due(now).await;
            tokio::select! {
                () = &mut stop => break,
                Some(recorded) = in_flight.next() => {
                    // Everything is retried once the store has had time to recover.
                    if !recorded {
                        self.tables.0.clock.until(self.tables.now().plus(FIRST_DELAY)).await;
                        while in_flight.next().await.is_some() {}
                        in_flight = InFlight::default();
                    }
                }
                () = self.pause(next) => {}
            }
        }
        while in_flight.next().await.is_some() {}
    }

    /// Delivers everything that is due now.
    pub async fn deliver_due(&self) {
        let mut in_flight = InFlight::default();
        loop {
            self.start_due(&mut in_flight, self.tables.now()).await;
            if in_flight.next().await.is_none() {
                return;
            }
        }
    }

    /// Starts what is due, one post per free queue.
    async fn start_due(&self, in_flight: &mut InFlight, now: Time) {
        self.tables.clock_is_settled().await;
        let due = match self.tables.0.store.due(now).await {
            Ok(due) => due,
            Err(error) => return tracing::error!(%error, "the outbox cannot be read"),
        };
        for post in due {
            if in_flight.takes(&post) {
                let worker = self.clone();
                in_flight.tasks.spawn(async move { worker.deliver(post).await });
            }
        }
    }

    /// When to read the outbox again, if no new post comes before.
    async fn next_due(&self, now: Time) -> Option<Time> {
        match self.tables.0.store.next_due().await {
            Ok(Some(due)) if due > now => Some(due),
            Ok(None) => None,
            // What is already due is in flight, or the store could not be read: do not spin.
            Ok(Some(_)) | Err(_) => Some(now.plus(FIRST_DELAY)),
        }
    }

    /// Waits for a new post, or until the next one is due. It asks the store nothing: whoever waits here is often
    /// interrupted, and a query that is interrupted costs its connection.
    async fn pause(&self, next: Option<Time>) {
        let wake = self.tables.0.retries.wake.notified();
        match next {
            None => wake.await,
            Some(next) => tokio::select! {
                () = wake => {}
                () = self.tables.0.clock.until(next) => {}
            },
        }
    }

    /// Brings one post as far as possible now. None: the store failed, so this queue must wait.
    async fn deliver(&self, post: Outgoing) -> Option<Queue> {
        let (queue, id) = (Queue::of(&post), post.id);
        // An earlier attempt may have arrived without the store knowing.
        let begun = post.begun.or(self.tables.0.retries.begun(id));
        match self.attempt(Outgoing { begun, ..post }).await {
            Ok(()) => {
                self.tables.0.retries.recorded(id);
                Some(queue)
            }
            Err(error) => {
                // What needs the host is logged once, not for every post.
                if error.need().is_none() {
                    tracing::error!(%error, "cannot record the result of a delivery");
                }
                None
            }
        }
    }

    async fn attempt(&self, post: Outgoing) -> Result<(), StoreError> {
        if let Some(delivered) = self.tables.0.retries.delivered(post.id) {
            return self.record(&post, delivered).await;
        }
        let now = self.tables.now();
        // Marked before packing: a pending refresh stands for those that come in the meantime.
        if post.post == Post::Refresh {
            self.tables.mark(post.id, DeliveryMark::Sending { at: now }).await?;
        }
        let mut follow_up = FollowUp::default();
        let packed = self.pack(&post, &mut follow_up).await;
        self.follow_up(&post, follow_up).await?;
        let delivery = match packed {
            Ok(delivery) => delivery,
            Err(PackingError::Pointless(error)) => return self.drop_unless_there(&post, error).await,
            // What is unreadable now will be unreadable later, and other posts wait for this address.
            Err(PackingError::Store(StoreError::Unreadable(error))) => {
                tracing::error!(post = %post.id, error, "dropped a post about an unreadable game");
                return self.give_up(&post, error).await;
            }
            // A newer version of the bot plays there, and will send it when it leads. Everybody else's posts go on.
            Err(PackingError::Store(error @ StoreError::Newer)) => {
                return self.retry_later(&post, None, error.to_string(), false).await;
            }
            Err(PackingError::Store(error)) => return Err(error),
        };
        // What cannot be recorded is not sent.
        if !self.tables.takes_writes() {
            return Err(StoreError::Full);
        }
        // If the clock was put back since then, nobody knows how long ago that was.
        let forgotten = post.begun.is_some_and(|begun| begun > now || now.since(begun) > NONCE_HOLDS);
        self.tables.0.retries.begin(post.id, now);
        let delivered = self.while_leading(async {
            if forgotten && !post.post.is_change() {
                self.deliver_unless_there(&delivery).await
            } else {
                self.courier.deliver(&delivery).await
            }
        });
        match delivered.await? {
            Ok(message) => {
                let delivered = Delivered { message, at: delivery.at };
                self.tables.0.retries.arrived(post.id, delivered.clone());
                self.record(&post, delivered).await
            }
            Err(error) => self.failed(&post, &delivery, now, error).await,
        }
    }

    /// Records that a post has arrived.
    async fn record(&self, post: &Outgoing, delivered: Delivered) -> Result<(), StoreError> {
        // Before it is marked as sent: whatever breaks between the two, the clocks run.
        self.tables.start_clocks(post, delivered.at).await?;
        self.tables.mark(post.id, DeliveryMark::Sent { message: delivered.message }).await?;
        self.tables.0.retries.forget(post.id);
        self.tables.receiver_works().await;
        if !post.post.is_change() {
            self.tables.message_arrived(post.address).await;
        }
        Ok(())
    }

    /// Continues a delivery only as long as this process leads. It may be suspended at any point for so long that
    /// another one takes over, and nothing else would stop it from sending when it resumes.
    async fn while_leading<T>(&self, delivery: impl Future<Output = T>) -> Result<T, StoreError> {
        let mut delivery = std::pin::pin!(delivery);
        std::future::poll_fn(|context| {
            if self.tables.0.store.is_leading() {
                delivery.as_mut().poll(context).map(Ok)
            } else {
                Poll::Ready(Err(StoreError::NotLeading))
            }
        })
        .await
    }

    /// Looks for the message first: the receiver may have forgotten the nonce.
    async fn deliver_unless_there(&self, delivery: &Delivery) -> Result<Option<String>, DeliveryError> {
        match self.courier.find(delivery.address, &delivery.nonce).await {
            Ok(Some(message)) => Ok(Some(message)),
            Ok(None) => self.courier.deliver(delivery).await,
            // Looking changes nothing, so it adds no uncertainty.
            Err(DeliveryError::Unknown { reason }) => Err(DeliveryError::Later { reason, delay: None }),
            Err(error) => Err(error),
        }
    }

    /// Delivering it is pointless now, but an earlier attempt may have arrived.
    async fn drop_unless_there(&self, post: &Outgoing, error: String) -> Result<(), StoreError> {
        if post.begun.is_none() || post.post.is_change() {
            return self.give_up(post, error).await;
        }
        match self.courier.find(post.address, &post.nonce).await {
            Ok(Some(message)) => self.mark_found(post, message).await,
            Err(DeliveryError::Unknown { reason }) => self.retry_later(post, None, reason, true).await,
            Err(DeliveryError::Later { reason, delay }) => self.retry_later(post, delay, reason, true).await,
            Ok(None) | Err(_) => self.give_up(post, error).await,
        }
    }

    /// Whether it arrived before the bot lost access to the channel.
    async fn is_there(&self, post: &Outgoing) -> Result<bool, StoreError> {
        match self.courier.find(post.address, &post.nonce).await {
            Ok(Some(message)) => self.mark_found(post, message).await.map(|()| true),
            Ok(None) | Err(_) => Ok(false),
        }
    }

    async fn mark_found(&self, post: &Outgoing, message: String) -> Result<(), StoreError> {
        self.tables.0.retries.forget(post.id);
        self.tables.start_clocks(post, self.tables.now()).await?;
        self.tables.mark(post.id, DeliveryMark::Sent { message: Some(message) }).await
    }

    pub(crate) async fn give_up(&self, post: &Outgoing, error: String) -> Result<(), StoreError> {
        self.tables.0.retries.forget(post.id);
        self.tables.mark(post.id, DeliveryMark::Dropped { error }).await
    }

    /// Schedules a retry: after the receiver's delay, or after one that grows.
    async fn retry_later(
        &self,
        post: &Outgoing,
        delay: Option<Duration>,
        error: String,
        outage: bool,
    ) -> Result<(), StoreError> {
        let now = self.tables.now();
        // Edits are idempotent, so their `begun` is the time of the first attempt.
        let begun = if post.post.is_change() { post.begun.or(Some(now)) } else { post.begun };
        let is_old = || begun.is_some_and(|begun| now.since(begun) > CHANGE_PATIENCE);
        if post.post.is_change() && is_old() && self.tables.clock_is_settled().await {
            return self.give_up(post, error).await;
        }
        let longest = if post.post.is_change() { LONGEST_CHANGE_DELAY } else { LONGEST_DELAY };
        let grown = FIRST_DELAY.saturating_mul(1 << post.attempts.min(16)).min(longest);
        match delay {
            // A delay the receiver asked for is never cut short.
            Some(_) => self.tables.0.retries.forget(post.id),
            None => self.tables.0.retries.failed(post, now, outage),
        }
        // Times are whole seconds here, and the current one has begun already: rather late than early.
        let due = now.plus(delay.map_or(grown, |delay| delay + Duration::from_millis(1_999)));
        self.tables.mark(post.id, DeliveryMark::Again { due, error, begun }).await
    }

    async fn failed(
        &self,
        post: &Outgoing,
        delivery: &Delivery,
        tried: Time,
        undelivered: DeliveryError,
    ) -> Result<(), StoreError> {
        tracing::warn!(post = %post.id, address = %post.address, attempts = post.attempts + 1, %undelivered, "undelivered");
        match (undelivered, post.address) {
            (DeliveryError::Unknown { reason }, _) => {
                let doubtful = Outgoing { begun: post.begun.or(Some(tried)), ..post.clone() };
                self.retry_later(&doubtful, None, reason, true).await
            }
            (DeliveryError::Later { reason, delay }, _) => self.retry_later(post, delay, reason, true).await,
            (DeliveryError::Never { reason }, Address::Channel(_)) => self.give_up(post, reason).await,
            (
                DeliveryError::Never { reason } | DeliveryError::Blocked { reason } | DeliveryError::Gone { reason },
                Address::Person(_),
            ) => {
                self.post_in_channel(post).await?;
                self.give_up(post, reason).await
            }
            // The next message to that channel will show whether edits work again.
            (DeliveryError::Blocked { reason }, Address::Channel(_)) if post.post.is_change() => {
                self.retry_later(post, None, reason, false).await
            }
            (DeliveryError::Gone { reason }, Address::Channel(_)) if post.post.is_change() => {
                self.give_up(post, reason).await
            }
            (DeliveryError::Blocked { .. }, Address::Channel(_))
                if post.begun.is_some() && self.is_there(post).await? =>
            {
                Ok(())
            }
            (DeliveryError::Blocked { reason }, Address::Channel(_)) => {
                self.tell_host(post, &reason).await?;
                match self.ping_directly(post, delivery).await? {
                    DirectPing::Instead => self.give_up(post, reason).await,
                    DirectPing::InAddition => self.retry_later(post, None, reason, false).await,
                }
            }
            (DeliveryError::Gone { reason }, Address::Channel(_)) => {
                self.tell_host(post, &reason).await?;
                self.ping_directly(post, delivery).await?;
                self.give_up(post, reason).await
            }
        }
    }
}

/// Whether people who cannot be pinged in the channel get a direct message.
pub(crate) enum DirectPing {
    /// All of them do: the post itself need not be delivered any more.
    Instead,
    /// The post must still be delivered.
    InAddition,
}

/// A queue: posts that are delivered one after another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Queue {
    /// The messages to an address.
    To(Address),
    /// The edits of a message.
    Of(Option<PostId>),
}

impl Queue {
    fn of(post: &Outgoing) -> Queue {
        if post.post.is_change() { Queue::Of(post.about) } else { Queue::To(post.address) }
    }
}

/// Posts in flight. Each has its own task: a future that is not polled could hold a store connection that the worker
/// itself is waiting for.
#[derive(Default)]
struct InFlight {
    tasks: JoinSet<Option<Queue>>,
    busy: HashSet<Queue>,
}

impl InFlight {
    /// Whether this post can start now; if so, its queue becomes busy.
    fn takes(&mut self, post: &Outgoing) -> bool {
        let changes = || self.busy.iter().filter(|queue| matches!(queue, Queue::Of(_))).count();
        let room = self.tasks.len() < AT_ONCE && (!post.post.is_change() || changes() < CHANGES_AT_ONCE);
        room && self.busy.insert(Queue::of(post))
    }

    /// Waits for the next post to finish, and accepts all that have finished by then: with many posts waiting, reading
    /// the outbox once for each of them would take longer than sending them. False: the store failed, and the queue
    /// stays busy.
    async fn next(&mut self) -> Option<bool> {
        let first = self.tasks.join_next().await?;
        let others: Vec<_> = std::iter::from_fn(|| self.tasks.try_join_next()).collect();
        let mut all_recorded = true;
        for finished in others.into_iter().chain([first]) {
            let queue = finished.unwrap_or_else(|error| {
                tracing::error!(%error, "a delivery task failed");
                None
            });
            all_recorded &= queue.is_some_and(|queue| self.busy.remove(&queue));
        }
        Some(all_recorded)
    }
}
