//! Phase C: the five buildings in their order (p. 12-13, ruling 8).

use arrayvec::ArrayVec;

use super::event::Loss;
use super::prelude::*;
use super::price::{BUILDING, REAIS, paid};
use super::state::Resolved;
use super::step::{Job, Moving, Stage};
use engine::Events;

/// With as many workers in the region the lower, better action is carried out.
pub const MANY: u8 = 3;
/// The diplomat counts as this many workers.
pub const DIPLOMAT: u8 = 2;

/// The PP that the capitania brings with this many workers.
pub fn capitania_pp(workers: u8) -> u8 {
    if workers >= MANY { 3 } else { 1 }
}

/// The bread that the moinho gives with this many workers.
pub fn moinho_bread(workers: u8) -> u8 {
    if workers >= MANY { 5 } else { 2 }
}

/// What a building that is being resolved costs with this favour.
pub fn building_cost(resolved: Resolved, holding: Option<Favour>) -> u8 {
    if holding == Some(Favour::Noble) { 0 } else { resolved.cost }
}

engine::one_of! {
    pub enum ResolveReply of Action { Favour(action::Favour), Pay(action::Pay), Pirates(action::Pirates) }
}

impl Ask<Madeira> for question::Resolve {
    type Reply = ResolveReply;
    const TERM: Option<&'static str> = Some("building-actions");

    fn options(self, look: Look<'_>, _seat: Seat, out: &mut impl Extend<Action>) {
        look.favour_options(out);
        let payable = look.may_pay_building(self.resolved).is_ok();
        if payable {
            out.extend([Action::Pay]);
        }
        // After noble or diplomat, which are used only if the cost can be paid, it is paid (ruling 3).
        let bound = matches!(look.state.turn.holding, Some(Favour::Noble | Favour::Diplomat));
        if !(bound && payable) {
            out.extend([Action::Pirates]);
        }
    }

    fn check(self, look: Look<'_>, _seat: Seat, reply: ResolveReply) -> Allowed {
        match reply {
            ResolveReply::Favour(reply) => look.may_use(reply.favour),
            ResolveReply::Pay(_) => look.may_pay_building(self.resolved),
            ResolveReply::Pirates(_) => Err(Refusal::AskedOtherwise),
        }
    }

    fn price(self, look: Look<'_>, _seat: Seat, reply: ResolveReply) -> Price {
        match reply {
            ResolveReply::Favour(reply) => look.favour_price(reply.favour),
            ResolveReply::Pay(_) => look.building_price(look.state.turn.holding),
            ResolveReply::Pirates(_) => Price::free(),
        }
    }

    fn even_if_forced(self, look: Look<'_>, _seat: Seat) -> bool {
        let cost = building_cost(self.resolved, look.state.turn.holding);
        look.lacks_only_reais(cost.into()) || look.lacks_only_means()
    }

    fn sought(self, sight: Reckoning<'_>) -> Vec<Action> {
        [Action::Pay].into_iter().chain(sight.favours()).collect()
    }

    fn carry_out(self, play: &mut Play<'_>, who: Seat, reply: ResolveReply) {
        match reply {
            ResolveReply::Favour(reply) => play.use_favour(reply.favour, self.into()),
            ResolveReply::Pay(_) => {
                let (building, holding) = (self.resolved.building, play.state.turn.holding);
                let cost = building_cost(self.resolved, holding);
                play.me().reais -= u16::from(cost);
                play.tell(Event::BuildingPaid { who, building, reais: cost });
                play.use_building(building, holding);
            }
            ResolveReply::Pirates(_) => play.take_pirates(who, self.resolved.pirates),
        }
    }

    fn words(self, sight: Reckoning<'_>) -> Phrase {
        let cost = names::amount(Stock::Reais, building_cost(self.resolved, sight.view.holding));
        let pirates = names::pirates(self.resolved.pirates);
        w::AskResolve { building: names::building(self.resolved.building), cost, pirates }.say()
    }
}

impl Look<'_> {
    /// How many workers of the active player count at a building with this favour.
    pub fn workers_at(&self, building: Building, holding: Option<Favour>) -> u8 {
        let diplomat = if holding == Some(Favour::Diplomat) { DIPLOMAT } else { 0 };
        self.state.workers_in(self.edition.building(building).region, self.seat()) + diplomat
    }

    pub fn may_pay_building(&self, resolved: Resolved) -> Allowed {
        self.may_spend(building_cost(resolved, self.state.turn.holding).into())
    }

    /// The cost of a building if its dice showed nothing yet.
    pub fn base_cost(&self) -> u8 {
        self.edition.base_cost(self.state.seats())
    }
}

