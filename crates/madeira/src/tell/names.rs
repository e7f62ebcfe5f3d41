//! The words of the rulebook as phrases: things, places and amounts.

use crate::buildings::{MANY, capitania_pp, moinho_bread};
use crate::edition::{CityGives, Edition};
use crate::event::Stock;
use crate::favour::{LADY, MONK, PATRON, TREASURER};
use crate::pirates::DRIVEN_AWAY;
use crate::reward::{MEDAL, SUPPORT};
use crate::vocabulary::Exchange;
use crate::vocabulary::{
    Building, Character, City, Colony, Favour, FavourSet, Field, Good, Guild, Harbour, PassGain, Place, Request,
    Requests, Reward, Space, Spot,
};
use crate::words as w;
use engine::{Key, Number, Phrase};

const GOODS: [&Key; 3] = [&w::WHEAT, &w::SUGAR, &w::WINE];
const GOOD_SIGNS: [&Key; 3] = [&w::WHEAT_SIGN, &w::SUGAR_SIGN, &w::WINE_SIGN];
const GOOD_PIECES: [&Key; 3] = [&w::WHEAT_PIECE, &w::SUGAR_PIECE, &w::WINE_PIECE];
const BUILDINGS: [&Key; 5] = [&w::MOINHO, &w::CAPITANIA, &w::ALFANDEGA, &w::CASA_DA_COROA, &w::FORTALEZA];
/// Each character with what it does.
const CHARACTERS: [(&Key, &Key); 5] = [
    (&w::STEWARD, &w::STEWARD_DOES),
    (&w::GUILDMASTER, &w::GUILDMASTER_DOES),
    (&w::MAYOR, &w::MAYOR_DOES),
    (&w::COMMANDER, &w::COMMANDER_DOES),
    (&w::FREE, &w::FREE_DOES),
];
const GUILDS: [&Key; 4] = [&w::ORANGE, &w::GREEN, &w::BLUE, &w::VIOLET];
const FAVOURS: [&Key; 12] = [
    &w::TREASURER,
    &w::BISHOP,
    &w::ENGINEER,
    &w::PATRON,
    &w::MILLER,
    &w::MONK,
    &w::NAVIGATOR,
    &w::LADY,
    &w::SERGEANT,
    &w::NOBLE,
    &w::SCOUT,
    &w::DIPLOMAT,
];
const REQUESTS: [&Key; 5] = [&w::TRADE, &w::EXPEDITION, &w::GUILDS, &w::URBAN, &w::WEALTH];
const REWARDS: [&Key; 8] = [
    &w::REWARD_ISLAND,
    &w::REWARD_WATCH,
    &w::REWARD_WINDMILL,
    &w::REWARD_GUILDS,
    &w::REWARD_MEDAL,
    &w::REWARD_SUPPORT,
    &w::REWARD_CITY,
    &w::REWARD_LOOT,
];
const CITIES: [&Key; 3] = [&w::PORTO_SANTO, &w::FUNCHAL, &w::MACHICO];
const COLONIES: [&Key; 3] = [&w::AZORES, &w::BRAZIL, &w::INDIA];

pub fn good(good: Good) -> Phrase {
    GOODS[good.index()].say()
}

/// A good with its sign.
pub fn good_piece(good: Good) -> Phrase {
    GOOD_PIECES[good.index()].say()
}

/// A good as a sign.
pub fn good_sign(good: Good) -> Phrase {
    GOOD_SIGNS[good.index()].say()
}

pub fn building(building: Building) -> Phrase {
    BUILDINGS[building.index()].say()
}

/// What a building does for whoever has as many workers in its region.
pub fn building_effect(building: Building, region: u8, workers: u8) -> Phrase {
    match workers {
        0 => w::NoEffectWithoutWorkers { region: region.into() }.say(),
        workers => building_does(building, workers),
    }
}

