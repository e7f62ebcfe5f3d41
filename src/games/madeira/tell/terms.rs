//! The terms of `/rules`.

use super::names;
use crate::engine::{Arg, Key, Phrase, RulesChapter, Term};
use crate::games::madeira::crown::LAST_ROUND;
use crate::games::madeira::edition::{ByScoring, Edition};
use crate::games::madeira::vocabulary::{Building, City, Colony, Favour, Good, Reward};
use crate::games::madeira::words as w;

const fn term(id: &'static str, name: &'static Key, text: &'static Key) -> Term {
    Term { id, name, text }
}

/// In the order in which a newcomer would read them.
pub const TERMS: &[Term] = &[
    term("first-turns", &w::TERM_FIRST_TURNS, &w::FIRST_TURNS),
    term("signs", &w::TERM_SIGNS, &w::TERM_SIGNS_TEXT),
    term("rounds", &w::TERM_ROUNDS, &w::TERM_ROUNDS_TEXT),
    term("order", &w::TERM_ORDER, &w::TERM_ORDER_TEXT),
    term("guild-board", &w::TERM_GUILD_BOARD, &w::TERM_GUILD_BOARD_TEXT),
    term("guild-dice", &w::TERM_GUILD_DICE, &w::TERM_GUILD_DICE_TEXT),
    term("pirate-dice", &w::TERM_PIRATE_DICE, &w::TERM_PIRATE_DICE_TEXT),
    term("passing", &w::TERM_PASSING, &w::TERM_PASSING_TEXT),
    term("regions", &w::TERM_REGIONS, &w::TERM_REGIONS_TEXT),
    term("fields", &w::TERM_FIELDS, &w::TERM_FIELDS_TEXT),
    term("forest", &w::TERM_FOREST, &w::TERM_FOREST_TEXT),
    term("wood", &w::TERM_WOOD, &w::TERM_WOOD_TEXT),
    term("harvest", &w::TERM_HARVEST, &w::TERM_HARVEST_TEXT),
    term("free-building", &w::TERM_FREE_BUILDING, &w::TERM_FREE_BUILDING_TEXT),
    term("steward", &w::TERM_STEWARD, &w::TERM_STEWARD_TEXT),
    term("guildmaster", &w::TERM_GUILDMASTER, &w::TERM_GUILDMASTER_TEXT),
    term("mayor", &w::TERM_MAYOR, &w::TERM_MAYOR_TEXT),
    term("commander", &w::TERM_COMMANDER, &w::TERM_COMMANDER_TEXT),
    term("building-actions", &w::TERM_BUILDING_ACTIONS, &w::TERM_BUILDING_ACTIONS_TEXT),
    term("moinho", &w::TERM_MOINHO, &w::TERM_MOINHO_TEXT),
    term("capitania", &w::TERM_CAPITANIA, &w::TERM_CAPITANIA_TEXT),
    term("alfandega", &w::TERM_ALFANDEGA, &w::TERM_ALFANDEGA_TEXT),
    term("casa-da-coroa", &w::TERM_CASA_DA_COROA, &w::TERM_CASA_DA_COROA_TEXT),
    term("fortaleza", &w::TERM_FORTALEZA, &w::TERM_FORTALEZA_TEXT),
    term("cities", &w::TERM_CITIES, &w::TERM_CITIES_TEXT),
    term("majority", &w::TERM_MAJORITY, &w::TERM_MAJORITY_TEXT),
    term("city-watch", &w::TERM_CITY_WATCH, &w::TERM_CITY_WATCH_TEXT),
    term("honour", &w::TERM_HONOUR, &w::TERM_HONOUR_TEXT),
    term("colonies", &w::TERM_COLONIES, &w::TERM_COLONIES_TEXT),
    term("rewards", &w::TERM_REWARDS, &w::TERM_REWARDS_TEXT),
    term("reward-island", &w::TERM_REWARD_ISLAND, &w::TERM_REWARD_TEXT),
    term("reward-watch", &w::TERM_REWARD_WATCH, &w::TERM_REWARD_TEXT),
    term("reward-windmill", &w::TERM_REWARD_WINDMILL, &w::TERM_REWARD_TEXT),
    term("reward-guilds", &w::TERM_REWARD_GUILDS, &w::TERM_REWARD_TEXT),
    term("reward-medal", &w::TERM_REWARD_MEDAL, &w::TERM_REWARD_TEXT),
    term("reward-support", &w::TERM_REWARD_SUPPORT, &w::TERM_REWARD_TEXT),
    term("reward-city", &w::TERM_REWARD_CITY, &w::TERM_REWARD_TEXT),
    term("reward-loot", &w::TERM_REWARD_LOOT, &w::TERM_REWARD_TEXT),
    term("trade-posts", &w::TERM_TRADE_POSTS, &w::TERM_TRADE_POSTS_TEXT),
    term("income", &w::TERM_INCOME, &w::TERM_INCOME_TEXT),
    term("maintenance", &w::TERM_MAINTENANCE, &w::TERM_MAINTENANCE_TEXT),
    term("feeding", &w::TERM_FEEDING, &w::TERM_FEEDING_TEXT),
    term("windmill", &w::TERM_WINDMILL, &w::TERM_WINDMILL_TEXT),
    term("exchange", &w::TERM_EXCHANGE, &w::TERM_EXCHANGE_TEXT),
    term("favours", &w::TERM_FAVOURS, &w::TERM_FAVOURS_TEXT),
    term("favour-treasurer", &w::TREASURER, &w::TERM_FAVOUR_TEXT),
    term("favour-bishop", &w::BISHOP, &w::TERM_FAVOUR_TEXT),
    term("favour-engineer", &w::ENGINEER, &w::TERM_FAVOUR_TEXT),
    term("favour-patron", &w::PATRON, &w::TERM_FAVOUR_TEXT),
    term("favour-miller", &w::MILLER, &w::TERM_FAVOUR_TEXT),
    term("favour-monk", &w::MONK, &w::TERM_FAVOUR_TEXT),
    term("favour-navigator", &w::NAVIGATOR, &w::TERM_FAVOUR_TEXT),
    term("favour-lady", &w::LADY, &w::TERM_FAVOUR_TEXT),
    term("favour-sergeant", &w::SERGEANT, &w::TERM_FAVOUR_TEXT),
    term("favour-noble", &w::NOBLE, &w::TERM_FAVOUR_TEXT),
    term("favour-scout", &w::SCOUT, &w::TERM_FAVOUR_TEXT),
    term("favour-diplomat", &w::DIPLOMAT, &w::TERM_FAVOUR_TEXT),
    term("requests", &w::TERM_REQUESTS, &w::TERM_REQUESTS_TEXT),
    term("trade-routes", &w::TERM_TRADE_ROUTES, &w::TERM_TRADE_ROUTES_TEXT),
    term("expedition", &w::TERM_EXPEDITION, &w::TERM_EXPEDITION_TEXT),
    term("guild-influence", &w::TERM_GUILD_INFLUENCE, &w::TERM_GUILD_INFLUENCE_TEXT),
    term("urban-development", &w::TERM_URBAN_DEVELOPMENT, &w::TERM_URBAN_DEVELOPMENT_TEXT),
    term("wealth", &w::TERM_WEALTH, &w::TERM_WEALTH_TEXT),
    term("conversion", &w::TERM_CONVERSION, &w::TERM_CONVERSION_TEXT),
    term("pirates", &w::TERM_PIRATES, &w::TERM_PIRATES_TEXT),
    term("end-of-game", &w::TERM_END_OF_GAME, &w::TERM_END_OF_GAME_TEXT),
];

