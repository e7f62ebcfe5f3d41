//! What typing completes to: the legal options, found by their words or their text form.

use super::context::Context;
use super::limits;
use super::mine::Mine;
use super::page_ref::PageRef;
use super::people::People;
use super::reader::Reader;
use super::renderer::Renderer;
use super::text::{clipped, length};
use crate::engine::path;
use crate::engine::{Choice, GameInfo, Phrase, PrivateView};

/// Something to complete to. It is as private as the question it answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Suggestion {
    pub label: String,
    pub value: String,
}

/// The answers to this seat's question, and what it is offered, that contain what was typed: as many as a list shows.
pub fn answers(context: &Context<'_>, reader: &Reader, view: PrivateView<'_>, typed: &str) -> Vec<Suggestion> {
    let renderer = reader.locale.renderer(context.people);
    let asked = view.question().map(|question| question.choices).unwrap_or_default();
    matching(&renderer, asked.into_iter().chain(view.offers()), typed, |choice| Some(choice.text.clone()))
}

/// What fits this slot of a command, out of the options it could mean there.
pub fn slot_values(
    context: &Context<'_>,
    reader: &Reader,
    fitting: Vec<Choice>,
    slot: &str,
    typed: &str,
) -> Vec<Suggestion> {
    let renderer = reader.locale.renderer(context.people);
    matching(&renderer, fitting, typed, |choice| path::value(choice, slot).map(str::to_owned))
}

/// The pages of a board and the players that contain what was typed.
pub fn places(context: &Context<'_>, reader: &Reader, typed: &str) -> Vec<Suggestion> {
    let renderer = reader.locale.renderer(context.people);
    let pages = context.kind.pages().iter().map(|page| (PageRef::page(page.id).to_string(), page.name.say()));
    let players = context.people.seats().map(|seat| (PageRef::player(seat).to_string(), Phrase::Person(seat)));
    named(&renderer, pages.chain(players), typed)
}

/// The terms of a game's rules that contain what was typed.
pub fn terms(kind: &dyn GameInfo, reader: &Reader, typed: &str) -> Vec<Suggestion> {
    let nobody = People::default();
    let renderer = reader.locale.renderer(&nobody);
    named(&renderer, kind.terms().iter().map(|term| (term.id.to_owned(), term.name.say())), typed)
}

/// These games by their numbers: "17 · Lisboa · Bruno, Cem".
pub fn tables(reader: &Reader, games: &[Mine<'_>], typed: &str) -> Vec<Suggestion> {
    let nobody = People::default();
    let renderer = reader.locale.renderer(&nobody);
    let label = |game: &Mine<'_>| {
        let name = renderer.label(&game.kind.name().say());
        let parts = [game.game, &name, game.place].into_iter().filter(|part| !part.is_empty());
        Phrase::sign(parts.collect::<Vec<_>>().join(" · "))
    };
    named(&renderer, games.iter().map(|game| (game.game.to_owned(), label(game))), typed)
}

pub(super) fn named(
    renderer: &Renderer<'_>,
    all: impl Iterator<Item = (String, Phrase)>,
    typed: &str,
) -> Vec<Suggestion> {
    let typed = typed.trim().to_lowercase();
    let labelled = all.map(|(value, name)| Suggestion { label: clipped(&renderer.label(&name), limits::ENTRY), value });
    labelled.filter(|entry| entry.label.to_lowercase().contains(&typed)).take(limits::ENTRIES).collect()
}

fn matching(
    renderer: &Renderer<'_>,
    choices: impl IntoIterator<Item = Choice>,
    typed: &str,
    value: impl Fn(&Choice) -> Option<String>,
) -> Vec<Suggestion> {
    let typed = typed.trim().to_lowercase();
    let mut found: Vec<Suggestion> = Vec::new();
    for choice in choices {
        let Some(value) = value(&choice).filter(|value| length(value) <= limits::ENTRY) else { continue };
        let label = renderer.option(&choice.label);
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
