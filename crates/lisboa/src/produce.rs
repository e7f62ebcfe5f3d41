//! Producing goods: stores, warehouses, falling prices, extra goods (p. 14).

use super::prelude::*;

impl Look<'_> {
    /// What somebody's stores would bring now. Ruling 12: nothing of a kind whose warehouse is full.
    pub fn production(self, seat: Seat) -> Goods {
        let mut goods = Goods::NONE;
        for (_, good) in self.state.city.stores_of(seat) {
            goods[good] += 1;
        }
        for good in Good::ALL {
            goods[*good] = goods[*good].min(self.room(seat, *good));
        }
        goods
    }

    pub fn can_produce(self, seat: Seat) -> bool {
        self.state.city.stores_of(seat).any(|(_, good)| self.room(seat, good) > 0)
    }

    /// How many extra goods each `yield` tile brings.
    fn yields(self, seat: Seat) -> impl Iterator<Item = u8> {
        self.benefits(seat).filter_map(|benefit| if let Benefit::Yield(count) = benefit { Some(count) } else { None })
    }

    /// Whether somebody who produces chooses the kind of an extra good.
    pub fn chooses_extra_goods(self, seat: Seat) -> bool {
        matches!(self.state.player(seat).houses_of(HouseGroup::Right), 1 | 2) || self.yields(seat).next().is_some()
    }

    /// Whether an extra good can be of this kind.
    pub fn may_produce_more(self, seat: Seat, produced: GoodSet, good: Good) -> Allowed {
        self.may_store(seat, good)?;
        allow_if(produced.contains(good), Refusal::NotProduced { good })
    }
}

impl Play<'_> {
    pub fn produce(&mut self, seat: Seat) {
        let goods = self.look().production(seat);
        for (good, count) in goods.iter() {
            self.gain_goods(seat, good, count, Cause::Production);
        }
        let produced = goods.set();
        produced.iter().for_each(|good| self.lower_price(good));
        self.extra_goods(seat, produced);
    }

    /// Ruling 12: a price falls once per kind that was really produced, never below the minimum.
    pub fn lower_price(&mut self, good: Good) {
        let price = self.state.market[good.index()];
        if price > self.edition.market.minimum {
            self.state.market[good.index()] = price - 1;
            self.tell(Event::PriceFell { good, from: price, to: price - 1 });
        }
    }

    /// Extra goods of the right houses and of `yield` tiles.
    fn extra_goods(&mut self, seat: Seat, produced: GoodSet) {
        let yields: arrayvec::ArrayVec<u8, 4> = self.look().yields(seat).take(4).collect();
        for count in yields {
            self.ask(seat, Question::ExtraGood { produced, count });
        }
        match self.state.player(seat).houses_of(HouseGroup::Right) {
            0 => {}
            1 | 2 => self.ask(seat, Question::ExtraGood { produced, count: 1 }),
            _ => {
                for good in produced.iter() {
                    self.gain_goods(seat, good, 1, Cause::Production);
                }
            }
        }
    }
}

impl Ask<Lisboa> for question::ExtraGood {
    type Reply = action::Good;
    const TERM: Option<&'static str> = Some("produce");
    const COMPLETES: bool = true;

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Extend<Action>) {
        out.extend(
            self.produced
                .iter()
                .filter(move |good| look.may_produce_more(seat, self.produced, *good).is_ok())
                .map(Action::Good),
        );
    }

    fn check(self, look: Look<'_>, seat: Seat, reply: action::Good) -> Allowed {
        look.may_produce_more(seat, self.produced, reply.good)
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, reply: action::Good) {
        play.gain_goods(seat, reply.good, self.count, Cause::Production);
    }

    fn words(self, _sight: Sight<'_>) -> Phrase {
        w::AskExtraGood { count: self.count.into() }.say()
    }
}

impl Owe for question::ExtraGood {
    const UNANSWERED: Unanswered = Unanswered::Dropped;
}

impl Happen<Lisboa> for event::PriceFell {
    const WEIGHT: Weight = Weight::Reason;

    fn words(&self, _game: &Lisboa) -> Option<Phrase> {
        Some(w::PriceFell { good: names::good_sign(self.good), from: self.from.into(), to: self.to.into() }.say())
    }
}