/// What belongs together.
pub const CHAPTERS: &[RulesChapter] = &[
    RulesChapter { name: &w::CHAPTER_ROUND, first: "first-turns" },
    RulesChapter { name: &w::CHAPTER_ISLAND, first: "regions" },
    RulesChapter { name: &w::CHAPTER_CHARACTERS, first: "steward" },
    RulesChapter { name: &w::CHAPTER_BUILDINGS, first: "building-actions" },
    RulesChapter { name: &w::CHAPTER_CITIES, first: "cities" },
    RulesChapter { name: &w::CHAPTER_SHIPS, first: "colonies" },
    RulesChapter { name: &w::CHAPTER_UPKEEP, first: "income" },
    RulesChapter { name: &w::CHAPTER_FAVOURS, first: "favours" },
    RulesChapter { name: &w::CHAPTER_CROWN, first: "requests" },
    RulesChapter { name: &w::CHAPTER_LAST, first: "conversion" },
];

/// A term with the values of an edition.
pub fn explain(edition: &Edition, term: &Term) -> Phrase {
    let text = term.text;
    let building = Building::ALL.iter().copied().find(|building| building.name() == term.id);
    if let Some(building) = building {
        return text.with([("region", edition.building(building).region.into())]);
    }
    if let Some(favour) = Favour::ALL.iter().copied().find(|favour| named(term, "favour-", favour.name())) {
        return about_favour(edition, favour);
    }
    if let Some(reward) = Reward::ALL.iter().copied().find(|reward| named(term, "reward-", reward.name())) {
        return text.with([("gives", names::reward_gives(edition, reward).into())]);
    }
    match term.id {
        "income" => {
            let grows = |colony: &Colony| {
                let good = names::good_sign(edition.colony(*colony).good);
                w::COLONY_GROWS.with([("colony", names::colony(*colony).into()), ("good", good.into())])
            };
            text.with([("goods", Phrase::List(Colony::ALL.iter().map(grows).collect()).into())])
        }
        "pirate-dice" => text.with([("dice", edition.pirate_dice.into())]),
        "regions" => text.with([("buildings", Phrase::List(buildings(edition)).into())]),
        "fields" => text.with([("workers", edition.start.field_workers.into())]),
        "wood" => {
            let prices: Vec<String> = edition.wood_price.iter().map(u16::to_string).collect();
            text.with([("prices", Arg::sign(prices.join(", "))), ("count", prices.len().into())])
        }
        "free-building" => {
            let free = (1..=LAST_ROUND).map(|round| names::building(edition.free_building(round)));
            text.with([("buildings", Phrase::List(free.collect()).into())])
        }
        "guildmaster" => {
            let (least, most) = names::ends(edition.district_wood);
            text.with([("least", least.into()), ("most", most.into())])
        }
        "building-actions" => {
            let [two, three, four] = edition.base_cost;
            text.with([("two", two.into()), ("three", three.into()), ("four", four.into())])
        }
        "trade-routes" => {
            let (least, most) = names::trade_range(edition);
            let posts = Good::ALL.iter().map(|good| by_scoring(names::good(*good), edition.trade(*good).pp));
            let posts = Phrase::List(posts.collect());
            text.with([("least", least.into()), ("most", most.into()), ("posts", posts.into())])
        }
        "expedition" => {
            let (least, most) = names::expedition_range(edition);
            let colonies =
                Colony::ALL.iter().map(|colony| by_scoring(names::colony(*colony), edition.colony(*colony).pp));
            let colonies = Phrase::List(colonies.collect());
            text.with([("least", least.into()), ("most", most.into()), ("colonies", colonies.into())])
        }
        "urban-development" => {
            let cities = City::ALL.iter().map(|city| city_scores(edition, *city));
            text.with([("cities", Phrase::List(cities.collect()).into())])
        }
        "pirates" => {
            let [first, second, third, fourth] = edition.pirate_loss;
            text.with([
                ("first", first.into()),
                ("second", second.into()),
                ("third", third.into()),
                ("fourth", fourth.into()),
                ("limit", edition.pirates_above.into()),
            ])
        }
        _ => text.say(),
    }
}

