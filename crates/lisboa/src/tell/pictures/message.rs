//! The board as a message shows it on a phone: what decides the next move, everything else on the pages.

use super::court::top_of;
use super::palette::{self, THEME};
use super::signs::{self, good_icon};
use super::{Drawing, number, pages};
use crate::edition::Edition;
use crate::player::CLERGY_SPACES;
use crate::state::Ending;
use crate::tell::names::{party, signed};
use crate::tell::places;
use crate::view::{PileView, PlayerView, View};
use crate::vocabulary::{Column, Cubes, Good, Line, Plot, Row, Rubble, Site};
use engine::picture::{Amount, Area, Colour, Icon, Paint, Picture, PictureViews, Size, Text};
use engine::{Party, Phrase};

const GAP: f32 = 4.0;
/// A row of plots, and what lies north and south of all of them.
const ROW: f32 = 33.0;
const ROW_GAP: f32 = 2.0;
const NORTH: f32 = 29.0;
const FOOT: f32 = 27.0;
/// Across: the letters of the rows, a site, a street with a gap on both sides, the cubes of a row.
const LETTER: f32 = 13.0;
const SITE: f32 = 36.5;
const STREET: f32 = 13.0;
const BESIDE: f32 = 2.0;
const CUBE: f32 = 11.0;
const CUBES: f32 = 16.0;
const COURT: f32 = 68.0;
const MARKET: f32 = 24.0;

pub fn board(ed: &Edition, views: &PictureViews<'_, View>) -> Picture {
    let view = views.now;
    let rows: Vec<Row> = Row::ALL.iter().filter(|row| view.city.closed_row != Some(**row)).copied().collect();
    let city = NORTH + rows.len() as f32 * (ROW + ROW_GAP) + FOOT;
    let strips = Amount::strips(view.players.len());
    let content = city + GAP + COURT + GAP + MARKET + GAP + strips;
    let p = Picture::message(pages::title(view), views.waiting, THEME, content);
    let mut drawing = Drawing { p, ed, views };
    let (city, rest) = drawing.p.body().split_top(city);
    drawing.small_city(city, &rows);
    let (court, rest) = rest.split_top(GAP).1.split_top(COURT);
    let piles = view.piles.clone();
    for (place, pile) in court.columns(4, GAP).zip(&piles) {
        drawing.small_pile(place, pile);
    }
    let (market, rest) = rest.split_top(GAP).1.split_top(MARKET);
    drawing.small_market(market);
    let places = Amount::places(rest.split_top(GAP).1, view.players.len());
    for (seat, (place, player)) in places.zip(&view.players).enumerate() {
        drawing.small_strip(place, seat, player);
    }
    drawing.p
}

/// Where the parts of the city lie.
struct Map {
    area: Area,
    plot: f32,
}

impl Map {
    fn of(area: Area) -> Map {
        let streets = 4.0 * (STREET + 2.0 * BESIDE);
        Map { area, plot: (area.width - LETTER - 2.0 * (SITE + BESIDE) - CUBES - streets) / 5.0 }
    }

    fn left(&self) -> f32 {
        self.area.x + LETTER + SITE + BESIDE
    }

    fn step(&self) -> f32 {
        self.plot + STREET + 2.0 * BESIDE
    }

    fn column(&self, column: Column) -> f32 {
        self.left() + column.index() as f32 * self.step()
    }

    fn row(&self, place: usize) -> f32 {
        self.area.y + NORTH + place as f32 * (ROW + ROW_GAP)
    }

    fn street(&self, place: usize, rows: usize) -> Area {
        let x = self.left() + place as f32 * self.step() + self.plot + BESIDE;
        Area::new(x, self.row(0) - 1.0, STREET, rows as f32 * (ROW + ROW_GAP))
    }

    fn foot(&self, rows: usize) -> f32 {
        self.row(rows) + 1.0
    }
}

