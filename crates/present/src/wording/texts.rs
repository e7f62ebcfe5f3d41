//! The texts of all languages, read once. They are part of the program; no file is read when it runs.
//!
//! They are written in Fluent's syntax, of which they use three things: an argument, a form of an argument, and variants
//! by an argument. A text may have forms, written as attributes: `king = der König` with `.acc = den König`. Where
//! another text takes it as an argument, `{ FORM($noble, "acc") }` chooses the form. A text with emoji has a form `.plain`,
//! which is said to those who listen.
//!
//! Only the syntax is Fluent's: a panel has hundreds of texts, and its resolver copies each argument of each of them.
//! The build refuses, with file and line, whatever else Fluent's syntax allows (`words-build`).

use std::collections::HashMap;
use std::sync::LazyLock;

use fluent_syntax::ast;
use fluent_syntax::parser;

use super::language::Language;

/// Language, file and text of every file in `templates`.
pub static TEMPLATES: &[(&str, &str, &str)] = include!(concat!(env!("OUT_DIR"), "/templates.rs"));

/// What asks for a form of an argument.
const FORM: &str = "FORM";

/// The form of a text with signs that is read aloud, and what stands before the name of another form of it.
const PLAIN: &str = "plain";
const PLAIN_IN: &str = "plain-";

static TEXTS: LazyLock<[Texts; Language::ALL.len()]> = LazyLock::new(|| Language::ALL.map(Texts::read));

