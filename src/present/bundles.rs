//! The texts of all languages, parsed once. They are part of the program; no file is read when it runs.

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentMessage, FluentResource};

use super::form::{self, Value};
use super::language::Language;
use crate::engine::Key;

type Bundle = FluentBundle<FluentResource>;

/// Language, file and text of every file in `templates`.
pub(super) static TEMPLATES: &[(&str, &str, &str)] = include!(concat!(env!("OUT_DIR"), "/templates.rs"));

static BUNDLES: LazyLock<[Bundle; Language::ALL.len()]> = LazyLock::new(|| Language::ALL.map(build));

/// The texts of this language.
pub(super) fn of(language: Language) -> &'static Bundle {
    &BUNDLES[language as usize]
}

/// The text of a key. Tests prove that every declared key has one in every language.
pub(super) fn message(language: Language, key: &Key) -> Option<FluentMessage<'static>> {
    of(language).get_message(key.id)
}

/// The text with this id put into words: one of its forms, or as it is if it does not have that form.
pub(super) fn format(language: Language, id: &str, form: Option<&str>, values: &[(&'static str, Value)]) -> String {
    let Some(message) = of(language).get_message(id) else {
        debug_assert!(false, "no text for {id} in {language}");
        return id.to_owned();
    };
    let form = form.and_then(|form| message.get_attribute(form)).map(|attribute| attribute.value());
    let Some(pattern) = form.or(message.value()) else { return String::new() };
    let args: FluentArgs<'_> = values.iter().map(|(name, value)| (*name, value.fluent())).collect();
    let mut errors = Vec::new();
    let text = of(language).format_pattern(pattern, Some(&args), &mut errors);
    debug_assert!(errors.is_empty(), "{text}: {errors:?}");
    text.into_owned()
}

/// A file that does not parse still gives what can be read of it; tests prove that all parse whole.
fn build(language: Language) -> Bundle {
    let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
    // The marks around arguments would break grids and counts of letters.
    bundle.set_use_isolating(false);
    let _ = bundle.add_function(form::FUNCTION, form::choose);
    for (_, _, text) in TEMPLATES.iter().filter(|(code, _, _)| *code == language.code()) {
        let resource = FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(partial, _)| partial);
        let _ = bundle.add_resource(resource);
    }
    bundle
}
