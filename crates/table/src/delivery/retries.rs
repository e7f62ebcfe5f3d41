//! Which posts wait for a retry, and what brings that retry forward: a success elsewhere after an outage, or use of the
//! bot in a channel where it could not write. And which posts may have arrived although the store could not record it.
//!
//! The store knows when each post is due again; this knows only why, and may forget it: after a restart everything is
//! retried, and whatever waits may have arrived.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;

use super::outbox::FIRST_DELAY;
use super::post::Outgoing;
use crate::clock::Time;
use crate::ids::{Address, ChannelId, PostId};
use crate::store::DeliveryMark;
use crate::{StoreError, Tables};

#[derive(Default)]
pub(crate) struct Retries {
    failed: Mutex<HashMap<PostId, Failed>>,
    /// When the first attempt began of which no result is recorded: it is still going on, or the store failed.
    begun: Mutex<HashMap<PostId, Time>>,
    /// What was delivered but could not be recorded: it only remains to be recorded.
    delivered: Mutex<HashMap<PostId, Delivered>>,
    /// Wakes the outbox worker: something new must be delivered, or something is due earlier than planned.
    pub wake: Notify,
}

/// A delivery: the message, if it is a new one, and what it shows was true then.
#[derive(Clone)]
pub(crate) struct Delivered {
    pub message: Option<String>,
    pub at: Time,
}

struct Failed {
    address: Address,
    at: Time,
    change: bool,
    /// Whether the receiver as a whole may be down, not just this address.
    outage: bool,
}

impl Retries {
    pub fn failed(&self, post: &Outgoing, at: Time, outage: bool) {
        let failed = Failed { address: post.address, at, change: post.post.is_change(), outage };
        lock(&self.failed).insert(post.id, failed);
    }

    pub fn forget(&self, post: PostId) {
        lock(&self.failed).remove(&post);
    }

    /// An attempt begins.
    pub fn begin(&self, post: PostId, at: Time) {
        lock(&self.begun).entry(post).or_insert(at);
    }

    /// The result of an attempt is recorded.
    pub fn recorded(&self, post: PostId) {
        lock(&self.begun).remove(&post);
        lock(&self.delivered).remove(&post);
    }

    /// A post has arrived. The next thing is to record that.
    pub fn arrived(&self, post: PostId, delivered: Delivered) {
        lock(&self.delivered).insert(post, delivered);
    }

    /// The delivery that is not recorded yet.
    pub fn delivered(&self, post: PostId) -> Option<Delivered> {
        lock(&self.delivered).get(&post).cloned()
    }

    /// When the first attempt began of which no result is recorded.
    pub fn begun(&self, post: PostId) -> Option<Time> {
        lock(&self.begun).get(&post).copied()
    }

    /// Takes out the posts whose delay has become pointless.
    fn take(&self, such: impl Fn(&Failed) -> bool) -> Vec<PostId> {
        lock(&self.failed).extract_if(|_, failed| such(failed)).map(|(post, _)| post).collect()
    }
}

fn lock<T>(map: &Mutex<HashMap<PostId, T>>) -> MutexGuard<'_, HashMap<PostId, T>> {
    map.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Tables {
    /// The receiver works again: whatever failed in an outage is retried without further delay.
    pub async fn receiver_works(&self) {
        let now = self.now();
        // Not immediately after the last attempt: one address may be broken while all others work.
        self.bring_forward(|failed| failed.outage && failed.at.plus(FIRST_DELAY) <= now).await;
    }

    /// This channel can be written to: what waits for it is delivered at once.
    pub async fn channel_works(&self, channel: ChannelId) {
        self.bring_forward(|failed| failed.address == Address::Channel(channel)).await;
    }

    /// A message has arrived, which unarchives a thread: messages there can be edited again.
    pub(crate) async fn message_arrived(&self, address: Address) {
        self.bring_forward(|failed| failed.change && !failed.outage && failed.address == address).await;
    }

    /// A new post waits behind one that could not be delivered there: both are tried, to find out what to do.
    pub(crate) async fn post_is_stored(&self, post: &Outgoing) {
        if !post.post.is_change() {
            self.bring_forward(|failed| !failed.change && !failed.outage && failed.address == post.address).await;
        }
        self.0.retries.wake.notify_one();
    }

    async fn bring_forward(&self, such: impl Fn(&Failed) -> bool) {
        let posts = self.0.retries.take(such);
        if posts.is_empty() {
            return;
        }
        match self.make_due(Some(&posts)).await {
            Ok(()) => tracing::info!(posts = posts.len(), "retrying waiting posts"),
            Err(error) => tracing::error!(%error, "could not bring waiting posts forward"),
        }
    }

    /// Makes these posts, or all that wait, due now.
    pub(crate) async fn make_due(&self, posts: Option<&[PostId]>) -> Result<(), StoreError> {
        let made = self.0.store.make_due(posts, self.now()).await;
        // If it was not refused, there may have been nothing to write.
        made.inspect_err(|error| self.written(Some(error)))?;
        self.0.retries.wake.notify_one();
        Ok(())
    }

    /// Records what became of a post.
    pub(crate) async fn mark(&self, post: PostId, mark: DeliveryMark) -> Result<(), StoreError> {
        let marked = self.0.store.mark(post, mark).await;
        self.written(marked.as_ref().err());
        marked
    }
}