impl Play<'_> {
    pub fn begin_buildings(&mut self) {
        self.order_by_passing();
        self.state.stage = Stage::Buildings(0, 0);
    }

    /// The next in the order decides at the current building, or the next building is opened.
    pub fn next_at_building(&mut self, number: u8, asked: u8) {
        let Some(&building) = Building::ALL.get(usize::from(number)) else {
            self.end_buildings();
            return;
        };
        if self.state.resolved.is_none() && !self.open_building(building) {
            self.state.stage = Stage::Buildings(number + 1, 0);
            return;
        }
        match (self.state.order.get(usize::from(asked)).copied(), self.state.resolved) {
            (Some(seat), Some(resolved)) => {
                self.state.stage = Stage::Buildings(number, asked + 1);
                if self.state.player(seat).markers[building.index()] > 0 {
                    self.begin(seat, Question::Resolve(resolved));
                }
            }
            _ => {
                self.state.resolved = None;
                self.state.stage = Stage::Buildings(number + 1, 0);
            }
        }
    }

    /// Rolls the dice on a building again. Without any marker it is skipped.
    fn open_building(&mut self, building: Building) -> bool {
        if self.state.players.iter().all(|player| player.markers[building.index()] == 0) {
            return false;
        }
        let site = *self.state.site(building);
        let mut stream = self.building_stream(building);
        let dice: ArrayVec<u8, 4> = (0..site.guild_dice).map(|_| self.roll(&mut stream)).collect();
        let pirate = site.pirate_die.then(|| self.roll(&mut stream));
        let cost = self.look().base_cost().saturating_sub(dice.iter().sum());
        let pirates = 1 + pirate.unwrap_or(0);
        self.state.resolved = Some(Resolved { building, cost, pirates });
        self.tell(Event::BuildingOpened { building, dice, pirate, cost, pirates });
        self.mark(Events::reveal);
        true
    }

    /// Markers go home, dice and characters beside the board.
    fn end_buildings(&mut self) {
        self.state.players.iter_mut().for_each(|player| player.markers = [0; 5]);
        for site in &mut self.state.sites {
            (site.guild_dice, site.pirate_die) = (0, false);
        }
        self.state.pirate_dice.clear();
        self.ask_last_windmill();
    }

    /// The action of a building, by the number of workers in its region.
    pub fn use_building(&mut self, building: Building, holding: Option<Favour>) {
        let who = self.seat();
        let workers = self.look().workers_at(building, holding);
        if workers == 0 {
            return;
        }
        if building == Building::CasaDaCoroa && self.me().face_down.is_empty() {
            self.tell(Event::Lost { who, what: Loss::FavourTurnedUp });
            return;
        }
        self.tell(Event::BuildingUsed { who, building, workers });
        let many = workers >= MANY;
        let pieces = if many { 2 } else { 1 };
        match building {
            Building::Moinho => self.gain(who, Stock::Bread, moinho_bread(workers)),
            Building::Capitania => self.gain_city(capitania_pp(workers), pieces),
            Building::Alfandega => self.then([Question::Worker(Moving::of(Job::Colonies, pieces))]),
            Building::CasaDaCoroa => self.offer_to_turn_up(pieces),
            Building::Fortaleza => self.then([Question::Worker(Moving::of(Job::Watch, pieces))]),
        }
    }
}

impl Reply<Madeira> for action::Pay {
    const COMMAND: Option<&'static str> = Some("building");

    fn label(self, sight: Reckoning<'_>, price: &Price) -> Phrase {
        let resolved = sight.resolved().expect("a building is being resolved");
        let effect = sight.effect(resolved.building, sight.view.holding);
        let reais = names::amount(Stock::Reais, price.range(REAIS).1);
        w::OptPay { reais, effect }.say()
    }

    fn slots(self) -> Vec<(&'static str, String)> {
        vec![("way", Action::Pay.to_string())]
    }

    fn sought_name(self, sight: Reckoning<'_>) -> Option<Phrase> {
        Some(sight.resolved().map_or_else(Phrase::empty, |resolved| names::building(resolved.building)))
    }
}

impl Reply<Madeira> for action::Pirates {
    const COMMAND: Option<&'static str> = Some("building");

    fn label(self, sight: Reckoning<'_>, _price: &Price) -> Phrase {
        let count = sight.resolved().map_or(0, |resolved| resolved.pirates);
        w::OptPirates { pirates: names::pirates(count) }.say()
    }

    fn slots(self) -> Vec<(&'static str, String)> {
        vec![("way", Action::Pirates.to_string())]
    }
}

impl Happen<Madeira> for event::BuildingOpened {
    const WEIGHT: Weight = Weight::Reason;
    const BETWEEN_TURNS: bool = true;

    fn words(&self, _game: &Madeira) -> Option<Phrase> {
        let thrown = [names::guild_dice(&self.dice)].into_iter();
        let dice = Phrase::List(thrown.chain(self.pirate.map(|value| names::die(value, true))).collect());
        let (building, cost) = (names::building(self.building), names::amount(Stock::Reais, self.cost));
        Some(w::BuildingOpened { building, dice, cost, pirates: names::pirates(self.pirates) }.say())
    }

    fn book(&self, book: &mut dyn FnMut(Booking)) {
        book(Booking::Closed);
    }
}

impl Happen<Madeira> for event::BuildingPaid {
    const WEIGHT: Weight = Weight::Action;

    fn words(&self, _game: &Madeira) -> Option<Phrase> {
        let reais = names::amount(Stock::Reais, self.reais);
        Some(w::BuildingPaid { who: self.who, building: names::building(self.building), reais }.say())
    }

    fn book(&self, book: &mut dyn FnMut(Booking)) {
        // Noble and diplomat announce what is then paid, so nothing is closed before it.
        book(paid(self.who, BUILDING, vec![(REAIS, self.reais.into())]));
    }
}

impl Happen<Madeira> for event::BuildingUsed {
    const WEIGHT: Weight = Weight::Result;

    fn words(&self, _game: &Madeira) -> Option<Phrase> {
        // Whoever had no worker did not carry it out, so the region is not named.
        let effect = names::building_effect(self.building, 0, self.workers);
        Some(w::BuildingUsed { who: self.who, building: names::building(self.building), effect }.say())
    }

    fn book(&self, book: &mut dyn FnMut(Booking)) {
        book(Booking::Gained(self.who));
    }
}
