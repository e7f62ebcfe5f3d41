//! Charts: lines over time and bars, as pictures. Signs and names stand at the lines and bars, so nobody needs the colours.

use super::Sketch;
use super::names::Names;
use crate::wording::people::People;
use crate::wording::reader::Locale;
use engine::picture::{Area, Colour, Paint, Picture, Size, Text, Theme, Words};
use engine::seat::SeatSet;
use engine::{Key, Phrase};

const THEME: Theme = Theme::AZULEJO;

/// How high the lines are, without what is written around them.
const PLOT: f32 = 190.0;
/// What is written above the lines or bars takes this, and each row of names below that.
const CAPTION: f32 = 34.0;
const NAMES: f32 = 22.0;
/// What lies between the names and the lines.
const GAP: f32 = 10.0;
/// What the moments below the lines take.
const MOMENTS: f32 = 22.0;
/// What the signs at the right ends of lines take, and from one to the next.
const ENDS: f32 = 30.0;
const END: f32 = 20.0;
/// What a digit of the values at the left takes.
const DIGIT: f32 = 8.6;
/// As many lines as this, or a few more, divide the values.
const DIVISIONS: f32 = 5.0;
/// How high the row of a bar is, and the bar in it.
const ROW: f32 = 30.0;
const BAR: f32 = 14.0;
/// The radius of a player's sign.
const SIGN: f32 = 9.0;
/// With more marks than this along the bottom all have their brief names, each in this width.
const MOST_NAMED: usize = 4;
const BRIEF: f32 = 21.0;
/// The most points that are marked on a line.
const POINTS: usize = 24;
/// The most values that the description of a line gives, apart from the last one.
const TOLD: usize = 6;

/// Values over time, a line for each of those whom they belong to.
#[derive(Clone, Debug, PartialEq)]
pub struct LineChart {
    pub title: Phrase,
    /// What the values are.
    pub values: Phrase,
    /// Named moments in time, in order.
    pub marks: Vec<Mark>,
    pub series: Vec<Series>,
}

/// A moment in time that has a name. What follows it, up to the next one, belongs to it.
#[derive(Clone, Debug, PartialEq)]
pub struct Mark {
    pub at: f32,
    pub name: Phrase,
    /// What is said instead where there is little room.
    pub brief: Phrase,
}

/// One line of a chart.
#[derive(Clone, Debug, PartialEq)]
pub struct Series {
    /// Whose it is; a person's sign is the one by which pictures know them.
    pub name: Phrase,
    pub colour: Colour,
    /// Time and value, in the order of time.
    pub points: Vec<(f32, f32)>,
    /// Times that are marked on it, with numbers from 1.
    pub marked: Vec<f32>,
}

/// Values beside each other, a bar each.
#[derive(Clone, Debug, PartialEq)]
pub struct BarChart {
    pub title: Phrase,
    /// What the values are.
    pub values: Phrase,
    pub bars: Vec<Bar>,
}

/// One bar of a chart. Values below nothing are drawn as nothing.
#[derive(Clone, Debug, PartialEq)]
pub struct Bar {
    pub name: Phrase,
    pub colour: Colour,
    pub value: f32,
    /// The value in words, such as `7 of 12`.
    pub said: Phrase,
}

impl Series {
    /// The newest value at a time.
    fn at(&self, time: f32) -> Option<f32> {
        self.points.iter().take_while(|point| point.0 <= time).last().map(|point| point.1)
    }
}

