//! Choices: those of a command option, and those offered while a person types.

use serde_json::Value;

use super::{Checker, LOCALES};
use crate::refusal::Refusal;
use crate::world::commands::OptionKind;

const CHOICES: usize = 25;
const TEXT: usize = 100;
/// Whole numbers that fit into a double.
const LARGEST: f64 = 9_007_199_254_740_992.0;

/// An answer to an autocomplete interaction.
pub fn check_answer(data: &Value, focused: OptionKind) -> Result<(), Refusal> {
    Checker::run(|c| {
        if c.object(data) {
            c.required(data, "choices");
            check(c, data, focused);
        }
    })
}

/// The `choices` of a form.
pub fn check(c: &mut Checker, form: &Value, kind: OptionKind) {
    c.each(form, "choices", 0..=CHOICES, |c, choice| {
        if !c.object(choice) {
            return;
        }
        c.required_text(choice, "name", 1..=TEXT);
        localised(c, choice, "name_localizations", |c, text| {
            c.sized_text(text, 1..=TEXT);
        });
        value(c, choice, kind);
    });
}

fn value(c: &mut Checker, choice: &Value, kind: OptionKind) {
    c.required(choice, "value");
    let value = &choice["value"];
    match kind {
        _ if value.is_null() => {}
        OptionKind::Integer if !value.is_i64() => {
            c.at("value", |c| c.problem("NUMBER_TYPE_COERCE", "Value is not int."));
        }
        OptionKind::Integer | OptionKind::Number if value.as_f64().is_none_or(|number| number.abs() > LARGEST) => {
            c.at("value", |c| c.problem("NUMBER_TYPE_COERCE", "Value is not a number in range."));
        }
        OptionKind::Integer | OptionKind::Number => {}
        _ => {
            c.text(choice, "value", 1..=TEXT);
        }
    }
}

/// Texts by locale.
pub fn localised(c: &mut Checker, form: &Value, key: &str, check: impl Fn(&mut Checker, &Value)) {
    let texts = match &form[key] {
        Value::Null => return,
        Value::Object(texts) => texts,
        _ => return c.at(key, |c| c.problem("DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")),
    };
    c.at(key, |c| {
        for (locale, text) in texts {
            c.at(locale, |c| {
                if !LOCALES.contains(&locale.as_str()) {
                    c.problem("APPLICATION_COMMAND_LOCALE_INVALID", format!("{locale} is no locale of Discord"));
                }
                if !text.is_null() {
                    check(c, text);
                }
            });
        }
    });
}
