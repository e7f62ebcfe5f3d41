//! The map of the town: a grid with its legend for eyes, sentences for ears, and the rubble that makes plots dear.

use crate::edition::Edition;
use crate::tell::names::{self, dotted, initials, joined, party, wigs};
use crate::tell::options::site_terms;
use crate::view::View;
use crate::vocabulary::{Column, Cubes, Effect, Good, Plot, Row, Rubble, Site, StateAction};
use crate::words as w;
use engine::Party;
use engine::{Grid, Page, Phrase, Seat};

/// The letter of a street, of its stores and of its side of a public building.
fn good_letter(good: Good) -> Phrase {
    match good {
        Good::Gold => w::SIGN_GOLD.say(),
        Good::Cloth => w::SIGN_CLOTH.say(),
        Good::Books => w::SIGN_BOOKS.say(),
        Good::Tools => w::SIGN_TOOLS.say(),
    }
}

/// A reward in at most three letters.
fn reward_sign(effect: Effect) -> Phrase {
    match effect {
        Effect::Reis(count) => w::SignReis { count: count.into() }.say(),
        Effect::Influence(count) => w::SignInfluence { count: count.into() }.say(),
        Effect::Goods(good, _) => joined([Phrase::sign("+"), good_letter(good)]),
        Effect::Cardinal | Effect::State(StateAction::Cardinal) => w::SIGN_CARDINAL.say(),
        Effect::State(StateAction::Officials) => w::SIGN_OFFICIALS.say(),
        Effect::State(StateAction::Plan) => w::SIGN_PLAN.say(),
        Effect::State(StateAction::Produce) => w::SIGN_PRODUCE.say(),
        Effect::State(StateAction::Favour) => w::SIGN_FAVOUR.say(),
        Effect::AnyGood
        | Effect::Wigs(_)
        | Effect::Rubble
        | Effect::State(StateAction::Ship)
        | Effect::Decree
        | Effect::Noble(_) => Phrase::sign("+"),
    }
}

fn who(view: &View, owner: Seat) -> Party {
    view.players.get(owner.index()).map_or(Party::Seat(owner), |player| player.who)
}

/// A store and its owner, or what a free plot brings.
fn plot_sign(ed: &Edition, view: &View, plot: Plot) -> Phrase {
    match view.city.store(plot) {
        Some(store) => joined([good_letter(store.good), initials(who(view, store.owner))]),
        None if view.city.is_free(plot) => reward_sign(ed.plot(plot)),
        None => Phrase::sign("---"),
    }
}

/// The two colours of an opened building, or dots for a free site.
fn site_letters(ed: &Edition, view: &View, site: Site) -> [Phrase; 2] {
    let opened = view.city.building(site);
    let mut letters = opened
        .map(|opened| ed.colours(opened.building, opened.side))
        .into_iter()
        .flat_map(|colours| colours.iter().map(good_letter));
    [(); 2].map(|()| letters.next().unwrap_or_else(|| Phrase::sign("·")))
}

/// `[ct]`
fn site_sign(ed: &Edition, view: &View, site: Site) -> Phrase {
    let [first, second] = site_letters(ed, view, site);
    joined([Phrase::sign("["), first, second, Phrase::sign("]")])
}

fn blank(width: usize) -> Phrase {
    Phrase::sign(" ".repeat(width))
}

/// Cells of one line: a label, the west, the plots with the streets between them, the east.
fn line(
    label: Phrase,
    west: Phrase,
    plots: impl Iterator<Item = Phrase>,
    between: impl Fn(Good) -> Phrase,
    ed: &Edition,
    east: Phrase,
) -> Vec<Phrase> {
    let mut cells = vec![label, west];
    for (place, plot) in plots.enumerate() {
        if let Some(street) = place.checked_sub(1).and_then(|street| ed.downtown.streets.get(street)) {
            cells.push(between(*street));
        }
        cells.push(plot);
    }
    cells.extend([blank(1), east]);
    cells
}

/// The sites north of the streets: `[ct]` is wider than a street, so that its ends stand above the plots beside it.
fn north(ed: &Edition, view: &View) -> Vec<Phrase> {
    let mut before = blank(2);
    let mut cells = vec![blank(2), w::SIGN_NORTH.say()];
    for street in &ed.downtown.streets {
        let [first, second] = site_letters(ed, view, Site::North(*street));
        cells.extend([joined([before, Phrase::sign("[")]), first]);
        before = joined([second, Phrase::sign("]")]);
    }
    cells.push(before);
    cells
}

