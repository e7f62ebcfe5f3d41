//! The guild board: the dice column, the pass column, and everybody's requests.

use super::pieces::{Pieces, font, icon_of_request, number};
use super::source::Source;
use super::style;
use crate::event::Stock;
use crate::state::Row;
use crate::tell::names;
use crate::tell::pages::in_order;
use crate::tell::places;
use crate::view::PassSpace;
use crate::vocabulary::{Guild, PassGain, Request, Requests};
use crate::words as w;
use engine::picture::{Area, Colour, Icon, Picture};
use engine::{Phrase, Seat};

fn roman(number: u8) -> Phrase {
    Phrase::sign(names::roman(number))
}

/// The requests that lie somewhere, each kind once: "2× Trade Routes".
fn listed(requests: Requests) -> Vec<(Request, Phrase)> {
    requests.kinds().map(|kind| (kind, names::times(requests[kind], names::request(kind)))).collect()
}

/// A request's name in a word.
fn short(request: Request) -> Phrase {
    w::PictureRequest { request: request.to_string() }.say()
}

/// The dice column in the overview.
pub fn rows(pen: &mut Picture, source: &Source<'_>, area: Area) {
    pen.ground(area, style::PAPER);
    pen.caption(Area { width: area.width / 2.0, ..area }, w::TERM_GUILD_BOARD.say());
    order(pen, source, area);
    let lines = Area::new(area.x + 8.0, area.y + 25.0, area.width - 16.0, area.height - 32.0);
    for ((row, index), place) in source.view.rows.iter().zip(0..).zip(lines.rows(source.view.rows.len(), 3.0)) {
        let middle = place.y + place.height / 2.0;
        pen.boxed(place, style::SHELL, style::LINE, 6.0);
        pen.text(font(12.0).bold().middle().colour(style::MUTED).at(
            (place.x + 15.0, middle + 4.5),
            26.0,
            roman(index + 1),
        ));
        match row.taken {
            Some(seat) => pen.workers((place.x + 60.0, middle), 11.0, seat, 1),
            None => dice(pen, &row.dice, place.x + 30.0, middle, 19.0),
        }
        for (position, guild) in guilds(source, index).iter().enumerate() {
            let tile = Area::new(place.x + 96.0 + number(position) * 23.0, middle - 9.0, 20.0, 18.0);
            pen.guild(tile, *guild);
        }
        let left = 102.0 + number(guilds(source, index).len()) * 23.0;
        let text = Area::new(place.x + left, place.y - 1.5, place.width - left - 4.0, place.height + 3.0);
        let shorter = row.requests.kinds().map(|kind| names::times(row.requests[kind], short(kind))).collect();
        if !row.requests.is_empty() {
            pen.text(font(13.0).within(text, names::requests(row.requests)).lines(3).or(Phrase::List(shorter)));
        }
        pen.place(places::row(index + 1), place, 6.0);
        pen.ring_if(row_changed(source, usize::from(index)), place, 6.0);
    }
}

/// The order of play, at the right of the title.
fn order(pen: &mut Picture, source: &Source<'_>, area: Area) {
    let order = in_order(source.view);
    let left = area.right() - 20.0 * number(order.len()) - 8.0;
    for (index, seat) in order.iter().enumerate() {
        pen.workers((left + 10.0 + number(index) * 20.0, area.y + 13.0), 8.5, *seat, 1);
    }
    if !order.is_empty() {
        let width = left - area.x - area.width / 2.0;
        pen.text(font(11.0).end().colour(style::MUTED).at((left - 4.0, area.y + 17.0), width, w::PICTURE_ORDER.say()));
    }
}

fn row_changed(source: &Source<'_>, index: usize) -> bool {
    source.changed(|view| view.rows.get(index).copied())
}

