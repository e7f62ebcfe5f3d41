//! Names and descriptions in every language, in Discord's form.

use serenity::all::{CommandOptionType, CreateCommand, CreateCommandOption};

use engine::{Key, Phrase};
use present::{CommandWords, Language, Locale, People, Script};

/// English as Discord knows it, for names that are not those in the code, which interactions bring back.
const ENGLISH: [&str; 2] = ["en-US", "en-GB"];

/// Discord's limits for names and descriptions.
const DESCRIPTION: usize = 100;

/// Our languages other than English, which everyone else sees.
fn others() -> impl Iterator<Item = Language> {
    Language::ALL.into_iter().filter(|language| *language != Language::En)
}

pub fn command(name: &str, about: &'static Key) -> CreateCommand {
    let english = CommandWords::named(name, about, Language::En);
    let command = CreateCommand::new(name).description(clip(&english.about));
    let renamed = ENGLISH.iter().filter(|_| english.name != name);
    let command = renamed.fold(command, |command, locale| command.name_localized(*locale, &english.name));
    others().fold(command, |command, language| {
        let words = CommandWords::named(name, about, language);
        command
            .name_localized(language.locale(), words.name)
            .description_localized(language.locale(), clip(&words.about))
    })
}

/// A command with the same name in every language.
pub fn proper(name: &str, about: &Phrase) -> CreateCommand {
    let command = CreateCommand::new(name).description(clip(&said(about, Language::En)));
    others().fold(command, |command, language| {
        command.description_localized(language.locale(), clip(&said(about, language)))
    })
}

pub fn option(kind: CommandOptionType, name: &str, about: &'static Key) -> CreateCommandOption {
    let english = CommandWords::named(name, about, Language::En);
    let option = CreateCommandOption::new(kind, name, clip(&english.about));
    let renamed = ENGLISH.iter().filter(|_| english.name != name);
    let option = renamed.fold(option, |option, locale| option.name_localized(*locale, &english.name));
    others().fold(option, |option, language| {
        let words = CommandWords::named(name, about, language);
        option
            .name_localized(language.locale(), words.name)
            .description_localized(language.locale(), clip(&words.about))
    })
}

pub fn sub(name: &str, about: &'static Key) -> CreateCommandOption {
    option(CommandOptionType::SubCommand, name, about)
}

/// An option with autocompletion.
pub fn completed(name: &str, about: &'static Key) -> CreateCommandOption {
    option(CommandOptionType::String, name, about).set_autocomplete(true)
}

pub fn text(name: &str, about: &'static Key) -> CreateCommandOption {
    option(CommandOptionType::String, name, about)
}

pub fn flag(name: &str, about: &'static Key) -> CreateCommandOption {
    option(CommandOptionType::Boolean, name, about)
}

/// Adds a choice with its words.
pub fn choice(option: CreateCommandOption, value: &str, words: &Phrase) -> CreateCommandOption {
    let translated = others().map(|language| (language.locale(), clip(&said(words, language))));
    option.add_string_choice_localized(clip(&said(words, Language::En)), value, translated)
}

pub fn said(phrase: &Phrase, language: Language) -> String {
    Locale::of(language, Script::Plain).renderer(&People::default()).label(phrase)
}

/// Clips a description to Discord's limit; tests make sure that none is cut.
fn clip(text: &str) -> String {
    text.chars().take(DESCRIPTION).collect()
}
