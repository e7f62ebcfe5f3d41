//! The island: regions with their buildings and fields, the forest, the watch, the windmill.

use super::pieces::{PANEL, Pieces, font, icon_of, number};
use super::source::Source;
use super::{buildings, style};
use crate::tell::{names, places};
use crate::view::{BuildingView, FieldView, View};
use crate::vocabulary::{Character, Field, Place, Region};
use crate::words as w;
use engine::picture::{Area, Icon, Picture};
use engine::{Phrase, Seat, small};

/// The three regions in the overview.
pub fn regions(pen: &mut Picture, source: &Source<'_>, area: Area) {
    for (region, band) in (1..).zip(area.rows(3, 5.0)) {
        pen.ground(band, style::SAND);
        pen.caption(Area { width: 110.0, ..band }, w::Region { region: region.into() }.say());
        buildings::base_cost(pen, source, band.x + 180.0, band.y + 14.0, 17.0);
        let inner = Area::new(band.x + 10.0, band.y + 26.0, band.width - 20.0, band.height - 34.0);
        content(pen, source, region, inner, 172.0, false);
    }
}

/// The page of the island.
pub fn page(pen: &mut Picture, source: &Source<'_>, area: Area) {
    let (top, bottom) = area.take_bottom(146.0, 6.0);
    for (region, band) in (1..).zip(top.rows(3, 6.0)) {
        pen.ground(band, style::SAND);
        pen.large_caption(band, 108.0, w::Region { region: region.into() }.say());
        buildings::base_cost(pen, source, band.right() - 20.0, band.y + 18.0, 24.0);
        let workers = Seat::all(source.seats()).map(|seat| (seat, workers_in(source.view, region, seat)));
        pen.counted_workers((band.x + 146.0, band.y + 18.0), 11.0, 46.0, workers.filter(|(_, count)| *count > 0));
        let inner = Area::new(band.x + 12.0, band.y + 34.0, band.width - 24.0, band.height - 44.0);
        content(pen, source, region, inner, 286.0, true);
    }
    let (left, right) = bottom.take_left(560.0, 6.0);
    forest_with_prices(pen, source, left);
    watch_with_dice(pen, source, right);
}

pub fn workers_in(view: &View, region: Region, seat: Seat) -> u8 {
    let here = view.fields.iter().filter(|field| field.field.region() == Some(region));
    small(here.filter(|field| field.state.workers.contains(seat)).count())
}

/// How much larger everything is on the page of the island than in the overview.
fn scale(large: bool) -> f32 {
    if large { 1.7 } else { 1.0 }
}

/// The buildings of a region on the left, its fields on the right.
fn content(pen: &mut Picture, source: &Source<'_>, region: Region, area: Area, left: f32, large: bool) {
    let k = scale(large);
    let buildings: Vec<&BuildingView> =
        source.view.buildings.iter().filter(|building| building.region == region).collect();
    let (left, right) = area.take_left(left, 8.0 * k);
    for (building, place) in buildings.iter().zip(left.rows(buildings.len().max(2), 5.0)) {
        site(pen, source, building, place, large);
    }
    let fields: Vec<&FieldView> =
        source.view.fields.iter().filter(|field| field.field.region() == Some(region)).collect();
    // Rows of fields that are not full leave their last places empty, so that columns stay in line.
    for (field, place) in fields.iter().zip(right.columns(usize::from(Field::PER_REGION), 5.0 * k)) {
        draw_field(pen, source, field, place, large);
    }
}

/// A building with its character, dice, markers and cost.
fn site(pen: &mut Picture, source: &Source<'_>, building: &BuildingView, area: Area, large: bool) {
    let k = scale(large);
    let Area { x, y, width: w, height: h } = area;
    let free = building.site.character == Character::Free;
    pen.slip(area, if free { style::STONE } else { style::PAPER }, 6.0 * k);
    let markers: Vec<(Seat, u8)> = Seat::all(building.markers.len())
        .map(|seat| (seat, building.markers[seat.index()]))
        .filter(|(_, count)| *count > 0)
        .collect();
    // A number beside a marker takes some of the room to the next one.
    let several = markers.iter().any(|(_, count)| *count > 1);
    let step = match markers.len() {
        0..=2 if several => 25.0 * k,
        3 if several => 23.4 * k,
        _ if several => 21.0 * k,
        0..=2 => 17.0 * k,
        _ => 14.0 * k,
    };
    let taken = number(markers.len()) * step;
    pen.text(font(13.0 * k).bold().at(
        (x + 8.0 * k, y + 17.0 * k),
        w - 13.0 * k - taken,
        names::building(building.building),
    ));
    for (index, (seat, count)) in markers.iter().enumerate() {
        let back = number(markers.len() - 1 - index) * step;
        let room = if *count > 1 { 17.0 * k } else { 12.0 * k };
        pen.workers((x + w - room - back, y + 13.0 * k), 8.0 * k, *seat, *count);
    }
    let bottom = y + h - 14.0 * k;
    let room = buildings::dice_and_cost(pen, building, x + w - 5.0 * k, bottom, 16.0 * k);
    pen.text(font(12.0 * k).colour(style::MUTED).at(
        (x + 8.0 * k, bottom + 4.5 * k),
        w - 11.5 * k - room,
        names::character(building.site.character),
    ));
    pen.place(places::building(building.building), area, 6.0 * k);
    let index = building.building.index();
    pen.ring_if(
        source.changed(|view| {
            (view.buildings[index].site, view.buildings[index].markers.clone(), view.buildings[index].resolved)
        }),
        area,
        6.0 * k,
    );
}

