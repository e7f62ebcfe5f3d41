//! The guild board: rows of dice with their requests, the pass column, and everybody's requests.

use crate::engine::{Arg, Page, Phrase, Seat};
use crate::games::madeira::edition::Edition;
use crate::games::madeira::state::Row;
use crate::games::madeira::tell::names;
use crate::games::madeira::tell::reckoning::Reckoning;
use crate::games::madeira::view::{PassSpace, View};
use crate::games::madeira::vocabulary::Requests;
use crate::games::madeira::words as w;

pub fn add(edition: &Edition, view: &View, page: Page) -> Page {
    let page = page.field(w::ROWS.say(), rows(edition, view));
    let page = page.field(w::PASS_COLUMN.say(), view.pass_spaces.iter().zip(1..).map(pass_space).collect());
    let mut requests: Vec<Phrase> =
        Seat::all(view.players.len()).map(|seat| requests_of(seat, view.players[seat.index()].requests)).collect();
    if view.presented.total() > 0 {
        requests.push(w::PRESENTED.with([("requests", names::requests(view.presented).into())]));
    }
    page.field(w::REQUESTS.say(), requests)
}

/// A line for every row of the dice column.
pub fn rows(edition: &Edition, view: &View) -> Vec<Phrase> {
    // Rows are the same for everybody.
    let board = Reckoning { edition, view, seat: Seat(0) };
    let line = |(row, number): (&Row, u8)| {
        let sign = ("row", Arg::sign(names::roman(number)));
        let guilds = ("guilds", board.guilds(number).into());
        let head = match row.taken {
            Some(seat) => w::ROW_OF.with([sign, ("who", seat.into()), guilds]),
            None => w::ROW_FREE.with([sign, ("dice", names::guild_dice(&row.dice).into()), guilds]),
        };
        let requests = w::ROW_REQUESTS.with([("requests", names::requests(row.requests).into())]);
        Phrase::Row(vec![head, requests])
    };
    view.rows.iter().zip(1..).map(line).collect()
}

fn pass_space((space, number): (&PassSpace, u8)) -> Phrase {
    let sign = ("space", Arg::sign(names::roman(number)));
    let gains = ("gains", names::either(space.gains.iter().copied().map(names::pass_gain).collect()).into());
    match space.taken {
        None => w::PASS_SPACE.with([sign, gains]),
        Some(seat) => w::PASS_SPACE_OF.with([sign, gains, ("who", seat.into())]),
    }
}

fn requests_of(seat: Seat, requests: Requests) -> Phrase {
    w::REQUESTS_OF.with([("who", seat.into()), ("requests", names::requests(requests).into())])
}
