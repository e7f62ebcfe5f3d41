//! Texts that are almost right, and texts that are anything but.

use proptest::prelude::*;
use proptest::sample::{Index, select};

/// A small change of a text.
#[derive(Clone, Debug)]
pub enum Slip {
    Cut(Index, usize),
    Truncate(Index),
    Double(Index, usize),
    Put(Index, String),
    Swap(Index, Index),
    /// Another number in the place of the n-th one.
    Number(Index, i64),
    /// A whole line goes, comes twice, or changes places with another.
    DropLine(Index),
    DoubleLine(Index),
    SwapLines(Index, Index),
}

/// Numbers at which programs break.
pub const NUMBERS: [i64; 14] = [0, 1, -1, 2, 7, 9, 20, 99, 127, 255, 256, 65_535, i32::MAX as i64 + 1, i64::MAX];

/// Texts at which programs break: other scripts, marks of Discord, quotes, controls.
const NASTY: [&str; 20] = [
    "",
    " ",
    ":",
    "-",
    "@everyone",
    "<@123456789>",
    "`x`",
    "```",
    "**",
    "||",
    "👩‍👩‍👧‍👦🇵🇹",
    "\u{202e}abc",
    "שלום",
    "Ünïcødé ñ",
    "\0",
    "\n",
    "\t1",
    "'; drop table games; --",
    "../../etc/passwd",
    "99999999999999999999999999",
];

pub fn number() -> impl Strategy<Value = i64> {
    prop_oneof![select(NUMBERS.to_vec()), 0..300_i64]
}

/// Any text at all, up to `most` characters.
pub fn anything(most: usize) -> impl Strategy<Value = String> {
    let nasty = || select(NASTY.to_vec()).prop_map(str::to_owned);
    let letters = prop::collection::vec(any::<char>(), 0..=most).prop_map(String::from_iter);
    let words = prop::collection::vec(nasty(), 1..4).prop_map(|parts| parts.join(" "));
    let long = (nasty(), 1..=most).prop_map(|(text, times)| text.repeat(times));
    prop_oneof![nasty(), letters, words, long].prop_map(move |text| text.chars().take(most).collect())
}

/// One to three slips.
pub fn slips() -> impl Strategy<Value = Vec<Slip>> {
    let index = any::<Index>;
    let slip = prop_oneof![
        (index(), 1..8_usize).prop_map(|(at, count)| Slip::Cut(at, count)),
        index().prop_map(Slip::Truncate),
        (index(), 1..8_usize).prop_map(|(at, count)| Slip::Double(at, count)),
        (index(), anything(6)).prop_map(|(at, text)| Slip::Put(at, text)),
        (index(), index()).prop_map(|(one, two)| Slip::Swap(one, two)),
        (index(), number()).prop_map(|(at, number)| Slip::Number(at, number)),
        index().prop_map(Slip::DropLine),
        index().prop_map(Slip::DoubleLine),
        (index(), index()).prop_map(|(one, two)| Slip::SwapLines(one, two)),
    ];
    prop::collection::vec(slip, 1..4)
}

/// The text after all these slips.
pub fn slipped(text: &str, slips: &[Slip]) -> String {
    slips.iter().fold(text.to_owned(), |text, slip| slip.apply(&text))
}

impl Slip {
    fn apply(&self, text: &str) -> String {
        let letters: Vec<char> = text.chars().collect();
        match self {
            Slip::Number(at, number) => with_number(text, |count| at.index(count), *number),
            Slip::DropLine(_) | Slip::DoubleLine(_) | Slip::SwapLines(..) => self.on_lines(text),
            _ if letters.is_empty() => text.to_owned(),
            Slip::Put(at, put) => {
                let (before, after) = letters.split_at(at.index(letters.len()));
                before.iter().copied().chain(put.chars()).chain(after.iter().copied()).collect()
            }
            Slip::Truncate(at) => letters[..at.index(letters.len())].iter().collect(),
            Slip::Cut(at, count) => {
                let from = at.index(letters.len());
                let to = (from + count).min(letters.len());
                letters[..from].iter().chain(&letters[to..]).collect()
            }
            Slip::Double(at, count) => {
                let from = at.index(letters.len());
                let to = (from + count).min(letters.len());
                letters[..to].iter().chain(&letters[from..]).collect()
            }
            Slip::Swap(one, two) => {
                let mut letters = letters;
                let (one, two) = (one.index(letters.len()), two.index(letters.len()));
                letters.swap(one, two);
                letters.into_iter().collect()
            }
        }
    }

    fn on_lines(&self, text: &str) -> String {
        let mut lines: Vec<&str> = text.split('\n').collect();
        let count = lines.len();
        match self {
            Slip::DropLine(at) => drop(lines.remove(at.index(count))),
            Slip::DoubleLine(at) => lines.insert(at.index(count), lines[at.index(count)]),
            Slip::SwapLines(one, two) => lines.swap(one.index(count), two.index(count)),
            _ => {}
        }
        lines.join("\n")
    }
}

/// The same text with another number in the place of one of its numbers, which `choose` chooses from so many.
pub fn with_number(text: &str, choose: impl FnOnce(usize) -> usize, number: i64) -> String {
    let places = numbers_in(text);
    if places.is_empty() {
        return text.to_owned();
    }
    let place = places[choose(places.len())].clone();
    format!("{}{number}{}", &text[..place.start], &text[place.end..])
}

/// Where there are numbers in a text.
pub fn numbers_in(text: &str) -> Vec<std::ops::Range<usize>> {
    let mut places: Vec<std::ops::Range<usize>> = Vec::new();
    for (at, letter) in text.char_indices().filter(|(_, letter)| letter.is_ascii_digit()) {
        match places.last_mut() {
            Some(place) if place.end == at => place.end += letter.len_utf8(),
            _ => places.push(at..at + letter.len_utf8()),
        }
    }
    places
}
