//! Names and descriptions in every language, in Discord's form.

use serenity::all::{CommandOptionType, CreateCommand, CreateCommandOption};

use crate::engine::{Key, Phrase};
use crate::present::{CommandWords, Language, Locale, People, Script};

/// Discord's names of our languages other than English, which everyone else sees.
const LOCALES: [(Language, &str); 3] = [(Language::De, "de"), (Language::It, "it"), (Language::Ru, "ru")];

/// Discord's limits for names and descriptions.
const DESCRIPTION: usize = 100;

pub fn command(name: &str, about: &'static Key) -> CreateCommand {
    let english = CommandWords::named(name, about, Language::En);
    let command = CreateCommand::new(english.name).description(clip(&english.about));
    LOCALES.iter().fold(command, |command, (language, locale)| {
        let words = CommandWords::named(name, about, *language);
        command.name_localized(*locale, words.name).description_localized(*locale, clip(&words.about))
    })
}

/// A command with the same name in every language.
pub fn proper(name: &str, about: &Phrase) -> CreateCommand {
    let command = CreateCommand::new(name).description(clip(&said(about, Language::En)));
    LOCALES.iter().fold(command, |command, (language, locale)| {
        command.description_localized(*locale, clip(&said(about, *language)))
    })
}

pub fn option(kind: CommandOptionType, name: &str, about: &'static Key) -> CreateCommandOption {
    let english = CommandWords::named(name, about, Language::En);
    let option = CreateCommandOption::new(kind, english.name, clip(&english.about));
    LOCALES.iter().fold(option, |option, (language, locale)| {
        let words = CommandWords::named(name, about, *language);
        option.name_localized(*locale, words.name).description_localized(*locale, clip(&words.about))
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
    let translated = LOCALES.iter().map(|(language, locale)| (*locale, clip(&said(words, *language))));
    option.add_string_choice_localized(clip(&said(words, Language::En)), value, translated)
}

pub fn said(phrase: &Phrase, language: Language) -> String {
    Locale::of(language, Script::Plain).renderer(&People::default()).label(phrase)
}

/// Clips a description to Discord's limit; tests make sure that none is cut.
fn clip(text: &str) -> String {
    text.chars().take(DESCRIPTION).collect()
}
