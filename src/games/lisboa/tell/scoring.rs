//! The final scoring as a table, its projection, and the ranks of soloists.

use super::lacerda::rank;
use super::names::{counted, initials, party, reis, wigs};
use super::pages;
use crate::engine::{Grid, Outcome, Page, Party, Phrase, Score};
use crate::games::lisboa::edition::{Edition, RankNeeds, StoresNeeded};
use crate::games::lisboa::scoring::ITEMS;
use crate::games::lisboa::view::{ProjectionView, View};
use crate::games::lisboa::words::lacerda as l;
use crate::games::lisboa::words::pages as p;

fn item(what: &str) -> Phrase {
    match what {
        "track" => p::ITEM_TRACK.say(),
        "ships" => p::ITEM_SHIPS.say(),
        "sets" => p::ITEM_SETS.say(),
        "rubble" => p::ITEM_RUBBLE.say(),
        "stores-gold" => p::ITEM_GOLD.say(),
        "stores-tools" => p::ITEM_TOOLS.say(),
        "stores-books" => p::ITEM_BOOKS.say(),
        "stores-cloth" => p::ITEM_CLOTH.say(),
        "reis" => p::ITEM_REIS.say(),
        "decrees" => p::ITEM_DECREES.say(),
        "officials" => p::ITEM_OFFICIALS.say(),
        "favours" => p::ITEM_FAVOURS.say(),
        other => Phrase::sign(other),
    }
}

/// One column of the table: a party, its total, and its items by name.
struct Column<'a> {
    who: Party,
    total: i32,
    items: Vec<(&'a str, i32)>,
}

impl Column<'_> {
    fn of(score: &Score) -> Column<'_> {
        let items = score.items.iter().map(|item| (item.what.as_str(), item.points)).collect();
        Column { who: score.who, total: score.total, items }
    }

    fn projected(view: &ProjectionView) -> Column<'_> {
        Column { who: view.who, total: view.total, items: view.items.to_vec() }
    }

    fn sign(&self) -> Phrase {
        initials(self.who)
    }

    fn points(&self, what: &str) -> Option<i32> {
        self.items.iter().find(|(name, _)| *name == what).map(|(_, points)| *points)
    }

    /// The column in a sentence.
    fn sentence(&self) -> Phrase {
        let items = self.items.iter().filter(|(_, points)| *points != 0);
        let items =
            items.map(|(what, points)| p::SCORE_ITEM.with([("item", item(what).into()), ("points", (*points).into())]));
        p::SCORE_LINE.with([
            ("who", party(self.who).into()),
            ("total", wigs(self.total).into()),
            ("items", Phrase::List(items.collect()).into()),
        ])
    }
}

fn number(number: Option<i32>) -> Phrase {
    Phrase::sign(number.map_or_else(|| "–".to_owned(), |number| number.to_string()))
}

/// A column for each party, a line for each step of the scoring.
fn table(columns: &[Column<'_>], page: Page) -> Page {
    let row = |label: Phrase, cell: &dyn Fn(&Column<'_>) -> Phrase| {
        [label].into_iter().chain(columns.iter().map(cell)).collect::<Vec<_>>()
    };
    let scored = |what: &&&str| columns.iter().any(|column| column.points(what).is_some());
    let steps = ITEMS.iter().filter(scored).map(|what| row(item(what), &|column| number(column.points(what))));
    let mut rows = vec![row(Phrase::empty(), &|column| column.sign())];
    rows.extend(steps);
    rows.push(row(p::ITEM_TOTAL.say(), &|column| number(Some(column.total))));
    let who = columns.iter().map(|column| Phrase::Row(vec![column.sign(), party(column.who)]));
    let plain = columns.iter().map(Column::sentence).collect();
    let legend = vec![Phrase::List(who.collect())];
    page.grid_with_legend(Some(p::SCORING.say()), Grid { rows, gap: " " }, legend, plain)
}

pub fn scoring(ed: &Edition, outcome: &Outcome) -> Page {
    let columns: Vec<_> = outcome.scores.iter().map(Column::of).collect();
    let page = table(&columns, Page::new(p::SCORING.say()));
    let Some(reached) = &outcome.rank else { return page };
    let lines = [l::RANK_REACHED.with([("rank", rank(reached).into())])];
    let place = ed.solo.ranks.iter().position(|one| one.id == *reached);
    let next = place.and_then(|place| place.checked_sub(1)).map(|next| &ed.solo.ranks[next]);
    let next = next.and_then(|next| next.needs.map(|needs| asks(&next.id, &needs)));
    page.field(p::RANK_TITLE.say(), lines.into_iter().chain(next).collect())
}

/// What a rank takes.
fn asks(id: &str, needs: &RankNeeds) -> Phrase {
    let stores = match needs.stores {
        StoresNeeded::AtLeast(count) => counted(&p::ASKS_STORES, count),
        StoresNeeded::AsManyAsLacerda => p::ASKS_STORES_AS_MANY.say(),
        StoresNeeded::MoreThanLacerda => p::ASKS_STORES_MORE.say(),
    };
    let mut all = vec![
        stores,
        counted(&p::ASKS_MAJORITIES, needs.majorities),
        p::ASKS_REIS.with([("reis", reis(needs.reis).into())]),
        counted(&p::ASKS_DECREES, needs.decrees),
    ];
    if needs.beats_lacerda {
        all.insert(0, p::ASKS_WIGS.say());
    }
    if needs.ships > 0 {
        all.push(counted(&p::ASKS_SHIPS, needs.ships));
    }
    p::RANK_ASKS.with([("rank", rank(id).into()), ("needs", Phrase::List(all).into())])
}

/// What the final scoring would be now: everything that it counts lies open.
pub fn projection(view: &View) -> Page {
    let columns: Vec<_> = view.projection.iter().map(Column::projected).collect();
    let page = table(&columns, Page::new(p::PROJECTION.say()));
    let ranks = pages::next_rank(view);
    if ranks.is_empty() { page } else { page.field(p::RANK_PROJECTED.say(), ranks) }
}
