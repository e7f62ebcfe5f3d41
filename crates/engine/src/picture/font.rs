//! How a text looks, apart from what it says and where.

use super::{Align, Area, Colour, Size, Text, Words};

/// How a text looks.
#[derive(Clone, Copy, Debug)]
pub struct Font {
    size: Size,
    bold: bool,
    align: Align,
    colour: Colour,
}

impl Size {
    /// The size nearest to this many units.
    pub fn near(units: f32) -> Size {
        match units {
            ..12.0 => Size::Small,
            ..15.5 => Size::Medium,
            ..21.0 => Size::Large,
            _ => Size::Huge,
        }
    }
}

impl Font {
    pub const fn new(size: Size, colour: Colour) -> Font {
        Font { size, bold: false, align: Align::Left, colour }
    }

    pub fn bold(self) -> Font {
        Font { bold: true, ..self }
    }

    /// The text has its middle at its place.
    pub fn middle(self) -> Font {
        Font { align: Align::Centre, ..self }
    }

    /// The text ends at its place.
    pub fn end(self) -> Font {
        Font { align: Align::Right, ..self }
    }

    pub fn colour(self, colour: Colour) -> Font {
        Font { colour, ..self }
    }

    /// A text in an area.
    pub fn within(self, area: Area, words: impl Into<Words>) -> Text {
        Text { bold: self.bold, align: self.align, ..Text::new(words, area, self.size, self.colour) }
    }

    /// A line from, to or around a place on its baseline, within so much width.
    pub fn at(self, (x, baseline): (f32, f32), width: f32, words: impl Into<Words>) -> Text {
        let letters = self.size.units();
        let left = match self.align {
            Align::Left => x,
            Align::Centre => x - width / 2.0,
            Align::Right => x - width,
        };
        // The middle of a capital is 0.365 of the size above the baseline.
        self.within(Area::new(left, baseline - letters * 0.99, width, letters * 1.25), words)
    }
}
