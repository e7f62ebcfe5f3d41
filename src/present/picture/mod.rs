//! Pictures: what a game describes from a view, with words put in, as SVG or PNG.
//!
//! Describing takes microseconds and needs the game; drawing takes its time and needs nothing but the description, so it can
//! be done elsewhere. A [`PublicPicture`] comes from what everybody may see, a [`PrivatePicture`] from what one person may.

pub mod chart;
mod fit;
mod font;
mod icons;
mod names;
mod png;
mod svg;
pub mod words;

use fit::Fitted;
pub use font::{BOLD as BOLD_FONT, REGULAR as FONT};
use names::Names;
pub use png::DrawError;
use svg::Svg;

use super::context::Context;
use super::page_ref::{PageRef, PageSubject};
use super::reader::{Locale, Reader, ReaderId};
use super::renderer::Renderer;
use super::text::length;
use super::words as common;
use crate::engine::picture::{Area, Colour, Item, Paint, Picture, PictureSubject, Size, Text, Words};
use crate::engine::{Block, Page, Party, Phrase, PrivateView, PublicView, seat};

/// How many letters a description may have.
pub const ALT: usize = 1_024;

/// A picture that everybody may see.
#[derive(Clone, Debug, PartialEq)]
pub struct PublicPicture(Sketch);

impl PublicPicture {
    /// What is looked at, with what changed since then ringed. None: there is no picture of it.
    pub fn of(
        context: &Context<'_>,
        locale: Locale,
        view: PublicView<'_>,
        since: Option<PublicView<'_>>,
        look: &PageRef,
    ) -> Option<PublicPicture> {
        let picture = view.picture(sheet(context, look), since)?;
        let page = match &look.at {
            PageSubject::Page(_) => view.page(page_id(context, look)),
            PageSubject::Player(seat) => view.player(*seat),
        };
        Some(PublicPicture(Sketch::of(context, locale, picture, page)))
    }

    pub fn sketch(&self) -> &Sketch {
        &self.0
    }
}

/// A picture that one person may see.
#[derive(Clone, Debug, PartialEq)]
pub struct PrivatePicture {
    reader: ReaderId,
    sketch: Sketch,
}

impl PrivatePicture {
    /// What is looked at by this seat, with what changed since then ringed. None: there is no picture of it.
    pub fn of(
        context: &Context<'_>,
        reader: &Reader,
        view: PrivateView<'_>,
        since: Option<PrivateView<'_>>,
        look: &PageRef,
    ) -> Option<PrivatePicture> {
        let picture = view.picture(sheet(context, look), since)?;
        let page = match &look.at {
            PageSubject::Page(_) => view.page(page_id(context, look)),
            PageSubject::Player(seat) => view.player(*seat),
        };
        Some(PrivatePicture { reader: reader.id, sketch: Sketch::of(context, reader.locale, picture, page) })
    }

    /// Who may see it.
    pub fn reader(&self) -> ReaderId {
        self.reader
    }

    pub fn sketch(&self) -> &Sketch {
        &self.sketch
    }
}

fn page_id<'a>(context: &Context<'_>, look: &'a PageRef) -> &'a str {
    match &look.at {
        PageSubject::Page(id) if !id.is_empty() => id,
        PageSubject::Page(_) | PageSubject::Player(_) => context.kind.pages().first().map_or("", |page| page.id),
    }
}

fn sheet<'a>(context: &Context<'_>, look: &'a PageRef) -> PictureSubject<'a> {
    match &look.at {
        PageSubject::Page(_) => PictureSubject::Page(page_id(context, look)),
        PageSubject::Player(seat) => PictureSubject::Player(*seat),
    }
}

/// A picture that is described and not yet drawn: it needs no game any more.
#[derive(Clone, Debug, PartialEq)]
pub struct Sketch {
    picture: Picture,
    locale: Locale,
    names: Names,
    alt: String,
}

/// A text of a picture as it is drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct DrawnText {
    pub words: String,
    /// What it was given to stand in, and what its letters cover.
    pub area: Area,
    pub ink: Area,
    pub cut: bool,
    /// Whether a person's name is part of it, which can be longer than any place.
    pub names_somebody: bool,
}

impl DrawnText {
    /// Whether the font has all its letters.
    pub fn is_drawable(&self) -> bool {
        font::draws(&self.words)
    }

