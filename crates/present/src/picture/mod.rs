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
mod result;
mod svg;

use fit::Fitted;
pub use font::{BOLD as BOLD_FONT, REGULAR as FONT, draws};
use names::Names;
pub use png::DrawError;
use svg::Svg;

use super::context::Context;
use crate::panels::page_ref::{PageRef, PageSubject};
use crate::wording::people::People;
use crate::wording::reader::{Locale, Reader, ReaderId};
use crate::wording::renderer::Renderer;
use crate::wording::text::length;
use crate::words;
use engine::picture::{Area, Colour, Format, Icon, Item, Paint, Picture, PictureSubject, Sign, Size, Text, Words};
use engine::{Block, GameInfo, GlanceLine, Page, Party, Phrase, PrivateView, PublicView, seat};

/// How many letters a description may have.
pub const ALT: usize = 1_024;

/// A picture that everybody may see.
#[derive(Clone, Debug, PartialEq)]
pub struct PublicPicture(Sketch);

impl PublicPicture {
    /// What is looked at as a message shows it, with what changed since then ringed. None: there is no picture of it.
    pub fn of(
        context: &Context<'_>,
        locale: Locale,
        view: PublicView<'_>,
        since: Option<PublicView<'_>>,
        look: &PageRef,
    ) -> Option<PublicPicture> {
        let picture = in_message(context, look, |subject| view.picture(subject, since));
        PublicPicture::with(context, locale, view, look, picture?)
    }

    /// The same as a page shows it.
    pub fn sheet(
        context: &Context<'_>,
        locale: Locale,
        view: PublicView<'_>,
        since: Option<PublicView<'_>>,
        look: &PageRef,
    ) -> Option<PublicPicture> {
        PublicPicture::with(context, locale, view, look, view.picture(subject(context, look), since)?)
    }

    fn with(
        context: &Context<'_>,
        locale: Locale,
        view: PublicView<'_>,
        look: &PageRef,
        picture: Picture,
    ) -> Option<PublicPicture> {
        let page = match &look.at {
            PageSubject::Page(_) => view.page(page_id(context, look)),
            PageSubject::Player(seat) => view.player(*seat),
        };
        let glance = if is_board(context, look) { view.glance() } else { Vec::new() };
        Some(PublicPicture(Sketch::of(context, locale, picture, page, &glance)))
    }

