//! Who reads, and how they like it.

use super::language::Language;
use super::people::People;
use super::script::Script;
use super::voice::Voice;

/// A person, as the front end knows them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ReaderId(pub u64);

/// In which words something is said.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Manner {
    pub language: Language,
    pub script: Script,
    /// Sentences instead of grids, for those who listen.
    pub aloud: bool,
}

impl Manner {
    pub fn of(language: Language, script: Script) -> Manner {
        Manner { language, script, aloud: false }
    }

    pub fn voice(self, people: &People) -> Voice<'_> {
        Voice::new(self, people)
    }
}

/// The one person who reads a private panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reader {
    pub id: ReaderId,
    pub manner: Manner,
    /// Whether to ask once more before what cannot be taken back.
    pub confirm: bool,
}

impl Reader {
    pub fn new(id: ReaderId, manner: Manner) -> Reader {
        Reader { id, manner, confirm: true }
    }
}
