//! The page of one player: supply, favours and requests in full, pieces and where they are, upkeep.

use super::pen::{Divide, Pen, font, icon_of_request, number};
use super::source::Source;
use super::strips::{favours, stock, stock_card, stock_changed, stock_icon};
use super::style;
use crate::tell::{names, pages};
use crate::view::PlayerView;
use crate::words as w;
use engine::Party;
use engine::picture::{Area, Icon};

/// How high the parts are.
const HEAD: f32 = 120.0;
const UPKEEP: f32 = 168.0;
const PIECES: f32 = 216.0;
/// A title, and what a favour and a request take below it.
const TITLE: f32 = 46.0;
const FAVOUR: f32 = 56.0;
const REQUEST: f32 = 32.0;

/// Two favours to a line if there are many.
fn favour_columns(player: &PlayerView) -> usize {
    if favours(player).len() > 6 { 2 } else { 1 }
}

/// How high the page of a player is, below the header.
pub fn height(player: &PlayerView) -> f32 {
    let favours = number(favours(player).len().div_ceil(favour_columns(player)));
    let requests = number(player.requests.kinds().count().max(1));
    let middle = (TITLE + favours * FAVOUR).max(TITLE + requests * REQUEST + 8.0 + UPKEEP);
    HEAD + 8.0 + middle + 8.0 + PIECES
}

pub fn page(pen: &mut Pen, source: &Source<'_>, player: &PlayerView, area: Area) {
    let (head, rest) = area.take_top(HEAD, 8.0);
    heading(pen, source, player, head);
    let (middle, bottom) = rest.take_bottom(PIECES, 8.0);
    let (left, right) = middle.take_left(640.0, 8.0);
    favour_list(pen, source, player, left);
    let (upper, lower) = right.take_bottom(UPKEEP, 8.0);
    request_list(pen, player, upper);
    upkeep(pen, player, lower);
    pieces(pen, source, player, bottom);
}

fn heading(pen: &mut Pen, source: &Source<'_>, player: &PlayerView, area: Area) {
    let Area { x, y, height: h, .. } = area;
    let seat = player.seat;
    let middle = y + h / 2.0;
    pen.0.strip(area, Party::Seat(seat), true);
    pen.disc(x + 58.0, middle, 36.0, seat, 1);
    pen.text(x + 108.0, middle - 8.0, 282.0, font(25.0).bold(), seat);
    pen.text(
        x + 108.0,
        middle + 32.0,
        282.0,
        font(28.0).bold().colour(style::SEA),
        w::NPp { count: player.pp.into() }.say(),
    );
    let supply = Area::new(x + 400.0, y + 18.0, 540.0, h - 36.0);
    for ((what, count), place) in stock(player).into_iter().zip(supply.columns(6, 8.0)) {
        let ink = stock_card(pen, what, count, place, 10.0);
        let column = place.x + place.width / 2.0;
        stock_icon(pen, what, count, column, place.y + 26.0, 1.4);
        pen.text(column, place.y + 72.0, place.width - 6.0, font(25.0).bold().middle().colour(ink), count);
        if stock_changed(source, player, what) {
            pen.ring(place, 10.0);
        }
    }
    pen.icon(Icon::Skull, x + 986.0, middle - 16.0, 1.7, style::INK);
    match player.pirates {
        Some(count) => pen.text(x + 986.0, middle + 34.0, 76.0, font(24.0).bold().middle(), count),
        None => {
            pen.text(x + 986.0, middle + 30.0, 76.0, font(15.0).middle().colour(style::MUTED), w::PICTURE_SECRET.say())
        }
    }
    match player.passed {
        Some(space) => {
            pen.text(
                x + 1096.0,
                middle - 8.0,
                130.0,
                font(15.0).middle().colour(style::MUTED),
                w::PICTURE_PASSED.say(),
            );
            pen.text(x + 1096.0, middle + 26.0, 130.0, font(26.0).bold().middle(), names::roman(space));
        }
        None => {
            for (index, die) in player.dice.iter().enumerate() {
                pen.die(x + 1040.0 + number(index) * 40.0, middle - 18.0, 36.0, Some(*die), false);
            }
        }
    }
}

