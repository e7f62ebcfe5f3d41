//! The final scoring as a table, its projection, and the ranks of soloists.

use super::super::edition::{Edition, RankNeeds, StoresNeeded};
use super::super::scoring::ITEMS;
use super::super::view::View;
use super::super::words::lacerda as l;
use super::super::words::pages as p;
use super::lacerda::rank;
use super::nouns::{counted, party, reis, wigs};
use super::pages;
use crate::engine::{Grid, Outcome, Page, Party, Phrase, Score};

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
        _ => p::ITEM_FAVOURS.say(),
    }
}

fn points(score: &Score, what: &str) -> Option<i32> {
    score.items.iter().find(|item| item.what == what).map(|item| item.points)
}

fn number(number: Option<i32>) -> Phrase {
    Phrase::sign(number.map_or_else(|| "–".to_owned(), |number| number.to_string()))
}

/// A column for each party, a line for each step of the scoring.
fn table(outcome: &Outcome, page: Page) -> Page {
    let sign = |score: &Score| match score.who {
        Party::Seat(seat) => seat.to_string(),
        Party::Automa => "L".to_owned(),
    };
    let row = |label: Phrase, cells: Vec<Phrase>| [label].into_iter().chain(cells).collect::<Vec<_>>();
    let mut rows = vec![row(Phrase::empty(), outcome.scores.iter().map(|score| Phrase::sign(sign(score))).collect())];
    for what in ITEMS.iter().filter(|what| outcome.scores.iter().any(|score| points(score, what).is_some())) {
        rows.push(row(item(what), outcome.scores.iter().map(|score| number(points(score, what))).collect()));
    }
    let totals = outcome.scores.iter().map(|score| number(Some(score.total))).collect();
    rows.push(row(p::ITEM_TOTAL.say(), totals));
    let plain = outcome.scores.iter().map(sentence).collect();
    let who = outcome.scores.iter().map(|score| Phrase::Row(vec![Phrase::sign(sign(score)), party(score.who)]));
    page.line(Phrase::List(who.collect())).grid(Some(p::SCORING.say()), Grid { rows, gap: " " }, plain)
}

fn sentence(score: &Score) -> Phrase {
    let items = score
        .items
        .iter()
        .filter(|one| one.points != 0)
        .map(|one| p::SCORE_ITEM.with([("item", item(&one.what).into()), ("points", one.points.into())]));
    p::SCORE_LINE.with([
        ("who", party(score.who).into()),
        ("total", wigs(score.total).into()),
        ("items", Phrase::List(items.collect()).into()),
    ])
}

pub fn scoring(ed: &Edition, outcome: &Outcome) -> Page {
    let page = table(outcome, Page::new(p::SCORING.say()));
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
    let page = table(&view.projection, Page::new(p::PROJECTION.say()));
    let ranks = pages::next_rank(view);
    if ranks.is_empty() { page } else { page.field(p::RANK_TITLE.say(), ranks) }
}