/// Whether this is the term of what has this name, among those of its kind.
fn named(term: &Term, kind: &str, name: &str) -> bool {
    term.id.strip_prefix(kind) == Some(name)
}

fn about_favour(edition: &Edition, favour: Favour) -> Phrase {
    let when = match favour {
        Favour::Engineer => &w::FAVOUR_PHASE_B,
        Favour::Noble | Favour::Diplomat => &w::FAVOUR_PHASE_C,
        Favour::Treasurer
        | Favour::Bishop
        | Favour::Patron
        | Favour::Miller
        | Favour::Monk
        | Favour::Navigator
        | Favour::Lady
        | Favour::Sergeant
        | Favour::Scout => &w::FAVOUR_ANY_PHASE,
    };
    w::TERM_FAVOUR_TEXT.with([
        ("guild", names::guild(edition.guild(favour)).into()),
        ("does", names::favour_does(favour).into()),
        ("when", when.say().into()),
    ])
}

fn buildings(edition: &Edition) -> Vec<Phrase> {
    let place = |building: &Building| {
        let region = edition.building(*building).region;
        w::BUILDING_IN_REGION.with([("building", names::building(*building).into()), ("region", region.into())])
    };
    Building::ALL.iter().map(place).collect()
}

fn by_scoring(what: Phrase, [first, third, fifth]: ByScoring) -> Phrase {
    let what = ("what", what.into());
    w::PP_BY_SCORING.with([what, ("first", first.into()), ("third", third.into()), ("fifth", fifth.into())])
}

fn city_scores(edition: &Edition, city: City) -> Phrase {
    let [most, less] = edition.city(city).pp;
    w::CITY_SCORES.with([("city", names::city(city).into()), ("most", most.into()), ("less", less.into())])
}
