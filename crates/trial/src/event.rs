//! What happens in a game, as somebody who knows everything would tell it.

use serde::Serialize;

use super::Trial;
use super::vocabulary as v;
use engine::{Booking, Payment, Seat};

engine::events! {
    Trial;
    /// What happens.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize)]
    pub enum Event {
        Staked { seat: Seat, card: v::Card },
        /// The card is known only to the player who drew it.
        Drew { seat: Seat, card: Option<v::Card> },
        Played { seat: Seat, card: v::Card },
        Marked { seat: Seat, square: v::Square },
        Guarded { seat: Seat, card: v::Card, square: v::Square },
        Melted { seat: Seat, tokens: u8 },
        Ended,
    }
}

/// The seat pays this for that.
pub fn paid(seat: Seat, purpose: &str, currency: &'static str, amount: u8) -> Booking {
    Booking::Paid(Payment { seat, purpose: purpose.to_owned(), amounts: vec![(currency, amount.into())] })
}
