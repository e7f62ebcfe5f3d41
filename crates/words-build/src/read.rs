//! Reads files of texts.

use std::collections::BTreeSet;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement};
use fluent_syntax::parser;

/// The kind of an argument, as it is written above an English text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Number,
    Sign,
    Person,
    Phrase,
}

impl Kind {
    fn named(name: &str) -> Option<Kind> {
        match name {
            "number" => Some(Kind::Number),
            "sign" => Some(Kind::Sign),
            "person" => Some(Kind::Person),
            "phrase" => Some(Kind::Phrase),
            _ => None,
        }
    }
}

/// A text of a file.
#[derive(Debug)]
pub struct Text {
    pub id: String,
    /// Each argument with its kind, in the order in which they are written above the text.
    pub args: Vec<(String, Kind)>,
    /// The line on which the text begins.
    pub line: usize,
    /// What stands after the id, without forms.
    pub(crate) source: String,
    /// The arguments that the text itself uses, and those that its forms use.
    used: BTreeSet<String>,
    used_by_forms: BTreeSet<String>,
}

/// The texts of a file; or the line of what this program does not know, and what it is. A file of pieces has a sign for
/// each piece, and the words that are read aloud instead.
pub fn texts(file: &str, pieces: bool) -> Result<Vec<Text>, (usize, String)> {
    let line_at = |position: usize| file[..position].lines().count().max(1);
    let resource = parser::parse(file).map_err(|(_, errors)| {
        errors.first().map_or((1, String::new()), |error| (line_at(error.pos.start), error.to_string()))
    })?;
    let mut texts: Vec<Text> = Vec::new();
    for entry in &resource.body {
        match entry {
            Entry::Message(message) => {
                let id = message.id.name;
                let line = line_of(file, id);
                let at = |problem: String| (line, format!("{id}: {problem}"));
                if pieces && !message.attributes.iter().any(|form| form.id.name == "plain") {
                    return Err(at("it has no form .plain".to_owned()));
                }
                if texts.iter().any(|other| other.id == id) {
                    return Err(at("it is here twice".to_owned()));
                }
                let (mut used, mut used_by_forms) = (BTreeSet::new(), BTreeSet::new());
                if let Some(value) = &message.value {
                    check_pattern(value, &mut used).map_err(at)?;
                }
                for form in &message.attributes {
                    check_pattern(&form.value, &mut used_by_forms).map_err(at)?;
                }
                let source = source(file, line);
                texts.push(Text { id: id.to_owned(), args: kinds(message), line, source, used, used_by_forms });
            }
            Entry::Term(term) => {
                let line = line_of(file, &format!("-{}", term.id.name));
                return Err((line, format!("a term, -{}: write a message instead", term.id.name)));
            }
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            Entry::Junk { content } => return Err((1, format!("it cannot be read: {content}"))),
        }
    }
    Ok(texts)
}

/// Whether an English text uses just the arguments whose kinds stand above it.
pub fn check_kinds(text: &Text) -> Result<(), String> {
    let known: BTreeSet<&str> = text.args.iter().map(|(name, _)| name.as_str()).collect();
    let used = text.used.iter().chain(&text.used_by_forms);
    if let Some(unknown) = used.clone().find(|name| !known.contains(name.as_str())) {
        return Err(format!("{}: which kind is ${unknown}? Write it above: # {unknown}: phrase", text.id));
    }
    let unused = known.iter().find(|name| !text.used.contains(**name));
    unused.map_or(Ok(()), |name| Err(format!("{}: it does not say ${name}", text.id)))
}

/// Whether a text of another language uses just the arguments of the English one.
pub fn compare(english: Option<&Text>, text: &Text) -> Result<(), String> {
    let Some(english) = english else {
        return Err(format!("{}: there is no such text in English", text.id));
    };
    let used = text.used.iter().chain(&text.used_by_forms);
    if let Some(unknown) = used.clone().find(|name| !english.used.contains(*name)) {
        return Err(format!("{}: the English text has no ${unknown}", text.id));
    }
    let unsaid = english.used.iter().find(|name| !text.used.contains(*name));
    unsaid.map_or(Ok(()), |name| Err(format!("{}: it does not say ${name}", text.id)))
}

/// The kinds in the last line above a text, `# who: person, noble: phrase`; none if that line is a remark.
fn kinds(message: &Message<&str>) -> Vec<(String, Kind)> {
    let line = message.comment.iter().filter_map(|comment| comment.content.last()).next();
    let kind = |part: &str| {
        let (name, kind) = part.split_once(':')?;
        Some((name.trim().to_owned(), Kind::named(kind.trim())?))
    };
    line.and_then(|line| line.split(',').map(kind).collect()).unwrap_or_default()
}

/// The line on which a text begins.
fn line_of(file: &str, id: &str) -> usize {
    let begins = |line: &str| line.strip_prefix(id).is_some_and(|rest| rest.trim_start().starts_with('='));
    file.lines().position(begins).map_or(1, |line| line + 1)
}

/// The words of the text that begins on this line, without its forms.
fn source(file: &str, line: usize) -> String {
    let mut lines = file.lines().skip(line - 1);
    let first = lines.next().and_then(|line| line.split_once('=')).map_or("", |(_, words)| words.trim());
    let more = lines.take_while(|line| line.starts_with(' ') && !line.trim_start().starts_with('.'));
    let more: Vec<&str> = more.map(|line| line.strip_prefix("    ").unwrap_or(line)).collect();
    let all = std::iter::once(first).chain(more).filter(|line| !line.trim().is_empty());
    all.collect::<Vec<_>>().join("\n")
}

fn check_pattern(pattern: &Pattern<&str>, used: &mut BTreeSet<String>) -> Result<(), String> {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { .. } => {}
            PatternElement::Placeable { expression: Expression::Inline(inline) } => check_inline(inline, used)?,
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                check_inline(selector, used)?;
                variants.iter().try_for_each(|variant| check_pattern(&variant.value, used))?;
            }
        }
    }
    Ok(())
}

fn check_inline(expression: &InlineExpression<&str>, used: &mut BTreeSet<String>) -> Result<(), String> {
    match expression {
        InlineExpression::VariableReference { id } => {
            used.insert(id.name.to_owned());
            Ok(())
        }
        InlineExpression::FunctionReference { id, arguments } => {
            match (id.name, arguments.positional.as_slice(), arguments.named.as_slice()) {
                (
                    "FORM",
                    [argument @ InlineExpression::VariableReference { .. }, InlineExpression::StringLiteral { .. }],
                    [],
                ) => check_inline(argument, used),
                ("FORM", ..) => {
                    Err("FORM takes an argument and the name of a form: { FORM($noble, \"acc\") }".to_owned())
                }
                (name, ..) => Err(format!("the function {name}; only FORM is known")),
            }
        }
        InlineExpression::Placeable { expression } => match &**expression {
            Expression::Inline(inline) => check_inline(inline, used),
            Expression::Select { .. } => Err("a choice within braces of its own".to_owned()),
        },
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {
            Err("a literal; write it as part of the text".to_owned())
        }
        InlineExpression::MessageReference { id, .. } => Err(format!("a reference to the message {}", id.name)),
        InlineExpression::TermReference { id, .. } => Err(format!("a reference to the term -{}", id.name)),
    }
}