    /// Whether its place is just as high as capitals: a letter on a cube.
    pub fn is_low(&self) -> bool {
        self.words.chars().count() <= 3 && self.ink.height > self.area.height
    }
}

impl Sketch {
    fn of(context: &Context<'_>, locale: Locale, mut picture: Picture, page: Option<Page>) -> Sketch {
        // The font has no signs of pieces: pictures say them in words.
        let locale = Locale { aloud: true, ..locale };
        let names = Names::of(locale, context.people, context.kind.automa());
        let name = context.kind.name().say();
        let header = header(&picture, &name);
        picture.items.extend(header);
        let alt = alt(&locale.renderer(context.people), &picture, page.as_ref());
        Sketch { picture, locale, names, alt }
    }

    /// A picture of no position, such as a chart, described by these lines.
    fn chart(mut picture: Picture, locale: Locale, names: Names, lines: Vec<String>) -> Sketch {
        let header = title_bar(&picture, Picture::WIDTH - 40.0, None);
        picture.items.extend(header.items);
        Sketch { picture, locale, names, alt: whole_lines(lines) }
    }

    /// What it shows, for those who cannot see it.
    pub fn alt(&self) -> &str {
        &self.alt
    }

    /// All of it.
    pub fn area(&self) -> Area {
        Area::new(0.0, 0.0, Picture::WIDTH, self.picture.height)
    }

    /// The picture as SVG.
    pub fn svg(&self) -> String {
        let mut svg = Svg::begin(&self.picture, &self.alt);
        svg.item(&Item::Box { area: self.area(), round: 0.0, paint: Paint::fill(self.picture.theme.paper) });
        for item in &self.picture.items {
            match item {
                Item::Text(text) => svg.text(text, &self.fitted(text)),
                item => svg.item(item),
            }
        }
        svg.rings(&self.picture.items);
        svg.end()
    }

    /// The picture as PNG, of this width in pixels.
    pub fn png(&self, width: u32) -> Result<Vec<u8>, DrawError> {
        self.rasterized(&self.svg(), width)
    }

    /// The same from its SVG, for those who have made that already.
    pub fn rasterized(&self, svg: &str, width: u32) -> Result<Vec<u8>, DrawError> {
        png::draw(svg, self.picture.height, width)
    }

    /// Every line of text, for those who check that it is readable.
    pub fn texts(&self) -> Vec<DrawnText> {
        let texts = self.picture.items.iter().filter_map(|item| match item {
            Item::Text(text) => Some(text),
            _ => None,
        });
        let lines = texts.flat_map(|text| {
            let fitted = self.fitted(text);
            let (cut, names_somebody) = (fitted.cut, text.names_somebody());
            let drawn = move |line: fit::Line| DrawnText {
                words: line.words,
                area: text.area,
                ink: line.ink,
                cut,
                names_somebody,
            };
            fitted.lines.into_iter().map(drawn)
        });
        lines.collect()
    }

    fn fitted(&self, text: &Text) -> Fitted {
        let renderer = self.locale.renderer(self.names.people());
        let first = match &text.words {
            Words::Phrase(phrase) => in_the_font(renderer.label(phrase)),
            Words::Initial(phrase) => self.names.sign(&renderer, phrase),
        };
        let ways: Vec<String> =
            [first].into_iter().chain(text.shorter.iter().map(|phrase| in_the_font(renderer.label(phrase)))).collect();
        fit::fitted(text, &ways)
    }
}

