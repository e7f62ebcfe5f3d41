//! Embeds.

use super::*;

fn embed(embed: Value) -> Result<(), Refusal> {
    post(json!({ "embeds": [embed] }))
}

#[test]
fn eleven_of_them() {
    refused(post(json!({ "embeds": vec![json!({ "title": "x" }); 11] })), "embeds", "BASE_TYPE_BAD_LENGTH");
    accepted(post(json!({ "embeds": vec![json!({ "title": "x" }); 10] })));
}

#[test]
fn texts_that_are_too_long() {
    refused(embed(json!({ "title": long(257) })), "embeds.0.title", "BASE_TYPE_MAX_LENGTH");
    refused(embed(json!({ "description": long(4097) })), "embeds.0.description", "BASE_TYPE_MAX_LENGTH");
    refused(embed(json!({ "footer": { "text": long(2049) } })), "embeds.0.footer.text", "BASE_TYPE_BAD_LENGTH");
    refused(embed(json!({ "author": { "name": long(257) } })), "embeds.0.author.name", "BASE_TYPE_BAD_LENGTH");
    accepted(embed(json!({ "title": long(256), "description": long(4096) })));
}

#[test]
fn fields_that_are_too_many_too_long_or_empty() {
    let field = json!({ "name": "x", "value": "x" });
    refused(embed(json!({ "fields": vec![field.clone(); 26] })), "embeds.0.fields", "BASE_TYPE_BAD_LENGTH");
    accepted(embed(json!({ "fields": vec![field; 25] })));
    let name = json!({ "fields": [{ "name": long(257), "value": "x" }] });
    refused(embed(name), "embeds.0.fields.0.name", "BASE_TYPE_BAD_LENGTH");
    let value = json!({ "fields": [{ "name": "x", "value": long(1025) }] });
    refused(embed(value), "embeds.0.fields.0.value", "BASE_TYPE_BAD_LENGTH");
    let blank = json!({ "fields": [{ "name": " ", "value": "x" }] });
    refused(embed(blank), "embeds.0.fields.0.name", "BASE_TYPE_BAD_LENGTH");
    refused(embed(json!({ "fields": [{ "name": "x" }] })), "embeds.0.fields.0.value", "BASE_TYPE_REQUIRED");
}

#[test]
fn more_than_6000_characters_in_all() {
    let half = json!({ "description": long(3000) });
    accepted(post(json!({ "embeds": [half, half] })));
    let more = json!({ "description": long(3000), "title": "x" });
    refused(post(json!({ "embeds": [half, more] })), "embeds", "MAX_EMBED_SIZE_EXCEEDED");
}

#[test]
fn addresses_colours_and_times_that_are_none() {
    refused(embed(json!({ "url": "javascript://x" })), "embeds.0.url", "URL_TYPE_INVALID_SCHEME");
    refused(embed(json!({ "image": { "url": "map.png" } })), "embeds.0.image.url", "URL_TYPE_INVALID_SCHEME");
    accepted(embed(json!({ "image": { "url": "attachment://map.png" } })));
    refused(embed(json!({ "color": 0x100_0000 })), "embeds.0.color", "NUMBER_TYPE_RANGE");
    refused(embed(json!({ "timestamp": "yesterday" })), "embeds.0.timestamp", "DATE_TYPE_PARSE");
}
