//! What typing completes to: the legal options, found by their words or their text form.

use crate::context::Context;
use crate::panels::limits;
use crate::panels::page_ref::PageRef;
use crate::tables::mine::Mine;
use crate::wording::people::People;
use crate::wording::reader::Reader;
use crate::wording::renderer::Renderer;
use crate::wording::terms::{OtherWords, find_terms};
use crate::wording::text::{clipped, length};
use engine::path;
use engine::{Choice, GameInfo, Phrase, PrivateView};

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
    let choices = asked.into_iter().chain(view.offers()).collect();
    matching(context.kind, &renderer, choices, typed, |choice| Some(choice.text.clone()))
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
    matching(context.kind, &renderer, fitting, typed, |choice| path::value(choice, slot).map(str::to_owned))
}

/// The pages of a board and the players that contain what was typed.
pub fn places(context: &Context<'_>, reader: &Reader, typed: &str) -> Vec<Suggestion> {
    let renderer = reader.locale.renderer(context.people);
    let pages = context.kind.pages.iter().map(|page| (PageRef::page(page.id).to_string(), page.name.say()));
    let players = context.people.seats().map(|seat| (PageRef::player(seat).to_string(), Phrase::Person(seat)));
    named(&renderer, pages.chain(players), typed)
}

/// The terms of a game's rules that what was typed may mean, the best first.
pub fn terms(kind: &GameInfo, reader: &Reader, typed: &str) -> Vec<Suggestion> {
    let nobody = People::default();
    let renderer = reader.locale.renderer(&nobody);
    let all = || kind.terms.iter().collect();
    let found = if typed.trim().is_empty() { all() } else { find_terms(kind, reader.locale.language, typed) };
    named(&renderer, found.into_iter().map(|term| (term.id.to_owned(), term.name.say())), "")
}

/// These games by their numbers: "17 · Lisboa · Bruno, Cem".
pub fn tables(reader: &Reader, games: &[Mine<'_>], typed: &str) -> Vec<Suggestion> {
    let nobody = People::default();
    let renderer = reader.locale.renderer(&nobody);
    let label = |game: &Mine<'_>| {
        let name = renderer.label(&game.kind.name.say());
        let number = game.game.to_string();
        let parts = [&*number, &name, game.place].into_iter().filter(|part| !part.is_empty());
        Phrase::sign(parts.collect::<Vec<_>>().join(" · "))
    };
    named(&renderer, games.iter().map(|game| (game.game.to_string(), label(game))), typed)
}

pub(crate) fn named(
    renderer: &Renderer<'_>,
    all: impl Iterator<Item = (String, Phrase)>,
    typed: &str,
) -> Vec<Suggestion> {
    let typed = typed.trim().to_lowercase();
    let labelled = all.map(|(value, name)| Suggestion { label: clipped(&renderer.label(&name), limits::ENTRY), value });
    labelled.filter(|entry| entry.label.to_lowercase().contains(&typed)).take(limits::ENTRIES).collect()
}

/// The choices with what was typed in their words or their text form; if there are none, those with other words for it.
fn matching(
    kind: &GameInfo,
    renderer: &Renderer<'_>,
    choices: Vec<Choice>,
    typed: &str,
    value: impl Fn(&Choice) -> Option<String>,
) -> Vec<Suggestion> {
    let typed = typed.trim().to_lowercase();
    let mut all: Vec<Suggestion> = Vec::new();
    for choice in &choices {
        let Some(value) = value(choice).filter(|value| length(value) <= limits::ENTRY) else { continue };
        if !all.iter().any(|other| other.value == value) {
            all.push(Suggestion { label: renderer.option(&choice.label), value });
        }
    }
    let fits =
        |entry: &Suggestion| entry.label.to_lowercase().contains(&typed) || entry.value.to_lowercase().contains(&typed);
    if !all.iter().any(fits) {
        let others = OtherWords::of(kind, renderer.language(), &typed);
        all.retain(|entry| others.are_in(&entry.label));
    } else {
        all.retain(fits);
    }
    all.truncate(limits::ENTRIES);
    all.into_iter().map(|entry| Suggestion { label: clipped(&entry.label, limits::ENTRY), ..entry }).collect()
}
