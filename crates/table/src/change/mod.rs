//! Changes to a table: it is found, locked, changed as a draft and committed with everything that follows.

pub(crate) mod acting;
pub(crate) mod draft;
pub(crate) mod editing;
pub(crate) mod loaded;
pub(crate) mod lobby;
pub(crate) mod settings;
