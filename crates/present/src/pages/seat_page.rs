//! The page of a seat in its player's language: the board as they see it, and what their panel shows.

use std::collections::BTreeMap;

use serde::Serialize;

use super::game_page::{GamePage, PartWords};
use crate::context::Context;
use crate::panels::layout;
use crate::panels::menu::ending;
use crate::panels::page_ref::PageRef;
use crate::panels::panel::{Panel, Row, Style};
use crate::picture::PrivatePicture;
use crate::request::{Request, TableRequest, Verb};
use crate::wording::language::Language;
use crate::wording::people::People;
use crate::wording::reader::{Locale, Reader};
use crate::wording::renderer::Renderer;
use crate::wording::script::Script;
use crate::words;
use engine::chain::actions;
use engine::{Choice, Finality, Key, Phrase, PrivateView};
use table::{GameId, PrivateTable};

/// What the page shows by itself: its panel has no button for it.
const NOT_ON_THE_PANEL: [Verb; 5] = [Verb::Board, Verb::Log, Verb::Hand, Verb::Watch, Verb::Open];

/// Whether the page of a seat in this game sends such a request: answers, and looking things up. Whatever else can be done
/// at a table is done where its messages are.
pub fn is_sent_by_seats(request: &Request, game: GameId) -> bool {
    let Request::Table(of, request) = request else { return false };
    let is_of_seat = matches!(
        request,
        TableRequest::Turn
            | TableRequest::Answer(..)
            | TableRequest::Confirm(..)
            | TableRequest::ConfirmAlways(..)
            | TableRequest::AnswerAlways { .. }
            | TableRequest::Level(..)
            | TableRequest::Back(..)
            | TableRequest::Undo(_)
            | TableRequest::StartOver(_)
            | TableRequest::WhyNot
            | TableRequest::Standing
            | TableRequest::Revoke(_)
            | TableRequest::Rules(_)
            | TableRequest::FirstTurns
            | TableRequest::Hint
    );
    *of == game && is_of_seat
}

/// A seat as its page shows it.
pub struct SeatPage<'a> {
    page: GamePage,
    game: GameId,
    reader: Reader,
    table: &'a PrivateTable,
}

/// A panel as the page shows it: what is said, and everything that can be pressed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct SeatPanel {
    pub title: String,
    pub text: Vec<String>,
    pub fields: Vec<PartWords>,
    pub rows: Vec<RowWords>,
    /// What the panel of the turn has besides. None: it was opened in place of that.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<TurnPart>,
}

/// What only the panel of the turn has.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct TurnPart {
    /// Whether something is asked of this seat.
    pub asked: bool,
    /// The last paragraph: what is asked, or on whom the game waits.
    pub question: String,
    /// What can be answered at each place of the board, by the name that the picture gives it.
    pub places: BTreeMap<String, Vec<ChoiceWords>>,
    /// What its player noted.
    pub note: Option<String>,
}

/// Choices that belong together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RowWords {
    /// What they are about; none for buttons.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub prompt: Option<String>,
    pub choices: Vec<ChoiceWords>,
}

/// Something that can be pressed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ChoiceWords {
    /// What the page sends for it.
    pub press: String,
    pub label: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub detail: Option<String>,
    /// `main`, `side` or `grave`.
    pub style: &'static str,
}

