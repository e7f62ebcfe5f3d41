//! Walks a form and notes every mistake with its place.

use std::ops::RangeInclusive;

use serde_json::Value;

use crate::refusal::{Problem, Refusal};

/// Notes mistakes while it walks down a form.
#[derive(Debug, Default)]
pub struct Checker {
    path: Vec<String>,
    problems: Vec<Problem>,
}

impl Checker {
    /// Checks a whole form.
    pub fn run(check: impl FnOnce(&mut Checker)) -> Result<(), Refusal> {
        let mut checker = Checker::default();
        check(&mut checker);
        if checker.problems.is_empty() { Ok(()) } else { Err(Refusal::invalid_form(checker.problems)) }
    }

    pub fn problem(&mut self, code: &'static str, message: impl Into<String>) {
        self.problems.push(Problem { path: self.path.clone(), code, message: message.into() });
    }

    /// Goes one step down.
    pub fn at<R>(&mut self, key: impl ToString, check: impl FnOnce(&mut Checker) -> R) -> R {
        self.path.push(key.to_string());
        let result = check(self);
        self.path.pop();
        result
    }

    pub fn object(&mut self, value: &Value) -> bool {
        if !value.is_object() {
            self.problem("DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType");
        }
        value.is_object()
    }

    /// A text that may be left out.
    pub fn text<'v>(&mut self, form: &'v Value, key: &str, length: RangeInclusive<usize>) -> Option<&'v str> {
        match &form[key] {
            Value::Null => None,
            value => self.at(key, |c| c.sized_text(value, length)),
        }
    }

    pub fn required_text<'v>(&mut self, form: &'v Value, key: &str, length: RangeInclusive<usize>) -> Option<&'v str> {
        self.required(form, key);
        self.text(form, key, length)
    }

    /// Texts are stripped before they are measured for being empty, and measured in code points.
    pub fn sized_text<'v>(&mut self, value: &'v Value, length: RangeInclusive<usize>) -> Option<&'v str> {
        let Value::String(text) = value else {
            self.problem("STRING_TYPE_CONVERT", "Could not interpret value as string.");
            return None;
        };
        let (least, most) = length.into_inner();
        if text.trim().chars().count() < least || text.chars().count() > most {
            match least {
                0 => self.problem("BASE_TYPE_MAX_LENGTH", format!("Must be {most} or fewer in length.")),
                _ => self.problem("BASE_TYPE_BAD_LENGTH", format!("Must be between {least} and {most} in length.")),
            }
        }
        Some(text)
    }

    pub fn required(&mut self, form: &Value, key: &str) {
        if form[key].is_null() {
            self.at(key, |c| c.problem("BASE_TYPE_REQUIRED", "This field is required"));
        }
    }

    /// A whole number that may be left out.
    pub fn integer(&mut self, form: &Value, key: &str, range: RangeInclusive<i64>) -> Option<i64> {
        let value = &form[key];
        if value.is_null() {
            return None;
        }
        self.at(key, |c| {
            let Some(number) = value.as_i64() else {
                c.problem("NUMBER_TYPE_COERCE", "Value is not int.");
                return None;
            };
            if !range.contains(&number) {
                let (least, most) = range.into_inner();
                c.problem("NUMBER_TYPE_RANGE", format!("int value should be between {least} and {most}."));
            }
            Some(number)
        })
    }

    pub fn required_integer(&mut self, form: &Value, key: &str, range: RangeInclusive<i64>) -> Option<i64> {
        self.required(form, key);
        self.integer(form, key, range)
    }

    /// A yes or no; absent is no.
    pub fn flag(&mut self, form: &Value, key: &str) -> bool {
        match &form[key] {
            Value::Bool(yes) => *yes,
            Value::Null => false,
            _ => {
                self.at(key, |c| c.problem("BOOLEAN_TYPE_CONVERT", "Must be either true or false."));
                false
            }
        }
    }

    /// A list that may be left out; each of its items is checked.
    pub fn each<'v>(
        &mut self,
        form: &'v Value,
        key: &str,
        count: RangeInclusive<usize>,
        mut check: impl FnMut(&mut Checker, &'v Value),
    ) -> &'v [Value] {
        let items = match &form[key] {
            Value::Null => return &[],
            Value::Array(items) => items.as_slice(),
            _ => {
                self.at(key, |c| c.problem("LIST_TYPE_CONVERT", "Only iterables may be used in a ListType"));
                return &[];
            }
        };
        self.at(key, |c| {
            if !count.contains(&items.len()) {
                let (least, most) = count.into_inner();
                c.problem("BASE_TYPE_BAD_LENGTH", format!("Must be between {least} and {most} in length."));
            }
            for (index, item) in items.iter().enumerate() {
                c.at(index, |c| check(c, item));
            }
        });
        items
    }

    /// An address with one of the schemes.
    pub fn url(&mut self, form: &Value, key: &str, length: usize, schemes: &[&str]) {
        let Some(url) = self.text(form, key, 1..=length) else { return };
        let scheme = url.split_once("://").map(|(scheme, _)| scheme.to_ascii_lowercase());
        if !scheme.is_some_and(|scheme| schemes.contains(&scheme.as_str())) {
            let schemes = schemes.join(", ");
            let message = format!("Scheme of \"{url}\" is not supported. Scheme must be one of ({schemes}).");
            self.at(key, |c| c.problem("URL_TYPE_INVALID_SCHEME", message));
        }
    }
}
