//! Players pay exactly what an option announces, and get something for it.
//!
//! Every option with a price is a promise that stays open until it is paid or the books are closed. Several promises
//! may be open for one purpose (the plot, then the cube that makes it cheaper, then the coins): the payment must keep
//! all of them, and a payment without any is unannounced.

use super::{Coverage, Fault, Law};
use crate::game::{Events, Game};
use crate::price::{Booking, Payment, Price};
use crate::seat::Seat;

/// A game with its accounts: what was announced, and what came of it.
pub(super) struct Accounts<G: Game> {
    state: G::State,
    promises: Vec<Promise>,
}

/// A priced option that was taken.
struct Promise {
    seat: Seat,
    action: String,
    price: Price,
    /// Made by the action being carried out.
    fresh: bool,
    /// Whether the payment came, and whether it was more than nothing.
    paid: Option<bool>,
    gained: bool,
}

impl<G: Game> Accounts<G> {
    pub(super) fn open(state: G::State) -> Accounts<G> {
        Accounts { state, promises: Vec::new() }
    }

    /// Takes an option and plays on as a position does, answering questions with a single answer.
    pub(super) fn take(
        &mut self,
        game: &G,
        seat: Seat,
        action: G::Action,
        coverage: &mut Coverage,
    ) -> Result<(), Fault> {
        let mut next = Some((seat, action));
        while let Some((seat, action)) = next {
            self.promise(game, seat, action, coverage)?;
            let mut events = Events::default();
            game.perform(&mut self.state, seat, action, &mut events);
            game.advance(&mut self.state, &mut events);
            for event in events.list() {
                let mut bookings = Vec::new();
                game.book(event, &mut |booking| bookings.push(booking));
                bookings.into_iter().try_for_each(|booking| self.book(booking, coverage))?;
            }
            next = self.forced(game);
        }
        if game.waiting(&self.state).is_empty() { self.close(|_| true) } else { Ok(()) }
    }

    fn forced(&self, game: &G) -> Option<(Seat, G::Action)> {
        game.waiting(&self.state).iter().find_map(|seat| {
            let mut options = Vec::new();
            game.options(&self.state, seat, &mut options);
            let forced = options.len() == 1 && !game.asked(&self.state, seat).even_if_forced;
            forced.then(|| (seat, options[0]))
        })
    }

    fn promise(&mut self, game: &G, seat: Seat, action: G::Action, coverage: &mut Coverage) -> Result<(), Fault> {
        self.promises.iter_mut().for_each(|promise| promise.fresh = false);
        let price = game.price(&self.state, seat, action);
        if let Some(exception) = price.in_vain {
            if !G::IN_VAIN.iter().any(|(name, _)| *name == exception) {
                return Err((Law::Worth, format!("{action} brings nothing: {exception} is not among the exceptions")));
            }
            coverage.count("in vain", exception);
            // A player who declines what was paid for, through an option that says so, gets nothing for it.
            if price.costs.is_empty() {
                self.promises.iter_mut().filter(|open| open.seat == seat).for_each(|open| open.gained = true);
            }
        }
        if !price.costs.is_empty() {
            // What is paid last may have brought something before: a building is opened, then officials are hired.
            let same = |open: &&Promise| open.seat == seat && open.price.purpose == price.purpose;
            let gained = self.promises.iter().filter(same).any(|open| open.gained);
            let action = action.to_string();
            self.promises.push(Promise { seat, action, price, fresh: true, paid: None, gained });
        }
        Ok(())
    }

    fn book(&mut self, booking: Booking, coverage: &mut Coverage) -> Result<(), Fault> {
        match booking {
            Booking::Paid(payment) => {
                payment.amounts.iter().filter(|paid| paid.1 > 0).for_each(|paid| coverage.count("paid", paid.0));
                self.pay(&payment)
            }
            Booking::Gained(seat) => {
                self.promises.iter_mut().filter(|promise| promise.seat == seat).for_each(|open| open.gained = true);
                Ok(())
            }
            Booking::Closed => self.close(|promise| promise.paid.is_some() || !promise.fresh),
        }
    }

    /// Compares a payment with everything announced for its purpose.
    fn pay(&mut self, payment: &Payment) -> Result<(), Fault> {
        let announced = self.promises.iter_mut().filter(|promise| {
            promise.seat == payment.seat && promise.price.purpose == payment.purpose && promise.paid.is_none()
        });
        let mut nothing_announced = true;
        for promise in announced {
            promise.keeps(payment)?;
            promise.paid = Some(payment.amounts.iter().any(|paid| paid.1 > 0));
            nothing_announced = false;
        }
        if nothing_announced && payment.amounts.iter().any(|paid| paid.1 > 0) {
            return Err((Law::Pricing, format!("no option announced {payment:?}")));
        }
        Ok(())
    }

    fn close(&mut self, due: impl Fn(&Promise) -> bool) -> Result<(), Fault> {
        self.promises.extract_if(.., |promise| due(promise)).try_for_each(Promise::close)
    }
}

impl Promise {
    /// Whether a payment is within what was announced, and nothing else is paid.
    fn keeps(&self, payment: &Payment) -> Result<(), Fault> {
        let announced = self.price.costs.iter().map(|cost| cost.currency);
        for currency in announced.chain(payment.amounts.iter().map(|paid| paid.0)) {
            let paid: u32 = payment.amounts.iter().filter(|paid| paid.0 == currency).map(|paid| paid.1).sum();
            let (least, most) = self.price.range(currency);
            if !(least..=most).contains(&paid) {
                let detail = format!("{} announces {least} to {most} {currency}, and {paid} is paid", self.action);
                return Err((Law::Pricing, detail));
            }
        }
        Ok(())
    }

    fn close(self) -> Result<(), Fault> {
        let Promise { seat, action, price, paid, gained, .. } = self;
        if paid.is_none() && price.costs.iter().any(|cost| cost.least > 0) {
            return Err((Law::Pricing, format!("{seat}: {action} announces {:?}, and nothing is paid", price.costs)));
        }
        match price.in_vain {
            None if paid == Some(true) && !gained => {
                Err((Law::Worth, format!("{seat}: {action} is paid for, brings nothing and does not say so")))
            }
            Some(_) if gained => Err((Law::Worth, format!("{seat}: {action} says that it brings nothing, and does"))),
            _ => Ok(()),
        }
    }
}