impl SeatPage<'_> {
    /// The page of this seat, for its player.
    pub fn of(table: &PrivateTable, reader: Reader) -> SeatPage<'_> {
        let public = table.public();
        SeatPage { page: GamePage::of(&public, reader.locale.language), game: public.id(), reader, table }
    }

    pub fn language(&self) -> Language {
        self.reader.locale.language
    }

    fn context(&self) -> Context<'_> {
        Context { game: self.game, ..self.page.context() }
    }

    /// The board as this seat sees it, with its unsettled steps; small, as messages show it. None: this game has no
    /// pictures.
    pub fn board(&self, small: bool) -> Option<String> {
        let draw = if small { PrivatePicture::of } else { PrivatePicture::sheet };
        let picture = draw(&self.context(), &self.reader, self.table.view()?, None, &PageRef::default())?;
        Some(picture.sketch().svg_with_places(&self.page.tips()))
    }

    /// The panel of the turn, with this seat's hand and note, and whether hints are offered.
    pub fn turn(&self, panel: &Panel, note: Option<String>, hints: bool) -> SeatPanel {
        let mut shown = self.panel(panel);
        let question = shown.text.pop().unwrap_or_default();
        let view = self.table.view();
        let asked = view.is_some_and(|view| view.question().is_some());
        shown.fields.extend(view.and_then(|view| self.hand(view)));
        if hints {
            let choice = ChoiceWords {
                press: self.context().request(TableRequest::Hint).to_string(),
                label: self.page.renderer().label(&words::SEAT_HINT.say()),
                detail: None,
                style: style(Style::Side),
            };
            shown.rows.push(RowWords { prompt: None, choices: vec![choice] });
        }
        let places = self.places(&shown.rows);
        shown.turn = Some(TurnPart { asked, question, places, note });
        shown
    }

    fn hand(&self, view: PrivateView<'_>) -> Option<PartWords> {
        let renderer = self.page.renderer();
        let lines = layout::said(&renderer, &view.hand());
        let name = self.table.public().kind().hand_name.unwrap_or(&words::YOUR_HAND);
        (!lines.is_empty()).then(|| PartWords { heading: Some(renderer.label(&name.say())), lines })
    }

    /// Any panel.
    pub fn panel(&self, Panel { title, text, fields, rows, .. }: &Panel) -> SeatPanel {
        let lines = |text: &str| text.lines().map(str::to_owned).collect::<Vec<_>>();
        let field = |name: &str, value: &str| PartWords {
            heading: (!name.is_empty()).then(|| name.to_owned()),
            lines: lines(value),
        };
        let rows = rows.iter().map(row).filter(|row| !row.choices.is_empty());
        SeatPanel {
            title: title.clone(),
            text: text.split("\n\n").filter(|part| !part.is_empty()).map(str::to_owned).collect(),
            fields: fields.iter().map(|of| field(&of.name, &of.value)).collect(),
            rows: rows.collect(),
            turn: None,
        }
    }

    /// The answers that belong to places: those to the question, and those of the panel in which a later step does.
    fn places(&self, shown: &[RowWords]) -> BTreeMap<String, Vec<ChoiceWords>> {
        let mut places: BTreeMap<String, Vec<ChoiceWords>> = BTreeMap::new();
        let (Some(view), Some(stamp)) = (self.table.view(), self.table.stamp()) else { return places };
        let context = self.context();
        let renderer = self.page.renderer();
        for choice in self.table.choices().iter().filter(|choice| !choice.places.is_empty()) {
            let finality = view.finality(&choice.text).unwrap_or(Finality::Irreversible);
            let detail = choice.detail.as_ref().map(|detail| renderer.option(detail));
            let said = ending(finality).map(|ending| renderer.label(&ending.say())).into_iter().chain(detail);
            let words = ChoiceWords {
                press: context.request(TableRequest::Answer(stamp, choice.text.clone())).to_string(),
                label: renderer.option(&choice.label),
                detail: Some(said.collect::<Vec<_>>().join(" · ")).filter(|detail| !detail.is_empty()),
                style: style(if finality == Finality::Irreversible { Style::Grave } else { Style::Main }),
            };
            for place in &choice.places {
                places.entry(place.clone()).or_default().push(words.clone());
            }
        }
        for choice in shown.iter().flat_map(|row| &row.choices) {
            let Ok(Request::Table(_, TableRequest::Answer(_, text))) = choice.press.parse() else { continue };
            let chained: Vec<&str> = actions(&text).collect();
            let steps = if chained.len() > 1 { view.in_words(&chained) } else { Vec::new() };
            let Some((first, later)) = steps.split_first() else { continue };
            let then = |first: Phrase, next: &Choice| words::Then { first, next: next.label.clone() }.say();
            let label = renderer.option(&later.iter().fold(first.label.clone(), then));
            for place in later.iter().flat_map(|step| &step.places).filter(|place| !first.places.contains(place)) {
                places.entry(place.clone()).or_default().push(ChoiceWords { label: label.clone(), ..choice.clone() });
            }
        }
        places
    }

    /// The page's own labels, besides those of every page.
    pub fn labels(&self) -> Vec<(&'static str, String)> {
        said(&self.page.renderer(), &LABELS)
    }
}

/// The labels of the page that a link leads to, before anybody is known to be at their seat.
pub fn door_labels(language: Language) -> Vec<(&'static str, String)> {
    let (locale, nobody) = (Locale::of(language, Script::Plain), People::default());
    said(&locale.renderer(&nobody), &DOOR_LABELS)
}

fn said(renderer: &Renderer<'_>, labels: &[(&'static str, &'static Key)]) -> Vec<(&'static str, String)> {
    labels.iter().map(|(name, key)| (*name, renderer.label(&key.say()))).collect()
}

fn row(row: &Row) -> RowWords {
    let shown = |request: &Request| !NOT_ON_THE_PANEL.contains(&request.verb());
    match row {
        Row::Buttons(buttons) => {
            let choices = buttons.iter().filter(|button| shown(&button.request)).map(|button| ChoiceWords {
                press: button.request.to_string(),
                label: button.label.clone(),
                detail: None,
                style: style(button.style),
            });
            RowWords { prompt: None, choices: choices.collect() }
        }
        Row::Menu(menu) => {
            let choices = menu.entries.iter().map(|entry| ChoiceWords {
                press: entry.request.to_string(),
                label: entry.label.clone(),
                detail: entry.detail.clone(),
                style: style(if entry.grave { Style::Grave } else { Style::Main }),
            });
            RowWords { prompt: Some(menu.prompt.clone()), choices: choices.collect() }
        }
    }
}

fn style(style: Style) -> &'static str {
    match style {
        Style::Main => "main",
        Style::Side => "side",
        Style::Grave => "grave",
    }
}

static LABELS: [(&str, &Key); 9] = [
    ("seat", &words::SEAT_PART),
    ("answers", &words::SEAT_ANSWERS),
    ("here", &words::SEAT_HERE),
    ("close", &words::SEAT_CLOSE),
    ("note", &words::NOTE),
    ("save", &words::SEAT_SAVE),
    ("sending", &words::SEAT_SENDING),
    ("unsent", &words::SEAT_UNSENT),
    ("signed-out", &words::SEAT_SIGNED_OUT),
];

static DOOR_LABELS: [(&str, &Key); 5] = [
    ("title", &words::SEAT_DOOR),
    ("opening", &words::SEAT_OPENING),
    ("used", &words::SEAT_USED),
    ("signed-out", &words::SEAT_SIGNED_OUT),
    ("unsent", &words::SEAT_UNSENT),
];