fn dice(pen: &mut Picture, dice: &[u8], x: f32, middle: f32, size: f32) {
    for (index, die) in dice.iter().filter(|die| **die > 0).enumerate() {
        pen.die(Area::new(x + number(index) * size * 1.12, middle - size / 2.0, size, size), false, *die);
    }
}

pub fn guilds<'a>(source: &Source<'a>, row: u8) -> &'a [Guild] {
    let rows = &source.edition.board(source.seats()).rows;
    rows.get(usize::from(row)).map_or(&[], |guilds| guilds.as_slice())
}

/// The pass column in the overview, in signs.
pub fn passes(pen: &mut Picture, source: &Source<'_>, area: Area) {
    pen.ground(area, style::PAPER);
    pen.caption(area, w::PASS_COLUMN.say());
    let lines = Area::new(area.x + 8.0, area.y + 25.0, area.width - 16.0, area.height - 32.0);
    let spaces = &source.view.pass_spaces;
    for ((space, index), place) in spaces.iter().zip(0..).zip(lines.rows(spaces.len(), 3.0)) {
        let middle = place.y + place.height / 2.0;
        pen.boxed(place, style::SHELL, style::LINE, 6.0);
        pen.text(font(12.0).bold().middle().colour(style::MUTED).at(
            (place.x + 15.0, middle + 4.5),
            26.0,
            roman(index + 1),
        ));
        let mut x = place.x + 30.0;
        for (position, gain) in space.gains.iter().enumerate() {
            if position > 0 {
                pen.text(font(12.0).middle().colour(style::MUTED).at((x + 3.0, middle + 4.0), 8.0, "/"));
                x += 9.0;
            }
            x += gain_signs(pen, *gain, x, middle);
        }
        if let Some(seat) = space.taken {
            pen.workers((place.x + place.width - 15.0, middle), 10.5, seat, 1);
        }
        pen.place(places::pass(index + 1), place, 6.0);
        pen.ring_if(pass_changed(source, usize::from(index)), place, 6.0);
    }
}

fn pass_changed(source: &Source<'_>, index: usize) -> bool {
    source.changed(|view| view.pass_spaces.get(index).map(|space: &PassSpace| space.taken))
}

/// A gain in signs, and how wide they are.
fn gain_signs(pen: &mut Picture, gain: PassGain, x: f32, middle: f32) -> f32 {
    match gain {
        PassGain::Reais(count) => {
            pen.coin((x + 10.0, middle), 9.5, count);
            22.0
        }
        PassGain::City(pp) => {
            pen.text(font(11.0).bold().at((x, middle + 4.0), 32.0, w::NPp { count: pp.into() }.say()));
            pen.icon(Icon::Person, Area::around((x + 42.0, middle), 16.8), style::MUTED);
            pen.icon(Icon::Building, Area::around((x + 58.0, middle), 15.75), style::SEA);
            68.0
        }
        PassGain::Watch => {
            pen.icon(Icon::Person, Area::around((x + 8.0, middle), 16.8), style::MUTED);
            pen.icon(Icon::Shield, Area::around((x + 23.0, middle), 16.8), style::SEA);
            33.0
        }
        PassGain::Ship => {
            pen.icon(Icon::Ship, Area::around((x + 11.0, middle), 18.9), style::SEA);
            24.0
        }
    }
}

/// The icons of a gain, behind its number.
pub fn icon_of_gain(gain: PassGain) -> &'static [(Icon, Colour)] {
    match gain {
        PassGain::Reais(_) => &[(Icon::Coin, style::MINT)],
        PassGain::City(_) => &[(Icon::Star, style::POINTS), (Icon::Person, style::MUTED), (Icon::House, style::SEA)],
        PassGain::Watch => &[(Icon::Person, style::MUTED), (Icon::Shield, style::SEA)],
        PassGain::Ship => &[(Icon::Ship, style::SEA)],
    }
}

