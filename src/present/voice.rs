//! Puts phrases into words.

use fluent_bundle::{FluentArgs, FluentMessage, FluentValue};

use super::bundles;
use super::form::Inflected;
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
        let Some(message) = bundles::message(self.language, key) else {
            debug_assert!(false, "no text for {} in {}", key.id, self.language);
            out.push_str(key.id);
            return;
        };
        let values: FluentArgs<'_> = args.iter().map(|(name, arg)| (*name, self.value(arg))).collect();
        self.write_pattern(message, None, &values, out);
    }

    /// Writes a message, or one of its forms.
    fn write_pattern(
        &self,
        message: FluentMessage<'static>,
        form: Option<&str>,
        args: &FluentArgs<'_>,
        out: &mut String,
    ) {
        let pattern = match form {
            Some(form) => message.get_attribute(form).map(|attribute| attribute.value()),
            None => message.value(),
        };
        let Some(pattern) = pattern else { return };
        let mut errors = Vec::new();
        let text = bundles::of(self.language).format_pattern(pattern, Some(args), &mut errors);
        debug_assert!(errors.is_empty(), "{text}: {errors:?}");
        out.push_str(&text);
    }

    fn value(&self, arg: &Arg) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Sign(sign) => FluentValue::from(self.say(&Phrase::Sign(sign.clone()))),
            Arg::Person(seat) => FluentValue::from(self.say(&Phrase::Person(*seat))),
            Arg::Phrase(phrase) => self.phrase_value(phrase),
        }
    }

    fn phrase_value(&self, phrase: &Phrase) -> FluentValue<'static> {
        match self.inflected(phrase) {
            Some(inflected) => FluentValue::Custom(Box::new(inflected)),
            None => FluentValue::from(self.say(phrase)),
        }
    }

    /// The phrase with its forms, if its text has any; a list has the forms of what is listed.
    fn inflected(&self, phrase: &Phrase) -> Option<Inflected> {
        match phrase {
            Phrase::Said { key, args } => {
                let message = bundles::message(self.language, key)?;
                message.attributes().next()?;
                let values: FluentArgs<'_> = args.iter().map(|(name, arg)| (*name, self.value(arg))).collect();
                let said = |form| {
                    let mut out = String::new();
                    self.write_pattern(bundles::message(self.language, key)?, form, &values, &mut out);
                    Some(out)
                };
                let forms =
                    message.attributes().filter_map(|form| Some((form.id().to_owned(), said(Some(form.id()))?)));
                Some(Inflected { forms: forms.collect(), base: said(None)? })
            }
            Phrase::List(phrases) => self.inflected_all(phrases, ", "),
            Phrase::Row(phrases) => self.inflected_all(phrases, " "),
            Phrase::Sign(_) | Phrase::Person(_) => None,
        }
    }

    fn inflected_all(&self, phrases: &[Phrase], between: &str) -> Option<Inflected> {
        let parts: Vec<_> = phrases.iter().map(|phrase| (phrase, self.inflected(phrase))).collect();
        let (_, first) = parts.iter().find(|(_, inflected)| inflected.is_some())?;
        let names: Vec<String> =
            first.iter().flat_map(|part| part.forms.iter()).map(|(name, _)| name.clone()).collect();
        let joined = |form: &str| {
            let text = |(phrase, part): &(&Phrase, Option<Inflected>)| match part {
                Some(part) => {
                    part.forms.iter().find(|(name, _)| name == form).map_or(&part.base, |(_, text)| text).clone()
                }
                None => self.say(phrase),
            };
            parts.iter().map(text).collect::<Vec<_>>().join(between)
        };
        let forms = names.iter().map(|name| (name.clone(), joined(name))).collect();
        Some(Inflected { base: joined(""), forms })
    }
}
