//! The whole position: small arrays of small numbers, without heap, cheap to clone.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::edition::Edition;
use super::step::{Question, Stage, Step, Turn};
use super::vocabulary::{
    Building, Character, City, Colony, Favour, FavourSet, Field, Good, Goods, Region, Requests, Reward, Space, Spot,
};
use engine::vocabulary::by_name;
use engine::{Seat, SeatSet, Seed, small};

/// The most dice anybody or any row has; also the action markers of a player.
pub const DICE: usize = 3;

/// Everything there is to know about a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    pub seed: Seed,
    /// From 1; 0 during the set-up.
    pub round: u8,
    pub stage: Stage,
    /// Who has still to answer a question that several are asked at once.
    pub asked: SeatSet,
    pub turn: Turn,
    /// What the seat of the turn is doing, the innermost last. While it is empty the stage goes on.
    pub steps: ArrayVec<Step, 8>,
    pub players: ArrayVec<Player, 4>,
    /// The pass column from the top: the order of phases C to E, and of the next phase A.
    pub order: ArrayVec<Seat, 4>,
    pub rows: ArrayVec<Row, 4>,
    /// The pirate dice at the watch.
    pub pirate_dice: ArrayVec<u8, DICE>,
    /// Guild dice that lie beside the board, given up by passing.
    pub dice_aside: u8,
    /// By building.
    pub sites: [Site; 5],
    /// The building that is being resolved.
    pub resolved: Option<Resolved>,
    pub fields: [FieldState; Field::COUNT],
    /// What stands in the cities, by spot from the left.
    pub cities: [[Occupant; Spot::PER_CITY]; 3],
    /// The favours on districts that are not built, by city and column.
    pub districts: [[Option<Favour>; Edition::COLUMNS]; 3],
    pub colonies: [ColonyState; 3],
    /// Ships at the trade posts.
    pub trade: [[Option<Seat>; Space::TRADE]; 3],
    /// Requests that have been presented.
    pub presented: Requests,
}

/// A player's supply at home, and what only they have.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Player {
    pub workers: u8,
    pub watch: u8,
    pub ships: u8,
    pub goods: Goods,
    pub wood: u16,
    pub bread: u16,
    pub reais: u16,
    pub pp: u16,
    pub windmill: u8,
    /// Known to the player only (ruling 13).
    pub pirates: u16,
    #[serde(with = "by_name")]
    pub face_up: FavourSet,
    #[serde(with = "by_name")]
    pub face_down: FavourSet,
    pub requests: Requests,
    /// The values of the guild dice that are left; 0 where there is none.
    pub dice: [u8; DICE],
    /// Action markers by building.
    pub markers: [u8; 5],
    /// The space of the pass column, once the player has passed.
    pub passed: Option<u8>,
    pub presenting: Presenting,
}

/// What a player has used for requests in this scoring; nothing counts twice (ruling 11).
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Presenting {
    pub requests: u8,
    pub trade_ships: u8,
    pub expedition_ships: u8,
    /// Favours of each guild.
    pub favours: u8,
    pub cities: [bool; 3],
}

/// A row of the dice column.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Row {
    /// The dice on it; 0 once they are taken.
    pub dice: [u8; DICE],
    pub requests: Requests,
    pub taken: Option<Seat>,
}

/// A building in this round: its character and the dice on it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Site {
    pub character: Character,
    pub guild_dice: u8,
    pub pirate_die: bool,
}

/// The building that is being resolved, after its dice were rolled again.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Resolved {
    pub building: Building,
    pub cost: u8,
    pub pirates: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct FieldState {
    /// What it yields when no wood is on it.
    pub good: Good,
    pub wood: u8,
    /// At most one worker of each player.
    pub workers: SeatSet,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct ColonyState {
    /// Workers on the land, by seat.
    pub workers: [u8; 4],
    pub ships: [Option<Seat>; Space::ARRIVALS],
    pub rewards: [Reward; 2],
}

/// Who stands on a spot of a city.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Occupant {
    Nobody,
    Citizen,
    Worker(Seat),
}

impl State {
    pub fn seats(&self) -> usize {
        self.players.len()
    }

    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The question that the seat of the turn has to answer, if any.
    pub fn asking(&self) -> Option<Question> {
        self.steps.last().map(|step| match step {
            Step::Ask(question) => *question,
            Step::Run(task) => unreachable!("{task:?} runs before anybody is asked"),
        })
    }

