//! The cities: districts with their spots, or with the favour and the wood they cost.

use super::pieces::{Pieces, font, number};
use super::source::Source;
use super::style;
use crate::edition::CityGives;
use crate::state::Occupant;
use crate::tell::names;
use crate::tell::places;
use crate::view::{CityView, View};
use crate::vocabulary::{Favour, Spot};
use crate::words as w;
use engine::Phrase;
use engine::picture::{Area, Icon, Picture};

/// A district that is not built: its favour and its wood.
pub fn unbuilt(city: &CityView, district: usize) -> Option<(Favour, u8)> {
    let found = city.districts.iter().find(|(number, _, _)| usize::from(*number) == district + 1);
    found.map(|(_, favour, wood)| (*favour, *wood))
}

pub fn district_changed(source: &Source<'_>, city: &CityView, district: usize) -> bool {
    let index = city.city.index();
    let state = |view: &View| {
        let city = &view.cities[index];
        (unbuilt(city, district), [city.spots[district * 2], city.spots[district * 2 + 1]])
    };
    source.changed(state)
}

/// The cities in the overview.
pub fn overview(pen: &mut Picture, source: &Source<'_>, area: Area) {
    pen.ground(area, style::PAPER);
    pen.caption(Area { width: area.width / 2.0, ..area }, w::PAGE_CITIES.say());
    pen.text(font(11.0).end().colour(style::MUTED).at(
        (area.x + area.width - 12.0, area.y + 18.0),
        area.width / 2.0 - 16.0,
        w::PICTURE_CITY_PP.say(),
    ));
    let rows = Area::new(area.x + 12.0, area.y + 26.0, area.width - 20.0, area.height - 34.0);
    for (city, row) in source.view.cities.iter().zip(rows.rows(source.view.cities.len(), 4.0)) {
        let Area { x, y, height: h, .. } = row;
        pen.text(font(13.0).bold().at((x, y + 17.0), 104.0, names::city(city.city)));
        let middle = y + h - 13.0;
        gives(pen, city.gives, x + 8.0, middle, 0.75);
        let [most, less] = city.pp;
        pen.text(font(12.0).colour(style::MUTED).at(
            (x + 22.0, middle + 4.5),
            56.0,
            Phrase::sign(format!("{most} / {less}")),
        ));
        if let Some(seat) = city.majority {
            pen.workers((x + 92.0, middle), 8.5, seat, 1);
        }
        let (_, districts) = row.take_left(104.0, 4.0);
        for (district, place) in (0..Spot::DISTRICTS).zip(districts.columns(Spot::DISTRICTS, 4.0)) {
            match unbuilt(city, district) {
                Some((favour, wood)) => {
                    pen.fill(place, style::guild(source.edition.guild(favour)), 6.0);
                    let name = font(13.0).bold().middle().colour(style::PAPER);
                    pen.text(
                        name.at(
                            (place.x + place.width / 2.0, place.y + 16.0),
                            place.width - 4.0,
                            names::favour(favour),
                        )
                        .or(short(favour)),
                    );
                    pen.logs(Area::new(place.x + 4.0, place.y + place.height - 20.0, place.width - 8.0, 16.0), wood);
                }
                None => spots(pen, city, district, place, 12.0),
            }
            pen.place(places::district(city.city, district), place, 6.0);
            pen.ring_if(district_changed(source, city, district), place, 6.0);
        }
    }
}

fn gives(pen: &mut Picture, gives: CityGives, x: f32, y: f32, k: f32) {
    match gives {
        CityGives::Bread => pen.icon(Icon::Bread, Area::around((x, y), 21.0 * k), style::CRUST),
        CityGives::Reais => pen.money((x, y), 10.0 * k),
        CityGives::Wood => pen.icon(Icon::Log, Area::around((x, y), 21.0 * k), style::WOOD),
    }
}

/// The two spots of a built district.
fn spots(pen: &mut Picture, city: &CityView, district: usize, area: Area, radius: f32) {
    pen.boxed(area, style::SAND, style::LINE, if radius > 20.0 { 10.0 } else { 6.0 });
    for side in 0..2 {
        let x = area.x + area.width / 2.0 + (number(side) * 2.0 - 1.0) * radius * 1.32;
        let y = area.y + area.height / 2.0;
        match city.spots[district * 2 + side] {
            Occupant::Nobody => pen.free_space((x, y), radius),
            Occupant::Citizen => pen.citizen((x, y), radius),
            Occupant::Worker(seat) => pen.workers((x, y), radius * 1.05, seat, 1),
        }
    }
}