impl Drawing<'_> {
    /// What a player has, in one line or two.
    pub fn small_strip(&mut self, area: Area, place: usize, player: &PlayerView) {
        let was = self.views.before.map(|before| amounts(before, &before.players[place]));
        let amounts = [&amounts(self.view(), player)[..], was.as_deref().unwrap_or_default()];
        self.p.message_strip(area, (player.who, party(player.who)), self.is_to_play(player), amounts);
    }

    fn small_city(&mut self, area: Area, rows: &[Row]) {
        let map = Map::of(area);
        let faint = self.p.theme.faint;
        for (place, good) in self.ed.downtown.streets.into_iter().enumerate() {
            let street = map.street(place, rows.len());
            let colour = palette::good(good);
            self.p.rect(street, 3.0, Paint::fill(colour));
            for y in [street.y + 7.0, street.bottom() - 7.0] {
                self.p.icon(good_icon(good), Area::around((street.centre().0, y), 11.0), colour.letters());
            }
            let x = street.centre().0;
            self.small_site(Site::North(good), Area::new(x - 22.0, area.y, 44.0, NORTH - 3.0));
            self.small_tile(good, (x, map.foot(rows.len()) + 6.5), 13.0, false);
            if good == Good::Tools {
                self.small_tile(good, (x, map.foot(rows.len()) + 20.0), 10.0, true);
            }
        }
        for column in Column::all() {
            let x = map.column(column);
            let (x, width) = if column == Column::THIN { (x + 13.0, map.plot - 13.0) } else { (x, map.plot) };
            let width = if column.index() == 0 { width - 13.0 } else { width };
            let label = Area::new(x, area.y + NORTH - 15.0, width, 14.0);
            self.p.text(Text::new(Phrase::sign(column.to_string()), label, Size::Small, faint).bold());
            self.small_foot(&map, column, rows.len());
        }
        for (place, row) in rows.iter().enumerate() {
            let y = map.row(place);
            let letter = Area::new(area.x, y, LETTER, ROW);
            self.p.text(Text::new(Phrase::sign(row.to_string()), letter, Size::Medium, faint).bold());
            self.small_site(Site::West(*row), Area::new(area.x + LETTER, y, SITE, ROW));
            for column in Column::all() {
                self.small_plot(Plot::new(*row, column), Area::new(map.column(column), y, map.plot, ROW));
            }
            let east = map.column(Column::THIN) + map.plot + BESIDE;
            self.small_site(Site::East(*row), Area::new(east, y, SITE, ROW));
            let cubes = Area::new(east + SITE + 1.0, y, CUBES - 1.0, ROW);
            self.cube_pile(cubes, self.view().city.row_cubes[row.index()], 10.4);
            self.ring(cubes, 3.0, |view| view.city.row_cubes[row.index()]);
        }
    }

    /// Cubes one below the other.
    fn cube_pile(&mut self, area: Area, cubes: Cubes, side: f32) {
        let kinds: Vec<Rubble> =
            cubes.iter().flat_map(|(kind, count)| std::iter::repeat_n(kind, usize::from(count))).collect();
        let side = side.min(area.height / kinds.len().max(1) as f32 - 0.6);
        let column = area.middle(side, kinds.len() as f32 * (side + 0.6) - 0.6);
        for (cube, kind) in column.rows(kinds.len(), 0.6).zip(kinds) {
            self.cube(cube, kind);
        }
    }

    /// A tile for a store that lies ready, or its empty space.
    fn small_tile(&mut self, good: Good, at: (f32, f32), side: f32, small: bool) {
        let (area, colour) = (Area::around(at, side), palette::good(good));
        let city = &self.view().city;
        if if small { city.small_display } else { city.display[good.index()] } {
            self.p.rect(area, 2.0, Paint::fill(colour));
            self.p.icon(Icon::Store, area.inset(1.5), colour.letters());
        } else {
            self.p.rect(area.inset(0.5), 2.0, Paint::edge(colour, 1.0).dashed());
        }
    }

    /// The wigs below a column, and its rubble.
    fn small_foot(&mut self, map: &Map, column: Column, rows: usize) {
        let foot = Area::new(map.column(column), map.foot(rows), map.plot, FOOT - 2.0);
        let (upper, lower) = foot.split_top(13.5);
        let wigs = upper.middle(31.0, 13.5);
        self.p.amount(wigs, Icon::Wig, palette::WIG, self.view().city.worth(column), Size::Medium);
        self.ring(wigs, 4.0, |view| view.city.worth(column));
        self.cubes(lower, self.view().city.column_cubes[column.index()], CUBE, true);
        self.ring(lower, 3.0, |view| view.city.column_cubes[column.index()]);
    }

    /// What the land costs, from taking its dearest cube to taking its cheapest one.
    fn land(&self, plot: Plot) -> (u8, u8) {
        let cubes = Line::ALL.iter().flat_map(|line| self.view().city.cubes(plot, *line).iter());
        let costs: Vec<(u8, u8)> =
            cubes.filter(|(_, count)| *count > 0).map(|(kind, count)| (self.ed.rubble_cost(kind), count)).collect();
        let all = self.view().treasury + costs.iter().map(|(cost, count)| cost * count).sum::<u8>();
        let taken = costs.iter().map(|(cost, _)| *cost);
        (all - taken.clone().max().unwrap_or(0), all - taken.min().unwrap_or(0))
    }

    /// A plot: its reward above, the price of the land below; or the store on it.
    fn small_plot(&mut self, plot: Plot, area: Area) {
        self.p.place(places::plot(plot), area, 5.0);
        self.ring(area, 5.0, |view| view.city.store(plot));
        if let Some(store) = self.view().city.store(plot) {
            self.store_ground(plot, store, area, BESIDE, 5.0);
            let (upper, lower) = area.split_bottom(13.0);
            self.chip((upper.centre().0, upper.centre().1 + 1.0), 9.0, self.who(store.owner));
            self.p.icon(good_icon(store.good), lower.middle(11.0, 11.0), palette::good(store.good).letters());
            return;
        }
        let theme = self.p.theme;
        let open = self.view().plots.iter().any(|free| free.plot == plot && !free.stores.is_empty());
        let ground = if open { palette::PLOT } else { theme.blank };
        self.p.rect(area, 5.0, Paint::fill(ground).edged(theme.edge, 1.0));
        let (reward, price) = area.inset(1.0).split_bottom(13.0);
        self.signs(reward, &signs::effect(self.ed.plot(plot)), Size::Medium, theme.ink);
        if open {
            self.p.rect(price, 4.0, Paint::fill(palette::PRICE));
            let (low, high) = self.land(plot);
            let range = if low == high { low.to_string() } else { format!("{low}–{high}") };
            self.p.text(Text::new(Phrase::sign(range), price, Size::Small, palette::PRICE_INK));
        }
    }

    /// A site: the building on it, or its reward and its rubble.
    fn small_site(&mut self, site: Site, area: Area) {
        self.p.place(places::site(site), area, 4.0);
        self.ring(area, 4.0, |view| (view.city.building(site), view.city.site_cubes[site.index()]));
        if let Some(opened) = self.view().city.building(site) {
            return self.building(area, opened);
        }
        let theme = self.p.theme;
        self.p.rect(area, 4.0, Paint::fill(theme.blank).edged(theme.edge, 1.0).dashed());
        let (upper, lower) = area.inset(1.0).split_bottom(CUBE + 1.0);
        self.signs(upper, &signs::effect(self.ed.site(site)), Size::Medium, theme.ink);
        self.cubes(lower, self.view().city.site_cubes[site.index()], CUBE, true);
    }

    /// A pile of the court: its card with the sign of the noble, then officials and what a visit costs everybody.
    fn small_pile(&mut self, area: Area, pile: &PileView) {
        self.p.place(places::pile(pile.kind), area, 6.0);
        let theme = self.p.theme;
        let (card, rest) = area.split_top(36.0);
        let (left, right) = card.inset(2.0).split_left(24.0);
        match &pile.top {
            Some(top) => {
                self.p.card(card, palette::deck(top.card.deck()));
                self.card_signs(right, top);
            }
            None => self.p.rect(card, 5.0, Paint::fill(theme.blank).edged(theme.edge, 1.0).dashed()),
        }
        let ink = if pile.top.is_some() { Colour::WHITE } else { theme.faint };
        let (sign, below) = left.split_top(17.0);
        self.p.icon(signs::kind_icon(pile.kind), sign.middle(17.0, 17.0), ink);
        self.ring(card, 6.0, |view| top_of(view, pile));
        self.lacerdas_people(
            pile,
            [(area.right() - 9.0, area.bottom() - 8.0), (area.right() - 28.0, area.bottom() - 8.0)],
        );
        let Some(noble) = pile.kind.noble() else {
            let (coins, visits) = rest.inset(2.0).split_left(40.0);
            let coins = coins.middle(coins.width, 20.0);
            self.p.amount(coins, Icon::Coin, palette::COIN, self.view().treasury, Size::Large);
            let more = Phrase::sign(signed(self.view().treasury_influence.into()));
            self.p.amount(visits.middle(visits.width, 16.0), Icon::Influence, palette::INFLUENCE, more, Size::Medium);
            self.ring(coins, 4.0, |view| view.treasury);
            return;
        };
        let favours = self.view().favours[noble.index()];
        let (seal, count) = below.split_left(12.0);
        self.p.icon(Icon::Seal, seal.middle(11.0, 11.0), ink);
        self.p.text(Text::new(favours, count, Size::Small, ink).bold());
        let (spaces, costs) = rest.split_top(15.0);
        let costs = costs.split_top(1.5).1;
        let office = self.view().offices[noble.index()];
        self.officials(spaces, &office.inside, office.neutral, usize::from(self.view().office_spaces), 1);
        self.ring(spaces, 5.0, |view| view.offices[noble.index()]);
        self.visit_costs(costs, noble);
    }

    /// Prices, the next ship and the rubble pile.
    fn small_market(&mut self, area: Area) {
        let (prices, rest) = area.split_left(176.0);
        for (place, good) in prices.columns(4, 3.0).zip(Good::ALL) {
            let price = number(self.view().market[good.index()]);
            self.p.stock(place, good_icon(*good), palette::good(*good), true, price);
            self.p.place(places::price(*good), place, 5.0);
            self.ring(place, 5.0, |view| view.market[good.index()]);
        }
        let (yard, pile) = rest.split_left(86.0);
        if let Some(next) = self.view().yard.first() {
            let (ship, bonus) = yard.inset(3.0).split_left(36.0);
            self.p.ship(ship.middle(36.0, 17.0), palette::ship(next.ship.colour()), number(next.hull));
            let more = Phrase::sign(format!("+{}", next.influence));
            self.p.amount(
                bonus.middle(bonus.width - 4.0, 15.0),
                Icon::Influence,
                palette::INFLUENCE,
                more,
                Size::Medium,
            );
            self.p.place(places::YARD, yard, 5.0);
            self.ring(yard.inset(2.0), 5.0, |view| view.yard.iter().map(|ship| ship.ship).collect::<Vec<_>>());
        }
        self.counted_cubes(pile.middle(pile.width, 15.0), self.view().city.pile);
        self.p.place(places::RUBBLE, pile, 4.0);
        self.ring(pile.middle(pile.width, 18.0), 4.0, |view| view.city.pile);
    }
}

