//! Everything of one player on a sheet, with the hand for its owner.

use super::signs::kind_icon;
use super::{Drawing, palette};
use crate::edition::Edition;
use crate::player::{CLERGY_SPACES, Docked};
use crate::tell::names;
use crate::tell::pages::{player as text_page, portfolio_title};
use crate::view::{PlayerView, View};
use crate::words as w;
use engine::picture::{Area, Colour, Paint, Picture, PictureViews, Size, Text};
use engine::{Block, Party, Phrase, Seat};

const MARGIN: f32 = 12.0;
const GAP: f32 = 8.0;
/// The strip at the top, and the cards below it.
const STRIP: f32 = 100.0;
const CARDS: f32 = 176.0;
/// How wide a place of the portfolio is.
const CARD: f32 = 170.0;
/// A line of a panel with words, which may be broken into two.
const LINE: f32 = 36.0;

pub fn page(ed: &Edition, views: &PictureViews<'_, View>, seat: Seat) -> Option<Picture> {
    let player = views.now.players.iter().find(|player| player.who == Party::Seat(seat))?;
    let hand = player.hand.as_ref();
    let rows = 1 + usize::from(hand.is_some());
    let details = details(ed, views.now, seat);
    let words: f32 = details.iter().map(|row| row.height + GAP).sum();
    let cards = rows as f32 * (CARDS + 38.0 + GAP);
    let height = Picture::HEADER + 2.0 * MARGIN + STRIP + GAP + cards + words - GAP;
    let mut drawing = Drawing::new(ed, views, height);
    let mut rest = drawing.p.body();
    let mut part = |height: f32| {
        let (part, below) = rest.split_top(height);
        rest = Area { y: below.y + GAP, height: below.height - GAP, ..below };
        part
    };
    let [strip, held] = [part(STRIP), part(CARDS + 38.0)];
    drawing.strip(strip, player);
    let cards = player.docks.len() + player.bureau.len();
    let places = cards.max(player.portfolio_limit.into()) as f32;
    let (portfolio, clergy) = held.split_left((places * (CARD + GAP) + GAP).min(held.width * 0.62));
    drawing.portfolio_cards(portfolio, player);
    drawing.clergy_tiles(clergy.split_left(GAP).1, player);
    if let Some(hand) = hand {
        let area = part(CARDS + 38.0);
        let inner = drawing.p.panel(area, w::PICTURE_HAND.say());
        for (place, card) in inner.columns(hand.len().max(5), GAP).zip(hand) {
            drawing.large_card(place, card);
        }
        let drafted: Vec<Phrase> = views.now.drafted.iter().map(|seen| ed.name_of(seen.card)).collect();
        if !drafted.is_empty() {
            let line = Area::new(area.x + 300.0, area.y + 8.0, area.width - 312.0, 18.0);
            let words = w::HandDrafted { cards: Phrase::List(drafted) }.say();
            let ink = drawing.p.theme.ink;
            drawing.p.text(Text::new(words, line, Size::Medium, ink).right());
        }
    }
    for row in details {
        let area = part(row.height);
        for (place, (name, lines)) in area.columns(row.fields.len(), GAP).zip(row.fields) {
            drawing.words(place, name, lines);
        }
    }
    Some(drawing.p)
}

