//! Panels as text: wrapped to a width, choices numbered, with colours if wanted.
//!
//! Answers are listed one per line; choices that only lead elsewhere share a line, to keep the answers together.

use std::fmt::Write;

use present::text::width;
use present::{Button, Field, LessonRequest, Menu, MenuEntry, Panel, Request, Row, Style, Verb};

/// The width, and whether to use colours.
#[derive(Clone, Copy, Debug)]
pub(super) struct TextStyle {
    pub width: usize,
    pub colours: bool,
}

/// How text is emphasised.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Emphasis {
    Plain,
    Strong,
    Faint,
    Number,
    Warning,
}

impl Emphasis {
    fn code(self) -> Option<&'static str> {
        match self {
            Emphasis::Plain => None,
            Emphasis::Strong => Some("1"),
            Emphasis::Faint => Some("2"),
            Emphasis::Number => Some("36"),
            Emphasis::Warning => Some("33"),
        }
    }
}

impl TextStyle {
    fn paint(self, ink: Emphasis, text: &str) -> String {
        match ink.code().filter(|_| self.colours && !text.is_empty()) {
            Some(code) => format!("\x1b[{code}m{text}\x1b[0m"),
            None => text.to_owned(),
        }
    }
}

/// The panel. The numbers are indexes into [`Panel::requests`], from 1.
pub(super) fn panel(paint: TextStyle, panel: &Panel) -> String {
    let mut out = String::from("\n");
    let _ = writeln!(out, "{}", paint.paint(Emphasis::Strong, &titled(paint, &panel.title)));
    text(paint, panel, &mut out);
    panel.fields.iter().for_each(|field| draw_field(paint, field, &mut out));
    let mut number = 0;
    panel.rows.iter().for_each(|row| draw_row(paint, row, &mut number, &mut out));
    if let Some(footer) = &panel.footer {
        let _ = writeln!(out, "\n{}", lines(paint, Emphasis::Faint, footer, 0));
    }
    out
}

/// A sentence with a blank line before it.
pub(super) fn sentence(paint: TextStyle, text: &str) -> String {
    format!("\n{}\n", lines(paint, Emphasis::Plain, text, 0))
}

pub(super) fn prompt(paint: TextStyle, name: &str) -> String {
    format!("\n{} ", paint.paint(Emphasis::Strong, &format!("{name}>")))
}

/// A horizontal rule.
pub(super) fn rule(paint: TextStyle) -> String {
    format!("\n{}\n", "─".repeat(paint.width))
}

/// The title, wrapped if it is a long question, with a rule to the end of its last line.
fn titled(paint: TextStyle, title: &str) -> String {
    let room = paint.width.saturating_sub(1).max(1);
    let title = wrapped(&format!("── {title}"), room, "   ").join("\n") + " ";
    let used = title.lines().last().map_or(0, width);
    title + &"─".repeat(paint.width.saturating_sub(used))
}

/// The text, with the question last.
fn text(paint: TextStyle, panel: &Panel, out: &mut String) {
    if panel.text.is_empty() {
        return;
    }
    let asked = panel.requests().iter().any(answers);
    let (before, last) = match panel.text.rsplit_once("\n\n") {
        Some((before, last)) if asked => (Some(before), last),
        _ => (None, panel.text.as_str()),
    };
    if let Some(before) = before {
        let _ = writeln!(out, "{}\n", lines(paint, Emphasis::Plain, before, 0));
    }
    let _ = writeln!(out, "{}", lines(paint, if asked { Emphasis::Strong } else { Emphasis::Plain }, last, 0));
}

fn draw_field(paint: TextStyle, Field { name, value }: &Field, out: &mut String) {
    out.push('\n');
    if !name.is_empty() {
        let _ = writeln!(out, "{}", lines(paint, Emphasis::Strong, name, 0));
    }
    let _ = writeln!(out, "{}", lines(paint, Emphasis::Plain, value, 2));
}

