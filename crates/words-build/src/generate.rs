//! The Rust item of a text.

use std::fmt::Write;

use super::read::{Kind, Text};

impl Text {
    /// What its constant or type is called: `lisboa-king` is `KING`, and `lisboa-visited` with arguments `Visited`.
    pub fn item_name(&self, prefix: &str) -> String {
        let id = self.id.strip_prefix(prefix).unwrap_or(&self.id);
        match self.args.as_slice() {
            [] => id.replace('-', "_").to_uppercase(),
            _ => id.split('-').map(capitalized).collect(),
        }
    }
}

/// The constant or type of a text, with the English words as its description.
pub fn item(prefix: &str, text: &Text) -> String {
    let (id, name) = (&text.id, text.item_name(prefix));
    let mut out = described(&text.source);
    if text.args.is_empty() {
        let _ = writeln!(out, "pub static {name}: ::engine::Key = ::engine::Key {{ id: {id:?} }};");
        return out;
    }
    let (mut fields, mut args) = (String::new(), String::new());
    for (arg, kind) in &text.args {
        let (field, value) = match kind {
            Kind::Number => ("::engine::phrase::Number", format!("Number(self.{arg}.0)")),
            Kind::Sign => ("::std::string::String", format!("Sign(self.{arg})")),
            Kind::Person => ("::engine::Seat", format!("Person(self.{arg})")),
            Kind::Phrase => ("::engine::Phrase", format!("Phrase(::std::boxed::Box::new(self.{arg}))")),
        };
        let _ = write!(fields, " pub {arg}: {field},");
        let _ = write!(args, "({arg:?}, ::engine::Arg::{value}),");
    }
    let _ = writeln!(out, "pub struct {name} {{{fields} }}");
    let _ = writeln!(
        out,
        "impl {name} {{ pub fn say(self) -> ::engine::Phrase {{ ::engine::Phrase::Said {{ id: {id:?}, args: ::std::boxed::Box::new([{args}]) }} }} }}"
    );
    out
}

/// Lines as a description: within backticks, so that nothing in them is taken for a mark.
fn described(source: &str) -> String {
    let mut lines = source.lines().map(str::trim_end).filter(|line| !line.is_empty());
    match (lines.next(), lines.next()) {
        (Some(line), None) => format!("/// `{}`\n", line.trim()),
        _ => {
            let lines = source.lines().map(|line| format!("/// {line}\n")).collect::<String>();
            format!("/// ```text\n{lines}/// ```\n")
        }
    }
}

fn capitalized(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}
