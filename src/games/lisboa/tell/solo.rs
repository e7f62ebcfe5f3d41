//! What those who play the same town alone want to know: how it is set up, and what somebody reached in it.

use super::lacerda::rank;
use super::names::{self, wigs};
use super::pages;
use crate::engine::{Arg, Page, Phrase, SoloResult};
use crate::games::lisboa::edition::Edition;
use crate::games::lisboa::view::{ShipView, View};
use crate::games::lisboa::vocabulary::Column;
use crate::games::lisboa::words::pages as p;
use crate::games::lisboa::words::solo as s;

fn ship(seen: &ShipView) -> Phrase {
    s::SHIP_WAITS.with([
        ("ship", names::ship(seen.ship).into()),
        ("hull", seen.hull.into()),
        ("influence", names::influence(seen.influence).into()),
    ])
}

/// First decrees, ships, scoring tiles, and where Lacerda's people stand.
pub fn set_up(ed: &Edition, view: &View) -> Page {
    let decrees = view.decree_row.iter().map(|seen| ed.decree_text(seen.decree)).collect();
    let worth = Column::all().map(|column| view.city.worth(column).to_string());
    let tiles = worth.collect::<Vec<_>>().join(" · ");
    let page = Page::new(pages::title(view))
        .field(p::DECREE_ROW.say(), decrees)
        .field(p::SHIPS.say(), view.yard.iter().map(ship).collect())
        .field(s::SCORING_TILES.say(), vec![Phrase::sign(tiles)]);
    match pages::lacerda_stands(view) {
        Some(stands) => page.field(s::LACERDA_TITLE.say(), vec![stands]),
        None => page,
    }
}

pub fn solo_result_line(solo_result: &SoloResult) -> Phrase {
    s::FEAT.with([
        ("wigs", wigs(solo_result.merit("wigs")).into()),
        ("margin", Arg::sign(names::signed(solo_result.merit("margin")))),
        ("rank", solo_result.rank.as_deref().map_or_else(Phrase::empty, rank).into()),
        ("turns", solo_result.turns.unwrap_or_default().into()),
    ])
}