fn building_does(building: Building, workers: u8) -> Phrase {
    let few = workers < MANY;
    let either = |fewer: &Key, more: &Key| if few { fewer.say() } else { more.say() };
    match building {
        Building::Moinho => amount(Stock::Bread, moinho_bread(workers)),
        Building::Capitania => {
            let pp = amount(Stock::Prestige, capitania_pp(workers));
            if few { w::CapitaniaFew { pp }.say() } else { w::CapitaniaMany { pp }.say() }
        }
        Building::Alfandega => either(&w::ALFANDEGA_FEW, &w::ALFANDEGA_MANY),
        Building::CasaDaCoroa => either(&w::CASA_DA_COROA_FEW, &w::CASA_DA_COROA_MANY),
        Building::Fortaleza => either(&w::FORTALEZA_FEW, &w::FORTALEZA_MANY),
    }
}

/// What a building does for few workers, and for many.
pub fn building_effects(building: Building) -> [Phrase; 2] {
    [building_does(building, 1), building_does(building, MANY)]
}

pub fn character(character: Character) -> Phrase {
    CHARACTERS[character.index()].0.say()
}

pub fn character_does(character: Character) -> Phrase {
    CHARACTERS[character.index()].1.say()
}

/// Why a character's own action would change nothing.
pub fn nothing_to_do(character: Character) -> Phrase {
    match character {
        Character::Steward => w::NO_WORKER_TO_MOVE.say(),
        Character::Guildmaster => w::NO_DISTRICT_TO_BUILD.say(),
        Character::Mayor => w::NOTHING_IN_CITIES.say(),
        Character::Commander => w::NO_SHIP_TO_MOVE.say(),
        Character::Free => w::FREE_DOES.say(),
    }
}

pub fn guild(guild: Guild) -> Phrase {
    GUILDS[guild.index()].say()
}

pub fn favour(favour: Favour) -> Phrase {
    FAVOURS[favour.index()].say()
}

pub fn favour_does(favour: Favour) -> Phrase {
    match favour {
        Favour::Treasurer => w::TreasurerDoes { gain: amount(Stock::Reais, TREASURER) }.say(),
        Favour::Bishop => w::BISHOP_DOES.say(),
        Favour::Engineer => w::ENGINEER_DOES.say(),
        Favour::Patron => w::PatronDoes { gain: amount(Stock::Bread, PATRON) }.say(),
        Favour::Miller => w::MILLER_DOES.say(),
        Favour::Monk => w::MonkDoes { gain: amount(Stock::Wood, MONK) }.say(),
        Favour::Navigator => w::NAVIGATOR_DOES.say(),
        Favour::Lady => w::LadyDoes { reais: amount(Stock::Reais, LADY) }.say(),
        Favour::Sergeant => w::SERGEANT_DOES.say(),
        Favour::Noble => w::NOBLE_DOES.say(),
        Favour::Scout => w::SCOUT_DOES.say(),
        Favour::Diplomat => w::DIPLOMAT_DOES.say(),
    }
}

pub fn favours(favours: FavourSet) -> Phrase {
    Phrase::List(favours.iter().map(favour).collect())
}

pub fn request(request: Request) -> Phrase {
    REQUESTS[request.index()].say()
}

/// How a request scores.
pub fn request_scores(edition: &Edition, request: Request) -> Phrase {
    match request {
        Request::Trade => {
            let (least, most) = trade_range(edition);
            w::TradeScores { least: least.into(), most: most.into() }.say()
        }
        Request::Expedition => {
            let (least, most) = expedition_range(edition);
            w::ExpeditionScores { least: least.into(), most: most.into() }.say()
        }
        Request::Guilds => w::GUILDS_SCORES.say(),
        Request::Urban => w::URBAN_SCORES.say(),
        Request::Wealth => w::WEALTH_SCORES.say(),
    }
}

/// The least and the most PP that a ship at a trade post can score.
pub fn trade_range(edition: &Edition) -> (u8, u8) {
    ends(edition.trade.iter().flat_map(|post| post.pp))
}

