//! The court: piles with their face-up cards, offices, favours, visit costs, the treasury, and where Lacerda's people stand.

use super::signs::{self, Sign};
use super::{Drawing, number, palette};
use crate::edition::{Edition, TREASURY};
use crate::state::Office;
use crate::tell::names::{self, reis, signed};
use crate::tell::pages::{lacerda_actions, lacerda_stands, visit_costs};
use crate::tell::places;
use crate::view::{CardView, PileView, View};
use crate::vocabulary::Noble;
use engine::picture::{Area, Colour, Icon, Paint, Picture, PictureViews, Size, Text, seat_colour};
use engine::{Party, Phrase};

use crate::words as w;

impl Drawing<'_> {
    /// The court as a part of the board.
    pub fn court(&mut self, area: Area) {
        let inner = self.p.panel(area, Phrase::empty());
        let head = Area::new(area.x + 12.0, area.y + 8.0, area.width - 24.0, 18.0);
        let (title, treasury) = head.split_left(head.width * 0.4);
        let theme = self.p.theme;
        self.p.text(Text::new(w::HEAD_COURT.say(), title, Size::Medium, theme.accent).bold().left());
        self.p.text(Text::new(self.treasury_words(), treasury, Size::Medium, theme.faint).right());
        let piles = self.view().piles.clone();
        for (place, pile) in inner.columns(4, 6.0).zip(&piles) {
            self.pile(place, pile);
        }
    }

    fn treasury_words(&self) -> Phrase {
        let view = self.view();
        w::TreasuryLine { reis: reis(view.treasury), visits: signed(view.treasury_influence.into()).to_string() }.say()
    }

    /// A noble or the Treasury: name, card, how many are left; below, the office or the treasury track.
    fn pile(&mut self, area: Area, pile: &PileView) {
        let theme = self.p.theme;
        self.p.rect(area, 6.0, Paint::fill(theme.blank.faded(150)));
        self.p.place(places::pile(pile.kind), area, 6.0);
        let area = area.inset(4.0);
        let (name, rest) = area.split_top(18.0);
        let noble = pile.kind.noble();
        self.p.text(Text::new(names::kind(pile.kind), name, Size::Medium, theme.ink).bold());
        let (card, rest) = rest.moved(0.0, 2.0).split_top(54.0);
        self.pile_card(card, pile.top.as_ref());
        self.ring(card, 6.0, |view| top_of(view, pile));
        let (counts, rest) = rest.moved(0.0, 3.0).split_top(19.0);
        let (left, right) = counts.split_left(counts.width / 2.0);
        self.p.amount(left.inset(1.0), Icon::Cards, theme.faint, pile.count, Size::Medium);
        self.lacerdas_people(pile, corners(card));
        match noble {
            Some(noble) => {
                let favours = self.view().favours[noble.index()];
                self.p.amount(right.inset(1.0), Icon::Seal, palette::CARDINAL, favours, Size::Medium);
                self.ring(right.inset(-1.0), 4.0, |view| view.favours[noble.index()]);
                self.office(rest.moved(0.0, 2.0), noble);
            }
            None => self.treasury_track(rest.moved(0.0, 2.0)),
        }
    }

    /// The face-up card of a pile: its influence and reward, or its event and benefit.
    fn pile_card(&mut self, area: Area, card: Option<&CardView>) {
        let theme = self.p.theme;
        let Some(card) = card else {
            self.p.rect(area, 6.0, Paint::fill(theme.panel).edged(theme.edge, 1.2).dashed());
            return;
        };
        self.p.card(area, palette::deck(card.card.deck()));
        self.card_signs(area.inset(3.0), card);
    }

    /// What a card has, in two lines of signs.
    pub fn card_signs(&mut self, area: Area, card: &CardView) {
        let (upper, lower) = area.split_top(area.height / 2.0);
        let (first, second) = match (card.reward, card.event, card.benefit) {
            (Some(reward), ..) => {
                let influence = [Sign::Number(card.influence.to_string()), Sign::Icon(Icon::Influence, None)];
                (influence.to_vec(), signs::reward(reward))
            }
            (None, event, benefit) => {
                (event.map(signs::effect).unwrap_or_default(), benefit.map(signs::benefit).unwrap_or_default())
            }
        };
        self.signs(upper, &first, Size::Large, Colour::WHITE);
        self.signs(lower, &second, Size::Large, Colour::WHITE);
    }

    /// Officials in an office and on the plaza before it, and what a visit costs everybody.
    fn office(&mut self, area: Area, noble: Noble) {
        let office = self.view().offices[noble.index()];
        let spaces = usize::from(self.view().office_spaces);
        let (both, costs) = area.split_top(40.0);
        let (inside, plaza) = both.split_left(62.0);
        self.officials(inside, &office.inside, office.neutral, spaces, 2);
        self.ring(both.inset(-1.0), 6.0, |view| view.offices[noble.index()]);
        let outside: usize = office.plaza.iter().map(|count| usize::from(*count)).sum();
        if outside > 0 {
            let plaza = Area { x: plaza.x + 3.0, width: plaza.width - 3.0, ..plaza };
            self.p.line((plaza.x - 1.0, plaza.y + 3.0), (plaza.x - 1.0, plaza.bottom() - 3.0), 1.5, self.p.theme.edge);
            self.officials(plaza, &office.plaza, 0, outside, outside.div_ceil(2).min(3));
        }
        let (_, costs) = costs.split_bottom(20.0);
        self.visit_costs(costs, noble);
    }

    /// What a visit costs everybody, empty where they cannot pay it.
    pub fn visit_costs(&mut self, costs: Area, noble: Noble) {
        let players: Vec<_> = self.view().players.iter().filter(|player| player.who != Party::Automa).collect();
        let (icon, costs) = costs.split_left(18.0);
        self.p.icon(Icon::Influence, icon.middle(14.0, 14.0), palette::INFLUENCE);
        for (place, player) in costs.columns(4, 0.0).zip(players) {
            let visit = &player.visits[noble.index()];
            let colour = seat_colour(player.who);
            let cost = Area::around(place.centre(), 16.0);
            let (ground, ink) = if visit.payable {
                (Paint::fill(colour), colour.letters())
            } else {
                (Paint::edge(colour, 1.5), colour)
            };
            // Not a disc: those are officials.
            self.p.rect(cost, 3.0, ground);
            self.p.text(Text::new(visit.cost, cost, Size::Small, ink).bold());
        }
    }

    /// The courtier at a noble and the helper above a pile.
    pub fn lacerdas_people(&mut self, pile: &PileView, [courtier, helper]: [(f32, f32); 2]) {
        let Some(lacerda) = self.view().lacerda else { return };
        if pile.kind.noble() == Some(lacerda.courtier) {
            self.chip(courtier, 9.0, Party::Automa);
        }
        if lacerda.helper == pile.kind {
            self.p.disc(helper, 9.0, Paint::fill(Colour::WHITE).edged(seat_colour(Party::Automa), 1.5));
            self.p.icon(Icon::Person, Area::around(helper, 12.0), seat_colour(Party::Automa));
        }
    }

    /// Officials side by side in so many rows, with the spaces that are free.
    pub fn officials(&mut self, area: Area, counts: &[u8], neutral: u8, spaces: usize, rows: usize) {
        let owners = self.view().players.iter().zip(counts);
        let owners: Vec<Option<Party>> = owners
            .flat_map(|(player, count)| std::iter::repeat_n(Some(player.who), usize::from(*count)))
            .chain(std::iter::repeat_n(None, usize::from(neutral)))
            .collect();
        let count = spaces.max(owners.len()).max(1);
        let columns = count.div_ceil(rows.max(1));
        let step = (area.width / columns as f32).min(area.height / rows.max(1) as f32);
        let radius = step / 2.0 - 0.5;
        let left = area.centre().0 - step * columns as f32 / 2.0;
        let top = area.centre().1 - step * rows as f32 / 2.0;
        for place in 0..count {
            let (column, row) = (place % columns, place / columns);
            let at = (left + (column as f32 + 0.5) * step, top + (row as f32 + 0.5) * step);
            match owners.get(place) {
                Some(Some(who)) => self.chip(at, radius, *who),
                Some(None) => self.p.neutral(at, radius),
                None => self.p.free_space(at, radius),
            }
        }
    }

    /// The spaces of the treasury with what each adds to a visit; the present one is filled.
    fn treasury_track(&mut self, area: Area) {
        let theme = self.p.theme;
        let (track, rest) = area.split_top((area.height * 0.5).min(30.0));
        let (below, _) = rest.split_top((area.height * 0.4).min(24.0));
        let cells: Vec<Area> = track.columns(usize::from(TREASURY), 1.5).collect();
        for ((cell, below), reis) in cells.iter().zip(below.columns(usize::from(TREASURY), 1.5)).zip(1..=TREASURY) {
            let now = self.view().treasury == reis;
            let (ground, ink) = if now { (palette::COIN, Colour::WHITE) } else { (theme.panel, theme.faint) };
            self.p.rect(*cell, 3.0, Paint::fill(ground).edged(theme.edge, 1.0));
            self.p.text(Text::new(reis, *cell, Size::Large, ink).bold());
            let added = Phrase::sign(signed(self.ed.treasury_influence(reis).into()));
            let ink = if now { theme.ink } else { theme.faint };
            self.p.text(Text::new(added, below, Size::Medium, ink));
        }
        let place = usize::from(self.view().treasury.clamp(1, TREASURY)) - 1;
        self.ring(cells[place], 3.0, |view| view.treasury);
    }
}

