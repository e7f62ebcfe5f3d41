//! The buildings: who stands on them, what lies on them, what they do.

use super::people;
use crate::event::Stock;
use crate::tell::names;
use crate::view::{BuildingView, View};
use crate::words as w;
use engine::{Page, Phrase, Seat};

/// A line for every building, and the pirate dice.
pub fn sites(view: &View, page: Page) -> Page {
    let dice = match view.pirate_dice.is_empty() {
        true => w::NO_PIRATE_DICE.say(),
        false => w::PirateDice { dice: names::pirate_dice(&view.pirate_dice) }.say(),
    };
    page.field(w::SITES.say(), view.buildings.iter().map(site).chain([dice]).collect())
}

pub fn add(view: &View, page: Page) -> Page {
    let cost = view.buildings.first().map_or(0, |building| building.base_cost);
    let page = sites(view, page).line(w::BaseCost { cost: names::amount(Stock::Reais, cost) }.say());
    view.buildings.iter().enumerate().fold(page, |page, (index, building)| {
        let name = w::BuildingHead {
            number: (index + 1).into(),
            building: names::building(building.building),
            region: building.region.into(),
        }
        .say();
        let [few, many] = names::building_effects(building.building);
        let lines = vec![w::BuildingFew { effect: few }.say(), w::BuildingMany { effect: many }.say()];
        page.field(name, lines)
    })
}

fn site(building: &BuildingView) -> Phrase {
    let head = w::Site {
        building: names::building(building.building),
        region: building.region.into(),
        character: names::character(building.site.character),
    }
    .say();
    let dice = building.site.guild_dice;
    let dice = (dice > 0).then(|| w::SiteDice { count: dice.into() }.say());
    let pirate = building.site.pirate_die.then(|| w::SITE_PIRATE.say());
    let marked: Vec<Seat> =
        Seat::all(building.markers.len()).filter(|seat| building.markers[seat.index()] > 0).collect();
    let markers = (!marked.is_empty()).then(|| w::SiteMarkers { who: people(marked) }.say());
    let cost = building.resolved.map(|resolved| {
        let (cost, pirates) = (names::amount(Stock::Reais, resolved.cost), names::pirates(resolved.pirates));
        w::SiteCost { cost, pirates }.say()
    });
    let parts = [Some(head), dice, pirate, markers, cost];
    Phrase::Row(parts.into_iter().flatten().collect())
}