/// The least and the most PP that a ship in a colony can score.
pub fn expedition_range(edition: &Edition) -> (u8, u8) {
    ends(edition.colonies.iter().flat_map(|colony| colony.pp))
}

/// The least and the most of these numbers.
pub fn ends(numbers: impl IntoIterator<Item = u8>) -> (u8, u8) {
    numbers.into_iter().fold((u8::MAX, 0), |(least, most), number| (least.min(number), most.max(number)))
}

/// Several requests, those of a kind together: "2× Trade Routes, Expedition".
pub fn requests(requests: Requests) -> Phrase {
    some(requests.kinds().map(|kind| times(requests[kind], request(kind))).collect())
}

/// A thing, or how many of it.
pub fn times(count: u8, what: Phrase) -> Phrase {
    match count {
        1 => what,
        _ => w::Times { count: count.into(), what }.say(),
    }
}

pub fn reward(reward: Reward) -> Phrase {
    REWARDS[reward.index()].say()
}

/// What a reward gives whoever can make use of it.
pub fn reward_gives(edition: &Edition, reward: Reward) -> Phrase {
    match reward {
        Reward::Island => w::ISLAND_GIVES.say(),
        Reward::Watch => w::WATCH_GIVES.say(),
        Reward::Windmill => w::WINDMILL_GIVES.say(),
        Reward::Guilds => w::GUILDS_GIVES.say(),
        Reward::Medal => amount(Stock::Prestige, MEDAL),
        Reward::Support => {
            w::SupportGives { bread: amount(Stock::Bread, SUPPORT), pirates: pirates(DRIVEN_AWAY) }.say()
        }
        Reward::City => w::CityGives { pp: amount(Stock::Prestige, 1u8) }.say(),
        Reward::Loot => amount(Stock::Reais, edition.rewards.loot),
    }
}

/// What an alternative of a pass space gives.
pub fn pass_gain(gain: PassGain) -> Phrase {
    match gain {
        PassGain::Reais(count) => amount(Stock::Reais, count),
        PassGain::City(pp) => w::GainCity { pp: points(pp) }.say(),
        PassGain::Watch => w::GAIN_WATCH.say(),
        PassGain::Ship => w::GAIN_SHIP.say(),
    }
}

/// What a city gives by the mayor, as a sign.
pub fn city_gives(gives: CityGives) -> Phrase {
    match gives {
        CityGives::Bread => w::BREAD_SIGN.say(),
        CityGives::Reais => w::REAIS_SIGN.say(),
        CityGives::Wood => w::WOOD_SIGN.say(),
    }
}

pub fn city(city: City) -> Phrase {
    CITIES[city.index()].say()
}

pub fn colony(colony: Colony) -> Phrase {
    COLONIES[colony.index()].say()
}

pub fn field(field: Field) -> Phrase {
    if field.is_forest() { w::FOREST.say() } else { w::Field { field: field.to_string() }.say() }
}

pub fn spot(spot: Spot) -> Phrase {
    let side = if spot.number().is_multiple_of(2) { "l" } else { "r" };
    w::Spot { city: city(spot.city()), district: (spot.district() + 1).into(), side: side.to_string() }.say()
}

pub fn place(place: Place) -> Phrase {
    match place {
        Place::Home => w::HOME.say(),
        Place::Watch => w::WATCH.say(),
        Place::Field(at) => field(at),
        Place::Spot(at) => spot(at),
        Place::Colony(at) => colony(at),
    }
}

pub fn post(at: Good) -> Phrase {
    w::Post { good: good(at) }.say()
}

pub fn space(space: Space) -> Phrase {
    match space {
        Space::Trade(at, number) => w::TradeSpace { good: good(at), number: (number + 1).into() }.say(),
        Space::Arrival(at, number) => w::ArrivalSpace { colony: colony(at), number: (number + 1).into() }.say(),
    }
}

