//! Modals: a title and up to five text inputs.

use std::collections::HashSet;

use serde_json::Value;

use super::components::unique_id;
use super::{CUSTOM_ID, Checker};
use crate::refusal::Refusal;

const TITLE: usize = 45;
const INPUTS: usize = 5;
const LABEL: usize = 45;
const PLACEHOLDER: usize = 100;
const VALUE: usize = 4000;

const ACTION_ROW: i64 = 1;
const TEXT_INPUT: i64 = 4;

pub fn check(modal: &Value) -> Result<(), Refusal> {
    Checker::run(|c| {
        if !c.object(modal) {
            return;
        }
        c.required_text(modal, "title", 1..=TITLE);
        c.required_text(modal, "custom_id", CUSTOM_ID);
        c.required(modal, "components");
        let mut ids = HashSet::new();
        c.each(modal, "components", 1..=INPUTS, |c, row| input_row(c, row, &mut ids));
    })
}

fn input_row<'v>(c: &mut Checker, row: &'v Value, ids: &mut HashSet<&'v str>) {
    if row["type"].as_i64() != Some(ACTION_ROW) {
        c.at("type", |c| c.problem("UNION_TYPE_CHOICES", "Value of field \"type\" must be one of (1,)."));
        return;
    }
    c.required(row, "components");
    c.each(row, "components", 1..=1, |c, input| {
        text_input(c, input);
        unique_id(c, input, ids);
    });
}

fn text_input(c: &mut Checker, input: &Value) {
    if input["type"].as_i64() != Some(TEXT_INPUT) {
        c.at("type", |c| c.problem("UNION_TYPE_CHOICES", "Value of field \"type\" must be one of (4,)."));
        return;
    }
    c.required_text(input, "custom_id", CUSTOM_ID);
    c.required_text(input, "label", 1..=LABEL);
    c.required_integer(input, "style", 1..=2);
    c.text(input, "placeholder", 0..=PLACEHOLDER);
    c.text(input, "value", 0..=VALUE);
    let least = c.integer(input, "min_length", 0..=4000).unwrap_or(0);
    let most = c.integer(input, "max_length", 1..=4000).unwrap_or(4000);
    if least > most {
        c.at("min_length", |c| c.problem("TEXT_INPUT_MIN_LENGTH_TOO_LARGE", "Larger than the maximum length"));
    }
    c.flag(input, "required");
}