/// The upper corners of a card, on which Lacerda's people stand.
fn corners(card: Area) -> [(f32, f32); 2] {
    [(card.x + 9.0, card.y + 9.0), (card.right() - 9.0, card.y + 9.0)]
}

/// The face-up card of the same pile in a view.
pub fn top_of(view: &View, pile: &PileView) -> Option<CardView> {
    view.piles.iter().find(|other| other.kind == pile.kind).and_then(|other| other.top)
}

/// How high the piles are on the page of the court.
const PILES: f32 = 406.0;

/// The court in large: cards in words, offices by name, and what visits cost everybody.
pub fn page(ed: &Edition, views: &PictureViews<'_, View>) -> Picture {
    let view = views.now;
    let costs = 38.0 + view.players.len() as f32 * 42.0;
    let lacerda = if view.lacerda.is_some() { 190.0 } else { 0.0 };
    let mut drawing = Drawing::new(ed, views, Picture::HEADER + 24.0 + PILES + 8.0 + costs + lacerda);
    let body = drawing.p.body();
    let theme = drawing.p.theme;
    let (piles, rest) = body.split_top(PILES);
    for (place, pile) in piles.columns(4, 8.0).zip(&view.piles) {
        drawing.large_pile(place, pile);
    }
    let (table, rest) = Area { y: rest.y + 8.0, height: rest.height - 8.0, ..rest }.split_top(costs);
    drawing.costs_table(table);
    if let Some(stands) = lacerda_stands(view) {
        let area = Area { y: rest.y + 8.0, height: rest.height - 8.0, ..rest };
        let inner = drawing.p.panel(area, w::LACERDA_TITLE.say());
        let lines: Vec<Phrase> = [stands].into_iter().chain(lacerda_actions(ed)).collect();
        for (row, line) in inner.inset(2.0).rows(lines.len(), 2.0).zip(lines) {
            drawing.p.text(Text::new(line, row, Size::Medium, theme.ink).left().lines(2));
        }
    }
    drawing.p
}

