//! Phrases become text in the language of whoever reads: texts, names, marks of the front end, lengths.

pub(crate) mod commands;
pub(crate) mod language;
pub(crate) mod people;
pub(crate) mod reader;
pub(crate) mod renderer;
pub(crate) mod script;
pub(crate) mod terms;
pub mod text;
pub(crate) mod texts;
