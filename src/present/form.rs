//! Phrases within phrases that must be inflected there.
//!
//! A text may have forms, written as attributes: `king = der König` with `.acc = den König`. Where another text takes
//! it as an argument, `{ FORM($noble, "acc") }` chooses the form, and `{ FORM($noble, "gender") -> … }` can ask for
//! anything else that the noun knows of itself.

use std::borrow::Cow;

use fluent_bundle::types::FluentType;
use fluent_bundle::{FluentArgs, FluentValue};

/// What texts call.
pub(super) const FUNCTION: &str = "FORM";

/// A phrase with its forms, as an argument of another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Inflected {
    pub base: String,
    /// Each form by its name.
    pub forms: Vec<(String, String)>,
}

impl Inflected {
    fn form(&self, name: &str) -> Option<&str> {
        self.forms.iter().find(|(form, _)| form == name).map(|(_, text)| text.as_str())
    }
}

impl FluentType for Inflected {
    fn duplicate(&self) -> Box<dyn FluentType + Send> {
        Box::new(self.clone())
    }

    fn as_string(&self, _: &intl_memoizer::IntlLangMemoizer) -> Cow<'static, str> {
        Cow::Owned(self.base.clone())
    }

    fn as_string_threadsafe(&self, _: &intl_memoizer::concurrent::IntlLangMemoizer) -> Cow<'static, str> {
        Cow::Owned(self.base.clone())
    }
}

/// The form of the first argument that the second names; the phrase as it is if it does not have that form.
pub(super) fn choose<'a>(given: &[FluentValue<'a>], _named: &FluentArgs<'_>) -> FluentValue<'a> {
    let [phrase, FluentValue::String(name)] = given else { return FluentValue::Error };
    match phrase {
        FluentValue::Custom(custom) => match custom.as_any().downcast_ref::<Inflected>() {
            Some(inflected) => FluentValue::from(inflected.form(name).unwrap_or(&inflected.base).to_owned()),
            None => FluentValue::Error,
        },
        // Signs and names are never inflected.
        uninflected => uninflected.clone(),
    }
}
