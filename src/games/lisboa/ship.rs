//! Building ships: goods, upgrades, cargo, treasury and influence (p. 13).

use super::action::Action;
use super::event::{Cause, Event};
use super::play::{Look, Play};
use super::player::{Docked, Moored, SLOTS};
use super::step::Step;
use super::vocabulary::{GoodSet, Goods, PortfolioCard, Ship};
use crate::engine::Seat;

impl Look<'_> {
    /// The ship that can be built now.
    pub fn ship_in_yard(self) -> Option<Ship> {
        self.state.yard.last().copied()
    }

    /// The different goods that a ship costs somebody if it takes this card's place.
    ///
    /// Ruling 10: replacing by equal size costs no goods.
    pub fn ship_cost(self, seat: Seat, ship: Ship, replaced: Option<PortfolioCard>) -> u8 {
        let hull = self.edition.ship(ship).hull;
        let old = match replaced {
            Some(PortfolioCard::Ship(old)) => self.edition.ship(old).hull,
            _ => 0,
        };
        hull.saturating_sub(old).saturating_sub(self.fewer_ship_goods(seat))
    }

    /// Where a ship could go, whatever it costs: a free slot, or the place of a card.
    fn ship_places(self, seat: Seat) -> impl Iterator<Item = Option<PortfolioCard>> {
        let player = self.state.player(seat);
        let free = player.portfolio() < self.portfolio_limit(seat) && player.docks.len() < SLOTS;
        // Ruling 9: any card makes room if a slot of the docks is then free.
        let docks = player.docks.iter().map(|docked| docked.card());
        let below = if player.docks.len() < SLOTS { player.bureau.as_slice() } else { &[] };
        let cards = docks.chain(below.iter().map(|card| PortfolioCard::Political(*card)));
        free.then_some(None).into_iter().chain(cards.map(Some))
    }

    /// Where somebody with so many kinds of goods can put the ship of the yard and pay for it.
    pub fn affordable_ship_places(self, seat: Seat, kinds: u8) -> impl Iterator<Item = Option<PortfolioCard>> {
        let places = self
            .ship_in_yard()
            .map(|ship| self.ship_places(seat).filter(move |replaced| self.ship_cost(seat, ship, *replaced) <= kinds));
        places.into_iter().flatten()
    }

    pub fn ship_options(self, seat: Seat, optional: bool, out: &mut Vec<Action>) {
        let kinds = self.state.player(seat).goods.kinds().len();
        out.extend(self.affordable_ship_places(seat, kinds).map(Action::Ship));
        if optional {
            out.push(Action::Done);
        }
    }

    pub fn ship_payment_options(self, seat: Seat, goods: u8, out: &mut Vec<Action>) {
        out.extend(self.state.player(seat).goods.kinds().choices(goods).map(Action::Pay));
    }
}

impl Play<'_> {
    pub fn place_ship(&mut self, seat: Seat, replaced: Option<PortfolioCard>) {
        let Some(ship) = self.look().ship_in_yard() else { return };
        let goods = self.look().ship_cost(seat, ship, replaced);
        if goods > 0 {
            self.push(Step::PayShip { seat, replaced, goods });
        } else {
            self.build_ship(seat, replaced, GoodSet::NONE);
        }
    }

    pub fn build_ship(&mut self, seat: Seat, replaced: Option<PortfolioCard>, goods: GoodSet) {
        let Some(ship) = self.state.yard.pop() else { return };
        for good in goods.iter() {
            self.state.player_mut(seat).goods[good] -= 1;
        }
        self.tell(Event::ShipBuilt { who: self.party(seat), ship, replaced, goods });
        let (cargo, at_sea) = replaced.map_or((Goods::NONE, false), |card| self.clear_for_ship(seat, card));
        self.state.player_mut(seat).docks.push(Docked::Ship(Moored { ship, cargo, at_sea }));
        if !at_sea {
            self.sail_if_full(seat, ship);
        }
        self.move_treasury(true);
        let influence = self.look().portfolio_influence(seat);
        self.gain_influence(seat, influence, Cause::Ship(ship));
    }

    /// Takes a card away for a ship: the cargo that the new ship takes over, and whether it is at sea with it (ruling 10).
    fn clear_for_ship(&mut self, seat: Seat, card: PortfolioCard) -> (Goods, bool) {
        match self.discard_from_portfolio(seat, card) {
            Some(Docked::Ship(old)) => (old.cargo, old.at_sea),
            _ => (Goods::NONE, false),
        }
    }

    /// Discards a card from a portfolio: it leaves the game.
    pub fn discard_from_portfolio(&mut self, seat: Seat, card: PortfolioCard) -> Option<Docked> {
        match card {
            PortfolioCard::Political(card) => {
                self.state.discarded.insert(card);
            }
            PortfolioCard::Ship(_) => self.state.lost_ships += 1,
        }
        self.state.player_mut(seat).remove_from_portfolio(card)
    }

    /// A ship whose hold is full sets sail at once; its owner gets a wig per crate (p. 11).
    pub fn sail_if_full(&mut self, owner: Seat, ship: Ship) {
        let hull = self.edition.ship(ship).hull;
        let Some(moored) = self.state.player_mut(owner).ships_mut().find(|moored| moored.ship == ship) else { return };
        let crates = moored.cargo.total();
        if crates >= hull {
            moored.at_sea = true;
            self.tell(Event::Sailed { owner: self.party(owner), ship });
            self.gain_wigs(owner, crates, Cause::Ship(ship));
        }
    }
}
