//! The final scoring as a table, its projection, and the ranks of soloists.

use super::lacerda::rank;
use super::names::{initials, party, reis, wigs};
use super::pages;
use crate::edition::{Comparison, Edition, RankNeeds, StoresNeeded};
use crate::scoring::ITEMS;
use crate::view::{ProjectionView, View};
use crate::words as w;
use engine::{Grid, Outcome, Page, Party, Phrase, Score};

fn item(what: &str) -> Phrase {
    match what {
        "track" => w::ITEM_TRACK.say(),
        "ships" => w::ITEM_SHIPS.say(),
        "sets" => w::ITEM_SETS.say(),
        "rubble" => w::ITEM_RUBBLE.say(),
        "stores-gold" => w::ITEM_GOLD.say(),
        "stores-tools" => w::ITEM_TOOLS.say(),
        "stores-books" => w::ITEM_BOOKS.say(),
        "stores-cloth" => w::ITEM_CLOTH.say(),
        "reis" => w::ITEM_REIS.say(),
        "decrees" => w::ITEM_DECREES.say(),
        "officials" => w::ITEM_OFFICIALS.say(),
        "favours" => w::ITEM_FAVOURS.say(),
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
        let items = items.map(|(what, points)| w::ScoreItem { item: item(what), points: (*points).into() }.say());
        w::ScoreLine { who: party(self.who), total: wigs(self.total), items: Phrase::List(items.collect()) }.say()
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
    rows.push(row(w::ITEM_TOTAL.say(), &|column| number(Some(column.total))));
    let who = columns.iter().map(|column| Phrase::Row(vec![column.sign(), party(column.who)]));
    let plain = columns.iter().map(Column::sentence).collect();
    let legend = vec![Phrase::List(who.collect())];
    page.grid_with_legend(Some(w::SCORING.say()), Grid { rows, gap: " " }, legend, plain)
}

pub fn scoring(ed: &Edition, outcome: &Outcome) -> Page {
    let columns: Vec<_> = outcome.scores.iter().map(Column::of).collect();
    let page = table(&columns, Page::new(w::SCORING.say()));
    let Some(reached) = &outcome.rank else { return page };
    let lines = [w::RankReached { rank: rank(reached) }.say()];
    let place = ed.solo.ranks.iter().position(|one| one.id == *reached);
    let next = place.and_then(|place| place.checked_sub(1)).map(|next| &ed.solo.ranks[next]);
    let next = next.and_then(|next| next.needs.map(|needs| asks(&next.id, &needs)));
    page.field(w::RANK_TITLE.say(), lines.into_iter().chain(next).collect())
}

/// What a rank takes.
fn asks(id: &str, needs: &RankNeeds) -> Phrase {
    let stores = match needs.stores {
        StoresNeeded::AtLeast(count) => w::AsksStores { count: count.into() }.say(),
        StoresNeeded::ThanLacerda(Comparison::EqualOrMore) => w::ASKS_STORES_AS_MANY.say(),
        StoresNeeded::ThanLacerda(Comparison::More) => w::ASKS_STORES_MORE.say(),
    };
    let mut all = vec![
        stores,
        w::AsksMajorities { count: needs.majorities.into() }.say(),
        w::AsksReis { reis: reis(needs.reis) }.say(),
        w::AsksDecrees { count: needs.decrees.into() }.say(),
    ];
    if needs.beats_lacerda {
        all.insert(0, w::ASKS_WIGS.say());
    }
    if needs.ships > 0 {
        all.push(w::AsksShips { count: needs.ships.into() }.say());
    }
    w::RankAsks { rank: rank(id), needs: Phrase::List(all) }.say()
}

/// What the final scoring would be now: everything that it counts lies open.
pub fn projection(view: &View) -> Page {
    let columns: Vec<_> = view.projection.iter().map(Column::projected).collect();
    let page = table(&columns, Page::new(w::PROJECTION.say()));
    let ranks = pages::next_rank(view);
    if ranks.is_empty() { page } else { page.field(w::RANK_PROJECTED.say(), ranks) }
}
