//! The table that a panel speaks of, and the small parts that panels share.

use super::request::{Request, TableRequest};
use super::words;
use crate::panels::limits;
use crate::panels::panel::{Button, Style};
use crate::wording::language::Language;
use crate::wording::people::{People, Person};
use crate::wording::reader::Locale;
use crate::wording::renderer::Renderer;
use crate::wording::script::Script;
use crate::wording::text::clipped;
use engine::{GameInfo, Key, Party, Phrase, SeatSet};
use table::{GameId, Player, PublicTable};

/// A table in words: everything that a [`Context`] borrows.
pub struct TableContext {
    kind: &'static GameInfo,
    game: GameId,
    people: People,
    title: Option<String>,
}

impl TableContext {
    /// A table at which people are called like this.
    pub fn of(table: &PublicTable, called: impl Fn(&Player) -> Person) -> TableContext {
        let people = table.players().iter().map(called).collect();
        TableContext { kind: table.kind(), game: table.id(), people, title: table.title().map(str::to_owned) }
    }

    pub fn context(&self) -> Context<'_> {
        Context { kind: self.kind, game: self.game, people: &self.people, title: self.title.as_deref() }
    }

    pub fn people(&self) -> &People {
        &self.people
    }
}

/// A table: what is played there, how presses name it, who sits there.
#[derive(Clone, Copy, Debug)]
pub struct Context<'a> {
    pub kind: &'static GameInfo,
    /// The game's own id at the tables, as requests carry it.
    pub game: GameId,
    pub people: &'a People,
    /// The challenge that is tried there.
    pub title: Option<&'a str>,
}

impl Context<'_> {
    /// What the game is called; a try also by its challenge, as there may be several.
    pub(super) fn name(&self) -> Phrase {
        called(self.kind, self.title)
    }

    /// A button that asks for something at this table.
    pub(super) fn opener(&self, renderer: &Renderer<'_>, request: TableRequest, label: &'static Key) -> Button {
        button(renderer, self.request(request), label)
    }

    /// What is asked for at this table.
    pub(super) fn request(&self, request: TableRequest) -> Request {
        Request::Table(self.game, request)
    }

    /// A party that has a score.
    pub(super) fn party(&self, party: Party) -> Phrase {
        match party {
            Party::Seat(seat) => Phrase::Person(seat),
            Party::Automa => self.kind.automa.unwrap_or(&words::AUTOMA).say(),
        }
    }
}

/// `Lisboa`, or `Lisboa · the title of a challenge`.
pub(super) fn called(kind: &GameInfo, title: Option<&str>) -> Phrase {
    let name = kind.name.say();
    match title.filter(|title| !is_name_of(kind, title)) {
        Some(title) => words::ChallengeTryAt { game: name, title: title.to_string() }.say(),
        None => name,
    }
}

/// Whether a title is just what the game is called, in whichever language: a challenge without a title of its own.
fn is_name_of(kind: &GameInfo, title: &str) -> bool {
    let nobody = People::default();
    let name = |language| Locale::of(language, Script::Plain).renderer(&nobody).label(&kind.name.say());
    Language::ALL.into_iter().any(|language| name(language) == title)
}

pub(super) fn button(renderer: &Renderer<'_>, request: Request, label: &'static Key) -> Button {
    let label = clipped(&renderer.label(&label.say()), limits::BUTTON_LABEL);
    Button { request, label, style: Style::Side }
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
