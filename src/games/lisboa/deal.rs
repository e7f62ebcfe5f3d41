//! What follows a card in the portfolio: selling goods (p. 11) or trading with nobles (p. 12).

use super::action::Action;
use super::event::{Cause, Event};
use super::play::{Look, Play};
use super::step::Step;
use super::vocabulary::{Good, Ship, StateAction};
use crate::engine::Seat;

/// Goods that may be offered in one turn.
const OFFERS: u8 = 2;

impl Look<'_> {
    /// Ships that take goods: at a dock, with room, whoever owns them (ruling 11).
    pub fn ships_with_room(self) -> impl Iterator<Item = (Seat, Ship)> {
        Seat::all(self.state.parties()).flat_map(move |owner| {
            let ships = self.state.player(owner).ships();
            let open = ships
                .filter(move |moored| !moored.at_sea && moored.cargo.total() < self.edition.ship(moored.ship).hull);
            open.map(move |moored| (owner, moored.ship))
        })
    }

    /// What somebody gets for a good on this ship.
    pub fn sale_price(self, seat: Seat, good: Good, ship: Ship) -> u8 {
        self.state.market[good.index()] + self.edition.ship(ship).bonus + self.sale_bonus(seat, good)
    }

    pub fn sell_options(self, seat: Seat, out: &mut Vec<Action>) {
        let goods = self.state.player(seat).goods.kinds();
        for (_, ship) in self.ships_with_room() {
            out.extend(goods.iter().map(|good| Action::Sell(good, ship)));
        }
    }

    pub fn offer_options(self, seat: Seat, out: &mut Vec<Action>) {
        let goods = self.state.player(seat).goods.kinds();
        for action in StateAction::ALL.iter().filter(|action| !self.state.covered.contains(**action)) {
            let accepted = goods.iter().filter(|good| self.accepts(seat, action.noble(), *good));
            let useful = accepted.filter(|good| self.possible_without(seat, *action, *good));
            out.extend(useful.map(|good| Action::Offer(good, *action)));
        }
    }

    /// Whether a State action would change something once this good is given away.
    fn possible_without(self, seat: Seat, action: StateAction, good: Good) -> bool {
        match action {
            StateAction::Ship => {
                let goods = self.state.player(seat).goods;
                let kinds = goods.kinds().len() - u8::from(goods[good] == 1);
                self.affordable_ship_places(seat, kinds).next().is_some()
            }
            // A good given away makes room for a new one.
            StateAction::Produce => {
                self.can_produce(seat) || self.state.city.stores_of(seat).any(|(_, kind)| kind == good)
            }
            _ => self.state_possible(seat, action),
        }
    }

    pub fn deal_options(self, seat: Seat, out: &mut Vec<Action>) {
        self.sell_options(seat, out);
        self.offer_options(seat, out);
    }

    /// Whether a sale or a trade is certain, whatever a card's reward or penalty and its slot may do.
    pub fn deal_is_certain(self, seat: Seat) -> bool {
        let goods = self.state.player(seat).goods;
        let spare = u8::from(self.state.steps.iter().any(|step| matches!(step, Step::LoseGood { .. })));
        if goods.total() <= spare {
            return false;
        }
        // A foreign ship cannot be discarded by this player.
        if self.ships_with_room().any(|(owner, _)| owner != seat) {
            return true;
        }
        let plans: usize = self.state.architects.iter().map(|desk| desk.plans.len()).sum();
        goods[Good::Gold] + goods[Good::Tools] > spare && plans >= 2
    }
}

impl Play<'_> {
    /// Sells a good; the hold that it fills sends the ship to sea.
    pub fn sell(&mut self, seat: Seat, good: Good, ship: Ship) {
        let Some((owner, _)) = self.look().ships_with_room().find(|(_, other)| *other == ship) else { return };
        let reis = self.look().sale_price(seat, good, ship);
        self.state.player_mut(seat).goods[good] -= 1;
        self.state.player_mut(seat).reis += u16::from(reis);
        for moored in self.state.player_mut(owner).ships_mut().filter(|moored| moored.ship == ship) {
            moored.cargo[good] += 1;
        }
        let (who, whose) = (self.party(seat), self.party(owner));
        self.tell(Event::Sold { who, good, ship, owner: whose, reis });
        self.sail_if_full(owner, ship);
        self.push(Step::Sell { seat });
    }

    /// Gives a good to a noble for a State action, which it covers for the rest of the turn.
    pub fn offer(&mut self, seat: Seat, good: Good, action: StateAction) {
        self.state.player_mut(seat).goods[good] -= 1;
        self.state.covered = self.state.covered.with(action);
        self.tell(Event::Offered { who: self.party(seat), good, action });
        if self.state.covered.len() < OFFERS {
            self.push(Step::Offer { seat });
        }
        self.state_action(seat, action);
    }

    /// The act of despair: a card for one gold, which is lost if the warehouse is full (ruling 2).
    pub fn card_for_gold(&mut self, seat: Seat, card: super::vocabulary::Card) {
        self.discard_from_hand(seat, card);
        self.tell(Event::CardForGold { who: self.party(seat), card });
        self.gain_goods(seat, Good::Gold, 1, Cause::Gold);
    }
}
