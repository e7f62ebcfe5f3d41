//! What Discord refuses about a payload, written out by hand, one subject per file.
//!
//! The figures are Discord's documented ones. Checks read the raw JSON, so that a payload is judged as it was sent
//! and not as some type would have mended it.

mod checker;
pub mod choices;
pub mod commands;
mod components;
mod embeds;
pub mod messages;
pub mod modals;
#[cfg(test)]
mod tests;
pub mod threads;

pub use checker::Checker;

/// The locales Discord knows.
pub const LOCALES: [&str; 32] = [
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl", "pt-BR",
    "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "ja", "zh-TW", "ko",
];

/// `custom_id` of buttons, menus, modals and text inputs.
const CUSTOM_ID: std::ops::RangeInclusive<usize> = 1..=100;
