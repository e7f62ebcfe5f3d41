//! What options cost, and what was paid: the two sides that the laws compare.
//!
//! A game announces a [`Price`] for each option, and its labels are made from exactly that. What is then paid is read
//! from the events ([`Booking`]). Only labels and laws need either, so neither costs anything in a simulation.

use serde::Serialize;

use super::seat::Seat;

/// What the label of an option announces: its costs, and whether they buy nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Price {
    /// What is paid for, such as `visit king`. The payment names the same purpose, which is how the two are matched
    /// when other steps come between them.
    pub purpose: String,
    pub costs: Vec<Cost>,
    /// Why the option brings nothing, if so: one of the names in [`Game::IN_VAIN`](super::Game::IN_VAIN). An option
    /// without costs that says so declines what was paid for before.
    pub in_vain: Option<&'static str>,
}

/// A cost in one currency. The exact amount may depend on the player's later choices.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Cost {
    pub currency: &'static str,
    pub least: u32,
    pub most: u32,
}

impl Price {
    /// The price of an option that costs nothing and says nothing else.
    pub fn free() -> Price {
        Price::default()
    }

    pub fn of(purpose: impl Into<String>) -> Price {
        Price { purpose: purpose.into(), ..Price::default() }
    }

    /// Adds an exact cost. An amount of 0 adds nothing.
    pub fn costs(self, currency: &'static str, amount: impl Into<u32>) -> Price {
        let amount = amount.into();
        self.costs_within(currency, amount, amount)
    }

    /// Adds a cost between two amounts. Adds nothing if both are 0.
    pub fn costs_within(mut self, currency: &'static str, least: impl Into<u32>, most: impl Into<u32>) -> Price {
        let cost = Cost { currency, least: least.into(), most: most.into() };
        if cost.most > 0 {
            self.costs.push(cost);
        }
        self
    }

    /// Says that the option brings nothing, and by which exception.
    pub fn in_vain(self, exception: &'static str) -> Price {
        Price { in_vain: Some(exception), ..self }
    }

    /// The least and the most that is paid in a currency.
    pub fn range(&self, currency: &str) -> (u32, u32) {
        let cost = self.costs.iter().find(|cost| cost.currency == currency);
        cost.map_or((0, 0), |cost| (cost.least, cost.most))
    }
}

/// A payment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Payment {
    pub seat: Seat,
    /// The purpose that the price named.
    pub purpose: String,
    /// Amounts by currency.
    pub amounts: Vec<(&'static str, u32)>,
}

/// What an event means for the accounts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Booking {
    Paid(Payment),
    /// This seat got something, or changed something on the board, besides paying.
    Gained(Seat),
    /// Closes the books on whatever was paid or announced by an earlier action: it must have been paid by now, and have
    /// brought what it was paid for. A turn begins, or something else that no earlier announcement covers.
    Closed,
}
