//! What those who play the same town alone want to know: how it is set up, and what somebody reached in it.

use super::lacerda::rank;
use super::names::{self, wigs};
use super::pages;
use crate::edition::Edition;
use crate::view::{ShipView, View};
use crate::vocabulary::Column;
use crate::words as w;
use engine::{Page, Phrase, SoloResult};

fn ship(seen: &ShipView) -> Phrase {
    w::ShipWaits { ship: names::ship(seen.ship), hull: seen.hull.into(), influence: names::influence(seen.influence) }
        .say()
}

/// First decrees, ships, scoring tiles, and where Lacerda's people stand.
pub fn set_up(ed: &Edition, view: &View) -> Page {
    let decrees = view.decree_row.iter().map(|seen| ed.decree_text(seen.decree)).collect();
    let worth = Column::all().map(|column| view.city.worth(column).to_string());
    let tiles = worth.collect::<Vec<_>>().join(" · ");
    let page = Page::new(pages::title(view))
        .field(w::DECREE_ROW.say(), decrees)
        .field(w::SHIPS.say(), view.yard.iter().map(ship).collect())
        .field(w::SCORING_TILES.say(), vec![Phrase::sign(tiles)]);
    match pages::lacerda_stands(view) {
        Some(stands) => page.field(w::LACERDA_TITLE.say(), vec![stands]),
        None => page,
    }
}

pub fn solo_result_line(solo_result: &SoloResult) -> Phrase {
    w::Feat {
        wigs: wigs(solo_result.merit("wigs")),
        margin: names::signed(solo_result.merit("margin")).to_string(),
        rank: solo_result.rank.as_deref().map_or_else(Phrase::empty, rank),
        turns: solo_result.turns.unwrap_or_default().into(),
    }
    .say()
}
