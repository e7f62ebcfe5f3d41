//! Panels: neutral pages of text, fields and choices. Front ends only draw them.
//!
//! **Invariant:** a [`PublicPanel`] is made from what everybody may see, and only in this module. A [`PrivatePanel`]
//! is bound to one person. The sender of a channel takes only the first, a private reply only the second.

use crate::panels::limits;
use crate::request::{Request, Verb};
use crate::wording::people::People;
use crate::wording::reader::{Locale, Reader, ReaderId};
use crate::wording::text::clipped;
use crate::words;
use engine::SeatSet;

/// What is drawn. Texts are written in the script of the front end; labels are plain.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Panel {
    pub title: String,
    pub text: String,
    pub fields: Vec<Field>,
    /// Plain, small, last.
    pub footer: Option<String>,
    /// Choices, row by row.
    pub rows: Vec<Row>,
    /// A button that opens a page in a browser, below all choices.
    pub link: Option<Link>,
}

/// A button that leads to an address. It stands nowhere else: whoever has it may have what it leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    pub label: String,
    pub address: String,
}

/// A heading with something under it. The heading may be empty.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Field {
    pub name: String,
    pub value: String,
}

/// A row of choices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Row {
    /// At most five.
    Buttons(Vec<Button>),
    Menu(Menu),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Button {
    pub request: Request,
    pub label: String,
    pub style: Style,
}

/// How much a button stands out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Style {
    /// What one most likely wants.
    Main,
    #[default]
    Side,
    /// What cannot be taken back.
    Grave,
}

/// A list to choose one entry from: at most 25.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Menu {
    /// Tells it from menus of the same kind in the same panel.
    pub name: String,
    pub prompt: String,
    pub entries: Vec<MenuEntry>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MenuEntry {
    pub request: Request,
    pub label: String,
    pub detail: Option<String>,
    /// Whether there is no way back after it.
    pub grave: bool,
}

impl MenuEntry {
    /// An entry with nothing more to be said of it, clipped to what a menu shows.
    pub(crate) fn new(request: Request, label: &str) -> MenuEntry {
        MenuEntry { request, label: clipped(label, limits::ENTRY), detail: None, grave: false }
    }
}

impl Menu {
    /// None if there is nothing to choose.
    pub(crate) fn new(name: &str, prompt: &str, entries: Vec<MenuEntry>) -> Option<Menu> {
        let prompt = clipped(prompt, limits::ENTRY);
        (!entries.is_empty()).then(|| Menu { name: name.to_owned(), prompt, entries })
    }

    /// The id with which a choice comes back, beside the value of its entry; with a mark of the message.
    pub fn id(&self, mark: Option<&str>) -> String {
        self.entries.first().map_or_else(String::new, |entry| entry.request.menu_id(&self.name, mark))
    }
}

impl Panel {
    pub(crate) fn titled(title: String) -> Panel {
        Panel { title, ..Panel::default() }
    }

    /// Adds buttons, in rows of at most five; none make no row.
    pub(crate) fn buttons(mut self, buttons: Vec<Button>) -> Panel {
        self.rows.extend(buttons.chunks(limits::BUTTONS).map(|row| Row::Buttons(row.to_vec())));
        self
    }

    /// Without the buttons of this verb.
    pub(crate) fn without(mut self, verb: Verb) -> Panel {
        for row in &mut self.rows {
            if let Row::Buttons(buttons) = row {
                buttons.retain(|button| button.request.verb() != verb);
            }
        }
        self
    }

    pub(crate) fn menu(mut self, menu: Option<Menu>) -> Panel {
        self.rows.extend(menu.map(Row::Menu));
        self
    }

    /// Everything that can be asked for, in order: what numbers mean in a terminal, and random players in tests.
    pub fn requests(&self) -> Vec<Request> {
        let of_row = |row: &Row| match row {
            Row::Buttons(buttons) => buttons.iter().map(|button| button.request.clone()).collect::<Vec<_>>(),
            Row::Menu(menu) => menu.entries.iter().map(|entry| entry.request.clone()).collect(),
        };
        self.rows.iter().flat_map(of_row).collect()
    }
}

/// Who is called, and with which line. It stands apart from the panel, because only message texts ping.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ping {
    pub seats: SeatSet,
    pub text: String,
}

/// A panel that everybody may see.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicPanel {
    pub(crate) panel: Panel,
    pub(crate) ping: Option<Ping>,
}

impl PublicPanel {
    /// Only what was made from public views may be wrapped so.
    pub(crate) fn of(panel: Panel) -> PublicPanel {
        PublicPanel { panel, ping: None }
    }

    /// A line or two without anything around it.
    pub(crate) fn line(text: String) -> PublicPanel {
        PublicPanel::of(Panel { text, ..Panel::default() })
    }

    pub(crate) fn with_buttons(self, buttons: Vec<Button>) -> PublicPanel {
        PublicPanel { panel: self.panel.buttons(buttons), ..self }
    }

    /// Without the button that asks for a review: where bots are switched off, nobody makes one.
    pub fn without_review(self) -> PublicPanel {
        PublicPanel { panel: self.panel.without(Verb::Review), ..self }
    }

    /// Whether it is just a line or two, with nothing around it.
    pub fn is_line(&self) -> bool {
        self.panel.title.is_empty()
    }

    pub(crate) fn pinging(self, ping: Option<Ping>) -> PublicPanel {
        PublicPanel { ping, ..self }
    }

    pub fn panel(&self) -> &Panel {
        &self.panel
    }

    pub fn ping(&self) -> Option<&Ping> {
        self.ping.as_ref()
    }

    /// Says first that somebody may know the seed. For panels with room for it.
    pub fn with_open_seed(mut self, locale: Locale) -> PublicPanel {
        let note = locale.renderer(&People::default()).say(&words::OPEN_SEED.say());
        self.panel.text = format!("{note}\n{}", self.panel.text).trim_end().to_owned();
        self
    }

    /// The same for one person alone; nobody is called.
    pub fn only_for(self, reader: &Reader) -> PrivatePanel {
        PrivatePanel::of(reader, self.panel)
    }
}

/// A panel that one person may see.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrivatePanel {
    to: ReaderId,
    pub(crate) panel: Panel,
}

impl PrivatePanel {
    pub(crate) fn of(reader: &Reader, panel: Panel) -> PrivatePanel {
        PrivatePanel { to: reader.id, panel }
    }

    /// The one person who may see it.
    pub fn to(&self) -> ReaderId {
        self.to
    }

    pub fn panel(&self) -> &Panel {
        &self.panel
    }
}