impl LineChart {
    /// The chart, ready to be drawn. The people are those whom its phrases name by their seats; an automa that plays
    /// against one of them has a sign of its own.
    pub fn sketch(&self, locale: Locale, people: &People, automa: Option<&'static Key>) -> Sketch {
        let names = self.series.len().div_ceil(2) as f32 * NAMES;
        let height = CAPTION + names + GAP + PLOT + MOMENTS;
        let mut picture = Picture::message(self.title.clone(), SeatSet::default(), THEME, height);
        let points = || self.series.iter().flat_map(|series| &series.points);
        let scale = Scale::of(points().map(|point| point.1));
        let digits = scale.divisions().map(|value| value.round().to_string().len()).max().unwrap_or(1);
        let (head, rest) = picture.body().take_top(CAPTION + names, GAP);
        let (left, rest) = rest.split_bottom(MOMENTS).0.split_left(digits as f32 * DIGIT + 6.0);
        let plot = rest.split_right(ENDS).0;
        let times = || points().map(|point| point.0).chain(self.marks.iter().map(|mark| mark.at));
        let (first, last) = (times().fold(f32::INFINITY, f32::min), times().fold(f32::NEG_INFINITY, f32::max));
        let x = |time: f32| plot.x + plot.width * if last > first { (time - first) / (last - first) } else { 0.0 };
        let y = |value: f32| plot.bottom() - plot.height * scale.share(value);

        caption(&mut picture, &self.values);
        picture.rect(plot, 0.0, Paint::fill(THEME.panel));
        for value in scale.divisions() {
            let at = y(value);
            picture.line((plot.x, at), (plot.right(), at), if value == 0.0 { 1.5 } else { 0.7 }, THEME.edge);
            let area = Area::new(left.x, at - 9.0, left.width - 5.0, 18.0);
            picture.text(Text::new(value.round() as i32, area, Size::Medium, THEME.faint).right());
        }
        let all_brief = self.marks.len() > MOST_NAMED;
        let mut free = plot.x;
        for (place, Mark { at, name, brief }) in self.marks.iter().enumerate() {
            let (at, end) = (x(*at), self.marks.get(place + 1).map_or(plot.right(), |next| x(next.at)));
            picture.line((at, plot.y), (at, plot.bottom() + 4.0), 0.7, THEME.edge);
            let (name, width) = if all_brief { (brief, BRIEF) } else { (name, end - at) };
            // A name that does not fit is left out rather than cut.
            if at + 0.5 < free || at + width > plot.right() + 0.5 {
                continue;
            }
            free = at + width;
            let area = Area::new(at + 1.0, plot.bottom() + 4.0, (width - 2.0).max(1.0), 18.0);
            picture.text(
                Text::new(name.clone(), area, Size::Medium, THEME.faint).left().or(brief.clone()).or(Phrase::empty()),
            );
        }
        for (place, series) in self.series.iter().enumerate() {
            let points: Vec<(f32, f32)> = series.points.iter().map(|(time, value)| (x(*time), y(*value))).collect();
            for pair in points.windows(2) {
                picture.line(pair[0], pair[1], 2.2, series.colour);
            }
            // Where there are many points, a few tell one line from another.
            for point in points.iter().step_by(points.len().div_ceil(POINTS).max(1)) {
                point_of(&mut picture, place, *point, series.colour);
            }
        }
        self.numbers(&mut picture, plot, x, y);
        let ends: Vec<f32> =
            self.series.iter().map(|one| one.points.last().map_or(plot.bottom(), |p| y(p.1))).collect();
        for (series, at) in self.series.iter().zip(spread(&ends, plot)) {
            let from = series.points.last().map_or((plot.right(), at), |point| (x(point.0), y(point.1)));
            picture.line(from, (plot.right() + 8.0, at), 1.0, series.colour);
            sign(&mut picture, (plot.right() + 18.0, at), series.colour, &series.name);
        }
        let places = head.split_top(CAPTION).1.rows(self.series.len().div_ceil(2), 0.0);
        for (series, place) in self.series.iter().zip(places.flat_map(|row| row.columns(2, 8.0))) {
            let (name, last) = named(&mut picture, place, series.colour, &series.name).split_right(48.0);
            picture.text(Text::new(series.name.clone(), name, Size::Large, THEME.ink).left());
            if let Some((_, value)) = series.points.last() {
                picture.text(Text::new(value.round() as i32, last, Size::Large, THEME.ink).bold().right());
            }
        }
        sketch(picture, locale, (people, automa), &self.values, |renderer| {
            self.series.iter().map(|series| self.described(renderer, series)).collect()
        })
    }

