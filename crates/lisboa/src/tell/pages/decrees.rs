//! Decrees on display, and the desks of the architects.

use crate::edition::Edition;
use crate::tell::names;
use crate::view::{DecreeView, View};
use crate::vocabulary::Architect;
use crate::words as w;
use engine::{Page, Phrase};

/// A decree with the wigs that it would bring now, if they are known.
pub fn decree(ed: &Edition, seen: &DecreeView) -> Phrase {
    let text = ed.decree_text(seen.decree);
    match seen.wigs {
        Some(wigs) => w::DecreeWorth { decree: text, wigs: names::wigs(wigs) }.say(),
        None => text,
    }
}

fn desk(ed: &Edition, view: &View, architect: Architect) -> Vec<Phrase> {
    let desk = &view.architects[architect.index()];
    let building = |seen: &crate::view::BuildingView| ed.building_text(seen.building, architect);
    let display = desk.display.as_ref().map_or_else(|| w::NOTHING.say(), building);
    let next = desk.next.as_ref().map(|next| w::DeskNext { building: building(next), count: desk.stack.into() }.say());
    let officials = desk.plans.iter().map(|officials| Phrase::sign(officials.to_string()));
    let plans = w::DeskPlans { plans: names::listed(officials.collect()) }.say();
    let shown = w::Desk { building: display }.say();
    [shown].into_iter().chain(next).chain([plans]).collect()
}

pub fn blocks(ed: &Edition, view: &View, page: Page) -> Page {
    let left = w::DecreesLeft { count: view.decrees_left.into() }.say();
    let row = view.decree_row.iter().map(|seen| decree(ed, seen)).chain([left]).collect();
    let page = page.field(w::DECREE_ROW.say(), row);
    Architect::ALL.iter().fold(page, |page, architect| {
        let title = match architect {
            Architect::Blue => w::DESK_BLUE.say(),
            Architect::Green => w::DESK_GREEN.say(),
        };
        page.field(title, desk(ed, view, *architect))
    })
}
