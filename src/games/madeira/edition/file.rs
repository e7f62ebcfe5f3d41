//! How an edition file is written, and its checks: errors name the table and the key.

use std::collections::BTreeMap;
use std::str::FromStr;

use arrayvec::ArrayVec;
use serde::Deserialize;

use super::super::vocabulary::{
    Building, City, Colony, Favour, FavourSet, Field, Good, Guild, Region, Request, Requests, Reward, Space,
};
use super::{
    BuildingSpec, ByScoring, CityGives, CitySpec, ColonySpec, Edition, FieldSpec, GuildBoard, Start, TradeSpec,
    Windmill,
};
use crate::engine::edition::{self, EditionError, at_most};

/// Values by number of players or round, as TOML keys write them.
type ByNumber<T> = BTreeMap<String, T>;

#[derive(Deserialize)]
struct File {
    id: String,
    start: Start,
    dice: Dice,
    building: Buildings,
    wood: Wood,
    field: Vec<FieldEntry>,
    trade: BTreeMap<Good, TradeEntry>,
    colony: BTreeMap<Colony, ColonyEntry>,
    city: BTreeMap<City, CityEntry>,
    district: District,
    windmill: Windmill,
    guild_board: ByNumber<BoardEntry>,
    favours: FavourLists,
    requests: RequestLists,
    rewards: RewardLists,
    pirates: Pirates,
}

#[derive(Deserialize)]
struct Dice {
    faces: Vec<u8>,
    pirate_dice: u8,
}

#[derive(Deserialize)]
struct Buildings {
    base_cost: ByNumber<u8>,
    order: Vec<BuildingEntry>,
}

#[derive(Deserialize)]
struct BuildingEntry {
    id: Building,
    region: Region,
    free_round: u8,
}

#[derive(Deserialize)]
struct Wood {
    price: Vec<u16>,
}

#[derive(Deserialize)]
struct FieldEntry {
    id: String,
    region: Region,
    good: Good,
    becomes: Option<Good>,
    #[serde(default)]
    wood: [u8; 3],
}

#[derive(Deserialize)]
struct TradeEntry {
    pp: ByNumber<u8>,
    spaces: Vec<String>,
}

#[derive(Deserialize)]
struct ColonyEntry {
    good: Good,
    pp: ByNumber<u8>,
    wine: [u8; Space::ARRIVALS],
}

#[derive(Deserialize)]
struct CityEntry {
    gives: CityGives,
    pp: [u8; 2],
}

#[derive(Deserialize)]
struct District {
    wood: [u8; Edition::COLUMNS],
}

#[derive(Deserialize)]
struct BoardEntry {
    rows: Vec<Vec<Guild>>,
    pass: Vec<Vec<String>>,
}

/// Further keys, such as those of the Ambassadors, are for expansions.
#[derive(Deserialize)]
struct FavourLists {
    orange: Vec<Favour>,
    green: Vec<Favour>,
    blue: Vec<Favour>,
    violet: Vec<Favour>,
}

#[derive(Deserialize)]
struct RequestLists {
    two_heads: BTreeMap<Request, u8>,
    three_heads: BTreeMap<Request, u8>,
    four_heads: BTreeMap<Request, u8>,
    start: BTreeMap<Request, u8>,
}

#[derive(Deserialize)]
struct RewardLists {
    a: [Reward; 4],
    b: [Reward; 4],
    #[serde(default = "loot_of_the_first_release")]
    loot: u8,
}

/// The edition files of the first release left this number to the code, and games that began on them play on.
fn loot_of_the_first_release() -> u8 {
    5
}

#[derive(Deserialize)]
struct Pirates {
    loss: [u8; 4],
    each_above: u8,
}

