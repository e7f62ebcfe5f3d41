//! A strip for each player: what they have, and what they still have to do.

use super::cities::short;
use super::pieces::{Pieces, font, icon_of, number};
use super::source::Source;
use super::style;
use crate::tell::names;
use crate::view::PlayerView;
use crate::vocabulary::{Favour, Good};
use crate::words as w;
use engine::picture::{Area, Colour, Icon, Picture};
use engine::{Party, Phrase};

/// Everybody, always in the order of their seats.
pub fn strips(pen: &mut Picture, source: &Source<'_>, area: Area) {
    for (player, place) in source.view.players.iter().zip(area.rows(source.seats(), 5.0)) {
        strip(pen, source, player, place);
    }
}

fn strip(pen: &mut Picture, source: &Source<'_>, player: &PlayerView, area: Area) {
    let seat = player.seat;
    let Area { x, y, width: w, height: h } = area;
    let middle = y + h / 2.0;
    pen.strip(area, Party::Seat(seat), source.waiting.contains(seat));
    pen.workers((x + 36.0, middle), 19.0, seat, 1);
    pen.text(font(17.0).bold().within(Area::new(x + 62.0, middle - 32.0, 144.0, 36.0), seat).lines(2));
    pen.text(font(23.0).bold().colour(style::SEA).at(
        (x + 62.0, middle + 25.0),
        144.0,
        w::NPp { count: player.pp.into() }.say(),
    ));
    pen.ring_if(source.player_changed(seat, |player| player.pp), Area::new(x + 60.0, middle + 4.0, 110.0, 26.0), 6.0);
    supply(pen, source, player, Area::new(x + 212.0, middle - 33.0, 176.0, 65.0));
    match player.passed {
        Some(space) => {
            pen.text(font(12.0).middle().colour(style::MUTED).at(
                (x + 442.0, middle - 3.0),
                92.0,
                w::PICTURE_PASSED.say(),
            ));
            pen.text(font(17.0).bold().middle().at((x + 442.0, middle + 17.0), 92.0, names::roman(space)));
        }
        None => {
            for (index, die) in player.dice.iter().enumerate() {
                pen.die(Area::new(x + 397.0 + number(index) * 31.0, middle - 14.0, 28.0, 28.0), false, *die);
            }
        }
    }
    let pieces = [
        (Icon::Mill, player.windmill),
        (Icon::Shield, player.watch),
        (Icon::Person, player.home_workers),
        (Icon::Ship, player.home_ships),
    ];
    for (index, (icon, count)) in pieces.into_iter().enumerate() {
        let (left, top) = (x + 496.0 + number(index % 2) * 52.0, middle - 17.0 + number(index / 2) * 34.0);
        pen.icon(icon, Area::around((left + 12.0, top), 21.0), style::MUTED);
        pen.text(font(16.0).bold().at((left + 27.0, top + 6.0), 24.0, count));
    }
    due(pen, Icon::Bread, player.bread_due, player.bread, x + 608.0, middle - 17.0);
    due(pen, Icon::Log, player.wood_due, player.wood, x + 608.0, middle + 17.0);
    requests(pen, source, player, Area::new(x + 660.0, y + 3.0, 212.0, h - 6.0));
    let favours = Area::new(x + 876.0, y + 2.0, 222.0, h - 4.0);
    chips(pen, source, player, favours);
    pen.icon(Icon::Skull, Area::around((x + 1112.0, middle), 23.1), style::INK);
    let pirates = font(12.0).colour(style::MUTED);
    match player.pirates {
        Some(count) => pen.text(font(17.0).bold().at((x + 1128.0, middle + 6.0), 40.0, count)),
        None => pen.text(pirates.at((x + 1126.0, middle + 4.0), w - 1130.0, w::PICTURE_SECRET.say())),
    }
}

/// Reais, bread, wood and the goods, three to a line.
fn supply(pen: &mut Picture, source: &Source<'_>, player: &PlayerView, area: Area) {
    for ((what, count), place) in stock(player).into_iter().zip(area.rows(2, 3.0).flat_map(|row| row.columns(3, 4.0))) {
        let ink = stock_card(pen, what, count, place, 6.0);
        stock_icon(pen, what, count, place.x + 15.0, place.y + place.height / 2.0, 0.95);
        pen.text(font(18.0).bold().middle().colour(ink).at((place.x + 41.0, place.y + 22.0), 32.0, count));
        pen.ring_if(stock_changed(source, player, what), place, 6.0);
    }
}

/// What somebody has in their supply.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Supply {
    Reais,
    Bread,
    Wood,
    Good(Good),
}

pub fn stock(player: &PlayerView) -> [(Supply, u16); 6] {
    let good = |good: Good| (Supply::Good(good), u16::from(player.goods[good]));
    [
        (Supply::Reais, player.reais),
        (Supply::Bread, player.bread),
        (Supply::Wood, player.wood),
        good(Good::Wheat),
        good(Good::Sugar),
        good(Good::Wine),
    ]
}

