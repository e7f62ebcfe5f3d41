//! The signs of pieces: how each is drawn wherever it occurs, and the page that explains them.

use super::{Area, Colour, Icon, Picture, Size, Text, Theme};
use crate::phrase::Phrase;
use crate::seat::SeatSet;

/// How a piece is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// An icon in its colour.
    Icon(Icon, Colour),
    /// A disc in its colour with an icon.
    Good(Icon, Colour),
    Cube(Icon, Colour),
    /// A die, dark or light.
    Die(bool),
}

impl Sign {
    /// The icon that a tooltip explains, and its colour.
    pub const fn icon(self) -> Option<(Icon, Colour)> {
        match self {
            Sign::Icon(icon, colour) | Sign::Good(icon, colour) | Sign::Cube(icon, colour) => Some((icon, colour)),
            Sign::Die(_) => None,
        }
    }
}

const LINE: f32 = 29.0;
const COLUMNS: usize = 2;

impl Picture {
    /// A sign in the middle of its area.
    pub fn sign(&mut self, area: Area, sign: Sign) {
        let side = area.width.min(area.height);
        let area = area.middle(side, side);
        match sign {
            Sign::Icon(icon, colour) => self.icon(icon, area, colour),
            Sign::Good(icon, colour) => self.good(area, icon, colour),
            Sign::Cube(icon, colour) => self.cube(area.inset(side * 0.08), colour, icon),
            Sign::Die(dark) => self.die(area.inset(side * 0.06), dark, Phrase::sign("?")),
        }
    }

    /// Every sign with its word, for a message.
    pub fn legend(title: Phrase, theme: Theme, signs: &[(Sign, Phrase)]) -> Picture {
        let lines = signs.len().div_ceil(COLUMNS);
        let mut picture = Picture::message(title, SeatSet::default(), theme, lines as f32 * LINE);
        let columns: Vec<Area> = picture.body().columns(COLUMNS, 6.0).collect();
        let places = columns.into_iter().flat_map(|column| column.rows(lines, 0.0));
        for (line, (sign, word)) in places.zip(signs) {
            let (place, words) = line.inset(1.0).split_left(20.0);
            picture.sign(place.middle(18.0, 18.0), *sign);
            let words = Area { x: words.x + 4.0, width: words.width - 4.0, ..words };
            picture.text(Text::new(word.clone(), words, Size::Medium, theme.ink).left().lines(2));
        }
        picture
    }
}
