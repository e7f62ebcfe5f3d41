//! The table that a panel speaks of, and the small parts that panels share.

use super::language::Language;
use super::panel::{Button, Style};
use super::people::People;
use super::press::{Press, Verb};
use super::reader::Locale;
use super::renderer::Renderer;
use super::script::Script;
use super::text::clipped;
use super::words;
use super::{challenge, limits};
use crate::engine::{Arg, GameInfo, Key, Party, Phrase, SeatSet};

/// A table: what is played there, how presses name it, who sits there.
#[derive(Clone, Copy, Debug)]
pub struct Context<'a> {
    pub kind: &'static dyn GameInfo,
    /// The game's own id at the tables, as presses carry it.
    pub game: &'a str,
    pub people: &'a People,
    /// The challenge that is tried there.
    pub title: Option<&'a str>,
}

impl Context<'_> {
    /// What the game is called; a try also by its challenge, as there may be several.
    pub(super) fn name(&self) -> Phrase {
        called(self.kind, self.title)
    }

    /// A button that opens something.
    pub(super) fn opener(&self, renderer: &Renderer<'_>, verb: Verb, label: &'static Key) -> Button {
        self.opener_at(renderer, verb, label, String::new())
    }

    pub(super) fn opener_at(&self, renderer: &Renderer<'_>, verb: Verb, label: &'static Key, detail: String) -> Button {
        button(renderer, Press::open(verb, self.game, detail), label)
    }

    /// A party that has a score.
    pub(super) fn party(&self, party: Party) -> Phrase {
        match party {
            Party::Seat(seat) => Phrase::Person(seat),
            Party::Automa => self.kind.automa().unwrap_or(&words::AUTOMA).say(),
        }
    }
}

/// `Lisboa`, or `Lisboa · the title of a challenge`.
pub(super) fn called(kind: &dyn GameInfo, title: Option<&str>) -> Phrase {
    let name = kind.name().say();
    match title.filter(|title| !is_name_of(kind, title)) {
        Some(title) => challenge::words::TRY_AT.with([("game", name.into()), ("title", Arg::sign(title))]),
        None => name,
    }
}

/// Whether a title is just what the game is called, in whichever language: a challenge without a title of its own.
fn is_name_of(kind: &dyn GameInfo, title: &str) -> bool {
    let nobody = People::default();
    let name = |language| Locale::of(language, Script::Plain).renderer(&nobody).label(&kind.name().say());
    Language::ALL.into_iter().any(|language| name(language) == title)
}

pub(super) fn button(renderer: &Renderer<'_>, press: Press, label: &'static Key) -> Button {
    let label = clipped(&renderer.label(&label.say()), limits::BUTTON_LABEL);
    Button { press, label, style: Style::Side }
}

impl Button {
    pub(super) fn styled(self, style: Style) -> Button {
        Button { style, ..self }
    }
}

/// People in a sentence.
pub(super) fn everyone(renderer: &Renderer<'_>, seats: SeatSet) -> Phrase {
    renderer.listing(seats.iter().map(Phrase::Person).collect())
}
