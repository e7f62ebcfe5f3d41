//! The names that are typed are words that front ends accept, each once.

use std::collections::BTreeSet;

use crate::wording::commands::local_name;
use crate::wording::text::length;
use crate::{CommandWords, Language};
use engine::Key;

/// Discord's rule for names of commands and options, which is the strictest.
fn is_name(name: &str) -> bool {
    let letter = |letter: char| letter.is_alphanumeric() || "-_'".contains(letter);
    (1..=32).contains(&name.chars().count()) && name.chars().all(letter) && name.to_lowercase() == name
}

#[test]
fn commands_have_names_in_every_language() {
    for (game, language) in games::known().flat_map(|game| Language::ALL.map(|language| (game, language))) {
        let place = format!("{} in {language}", game.id);
        check(&place, language, game.commands.iter().map(|command| (command.name, command.about)));
        for command in game.commands {
            check(&place, language, command.slots.iter().map(|slot| (slot.name, slot.about)));
        }
    }
}

fn check(place: &str, language: Language, commands: impl Iterator<Item = (&'static str, &'static Key)>) {
    let mut names = BTreeSet::new();
    for (english, about) in commands {
        let words = CommandWords::named(english, about, language);
        assert!(is_name(&words.name), "{place}: {:?}", words.name);
        assert!((1..=100).contains(&length(&words.about)), "{place}: {:?}", words.about);
        assert!(
            language == Language::En || local_name(about, language).is_some(),
            "{place}: {} has no .name",
            about.id
        );
        assert!(names.insert(words.name.clone()), "{place}: {} twice", words.name);
    }
}
