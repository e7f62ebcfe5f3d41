//! Choices for what is being typed.

use super::*;

fn answer(choices: Value) -> Result<(), Refusal> {
    choices::check_answer(&json!({ "choices": choices }), OptionKind::Text)
}

#[test]
fn twenty_six_choices() {
    let choices = |count: usize| -> Value { vec![json!({ "name": "x", "value": "x" }); count].into() };
    refused(answer(choices(26)), "choices", "BASE_TYPE_BAD_LENGTH");
    accepted(answer(choices(25)));
    accepted(answer(choices(0)));
}

#[test]
fn names_and_values_of_101_or_empty() {
    refused(answer(json!([{ "name": long(101), "value": "x" }])), "choices.0.name", "BASE_TYPE_BAD_LENGTH");
    refused(answer(json!([{ "name": "", "value": "x" }])), "choices.0.name", "BASE_TYPE_BAD_LENGTH");
    refused(answer(json!([{ "name": "x", "value": long(101) }])), "choices.0.value", "BASE_TYPE_BAD_LENGTH");
}

#[test]
fn values_of_another_type() {
    refused(answer(json!([{ "name": "x", "value": 1 }])), "choices.0.value", "STRING_TYPE_CONVERT");
    let number = json!({ "choices": [{ "name": "x", "value": "one" }] });
    refused(choices::check_answer(&number, OptionKind::Integer), "choices.0.value", "NUMBER_TYPE_COERCE");
    let large = json!({ "choices": [{ "name": "x", "value": 9_007_199_254_740_994_i64 }] });
    refused(choices::check_answer(&large, OptionKind::Integer), "choices.0.value", "NUMBER_TYPE_COERCE");
    refused(choices::check_answer(&json!({}), OptionKind::Text), "choices", "BASE_TYPE_REQUIRED");
}