pub(super) fn read(text: &str) -> Result<Edition, EditionError> {
    let file: File = edition::parse(text)?;
    Ok(Edition {
        id: file.id,
        start: start(file.start)?,
        pirate_dice: pirate_dice(&file.dice)?,
        faces: faces(file.dice.faces)?,
        base_cost: base_cost(&file.building.base_cost)?,
        buildings: buildings(&file.building.order)?,
        wood_price: wood_price(file.wood.price)?,
        fields: fields(&file.field)?,
        trade: by_word("trade", Good::ALL, &file.trade, trade)?,
        colonies: by_word("colony", Colony::ALL, &file.colony, colony)?,
        cities: by_word("city", City::ALL, &file.city, city)?,
        district_wood: bounded("district.wood", file.district.wood)?,
        windmill: windmill(file.windmill)?,
        boards: boards(&file.guild_board)?,
        favours: favours(&file.favours)?,
        requests: requests(&file.requests)?,
        start_requests: start_requests(&file.requests.start)?,
        loot: bounded("rewards.loot", [file.rewards.loot])?[0],
        rewards: rewards(&file.rewards)?,
        pirate_loss: bounded("pirates.loss", file.pirates.loss)?,
        pirates_above: file.pirates.each_above,
    })
}

/// An error unless it holds.
fn check(holds: bool, place: &str, problem: impl Into<String>) -> Result<(), EditionError> {
    if holds { Ok(()) } else { Err(EditionError::at(place, problem)) }
}

/// The most that a number can be where nothing else bounds it: all that the rules add up then fits its counter.
const MOST: u8 = 50;
/// The same for what lies about in ones: pieces, goods, wood.
const MOST_PIECES: u8 = 20;
/// The same for money.
const MOST_REAIS: u16 = 200;

/// These numbers, if none is too large.
fn bounded<const N: usize>(place: &str, numbers: [u8; N]) -> Result<[u8; N], EditionError> {
    at_most(place, &numbers, MOST)?;
    Ok(numbers)
}

/// The values under these keys, and no others.
fn by_number<T: Copy, const N: usize>(
    place: &str,
    values: &ByNumber<T>,
    keys: [&str; N],
) -> Result<[T; N], EditionError> {
    let found: Option<Vec<T>> = keys.iter().map(|key| values.get(*key).copied()).collect();
    let exact = found.filter(|_| values.len() == N).and_then(|list| list.try_into().ok());
    exact.ok_or_else(|| EditionError::at(place, format!("expects a value for each of {}", keys.join(", "))))
}

/// One entry for every word of a vocabulary.
fn by_word<W: Copy + Ord + ToString, E, T, const N: usize>(
    table: &str,
    words: &[W],
    entries: &BTreeMap<W, E>,
    read: impl Fn(&str, &E) -> Result<T, EditionError>,
) -> Result<[T; N], EditionError> {
    let list: Vec<T> = words
        .iter()
        .map(|word| {
            let place = format!("{table}.{}", word.to_string());
            let entry = entries.get(word).ok_or_else(|| EditionError::at(&place, "this table is missing"))?;
            read(&place, entry)
        })
        .collect::<Result<_, _>>()?;
    list.try_into().map_err(|_| EditionError::at(table, format!("expects {N} tables")))
}

fn start(start: Start) -> Result<Start, EditionError> {
    at_most("start.reais", &[start.reais], MOST_REAIS)?;
    at_most("start.reais_by_seat", &start.reais_by_seat, MOST_REAIS)?;
    for (key, count) in [
        ("workers", start.workers),
        ("ships", start.ships),
        ("goods_each", start.goods_each),
        ("wood", start.wood),
        ("bread", start.bread),
        ("watch_workers", start.watch_workers),
    ] {
        at_most(&format!("start.{key}"), &[count], MOST_PIECES)?;
    }
    let placed = start.watch_workers.saturating_add(start.city_workers).saturating_add(start.field_workers);
    check(placed <= start.workers, "start.workers", format!("{placed} workers are placed at the start"))?;
    check(start.city_workers == 1, "start.city_workers", "expects 1")?;
    check(start.field_workers == 2, "start.field_workers", "expects 2")?;
    Ok(start)
}

fn faces(faces: Vec<u8>) -> Result<Vec<u8>, EditionError> {
    check(!faces.is_empty() && faces.iter().all(|face| (1..=6).contains(face)), "dice.faces", "expects 1 to 6")?;
    Ok(faces)
}

fn pirate_dice(dice: &Dice) -> Result<u8, EditionError> {
    check((1..=3).contains(&dice.pirate_dice), "dice.pirate_dice", "expects 1 to 3")?;
    Ok(dice.pirate_dice)
}

