//! The commander: ships to trade posts and colonies, and what they bring (p. 10, ruling 5).

use super::edition::Voyage;
use super::prelude::*;
use super::price::{VOYAGE, bought, of_wood};
use super::state::Player;
use super::wood::wood_words;

impl Ask<Madeira> for question::Ship {
    type Reply = Option<action::Ship>;
    const TERM: Option<&'static str> = Some("commander");

    fn options(self, look: Look<'_>, _seat: Seat, out: &mut impl Extend<Action>) {
        out.extend(look.movable_ships(self.moved).map(Action::Ship));
        out.extend([Action::Done]);
    }

    fn check(self, look: Look<'_>, _seat: Seat, reply: Option<action::Ship>) -> Allowed {
        reply.map_or(Ok(()), |ship| look.may_move_ship(self.moved, ship.from))
    }

    fn even_if_forced(self, look: Look<'_>, _seat: Seat) -> bool {
        look.could_sail_by_exchange(self.moved)
    }

    fn carry_out(self, play: &mut Play<'_>, _seat: Seat, reply: Option<action::Ship>) {
        if let Some(action::Ship { from }) = reply {
            play.then([Question::Sail(self.left, from)]);
        }
    }

    fn words(self, _sight: Reckoning<'_>) -> Phrase {
        w::AskShip { left: self.left.into() }.say()
    }
}

impl Ask<Madeira> for question::Sail {
    /// The windmill may take the goods away meanwhile, so one can always go back to the choice of the ship.
    type Reply = Option<action::Sail>;
    const TERM: Option<&'static str> = Some("commander");
    const COMPLETES: bool = true;

    fn options(self, look: Look<'_>, _seat: Seat, out: &mut impl Extend<Action>) {
        out.extend(Space::all().filter(|to| look.may_sail(self.from, *to).is_ok()).map(Action::Sail));
        out.extend([Action::Done]);
    }

    fn check(self, look: Look<'_>, _seat: Seat, reply: Option<action::Sail>) -> Allowed {
        reply.map_or(Ok(()), |sail| look.may_sail(self.from, sail.to))
    }

    fn price(self, look: Look<'_>, _seat: Seat, reply: Option<action::Sail>) -> Price {
        reply.map_or(Price::free(), |sail| look.voyage_price(self.from, sail.to))
    }

    fn even_if_forced(self, look: Look<'_>, _seat: Seat) -> bool {
        look.could_sail_by_exchange(None)
    }

    fn sought(self, sight: Reckoning<'_>) -> Vec<Action> {
        // The cheapest free space of each trade post and colony: the others lack more.
        let spaces = &sight.view.spaces;
        let cheapest = |fits: &dyn Fn(Space) -> bool| {
            let free = spaces.iter().filter(|space| space.ship.is_none() && fits(space.space));
            free.min_by_key(|space| space.count).map(|space| space.space)
        };
        let posts = Good::ALL
            .iter()
            .filter_map(|good| cheapest(&|space| matches!(space, Space::Trade(other, _) if other == *good)));
        let colonies = Colony::ALL
            .iter()
            .filter_map(|colony| cheapest(&|space| matches!(space, Space::Arrival(other, _) if other == *colony)));
        posts.chain(colonies).map(Action::Sail).collect()
    }

    fn carry_out(self, play: &mut Play<'_>, _seat: Seat, reply: Option<action::Sail>) {
        match reply {
            Some(action::Sail { to }) => play.sail(self.left, self.from, to),
            None => {
                let moved = play.state.turn.arrivals.last().map(|space| play.look().berth(*space));
                play.then([Question::Ship(self.left, moved)]);
            }
        }
    }

    fn words(self, _sight: Reckoning<'_>) -> Phrase {
        w::AskSail { from: names::harbour(self.from) }.say()
    }

    fn declining(self, _sight: Reckoning<'_>) -> Option<Phrase> {
        Some(w::OPT_ANOTHER_SHIP.say())
    }
}

impl Ask<Madeira> for question::Reward {
    type Reply = action::Reward;
    const TERM: Option<&'static str> = Some("rewards");
    const COMPLETES: bool = true;

    fn options(self, look: Look<'_>, _seat: Seat, out: &mut impl Extend<Action>) {
        for &colony in Colony::ALL.iter().filter(|colony| look.arrived_in(**colony)) {
            out.extend(look.state.colony(colony).rewards.map(|reward| Action::Reward(colony, reward)));
        }
    }

