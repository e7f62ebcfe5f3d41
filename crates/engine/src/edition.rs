//! Edition files: the values of a game, separate from its rules.
//!
//! A game always keeps the content it started with, which is identified by its hash.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use serde::de::{DeserializeOwned, Error};
use serde::{Deserialize, Deserializer, Serialize};
use sha2::{Digest, Sha256};

use crate::vocabulary::Word;

/// What is wrong with an edition file: the table and key, and what is expected there.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{place}: {problem}")]
pub struct EditionError {
    /// Table and key, such as `ships.copies`, or a line.
    pub place: String,
    pub problem: String,
}

impl EditionError {
    pub fn at(place: impl Into<String>, problem: impl Into<String>) -> EditionError {
        EditionError { place: one_line(place.into()), problem: one_line(problem.into()) }
    }
}

/// The parser's message may span lines; a sentence has only one.
fn one_line(text: String) -> String {
    if text.chars().any(char::is_control) { text.replace(char::is_control, " ") } else { text }
}

/// Fails unless it holds.
pub fn check(holds: bool, place: &str, problem: impl Into<String>) -> Result<(), EditionError> {
    if holds { Ok(()) } else { Err(EditionError::at(place, problem)) }
}

/// Fails if one of these numbers is larger than `most`: what a game adds up has to fit its counters.
pub fn at_most<T: Copy + PartialOrd + fmt::Display>(place: &str, numbers: &[T], most: T) -> Result<(), EditionError> {
    match numbers.iter().find(|number| **number > most) {
        Some(number) => Err(EditionError::at(place, format!("expected at most {most}, found {number}"))),
        None => Ok(()),
    }
}

/// Deserializes a table with exactly these keys as the list of its values.
pub fn keyed<'de, D: Deserializer<'de>, T: Deserialize<'de>, const N: usize>(
    deserializer: D,
    keys: [&str; N],
) -> Result<[T; N], D::Error> {
    let mut table = BTreeMap::<String, T>::deserialize(deserializer)?;
    let values: Vec<T> = keys.iter().filter_map(|key| table.remove(*key)).collect();
    let values = values.try_into().ok().filter(|_| table.is_empty());
    values.ok_or_else(|| D::Error::custom(format!("expected a value for each of {}", keys.join(", "))))
}

/// Deserializes a table with an entry for each word as the list of these entries.
pub fn by_word<
    'de,
    W: Word + Deserialize<'de> + Ord + fmt::Display,
    D: Deserializer<'de>,
    T: Deserialize<'de>,
    const N: usize,
>(
    deserializer: D,
) -> Result<[T; N], D::Error> {
    let table = BTreeMap::<W, T>::deserialize(deserializer)?;
    let values = table.into_values().collect::<Vec<T>>().try_into().ok();
    values.ok_or_else(|| {
        let words: Vec<String> = W::members().map(|word| word.to_string()).collect();
        D::Error::custom(format!("expected a value for each of {}", words.join(", ")))
    })
}

/// Something that an edition file writes as a short text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Code<T>(pub T);

impl<'de, T: FromStr<Err: fmt::Display>> Deserialize<'de> for Code<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Code<T>, D::Error> {
        String::deserialize(deserializer)?.trim().parse().map(Code).map_err(D::Error::custom)
    }
}

/// Reads the tables of an edition file into their types.
pub fn parse<T: DeserializeOwned>(text: &str) -> Result<T, EditionError> {
    toml::from_str(text).map_err(|error| {
        let message = error.message().to_owned();
        let place = error.span().map_or_else(|| "file".to_owned(), |span| key_at(text, span.start));
        EditionError::at(place, message)
    })
}

/// The table and key at a byte of a TOML text, so that an error can name them.
fn key_at(text: &str, byte: usize) -> String {
    let before = text.get(..byte).unwrap_or(text);
    let line = before.matches('\n').count();
    let lines: Vec<&str> = text.lines().take(line + 1).collect();
    let table = lines.iter().rposition(|line| line.starts_with('['));
    // A list may have several lines.
    let key = lines.iter().skip(table.unwrap_or(0)).rev().find_map(|line| line.split_once('='));
    let table = table.map(|table| lines[table].split(']').next().unwrap_or_default().trim_matches('[').trim());
    let name: Vec<&str> = table.into_iter().chain(key.map(|(key, _)| key.trim())).collect();
    if name.is_empty() { format!("line {}", line + 1) } else { format!("{} (line {})", name.join("."), line + 1) }
}

/// Identifies the content of an edition file.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct EditionHash(String);

impl EditionHash {
    /// The hash of this content, ignoring line endings.
    pub fn of(text: &str) -> EditionHash {
        let hash = Sha256::digest(text.replace("\r\n", "\n").as_bytes());
        EditionHash(hash.iter().take(16).map(|byte| format!("{byte:02x}")).collect())
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// A hash that was stored as text.
    pub fn stored(text: String) -> EditionHash {
        EditionHash(text)
    }
}

impl fmt::Display for EditionHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, Deserialize)]
    #[allow(dead_code)]
    struct Small {
        ships: Ships,
    }

    #[derive(Debug, Deserialize)]
    #[allow(dead_code)]
    struct Ships {
        copies: u8,
    }

    #[test]
    fn errors_name_table_and_key() {
        let error = parse::<Small>("id = 1\n[ships]\ncopies = \"many\"\n").expect_err("a text is no number");
        assert_eq!(error.place, "ships.copies (line 3)");
        let error = parse::<Small>("[ships]\nother = 1\n").expect_err("copies is missing");
        assert!(error.to_string().contains("copies"), "{error}");
    }

    #[test]
    fn numbers_have_bounds() {
        assert_eq!(at_most("ships.copies", &[1, 3], 3), Ok(()));
        let error = at_most("ships.copies", &[1, 4], 3).expect_err("four is too many");
        assert_eq!(error.to_string(), "ships.copies: expected at most 3, found 4");
    }

    #[test]
    fn line_ends_do_not_make_another_edition() {
        assert_eq!(EditionHash::of("a\r\nb"), EditionHash::of("a\nb"));
        assert_ne!(EditionHash::of("a"), EditionHash::of("b"));
    }
}