fn favour_list(pen: &mut Pen, source: &Source<'_>, player: &PlayerView, area: Area) {
    pen.headed(area, w::FAVOURS.say());
    let all = favours(player);
    let columns = favour_columns(player);
    let rows = all.len().div_ceil(columns);
    let list = Area::new(area.x + 12.0, area.y + 38.0, area.width - 24.0, number(rows) * FAVOUR);
    let places = list.rows(rows, 0.0).flat_map(|row| row.padded(0.0, 3.0).columns(columns, 10.0));
    if all.is_empty() {
        pen.text(area.x + 14.0, area.y + 58.0, 300.0, font(15.0).colour(style::MUTED), w::NONE.say());
    }
    for ((favour, up), place) in all.into_iter().zip(places) {
        let guild = source.edition.guild(favour);
        let colour = style::guild(guild);
        let (fill, ink) = if up { (colour, style::PAPER) } else { (style::PAPER, colour) };
        let (chip, does) = place.take_left(if columns == 1 { 192.0 } else { 128.0 }, 10.0);
        pen.boxed(chip, fill, colour, 8.0);
        let (middle, half) = (chip.x + chip.width / 2.0, chip.y + chip.height / 2.0);
        pen.text(middle, half - 1.0, chip.width - 8.0, font(15.5).bold().middle().colour(ink), names::favour(favour));
        let small = font(11.0).middle().colour(ink);
        let of = names::guild(guild);
        let side = if up { of.clone() } else { w::PictureFaceDown { guild: of.clone() }.say() };
        pen.text_or(middle, half + 14.0, chip.width - 8.0, small, side, of);
        pen.paragraph(does, if columns == 1 { 2 } else { 3 }, font(14.5), names::favour_does(favour));
        let known = |player: &PlayerView| (player.face_up.contains(favour), player.face_down.contains(favour));
        if source.player_changed(player.seat, known) {
            pen.ring(chip, 8.0);
        }
    }
}

fn request_list(pen: &mut Pen, player: &PlayerView, area: Area) {
    pen.headed(area, w::REQUESTS.say());
    let kinds: Vec<_> = player.requests.kinds().collect();
    let list = Area::new(area.x + 14.0, area.y + 38.0, area.width - 28.0, number(kinds.len()) * REQUEST);
    if kinds.is_empty() {
        pen.text(area.x + 14.0, area.y + 58.0, 300.0, font(15.0).colour(style::MUTED), w::NO_REQUESTS.say());
    }
    for (request, line) in kinds.iter().zip(list.rows(kinds.len(), 0.0)) {
        let middle = line.y + line.height / 2.0;
        let name = names::times(player.requests[*request], names::request(*request));
        pen.icon(icon_of_request(*request), line.x + 14.0, middle, 1.1, style::SEA);
        pen.text(line.x + 36.0, middle + 6.0, line.width - 190.0, font(16.0), name);
        let now = w::PictureNow { pp: player.worth[request.index()].into() }.say();
        pen.text(line.x + line.width, middle + 6.0, 150.0, font(16.0).bold().end().colour(style::SEA), now);
    }
}

fn upkeep(pen: &mut Pen, player: &PlayerView, area: Area) {
    pen.headed(area, w::UPKEEP.say());
    let [bread, wood, access] = pages::upkeep(player);
    let lines = [
        (Icon::Bread, style::CRUST, bread, u16::from(player.bread_due) > player.bread),
        (Icon::Log, style::WOOD, wood, u16::from(player.wood_due) > player.wood),
        (Icon::Tree, style::LEAF, access, false),
    ];
    let owed = (player.bought > 0).then(|| (Icon::Log, style::WOOD, pages::owed(player), false));
    let list = Area::new(area.x + 14.0, area.y + 36.0, area.width - 28.0, area.height - 44.0);
    for ((icon, tint, text, short), line) in lines.into_iter().chain(owed).zip(list.rows(4, 0.0)) {
        let middle = line.y + line.height / 2.0;
        pen.icon(icon, line.x + 16.0, middle, 1.2, tint);
        let colour = if short { style::SHORT } else { style::INK };
        pen.text(line.x + 42.0, middle + 5.5, line.width - 44.0, font(15.5).colour(colour), text);
    }
}

fn pieces(pen: &mut Pen, source: &Source<'_>, player: &PlayerView, area: Area) {
    pen.headed(area, w::PIECES.say());
    let counts = [
        (Icon::Person, w::WorkersHome { count: player.home_workers.into() }.say()),
        (Icon::Shield, w::WorkersWatch { count: player.watch.into() }.say()),
        (Icon::Ship, w::ShipsHome { count: player.home_ships.into() }.say()),
        (Icon::Mill, w::PictureWindmill { level: player.windmill.into() }.say()),
    ];
    let row = Area::new(area.x + 14.0, area.y + 36.0, area.width - 28.0, 44.0);
    for ((icon, text), place) in counts.into_iter().zip(row.columns(4, 8.0)) {
        let middle = place.y + place.height / 2.0;
        pen.icon(icon, place.x + 16.0, middle, 1.4, style::SEA);
        pen.paragraph(Area::new(place.x + 40.0, place.y, place.width - 40.0, place.height), 2, font(14.0).bold(), text);
    }
    let [workers, ships, markers] = pages::places(source.view, player);
    let list = Area::new(area.x + 14.0, area.y + 84.0, area.width - 28.0, area.height - 92.0);
    let mut rest = list;
    for (text, height, lines) in [(workers, 48.0, 2), (ships, 40.0, 2), (markers, 32.0, 1)] {
        if let Some(text) = text {
            let (place, below) = rest.take_top(height, 2.0);
            pen.paragraph(place, lines, font(16.0), text);
            rest = below;
        }
    }
}
