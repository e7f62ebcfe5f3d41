//! Decrees on display, and the desks of the architects.

use crate::engine::{Page, Phrase};
use crate::games::lisboa::edition::Edition;
use crate::games::lisboa::tell::names;
use crate::games::lisboa::view::{DecreeView, View};
use crate::games::lisboa::vocabulary::Architect;
use crate::games::lisboa::words::names::NOTHING;
use crate::games::lisboa::words::pages as p;

/// A decree with the wigs that it would bring now, if they are known.
pub fn decree(ed: &Edition, seen: &DecreeView) -> Phrase {
    let text = ed.decree_text(seen.decree);
    match seen.wigs {
        Some(wigs) => p::DECREE_WORTH.with([("decree", text.into()), ("wigs", names::wigs(wigs).into())]),
        None => text,
    }
}

fn desk(ed: &Edition, view: &View, architect: Architect) -> Vec<Phrase> {
    let desk = &view.architects[architect.index()];
    let building = |seen: &crate::games::lisboa::view::BuildingView| ed.building_text(seen.building, architect);
    let display = desk.display.as_ref().map_or_else(|| NOTHING.say(), building);
    let next = desk
        .next
        .as_ref()
        .map(|next| p::DESK_NEXT.with([("building", building(next).into()), ("count", desk.stack.into())]));
    let officials = desk.plans.iter().map(|officials| Phrase::sign(officials.to_string()));
    let plans = p::DESK_PLANS.with([("plans", names::listed(officials.collect()).into())]);
    let shown = p::DESK.with([("building", display.into())]);
    [shown].into_iter().chain(next).chain([plans]).collect()
}

pub fn blocks(ed: &Edition, view: &View, page: Page) -> Page {
    let left = names::counted(&p::DECREES_LEFT, view.decrees_left);
    let row = view.decree_row.iter().map(|seen| decree(ed, seen)).chain([left]).collect();
    let page = page.field(p::DECREE_ROW.say(), row);
    Architect::ALL.iter().fold(page, |page, architect| {
        let title = match architect {
            Architect::Blue => p::DESK_BLUE.say(),
            Architect::Green => p::DESK_GREEN.say(),
        };
        page.field(title, desk(ed, view, *architect))
    })
}