    fn check(self, look: Look<'_>, _seat: Seat, reply: action::Reward) -> Allowed {
        let action::Reward { colony, reward } = reply;
        let there = look.arrived_in(colony) && look.state.colony(colony).rewards.contains(&reward);
        if there { Ok(()) } else { Err(Refusal::NoSuchReward) }
    }

    /// Ships have moved: reais come at once, rewards in the order the player likes.
    fn settle(self, play: &mut Play<'_>) -> bool {
        let who = play.seat();
        let is_trade = |space: &Space| matches!(space, Space::Trade(..));
        while let Some(index) = play.state.turn.arrivals.iter().position(is_trade) {
            let space = play.state.turn.arrivals.remove(index);
            play.gain(who, Stock::Reais, play.edition.voyage(space).reais);
        }
        play.state.turn.arrivals.is_empty()
    }

    fn carry_out(self, play: &mut Play<'_>, who: Seat, reply: action::Reward) {
        let action::Reward { colony, reward } = reply;
        let arrivals = &mut play.state.turn.arrivals;
        let ship = arrivals.iter().position(|space| matches!(space, Space::Arrival(other, _) if *other == colony));
        arrivals.remove(ship.expect("a ship waits for a listed reward"));
        play.tell(Event::RewardTaken { who, colony, reward });
        play.then([Question::Reward]);
        play.reward(reward);
    }

    fn words(self, sight: Reckoning<'_>) -> Phrase {
        w::AskReward { left: sight.view.rewards_left.into() }.say()
    }
}

