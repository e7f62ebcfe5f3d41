//! What follows a card in the portfolio: selling goods (p. 11) or trading with nobles (p. 12).

use super::prelude::*;
use super::price::{CARDS, GOLD, GOODS, SALE, TRADE, gains, pays, purpose};
use super::tell::costs::{pay, terms};
use super::tell::names::reis;
use super::tell::options::state_words;

/// Goods that may be offered in one turn.
const OFFERS: u8 = 2;

impl Look<'_> {
    /// Ships that take goods: at a dock, with room, whoever owns them (ruling 11).
    pub fn ships_with_room(self) -> impl Iterator<Item = (Seat, Ship)> {
        Seat::all(self.state.parties()).flat_map(move |owner| {
            let ships = self.state.player(owner).ships();
            let open = ships.filter(move |moored| {
                !moored.at_sea && small(moored.cargo.total()) < self.edition.ship(moored.ship).hull
            });
            open.map(move |moored| (owner, moored.ship))
        })
    }

    /// What somebody gets for a good on this ship.
    pub fn sale_price(self, seat: Seat, good: Good, ship: Ship) -> u8 {
        self.state.market[good.index()] + self.edition.ship(ship).bonus + self.sale_bonus(seat, good)
    }

    /// Whether somebody has such a good to give away.
    pub fn may_give(self, seat: Seat, good: Good) -> Allowed {
        allow_if(self.state.player(seat).goods[good] > 0, Refusal::NoSuchGood { good })
    }

    /// Whether a good can be sold on this ship, and who owns the ship.
    pub fn may_sell(self, seat: Seat, good: Good, ship: Ship) -> Allowed<Seat> {
        self.may_give(seat, good)?;
        let mut ships = self.ships_with_room();
        let owner = ships.find_map(|(owner, other)| (other == ship).then_some(owner));
        owner.ok_or(Refusal::ShipTakesNoGoods { ship })
    }

    pub fn sell_options(self, seat: Seat, out: &mut impl Extend<Action>) {
        let goods = self.state.player(seat).goods.set();
        for (_, ship) in self.ships_with_room() {
            out.extend(goods.iter().map(|good| Action::Sell(good, ship)));
        }
    }

    /// Whether a noble takes this good for a State action, which would then change something (p. 12, ruling 3).
    pub fn may_offer(self, seat: Seat, good: Good, action: StateAction) -> Allowed {
        self.may_give(seat, good)?;
        allow_if(!self.state.covered.contains(action), Refusal::AlreadyCovered { action })?;
        let noble = action.noble();
        allow_if(self.accepts(seat, noble, good), Refusal::NobleRefuses { noble, good })?;
        allow_if(self.possible_without(seat, action, good), Refusal::ChangesNothing { action })
    }

    pub fn offer_options(self, seat: Seat, out: &mut impl Extend<Action>) {
        let goods = self.state.player(seat).goods.set();
        for action in StateAction::ALL.iter().filter(|action| !self.state.covered.contains(**action)) {
            let useful = goods.iter().filter(|good| self.may_offer(seat, *good, *action).is_ok());
            out.extend(useful.map(|good| Action::Offer(good, *action)));
        }
    }

    /// Whether a State action would change something once this good is given away.
    fn possible_without(self, seat: Seat, action: StateAction, good: Good) -> bool {
        match action {
            StateAction::Ship => {
                let goods = self.state.player(seat).goods;
                let kinds = goods.set().len() - u8::from(goods[good] == 1);
                self.portfolio_places(seat).any(|place| self.may_build_ship_with(seat, kinds, place).is_ok())
            }
            // A good given away makes room for a new one.
            StateAction::Produce => {
                self.can_produce(seat) || self.state.city.stores_of(seat).any(|(_, kind)| kind == good)
            }
            StateAction::Officials | StateAction::Plan | StateAction::Cardinal | StateAction::Favour => {
                self.state_possible(seat, action)
            }
        }
    }

    /// Whether a sale or a trade is certain, whatever a card's reward or penalty and its slot may do.
    pub fn deal_is_certain(self, seat: Seat) -> bool {
        let goods = self.state.player(seat).goods;
        let spare =
            u8::from(self.state.steps.iter().any(|step| matches!(step, Step::Ask(_, Question::LoseGood { .. }))));
        if goods.total() <= spare.into() {
            return false;
        }
        // A foreign ship cannot be discarded by this player.
        if self.ships_with_room().any(|(owner, _)| owner != seat) {
            return true;
        }
        let plans: usize = self.state.architects.iter().map(|desk| desk.plans.len()).sum();
        goods[Good::Gold] + goods[Good::Tools] > spare && plans >= 2
    }

    pub fn gold_price(self, seat: Seat) -> Price {
        let price = Price::of(purpose(Cause::Gold)).costs(CARDS, 1u8);
        if self.may_store(seat, Good::Gold).is_ok() { price } else { price.in_vain(GOLD) }
    }
}