/// A favour's name, shortened where it is long.
pub fn short(favour: Favour) -> Phrase {
    w::PictureFavour { favour: favour.to_string(), name: names::favour(favour) }.say()
}

/// The page of the cities.
pub fn page(pen: &mut Picture, source: &Source<'_>, area: Area) {
    let (head, rows) = area.take_top(20.0, 4.0);
    let left = 232.0;
    let columns = Area::new(head.x + left, head.y, head.width - left - 10.0, head.height);
    for (place, district) in columns.columns(Spot::DISTRICTS, 6.0).zip(1u8..) {
        let middle = place.x + place.width / 2.0;
        pen.text(font(15.0).bold().middle().colour(style::MUTED).at((middle, place.y + 15.0), place.width, district));
    }
    for (city, row) in source.view.cities.iter().zip(rows.rows(source.view.cities.len(), 8.0)) {
        pen.ground(row, style::PAPER);
        about(pen, city, Area::new(row.x + 14.0, row.y, left - 24.0, row.height));
        let districts = Area::new(row.x + left, row.y + 10.0, row.width - left - 10.0, row.height - 20.0);
        for (district, place) in (0..Spot::DISTRICTS).zip(districts.columns(Spot::DISTRICTS, 6.0)) {
            match unbuilt(city, district) {
                Some((favour, wood)) => to_build(pen, source, favour, wood, place),
                None => spots(pen, city, district, place, 26.0),
            }
            pen.ring_if(district_changed(source, city, district), place, 10.0);
        }
    }
}

/// What a city gives and is worth, and whose the majority is.
fn about(pen: &mut Picture, city: &CityView, area: Area) {
    let Area { x, y, width: w, .. } = area;
    let muted = font(13.0).colour(style::MUTED);
    pen.text(font(21.0).bold().at((x, y + 32.0), w, names::city(city.city)));
    gives(pen, city.gives, x + 16.0, y + 58.0, 1.35);
    let name = match city.gives {
        CityGives::Bread => w::PICTURE_BREAD.say(),
        CityGives::Reais => w::PICTURE_REAIS.say(),
        CityGives::Wood => w::PICTURE_WOOD.say(),
    };
    pen.text(font(16.0).colour(style::MUTED).at((x + 40.0, y + 63.0), w - 40.0, name));
    let [most, less] = city.pp;
    let pp = |pp: u8| w::NPp { count: pp.into() }.say();
    pen.text(font(18.0).bold().colour(style::SEA).at((x, y + 102.0), 66.0, pp(most)));
    pen.text(muted.at((x + 70.0, y + 101.0), w - 70.0, w::PICTURE_WITH_MAJORITY.say()));
    pen.text(font(18.0).bold().colour(style::SEA).at((x, y + 128.0), 66.0, pp(less)));
    pen.text(muted.at((x + 70.0, y + 127.0), w - 70.0, w::PICTURE_WITHOUT_MAJORITY.say()));
    pen.text(muted.at((x, y + 160.0), w, w::TERM_MAJORITY.say()));
    match city.majority {
        Some(seat) => {
            pen.workers((x + 13.0, y + 179.0), 12.0, seat, 1);
            pen.text(font(15.0).bold().at((x + 32.0, y + 184.0), w - 32.0, seat));
        }
        None => {
            pen.citizen((x + 13.0, y + 179.0), 11.0);
            pen.text(font(15.0).bold().at((x + 32.0, y + 184.0), w - 32.0, w::PICTURE_CITIZENS.say()));
        }
    }
}

/// A district that is not built, with its favour in full.
fn to_build(pen: &mut Picture, source: &Source<'_>, favour: Favour, wood: u8, area: Area) {
    let Area { x, y, width: w, height: h } = area;
    let guild = source.edition.guild(favour);
    pen.fill(area, style::guild(guild), 10.0);
    let white = font(18.0).bold().middle().colour(style::PAPER);
    pen.text(white.at((x + w / 2.0, y + 28.0), w - 12.0, names::favour(favour)));
    pen.text(font(12.5).middle().colour(style::PAPER).at((x + w / 2.0, y + 47.0), w - 12.0, names::guild(guild)));
    let does = Area::new(x + 8.0, y + 56.0, w - 16.0, h - 104.0);
    pen.fill(does, style::PAPER, 6.0);
    pen.text(font(13.5).middle().within(does.padded(5.0, 3.0), names::favour_does(favour)).lines(5));
    pen.logs(Area::new(x + 8.0, y + h - 40.0, w - 16.0, 32.0), wood);
}
