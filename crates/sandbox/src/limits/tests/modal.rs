//! Modals.

use super::*;

fn input(id: &str) -> Value {
    json!({ "type": 1, "components": [{ "type": 4, "custom_id": id, "label": "Name", "style": 1 }] })
}

fn with(rows: Value) -> Result<(), Refusal> {
    modals::check(&json!({ "title": "Title", "custom_id": "modal", "components": rows }))
}

#[test]
fn a_title_or_label_of_46() {
    let title = json!({ "title": long(46), "custom_id": "modal", "components": [input("a")] });
    refused(modals::check(&title), "title", "BASE_TYPE_BAD_LENGTH");
    let mut label = input("a");
    label["components"][0]["label"] = json!(long(46));
    refused(with(json!([label])), "components.0.components.0.label", "BASE_TYPE_BAD_LENGTH");
    label["components"][0]["label"] = json!(long(45));
    accepted(with(json!([label])));
}

#[test]
fn six_inputs_none_or_two_in_a_row() {
    let inputs = |count: usize| -> Value { (0..count).map(|id| input(&id.to_string())).collect() };
    refused(with(inputs(6)), "components", "BASE_TYPE_BAD_LENGTH");
    refused(with(inputs(0)), "components", "BASE_TYPE_BAD_LENGTH");
    accepted(with(inputs(5)));
    let mut two = input("a");
    two["components"] = json!([two["components"][0], { "type": 4, "custom_id": "b", "label": "x", "style": 1 }]);
    refused(with(json!([two])), "components.0.components", "BASE_TYPE_BAD_LENGTH");
}

#[test]
fn something_else_than_text_inputs() {
    let button = json!([{ "type": 1, "components": [{ "type": 2, "custom_id": "b", "label": "x", "style": 1 }] }]);
    refused(with(button), "components.0.components.0.type", "UNION_TYPE_CHOICES");
}

#[test]
fn ids_used_twice_and_lengths_that_do_not_fit() {
    let twice = json!([input("a"), input("a")]);
    refused(with(twice), "components.1.components.0.custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED");
    let mut lengths = input("a");
    lengths["components"][0]["min_length"] = json!(5);
    lengths["components"][0]["max_length"] = json!(4);
    refused(with(json!([lengths])), "components.0.components.0.min_length", "TEXT_INPUT_MIN_LENGTH_TOO_LARGE");
    let mut value = input("a");
    value["components"][0]["value"] = json!(long(4001));
    refused(with(json!([value])), "components.0.components.0.value", "BASE_TYPE_MAX_LENGTH");
}
