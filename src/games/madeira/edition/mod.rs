//! The values of an edition: every number that the rulebook shows only as an icon.

mod file;

use arrayvec::ArrayVec;

use super::vocabulary::{
    Building, City, Colony, Favour, FavourSet, Field, Good, Guild, PassGain, Region, Request, Requests, Reward, Space,
};
use crate::engine::{EditionError, small};

/// The values of one edition, ready for play.
#[derive(Clone, Debug, PartialEq)]
pub struct Edition {
    pub id: String,
    pub start: Start,
    /// The faces of every die.
    pub faces: Vec<u8>,
    pub pirate_dice: u8,
    /// By number of players from two.
    pub base_cost: [u8; 3],
    pub buildings: [BuildingSpec; 5],
    pub wood_price: Vec<u16>,
    /// By field; regions need not have all of them.
    pub fields: [Option<FieldSpec>; Field::COUNT],
    pub trade: [TradeSpec; 3],
    pub colonies: [ColonySpec; 3],
    pub cities: [CitySpec; 3],
    /// What a district costs, by column from the first that is not built at the start.
    pub district_wood: [u8; Edition::COLUMNS],
    pub windmill: Windmill,
    /// By number of players from two.
    pub boards: [GuildBoard; 3],
    /// By guild.
    pub favours: [FavourSet; 4],
    /// The requests with two, three and four heads.
    pub requests: [Requests; 3],
    /// The start requests with the crowns on their backs.
    pub start_requests: [(Request, u8); 4],
    /// The tiles of the upper and the lower reward space.
    pub rewards: [[Reward; 4]; 2],
    /// Reais of the reward loot.
    pub loot: u8,
    /// What the players with the most pirates lose, from the most.
    pub pirate_loss: [u8; 4],
    /// Above this every pirate costs one PP more.
    pub pirates_above: u8,
}

/// What everyone begins with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Deserialize)]
pub struct Start {
    pub workers: u8,
    pub ships: u8,
    pub goods_each: u8,
    pub wood: u8,
    pub bread: u8,
    pub reais: u16,
    pub reais_by_seat: [u16; 4],
    pub watch_workers: u8,
    pub city_workers: u8,
    pub field_workers: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BuildingSpec {
    pub region: Region,
    /// The round in which no character lies on it.
    pub free_round: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FieldSpec {
    pub good: Good,
    /// What it is converted to in round 2 or 4.
    pub becomes: Option<Good>,
    /// By number of players from two.
    pub wood: [u8; 3],
}

/// PP per ship or worker by scoring: rounds 1, 3 and 5.
pub type ByScoring = [u8; 3];

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TradeSpec {
    pub pp: ByScoring,
    /// Goods to pay and reais to get.
    pub spaces: ArrayVec<(u8, u8), { Space::TRADE }>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ColonySpec {
    pub good: Good,
    pub pp: ByScoring,
    /// Wine to pay.
    pub wine: [u8; Space::ARRIVALS],
}

/// What the mayor brings from a city.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CityGives {
    Bread,
    Reais,
    Wood,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CitySpec {
    pub gives: CityGives,
    /// With and without the majority.
    pub pp: [u8; 2],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Deserialize)]
pub struct Windmill {
    pub bottom: u8,
    pub top: u8,
    pub start: u8,
}

/// The guild board for a number of players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GuildBoard {
    /// The guilds of each row of the dice column: one, or two to choose from.
    pub rows: ArrayVec<ArrayVec<Guild, 2>, 4>,
    /// The alternatives of each space of the pass column.
    pub pass: ArrayVec<ArrayVec<PassGain, 3>, 4>,
}

impl Edition {
    /// The districts of a city that are built during the game.
    pub const COLUMNS: usize = 4;

    /// Reads an edition file.
    pub fn load(text: &str) -> Result<Edition, EditionError> {
        file::read(text)
    }

    pub fn building(&self, building: Building) -> BuildingSpec {
        self.buildings[building.index()]
    }

    pub fn city(&self, city: City) -> CitySpec {
        self.cities[city.index()]
    }

    pub fn colony(&self, colony: Colony) -> &ColonySpec {
        &self.colonies[colony.index()]
    }

