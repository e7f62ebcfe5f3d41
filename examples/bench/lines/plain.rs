//! Phrases without words: their keys and arguments, for programs.

use engine::{Arg, Block, Declined, Page, Phrase};

pub(super) fn phrase(phrase: &Phrase) -> String {
    match phrase {
        Phrase::Said { id, args } => {
            let args: Vec<_> = args.iter().map(|(name, value)| format!(" {name}={}", arg(value))).collect();
            format!("{}{}", id, args.concat())
        }
        Phrase::Sign(text) => text.clone(),
        Phrase::List(parts) => parts.iter().map(self::phrase).collect::<Vec<_>>().join(", "),
        Phrase::Row(parts) => parts.iter().map(self::phrase).collect::<Vec<_>>().join(" "),
        Phrase::Person(seat) | Phrase::Initials(seat) => format!("seat {seat}"),
        Phrase::Moment(unix) => format!("at {unix}"),
    }
}

fn arg(arg: &Arg) -> String {
    match arg {
        Arg::Number(number) => number.to_string(),
        Arg::Sign(text) => text.clone(),
        Arg::Person(seat) => seat.to_string(),
        Arg::Phrase(inner) => format!("({})", phrase(inner)),
    }
}

pub(super) fn page(page: &Page) -> Vec<String> {
    let mut lines = vec![phrase(&page.title)];
    for block in &page.blocks {
        match block {
            Block::Line(line) => lines.push(phrase(line)),
            Block::Field { name, lines: field } => {
                lines.push(phrase(name));
                lines.extend(field.iter().map(|line| format!("  {}", phrase(line))));
            }
            Block::Grid { grid, .. } => {
                let row = |row: &Vec<Phrase>| row.iter().map(phrase).collect::<Vec<_>>().join(grid.gap);
                lines.extend(grid.rows.iter().map(row));
            }
        }
    }
    lines
}

pub(super) fn declined(reason: &Declined) -> String {
    match reason {
        Declined::Rule((_, words)) => phrase(words),
        Declined::Unreadable { text, problem } => format!("'{text}': {problem}"),
        other => format!("{other:?}"),
    }
}
