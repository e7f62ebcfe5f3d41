//! Trade posts and colonies: spaces with their prices and ships, rewards, workers on the land.

use super::pieces::{Pieces, font, icon_of, icon_of_reward, number};
use super::source::Source;
use super::style;
use crate::edition::ByScoring;
use crate::event::Stock;
use crate::tell::names;
use crate::tell::places;
use crate::view::SpaceView;
use crate::vocabulary::{Colony, Good, Reward, Space};
use crate::words as w;
use engine::picture::{Area, Icon, Picture};
use engine::{Phrase, Seat};

/// The rounds in which requests are scored.
pub const SCORINGS: [u8; 3] = [1, 3, 5];

pub fn of_post<'a>(source: &Source<'a>, post: Good) -> Vec<&'a SpaceView> {
    source.view.spaces.iter().filter(|space| matches!(space.space, Space::Trade(good, _) if good == post)).collect()
}

pub fn of_colony<'a>(source: &Source<'a>, colony: Colony) -> Vec<&'a SpaceView> {
    let there = |space: &&SpaceView| matches!(space.space, Space::Arrival(other, _) if other == colony);
    source.view.spaces.iter().filter(there).collect()
}

pub fn ship_changed(source: &Source<'_>, space: &SpaceView) -> bool {
    let index = source.view.spaces.iter().position(|other| other.space == space.space);
    index.is_some_and(|index| source.changed(|view| view.spaces[index].ship))
}

/// A good with the PP of the three scorings under it.
fn post_tile(pen: &mut Picture, good: Good, pp: ByScoring, area: Area) {
    let ink = style::on(good);
    pen.fill(area, style::good(good), 6.0);
    pen.icon(icon_of(good), Area::around((area.x + area.width / 2.0, area.y + 13.0), 16.8), ink);
    let pp = Phrase::sign(pp.map(|pp| pp.to_string()).join("·"));
    pen.text(font(11.0).bold().middle().colour(ink).at(
        (area.x + area.width / 2.0, area.y + area.height - 5.0),
        area.width - 2.0,
        pp,
    ));
}

/// The trade posts in the overview.
pub fn posts(pen: &mut Picture, source: &Source<'_>, area: Area) {
    pen.ground(area, style::PAPER);
    pen.caption(area, w::TRADE_POSTS.say());
    let rows = Area::new(area.x + 8.0, area.y + 26.0, area.width - 14.0, area.height - 32.0);
    let most = Good::ALL.iter().map(|good| of_post(source, *good).len()).max().unwrap_or(0);
    for (good, row) in Good::ALL.iter().zip(rows.rows(Good::ALL.len(), 4.0)) {
        let (tile, spaces) = row.take_left(40.0, 4.0);
        post_tile(pen, *good, source.edition.trade(*good).pp, tile);
        for (space, place) in of_post(source, *good).into_iter().zip(spaces.columns(most, 3.0)) {
            joined(pen, space, place, 3.0);
            pen.slip(place, style::PAPER, 6.0);
            let (middle, low) = (place.x + place.width / 2.0, place.y + place.height);
            match space.ship {
                Some(seat) => {
                    pen.sail((middle, place.y + 12.8), 28.0, seat);
                    let price = Phrase::sign(format!("{}→{}", space.count, space.reais));
                    pen.text(font(11.0).middle().colour(style::MUTED).at(
                        (middle, low - 2.5),
                        place.width - 2.0,
                        price,
                    ));
                }
                None => {
                    pen.text(font(13.0).bold().middle().at((middle, place.y + 13.0), place.width, space.count));
                    pen.coin((middle, low - 11.3), 9.6, space.reais);
                }
            }
            pen.place(places::space(space.space), place, 6.0);
            pen.ring_if(ship_changed(source, space), place, 6.0);
        }
    }
}

/// Two spaces that are one are joined: a bar under the gap between them.
pub fn joined(pen: &mut Picture, space: &SpaceView, area: Area, gap: f32) {
    if space.berth != space.space {
        let bar = Area::new(area.x - gap - 6.0, area.y + area.height / 2.0 - 5.0, gap + 12.0, 10.0);
        pen.fill(bar, style::LINE, 2.0);
    }
}