impl Play<'_> {
    /// Sells a good; the hold that it fills sends the ship to sea.
    pub fn sell(&mut self, seat: Seat, good: Good, ship: Ship) {
        let owner = self.look().may_sell(seat, good, ship).expect("only a ship with room is loaded");
        let reis = self.look().sale_price(seat, good, ship);
        self.state.player_mut(seat).goods[good] -= 1;
        self.state.player_mut(seat).reis += u16::from(reis);
        for moored in self.state.player_mut(owner).ships_mut().filter(|moored| moored.ship == ship) {
            moored.cargo[good] += 1;
        }
        let (who, whose) = (self.party(seat), self.party(owner));
        self.tell(Event::Sold { who, good, ship, owner: whose, reis });
        self.sail_if_full(owner, ship);
        self.ask(seat, Question::Sell);
    }

    /// Gives a good to a noble for a State action, which it covers for the rest of the turn.
    pub fn offer(&mut self, seat: Seat, good: Good, action: StateAction) {
        self.state.player_mut(seat).goods[good] -= 1;
        self.state.covered = self.state.covered.with(action);
        self.tell(Event::Offered { who: self.party(seat), good, action });
        if self.state.covered.len() < OFFERS {
            self.ask(seat, Question::Offer);
        }
        self.state_action(seat, action);
    }

    /// The act of despair: a card for one gold, which is lost if the warehouse is full (ruling 2).
    pub fn card_for_gold(&mut self, seat: Seat, card: Card) {
        self.discard_from_hand(seat, card);
        self.tell(Event::CardForGold { who: self.party(seat), card });
        self.gain_goods(seat, Good::Gold, 1, Cause::Gold);
    }
}

engine::one_of! {
    pub enum DealReply of Action { Sell(action::Sell), Offer(action::Offer) }
}

impl Ask<Lisboa> for question::Deal {
    type Reply = DealReply;
    const TERM: Option<&'static str> = Some("sell");
    const COMPLETES: bool = true;

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Extend<Action>) {
        look.sell_options(seat, out);
        look.offer_options(seat, out);
    }

    fn check(self, look: Look<'_>, seat: Seat, reply: DealReply) -> Allowed {
        match reply {
            DealReply::Sell(reply) => look.may_sell(seat, reply.good, reply.ship).map(drop),
            DealReply::Offer(reply) => look.may_offer(seat, reply.good, reply.state),
        }
    }

    fn price(self, _look: Look<'_>, _seat: Seat, reply: DealReply) -> Price {
        match reply {
            DealReply::Sell(_) => Price::of(SALE).costs(GOODS, 1u8),
            DealReply::Offer(_) => Price::of(TRADE).costs(GOODS, 1u8),
        }
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, reply: DealReply) {
        match reply {
            DealReply::Sell(reply) => play.sell(seat, reply.good, reply.ship),
            DealReply::Offer(reply) => play.offer(seat, reply.good, reply.state),
        }
    }

    fn words(self, _sight: Sight<'_>) -> Phrase {
        w::ASK_DEAL.say()
    }

    fn sought(self, sight: Sight<'_>) -> Vec<Action> {
        sight.sales().chain(sight.offers()).collect()
    }
}

impl Owe for question::Deal {
    fn unanswered(&self, seat: Seat) -> Unanswered {
        Unanswered::Owed(Obligation::Deal(seat))
    }
}

impl Ask<Lisboa> for question::Sell {
    type Reply = Option<action::Sell>;
    const TERM: Option<&'static str> = Some("sell");
    const COMPLETES: bool = true;

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Extend<Action>) {
        out.extend([Action::Done]);
        look.sell_options(seat, out);
    }

    fn check(self, look: Look<'_>, seat: Seat, reply: Option<action::Sell>) -> Allowed {
        reply.map_or(Ok(()), |sell| look.may_sell(seat, sell.good, sell.ship).map(drop))
    }

    fn price(self, _look: Look<'_>, _seat: Seat, reply: Option<action::Sell>) -> Price {
        reply.map_or(Price::free(), |_| Price::of(SALE).costs(GOODS, 1u8))
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, reply: Option<action::Sell>) {
        if let Some(action::Sell { good, ship }) = reply {
            play.sell(seat, good, ship);
        }
    }

    fn words(self, _sight: Sight<'_>) -> Phrase {
        w::ASK_SELL.say()
    }

    fn sought(self, sight: Sight<'_>) -> Vec<Action> {
        sight.sales().collect()
    }

    fn declining(self, _sight: Sight<'_>) -> Option<Phrase> {
        Some(w::OPTION_NO_SALE.say())
    }
}

impl Owe for question::Sell {}

