//! Texts and migrations are part of the program: lists `templates/<language>/*.ftl`, and rebuilds when either changes.
//!
//! Texts use a part of Fluent's syntax (`src/present/texts.rs`). Anything else of it ends the build and says where.

use std::env;
use std::error::Error;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement};
use fluent_syntax::parser;

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo:rerun-if-changed=migrations");
    println!("cargo:rerun-if-changed=templates");
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR")?).join("templates");
    let mut list = String::from("&[\n");
    for language in entries(&root)?.iter().filter(|path| path.is_dir()) {
        for file in entries(language)?.iter().filter(|path| path.extension().is_some_and(|end| end == "ftl")) {
            println!("cargo:rerun-if-changed={}", file.display());
            let pieces = stem(file).ends_with("-pieces");
            check(&fs::read_to_string(file)?, pieces)
                .map_err(|(line, problem)| format!("{}:{line}: {problem}", file.display()))?;
            writeln!(list, "({:?}, {:?}, include_str!({file:?})),", stem(language), stem(file))?;
        }
    }
    list.push(']');
    fs::write(PathBuf::from(env::var("OUT_DIR")?).join("templates.rs"), list)?;
    Ok(())
}

/// What is in a folder, in the order of the names, so that builds are the same everywhere.
fn entries(folder: &Path) -> std::io::Result<Vec<PathBuf>> {
    let mut entries = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<std::io::Result<Vec<_>>>()?;
    entries.sort();
    Ok(entries)
}

/// The name of a file or folder without its ending.
fn stem(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

/// Reads a file of texts; or the line of what this program does not know, and what it is. A file of pieces has a sign for
/// each piece, and the words that are read aloud instead.
fn check(text: &str, pieces: bool) -> Result<(), (usize, String)> {
    let line_at = |position: usize| text[..position].lines().count().max(1);
    let resource = match parser::parse(text) {
        Ok(resource) => resource,
        Err((_, errors)) => {
            let first =
                errors.first().map_or((1, String::new()), |error| (line_at(error.pos.start), error.to_string()));
            return Err(first);
        }
    };
    for entry in &resource.body {
        match entry {
            Entry::Message(message) => {
                let spoken = !pieces || message.attributes.iter().any(|form| form.id.name == "plain");
                let spoken =
                    spoken.then_some(()).ok_or_else(|| format!("{}: it has no form .plain", message.id.name));
                let checked = spoken.and_then(|()| check_message(message));
                checked.map_err(|problem| (line_of(text, message.id.name), problem))?
            }
            Entry::Term(term) => {
                let line = line_of(text, &format!("-{}", term.id.name));
                return Err((line, format!("a term, -{}: write a message instead", term.id.name)));
            }
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            Entry::Junk { content } => return Err((1, format!("it cannot be read: {content}"))),
        }
    }
    Ok(())
}

/// The line on which a text begins.
fn line_of(text: &str, id: &str) -> usize {
    let begins = |line: &str| line.strip_prefix(id).is_some_and(|rest| rest.trim_start().starts_with('='));
    text.lines().position(begins).map_or(1, |line| line + 1)
}

fn check_message(message: &Message<&str>) -> Result<(), String> {
    let forms = message.attributes.iter().map(|form| &form.value);
    let problem = message.value.iter().chain(forms).find_map(|pattern| check_pattern(pattern).err());
    problem.map_or(Ok(()), |problem| Err(format!("{}: {problem}", message.id.name)))
}

fn check_pattern(pattern: &Pattern<&str>) -> Result<(), String> {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { .. } => {}
            PatternElement::Placeable { expression: Expression::Inline(inline) } => check_inline(inline)?,
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                check_inline(selector)?;
                variants.iter().try_for_each(|variant| check_pattern(&variant.value))?;
            }
        }
    }
    Ok(())
}

fn check_inline(expression: &InlineExpression<&str>) -> Result<(), String> {
    match expression {
        InlineExpression::VariableReference { .. } => Ok(()),
        InlineExpression::FunctionReference { id, arguments } => {
            match (id.name, arguments.positional.as_slice(), arguments.named.as_slice()) {
                ("FORM", [InlineExpression::VariableReference { .. }, InlineExpression::StringLiteral { .. }], []) => {
                    Ok(())
                }
                ("FORM", ..) => {
                    Err("FORM takes an argument and the name of a form: { FORM($noble, \"acc\") }".to_owned())
                }
                (name, ..) => Err(format!("the function {name}; only FORM is known")),
            }
        }
        InlineExpression::Placeable { expression } => match &**expression {
            Expression::Inline(inline) => check_inline(inline),
            Expression::Select { .. } => Err("a choice within braces of its own".to_owned()),
        },
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {
            Err("a literal; write it as part of the text".to_owned())
        }
        InlineExpression::MessageReference { id, .. } => Err(format!("a reference to the message {}", id.name)),
        InlineExpression::TermReference { id, .. } => Err(format!("a reference to the term -{}", id.name)),
    }
}
