//! The page of a seat in its player's language: the board as they see it, and what their panel shows.

use std::collections::BTreeMap;

use serde::Serialize;

use super::game_page::{GamePage, PartWords};
use crate::context::Context;
use crate::panels::menu::ending;
use crate::panels::page_ref::PageRef;
use crate::panels::panel::{Panel, PrivatePanel, Row, Style};
use crate::picture::PrivatePicture;
use crate::refusal::refused;
use crate::request::{Request, TableRequest, Verb};
use crate::turn::your_turn::TurnContext;
use crate::wording::language::Language;
use crate::wording::people::People;
use crate::wording::reader::{Locale, Reader};
use crate::wording::renderer::Renderer;
use crate::wording::script::Script;
use crate::words;
use engine::{Finality, Key};
use table::{GameId, PrivateTable, Refusal};

/// What the page shows by itself, and what is looked up on Discord: its panel has no button for it.
const NOT_ON_THE_PANEL: [Verb; 7] =
    [Verb::Board, Verb::Log, Verb::Hand, Verb::Watch, Verb::Open, Verb::Rules, Verb::FirstTurns];

/// A seat as its page shows it.
pub struct SeatPage<'a> {
    page: GamePage,
    game: GameId,
    reader: Reader,
    table: &'a PrivateTable,
}

/// A panel as the page shows it: what has happened, what is asked, and everything that can be pressed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct SeatPanel {
    pub title: String,
    /// The paragraphs; the last one is the question.
    pub text: Vec<String>,
    pub fields: Vec<PartWords>,
    pub rows: Vec<RowWords>,
    /// Whether something is asked of this seat.
    pub asked: bool,
    /// What can be answered at each place of the board, by the name that the picture gives it.
    pub places: BTreeMap<String, Vec<ChoiceWords>>,
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
        let page = GamePage::of(&public, reader.locale.language);
        // Sentences in place of grids, as on every page.
        let reader =
            Reader { locale: Locale { aloud: true, ..Locale::of(reader.locale.language, Script::Plain) }, ..reader };
        SeatPage { page, game: public.id(), reader, table }
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
        Some(picture.sketch().svg_with_places())
    }

    /// What is asked of this seat.
    pub fn turn(&self, step: &TurnContext<'_>) -> SeatPanel {
        let Some(view) = self.table.view() else { return SeatPanel::default() };
        let asked = view.question().is_some();
        SeatPanel {
            asked,
            places: self.places(),
            ..self.panel(&PrivatePanel::turn(&self.context(), &self.reader, view, step))
        }
    }

    /// The same above a refusal.
    pub fn refused(&self, refusal: &Refusal, step: TurnContext<'_>) -> SeatPanel {
        let notice = refused(Some(self.table.public().kind()), refusal);
        self.turn(&TurnContext { notice: Some(notice), ..step })
    }

    /// Asks once more. None: this cannot be done now.
    pub fn sure(&self, action: &str) -> Option<SeatPanel> {
        let panel = PrivatePanel::sure(&self.context(), &self.reader, self.table.view()?, action)?;
        Some(self.panel(&panel))
    }

    /// What is not possible now, and why.
    pub fn not_now(&self) -> Option<SeatPanel> {
        Some(self.panel(&PrivatePanel::not_now(&self.context(), &self.reader, self.table.view()?)))
    }

    /// The answers that stand from now on.
    pub fn standing(&self) -> Option<SeatPanel> {
        let panel = PrivatePanel::standing(&self.context(), &self.reader, self.table.view()?, self.table.standing());
        Some(self.panel(&panel))
    }

    fn panel(&self, panel: &PrivatePanel) -> SeatPanel {
        let Panel { title, text, fields, rows, .. } = panel.panel();
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
            ..SeatPanel::default()
        }
    }

    /// The answers that belong to places.
    fn places(&self) -> BTreeMap<String, Vec<ChoiceWords>> {
        let mut places: BTreeMap<String, Vec<ChoiceWords>> = BTreeMap::new();
        let (Some(view), Some(stamp)) = (self.table.view(), self.table.stamp()) else { return places };
        let context = self.context();
        let renderer = self.page.renderer();
        for choice in self.table.choices().iter().filter(|choice| !choice.places.is_empty()) {
            let ending = view.finality(&choice.text).ok().and_then(ending);
            let detail = choice.detail.as_ref().map(|detail| renderer.option(detail));
            let said = ending.map(|ending| renderer.label(&ending.say())).into_iter().chain(detail);
            let grave = !matches!(view.finality(&choice.text), Ok(finality) if finality != Finality::Irreversible);
            let words = ChoiceWords {
                press: context.request(TableRequest::Answer(stamp, choice.text.clone())).to_string(),
                label: renderer.option(&choice.label),
                detail: Some(said.collect::<Vec<_>>().join(" · ")).filter(|detail| !detail.is_empty()),
                style: style(if grave { Style::Grave } else { Style::Main }),
            };
            for place in &choice.places {
                places.entry(place.clone()).or_default().push(words.clone());
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

static LABELS: [(&str, &Key); 7] = [
    ("seat", &words::SEAT_PART),
    ("answers", &words::SEAT_ANSWERS),
    ("here", &words::SEAT_HERE),
    ("close", &words::SEAT_CLOSE),
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