/// The colonies in the overview.
pub fn colonies(pen: &mut Picture, source: &Source<'_>, area: Area) {
    pen.ground(area, style::PAPER);
    pen.caption(area, w::TERM_COLONIES.say());
    let rows = Area::new(area.x + 8.0, area.y + 26.0, area.width - 14.0, area.height - 32.0);
    let most = Colony::ALL.iter().map(|colony| of_colony(source, *colony).len()).max().unwrap_or(0);
    for (colony, row) in Colony::ALL.iter().zip(rows.rows(Colony::ALL.len(), 4.0)) {
        let spec = source.edition.colony(*colony);
        let state = &source.view.colonies[colony.index()];
        let (tile, rest) = row.take_left(40.0, 4.0);
        post_tile(pen, spec.good, spec.pp, tile);
        let (land, rest) = rest.take_left(86.0, 3.0);
        pen.text(font(12.0).bold().at((land.x, land.y + 14.0), land.width, names::colony(*colony)));
        let settlers = settlers(source, *colony);
        let step = if settlers.len() < 4 { 26.0 } else { 21.4 };
        for (index, (seat, count)) in settlers.into_iter().enumerate() {
            pen.workers((land.x + 9.0 + number(index) * step, land.y + land.height - 9.5), 8.0, seat, count);
        }
        let (spaces, rewards) = rest.take_right(24.0, 4.0);
        for (space, place) in of_colony(source, *colony).into_iter().zip(spaces.columns(most, 3.0)) {
            pen.slip(place, style::PAPER, 5.0);
            let middle = place.x + place.width / 2.0;
            let price = space.count;
            match space.ship {
                Some(seat) => {
                    pen.sail((middle, place.y + 12.8), (place.width - 2.0).min(28.0), seat);
                    pen.text(font(11.0).middle().colour(style::MUTED).at(
                        (middle, place.y + place.height - 2.5),
                        place.width,
                        price,
                    ));
                }
                None => {
                    pen.text(font(14.0).bold().middle().at((middle, place.y + 18.0), place.width, price));
                    pen.icon(
                        Icon::Glass,
                        Area::around((middle, place.y + place.height - 11.0), 11.55),
                        style::good(Good::Wine),
                    );
                }
            }
            pen.place(places::space(space.space), place, 5.0);
            pen.ring_if(ship_changed(source, space), place, 5.0);
        }
        for (reward, place) in state.rewards.iter().zip(rewards.rows(2, 2.0)) {
            pen.boxed(place, style::PARCHMENT, style::SEAL, 4.0);
            pen.icon(icon_of_reward(*reward), Area::around((place.centre().0, place.centre().1), 14.28), style::SEA);
        }
        pen.place(places::rewards(*colony), rewards, 4.0);
        pen.place(places::colony(*colony), land, 4.0);
        let index = colony.index();
        pen.ring_if(source.changed(|view| view.colonies[index].rewards), rewards, 4.0);
        pen.ring_if(source.changed(|view| view.colonies[index].workers), land, 4.0);
    }
}

pub fn settlers(source: &Source<'_>, colony: Colony) -> Vec<(Seat, u8)> {
    let workers = source.view.colonies[colony.index()].workers;
    let all = Seat::all(source.seats()).map(|seat| (seat, workers[seat.index()]));
    all.filter(|(_, count)| *count > 0).collect()
}

