//! Delivering posts: in order at each address, repeated until they have arrived, and never twice.
//!
//! **What is sent is decided when it is sent.** A message that another has taken the place of is dropped; the next one
//! tells what it would have told and calls whom it would have called (`calling.rs`). Changes of messages go their own
//! way and come after all messages, so that they never hold one up. What takes the place of a message is posted before
//! that one shrinks: a process that ends between the two leaves a message too many, never one too few.
//!
//! If nobody knows whether a post arrived, it is repeated with the same nonce while the receiver still remembers nonces;
//! later only after looking whether our message is there. What a process leaves behind when it ends is such a post, so
//! nothing needs to be written before one is sent.

use std::collections::HashSet;
use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use tokio::task::JoinSet;

use super::calling::FollowUp;
use super::clock::Time;
use super::courier::{Courier, Delivery, Undelivered};
use super::ids::{Address, PostId};
use super::packing::Unpacked;
use super::post::{Outgoing, Post};
use super::store::Mark;
use super::{StoreError, Tables};

/// How long a receiver is trusted to recognise a nonce.
const NONCE_HOLDS: Duration = Duration::from_secs(120);
/// How many posts are under way at the same time,
const AT_ONCE: usize = 16;
/// and how many of them may be changes: these may all have to wait for an answer, and messages still go out.
const CHANGES_AT_ONCE: usize = 8;
/// The delay after the first failure; it doubles with each.
pub(super) const FIRST_DELAY: Duration = Duration::from_secs(2);
const LONGEST_DELAY: Duration = Duration::from_secs(15 * 60);
/// Changes are best effort: they are tried less and less often, and given up after so long.
const LONGEST_CHANGE_DELAY: Duration = Duration::from_secs(6 * 60 * 60);
const CHANGE_PATIENCE: Duration = Duration::from_secs(14 * 24 * 60 * 60);

/// Delivers what tables have to say.
#[derive(Clone)]
pub struct OutboxWorker {
    pub(super) tables: Tables,
    courier: Arc<dyn Courier>,
}

impl OutboxWorker {
    pub fn new(tables: Tables, courier: Arc<dyn Courier>) -> OutboxWorker {
        OutboxWorker { tables, courier }
    }

    /// Delivers until `stop`, then finishes what has begun.
    pub async fn run(&self, stop: impl Future<Output = ()>) {
        let mut stop = std::pin::pin!(stop);
        let mut round = Round::default();
        // Whatever kept the last process from delivering may be over.
        if let Err(error) = self.tables.make_due(None).await {
            tracing::error!(%error, "posts of the last process wait longer than they need");
        }
        loop {
            // One moment for both: what falls due after the outbox was read must not be taken for something under way.
            let now = self.tables.now();
            self.set_out(&mut round, now).await;
            tokio::select! {
                () = &mut stop => break,
                Some(kept) = round.next() => {
                    // Everybody tries again when the store has had time to recover.
                    if !kept {
                        self.tables.0.clock.until(self.tables.now().plus(FIRST_DELAY)).await;
                        while round.next().await.is_some() {}
                        round = Round::default();
                    }
                }
                () = self.pause(now) => {}
            }
        }
        while round.next().await.is_some() {}
    }

    /// Delivers everything that is due now.
    pub async fn deliver_due(&self) {
        let mut round = Round::default();
        loop {
            self.set_out(&mut round, self.tables.now()).await;
            if round.next().await.is_none() {
                return;
            }
        }
    }

    /// Begins with what is due, one post on each way that is free.
    async fn set_out(&self, round: &mut Round, now: Time) {
        let due = match self.tables.0.store.due(now, 2 * AT_ONCE as u32).await {
            Ok(due) => due,
            Err(error) => return tracing::error!(%error, "the outbox cannot be read"),
        };
        for post in due {
            if round.takes(&post) {
                let worker = self.clone();
                round.tasks.spawn(async move { worker.deliver(post).await });
            }
        }
    }

    /// Waits for something new, or for the next post that is due later.
    async fn pause(&self, now: Time) {
        let next = match self.tables.0.store.next_due().await {
            Ok(Some(due)) if due > now => due,
            Ok(None) => return self.tables.0.retries.wake.notified().await,
            // What is due already is under way, or the store could not be asked: do not spin.
            _ => now.plus(FIRST_DELAY),
        };
        tokio::select! {
            () = self.tables.0.retries.wake.notified() => {}
            () = self.tables.0.clock.until(next) => {}
        }
    }

