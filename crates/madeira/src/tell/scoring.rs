//! The final scoring as a table, and what everybody may know of it before.

use super::names;
use crate::edition::Edition;
use crate::view::{PlayerView, View};
use crate::vocabulary::Request;
use crate::words as w;
use engine::{Grid, Outcome, Page, Party, Phrase, Score, Seat};

/// Reais for one PP at the end (p. 15).
const REAIS: u16 = 5;

pub fn scoring(edition: &Edition, outcome: &Outcome) -> Page {
    let limit = edition.pirates.each_above;
    // The lines of the table, as the outcome names them.
    let items = [
        ("prestige", w::SCORE_PRESTIGE.say()),
        ("resources", w::SCORE_RESOURCES.say()),
        ("pirates", w::SCORE_PIRATES.say()),
        ("pirates-over", w::ScoreOver { limit: limit.into() }.say()),
    ];
    let scores: Vec<(Seat, &Score)> = outcome.scores.iter().filter_map(|score| Some((seat(score)?, score))).collect();
    let columns: Vec<Seat> = scores.iter().map(|(seat, _)| *seat).collect();
    let items = items.into_iter();
    let items = items.map(|(what, name)| (name, scores.iter().map(|(_, score)| points(score, what)).collect()));
    let total = (w::SCORE_TOTAL.say(), scores.iter().map(|(_, score)| score.total).collect());
    let plain = scores.iter().map(|(seat, score)| {
        w::ScoreOf {
            who: *seat,
            total: score.total.into(),
            prestige: points(score, "prestige").into(),
            resources: points(score, "resources").into(),
            pirates: points(score, "pirates").into(),
            limit: limit.into(),
            over: points(score, "pirates-over").into(),
        }
        .say()
    });
    let grid = table(&columns, items.chain([total]).collect());
    let legend = vec![super::pages::signs_of(&columns)];
    Page::new(w::SCORING.say()).grid_with_legend(Some(w::SCORING.say()), grid, legend, plain.collect())
}

fn seat(score: &Score) -> Option<Seat> {
    match score.who {
        Party::Seat(seat) => Some(seat),
        Party::Automa => None,
    }
}

fn points(score: &Score, what: &str) -> i32 {
    score.items.iter().find(|item| item.what == what).map_or(0, |item| item.points)
}

/// A line for each item, a column for each seat.
fn table(columns: &[Seat], items: Vec<(Phrase, Vec<i32>)>) -> Grid {
    let signs = columns.iter().copied().map(Phrase::Initials);
    let head = [Phrase::empty()].into_iter().chain(signs).collect();
    let rows = items.into_iter().map(|(name, points)| {
        let points = points.into_iter().map(|points| Phrase::sign(points.to_string()));
        [name].into_iter().chain(points).collect()
    });
    Grid { rows: [head].into_iter().chain(rows).collect(), gap: "  " }
}

/// PP and resources as they are; pirates are secret, and what requests would bring is told beside.
pub fn projection(edition: &Edition, view: &View) -> Page {
    let columns: Vec<Seat> = Seat::all(view.players.len()).collect();
    let prestige: Vec<i32> = view.players.iter().map(|player| player.pp.into()).collect();
    let resources: Vec<i32> = view.players.iter().map(|player| (as_reais(player) / REAIS).into()).collect();
    let total: Vec<i32> = prestige.iter().zip(&resources).map(|(pp, more)| pp + more).collect();
    let plain = columns.iter().map(|seat| {
        let index = seat.index();
        w::Projected {
            who: *seat,
            total: total[index].into(),
            prestige: prestige[index].into(),
            resources: resources[index].into(),
        }
        .say()
    });
    let plain = plain.collect();
    let items =
        vec![(w::SCORE_PRESTIGE.say(), prestige), (w::SCORE_RESOURCES.say(), resources), (w::SCORE_TOTAL.say(), total)];
    let most = edition.pirates.loss[0];
    let (table, legend) = (table(&columns, items), vec![super::pages::signs_of(&columns)]);
    let page = Page::new(w::SCORING.say()).grid_with_legend(Some(w::SCORING.say()), table, legend, plain);
    let page = page.line(w::ProjectionPirates { most: most.into() }.say());
    let requests = view.players.iter().map(requests).collect();
    page.field(w::PROJECTION_REQUESTS.say(), requests)
}

/// Goods, wood and bread are one real each (p. 15).
fn as_reais(player: &PlayerView) -> u16 {
    player.reais + player.goods.total() + player.wood + player.bread
}

/// What each request of a player would bring now, by itself.
fn requests(player: &PlayerView) -> Phrase {
    let worth = |request: Request| {
        let name = names::times(player.requests[request], names::request(request));
        w::RequestWorth { request: name, pp: names::points(player.worth[request.index()]) }.say()
    };
    let list = names::some(player.requests.kinds().map(worth).collect());
    w::RequestsOf { who: player.seat, requests: list }.say()
}