    /// The numbers of what is marked, above or below its line where no other number stands.
    fn numbers(&self, picture: &mut Picture, plot: Area, x: impl Fn(f32) -> f32, y: impl Fn(f32) -> f32) {
        const RADIUS: f32 = 7.5;
        let mut taken: Vec<Area> = Vec::new();
        for series in &self.series {
            for (number, time) in (1u8..).zip(&series.marked) {
                let Some(value) = series.at(*time) else { continue };
                let point = (x(*time), y(value));
                let steps =
                    (1u8..=8).flat_map(|step| [-1.0, 1.0].map(|side| side * f32::from(step) * (2.0 * RADIUS + 1.0)));
                let places = steps.map(|down| Area::around((point.0, point.1 + down), 2.0 * RADIUS + 2.0));
                let free = |place: &Area| place.within(plot) || place.y >= plot.y && place.bottom() <= plot.bottom();
                let place = places.filter(free).find(|place| taken.iter().all(|other| !place.overlaps(*other)));
                let Some(place) = place else { continue };
                taken.push(place);
                picture.line(point, place.centre(), 1.5, Colour::GOLD);
                picture.disc(place.centre(), RADIUS, Paint::fill(Colour::GOLD).edged(series.colour, 1.5));
                picture.text(Text::new(number, place, Size::Medium, Colour::BLACK).bold());
            }
        }
    }

    /// The values of a line at some of the named moments and at the end, in words.
    fn described(&self, renderer: &dyn Fn(&Phrase) -> String, series: &Series) -> String {
        let said = |value: f32| Phrase::sign((value.round() as i32).to_string());
        let few = self.marks.len().div_ceil(TOLD).max(1);
        let marks = self.marks.iter().step_by(few).filter_map(|Mark { at, name, .. }| {
            let value = series.at(*at)?;
            Some(format!("{} {}", renderer(name), renderer(&said(value))))
        });
        // Where no moment has a name, the line is told from its beginning.
        let first = series.points.first().filter(|_| self.marks.is_empty() && series.points.len() > 1);
        let first = first.map(|point| renderer(&said(point.1)));
        let last = series.points.last().map(|point| renderer(&said(point.1)));
        format!(
            "{}: {}",
            renderer(&series.name),
            first.into_iter().chain(marks).chain(last).collect::<Vec<_>>().join(", ")
        )
    }
}

impl BarChart {
    /// The chart, ready to be drawn. The people are those whom its phrases name by their seats.
    pub fn sketch(&self, locale: Locale, people: &People) -> Sketch {
        let height = CAPTION + ROW * self.bars.len().max(1) as f32;
        let mut picture = Picture::message(self.title.clone(), SeatSet::default(), THEME, height);
        caption(&mut picture, &self.values);
        let rows = picture.body().split_top(CAPTION).1;
        let most = self.bars.iter().map(|bar| bar.value).fold(0.0, f32::max);
        for (bar, row) in self.bars.iter().zip(rows.rows(self.bars.len(), 2.0)) {
            let (names, rest) = row.split_left(122.0);
            let (track, said) = rest.split_right(84.0);
            let name = named(&mut picture, names, bar.colour, &bar.name);
            picture.text(Text::new(bar.name.clone(), name, Size::Large, THEME.ink).left());
            let track = track.middle(track.width - 8.0, BAR);
            picture.rect(track, 3.0, Paint::fill(THEME.blank));
            let share = if most > 0.0 { (bar.value / most).clamp(0.0, 1.0) } else { 0.0 };
            if share > 0.0 {
                picture.rect(Area { width: (track.width * share).max(3.0), ..track }, 3.0, Paint::fill(bar.colour));
            }
            picture.text(Text::new(bar.said.clone(), said, Size::Large, THEME.ink).bold().left());
        }
        sketch(picture, locale, (people, None), &self.values, |renderer| {
            self.bars.iter().map(|bar| format!("{}: {}", renderer(&bar.name), renderer(&bar.said))).collect()
        })
    }
}

