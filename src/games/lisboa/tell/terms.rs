//! The terms of `/rules`.

use super::names::{self, counted};
use crate::engine::{Arg, Phrase, RulesChapter, Term};
use crate::games::lisboa::edition::{Edition, TREASURY};
use crate::games::lisboa::vocabulary::{Good, Rubble};
use crate::games::lisboa::words::terms as t;

pub const TERMS: &[Term] = &[
    Term { id: "first-turns", name: &t::FIRST_TURNS, text: &t::FIRST_TURNS_TEXT },
    Term { id: "signs", name: &t::SIGNS, text: &t::SIGNS_TEXT },
    Term { id: "turn", name: &t::TURN, text: &t::TURN_TEXT },
    Term { id: "action", name: &t::ACTION, text: &t::ACTION_TEXT },
    Term { id: "political-card", name: &t::POLITICAL_CARD, text: &t::POLITICAL_CARD_TEXT },
    Term { id: "noble", name: &t::NOBLE, text: &t::NOBLE_TEXT },
    Term { id: "reward", name: &t::REWARD, text: &t::REWARD_TEXT },
    Term { id: "benefit", name: &t::BENEFIT, text: &t::BENEFIT_TEXT },
    Term { id: "gold", name: &t::GOLD, text: &t::GOLD_TEXT },
    Term { id: "portfolio", name: &t::PORTFOLIO, text: &t::PORTFOLIO_TEXT },
    Term { id: "docks", name: &t::DOCKS, text: &t::DOCKS_TEXT },
    Term { id: "bureau", name: &t::BUREAU, text: &t::BUREAU_TEXT },
    Term { id: "goods", name: &t::GOODS, text: &t::GOODS_TEXT },
    Term { id: "real", name: &t::REAL, text: &t::REAL_TEXT },
    Term { id: "sell", name: &t::SELL, text: &t::SELL_TEXT },
    Term { id: "trade", name: &t::TRADE, text: &t::TRADE_TEXT },
    Term { id: "state-action", name: &t::STATE_ACTION, text: &t::STATE_ACTION_TEXT },
    Term { id: "official", name: &t::OFFICIAL, text: &t::OFFICIAL_TEXT },
    Term { id: "plaza", name: &t::PLAZA, text: &t::PLAZA_TEXT },
    Term { id: "architect", name: &t::ARCHITECT, text: &t::ARCHITECT_TEXT },
    Term { id: "plan", name: &t::PLAN, text: &t::PLAN_TEXT },
    Term { id: "ship", name: &t::SHIP, text: &t::SHIP_TEXT },
    Term { id: "produce", name: &t::PRODUCE, text: &t::PRODUCE_TEXT },
    Term { id: "cardinal", name: &t::CARDINAL, text: &t::CARDINAL_TEXT },
    Term { id: "clergy", name: &t::CLERGY, text: &t::CLERGY_TEXT },
    Term { id: "church-scoring", name: &t::CHURCH_SCORING, text: &t::CHURCH_SCORING_TEXT },
    Term { id: "envelope", name: &t::ENVELOPE, text: &t::ENVELOPE_TEXT },
    Term { id: "favour", name: &t::FAVOUR, text: &t::FAVOUR_TEXT },
    Term { id: "visit", name: &t::VISIT, text: &t::VISIT_TEXT },
    Term { id: "follow", name: &t::FOLLOW, text: &t::FOLLOW_TEXT },
    Term { id: "store", name: &t::STORE, text: &t::STORE_TEXT },
    Term { id: "plot", name: &t::PLOT, text: &t::PLOT_TEXT },
    Term { id: "price", name: &t::PRICE, text: &t::PRICE_TEXT },
    Term { id: "house", name: &t::HOUSE, text: &t::HOUSE_TEXT },
    Term { id: "public-building", name: &t::PUBLIC_BUILDING, text: &t::PUBLIC_BUILDING_TEXT },
    Term { id: "site", name: &t::SITE, text: &t::SITE_TEXT },
    Term { id: "scoring-tile", name: &t::SCORING_TILE, text: &t::SCORING_TILE_TEXT },
    Term { id: "hiring", name: &t::HIRING, text: &t::HIRING_TEXT },
    Term { id: "decree", name: &t::DECREE, text: &t::DECREE_TEXT },
    Term { id: "set", name: &t::SET, text: &t::SET_TEXT },
    Term { id: "set-marker", name: &t::SET_MARKER, text: &t::SET_MARKER_TEXT },
    Term { id: "rubble", name: &t::RUBBLE, text: &t::RUBBLE_TEXT },
    Term { id: "treasury", name: &t::TREASURY, text: &t::TREASURY_TEXT },
    Term { id: "event", name: &t::EVENT, text: &t::EVENT_TEXT },
    Term { id: "influence", name: &t::INFLUENCE, text: &t::INFLUENCE_TEXT },
    Term { id: "coins", name: &t::COINS, text: &t::COINS_TEXT },
    Term { id: "warehouse", name: &t::WAREHOUSE, text: &t::WAREHOUSE_TEXT },
    Term { id: "market", name: &t::MARKET, text: &t::MARKET_TEXT },
    Term { id: "wig", name: &t::WIG, text: &t::WIG_TEXT },
    Term { id: "city-tile", name: &t::CITY_TILE, text: &t::CITY_TILE_TEXT },
    Term { id: "period", name: &t::PERIOD, text: &t::PERIOD_TEXT },
    Term { id: "end", name: &t::END, text: &t::END_TEXT },
    Term { id: "scoring", name: &t::SCORING, text: &t::SCORING_TEXT },
    Term { id: "majority", name: &t::MAJORITY, text: &t::MAJORITY_TEXT },
    Term { id: "draft", name: &t::DRAFT, text: &t::DRAFT_TEXT },
    Term { id: "two-players", name: &t::TWO_PLAYERS, text: &t::TWO_PLAYERS_TEXT },
    Term { id: "solo", name: &t::SOLO, text: &t::SOLO_TEXT },
    Term { id: "lacerda-turn", name: &t::LACERDA_TURN, text: &t::LACERDA_TURN_TEXT },
    Term { id: "helper", name: &t::HELPER, text: &t::HELPER_TEXT },
    Term { id: "rank", name: &t::RANK, text: &t::RANK_TEXT },
];