pub fn harbour(harbour: Harbour) -> Phrase {
    match harbour {
        Harbour::Home => w::HOME.say(),
        Harbour::At(at) => space(at),
    }
}

pub fn amount(what: Stock, count: impl Into<Number>) -> Phrase {
    let count = count.into();
    match what {
        Stock::Reais => w::NReais { count }.say(),
        Stock::Bread => w::NBread { count }.say(),
        Stock::Wood => w::NWood { count }.say(),
        Stock::Prestige => w::NPp { count }.say(),
        Stock::Good(Good::Wheat) => w::NWheat { count }.say(),
        Stock::Good(Good::Sugar) => w::NSugar { count }.say(),
        Stock::Good(Good::Wine) => w::NWine { count }.say(),
    }
}

pub fn pirates(count: impl Into<Number>) -> Phrase {
    w::NPirates { count: count.into() }.say()
}

pub fn points(count: impl Into<Number>) -> Phrase {
    amount(Stock::Prestige, count)
}

/// What an option costs.
pub fn pay(what: Phrase) -> Phrase {
    w::Pay { what }.say()
}

/// What an option brings.
pub fn get(what: Phrase) -> Phrase {
    w::Get { what }.say()
}

/// Parts of a label: "pay 1 bread · get 2 reais".
pub fn dots(parts: Vec<Phrase>) -> Phrase {
    let mut parts = parts.into_iter().rev();
    let last = parts.next().unwrap_or_else(Phrase::empty);
    parts.fold(last, |tail, head| w::Dots { head, tail }.say())
}

/// What is given in an exchange, and what is got.
pub fn exchange(Exchange { give: [first, second], get }: Exchange) -> [Phrase; 2] {
    let give = match first == second {
        true => amount(Stock::Good(first), 2),
        false => Phrase::List([first, second].map(|good| amount(Stock::Good(good), 1)).into()),
    };
    [give, amount(Stock::Good(get), 1)]
}

/// Everything in a list, or that there is nothing.
pub fn some(list: Vec<Phrase>) -> Phrase {
    if list.is_empty() { w::NOTHING.say() } else { Phrase::List(list) }
}

/// One of these: "a, b or c".
pub fn either(mut list: Vec<Phrase>) -> Phrase {
    match list.pop() {
        Some(last) if !list.is_empty() => w::Either { most: Phrase::List(list), last }.say(),
        last => some(last.into_iter().collect()),
    }
}

/// All of these: "a, b and c".
pub fn both(mut list: Vec<Phrase>) -> Phrase {
    match list.pop() {
        Some(last) if !list.is_empty() => w::Both { most: Phrase::List(list), last }.say(),
        last => some(last.into_iter().collect()),
    }
}

/// Rows and spaces of the guild board are numbered as on the board.
pub fn roman(number: u8) -> &'static str {
    const NUMBERS: [&str; 5] = ["I", "II", "III", "IV", "V"];
    usize::from(number).checked_sub(1).and_then(|index| NUMBERS.get(index)).copied().unwrap_or("–")
}

/// The values of dice that are there.
pub fn dice(dice: &[u8]) -> String {
    let shown: Vec<String> = dice.iter().filter(|die| **die > 0).map(u8::to_string).collect();
    if shown.is_empty() { "–".to_owned() } else { shown.join(" ") }
}

/// Guild dice with their sign.
pub fn guild_dice(values: &[u8]) -> Phrase {
    w::Dice { dice: dice(values) }.say()
}

pub fn pirate_dice(values: &[u8]) -> Phrase {
    w::PirateDiceAre { dice: dice(values) }.say()
}

/// One die with its sign.
pub fn die(value: u8, pirate: bool) -> Phrase {
    let value = value.into();
    if pirate { w::PirateDie { value }.say() } else { w::Die { value }.say() }
}

/// The round in which fields become this good (p. 14).
pub fn conversion(good: Good) -> u8 {
    if good == Good::Sugar { 2 } else { 4 }
}