pub fn stock_changed(source: &Source<'_>, player: &PlayerView, what: Supply) -> bool {
    let count = |player: &PlayerView| stock(player).into_iter().find(|(other, _)| *other == what);
    source.player_changed(player.seat, count)
}

/// The box of something in the supply: goods in their colour if there are any. Returns the colour to write in.
pub fn stock_card(pen: &mut Picture, what: Supply, count: u16, area: Area, radius: f32) -> Colour {
    match what {
        Supply::Good(good) if count > 0 => {
            pen.slip(area, style::good(good), radius);
            style::on(good)
        }
        Supply::Good(_) | Supply::Reais | Supply::Bread | Supply::Wood => {
            pen.slip(area, style::SHELL, radius);
            if count > 0 { style::INK } else { style::PALE }
        }
    }
}

/// How something in the supply is drawn.
pub fn stock_look(what: Supply) -> (Icon, Colour) {
    match what {
        Supply::Reais => (Icon::Coin, style::MINT),
        Supply::Bread => (Icon::Bread, style::CRUST),
        Supply::Wood => (Icon::Log, style::WOOD),
        Supply::Good(good) => (icon_of(good), style::good(good)),
    }
}

pub fn stock_icon(pen: &mut Picture, what: Supply, count: u16, x: f32, y: f32, k: f32) {
    match what {
        Supply::Reais => pen.money((x, y), 9.5 * k),
        Supply::Bread => pen.icon(Icon::Bread, Area::around((x, y), 21.0 * k), style::CRUST),
        Supply::Wood => pen.icon(Icon::Log, Area::around((x, y), 21.0 * k), style::WOOD),
        Supply::Good(good) => pen.icon(
            icon_of(good),
            Area::around((x, y), 21.0 * k),
            if count > 0 { style::on(good) } else { style::good(good) },
        ),
    }
}

/// What is due at the end of the round, red if there is not enough.
fn due(pen: &mut Picture, icon: Icon, due: u8, have: u16, x: f32, y: f32) {
    let short = u16::from(due) > have;
    pen.icon(icon, Area::around((x, y), 17.85), if icon == Icon::Bread { style::CRUST } else { style::WOOD });
    let colour = match due {
        0 => style::PALE,
        _ if short => style::SHORT,
        _ => style::INK,
    };
    let less = if due > 0 { format!("−{due}") } else { due.to_string() };
    pen.text(font(15.0).bold().colour(colour).at((x + 14.0, y + 5.0), 36.0, Phrase::sign(less)));
}

/// The requests in hand with what each would score now.
fn requests(pen: &mut Picture, source: &Source<'_>, player: &PlayerView, area: Area) {
    let kinds: Vec<_> = player.requests.kinds().collect();
    for (request, line) in kinds.iter().zip(area.lines(kinds.len(), 17.0)) {
        let base = line.y + line.height / 2.0 + 4.2;
        let name = names::times(player.requests[*request], names::request(*request));
        pen.text(font(12.0).at((line.x, base), line.width - 50.0, name));
        let worth = w::NPp { count: player.worth[request.index()].into() }.say();
        pen.text(font(12.0).bold().end().colour(style::SEA).at((line.x + line.width, base), 48.0, worth));
    }
    if source.player_changed(player.seat, |player| player.requests) {
        let height = (number(kinds.len().max(1)) * 17.0).min(area.height - 4.0);
        pen.ring_if(true, area.middle(area.width, height), 4.0);
    }
}

/// The favours: filled if face up, outlined if face down.
fn chips(pen: &mut Picture, source: &Source<'_>, player: &PlayerView, area: Area) {
    let favours: Vec<(Favour, bool)> = favours(player);
    let columns = if favours.len() > 6 { 3 } else { 2 };
    let rows = favours.len().div_ceil(columns);
    let places = area.lines(rows, 24.0).flat_map(|line| line.columns(columns, 4.0));
    for ((favour, up), place) in favours.into_iter().zip(places) {
        let chip = Area::new(place.x, place.y + 1.0, place.width, place.height - 2.0);
        favour_chip(pen, source, favour, up, chip);
        let known = |player: &PlayerView| (player.face_up.contains(favour), player.face_down.contains(favour));
        pen.ring_if(source.player_changed(player.seat, known), chip, 6.0);
    }
}

/// Somebody's favours with whether they are face up, those first.
pub fn favours(player: &PlayerView) -> Vec<(Favour, bool)> {
    let up = player.face_up.iter().map(|favour| (favour, true));
    up.chain(player.face_down.iter().map(|favour| (favour, false))).collect()
}

pub fn favour_chip(pen: &mut Picture, source: &Source<'_>, favour: Favour, up: bool, area: Area) {
    let colour = style::guild(source.edition.guild(favour));
    let (fill, ink) = if up { (colour, style::PAPER) } else { (style::PAPER, colour) };
    pen.boxed(area, fill, colour, 6.0);
    let name = font(12.0).bold().middle().colour(ink);
    pen.text(
        name.at((area.x + area.width / 2.0, area.y + area.height / 2.0 + 4.3), area.width - 4.0, names::favour(favour))
            .or(short(favour)),
    );
}
