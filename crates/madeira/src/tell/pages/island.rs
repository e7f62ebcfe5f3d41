//! The islands: fields by region, the forest and the city watch.

use super::{counts, or_nobody, people, signs};
use crate::event::Stock;
use crate::tell::names;
use crate::view::{FieldView, View};
use crate::vocabulary::{Field, Good, Place, Region};
use crate::words as w;
use engine::{Grid, Page, Phrase, Seat, small};

/// Regions are numbered from 1.
const LAST: Region = 3;

pub fn add(view: &View, page: Page) -> Page {
    let page = (1..=LAST).fold(page, |page, region| {
        let fields: Vec<&FieldView> = view.fields.iter().filter(|field| field.field.region() == Some(region)).collect();
        let rows = fields.iter().map(|field| row(field));
        let rows = [head()].into_iter().chain(rows).collect();
        let plain = fields.iter().map(|field| sentence(field)).collect();
        let legend = if region == LAST { vec![signs(view), key()] } else { Vec::new() };
        page.grid_with_legend(Some(heading(view, region)), Grid { rows, gap: "  " }, legend, plain)
    });
    let watch = counts(view, |seat| view.players[seat.index()].watch);
    let watch = match watch.is_empty() {
        true => w::WATCH_EMPTY.say(),
        false => w::WatchHas { who: Phrase::List(watch) }.say(),
    };
    let prices = view.wood_prices.map(|price| price.to_string()).join(", ");
    let prices = w::WoodPrices { prices: prices.to_string() }.say();
    let page = page.field(names::field(Field::FOREST), vec![forest(view), prices]);
    page.field(names::place(Place::Watch), vec![watch])
}

/// What the signs of goods mean.
fn key() -> Phrase {
    let [wheat, sugar, wine] = [Good::Wheat, Good::Sugar, Good::Wine].map(names::good_sign);
    w::IslandKey { wheat, sugar, wine }.say()
}

/// Who has workers in a region and what its fields would yield, in a line each, and who has one in the forest: for the turn
/// message.
pub fn short(view: &View) -> Vec<Phrase> {
    let line = |region: Region| {
        let here = || view.fields.iter().filter(move |field| field.field.region() == Some(region));
        let workers = counts(view, |seat| small(here().filter(|field| field.state.workers.contains(seat)).count()));
        let wood: u16 = here().map(|field| u16::from(field.state.wood)).sum();
        let free = |good: Good| here().filter(|field| field.state.wood == 0 && field.state.good == good).count();
        let goods = Good::ALL.iter().map(|good| (Stock::Good(*good), free(*good))).filter(|(_, count)| *count > 0);
        let goods = goods.map(|(what, count)| names::amount(what, count));
        let wood = (wood > 0).then(|| names::amount(Stock::Wood, wood));
        w::ShortRegion {
            region: region.into(),
            workers: or_nobody(workers),
            yields: Phrase::List(goods.chain(wood).collect()),
        }
        .say()
    };
    let forest = or_nobody(view.forest.iter().copied().map(Phrase::Person).collect());
    (1..=LAST).map(line).chain([w::ShortForest { workers: forest }.say()]).collect()
}

fn heading(view: &View, region: Region) -> Phrase {
    let here = view.buildings.iter().filter(|building| building.region == region);
    let buildings = here.map(|building| names::building(building.building)).collect();
    w::RegionWith { region: region.into(), buildings: Phrase::List(buildings) }.say()
}

fn head() -> Vec<Phrase> {
    [&w::COLUMN_FIELD, &w::COLUMN_GOOD, &w::COLUMN_WOOD, &w::COLUMN_WORKERS].map(|column| column.say()).into()
}

/// Field, good and what it will be, wood, whose workers.
fn row(field: &FieldView) -> Vec<Phrase> {
    let good = names::good_sign(field.state.good);
    let good = match field.becomes {
        None => good,
        Some(next) => w::GoodThen { good, next: names::good_sign(next) }.say(),
    };
    let wood = if field.state.wood > 0 { field.state.wood.to_string() } else { "-".to_owned() };
    let workers: Vec<Phrase> = field.state.workers.iter().map(Phrase::Initials).collect();
    let workers = if workers.is_empty() { Phrase::sign(".") } else { Phrase::Row(workers) };
    vec![Phrase::sign(field.field.to_string()), good, Phrase::sign(wood), workers]
}

fn sentence(field: &FieldView) -> Phrase {
    let is = w::FieldIs { field: field.field.to_string(), good: names::good(field.state.good) }.say();
    let wood = field.state.wood;
    let wood = (wood > 0).then(|| w::FieldHasWood { wood: wood.into() }.say());
    let becomes = field.becomes.map(|good| {
        let round = names::conversion(good);
        w::FieldBecomes { good: names::good(good), round: round.into() }.say()
    });
    let workers: Vec<Seat> = field.state.workers.iter().collect();
    let workers = match workers.is_empty() {
        true => w::FIELD_EMPTY.say(),
        false => w::FieldWorkers { who: people(workers) }.say(),
    };
    Phrase::Row([Some(is), wood, becomes, Some(workers)].into_iter().flatten().collect())
}

fn forest(view: &View) -> Phrase {
    match view.forest.is_empty() {
        true => w::FOREST_EMPTY.say(),
        false => w::ForestWorkers { who: people(view.forest.iter().copied()) }.say(),
    }
}
