//! Texts fitted into their areas: shrunk, then said shorter, then cut.

use super::font;
use engine::picture::{Align, Area, Size, Text};

/// From one line to the next, for letters of size 1.
const LEADING: f32 = 1.22;
/// What a single line takes with its capitals in the middle, so that its tails are still inside.
const LINE: f32 = 1.21;
/// From the baseline up to the middle of a capital.
const MIDDLE: f32 = 0.365;
/// From the baseline up to the top of the highest letters, and down to the lowest.
const ABOVE: f32 = 0.76;
const BELOW: f32 = 0.24;

const ELLIPSIS: char = '…';

/// A text as it is drawn.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Fitted {
    pub size: Size,
    pub lines: Vec<Line>,
    /// How many of the longer ways of saying it did not fit.
    pub shortened: usize,
    /// Whether even the shortest way of saying it did not fit, and was cut.
    pub cut: bool,
}

/// A line and where it begins, ends or has its middle, on its baseline.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Line {
    pub words: String,
    pub at: (f32, f32),
    /// What its letters cover.
    pub ink: Area,
}

/// Fits a text; the ways of saying it are in the order in which they are preferred.
pub(super) fn fitted(text: &Text, ways: &[String]) -> Fitted {
    let room = Room::of(text);
    for (shortened, way) in ways.iter().enumerate() {
        let mut size = Some(text.size);
        while let Some(tried) = size {
            if let Some(lines) = room.divided(way, tried) {
                return Fitted { size: tried, lines: room.placed(lines, tried, text), shortened, cut: false };
            }
            size = tried.smaller();
        }
    }
    let shortest = ways.last().map(String::as_str).unwrap_or_default();
    let lines = room.cut(shortest);
    let cut = lines.join(" ") != shortest;
    Fitted { size: Size::Small, lines: room.placed(lines, Size::Small, text), shortened: ways.len(), cut }
}

/// How much room a text has, as it is read.
struct Room {
    width: f32,
    height: f32,
    lines: usize,
    bold: bool,
}

impl Room {
    fn of(text: &Text) -> Room {
        let (width, height) =
            if text.turned { (text.area.height, text.area.width) } else { (text.area.width, text.area.height) };
        Room { width, height, lines: text.lines.max(1), bold: text.bold }
    }

    fn holds(&self, line: &str, size: Size) -> bool {
        font::width(line, size.units(), self.bold) <= self.width
    }

    /// How many lines of this size there is room for.
    fn most(&self, size: Size) -> usize {
        let size = size.units();
        let further = ((self.height - LINE * size) / (LEADING * size)).floor();
        if further < 0.0 { 0 } else { (further as usize + 1).min(self.lines) }
    }

    /// The words in lines, if they fit at this size.
    fn divided(&self, words: &str, size: Size) -> Option<Vec<String>> {
        let most = self.most(size);
        let mut lines: Vec<String> = Vec::new();
        for word in words.split(' ') {
            match lines.last_mut() {
                Some(line) if self.holds(&format!("{line} {word}"), size) => {
                    line.push(' ');
                    line.push_str(word);
                }
                _ if self.holds(word, size) => lines.push(word.to_owned()),
                _ => return None,
            }
            if lines.len() > most {
                return None;
            }
        }
        Some(lines)
    }

    /// As much as there is room for in the smallest size, with an ellipsis.
    fn cut(&self, words: &str) -> Vec<String> {
        let most = self.most(Size::Small).max(1);
        let mut lines = Vec::new();
        let mut rest = words.trim();
        while lines.len() + 1 < most && !self.holds(rest, Size::Small) {
            let fits = |end: &usize| self.holds(rest[..*end].trim_end(), Size::Small);
            let mut ends = rest.match_indices(' ').map(|(end, _)| end);
            let Some(end) = ends.rfind(fits) else { break };
            lines.push(rest[..end].trim_end().to_owned());
            rest = rest[end..].trim_start();
        }
        lines.push(self.clipped(rest));
        lines
    }

    /// One line, its end left out if it must be.
    fn clipped(&self, line: &str) -> String {
        if self.holds(line, Size::Small) {
            return line.to_owned();
        }
        let ends = line.char_indices().map(|(end, _)| end).rev();
        let mut clipped = ends.map(|end| {
            let kept = line[..end].trim_end_matches(|letter: char| " ,;:·–(".contains(letter));
            format!("{kept}{ELLIPSIS}")
        });
        clipped.find(|line| self.holds(line, Size::Small)).unwrap_or_default()
    }

    /// Where the lines stand. They are laid out as they are read, and turned afterwards.
    fn placed(&self, lines: Vec<String>, size: Size, text: &Text) -> Vec<Line> {
        let letters = size.units();
        let leading = LEADING * letters;
        let further = lines.len().saturating_sub(1) as f32 * leading;
        let first = match self.height / 2.0 + MIDDLE * letters - further / 2.0 {
            _ if text.top => ABOVE * letters,
            // Tails stay within the area where there is room for them.
            middle if self.height >= (ABOVE + BELOW) * letters + further => {
                middle.min(self.height - BELOW * letters - further).max(ABOVE * letters)
            }
            middle => middle,
        };
        let line = |(place, words): (usize, String)| {
            let width = font::width(&words, letters, self.bold);
            let x = match text.align {
                Align::Left => 0.0,
                Align::Centre => self.width / 2.0,
                Align::Right => self.width,
            };
            let left = match text.align {
                Align::Left => 0.0,
                Align::Centre => (self.width - width) / 2.0,
                Align::Right => self.width - width,
            };
            let y = first + place as f32 * leading;
            let ink = Area::new(left, y - ABOVE * letters, width, (ABOVE + BELOW) * letters);
            Line { words, at: turned((x, y), text), ink: turned_area(ink, text) }
        };
        lines.into_iter().enumerate().map(line).collect()
    }
}

/// From within a text's room to the picture.
fn turned((x, y): (f32, f32), text: &Text) -> (f32, f32) {
    let area = text.area;
    if text.turned { (area.x + y, area.bottom() - x) } else { (area.x + x, area.y + y) }
}

fn turned_area(ink: Area, text: &Text) -> Area {
    let area = text.area;
    if text.turned {
        Area::new(area.x + ink.y, area.bottom() - ink.right(), ink.height, ink.width)
    } else {
        ink.moved(area.x, area.y)
    }
}
