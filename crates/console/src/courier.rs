//! Public messages of a table in the terminal: they are on the screen already.

use futures_util::future::BoxFuture;

use super::TERMINALS;
use table::{Address, ChannelId, Courier, Delivery, DeliveryError, PersonId};

/// Marks the posts of terminal tables as delivered, and leaves all others to the bot.
pub(super) struct LocalCourier;

fn is_here(address: Address) -> bool {
    match address {
        Address::Channel(ChannelId(number)) | Address::Person(PersonId(number)) => number < TERMINALS,
    }
}

impl Courier for LocalCourier {
    fn deliver<'a>(&'a self, delivery: &'a Delivery) -> BoxFuture<'a, Result<Option<String>, DeliveryError>> {
        let elsewhere = || DeliveryError::Later { reason: "it is for another front end".to_owned(), delay: None };
        let done = if is_here(delivery.address) { Ok(Some(delivery.nonce.clone())) } else { Err(elsewhere()) };
        Box::pin(async { done })
    }

    fn find<'a>(&'a self, _: Address, _: &'a str) -> BoxFuture<'a, Result<Option<String>, DeliveryError>> {
        Box::pin(async { Ok(None) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::place;

    #[test]
    fn messages_of_terminals_are_told_from_those_of_discord() {
        assert_eq!(place("lisboa").address().map(is_here), Some(true));
        // A Discord id from July 2015, when Discord was two months old.
        assert!(!is_here(Address::Channel(ChannelId(73_000_000_000_000_000))));
    }
}