impl Look<'_> {
    /// Where a ship on this space really stands: the double space of two players is one (ruling 5).
    pub fn berth(&self, space: Space) -> Space {
        match space {
            Space::Trade(good, number) if self.state.seats() == 2 => {
                let last = small(self.edition.trade(good).spaces.len() - 1);
                if number == last { Space::Trade(good, number - 1) } else { space }
            }
            Space::Trade(..) | Space::Arrival(..) => space,
        }
    }

    /// Whether this space is in play at all.
    pub fn has_space(&self, space: Space) -> bool {
        match space {
            Space::Trade(good, number) => usize::from(number) < self.edition.trade(good).spaces.len(),
            // Three for everyone, the fourth from three players, the fifth from four (p. 4).
            Space::Arrival(_, number) => usize::from(number) < self.state.seats() + 1,
        }
    }

    fn may_enter_space(&self, space: Space) -> Allowed {
        if !self.has_space(space) {
            return Err(Refusal::SpaceClosed { space });
        }
        match self.state.ship_at(self.berth(space)) {
            Some(_) => Err(Refusal::SpaceTaken { space }),
            None => Ok(()),
        }
    }

    /// Whether a ship of the active player is there and has not been moved in this action.
    fn may_weigh_anchor(&self, moved: Option<Space>, from: Harbour) -> Allowed {
        match from {
            Harbour::Home if self.me().ships == 0 => Err(Refusal::NoShipThere),
            Harbour::At(space) if self.state.ship_at(space) != Some(self.seat()) => Err(Refusal::NoShipThere),
            Harbour::At(space) if moved == Some(space) => Err(Refusal::MovedAlready),
            Harbour::Home | Harbour::At(_) => Ok(()),
        }
    }

    /// Whether a ship may go there: the space is free, its goods are there, a ship from home costs one wood.
    fn may_sail(&self, from: Harbour, to: Space) -> Allowed {
        self.may_enter_space(to)?;
        let voyage = self.edition.voyage(to);
        let have = self.me().goods[voyage.good];
        let missing = Refusal::GoodsMissing { good: voyage.good, need: voyage.count, have };
        let mut rest = *self.me();
        rest.goods = rest.goods.less(voyage.good, voyage.count).ok_or(missing)?;
        self.may_pay_wood(Look::voyage_wood(from), &rest, voyage.reais.into())
    }

    /// The wood that a ship costs: one if it comes from home.
    pub fn voyage_wood(from: Harbour) -> u8 {
        u8::from(from == Harbour::Home)
    }

    fn may_move_ship(&self, moved: Option<Space>, from: Harbour) -> Allowed {
        self.may_weigh_anchor(moved, from)?;
        let somewhere = Space::all().any(|to| self.may_sail(from, to).is_ok());
        if somewhere { Ok(()) } else { Err(Refusal::NoEffect) }
    }

    /// All places where ships can lie.
    fn harbours(&self) -> impl Iterator<Item = Harbour> + use<> {
        [Harbour::Home].into_iter().chain(Space::all().map(Harbour::At))
    }

    fn movable_ships(&self, moved: Option<Space>) -> impl Iterator<Item = Harbour> {
        let there = self.harbours().filter(move |from| self.may_weigh_anchor(moved, *from).is_ok());
        there.filter(|from| Space::all().any(|to| self.may_sail(*from, to).is_ok()))
    }

    /// Whether any ship can be moved.
    pub fn can_sail(&self) -> bool {
        self.movable_ships(None).next().is_some()
    }

    /// Whether exchanging goods at the windmill could let a ship go somewhere.
    pub fn could_sail_by_exchange(&self, moved: Option<Space>) -> bool {
        let ships = self.harbours().filter(|from| self.may_weigh_anchor(moved, *from).is_ok());
        let Some(wood) = ships.map(Look::voyage_wood).min() else { return false };
        let could_pay = |voyage: Voyage| {
            let Some(after) = self.after_exchanges(voyage.good, voyage.count) else { return false };
            let mut rest = after;
            rest.goods[voyage.good] -= voyage.count;
            self.stays_solvent(self.seat(), &after).is_ok()
                && self.may_pay_wood(wood, &rest, voyage.reais.into()).is_ok()
        };
        let free = Space::all().filter(|to| self.may_enter_space(*to).is_ok());
        free.map(|to| self.edition.voyage(to)).any(could_pay)
    }

    /// The active player with this many of a good after as many exchanges as that takes, wheat given last; none if there
    /// are too few goods, or if no exchange is needed.
    fn after_exchanges(&self, good: Good, count: u8) -> Option<Player> {
        let mut after = *self.me();
        let missing = count.checked_sub(after.goods[good]).filter(|missing| *missing > 0)?;
        let mut given = 2 * missing;
        for other in [Good::Wine, Good::Sugar, Good::Wheat].into_iter().filter(|other| *other != good) {
            let part = given.min(after.goods[other]);
            after.goods[other] -= part;
            given -= part;
        }
        after.goods[good] = count;
        (given == 0).then_some(after)
    }

    fn arrived_in(&self, colony: Colony) -> bool {
        self.state.turn.arrivals.iter().any(|space| matches!(space, Space::Arrival(other, _) if *other == colony))
    }
}

impl Play<'_> {
    /// Lets up to this many ships move; what they bring comes after all moves.
    pub fn move_ships(&mut self, count: u8) {
        self.then([Question::Ship(count, None), Question::Reward]);
    }

    fn sail(&mut self, left: u8, from: Harbour, to: Space) {
        let who = self.seat();
        let voyage = self.edition.voyage(to);
        let berth = self.look().berth(to);
        let wood = self.look().wood_cost(Look::voyage_wood(from));
        self.me().goods[voyage.good] -= voyage.count;
        match from {
            Harbour::Home => self.me().ships -= 1,
            Harbour::At(space) => self.state.set_ship(space, None),
        }
        self.state.set_ship(berth, Some(who));
        self.tell(Event::ShipMoved { who, from, to, good: voyage.good, paid: voyage.count, wood });
        if left > 1 {
            self.then([Question::Ship(left - 1, Some(berth))]);
        }
        self.pay_wood(wood);
        self.state.turn.arrivals.push(to);
    }
}

/// The trade post or colony of a space, as a subject under which voyages are found.
fn destination(space: Space) -> Phrase {
    match space {
        Space::Trade(good, _) => names::post(good),
        Space::Arrival(colony, _) => names::colony(colony),
    }
}

impl Reply<Madeira> for action::Ship {
    const COMMAND: Option<&'static str> = Some("ship");

    fn label(self, _sight: Reckoning<'_>, _price: &Price) -> Phrase {
        match self.from {
            Harbour::Home => {
                w::OptShipHome { wood: names::amount(Stock::Wood, Look::voyage_wood(Harbour::Home)) }.say()
            }
            Harbour::At(space) => w::OptShip { place: names::space(space) }.say(),
        }
    }

