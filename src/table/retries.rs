//! Which posts wait for another attempt, and what brings that attempt forward: a success elsewhere after an outage, or
//! somebody who uses the bot where it could not write.
//!
//! The store knows when each post is due again; this knows only why, and may forget it: at a start everything is tried.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;

use super::clock::Time;
use super::ids::{Address, ChannelId, PostId};
use super::outbox::FIRST_DELAY;
use super::post::Outgoing;
use super::{StoreError, Tables};

#[derive(Default)]
pub(super) struct Retries {
    failed: Mutex<HashMap<PostId, Failed>>,
    /// Wakes the worker: something new is to be delivered, or something earlier than planned.
    pub wake: Notify,
}

struct Failed {
    address: Address,
    at: Time,
    change: bool,
    /// Whether the receiver as a whole may be out of order, not just this address.
    outage: bool,
}

impl Retries {
    pub fn failed(&self, post: &Outgoing, at: Time, outage: bool) {
        let failed = Failed { address: post.address, at, change: post.post.is_change(), outage };
        self.lock().insert(post.id, failed);
    }

    pub fn forget(&self, post: PostId) {
        self.lock().remove(&post);
    }

    /// Takes out the posts whose delay is pointless now.
    fn take(&self, such: impl Fn(&Failed) -> bool) -> Vec<PostId> {
        self.lock().extract_if(|_, failed| such(failed)).map(|(post, _)| post).collect()
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<PostId, Failed>> {
        self.failed.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Tables {
    /// The receiver has carried something out: whatever failed in an outage is tried again without further delay.
    pub async fn receiver_works(&self) {
        let now = self.now();
        // Not at once after the last attempt: one address may be out of order while all others work.
        self.bring_forward(|failed| failed.outage && failed.at.plus(FIRST_DELAY) <= now).await;
    }

    /// This channel can be written to: what waits for it is delivered at once.
    pub async fn channel_works(&self, channel: ChannelId) {
        self.bring_forward(|failed| failed.address == Address::Channel(channel)).await;
    }

    /// A message has arrived, which wakes an archived thread: messages there can be changed again.
    pub(super) async fn message_arrived(&self, address: Address) {
        self.bring_forward(|failed| failed.change && !failed.outage && failed.address == address).await;
    }

    /// Something new waits behind what could not be delivered there: both are tried, so that it is known what to do.
    pub(super) async fn post_is_stored(&self, post: &Outgoing) {
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
            Ok(()) => tracing::info!(posts = posts.len(), "posts that had to wait are tried again"),
            Err(error) => tracing::error!(%error, "posts wait longer than they need"),
        }
    }

    /// These posts, or all that wait, are due now.
    pub(super) async fn make_due(&self, posts: Option<&[PostId]>) -> Result<(), StoreError> {
        self.0.store.make_due(posts, self.now()).await?;
        self.0.retries.wake.notify_one();
        Ok(())
    }
}
