//! Paying: reis with coins of the influence track, and visits with influence, wigs and reis.

use std::ops::RangeInclusive;

use super::prelude::*;
use super::price;
use super::price::{INFLUENCE, LISTED, REIS, WIGS, pays, purpose};
use super::tell::costs;
use super::tell::events::{cause, lost};
use super::tell::options::coins_words;

/// How a visit is paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VisitPayment {
    pub influence: u8,
    pub wigs: u8,
    pub reis: u8,
    /// The influence that reis replace: more than the reis themselves with a discount.
    pub replaced: u8,
}

impl Look<'_> {
    /// How somebody pays for a visit of this cost if reis replace this much influence; none if they cannot.
    ///
    /// Ruling 7: influence first, wigs only when it is used up, never below 0. Ruling 6: a discount on any payment
    /// counts once for the reis.
    fn visit_payment(self, seat: Seat, cost: u8, replaced: u8) -> Option<VisitPayment> {
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

    /// Whether somebody can pay for a visit in this way, and then complete what it is paid for (ruling 1).
    pub fn may_pay_visit(self, seat: Seat, cost: u8, replaced: u8) -> Allowed<VisitPayment> {
        let payment = self.visit_payment(seat, cost, replaced).ok_or(Refusal::WrongAmount { price: cost })?;
        let left = self.means(seat).after_visit(payment);
        let enough = match self.state.steps.iter().rev().nth(1) {
            Some(Step::Ask(_, Question::VisitState { noble })) => self.completes_visit(seat, *noble, &left),
            Some(Step::Ask(_, Question::PickPlot)) => self.completes(seat, NobleAction::Store, &left),
            Some(Step::Ask(_, Question::PickSite)) => self.completes(seat, NobleAction::Building, &left),
            Some(Step::Ask(..) | Step::AskAll(_) | Step::Run(_)) | None => true,
        };
        if enough { Ok(payment) } else { Err(Refusal::WrongAmount { price: cost }) }
    }

    /// Whether somebody can pay this price in reis: the price.
    pub fn may_charge(self, seat: Seat, price: u8) -> Allowed<u8> {
        let power = self.power(seat);
        if u16::from(price) <= power { Ok(price) } else { Err(Refusal::TooDear { price, power }) }
    }

    /// How many coins of the influence track can be part of this payment.
    pub fn coin_range(self, seat: Seat, price: u8) -> RangeInclusive<u8> {
        let player = self.state.player(seat);
        price - at_most(price, player.reis)..=price.min(self.edition.coins(player.influence))
    }

    /// The reis that a penalty takes: no more than there are, the rest is forgiven.
    pub fn reis_due(self, seat: Seat, count: u8) -> u8 {
        at_most(count, self.state.player(seat).reis)
    }

    /// How many reis of a penalty may be paid with coins of the influence track. None has to be (ruling 6).
    pub fn penalty_coins(self, seat: Seat, due: u8) -> RangeInclusive<u8> {
        0..=due.min(self.edition.coins(self.state.player(seat).influence))
    }

    /// The influence that coins of its track cost.
    pub fn coins_cost(self, seat: Seat, coins: u8) -> u8 {
        let influence = self.state.player(seat).influence;
        influence - self.edition.after_coins(influence, coins)
    }
}

impl Play<'_> {
    /// Asks for a payment, unless nothing is to be paid.
    pub fn charge(&mut self, seat: Seat, price: u8, cause: Cause) {
        if price > 0 {
            self.ask(seat, Question::Pay { price, cause });
        } else {
            let who = self.party(seat);
            self.tell(Event::Paid { who, price: 0, reis: 0, coins: 0, influence: 0, cause });
        }
    }

    pub fn pay(&mut self, seat: Seat, price: u8, coins: u8, cause: Cause) {
        let influence = self.pay_reis(seat, price, coins);
        self.tell(Event::Paid { who: self.party(seat), price, reis: price - coins, coins, influence, cause });
    }

    /// Takes reis, some of them as coins of the influence track. Returns the influence that the coins cost.
    fn pay_reis(&mut self, seat: Seat, price: u8, coins: u8) -> u8 {
        let influence = self.look().coins_cost(seat, coins);
        let player = self.state.player_mut(seat);
        player.influence -= influence;
        player.reis -= u16::from(price - coins);
        influence
    }

    pub fn pay_noble(&mut self, seat: Seat, noble: Noble, payment: VisitPayment) {
        let player = self.state.player_mut(seat);
        player.influence -= payment.influence;
        player.wigs -= u16::from(payment.wigs);
        player.reis -= u16::from(payment.reis);
        let VisitPayment { influence, wigs, reis, .. } = payment;
        self.tell(Event::VisitPaid { who: self.party(seat), noble, influence, wigs, reis });
    }
}

impl Ask<Lisboa> for question::PayVisit {
    type Reply = action::Reis;
    const TERM: Option<&'static str> = Some("visit");
    const PAYS: bool = true;
    const COMPLETES: bool = true;

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Extend<Action>) {
        let payments = look.visit_payments(seat, self.cost).map(|payment| payment.replaced);
        out.extend(
            payments.filter(move |replaced| look.may_pay_visit(seat, self.cost, *replaced).is_ok()).map(Action::Reis),
        );
    }

    fn check(self, look: Look<'_>, seat: Seat, reply: action::Reis) -> Allowed {
        look.may_pay_visit(seat, self.cost, reply.replaced).map(drop)
    }

    fn price(self, look: Look<'_>, seat: Seat, reply: action::Reis) -> Price {
        let payment = look.may_pay_visit(seat, self.cost, reply.replaced).expect(LISTED);
        Price::of(price::visit(self.noble))
            .costs(INFLUENCE, payment.influence)
            .costs(REIS, payment.reis)
            .costs(WIGS, payment.wigs)
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, reply: action::Reis) {
        let payment = play
            .look()
            .visit_payment(seat, self.cost, reply.replaced)
            .expect("only a payment that is possible is made");
        play.pay_noble(seat, self.noble, payment);
    }

    fn words(self, _sight: Sight<'_>) -> Phrase {
        w::AskPayVisit { noble: names::noble(self.noble), cost: names::influence(self.cost) }.say()
    }
}

