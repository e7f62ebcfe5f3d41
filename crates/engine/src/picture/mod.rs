//! What to draw, independent of language and front end: shapes, icons, texts and pieces.
//!
//! A game describes a [`Picture`] from a view, just as it describes a `Page`; `present` adds the words, fits them into
//! their areas and renders an image. Everything is measured in units; its [`Format`] says how many of them a picture is
//! wide, the renderer chooses the number of pixels. Later items lie on top; rings lie above everything.

mod area;
mod colour;
mod font;
mod message;
mod pieces;
mod signs;

pub use area::Area;
pub use colour::{Colour, seat_colour};
pub use font::Font;
pub use message::Amount;
pub use signs::Sign;

use super::phrase::Phrase;
use super::seat::{Seat, SeatSet};

/// What to draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PictureSubject<'a> {
    /// One of the game's pages; the first is the overview.
    Page(&'a str),
    /// The board for a message, which is shown small: what decides the next move.
    Message,
    /// Everything about one player, including the hand if the viewer may see it.
    Player(Seat),
}

/// The views a picture is drawn from: nothing but what the viewer may see, now and at an earlier time.
#[derive(Clone, Copy, Debug)]
pub struct PictureViews<'a, V> {
    pub now: &'a V,
    /// The earlier view; changes since then are ringed.
    pub before: Option<&'a V>,
    /// Whom the game waits for; nobody once it is over.
    pub waiting: SeatSet,
}

impl<V> PictureViews<'_, V> {
    /// Whether something has changed. Without an earlier view, nothing has.
    pub fn changed<T: PartialEq>(&self, part: impl Fn(&V) -> T) -> bool {
        self.before.is_some_and(|before| part(before) != part(self.now))
    }
}

/// Where a picture is seen, which decides how large its texts appear.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Format {
    /// A page, on a large screen or enlarged.
    #[default]
    Sheet,
    /// A message on a phone, 305 to 350 pixels wide: even its smallest text is at least 9 of them high.
    Message,
}

impl Format {
    /// The width of a picture in units.
    pub const fn width(self) -> f32 {
        match self {
            Format::Sheet => Picture::WIDTH,
            Format::Message => 370.0,
        }
    }

    /// The height of the header, which every picture has.
    pub const fn header(self) -> f32 {
        match self {
            Format::Sheet => Picture::HEADER,
            Format::Message => 26.0,
        }
    }

    /// The width in pixels in which it is drawn for a message.
    pub const fn pixels(self) -> u32 {
        match self {
            Format::Sheet => 1_200,
            Format::Message => 925,
        }
    }

    const fn margin(self) -> f32 {
        match self {
            Format::Sheet => 12.0,
            Format::Message => 5.0,
        }
    }
}

/// A picture of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Picture {
    pub format: Format,
    /// The heading, next to the name of the game.
    pub title: Phrase,
    /// A line or two of further information next to the title.
    pub note: Option<Phrase>,
    pub waiting: SeatSet,
    pub theme: Theme,
    /// Its height, including the header.
    pub height: f32,
    pub items: Vec<Item>,
}

/// The colours of a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Theme {
    /// Behind everything.
    pub paper: Colour,
    /// The header, and the titles of panels.
    pub accent: Colour,
    /// Texts.
    pub ink: Colour,
    /// Texts that matter less.
    pub faint: Colour,
    /// Edges of panels.
    pub edge: Colour,
    /// The background of a panel.
    pub panel: Colour,
    /// The background of what is empty or used up.
    pub blank: Colour,
}

impl Theme {
    /// Azulejo blue on paper.
    pub const AZULEJO: Theme = Theme {
        paper: Colour::rgb(0xF7_F3EA),
        accent: Colour::rgb(0x1F_4E8C),
        ink: Colour::rgb(0x20_303D),
        faint: Colour::rgb(0x5F_6B75),
        edge: Colour::rgb(0xC9_BFA9),
        panel: Colour::WHITE,
        blank: Colour::rgb(0xEF_E8D8),
    };
}

