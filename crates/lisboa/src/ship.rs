//! Building ships: goods, upgrades, cargo, treasury and influence (p. 13).

use std::fmt;

use super::action::ActionError;
use super::player::{Docked, Moored};
use super::portfolio::free_or;
use super::prelude::*;
use super::price::{DECLINED, GOODS, LISTED, SHIP, gains, pays};
use engine::steps::Text;

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
            Some(PortfolioCard::Political(_)) | None => 0,
        };
        hull.saturating_sub(old).saturating_sub(self.fewer_ship_goods(seat))
    }

    /// Whether the ship of the yard can take this place, and how many goods it then costs.
    pub fn may_build_ship(self, seat: Seat, replaced: Option<PortfolioCard>) -> Allowed<u8> {
        self.may_build_ship_with(seat, self.state.player(seat).goods.set().len(), replaced)
    }

    /// Whether somebody with this many kinds of goods can do that.
    pub fn may_build_ship_with(self, seat: Seat, kinds: u8, replaced: Option<PortfolioCard>) -> Allowed<u8> {
        if let Some(card) = replaced {
            self.may_shed(seat, card)?;
        }
        let ship = self.ship_in_yard().ok_or(Refusal::ChangesNothing { action: StateAction::Ship })?;
        let goods = self.ship_cost(seat, ship, replaced);
        allow_if(goods <= kinds, Refusal::ShipTooDear { goods })?;
        self.may_make_room(seat, PortfolioRow::Docks, replaced)?;
        Ok(goods)
    }
}

impl Play<'_> {
    pub fn build_ship(&mut self, seat: Seat, replaced: Option<PortfolioCard>, goods: GoodSet) {
        let ship = self.state.yard.pop().expect("a ship is built only if one is in the yard");
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
            Some(Docked::Noble(_)) | None => (Goods::NONE, false),
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
        let moored = self.state.player_mut(owner).ships_mut().find(|moored| moored.ship == ship);
        let moored = moored.expect("a ship that is loaded lies in its owner's docks");
        let crates = small(moored.cargo.total());
        if crates >= hull {
            moored.at_sea = true;
            self.tell(Event::Sailed { owner: self.party(owner), ship });
            self.gain_wigs(owner, crates, Cause::Ship(ship));
        }
    }
}

impl Text<ActionError> for action::Ship {
    fn write(&self, name: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.replaced {
            Some(card) => write!(f, "{name} {card}"),
            None => write!(f, "{name} free"),
        }
    }

    fn read(name: &str, words: &[&str]) -> Option<Result<action::Ship, ActionError>> {
        let [first, place] = words else { return None };
        (*first == name).then(|| Ok(action::Ship { replaced: free_or(place)? }))
    }
}

impl Text<ActionError> for action::Pay {
    fn write(&self, name: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{name} {}", self.goods)
    }

    fn read(name: &str, words: &[&str]) -> Option<Result<action::Pay, ActionError>> {
        let [first, goods @ ..] = words else { return None };
        (*first == name).then(|| Ok(action::Pay { goods: goods.join(" ").parse()? }))
    }
}

impl Ask<Lisboa> for question::BuildShip {
    type Reply = Option<action::Ship>;
    const TERM: Option<&'static str> = Some("ship");
    const COMPLETES: bool = true;

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Extend<Action>) {
        out.extend(
            look.portfolio_places(seat)
                .filter(move |place| look.may_build_ship(seat, *place).is_ok())
                .map(Action::Ship),
        );
        out.extend(self.optional.then_some(Action::Done));
    }

    fn check(self, look: Look<'_>, seat: Seat, reply: Option<action::Ship>) -> Allowed {
        match reply {
            Some(action::Ship { replaced }) => look.may_build_ship(seat, replaced).map(drop),
            None => allow_if(self.optional, Refusal::NotOptional),
        }
    }

    fn price(self, look: Look<'_>, seat: Seat, reply: Option<action::Ship>) -> Price {
        match reply {
            Some(action::Ship { replaced }) => {
                Price::of(SHIP).costs(GOODS, look.may_build_ship(seat, replaced).expect(LISTED))
            }
            None => Price::free().in_vain(DECLINED),
        }
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, reply: Option<action::Ship>) {
        if let Some(action::Ship { replaced }) = reply {
            let goods =
                play.look().may_build_ship(seat, replaced).expect("a ship is placed only where it may be built");
            if goods > 0 {
                play.ask(seat, Question::PayShip { replaced, goods });
            } else {
                play.build_ship(seat, replaced, GoodSet::NONE);
            }
        }
    }

    fn words(self, sight: Sight<'_>) -> Phrase {
        let ship = sight.view.yard.first().map_or(w::NOTHING.say(), |next| names::ship(next.ship));
        if self.optional { w::AskMayBuildShip { ship }.say() } else { w::AskBuildShip { ship }.say() }
    }

    fn sought(self, _sight: Sight<'_>) -> Vec<Action> {
        vec![Action::Ship(None)]
    }
}

