//! The city: plots between streets, sites around them, rubble at the ends of rows and columns.

use super::signs::{self, good_icon};
use super::{Drawing, palette};
use crate::city::{Opened, Store};
use crate::edition::Edition;
use crate::tell::names::{self, party};
use crate::tell::places;
use crate::view::View;
use crate::vocabulary::{Column, Cubes, Good, Plot, Row, Rubble, Site};
use crate::words as w;
use engine::Phrase;
use engine::picture::{Area, Colour, Icon, Paint, Picture, PictureViews, Size, Text, seat_colour};

/// How large the parts of the city are.
struct Scale {
    label: f32,
    site: f32,
    plot: f32,
    thin: f32,
    street: f32,
    gap: f32,
    cube: f32,
    /// From the top of the panel to the plots.
    top: f32,
    /// From the plots to the bottom of the panel.
    foot: f32,
    chip: f32,
    sign: Size,
    /// Whether rewards stand in words as well.
    words: bool,
}

const OVERVIEW: Scale = Scale {
    label: 20.0,
    site: 58.0,
    plot: 84.0,
    thin: 81.0,
    street: 22.0,
    gap: 3.0,
    cube: 17.0,
    top: 68.0,
    foot: 76.0,
    chip: 16.0,
    sign: Size::Large,
    words: false,
};

const LARGE: Scale = Scale {
    label: 26.0,
    site: 124.0,
    plot: 134.0,
    thin: 112.0,
    street: 30.0,
    gap: 4.0,
    cube: 22.0,
    top: 98.0,
    foot: 64.0,
    chip: 22.0,
    sign: Size::Huge,
    words: true,
};

/// Where everything lies.
struct Places<'a> {
    scale: &'a Scale,
    area: Area,
    rows: Vec<Row>,
}

impl Places<'_> {
    fn west(&self) -> f32 {
        self.area.x + 8.0 + self.scale.label
    }

    /// Where the first plot begins.
    fn left(&self) -> f32 {
        self.west() + self.scale.site + 2.0 * self.scale.gap
    }

    fn column(&self, column: Column) -> (f32, f32) {
        let step = self.scale.plot + self.scale.street + 2.0 * self.scale.gap;
        let width = if column == Column::THIN { self.scale.thin } else { self.scale.plot };
        (self.left() + column.index() as f32 * step, width)
    }

    fn east(&self) -> f32 {
        let (x, width) = self.column(Column::THIN);
        x + width + 2.0 * self.scale.gap
    }

    fn row(&self, row: Row) -> (f32, f32) {
        let count = self.rows.len() as f32;
        let gap = 2.0 * self.scale.gap;
        let whole = self.area.height - self.scale.top - self.scale.foot;
        let height = (whole - gap * (count - 1.0)) / count;
        (self.area.y + self.scale.top + row.index() as f32 * (height + gap), height)
    }

    fn plot(&self, plot: Plot) -> Area {
        let ((x, width), (y, height)) = (self.column(plot.column()), self.row(plot.row()));
        Area::new(x, y, width, height)
    }

    /// The street to the east of this column.
    fn street(&self, place: usize) -> Area {
        let step = self.scale.plot + self.scale.street + 2.0 * self.scale.gap;
        let x = self.left() + place as f32 * step + self.scale.plot + self.scale.gap;
        let top = self.area.y + self.scale.top;
        Area::new(x, top - 4.0, self.scale.street, self.area.height - self.scale.top - self.scale.foot + 8.0)
    }

    fn site(&self, site: Site, streets: &[Good; 4]) -> Area {
        let high: f32 = if self.scale.words { 84.0 } else { 46.0 };
        match site {
            Site::West(row) | Site::East(row) => {
                let (y, height) = self.row(row);
                let x = if matches!(site, Site::West(_)) { self.west() } else { self.east() };
                Area::new(x, y, self.scale.site, height).middle(self.scale.site, high.min(height))
            }
            Site::North(good) => {
                let place = streets.iter().position(|street| *street == good).unwrap_or(0);
                let street = self.street(place);
                let high = if self.scale.words { 78.0 } else { high };
                Area::new(street.centre().0 - self.scale.site / 2.0, street.y - high - 2.0, self.scale.site, high)
            }
        }
    }
}