/// An element of a picture.
#[derive(Clone, Debug, PartialEq)]
pub enum Item {
    Box {
        area: Area,
        round: f32,
        paint: Paint,
    },
    Disc {
        at: (f32, f32),
        radius: f32,
        paint: Paint,
    },
    Polygon {
        points: Vec<(f32, f32)>,
        paint: Paint,
    },
    Line {
        from: (f32, f32),
        to: (f32, f32),
        width: f32,
        colour: Colour,
    },
    Icon {
        icon: Icon,
        area: Area,
        colour: Colour,
    },
    Text(Text),
    /// Another picture without its header, smaller, from this corner on.
    Inset {
        picture: Box<Picture>,
        at: (f32, f32),
        scale: f32,
    },
    /// Around what has changed.
    Ring {
        area: Area,
        round: f32,
    },
    /// A place to which answers may belong, by its name (`Tell::places`). Nothing is drawn there; a page marks what can
    /// be pressed.
    Place {
        name: String,
        area: Area,
        round: f32,
    },
}

/// How a shape is filled and outlined.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Paint {
    pub fill: Option<Colour>,
    pub edge: Option<(Colour, f32)>,
    pub dashed: bool,
}

impl Paint {
    pub const fn fill(colour: Colour) -> Paint {
        Paint { fill: Some(colour), edge: None, dashed: false }
    }

    pub const fn edge(colour: Colour, width: f32) -> Paint {
        Paint { fill: None, edge: Some((colour, width)), dashed: false }
    }

    pub const fn edged(self, colour: Colour, width: f32) -> Paint {
        Paint { edge: Some((colour, width)), ..self }
    }

    pub const fn dashed(self) -> Paint {
        Paint { dashed: true, ..self }
    }
}

/// One of the four sizes of text. A text that does not fit takes the next smaller one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Size {
    Small,
    Medium,
    Large,
    Huge,
}

impl Size {
    /// Its height, in units of a picture.
    pub const fn units(self) -> f32 {
        match self {
            Size::Small => 11.0,
            Size::Medium => 13.5,
            Size::Large => 18.0,
            Size::Huge => 25.0,
        }
    }

    /// The next smaller size.
    pub const fn smaller(self) -> Option<Size> {
        match self {
            Size::Huge => Some(Size::Large),
            Size::Large => Some(Size::Medium),
            Size::Medium => Some(Size::Small),
            Size::Small => None,
        }
    }
}

/// Where in its area a text begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Align {
    Left,
    Centre,
    Right,
}

/// What a text says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Words {
    Phrase(Phrase),
    /// The first letter; for a person, their distinguishing sign.
    Initial(Phrase),
}

/// A text in its area. It is shrunk until it fits, then shortened, then cut; it never leaves its area.
#[derive(Clone, Debug, PartialEq)]
pub struct Text {
    pub words: Words,
    /// Alternatives where the whole does not fit, the longest first.
    pub shorter: Vec<Phrase>,
    pub area: Area,
    /// The largest size it may have.
    pub size: Size,
    pub bold: bool,
    pub colour: Colour,
    pub align: Align,
    /// At the top of its area instead of centred.
    pub top: bool,
    /// At most this many lines.
    pub lines: usize,
    /// Read from bottom to top.
    pub turned: bool,
}

impl Text {
    /// A centred line.
    pub fn new(words: impl Into<Words>, area: Area, size: Size, colour: Colour) -> Text {
        Text {
            words: words.into(),
            shorter: Vec::new(),
            area,
            size,
            bold: false,
            colour,
            align: Align::Centre,
            top: false,
            lines: 1,
            turned: false,
        }
    }

    pub fn bold(self) -> Text {
        Text { bold: true, ..self }
    }

    pub fn left(self) -> Text {
        Text { align: Align::Left, ..self }
    }

    pub fn right(self) -> Text {
        Text { align: Align::Right, ..self }
    }

    pub fn top(self) -> Text {
        Text { top: true, ..self }
    }

    pub fn lines(self, lines: usize) -> Text {
        Text { lines, ..self }
    }