impl Ask<Lisboa> for question::Offer {
    type Reply = Option<action::Offer>;
    const TERM: Option<&'static str> = Some("trade");

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Extend<Action>) {
        out.extend([Action::Done]);
        look.offer_options(seat, out);
    }

    fn check(self, look: Look<'_>, seat: Seat, reply: Option<action::Offer>) -> Allowed {
        reply.map_or(Ok(()), |offer| look.may_offer(seat, offer.good, offer.state))
    }

    fn price(self, _look: Look<'_>, _seat: Seat, reply: Option<action::Offer>) -> Price {
        reply.map_or(Price::free(), |_| Price::of(TRADE).costs(GOODS, 1u8))
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, reply: Option<action::Offer>) {
        if let Some(action::Offer { good, state: action }) = reply {
            play.offer(seat, good, action);
        }
    }

    fn words(self, _sight: Sight<'_>) -> Phrase {
        w::ASK_OFFER.say()
    }

    fn sought(self, sight: Sight<'_>) -> Vec<Action> {
        sight.offers().collect()
    }

    fn declining(self, _sight: Sight<'_>) -> Option<Phrase> {
        Some(w::OPTION_NO_TRADE.say())
    }
}

impl Owe for question::Offer {}

impl<'a> Sight<'a> {
    /// Each ship, with a good that the seller has.
    fn sales(self) -> impl Iterator<Item = Action> {
        let good = Good::ALL.iter().copied().find(|good| self.me().goods[*good] > 0);
        let ships = self.view.players.iter().flat_map(|player| player.ships()).map(|moored| moored.ship);
        let ships: Vec<Ship> = ships.collect();
        good.into_iter().flat_map(move |good| ships.clone().into_iter().map(move |ship| Action::Sell(good, ship)))
    }

    /// Each State action, for gold or for the good that its noble takes besides.
    fn offers(self) -> impl Iterator<Item = Action> {
        let held = move |good: Good| (self.me().goods[good] > 0).then_some(good);
        StateAction::ALL.iter().filter_map(move |action| {
            let good = held(action.noble().wants()).or_else(|| held(Good::Gold))?;
            Some(Action::Offer(good, *action))
        })
    }
}

impl Reply<Lisboa> for action::Sell {
    const COMMAND: Option<&'static str> = Some("sell");

    fn label(self, sight: Sight<'_>, _price: &Price) -> Phrase {
        let action::Sell { good, ship } = self;
        sight.sell_words(sight.view, sight.me(), good, ship)
    }

    fn detail(self, sight: Sight<'_>, _next: &[Action]) -> Option<Phrase> {
        sight.sails_with(sight.view, self.ship)
    }

    fn groups(self, _sight: Sight<'_>) -> Vec<Phrase> {
        vec![w::OptionSellGroup { good: names::good_named(self.good) }.say(), names::ship(self.ship)]
    }

    fn sought_name(self, _sight: Sight<'_>) -> Option<Phrase> {
        Some(names::ship(self.ship))
    }

    fn places(self, _sight: Sight<'_>) -> Vec<String> {
        vec![places::price(self.good), places::ship(self.ship)]
    }
}

impl Reply<Lisboa> for action::Offer {
    const COMMAND: Option<&'static str> = Some("offer");

    fn label(self, sight: Sight<'_>, _price: &Price) -> Phrase {
        terms(
            names::noble_named(self.state.noble()),
            [pay(names::goods_of(self.good, 1)), state_words(sight.view, self.state)],
        )
    }

    fn groups(self, _sight: Sight<'_>) -> Vec<Phrase> {
        let noble = names::noble(self.state.noble());
        vec![w::OptionOfferGroup { noble }.say(), names::state(self.state)]
    }

    fn sought_name(self, _sight: Sight<'_>) -> Option<Phrase> {
        Some(names::state(self.state))
    }
}

impl Happen<Lisboa> for event::CardForGold {
    const WEIGHT: Weight = Weight::Action;

    fn words(&self, game: &Lisboa) -> Option<Phrase> {
        Some(w::CardForGold { who: party(self.who), card: game.edition().name_of(self.card) }.say())
    }

    fn book(&self, book: &mut dyn FnMut(Booking)) {
        pays(book, self.who, purpose(Cause::Gold), &[(CARDS, 1)]);
    }
}

impl Happen<Lisboa> for event::Sold {
    const WEIGHT: Weight = Weight::Action;

    fn words(&self, _game: &Lisboa) -> Option<Phrase> {
        Some(
            w::Sold {
                who: party(self.who),
                goods: names::goods_of(self.good, 1),
                ship: names::ship(self.ship),
                owner: party(self.owner),
                reis: reis(self.reis),
            }
            .say(),
        )
    }

    fn book(&self, book: &mut dyn FnMut(Booking)) {
        pays(book, self.who, SALE.to_owned(), &[(GOODS, 1)]);
        gains(book, self.who);
    }
}

impl Happen<Lisboa> for event::Offered {
    const WEIGHT: Weight = Weight::Action;

    fn words(&self, _game: &Lisboa) -> Option<Phrase> {
        Some(
            w::Offered {
                who: party(self.who),
                goods: names::goods_of(self.good, 1),
                noble: names::noble(self.action.noble()),
                action: names::state(self.action),
            }
            .say(),
        )
    }

    fn book(&self, book: &mut dyn FnMut(Booking)) {
        pays(book, self.who, TRADE.to_owned(), &[(GOODS, 1)]);
    }
}
