//! Everything of one player on a sheet, with the hand for its owner.

use super::{Drawing, palette};
use crate::engine::picture::{Area, Colour, Paint, Picture, Sight, Size, Text};
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

pub fn page(ed: &Edition, sight: &Sight<'_, View>, seat: Seat) -> Option<Picture> {
    let player = sight.now.players.iter().find(|player| player.who == Party::Seat(seat))?;
    let hand = player.hand.as_ref();
    let rows = 1 + usize::from(hand.is_some());
    let height = Picture::HEADER + MARGIN + STRIP + GAP + rows as f32 * (CARDS + 34.0 + GAP) + 330.0 + MARGIN;
    let mut drawing = Drawing::new(ed, sight, height);
    let mut rest = drawing.p.body();
    let mut part = |height: f32| {
        let (part, below) = rest.split_top(height);
        rest = Area { y: below.y + GAP, height: below.height - GAP, ..below };
        part
    };
    let [strip, portfolio] = [part(STRIP), part(CARDS + 34.0)];
    drawing.strip(strip, player);
    drawing.portfolio_cards(portfolio, player);
    if let Some(hand) = hand {
        let area = part(CARDS + 34.0);
        let inner = drawing.p.panel(area, w::HAND.say());
        for (place, card) in inner.columns(hand.len().max(5), GAP).zip(hand) {
            drawing.large_card(place, card);
        }
    }
    drawing.details(rest, seat);
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

    /// The rest in words, as on the page in words: wealth, clergy tiles, costs, plans, decrees.
    fn details(&mut self, area: Area, seat: Seat) {
        let theme = self.p.theme;
        let page = text_page(self.ed, self.view(), seat);
        let shown = page.blocks.iter().filter_map(|block| match block {
            Block::Field { name, lines } => Some((name.clone(), lines.clone())),
            Block::Line(_) | Block::Grid { .. } => None,
        });
        let title = p::PORTFOLIO_TITLE.id;
        let shown: Vec<(Phrase, Vec<Phrase>)> =
            shown.filter(|(name, _)| !matches!(name, Phrase::Said { key, .. } if key.id == title)).collect();
        let columns = shown.len().clamp(1, 3);
        let rows = shown.len().div_ceil(columns);
        let places = area.rows(rows, GAP).flat_map(|row| row.columns(columns, GAP));
        for (place, (name, lines)) in places.zip(shown) {
            let inner = self.p.panel(place, name);
            for (row, line) in inner.rows(lines.len(), 1.0).zip(lines) {
                let most = (row.height / 16.0).floor().max(1.0) as usize;
                self.p.text(Text::new(line, row, Size::Medium, theme.ink).left().lines(most));
            }
        }
    }
}