impl Drawing<'_> {
    /// The city as a part of the board.
    pub fn city(&mut self, area: Area) {
        self.p.panel(area, w::PAGE_CITY.say());
        self.map(area, &OVERVIEW);
        let (_, foot) = area.split_bottom(32.0);
        self.stocks(foot.inset(4.0));
    }

    fn map(&mut self, area: Area, scale: &Scale) {
        let city = &self.view().city;
        let rows: Vec<Row> = Row::ALL.iter().filter(|row| city.closed_row != Some(**row)).copied().collect();
        let places = Places { scale, area, rows };
        let faint = self.p.theme.faint;
        for (place, good) in self.ed.downtown.streets.iter().enumerate() {
            let street = places.street(place);
            self.p.rect(street, 3.0, Paint::fill(palette::good(*good)));
            let name = names::good(*good);
            let letters = palette::good(*good).letters();
            self.p.text(Text::new(name, street, Size::Medium, letters).bold().turned());
        }
        for column in Column::all() {
            let (x, width) = places.column(column);
            let top = places.area.y + scale.top;
            let area = Area::new(x, top - 20.0, width, 18.0);
            self.p.text(Text::new(number_of(column), area, Size::Medium, faint).bold());
            self.foot(&places, column);
        }
        for row in places.rows.clone() {
            let (y, height) = places.row(row);
            let label = Area::new(area.x + 6.0, y, scale.label, height);
            self.p.text(Text::new(Phrase::sign(row.to_string()), label, Size::Large, faint).bold());
            for column in Column::all() {
                let plot = Plot::new(row, column);
                self.plot(plot, places.plot(plot), scale);
            }
            let x = places.east() + scale.site + 2.0 * scale.gap;
            let cubes = Area::new(x, y, area.right() - 6.0 - x, height);
            self.cubes(cubes, city.row_cubes[row.index()], scale.cube, false);
            self.ring(cubes.inset(4.0).middle(cubes.width - 2.0, scale.cube + 6.0), 4.0, |view| {
                view.city.row_cubes[row.index()]
            });
        }
        for site in Site::all().filter(|site| site.row().is_none() || site.row() != city.closed_row) {
            self.site(site, places.site(site, &self.ed.downtown.streets), scale);
        }
    }

    /// The tile at the foot of a column, and its rubble.
    fn foot(&mut self, places: &Places<'_>, column: Column) {
        let (x, width) = places.column(column);
        let scale = places.scale;
        let y = places.area.bottom() - scale.foot + 8.0;
        let tile = Area::new(x, y, 34.0, 28.0);
        let city = &self.view().city;
        self.p.rect(tile, 14.0, Paint::fill(Colour::WHITE).edged(palette::WIG, 2.0));
        let worth = city.worth(column);
        self.p.text(Text::new(worth, tile.inset(3.0), Size::Large, palette::WIG).bold());
        self.ring(tile, 14.0, |view| view.city.worth(column));
        let cubes = Area::new(x + 37.0, y, width - 37.0, 28.0);
        self.cubes(cubes, city.column_cubes[column.index()], scale.cube.min(20.0), false);
        self.ring(cubes.middle(cubes.width, scale.cube.min(20.0) + 4.0), 4.0, |view| {
            view.city.column_cubes[column.index()]
        });
        if column.index() == 0 {
            let icon = Area::new(x - 34.0, y + 2.0, 24.0, 24.0);
            self.p.icon(Icon::Wig, icon, palette::WIG);
        }
    }

    /// Cubes beside each other from the left, smaller if there are many; with `counted`, one of each kind with its number.
    pub fn cubes(&mut self, area: Area, cubes: Cubes, side: f32, centred: bool) {
        let kinds = cubes.iter().flat_map(|(kind, count)| std::iter::repeat_n(kind, usize::from(count)));
        let kinds: Vec<Rubble> = kinds.collect();
        let gap = 2.0;
        let count = kinds.len().max(1) as f32;
        let side = side.min((area.width - gap * (count - 1.0)) / count).min(area.height);
        let whole = count * side + gap * (count - 1.0);
        let left = if centred { area.centre().0 - whole / 2.0 } else { area.x };
        for (place, kind) in kinds.into_iter().enumerate() {
            let x = left + place as f32 * (side + gap);
            let cube = Area::new(x, area.centre().1 - side / 2.0, side, side);
            self.cube(cube, kind);
        }
    }

    fn plot(&mut self, plot: Plot, area: Area, scale: &Scale) {
        match self.view().city.store(plot) {
            Some(store) => self.store(plot, store, area, scale),
            None => {
                let theme = self.p.theme;
                self.p.rect(area, 6.0, Paint::fill(palette::PLOT).edged(theme.edge, 1.0));
                let reward = self.ed.plot(plot);
                let label = Area::new(area.x + 4.0, area.y + 2.0, 26.0, 14.0);
                self.p.text(Text::new(Phrase::sign(plot.to_string()), label, Size::Small, theme.faint).left());
                let below = area.split_top(14.0).1;
                let (upper, lower) =
                    if scale.words { below.split_top(34.0) } else { (below.inset(2.0), Area::default()) };
                self.signs(upper, &signs::effect(reward), scale.sign, theme.ink);
                if scale.words {
                    let lower =
                        Area { x: lower.x + 4.0, width: lower.width - 8.0, height: lower.height - 4.0, ..lower };
                    self.p.text(Text::new(names::effect(reward), lower, Size::Medium, theme.ink).lines(3));
                }
            }
        }
        self.p.place(places::plot(plot), area, 6.0);
        self.ring(area, 6.0, |view| view.city.store(plot));
    }

    /// A store in the colour of its street, its entrance towards it, with the sign of its owner.
    fn store(&mut self, plot: Plot, store: Store, area: Area, scale: &Scale) {
        self.store_ground(plot, store, area, scale.gap, 9.0);
        let (colour, owner) = (palette::good(store.good), self.who(store.owner));
        let (upper, lower) = area.split_bottom(if scale.words { 34.0 } else { 20.0 });
        let chip = scale.chip.min(upper.height / 2.0 - 3.0);
        self.chip((upper.centre().0, upper.centre().1 + 2.0), chip, owner);
        let name = Area { x: lower.x + 1.0, width: lower.width - 2.0, height: lower.height - 3.0, ..lower };
        let text = Text::new(names::store(store.good), name, Size::Medium, colour.letters()).lines(2);
        self.p.text(text.or(names::good(store.good)));
    }

    /// The ground of a store, and its entrance across the gap to the street.
    pub fn store_ground(&mut self, plot: Plot, store: Store, area: Area, gap: f32, deep: f32) {
        let owner = seat_colour(self.who(store.owner));
        self.p.rect(area, 6.0, Paint::fill(palette::good(store.good)).edged(owner, deep / 3.0));
        let [_, east] = self.ed.streets_beside(plot.column());
        let middle = area.centre().1;
        let (tip, base) = if east == Some(store.good) {
            (area.right() + gap, area.right() - deep)
        } else {
            (area.x - gap, area.x + deep)
        };
        let triangle = [(tip, middle), (base, middle - deep), (base, middle + deep)];
        self.p.polygon(triangle, Paint::fill(Colour::WHITE).edged(owner, deep / 6.0));
    }

    /// A site: a building with its colours, or what opening one brings and the rubble in the way.
    fn site(&mut self, site: Site, area: Area, scale: &Scale) {
        match self.view().city.building(site) {
            Some(opened) => self.building(area, opened),
            None => {
                let theme = self.p.theme;
                self.p.rect(area, 5.0, Paint::fill(theme.blank).edged(theme.edge, 1.2).dashed());
                let reward = self.ed.site(site);
                let (upper, lower) = area.inset(2.0).split_bottom(scale.cube + 4.0);
                if scale.words {
                    let (sign, words) = upper.split_top(26.0);
                    self.signs(sign, &signs::effect(reward), Size::Large, theme.ink);
                    let words = Area { x: words.x + 2.0, width: words.width - 4.0, ..words };
                    self.p.text(Text::new(names::effect(reward), words, Size::Small, theme.ink).lines(2));
                } else {
                    self.signs(upper, &signs::effect(reward), Size::Medium, theme.ink);
                }
                self.cubes(lower, self.view().city.site_cubes[site.index()], scale.cube, true);
            }
        }
        self.p.place(places::site(site), area, 5.0);
        self.ring(area, 5.0, |view| (view.city.building(site), view.city.site_cubes[site.index()]));
    }

    /// An opened building: its colours side by side, framed in the colour of its architect.
    pub fn building(&mut self, area: Area, opened: Opened) {
        let colours: Vec<Good> = self.ed.colours(opened.building, opened.side).iter().collect();
        let edge = palette::architect(opened.side);
        self.p.rect(area, 5.0, Paint::fill(Colour::WHITE).edged(edge, 3.0));
        for (part, good) in area.inset(5.0).columns(colours.len(), 1.0).zip(&colours) {
            let colour = palette::good(*good);
            self.p.rect(part, 2.0, Paint::fill(colour));
            let side = part.width.min(part.height).min(24.0);
            self.p.icon(good_icon(*good), part.middle(side, side).inset(1.0), colour.letters());
        }
    }

    /// The tiles that are built with and the rubble pile, beside each other.
    pub fn stocks(&mut self, area: Area) {
        let (tiles, pile) = area.split_left(area.width / 2.0);
        self.tiles(tiles);
        self.rubble_pile(pile);
    }

    /// The tiles on display: which stores can be built.
    pub fn tiles(&mut self, area: Area) {
        let theme = self.p.theme;
        let city = &self.view().city;
        let side = area.height.min(26.0);
        let (label, tiles) = area.split_right(5.0 * (side + 4.0));
        let label = Area { width: label.width - 8.0, ..label };
        self.p.text(Text::new(w::PICTURE_TILES.say(), label, Size::Medium, theme.faint).right());
        let places = tiles.middle(tiles.width, side).squares(4.0);
        let large = Good::ALL.iter().zip(city.display).map(|(good, there)| (*good, there, side));
        let small = [(Good::Tools, city.small_display, side * 0.7)];
        for (place, (good, there, side)) in places.zip(large.chain(small)) {
            let (place, colour) = (place.middle(side, side).inset(1.0), palette::good(good));
            if there {
                self.p.rect(place, 3.0, Paint::fill(colour));
                self.p.icon(Icon::Store, place.inset(side / 6.0), colour.letters());
            } else {
                self.p.rect(place, 3.0, Paint::edge(colour, 1.2).dashed());
            }
        }
    }

    pub fn rubble_pile(&mut self, area: Area) {
        let theme = self.p.theme;
        let (label, cubes) = area.split_right(3.0 * 46.0);
        let label = Area { x: label.x + 8.0, width: label.width - 16.0, ..label };
        self.p.text(Text::new(w::PICTURE_PILE.say(), label, Size::Medium, theme.faint).right());
        self.counted_cubes(cubes, self.view().city.pile);
        self.p.place(places::RUBBLE, area, 4.0);
        self.ring(cubes.inset(-1.0), 4.0, |view| view.city.pile);
    }

    /// A cube of each kind with how many there are.
    pub fn counted_cubes(&mut self, area: Area, cubes: Cubes) {
        let ink = self.p.theme.ink;
        for (place, (kind, count)) in area.columns(Rubble::ALL.len(), 4.0).zip(cubes.iter()) {
            let (cube, number) = place.split_left(place.height.min(20.0).min(place.width / 2.0));
            self.cube(cube.middle(cube.width, cube.width), kind);
            let number = Area { x: number.x + 2.0, width: number.width - 2.0, ..number };
            self.p.text(Text::new(count, number, Size::Medium, ink).bold().left());
        }
    }
}