impl Drawing<'_> {
    /// Docks and bureau, card by card.
    fn portfolio_cards(&mut self, area: Area, player: &PlayerView) {
        let theme = self.p.theme;
        let cards = player.docks.len() + player.bureau.len();
        let inner = self.p.panel(area, portfolio_title(player));
        let places: Vec<Area> = inner.columns(cards.max(player.portfolio_limit.into()), GAP).collect();
        for (place, docked) in places.iter().zip(&player.docks) {
            match docked {
                Docked::Ship(moored) => {
                    self.p.tile(*place, theme.blank, theme.edge);
                    let (ship, words) = place.inset(8.0).split_top(56.0);
                    self.moored(ship.middle(ship.width, 36.0), moored);
                    let goods = names::goods(moored.cargo);
                    let name = names::ship(moored.ship);
                    let (name_area, cargo) = words.split_top(44.0);
                    self.p.text(Text::new(name, name_area, Size::Medium, theme.ink).bold().lines(2));
                    self.p.text(Text::new(goods, cargo, Size::Medium, theme.ink).lines(3));
                }
                Docked::Noble(card) => {
                    self.p.card(*place, palette::deck(card.deck()));
                    let (sign, words) = place.inset(14.0).split_top(place.height * 0.5);
                    self.p.icon(kind_icon(card.kind()), sign.middle(48.0, 48.0), Colour::WHITE);
                    let name = self.ed.name_of(*card);
                    self.p.text(Text::new(name, words, Size::Large, Colour::WHITE).bold().lines(4));
                }
            }
        }
        for (place, card) in places.iter().skip(player.docks.len()).zip(&player.bureau) {
            self.large_card(*place, card);
        }
        for place in places.iter().take(usize::from(player.portfolio_limit)).skip(cards) {
            self.p.rect(*place, 6.0, Paint::edge(theme.edge, 1.2).dashed());
        }
    }

    /// The clergy tiles with what they do, and the spaces for more.
    fn clergy_tiles(&mut self, area: Area, player: &PlayerView) {
        let theme = self.p.theme;
        let inner = self.p.panel(area, w::CLERGY_TITLE.say());
        let columns = inner.columns(2, GAP).collect::<Vec<_>>();
        let places = columns.into_iter().flat_map(|column| column.rows(CLERGY_SPACES.div_ceil(2), GAP));
        for (number, place) in places.take(CLERGY_SPACES).enumerate() {
            match player.clergy.get(number) {
                Some(tile) => self.clergy_tile(place, tile, true),
                None => self.p.rect(place, 5.0, Paint::edge(theme.edge, 1.2).dashed()),
            }
        }
    }

    /// A panel with lines.
    fn words(&mut self, area: Area, name: Phrase, lines: Vec<Phrase>) {
        let ink = self.p.theme.ink;
        let inner = self.p.panel(area, name);
        let inner = Area { x: inner.x + 4.0, width: inner.width - 8.0, ..inner };
        let height = inner.height.min(lines.len() as f32 * LINE);
        for (row, line) in (Area { height, ..inner }).rows(lines.len(), 2.0).zip(lines) {
            let heights = std::iter::successors(Some(28.0_f32), |height| Some(height + 14.0));
            let most = heights.take_while(|height| *height <= row.height).count() + 1;
            self.p.text(Text::new(line, row, Size::Medium, ink).left().top().lines(most));
        }
    }
}

/// Panels of words beside each other.
struct Row {
    height: f32,
    fields: Vec<(Phrase, Vec<Phrase>)>,
}

/// What the page in words says besides what is drawn: wealth, costs, plans, decrees, rank, Lacerda.
fn details(ed: &Edition, view: &View, seat: Seat) -> Vec<Row> {
    let fields = text_page(ed, view, seat).blocks.into_iter().filter_map(|block| match block {
        Block::Field { name, lines } => Some((name, lines)),
        Block::Line(_) | Block::Grid { .. } => None,
    });
    let portfolio = view.players.get(seat.index()).map(portfolio_title);
    let is_drawn = |name: &Phrase| Some(name) == portfolio.as_ref() || *name == w::CLERGY_TITLE.say();
    let mut fields = fields.filter(|(name, _)| !is_drawn(name)).peekable();
    let mut rows = Vec::new();
    for beside in std::iter::repeat(2) {
        if fields.peek().is_none() {
            break;
        }
        let row: Vec<_> = fields.by_ref().take(beside).collect();
        let most = row.iter().map(|(_, lines)| lines.len()).max().unwrap_or(0);
        // What somebody has is said in short lines; with all the width, nothing is broken.
        let line = match (rows.len(), row.len()) {
            (0, _) => 24.0,
            (_, 1) => 26.0,
            _ => LINE,
        };
        rows.push(Row { height: 42.0 + most as f32 * line, fields: row });
    }
    rows
}
