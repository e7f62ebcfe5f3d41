//! The guild board: rows of dice with their requests, the pass column, and everybody's requests.

use crate::edition::Edition;
use crate::state::Row;
use crate::tell::names;
use crate::tell::reckoning::Reckoning;
use crate::view::{PassSpace, View};
use crate::vocabulary::Requests;
use crate::words as w;
use engine::{Page, Phrase, Seat};

pub fn add(edition: &Edition, view: &View, page: Page) -> Page {
    let page = page.field(w::ROWS.say(), rows(edition, view));
    let page = page.field(w::PASS_COLUMN.say(), view.pass_spaces.iter().zip(1..).map(pass_space).collect());
    let mut requests: Vec<Phrase> =
        Seat::all(view.players.len()).map(|seat| requests_of(seat, view.players[seat.index()].requests)).collect();
    if view.presented.total() > 0 {
        requests.push(w::Presented { requests: names::requests(view.presented) }.say());
    }
    page.field(w::REQUESTS.say(), requests)
}

/// A line for every row of the dice column.
pub fn rows(edition: &Edition, view: &View) -> Vec<Phrase> {
    // Rows are the same for everybody.
    let board = Reckoning { edition, view, seat: Seat(0) };
    let line = |(row, number): (&Row, u8)| {
        let sign = names::roman(number).to_owned();
        let guilds = board.guilds(number);
        let head = match row.taken {
            Some(seat) => w::RowOf { row: sign, who: seat, guilds }.say(),
            None => w::RowFree { row: sign, dice: names::guild_dice(&row.dice), guilds }.say(),
        };
        let requests = w::RowRequests { requests: names::requests(row.requests) }.say();
        Phrase::Row(vec![head, requests])
    };
    view.rows.iter().zip(1..).map(line).collect()
}

fn pass_space((space, number): (&PassSpace, u8)) -> Phrase {
    let sign = names::roman(number).to_owned();
    let gains = names::either(space.gains.iter().copied().map(names::pass_gain).collect());
    match space.taken {
        None => w::PassSpace { space: sign, gains }.say(),
        Some(seat) => w::PassSpaceOf { space: sign, gains, who: seat }.say(),
    }
}

fn requests_of(seat: Seat, requests: Requests) -> Phrase {
    w::RequestsOf { who: seat, requests: names::requests(requests) }.say()
}
