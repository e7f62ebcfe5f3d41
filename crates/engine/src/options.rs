//! The options for opening a table: a few named options with a few named values each.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// An option of a game's setup, such as a draft of the starting hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionSpec {
    pub id: &'static str,
    /// The values it can take; the first is the default.
    pub values: &'static [&'static str],
}

/// The chosen values. Options not chosen have their default.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Options(BTreeMap<String, String>);

/// An option or value that the game does not have.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OptionsError {
    #[error("there is no option '{id}'; available: {known}")]
    NoSuchOption { id: String, known: String },
    #[error("'{value}' is not a value of the option '{id}'; expected {known}")]
    NoSuchValue { id: String, value: String, known: String },
}

impl Options {
    /// Sets a value, if the game has it.
    pub fn choose(&mut self, specs: &[OptionSpec], id: &str, value: &str) -> Result<(), OptionsError> {
        let Some(spec) = specs.iter().find(|spec| spec.id == id) else {
            let known = specs.iter().map(|spec| spec.id).collect::<Vec<_>>().join(", ");
            return Err(OptionsError::NoSuchOption { id: id.to_owned(), known });
        };
        if !spec.values.contains(&value) {
            let known = spec.values.join(", ");
            return Err(OptionsError::NoSuchValue { id: id.to_owned(), value: value.to_owned(), known });
        }
        self.0.insert(id.to_owned(), value.to_owned());
        Ok(())
    }

    /// Checks that the game has every option and value chosen.
    pub fn check(&self, specs: &[OptionSpec]) -> Result<(), OptionsError> {
        let mut again = Options::default();
        self.0.iter().try_for_each(|(id, value)| again.choose(specs, id, value))
    }

    /// The value of an option.
    pub fn value(&self, spec: &OptionSpec) -> &str {
        self.0.get(spec.id).map_or(spec.values[0], String::as_str)
    }
}
