//! The values of an edition: every number that the rulebook shows only as an icon.

mod checks;

use std::collections::BTreeMap;

use arrayvec::ArrayVec;
use serde::de::Error;
use serde::{Deserialize, Deserializer};

use super::vocabulary::{
    Building, City, Colony, Favour, FavourSet, Field, Good, Guild, PassGain, Region, Request, Requests, Reward, Space,
};
use engine::edition::{self, Code};
use engine::{EditionError, small};

/// The values of one edition, as its file has them.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct Edition {
    pub id: String,
    pub start: Start,
    pub dice: Dice,
    building: Buildings,
    wood: Wood,
    /// By field; regions need not have all of them.
    #[serde(rename = "field", deserialize_with = "fields")]
    pub fields: [Option<FieldSpec>; Field::COUNT],
    #[serde(deserialize_with = "edition::by_word::<Good, _, _, _>")]
    pub trade: [TradeSpec; 3],
    #[serde(rename = "colony", deserialize_with = "edition::by_word::<Colony, _, _, _>")]
    pub colonies: [ColonySpec; 3],
    #[serde(rename = "city", deserialize_with = "edition::by_word::<City, _, _, _>")]
    pub cities: [CitySpec; 3],
    pub district: District,
    pub windmill: Windmill,
    #[serde(deserialize_with = "by_seats")]
    guild_board: [GuildBoard; 3],
    pub favours: Favours,
    pub requests: RequestTiles,
    pub rewards: Rewards,
    pub pirates: PirateLoss,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct Dice {
    /// The faces of every die.
    pub faces: Vec<u8>,
    pub pirate_dice: u8,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
struct Buildings {
    #[serde(deserialize_with = "by_seats")]
    base_cost: [u8; 3],
    order: [BuildingSpec; 5],
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
struct Wood {
    price: Vec<u16>,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct District {
    /// What a district costs, by column from the first that is not built at the start.
    pub wood: [u8; Edition::COLUMNS],
}

/// The favours of each guild. Further keys, such as those of the Ambassadors, are for expansions.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct Favours {
    orange: Vec<Favour>,
    green: Vec<Favour>,
    blue: Vec<Favour>,
    violet: Vec<Favour>,
}

impl Favours {
    fn of(&self, guild: Guild) -> &[Favour] {
        match guild {
            Guild::Orange => &self.orange,
            Guild::Green => &self.green,
            Guild::Blue => &self.blue,
            Guild::Violet => &self.violet,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct RequestTiles {
    #[serde(deserialize_with = "request_counts")]
    two_heads: Requests,
    #[serde(deserialize_with = "request_counts")]
    three_heads: Requests,
    #[serde(deserialize_with = "request_counts")]
    four_heads: Requests,
    /// The start requests with the crowns on their backs.
    #[serde(deserialize_with = "start_requests")]
    pub start: [(Request, u8); 4],
}

/// The tiles of the upper and the lower reward space.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct Rewards {
    pub a: [Reward; 4],
    pub b: [Reward; 4],
    /// Reals of the reward loot. The edition files of the first release left it to the code.
    #[serde(default = "loot_of_the_first_release")]
    pub loot: u8,
}

fn loot_of_the_first_release() -> u8 {
    5
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct PirateLoss {
    /// What the players with the most pirates lose, from the most.
    pub loss: [u8; 4],
    /// Above this every pirate costs one PP more.
    pub each_above: u8,
}

/// What everyone begins with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
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

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub struct BuildingSpec {
    id: Building,
    pub region: Region,
    /// The round in which no character lies on it.
    pub free_round: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub struct FieldSpec {
    id: Field,
    region: Region,
    pub good: Good,
    /// What it is converted to in round 2 or 4.
    pub becomes: Option<Good>,
    /// By number of players from two.
    #[serde(default)]
    pub wood: [u8; 3],
}

/// PP per ship or worker by scoring: rounds 1, 3 and 5.
pub type ByScoring = [u8; 3];

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct TradeSpec {
    #[serde(deserialize_with = "by_scoring")]
    pub pp: ByScoring,
    /// Goods to pay and reais to get.
    #[serde(deserialize_with = "trade_spaces")]
    pub spaces: ArrayVec<(u8, u8), { Space::TRADE }>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub struct ColonySpec {
    pub good: Good,
    #[serde(deserialize_with = "by_scoring")]
    pub pp: ByScoring,
    /// Wine to pay.
    pub wine: [u8; Space::ARRIVALS],
}

/// What the mayor brings from a city.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CityGives {
    Bread,
    Reais,
    Wood,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub struct CitySpec {
    pub gives: CityGives,
    /// With and without the majority.
    pub pp: [u8; 2],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub struct Windmill {
    pub bottom: u8,
    pub top: u8,
    pub start: u8,
}

/// The guild board for a number of players.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct GuildBoard {
    /// The guilds of each row of the dice column: one, or two to choose from.
    pub rows: ArrayVec<ArrayVec<Guild, 2>, 4>,
    /// The alternatives of each space of the pass column.
    #[serde(deserialize_with = "pass_column")]
    pub pass: ArrayVec<ArrayVec<PassGain, 3>, 4>,
}

fn by_seats<'de, D: Deserializer<'de>, T: Deserialize<'de>>(deserializer: D) -> Result<[T; 3], D::Error> {
    edition::keyed(deserializer, ["2", "3", "4"])
}

fn by_scoring<'de, D: Deserializer<'de>>(deserializer: D) -> Result<ByScoring, D::Error> {
    edition::keyed(deserializer, ["1", "3", "5"])
}

fn fields<'de, D: Deserializer<'de>>(deserializer: D) -> Result<[Option<FieldSpec>; Field::COUNT], D::Error> {
    let mut fields = [None; Field::COUNT];
    for spec in Vec::<FieldSpec>::deserialize(deserializer)? {
        if spec.id.region() != Some(spec.region) {
            return Err(D::Error::custom(format!("the id {} begins with another region", spec.id)));
        }
        if fields[spec.id.index()].replace(spec).is_some() {
            return Err(D::Error::custom(format!("the field {} is there twice", spec.id)));
        }
    }
    Ok(fields)
}

/// Written `4 -> 14`.
fn trade_spaces<'de, D: Deserializer<'de>>(deserializer: D) -> Result<ArrayVec<(u8, u8), { Space::TRADE }>, D::Error> {
    let texts = ArrayVec::<String, { Space::TRADE }>::deserialize(deserializer)?;
    let space = |text: &String| {
        let (goods, reais) = text.split_once("->")?;
        Some((goods.trim().parse().ok()?, reais.trim().parse().ok()?))
    };
    let spaces = texts.iter().map(|text| space(text).ok_or(text)).collect::<Result<_, _>>();
    spaces.map_err(|text| D::Error::custom(format!("'{text}' should be like '4 -> 14'")))
}

fn pass_column<'de, D: Deserializer<'de>>(deserializer: D) -> Result<ArrayVec<ArrayVec<PassGain, 3>, 4>, D::Error> {
    let spaces = ArrayVec::<ArrayVec<Code<PassGain>, 3>, 4>::deserialize(deserializer)?;
    Ok(spaces.into_iter().map(|gains| gains.into_iter().map(|gain| gain.0).collect()).collect())
}

fn request_counts<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Requests, D::Error> {
    let mut requests = Requests::default();
    for (request, count) in BTreeMap::<Request, u8>::deserialize(deserializer)? {
        requests[request] = count;
    }
    Ok(requests)
}

/// By their crowns.
fn start_requests<'de, D: Deserializer<'de>>(deserializer: D) -> Result<[(Request, u8); 4], D::Error> {
    let mut tiles: Vec<_> = BTreeMap::<Request, u8>::deserialize(deserializer)?.into_iter().collect();
    tiles.sort_by_key(|(_, crowns)| *crowns);
    tiles.try_into().map_err(|_| D::Error::custom("expected four requests"))
}

impl Edition {
    /// The districts of a city that are built during the game.
    pub const COLUMNS: usize = 4;

    /// Reads an edition file.
    pub fn load(text: &str) -> Result<Edition, EditionError> {
        let edition: Edition = edition::parse(text)?;
        edition.check()?;
        Ok(edition)
    }

    pub fn building(&self, building: Building) -> BuildingSpec {
        self.building.order[building.index()]
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
        &self.guild_board[seats - 2]
    }

    pub fn base_cost(&self, seats: usize) -> u8 {
        self.building.base_cost[seats - 2]
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

    pub fn favours(&self, guild: Guild) -> FavourSet {
        self.favours.of(guild).iter().copied().collect()
    }

    /// The requests with two, three and four heads.
    pub fn requests(&self) -> [Requests; 3] {
        [self.requests.two_heads, self.requests.three_heads, self.requests.four_heads]
    }

    /// What the base of a building costs with two, three and four players.
    pub fn base_costs(&self) -> [u8; 3] {
        self.building.base_cost
    }

    /// The prices of wood as far as they are printed.
    pub fn wood_prices(&self) -> &[u16] {
        &self.wood.price
    }

    pub fn guild(&self, favour: Favour) -> Guild {
        let guild = Guild::ALL.iter().copied().find(|guild| self.favours(*guild).contains(favour));
        guild.expect("every favour is of a guild")
    }

    /// The price of this much wood bought in one turn. Beyond the table it goes on in the same way: 28, 36, …
    pub fn wood_price(&self, count: u8) -> u16 {
        let count = usize::from(count);
        match (count, self.wood.price.len()) {
            (0, _) => 0,
            (count, known) if count <= known => self.wood.price[count - 1],
            (count, known) => {
                let further: u16 = (known + 1..=count).map(|more| u16::from(small(more))).sum();
                self.wood.price[known - 1] + further
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