/// The name of the game, what stands beside it, and who is to play.
fn header(picture: &Picture, name: &Phrase) -> Vec<Item> {
    // Of a game that is over there is nothing else to know.
    let note = picture.note.as_ref().filter(|_| !picture.waiting.is_empty());
    let mut header = title_bar(picture, if note.is_some() { 460.0 } else { 764.0 }, Some(name));
    if let Some(note) = note {
        let area = Area::new(496.0, 4.0, 288.0, Picture::HEADER - 8.0);
        header.text(Text::new(note.clone(), area, Size::Medium, Colour::WHITE).left().lines(2));
    }
    let seats: Vec<_> = picture.waiting.iter().collect();
    let right = Picture::WIDTH - 16.0;
    match seats[..] {
        [] => {
            let area = Area::new(800.0, 0.0, right - 800.0, Picture::HEADER);
            header.text(Text::new(common::GAME_OVER.say(), area, Size::Large, Colour::WHITE).bold().right());
        }
        [seat] => {
            let area = Area::new(800.0, 0.0, right - 40.0 - 800.0, Picture::HEADER);
            let words = words::TO_PLAY.with([("who", Phrase::Person(seat).into())]);
            let text = Text::new(words, area, Size::Large, Colour::WHITE).bold().right().lines(2);
            header.text(text.or(Phrase::Person(seat)));
            let at = (right - 15.0, Picture::HEADER / 2.0);
            header.worker(at, 15.0, Party::Seat(seat), Phrase::Person(seat));
        }
        _ => {
            let chips = seats.len() as f32 * 36.0;
            let area = Area::new(800.0, 0.0, right - chips - 10.0 - 800.0, Picture::HEADER);
            header.text(Text::new(words::ALL_TO_PLAY.say(), area, Size::Large, Colour::WHITE).bold().right());
            for (place, seat) in seats.iter().rev().enumerate() {
                let at = (right - 15.0 - place as f32 * 36.0, Picture::HEADER / 2.0);
                header.worker(at, 15.0, Party::Seat(*seat), Phrase::Person(*seat));
            }
        }
    }
    header.items
}

/// The bar at the top, with the title: this wide at most, or the shorter one.
fn title_bar(picture: &Picture, width: f32, shorter: Option<&Phrase>) -> Picture {
    let mut header = Picture::new(Phrase::empty(), picture.waiting, picture.theme, Picture::HEADER);
    let bar = Area::new(0.0, 0.0, Picture::WIDTH, Picture::HEADER);
    header.rect(bar, 0.0, Paint::fill(picture.theme.accent));
    lattice(&mut header, Area::new(800.0, 0.0, 400.0, Picture::HEADER));
    let title = Area::new(20.0, 0.0, width, Picture::HEADER);
    let title = Text::new(picture.title.clone(), title, Size::Huge, Colour::WHITE).bold().left();
    header.text(shorter.into_iter().fold(title, |title, shorter| title.or(shorter.clone())));
    header
}

/// A lattice of diamonds, as on tiles.
fn lattice(picture: &mut Picture, area: Area) {
    let paint = Paint::edge(Colour::WHITE.faded(26), 1.0);
    let side = area.height / 2.0;
    for column in 0..(area.width / side) as usize {
        for row in 0..2 {
            let (x, y) = (area.x + (column as f32 + 0.5) * side, area.y + row as f32 * side);
            let half = side / 2.0;
            let points = [(x, y), (x + half, y + half), (x, y + side), (x - half, y + half)];
            picture.polygon(points, paint);
        }
    }
}

/// What a picture shows, from the page that tells the same in words: as many whole lines as there is room for.
fn alt(renderer: &Renderer<'_>, picture: &Picture, page: Option<&Page>) -> String {
    let to_play = match picture.waiting.iter().collect::<Vec<seat::Seat>>()[..] {
        [] => common::GAME_OVER.say(),
        [seat] => words::TO_PLAY.with([("who", Phrase::Person(seat).into())]),
        _ => words::ALL_TO_PLAY.say(),
    };
    let mut lines = vec![renderer.label(&picture.title), renderer.label(&to_play)];
    for block in page.into_iter().flat_map(|page| &page.blocks) {
        let (name, all) = match block {
            Block::Line(line) => (None, std::slice::from_ref(line)),
            Block::Field { name, lines } => (Some(name), lines.as_slice()),
            Block::Grid { name, plain, .. } => (name.as_ref(), plain.as_slice()),
        };
        lines.extend(name.map(|name| format!("{}:", renderer.label(name))));
        lines.extend(all.iter().map(|line| renderer.label(line)).filter(|line| !line.is_empty()));
    }
    whole_lines(lines)
}

/// As many whole lines as a description has room for.
fn whole_lines(lines: Vec<String>) -> String {
    let mut alt = String::new();
    for line in lines {
        if length(&alt) + 1 + length(&line) > ALT {
            break;
        }
        if !alt.is_empty() {
            alt.push('\n');
        }
        alt.push_str(&line);
    }
    alt
}

/// Signs of texts for which the font has another one.
fn in_the_font(words: String) -> String {
    words.replace('✗', "×").replace('✓', "+")
}
