//! Paying: reis with coins of the influence track, and visits with influence, wigs and reis.

use super::action::Action;
use super::event::{Cause, Event};
use super::play::{Look, Play};
use super::step::Step;
use super::vocabulary::Noble;
use crate::engine::Seat;

/// How a visit is paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct VisitPayment {
    pub influence: u8,
    pub wigs: u8,
    pub reis: u8,
    /// The influence that reis replace: more than the reis themselves with a discount.
    pub replaced: u8,
}

impl Look<'_> {
    /// How somebody pays for a visit of this cost if reis replace so much influence; `None` if they cannot.
    ///
    /// Ruling 7: influence first, wigs only when it is used up, never below 0. Ruling 6: a discount on any payment
    /// counts once for the reis.
    pub fn visit_payment(self, seat: Seat, cost: u8, replaced: u8) -> Option<VisitPayment> {
        let player = self.state.player(seat);
        let allowed = replaced == 0 || self.pays_visits_with_reis(seat);
        let reis = replaced.saturating_sub(self.discount(seat, None));
        if replaced > cost || u16::from(reis) > player.reis || !allowed {
            return None;
        }
        let influence = (cost - replaced).min(player.influence);
        let wigs = cost - replaced - influence;
        (u16::from(wigs) <= player.wigs).then_some(VisitPayment { influence, wigs, reis, replaced })
    }

    /// The ways in which somebody can pay for a visit: the fewest reis first.
    pub fn visit_payments(self, seat: Seat, cost: u8) -> impl Iterator<Item = VisitPayment> {
        let most = if self.pays_visits_with_reis(seat) { cost } else { 0 };
        (0..=most).filter_map(move |replaced| self.visit_payment(seat, cost, replaced))
    }

    /// How many coins of the influence track can be part of this payment: fewest and most.
    pub fn coin_range(self, seat: Seat, price: u8) -> (u8, u8) {
        let player = self.state.player(seat);
        let fewest = u16::from(price).saturating_sub(player.reis) as u8;
        (fewest, price.min(self.edition.coins(player.influence)))
    }

    /// The reis that a penalty takes: no more than there are, the rest is forgiven.
    pub fn reis_due(self, seat: Seat, count: u8) -> u8 {
        u16::from(count).min(self.state.player(seat).reis) as u8
    }

    /// How many reis of a penalty may be paid with coins of the influence track. None has to be (ruling 6).
    pub fn penalty_coins(self, seat: Seat, due: u8) -> u8 {
        due.min(self.edition.coins(self.state.player(seat).influence))
    }

    pub fn penalty_options(self, seat: Seat, due: u8, out: &mut Vec<Action>) {
        out.extend((0..=self.penalty_coins(seat, due)).map(Action::Coins));
    }

    pub fn coin_options(self, seat: Seat, price: u8, out: &mut Vec<Action>) {
        let (fewest, most) = self.coin_range(seat, price);
        out.extend((fewest..=most).map(Action::Coins));
    }
}

impl Play<'_> {
    /// Asks for a payment, unless nothing is to be paid.
    pub fn charge(&mut self, seat: Seat, price: u8, cause: Cause) {
        if price > 0 {
            self.push(Step::Pay { seat, price, cause });
        } else {
            let who = self.party(seat);
            self.tell(Event::Paid { who, price: 0, reis: 0, coins: 0, influence: 0, cause });
        }
    }

    pub fn pay(&mut self, seat: Seat, price: u8, coins: u8, cause: Cause) {
        let player = &mut self.state.players[seat.index()];
        let left = self.edition.after_coins(player.influence, coins);
        let influence = player.influence - left;
        player.influence = left;
        player.reis -= u16::from(price - coins);
        let who = self.party(seat);
        self.tell(Event::Paid { who, price, reis: price - coins, coins, influence, cause });
    }

    /// Takes the reis of a penalty, so many of them as coins of the influence track.
    pub fn lose_reis(&mut self, seat: Seat, due: u8, coins: u8, cause: Cause) {
        let player = &mut self.state.players[seat.index()];
        let left = self.edition.after_coins(player.influence, coins);
        let influence = player.influence - left;
        player.influence = left;
        let reis = due - coins;
        player.reis -= u16::from(reis);
        if due > 0 {
            self.tell(Event::ReisLost { who: self.party(seat), reis, coins, influence, cause });
        }
    }

    pub fn pay_visit(&mut self, seat: Seat, noble: Noble, payment: VisitPayment) {
        let player = self.state.player_mut(seat);
        player.influence -= payment.influence;
        player.wigs -= u16::from(payment.wigs);
        player.reis -= u16::from(payment.reis);
        let VisitPayment { influence, wigs, reis, .. } = payment;
        self.tell(Event::VisitPaid { who: self.party(seat), noble, influence, wigs, reis });
    }
}
