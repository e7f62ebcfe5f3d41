//! Pictures for messages: narrow, so that even their smallest text can be read on a phone, and what they share.

use super::{Area, Colour, Format, Icon, Paint, Picture, Size, Text, Theme, Words, seat_colour};
use crate::outcome::Party;
use crate::phrase::Phrase;
use crate::seat::SeatSet;

/// Amounts beside each other in a strip; the first has more room.
const COLUMNS: usize = 8;
const FIRST: f32 = 50.0;
/// How high a line of a strip is, what its edge takes, and what is between two strips.
const LINE: f32 = 20.0;
const EDGE: f32 = 4.0;
const BETWEEN: f32 = 3.0;
/// How high a line of words is.
const FACT: f32 = 17.0;
/// With more players than these, strips have only their first line.
const FEW: usize = 2;

/// What a player has of something.
#[derive(Clone, Debug, PartialEq)]
pub struct Amount {
    look: Look,
    number: Words,
}

#[derive(Clone, Debug, PartialEq)]
enum Look {
    Nothing,
    Icon(Icon, Colour),
    Stock(Icon, Colour, bool),
    Cube(Icon, Colour),
    Dice(Vec<u8>),
}

impl Amount {
    /// A number behind an icon.
    pub fn of(icon: Icon, colour: Colour, number: impl Into<Words>) -> Amount {
        Amount { look: Look::Icon(icon, colour), number: number.into() }
    }

    /// A number of goods, in a box of their colour if there are some.
    pub fn stock(icon: Icon, colour: Colour, some: bool, number: impl Into<Words>) -> Amount {
        Amount { look: Look::Stock(icon, colour, some), number: number.into() }
    }

    /// A number behind a cube.
    pub fn cube(icon: Icon, colour: Colour, number: impl Into<Words>) -> Amount {
        Amount { look: Look::Cube(icon, colour), number: number.into() }
    }

    pub fn dice(dice: Vec<u8>) -> Amount {
        Amount { look: Look::Dice(dice), number: Phrase::empty().into() }
    }

    /// An empty place.
    pub fn nothing() -> Amount {
        Amount { look: Look::Nothing, number: Phrase::empty().into() }
    }

    /// How high a strip with everything is.
    pub const TWO_LINES: f32 = 2.0 * LINE + EDGE;

    /// How high a strip of one of so many players is.
    fn strip(players: usize) -> f32 {
        LINE * if players > FEW { 1.0 } else { 2.0 } + EDGE
    }

    /// How high the strips of so many players are together.
    pub fn strips(players: usize) -> f32 {
        players as f32 * (Amount::strip(players) + BETWEEN) - BETWEEN
    }

    /// The places of their strips.
    pub fn places(area: Area, players: usize) -> impl Iterator<Item = Area> {
        Area { height: Amount::strips(players), ..area }.rows(players, BETWEEN)
    }
}

impl Picture {
    /// An empty picture for a message, below its header.
    pub fn message(title: Phrase, waiting: SeatSet, theme: Theme, content: f32) -> Picture {
        let format = Format::Message;
        let height = format.header() + 2.0 * format.margin() + content;
        Picture { format, ..Picture::new(title, waiting, theme, height) }
    }

    /// Room for a further part at the bottom, this high: the picture grows by it.
    pub fn part(&mut self, height: f32) -> Area {
        let margin = self.format.margin();
        let part = Area::new(margin, self.height - margin, self.format.width() - 2.0 * margin, height);
        self.height += height + BETWEEN;
        part
    }

    /// The title of the parts that follow.
    pub fn heading(&mut self, title: impl Into<Words>) {
        let area = self.part(20.0).split_bottom(18.0).1;
        let accent = self.theme.accent;
        self.text(Text::new(title, area, Size::Large, accent).bold().left());
    }

    /// A part of words, in at most so many lines, behind an icon.
    pub fn fact(&mut self, (icon, colour): (Icon, Colour), words: impl Into<Words>, lines: usize) {
        let area = self.part(FACT * lines as f32);
        let (sign, beside) = area.split_left(24.0);
        self.icon(icon, sign.middle(16.0, 16.0), colour);
        let ink = self.theme.ink;
        self.text(Text::new(words, beside, Size::Medium, ink).left().lines(lines));
    }

