//! The strokes of all pages: text by its baseline, and Madeira's own pieces.

use crate::vocabulary::{Good, Guild, Request, Reward};
use engine::picture::{Align, Area, Colour, Icon, Paint, Picture, Size, Text, Words, seat_colour};
use engine::{Party, Phrase, Seat};

use super::style;

/// How round the corners of panels are.
pub const PANEL: f32 = 9.0;

/// A number of things as a factor.
pub fn number(count: usize) -> f32 {
    count as f32
}

/// How a text looks.
#[derive(Clone, Copy)]
pub struct Font {
    points: f32,
    bold: bool,
    align: Align,
    colour: Colour,
}

/// A font about as high as this: the four sizes of pictures are 11, 13.5, 18 and 25.
pub fn font(points: f32) -> Font {
    Font { points, bold: false, align: Align::Left, colour: style::INK }
}

impl Font {
    pub fn bold(self) -> Font {
        Font { bold: true, ..self }
    }

    /// The text has its middle at the given place.
    pub fn middle(self) -> Font {
        Font { align: Align::Centre, ..self }
    }

    /// The text ends at the given place.
    pub fn end(self) -> Font {
        Font { align: Align::Right, ..self }
    }

    pub fn colour(self, colour: Colour) -> Font {
        Font { colour, ..self }
    }

    fn size(self) -> Size {
        match self.points {
            ..12.0 => Size::Small,
            ..15.5 => Size::Medium,
            ..21.0 => Size::Large,
            _ => Size::Huge,
        }
    }

    fn text(self, words: Words, area: Area) -> Text {
        let text = Text::new(words, area, self.size(), self.colour);
        Text { bold: self.bold, align: self.align, ..text }
    }
}

/// What can be written.
pub trait Said {
    fn words(self) -> Phrase;
}

impl Said for Phrase {
    fn words(self) -> Phrase {
        self
    }
}

impl Said for Seat {
    fn words(self) -> Phrase {
        Phrase::Person(self)
    }
}

impl Said for &str {
    fn words(self) -> Phrase {
        Phrase::sign(self)
    }
}

macro_rules! said_numbers {
    ($($number:ty),*) => { $(
        impl Said for $number {
            fn words(self) -> Phrase {
                Phrase::sign(self.to_string())
            }
        }
    )* };
}
said_numbers!(u8, u16);

/// Ways to divide an area that leave a gap.
pub trait Divide: Sized {
    /// So much on the left, and the rest.
    fn take_left(self, width: f32, gap: f32) -> (Area, Area);
    /// The rest, and so much on the right.
    fn take_right(self, width: f32, gap: f32) -> (Area, Area);
    /// So much at the top, and the rest.
    fn take_top(self, height: f32, gap: f32) -> (Area, Area);
    /// The rest, and so much at the bottom.
    fn take_bottom(self, height: f32, gap: f32) -> (Area, Area);
    /// Lines of this height, all together in the middle; lower ones if there is not enough room.
    fn lines(self, count: usize, height: f32) -> impl Iterator<Item = Area> + Clone;
    fn padded(self, x: f32, y: f32) -> Area;
}

impl Divide for Area {
    fn take_left(self, width: f32, gap: f32) -> (Area, Area) {
        let (left, rest) = self.split_left(width);
        (left, rest.split_left(gap).1)
    }

    fn take_right(self, width: f32, gap: f32) -> (Area, Area) {
        let (rest, right) = self.split_right(width);
        (rest.split_right(gap).0, right)
    }

    fn take_top(self, height: f32, gap: f32) -> (Area, Area) {
        let (top, rest) = self.split_top(height);
        (top, rest.split_top(gap).1)
    }

    fn take_bottom(self, height: f32, gap: f32) -> (Area, Area) {
        let (rest, bottom) = self.split_bottom(height);
        (rest.split_bottom(gap).0, bottom)
    }

    fn lines(self, count: usize, height: f32) -> impl Iterator<Item = Area> + Clone {
        let all = (number(count) * height).min(self.height);
        Area { y: self.y + (self.height - all) / 2.0, height: all, ..self }.rows(count, 0.0)
    }

