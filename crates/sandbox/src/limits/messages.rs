//! Messages: content, flags, mentions, attachments, and what hangs on them.

use serde_json::Value;

use super::{Checker, components, embeds};
use crate::refusal::Refusal;

const CONTENT: usize = 2000;
const NONCE: usize = 25;
const FILES: usize = 10;
const FILE_BYTES: usize = 10 * 1024 * 1024;
const FILE_NAME: usize = 1024;
const FILE_DESCRIPTION: usize = 1024;
const ALLOWED_MENTIONS: usize = 100;

pub const SUPPRESS_EMBEDS: u64 = 1 << 2;
pub const EPHEMERAL: u64 = 1 << 6;
/// Shown as "thinking" until the reply is there.
pub const LOADING: u64 = 1 << 7;
pub const SUPPRESS_NOTIFICATIONS: u64 = 1 << 12;

/// What a message payload is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// A message in a channel.
    Post,
    /// A reply to an interaction, or a follow-up.
    Reply,
    /// A change of a message.
    Edit,
}

impl Purpose {
    fn flags(self) -> u64 {
        match self {
            Purpose::Post => SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS,
            // An edit may repeat the flag of a private reply; it has no effect.
            Purpose::Reply | Purpose::Edit => SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | EPHEMERAL,
        }
    }
}

/// The sizes of the files sent along, by their number in the form.
pub type FileSizes = [(u64, usize)];

pub fn check(message: &Value, purpose: Purpose, files: &FileSizes) -> Result<(), Refusal> {
    if files.iter().any(|&(_, size)| size > FILE_BYTES) {
        return Err(Refusal::request_too_large());
    }
    Checker::run(|c| {
        if !c.object(message) {
            return;
        }
        c.text(message, "content", 0..=CONTENT);
        c.flag(message, "tts");
        nonce(c, message);
        flags(c, message, purpose);
        embeds::check(c, message);
        components::check(c, message);
        allowed_mentions(c, message);
        attachments(c, message, purpose, files);
    })
}

fn nonce(c: &mut Checker, message: &Value) {
    if !message["nonce"].is_number() {
        c.text(message, "nonce", 0..=NONCE);
    }
    c.flag(message, "enforce_nonce");
}

fn flags(c: &mut Checker, message: &Value, purpose: Purpose) {
    let Some(flags) = c.integer(message, "flags", 0..=i64::MAX) else { return };
    if flags.unsigned_abs() & !purpose.flags() != 0 {
        c.at("flags", |c| c.problem("MESSAGE_FLAGS_INVALID", "These flags cannot be set here"));
    }
}

fn allowed_mentions(c: &mut Checker, message: &Value) {
    let allowed = &message["allowed_mentions"];
    if allowed.is_null() {
        return;
    }
    c.at("allowed_mentions", |c| {
        if !c.object(allowed) {
            return;
        }
        let parse = c.each(allowed, "parse", 0..=3, |c, kind| {
            if !matches!(kind.as_str(), Some("users" | "roles" | "everyone")) {
                let message = "Value must be one of ('users', 'roles', 'everyone').";
                c.problem("BASE_TYPE_CHOICES", message);
            }
        });
        for kind in ["users", "roles"] {
            let ids = c.each(allowed, kind, 0..=ALLOWED_MENTIONS, snowflake);
            if !ids.is_empty() && parse.iter().any(|parsed| parsed == kind) {
                let message = format!("parse:[\"{kind}\"] and {kind}: [ids...] are mutually exclusive.");
                c.problem("MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message);
            }
        }
        c.flag(allowed, "replied_user");
    });
}

fn snowflake(c: &mut Checker, id: &Value) {
    if id.as_str().is_none_or(|text| text.parse::<u64>().is_err()) && !id.is_u64() {
        c.problem("NUMBER_TYPE_COERCE", format!("Value {id} is not snowflake."));
    }
}

/// Descriptions of files sent along carry the file's number; in edits also ids of files that stay.
fn attachments(c: &mut Checker, message: &Value, purpose: Purpose, files: &FileSizes) {
    if files.len() > FILES {
        c.at("attachments", |c| c.problem("BASE_TYPE_MAX_LENGTH", format!("Must be {FILES} or fewer in length.")));
    }
    c.each(message, "attachments", 0..=FILES, |c, attachment| {
        if !c.object(attachment) {
            return;
        }
        c.text(attachment, "filename", 1..=FILE_NAME);
        c.text(attachment, "description", 0..=FILE_DESCRIPTION);
        c.required(attachment, "id");
        let id = attachment["id"].as_u64().or_else(|| attachment["id"].as_str()?.parse().ok());
        if purpose != Purpose::Edit && !files.iter().any(|&(number, _)| Some(number) == id) {
            c.at("id", |c| c.problem("ATTACHMENT_NOT_FOUND", "Attachment data not found"));
        }
    });
}