fn gain(gain: PassGain) -> Phrase {
    match gain {
        PassGain::Reais(count) => names::amount(Stock::Reais, count),
        PassGain::City(pp) => w::GainCity { pp: names::amount(Stock::Prestige, pp) }.say(),
        PassGain::Watch => w::GAIN_WATCH.say(),
        PassGain::Ship => w::GAIN_SHIP.say(),
    }
}

/// The page of the guild board and the requests.
pub fn page(pen: &mut Picture, source: &Source<'_>, area: Area) {
    let rows = number(source.view.rows.len());
    let (top, bottom) = area.take_top(48.0 + rows * 70.0, 8.0);
    let (left, right) = top.take_left(700.0, 8.0);
    pen.titled(left, w::ROWS.say());
    let lines = Area::new(left.x + 12.0, left.y + 38.0, left.width - 24.0, left.height - 48.0);
    for ((row, index), place) in source.view.rows.iter().zip(0..).zip(lines.rows(source.view.rows.len(), 6.0)) {
        large_row(pen, source, row, index, place);
    }
    pen.titled(right, w::PASS_COLUMN.say());
    let lines = Area::new(right.x + 12.0, right.y + 38.0, right.width - 24.0, right.height - 48.0);
    let spaces = &source.view.pass_spaces;
    for ((space, index), place) in spaces.iter().zip(0..).zip(lines.rows(spaces.len(), 6.0)) {
        let middle = place.y + place.height / 2.0;
        pen.boxed(place, style::SHELL, style::LINE, 8.0);
        pen.text(font(20.0).bold().middle().colour(style::MUTED).at(
            (place.x + 24.0, middle + 7.0),
            40.0,
            roman(index + 1),
        ));
        let text = Area::new(place.x + 52.0, place.y, place.width - 110.0, place.height);
        for (line, what) in text.lines(space.gains.len(), 20.0).zip(space.gains.iter()) {
            pen.text(font(15.0).at((line.x, line.y + 15.0), line.width, gain(*what)));
        }
        if let Some(seat) = space.taken {
            pen.workers((place.x + place.width - 28.0, middle), 19.0, seat, 1);
        }
        pen.ring_if(pass_changed(source, usize::from(index)), place, 8.0);
    }
    requests(pen, source, bottom);
}

fn large_row(pen: &mut Picture, source: &Source<'_>, row: &Row, index: u8, place: Area) {
    let middle = place.y + place.height / 2.0;
    pen.boxed(place, style::SHELL, style::LINE, 8.0);
    pen.text(font(20.0).bold().middle().colour(style::MUTED).at(
        (place.x + 24.0, middle + 7.0),
        40.0,
        roman(index + 1),
    ));
    match row.taken {
        Some(seat) => {
            pen.workers((place.x + 72.0, middle), 20.0, seat, 1);
            pen.text(font(15.0).bold().at((place.x + 100.0, middle + 5.0), 106.0, seat));
        }
        None => dice(pen, &row.dice, place.x + 54.0, middle, 38.0),
    }
    for (position, guild) in guilds(source, index).iter().enumerate() {
        let tile = Area::new(place.x + 212.0 + number(position) * 100.0, middle - 15.0, 96.0, 30.0);
        pen.fill(tile, style::guild(*guild), 6.0);
        let white = font(11.0).bold().middle().colour(style::PAPER);
        pen.text(white.within(tile.padded(2.0, 0.0), names::guild(*guild)).lines(2));
    }
    let list = listed(row.requests);
    let text = Area::new(place.x + 414.0, place.y, place.width - 420.0, place.height);
    for ((request, name), line) in list.iter().zip(text.lines(list.len(), 28.0)) {
        let middle = line.y + line.height / 2.0;
        pen.icon(
            icon_of_request(*request),
            Area::around((line.x + 12.0, middle), 21.0 * (line.height / 24.0).min(1.0)),
            style::SEA,
        );
        let letters = font(if line.height < 15.0 { 11.0 } else { 15.0 });
        pen.text(letters.at((line.x + 32.0, middle + 5.0), line.width - 32.0, name.clone()));
    }
    pen.ring_if(row_changed(source, usize::from(index)), place, 8.0);
}