    /// A good: a disc in its colour with its icon, as its sign is in texts.
    pub fn good(&mut self, area: Area, icon: Icon, colour: Colour) {
        let side = area.width.min(area.height);
        self.disc(area.centre(), side / 2.0, Paint::fill(colour));
        self.icon(icon, area.middle(side * 0.68, side * 0.68), colour.letters());
    }

    /// How many goods of a kind there are, or their price: an icon and a number in a box of their colour.
    pub fn stock(&mut self, area: Area, icon: Icon, colour: Colour, some: bool, number: impl Into<Words>) {
        let (ground, ink) = if some { (colour, colour.letters()) } else { (self.theme.blank, self.theme.faint) };
        self.rect(area, 5.0, Paint::fill(ground));
        let (sign, rest) = area.inset(1.0).split_left((area.height - 4.0).min(area.width * 0.36));
        let side = sign.width.min(16.0);
        self.icon(icon, sign.middle(side, side), if some { ink } else { colour });
        self.text(Text::new(number, rest, if area.height >= 23.0 { Size::Large } else { Size::Medium }, ink).bold());
    }

    /// A player in a message: their sign, then what they have, ringed where it is not what it was. Whoever is to play has
    /// a frame and an arrow.
    pub fn message_strip(
        &mut self,
        area: Area,
        (who, name): (Party, Phrase),
        to_play: bool,
        [now, was]: [&[Amount]; 2],
    ) {
        let (theme, colour) = (self.theme, seat_colour(who));
        let edge = if to_play { (colour, 2.0) } else { (theme.edge, 1.0) };
        self.rect(area, 5.0, Paint::fill(theme.panel).edged(edge.0, edge.1));
        let (head, rest) = area.inset(EDGE / 2.0).split_left(30.0);
        self.rect(Area { width: 8.0, ..area }, 4.0, Paint::fill(colour));
        if to_play {
            let (x, y) = (area.x + 2.0, area.centre().1);
            self.polygon([(x, y - 5.0), (x + 5.0, y), (x, y + 5.0)], Paint::fill(Colour::WHITE));
        }
        let radius = (head.height / 2.0).min(11.0);
        self.worker((head.x + 17.0, head.centre().1), radius, who, name);
        let lines = (rest.height / LINE).round() as usize;
        let places = rest.rows(lines, 0.0).flat_map(|line| {
            let (first, others) = line.split_left(FIRST);
            [first].into_iter().chain(others.columns(COLUMNS - 1, 0.0))
        });
        for (number, (place, amount)) in places.zip(now).enumerate() {
            self.small_amount(place.inset(1.0), amount);
            let changed = was.get(number).is_some_and(|was| was != amount);
            self.ring_if(changed, place.inset(1.0), 4.0);
        }
    }

    fn small_amount(&mut self, area: Area, amount: &Amount) {
        let (sign, rest) = area.split_left((area.height - 2.0).min(15.0));
        let rest = Area { x: rest.x + 2.0, width: rest.width - 2.0, ..rest };
        let side = sign.width;
        match &amount.look {
            Look::Nothing => return,
            Look::Icon(icon, colour) => self.icon(*icon, sign.middle(side, side), *colour),
            Look::Cube(icon, colour) => self.cube(sign.middle(side - 2.0, side - 2.0), *colour, *icon),
            Look::Stock(icon, colour, some) => {
                let place = Area { width: area.width - 1.0, ..area };
                self.stock(place, *icon, *colour, *some, amount.number.clone());
            }
            Look::Dice(dice) => {
                for (place, die) in area.columns(3, 0.6).zip(dice) {
                    let side = place.width.min(14.0) - 0.6;
                    self.die(place.middle(side, side), false, *die);
                }
            }
        }
        if matches!(amount.look, Look::Icon(..) | Look::Cube(..)) {
            let ink = self.theme.ink;
            let size = if area.width > 44.0 { Size::Large } else { Size::Medium };
            self.text(Text::new(amount.number.clone(), rest, size, ink).bold().left());
        }
    }
}
