//! A running game as a text to take home: what everybody has been told, and nothing else.

use super::log::public;
use crate::context::Context;
use crate::wording::reader::Locale;
use crate::words;
use engine::Narration;

/// The log of a game as everybody has seen it, one line each.
pub fn transcript(context: &Context<'_>, locale: Locale, told: &[Narration]) -> String {
    let renderer = locale.renderer(context.people);
    let title = renderer.say(&words::TranscriptTitle { game: context.name() }.say());
    let lines = public(told).into_iter().map(|phrase| renderer.say(phrase));
    [title, String::new()].into_iter().chain(lines).collect::<Vec<_>>().join("\n") + "\n"
}
