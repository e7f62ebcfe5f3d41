//! A running game as a text to take home: what everybody has been told, and nothing else.

use super::context::Context;
use super::log::public;
use super::reader::Locale;
use super::words;
use crate::engine::Narration;

/// The log of a game as everybody has seen it, one line each.
pub fn transcript(scene: &Context<'_>, manner: Locale, told: &[Narration]) -> String {
    let voice = manner.voice(scene.people);
    let title = voice.say(&words::TRANSCRIPT_TITLE.with([("game", scene.name().into())]));
    let lines = public(told).into_iter().map(|phrase| voice.say(phrase));
    [title, String::new()].into_iter().chain(lines).collect::<Vec<_>>().join("\n") + "\n"
}
