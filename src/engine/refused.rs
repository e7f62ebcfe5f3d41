//! Why something was not done, from the rule that forbids it to its reason in words.

use super::phrase::Phrase;

/// Why an entry was not accepted. `R` is how the game says which of its rules forbids it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused<R> {
    /// The game is over.
    Over,
    /// Nothing is asked of this seat, and nothing offered to it.
    NotAsked,
    /// A rule of the game forbids it.
    Rule(R),
    /// The rules list it, and then nobody could go on: a fault in them.
    Stuck { action: String },
    /// The text is not an action of this game.
    Unreadable { text: String, problem: String },
    /// There is no such seat.
    NoSuchSeat,
    /// There is no step of this seat to take back.
    NothingToUndo,
}

/// A refusal in words: a rule is told by the name of its kind and its reason.
pub type Declined = Refused<(&'static str, Phrase)>;

impl<R> Refused<R> {
    /// The same refusal, with the rule told in another way.
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
