//! Commands in the reader's language: a typed name and a line about it.

use super::language::Language;
use super::people::People;
use super::reader::Locale;
use super::script::Script;
use super::terms::also;
use super::texts::{self, Piece};
use engine::{Command, Key};

/// The form of an `about` text that is typed. In English, only what is called otherwise than in the code has one.
const NAME: &str = "name";

/// What a command, or a slot of one, is called and what it is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CommandWords {
    /// Lower case, one word: what is typed.
    pub name: String,
    /// What it was called before.
    pub also: Vec<&'static str>,
    pub about: String,
}

impl CommandWords {
    pub fn of(command: &Command, language: Language) -> CommandWords {
        CommandWords::named(command.name, command.about, language)
    }

    /// The words of a command by its English name and the text about it, whose form `.name` is the name elsewhere.
    pub fn named(english: &str, about: &'static Key, language: Language) -> CommandWords {
        let people = People::default();
        let renderer = Locale::of(language, Script::Plain).renderer(&people);
        CommandWords {
            name: local_name(about, language).unwrap_or_else(|| english.to_owned()),
            also: also(about, language).collect(),
            about: renderer.label(&about.say()),
        }
    }
}

/// The form `.name` of a text, if it has one.
pub(crate) fn local_name(about: &Key, language: Language) -> Option<String> {
    match texts::text(language, about.id)?.own_form(NAME)?.pieces() {
        [Piece::Words(name)] => Some((*name).to_owned()),
        _ => None,
    }
}
