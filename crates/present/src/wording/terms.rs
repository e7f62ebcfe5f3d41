//! Looking up what people type: the terms of the rules, by their names or by other words for them.
//!
//! A name may have a form `.also`: what else leads to it, and what it was called before. Commas stand between words for
//! the same thing, semicolons between things. Everything that is searched knows them from here.

use super::language::Language;
use super::people::People;
use super::reader::Locale;
use super::script::Script;
use super::texts::{self, Piece};
use engine::{GameInfo, Key, Term};

/// The form of a name that lists what else leads to it.
const ALSO: &str = "also";

/// The fewest letters that find what begins with them.
const BEGINNING: usize = 3;

/// The terms that are meant by what was typed, the best first: by the id, the name or another word for it; then those
/// whose names have all of these words; then those whose names have words that begin so. Words are never found inside
/// others. If the reader's language knows none, English does.
pub fn find_terms(kind: &GameInfo, language: Language, typed: &str) -> Vec<&'static Term> {
    let in_language = |language: Language| {
        let rank = |term: &'static Term| Some((rank(term, language, typed)?, term));
        let mut found: Vec<(usize, &Term)> = kind.terms.iter().filter_map(rank).collect();
        found.sort_by_key(|(rank, _)| *rank);
        found.into_iter().map(|(_, term)| term).collect::<Vec<_>>()
    };
    let found = in_language(language);
    if found.is_empty() { in_language(Language::En) } else { found }
}

/// Other words for the same thing as was typed.
#[derive(Debug)]
pub struct OtherWords(Vec<Vec<String>>);

impl OtherWords {
    pub fn of(kind: &GameInfo, language: Language, typed: &str) -> OtherWords {
        let typed = words(typed);
        let keys = kind.terms.iter().map(|term| term.name);
        let keys = keys.chain(kind.commands.iter().map(|command| command.about));
        let mut others = Vec::new();
        for group in keys.flat_map(|key| groups(key, language)) {
            let same = group.into_iter().map(words);
            let (meant, rest): (Vec<_>, Vec<_>) = same.partition(|name| begins(name, &typed));
            if !meant.is_empty() {
                others.extend(rest);
            }
        }
        OtherWords(others)
    }

    /// Whether one of them is in a label.
    pub fn are_in(&self, label: &str) -> bool {
        let label = words(label);
        self.0.iter().any(|other| begins(&label, other))
    }
}

/// The words of the form `.also`.
pub(crate) fn also(key: &Key, language: Language) -> impl Iterator<Item = &'static str> {
    groups(key, language).flatten()
}

/// The words of the form `.also`, those for the same thing together.
fn groups(key: &Key, language: Language) -> impl Iterator<Item = Vec<&'static str>> {
    let also = texts::text(language, key.id).and_then(|text| text.own_form(ALSO));
    let listed = also.and_then(|also| match also.pieces() {
        [Piece::Words(listed)] => Some(*listed),
        _ => None,
    });
    let groups = listed.into_iter().flat_map(|listed| listed.split(';'));
    groups.map(|group| group.split(',').map(str::trim).collect())
}

/// Everything that leads to what a text names, its name first.
fn names(key: &'static Key, language: Language) -> impl Iterator<Item = String> {
    let own = Locale::of(language, Script::Plain).renderer(&People::default()).label(&key.say());
    [own].into_iter().chain(also(key, language).map(str::to_owned))
}

fn rank(term: &'static Term, language: Language, typed: &str) -> Option<usize> {
    let wanted = words(typed);
    if term.id == typed.trim() {
        return Some(0);
    }
    let of_name = |(place, name): (usize, String)| {
        let name = words(&name);
        let other = usize::from(place > 0);
        if name == wanted {
            Some(1 + other)
        } else if wanted.iter().all(|word| name.contains(word)) {
            Some(3 + other)
        } else {
            begins(&name, &wanted).then_some(5 + other)
        }
    };
    names(term.name, language).enumerate().filter_map(of_name).min().filter(|_| !wanted.is_empty())
}

/// Whether each word that was typed is one of these, or begins one.
fn begins(name: &[String], typed: &[String]) -> bool {
    let found = |typed: &String| {
        let enough = typed.chars().count() >= BEGINNING;
        name.iter().any(|word| word == typed || enough && word.starts_with(typed.as_str()))
    };
    !typed.is_empty() && typed.iter().all(found)
}

/// The words of a text in lower case, without marks.
fn words(text: &str) -> Vec<String> {
    let text = text.to_lowercase().replace('ё', "е");
    text.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty()).map(str::to_owned).collect()
}
