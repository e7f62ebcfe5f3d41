//! The pages of the board, the summary of the turn message, and hands.

mod city;
mod court;
mod decrees;
mod market;
mod player;

pub use self::court::{lacerda_actions, lacerda_stands, visit_costs};
pub use self::decrees::decree;
pub use self::player::{costs, hand, holdings, means, next_rank, player, portfolio_title};

use crate::edition::Edition;
use crate::state::Ending;
use crate::tell::names::dotted;
use crate::view::View;
use crate::words as w;
use engine::{GlanceLine, Page, PageSpec, Phrase};

/// Of the opponent in the solo game, who has no seat.
const LACERDA_PAGE: &str = "lacerda";

pub const PAGES: &[PageSpec] = &[
    PageSpec { id: "board", name: &w::PAGE_BOARD },
    PageSpec { id: "city", name: &w::PAGE_CITY },
    PageSpec { id: "court", name: &w::PAGE_COURT },
    PageSpec { id: "market", name: &w::PAGE_MARKET },
    PageSpec { id: "decrees", name: &w::PAGE_DECREES },
    PageSpec { id: LACERDA_PAGE, name: &w::LACERDA },
];

/// `Lisboa · period I, round 5`
pub fn title(view: &View) -> Phrase {
    if view.round == 0 {
        return w::TITLE_SETTING_UP.say();
    }
    let period = if view.period == 1 { "I" } else { "II" };
    w::Title { period: period.to_string(), round: view.round.into() }.say()
}

/// That the end is near, or here.
pub fn ending(view: &View) -> Option<Phrase> {
    match view.ending {
        Ending::Open => None,
        Ending::ThisRound(_) => Some(w::ENDS_THIS_ROUND.say()),
        Ending::LastRound(_) => Some(w::ENDS_LAST_ROUND.say()),
        Ending::Over(_) => Some(w::ENDS_OVER.say()),
    }
}

fn headed(view: &View) -> Page {
    ending(view).into_iter().fold(Page::new(title(view)), Page::line)
}

/// Everybody's points and means, and the market.
pub fn glance(view: &View) -> Vec<GlanceLine> {
    let market = GlanceLine::new(w::HEAD_MARKET.say(), dotted([market::stock(view), court::treasury(view)]));
    let players = view.players.iter().map(player::glance);
    players.chain([market]).chain(ending(view).map(GlanceLine::of_all)).collect()
}

/// Court, market, everybody in a line, and the map.
pub fn summary(ed: &Edition, view: &View) -> Page {
    let page = headed(view)
        .field(w::HEAD_COURT.say(), court::short(view))
        .field(w::HEAD_MARKET.say(), market::short(view))
        .field(w::PLAYERS.say(), view.players.iter().map(player::line).collect());
    city::map(ed, view, page)
}

pub fn page(ed: &Edition, view: &View, page: &str) -> Option<Page> {
    Some(match page {
        "board" => {
            let page = headed(view).field(w::PLAYERS.say(), view.players.iter().map(player::line).collect());
            let page = city::map(ed, view, page);
            decrees::blocks(ed, view, market::blocks(ed, view, court::blocks(ed, view, page)))
        }
        "city" => city::blocks(ed, view, headed(view)),
        "court" => court::blocks(ed, view, headed(view)),
        "market" => market::blocks(ed, view, headed(view)),
        "decrees" => decrees::blocks(ed, view, headed(view)),
        LACERDA_PAGE => player::lacerda(ed, view)?,
        _ => return None,
    })
}
