//! Pieces that games share, each drawn in one way: cards, cubes, workers, ships, dice, tiles, coins, panels, strips.

use super::{Area, Colour, Font, Icon, Paint, Picture, Size, Text, Words, seat_colour};
use crate::outcome::Party;
use crate::phrase::Phrase;
use crate::seat::Seat;

/// The shadow along the edges of pieces.
const SHADE: Colour = Colour::rgb(0).faded(60);

/// From this height on a card has an edge.
const LARGE_CARD: f32 = 100.0;

impl Picture {
    /// A panel with a title. Returns the area left below it.
    pub fn panel(&mut self, area: Area, title: impl Into<Words>) -> Area {
        let theme = self.theme;
        self.rect(area, 8.0, Paint::fill(theme.panel).edged(theme.edge, 1.0));
        let (head, rest) = area.inset(8.0).split_top(22.0);
        let (head, _) = head.split_top(18.0);
        let head = Area { x: head.x + 4.0, width: head.width - 8.0, ..head };
        self.text(Text::new(title, head, Size::Medium, theme.accent).bold().left());
        rest
    }

    /// A player's sign in their colour, as a worker, an official or an owner's mark.
    pub fn worker(&mut self, at: (f32, f32), radius: f32, who: Party, name: Phrase) {
        self.worker_beside(at, radius, radius, who, name);
    }

    /// The same where something else begins at this distance from the centre: the letter stays clear of it.
    pub fn worker_beside(&mut self, at: (f32, f32), radius: f32, free: f32, who: Party, name: Phrase) {
        self.disc(at, radius, Paint::fill(seat_colour(who)).edged(Colour::WHITE, (radius / 7.0).max(1.5)));
        let size = if radius >= 18.0 {
            Size::Huge
        } else if radius >= 13.0 {
            Size::Large
        } else if radius >= 10.0 {
            Size::Medium
        } else {
            Size::Small
        };
        // The widest letters of our alphabets take up nearly all of a small disc; in a larger one they stay off its edge.
        let widest = if radius >= 10.0 { radius * 0.75 } else { radius };
        let area = Area::around(at, radius * 2.0).middle(free.min(widest) * 2.0, radius * 2.0);
        self.text(Text::new(Words::Initial(name), area, size, seat_colour(who).letters()).bold());
    }

    /// Somebody's workers or markers in one place: how many, if there are more than one.
    pub fn workers(&mut self, at: (f32, f32), radius: f32, seat: Seat, count: u8) {
        let (who, (x, y)) = (Party::Seat(seat), at);
        if count < 2 {
            return self.worker(at, radius, who, Phrase::Person(seat));
        }
        // So far out that the widest letters have room.
        let (small, beside) = ((radius * 0.55).max(6.6), (radius * 0.97).max(12.4));
        // A digit is a little narrower than the badge.
        self.worker_beside(at, radius, beside - small * 0.75, who, Phrase::Person(seat));
        let badge = (x + beside, y - radius * 0.7);
        let (ink, paper) = (self.theme.ink, self.theme.panel);
        self.disc(badge, small, Paint::fill(ink).edged(paper, 1.0));
        self.text(Text::new(count, Area::around(badge, small * 1.8), Size::Medium, paper).bold());
    }

    /// Several workers beside each other around a place.
    pub fn worker_row(&mut self, (x, y): (f32, f32), radius: f32, seats: &[Seat]) {
        let step = radius * 1.96;
        let first = x - step * (seats.len() as f32 - 1.0) / 2.0;
        for (index, seat) in seats.iter().enumerate() {
            self.workers((first + index as f32 * step, y), radius, *seat, 1);
        }
    }

    /// Players with numbers after them, so far from each other.
    pub fn counted_workers(
        &mut self,
        (x, y): (f32, f32),
        radius: f32,
        step: f32,
        counts: impl Iterator<Item = (Seat, u8)>,
    ) {
        let font = Font::new(Size::Medium, self.theme.ink).bold();
        for (index, (seat, count)) in counts.enumerate() {
            let x = x + index as f32 * step;
            self.workers((x, y), radius, seat, 1);
            self.text(font.at((x + radius + 4.0, y + 5.0), step - radius * 2.0 - 5.0, count));
        }
    }

    /// A worker or official that belongs to nobody.
    pub fn neutral(&mut self, at: (f32, f32), radius: f32) {
        self.disc(at, radius, Paint::fill(Colour::rgb(0xA7_A294)).edged(Colour::WHITE, (radius / 7.0).max(1.5)));
    }

    /// A free space for a worker.
    pub fn free_space(&mut self, at: (f32, f32), radius: f32) {
        let edge = self.theme.edge;
        self.disc(at, radius - 1.0, Paint::fill(self.theme.panel).edged(edge, 1.2).dashed());
    }