/// A field: its good, what it becomes, workers and wood.
fn draw_field(pen: &mut Picture, source: &Source<'_>, field: &FieldView, area: Area, large: bool) {
    let k = scale(large);
    let Area { x, y, width: w, height: h } = area;
    let good = field.state.good;
    let ink = style::on(good);
    pen.slip(area, style::good(good), 8.0 * k);
    pen.text(font(10.0 * k).bold().colour(ink).at(
        (x + 6.0 * k, y + 14.0 * k),
        24.0 * k,
        Phrase::sign(field.field.to_string()),
    ));
    pen.icon(icon_of(good), Area::around((x + w - 13.0 * k, y + 13.0 * k), 21.0 * 0.75 * k), ink);
    pen.text(font(13.0 * k).bold().middle().colour(ink).at((x + w / 2.0, y + 33.0 * k), w - 4.0, names::good(good)));
    if let Some(next) = field.becomes {
        let middle = y + 45.0 * k;
        let ink = style::on(next);
        let wide = if large { w - 16.0 } else { 44.0 };
        let pill = Area::new(x + (w - wide) / 2.0, middle - 8.0 * k, wide, 16.0 * k);
        pen.boxed(pill, style::good(next), style::PAPER, 8.0 * k);
        if large {
            let becomes = w::PictureBecomes { good: names::good(next), round: names::conversion(next).into() }.say();
            pen.text(font(14.0).middle().colour(ink).at((pill.centre().0, middle + 5.0), pill.width - 14.0, becomes));
        } else {
            pen.icon(Icon::Arrow, Area::around((x + w / 2.0 - 9.0, middle), 10.5), ink);
            pen.icon(icon_of(next), Area::around((x + w / 2.0 + 8.0, middle), 12.6), ink);
        }
    }
    let workers: Vec<Seat> = field.state.workers.iter().collect();
    let radius = if workers.len() < 4 { 10.8 * k } else { 8.8 * k };
    pen.worker_row((x + w / 2.0, y + h - 32.0 * k), radius, &workers);
    if field.state.wood > 0 {
        pen.logs(Area::new(x + 5.0 * k, y + h - 18.0 * k, w - 10.0 * k, 15.0 * k), field.state.wood);
    }
    pen.place(places::field(field.field), area, 8.0 * k);
    let index = source.view.fields.iter().position(|other| other.field == field.field);
    pen.ring_if(index.is_some_and(|index| source.changed(|view| view.fields[index].state)), area, 8.0 * k);
}

pub fn forest(pen: &mut Picture, source: &Source<'_>, area: Area) {
    pen.ground(area, style::PAPER);
    pen.caption(area, names::field(Field::FOREST));
    pen.place(places::field(Field::FOREST), area, PANEL);
    let middle = area.y + area.height - 25.0;
    pen.icon(Icon::Tree, Area::around((area.x + 22.0, middle), 29.4), style::LEAF);
    for (index, seat) in source.view.forest.iter().enumerate() {
        pen.workers((area.x + 48.0 + number(index) * 21.5, middle), 10.0, *seat, 1);
    }
    pen.ring_if(source.changed(|view| view.forest.clone()), area, PANEL);
}

fn forest_with_prices(pen: &mut Picture, source: &Source<'_>, area: Area) {
    let Area { x, y, width: w, .. } = area;
    pen.ground(area, style::PAPER);
    pen.large_caption(area, w - 28.0, names::field(Field::FOREST));
    for index in 0..3 {
        pen.icon(Icon::Tree, Area::around((x + 32.0 + number(index) * 26.0, y + 58.0), 39.9), style::LEAF);
    }
    for (index, seat) in source.view.forest.iter().enumerate() {
        pen.workers((x + 134.0 + number(index) * 40.0, y + 56.0), 17.0, *seat, 1);
    }
    pen.text(font(13.0).colour(style::MUTED).at((x + 14.0, y + 97.0), w - 28.0, w::PICTURE_WOOD_PRICES.say()));
    let places = Area::new(x + 10.0, y + 104.0, w - 20.0, 32.0).columns(source.view.wood_prices.len(), 0.0);
    for ((price, count), place) in source.view.wood_prices.iter().zip(1u8..).zip(places) {
        pen.log(Area::new(place.x + 8.0, place.y + 6.0, 9.0, 20.0));
        pen.text(font(14.0).bold().at((place.x + 21.0, place.y + 21.0), 14.0, count));
        pen.coin((place.x + 49.0, place.y + 16.0), 12.0, *price);
    }
    pen.ring_if(source.changed(|view| view.forest.clone()), area, PANEL);
}

