//! What follows a card in the portfolio: selling goods (p. 11) or trading with nobles (p. 12).

use super::action::Action;
use super::event::{Cause, Event};
use super::play::{Look, Play};
use super::price::{CARDS, GOLD, purpose};
use super::refusal::{Allowed, Refusal, allow_if};
use super::step::{Question, Step};
use super::vocabulary::{Card, Good, Ship, StateAction, small};
use crate::engine::{Price, Seat};

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
