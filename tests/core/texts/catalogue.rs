//! The texts as their files have them: which there are, what they use.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser;

use present::{Language, TEMPLATES};
use words_build::Text;

/// Every English text, with the kinds of its arguments.
pub fn declared() -> Vec<Text> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("templates/en");
    let files = fs::read_dir(folder).expect("there are English texts").map(|entry| entry.expect("a file").path());
    files.flat_map(|file| words_build::english(&file).expect("the build has read it")).collect()
}

/// The messages of one language by id.
pub struct Catalogue {
    pub language: Language,
    pub messages: BTreeMap<&'static str, Message<&'static str>>,
}

impl Catalogue {
    pub fn of(language: Language) -> Catalogue {
        let files = TEMPLATES.iter().filter(|(code, _, _)| *code == language.code());
        let entries = files.flat_map(|(_, _, text)| parser::parse(*text).expect("the build has read it").body);
        let messages = entries.filter_map(|entry| match entry {
            Entry::Message(message) => Some((message.id.name, message)),
            _ => None,
        });
        Catalogue { language, messages: messages.collect() }
    }

    pub fn all() -> [Catalogue; Language::ALL.len()] {
        Language::ALL.map(Catalogue::of)
    }

    /// Everything in this message's own text; its forms are not part of it.
    pub fn text(&self, id: &str) -> Option<&Pattern<&'static str>> {
        self.messages.get(id).and_then(|message| message.value.as_ref())
    }

    /// The forms that texts of this language ask of their arguments.
    pub fn wanted_forms(&self) -> BTreeSet<&'static str> {
        let mut found = BTreeSet::new();
        for pattern in self.messages.values().flat_map(patterns) {
            walk(pattern, &mut |part| {
                let InlineExpression::FunctionReference { arguments, .. } = part else { return };
                if let Some(InlineExpression::StringLiteral { value }) = arguments.positional.get(1) {
                    found.insert(*value);
                }
            });
        }
        found
    }

    /// The forms that texts of this language have.
    pub fn forms(&self) -> BTreeSet<&'static str> {
        self.messages.values().flat_map(|message| &message.attributes).map(|form| form.id.name).collect()
    }
}

/// The text of a message and its forms.
pub fn patterns<'a>(message: &'a Message<&'static str>) -> impl Iterator<Item = &'a Pattern<&'static str>> {
    message.value.iter().chain(message.attributes.iter().map(|form| &form.value))
}

/// The words of a pattern without its arguments.
pub fn letters(pattern: &Pattern<&'static str>) -> String {
    let mut out = String::new();
    each_pattern(pattern, &mut |pattern| {
        for element in &pattern.elements {
            if let PatternElement::TextElement { value } = element {
                out.push_str(value);
                out.push('\n');
            }
        }
    });
    out
}

/// The names of the variants of every choice by number in a pattern: those that have a plural form among them.
pub fn plurals(pattern: &Pattern<&'static str>) -> Vec<BTreeSet<&'static str>> {
    const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];
    let mut found = Vec::new();
    each_choice(pattern, &mut |names| {
        if names.iter().any(|name| CATEGORIES[..5].contains(name)) {
            found.push(names.iter().copied().filter(|name| CATEGORIES.contains(name)).collect());
        }
    });
    found
}

fn each_choice(pattern: &Pattern<&'static str>, visit: &mut dyn FnMut(&[&'static str])) {
    each_pattern(pattern, &mut |pattern| {
        for element in &pattern.elements {
            let PatternElement::Placeable { expression: Expression::Select { variants, .. } } = element else {
                continue;
            };
            let names: Vec<_> = variants
                .iter()
                .map(|variant| match variant.key {
                    VariantKey::Identifier { name } => name,
                    VariantKey::NumberLiteral { value } => value,
                })
                .collect();
            visit(&names);
        }
    });
}

/// Visits a pattern and those of all variants within it.
fn each_pattern<'a>(pattern: &'a Pattern<&'static str>, visit: &mut dyn FnMut(&'a Pattern<&'static str>)) {
    visit(pattern);
    for element in &pattern.elements {
        let PatternElement::Placeable { expression: Expression::Select { variants, .. } } = element else { continue };
        variants.iter().for_each(|variant| each_pattern(&variant.value, visit));
    }
}

/// Visits every expression in a pattern.
fn walk(pattern: &Pattern<&'static str>, visit: &mut dyn FnMut(&InlineExpression<&'static str>)) {
    each_pattern(pattern, &mut |pattern| {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { .. } => {}
                PatternElement::Placeable { expression: Expression::Inline(inline) } => walk_inline(inline, visit),
                PatternElement::Placeable { expression: Expression::Select { selector, .. } } => {
                    walk_inline(selector, visit);
                }
            }
        }
    });
}

fn walk_inline(inline: &InlineExpression<&'static str>, visit: &mut dyn FnMut(&InlineExpression<&'static str>)) {
    visit(inline);
    match inline {
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|argument| walk_inline(argument, visit));
        }
        InlineExpression::Placeable { expression } => {
            if let Expression::Inline(inline) = &**expression {
                walk_inline(inline, visit);
            }
        }
        _ => {}
    }
}
