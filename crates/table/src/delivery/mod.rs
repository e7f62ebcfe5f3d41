//! Messages and pings: what is posted, packed with what it shows when it is sent, and sent until it arrives, once.

pub(crate) mod courier;
pub(crate) mod outbox;
pub(crate) mod packing;
pub(crate) mod pings;
pub(crate) mod post;
pub(crate) mod retries;