impl Owe for question::BuildShip {
    const CHANGES_PRICES: bool = true;
    const UNANSWERED: Unanswered = Unanswered::Dropped;
}

impl Ask<Lisboa> for question::PayShip {
    type Reply = action::Pay;
    const TERM: Option<&'static str> = Some("ship");
    const COMPLETES: bool = true;

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Extend<Action>) {
        out.extend(look.state.player(seat).goods.set().choices(self.goods).map(Action::Pay));
    }

    fn check(self, look: Look<'_>, seat: Seat, reply: action::Pay) -> Allowed {
        // Whether these are different goods that somebody has, and just as many as asked.
        let goods = look.state.player(seat).goods;
        let has_all = reply.goods.iter().all(|good| goods[good] > 0);
        allow_if(reply.goods.len() == self.goods && has_all, Refusal::WrongGoods { count: self.goods })
    }

    fn price(self, _look: Look<'_>, _seat: Seat, reply: action::Pay) -> Price {
        Price::of(SHIP).costs(GOODS, reply.goods.len())
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, reply: action::Pay) {
        play.build_ship(seat, self.replaced, reply.goods);
    }

    fn words(self, _sight: Sight<'_>) -> Phrase {
        w::AskPayShip { count: self.goods.into() }.say()
    }
}

impl Owe for question::PayShip {
    const CHANGES_PRICES: bool = true;
}

impl Reply<Lisboa> for action::Ship {
    fn label(self, sight: Sight<'_>, price: &Price) -> Phrase {
        sight.ship_words(self.replaced, price)
    }

    fn slots(self) -> Vec<(&'static str, String)> {
        vec![("place", self.replaced.map_or_else(|| "free".to_owned(), |card| card.to_string()))]
    }

    fn sought_name(self, _sight: Sight<'_>) -> Option<Phrase> {
        self.replaced.is_none().then(|| w::OPTION_SHIP_FREE.say())
    }

    fn places(self, _sight: Sight<'_>) -> Vec<String> {
        vec![places::YARD.to_owned()]
    }
}

impl Reply<Lisboa> for action::Pay {
    fn label(self, _sight: Sight<'_>, _price: &Price) -> Phrase {
        w::OptionPay { cost: names::one_each(self.goods) }.say()
    }
}

impl Happen<Lisboa> for event::Sailed {
    const WEIGHT: Weight = Weight::Result;

    fn words(&self, _game: &Lisboa) -> Option<Phrase> {
        Some(w::Sailed { owner: party(self.owner), ship: names::ship(self.ship) }.say())
    }
}

impl Happen<Lisboa> for event::ShipBuilt {
    const WEIGHT: Weight = Weight::Action;

    fn words(&self, game: &Lisboa) -> Option<Phrase> {
        let (who, ship, goods) = (party(self.who), names::ship(self.ship), names::one_each(self.goods));
        Some(match self.replaced {
            None => w::ShipBuilt { who, ship, goods }.say(),
            Some(old) => w::ShipReplaces { who, ship, goods, card: game.edition().portfolio_card(old) }.say(),
        })
    }

    fn book(&self, book: &mut dyn FnMut(Booking)) {
        pays(book, self.who, SHIP.to_owned(), &[(GOODS, self.goods.len())]);
        gains(book, self.who);
    }
}