    /// Brings one post as far as it gets now. None: the store is in trouble, so this way must wait.
    async fn deliver(&self, post: Outgoing) -> Option<Way> {
        let way = Way::of(&post);
        match self.attempt(post).await {
            Ok(()) => Some(way),
            Err(error) => {
                tracing::error!(%error, "what became of a post cannot be kept");
                None
            }
        }
    }

    async fn attempt(&self, post: Outgoing) -> Result<(), StoreError> {
        let store = &self.tables.0.store;
        let now = self.tables.now();
        // Marked before it is packed: a refresh that still waits stands for those that come meanwhile.
        if post.post == Post::Refresh {
            store.mark(post.id, Mark::Sending { at: now }).await?;
        }
        let mut follow_up = FollowUp::default();
        let packed = self.pack(&post, &mut follow_up).await;
        self.follow_up(&post, follow_up).await?;
        let delivery = match packed {
            Ok(delivery) => delivery,
            Err(Unpacked::Pointless(error)) => return self.drop_unless_there(&post, error).await,
            // What cannot be read now cannot be read later, and others wait at this address.
            Err(Unpacked::StoreError(StoreError::Unreadable(error))) => {
                tracing::error!(post = %post.id, error, "a post about a game that cannot be read");
                return self.give_up(&post, error).await;
            }
            Err(Unpacked::StoreError(trouble)) => return Err(trouble),
        };
        // This process may have been suspended for so long that another one leads: nothing would keep it from sending.
        if !store.is_leading() {
            return Err(StoreError::NotLeading);
        }
        let forgotten = post.begun.is_some_and(|begun| now.since(begun) > NONCE_HOLDS);
        let delivered = if forgotten && !post.post.is_change() {
            self.deliver_unless_there(&delivery).await
        } else {
            self.courier.deliver(&delivery).await
        };
        match delivered {
            Ok(message) => {
                // Before it is marked: whatever breaks between the two, the clocks run.
                self.tables.start_clocks(&post, delivery.at).await?;
                store.mark(post.id, Mark::Sent { message }).await?;
                self.tables.0.retries.forget(post.id);
                self.tables.receiver_works().await;
                if !post.post.is_change() {
                    self.tables.message_arrived(post.address).await;
                }
                Ok(())
            }
            Err(error) => self.failed(&post, &delivery, now, error).await,
        }
    }

    /// The receiver may have forgotten the nonce: looks first.
    async fn deliver_unless_there(&self, delivery: &Delivery) -> Result<Option<String>, Undelivered> {
        match self.courier.find(delivery.address, &delivery.nonce).await {
            Ok(Some(message)) => Ok(Some(message)),
            Ok(None) => self.courier.deliver(delivery).await,
            // Looking changes nothing, so it leaves no new doubt.
            Err(Undelivered::Unknown { reason }) => Err(Undelivered::Later { reason, delay: None }),
            Err(error) => Err(error),
        }
    }

    /// There is no point in delivering it now; but it may have arrived when there was.
    async fn drop_unless_there(&self, post: &Outgoing, error: String) -> Result<(), StoreError> {
        if post.begun.is_none() || post.post.is_change() {
            return self.give_up(post, error).await;
        }
        match self.courier.find(post.address, &post.nonce).await {
            Ok(Some(message)) => self.found(post, message).await,
            Err(Undelivered::Unknown { reason }) => self.again(post, None, reason, true).await,
            Err(Undelivered::Later { reason, delay }) => self.again(post, delay, reason, true).await,
            Ok(None) | Err(_) => self.give_up(post, error).await,
        }
    }

    /// Whether it had arrived before the channel was closed to us.
    async fn is_there(&self, post: &Outgoing) -> Result<bool, StoreError> {
        match self.courier.find(post.address, &post.nonce).await {
            Ok(Some(message)) => self.found(post, message).await.map(|()| true),
            _ => Ok(false),
        }
    }

    async fn found(&self, post: &Outgoing, message: String) -> Result<(), StoreError> {
        self.tables.0.retries.forget(post.id);
        self.tables.start_clocks(post, self.tables.now()).await?;
        self.tables.0.store.mark(post.id, Mark::Sent { message: Some(message) }).await
    }

    pub(super) async fn give_up(&self, post: &Outgoing, error: String) -> Result<(), StoreError> {
        self.tables.0.retries.forget(post.id);
        self.tables.0.store.mark(post.id, Mark::Dropped { error }).await
    }

