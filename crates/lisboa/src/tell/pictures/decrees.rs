//! Decrees on display, and the desks of the architects.

use super::{Drawing, palette, signs};
use crate::edition::Edition;
use crate::tell::names::{self};
use crate::tell::pages::decree;
use crate::tell::places;
use crate::view::{BuildingView, DecreeView, View};
use crate::vocabulary::{Architect, Decree};
use crate::words as w;
use engine::picture::{Area, Colour, Icon, Paint, Picture, PictureViews, Size, Text};

impl Drawing<'_> {
    /// The decrees as a part of the board.
    pub fn decrees(&mut self, area: Area) {
        let inner = self.p.panel(area, w::DECREE_ROW.say());
        let row: Vec<DecreeView> = self.view().decree_row.clone();
        let columns = row.len().div_ceil(2).max(4);
        let places = inner.rows(2, 4.0).flat_map(|line| line.columns(columns, 5.0));
        for (place, seen) in places.zip(&row) {
            self.p.tile(place, palette::DECREE, palette::DECREE_EDGE);
            let worth = signs::worth(self.ed.decree(seen.decree).worth);
            let ink = self.p.theme.ink;
            self.signs(place.inset(2.0), &worth, Size::Medium, ink);
            self.p.place(places::decree(seen.decree), place, 5.0);
            self.p.ring_if(self.is_new(seen.decree), place, 5.0);
        }
    }

    /// Whether a decree was not on display before.
    fn is_new(&self, decree: Decree) -> bool {
        let before = self.views.before;
        before.is_some_and(|before| before.decree_row.iter().all(|other| other.decree != decree))
    }

    /// Buildings and plans of an architect.
    fn desk(&mut self, area: Area, architect: Architect) {
        let theme = self.p.theme;
        let desk = self.view().architects[architect.index()].clone();
        let colour = palette::architect(architect);
        let inner = self.p.panel(area, names::architect(architect));
        let (left, plans) = inner.split_left(inner.width * 0.62);
        let shown = [(true, w::PICTURE_ON_DISPLAY.say(), &desk.display), (false, w::PICTURE_NEXT.say(), &desk.next)];
        for (place, (first, label, building)) in left.columns(2, 14.0).zip(shown) {
            let (head, tile) = place.split_top(20.0);
            self.p.text(Text::new(label, head, Size::Medium, theme.faint));
            let tile = tile.middle(tile.width.min(210.0), (tile.height - 8.0).min(64.0));
            match building {
                Some(building) => self.desk_building(tile, building, colour),
                None => self.p.rect(tile, 5.0, Paint::fill(theme.panel).edged(theme.edge, 1.2).dashed()),
            }
            self.ring(tile.inset(-1.5), 6.0, |view| {
                let desk = &view.architects[architect.index()];
                let shown = if first { &desk.display } else { &desk.next };
                shown.as_ref().map(|seen| seen.building)
            });
        }
        let plans = Area { x: plans.x + 14.0, width: plans.width - 14.0, ..plans };
        let (head, rest) = plans.split_top(20.0);
        let stack = w::PictureInStack { count: desk.stack.into() }.say();
        self.p.text(Text::new(stack, head, Size::Medium, theme.faint));
        let tiles = rest.middle(rest.width, 40.0);
        for (place, officials) in tiles.columns(desk.plans.len().max(6), 4.0).zip(&desk.plans) {
            self.plan(place.middle(place.width.min(34.0), 34.0), architect, *officials, false);
        }
    }

    fn desk_building(&mut self, area: Area, building: &BuildingView, edge: Colour) {
        self.p.rect(area, 5.0, Paint::fill(Colour::WHITE).edged(edge, 3.0));
        let ground: Vec<_> = building.colours.iter().collect();
        for (part, good) in area.inset(6.0).columns(ground.len(), 1.0).zip(ground) {
            let colour = palette::good(*good);
            self.p.rect(part, 2.0, Paint::fill(colour));
            self.p.text(Text::new(names::good(*good), part.inset(2.0), Size::Medium, colour.letters()).bold());
        }
    }

    /// A plan in the colour of its architect with the officials it takes; a completed one is ticked.
    pub fn plan(&mut self, area: Area, architect: Architect, officials: u8, completed: bool) {
        let colour = palette::architect(architect);
        let (ground, ink) = if completed { (colour, Colour::WHITE) } else { (Colour::WHITE, colour) };
        self.p.rect(area, 4.0, Paint::fill(ground).edged(colour, 2.0));
        let (number, sign) = area.inset(2.0).split_left((area.width - 4.0) * 0.5);
        self.p.text(Text::new(officials, number, Size::Large, ink).bold());
        let icon = if completed { Icon::Check } else { Icon::Person };
        self.p.icon(icon, sign.inset(1.0), ink);
    }
}

/// The decrees in words, and what the architects have.
pub fn page(ed: &Edition, views: &PictureViews<'_, View>) -> Picture {
    let view = views.now;
    let mut drawing = Drawing::new(ed, views, 840.0);
    let body = drawing.p.body();
    let theme = drawing.p.theme;
    let (row, desks) = body.split_top(body.height - 270.0);
    let inner = drawing.p.panel(row, w::DECREE_ROW.say());
    let (cards, left) = inner.split_bottom(24.0);
    let columns = view.decree_row.len().div_ceil(2).max(4);
    let places: Vec<Area> = cards.rows(2, 8.0).flat_map(|line| line.columns(columns, 8.0)).collect();
    for (place, seen) in places.iter().zip(&view.decree_row) {
        drawing.large_decree(*place, seen, drawing.is_new(seen.decree));
    }
    let words = w::DecreesLeft { count: view.decrees_left.into() }.say();
    drawing.p.text(Text::new(words, left, Size::Medium, theme.faint));
    let desks = Area { y: desks.y + 8.0, height: desks.height - 8.0, ..desks };
    for (place, architect) in desks.rows(2, 8.0).zip(Architect::ALL) {
        drawing.desk(place, *architect);
    }
    drawing.p
}

impl Drawing<'_> {
    /// A decree with its signs and its text, and what it would bring now.
    pub fn large_decree(&mut self, area: Area, seen: &DecreeView, new: bool) {
        let theme = self.p.theme;
        self.p.tile(area, palette::DECREE, palette::DECREE_EDGE);
        let inner = area.inset(6.0);
        let (signs, words) = inner.split_top((inner.height * 0.4).min(44.0));
        self.signs(signs, &signs::worth(self.ed.decree(seen.decree).worth), Size::Large, theme.ink);
        self.p.text(Text::new(decree(self.ed, seen), words, Size::Large, theme.ink).lines(7));
        self.p.ring_if(new, area, 5.0);
    }
}