    /// Every sign of a game's pictures with its word. None: the game has no pictures.
    pub fn signs(kind: &'static GameInfo, locale: Locale) -> Option<PublicPicture> {
        let (theme, signs) = (kind.signs)()?;
        let (locale, people) = (Locale { aloud: true, ..locale }, People::default());
        let renderer = locale.renderer(&people);
        let lines = signs.iter().map(|(_, word)| renderer.label(word)).collect();
        let picture = Picture::legend(words::PictureSigns { game: kind.name.say() }.say(), theme, &signs);
        Some(PublicPicture(Sketch::chart(picture, locale, Names::of(locale, &people, None), lines)))
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
    /// What is looked at by this seat as a message shows it, with what changed since then ringed. None: there is no
    /// picture of it.
    pub fn of(
        context: &Context<'_>,
        reader: &Reader,
        view: PrivateView<'_>,
        since: Option<PrivateView<'_>>,
        look: &PageRef,
    ) -> Option<PrivatePicture> {
        let picture = in_message(context, look, |subject| view.picture(subject, since));
        PrivatePicture::with(context, reader, view, look, picture?)
    }

    /// The same as a page shows it.
    pub fn sheet(
        context: &Context<'_>,
        reader: &Reader,
        view: PrivateView<'_>,
        since: Option<PrivateView<'_>>,
        look: &PageRef,
    ) -> Option<PrivatePicture> {
        PrivatePicture::with(context, reader, view, look, view.picture(subject(context, look), since)?)
    }

    fn with(
        context: &Context<'_>,
        reader: &Reader,
        view: PrivateView<'_>,
        look: &PageRef,
        picture: Picture,
    ) -> Option<PrivatePicture> {
        let page = match &look.at {
            PageSubject::Page(_) => view.page(page_id(context, look)),
            PageSubject::Player(seat) => view.player(*seat),
        };
        let glance = if is_board(context, look) { view.glance() } else { Vec::new() };
        Some(PrivatePicture { reader: reader.id, sketch: Sketch::of(context, reader.locale, picture, page, &glance) })
    }

    /// Who may see it.
    pub fn reader(&self) -> ReaderId {
        self.reader
    }

    pub fn sketch(&self) -> &Sketch {
        &self.sketch
    }
}

/// Whether it is the whole board that is looked at.
fn is_board(context: &Context<'_>, look: &PageRef) -> bool {
    let first = context.kind.pages.first().map(|page| page.id);
    matches!(&look.at, PageSubject::Page(_)) && first == Some(page_id(context, look))
}

fn page_id<'a>(context: &Context<'_>, look: &'a PageRef) -> &'a str {
    match &look.at {
        PageSubject::Page(id) if !id.is_empty() => id,
        PageSubject::Page(_) | PageSubject::Player(_) => context.kind.pages.first().map_or("", |page| page.id),
    }
}

/// The board as it is drawn for messages, anything else as on its page.
fn in_message(
    context: &Context<'_>,
    look: &PageRef,
    draw: impl Fn(PictureSubject<'_>) -> Option<Picture>,
) -> Option<Picture> {
    let subject = subject(context, look);
    let board = context.kind.pages.first().map(|page| PictureSubject::Page(page.id));
    let small = if Some(subject) == board { draw(PictureSubject::Message) } else { None };
    small.or_else(|| draw(subject))
}

fn subject<'a>(context: &Context<'_>, look: &'a PageRef) -> PictureSubject<'a> {
    match &look.at {
        PageSubject::Page(_) => PictureSubject::Page(page_id(context, look)),
        PageSubject::Player(seat) => PictureSubject::Player(*seat),
    }
}

/// What the icons of a game's pictures stand for.
#[derive(Clone, Debug, Default)]
pub struct Tips(Vec<(Icon, Colour, String)>);

impl Tips {
    pub fn new(kind: &'static GameInfo, locale: Locale) -> Tips {
        let (locale, people) = (Locale { aloud: true, ..locale }, People::default());
        let renderer = locale.renderer(&people);
        let signs = (kind.signs)().map_or(Vec::new(), |(_, signs)| signs);
        let tip = |(sign, word): &(Sign, Phrase)| {
            let (icon, colour) = sign.icon()?;
            Some((icon, colour, renderer.label(word)))
        };
        Tips(signs.iter().filter_map(tip).collect())
    }

    /// The word of an icon in this colour, or else in any.
    fn of(&self, icon: Icon, colour: Colour) -> Option<&str> {
        let alike = || self.0.iter().filter(|(known, ..)| *known == icon);
        let found = alike().find(|(_, known, _)| *known == colour).or_else(|| alike().next());
        found.map(|(.., word)| word.as_str())
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
    fn of(
        context: &Context<'_>,
        locale: Locale,
        mut picture: Picture,
        page: Option<Page>,
        glance: &[GlanceLine],
    ) -> Sketch {
        // The font has no signs of pieces: pictures say them in words.
        let locale = Locale { aloud: true, ..locale };
        let names = Names::of(locale, context.people, context.kind.automa);
        let name = context.kind.name.say();
        let header = header(&picture, &name);
        picture.items.extend(header);
        let alt = alt(&locale.renderer(context.people), &picture, glance, page.as_ref());
        Sketch { picture, locale, names, alt }
    }

    /// A picture of no position, such as a chart, described by these lines.
    fn chart(mut picture: Picture, locale: Locale, names: Names, lines: Vec<String>) -> Sketch {
        let header = title_bar(&picture, picture.format.width() - 40.0, None);
        picture.items.extend(header.items);
        Sketch { picture, locale, names, alt: whole_lines(lines) }
    }

    /// What it shows, for those who cannot see it.
    pub fn alt(&self) -> &str {
        &self.alt
    }

    /// All of it.
    pub fn area(&self) -> Area {
        Area::new(0.0, 0.0, self.picture.format.width(), self.picture.height)
    }

    /// The width in pixels in which it is drawn for a message.
    pub fn pixels(&self) -> u32 {
        self.picture.format.pixels()
    }

    /// The picture as SVG.
    pub fn svg(&self) -> String {
        self.drawn(&Tips::default()).end()
    }

    /// The same for a page, where icons have tooltips.
    pub fn svg_with_tips(&self, tips: &Tips) -> String {
        self.drawn(tips).end()
    }

    /// The same with every place to which answers may belong: a rectangle with its name, in which nothing is drawn.
    pub fn svg_with_places(&self, tips: &Tips) -> String {
        let mut svg = self.drawn(tips);
        svg.places(&self.picture.items);
        svg.end()
    }

    fn drawn<'a>(&self, tips: &'a Tips) -> Svg<'a> {
        let mut svg = Svg::begin(&self.picture, &self.alt, tips);
        svg.item(&Item::Box { area: self.area(), round: 0.0, paint: Paint::fill(self.picture.theme.paper) });
        self.items(&mut svg, &self.picture);
        svg
    }

    fn items(&self, svg: &mut Svg<'_>, picture: &Picture) {
        for item in &picture.items {
            match item {
                Item::Text(text) => svg.text(text, &self.fitted(text)),
                Item::Inset { picture, at, scale } => {
                    svg.begin_inset((at.0, at.1 - picture.format.header() * scale), *scale);
                    self.items(svg, picture);
                    svg.end_inset();
                }
                item => svg.item(item),
            }
        }
        svg.rings(picture);
    }

    /// The picture as PNG, of this width in pixels.
    pub fn png(&self, width: u32) -> Result<Vec<u8>, DrawError> {
        self.rasterized(&self.svg(), width)
    }

    /// The same from its SVG, for those who have made that already.
    pub fn rasterized(&self, svg: &str, width: u32) -> Result<Vec<u8>, DrawError> {
        png::draw(svg, (self.picture.format.width(), self.picture.height), width)
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
    match picture.format {
        Format::Sheet => sheet_header(picture, name),
        Format::Message => message_header(picture, name),
    }
}

/// The same with less room: a name for one player, signs for several.
fn message_header(picture: &Picture, name: &Phrase) -> Vec<Item> {
    let (width, high) = (Format::Message.width(), Format::Message.header());
    let title = if picture.waiting.is_empty() { 200.0 } else { 244.0 };
    let mut header = title_bar(picture, title, Some(name));
    let rest = Area::new(title + 10.0, 0.0, width - title - 16.0, high);
    let seats: Vec<_> = picture.waiting.iter().collect();
    for (place, seat) in seats.iter().rev().enumerate() {
        let at = (rest.right() - 10.0 - place as f32 * 22.0, rest.centre().1);
        header.worker(at, 10.0, Party::Seat(*seat), Phrase::Person(*seat));
    }
    match seats[..] {
        [] => header.text(Text::new(words::GAME_OVER.say(), rest, Size::Medium, Colour::WHITE).bold().right()),
        [seat] => {
            let name = Area { width: rest.width - 24.0, ..rest };
            header.text(Text::new(Phrase::Person(seat), name, Size::Medium, Colour::WHITE).bold().right());
        }
        _ => {}
    }
    header.items
}

fn sheet_header(picture: &Picture, name: &Phrase) -> Vec<Item> {
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
            header.text(Text::new(words::GAME_OVER.say(), area, Size::Large, Colour::WHITE).bold().right());
        }
        [seat] => {
            let area = Area::new(800.0, 0.0, right - 40.0 - 800.0, Picture::HEADER);
            let words = words::PictureToPlay { who: Phrase::Person(seat) }.say();
            let text = Text::new(words, area, Size::Large, Colour::WHITE).bold().right().lines(2);
            header.text(text.or(Phrase::Person(seat)));
            let at = (right - 15.0, Picture::HEADER / 2.0);
            header.worker(at, 15.0, Party::Seat(seat), Phrase::Person(seat));
        }
        _ => {
            let chips = seats.len() as f32 * 36.0;
            let area = Area::new(800.0, 0.0, right - chips - 10.0 - 800.0, Picture::HEADER);
            header.text(Text::new(words::PICTURE_ALL_TO_PLAY.say(), area, Size::Large, Colour::WHITE).bold().right());
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
    let high = picture.format.header();
    let mut header = Picture::new(Phrase::empty(), picture.waiting, picture.theme, high);
    header.rect(Area::new(0.0, 0.0, picture.format.width(), high), 0.0, Paint::fill(picture.theme.accent));
    let (left, size) = match picture.format {
        Format::Sheet => {
            lattice(&mut header, Area::new(800.0, 0.0, 400.0, high));
            (20.0, Size::Huge)
        }
        Format::Message => (6.0, Size::Large),
    };
    let title = Area::new(left, 0.0, width, high);
    let title = Text::new(picture.title.clone(), title, size, Colour::WHITE).bold().left();
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

/// What a picture shows: how everybody stands, then the page that tells the same in words, as many whole lines as there is
/// room for.
fn alt(renderer: &Renderer<'_>, picture: &Picture, glance: &[GlanceLine], page: Option<&Page>) -> String {
    let to_play = match picture.waiting.iter().collect::<Vec<seat::Seat>>()[..] {
        [] => words::GAME_OVER.say(),
        [seat] => words::PictureToPlay { who: Phrase::Person(seat) }.say(),
        _ => words::PICTURE_ALL_TO_PLAY.say(),
    };
    let mut lines = vec![renderer.label(&picture.title), renderer.label(&to_play)];
    for GlanceLine { of, stands, shown } in glance {
        let stands: Vec<String> = [stands].into_iter().chain(shown).map(|part| renderer.label(part)).collect();
        let of = if of != &Phrase::empty() { format!("{}: ", renderer.label(of)) } else { Default::default() };
        lines.push(of + &stands.join(" · "));
    }
    let told = |block: &&Block| !glance.iter().any(|line| matches!(block, Block::Line(said) if *said == line.stands));
    for block in page.into_iter().flat_map(|page| &page.blocks).filter(told) {
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
