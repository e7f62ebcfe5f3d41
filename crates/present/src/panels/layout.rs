//! Pages become sheets that fit into a message: blocks stay whole where they can, grids always.

use super::limits;
use super::panel::{Field, Panel};
use crate::wording::renderer::Renderer;
use crate::wording::text::{self, length, width};
use engine::{Block, Grid, Page, Phrase};

/// What is on one sheet: text first, then fields.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Sheet {
    pub text: String,
    pub fields: Vec<Field>,
}

impl Sheet {
    fn total(&self) -> usize {
        length(&self.text) + self.fields.iter().map(size).sum::<usize>()
    }

    fn is_empty(&self) -> bool {
        self.text.is_empty() && self.fields.is_empty()
    }

    fn fits(&self, fields: &[Field]) -> bool {
        self.fields.len() + fields.len() <= limits::FIELDS
            && self.total() + fields.iter().map(size).sum::<usize>() <= limits::SHEET
    }
}

fn size(field: &Field) -> usize {
    length(&field.name).max(1) + length(&field.value)
}

/// Lays a page out. There is at least one sheet.
pub(crate) fn sheets(renderer: &Renderer<'_>, page: &Page) -> Vec<Sheet> {
    let mut sheets = Sheets::new();
    for block in &page.blocks {
        match block {
            Block::Line(line) => sheets.line(renderer.say(line)),
            Block::Field { name, lines } => sheets.fields(fields(renderer.say(name), &said(renderer, lines))),
            Block::Grid { name, grid, legend, plain } => {
                let name = name.as_ref().map(|name| renderer.say(name)).unwrap_or_default();
                sheets.fields(grid_fields(renderer, name, grid, legend, plain));
            }
        }
    }
    sheets.0
}

/// Lays lines out, as many on a sheet as fit.
pub(crate) fn sheets_of_lines(lines: &[String]) -> Vec<Sheet> {
    let parts = text::parts(lines, limits::SHEET_TEXT);
    let sheets = parts.into_iter().map(|text| Sheet { text, fields: Vec::new() });
    Some(sheets.collect::<Vec<_>>()).filter(|sheets| !sheets.is_empty()).unwrap_or_else(|| vec![Sheet::default()])
}

pub(crate) fn said(renderer: &Renderer<'_>, lines: &[Phrase]) -> Vec<String> {
    lines.iter().map(|line| renderer.say(line)).filter(|line| !line.is_empty()).collect()
}

/// A heading with lines under it: one field, or several if the lines do not fit into one.
pub(crate) fn fields(name: String, lines: &[String]) -> Vec<Field> {
    let mut name = Some(text::clipped(&name, limits::FIELD_NAME));
    let parts = text::parts(lines, limits::FIELD_VALUE).into_iter();
    parts.map(|value| Field { name: name.take().unwrap_or_default(), value }).collect()
}

fn grid_fields(renderer: &Renderer<'_>, name: String, grid: &Grid, legend: &[Phrase], plain: &[Phrase]) -> Vec<Field> {
    let drawn = (!renderer.aloud()).then(|| drawn(renderer, grid)).flatten();
    match drawn {
        Some(value) => {
            let grid = Field { name: text::clipped(&name, limits::FIELD_NAME), value };
            [grid].into_iter().chain(fields(String::new(), &said(renderer, legend))).collect()
        }
        None => fields(name, &said(renderer, plain)),
    }
}

/// The grid with its columns aligned; None if it is too large for a phone, which the tests forbid.
pub(crate) fn drawn(renderer: &Renderer<'_>, grid: &Grid) -> Option<String> {
    let rows: Vec<Vec<String>> =
        grid.rows.iter().map(|row| row.iter().map(|cell| renderer.cell(cell)).collect()).collect();
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let widths: Vec<usize> = (0..columns)
        .map(|column| rows.iter().filter_map(|row| row.get(column)).map(|cell| width(cell)).max().unwrap_or(0))
        .collect();
    let right: Vec<bool> = (0..columns).map(|column| column > 0 && is_of_numbers(&rows, column)).collect();
    let lines: Vec<String> = rows.iter().map(|row| aligned(row, &widths, &right, grid.gap)).collect();
    let value = renderer.script().monospaced(&lines.join("\n"));
    let fits = lines.iter().all(|line| width(line) <= limits::GRID_WIDTH) && length(&value) <= limits::FIELD_VALUE;
    (fits && !lines.is_empty()).then_some(value)
}

/// Whether a column has numbers below its head, which are read from the right.
fn is_of_numbers(rows: &[Vec<String>], column: usize) -> bool {
    let mut cells = rows.iter().skip(1).filter_map(|row| row.get(column)).peekable();
    let is_number = |cell: &String| cell == "–" || cell.trim_start_matches('−').parse::<i32>().is_ok();
    cells.peek().is_some() && cells.all(is_number)
}

