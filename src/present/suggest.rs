//! What typing completes to: the legal options, found by their words or their text form.

use super::limits;
use super::reader::Reader;
use super::scene::Scene;
use super::text::{clipped, length};
use super::voice::Voice;
use crate::engine::path::{self, Given};
use crate::engine::{Choice, Play, PrivateSight, Seat};

/// Something to complete to. It is as private as the question it answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Suggestion {
    pub label: String,
    pub value: String,
}

/// The answers to this seat's question, and what it is offered, that contain what was typed: as many as a list shows.
pub fn answers(scene: &Scene<'_>, reader: &Reader, sight: PrivateSight<'_>, typed: &str) -> Vec<Suggestion> {
    let voice = reader.manner.voice(scene.people);
    let asked = sight.question().map(|question| question.choices).unwrap_or_default();
    matching(&voice, asked.into_iter().chain(sight.offers()), typed, |choice| Some(choice.text.clone()))
}

/// What fits this slot of a command, where the other slots lead.
pub fn slot_values(
    scene: &Scene<'_>,
    reader: &Reader,
    play: &Play,
    seat: Seat,
    given: &[Given],
    slot: &str,
) -> Vec<Suggestion> {
    let voice = reader.manner.voice(scene.people);
    let typed = given.iter().find(|(name, _)| name == slot).map_or("", |(_, typed)| typed);
    let fitting = path::complete(play, seat, given, slot);
    matching(&voice, fitting, typed, |choice| path::value(choice, slot).map(str::to_owned))
}

fn matching(
    voice: &Voice<'_>,
    choices: impl IntoIterator<Item = Choice>,
    typed: &str,
    value: impl Fn(&Choice) -> Option<String>,
) -> Vec<Suggestion> {
    let typed = typed.trim().to_lowercase();
    let mut found: Vec<Suggestion> = Vec::new();
    for choice in choices {
        let Some(value) = value(&choice).filter(|value| length(value) <= limits::ENTRY) else { continue };
        let label = voice.label(&choice.label);
        let fits = label.to_lowercase().contains(&typed) || value.to_lowercase().contains(&typed);
        if fits && !found.iter().any(|other| other.value == value) {
            found.push(Suggestion { label: clipped(&label, limits::ENTRY), value });
        }
        if found.len() == limits::ENTRIES {
            break;
        }
    }
    found
}
