//! What options cost, and what the events say was paid; the laws compare the two.

use super::action::Action;
use super::event::Event;
use super::melt::MELTED;
use crate::engine::{Booking, Payment, Price, Seat};

pub fn price(action: Action) -> Price {
    match action {
        Action::Melt => Price::of("coin").costs("token", MELTED),
        // The card pays for the mark that follows.
        Action::Play(_) => Price::of("mark").costs("card", 1u32),
        Action::Guard(_) => Price::of("guard").costs("card", 1u32),
        Action::Stake(_) | Action::Draw | Action::Mark(_) | Action::Yield => Price::free(),
    }
}

pub fn book(event: &Event, book: &mut dyn FnMut(Booking)) {
    let pays = |seat: Seat, purpose: &str, currency: &'static str, amount: u8| {
        Booking::Paid(Payment { seat, purpose: purpose.to_owned(), amounts: vec![(currency, amount.into())] })
    };
    match event {
        Event::Melted { seat, tokens } => {
            book(pays(*seat, "coin", "token", *tokens));
            book(Booking::Gained(*seat));
        }
        Event::Played { seat, .. } => {
            book(Booking::Closed);
            book(pays(*seat, "mark", "card", 1));
        }
        Event::Guarded { seat, .. } => {
            book(pays(*seat, "guard", "card", 1));
            book(Booking::Gained(*seat));
        }
        Event::Marked { seat, .. } => book(Booking::Gained(*seat)),
        Event::Staked { .. } | Event::Drew { .. } | Event::Ended => {}
    }
}
