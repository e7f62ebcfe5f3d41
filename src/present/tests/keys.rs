//! Every declared key has a right text in every language, and there is no other text.

use std::collections::BTreeSet;

use super::catalogue::{Catalogue, declared, letters, patterns, plurals};
use crate::engine::phrase::ArgKind;
use crate::engine::{Arg, Key, Phrase, Seat};
use crate::games;
use crate::present::{Language, Locale, People, Script};

/// Language and key of each text that is right although it is the English one.
const SAME_AS_ENGLISH: &str = include_str!("../../../templates/same-as-english.txt");

/// Numbers with which every plural form of our languages is met.
const NUMBERS: [i64; 8] = [-1, 0, 1, 2, 5, 11, 21, 22];

fn assert_none(faults: Vec<String>) {
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn files_are_readable_and_no_text_occurs_twice() {
    assert_none(Catalogue::all().into_iter().flat_map(|catalogue| catalogue.faults).collect());
}

#[test]
fn no_key_is_declared_twice() {
    let mut seen = BTreeSet::new();
    assert_none(declared().iter().filter(|key| !seen.insert(key.id)).map(|key| key.id.to_owned()).collect());
}

#[test]
fn every_key_has_a_text_in_every_language() {
    let missing = |catalogue: &Catalogue| {
        let absent = |key: &&&Key| catalogue.text(key.id).is_none();
        let name = |key: &&Key| format!("{} lacks {}", catalogue.language, key.id);
        declared().iter().filter(absent).map(name).collect::<Vec<_>>()
    };
    assert_none(Catalogue::all().iter().flat_map(missing).collect());
}

#[test]
fn no_text_is_superfluous() {
    let ids: BTreeSet<_> = declared().iter().map(|key| key.id).collect();
    let superfluous = |catalogue: &Catalogue| {
        let referred: BTreeSet<_> = catalogue.messages.values().flat_map(|m| catalogue.references(m)).collect();
        let idle = |id: &&&str| !ids.contains(**id) && !referred.contains(**id);
        catalogue.messages.keys().filter(idle).map(|id| format!("{}: {id}", catalogue.language)).collect::<Vec<_>>()
    };
    assert_none(Catalogue::all().iter().flat_map(superfluous).collect());
}

#[test]
fn texts_use_just_the_arguments_that_are_declared() {
    let mut faults = Vec::new();
    for catalogue in &Catalogue::all() {
        for key in declared() {
            let Some(message) = catalogue.messages.get(key.id) else { continue };
            let known: BTreeSet<_> = key.args.iter().map(|(name, _)| *name).collect();
            let used = catalogue.text(key.id).map(|text| catalogue.variables(text)).unwrap_or_default();
            if used != known {
                faults.push(format!("{} {}: declared {known:?}, used {used:?}", catalogue.language, key.id));
            }
            let in_forms: BTreeSet<_> = patterns(message).flat_map(|form| catalogue.variables(form)).collect();
            if !in_forms.is_subset(&known) {
                faults.push(format!("{} {}: forms use {in_forms:?}", catalogue.language, key.id));
            }
        }
    }
    assert_none(faults);
}

#[test]
fn every_text_can_be_said() {
    let mut faults = Vec::new();
    let people = People::default();
    for catalogue in &Catalogue::all() {
        let locale = Locale::of(catalogue.language, Script::Plain);
        for key in declared() {
            let Some(message) = catalogue.messages.get(key.id) else { continue };
            let forms = message.attributes.iter().map(|form| Some(form.id.name));
            for (form, number) in [None].into_iter().chain(forms).flat_map(|form| NUMBERS.map(|number| (form, number)))
            {
                let text = locale.renderer(&people).form(form, key, &sample(key, number));
                if text.trim().is_empty() || text.contains("{") {
                    faults.push(format!("{} {} with {number}: {text:?}", catalogue.language, key.id));
                }
            }
        }
    }
    assert_none(faults);
}

fn sample(key: &Key, number: i64) -> Vec<(&'static str, Arg)> {
    let value = |kind: &ArgKind| match kind {
        ArgKind::Number => Arg::Number(number),
        ArgKind::Sign => Arg::sign("B2"),
        ArgKind::Person => Seat(0).into(),
        ArgKind::Phrase => Phrase::sign("phrase").into(),
    };
    key.args.iter().map(|(name, kind)| (*name, value(kind))).collect()
}

#[test]
fn plural_forms_are_complete() {
    let mut faults = Vec::new();
    for catalogue in &Catalogue::all() {
        let needed: &[&[&str]] = match catalogue.language {
            Language::Ru => &[&["one", "few", "many"], &["one", "few", "other"]],
            _ => &[&["one", "other"]],
        };
        for (id, message) in &catalogue.messages {
            for choice in patterns(message).flat_map(plurals) {
                if !needed.iter().any(|forms| forms.iter().all(|form| choice.contains(form))) {
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
        for spec in game.options() {
            let words = game.option_words().iter().find(|words| words.id == spec.id);
            let named: Vec<_> = words.iter().flat_map(|words| words.values).map(|(value, _)| *value).collect();
            if named != spec.values {
                faults.push(format!("{} {}: {:?}, words for {named:?}", game.id(), spec.id, spec.values));
            }
        }
    }
    assert_none(faults);
}