impl Owe for question::PayVisit {
    const UNANSWERED: Unanswered = Unanswered::Owed(Obligation::Payment);
}

impl Ask<Lisboa> for question::Pay {
    type Reply = action::Coins;
    const TERM: Option<&'static str> = Some("coins");
    const PAYS: bool = true;
    const COMPLETES: bool = true;

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Extend<Action>) {
        out.extend(look.coin_range(seat, self.price).map(Action::Coins));
    }

    fn check(self, look: Look<'_>, seat: Seat, reply: action::Coins) -> Allowed {
        allow_if(look.coin_range(seat, self.price).contains(&reply.coins), Refusal::WrongAmount { price: self.price })
    }

    fn price(self, look: Look<'_>, seat: Seat, reply: action::Coins) -> Price {
        let influence = look.coins_cost(seat, reply.coins);
        Price::of(purpose(self.cause)).costs(REIS, self.price).costs(INFLUENCE, influence)
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, reply: action::Coins) {
        play.pay(seat, self.price, reply.coins, self.cause);
    }

    fn words(self, sight: Sight<'_>) -> Phrase {
        w::AskPay { price: names::reis(self.price), cause: cause(sight.edition(), self.cause) }.say()
    }
}

impl Owe for question::Pay {
    const CHANGES_PRICES: bool = true;
    const UNANSWERED: Unanswered = Unanswered::Owed(Obligation::Payment);
}

impl Ask<Lisboa> for question::LoseReis {
    type Reply = action::Coins;
    const TERM: Option<&'static str> = Some("coins");
    const PAYS: bool = true;
    const COMPLETES: bool = true;

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Extend<Action>) {
        out.extend(look.penalty_coins(seat, self.count).map(Action::Coins));
    }

    fn check(self, look: Look<'_>, seat: Seat, reply: action::Coins) -> Allowed {
        allow_if(
            look.penalty_coins(seat, self.count).contains(&reply.coins),
            Refusal::WrongAmount { price: self.count },
        )
    }

    fn price(self, look: Look<'_>, seat: Seat, reply: action::Coins) -> Price {
        let influence = look.coins_cost(seat, reply.coins);
        Price::of(purpose(self.cause)).costs(REIS, self.count).costs(INFLUENCE, influence)
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, reply: action::Coins) {
        // Takes the reis of a penalty, some of them as coins of the influence track.
        let influence = play.pay_reis(seat, self.count, reply.coins);
        if self.count > 0 {
            play.tell(Event::ReisLost {
                who: play.party(seat),
                reis: self.count - reply.coins,
                coins: reply.coins,
                influence,
                cause: self.cause,
            });
        }
    }

    fn words(self, sight: Sight<'_>) -> Phrase {
        w::AskLoseReis { price: names::reis(self.count), cause: cause(sight.edition(), self.cause) }.say()
    }
}

impl Owe for question::LoseReis {}

impl Reply<Lisboa> for action::Reis {
    fn label(self, _sight: Sight<'_>, price: &Price) -> Phrase {
        w::OptionPay { cost: costs::visit(price) }.say()
    }
}

impl Reply<Lisboa> for action::Coins {
    fn label(self, sight: Sight<'_>, price: &Price) -> Phrase {
        let action::Coins { coins } = self;
        coins_words(sight.me(), coins, price)
    }
}

impl Happen<Lisboa> for event::VisitPaid {
    const WEIGHT: Weight = Weight::Result;

    fn words(&self, _game: &Lisboa) -> Option<Phrase> {
        let cost = names::cost(self.influence.into(), self.reis.into(), self.wigs.into());
        // What costs nothing is not worth a line.
        let free = self.influence == 0 && self.wigs == 0 && self.reis == 0;
        (!free).then(|| w::VisitPaid { who: party(self.who), cost }.say())
    }

    fn book(&self, book: &mut dyn FnMut(Booking)) {
        let amounts = [(INFLUENCE, self.influence), (REIS, self.reis), (WIGS, self.wigs)];
        pays(book, self.who, price::visit(self.noble), &amounts);
    }
}

impl Happen<Lisboa> for event::Paid {
    const WEIGHT: Weight = Weight::Result;

    fn words(&self, game: &Lisboa) -> Option<Phrase> {
        let cost = names::cost(self.influence.into(), self.reis.into(), 0);
        let why = cause(game.edition(), self.cause);
        (self.price > 0).then(|| w::Paid { who: party(self.who), cost, cause: why }.say())
    }

    fn book(&self, book: &mut dyn FnMut(Booking)) {
        pays(book, self.who, purpose(self.cause), &[(REIS, self.price), (INFLUENCE, self.influence)]);
    }
}

impl Happen<Lisboa> for event::ReisLost {
    const WEIGHT: Weight = Weight::Result;

    fn words(&self, game: &Lisboa) -> Option<Phrase> {
        Some(lost(game.edition(), self.who, names::cost(self.influence.into(), self.reis.into(), 0), self.cause))
    }

    fn book(&self, book: &mut dyn FnMut(Booking)) {
        pays(book, self.who, purpose(self.cause), &[(REIS, self.reis + self.coins), (INFLUENCE, self.influence)]);
    }
}
