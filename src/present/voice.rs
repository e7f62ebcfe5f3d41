//! Puts phrases into words.

use super::bundles;
use super::form::{Inflected, Value};
use super::language::Language;
use super::people::People;
use super::reader::Manner;
use super::script::{Script, Within};
use super::words;
use crate::engine::{Arg, Key, Phrase, Seat};

/// Speaks one language, of these people, to one front end.
#[derive(Clone, Copy, Debug)]
pub struct Voice<'a> {
    manner: Manner,
    people: &'a People,
}

impl<'a> Voice<'a> {
    pub fn new(manner: Manner, people: &'a People) -> Voice<'a> {
        Voice { manner, people }
    }

    pub fn language(&self) -> Language {
        self.manner.language
    }

    pub fn script(&self) -> Script {
        self.manner.script
    }

    /// Whether grids are told in sentences.
    pub fn aloud(&self) -> bool {
        self.manner.aloud
    }

    pub fn people(&self) -> &'a People {
        self.people
    }

    /// In the front end's script: for texts.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.speech(self.manner.script.within()).say(phrase)
    }

    /// Without any marks: for labels and footers, where front ends know none.
    pub fn label(&self, phrase: &Phrase) -> String {
        self.speech(Within::Plain).say(phrase)
    }

    /// For a cell of a grid.
    pub(super) fn cell(&self, phrase: &Phrase) -> String {
        let within = if self.manner.script == Script::Markdown { Within::Code } else { Within::Plain };
        self.speech(within).say(phrase)
    }

    /// Somebody's mention, or the name where there is none.
    pub(super) fn mention(&self, seat: Seat) -> String {
        let mention = self.people.get(seat).and_then(|person| person.mention.clone());
        mention.unwrap_or_else(|| self.say(&Phrase::Person(seat)))
    }

    /// Phrases as they are listed in a sentence: "Ana, Bo and Cem".
    pub fn listing(&self, mut phrases: Vec<Phrase>) -> Phrase {
        match (phrases.pop(), phrases.is_empty()) {
            (None, _) => Phrase::empty(),
            (Some(last), true) => last,
            (Some(last), false) => words::AND.with([("most", Phrase::List(phrases).into()), ("last", last.into())]),
        }
    }

    fn speech(&self, within: Within) -> Speech<'a> {
        Speech { language: self.manner.language, people: self.people, within }
    }
}

/// A voice in one place of a panel.
#[derive(Clone, Copy)]
struct Speech<'a> {
    language: Language,
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
        match phrase {
            Phrase::Said { key, args } => self.write_said(key, args, out),
            Phrase::Sign(sign) => self.within.escape(sign, out),
            Phrase::Person(seat) => self.write_person(*seat, out),
            Phrase::List(phrases) => self.write_joined(phrases, ", ", out),
            Phrase::Row(phrases) => self.write_joined(phrases, " ", out),
        }
    }

    fn write_joined(&self, phrases: &[Phrase], between: &str, out: &mut String) {
        for (place, phrase) in phrases.iter().enumerate() {
            if place > 0 {
                out.push_str(between);
            }
            self.write(phrase, out);
        }
    }

    fn write_person(&self, seat: Seat, out: &mut String) {
        match self.people.get(seat) {
            Some(person) => match &person.name {
                Some(name) => self.within.escape(name, out),
                None => self.write_said(&words::FORMER_PLAYER, &[], out),
            },
            None => self.write_said(&words::PLAYER, &[("seat", Arg::sign(seat))], out),
        }
    }

    fn write_said(&self, key: &Key, args: &[(&'static str, Arg)], out: &mut String) {
        out.push_str(&bundles::format(self.language, key.id, None, &self.values(args)));
    }

    fn values(&self, args: &[(&'static str, Arg)]) -> Vec<(&'static str, Value)> {
        args.iter().map(|(name, arg)| (*name, self.value(arg))).collect()
    }

    fn value(&self, arg: &Arg) -> Value {
        match arg {
            Arg::Number(number) => Value::Number(*number),
            Arg::Sign(sign) => Value::Text(self.within.escaped(sign)),
            Arg::Person(seat) => Value::Text(self.say(&Phrase::Person(*seat))),
            Arg::Phrase(phrase) => self.phrase_value(phrase),
        }
    }

    /// The phrase with its forms, if its text has any.
    fn phrase_value(&self, phrase: &Phrase) -> Value {
        match phrase {
            Phrase::Said { key, args } => {
                let message = bundles::message(self.language, key);
                if message.is_some_and(|message| message.attributes().next().is_some()) {
                    Value::Inflected(Inflected::said(self.language, key.id, self.values(args)))
                } else {
                    Value::Text(self.say(phrase))
                }
            }
            Phrase::List(phrases) => self.joined_value(phrases, ", "),
            Phrase::Row(phrases) => self.joined_value(phrases, " "),
            Phrase::Sign(_) | Phrase::Person(_) => Value::Text(self.say(phrase)),
        }
    }

    fn joined_value(&self, phrases: &[Phrase], between: &'static str) -> Value {
        let parts = phrases.iter().map(|phrase| self.phrase_value(phrase)).collect();
        Value::Inflected(Inflected::joined(parts, between))
    }
}