fn base_cost(costs: &ByNumber<u8>) -> Result<[u8; 3], EditionError> {
    let place = "building.base_cost";
    bounded(place, by_number(place, costs, ["2", "3", "4"])?)
}

fn buildings(order: &[BuildingEntry]) -> Result<[BuildingSpec; 5], EditionError> {
    let place = "building.order";
    check(order.iter().map(|entry| &entry.id).eq(Building::ALL), place, "expects the five buildings in their order")?;
    for round in 1..=5 {
        let free = order.iter().filter(|entry| entry.free_round == round).count();
        check(free == 1, place, format!("expects one building that is free in round {round}"))?;
    }
    check(order.iter().all(|entry| (1..=3).contains(&entry.region)), place, "regions are 1 to 3")?;
    let specs: Vec<_> =
        order.iter().map(|entry| BuildingSpec { region: entry.region, free_round: entry.free_round }).collect();
    specs.try_into().map_err(|_| EditionError::at(place, "expects five buildings"))
}

fn wood_price(price: Vec<u16>) -> Result<Vec<u16>, EditionError> {
    check(!price.is_empty() && price.is_sorted(), "wood.price", "expects prices that rise")?;
    at_most("wood.price", &price, MOST_REAIS)?;
    Ok(price)
}

fn fields(entries: &[FieldEntry]) -> Result<[Option<FieldSpec>; Field::COUNT], EditionError> {
    let mut fields = [None; Field::COUNT];
    for entry in entries {
        let field: Field = entry.id.parse().map_err(|error| EditionError::at("field.id", format!("{error}")))?;
        let place = format!("field.{}", entry.id);
        check(field.region() == Some(entry.region), &place, "the id begins with the region")?;
        check(fields[field.index()].is_none(), &place, "this field is there twice")?;
        at_most(&format!("{place}.wood"), &entry.wood, MOST_PIECES)?;
        fields[field.index()] = Some(FieldSpec { good: entry.good, becomes: entry.becomes, wood: entry.wood });
    }
    // Four players need a free field in each of two areas at the start, whatever the others chose.
    for region in 1..=3 {
        let count = Field::of_region(region).filter(|field| fields[field.index()].is_some()).count();
        check(count >= 4, "field", format!("region {region} needs four fields"))?;
    }
    Ok(fields)
}

fn by_scoring(place: &str, pp: &ByNumber<u8>) -> Result<ByScoring, EditionError> {
    let place = format!("{place}.pp");
    bounded(&place, by_number(&place, pp, ["1", "3", "5"])?)
}

fn trade(place: &str, entry: &TradeEntry) -> Result<TradeSpec, EditionError> {
    let at = format!("{place}.spaces");
    check((2..=Space::TRADE).contains(&entry.spaces.len()), &at, "expects 2 to 6 spaces")?;
    let spaces: ArrayVec<(u8, u8), { Space::TRADE }> = entry
        .spaces
        .iter()
        .map(|text| {
            let pair = text
                .split_once("->")
                .and_then(|(goods, reais)| Some((goods.trim().parse().ok()?, reais.trim().parse().ok()?)));
            pair.ok_or_else(|| EditionError::at(&at, format!("'{text}' should be like '4 -> 14'")))
        })
        .collect::<Result<_, _>>()?;
    for (goods, reais) in &spaces {
        at_most(&at, &[*goods, *reais], MOST)?;
    }
    Ok(TradeSpec { pp: by_scoring(place, &entry.pp)?, spaces })
}

fn colony(place: &str, entry: &ColonyEntry) -> Result<ColonySpec, EditionError> {
    let wine = bounded(&format!("{place}.wine"), entry.wine)?;
    Ok(ColonySpec { good: entry.good, pp: by_scoring(place, &entry.pp)?, wine })
}

fn city(place: &str, entry: &CityEntry) -> Result<CitySpec, EditionError> {
    Ok(CitySpec { gives: entry.gives, pp: bounded(&format!("{place}.pp"), entry.pp)? })
}

