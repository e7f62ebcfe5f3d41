//! The terms of `/rules`.

use super::names;
use crate::crown::LAST_ROUND;
use crate::edition::{ByScoring, Edition};
use crate::vocabulary::{Building, City, Colony, Favour, Good, Reward};
use crate::words as w;
use engine::{Key, Number, Phrase, RulesChapter, Term};

const fn term(id: &'static str, name: &'static Key, text: &'static Key) -> Term {
    Term { id, name, text: Some(text) }
}

/// A term whose text has numbers of the edition.
const fn counting(id: &'static str, name: &'static Key) -> Term {
    Term { id, name, text: None }
}

/// In the order in which a newcomer would read them.
pub const TERMS: &[Term] = &[
    term("first-turns", &w::TERM_FIRST_TURNS, &w::FIRST_TURNS),
    term("signs", &w::TERM_SIGNS, &w::TERM_SIGNS_TEXT),
    counting("setup", &w::TERM_SETUP),
    term("rounds", &w::TERM_ROUNDS, &w::TERM_ROUNDS_TEXT),
    term("order", &w::TERM_ORDER, &w::TERM_ORDER_TEXT),
    counting("players", &w::TERM_PLAYERS),
    term("guild-board", &w::TERM_GUILD_BOARD, &w::TERM_GUILD_BOARD_TEXT),
    term("guild-dice", &w::TERM_GUILD_DICE, &w::TERM_GUILD_DICE_TEXT),
    term("action-markers", &w::TERM_ACTION_MARKERS, &w::TERM_ACTION_MARKERS_TEXT),
    counting("pirate-dice", &w::TERM_PIRATE_DICE),
    term("passing", &w::TERM_PASSING, &w::TERM_PASSING_TEXT),
    counting("regions", &w::TERM_REGIONS),
    counting("fields", &w::TERM_FIELDS),
    term("goods", &w::TERM_GOODS, &w::TERM_GOODS_TEXT),
    term("forest", &w::TERM_FOREST, &w::TERM_FOREST_TEXT),
    counting("wood", &w::TERM_WOOD),
    term("harvest", &w::TERM_HARVEST, &w::TERM_HARVEST_TEXT),
    term("home", &w::TERM_HOME, &w::TERM_HOME_TEXT),
    counting("free-building", &w::TERM_FREE_BUILDING),
    term("steward", &w::TERM_STEWARD, &w::TERM_STEWARD_TEXT),
    counting("guildmaster", &w::TERM_GUILDMASTER),
    term("mayor", &w::TERM_MAYOR, &w::TERM_MAYOR_TEXT),
    term("commander", &w::TERM_COMMANDER, &w::TERM_COMMANDER_TEXT),
    counting("building-actions", &w::TERM_BUILDING_ACTIONS),
    counting("moinho", &w::TERM_MOINHO),
    counting("capitania", &w::TERM_CAPITANIA),
    counting("alfandega", &w::TERM_ALFANDEGA),
    counting("casa-da-coroa", &w::TERM_CASA_DA_COROA),
    counting("fortaleza", &w::TERM_FORTALEZA),
    term("cities", &w::TERM_CITIES, &w::TERM_CITIES_TEXT),
    term("citizens", &w::TERM_CITIZENS, &w::TERM_CITIZENS_TEXT),
    term("majority", &w::TERM_MAJORITY, &w::TERM_MAJORITY_TEXT),
    term("city-watch", &w::TERM_CITY_WATCH, &w::TERM_CITY_WATCH_TEXT),
    term("honour", &w::TERM_HONOUR, &w::TERM_HONOUR_TEXT),
    term("colonies", &w::TERM_COLONIES, &w::TERM_COLONIES_TEXT),
    term("rewards", &w::TERM_REWARDS, &w::TERM_REWARDS_TEXT),
    counting("reward-island", &w::TERM_REWARD_ISLAND),
    counting("reward-watch", &w::TERM_REWARD_WATCH),
    counting("reward-windmill", &w::TERM_REWARD_WINDMILL),
    counting("reward-guilds", &w::TERM_REWARD_GUILDS),
    counting("reward-medal", &w::TERM_REWARD_MEDAL),
    counting("reward-support", &w::TERM_REWARD_SUPPORT),
    counting("reward-city", &w::TERM_REWARD_CITY),
    counting("reward-loot", &w::TERM_REWARD_LOOT),
    term("trade-posts", &w::TERM_TRADE_POSTS, &w::TERM_TRADE_POSTS_TEXT),
    counting("income", &w::TERM_INCOME),
    term("maintenance", &w::TERM_MAINTENANCE, &w::TERM_MAINTENANCE_TEXT),
    term("feeding", &w::TERM_FEEDING, &w::TERM_FEEDING_TEXT),
    term("bread", &w::TERM_BREAD, &w::TERM_BREAD_TEXT),
    term("reals", &w::TERM_REALS, &w::TERM_REALS_TEXT),
    term("windmill", &w::TERM_WINDMILL, &w::TERM_WINDMILL_TEXT),
    term("exchange", &w::TERM_EXCHANGE, &w::TERM_EXCHANGE_TEXT),
    term("favours", &w::TERM_FAVOURS, &w::TERM_FAVOURS_TEXT),
    counting("favour-treasurer", &w::TREASURER),
    counting("favour-bishop", &w::BISHOP),
    counting("favour-engineer", &w::ENGINEER),
    counting("favour-patron", &w::PATRON),
    counting("favour-miller", &w::MILLER),
    counting("favour-monk", &w::MONK),
    counting("favour-navigator", &w::NAVIGATOR),
    counting("favour-lady", &w::LADY),
    counting("favour-sergeant", &w::SERGEANT),
    counting("favour-noble", &w::NOBLE),
    counting("favour-scout", &w::SCOUT),
    counting("favour-diplomat", &w::DIPLOMAT),
    term("requests", &w::TERM_REQUESTS, &w::TERM_REQUESTS_TEXT),
    counting("trade-routes", &w::TERM_TRADE_ROUTES),
    counting("expedition", &w::TERM_EXPEDITION),
    term("guild-influence", &w::TERM_GUILD_INFLUENCE, &w::TERM_GUILD_INFLUENCE_TEXT),
    counting("urban-development", &w::TERM_URBAN_DEVELOPMENT),
    term("wealth", &w::TERM_WEALTH, &w::TERM_WEALTH_TEXT),
    term("conversion", &w::TERM_CONVERSION, &w::TERM_CONVERSION_TEXT),
    counting("pirates", &w::TERM_PIRATES),
    term("prestige", &w::TERM_PRESTIGE, &w::TERM_PRESTIGE_TEXT),
    term("end-of-game", &w::TERM_END_OF_GAME, &w::TERM_END_OF_GAME_TEXT),
];