    fn padded(self, x: f32, y: f32) -> Area {
        Area::new(self.x + x, self.y + y, self.width - 2.0 * x, self.height - 2.0 * y)
    }
}

pub fn icon_of(good: Good) -> Icon {
    match good {
        Good::Wheat => Icon::Wheat,
        Good::Sugar => Icon::Candy,
        Good::Wine => Icon::Glass,
    }
}

pub fn icon_of_request(request: Request) -> Icon {
    match request {
        Request::Trade => Icon::Ship,
        Request::Expedition => Icon::Compass,
        Request::Guilds => Icon::Seal,
        Request::Urban => Icon::Building,
        Request::Wealth => Icon::Coin,
    }
}

pub fn icon_of_reward(reward: Reward) -> Icon {
    match reward {
        Reward::Island => Icon::Tree,
        Reward::Watch => Icon::Shield,
        Reward::Windmill => Icon::Mill,
        Reward::Guilds => Icon::Seal,
        Reward::Medal => Icon::Star,
        Reward::Support => Icon::Crown,
        Reward::City => Icon::House,
        Reward::Loot => Icon::Coin,
    }
}

/// A picture that is being drawn.
pub struct Pen(pub Picture);

impl Pen {
    /// A line of text from, to or around a place on its baseline, within so much width.
    pub fn text(&mut self, x: f32, baseline: f32, width: f32, font: Font, said: impl Said) {
        let area = Pen::line(x, baseline, width, font);
        self.0.text(font.text(said.words().into(), area));
    }

    /// A line of text that has a shorter form if there is not enough room.
    pub fn text_or(&mut self, x: f32, baseline: f32, width: f32, font: Font, said: Phrase, shorter: Phrase) {
        let area = Pen::line(x, baseline, width, font);
        self.0.text(font.text(said.into(), area).or(shorter));
    }

    fn line(x: f32, baseline: f32, width: f32, font: Font) -> Area {
        let letters = font.size().units();
        let left = match font.align {
            Align::Left => x,
            Align::Centre => x - width / 2.0,
            Align::Right => x - width,
        };
        // The middle of a capital is 0.365 of the size above the baseline.
        Area::new(left, baseline - letters * 0.99, width, letters * 1.25)
    }

    /// Several lines of text in the middle of an area.
    pub fn paragraph(&mut self, area: Area, lines: usize, font: Font, said: impl Said) {
        self.0.text(font.text(said.words().into(), area).lines(lines));
    }

    /// Several lines of text that have a shorter form if there is not enough room.
    pub fn paragraph_or(&mut self, area: Area, lines: usize, font: Font, said: Phrase, shorter: Phrase) {
        self.0.text(font.text(said.into(), area).lines(lines).or(shorter));
    }

    /// Several lines of text from the top of an area.
    pub fn paragraph_top(&mut self, area: Area, lines: usize, font: Font, said: impl Said) {
        self.0.text(font.text(said.words().into(), area).lines(lines).top());
    }

    pub fn panel(&mut self, area: Area, fill: Colour) {
        self.0.rect(area, PANEL, Paint::fill(fill).edged(style::LINE, 1.0));
    }

    /// The title of a small panel.
    pub fn heading(&mut self, area: Area, title: Phrase) {
        let title_font = font(13.0).bold().colour(style::SEA);
        self.text(area.x + 12.0, area.y + 18.0, area.width - 22.0, title_font, title);
    }

    /// A large panel with its title.
    pub fn headed(&mut self, area: Area, title: Phrase) {
        self.panel(area, style::PAPER);
        self.title(area, area.width - 28.0, title);
    }

    /// The title of a large panel.
    pub fn title(&mut self, area: Area, width: f32, title: Phrase) {
        self.text(area.x + 14.0, area.y + 25.0, width, font(17.0).bold().colour(style::SEA), title);
    }

    pub fn card(&mut self, area: Area, fill: Colour, round: f32) {
        self.0.rect(area, round, Paint::fill(fill).edged(style::INK.faded(50), 1.0));
    }