    /// Tries it again: after the delay that the receiver named, or after one that grows.
    async fn again(
        &self,
        post: &Outgoing,
        delay: Option<Duration>,
        error: String,
        outage: bool,
    ) -> Result<(), StoreError> {
        let now = self.tables.now();
        // There is no doubt about changes; of them it is remembered when they were first tried.
        let begun = if post.post.is_change() { post.begun.or(Some(now)) } else { post.begun };
        if post.post.is_change() && begun.is_some_and(|begun| now.since(begun) > CHANGE_PATIENCE) {
            return self.give_up(post, error).await;
        }
        let longest = if post.post.is_change() { LONGEST_CHANGE_DELAY } else { LONGEST_DELAY };
        let grown = FIRST_DELAY.saturating_mul(1 << post.attempts.min(16)).min(longest);
        match delay {
            // Nothing brings forward what the receiver wants to wait.
            Some(_) => self.tables.0.retries.forget(post.id),
            None => self.tables.0.retries.failed(post, now, outage),
        }
        // Time is counted in seconds here: rather a part of one too late than too early.
        let due = now.plus(delay.map_or(grown, |delay| delay + Duration::from_millis(999)));
        self.tables.0.store.mark(post.id, Mark::Again { due, error, begun }).await
    }

    async fn failed(
        &self,
        post: &Outgoing,
        delivery: &Delivery,
        tried: Time,
        undelivered: Undelivered,
    ) -> Result<(), StoreError> {
        tracing::warn!(post = %post.id, address = %post.address, attempts = post.attempts + 1, %undelivered, "undelivered");
        match (undelivered, post.address) {
            (Undelivered::Unknown { reason }, _) => {
                let doubtful = Outgoing { begun: post.begun.or(Some(tried)), ..post.clone() };
                self.again(&doubtful, None, reason, true).await
            }
            (Undelivered::Later { reason, delay }, _) => self.again(post, delay, reason, true).await,
            (Undelivered::Never { reason }, Address::Channel(_)) => self.give_up(post, reason).await,
            (
                Undelivered::Never { reason } | Undelivered::Blocked { reason } | Undelivered::Gone { reason },
                Address::Person(_),
            ) => {
                self.say_in_channel(post).await?;
                self.give_up(post, reason).await
            }
            // A message to that channel will tell whether it can be changed again.
            (Undelivered::Blocked { reason }, Address::Channel(_)) if post.post.is_change() => {
                self.again(post, None, reason, false).await
            }
            (Undelivered::Gone { reason }, Address::Channel(_)) if post.post.is_change() => {
                self.give_up(post, reason).await
            }
            (Undelivered::Blocked { .. }, Address::Channel(_))
                if post.begun.is_some() && self.is_there(post).await? =>
            {
                Ok(())
            }
            (Undelivered::Blocked { reason }, Address::Channel(_)) => {
                self.tell_host(post, &reason).await?;
                match self.call_directly(post, delivery).await? {
                    Called::Instead => self.give_up(post, reason).await,
                    Called::Besides => self.again(post, None, reason, false).await,
                }
            }
            (Undelivered::Gone { reason }, Address::Channel(_)) => {
                self.tell_host(post, &reason).await?;
                self.call_directly(post, delivery).await?;
                self.give_up(post, reason).await
            }
        }
    }
}

/// Whether people who cannot be called where the table is are called directly.
pub(super) enum Called {
    /// All whom it is for: it need not be delivered any more.
    Instead,
    /// It is still to be delivered.
    Besides,
}

/// What is delivered one after another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Way {
    /// The messages to an address.
    To(Address),
    /// The changes of a message.
    Of(Option<PostId>),
}

impl Way {
    fn of(post: &Outgoing) -> Way {
        if post.post.is_change() { Way::Of(post.about) } else { Way::To(post.address) }
    }
}

/// Posts that are being delivered. Each is a task of its own: one that is not polled could hold a connection to the
/// store that the worker itself waits for.
#[derive(Default)]
struct Round {
    tasks: JoinSet<Option<Way>>,
    busy: HashSet<Way>,
}

impl Round {
    /// Whether this post can be taken now; then its way is busy.
    fn takes(&mut self, post: &Outgoing) -> bool {
        let changes = || self.busy.iter().filter(|way| matches!(way, Way::Of(_))).count();
        let room = self.tasks.len() < AT_ONCE && (!post.post.is_change() || changes() < CHANGES_AT_ONCE);
        room && self.busy.insert(Way::of(post))
    }

    /// Waits for the next one to be done. False: the store is in trouble, and its way stays busy.
    async fn next(&mut self) -> Option<bool> {
        let way = self.tasks.join_next().await?.unwrap_or_else(|error| {
            tracing::error!(%error, "a delivery broke off");
            None
        });
        Some(way.is_some_and(|way| self.busy.remove(&way)))
    }
}