/// Puts the words in, and describes the chart line by line.
fn sketch(
    picture: Picture,
    locale: Locale,
    (people, automa): (&People, Option<&'static Key>),
    values: &Phrase,
    lines: impl FnOnce(&dyn Fn(&Phrase) -> String) -> Vec<String>,
) -> Sketch {
    let locale = Locale { aloud: true, ..locale };
    let names = Names::of(locale, people, automa);
    let renderer = locale.renderer(people);
    let say = |phrase: &Phrase| renderer.label(phrase);
    let mut told = vec![say(&picture.title), say(values)];
    told.extend(lines(&say));
    Sketch::chart(picture, locale, names, told)
}

/// What the values are, above them.
fn caption(picture: &mut Picture, values: &Phrase) {
    let head = picture.body().split_top(CAPTION).0;
    picture.text(Text::new(values.clone(), head, Size::Medium, THEME.ink).left().lines(2));
}

/// The sign of whoever a line or bar belongs to, at the left of its name. Returns the place of the name.
fn named(picture: &mut Picture, area: Area, colour: Colour, name: &Phrase) -> Area {
    let (left, rest) = area.split_left(2.0 * SIGN + 6.0);
    sign(picture, (left.x + SIGN, left.centre().1), colour, name);
    rest
}

/// The sign of the player to whom a line or bar belongs.
fn sign(picture: &mut Picture, at: (f32, f32), colour: Colour, name: &Phrase) {
    picture.disc(at, SIGN, Paint::fill(colour));
    let area = Area::around(at, 2.0 * SIGN);
    picture.text(Text::new(Words::Initial(name.clone()), area, Size::Medium, colour.letters()).bold());
}

/// A point of a line, in a shape that no other line of the chart has.
fn point_of(picture: &mut Picture, line: usize, at: (f32, f32), colour: Colour) {
    let (x, y) = at;
    let paint = Paint::fill(colour).edged(Colour::WHITE, 0.7);
    match line % 4 {
        0 => picture.disc(at, 3.2, paint),
        1 => picture.rect(Area::around(at, 5.8), 0.0, paint),
        2 => picture.polygon([(x, y - 4.2), (x + 4.2, y + 3.2), (x - 4.2, y + 3.2)], paint),
        _ => picture.polygon([(x, y - 4.6), (x + 4.6, y), (x, y + 4.6), (x - 4.6, y)], paint),
    }
}

/// Places for the names at the ends of lines: each as near to its line as the others allow.
fn spread(wanted: &[f32], within: Area) -> Vec<f32> {
    let mut order: Vec<usize> = (0..wanted.len()).collect();
    order.sort_by(|one, other| wanted[*one].total_cmp(&wanted[*other]));
    let mut places = wanted.to_vec();
    // Downwards nothing comes too near to what is above it; then upwards nothing leaves the chart.
    let mut free = f32::NEG_INFINITY;
    for line in &order {
        places[*line] = places[*line].max(free);
        free = places[*line] + END;
    }
    let mut free = within.bottom();
    for line in order.iter().rev() {
        places[*line] = places[*line].min(free);
        free = places[*line] - END;
    }
    places
}

/// From where to where values are drawn, and how far apart its lines are.
struct Scale {
    low: f32,
    high: f32,
    step: f32,
}

impl Scale {
    /// Whole steps of 1, 2 or 5 times a power of ten around all values, nothing among them.
    fn of(values: impl Iterator<Item = f32>) -> Scale {
        let (mut low, mut high) = (0.0f32, 1.0f32);
        for value in values.filter(|value| value.is_finite()) {
            (low, high) = (low.min(value), high.max(value));
        }
        let mut step = 1.0f32;
        for factor in [2.0, 2.5, 2.0].into_iter().cycle() {
            if (high - low) / step <= DIVISIONS {
                break;
            }
            step *= factor;
        }
        Scale { low: (low / step).floor() * step, high: (high / step).ceil() * step, step }
    }

    fn share(&self, value: f32) -> f32 {
        ((value - self.low) / (self.high - self.low)).clamp(0.0, 1.0)
    }

    fn divisions(&self) -> impl Iterator<Item = f32> {
        let (low, step) = (self.low, self.step);
        (0..=((self.high - low) / step).round() as usize).map(move |place| low + place as f32 * step)
    }
}
