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

#[cfg(test)]
mod tests {
    use fluent_bundle::FluentResource;
    use fluent_bundle::concurrent::FluentBundle;
    use unic_langid::langid;

    use super::*;

    const TEXTS: &str = "\
visits = { $who } besucht { FORM($noble, \"acc\") }
met = { FORM($noble, \"gender\") ->
    [f] Sie
   *[m] Er
 } ist da
";

    fn said(id: &str, noble: FluentValue<'static>) -> String {
        let mut bundle = FluentBundle::new_concurrent(vec![langid!("de")]);
        bundle.set_use_isolating(false);
        bundle.add_function(FUNCTION, choose).expect("there is no other");
        bundle.add_resource(FluentResource::try_new(TEXTS.to_owned()).expect("it parses")).expect("no text twice");
        let args: FluentArgs<'_> = [("who", "Ana".into()), ("noble", noble)].into_iter().collect();
        let message = bundle.get_message(id).and_then(|message| message.value()).expect("it is there");
        bundle.format_pattern(message, Some(&args), &mut Vec::new()).into_owned()
    }

    fn king() -> FluentValue<'static> {
        let forms = [("acc", "den König"), ("gender", "m")].map(|(name, text)| (name.to_owned(), text.to_owned()));
        FluentValue::Custom(Box::new(Inflected { base: "der König".to_owned(), forms: forms.into() }))
    }

    #[test]
    fn nouns_stand_in_the_form_that_the_sentence_needs() {
        assert_eq!(said("visits", king()), "Ana besucht den König");
        assert_eq!(said("met", king()), "Er ist da");
        assert_eq!(said("visits", "Bo".into()), "Ana besucht Bo");
        let plain = Inflected { base: "Lisboa".to_owned(), forms: Vec::new() };
        assert_eq!(said("visits", FluentValue::Custom(Box::new(plain))), "Ana besucht Lisboa");
    }
}
