//! The buildings in the order in which they are resolved: characters, dice, markers, cost and effects.

use super::island::workers_in;
use super::pieces::{PANEL, Pieces, font, number};
use super::source::Source;
use super::style;
use crate::event::Stock;
use crate::tell::names;
use crate::view::BuildingView;
use crate::vocabulary::Character;
use crate::words as w;
use engine::picture::{Area, Icon, Paint, Picture};
use engine::{Phrase, Seat};

/// The dice on a building, from the right, or what it costs now. Returns the room they take.
pub fn dice_and_cost(pen: &mut Picture, building: &BuildingView, right: f32, middle: f32, size: f32) -> f32 {
    let top = middle - size / 2.0;
    if let Some(resolved) = building.resolved {
        pen.text(font(size * 0.75).bold().end().at((right, middle + size * 0.27), size * 0.6, resolved.pirates));
        pen.icon(Icon::Skull, Area::around((right - size * 1.05, middle), 21.0 * size / 26.0), style::INK);
        pen.text(font(size * 0.7).middle().colour(style::MUTED).at(
            (right - size * 1.68, middle + size * 0.25),
            size * 0.5,
            "/",
        ));
        pen.coin((right - size * 2.4, middle), size * 0.5, resolved.cost);
        return size * 3.0;
    }
    let mut left = right;
    if building.site.pirate_die {
        left -= size;
        pen.die(Area::new(left, top, size, size), true, "?");
        left -= size * 0.15;
    }
    let dice = building.site.guild_dice;
    // Three dice and more are one with their number, so that the character's name has room.
    for _ in 0..if dice > 2 { 1 } else { dice } {
        left -= size;
        pen.die(Area::new(left, top, size, size), false, "?");
        left -= size * 0.12;
    }
    if dice > 2 {
        let times = Phrase::sign(format!("{dice}×"));
        pen.text(font(size * 0.75).bold().end().at((left, middle + size * 0.27), size * 1.1, times));
        left -= size * 1.1;
    }
    right - left
}

/// What every building costs before its dice are rolled again.
pub fn base(source: &Source<'_>) -> u8 {
    source.view.buildings.first().map_or(0, |building| building.base_cost)
}

/// The cost of the buildings as signs: a coin less a die, ending at the right.
pub fn base_cost(pen: &mut Picture, source: &Source<'_>, right: f32, middle: f32, size: f32) {
    pen.die(Area::new(right - size, middle - size / 2.0, size, size), false, "?");
    pen.text(font(size * 0.7).middle().colour(style::MUTED).at(
        (right - size * 1.35, middle + size * 0.25),
        size * 0.6,
        "−",
    ));
    pen.coin((right - size * 2.2, middle), size * 0.53, base(source));
}

/// The page of characters and buildings.
pub fn page(pen: &mut Picture, source: &Source<'_>, area: Area) {
    let (top, bottom) = area.take_bottom(76.0, 6.0);
    for ((building, order), place) in
        source.view.buildings.iter().zip(1..).zip(top.rows(source.view.buildings.len(), 6.0))
    {
        card(pen, source, building, order, place);
    }
    let Area { x, y, width: w, height: h } = bottom;
    pen.ground(bottom, style::PAPER);
    pen.text(font(15.0).bold().colour(style::SEA).at((x + 14.0, y + 24.0), 150.0, w::TERM_PIRATE_DICE.say()));
    for (index, die) in source.view.pirate_dice.iter().enumerate() {
        pen.die(Area::new(x + 14.0 + number(index) * 36.0, y + 35.0, 32.0, 32.0), true, *die);
    }
    if source.view.pirate_dice.is_empty() {
        pen.text(font(18.0).colour(style::PALE).at((x + 14.0, y + 58.0), 30.0, "–"));
    }
    let cost = base(source);
    let rule = w::BaseCost { cost: names::amount(Stock::Reais, cost) }.say();
    pen.text(font(14.5).within(Area::new(x + 174.0, y + 10.0, w - 188.0, h - 20.0), rule).lines(2));
    pen.ring_if(source.changed(|view| view.pirate_dice.clone()), bottom, PANEL);
}