fn number_of(column: Column) -> Phrase {
    Phrase::sign(column.to_string())
}

/// The city in large, with everything in words.
pub fn page(ed: &Edition, views: &PictureViews<'_, View>) -> Picture {
    let view = views.now;
    let mut drawing = Drawing::new(ed, views, 904.0);
    let body = drawing.p.body();
    let (map, legend) = body.split_top(700.0);
    drawing.p.panel(map, w::PAGE_CITY.say());
    drawing.map(map, &LARGE);
    let legend = Area { y: legend.y + 8.0, height: legend.height - 8.0, ..legend };
    let inner = drawing.p.panel(legend, w::PICTURE_LEGEND.say());
    let theme = drawing.p.theme;
    let (left, rest) = inner.split_left(250.0);
    let (middle, right) = rest.split_left(320.0);
    for (row, player) in left.rows(4, 2.0).zip(&view.players) {
        let (chip, name) = row.split_left(24.0);
        drawing.chip(chip.centre(), (row.height / 2.0).min(10.0), player.who);
        let name = Area { x: name.x + 4.0, width: name.width - 4.0, ..name };
        drawing.p.text(Text::new(party(player.who), name, Size::Medium, theme.ink).left());
    }
    for (row, kind) in middle.rows(4, 2.0).zip(Rubble::ALL) {
        let (cube, name) = row.split_left(24.0);
        drawing.cube(cube.middle(18.0, 18.0), *kind);
        let name = Area { x: name.x + 4.0, width: name.width - 4.0, ..name };
        let words = Phrase::Row(vec![names::cube_named(*kind), Phrase::sign("·"), names::reis(ed.rubble_cost(*kind))]);
        drawing.p.text(Text::new(words, name, Size::Medium, theme.ink).left());
    }
    let closed = view.city.closed_row.map(|row| w::PlainClosed { row: row.to_string() }.say());
    let rows: Vec<Area> = right.rows(4, 2.0).collect();
    let (words, stocks) = rows[0].split_left(20.0);
    drawing.stocks(Area { width: stocks.width - 8.0, ..stocks });
    let said = [Some(w::PICTURE_ENTRANCE.say()), Some(w::PICTURE_RING.say()), closed];
    for (row, words_there) in rows.iter().skip(1).zip(said) {
        if let Some(phrase) = words_there {
            let row = Area { x: words.x + 8.0, width: row.width - 8.0, ..*row };
            drawing.p.text(Text::new(phrase, row, Size::Medium, theme.ink).left());
        }
    }
    drawing.p
}
