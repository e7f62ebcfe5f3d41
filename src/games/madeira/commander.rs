//! The commander: ships to trade posts and colonies, and what they bring (p. 10, ruling 5).

use super::action::Action;
use super::edition::Voyage;
use super::event::{Event, Stock};
use super::play::{Look, Play};
use super::refusal::{Allowed, Refusal};
use super::step::Question;
use super::vocabulary::{Colony, Harbour, Reward, Space};
use crate::engine::small;

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
    pub fn may_sail(&self, from: Harbour, to: Space) -> Allowed {
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

    pub fn may_move_ship(&self, moved: Option<Space>, from: Harbour) -> Allowed {
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

    pub fn ship_options(&self, moved: Option<Space>, out: &mut Vec<Action>) {
        out.extend(self.movable_ships(moved).map(Action::Ship));
        out.push(Action::Done);
    }

    /// The windmill may take the goods away meanwhile, so there is always the way out.
    pub fn sail_options(&self, from: Harbour, out: &mut Vec<Action>) {
        out.extend(Space::all().filter(|to| self.may_sail(from, *to).is_ok()).map(Action::Sail));
        out.push(Action::Done);
    }

    /// Whether exchanging goods at the windmill could let a ship go somewhere.
    pub fn could_sail_by_exchange(&self, moved: Option<Space>) -> bool {
        let goods = self.me().goods;
        let payable = |voyage: Voyage| {
            let others = goods.total() - u16::from(goods[voyage.good]);
            u16::from(goods[voyage.good]) + others / 2 >= voyage.count.into()
        };
        let somewhere = Space::all().any(|to| self.may_enter_space(to).is_ok() && payable(self.edition.voyage(to)));
        let has_wood = self.me().wood > 0 || self.wood_in_reach(self.seat()) > 0;
        let mut ships = self.harbours().filter(|from| self.may_weigh_anchor(moved, *from).is_ok());
        goods.total() >= 2 && somewhere && ships.any(|from| from != Harbour::Home || has_wood)
    }

    pub fn may_take_reward(&self, colony: Colony, reward: Reward) -> Allowed {
        let arrived = self.arrived_in(colony);
        let there = arrived && self.state.colony(colony).rewards.contains(&reward);
        if there { Ok(()) } else { Err(Refusal::NoSuchReward) }
    }

    fn arrived_in(&self, colony: Colony) -> bool {
        self.state.turn.arrivals.iter().any(|space| matches!(space, Space::Arrival(other, _) if *other == colony))
    }

    pub fn reward_options(&self, out: &mut Vec<Action>) {
        for &colony in Colony::ALL.iter().filter(|colony| self.arrived_in(**colony)) {
            out.extend(self.state.colony(colony).rewards.map(|reward| Action::Reward(colony, reward)));
        }
    }
}

impl Play<'_> {
    /// Lets up to this many ships move; what they bring comes after all moves.
    pub fn move_ships(&mut self, count: u8) {
        self.then([Question::Ship(count, None), Question::Reward]);
    }

    pub fn sail(&mut self, left: u8, from: Harbour, to: Space) {
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

    /// Goes back from the destination to the choice of the ship.
    pub fn choose_another_ship(&mut self, left: u8) {
        let moved = self.state.turn.arrivals.last().map(|space| self.look().berth(*space));
        self.then([Question::Ship(left, moved)]);
    }

    /// Ships have moved: reais come at once, rewards in the order the player likes. Whether no reward is left to take.
    pub fn settle_arrivals(&mut self) -> bool {
        let who = self.seat();
        let is_trade = |space: &Space| matches!(space, Space::Trade(..));
        while let Some(index) = self.state.turn.arrivals.iter().position(is_trade) {
            let space = self.state.turn.arrivals.remove(index);
            self.gain(who, Stock::Reais, self.edition.voyage(space).reais);
        }
        self.state.turn.arrivals.is_empty()
    }

    /// Takes the reward for one ship that arrived in a colony.
    pub fn take_reward(&mut self, colony: Colony, reward: Reward) {
        let who = self.seat();
        let arrivals = &mut self.state.turn.arrivals;
        let ship = arrivals.iter().position(|space| matches!(space, Space::Arrival(other, _) if *other == colony));
        arrivals.remove(ship.expect("a ship waits for a listed reward"));
        self.tell(Event::RewardTaken { who, colony, reward });
        self.then([Question::Reward]);
        self.reward(reward);
    }
}