    /// The player whose turn it is.
    pub fn active(&self) -> &Player {
        self.player(self.turn.seat)
    }

    pub fn active_mut(&mut self) -> &mut Player {
        let seat = self.turn.seat;
        self.player_mut(seat)
    }

    pub fn field(&self, field: Field) -> &FieldState {
        &self.fields[field.index()]
    }

    pub fn field_mut(&mut self, field: Field) -> &mut FieldState {
        &mut self.fields[field.index()]
    }

    pub fn occupant(&self, spot: Spot) -> Occupant {
        self.cities[spot.city().index()][spot.number()]
    }

    pub fn set_occupant(&mut self, spot: Spot, occupant: Occupant) {
        self.cities[spot.city().index()][spot.number()] = occupant;
    }

    /// Whether the district of this spot is built: no favour lies on it.
    pub fn is_built(&self, spot: Spot) -> bool {
        let column = spot.district().checked_sub(Spot::DISTRICTS - Edition::COLUMNS);
        column.is_none_or(|column| self.districts[spot.city().index()][column].is_none())
    }

    pub fn colony(&self, colony: Colony) -> &ColonyState {
        &self.colonies[colony.index()]
    }

    pub fn site(&self, building: Building) -> &Site {
        &self.sites[building.index()]
    }

    /// The building on which a character lies this round.
    pub fn building_of(&self, character: Character) -> Building {
        let found = Building::ALL.iter().copied().find(|building| self.site(*building).character == character);
        found.expect("every character lies on a building")
    }

    /// Who is on a space.
    pub fn ship_at(&self, space: Space) -> Option<Seat> {
        match space {
            Space::Trade(good, number) => self.trade[good.index()][usize::from(number)],
            Space::Arrival(colony, number) => self.colony(colony).ships[usize::from(number)],
        }
    }

    pub fn set_ship(&mut self, space: Space, ship: Option<Seat>) {
        match space {
            Space::Trade(good, number) => self.trade[good.index()][usize::from(number)] = ship,
            Space::Arrival(colony, number) => self.colonies[colony.index()].ships[usize::from(number)] = ship,
        }
    }

    /// The ships of a seat at a trade post.
    pub fn traders(&self, good: Good, seat: Seat) -> u8 {
        small(self.trade[good.index()].iter().filter(|ship| **ship == Some(seat)).count())
    }

    /// The ships of a seat at a colony.
    pub fn explorers(&self, colony: Colony, seat: Seat) -> u8 {
        small(self.colony(colony).ships.iter().filter(|ship| **ship == Some(seat)).count())
    }

    /// How many workers a seat has in a region; the forest is in none.
    pub fn workers_in(&self, region: Region, seat: Seat) -> u8 {
        small(Field::of_region(region).filter(|field| self.field(*field).workers.contains(seat)).count())
    }

    /// The workers of a seat and the citizens in a city.
    pub fn population(&self, city: City, seat: Seat) -> (u8, u8) {
        let spots = &self.cities[city.index()];
        let count = |occupant: Occupant| small(spots.iter().filter(|other| **other == occupant).count());
        (count(Occupant::Worker(seat)), count(Occupant::Citizen))
    }
}

impl Player {
    /// How often the player could step up on the windmill, exchanging other goods for wheat.
    pub fn steps_up(&self) -> u16 {
        let wheat = u16::from(self.goods[Good::Wheat]);
        (wheat + (self.goods.total() - wheat) / 2) / 2
    }

    /// The dice that are left, lowest first, each value once.
    pub fn die_values(&self) -> impl Iterator<Item = u8> + '_ {
        distinct(&self.dice)
    }

    pub fn has_die(&self, value: u8) -> bool {
        value > 0 && self.dice.contains(&value)
    }

    /// How many dice are left.
    pub fn dice_left(&self) -> u8 {
        small(self.dice.iter().filter(|die| **die > 0).count())
    }
}

/// The values of dice in rising order, each once.
pub fn distinct(dice: &[u8]) -> impl Iterator<Item = u8> + '_ {
    (1..=6).filter(|value| dice.contains(value))
}