/// Everybody's requests by kind, what they would score now, and those presented so far.
fn requests(pen: &mut Picture, source: &Source<'_>, area: Area) {
    pen.ground(area, style::PAPER);
    let left = 214.0;
    pen.text(
        font(17.0)
            .bold()
            .colour(style::SEA)
            .within(Area::new(area.x + 14.0, area.y + 8.0, left - 24.0, 76.0), w::REQUESTS.say())
            .lines(2),
    );
    let columns = Area::new(area.x + left, area.y + 8.0, area.width - left - 8.0, 80.0);
    for (request, place) in Request::ALL.iter().zip(columns.columns(Request::ALL.len(), 8.0)) {
        pen.icon(icon_of_request(*request), Area::around((place.x + 14.0, place.y + 16.0), 27.3), style::SEA);
        pen.text(font(14.5).bold().at((place.x + 32.0, place.y + 22.0), place.width - 34.0, names::request(*request)));
        let scores = Area::new(place.x, place.y + 32.0, place.width, 46.0);
        pen.text(
            font(12.0).colour(style::MUTED).within(scores, names::request_scores(source.edition, *request)).lines(3),
        );
    }
    let table = Area::new(area.x + 12.0, area.y + 92.0, area.width - 24.0, area.height - 102.0);
    let mut lines = table.rows(source.seats() + 1, 5.0);
    for (seat, line) in Seat::all(source.seats()).zip(&mut lines) {
        let player = &source.view.players[seat.index()];
        pen.fill(line, style::SHELL, 6.0);
        let middle = line.y + line.height / 2.0;
        pen.workers((line.x + 24.0, middle), 15.0, seat, 1);
        pen.text(font(16.0).bold().at((line.x + 48.0, middle + 6.0), left - 70.0, seat));
        let before = source.before.map(|before| before.players[seat.index()].requests);
        counts(pen, player.requests, before, Some(player.worth), line, left);
    }
    if let Some(line) = lines.next() {
        pen.fill(line, style::WATER, 6.0);
        let middle = line.y + line.height / 2.0;
        pen.text(font(15.0).bold().at((line.x + 10.0, middle + 5.5), left - 32.0, w::PICTURE_PRESENTED.say()));
        counts(pen, source.view.presented, source.before.map(|before| before.presented), None, line, left);
    }
}

/// Requests by kind; those that are more or fewer than before are ringed.
fn counts(
    pen: &mut Picture,
    requests: Requests,
    before: Option<Requests>,
    worth: Option<[u8; 5]>,
    line: Area,
    left: f32,
) {
    let middle = line.y + line.height / 2.0;
    let columns = Area::new(line.x - 12.0 + left, line.y, line.width + 16.0 - left, line.height);
    for (request, place) in Request::ALL.iter().zip(columns.columns(Request::ALL.len(), 8.0)) {
        let tile = Area::new(place.x, middle - 15.0, 36.0, 30.0);
        pen.ring_if(before.is_some_and(|before| before[*request] != requests[*request]), tile, 7.0);
        match requests[*request] {
            0 => pen.text(font(16.0).middle().colour(style::PALE).at((place.x + 18.0, middle + 6.0), 20.0, "–")),
            count => {
                pen.fill(tile, style::SEA, 7.0);
                let white = font(18.0).bold().middle().colour(style::PAPER);
                pen.text(white.at((tile.x + 18.0, middle + 6.5), 34.0, count));
                if let Some(worth) = worth {
                    let now = w::PictureNow { pp: worth[request.index()].into() }.say();
                    pen.text(font(14.5).at((place.x + 46.0, middle + 5.5), place.width - 50.0, now));
                }
            }
        }
    }
}
