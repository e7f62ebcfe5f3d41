//! Puts phrases into words.

use std::fmt::Write;

use super::language::Language;
use super::people::People;
use super::reader::Locale;
use super::script::{Script, Within};
use super::texts::{self, Pattern, Piece, Placeable, Select};
use crate::words;
use engine::{Arg, Phrase, Seat};

/// Speaks one language, of these people, to one front end.
#[derive(Clone, Copy, Debug)]
pub struct Renderer<'a> {
    locale: Locale,
    people: &'a People,
}

impl<'a> Renderer<'a> {
    pub fn new(locale: Locale, people: &'a People) -> Renderer<'a> {
        Renderer { locale, people }
    }

    pub fn language(&self) -> Language {
        self.locale.language
    }

    pub fn script(&self) -> Script {
        self.locale.script
    }

    /// Whether grids are told in sentences, and signs in words.
    pub fn aloud(&self) -> bool {
        self.locale.aloud
    }

    /// In the front end's script: for texts.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.speech(self.locale.script.within()).say(phrase)
    }

    /// Without any marks: for labels and footers, where front ends know none.
    pub fn label(&self, phrase: &Phrase) -> String {
        self.speech(Within::Plain).say(phrase)
    }

    /// A label that stands alone, such as an option: a word at its beginning has a capital letter, a code stays as it is.
    pub(crate) fn option(&self, phrase: &Phrase) -> String {
        let label = self.label(phrase);
        let mut letters = label.chars();
        match letters.next() {
            Some(first) if !letters.clone().next().is_some_and(char::is_numeric) => {
                first.to_uppercase().chain(letters).collect()
            }
            _ => label,
        }
    }

    /// A text in one of its forms.
    pub fn form(&self, form: Option<&str>, id: &str, args: &[(&str, Arg)]) -> String {
        let mut out = String::new();
        self.speech(Within::Plain).write_form(form, id, args, &mut out);
        out
    }

    /// For a cell of a grid.
    pub(crate) fn cell(&self, phrase: &Phrase) -> String {
        let within = if self.locale.script == Script::Markdown { Within::Code } else { Within::Plain };
        // Nobody listens to a grid: those who do are told its sentences.
        Speech { aloud: false, ..self.speech(within) }.say(phrase)
    }

    /// Somebody's mention, or the name where there is none.
    pub(crate) fn mention(&self, seat: Seat) -> String {
        let mention = self.people.get(seat).and_then(|person| person.mention.clone());
        mention.unwrap_or_else(|| self.say(&Phrase::Person(seat)))
    }

    /// Phrases as they are listed in a sentence: "Ana, Bo and Cem".
    pub fn listing(&self, mut phrases: Vec<Phrase>) -> Phrase {
        match (phrases.pop(), phrases.is_empty()) {
            (None, _) => Phrase::empty(),
            (Some(last), true) => last,
            (Some(last), false) => words::And { most: Phrase::List(phrases), last }.say(),
        }
    }

    fn speech(&self, within: Within) -> Speech<'a> {
        Speech { language: self.locale.language, aloud: self.locale.aloud, people: self.people, within }
    }
}

/// What a renderer says in one place of a panel.
#[derive(Clone, Copy)]
struct Speech<'a> {
    language: Language,
    /// Whether it is for those who listen.
    aloud: bool,
    people: &'a People,
    within: Within,
}

impl Speech<'_> {
    fn say(&self, phrase: &Phrase) -> String {
        let mut out = String::new();
        self.write(phrase, &mut out);
        out
    }

    fn write(&self, phrase: &Phrase, out: &mut String) {
        self.write_inflected(None, phrase, out);
    }

    fn write_joined(&self, form: Option<&str>, phrases: &[Phrase], between: &str, out: &mut String) {
        for (place, phrase) in phrases.iter().enumerate() {
            if place > 0 {
                out.push_str(between);
            }
            self.write_inflected(form, phrase, out);
        }
    }

    fn write_person(&self, seat: Seat, out: &mut String) {
        match self.people.get(seat) {
            Some(person) => match &person.name {
                Some(name) if person.bot.is_some() => {
                    self.write(&words::BotName { name: name.clone() }.say(), out);
                }
                Some(name) => self.within.escape(name, out),
                None => self.write(&words::FORMER_PLAYER.say(), out),
            },
            None => self.write(&words::Player { seat: seat.to_string() }.say(), out),
        }
    }

    /// A text in one of its forms, or as it is if it does not have that form.
    fn write_form(&self, form: Option<&str>, id: &str, args: &[(&str, Arg)], out: &mut String) {
        match texts::text(self.language, id) {
            Some(text) => self.write_pattern(text.form(form, self.aloud), args, out),
            None => out.push_str(id),
        }
    }

    fn write_pattern(&self, pattern: &Pattern, args: &[(&str, Arg)], out: &mut String) {
        for piece in pattern.pieces() {
            match piece {
                Piece::Words(words) => out.push_str(words),
                Piece::Placeable(given) => self.write_given(given, args, out),
                Piece::Select(choice) => self.write_pattern(self.chosen(choice, args), args, out),
            }
        }
    }

    fn chosen<'c>(&self, choice: &'c Select, args: &[(&str, Arg)]) -> &'c Pattern {
        match arg(args, &choice.by) {
            Some(Arg::Number(number)) => choice.by_number(self.language, *number),
            Some(Arg::Sign(sign)) => choice.by_name(sign),
            _ => {
                let mut name = String::new();
                self.write_given(&choice.by, args, &mut name);
                choice.by_name(&name)
            }
        }
    }

    fn write_given(&self, given: &Placeable, args: &[(&str, Arg)], out: &mut String) {
        match arg(args, given) {
            Some(Arg::Number(number)) => {
                let _ = write!(out, "{number}");
            }
            Some(Arg::Sign(sign)) => self.within.escape(sign, out),
            Some(Arg::Person(seat)) => self.write_person(*seat, out),
            Some(Arg::Phrase(phrase)) => self.write_inflected(given.form, phrase, out),
            None => {}
        }
    }

    /// A phrase within another. A list has the forms of what is listed; signs and names are never inflected.
    fn write_inflected(&self, form: Option<&str>, phrase: &Phrase, out: &mut String) {
        match phrase {
            Phrase::Said { id, args } => self.write_form(form, id, args, out),
            Phrase::List(phrases) => self.write_joined(form, phrases, ", ", out),
            Phrase::Row(phrases) => self.write_joined(form, phrases, " ", out),
            Phrase::Sign(sign) => self.within.escape(sign, out),
            Phrase::Person(seat) => self.write_person(*seat, out),
            Phrase::Initials(seat) => self.within.escape(&self.people.initials(*seat), out),
            Phrase::Moment(unix) => out.push_str(&self.within.script().moment(*unix)),
        }
    }
}

/// The argument that a text means. Tests prove that texts name only those that there are.
fn arg<'a>(args: &'a [(&str, Arg)], given: &Placeable) -> Option<&'a Arg> {
    let found = args.iter().find(|(name, _)| *name == given.name).map(|(_, arg)| arg);
    debug_assert!(found.is_some(), "no argument {}", given.name);
    found
}
