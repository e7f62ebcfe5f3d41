//! The languages that Correio speaks.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use unic_langid::{LanguageIdentifier, langid};

/// A language in which everything can be said.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Language {
    #[default]
    En,
    De,
    It,
    Ru,
}

impl Language {
    pub const ALL: [Language; 4] = [Language::En, Language::De, Language::It, Language::Ru];

    /// The code of the language, which is also its folder in `templates`.
    pub const fn code(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::De => "de",
            Language::It => "it",
            Language::Ru => "ru",
        }
    }

    /// The language as its speakers call it.
    pub const fn own_name(self) -> &'static str {
        match self {
            Language::En => "English",
            Language::De => "Deutsch",
            Language::It => "Italiano",
            Language::Ru => "Русский",
        }
    }

    /// What stands between whole numbers and fractions.
    pub const fn decimal_sign(self) -> char {
        match self {
            Language::En => '.',
            Language::De | Language::It | Language::Ru => ',',
        }
    }

    /// The language of a locale such as `en-GB`, `de` or `it_IT.UTF-8`, if it is one of ours.
    pub fn of_locale(locale: &str) -> Option<Language> {
        let code = locale.split(['-', '_', '.']).next().unwrap_or_default();
        Language::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(code))
    }

    pub(super) fn identifier(self) -> LanguageIdentifier {
        match self {
            Language::En => langid!("en"),
            Language::De => langid!("de"),
            Language::It => langid!("it"),
            Language::Ru => langid!("ru"),
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A text that names no language of ours.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{0}' is no language here; there is: en, de, it, ru")]
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
}