/// What belongs together.
pub const CHAPTERS: &[RulesChapter] = &[
    RulesChapter { name: &w::CHAPTER_ROUND, about: &w::CHAPTER_ROUND_ABOUT, first: "first-turns" },
    RulesChapter { name: &w::CHAPTER_ISLAND, about: &w::CHAPTER_ISLAND_ABOUT, first: "regions" },
    RulesChapter { name: &w::CHAPTER_CHARACTERS, about: &w::CHAPTER_CHARACTERS_ABOUT, first: "steward" },
    RulesChapter { name: &w::CHAPTER_BUILDINGS, about: &w::CHAPTER_BUILDINGS_ABOUT, first: "building-actions" },
    RulesChapter { name: &w::CHAPTER_CITIES, about: &w::CHAPTER_CITIES_ABOUT, first: "cities" },
    RulesChapter { name: &w::CHAPTER_SHIPS, about: &w::CHAPTER_SHIPS_ABOUT, first: "colonies" },
    RulesChapter { name: &w::CHAPTER_UPKEEP, about: &w::CHAPTER_UPKEEP_ABOUT, first: "income" },
    RulesChapter { name: &w::CHAPTER_FAVOURS, about: &w::CHAPTER_FAVOURS_ABOUT, first: "favours" },
    RulesChapter { name: &w::CHAPTER_CROWN, about: &w::CHAPTER_CROWN_ABOUT, first: "requests" },
    RulesChapter { name: &w::CHAPTER_LAST, about: &w::CHAPTER_LAST_ABOUT, first: "conversion" },
];

