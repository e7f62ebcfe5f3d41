//! Everything of one player on a sheet, with the hand for its owner.

use super::{Drawing, palette};
use crate::engine::picture::{Area, Colour, Paint, Picture, PictureViews, Size, Text};
use crate::engine::{Block, Party, Phrase, Seat};
use crate::games::lisboa::edition::Edition;
use crate::games::lisboa::player::Docked;
use crate::games::lisboa::tell::names;
use crate::games::lisboa::tell::pages::player as text_page;
use crate::games::lisboa::view::{PlayerView, View};
use crate::games::lisboa::words::{pages as p, pictures as w};

const MARGIN: f32 = 12.0;
const GAP: f32 = 8.0;
/// The strip at the top, and the cards below it.
const STRIP: f32 = 100.0;
const CARDS: f32 = 176.0;
/// A line of a panel with words, which may be broken into three, in narrow panels and in wide ones.
const NARROW_LINE: f32 = 52.0;
const LINE: f32 = 46.0;
/// How far apart such lines are at most, if there is room.
const SPREAD: f32 = 78.0;

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
    let [strip, portfolio] = [part(STRIP), part(CARDS + 38.0)];
    drawing.strip(strip, player);
    drawing.portfolio_cards(portfolio, player);
    if let Some(hand) = hand {
        let area = part(CARDS + 38.0);
        let inner = drawing.p.panel(area, w::HAND.say());
        for (place, card) in inner.columns(hand.len().max(5), GAP).zip(hand) {
            drawing.large_card(place, card);
        }
        let drafted: Vec<Phrase> = views.now.drafted.iter().map(|seen| ed.name_of(seen.card)).collect();
        if !drafted.is_empty() {
            let line = Area::new(area.x + 300.0, area.y + 8.0, area.width - 312.0, 18.0);
            let words = p::HAND_DRAFTED.with([("cards", Phrase::List(drafted).into())]);
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
        let title = p::PORTFOLIO_TITLE.with([("cards", cards.into()), ("limit", player.portfolio_limit.into())]);
        let inner = self.p.panel(area, title);
        let places: Vec<Area> = inner.columns(cards.max(6), GAP).collect();
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
                    let words = self.ed.name_of(*card);
                    self.p.text(Text::new(words, place.inset(8.0), Size::Large, Colour::WHITE).bold().lines(4));
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

    /// A panel with lines.
    fn words(&mut self, area: Area, name: Phrase, lines: Vec<Phrase>) {
        let ink = self.p.theme.ink;
        let inner = self.p.panel(area, name);
        let inner = Area { x: inner.x + 4.0, width: inner.width - 8.0, ..inner };
        let height = inner.height.min(lines.len() as f32 * SPREAD);
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

/// What the page in words says besides the portfolio: wealth, clergy tiles, costs, plans, decrees, rank, Lacerda.
fn details(ed: &Edition, view: &View, seat: Seat) -> Vec<Row> {
    let fields = text_page(ed, view, seat).blocks.into_iter().filter_map(|block| match block {
        Block::Field { name, lines } => Some((name, lines)),
        Block::Line(_) | Block::Grid { .. } => None,
    });
    let portfolio = |name: &Phrase| matches!(name, Phrase::Said { key, .. } if key.id == p::PORTFOLIO_TITLE.id);
    let mut fields = fields.filter(|(name, _)| !portfolio(name)).peekable();
    let mut rows = Vec::new();
    // Wealth and clergy tiles have long lines; so have rank and Lacerda.
    for beside in [2, 3].into_iter().chain(std::iter::repeat(2)) {
        if fields.peek().is_none() {
            break;
        }
        let row: Vec<_> = fields.by_ref().take(beside).collect();
        let most = row.iter().map(|(_, lines)| lines.len()).max().unwrap_or(0);
        let line = match (rows.len(), row.len()) {
            (0, _) => 24.0,
            (1, _) => NARROW_LINE,
            // All the width: nothing is broken.
            (_, 1) => 26.0,
            _ => LINE,
        };
        rows.push(Row { height: 42.0 + (most as f32 * line).max(70.0), fields: row });
    }
    rows
}
