//! The islands: fields by region, the forest and the city watch.

use super::{counts, letters, people};
use crate::engine::{Arg, Grid, Page, Phrase, Seat};
use crate::games::madeira::tell::{details, names};
use crate::games::madeira::view::{FieldView, View};
use crate::games::madeira::vocabulary::{Field, Place, Region};
use crate::games::madeira::words as w;

pub fn add(view: &View, page: Page) -> Page {
    let page = (1..=3).fold(page, |page, region| {
        let fields: Vec<&FieldView> = view.fields.iter().filter(|field| field.field.region() == Some(region)).collect();
        let rows = fields.iter().map(|field| row(view, field));
        let rows = [head()].into_iter().chain(rows).collect();
        let plain = fields.iter().map(|field| sentence(field)).collect();
        page.grid(Some(heading(view, region)), Grid { rows, gap: "  " }, plain)
    });
    let watch = counts(view, |seat| view.players[seat.index()].watch);
    let watch = match watch.is_empty() {
        true => w::WATCH_EMPTY.say(),
        false => w::WATCH_HAS.with([("who", Phrase::List(watch).into())]),
    };
    let prices = view.wood_prices.map(|price| price.to_string()).join(", ");
    let prices = w::WOOD_PRICES.with([("prices", Arg::sign(prices))]);
    let page = page.field(names::field(Field::FOREST), vec![forest(view), prices]);
    page.field(names::place(Place::Watch), vec![watch]).line(w::ISLAND_KEY.say())
}

fn heading(view: &View, region: Region) -> Phrase {
    let here = view.buildings.iter().filter(|building| building.region == region);
    let buildings = here.map(|building| names::building(building.building)).collect();
    w::REGION_WITH.with([("region", region.into()), ("buildings", Phrase::List(buildings).into())])
}

fn head() -> Vec<Phrase> {
    [&w::COLUMN_FIELD, &w::COLUMN_GOOD, &w::COLUMN_WOOD, &w::COLUMN_WORKERS].map(|column| column.say()).into()
}

/// Field, good and what it will be, wood, whose workers.
fn row(view: &View, field: &FieldView) -> Vec<Phrase> {
    let good = names::good(field.state.good);
    let good = match field.becomes {
        None => good,
        Some(next) => w::GOOD_THEN.with([("good", good.into()), ("next", names::good_sign(next).into())]),
    };
    let wood = if field.state.wood > 0 { field.state.wood.to_string() } else { "-".to_owned() };
    let workers = letters(view, |seat| field.state.workers.contains(seat));
    vec![Phrase::sign(field.field.to_string()), good, Phrase::sign(wood), workers]
}

fn sentence(field: &FieldView) -> Phrase {
    let is = w::FIELD_IS.with([("field", Arg::sign(field.field)), ("good", names::good(field.state.good).into())]);
    let wood = field.state.wood;
    let wood = (wood > 0).then(|| w::FIELD_HAS_WOOD.with([("wood", wood.into())]));
    let becomes = field.becomes.map(|good| {
        let round = details::conversion(good);
        w::FIELD_BECOMES.with([("good", names::good(good).into()), ("round", round.into())])
    });
    let workers: Vec<Seat> = field.state.workers.iter().collect();
    let workers = match workers.is_empty() {
        true => w::FIELD_EMPTY.say(),
        false => w::FIELD_WORKERS.with([("who", people(workers).into())]),
    };
    Phrase::Row([Some(is), wood, becomes, Some(workers)].into_iter().flatten().collect())
}

fn forest(view: &View) -> Phrase {
    match view.forest.is_empty() {
        true => w::FOREST_EMPTY.say(),
        false => w::FOREST_WORKERS.with([("who", people(view.forest.iter().copied()).into())]),
    }
}
