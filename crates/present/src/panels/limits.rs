//! What a message can hold, and checks of it. The figures are Discord's, the narrowest of the front ends.

use super::panel::{Button, Menu, MenuEntry, Panel, Ping, Row};
use crate::request::Request;
use crate::wording::text::{length, width};

pub const CONTENT: usize = 2_000;
pub const TITLE: usize = 256;
pub const TEXT: usize = 4_096;
pub const FIELDS: usize = 25;
pub const FIELD_NAME: usize = 256;
pub const FIELD_VALUE: usize = 1_024;
pub const FOOTER: usize = 2_048;
/// Title, text, fields and footer together.
pub const TOTAL: usize = 6_000;
pub const ROWS: usize = 5;
/// Buttons in a row.
pub const BUTTONS: usize = 5;
pub const BUTTON_LABEL: usize = 80;
pub const PRESS: usize = 100;
pub const ENTRIES: usize = engine::menu::MENU;
/// Label, value, detail and prompt of menus.
pub const ENTRY: usize = 100;
/// The widest grid that a phone shows without breaking its lines.
pub const GRID_WIDTH: usize = 34;

/// The most that [`super::layout`] puts on one sheet; the rest is for title, footer and what is added.
pub(crate) const SHEET: usize = 4_500;
/// The most that [`super::layout`] puts into the text of a sheet, for the same reason.
pub(crate) const SHEET_TEXT: usize = 3_000;

/// Everything that is wrong with a panel, in words.
pub fn faults(panel: &Panel) -> Vec<String> {
    let mut faults = Violations::default();
    faults.body(panel);
    faults.most("rows", panel.rows.len(), ROWS);
    panel.rows.iter().for_each(|row| faults.row(row));
    let mut presses: Vec<String> = panel.rows.iter().flat_map(identities).collect();
    presses.sort();
    presses.windows(2).filter(|pair| pair[0] == pair[1]).for_each(|pair| faults.add(format!("{} twice", pair[0])));
    faults.0
}

/// Everything that is wrong with a line that pings.
pub fn ping_faults(ping: &Ping) -> Vec<String> {
    let mut faults = Violations::default();
    faults.text("ping", &ping.text, CONTENT, 1);
    faults.0
}

/// The ids that must not occur twice in a message.
fn identities(row: &Row) -> Vec<String> {
    match row {
        Row::Buttons(buttons) => buttons.iter().map(|button| button.request.to_string()).collect(),
        Row::Menu(menu) => vec![menu.id(None)],
    }
}

#[derive(Default)]
struct Violations(Vec<String>);

impl Violations {
    fn add(&mut self, fault: String) {
        self.0.push(fault);
    }

    fn most(&mut self, what: &str, count: usize, most: usize) {
        if count > most {
            self.add(format!("{what}: {count} of at most {most}"));
        }
    }

    fn text(&mut self, what: &str, text: &str, most: usize, least: usize) {
        self.most(what, length(text), most);
        if text.trim().chars().count() < least {
            self.add(format!("{what} is empty"));
        }
        let fences = text.matches("```").count();
        if fences % 2 == 1 {
            self.add(format!("{what}: a grid is cut"));
        }
        for grid in text.split("```").skip(1).step_by(2) {
            grid.lines().for_each(|line| self.most("columns of a grid", width(line), GRID_WIDTH));
        }
    }

    fn body(&mut self, panel: &Panel) {
        self.text("title", &panel.title, TITLE, 1);
        self.text("text", &panel.text, TEXT, 0);
        self.most("fields", panel.fields.len(), FIELDS);
        for field in &panel.fields {
            self.text("name of a field", &field.name, FIELD_NAME, 0);
            self.text("field", &field.value, FIELD_VALUE, 1);
        }
        let footer = panel.footer.as_deref().unwrap_or_default();
        self.text("footer", footer, FOOTER, 0);
        self.most("letters", total(panel), TOTAL);
    }

    fn row(&mut self, row: &Row) {
        match row {
            Row::Buttons(buttons) => {
                self.most("buttons in a row", buttons.len(), BUTTONS);
                buttons.iter().for_each(|button| self.button(button));
            }
            Row::Menu(menu) => self.menu(menu),
        }
    }

    fn button(&mut self, Button { request, label, .. }: &Button) {
        self.text("label of a button", label, BUTTON_LABEL, 1);
        self.text("id", &request.to_string(), PRESS, 1);
    }

