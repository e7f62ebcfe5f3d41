//! What options cost, for their labels, and what events mean for the accounts (the laws hold one against the other).

use super::event::Cause;
use super::means::Bill;
use super::vocabulary::Noble;
use engine::{Booking, Party, Payment, Price};

/// Reis, whether they are paid in cash or with coins of the influence track.
pub const REIS: &str = "reis";
pub const INFLUENCE: &str = "influence";
pub const WIGS: &str = "wigs";
pub const GOODS: &str = "goods";
pub const CARDS: &str = "cards";
pub const TILES: &str = "tiles";
pub const MARKERS: &str = "markers";

/// What is paid for, where it has no [`Cause`].
pub const SALE: &str = "sale";
pub const TRADE: &str = "trade";
pub const SHIP: &str = "ship";
pub const DECREE: &str = "decree";

pub const GOLD: &str = "gold with a full warehouse";
pub const DECLINED: &str = "a reward that is declined";

/// Only options that are listed have a price.
pub const LISTED: &str = "a listed option is allowed";

/// The options that may bring nothing, and why they are offered all the same.
pub const IN_VAIN: &[(&str, &str)] = &[
    (GOLD, "ruling 2: always legal, even with a full warehouse"),
    (DECLINED, "ruling 4: a ship is never forced, and officials are up to two"),
];

pub fn visit(noble: Noble) -> String {
    format!("visit {noble}")
}

pub fn purpose(cause: Cause) -> String {
    format!("{cause:?}")
}

/// A price in reis, some of which are or may be paid with influence.
pub fn bill(cause: Cause, bill: Bill) -> Price {
    Price::of(purpose(cause)).costs_within(REIS, bill.reis.0, bill.reis.1).costs_within(
        INFLUENCE,
        bill.influence.0,
        bill.influence.1,
    )
}

/// Enters what somebody at the table pays. Lacerda keeps no accounts.
pub fn pays(book: &mut dyn FnMut(Booking), who: Party, purpose: String, amounts: &[(&'static str, u8)]) {
    if let Party::Seat(seat) = who {
        let amounts = amounts.iter().map(|(currency, amount)| (*currency, u32::from(*amount))).collect();
        book(Booking::Paid(Payment { seat, purpose, amounts }));
    }
}

/// Enters that somebody at the table got something.
pub fn gains(book: &mut dyn FnMut(Booking), who: Party) {
    if let Party::Seat(seat) = who {
        book(Booking::Gained(seat));
    }
}