    /// A box without an edge.
    pub fn fill(&mut self, area: Area, fill: Colour, round: f32) {
        self.0.rect(area, round, Paint::fill(fill));
    }

    pub fn boxed(&mut self, area: Area, fill: Colour, edge: Colour, round: f32) {
        self.0.rect(area, round, Paint::fill(fill).edged(edge, 1.2));
    }

    /// A box with a ship of this seat on it.
    pub fn owned(&mut self, area: Area, seat: Seat) {
        let colour = seat_colour(Party::Seat(seat));
        self.0.rect(area, 10.0, Paint::fill(style::PAPER));
        self.0.rect(area, 10.0, Paint::fill(colour.faded(36)).edged(colour, 1.2));
    }

    pub fn circle(&mut self, x: f32, y: f32, radius: f32, fill: Colour) {
        self.0.disc((x, y), radius, Paint::fill(fill));
    }

    /// A ring around what has changed, with the corners of what it surrounds.
    /// A place to which answers may belong.
    pub fn place(&mut self, name: impl Into<String>, area: Area, round: f32) {
        self.0.place(name, area, round);
    }

    pub fn ring(&mut self, area: Area, round: f32) {
        self.0.ring_if(true, area, round);
    }

    /// An icon around a place, about 21 units wide at scale 1.
    pub fn icon(&mut self, icon: Icon, x: f32, y: f32, scale: f32, colour: Colour) {
        self.0.icon(icon, Area::around((x, y), 21.0 * scale), colour);
    }

    /// Somebody's worker or marker; how many, if there are more than one.
    pub fn disc(&mut self, x: f32, y: f32, radius: f32, seat: Seat, count: u8) {
        let who = Party::Seat(seat);
        if count < 2 {
            self.0.worker((x, y), radius, who, Phrase::Person(seat));
            return;
        }
        // So far out that the widest letters have room.
        let (small, beside) = ((radius * 0.55).max(6.6), (radius * 0.97).max(12.4));
        // A digit is a little narrower than the badge.
        self.0.worker_beside((x, y), radius, beside - small * 0.75, who, Phrase::Person(seat));
        let badge = (x + beside, y - radius * 0.7);
        self.0.disc(badge, small, Paint::fill(style::INK).edged(style::PAPER, 1.0));
        let digit = Text::new(count, Area::around(badge, small * 1.8), Size::Medium, style::PAPER);
        self.0.text(digit.bold());
    }

    /// Several workers beside each other around a place.
    pub fn discs(&mut self, x: f32, y: f32, radius: f32, seats: &[Seat]) {
        let step = radius * 1.96;
        let first = x - step * (number(seats.len()) - 1.0) / 2.0;
        for (index, seat) in seats.iter().enumerate() {
            self.disc(first + number(index) * step, y, radius, *seat, 1);
        }
    }

    /// Players with numbers after them, so far from each other.
    pub fn counts(&mut self, x: f32, y: f32, radius: f32, step: f32, counts: impl Iterator<Item = (Seat, u8)>) {
        for (index, (seat, count)) in counts.enumerate() {
            let x = x + number(index) * step;
            self.disc(x, y, radius, seat, 1);
            self.text(x + radius + 4.0, y + 5.0, step - radius * 2.0 - 5.0, font(15.0).bold(), count);
        }
    }

    /// A die; one whose number is not known shows a question mark.
    pub fn die(&mut self, x: f32, y: f32, side: f32, value: Option<u8>, pirate: bool) {
        let shown = value.map_or_else(|| "?".words(), Said::words);
        self.0.die(Area::new(x, y, side, side), pirate, shown);
    }