    fn slots(self) -> Vec<(&'static str, String)> {
        vec![("ship", self.from.to_string())]
    }

    fn groups(self, _sight: Reckoning<'_>) -> Vec<Phrase> {
        vec![match self.from {
            Harbour::Home => w::HOME.say(),
            Harbour::At(space) => destination(space),
        }]
    }

    fn places(self, _sight: Reckoning<'_>) -> Vec<String> {
        match self.from {
            Harbour::At(space) => vec![places::space(space)],
            Harbour::Home => Vec::new(),
        }
    }
}

impl Reply<Madeira> for action::Sail {
    const PREVIEWS: bool = true;

    fn label(self, sight: Reckoning<'_>, price: &Price) -> Phrase {
        let voyage = sight.edition.voyage(self.to);
        let place = names::space(self.to);
        let from_home = matches!(sight.view.step, Some(Question::Sail(_, Harbour::Home)));
        let goods = names::amount(Stock::Good(voyage.good), price.range(voyage.good.name()).1);
        let wood = from_home.then(|| wood_words(1, price));
        let goods = Phrase::List([goods].into_iter().chain(wood).collect());
        match self.to {
            Space::Trade(..) => {
                w::OptSailTrade { place, goods, reais: names::amount(Stock::Reais, voyage.reais) }.say()
            }
            Space::Arrival(..) => w::OptSailColony { place, goods }.say(),
        }
    }

    fn slots(self) -> Vec<(&'static str, String)> {
        vec![("sail", self.to.to_string())]
    }

    fn detail(self, sight: Reckoning<'_>, _next: &[Action]) -> Option<Phrase> {
        let Space::Arrival(colony, _) = self.to else { return None };
        let rewards = sight.view.colonies[colony.index()].rewards.map(names::reward);
        Some(w::DetailRewards { rewards: names::either(rewards.into()) }.say())
    }

    fn groups(self, _sight: Reckoning<'_>) -> Vec<Phrase> {
        vec![destination(self.to)]
    }

    fn sought_name(self, _sight: Reckoning<'_>) -> Option<Phrase> {
        Some(destination(self.to))
    }

    fn places(self, _sight: Reckoning<'_>) -> Vec<String> {
        vec![places::space(self.to)]
    }
}

impl Reply<Madeira> for action::Reward {
    const COMMAND: Option<&'static str> = Some("reward");

    fn label(self, sight: Reckoning<'_>, _price: &Price) -> Phrase {
        let (colony, reward) = (names::colony(self.colony), names::reward(self.reward));
        w::OptReward { colony, reward, gives: sight.reward_gives(self.reward) }.say()
    }

    fn groups(self, _sight: Reckoning<'_>) -> Vec<Phrase> {
        vec![names::colony(self.colony)]
    }

    fn places(self, _sight: Reckoning<'_>) -> Vec<String> {
        vec![places::rewards(self.colony)]
    }
}

impl Happen<Madeira> for event::ShipMoved {
    const WEIGHT: Weight = Weight::Action;

    fn words(&self, _game: &Madeira) -> Option<Phrase> {
        let (who, to) = (self.who, names::space(self.to));
        let paid = names::amount(Stock::Good(self.good), self.paid);
        Some(match self.from {
            Harbour::Home => {
                let launched = names::amount(Stock::Wood, Look::voyage_wood(self.from));
                w::ShipLaunched { who, to, paid: names::both(vec![paid, launched]) }.say()
            }
            Harbour::At(_) => w::ShipMoved { who, from: names::harbour(self.from), to, paid }.say(),
        })
    }

    fn book(&self, book: &mut dyn FnMut(Booking)) {
        let goods = (self.good.name(), self.paid.into());
        bought(book, self.who, VOYAGE, [goods].into_iter().chain(of_wood(self.wood)).collect());
    }
}

impl Happen<Madeira> for event::RewardTaken {
    const WEIGHT: Weight = Weight::Result;

    fn words(&self, game: &Madeira) -> Option<Phrase> {
        let (colony, reward) = (names::colony(self.colony), names::reward(self.reward));
        let gives = names::reward_gives(game.edition(), self.reward);
        Some(w::RewardTaken { who: self.who, colony, reward, gives }.say())
    }
}
