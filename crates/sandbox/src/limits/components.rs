//! Buttons and menus of a message.

use std::collections::HashSet;

use serde_json::Value;

use super::{CUSTOM_ID, Checker};

const ROWS: usize = 5;
const BUTTONS_PER_ROW: usize = 5;
const BUTTON_LABEL: usize = 80;
const BUTTON_URL: usize = 512;
const PLACEHOLDER: usize = 150;
const OPTIONS: usize = 25;
const OPTION_TEXT: usize = 100;

const ACTION_ROW: i64 = 1;
const BUTTON: i64 = 2;
const STRING_SELECT: i64 = 3;
/// Menus of users, roles, mentionables and channels, which Discord fills.
const OTHER_SELECTS: std::ops::RangeInclusive<i64> = 5..=8;

const LINK: i64 = 5;
const PREMIUM: i64 = 6;

pub fn check(c: &mut Checker, message: &Value) {
    let mut ids = HashSet::new();
    c.each(message, "components", 0..=ROWS, |c, row| action_row(c, row, &mut ids));
}

fn action_row<'v>(c: &mut Checker, row: &'v Value, ids: &mut HashSet<&'v str>) {
    if !c.object(row) {
        return;
    }
    if row["type"].as_i64() != Some(ACTION_ROW) {
        c.at("type", |c| c.problem("UNION_TYPE_CHOICES", "Value of field \"type\" must be one of (1,)."));
        return;
    }
    c.required(row, "components");
    let children = c.each(row, "components", 1..=BUTTONS_PER_ROW, |c, child| component(c, child, ids));
    let menus = children.iter().filter(|child| child["type"].as_i64() != Some(BUTTON)).count();
    if menus > 0 && children.len() > 1 {
        c.at("components", |c| {
            c.problem("COMPONENT_LAYOUT_WIDTH_EXCEEDED", "The specified component exceeds the maximum width");
        });
    }
}

fn component<'v>(c: &mut Checker, component: &'v Value, ids: &mut HashSet<&'v str>) {
    if !c.object(component) {
        return;
    }
    match component["type"].as_i64() {
        Some(BUTTON) => button(c, component),
        Some(STRING_SELECT) => string_select(c, component),
        Some(kind) if OTHER_SELECTS.contains(&kind) => select(c, component, OPTIONS),
        _ => {
            let message = "Value of field \"type\" must be one of (2, 3, 5, 6, 7, 8).";
            c.at("type", |c| c.problem("UNION_TYPE_CHOICES", message));
        }
    }
    unique_id(c, component, ids);
}

/// Custom ids occur once in a message or modal.
pub fn unique_id<'v>(c: &mut Checker, component: &'v Value, ids: &mut HashSet<&'v str>) {
    if let Some(id) = component["custom_id"].as_str()
        && !ids.insert(id)
    {
        c.at("custom_id", |c| {
            c.problem("COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated");
        });
    }
}

fn button(c: &mut Checker, button: &Value) {
    c.flag(button, "disabled");
    c.text(button, "label", 0..=BUTTON_LABEL);
    match c.required_integer(button, "style", 1..=PREMIUM) {
        Some(PREMIUM) => return c.required(button, "sku_id"),
        Some(LINK) => {
            c.required(button, "url");
            c.url(button, "url", BUTTON_URL, &["http", "https", "discord"]);
            exclusive(c, button, "custom_id", "url");
        }
        _ => {
            c.required_text(button, "custom_id", CUSTOM_ID);
            exclusive(c, button, "url", "custom_id");
        }
    }
    if button["label"].as_str().is_none_or(str::is_empty) && button["emoji"].is_null() {
        c.problem("BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A label or emoji is required");
    }
}

fn exclusive(c: &mut Checker, button: &Value, key: &str, other: &str) {
    if !button[key].is_null() {
        let message = format!("{key} and {other} cannot both be specified");
        c.at(key, |c| c.problem("BUTTON_COMPONENT_CUSTOM_ID_AND_URL", message));
    }
}

fn string_select(c: &mut Checker, menu: &Value) {
    c.required(menu, "options");
    let options = c.each(menu, "options", 1..=OPTIONS, option);
    select(c, menu, options.len());
    let mut values = HashSet::new();
    for (index, option) in options.iter().enumerate() {
        if let Some(value) = option["value"].as_str()
            && !values.insert(value)
        {
            let message = "The specified option value is already used";
            c.at("options", |c| {
                c.at(index, |c| c.at("value", |c| c.problem("SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message)));
            });
        }
    }
    let chosen = options.iter().filter(|option| option["default"] == true).count();
    if chosen > usize::try_from(menu["max_values"].as_u64().unwrap_or(1)).unwrap_or(usize::MAX) {
        c.at("options", |c| {
            c.problem("SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", "More default values than may be chosen");
        });
    }
}

fn select(c: &mut Checker, menu: &Value, options: usize) {
    c.required_text(menu, "custom_id", CUSTOM_ID);
    c.text(menu, "placeholder", 0..=PLACEHOLDER);
    c.flag(menu, "disabled");
    let least = c.integer(menu, "min_values", 0..=25).unwrap_or(1);
    let most = c.integer(menu, "max_values", 1..=25).unwrap_or(1);
    if least > most {
        let message = "The minimum number of values is larger than the maximum";
        c.at("min_values", |c| c.problem("SELECT_COMPONENT_MIN_VALUES_TOO_LARGE", message));
    }
    if usize::try_from(most).is_ok_and(|most| most > options) {
        let message = "The maximum number of values is larger than the number of options";
        c.at("max_values", |c| c.problem("SELECT_COMPONENT_MAX_VALUES_TOO_LARGE", message));
    }
}

fn option(c: &mut Checker, option: &Value) {
    if c.object(option) {
        c.required_text(option, "label", 1..=OPTION_TEXT);
        c.required_text(option, "value", 1..=OPTION_TEXT);
        c.text(option, "description", 1..=OPTION_TEXT);
        c.flag(option, "default");
    }
}
