//! The words of the rulebook as phrases: things, places and amounts.

use crate::engine::{Arg, Key, Phrase};
use crate::games::madeira::action::Exchange;
use crate::games::madeira::buildings::{MANY, capitania_pp, moinho_bread};
use crate::games::madeira::edition::{CityGives, Edition};
use crate::games::madeira::event::Stock;
use crate::games::madeira::favour::{LADY, MONK, PATRON, TREASURER};
use crate::games::madeira::pirates::DRIVEN_AWAY;
use crate::games::madeira::reward::{MEDAL, SUPPORT};
use crate::games::madeira::vocabulary::{
    Building, Character, City, Colony, Favour, FavourSet, Field, Good, Guild, Harbour, PassGain, Place, Request,
    Requests, Reward, Space, Spot,
};
use crate::games::madeira::words as w;

const GOODS: [&Key; 3] = [&w::WHEAT, &w::SUGAR, &w::WINE];
const GOOD_SIGNS: [&Key; 3] = [&w::WHEAT_SIGN, &w::SUGAR_SIGN, &w::WINE_SIGN];
const GOOD_PIECES: [&Key; 3] = [&w::WHEAT_PIECE, &w::SUGAR_PIECE, &w::WINE_PIECE];
const GOOD_AMOUNTS: [&Key; 3] = [&w::N_WHEAT, &w::N_SUGAR, &w::N_WINE];
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
/// Each favour with what it does.
const FAVOURS: [(&Key, &Key); 12] = [
    (&w::TREASURER, &w::TREASURER_DOES),
    (&w::BISHOP, &w::BISHOP_DOES),
    (&w::ENGINEER, &w::ENGINEER_DOES),
    (&w::PATRON, &w::PATRON_DOES),
    (&w::MILLER, &w::MILLER_DOES),
    (&w::MONK, &w::MONK_DOES),
    (&w::NAVIGATOR, &w::NAVIGATOR_DOES),
    (&w::LADY, &w::LADY_DOES),
    (&w::SERGEANT, &w::SERGEANT_DOES),
    (&w::NOBLE, &w::NOBLE_DOES),
    (&w::SCOUT, &w::SCOUT_DOES),
    (&w::DIPLOMAT, &w::DIPLOMAT_DOES),
];
/// Each request with how it scores.
const REQUESTS: [(&Key, &Key); 5] = [
    (&w::TRADE, &w::TRADE_SCORES),
    (&w::EXPEDITION, &w::EXPEDITION_SCORES),
    (&w::GUILDS, &w::GUILDS_SCORES),
    (&w::URBAN, &w::URBAN_SCORES),
    (&w::WEALTH, &w::WEALTH_SCORES),
];
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
        0 => w::NO_EFFECT_WITHOUT_WORKERS.with([("region", region.into())]),
        workers => building_does(building, workers),
    }
}