fn card(pen: &mut Picture, source: &Source<'_>, building: &BuildingView, order: u8, area: Area) {
    let Area { x, y, .. } = area;
    let free = building.site.character == Character::Free;
    pen.ground(area, if free { style::STONE } else { style::PAPER });
    pen.disc((x + 30.0, y + 32.0), 18.0, Paint::fill(style::SEA));
    pen.text(font(19.0).bold().middle().colour(style::PAPER).at((x + 30.0, y + 38.6), 30.0, order));
    pen.text(font(20.0).bold().at((x + 58.0, y + 32.0), 196.0, names::building(building.building)));
    pen.text(font(14.0).colour(style::MUTED).at(
        (x + 58.0, y + 55.0),
        196.0,
        w::Region { region: building.region.into() }.say(),
    ));
    let workers = Seat::all(source.seats()).map(|seat| (seat, workers_in(source.view, building.region, seat)));
    pen.counted_workers((x + 68.0, y + 86.0), 10.5, 48.0, workers.filter(|(_, count)| *count > 0));

    pen.text(font(18.0).bold().colour(style::SEA).at(
        (x + 264.0, y + 32.0),
        226.0,
        names::character(building.site.character),
    ));
    let does = Area::new(x + 264.0, y + 42.0, 226.0, area.height - 50.0);
    pen.text(
        font(14.0).colour(style::MUTED).within(does, names::character_does(building.site.character)).lines(3).top(),
    );

    let dice = usize::from(building.site.guild_dice);
    for index in 0..dice {
        pen.die(Area::new(x + 500.0 + number(index) * 36.0, y + 14.0, 32.0, 32.0), false, "?");
    }
    if building.site.pirate_die {
        pen.die(Area::new(x + 502.0 + number(dice) * 36.0, y + 14.0, 32.0, 32.0), true, "?");
    }
    let markers = Seat::all(building.markers.len()).map(|seat| (seat, building.markers[seat.index()]));
    for (index, (seat, count)) in markers.filter(|(_, count)| *count > 0).enumerate() {
        pen.workers((x + 516.0 + number(index) * 40.0, y + 82.0), 15.0, seat, count);
    }
    cost(pen, building, Area::new(x + 684.0, y + 12.0, 118.0, area.height - 24.0));
    let effects = Area::new(x + 812.0, y + 12.0, area.width - 824.0, area.height - 24.0);
    let effects = effects.rows(2, 4.0).zip(["1–2", "3+"]).zip(names::building_effects(building.building));
    for ((place, workers), effect) in effects {
        let middle = place.y + place.height / 2.0;
        pen.boxed(place, style::SHELL, style::LINE, 7.0);
        pen.icon(Icon::Person, Area::around((place.x + 20.0, middle), 21.0), style::MUTED);
        pen.text(font(15.0).bold().at((place.x + 34.0, middle + 5.5), 36.0, workers));
        let text = Area::new(place.x + 76.0, place.y + 2.0, place.width - 84.0, place.height - 4.0);
        pen.text(font(14.5).within(text, effect).lines(2));
    }
    let index = building.building.index();
    pen.ring_if(
        source.changed(|view| {
            (view.buildings[index].site, view.buildings[index].markers.clone(), view.buildings[index].resolved)
        }),
        area,
        PANEL,
    );
}

fn cost(pen: &mut Picture, building: &BuildingView, area: Area) {
    let middle = area.y + area.height / 2.0;
    match building.resolved {
        Some(resolved) => {
            pen.boxed(area, style::PARCHMENT, style::SEAL, 8.0);
            pen.coin((area.x + 28.0, middle), 20.0, resolved.cost);
            pen.text(font(17.0).middle().colour(style::MUTED).at((area.x + 58.0, middle + 6.0), 10.0, "/"));
            pen.icon(Icon::Skull, Area::around((area.x + 78.0, middle), 25.2), style::INK);
            pen.text(font(18.0).bold().at((area.x + 92.0, middle + 6.5), 22.0, resolved.pirates));
        }
        None => {
            pen.boxed(area, style::SAND, style::LINE, 8.0);
            pen.coin((area.x + 32.0, middle), 20.0, building.base_cost);
            pen.text(font(19.0).middle().colour(style::MUTED).at((area.x + 66.0, middle + 7.0), 14.0, "−"));
            pen.die(Area::new(area.x + 82.0, middle - 13.0, 26.0, 26.0), false, "?");
        }
    }
}
