//! Messages.

use super::*;

#[test]
fn content_of_2001() {
    refused(post(json!({ "content": long(2001) })), "content", "BASE_TYPE_MAX_LENGTH");
    accepted(post(json!({ "content": "ß".repeat(2000) })));
}

#[test]
fn content_that_is_no_text() {
    refused(post(json!({ "content": 7 })), "content", "STRING_TYPE_CONVERT");
    refused(post(json!(["content"])), "", "DICT_TYPE_CONVERT");
}

#[test]
fn flags_that_do_not_fit() {
    refused(post(json!({ "content": "x", "flags": 64 })), "flags", "MESSAGE_FLAGS_INVALID");
    accepted(messages::check(&json!({ "content": "x", "flags": 64 }), Purpose::Reply, &[]));
    refused(post(json!({ "content": "x", "flags": 128 })), "flags", "MESSAGE_FLAGS_INVALID");
}

#[test]
fn a_nonce_of_26() {
    refused(post(json!({ "content": "x", "nonce": long(26) })), "nonce", "BASE_TYPE_MAX_LENGTH");
    accepted(post(json!({ "content": "x", "nonce": long(25), "enforce_nonce": true })));
}

#[test]
fn mentions_allowed_twice() {
    let both = json!({ "content": "x", "allowed_mentions": { "parse": ["users"], "users": ["1"] } });
    refused(post(both), "allowed_mentions", "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE");
    accepted(post(json!({ "content": "x", "allowed_mentions": { "parse": ["everyone"], "users": ["1"] } })));
}

#[test]
fn mentions_of_an_unknown_kind_or_of_no_id() {
    let kind = json!({ "content": "x", "allowed_mentions": { "parse": ["bots"] } });
    refused(post(kind), "allowed_mentions.parse.0", "BASE_TYPE_CHOICES");
    let id = json!({ "content": "x", "allowed_mentions": { "users": ["ana"] } });
    refused(post(id), "allowed_mentions.users.0", "NUMBER_TYPE_COERCE");
    let many: Vec<String> = (0..101).map(|id: u32| id.to_string()).collect();
    let many = json!({ "content": "x", "allowed_mentions": { "users": many } });
    refused(post(many), "allowed_mentions.users", "BASE_TYPE_BAD_LENGTH");
}

#[test]
fn a_description_of_a_file_that_was_not_sent() {
    let form = json!({ "attachments": [{ "id": 0, "filename": "log.txt" }] });
    refused(post(form.clone()), "attachments.0.id", "ATTACHMENT_NOT_FOUND");
    accepted(messages::check(&form, Purpose::Post, &[(0, 10)]));
}

#[test]
fn eleven_files_or_one_too_large() {
    let files: Vec<(u64, usize)> = (0..11).map(|number| (number, 1)).collect();
    refused(messages::check(&json!({}), Purpose::Post, &files), "attachments", "BASE_TYPE_MAX_LENGTH");
    let large = messages::check(&json!({}), Purpose::Post, &[(0, 10 * 1024 * 1024 + 1)]);
    assert_eq!(large, Err(Refusal::request_too_large()));
}
