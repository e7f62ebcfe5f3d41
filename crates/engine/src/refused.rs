//! Refusals, from the rule that forbids something to its reason in words.

use super::phrase::Phrase;

/// Why an entry was refused. `R` is how the game names the rule that forbids it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused<R> {
    /// The game is over.
    Over,
    /// The seat has neither a question nor an offered action.
    NotAsked,
    /// A rule of the game forbids it.
    Rule(R),
    /// The rules list it, but then nobody could continue: a bug in the rules.
    Stuck { action: String },
    /// The text is not an action of this game.
    Unreadable { text: String, problem: String },
    /// There is no such seat.
    NoSuchSeat,
    /// This seat has no step to undo.
    NothingToUndo,
}

/// A refusal in words: a rule becomes the name of its variant and its reason.
pub type Declined = Refused<(&'static str, Phrase)>;

impl<R> Refused<R> {
    /// The same refusal, with the rule converted.
    pub fn map_rule<S>(self, tell: impl FnOnce(R) -> S) -> Refused<S> {
        match self {
            Refused::Over => Refused::Over,
            Refused::NotAsked => Refused::NotAsked,
            Refused::Rule(rule) => Refused::Rule(tell(rule)),
            Refused::Stuck { action } => Refused::Stuck { action },
            Refused::Unreadable { text, problem } => Refused::Unreadable { text, problem },
            Refused::NoSuchSeat => Refused::NoSuchSeat,
            Refused::NothingToUndo => Refused::NothingToUndo,
        }
    }
}
