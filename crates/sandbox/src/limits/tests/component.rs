//! Buttons and menus.

use super::*;

fn rows(rows: Value) -> Result<(), Refusal> {
    post(json!({ "content": "x", "components": rows }))
}

fn row(components: Value) -> Result<(), Refusal> {
    rows(json!([{ "type": 1, "components": components }]))
}

fn button(id: usize) -> Value {
    json!({ "type": 2, "style": 1, "label": "x", "custom_id": format!("b{id}") })
}

fn menu(options: Value) -> Value {
    json!({ "type": 3, "custom_id": "m", "options": options })
}

fn options(count: usize) -> Value {
    (0..count).map(|value| json!({ "label": "x", "value": value.to_string() })).collect()
}

#[test]
fn six_rows() {
    let rows_of =
        |count: usize| -> Value { (0..count).map(|id| json!({ "type": 1, "components": [button(id)] })).collect() };
    refused(rows(rows_of(6)), "components", "BASE_TYPE_BAD_LENGTH");
    accepted(rows(rows_of(5)));
}

#[test]
fn a_button_outside_a_row() {
    refused(rows(json!([button(0)])), "components.0.type", "UNION_TYPE_CHOICES");
}

#[test]
fn a_row_with_six_buttons_or_none() {
    refused(row((0..6).map(button).collect()), "components.0.components", "BASE_TYPE_BAD_LENGTH");
    refused(row(json!([])), "components.0.components", "BASE_TYPE_BAD_LENGTH");
    accepted(row((0..5).map(button).collect()));
}

#[test]
fn a_menu_beside_a_button() {
    let both = json!([menu(options(1)), button(0)]);
    refused(row(both), "components.0.components", "COMPONENT_LAYOUT_WIDTH_EXCEEDED");
    accepted(row(json!([menu(options(1))])));
}

#[test]
fn a_text_input_in_a_message() {
    let input = json!([{ "type": 4, "style": 1, "label": "x", "custom_id": "i" }]);
    refused(row(input), "components.0.components.0.type", "UNION_TYPE_CHOICES");
}

#[test]
fn custom_ids_that_are_missing_too_long_or_used_twice() {
    let place = "components.0.components.0.custom_id";
    refused(row(json!([{ "type": 2, "style": 1, "label": "x" }])), place, "BASE_TYPE_REQUIRED");
    let long_id = json!([{ "type": 2, "style": 1, "label": "x", "custom_id": long(101) }]);
    refused(row(long_id), place, "BASE_TYPE_BAD_LENGTH");
    let empty = json!([{ "type": 2, "style": 1, "label": "x", "custom_id": "" }]);
    refused(row(empty), place, "BASE_TYPE_BAD_LENGTH");
    let twice = json!([
        { "type": 1, "components": [button(0)] },
        { "type": 1, "components": [button(0)] },
    ]);
    refused(rows(twice), "components.1.components.0.custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED");
}

#[test]
fn buttons_without_a_face_or_with_too_long_a_one() {
    let place = "components.0.components.0";
    let bare = json!([{ "type": 2, "style": 1, "custom_id": "b" }]);
    refused(row(bare), place, "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED");
    let label = json!([{ "type": 2, "style": 1, "custom_id": "b", "label": long(81) }]);
    refused(row(label), "components.0.components.0.label", "BASE_TYPE_MAX_LENGTH");
    let style = json!([{ "type": 2, "style": 9, "custom_id": "b", "label": "x" }]);
    refused(row(style), "components.0.components.0.style", "NUMBER_TYPE_RANGE");
}

#[test]
fn links_with_an_id_or_without_an_address() {
    let both = json!([{ "type": 2, "style": 5, "label": "x", "url": "https://example.org", "custom_id": "b" }]);
    refused(row(both), "components.0.components.0.custom_id", "BUTTON_COMPONENT_CUSTOM_ID_AND_URL");
    let none = json!([{ "type": 2, "style": 5, "label": "x" }]);
    refused(row(none), "components.0.components.0.url", "BASE_TYPE_REQUIRED");
    accepted(row(json!([{ "type": 2, "style": 5, "label": "x", "url": "https://example.org" }])));
}

#[test]
fn menus_with_26_options_or_none() {
    refused(row(json!([menu(options(26))])), "components.0.components.0.options", "BASE_TYPE_BAD_LENGTH");
    refused(row(json!([menu(options(0))])), "components.0.components.0.options", "BASE_TYPE_BAD_LENGTH");
    accepted(row(json!([menu(options(25))])));
}

#[test]
fn options_with_texts_of_101() {
    for key in ["label", "value", "description"] {
        let mut option = json!({ "label": "x", "value": "x", "description": "x" });
        option[key] = json!(long(101));
        let place = format!("components.0.components.0.options.0.{key}");
        refused(row(json!([menu(json!([option]))])), &place, "BASE_TYPE_BAD_LENGTH");
    }
}

#[test]
fn options_with_the_same_value() {
    let same = json!([{ "label": "x", "value": "1" }, { "label": "y", "value": "1" }]);
    let place = "components.0.components.0.options.1.value";
    refused(row(json!([menu(same)])), place, "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED");
}

#[test]
fn menus_whose_counts_do_not_fit() {
    let place = "components.0.components.0";
    let mut many = menu(options(2));
    many["max_values"] = json!(3);
    refused(row(json!([many])), &format!("{place}.max_values"), "SELECT_COMPONENT_MAX_VALUES_TOO_LARGE");
    let mut least = menu(options(2));
    least["min_values"] = json!(2);
    refused(row(json!([least])), &format!("{place}.min_values"), "SELECT_COMPONENT_MIN_VALUES_TOO_LARGE");
    let mut preset = menu(json!([
        { "label": "x", "value": "1", "default": true },
        { "label": "y", "value": "2", "default": true },
    ]));
    refused(row(json!([preset])), &format!("{place}.options"), "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES");
    preset["max_values"] = json!(2);
    accepted(row(json!([preset])));
    let mut placeholder = menu(options(1));
    placeholder["placeholder"] = json!(long(151));
    refused(row(json!([placeholder])), &format!("{place}.placeholder"), "BASE_TYPE_MAX_LENGTH");
}
