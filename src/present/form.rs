//! Phrases within phrases that must be inflected there.
//!
//! A text may have forms, written as attributes: `king = der König` with `.acc = den König`. Where another text takes
//! it as an argument, `{ FORM($noble, "acc") }` chooses the form, and `{ FORM($noble, "gender") -> … }` can ask for
//! anything else that the noun knows of itself.

use std::borrow::Cow;
use std::sync::Arc;

use fluent_bundle::types::FluentType;
use fluent_bundle::{FluentArgs, FluentValue};

use super::bundles;
use super::language::Language;

/// What texts call.
pub(super) const FUNCTION: &str = "FORM";

/// An argument of a text, put into words as far as it can be before its form is known.
#[derive(Clone, Debug)]
pub(super) enum Value {
    Number(i64),
    Text(String),
    Inflected(Inflected),
}

impl Value {
    pub fn fluent(&self) -> FluentValue<'static> {
        match self {
            Value::Number(number) => FluentValue::from(*number),
            Value::Text(text) => FluentValue::from(text.clone()),
            Value::Inflected(inflected) => FluentValue::Custom(Box::new(inflected.clone())),
        }
    }

    fn form(&self, name: Option<&str>) -> String {
        match self {
            Value::Number(number) => number.to_string(),
            Value::Text(text) => text.clone(),
            Value::Inflected(inflected) => inflected.form(name),
        }
    }
}

/// A phrase with forms, as an argument of another. Only the form that is asked for is ever put into words: most
/// texts have several, and a panel has hundreds of texts. Fluent clones it freely, so it is shared.
#[derive(Clone, Debug)]
pub(super) struct Inflected(Arc<Noun>);

#[derive(Debug)]
enum Noun {
    Said {
        language: Language,
        id: &'static str,
        values: Vec<(&'static str, Value)>,
    },
    /// Several one after another: a list has the forms of what is listed.
    Joined {
        parts: Vec<Value>,
        between: &'static str,
    },
}

impl Inflected {
    pub fn said(language: Language, id: &'static str, values: Vec<(&'static str, Value)>) -> Inflected {
        Inflected(Arc::new(Noun::Said { language, id, values }))
    }

    pub fn joined(parts: Vec<Value>, between: &'static str) -> Inflected {
        Inflected(Arc::new(Noun::Joined { parts, between }))
    }

    /// This form of it; the phrase as it is if it does not have that form.
    fn form(&self, name: Option<&str>) -> String {
        match &*self.0 {
            Noun::Said { language, id, values } => bundles::format(*language, id, name, values),
            Noun::Joined { parts, between } => {
                parts.iter().map(|part| part.form(name)).collect::<Vec<_>>().join(between)
            }
        }
    }
}

/// Fluent compares values of its own kinds only; a phrase is the same as its clones.
impl PartialEq for Inflected {
    fn eq(&self, other: &Inflected) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl FluentType for Inflected {
    fn duplicate(&self) -> Box<dyn FluentType + Send> {
        Box::new(self.clone())
    }

    fn as_string(&self, _: &intl_memoizer::IntlLangMemoizer) -> Cow<'static, str> {
        Cow::Owned(self.form(None))
    }

    fn as_string_threadsafe(&self, _: &intl_memoizer::concurrent::IntlLangMemoizer) -> Cow<'static, str> {
        Cow::Owned(self.form(None))
    }
}

/// The form of the first argument that the second names; the phrase as it is if it does not have that form.
pub(super) fn choose<'a>(given: &[FluentValue<'a>], _named: &FluentArgs<'_>) -> FluentValue<'a> {
    let [phrase, FluentValue::String(name)] = given else { return FluentValue::Error };
    match phrase {
        FluentValue::Custom(custom) => match custom.as_any().downcast_ref::<Inflected>() {
            Some(inflected) => FluentValue::from(inflected.form(Some(name))),
            None => FluentValue::Error,
        },
        // Signs and names are never inflected.
        uninflected => uninflected.clone(),
    }
}