/// Everything that can be said in one language.
struct Texts(HashMap<&'static str, Message>);

/// A text, with all its forms.
#[derive(Debug)]
pub(crate) struct Message {
    value: Pattern,
    forms: Box<[(&'static str, Pattern)]>,
}

/// Pieces one after another.
#[derive(Debug)]
pub(crate) struct Pattern(Box<[Piece]>);

#[derive(Debug)]
pub(crate) enum Piece {
    Words(&'static str),
    Placeable(Placeable),
    Select(Box<Select>),
}

/// An argument, perhaps in one of its forms.
#[derive(Debug)]
pub(crate) struct Placeable {
    pub name: &'static str,
    pub form: Option<&'static str>,
}

/// Variants, of which an argument chooses one.
#[derive(Debug)]
pub(crate) struct Select {
    pub by: Placeable,
    variants: Box<[(&'static str, Pattern)]>,
    otherwise: Pattern,
}

/// The text with this id; the English one while a language lacks it.
pub(crate) fn text(language: Language, id: &str) -> Option<&'static Message> {
    let of = |language: Language| TEXTS[language as usize].0.get(id);
    let text = of(language).or_else(|| of(Language::En));
    debug_assert!(text.is_some(), "no text for {id}");
    text
}

/// The ids of the English texts that a language lacks, in alphabetical order.
pub fn missing(language: Language) -> Vec<&'static str> {
    let there = &TEXTS[language as usize].0;
    let mut missing: Vec<_> =
        TEXTS[Language::En as usize].0.keys().filter(|id| !there.contains_key(**id)).copied().collect();
    missing.sort_unstable();
    missing
}

impl Message {
    /// One of its forms, if it has that.
    pub fn own_form(&self, name: &str) -> Option<&Pattern> {
        self.forms.iter().find(|(form, _)| *form == name).map(|(_, pattern)| pattern)
    }

    /// One of its forms, or the text as it is if it does not have that form. For those who listen, its form `.plain`
    /// comes before the text, and a form such as `.plain-gen` before `.gen`.
    pub fn form(&self, name: Option<&str>, aloud: bool) -> &Pattern {
        let own = |name: Option<&str>| name.and_then(|name| self.own_form(name));
        let plain = |name: &str| self.forms.iter().find(|(form, _)| form.strip_prefix(PLAIN_IN) == Some(name));
        let spoken = name.filter(|_| aloud).and_then(plain).map(|(_, pattern)| pattern);
        spoken.or_else(|| own(name)).or_else(|| own(aloud.then_some(PLAIN))).unwrap_or(&self.value)
    }

    fn of(message: ast::Message<&'static str>) -> Message {
        let forms = message.attributes.into_iter().map(|form| (form.id.name, Pattern::of(form.value))).collect();
        Message { value: message.value.map_or_else(Pattern::empty, Pattern::of), forms }
    }
}

impl Pattern {
    pub fn pieces(&self) -> &[Piece] {
        &self.0
    }

    fn empty() -> Pattern {
        Pattern(Box::default())
    }

    fn of(pattern: ast::Pattern<&'static str>) -> Pattern {
        Pattern(pattern.elements.into_iter().filter_map(Piece::of).collect())
    }
}

impl Piece {
    fn of(element: ast::PatternElement<&'static str>) -> Option<Piece> {
        let piece = match element {
            ast::PatternElement::TextElement { value } => Some(Piece::Words(value)),
            ast::PatternElement::Placeable { expression: ast::Expression::Inline(inline) } => {
                Placeable::of(inline).map(Piece::Placeable)
            }
            ast::PatternElement::Placeable { expression: ast::Expression::Select { selector, variants } } => {
                Placeable::of(selector).map(|by| Piece::Select(Box::new(Select::of(by, variants))))
            }
        };
        debug_assert!(piece.is_some(), "something of Fluent that is not known here");
        piece
    }
}

impl Placeable {
    fn of(expression: ast::InlineExpression<&'static str>) -> Option<Placeable> {
        match expression {
            ast::InlineExpression::VariableReference { id } => Some(Placeable { name: id.name, form: None }),
            ast::InlineExpression::FunctionReference { id, arguments } if id.name == FORM => {
                match arguments.positional.as_slice() {
                    [
                        ast::InlineExpression::VariableReference { id },
                        ast::InlineExpression::StringLiteral { value },
                    ] => Some(Placeable { name: id.name, form: Some(value) }),
                    _ => None,
                }
            }
            ast::InlineExpression::Placeable { expression } => match *expression {
                ast::Expression::Inline(inline) => Placeable::of(inline),
                ast::Expression::Select { .. } => None,
            },
            _ => None,
        }
    }
}

impl Select {
    fn of(by: Placeable, variants: Vec<ast::Variant<&'static str>>) -> Select {
        let mut otherwise = Pattern::empty();
        let mut others = Vec::with_capacity(variants.len());
        for ast::Variant { key, value, default } in variants {
            let (ast::VariantKey::Identifier { name } | ast::VariantKey::NumberLiteral { value: name }) = key;
            if default {
                otherwise = Pattern::of(value);
            } else {
                others.push((name, Pattern::of(value)));
            }
        }
        Select { by, variants: others.into(), otherwise }
    }

    /// The variant for a number: that of the number itself, or of its plural form.
    pub fn by_number(&self, language: Language, number: i64) -> &Pattern {
        let category = language.plural(number);
        self.find(|name| name == category || name.parse() == Ok(number))
    }

    /// The variant with this name.
    pub fn by_name(&self, wanted: &str) -> &Pattern {
        self.find(|name| name == wanted)
    }

    fn find(&self, fits: impl Fn(&str) -> bool) -> &Pattern {
        self.variants.iter().find(|(name, _)| fits(name)).map_or(&self.otherwise, |(_, pattern)| pattern)
    }
}

impl Texts {
    /// A file that does not parse still gives what can be read of it; tests prove that all parse whole.
    fn read(language: Language) -> Texts {
        let mut texts = HashMap::new();
        for (_, _, text) in TEMPLATES.iter().filter(|(code, _, _)| *code == language.code()) {
            let resource = parser::parse_runtime(*text).unwrap_or_else(|(partial, _)| partial);
            for entry in resource.body {
                if let ast::Entry::Message(message) = entry {
                    texts.insert(message.id.name, Message::of(message));
                }
            }
        }
        texts.shrink_to_fit();
        Texts(texts)
    }
}