    fn menu(&mut self, menu: &Menu) {
        let id = menu.id(None);
        self.text("id", &id, PRESS, 0);
        self.text("prompt", &menu.prompt, ENTRY, 1);
        self.most("entries", menu.entries.len(), ENTRIES);
        for MenuEntry { request, label, detail, .. } in &menu.entries {
            let value = request.value();
            self.text("value", &value, ENTRY, 1);
            if Request::chosen(&id, &value).as_ref() != Ok(request) {
                self.add(format!("{request} does not come back from {id}"));
            }
            self.text("label", label, ENTRY, 1);
            if let Some(detail) = detail {
                self.text("detail", detail, ENTRY, 1);
            }
            // What was chosen must also fit where it is to be confirmed.
            self.text("id of an entry", &request.to_string(), PRESS, 1);
        }
        let mut values: Vec<_> = menu.entries.iter().map(|entry| entry.request.value()).collect();
        values.sort();
        values.windows(2).filter(|pair| pair[0] == pair[1]).for_each(|pair| self.add(format!("{} twice", pair[0])));
        if menu.entries.is_empty() {
            self.add("a menu without entries".to_owned());
        }
    }
}

/// The letters that count together. An empty name of a field is drawn as one invisible letter.
pub fn total(panel: &Panel) -> usize {
    let fields: usize = panel.fields.iter().map(|field| length(&field.name).max(1) + length(&field.value)).sum();
    length(&panel.title) + length(&panel.text) + fields + panel.footer.as_deref().map_or(0, length)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::panels::panel::{Field, Style};
    use crate::request::TableRequest;
    use table::GameId;

    fn good() -> Panel {
        Panel { title: "Title".to_owned(), ..Panel::default() }
    }

    fn rules(term: &str) -> Request {
        Request::Table(GameId(1), TableRequest::Rules(term.to_owned()))
    }

    fn button(detail: &str) -> Button {
        Button { request: rules(detail), label: "Board".to_owned(), style: Style::Side }
    }

    fn menu(entries: Vec<MenuEntry>) -> Row {
        Row::Menu(Menu { name: "terms".to_owned(), prompt: "Look".to_owned(), entries })
    }

    fn entry(value: &str) -> MenuEntry {
        MenuEntry { request: rules(value), label: "Label".to_owned(), detail: None, grave: false }
    }

    fn field(value: String) -> Field {
        Field { name: String::new(), value }
    }

    #[test]
    fn a_panel_within_the_limits_has_no_faults() {
        let rows = vec![menu(vec![entry("a"), entry("b")]), Row::Buttons(vec![button("a"), button("b")])];
        assert_eq!(faults(&Panel { rows, fields: vec![field("x".repeat(1_024))], ..good() }), Vec::<String>::new());
    }

    #[test]
    fn each_limit_is_checked() {
        let long = |letters: usize| "x".repeat(letters);
        let wide = format!("```\n{}\n```", long(35));
        let bad = [
            Panel::default(),
            Panel { title: long(257), ..good() },
            Panel { text: long(4_097), ..good() },
            Panel { fields: vec![field(long(1_025))], ..good() },
            Panel { fields: vec![field(String::new())], ..good() },
            Panel { fields: vec![field(long(1)); 26], ..good() },
            Panel { fields: vec![field(long(1_000)); 6], ..good() },
            Panel { fields: vec![Field { name: long(257), value: long(1) }], ..good() },
            Panel { footer: Some(long(2_049)), ..good() },
            Panel { text: wide, ..good() },
            Panel { text: "```\ncut".to_owned(), ..good() },
            Panel { rows: (0..6).map(|row| Row::Buttons(vec![button(&row.to_string())])).collect(), ..good() },
            Panel { rows: vec![Row::Buttons((0..6).map(|row| button(&row.to_string())).collect())], ..good() },
            Panel { rows: vec![Row::Buttons(vec![button("a"), button("a")])], ..good() },
            Panel { rows: vec![Row::Buttons(vec![button(&long(100))])], ..good() },
            Panel { rows: vec![Row::Buttons(vec![Button { label: long(81), ..button("a") }])], ..good() },
            Panel { rows: vec![menu(vec![])], ..good() },
            Panel { rows: vec![menu((0..26).map(|value| entry(&value.to_string())).collect())], ..good() },
            Panel { rows: vec![menu(vec![entry("a"), entry("a")])], ..good() },
            Panel { rows: vec![menu(vec![MenuEntry { label: long(101), ..entry("a") }])], ..good() },
            Panel { rows: vec![menu(vec![MenuEntry { detail: Some(long(101)), ..entry("a") }])], ..good() },
        ];
        for panel in bad {
            assert_eq!(faults(&panel).len(), 1, "{panel:?}: {:?}", faults(&panel));
        }
        let ping = Ping { seats: engine::SeatSet::NONE, text: long(2_001) };
        assert_eq!(ping_faults(&ping).len(), 1);
    }
}