/// What belongs together.
pub const CHAPTERS: &[RulesChapter] = &[
    RulesChapter { name: &t::CHAPTER_TURN, first: "first-turns" },
    RulesChapter { name: &t::CHAPTER_PORTFOLIO, first: "portfolio" },
    RulesChapter { name: &t::CHAPTER_STATE, first: "state-action" },
    RulesChapter { name: &t::CHAPTER_CITY, first: "visit" },
    RulesChapter { name: &t::CHAPTER_MONEY, first: "treasury" },
    RulesChapter { name: &t::CHAPTER_END, first: "period" },
    RulesChapter { name: &t::CHAPTER_SOLO, first: "solo" },
];

/// `9, 6, 3`
fn places(wigs: [u8; 3]) -> Arg {
    Arg::sign(wigs.map(|count| count.to_string()).join(", "))
}

/// A term in a few sentences, with the numbers of this edition.
pub fn explain(ed: &Edition, term: &Term) -> Phrase {
    let text = term.text;
    match term.id {
        "produce" | "market" => text.with([("minimum", ed.market_minimum.into())]),
        "price" => text.with([
            ("earthquake", ed.rubble_cost(Rubble::Earthquake).into()),
            ("fire", ed.rubble_cost(Rubble::Fire).into()),
            ("tsunami", ed.rubble_cost(Rubble::Tsunami).into()),
        ]),
        "decree" => text.with([("wigs", names::wigs(ed.solo.decree_wigs).into())]),
        "treasury" => {
            let visits = |space: u8| Arg::sign(names::signed(ed.treasury_influence(space).into()));
            text.with([("poor", visits(1)), ("rich", visits(TREASURY))])
        }
        "influence" => text.with([("max", ed.influence_max.into())]),
        "coins" => {
            text.with([("max", ed.influence_max.into()), ("reis", names::reis(ed.coins(ed.influence_max)).into())])
        }
        "majority" => {
            let stores = |good: Good| places(ed.store_majorities[good.index()]);
            text.with([
                ("gold", stores(Good::Gold)),
                ("tools", stores(Good::Tools)),
                ("books", stores(Good::Books)),
                ("cloth", stores(Good::Cloth)),
                ("officials", places(ed.official_majority)),
            ])
        }
        "draft" => text.with([("hand", ed.start.hand.into())]),
        "two-players" => text.with([("copies", counted(&t::SHIPS, ed.ship_copies[0]).into())]),
        _ => text.say(),
    }
}
