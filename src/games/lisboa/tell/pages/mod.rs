//! The pages of the board, the summary of the turn message, and hands.

mod city;
mod court;
mod decrees;
mod market;
mod player;

pub use self::court::{lacerda_actions, lacerda_stands, visit_costs};
pub use self::decrees::decree;
pub use self::player::{hand, means, next_rank, player};

use crate::engine::{Arg, Page, PageSpec, Phrase};
use crate::games::lisboa::edition::Edition;
use crate::games::lisboa::state::Ending;
use crate::games::lisboa::view::View;
use crate::games::lisboa::words::names::LACERDA;
use crate::games::lisboa::words::pages as p;

/// Of the opponent in the solo game, who has no seat.
const LACERDA_PAGE: &str = "lacerda";

pub const PAGES: &[PageSpec] = &[
    PageSpec { id: "board", name: &p::BOARD },
    PageSpec { id: "city", name: &p::CITY },
    PageSpec { id: "court", name: &p::COURT },
    PageSpec { id: "market", name: &p::MARKET },
    PageSpec { id: "decrees", name: &p::DECREES },
    PageSpec { id: LACERDA_PAGE, name: &LACERDA },
];

/// `Lisboa · period I, round 5`
pub fn title(view: &View) -> Phrase {
    if view.round == 0 {
        return p::TITLE_SETTING_UP.say();
    }
    let period = if view.period == 1 { "I" } else { "II" };
    p::TITLE.with([("period", Arg::sign(period)), ("round", view.round.into())])
}

/// That the end is near, or here.
pub fn ending(view: &View) -> Option<Phrase> {
    match view.ending {
        Ending::Open => None,
        Ending::ThisRound(_) => Some(p::ENDS_THIS_ROUND.say()),
        Ending::LastRound(_) => Some(p::ENDS_LAST_ROUND.say()),
        Ending::Over(_) => Some(p::ENDS_OVER.say()),
    }
}

fn headed(view: &View) -> Page {
    ending(view).into_iter().fold(Page::new(title(view)), Page::line)
}

/// Court, market, everybody in a line, and the map.
pub fn summary(ed: &Edition, view: &View) -> Page {
    let page = headed(view)
        .field(p::HEAD_COURT.say(), court::short(view))
        .field(p::HEAD_MARKET.say(), market::short(view))
        .field(p::PLAYERS.say(), view.players.iter().map(player::line).collect());
    city::map(ed, view, page)
}

pub fn page(ed: &Edition, view: &View, page: &str) -> Option<Page> {
    Some(match page {
        "board" => {
            let page = headed(view).field(p::PLAYERS.say(), view.players.iter().map(player::line).collect());
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