fn aligned(row: &[String], widths: &[usize], right: &[bool], gap: &str) -> String {
    let mut line = String::new();
    for (column, ((cell, wide), right)) in row.iter().zip(widths).zip(right).enumerate() {
        if column > 0 {
            line.push_str(gap);
        }
        let blank = std::iter::repeat_n(' ', wide - width(cell));
        if *right {
            line.extend(blank);
            line.push_str(cell);
        } else {
            line.push_str(cell);
            line.extend(blank);
        }
    }
    line.truncate(line.trim_end().len());
    line
}

/// Sheets being filled.
struct Sheets(Vec<Sheet>);

impl Sheets {
    fn new() -> Sheets {
        Sheets(vec![Sheet::default()])
    }

    fn last(&mut self) -> &mut Sheet {
        if self.0.is_empty() {
            self.0.push(Sheet::default());
        }
        let last = self.0.len() - 1;
        &mut self.0[last]
    }

    /// A paragraph: in the text while there are no fields yet, in a field without a name after them.
    fn line(&mut self, line: String) {
        let sheet = self.last();
        if !sheet.fields.is_empty() {
            return self.fields(fields(String::new(), &[line]));
        }
        if length(&sheet.text) + 1 + length(&line) > limits::SHEET_TEXT {
            return sheets_of_lines(&[line]).into_iter().for_each(|sheet| self.0.push(sheet));
        }
        if !sheet.text.is_empty() {
            sheet.text.push('\n');
        }
        sheet.text.push_str(&line);
    }

    /// Fields that belong together: on one sheet if they fit on any.
    fn fields(&mut self, fields: Vec<Field>) {
        if !self.last().fits(&fields) && !self.last().is_empty() {
            self.0.push(Sheet::default());
        }
        for field in fields {
            if !self.last().fits(std::slice::from_ref(&field)) {
                self.0.push(Sheet::default());
            }
            self.last().fields.push(field);
        }
    }
}

impl Panel {
    /// The panel with what is on this sheet.
    pub(crate) fn bearing(mut self, sheet: Sheet) -> Panel {
        self.text = sheet.text;
        self.fields = sheet.fields;
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wording::people::People;
    use crate::wording::reader::Locale;
    use crate::wording::script::Script;

    fn laid_out(locale: Locale, page: &Page) -> Vec<Sheet> {
        let people = People::default();
        let sheets = sheets(&locale.renderer(&people), page);
        for sheet in &sheets {
            let panel = Panel::titled("Title".to_owned()).bearing(sheet.clone());
            assert_eq!(limits::faults(&panel), Vec::<String>::new());
        }
        sheets
    }

    fn markdown() -> Locale {
        Locale { script: Script::Markdown, ..Locale::default() }
    }

    fn words(count: usize) -> Phrase {
        Phrase::sign("word ".repeat(count).trim_end())
    }

    fn grid(columns: usize) -> Page {
        let grid = Grid { rows: vec![vec![Phrase::sign("ab"); columns], vec![Phrase::sign("c"); columns]], gap: " " };
        Page::new(words(1)).grid(Some(words(1)), grid, vec![Phrase::sign("two rows")])
    }

    #[test]
    fn columns_are_aligned() {
        let sheets = laid_out(markdown(), &grid(3));
        assert_eq!(sheets[0].fields[0].value, "```\nab ab ab\nc  c  c\n```");
        assert_eq!(laid_out(Locale::default(), &grid(3))[0].fields[0].value, "ab ab ab\nc  c  c");
    }

    #[test]
    fn grids_are_sentences_for_those_who_listen_and_where_they_are_too_wide() {
        let aloud = Locale { aloud: true, ..markdown() };
        assert_eq!(laid_out(aloud, &grid(3))[0].fields[0].value, "two rows");
        assert_eq!(laid_out(markdown(), &grid(12))[0].fields[0].value, "two rows");
    }

    #[test]
    fn long_pages_are_divided_between_blocks() {
        let block = || vec![words(90), words(90)];
        let page = (0..10).fold(Page::new(words(1)), |page, _| page.field(words(1), block()));
        let sheets = laid_out(markdown(), &page);
        assert_eq!(sheets.iter().map(|sheet| sheet.fields.len()).collect::<Vec<_>>(), [4, 4, 2]);
        let small = (0..60).fold(Page::new(words(1)), |page, _| page.field(words(1), vec![words(1)]));
        assert_eq!(laid_out(markdown(), &small).len(), 3);
    }

    #[test]
    fn long_blocks_are_divided_between_lines_and_long_lines_between_words() {
        let page = Page::new(words(1)).field(words(1), vec![words(100); 3]).line(words(300)).line(words(2_000));
        let sheets = laid_out(markdown(), &page);
        let values = sheets.iter().flat_map(|sheet| &sheet.fields).map(|field| &field.value);
        assert!(values.flat_map(|value| value.split_whitespace()).all(|word| word == "word"));
        let text = (0..10).fold(Page::new(words(1)), |page, _| page.line(words(150)));
        assert_eq!(laid_out(markdown(), &text).len(), 3);
    }

    #[test]
    fn an_empty_page_is_one_sheet() {
        assert_eq!(laid_out(markdown(), &Page::new(words(1))), [Sheet::default()]);
    }
}