    pub fn trade(&self, good: Good) -> &TradeSpec {
        &self.trade[good.index()]
    }

    pub fn board(&self, seats: usize) -> &GuildBoard {
        &self.boards[seats - 2]
    }

    pub fn base_cost(&self, seats: usize) -> u8 {
        self.base_cost[seats - 2]
    }

    /// The building on which no character lies in this round.
    pub fn free_building(&self, round: u8) -> Building {
        let free = Building::ALL.iter().copied().find(|building| self.building(*building).free_round == round);
        free.expect("one building is free in each round")
    }

    /// Whether there is such a field; the forest always is.
    pub fn has_field(&self, field: Field) -> bool {
        field.is_forest() || self.fields[field.index()].is_some()
    }

    pub fn guild(&self, favour: Favour) -> Guild {
        let guild = Guild::ALL.iter().copied().find(|guild| self.favours[guild.index()].contains(favour));
        guild.expect("every favour is of a guild")
    }

    /// The price of this much wood bought in one turn. Beyond the table it goes on in the same way: 28, 36, …
    pub fn wood_price(&self, count: u8) -> u16 {
        let count = usize::from(count);
        match (count, self.wood_price.len()) {
            (0, _) => 0,
            (count, known) if count <= known => self.wood_price[count - 1],
            (count, known) => {
                let further: u16 = (known + 1..=count).map(|more| u16::from(small(more))).sum();
                self.wood_price[known - 1] + further
            }
        }
    }

    /// What a ship on this space pays and gets: the good, how much of it, and reais.
    pub fn voyage(&self, space: Space) -> Voyage {
        match space {
            Space::Trade(good, number) => {
                let (count, reais) = self.trade(good).spaces.get(usize::from(number)).copied().unwrap_or_default();
                Voyage { good, count, reais }
            }
            Space::Arrival(colony, number) => {
                Voyage { good: Good::Wine, count: self.colony(colony).wine[usize::from(number)], reais: 0 }
            }
        }
    }
}

/// What it takes to put a ship on a space, and the reais it then brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Voyage {
    pub good: Good,
    pub count: u8,
    pub reais: u8,
}

/// The place of a scoring round in the PP tables.
pub const fn scoring(round: u8) -> usize {
    match round {
        1 => 0,
        2 | 3 => 1,
        _ => 2,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BUILT_IN: &str = include_str!("../edition.toml");

    #[test]
    fn the_built_in_edition_has_the_printed_values() {
        let edition = Edition::load(BUILT_IN).expect("the built-in edition");
        assert_eq!(edition.voyage(Space::Trade(Good::Sugar, 2)), Voyage { good: Good::Sugar, count: 4, reais: 14 });
        assert_eq!([1, 2, 3, 4, 5, 6, 7, 8].map(|n| edition.wood_price(n)), [1, 3, 6, 10, 15, 21, 28, 36]);
        assert_eq!(edition.board(4).pass[1].as_slice(), [PassGain::Reais(3), PassGain::City(1)]);
        assert_eq!(edition.guild(Favour::Diplomat), Guild::Violet);
    }

    fn broken(from: &str, to: &str) -> String {
        assert!(BUILT_IN.contains(from), "{from}");
        Edition::load(&BUILT_IN.replacen(from, to, 1)).expect_err(to).to_string()
    }

    #[test]
    fn errors_name_table_and_key() {
        let cases = [
            ("[\"2 -> 6\"", "[\"2 for 6\"", "trade.sugar.spaces"),
            ("\"reais 2\"", "\"gold 2\"", "guild_board.4.pass"),
            ("id = \"1a\"", "id = \"7a\"", "field.id"),
            ("order = [", "order = [ { id = \"moinho\", region = 2, free_round = 5 },", "building.order"),
            ("\"treasurer\", ", "\"monk\", ", "favours"),
            ("pp = { 1 = 3,", "pp = { 2 = 3,", "trade.wheat.pp"),
            ("start = { trade = 1,", "start = { trade = 2,", "requests.start"),
            ("start = 3", "start = 9", "windmill.start"),
        ];
        for (from, to, place) in cases {
            let error = broken(from, to);
            assert!(error.starts_with(place), "{to}: {error}");
        }
    }
}
