//! Panels as plain text, with numbered choices: for terminals and files.

use std::fmt::Write;

use super::panel::{Field, Panel, Row};

/// The panel as text. The numbers are places in [`Panel::presses`], from 1.
pub fn plain(panel: &Panel) -> String {
    let mut out = format!("== {} ==\n", panel.title);
    if !panel.text.is_empty() {
        let _ = writeln!(out, "{}", panel.text);
    }
    for Field { name, value } in &panel.fields {
        let _ =
            if name.is_empty() { writeln!(out, "\n{value}") } else { writeln!(out, "\n{name}\n{}", indented(value)) };
    }
    if !panel.rows.is_empty() {
        out.push('\n');
    }
    let mut number = 0;
    panel.rows.iter().for_each(|row| draw_row(row, &mut number, &mut out));
    if let Some(footer) = &panel.footer {
        let _ = writeln!(out, "\n({footer})");
    }
    out
}

fn indented(text: &str) -> String {
    text.lines().map(|line| format!("  {line}")).collect::<Vec<_>>().join("\n")
}

fn draw_row(row: &Row, number: &mut usize, out: &mut String) {
    let mut next = || {
        *number += 1;
        *number
    };
    match row {
        Row::Buttons(buttons) => {
            let labels = buttons.iter().map(|button| format!("[{}] {}", next(), button.label));
            let _ = writeln!(out, "{}", labels.collect::<Vec<_>>().join("  "));
        }
        Row::Menu(menu) => {
            let _ = writeln!(out, "{}", menu.prompt);
            for entry in &menu.entries {
                let detail = entry.detail.as_ref().map(|detail| format!(" ({detail})")).unwrap_or_default();
                let _ = writeln!(out, "  [{}] {}{detail}", next(), entry.label);
            }
        }
    }
}
