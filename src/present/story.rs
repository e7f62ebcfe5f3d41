//! What happened, as people tell it: a paragraph for each turn, with who had it, what they did and what it brought. Turn
//! messages show it, and become it when the turn is over, so that a channel reads like a story.

use super::context::Context;
use super::life_words;
use super::limits;
use super::log::chapters_for_all;
use super::panel::PublicPanel;
use super::reader::Locale;
use super::renderer::Renderer;
use super::telling::heading;
use super::text::{clipped, length};
use super::words;
use crate::engine::{Chapter, Narration, Weight};

/// The longest paragraph: a line or two on a screen, a few on a phone.
const PARAGRAPH: usize = 320;
/// The longest sentence in it.
const SENTENCE: usize = 200;

impl PublicPanel {
    /// What a turn message becomes when the turn is over.
    pub fn story(scene: &Context<'_>, manner: Locale, told: &[Narration]) -> PublicPanel {
        let voice = manner.voice(scene.people);
        let story = story(scene, &voice, told, limits::CONTENT);
        // A message cannot be empty.
        PublicPanel::line(if story.is_empty() { voice.say(&scene.name()) } else { story })
    }
}

/// The newest turns that fit, one below the other, with how much more there is in the log.
pub(super) fn story(scene: &Context<'_>, voice: &Renderer<'_>, told: &[Narration], room: usize) -> String {
    // A turn in which nothing happened yet is left out.
    let turns: Vec<Chapter<'_>> =
        chapters_for_all(told).into_iter().filter(|chapter| !chapter.lines.is_empty()).collect();
    let lines = |turns: &[Chapter<'_>]| turns.iter().map(|turn| turn.lines.len()).sum();
    let mut paragraphs: Vec<String> = Vec::new();
    for (index, turn) in turns.iter().enumerate().rev() {
        let earlier = earlier(voice, lines(&turns[..index]));
        let next = paragraph(scene, voice, turn);
        let used: usize = paragraphs.iter().chain([&earlier, &next]).map(|part| length(part) + 1).sum();
        if used > room {
            paragraphs.push(self::earlier(voice, lines(&turns[..=index])));
            break;
        }
        paragraphs.push(next);
    }
    paragraphs.reverse();
    paragraphs.retain(|paragraph| !paragraph.is_empty());
    paragraphs.join("\n")
}

fn earlier(voice: &Renderer<'_>, count: usize) -> String {
    if count == 0 { String::new() } else { voice.say(&words::EARLIER_IN_LOG.with([("count", count.into())])) }
}

/// A turn in sentences, under its heading: all that was done, of what it brought and why as much as there is room for.
fn paragraph(scene: &Context<'_>, voice: &Renderer<'_>, turn: &Chapter<'_>) -> String {
    let head = turn.heading.and_then(|_| heading(scene, voice, turn));
    let whose = turn.turn.map(|party| voice.say(&scene.party(party)));
    let (mut named, mut back) = (head.is_some(), false);
    let mut body: Vec<(Weight, String)> = Vec::new();
    for told in &turn.lines {
        let sentence = clipped(&voice.say(told.phrase), SENTENCE);
        back |= told.taken_back;
        // Whose turn it is, is said once.
        let rest = whose.as_ref().and_then(|whose| sentence.strip_prefix(whose.as_str())?.strip_prefix(' '));
        let sentence = match rest {
            Some(rest) if named && body.is_empty() => rest.to_owned(),
            Some(rest) if named => capital(rest),
            _ => sentence.clone(),
        };
        named |= rest.is_some();
        if !sentence.is_empty() {
            let struck = voice.script().struck(&sentence).filter(|_| told.taken_back);
            body.push((told.weight, struck.unwrap_or(sentence)));
        }
    }
    let more = |count: usize| voice.say(&words::STORY_MORE.with([("count", count.into())]));
    let room =
        PARAGRAPH.saturating_sub(head.as_ref().map_or(0, |head| length(head) + 1) + length(&more(body.len())) + 1);
    let mut shown = vec![false; body.len()];
    let mut used = 0;
    for weight in [Weight::Action, Weight::Result, Weight::Reason] {
        for (index, (_, sentence)) in body.iter().enumerate().filter(|(_, (of, _))| *of == weight) {
            let size = length(sentence) + 1;
            if used + size <= room {
                used += size;
                shown[index] = true;
            } else if weight != Weight::Action {
                break;
            }
        }
    }
    // Reasons come last, and nobody misses those that are left out.
    let told = |reasons: bool| {
        let with = body
            .iter()
            .zip(&shown)
            .filter(move |((weight, _), shown)| **shown && (*weight == Weight::Reason) == reasons);
        with.map(|((_, sentence), _)| sentence.clone())
    };
    let left_out = body.iter().zip(&shown).filter(|((weight, _), shown)| !**shown && *weight != Weight::Reason).count();
    let more = (left_out > 0).then(|| more(left_out));
    let mark = back.then(|| voice.say(&life_words::TAKEN_BACK_MARK.say()));
    head.into_iter().chain(mark).chain(told(false)).chain(told(true)).chain(more).collect::<Vec<_>>().join(" ")
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}