    /// A ship under sail with the sign of its owner on the hull.
    pub fn ship(&mut self, x: f32, y: f32, width: f32, seat: Seat) {
        let colour = seat_colour(Party::Seat(seat));
        let (sail, hull) = (width * 0.42, (width * 0.42).max(12.5));
        let deck = y + (sail - hull) / 2.0;
        let mast = x - width * 0.02;
        let fore = [(mast - 1.0, deck - 1.5), (mast - 1.0, deck - sail), (x - width * 0.36, deck - 1.5)];
        let aft = [(mast + 1.5, deck - 1.5), (mast + 1.5, deck - sail * 0.8), (x + width * 0.32, deck - 1.5)];
        self.0.polygon(fore, Paint::fill(colour));
        self.0.polygon(aft, Paint::fill(colour));
        let slope = hull * 0.4;
        let (left, right) = (x - width / 2.0, x + width / 2.0);
        let points = [(left, deck), (right, deck), (right - slope, deck + hull), (left + slope, deck + hull)];
        self.0.polygon(points, Paint::fill(colour));
        let inside = Area::new(left + slope, deck, width - slope * 2.0, hull);
        let size = if hull > 19.0 { Size::Large } else { Size::Medium };
        self.0.text(Text::new(Words::Initial(Phrase::Person(seat)), inside, size, Colour::WHITE).bold());
    }

    /// A small ship with the sign of its owner.
    pub fn small_ship(&mut self, area: Area, seat: Seat) {
        let colour = seat_colour(Party::Seat(seat));
        let side = area.height.min(11.5);
        let (sail, letter) = area.middle(side * 2.0, side).split_left(side);
        self.0.icon(Icon::Ship, sail, colour);
        self.0.text(Text::new(Words::Initial(Phrase::Person(seat)), letter, Size::Small, colour).bold());
    }

    /// A guild in its colour, with a shape of its own for whoever cannot tell the colours apart.
    pub fn guild(&mut self, area: Area, guild: Guild) {
        self.fill(area, style::guild(guild), 3.0);
        let (paint, (x, y)) = (Paint::fill(style::PAPER), area.centre());
        let r = area.height * 0.3;
        match guild {
            Guild::Orange => self.0.polygon([(x, y - r), (x + r, y + r * 0.8), (x - r, y + r * 0.8)], paint),
            Guild::Green => self.0.rect(Area::around((x, y), r * 1.7), 0.0, paint),
            Guild::Blue => self.0.disc((x, y), r, paint),
            Guild::Violet => self.0.polygon([(x, y - r * 1.2), (x + r, y), (x, y + r * 1.2), (x - r, y)], paint),
        }
    }

    pub fn coin(&mut self, x: f32, y: f32, radius: f32, count: impl Said) {
        self.0.coin((x, y), radius, count.words());
    }

    /// A coin that stands for money.
    pub fn money(&mut self, x: f32, y: f32, radius: f32) {
        self.0.disc((x, y), radius, Paint::fill(style::MONEY).edged(style::MINT, 1.4));
        self.0.disc((x, y), radius * 0.6, Paint::edge(style::MINT, 1.2));
    }

    /// A log.
    pub fn log(&mut self, area: Area) {
        self.0.rect(area, area.width / 3.5, Paint::fill(style::WOOD).edged(style::BARK, 1.0));
    }

    /// Logs on a light ground; one with a number if there are many.
    pub fn logs(&mut self, area: Area, count: u8) {
        const MOST: u8 = 6;
        self.fill(area, style::PAPER.faded(190), area.height / 4.0);
        let shown = if count > MOST { 1 } else { usize::from(count) };
        let (high, wide) = (area.height * 0.8, area.height * 0.46);
        let step = wide * 1.25;
        let (x, y) = (area.centre().0 - step * number(shown) / 2.0, area.centre().1 - high / 2.0);
        for index in 0..shown {
            self.log(Area::new(x + number(index) * step + (step - wide) / 2.0, y, wide, high));
        }
        if count > MOST {
            let room = area.right() - area.centre().0 - step;
            self.text(area.centre().0 + step * 0.7, area.centre().1 + 4.8, room - 1.0, font(13.0).bold(), count);
        }
    }

    /// A citizen, who belongs to nobody.
    pub fn citizen(&mut self, x: f32, y: f32, radius: f32) {
        self.0.disc((x, y), radius, Paint::fill(style::CITIZEN).edged(style::PAPER, 1.5));
        self.0.icon(Icon::Person, Area::around((x, y), radius * 1.15), style::PAPER);
    }
}
