//! Who reads, and how they like it.

use super::language::Language;
use super::people::People;
use super::renderer::Renderer;
use super::script::Script;
use table::{Confirm, Illustrate};

/// The name of the setting that says what a person wants to confirm.
pub const CONFIRM: &str = "confirm";

/// The stored choice of what to confirm; earlier releases knew only yes and no.
pub fn confirm_setting(chosen: Option<&String>) -> Confirm {
    match chosen.map(String::as_str) {
        Some("true") => Confirm::Always,
        Some("false") => Confirm::Never,
        chosen => chosen.and_then(|chosen| chosen.parse().ok()).unwrap_or_default(),
    }
}

/// A person, as the front end knows them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ReaderId(pub u64);

/// In which words something is said.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Locale {
    pub language: Language,
    pub script: Script,
    /// Sentences instead of grids and words instead of signs, for those who listen.
    pub aloud: bool,
}

impl Locale {
    pub fn of(language: Language, script: Script) -> Locale {
        Locale { language, script, aloud: false }
    }

    pub fn renderer(self, people: &People) -> Renderer<'_> {
        Renderer::new(self, people)
    }
}

/// The one person who reads a private panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reader {
    pub id: ReaderId,
    pub locale: Locale,
    /// What they want to be asked about once more.
    pub confirm: Confirm,
    /// Where they like to see pictures.
    pub pictures: Illustrate,
    /// Whether others see their ratings and statistics.
    pub statistics: bool,
}

impl Reader {
    pub fn new(id: ReaderId, locale: Locale) -> Reader {
        Reader { id, locale, confirm: Confirm::default(), pictures: Illustrate::default(), statistics: true }
    }
}