fn draw_row(paint: TextStyle, row: &Row, number: &mut usize, out: &mut String) {
    match row {
        Row::Menu(menu) => draw_menu(paint, menu, number, out),
        Row::Buttons(buttons) => {
            let ways = |button: &Button| button.style == Style::Side || button.request.verb() == Verb::FirstTurns;
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

fn draw_menu(paint: TextStyle, menu: &Menu, number: &mut usize, out: &mut String) {
    out.push('\n');
    if !menu.prompt.is_empty() {
        let _ = writeln!(out, "{}", lines(paint, Emphasis::Faint, &menu.prompt, 0));
    }
    if !menu.entries.iter().any(|entry| answers(&entry.request)) {
        return in_a_row(paint, menu.entries.iter().map(|entry| entry.label.as_str()), number, out);
    }
    for MenuEntry { label, detail, grave, .. } in &menu.entries {
        answer(paint, label, detail.as_deref(), *grave, number, out);
    }
}

/// Whether this answers a question, or leads to answers.
fn answers(request: &Request) -> bool {
    let in_lesson = matches!(request, Request::Learn(LessonRequest::Answer(..) | LessonRequest::Level(..)));
    in_lesson || matches!(request.verb(), Verb::Answer | Verb::Confirm)
}

/// Space for a number in brackets, indented where other choices are.
const MARGIN: usize = 6;

fn answer(paint: TextStyle, label: &str, detail: Option<&str>, grave: bool, number: &mut usize, out: &mut String) {
    *number += 1;
    let mark = format!("{:>width$} ", format!("[{number}]"), width = MARGIN - 1);
    let ink = if grave { Emphasis::Warning } else { Emphasis::Plain };
    let label = lines(paint, ink, label, mark.len());
    let _ = writeln!(out, "{}{}", paint.paint(Emphasis::Number, &mark), label.trim_start());
    if let Some(detail) = detail {
        let _ = writeln!(out, "{}", lines(paint, Emphasis::Faint, detail, MARGIN + 2));
    }
}

fn in_a_row<'a>(paint: TextStyle, labels: impl Iterator<Item = &'a str>, number: &mut usize, out: &mut String) {
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
        let _ = write!(out, "{gap}{} {label}", paint.paint(Emphasis::Number, &mark));
    }
    out.push('\n');
}

/// Every line of a text, wrapped and indented. Lines that fit are left alone, so columns stay aligned.
fn lines(paint: TextStyle, ink: Emphasis, text: &str, indent: usize) -> String {
    let room = paint.width.saturating_sub(indent).max(1);
    let margin = " ".repeat(indent);
    let paragraph = |text: &str| {
        // In lists, continuation lines are recognisable.
        let hang = if indent > 0 || text.contains('\n') { "  " } else { "" };
        let drawn = text.lines().flat_map(|line| wrapped(line, room, hang));
        drawn.map(|line| format!("{margin}{}", paint.paint(ink, &line))).collect::<Vec<_>>().join("\n")
    };
    text.split("\n\n").map(paragraph).collect::<Vec<_>>().join("\n\n")
}

/// The line, or as many as needed; continuation lines begin with `hang`.
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
    use present::{PageRef, TableRequest};
    use table::GameId;

    const PLAIN: TextStyle = TextStyle { width: 40, colours: false };

    fn entry(label: &str, grave: bool) -> MenuEntry {
        let stamp = "0a1b2c3d".parse().expect("a stamp");
        let request = Request::Table(GameId(1), TableRequest::Answer(stamp, label.to_owned()));
        MenuEntry { request, label: label.to_owned(), detail: None, grave }
    }

    fn example() -> Panel {
        let button = |label: &str| Button {
            request: Request::Table(GameId(1), TableRequest::Board(PageRef::default())),
            label: label.to_owned(),
            style: Style::Side,
        };
        let menu = Menu {
            name: String::new(),
            prompt: "Choose".to_owned(),
            entries: vec![entry("Visit the King with rK3 (costs 4: 3 influence, 1 wig)", false), entry("Sell", true)],
        };
        Panel {
            link: None,
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
    fn a_long_title_is_wrapped() {
        let long = Panel { title: "Ana: Which two of your six cards do you keep?".to_owned(), ..Panel::default() };
        let expected = "\n── Ana: Which two of your six cards do\n   you keep? ───────────────────────────\n";
        assert_eq!(panel(PLAIN, &long), expected);
    }

    #[test]
    fn the_numbers_are_those_of_the_requests() {
        let requests = example().requests();
        assert_eq!(requests[1].value(), "Sell");
        assert_eq!(requests.len(), 4);
    }

    #[test]
    fn colours_add_marks_and_change_no_letter() {
        let coloured = panel(TextStyle { colours: true, ..PLAIN }, &example());
        assert!(coloured.contains("\x1b[1mWhat do you do?\x1b[0m"), "{coloured}");
        let mut plain = coloured;
        for code in ["\x1b[0m", "\x1b[1m", "\x1b[2m", "\x1b[33m", "\x1b[36m"] {
            plain = plain.replace(code, "");
        }
        assert_eq!(plain, panel(PLAIN, &example()));
    }
}
