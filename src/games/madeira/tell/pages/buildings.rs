//! The buildings: who stands on them, what lies on them, what they do.

use super::people;
use crate::engine::{Page, Phrase, Seat};
use crate::games::madeira::event::Stock;
use crate::games::madeira::tell::names;
use crate::games::madeira::view::{BuildingView, View};
use crate::games::madeira::words as w;

/// A line for every building, and the pirate dice.
pub fn sites(view: &View, page: Page) -> Page {
    let dice = match view.pirate_dice.is_empty() {
        true => w::NO_PIRATE_DICE.say(),
        false => w::PIRATE_DICE.with([("dice", names::pirate_dice(&view.pirate_dice).into())]),
    };
    page.field(w::SITES.say(), view.buildings.iter().map(site).chain([dice]).collect())
}

pub fn add(view: &View, page: Page) -> Page {
    let cost = view.buildings.first().map_or(0, |building| building.base_cost);
    let page = sites(view, page).line(w::BASE_COST.with([("cost", names::amount(Stock::Reais, cost).into())]));
    view.buildings.iter().enumerate().fold(page, |page, (index, building)| {
        let name = w::BUILDING_HEAD.with([
            ("number", (index + 1).into()),
            ("building", names::building(building.building).into()),
            ("region", building.region.into()),
        ]);
        let [few, many] = names::building_effects(building.building);
        let lines =
            vec![w::BUILDING_FEW.with([("effect", few.into())]), w::BUILDING_MANY.with([("effect", many.into())])];
        page.field(name, lines)
    })
}

fn site(building: &BuildingView) -> Phrase {
    let head = w::SITE.with([
        ("building", names::building(building.building).into()),
        ("region", building.region.into()),
        ("character", names::character(building.site.character).into()),
    ]);
    let dice = building.site.guild_dice;
    let dice = (dice > 0).then(|| w::SITE_DICE.with([("count", dice.into())]));
    let pirate = building.site.pirate_die.then(|| w::SITE_PIRATE.say());
    let marked: Vec<Seat> =
        Seat::all(building.markers.len()).filter(|seat| building.markers[seat.index()] > 0).collect();
    let markers = (!marked.is_empty()).then(|| w::SITE_MARKERS.with([("who", people(marked).into())]));
    let cost = building.resolved.map(|resolved| {
        let (cost, pirates) = (names::amount(Stock::Reais, resolved.cost), names::pirates(resolved.pirates));
        w::SITE_COST.with([("cost", cost.into()), ("pirates", pirates.into())])
    });
    let parts = [Some(head), dice, pirate, markers, cost];
    Phrase::Row(parts.into_iter().flatten().collect())
}