    pub fn turned(self) -> Text {
        Text { turned: true, ..self }
    }

    /// Whether somebody's name is part of it.
    pub fn names_somebody(&self) -> bool {
        let words = match &self.words {
            Words::Phrase(phrase) | Words::Initial(phrase) => phrase,
        };
        self.shorter.iter().chain([words]).any(Phrase::names_somebody)
    }

    /// Adds an alternative where what is said so far does not fit.
    pub fn or(mut self, shorter: Phrase) -> Text {
        self.shorter.push(shorter);
        self
    }
}

impl From<Phrase> for Words {
    fn from(phrase: Phrase) -> Words {
        Words::Phrase(phrase)
    }
}

impl From<&str> for Words {
    fn from(sign: &str) -> Words {
        Words::Phrase(Phrase::sign(sign))
    }
}

impl From<Seat> for Words {
    fn from(seat: Seat) -> Words {
        Words::Phrase(Phrase::Person(seat))
    }
}

macro_rules! number_words {
    ($($number:ty),*) => { $(
        impl From<$number> for Words {
            fn from(number: $number) -> Words {
                Words::Phrase(Phrase::sign(number.to_string()))
            }
        }
    )* };
}
number_words!(u8, u16, u32, usize, i32);

/// Our own icons, drawn in one colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, strum::VariantArray)]
pub enum Icon {
    Anchor,
    Arrow,
    Book,
    Bread,
    Building,
    Candy,
    Cards,
    Check,
    Cloth,
    Coin,
    Compass,
    Crack,
    Crate,
    Cross,
    Crown,
    Cube,
    Die,
    Envelope,
    Flame,
    Gear,
    Glass,
    Hammer,
    Hourglass,
    House,
    Influence,
    Ingot,
    Log,
    Mill,
    MoneyBag,
    Pen,
    Person,
    Plan,
    Scroll,
    Seal,
    SetSquare,
    Shield,
    Ship,
    Skull,
    Sprout,
    Star,
    Store,
    Tree,
    Wave,
    Wheat,
    Wig,
}

impl Picture {
    /// The width of a sheet.
    pub const WIDTH: f32 = 1200.0;
    /// The height of its header.
    pub const HEADER: f32 = 48.0;

    /// An empty picture below its header.
    pub fn new(title: Phrase, waiting: SeatSet, theme: Theme, height: f32) -> Picture {
        Picture { format: Format::Sheet, title, note: None, waiting, theme, height, items: Vec::new() }
    }

    /// Everything below the header, with a margin.
    pub fn body(&self) -> Area {
        let header = self.format.header();
        Area::new(0.0, header, self.format.width(), self.height - header).inset(self.format.margin())
    }

    pub fn add(&mut self, item: Item) {
        self.items.push(item);
    }

    pub fn rect(&mut self, area: Area, round: f32, paint: Paint) {
        self.add(Item::Box { area, round, paint });
    }

    pub fn disc(&mut self, at: (f32, f32), radius: f32, paint: Paint) {
        self.add(Item::Disc { at, radius, paint });
    }

    pub fn polygon(&mut self, points: impl Into<Vec<(f32, f32)>>, paint: Paint) {
        self.add(Item::Polygon { points: points.into(), paint });
    }

    pub fn line(&mut self, from: (f32, f32), to: (f32, f32), width: f32, colour: Colour) {
        self.add(Item::Line { from, to, width, colour });
    }

    pub fn icon(&mut self, icon: Icon, area: Area, colour: Colour) {
        self.add(Item::Icon { icon, area, colour });
    }

    pub fn text(&mut self, text: Text) {
        self.add(Item::Text(text));
    }

    /// A place to which answers may belong.
    pub fn place(&mut self, name: impl Into<String>, area: Area, round: f32) {
        self.add(Item::Place { name: name.into(), area, round });
    }

    /// A ring around what has changed, if it has.
    pub fn ring_if(&mut self, changed: bool, area: Area, round: f32) {
        if changed {
            self.add(Item::Ring { area, round });
        }
    }
}
