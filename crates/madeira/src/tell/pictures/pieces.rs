//! Madeira's own pieces, and the icons of its vocabulary.

use crate::vocabulary::{Good, Guild, Request, Reward};
use engine::picture::{Area, Colour, Font, Icon, Paint, Picture, Size, Text, Words, seat_colour};
use engine::{Party, Phrase, Seat};

use super::style;

/// How round the corners of panels are.
pub const PANEL: f32 = 9.0;

/// A number of things as a factor.
pub fn number(count: usize) -> f32 {
    count as f32
}

/// A font about as high as this: the four sizes of pictures are 11, 13.5, 18 and 25.
pub fn font(points: f32) -> Font {
    Font::new(Size::near(points), style::INK)
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

/// The pieces of Madeira.
pub trait Pieces {
    fn ground(&mut self, area: Area, fill: Colour);
    /// The title of a small panel.
    fn caption(&mut self, area: Area, title: Phrase);
    /// A large panel with its title.
    fn titled(&mut self, area: Area, title: Phrase);
    /// The title of a large panel.
    fn large_caption(&mut self, area: Area, width: f32, title: Phrase);
    fn slip(&mut self, area: Area, fill: Colour, round: f32);
    /// A box without an edge.
    fn fill(&mut self, area: Area, fill: Colour, round: f32);
    fn boxed(&mut self, area: Area, fill: Colour, edge: Colour, round: f32);
    /// A box with a ship of this seat on it.
    fn owned(&mut self, area: Area, seat: Seat);
    /// A ship under sail with the sign of its owner on the hull.
    fn sail(&mut self, at: (f32, f32), width: f32, seat: Seat);
    /// A small ship with the sign of its owner.
    fn small_ship(&mut self, area: Area, seat: Seat);
    /// A guild in its colour, with a shape of its own for whoever cannot tell the colours apart.
    fn guild(&mut self, area: Area, guild: Guild);
    /// A coin that stands for money.
    fn money(&mut self, at: (f32, f32), radius: f32);
    /// A log.
    fn log(&mut self, area: Area);
    /// Logs on a light ground; one with a number if there are many.
    fn logs(&mut self, area: Area, count: u8);
    /// A citizen, who belongs to nobody.
    fn citizen(&mut self, at: (f32, f32), radius: f32);
}

impl Pieces for Picture {
    fn ground(&mut self, area: Area, fill: Colour) {
        self.rect(area, PANEL, Paint::fill(fill).edged(style::LINE, 1.0));
    }

    fn caption(&mut self, area: Area, title: Phrase) {
        let title_font = font(13.0).bold().colour(style::SEA);
        self.text(title_font.at((area.x + 12.0, area.y + 18.0), area.width - 22.0, title));
    }

    fn titled(&mut self, area: Area, title: Phrase) {
        self.ground(area, style::PAPER);
        self.large_caption(area, area.width - 28.0, title);
    }

    fn large_caption(&mut self, area: Area, width: f32, title: Phrase) {
        self.text(font(17.0).bold().colour(style::SEA).at((area.x + 14.0, area.y + 25.0), width, title));
    }

    fn slip(&mut self, area: Area, fill: Colour, round: f32) {
        self.rect(area, round, Paint::fill(fill).edged(style::INK.faded(50), 1.0));
    }

    fn fill(&mut self, area: Area, fill: Colour, round: f32) {
        self.rect(area, round, Paint::fill(fill));
    }

    fn boxed(&mut self, area: Area, fill: Colour, edge: Colour, round: f32) {
        self.rect(area, round, Paint::fill(fill).edged(edge, 1.2));
    }

    fn owned(&mut self, area: Area, seat: Seat) {
        let colour = seat_colour(Party::Seat(seat));
        self.rect(area, 10.0, Paint::fill(style::PAPER));
        self.rect(area, 10.0, Paint::fill(colour.faded(36)).edged(colour, 1.2));
    }

    fn sail(&mut self, (x, y): (f32, f32), width: f32, seat: Seat) {
        let colour = seat_colour(Party::Seat(seat));
        let (sail, hull) = (width * 0.42, (width * 0.42).max(12.5));
        let deck = y + (sail - hull) / 2.0;
        let mast = x - width * 0.02;
        let fore = [(mast - 1.0, deck - 1.5), (mast - 1.0, deck - sail), (x - width * 0.36, deck - 1.5)];
        let aft = [(mast + 1.5, deck - 1.5), (mast + 1.5, deck - sail * 0.8), (x + width * 0.32, deck - 1.5)];
        self.polygon(fore, Paint::fill(colour));
        self.polygon(aft, Paint::fill(colour));
        let slope = hull * 0.4;
        let (left, right) = (x - width / 2.0, x + width / 2.0);
        let points = [(left, deck), (right, deck), (right - slope, deck + hull), (left + slope, deck + hull)];
        self.polygon(points, Paint::fill(colour));
        let inside = Area::new(left + slope, deck, width - slope * 2.0, hull);
        let size = if hull > 19.0 { Size::Large } else { Size::Medium };
        self.text(Text::new(Words::Initial(Phrase::Person(seat)), inside, size, Colour::WHITE).bold());
    }

    fn small_ship(&mut self, area: Area, seat: Seat) {
        let colour = seat_colour(Party::Seat(seat));
        let side = area.height.min(11.5);
        let (sail, letter) = area.middle(side * 2.0, side).split_left(side);
        self.icon(Icon::Ship, sail, colour);
        self.text(Text::new(Words::Initial(Phrase::Person(seat)), letter, Size::Small, colour).bold());
    }

    fn guild(&mut self, area: Area, guild: Guild) {
        self.fill(area, style::guild(guild), 3.0);
        let (paint, (x, y)) = (Paint::fill(style::PAPER), area.centre());
        let r = area.height * 0.3;
        match guild {
            Guild::Orange => self.polygon([(x, y - r), (x + r, y + r * 0.8), (x - r, y + r * 0.8)], paint),
            Guild::Green => self.rect(Area::around((x, y), r * 1.7), 0.0, paint),
            Guild::Blue => self.disc((x, y), r, paint),
            Guild::Violet => self.polygon([(x, y - r * 1.2), (x + r, y), (x, y + r * 1.2), (x - r, y)], paint),
        }
    }

    fn money(&mut self, at: (f32, f32), radius: f32) {
        self.disc(at, radius, Paint::fill(style::MONEY).edged(style::MINT, 1.4));
        self.disc(at, radius * 0.6, Paint::edge(style::MINT, 1.2));
    }

    fn log(&mut self, area: Area) {
        self.rect(area, area.width / 3.5, Paint::fill(style::WOOD).edged(style::BARK, 1.0));
    }

    fn logs(&mut self, area: Area, count: u8) {
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
            let at = (area.centre().0 + step * 0.7, area.centre().1 + 4.8);
            self.text(font(13.0).bold().at(at, room - 1.0, count));
        }
    }

    fn citizen(&mut self, at: (f32, f32), radius: f32) {
        self.disc(at, radius, Paint::fill(style::CITIZEN).edged(style::PAPER, 1.5));
        self.icon(Icon::Person, Area::around(at, radius * 1.15), style::PAPER);
    }
}
