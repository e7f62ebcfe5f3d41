//! The terms of `/rules`.

use super::names::{self};
use crate::edition::{Edition, TREASURY};
use crate::vocabulary::{Good, Rubble};
use crate::words as w;
use engine::{Phrase, RulesChapter, Term};

pub const TERMS: &[Term] = &[
    Term { id: "first-turns", name: &w::TERM_FIRST_TURNS, text: Some(&w::TERM_FIRST_TURNS_TEXT) },
    Term { id: "signs", name: &w::TERM_SIGNS, text: Some(&w::TERM_SIGNS_TEXT) },
    Term { id: "setup", name: &w::TERM_SETUP, text: None },
    Term { id: "turn", name: &w::TERM_TURN, text: Some(&w::TERM_TURN_TEXT) },
    Term { id: "action", name: &w::TERM_ACTION, text: Some(&w::TERM_ACTION_TEXT) },
    Term { id: "political-card", name: &w::TERM_POLITICAL_CARD, text: Some(&w::TERM_POLITICAL_CARD_TEXT) },
    Term { id: "hand", name: &w::TERM_HAND, text: None },
    Term { id: "noble", name: &w::TERM_NOBLE, text: Some(&w::TERM_NOBLE_TEXT) },
    Term { id: "reward", name: &w::TERM_REWARD, text: Some(&w::TERM_REWARD_TEXT) },
    Term { id: "benefit", name: &w::TERM_BENEFIT, text: Some(&w::TERM_BENEFIT_TEXT) },
    Term { id: "gold", name: &w::TERM_GOLD, text: Some(&w::TERM_GOLD_TEXT) },
    Term { id: "portfolio", name: &w::TERM_PORTFOLIO, text: Some(&w::TERM_PORTFOLIO_TEXT) },
    Term { id: "docks", name: &w::TERM_DOCKS, text: Some(&w::TERM_DOCKS_TEXT) },
    Term { id: "bureau", name: &w::TERM_BUREAU, text: Some(&w::TERM_BUREAU_TEXT) },
    Term { id: "goods", name: &w::TERM_GOODS, text: Some(&w::TERM_GOODS_TEXT) },
    Term { id: "real", name: &w::TERM_REAL, text: Some(&w::TERM_REAL_TEXT) },
    Term { id: "sell", name: &w::TERM_SELL, text: Some(&w::TERM_SELL_TEXT) },
    Term { id: "trade", name: &w::TERM_TRADE, text: Some(&w::TERM_TRADE_TEXT) },
    Term { id: "state-action", name: &w::TERM_STATE_ACTION, text: Some(&w::TERM_STATE_ACTION_TEXT) },
    Term { id: "official", name: &w::TERM_OFFICIAL, text: Some(&w::TERM_OFFICIAL_TEXT) },
    Term { id: "plaza", name: &w::TERM_PLAZA, text: Some(&w::TERM_PLAZA_TEXT) },
    Term { id: "architect", name: &w::TERM_ARCHITECT, text: Some(&w::TERM_ARCHITECT_TEXT) },
    Term { id: "plan", name: &w::TERM_PLAN, text: Some(&w::TERM_PLAN_TEXT) },
    Term { id: "ship", name: &w::TERM_SHIP, text: Some(&w::TERM_SHIP_TEXT) },
    Term { id: "produce", name: &w::TERM_PRODUCE, text: None },
    Term { id: "cardinal", name: &w::TERM_CARDINAL, text: Some(&w::TERM_CARDINAL_TEXT) },
    Term { id: "clergy", name: &w::TERM_CLERGY, text: Some(&w::TERM_CLERGY_TEXT) },
    Term { id: "church-scoring", name: &w::TERM_CHURCH_SCORING, text: Some(&w::TERM_CHURCH_SCORING_TEXT) },
    Term { id: "envelope", name: &w::TERM_ENVELOPE, text: Some(&w::TERM_ENVELOPE_TEXT) },
    Term { id: "favour", name: &w::TERM_FAVOUR, text: Some(&w::TERM_FAVOUR_TEXT) },
    Term { id: "visit", name: &w::TERM_VISIT, text: Some(&w::TERM_VISIT_TEXT) },
    Term { id: "follow", name: &w::TERM_FOLLOW, text: Some(&w::TERM_FOLLOW_TEXT) },
    Term { id: "store", name: &w::TERM_STORE, text: Some(&w::TERM_STORE_TEXT) },
    Term { id: "plot", name: &w::TERM_PLOT, text: Some(&w::TERM_PLOT_TEXT) },
    Term { id: "street", name: &w::TERM_STREET, text: None },
    Term { id: "price", name: &w::TERM_PRICE, text: None },
    Term { id: "house", name: &w::TERM_HOUSE, text: Some(&w::TERM_HOUSE_TEXT) },
    Term { id: "public-building", name: &w::TERM_PUBLIC_BUILDING, text: Some(&w::TERM_PUBLIC_BUILDING_TEXT) },
    Term { id: "site", name: &w::TERM_SITE, text: Some(&w::TERM_SITE_TEXT) },
    Term { id: "scoring-tile", name: &w::TERM_SCORING_TILE, text: Some(&w::TERM_SCORING_TILE_TEXT) },
    Term { id: "hiring", name: &w::TERM_HIRING, text: Some(&w::TERM_HIRING_TEXT) },
    Term { id: "decree", name: &w::TERM_DECREE, text: None },
    Term { id: "set", name: &w::TERM_SET, text: Some(&w::TERM_SET_TEXT) },
    Term { id: "set-marker", name: &w::TERM_SET_MARKER, text: Some(&w::TERM_SET_MARKER_TEXT) },
    Term { id: "rubble", name: &w::TERM_RUBBLE, text: Some(&w::TERM_RUBBLE_TEXT) },
    Term { id: "treasury", name: &w::TERM_TREASURY, text: None },
    Term { id: "event", name: &w::TERM_EVENT, text: Some(&w::TERM_EVENT_TEXT) },
    Term { id: "influence", name: &w::TERM_INFLUENCE, text: None },
    Term { id: "coins", name: &w::TERM_COINS, text: None },
    Term { id: "warehouse", name: &w::TERM_WAREHOUSE, text: Some(&w::TERM_WAREHOUSE_TEXT) },
    Term { id: "market", name: &w::TERM_MARKET, text: None },
    Term { id: "wig", name: &w::TERM_WIG, text: Some(&w::TERM_WIG_TEXT) },
    Term { id: "city-tile", name: &w::TERM_CITY_TILE, text: Some(&w::TERM_CITY_TILE_TEXT) },
    Term { id: "period", name: &w::TERM_PERIOD, text: Some(&w::TERM_PERIOD_TEXT) },
    Term { id: "end", name: &w::TERM_END, text: Some(&w::TERM_END_TEXT) },
    Term { id: "scoring", name: &w::TERM_SCORING, text: Some(&w::TERM_SCORING_TEXT) },
    Term { id: "majority", name: &w::TERM_MAJORITY, text: None },
    Term { id: "draft", name: &w::TERM_DRAFT, text: None },
    Term { id: "two-players", name: &w::TERM_TWO_PLAYERS, text: None },
    Term { id: "solo", name: &w::TERM_SOLO, text: Some(&w::TERM_SOLO_TEXT) },
    Term { id: "lacerda-turn", name: &w::TERM_LACERDA_TURN, text: Some(&w::TERM_LACERDA_TURN_TEXT) },
    Term { id: "helper", name: &w::TERM_HELPER, text: Some(&w::TERM_HELPER_TEXT) },
    Term { id: "rank", name: &w::TERM_RANK, text: Some(&w::TERM_RANK_TEXT) },
];