fn windmill(windmill: Windmill) -> Result<Windmill, EditionError> {
    check(windmill.bottom == 0, "windmill.bottom", "expects 0")?;
    check(windmill.top > windmill.bottom, "windmill.top", "expects at least one step")?;
    at_most("windmill.top", &[windmill.top], MOST_PIECES)?;
    check((windmill.bottom..=windmill.top).contains(&windmill.start), "windmill.start", "is not between the ends")?;
    Ok(windmill)
}

fn boards(entries: &ByNumber<BoardEntry>) -> Result<[GuildBoard; 3], EditionError> {
    let board = |seats: usize| {
        let place = format!("guild_board.{seats}");
        let entry = entries.get(&seats.to_string());
        let entry = entry.ok_or_else(|| EditionError::at(&place, "this table is missing"))?;
        guild_board(&place, entry, seats)
    };
    Ok([board(2)?, board(3)?, board(4)?])
}

fn guild_board(place: &str, entry: &BoardEntry, seats: usize) -> Result<GuildBoard, EditionError> {
    let (rows_at, pass_at) = (format!("{place}.rows"), format!("{place}.pass"));
    let fitting = |lengths: Vec<usize>, most: usize| {
        lengths.len() == seats && lengths.iter().all(|length| (1..=most).contains(length))
    };
    let rows_fit = fitting(entry.rows.iter().map(Vec::len).collect(), 2);
    check(rows_fit, &rows_at, format!("expects {seats} rows of one or two guilds"))?;
    let pass_fit = fitting(entry.pass.iter().map(Vec::len).collect(), 3);
    check(pass_fit, &pass_at, format!("expects {seats} spaces of one to three alternatives"))?;
    let rows = entry.rows.iter().map(|row| row.iter().copied().collect()).collect();
    let pass = entry.pass.iter().map(|space| parsed(&pass_at, space)).collect::<Result<_, _>>()?;
    Ok(GuildBoard { rows, pass })
}

fn parsed<T: FromStr<Err: ToString>, const N: usize>(
    place: &str,
    texts: &[String],
) -> Result<ArrayVec<T, N>, EditionError> {
    texts.iter().map(|text| text.parse().map_err(|error: T::Err| EditionError::at(place, error.to_string()))).collect()
}

fn favours(lists: &FavourLists) -> Result<[FavourSet; 4], EditionError> {
    let guilds = [&lists.orange, &lists.green, &lists.blue, &lists.violet];
    let all: FavourSet = guilds.iter().flat_map(|guild| guild.iter().copied()).collect();
    let each_once = guilds.iter().all(|guild| guild.len() == 3) && usize::from(all.len()) == Favour::ALL.len();
    check(each_once, "favours", "expects three favours per guild, each once")?;
    Ok(guilds.map(|guild| guild.iter().copied().collect()))
}

fn requests(lists: &RequestLists) -> Result<[Requests; 3], EditionError> {
    let counts = |place: &str, list: &BTreeMap<Request, u8>, total: u32| {
        let count: u32 = list.values().map(|count| u32::from(*count)).sum();
        check(count == total, &format!("requests.{place}"), format!("expects {total} requests"))?;
        let mut requests = Requests::default();
        list.iter().for_each(|(request, count)| requests[*request] = *count);
        Ok(requests)
    };
    Ok([
        counts("two_heads", &lists.two_heads, 10)?,
        counts("three_heads", &lists.three_heads, 5)?,
        counts("four_heads", &lists.four_heads, 5)?,
    ])
}

fn start_requests(crowns: &BTreeMap<Request, u8>) -> Result<[(Request, u8); 4], EditionError> {
    let place = "requests.start";
    let mut list: Vec<_> = crowns.iter().map(|(request, crowns)| (*request, *crowns)).collect();
    list.sort_by_key(|(_, crowns)| *crowns);
    check(list.windows(2).all(|pair| pair[0].1 < pair[1].1), place, "no two requests have the same crowns")?;
    list.try_into().map_err(|_| EditionError::at(place, "expects four requests"))
}

fn rewards(lists: &RewardLists) -> Result<[[Reward; 4]; 2], EditionError> {
    let all: Vec<Reward> = lists.a.iter().chain(&lists.b).copied().collect();
    let each_once = Reward::ALL.iter().all(|reward| all.contains(reward));
    check(each_once, "rewards", "expects each reward once")?;
    Ok([lists.a, lists.b])
}
