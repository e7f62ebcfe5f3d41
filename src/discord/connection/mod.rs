//! The ways to Discord: its gateway, interactions over HTTP, and the clients that send requests.

pub(crate) mod backoff;
pub(crate) mod clients;
pub(crate) mod endpoint;
pub(crate) mod events;
pub(crate) mod failure;
pub(crate) mod gateway;
pub(crate) mod link;
pub(crate) mod signature;
pub(crate) mod signs;