/// What belongs together.
pub const CHAPTERS: &[RulesChapter] = &[
    RulesChapter { name: &w::CHAPTER_TURN, about: &w::CHAPTER_TURN_ABOUT, first: "first-turns" },
    RulesChapter { name: &w::CHAPTER_PORTFOLIO, about: &w::CHAPTER_PORTFOLIO_ABOUT, first: "portfolio" },
    RulesChapter { name: &w::CHAPTER_STATE, about: &w::CHAPTER_STATE_ABOUT, first: "state-action" },
    RulesChapter { name: &w::CHAPTER_CITY, about: &w::CHAPTER_CITY_ABOUT, first: "visit" },
    RulesChapter { name: &w::CHAPTER_MONEY, about: &w::CHAPTER_MONEY_ABOUT, first: "treasury" },
    RulesChapter { name: &w::CHAPTER_END, about: &w::CHAPTER_END_ABOUT, first: "period" },
    RulesChapter { name: &w::CHAPTER_SOLO, about: &w::CHAPTER_SOLO_ABOUT, first: "solo" },
];

/// `9, 6, 3`
fn places(wigs: [u8; 3]) -> String {
    wigs.map(|count| count.to_string()).join(", ")
}

/// A term in a few sentences, with the numbers of this edition.
pub fn explain(ed: &Edition, term: &Term) -> Phrase {
    match term.id {
        "produce" => w::TermProduceText { minimum: ed.market.minimum.into() }.say(),
        "market" => w::TermMarketText { minimum: ed.market.minimum.into() }.say(),
        "price" => w::TermPriceText {
            earthquake: ed.rubble_cost(Rubble::Earthquake).into(),
            fire: ed.rubble_cost(Rubble::Fire).into(),
            tsunami: ed.rubble_cost(Rubble::Tsunami).into(),
        }
        .say(),
        "decree" => w::TermDecreeText { wigs: names::wigs(ed.solo.decree_wigs) }.say(),
        "treasury" => {
            let visits = |space: u8| names::signed(ed.treasury_influence(space).into());
            w::TermTreasuryText { poor: visits(1), rich: visits(TREASURY) }.say()
        }
        "influence" => w::TermInfluenceText { max: ed.influence.max.into() }.say(),
        "coins" => {
            w::TermCoinsText { max: ed.influence.max.into(), reis: names::reis(ed.coins(ed.influence.max)) }.say()
        }
        "majority" => {
            let stores = |good: Good| places(ed.store_majority(good));
            w::TermMajorityText {
                gold: stores(Good::Gold),
                tools: stores(Good::Tools),
                books: stores(Good::Books),
                cloth: stores(Good::Cloth),
                officials: places(ed.majorities.officials),
            }
            .say()
        }
        "setup" => {
            let (start, [first, .., last]) = (ed.start, ed.influence.start_by_seat);
            w::TermSetupText {
                wigs: names::wigs(start.wigs),
                reis: names::reis(start.reis),
                goods: start.goods_each.into(),
                hand: start.hand.into(),
                least: first.into(),
                most: last.into(),
            }
            .say()
        }
        "hand" => w::TermHandText { hand: ed.start.hand.into() }.say(),
        "street" => {
            w::TermStreetText { streets: Phrase::List(ed.downtown.streets.map(names::good_named).into()) }.say()
        }
        "draft" => w::TermDraftText { hand: ed.start.hand.into() }.say(),
        "two-players" => {
            w::TermTwoPlayersText { copies: w::ShipsOf { count: ed.ship_copies.copies[0].into() }.say() }.say()
        }
        _ => term.say(),
    }
}