/// The page of trade and colonies.
pub fn page(pen: &mut Picture, source: &Source<'_>, area: Area) {
    let (top, bottom) = area.take_top(316.0, 8.0);
    headed(pen, top, w::TRADE_POSTS.say());
    let rows = Area::new(top.x + 12.0, top.y + 38.0, top.width - 24.0, top.height - 48.0);
    let most = Good::ALL.iter().map(|good| of_post(source, *good).len()).max().unwrap_or(0);
    for (good, row) in Good::ALL.iter().zip(rows.rows(Good::ALL.len(), 10.0)) {
        let (tile, rest) = row.take_left(120.0, 12.0);
        let (spaces, worth) = rest.take_right(138.0, 12.0);
        let ink = style::on(*good);
        pen.fill(tile, style::good(*good), 10.0);
        pen.icon(icon_of(*good), Area::around((tile.x + tile.width / 2.0, tile.y + 28.0), 35.7), ink);
        pen.text(font(17.0).bold().middle().colour(ink).at(
            (tile.x + tile.width / 2.0, tile.y + tile.height - 14.0),
            tile.width - 12.0,
            names::good(*good),
        ));
        for (space, place) in of_post(source, *good).into_iter().zip(spaces.columns(most.max(5), 8.0)) {
            joined(pen, space, place, 8.0);
            trade_space(pen, source, space, place);
        }
        by_scoring(pen, source, source.edition.trade(*good).pp, worth);
    }
    if source.view.spaces.iter().any(|space| space.berth != space.space) {
        let note = font(12.0).colour(style::MUTED);
        pen.text(note.at((top.x + 176.0, top.y + 25.0), 690.0, w::DOUBLE_SPACE.say()));
    }
    headed(pen, bottom, w::TERM_COLONIES.say());
    let rows = Area::new(bottom.x + 12.0, bottom.y + 38.0, bottom.width - 24.0, bottom.height - 48.0);
    for (colony, row) in Colony::ALL.iter().zip(rows.rows(Colony::ALL.len(), 10.0)) {
        colony_row(pen, source, *colony, row);
    }
}

fn headed(pen: &mut Picture, area: Area, title: Phrase) {
    pen.ground(area, style::PAPER);
    pen.large_caption(area, 150.0, title);
    pen.text(font(13.0).end().colour(style::MUTED).at(
        (area.x + area.width - 14.0, area.y + 26.0),
        300.0,
        w::PICTURE_PP_PER_SHIP.say(),
    ));
}

fn trade_space(pen: &mut Picture, source: &Source<'_>, space: &SpaceView, area: Area) {
    let middle = area.x + area.width / 2.0;
    match space.ship {
        Some(seat) => {
            pen.owned(area, seat);
            pen.sail((middle, area.y + 28.0), 54.0, seat);
            price(pen, space, middle, area.y + area.height - 15.0, 0.62);
        }
        None => {
            pen.slip(area, style::PAPER, 10.0);
            price(pen, space, middle, area.y + area.height / 2.0, 1.0);
        }
    }
    pen.ring_if(ship_changed(source, space), area, 10.0);
}

/// Goods to pay and reais to gain: 4, the good, an arrow, a coin.
fn price(pen: &mut Picture, space: &SpaceView, middle: f32, y: f32, k: f32) {
    let count = space.count;
    pen.text(font(23.0 * k).bold().end().at((middle - 30.0 * k, y + 8.0 * k), 24.0 * k, count));
    let tile = Area::new(middle - 26.0 * k, y - 12.0 * k, 24.0 * k, 24.0 * k);
    pen.fill(tile, style::good(space.good), 5.0 * k);
    pen.icon(icon_of(space.good), Area::around((tile.x + tile.width / 2.0, y), 21.0 * 0.8 * k), style::on(space.good));
    pen.text(font(18.0 * k).middle().colour(style::MUTED).at((middle + 10.0 * k, y + 6.0 * k), 20.0 * k, "→"));
    pen.coin((middle + 38.0 * k, y), 17.0 * k, space.reais);
}

