//! The church with the Cardinal on his way round, the market, the yard and everybody's ships.

use super::signs;
use super::{Drawing, number, palette};
use crate::edition::Edition;
use crate::player::Moored;
use crate::tell::{names, places};
use crate::view::{TileView, View};
use crate::vocabulary::{Good, Ship};
use crate::words as w;
use engine::picture::{Area, Colour, Icon, Paint, Picture, PictureViews, Size, Text};
use engine::{Party, Phrase};

/// Where a tile lies: clockwise from the upper left, three above and three below.
fn tile_place(tile: usize) -> (usize, usize) {
    if tile < 3 { (tile, 0) } else { (5 - tile, 1) }
}

impl Drawing<'_> {
    /// The church as a part of the board.
    pub fn church(&mut self, area: Area) {
        let inner = self.p.panel(area, w::CHURCH.say());
        self.p.place(places::CHURCH, area, 8.0);
        self.church_ring(inner.inset(1.0), 24.0, false);
    }

    /// Six tiles with the gaps between them, through which the Cardinal walks clockwise.
    fn church_ring(&mut self, area: Area, gap: f32, words: bool) {
        let church = self.view().church.clone();
        let (_, ring) = area.split_left(gap);
        let (ring, _) = ring.split_right(gap);
        let columns: Vec<Area> = ring.columns(3, gap).collect();
        let row_gap = if words { 16.0 } else { 6.0 };
        let place = |tile: usize| {
            let (column, row) = tile_place(tile);
            columns[column].rows(2, row_gap).nth(row).unwrap_or_default()
        };
        let middle = |left: Area| (left.right() + gap / 2.0, left.centre().1);
        let gap_at = |gap_number: usize| match gap_number {
            0 => (area.x + gap / 2.0, area.centre().1),
            1 => middle(place(0)),
            2 => middle(place(1)),
            3 => (area.right() - gap / 2.0, area.centre().1),
            4 => middle(place(4)),
            _ => middle(place(5)),
        };
        for (number, tile) in church.tiles.iter().enumerate() {
            let area = place(number);
            match tile {
                Some(tile) => {
                    self.clergy_tile(area, tile, words);
                    self.p.place(places::tile(tile.tile), area, 5.0);
                }
                None => self.p.rect(area, 5.0, Paint::fill(self.p.theme.panel).edged(self.p.theme.edge, 1.2).dashed()),
            }
            self.ring(area, 5.0, |view| view.church.tiles[number].map(|tile| tile.tile));
        }
        let side = (gap - 6.0).min(30.0);
        let radius = (gap / 2.0 - 1.0).min(20.0);
        let symbols = [(church.envelope_gap, Icon::Envelope), (church.treasury_gap, Icon::Coin)];
        for (at, icon) in symbols {
            let (x, y) = gap_at(usize::from(at));
            let above = if at == church.cardinal { radius + side / 2.0 + 3.0 } else { 0.0 };
            self.p.icon(icon, Area::around((x, y - above), side), palette::COIN);
        }
        let at = gap_at(usize::from(church.cardinal));
        self.p.disc(at, radius, Paint::fill(palette::CARDINAL).edged(Colour::WHITE, 1.5));
        self.p.icon(Icon::Cross, Area::around(at, radius * 1.2), Colour::WHITE);
        self.ring(Area::around(at, radius * 2.0), radius, |view| view.church.cardinal);
    }

    /// A clergy tile: what it brings, and its wigs.
    pub fn clergy_tile(&mut self, area: Area, tile: &TileView, words: bool) {
        let theme = self.p.theme;
        self.p.tile(area, palette::CLERGY, palette::CLERGY_EDGE);
        let inner = area.inset(3.0);
        if words {
            let (signs, text) = inner.split_top((inner.height * 0.4).min(40.0));
            self.signs(signs, &signs::benefit(tile.benefit), Size::Large, theme.ink);
            let text = Area { x: text.x + 4.0, width: text.width - 8.0, ..text };
            self.p.text(Text::new(self.ed.tile_text(tile.tile), text, Size::Large, theme.ink).lines(4));
        } else {
            let (signs, wigs) = inner.split_right(34.0);
            self.signs(signs, &signs::benefit(tile.benefit), Size::Medium, theme.ink);
            let (number, icon) = wigs.split_left(18.0);
            self.p.text(Text::new(tile.wigs, number, Size::Medium, palette::WIG).right());
            self.p.icon(Icon::Wig, icon.middle(13.0, 13.0), palette::WIG);
        }
    }

    /// Prices and the next ship, as a part of the board.
    pub fn market(&mut self, area: Area) {
        let inner = self.p.panel(area, w::HEAD_MARKET.say());
        let (prices, yard) = inner.split_left(inner.width * 0.5);
        self.prices(prices, false);
        let yard = Area { x: yard.x + 10.0, width: yard.width - 10.0, ..yard };
        self.yard(yard.inset(1.0));
    }

    fn prices(&mut self, area: Area, words: bool) {
        for (place, good) in area.columns(4, 6.0).zip(Good::ALL) {
            let price = self.view().market[good.index()];
            let (label, number) = if words { place.split_top(22.0) } else { (Area::default(), place) };
            if words {
                let ink = self.p.theme.ink;
                self.p.text(Text::new(names::good(*good), label, Size::Medium, ink).bold());
            }
            self.p.count(number, palette::good(*good), true, price);
            self.p.place(places::price(*good), number, 6.0);
            self.ring(number, 6.0, |view| view.market[good.index()]);
        }
    }

    /// The next ship of the yard and how many there are.
    fn yard(&mut self, area: Area) {
        let theme = self.p.theme;
        let Some(next) = self.view().yard.first() else {
            self.p.text(Text::new(w::YARD_EMPTY.say(), area, Size::Medium, theme.faint));
            return;
        };
        let (ship, rest) = area.split_left(78.0);
        let ship = ship.middle(76.0, area.height.min(28.0));
        self.p.ship(ship, palette::ship(next.ship.colour()), number(next.hull));
        let rest = Area { width: rest.width.min(120.0), ..rest };
        let (influence, left) = rest.split_left(rest.width * 0.5);
        let influence = influence.middle(influence.width - 8.0, area.height.min(20.0));
        let bonus = Phrase::sign(format!("+{}", next.influence));
        self.p.amount(influence, Icon::Influence, palette::INFLUENCE, bonus, Size::Medium);
        let count = Phrase::sign(format!("×{}", self.view().yard.len()));
        self.p.text(Text::new(count, left, Size::Large, theme.ink).bold());
        self.p.place(places::YARD, area, 6.0);
        self.ring(area, 6.0, |view| view.yard.iter().map(|ship| ship.ship).collect::<Vec<_>>());
    }

    /// A ship in somebody's docks with its cargo; at sea it is faint.
    pub fn moored(&mut self, area: Area, moored: &Moored) {
        let values = self.ed.ship(moored.ship);
        let colour = palette::ship(moored.ship.colour());
        let colour = if moored.at_sea { colour.faded(110) } else { colour };
        let on_it = if moored.at_sea {
            w::PICTURE_AT_SEA.say()
        } else {
            Phrase::sign(format!("{}/{}", moored.cargo.total(), values.hull))
        };
        self.p.ship(area, colour, on_it);
        self.p.place(places::ship(moored.ship), area, 6.0);
    }
}

