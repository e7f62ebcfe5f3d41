//! The map of the town: a grid for eyes, sentences for ears, and what the signs mean.

use crate::engine::{Arg, Grid, Page, Party, Phrase, Seat};
use crate::games::lisboa::edition::Edition;
use crate::games::lisboa::tell::names::{self, counted, joined, party, wigs};
use crate::games::lisboa::view::View;
use crate::games::lisboa::vocabulary::{Column, Cubes, Effect, Good, Plot, Row, Rubble, Site, StateAction};
use crate::games::lisboa::words::options::SITE;
use crate::games::lisboa::words::pages as p;

fn good_sign(good: Good) -> Phrase {
    match good {
        Good::Gold => p::SIGN_GOLD.say(),
        Good::Cloth => p::SIGN_CLOTH.say(),
        Good::Books => p::SIGN_BOOKS.say(),
        Good::Tools => p::SIGN_TOOLS.say(),
    }
}

fn cube_sign(kind: Rubble) -> Phrase {
    match kind {
        Rubble::Earthquake => p::SIGN_EARTHQUAKE.say(),
        Rubble::Fire => p::SIGN_FIRE.say(),
        Rubble::Tsunami => p::SIGN_TSUNAMI.say(),
    }
}

fn cube_signs(cubes: Cubes) -> Phrase {
    joined(cubes.iter().flat_map(|(kind, count)| std::iter::repeat_n(cube_sign(kind), usize::from(count))))
}

/// A reward in at most two letters.
fn reward_sign(effect: Effect) -> Phrase {
    match effect {
        Effect::Reis(count) => counted(&p::SIGN_REIS, count),
        Effect::Influence(count) => counted(&p::SIGN_INFLUENCE, count),
        Effect::Goods(good, _) => joined([Phrase::sign("+"), good_sign(good)]),
        Effect::Cardinal | Effect::State(StateAction::Cardinal) => p::SIGN_CARDINAL.say(),
        Effect::State(StateAction::Officials) => p::SIGN_OFFICIALS.say(),
        Effect::State(StateAction::Plan) => p::SIGN_PLAN.say(),
        Effect::State(StateAction::Produce) => p::SIGN_PRODUCE.say(),
        Effect::State(StateAction::Favour) => p::SIGN_FAVOUR.say(),
        Effect::AnyGood
        | Effect::Wigs(_)
        | Effect::Rubble
        | Effect::State(StateAction::Ship)
        | Effect::Decree
        | Effect::Noble(_) => Phrase::sign("+"),
    }
}

/// The sign of whoever owns a store: the number of the seat, `L` for Lacerda.
fn owner_sign(who: Party) -> String {
    match who {
        Party::Seat(seat) => seat.to_string(),
        Party::Automa => "L".to_owned(),
    }
}

fn who(view: &View, owner: Seat) -> Party {
    view.players.get(owner.index()).map_or(Party::Seat(owner), |player| player.who)
}

fn plot_sign(ed: &Edition, view: &View, plot: Plot) -> Phrase {
    match view.city.store(plot) {
        Some(store) => joined([good_sign(store.good), Phrase::sign(owner_sign(who(view, store.owner)))]),
        None if view.city.is_free(plot) => reward_sign(ed.plot(plot)),
        None => Phrase::sign("--"),
    }
}

/// The colours of an opened building in capitals, or the cubes of a free site.
fn site_sign(ed: &Edition, view: &View, site: Site) -> Phrase {
    match view.city.building(site) {
        Some(opened) => joined(ed.colours(opened.building, opened.side).iter().map(good_sign)),
        None => cube_signs(view.city.site_cubes[site.index()]),
    }
}

fn blank(width: usize) -> Phrase {
    Phrase::sign(" ".repeat(width))
}

/// Cells of one line of the grid: a label, the west, the plots with the streets between them, the east, the rubble.
fn line(
    label: Phrase,
    west: Phrase,
    plots: impl Iterator<Item = Phrase>,
    between: impl Fn(Good) -> Phrase,
    ed: &Edition,
    [east, rubble]: [Phrase; 2],
) -> Vec<Phrase> {
    let mut cells = vec![label, west];
    for (place, plot) in plots.enumerate() {
        if let Some(street) = place.checked_sub(1).and_then(|street| ed.streets.get(street)) {
            cells.push(between(*street));
        }
        cells.push(plot);
    }
    cells.extend([east, blank(1), rubble]);
    cells
}