/// What a ship scores in each scoring round, the next one filled.
fn by_scoring(pen: &mut Picture, source: &Source<'_>, pp: ByScoring, area: Area) {
    let next = SCORINGS.iter().copied().find(|round| *round >= source.view.round);
    for ((pp, round), place) in pp.iter().zip(SCORINGS).zip(area.columns(SCORINGS.len(), 4.0)) {
        let place = Area::new(place.x, place.y + place.height / 2.0 - 28.0, place.width, 56.0);
        let on = next == Some(round);
        let (fill, small, large) =
            if on { (style::SEA, style::FOAM, style::PAPER) } else { (style::PAPER, style::MUTED, style::INK) };
        pen.boxed(place, fill, style::LINE, 6.0);
        let middle = place.x + place.width / 2.0;
        pen.text(font(12.0).middle().colour(small).at((middle, place.y + 17.0), place.width, round));
        pen.text(font(22.0).bold().middle().colour(large).at((middle, place.y + 44.0), place.width, *pp));
    }
}

fn colony_row(pen: &mut Picture, source: &Source<'_>, colony: Colony, row: Area) {
    let spec = source.edition.colony(colony);
    let (land, rest) = row.take_left(186.0, 10.0);
    let (rest, worth) = rest.take_right(138.0, 12.0);
    let (spaces, rewards) = rest.take_right(396.0, 12.0);
    let ink = style::on(spec.good);
    pen.fill(land, style::good(spec.good), 10.0);
    pen.icon(icon_of(spec.good), Area::around((land.x + 24.0, land.y + 27.0), 27.3), ink);
    pen.text(font(18.0).bold().colour(ink).at(
        (land.x + 46.0, land.y + 34.0),
        land.width - 56.0,
        names::colony(colony),
    ));
    let income = w::PicturePerWorker { good: names::amount(Stock::Good(spec.good), 1) }.say();
    pen.text(font(12.5).colour(ink).at((land.x + 12.0, land.y + 61.0), land.width - 22.0, income));
    for (index, (seat, count)) in settlers(source, colony).into_iter().enumerate() {
        pen.workers((land.x + 26.0 + number(index) * 43.0, land.y + land.height - 23.0), 15.0, seat, count);
    }
    let own = of_colony(source, colony);
    for (space, place) in own.iter().zip(spaces.columns(own.len().max(3), 6.0)) {
        let (middle, low) = (place.x + place.width / 2.0, place.y + place.height);
        let count = space.count;
        match space.ship {
            Some(seat) => {
                pen.owned(place, seat);
                pen.sail((middle, place.y + 40.0), 56.0, seat);
                pen.text(font(17.0).bold().end().at((middle - 4.0, low - 15.0), 30.0, count));
                pen.icon(Icon::Glass, Area::around((middle + 10.0, low - 21.0), 18.9), style::good(Good::Wine));
            }
            None => {
                pen.slip(place, style::PAPER, 10.0);
                pen.text(font(28.0).bold().middle().at((middle, place.y + 54.0), place.width, count));
                pen.icon(Icon::Glass, Area::around((middle, low - 33.0), 27.3), style::good(Good::Wine));
            }
        }
        pen.ring_if(ship_changed(source, space), place, 10.0);
    }
    let index = colony.index();
    for (reward, place) in source.view.colonies[index].rewards.iter().zip(rewards.columns(2, 8.0)) {
        reward_card(pen, source, *reward, place);
    }
    by_scoring(pen, source, spec.pp, worth);
    pen.ring_if(source.changed(|view| view.colonies[index].workers), land, 10.0);
    pen.ring_if(source.changed(|view| view.colonies[index].rewards), rewards, 10.0);
}

fn reward_card(pen: &mut Picture, source: &Source<'_>, reward: Reward, area: Area) {
    pen.boxed(area, style::PARCHMENT, style::SEAL, 10.0);
    let Area { x, y, width: w, height: h } = area;
    pen.text(
        font(16.0).bold().within(Area::new(x + 34.0, y + 12.0, w - 42.0, 42.0), names::reward(reward)).lines(2).top(),
    );
    pen.icon(icon_of_reward(reward), Area::around((x + 19.0, y + 22.0), 19.95), style::SEA);
    let gives = Area::new(x + 10.0, y + 58.0, w - 18.0, h - 62.0);
    pen.text(font(14.0).within(gives, names::reward_gives(source.edition, reward)).lines(3).top());
}
