//! Everybody in a strip: what they have at a glance, in the same place for each.

use super::signs::noble_icon;
use super::{Drawing, number, palette};
use crate::player::{CLERGY_SPACES, Docked};
use crate::tell::names::{self, party};
use crate::tell::pages::lacerda_stands;
use crate::view::{CardView, PlayerView, View};
use crate::vocabulary::{Architect, Good, HouseGroup, Noble};
use engine::picture::{Area, Colour, Icon, Paint, Size, Text, Words};
use engine::{Party, Phrase};

/// The same player in another view.
fn in_view(view: &View, who: Party) -> Option<&PlayerView> {
    view.players.iter().find(|player| player.who == who)
}

impl Drawing<'_> {
    /// Rings a part of what a player has, if it has changed.
    fn ring_of<T: PartialEq>(&mut self, area: Area, who: Party, part: impl Fn(&PlayerView) -> T) {
        self.ring(area, 6.0, |view| in_view(view, who).map(&part));
    }

    pub fn strip(&mut self, area: Area, player: &PlayerView) {
        let to_play = self.is_to_play(player);
        let inner = self.p.strip(area, player.who, to_play);
        let who = player.who;
        let [upper, lower] = halves(Area { x: inner.x, width: inner.width, ..area }.inset(6.0));
        let theme = self.p.theme;
        self.chip((inner.x + 28.0, inner.centre().1), 20.0, who);
        // Who, and the wigs.
        let column = |area: Area, from: f32, width: f32| Area { x: inner.x + from, width, ..area };
        self.p.text(Text::new(party(who), column(upper, 56.0, 150.0), Size::Large, theme.ink).bold().left().lines(2));
        // So high that the largest letters fit.
        let wigs = column(lower, 56.0, 90.0).middle(90.0, 31.0);
        self.p.amount(wigs, Icon::Wig, palette::WIG, player.wigs, Size::Huge);
        self.ring_of(wigs, who, |player| player.wigs);
        let hand = column(lower, 150.0, 56.0);
        if matches!(who, Party::Seat(_)) {
            let hand = hand.middle(hand.width, 18.0);
            self.p.amount(hand, Icon::Cards, theme.faint, player.hand_size, Size::Medium);
        }
        // Money and influence.
        let money = column(upper, 212.0, 72.0);
        if matches!(who, Party::Seat(_)) {
            let money = money.middle(money.width, upper.height.min(24.0));
            self.p.amount(money, Icon::Coin, palette::COIN, player.reis, Size::Large);
            self.ring_of(money, who, |player| player.reis);
        }
        let influence = column(lower, 212.0, 72.0);
        let influence = influence.middle(influence.width, lower.height.min(24.0));
        self.p.amount(influence, Icon::Influence, palette::INFLUENCE, player.influence, Size::Large);
        self.ring_of(influence, who, |player| player.influence);
        // Goods above, officials, clergy and decrees below.
        self.goods(column(upper, 290.0, 196.0), player);
        self.counts(column(lower, 290.0, 196.0), player);
        // Rubble above, houses and favours below.
        self.rubble(column(upper, 498.0, 184.0), player);
        self.houses(column(lower, 498.0, 92.0), player);
        self.favours(column(lower, 598.0, 76.0), player);
        // Portfolio above, plans below.
        let wide = inner.width - 690.0 - 8.0;
        match who {
            Party::Seat(_) => self.portfolio(column(upper, 690.0, wide), player),
            Party::Automa => {
                if let Some(stands) = lacerda_stands(self.view()) {
                    let area = column(upper, 690.0, wide);
                    let words = Area { x: area.x + 6.0, width: area.width - 12.0, ..area };
                    self.p.text(Text::new(stands, words, Size::Medium, theme.ink).left().lines(2));
                    self.ring(area, 6.0, |view| view.lacerda);
                }
            }
        }
        self.plans(column(lower, 690.0, wide), player);
    }

    /// Goods of each kind, with the room there is for it.
    pub fn goods(&mut self, area: Area, player: &PlayerView) {
        for (place, good) in area.columns(4, 5.0).zip(Good::ALL) {
            let count = player.goods[*good];
            let words = match player.who {
                Party::Seat(_) => Phrase::sign(format!("{count}/{}", player.warehouse)),
                Party::Automa => number(count),
            };
            self.p.count(place, palette::good(*good), count > 0, words);
            self.ring_of(place, player.who, |player| player.goods[*good]);
        }
    }

    /// Officials, clergy tiles, decrees.
    fn counts(&mut self, area: Area, player: &PlayerView) {
        let theme = self.p.theme;
        let clergy = Phrase::sign(format!("{}/{}", player.clergy.len(), CLERGY_SPACES));
        let shown: [(Icon, Colour, Words); 3] = [
            (Icon::Person, theme.faint, number(player.officials).into()),
            (Icon::Cross, palette::CLERGY_EDGE, clergy.into()),
            (Icon::Scroll, palette::DECREE_EDGE, number(player.decrees.len()).into()),
        ];
        let places: Vec<Area> = area.columns(3, 4.0).map(|place| place.middle(place.width, 20.0)).collect();
        for (place, (icon, colour, words)) in places.iter().zip(shown) {
            self.p.amount(*place, icon, colour, words, Size::Medium);
        }
        self.ring_of(places[0], player.who, |player| player.officials);
        self.ring_of(places[1], player.who, |player| player.clergy.clone());
        self.ring_of(places[2], player.who, |player| player.decrees.len());
    }

    /// Rubble cubes, complete sets, and the markers that count them.
    fn rubble(&mut self, area: Area, player: &PlayerView) {
        let (cubes, sets) = area.split_left(116.0);
        let (_, sets) = sets.split_left(6.0);
        self.counted_cubes(cubes, player.rubble);
        self.ring_of(cubes, player.who, |player| player.rubble);
        let theme = self.p.theme;
        if matches!(player.who, Party::Seat(_)) {
            for (place, (icon, count)) in
                sets.columns(2, 2.0).zip([(Icon::Cube, player.sets), (Icon::Star, player.markers)])
            {
                self.p.amount(place.middle(place.width, 16.4), icon, theme.faint, count, Size::Medium);
            }
            self.ring_of(sets.middle(sets.width, 18.0), player.who, |player| (player.sets, player.markers));
        }
    }

    /// Houses of each group that are built.
    fn houses(&mut self, area: Area, player: &PlayerView) {
        let theme = self.p.theme;
        let (icon, rest) = area.split_left(22.0);
        self.p.icon(Icon::House, icon.middle(19.0, 19.0), theme.faint);
        let rest = Area { x: rest.x + 4.0, width: rest.width - 4.0, ..rest };
        for ((place, built), group) in rest.columns(3, 2.0).zip(player.houses).zip(HouseGroup::ALL) {
            let full = built >= group.size();
            let (ground, ink) = if full { (theme.accent, Colour::WHITE) } else { (theme.blank, theme.ink) };
            let place = place.middle(place.width, 20.0);
            self.p.rect(place, 4.0, Paint::fill(ground));
            self.p.text(Text::new(built, place, Size::Medium, ink).bold());
        }
        self.ring_of(area, player.who, |player| player.houses);
    }

    /// Favours that are held: a seal with the sign of each noble.
    pub fn favours(&mut self, area: Area, player: &PlayerView) {
        let theme = self.p.theme;
        for (place, noble) in area.columns(3, 4.0).zip(Noble::ALL) {
            let held = player.favours.contains(*noble);
            let (paint, ink) = if held {
                (Paint::fill(palette::CARDINAL), Colour::WHITE)
            } else {
                (Paint::fill(theme.panel).edged(theme.edge, 1.2).dashed(), theme.edge)
            };
            self.p.disc(place.centre(), 10.5, paint);
            self.p.icon(noble_icon(*noble), Area::around(place.centre(), 13.0), ink);
        }
        self.ring_of(area, player.who, |player| player.favours);
    }

    /// The cards of the portfolio: ships with their cargo, nobles, Treasury cards with their benefit.
    fn portfolio(&mut self, area: Area, player: &PlayerView) {
        let theme = self.p.theme;
        let cards = player.docks.len() + player.bureau.len();
        let (label, rest) = area.split_left(58.0);
        let words = Phrase::sign(format!("{cards}/{}", player.portfolio_limit));
        self.p.amount(label.middle(label.width, 20.0), Icon::Cards, theme.accent, words, Size::Medium);
        let places: Vec<Area> = rest.columns(cards.max(5), 5.0).collect();
        for (place, docked) in places.iter().zip(&player.docks) {
            match docked {
                Docked::Ship(moored) => self.moored(*place, moored),
                Docked::Noble(card) => {
                    self.p.card(*place, palette::deck(card.deck()));
                    let name = card.noble().map_or_else(Phrase::empty, names::noble);
                    let area = place.inset(3.0);
                    self.p.text(Text::new(name, area, Size::Medium, Colour::WHITE).bold());
                }
            }
        }
        for (place, card) in places.iter().skip(player.docks.len()).zip(&player.bureau) {
            self.bureau_card(*place, card);
        }
        for place in places.iter().take(usize::from(player.portfolio_limit)).skip(cards) {
            self.p.rect(*place, 6.0, Paint::edge(theme.edge, 1.0).dashed());
        }
        let last = places.get(cards.max(1) - 1).map_or(rest.right(), |place| place.right());
        let ring = Area { width: last - rest.x, ..rest };
        self.ring_of(ring, player.who, |player| (player.docks.clone(), player.bureau.clone()));
    }

    fn bureau_card(&mut self, area: Area, card: &CardView) {
        self.p.card(area, palette::deck(card.card.deck()));
        let signs = card.benefit.map(super::signs::benefit).unwrap_or_default();
        self.signs(area.inset(3.0), &signs, Size::Medium, Colour::WHITE);
    }

    /// Open plans, then completed ones.
    pub fn plans(&mut self, area: Area, player: &PlayerView) {
        let theme = self.p.theme;
        let (label, rest) = area.split_left(58.0);
        let each = |plans: &[(Architect, u8, u8)], completed: bool| {
            let plans = plans.iter().flat_map(move |(architect, officials, count)| {
                std::iter::repeat_n((*architect, *officials, completed), usize::from(*count))
            });
            plans.collect::<Vec<_>>()
        };
        let all: Vec<_> =
            each(&player.open_plans, false).into_iter().chain(each(&player.completed_plans, true)).collect();
        let words = Phrase::sign(format!("{}", all.len()));
        self.p.amount(label.middle(label.width, 20.0), Icon::Plan, theme.accent, words, Size::Medium);
        let places = rest.columns(all.len().max(9), 4.0);
        let last = places.clone().nth(all.len().max(1) - 1).map_or(rest.right(), |place| place.right());
        for (place, (architect, officials, completed)) in places.zip(all) {
            self.plan(place.middle(place.width.min(42.0), place.height.min(28.0)), architect, officials, completed);
        }
        let ring = Area { width: last - rest.x, ..rest };
        self.ring_of(ring, player.who, |player| (player.open_plans.clone(), player.completed_plans.clone()));
    }
}

/// The upper and the lower half of a strip.
fn halves(area: Area) -> [Area; 2] {
    let mut rows = area.rows(2, 6.0);
    [rows.next().unwrap_or_default(), rows.next().unwrap_or_default()]
}
