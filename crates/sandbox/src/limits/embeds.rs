//! Embeds.

use serde_json::Value;

use super::Checker;

const PER_MESSAGE: usize = 10;
const TITLE: usize = 256;
const DESCRIPTION: usize = 4096;
const FIELDS: usize = 25;
const FIELD_NAME: usize = 256;
const FIELD_VALUE: usize = 1024;
const FOOTER: usize = 2048;
const AUTHOR: usize = 256;
const URL: usize = 2048;
/// Of all embeds of a message together.
const TOTAL: usize = 6000;
const COLOURS: i64 = 0xff_ffff;

const LINKS: [&str; 2] = ["http", "https"];
const PICTURES: [&str; 3] = ["http", "https", "attachment"];

pub fn check(c: &mut Checker, message: &Value) {
    let embeds = c.each(message, "embeds", 0..=PER_MESSAGE, embed);
    if embeds.iter().map(characters).sum::<usize>() > TOTAL {
        c.at("embeds", |c| {
            c.problem("MAX_EMBED_SIZE_EXCEEDED", format!("Embed size exceeds maximum size of {TOTAL}"));
        });
    }
}

fn embed(c: &mut Checker, embed: &Value) {
    if !c.object(embed) {
        return;
    }
    c.text(embed, "title", 0..=TITLE);
    c.text(embed, "description", 0..=DESCRIPTION);
    c.url(embed, "url", URL, &LINKS);
    c.integer(embed, "color", 0..=COLOURS);
    c.each(embed, "fields", 0..=FIELDS, field);
    if embed["footer"].is_object() {
        c.at("footer", |c| {
            c.required_text(&embed["footer"], "text", 1..=FOOTER);
            c.url(&embed["footer"], "icon_url", URL, &PICTURES);
        });
    }
    if embed["author"].is_object() {
        c.at("author", |c| {
            c.required_text(&embed["author"], "name", 1..=AUTHOR);
            c.url(&embed["author"], "url", URL, &LINKS);
        });
    }
    for picture in ["image", "thumbnail"] {
        if embed[picture].is_object() {
            c.at(picture, |c| c.url(&embed[picture], "url", URL, &PICTURES));
        }
    }
    if let Some(timestamp) = c.text(embed, "timestamp", 1..=100)
        && timestamp.parse::<jiff::Timestamp>().is_err()
    {
        c.at("timestamp", |c| c.problem("DATE_TYPE_PARSE", format!("Could not parse {timestamp}. Should be ISO8601.")));
    }
}

fn field(c: &mut Checker, field: &Value) {
    if c.object(field) {
        c.required_text(field, "name", 1..=FIELD_NAME);
        c.required_text(field, "value", 1..=FIELD_VALUE);
        c.flag(field, "inline");
    }
}

/// What counts towards the total: title, description, field names and values, footer and author.
fn characters(embed: &Value) -> usize {
    let count = |value: &Value| value.as_str().map_or(0, |text| text.chars().count());
    let fields = embed["fields"].as_array().map_or(&[][..], Vec::as_slice);
    count(&embed["title"])
        + count(&embed["description"])
        + count(&embed["footer"]["text"])
        + count(&embed["author"]["name"])
        + fields.iter().map(|field| count(&field["name"]) + count(&field["value"])).sum::<usize>()
}
