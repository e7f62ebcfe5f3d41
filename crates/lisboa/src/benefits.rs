//! What clergy tiles, Treasury cards, houses and sets give for good: discounts, room, influence.

use super::play::Look;
use super::player::{Docked, WAREHOUSE};
use super::vocabulary::{Benefit, Expense, Good, HouseGroup, Noble, NobleAction, Visits};
use engine::Seat;

impl<'a> Look<'a> {
    /// The permanent benefits of somebody's clergy tiles and Treasury cards.
    pub fn benefits(self, seat: Seat) -> impl Iterator<Item = Benefit> + 'a {
        let player = self.state.player(seat);
        let tiles = player.clergy.iter().map(move |tile| self.edition.clergy(*tile).benefit);
        tiles.chain(player.bureau.iter().filter_map(move |card| self.edition.card_benefit(*card)))
    }

    fn sum(self, seat: Seat, amount: impl Fn(Benefit) -> u8) -> u8 {
        self.benefits(seat).map(amount).sum()
    }

    /// Reis off payments of just this kind; `None`: off any payment, once each (ruling 6).
    pub fn discount(self, seat: Seat, on: Option<Expense>) -> u8 {
        self.sum(seat, |benefit| {
            if let Benefit::Discount(kind, count) = benefit
                && kind == on
            {
                count
            } else {
                0
            }
        })
    }

    /// Reis more for each good of a kind that somebody sells.
    pub fn sale_bonus(self, seat: Seat, good: Good) -> u8 {
        self.sum(seat, |benefit| {
            if let Benefit::Sale(kind, count) = benefit
                && kind.is_none_or(|kind| kind == good)
            {
                count
            } else {
                0
            }
        })
    }

    fn visit_discount(self, seat: Seat, noble: Noble, following: bool) -> u8 {
        let applies = |visits: Visits| match visits {
            Visits::Any => true,
            Visits::To(to) => to == noble,
            Visits::Following => following,
        };
        self.sum(seat, |benefit| {
            if let Benefit::Visit(visits, count) = benefit
                && applies(visits)
            {
                count
            } else {
                0
            }
        })
    }

    pub fn fewer_plan_officials(self, seat: Seat) -> u8 {
        self.sum(seat, |benefit| if let Benefit::PlanOfficials(count) = benefit { count } else { 0 })
    }

    /// Goods less for a ship: tiles and the middle houses (p. 18).
    pub fn fewer_ship_goods(self, seat: Seat) -> u8 {
        let houses = match self.state.player(seat).houses_of(HouseGroup::Middle) {
            0 => 0,
            1 | 2 => 1,
            _ => return u8::MAX,
        };
        houses + self.sum(seat, |benefit| if let Benefit::ShipGoods(count) = benefit { count } else { 0 })
    }

    /// Wigs for building a store or opening a public building.
    pub fn wig_bonus(self, seat: Seat, action: NobleAction) -> u8 {
        self.sum(seat, |benefit| {
            if let Benefit::Wig(on, count) = benefit
                && on == action
            {
                count
            } else {
                0
            }
        })
    }

    /// Whether this noble takes this good from somebody (p. 12).
    pub fn accepts(self, seat: Seat, noble: Noble, good: Good) -> bool {
        good == Good::Gold || good == noble.wants() || self.benefits(seat).any(|one| one == Benefit::Offers(noble))
    }

    /// Goods of one kind that somebody can store (p. 9). Ruling 22: Lacerda stores without limit.
    pub fn warehouse(self, seat: Seat) -> u8 {
        if self.state.is_lacerda(seat) {
            return u8::MAX;
        }
        WAREHOUSE
            + self.state.player(seat).sets()
            + self.sum(seat, |benefit| if let Benefit::Warehouse(count) = benefit { count } else { 0 })
    }

    /// How many more goods of a kind somebody can store.
    pub fn room(self, seat: Seat, good: Good) -> u8 {
        self.warehouse(seat).saturating_sub(self.state.player(seat).goods[good])
    }

    /// Cards that somebody's portfolio can have.
    pub fn portfolio_limit(self, seat: Seat) -> usize {
        let more = self.sum(seat, |benefit| if let Benefit::Portfolio(count) = benefit { count } else { 0 });
        usize::from(2 + self.state.player(seat).sets() + more)
    }

    /// The influence on the cards of somebody's docks.
    pub fn docks_influence(self, seat: Seat) -> u8 {
        let influence = |docked: &Docked| match docked {
            Docked::Noble(card) => self.edition.card_influence(*card),
            Docked::Ship(moored) => self.edition.ship(moored.ship).influence,
        };
        self.state.player(seat).docks.iter().map(influence).sum()
    }

    /// What an envelope without a number brings (p. 10).
    pub fn portfolio_influence(self, seat: Seat) -> u8 {
        let more = self.sum(seat, |benefit| if let Benefit::Envelope(count) = benefit { count } else { 0 });
        self.docks_influence(seat) + more
    }

    /// The influence that a visit costs somebody now (p. 16).
    pub fn visit_cost(self, seat: Seat, noble: Noble, following: bool) -> u8 {
        let foreign = self.state.office(noble).foreign(seat) as i8;
        let less = self.visit_discount(seat, noble, following) as i8;
        (self.edition.treasury_influence(self.state.treasury) + foreign - less).max(0) as u8
    }

    /// Whether somebody may pay visits with reis: both left houses are built.
    pub fn pays_visits_with_reis(self, seat: Seat) -> bool {
        self.state.player(seat).finished(HouseGroup::Left)
    }

    /// Reis that somebody can pay, coins of the influence track included.
    pub fn power(self, seat: Seat) -> u16 {
        let player = self.state.player(seat);
        player.reis + u16::from(self.edition.coins(player.influence))
    }

    /// What an event costs somebody now.
    pub fn event_price(self, seat: Seat) -> u8 {
        self.state.treasury.saturating_sub(self.discount(seat, None) + self.discount(seat, Some(Expense::Event)))
    }
}