    /// A cube in its colour, with an icon for whoever cannot tell the colours apart.
    pub fn cube(&mut self, area: Area, colour: Colour, icon: Icon) {
        self.rect(area, area.height / 7.0, Paint::fill(colour).edged(SHADE, 1.0));
        self.icon(icon, area.inset(area.height * 0.12), colour.letters());
    }

    /// A die, dark or light, with its number.
    pub fn die(&mut self, area: Area, dark: bool, number: impl Into<Words>) {
        let (ground, ink) = if dark { (Colour::BLACK, Colour::WHITE) } else { (Colour::IVORY, Colour::BLACK) };
        self.rect(area, area.height / 5.0, Paint::fill(ground).edged(Colour::rgb(0x8C_8676), 1.5));
        let size = if area.height >= 26.0 { Size::Large } else { Size::Medium };
        self.text(Text::new(number, area, size, ink).bold());
    }

    /// A number in a box of its colour, such as goods or prices; blank if zero.
    pub fn count(&mut self, area: Area, colour: Colour, some: bool, number: impl Into<Words>) {
        let (ground, ink) = if some { (colour, colour.letters()) } else { (self.theme.blank, self.theme.faint) };
        let size = if area.height >= 60.0 { Size::Huge } else { Size::Large };
        self.rect(area, 6.0, Paint::fill(ground));
        self.text(Text::new(number, area.inset(2.0), size, ink).bold());
    }

    /// A card, face up, in the colour of its deck; a large one has a white edge and a line within.
    pub fn card(&mut self, area: Area, colour: Colour) {
        if area.height < LARGE_CARD {
            return self.rect(area, 6.0, Paint::fill(colour).edged(SHADE, 1.0));
        }
        self.rect(area, 12.0, Paint::fill(Colour::IVORY).edged(SHADE, 1.2));
        self.rect(area.inset(5.0), 8.0, Paint::fill(colour));
        self.rect(area.inset(9.0), 5.0, Paint::edge(Colour::WHITE.faded(110), 1.2));
    }

    /// A tile with an edge in its colour.
    pub fn tile(&mut self, area: Area, ground: Colour, edge: Colour) {
        self.rect(area, 5.0, Paint::fill(ground).edged(edge, 1.2));
    }

    /// The hull of a ship seen from the side, with something on it.
    pub fn ship(&mut self, area: Area, colour: Colour, on_it: impl Into<Words>) {
        let (left, right, slope) = (area.x, area.right(), (area.height * 0.55).min(area.width * 0.2));
        let points = [(left, area.y), (right, area.y), (right - slope, area.bottom()), (left + slope, area.bottom())];
        self.polygon(points, Paint::fill(colour));
        let inside = Area::new(left + slope * 0.7, area.y, area.width - slope * 1.4, area.height);
        self.text(Text::new(on_it, inside, Size::Medium, colour.letters()).bold());
    }

    /// A coin with a number.
    pub fn coin(&mut self, at: (f32, f32), radius: f32, number: impl Into<Words>) {
        let paint = Paint::fill(Colour::rgb(0xF3_D98B)).edged(Colour::rgb(0xA8_7B12), 1.5);
        self.disc(at, radius, paint);
        let size = if radius >= 13.0 { Size::Large } else { Size::Medium };
        self.text(Text::new(number, Area::around(at, radius * 1.7), size, Colour::rgb(0x5E_4306)).bold());
    }

    /// An icon followed by a number or words, within the area; the icon is as high as the area.
    pub fn amount(&mut self, area: Area, icon: Icon, colour: Colour, number: impl Into<Words>, size: Size) {
        let (sign, rest) = area.split_left(area.height);
        self.icon(icon, sign.inset(1.0), colour);
        let rest = Area { x: rest.x + 4.0, width: rest.width - 4.0, ..rest };
        let ink = self.theme.ink;
        self.text(Text::new(number, rest, size, ink).bold().left());
    }

    /// The background of a player's strip; the active player has a frame and an arrow. Returns the area next to the edge
    /// in their colour.
    pub fn strip(&mut self, area: Area, who: Party, to_play: bool) -> Area {
        let (colour, theme) = (seat_colour(who), self.theme);
        let edge = if to_play {
            Paint::fill(theme.panel).edged(colour, 3.5)
        } else {
            Paint::fill(theme.panel).edged(theme.edge, 1.0)
        };
        self.rect(area, 8.0, edge);
        let (bar, rest) = area.split_left(10.0);
        self.rect(bar, 5.0, Paint::fill(colour));
        if to_play {
            let (x, y) = (bar.x + 2.0, bar.centre().1);
            self.polygon([(x, y - 7.0), (x + 7.0, y), (x, y + 7.0)], Paint::fill(Colour::WHITE));
        }
        rest
    }
}
