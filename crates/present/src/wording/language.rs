//! The languages that Correio speaks.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

macro_rules! languages {
    ($english:ident $english_facts:tt $($name:ident $facts:tt)*) => {
        /// A language in which everything can be said.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "lowercase")]
        pub enum Language {
            #[default]
            $english,
            $($name),*
        }

        impl Language {
            pub const ALL: [Language; 1 + [$(stringify!($name)),*].len()] = [Language::$english, $(Language::$name),*];
        }

        static FACTS: [Facts; Language::ALL.len()] = [Facts $english_facts, $(Facts $facts),*];
    };
}

// English comes first: it is what is said where another language lacks a text. A new language is a line here, and its folder.
languages! {
    En { code: "en", locale: "en-US", own_name: "English", decimal_sign: '.', drops_subjects: false, plural: one_other }
    De { code: "de", locale: "de", own_name: "Deutsch", decimal_sign: ',', drops_subjects: false, plural: one_other }
    It { code: "it", locale: "it", own_name: "Italiano", decimal_sign: ',', drops_subjects: true, plural: one_other }
    Ru { code: "ru", locale: "ru", own_name: "Русский", decimal_sign: ',', drops_subjects: true, plural: one_few_many }
}

/// What is particular to a language.
struct Facts {
    code: &'static str,
    locale: &'static str,
    own_name: &'static str,
    decimal_sign: char,
    drops_subjects: bool,
    plural: fn(u64) -> &'static str,
}

fn one_other(number: u64) -> &'static str {
    if number == 1 { "one" } else { "other" }
}

fn one_few_many(number: u64) -> &'static str {
    match (number % 10, number % 100) {
        (1, tens) if tens != 11 => "one",
        (2..=4, tens) if !(12..=14).contains(&tens) => "few",
        _ => "many",
    }
}

impl Language {
    const fn facts(self) -> &'static Facts {
        &FACTS[self as usize]
    }

    /// The code of the language, which is also its folder in `templates`.
    pub const fn code(self) -> &'static str {
        self.facts().code
    }

    /// What Discord calls it, which tells some languages apart by region.
    pub const fn locale(self) -> &'static str {
        self.facts().locale
    }

    /// The language as its speakers call it.
    pub const fn own_name(self) -> &'static str {
        self.facts().own_name
    }

    /// What stands between whole numbers and fractions.
    pub const fn decimal_sign(self) -> char {
        self.facts().decimal_sign
    }

    /// Whether a sentence does without a subject that was named before.
    pub const fn drops_subjects(self) -> bool {
        self.facts().drops_subjects
    }

    /// The plural form that a number takes, by its name in CLDR.
    pub fn plural(self, number: i64) -> &'static str {
        (self.facts().plural)(number.unsigned_abs())
    }

    /// The language of a locale such as `en-GB`, `de` or `it_IT.UTF-8`, if it is one of ours.
    pub fn of_locale(locale: &str) -> Option<Language> {
        let code = locale.split(['-', '_', '.']).next().unwrap_or_default();
        Language::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(code))
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A text that names no language of ours.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{typed}' is no language here; there is: {known}", typed = .0, known = Language::ALL.map(Language::code).join(", "))]
pub struct LanguageError(String);

impl FromStr for Language {
    type Err = LanguageError;

    fn from_str(text: &str) -> Result<Language, LanguageError> {
        Language::of_locale(text.trim()).ok_or_else(|| LanguageError(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locales_name_their_language() {
        for (locale, language) in [("en-GB", Language::En), ("de", Language::De), ("ru.UTF-8", Language::Ru)] {
            assert_eq!(Language::of_locale(locale), Some(language));
        }
        assert_eq!(Language::of_locale("pt-BR"), None);
        for language in Language::ALL {
            assert_eq!(language.to_string().parse(), Ok(language));
        }
        assert!("klingon".parse::<Language>().is_err());
    }

    #[test]
    fn russian_has_three_plural_forms() {
        let forms = [0, 1, 2, 5, 11, 12, 21, 22, 25, 101, 111, 112, -1].map(|number| Language::Ru.plural(number));
        let expected = "many one few many many many one few many one many many one";
        assert_eq!(forms.join(" "), expected);
        assert_eq!([0, 1, 2, -1].map(|number| Language::It.plural(number)), ["other", "one", "other", "one"]);
    }
}