/// At most 34 columns: 2 + 3 + five plots of 3 and four streets of 2 + 2 + 1 + 3.
fn grid(ed: &Edition, view: &View) -> Grid {
    let numbers = || Column::all().map(|column| Phrase::sign(format!("{column}  ")));
    let nothing = || [blank(2), blank(0)];
    let empty = |_: Good| blank(2);
    let mut rows = vec![
        line(blank(2), blank(3), numbers(), good_sign, ed, nothing()),
        line(
            p::SIGN_NORTH.say(),
            blank(0),
            Column::all().map(|_| blank(0)),
            |street| site_sign(ed, view, Site::North(street)),
            ed,
            nothing(),
        ),
    ];
    for row in Row::ALL {
        let plots = Column::all().map(|column| plot_sign(ed, view, Plot::new(*row, column)));
        let ends = [site_sign(ed, view, Site::East(*row)), cube_signs(view.city.row_cubes[row.index()])];
        let west = site_sign(ed, view, Site::West(*row));
        rows.push(line(Phrase::sign(row.to_string()), west, plots, |_| Phrase::sign("| "), ed, ends));
    }
    let worth = Column::all().map(|column| Phrase::sign(view.city.worth(column).to_string()));
    rows.push(line(p::SIGN_WIGS.say(), blank(0), worth, empty, ed, nothing()));
    let feet = Column::all().map(|column| cube_signs(view.city.column_cubes[column.index()]));
    rows.push(line(blank(0), blank(0), feet, empty, ed, nothing()));
    Grid { rows, gap: "" }
}

fn plain_plot(ed: &Edition, view: &View, plot: Plot) -> Phrase {
    let sign = ("plot", Arg::sign(plot));
    match view.city.store(plot) {
        Some(store) => p::PLAIN_STORE.with([
            sign,
            ("store", names::store(store.good).into()),
            ("owner", party(who(view, store.owner)).into()),
        ]),
        None => p::PLAIN_FREE.with([sign, ("reward", names::effect(ed.plot(plot)).into())]),
    }
}

fn plain_row(ed: &Edition, view: &View, row: Row) -> Phrase {
    if view.city.closed_row == Some(row) {
        return p::PLAIN_CLOSED.with([("row", Arg::sign(row))]);
    }
    let plots = Column::all().map(|column| plain_plot(ed, view, Plot::new(row, column)));
    p::PLAIN_ROW.with([
        ("row", Arg::sign(row)),
        ("plots", Phrase::List(plots.collect()).into()),
        ("cubes", names::cubes(view.city.row_cubes[row.index()]).into()),
    ])
}

fn plain(ed: &Edition, view: &View) -> Vec<Phrase> {
    let rows = Row::ALL.iter().map(|row| plain_row(ed, view, *row));
    let column = |column: Column| {
        p::PLAIN_COLUMN.with([
            ("column", Arg::sign(column)),
            ("wigs", wigs(view.city.worth(column)).into()),
            ("cubes", names::cubes(view.city.column_cubes[column.index()]).into()),
        ])
    };
    let opened = Site::all().filter_map(|site| {
        let opened = view.city.building(site)?;
        let building = ed.building_text(opened.building, opened.side);
        Some(p::PLAIN_BUILDING.with([("site", names::site(site).into()), ("building", building.into())]))
    });
    rows.chain(Column::all().map(column)).chain(opened).collect()
}

/// The map alone.
pub fn map(ed: &Edition, view: &View, page: Page) -> Page {
    page.grid(Some(p::CITY.say()), grid(ed, view), plain(ed, view))
}

fn legend(ed: &Edition, view: &View) -> Vec<Phrase> {
    let owners =
        view.players.iter().map(|player| Phrase::Row(vec![Phrase::sign(owner_sign(player.who)), party(player.who)]));
    let owners = Phrase::List(owners.collect());
    let cost = |kind: Rubble| names::reis(ed.rubble_cost(kind)).into();
    let rubble = p::LEGEND_RUBBLE.with([
        ("earthquake", cost(Rubble::Earthquake)),
        ("fire", cost(Rubble::Fire)),
        ("tsunami", cost(Rubble::Tsunami)),
    ]);
    vec![owners, p::LEGEND_GOODS.say(), rubble, p::LEGEND_REWARDS.say()]
}

/// Map, legend, and the sites that are still free.
pub fn blocks(ed: &Edition, view: &View, page: Page) -> Page {
    let sites = view.sites.iter().map(|seen| {
        SITE.with([
            ("site", names::site(seen.site).into()),
            ("reward", names::effect(seen.reward).into()),
            ("cubes", names::cubes(seen.cubes).into()),
        ])
    });
    map(ed, view, page).field(p::LEGEND.say(), legend(ed, view)).field(p::SITES.say(), sites.collect())
}
