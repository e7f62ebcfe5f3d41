//! Phase C: the five buildings in their order (p. 12-13, ruling 8).

use arrayvec::ArrayVec;

use super::action::Action;
use super::event::{Event, Lost, Stock};
use super::play::{Look, Play};
use super::refusal::Allowed;
use super::state::Resolved;
use super::step::{Job, Moving, Question, Stage};
use super::vocabulary::{Building, Favour};

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

impl Look<'_> {
    /// How many workers of the active player count at a building with this favour.
    pub fn workers_at(&self, building: Building, holding: Option<Favour>) -> u8 {
        let diplomat = if holding == Some(Favour::Diplomat) { DIPLOMAT } else { 0 };
        self.state.workers_in(self.edition.building(building).region, self.seat()) + diplomat
    }

    pub fn may_pay_building(&self, resolved: Resolved) -> Allowed {
        self.may_spend(building_cost(resolved, self.state.turn.holding).into())
    }

    pub fn resolve_options(&self, resolved: Resolved, out: &mut Vec<Action>) {
        self.favour_options(out);
        let payable = self.may_pay_building(resolved).is_ok();
        if payable {
            out.push(Action::Pay);
        }
        // After noble or diplomat, which are used only if the cost can be paid, it is paid (ruling 3).
        let bound = matches!(self.state.turn.holding, Some(Favour::Noble | Favour::Diplomat));
        if !(bound && payable) {
            out.push(Action::Pirates);
        }
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
        self.events.reveal();
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

    /// Pays the cost, and carries the action out if there is a worker in the region.
    pub fn pay_building(&mut self, resolved: Resolved) {
        let (who, building) = (self.seat(), resolved.building);
        let holding = self.state.turn.holding;
        let cost = building_cost(resolved, holding);
        self.me().reais -= u16::from(cost);
        self.tell(Event::BuildingPaid { who, building, reais: cost });
        self.use_building(building, holding);
    }

    /// The action of a building, by the number of workers in its region.
    pub fn use_building(&mut self, building: Building, holding: Option<Favour>) {
        let who = self.seat();
        let workers = self.look().workers_at(building, holding);
        if workers == 0 {
            return;
        }
        if building == Building::CasaDaCoroa && self.me().face_down.is_empty() {
            self.tell(Event::Lost { who, what: Lost::FavourTurnedUp });
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