/// A term with the values of an edition.
pub fn explain(edition: &Edition, term: &Term) -> Phrase {
    let building = Building::ALL.iter().copied().find(|building| building.name() == term.id);
    if let Some(building) = building {
        return about_building(building, edition.building(building).region.into());
    }
    if let Some(favour) = Favour::ALL.iter().copied().find(|favour| named(term, "favour-", favour.name())) {
        return about_favour(edition, favour);
    }
    if let Some(reward) = Reward::ALL.iter().copied().find(|reward| named(term, "reward-", reward.name())) {
        return w::TermRewardText { gives: names::reward_gives(edition, reward) }.say();
    }
    match term.id {
        "income" => {
            let grows = |colony: &Colony| {
                let good = names::good_sign(edition.colony(*colony).good);
                w::ColonyGrows { colony: names::colony(*colony), good }.say()
            };
            w::TermIncomeText { goods: Phrase::List(Colony::ALL.iter().map(grows).collect()) }.say()
        }
        "setup" => {
            let start = &edition.start;
            let [first, .., last] = start.reais_by_seat;
            w::TermSetupText {
                goods: start.goods_each.into(),
                wood: start.wood.into(),
                bread: start.bread.into(),
                least: (start.reais + first).into(),
                most: (start.reais + last).into(),
                watch: start.watch_workers.into(),
                city: start.city_workers.into(),
                field: start.field_workers.into(),
            }
            .say()
        }
        "pirate-dice" => w::TermPirateDiceText { dice: edition.dice.pirate_dice.into() }.say(),
        "regions" => w::TermRegionsText { buildings: Phrase::List(buildings(edition)) }.say(),
        "fields" => w::TermFieldsText { workers: edition.start.field_workers.into() }.say(),
        "wood" => {
            let prices: Vec<String> = edition.wood_prices().iter().map(u16::to_string).collect();
            w::TermWoodText { prices: prices.join(", "), count: prices.len().into() }.say()
        }
        "free-building" => {
            let free = (1..=LAST_ROUND).map(|round| names::building(edition.free_building(round)));
            w::TermFreeBuildingText { buildings: Phrase::List(free.collect()) }.say()
        }
        "guildmaster" => {
            let (least, most) = names::ends(edition.district.wood);
            w::TermGuildmasterText { least: least.into(), most: most.into() }.say()
        }
        "building-actions" => {
            let [two, three, four] = edition.base_costs().map(Number::from);
            w::TermBuildingActionsText { two, three, four }.say()
        }
        "players" => {
            let [two, three, four] = edition.base_costs().map(Number::from);
            w::TermPlayersText { two, three, four }.say()
        }
        "trade-routes" => {
            let (least, most) = names::trade_range(edition);
            let posts = Good::ALL.iter().map(|good| by_scoring(names::good(*good), edition.trade(*good).pp));
            let posts = Phrase::List(posts.collect());
            w::TermTradeRoutesText { least: least.into(), most: most.into(), posts }.say()
        }
        "expedition" => {
            let (least, most) = names::expedition_range(edition);
            let colonies =
                Colony::ALL.iter().map(|colony| by_scoring(names::colony(*colony), edition.colony(*colony).pp));
            let colonies = Phrase::List(colonies.collect());
            w::TermExpeditionText { least: least.into(), most: most.into(), colonies }.say()
        }
        "urban-development" => {
            let cities = City::ALL.iter().map(|city| city_scores(edition, *city));
            w::TermUrbanDevelopmentText { cities: Phrase::List(cities.collect()) }.say()
        }
        "pirates" => {
            let [first, second, third, fourth] = edition.pirates.loss;
            w::TermPiratesText {
                first: first.into(),
                second: second.into(),
                third: third.into(),
                fourth: fourth.into(),
                limit: edition.pirates.each_above.into(),
            }
            .say()
        }
        _ => term.say(),
    }
}

/// Whether this is the term of what has this name, among those of its kind.
fn named(term: &Term, kind: &str, name: &str) -> bool {
    term.id.strip_prefix(kind) == Some(name)
}

fn about_building(building: Building, region: Number) -> Phrase {
    match building {
        Building::Moinho => w::TermMoinhoText { region }.say(),
        Building::Capitania => w::TermCapitaniaText { region }.say(),
        Building::Alfandega => w::TermAlfandegaText { region }.say(),
        Building::CasaDaCoroa => w::TermCasaDaCoroaText { region }.say(),
        Building::Fortaleza => w::TermFortalezaText { region }.say(),
    }
}

fn about_favour(edition: &Edition, favour: Favour) -> Phrase {
    let when = match favour {
        Favour::Engineer => w::FAVOUR_PHASE_B.say(),
        Favour::Noble => w::FAVOUR_NOBLE.say(),
        Favour::Diplomat => w::FAVOUR_DIPLOMAT.say(),
        Favour::Treasurer
        | Favour::Bishop
        | Favour::Patron
        | Favour::Miller
        | Favour::Monk
        | Favour::Navigator
        | Favour::Lady
        | Favour::Sergeant
        | Favour::Scout => w::FAVOUR_ANY_PHASE.say(),
    };
    let does = if favour == Favour::Scout { w::SCOUT_EXPLAINED.say() } else { names::favour_does(favour) };
    w::TermFavourText { guild: names::guild(edition.guild(favour)), does, when }.say()
}

fn buildings(edition: &Edition) -> Vec<Phrase> {
    let place = |building: &Building| {
        let region = edition.building(*building).region;
        w::BuildingInRegion { building: names::building(*building), region: region.into() }.say()
    };
    Building::ALL.iter().map(place).collect()
}

fn by_scoring(what: Phrase, [first, third, fifth]: ByScoring) -> Phrase {
    w::PpByScoring { what, first: first.into(), third: third.into(), fifth: fifth.into() }.say()
}

fn city_scores(edition: &Edition, city: City) -> Phrase {
    let [most, less] = edition.city(city).pp;
    w::CityScores { city: names::city(city), most: most.into(), less: less.into() }.say()
}
