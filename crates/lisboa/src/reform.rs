//! Reads positions that earlier builds have stored.

use serde_json::{Value, json};
use strum::VariantNames;

use super::step::Question;

/// Rewrites a position of form 1, whose steps did not tell questions from tasks.
pub(super) fn from_form_1(mut state: Value) -> Result<Value, String> {
    let turn = state["turn"].clone();
    let keep = if state["setting_up"]["draft_round"] == 0 { 2 } else { 1 };
    let steps = state["steps"].as_array_mut().ok_or("it has no list of steps")?;
    let mut reformed = Vec::new();
    for step in steps.drain(..) {
        match step.as_str() {
            Some("turn") => reformed.push(json!({ "ask": [turn, "turn"] })),
            Some("keep-tile") => reformed.extend([json!({ "run": "return-tiles" }), json!({ "ask-all": "keep-tile" })]),
            Some("draft") => {
                reformed.extend([json!({ "run": "pass-hands" }), json!({ "ask-all": { "draft": { "keep": keep } } })]);
            }
            _ => reformed.push(question(&step).unwrap_or_else(|| json!({ "run": step }))),
        }
    }
    *steps = reformed;
    Ok(state)
}

/// The step as a question, if it asks a seat.
fn question(step: &Value) -> Option<Value> {
    let (name, fields) = step.as_object()?.iter().next()?;
    Question::VARIANTS.contains(&name.as_str()).then_some(())?;
    let mut fields = fields.as_object()?.clone();
    let seat = fields.remove("seat")?;
    let question = if fields.is_empty() { json!(name) } else { json!({ name.as_str(): fields }) };
    Some(json!({ "ask": [seat, question] }))
}