fn ship_words(ed: &Edition, owner: Party, moored: &Moored) -> Phrase {
    let ship: Ship = moored.ship;
    let values = ed.ship(ship);
    let owner = names::party(owner);
    if moored.at_sea {
        return w::ShipAtSea { ship: names::ship(ship), owner }.say();
    }
    w::ShipLine {
        ship: names::ship(ship),
        owner,
        goods: moored.cargo.total().into(),
        hull: values.hull.into(),
        bonus: values.bonus.into(),
    }
    .say()
}

/// Market, ships and church in large.
pub fn page(ed: &Edition, views: &PictureViews<'_, View>) -> Picture {
    let view = views.now;
    let mut drawing = Drawing::new(ed, views, 840.0);
    let body = drawing.p.body();
    let theme = drawing.p.theme;
    let (upper, church) = body.split_top(360.0);
    let (left, right) = upper.split_left(upper.width * 0.44);
    let left = Area { width: left.width - 8.0, ..left };
    let inner = drawing.p.panel(left, w::HEAD_MARKET.say());
    let (prices, rest) = inner.inset(4.0).split_top(96.0);
    drawing.prices(prices, true);
    let (yard, rest) = rest.moved(0.0, 12.0).split_top(44.0);
    drawing.yard(yard);
    let (words, rest) = rest.moved(0.0, 4.0).split_top(44.0);
    let next = view.yard.first().map_or_else(
        || w::YARD_EMPTY.say(),
        |next| {
            w::Yard {
                ship: names::ship(next.ship),
                hull: next.hull.into(),
                influence: names::influence(next.influence),
                left: view.yard.len().into(),
            }
            .say()
        },
    );
    drawing.p.text(Text::new(next, words, Size::Large, theme.ink).left().lines(2));
    for (row, part) in rest.moved(0.0, 4.0).split_top(76.0).0.rows(2, 6.0).zip([true, false]) {
        let row = Area { width: row.width * 0.8, ..row };
        if part { drawing.tiles(row) } else { drawing.rubble_pile(row) }
    }
    let inner = drawing.p.panel(right, w::SHIPS.say());
    let ships: Vec<(Party, &Moored)> =
        view.players.iter().flat_map(|player| player.ships().map(|moored| (player.who, moored))).collect();
    if ships.is_empty() {
        drawing.p.text(Text::new(w::NO_SHIPS.say(), inner, Size::Large, theme.faint));
    }
    let rows = ships.len().max(5);
    for (row, (owner, moored)) in inner.inset(2.0).rows(rows, 3.0).zip(ships) {
        let (chip, rest) = row.split_left(34.0);
        drawing.chip(chip.centre(), (row.height / 2.0 - 1.0).min(14.0), owner);
        let (ship, words) = rest.split_left(96.0);
        drawing.moored(ship.middle(90.0, (row.height - 6.0).min(28.0)), moored);
        let words = Area { x: words.x + 8.0, width: words.width - 8.0, ..words };
        drawing.p.text(Text::new(ship_words(ed, owner, moored), words, Size::Large, theme.ink).left().lines(2));
    }
    let church = Area { y: church.y + 8.0, height: church.height - 8.0, ..church };
    let inner = drawing.p.panel(church, w::CHURCH.say());
    let (ring, words) = inner.split_bottom(26.0);
    drawing.church_ring(ring.inset(4.0), 56.0, true);
    let left = w::PictureBag { count: view.church.bag.into() }.say();
    drawing.p.text(Text::new(left, words, Size::Medium, theme.faint));
    drawing.p
}