/// What a player has, the most important first.
fn amounts(view: &View, player: &PlayerView) -> Vec<Amount> {
    let (accent, faint) = (THEME.accent, THEME.faint);
    let is_seat = matches!(player.who, Party::Seat(_));
    let total = view.projection.iter().find(|one| one.who == player.who).map(|one| one.total);
    let points = match view.ending {
        Ending::Over(_) => total.unwrap_or_default().to_string(),
        Ending::Open | Ending::ThisRound(_) | Ending::LastRound(_) => player.wigs.to_string(),
    };
    let of_seat = |amount: Amount| if is_seat { amount } else { Amount::nothing() };
    let mut all = vec![
        Amount::of(Icon::Wig, palette::WIG, Phrase::sign(points)),
        of_seat(Amount::of(Icon::Coin, palette::COIN, player.reis)),
        Amount::of(Icon::Influence, palette::INFLUENCE, player.influence),
    ];
    for good in Good::ALL {
        let count = player.goods[*good];
        let room = if is_seat { format!("{count}/{}", player.warehouse) } else { count.to_string() };
        all.push(Amount::stock(good_icon(*good), palette::good(*good), count > 0, Phrase::sign(room)));
    }
    let cards = Phrase::sign(format!("{}/{}", player.docks.len() + player.bureau.len(), player.portfolio_limit));
    all.push(of_seat(Amount::of(Icon::Cards, accent, cards)));
    for kind in Rubble::ALL {
        all.push(Amount::cube(signs::rubble_icon(*kind), palette::rubble(*kind), player.rubble[*kind]));
    }
    let plans: u8 = player.open_plans.iter().map(|plan| plan.2).sum();
    let clergy = Phrase::sign(format!("{}/{CLERGY_SPACES}", player.clergy.len()));
    all.push(Amount::of(Icon::Person, faint, player.officials));
    all.push(Amount::of(Icon::Seal, palette::CARDINAL, player.favours.iter().count()));
    all.push(Amount::of(Icon::Cross, palette::CLERGY_EDGE, clergy));
    all.push(Amount::of(Icon::Plan, accent, plans));
    all.push(Amount::of(Icon::Scroll, palette::DECREE_EDGE, player.decrees.len()));
    all
}