/// Everybody's workers at the watch.
pub fn watchmen(view: &View) -> impl Iterator<Item = (Seat, u8)> + '_ {
    view.players.iter().map(|player| (player.seat, player.watch)).filter(|(_, count)| *count > 0)
}

pub fn watch(pen: &mut Picture, source: &Source<'_>, area: Area) {
    pen.ground(area, style::PAPER);
    pen.caption(area, names::place(Place::Watch));
    pen.place(places::WATCH, area, PANEL);
    let middle = area.y + area.height - 25.0;
    for (index, (seat, count)) in watchmen(source.view).enumerate() {
        pen.workers((area.x + 20.0 + number(index) * 30.0, middle), 10.0, seat, count);
    }
    let dice = &source.view.pirate_dice;
    for (index, die) in dice.iter().enumerate() {
        let back = number(dice.len() - index) * 23.0;
        pen.die(Area::new(area.x + area.width - 7.0 - back, middle - 11.0, 22.0, 22.0), true, *die);
    }
    pen.ring_if(source.changed(|view| (watchmen(view).collect::<Vec<_>>(), view.pirate_dice.clone())), area, PANEL);
}

fn watch_with_dice(pen: &mut Picture, source: &Source<'_>, area: Area) {
    let Area { x, y, width: w, .. } = area;
    pen.ground(area, style::PAPER);
    let heading = font(17.0).bold().colour(style::SEA);
    pen.text(heading.at((x + 14.0, y + 24.0), 270.0, names::place(Place::Watch)));
    for (index, (seat, count)) in watchmen(source.view).enumerate() {
        pen.workers((x + 34.0 + number(index) * 58.0, y + 60.0), 17.0, seat, count);
    }
    pen.text(heading.at((x + 318.0, y + 24.0), w - 332.0, w::TERM_PIRATE_DICE.say()));
    for (index, die) in source.view.pirate_dice.iter().enumerate() {
        pen.die(Area::new(x + 318.0 + number(index) * 44.0, y + 40.0, 38.0, 38.0), true, *die);
    }
    if source.view.pirate_dice.is_empty() {
        pen.text(font(18.0).colour(style::PALE).at((x + 318.0, y + 64.0), w - 332.0, "–"));
    }
    pen.text(
        font(13.0)
            .colour(style::MUTED)
            .within(Area::new(x + 14.0, y + 90.0, w - 28.0, 44.0), w::PICTURE_CONVERSION.say())
            .lines(2),
    );
    pen.ring_if(source.changed(|view| (watchmen(view).collect::<Vec<_>>(), view.pirate_dice.clone())), area, PANEL);
}

/// The steps of the windmill with everybody on them.
pub fn windmill(pen: &mut Picture, source: &Source<'_>, area: Area) {
    pen.ground(area, style::PAPER);
    pen.caption(area, w::TERM_WINDMILL.say());
    pen.place(places::WINDMILL, area, PANEL);
    let levels: Vec<u8> = (source.edition.windmill.bottom..=source.edition.windmill.top).collect();
    let track = Area::new(area.x + 8.0, area.y + 26.0, area.width - 16.0, area.height - 31.0);
    for (level, place) in levels.iter().zip(track.columns(levels.len(), 2.0)) {
        pen.slip(place, style::PAPER, 4.0);
        pen.text(font(11.0).colour(style::MUTED).at((place.x + 3.0, place.y + 10.5), 12.0, *level));
        let here: Vec<Seat> =
            source.view.players.iter().filter(|player| player.windmill == *level).map(|player| player.seat).collect();
        let (middle, low) = (place.x + place.width / 2.0, place.y + place.height);
        for (row, pair) in here.chunks(2).enumerate() {
            // Two rows of discs are smaller, so that the number stays clear of them.
            let (up, radius) = if here.len() > 2 { (20.4 - number(row) * 13.0, 6.4) } else { (13.0, 7.3) };
            pen.worker_row((middle, low - up), radius, pair);
        }
        pen.ring_if(
            source.before.is_some_and(|before| here.iter().any(|seat| before.players[seat.index()].windmill != *level)),
            place,
            4.0,
        );
    }
}