impl Drawing<'_> {
    fn large_pile(&mut self, area: Area, pile: &PileView) {
        let theme = self.p.theme;
        let inner = self.p.panel(area, Phrase::empty());
        let (head, rest) = Area { y: area.y + 8.0, height: inner.bottom() - area.y - 8.0, ..inner }.split_top(28.0);
        self.p.text(Text::new(names::kind(pile.kind), head, Size::Huge, theme.accent).bold());
        let (card, rest) = rest.moved(0.0, 4.0).split_top(150.0);
        match &pile.top {
            Some(top) => self.large_card(card, top),
            None => self.pile_card(card, None),
        }
        self.ring(card, 6.0, |view| top_of(view, pile));
        self.lacerdas_people(pile, corners(card));
        let left = w::PictureCards { count: pile.count.into() }.say();
        let (line, rest) = rest.moved(0.0, 4.0).split_top(22.0);
        self.p.text(Text::new(left, line, Size::Medium, theme.faint));
        let Some(noble) = pile.kind.noble() else {
            let (words, track) = rest.split_top(44.0);
            self.p.text(Text::new(self.treasury_words(), words, Size::Medium, theme.ink).bold().lines(2));
            self.treasury_track(Area { height: 76.0, ..track });
            return;
        };
        let office = self.view().offices[noble.index()];
        let spaces = self.view().office_spaces;
        let (line, rest) = rest.split_top(22.0);
        let words = w::PictureOffice { taken: office.occupied().into(), spaces: spaces.into() }.say();
        self.p.text(Text::new(words, line, Size::Medium, theme.ink).bold());
        let (inside, rest) = rest.moved(0.0, 4.0).split_top(42.0);
        self.officials(inside, &office.inside, office.neutral, usize::from(spaces), 1);
        self.ring(inside, 6.0, |view| view.offices[noble.index()]);
        let (line, rest) = rest.moved(0.0, 2.0).split_top(38.0);
        let shares = self.shares(&office);
        self.p.text(Text::new(shares, line, Size::Medium, theme.ink).lines(2));
        let (line, rest) = rest.split_top(26.0);
        let outside: u8 = office.plaza.iter().sum();
        if outside > 0 {
            let (label, plaza) = line.split_left(line.width * 0.35);
            self.p.text(Text::new(w::PICTURE_PLAZA.say(), label, Size::Medium, theme.faint).right());
            let plaza = Area { x: plaza.x + 8.0, width: plaza.width - 8.0, ..plaza };
            self.officials(plaza, &office.plaza, 0, usize::from(outside), 1);
        }
        let favours = self.view().favours[noble.index()];
        let (line, _) = rest.moved(0.0, 2.0).split_top(26.0);
        let amount = line.middle(line.width - 40.0, 24.0);
        let words = w::PictureFavours { count: favours.into() }.say();
        self.p.amount(amount, Icon::Seal, palette::CARDINAL, words, Size::Medium);
        self.ring(amount.inset(-2.0), 4.0, |view| view.favours[noble.index()]);
    }

    /// Who has officials in an office, by name.
    fn shares(&self, office: &Office) -> Phrase {
        let owned = self.view().players.iter().zip(office.inside).filter(|(_, count)| *count > 0);
        let owned = owned.map(|(player, count)| names::share(player.who, count));
        let neutral = (office.neutral > 0).then(|| Phrase::Row(vec![w::NEUTRAL.say(), number(office.neutral)]));
        let all: Vec<Phrase> = owned.chain(neutral).collect();
        if all.is_empty() { w::NOBODY.say() } else { Phrase::List(all) }
    }

    /// A card with its name, its signs and what they mean.
    pub fn large_card(&mut self, area: Area, card: &CardView) {
        let colour = palette::deck(card.card.deck());
        self.p.card(area, colour);
        // Beside others on a page for a phone there is less room.
        let (edge, signs) = if area.width < 150.0 { (9.0, 38.0) } else { (13.0, 56.0) };
        let (head, rest) = area.inset(edge).split_top(20.0);
        let (sign, name) = head.split_left(22.0);
        self.p.icon(signs::kind_icon(card.card.kind()), sign.middle(18.0, 18.0), Colour::WHITE);
        let words = Text::new(self.ed.short_name_of(card.card), name, Size::Medium, Colour::WHITE);
        self.p.text(words.bold().or(names::kind(card.card.kind())));
        let (signs, words) = rest.split_top((rest.height * 0.45).min(signs));
        self.card_signs(signs, card);
        let words = Area { x: words.x + 2.0, width: words.width - 4.0, ..words };
        self.p.text(Text::new(self.ed.effect_of(card.card), words, Size::Large, Colour::WHITE).lines(6));
    }

    /// What visits cost, everybody's in a row of its own.
    fn costs_table(&mut self, area: Area) {
        let theme = self.p.theme;
        let inner = self.p.panel(area, w::HEAD_VISITS.say());
        let players = &self.view().players;
        for (row, player) in inner.rows(players.len(), 2.0).zip(players) {
            let (chip, words) = row.split_left(34.0);
            self.chip(chip.centre(), (row.height / 2.0 - 2.0).min(14.0), player.who);
            let words = Area { x: words.x + 4.0, width: words.width - 8.0, ..words };
            self.p.text(Text::new(visit_costs(player), words, Size::Medium, theme.ink).left().lines(2));
        }
    }
}