fn building_does(building: Building, workers: u8) -> Phrase {
    let either = |few: &'static Key, many: &'static Key| if workers < MANY { few } else { many };
    match building {
        Building::Moinho => amount(Stock::Bread, moinho_bread(workers)),
        Building::Capitania => either(&w::CAPITANIA_FEW, &w::CAPITANIA_MANY)
            .with([("pp", amount(Stock::Prestige, capitania_pp(workers)).into())]),
        Building::Alfandega => either(&w::ALFANDEGA_FEW, &w::ALFANDEGA_MANY).say(),
        Building::CasaDaCoroa => either(&w::CASA_DA_COROA_FEW, &w::CASA_DA_COROA_MANY).say(),
        Building::Fortaleza => either(&w::FORTALEZA_FEW, &w::FORTALEZA_MANY).say(),
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

pub fn guild(guild: Guild) -> Phrase {
    GUILDS[guild.index()].say()
}

pub fn favour(favour: Favour) -> Phrase {
    FAVOURS[favour.index()].0.say()
}

pub fn favour_does(favour: Favour) -> Phrase {
    let does = FAVOURS[favour.index()].1;
    let gain = |what: Stock, count: u8| does.with([("gain", amount(what, count).into())]);
    match favour {
        Favour::Treasurer => gain(Stock::Reais, TREASURER),
        Favour::Patron => gain(Stock::Bread, PATRON),
        Favour::Monk => gain(Stock::Wood, MONK),
        Favour::Lady => does.with([("reais", amount(Stock::Reais, LADY).into())]),
        Favour::Bishop
        | Favour::Engineer
        | Favour::Miller
        | Favour::Navigator
        | Favour::Sergeant
        | Favour::Noble
        | Favour::Scout
        | Favour::Diplomat => does.say(),
    }
}

pub fn favours(favours: FavourSet) -> Phrase {
    Phrase::List(favours.iter().map(favour).collect())
}

pub fn request(request: Request) -> Phrase {
    REQUESTS[request.index()].0.say()
}

/// How a request scores.
pub fn request_scores(edition: &Edition, request: Request) -> Phrase {
    let scores = REQUESTS[request.index()].1;
    let within = |(least, most): (u8, u8)| scores.with([("least", least.into()), ("most", most.into())]);
    match request {
        Request::Trade => within(trade_range(edition)),
        Request::Expedition => within(expedition_range(edition)),
        Request::Guilds | Request::Urban | Request::Wealth => scores.say(),
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
        _ => w::TIMES.with([("count", count.into()), ("what", what.into())]),
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
        Reward::Support => w::SUPPORT_GIVES
            .with([("bread", amount(Stock::Bread, SUPPORT).into()), ("pirates", pirates(DRIVEN_AWAY).into())]),
        Reward::City => w::CITY_GIVES.with([("pp", amount(Stock::Prestige, 1u8).into())]),
        Reward::Loot => amount(Stock::Reais, edition.loot),
    }
}

/// What an alternative of a pass space gives.
pub fn pass_gain(gain: PassGain) -> Phrase {
    match gain {
        PassGain::Reais(count) => amount(Stock::Reais, count),
        PassGain::City(pp) => w::GAIN_CITY.with([("pp", points(pp).into())]),
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
    if field.is_forest() { w::FOREST.say() } else { w::FIELD.with([("field", Arg::sign(field))]) }
}

pub fn spot(spot: Spot) -> Phrase {
    let side = if spot.number().is_multiple_of(2) { "l" } else { "r" };
    w::SPOT.with([
        ("city", city(spot.city()).into()),
        ("district", (spot.district() + 1).into()),
        ("side", Arg::sign(side)),
    ])
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
    w::POST.with([("good", good(at).into())])
}

pub fn space(space: Space) -> Phrase {
    match space {
        Space::Trade(at, number) => w::TRADE_SPACE.with([("good", good(at).into()), ("number", (number + 1).into())]),
        Space::Arrival(at, number) => {
            w::ARRIVAL_SPACE.with([("colony", colony(at).into()), ("number", (number + 1).into())])
        }
    }
}

pub fn harbour(harbour: Harbour) -> Phrase {
    match harbour {
        Harbour::Home => w::HOME.say(),
        Harbour::At(at) => space(at),
    }
}

pub fn amount(what: Stock, count: impl Into<Arg>) -> Phrase {
    let key = match what {
        Stock::Reais => &w::N_REAIS,
        Stock::Bread => &w::N_BREAD,
        Stock::Wood => &w::N_WOOD,
        Stock::Prestige => &w::N_PP,
        Stock::Good(good) => GOOD_AMOUNTS[good.index()],
    };
    key.with([("count", count.into())])
}

pub fn pirates(count: impl Into<Arg>) -> Phrase {
    w::N_PIRATES.with([("count", count.into())])
}

pub fn points(count: impl Into<Arg>) -> Phrase {
    amount(Stock::Prestige, count)
}

/// What an option costs.
pub fn pay(what: Phrase) -> Phrase {
    w::PAY.with([("what", what.into())])
}

/// What an option brings.
pub fn get(what: Phrase) -> Phrase {
    w::GET.with([("what", what.into())])
}

/// Parts of a label: "pay 1 bread · get 2 reais".
pub fn dots(parts: Vec<Phrase>) -> Phrase {
    let mut parts = parts.into_iter().rev();
    let last = parts.next().unwrap_or_else(Phrase::empty);
    parts.fold(last, |tail, head| w::DOTS.with([("head", head.into()), ("tail", tail.into())]))
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
        Some(last) if !list.is_empty() => w::EITHER.with([("most", Phrase::List(list).into()), ("last", last.into())]),
        last => some(last.into_iter().collect()),
    }
}

/// All of these: "a, b and c".
pub fn both(mut list: Vec<Phrase>) -> Phrase {
    match list.pop() {
        Some(last) if !list.is_empty() => w::BOTH.with([("most", Phrase::List(list).into()), ("last", last.into())]),
        last => some(last.into_iter().collect()),
    }
}

/// Rows and spaces of the guild board are numbered as on the board.
pub fn roman(number: u8) -> &'static str {
    const NUMBERS: [&str; 5] = ["I", "II", "III", "IV", "V"];
    usize::from(number).checked_sub(1).and_then(|index| NUMBERS.get(index)).copied().unwrap_or("–")
}

/// The values of dice that are there.
pub fn dice(dice: &[u8]) -> Arg {
    let shown: Vec<String> = dice.iter().filter(|die| **die > 0).map(u8::to_string).collect();
    Arg::sign(if shown.is_empty() { "–".to_owned() } else { shown.join(" ") })
}

/// Guild dice with their sign.
pub fn guild_dice(values: &[u8]) -> Phrase {
    w::DICE.with([("dice", dice(values))])
}

pub fn pirate_dice(values: &[u8]) -> Phrase {
    w::PIRATE_DICE_ARE.with([("dice", dice(values))])
}

/// One die with its sign.
pub fn die(value: u8, pirate: bool) -> Phrase {
    let key = if pirate { &w::PIRATE_DIE } else { &w::DIE };
    key.with([("value", value.into())])
}