/// 31 columns: 2 + 5 + five plots of 3 and four streets of 1 + 1 + 4.
fn grid(ed: &Edition, view: &View) -> Grid {
    let numbers = Column::all().map(|column| Phrase::sign(format!(" {column} ")));
    let mut rows = vec![line(blank(2), blank(5), numbers, good_letter, ed, blank(0)), north(ed, view)];
    for row in Row::ALL {
        let plots = Column::all().map(|column| plot_sign(ed, view, Plot::new(*row, column)));
        let [west, east] = [Site::West(*row), Site::East(*row)].map(|site| site_sign(ed, view, site));
        rows.push(line(Phrase::sign(row.to_string()), west, plots, |_| Phrase::sign("|"), ed, east));
    }
    let worth = Column::all().map(|column| Phrase::sign(format!(" {}", view.city.worth(column))));
    rows.push(line(blank(0), blank(0), worth, |_| blank(1), ed, blank(0)));
    Grid { rows, gap: "" }
}

fn plain_plot(ed: &Edition, view: &View, plot: Plot) -> Phrase {
    let sign = plot.to_string();
    match view.city.store(plot) {
        Some(store) => {
            w::PlainStore { plot: sign, store: names::store(store.good), owner: party(who(view, store.owner)) }.say()
        }
        None => w::PlainFree { plot: sign, reward: names::effect(ed.plot(plot)) }.say(),
    }
}

fn plain_row(ed: &Edition, view: &View, row: Row) -> Phrase {
    if view.city.closed_row == Some(row) {
        return w::PlainClosed { row: row.to_string() }.say();
    }
    let plots = Column::all().map(|column| plain_plot(ed, view, Plot::new(row, column)));
    w::PlainRow { row: row.to_string(), plots: Phrase::List(plots.collect()) }.say()
}

fn plain(ed: &Edition, view: &View) -> Vec<Phrase> {
    let rows = Row::ALL.iter().map(|row| plain_row(ed, view, *row));
    let column =
        |column: Column| w::PlainColumn { column: column.to_string(), wigs: wigs(view.city.worth(column)) }.say();
    let opened = Site::all().filter_map(|site| {
        let opened = view.city.building(site)?;
        let building = ed.building_text(opened.building, opened.side);
        Some(w::PlainBuilding { site: names::site(site), building }.say())
    });
    rows.chain(Column::all().map(column)).chain(opened).collect()
}

/// What the letters of the map mean.
fn legend(view: &View) -> Vec<Phrase> {
    let goods = Good::ALL.iter().map(|good| Phrase::Row(vec![good_letter(*good), names::good_named(*good)]));
    let owners = view.players.iter().map(|player| Phrase::Row(vec![initials(player.who), party(player.who)]));
    vec![
        w::LegendGoods { goods: Phrase::List(goods.collect()) }.say(),
        w::LegendOwners { owners: Phrase::List(owners.collect()) }.say(),
        w::LEGEND_REWARDS.say(),
    ]
}

/// The cubes at the end of each row and below each column, with what they add to the price of a plot.
fn rubble(ed: &Edition, view: &View, page: Page) -> Page {
    let costs =
        Rubble::ALL.iter().map(|kind| Phrase::Row(vec![names::cube_sign(*kind), names::reis(ed.rubble_cost(*kind))]));
    let cubes = |cubes: Cubes| if cubes.total() == 0 { w::RUBBLE_NONE.say() } else { names::cube_signs(cubes) };
    let at = |line: String, lying: Cubes| w::RubbleAt { line, cubes: cubes(lying) }.say();
    let open = Row::ALL.iter().filter(|row| view.city.closed_row != Some(**row));
    let rows = open.map(|row| at(row.to_string(), view.city.row_cubes[row.index()]));
    let columns = Column::all().map(|column| at(column.to_string(), view.city.column_cubes[column.index()]));
    page.field(
        w::RubbleTitle { costs: Phrase::List(costs.collect()) }.say(),
        vec![w::RubbleRows { rows: dotted(rows) }.say(), w::RubbleColumns { columns: dotted(columns) }.say()],
    )
}

/// The map with its legend, and the rubble.
pub fn map(ed: &Edition, view: &View, page: Page) -> Page {
    let page = page.grid_with_legend(Some(w::PAGE_CITY.say()), grid(ed, view), legend(view), plain(ed, view));
    rubble(ed, view, page)
}

/// The map, and the sites that are still free.
pub fn blocks(ed: &Edition, view: &View, page: Page) -> Page {
    let sites = view.sites.iter().map(|seen| {
        let cubes = seen.cubes.iter().filter(|(_, count)| *count > 0);
        let cubes = cubes.map(|(kind, count)| names::cubes_of(kind, count)).collect();
        let terms = dotted(site_terms(names::effect(seen.reward), seen.reward, cubes));
        w::SiteLine { site: names::site(seen.site), terms }.say()
    });
    map(ed, view, page).field(w::SITES.say(), sites.collect())
}
