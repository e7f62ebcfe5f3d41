//! Panels as text: wrapped to a width, choices numbered, with colours where they are wanted.
//!
//! Answers stand one below the other; what only leads elsewhere stands in a row, to keep the answers together.

use std::fmt::Write;

use crate::present::text::width;
use crate::present::{Button, Entry, Field, Menu, Panel, Row, Style, Verb};

/// The width, and whether there are colours.
#[derive(Clone, Copy, Debug)]
pub(super) struct Paint {
    pub width: usize,
    pub colours: bool,
}

/// How something stands out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ink {
    Plain,
    Strong,
    Faint,
    Number,
    Warning,
}

impl Ink {
    fn code(self) -> Option<&'static str> {
        match self {
            Ink::Plain => None,
            Ink::Strong => Some("1"),
            Ink::Faint => Some("2"),
            Ink::Number => Some("36"),
            Ink::Warning => Some("33"),
        }
    }
}

impl Paint {
    fn paint(self, ink: Ink, text: &str) -> String {
        match ink.code().filter(|_| self.colours && !text.is_empty()) {
            Some(code) => format!("\x1b[{code}m{text}\x1b[0m"),
            None => text.to_owned(),
        }
    }
}

/// The panel. The numbers are places in [`Panel::presses`], from 1.
pub(super) fn panel(paint: Paint, panel: &Panel) -> String {
    let mut out = String::from("\n");
    let _ = writeln!(out, "{}", paint.paint(Ink::Strong, &titled(paint, &panel.title)));
    text(paint, panel, &mut out);
    panel.fields.iter().for_each(|field| draw_field(paint, field, &mut out));
    let mut number = 0;
    panel.rows.iter().for_each(|row| draw_row(paint, row, &mut number, &mut out));
    if let Some(footer) = &panel.footer {
        let _ = writeln!(out, "\n{}", lines(paint, Ink::Faint, footer, 0));
    }
    out
}

/// A sentence with a line before it.
pub(super) fn sentence(paint: Paint, text: &str) -> String {
    format!("\n{}\n", lines(paint, Ink::Plain, text, 0))
}

pub(super) fn prompt(paint: Paint, name: &str) -> String {
    format!("\n{} ", paint.paint(Ink::Strong, &format!("{name}>")))
}

/// A line across.
pub(super) fn rule(paint: Paint) -> String {
    format!("\n{}\n", "─".repeat(paint.width))
}

fn titled(paint: Paint, title: &str) -> String {
    let title = format!("── {title} ");
    let rest = paint.width.saturating_sub(width(&title));
    title + &"─".repeat(rest)
}

/// The text; what is asked stands last in it.
fn text(paint: Paint, panel: &Panel, out: &mut String) {
    if panel.text.is_empty() {
        return;
    }
    let asked = panel.presses().iter().any(|press| matches!(press.verb, Verb::Do | Verb::Sure));
    let (before, last) = match panel.text.rsplit_once("\n\n") {
        Some((before, last)) if asked => (Some(before), last),
        _ => (None, panel.text.as_str()),
    };
    if let Some(before) = before {
        let _ = writeln!(out, "{}\n", lines(paint, Ink::Plain, before, 0));
    }
    let _ = writeln!(out, "{}", lines(paint, if asked { Ink::Strong } else { Ink::Plain }, last, 0));
}

fn draw_field(paint: Paint, Field { name, value }: &Field, out: &mut String) {
    out.push('\n');
    if !name.is_empty() {
        let _ = writeln!(out, "{}", lines(paint, Ink::Strong, name, 0));
    }
    let _ = writeln!(out, "{}", lines(paint, Ink::Plain, value, 2));
}

fn draw_row(paint: Paint, row: &Row, number: &mut usize, out: &mut String) {
    match row {
        Row::Menu(menu) => draw_menu(paint, menu, number, out),
        Row::Buttons(buttons) => {
            let ways = |button: &Button| button.style == Style::Side;
            if buttons.iter().all(ways) {
                let labels = buttons.iter().map(|button| button.label.as_str());
                out.push('\n');
                return in_a_row(paint, labels, number, out);
            }
            out.push('\n');
            for Button { label, style, .. } in buttons {
                answer(paint, label, None, *style == Style::Grave, number, out);
            }
        }
    }
}

fn draw_menu(paint: Paint, menu: &Menu, number: &mut usize, out: &mut String) {
    out.push('\n');
    if !menu.prompt.is_empty() {
        let _ = writeln!(out, "{}", lines(paint, Ink::Faint, &menu.prompt, 0));
    }
    if menu.press.verb != Verb::Do {
        return in_a_row(paint, menu.entries.iter().map(|entry| entry.label.as_str()), number, out);
    }
    for Entry { label, detail, grave, .. } in &menu.entries {
        answer(paint, label, detail.as_deref(), *grave, number, out);
    }
}

/// Room for a number in brackets, a little off the edge where other choices stand.
const MARGIN: usize = 6;

