//! The texts of all languages. That each uses just the arguments of the English one, the build has seen.

use std::collections::BTreeSet;

use super::catalogue::{Catalogue, declared, letters, patterns, plurals};
use engine::{Arg, Phrase, Seat};
use present::{Language, Locale, People, Script};
use words_build::{Kind, Text};

/// Language and key of each text that is right although it is the English one.
const SAME_AS_ENGLISH: &str = include_str!("../../../templates/same-as-english.txt");

/// Numbers with which every plural form of our languages is met.
const NUMBERS: [i64; 8] = [-1, 0, 1, 2, 5, 11, 21, 22];

fn assert_none(faults: Vec<String>) {
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

/// A text that a language lacks is said in English, so that a text can be tried before it is translated.
#[test]
fn every_text_is_there_in_every_language() {
    let missing = Language::ALL
        .into_iter()
        .flat_map(|language| present::missing(language).into_iter().map(move |id| format!("{language} lacks {id}")));
    assert_none(missing.collect());
}

#[test]
fn every_text_can_be_said() {
    let mut faults = Vec::new();
    let people = People::default();
    for catalogue in &Catalogue::all() {
        let locale = Locale::of(catalogue.language, Script::Plain);
        for text in declared() {
            let Some(message) = catalogue.messages.get(&*text.id) else { continue };
            let forms = message.attributes.iter().map(|form| Some(form.id.name));
            for (form, number) in [None].into_iter().chain(forms).flat_map(|form| NUMBERS.map(|number| (form, number)))
            {
                let said = locale.renderer(&people).form(form, &text.id, &sample(&text, number));
                if said.trim().is_empty() || said.contains("{") {
                    faults.push(format!("{} {} with {number}: {said:?}", catalogue.language, text.id));
                }
            }
        }
    }
    assert_none(faults);
}

fn sample(text: &Text, number: i64) -> Vec<(&str, Arg)> {
    let value = |kind: &Kind| match kind {
        Kind::Number => Arg::Number(number),
        Kind::Sign => Arg::Sign("B2".to_owned()),
        Kind::Person => Arg::Person(Seat(0)),
        Kind::Phrase => Arg::Phrase(Box::new(Phrase::sign("phrase"))),
    };
    text.args.iter().map(|(name, kind)| (&**name, value(kind))).collect()
}

#[test]
fn plural_forms_are_complete() {
    let mut faults = Vec::new();
    for catalogue in &Catalogue::all() {
        let needed: BTreeSet<_> = (0..=100).map(|number| catalogue.language.plural(number)).collect();
        for (id, message) in &catalogue.messages {
            for choice in patterns(message).flat_map(plurals) {
                // What no other form is for may also be called *other*.
                let has = |form: &&str| choice.contains(form) || (*form == "many" && choice.contains("other"));
                if !needed.iter().all(has) {
                    faults.push(format!("{} {id}: {choice:?}", catalogue.language));
                }
            }
        }
    }
    assert_none(faults);
}

#[test]
fn forms_that_are_asked_for_exist() {
    let missing = |catalogue: &Catalogue| {
        let (wanted, there) = (catalogue.wanted_forms(), catalogue.forms());
        let name = |form: &&str| format!("{}: no text has a form .{form}", catalogue.language);
        wanted.difference(&there).map(name).collect::<Vec<_>>()
    };
    assert_none(Catalogue::all().iter().flat_map(missing).collect());
}

#[test]
fn texts_are_translated() {
    let allowed: BTreeSet<(&str, &str)> = SAME_AS_ENGLISH
        .lines()
        .filter(|line| !line.starts_with('#'))
        .filter_map(|line| line.trim().split_once(' '))
        .collect();
    let english = Catalogue::of(Language::En);
    let mut same = BTreeSet::new();
    for catalogue in Language::ALL[1..].iter().copied().map(Catalogue::of) {
        for (id, message) in &catalogue.messages {
            // What has no letters of its own is the same everywhere.
            let wordy = message.value.as_ref().is_some_and(|text| letters(text).chars().any(char::is_alphabetic));
            if wordy && english.text(id) == message.value.as_ref() {
                same.insert((catalogue.language.code(), *id));
            }
        }
    }
    let faults = same.difference(&allowed).map(|(code, id)| format!("{code} {id} is the English text"));
    let idle = allowed.difference(&same).map(|(code, id)| format!("{code} {id} is allowed in vain"));
    assert_none(faults.chain(idle).collect());
}

#[test]
fn texts_have_no_marks_of_a_front_end() {
    let mut faults = Vec::new();
    for catalogue in &Catalogue::all() {
        for (id, message) in &catalogue.messages {
            let text: String = patterns(message).map(letters).collect();
            if text.contains(['*', '_', '~', '|', '<', '>', '`', '#', '@', '\\']) {
                faults.push(format!("{} {id}: {text:?}", catalogue.language));
            }
        }
    }
    assert_none(faults);
}

#[test]
fn every_option_of_a_table_has_words() {
    let mut faults = Vec::new();
    for game in games::known() {
        for spec in game.options {
            let words = game.option_words.iter().find(|words| words.id == spec.id);
            let named: Vec<_> = words.iter().flat_map(|words| words.values).map(|(value, _)| *value).collect();
            if named != spec.values {
                faults.push(format!("{} {}: {:?}, words for {named:?}", game.id, spec.id, spec.values));
            }
        }
    }
    assert_none(faults);
}
