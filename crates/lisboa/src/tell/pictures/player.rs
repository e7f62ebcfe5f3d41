//! Everything of one player, with the hand for its owner: cards as cards, everything else in a line each.

use super::signs::{self, kind_icon};
use super::{Drawing, palette};
use crate::edition::Edition;
use crate::player::Docked;
use crate::tell::{names, pages};
use crate::view::{CardView, PlayerView, View};
use crate::words as w;
use engine::picture::{Amount, Area, Colour, Icon, Picture, PictureViews, Size, Text};
use engine::{Party, Phrase, Seat};

const GAP: f32 = 5.0;
/// Cards beside each other, and how high they are.
const CARDS: usize = 3;
const CARD: f32 = 166.0;
/// How high clergy tiles and plans are, and how wide the signs of a tile.
const TILE: f32 = 40.0;
const PLANS: f32 = 28.0;
const SIGNS: f32 = 92.0;

pub fn page(ed: &Edition, views: &PictureViews<'_, View>, seat: Seat) -> Option<Picture> {
    let player = views.now.players.get(seat.index()).filter(|player| player.who == Party::Seat(seat))?;
    let title = Phrase::Row(vec![Phrase::Person(seat), Phrase::sign("·"), pages::title(views.now)]);
    let mut drawing = Drawing { p: Picture::message(title, views.waiting, palette::THEME, 0.0), ed, views };
    let strip = drawing.p.part(Amount::TWO_LINES);
    drawing.small_strip(strip, seat.index(), player);
    if let Some(hand) = &player.hand {
        drawing.p.heading(w::PICTURE_HAND.say());
        drawing.cards(hand.iter().map(Card::Held));
        let drafted: Vec<Phrase> = views.now.drafted.iter().map(|seen| ed.name_of(seen.card)).collect();
        if !drafted.is_empty() {
            drawing.p.fact(
                (Icon::Cards, drawing.p.theme.faint),
                w::HandDrafted { cards: Phrase::List(drafted) }.say(),
                3,
            );
        }
    }
    drawing.p.heading(pages::portfolio_title(player));
    drawing.cards(player.docks.iter().map(Card::Docked).chain(player.bureau.iter().map(Card::Held)));
    if !player.clergy.is_empty() {
        drawing.p.heading(w::CLERGY_TITLE.say());
    }
    for tile in &player.clergy {
        let area = drawing.p.part(TILE);
        drawing.p.tile(area, palette::CLERGY, palette::CLERGY_EDGE);
        let (signs, words) = area.inset(4.0).split_left(SIGNS);
        drawing.signs(signs, &signs::benefit(tile.benefit), Size::Large, drawing.p.theme.ink);
        let text = Text::new(ed.tile_text(tile.tile), words.split_left(GAP).1, Size::Medium, drawing.p.theme.ink);
        drawing.p.text(text.left().lines(2));
    }
    drawing.board(player);
    Some(drawing.p)
}

/// A card that is drawn in full.
enum Card<'a> {
    Held(&'a CardView),
    Docked(&'a Docked),
}

impl Drawing<'_> {
    /// Cards beside and below each other.
    fn cards<'a>(&mut self, cards: impl Iterator<Item = Card<'a>>) {
        let cards: Vec<Card<'_>> = cards.collect();
        for row in cards.chunks(CARDS) {
            let places = self.p.part(CARD).columns(CARDS, GAP);
            for (card, place) in row.iter().zip(places) {
                match card {
                    Card::Held(card) => self.large_card(place, card),
                    Card::Docked(docked) => self.docked(place, docked),
                }
            }
        }
    }

    /// A ship with its cargo, or a noble to trade with.
    fn docked(&mut self, place: Area, docked: &Docked) {
        let theme = self.p.theme;
        match docked {
            Docked::Ship(moored) => {
                self.p.tile(place, theme.blank, theme.edge);
                let (ship, words) = place.inset(6.0).split_top(48.0);
                self.moored(ship.middle(ship.width, 32.0), moored);
                let (name, cargo) = words.split_top(36.0);
                self.p.text(Text::new(names::ship(moored.ship), name, Size::Medium, theme.ink).bold().lines(2));
                self.p.text(Text::new(names::goods(moored.cargo), cargo, Size::Medium, theme.ink).lines(3));
            }
            Docked::Noble(card) => {
                self.p.card(place, palette::deck(card.deck()));
                let (sign, words) = place.inset(9.0).split_top(place.height * 0.45);
                self.p.icon(kind_icon(card.kind()), sign.middle(44.0, 44.0), Colour::WHITE);
                let name = self.ed.name_of(*card);
                self.p.text(Text::new(name, words, Size::Large, Colour::WHITE).bold().lines(4));
            }
        }
    }

    /// What a player has besides cards, and what they pay.
    fn board(&mut self, player: &PlayerView) {
        let theme = self.p.theme;
        let [rubble, stores, houses, favours] = pages::holdings(player);
        let [visits, event, hand] = pages::costs(player);
        let envelope = w::EnvelopeLine { influence: names::influence(player.portfolio_influence) }.say();
        self.p.heading(w::WEALTH.say());
        let facts = [
            ((Icon::Store, theme.faint), stores, 1),
            ((Icon::House, theme.faint), houses, 2),
            ((Icon::Cube, theme.faint), rubble, 2),
            ((Icon::Seal, palette::CARDINAL), favours, 1),
            ((Icon::Envelope, palette::COIN), envelope, 1),
            ((Icon::Influence, palette::INFLUENCE), visits, 3),
            ((Icon::MoneyBag, theme.faint), event, 1),
        ];
        let hand = player.hand.is_none().then_some(((Icon::Cards, theme.faint), hand, 1));
        for (icon, words, lines) in facts.into_iter().chain(hand) {
            self.p.fact(icon, words, lines);
        }
        if !player.open_plans.is_empty() || !player.completed_plans.is_empty() {
            let area = self.p.part(PLANS);
            self.plans(area, player);
        }
        if !player.decrees.is_empty() {
            self.p.heading(w::PLAYER_DECREES.say());
        }
        for seen in &player.decrees {
            self.p.fact((Icon::Scroll, palette::DECREE_EDGE), pages::decree(self.ed, seen), 2);
        }
        let ranks = pages::next_rank(self.view());
        if !ranks.is_empty() {
            self.p.heading(w::RANK_PROJECTED.say());
        }
        for rank in ranks {
            self.p.fact((Icon::Crown, theme.faint), rank, 2);
        }
    }
}