fn answer(paint: Paint, label: &str, detail: Option<&str>, grave: bool, number: &mut usize, out: &mut String) {
    *number += 1;
    let mark = format!("{:>width$} ", format!("[{number}]"), width = MARGIN - 1);
    let ink = if grave { Ink::Warning } else { Ink::Plain };
    let label = lines(paint, ink, label, mark.len());
    let _ = writeln!(out, "{}{}", paint.paint(Ink::Number, &mark), label.trim_start());
    if let Some(detail) = detail {
        let _ = writeln!(out, "{}", lines(paint, Ink::Faint, detail, MARGIN + 2));
    }
}

fn in_a_row<'a>(paint: Paint, labels: impl Iterator<Item = &'a str>, number: &mut usize, out: &mut String) {
    let mut used = 0;
    for label in labels {
        *number += 1;
        let mark = format!("[{number}]");
        let wide = width(&mark) + 1 + width(label);
        let gap = match used {
            0 => "",
            used if used + 2 + wide > paint.width => "\n",
            _ => "  ",
        };
        used = if gap == "  " { used + 2 + wide } else { wide };
        let _ = write!(out, "{gap}{} {label}", paint.paint(Ink::Number, &mark));
    }
    out.push('\n');
}

/// Every line of a text, wrapped and indented. What fits is left as it is: columns stay aligned.
fn lines(paint: Paint, ink: Ink, text: &str, indent: usize) -> String {
    let room = paint.width.saturating_sub(indent).max(1);
    let margin = " ".repeat(indent);
    let paragraph = |text: &str| {
        // Where lines are listed, one can tell where the next begins.
        let hang = if indent > 0 || text.contains('\n') { "  " } else { "" };
        let drawn = text.lines().flat_map(|line| wrapped(line, room, hang));
        drawn.map(|line| format!("{margin}{}", paint.paint(ink, &line))).collect::<Vec<_>>().join("\n")
    };
    text.split("\n\n").map(paragraph).collect::<Vec<_>>().join("\n\n")
}

/// The line, or as many as are needed; those that follow begin with `hang`.
fn wrapped(line: &str, room: usize, hang: &str) -> Vec<String> {
    if width(line) <= room {
        return vec![line.to_owned()];
    }
    let mut lines: Vec<String> = Vec::new();
    let mut current = String::new();
    for word in line.split_whitespace() {
        let follows = !current.trim().is_empty();
        if follows && width(&current) + 1 + width(word) > room {
            lines.push(std::mem::replace(&mut current, format!("{hang}{word}")));
        } else {
            current.push_str(if follows { " " } else { "" });
            current.push_str(word);
        }
    }
    lines.push(current);
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::present::Press;

    const PLAIN: Paint = Paint { width: 40, colours: false };

    fn entry(label: &str, grave: bool) -> Entry {
        Entry { value: label.to_owned(), label: label.to_owned(), detail: None, grave }
    }

    fn example() -> Panel {
        let button = |label: &str| Button {
            press: Press::open(Verb::Board, "1", ""),
            label: label.to_owned(),
            style: Style::Side,
        };
        let menu = Menu {
            press: Press::open(Verb::Do, "1", ""),
            prompt: "Choose".to_owned(),
            entries: vec![entry("Visit the King with rK3 (costs 4: 3 influence, 1 wig)", false), entry("Sell", true)],
        };
        Panel {
            title: "Lisboa".to_owned(),
            text: "So far\n\nWhat do you do?".to_owned(),
            fields: vec![Field { name: "City".to_owned(), value: "A   B\n1   2".to_owned() }],
            footer: None,
            rows: vec![Row::Menu(menu), Row::Buttons(vec![button("Board"), button("Log")])],
        }
    }

    #[test]
    fn a_panel_is_wrapped_and_numbered_and_its_grid_stays_aligned() {
        let expected = "
── Lisboa ──────────────────────────────
So far

What do you do?

City
  A   B
  1   2

Choose
  [1] Visit the King with rK3 (costs 4:
        3 influence, 1 wig)
  [2] Sell

[3] Board  [4] Log
";
        assert_eq!(panel(PLAIN, &example()), expected);
    }

    #[test]
    fn the_numbers_are_those_of_the_presses() {
        let details: Vec<_> = example().presses().into_iter().map(|press| press.detail).collect();
        assert_eq!(details[1], "Sell");
        assert_eq!(details.len(), 4);
    }

    #[test]
    fn colours_add_marks_and_change_no_letter() {
        let coloured = panel(Paint { colours: true, ..PLAIN }, &example());
        assert!(coloured.contains("\x1b[1mWhat do you do?\x1b[0m"), "{coloured}");
        let mut plain = coloured;
        for code in ["\x1b[0m", "\x1b[1m", "\x1b[2m", "\x1b[33m", "\x1b[36m"] {
            plain = plain.replace(code, "");
        }
        assert_eq!(plain, panel(PLAIN, &example()));
    }
}
