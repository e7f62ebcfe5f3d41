//! What to say, independent of language: texts with arguments. `present` adds the words.

use super::seat::Seat;

/// A text that takes no arguments. Declared by the text files only, as are the types of texts with arguments
/// (`docs/words.md`).
#[derive(Debug, PartialEq, Eq)]
pub struct Key {
    pub id: &'static str,
}

impl Key {
    /// Says this text.
    pub fn say(&self) -> Phrase {
        Phrase::Said { id: self.id, args: Box::default() }
    }
}

/// Something to say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Phrase {
    /// A text with its arguments.
    Said { id: &'static str, args: Box<[(&'static str, Arg)]> },
    /// The same in every language: a sign, a number, an id.
    Sign(String),
    /// Several phrases, joined as a list (", ").
    List(Vec<Phrase>),
    /// Several phrases, separated by a space.
    Row(Vec<Phrase>),
    /// A person's name.
    Person(Seat),
    /// A person in two letters that are unique at the table: for grids.
    Initials(Seat),
    /// A moment, in seconds since 1970.
    Moment(i64),
}

impl Phrase {
    pub fn sign(text: impl Into<String>) -> Phrase {
        Phrase::Sign(text.into())
    }

    /// Whether a person's name is part of it.
    pub fn names_somebody(&self) -> bool {
        let in_arg = |arg: &Arg| match arg {
            Arg::Person(_) => true,
            Arg::Phrase(phrase) => phrase.names_somebody(),
            Arg::Number(_) | Arg::Sign(_) => false,
        };
        match self {
            Phrase::Person(_) | Phrase::Initials(_) => true,
            Phrase::Said { args, .. } => args.iter().any(|(_, arg)| in_arg(arg)),
            Phrase::List(phrases) | Phrase::Row(phrases) => phrases.iter().any(Phrase::names_somebody),
            Phrase::Sign(_) | Phrase::Moment(_) => false,
        }
    }

    /// Nothing to say.
    pub fn empty() -> Phrase {
        Phrase::Sign(String::new())
    }
}

impl From<Seat> for Phrase {
    fn from(seat: Seat) -> Phrase {
        Phrase::Person(seat)
    }
}

/// An argument of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    Number(i64),
    Sign(String),
    Person(Seat),
    Phrase(Box<Phrase>),
}

/// A number in a text, made of any integer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Number(pub i64);

macro_rules! numbers {
    ($($number:ty),*) => { $(
        impl From<$number> for Number {
            fn from(number: $number) -> Number {
                Number(number as i64)
            }
        }
    )* };
}
numbers!(i8, i16, i32, i64, u8, u16, u32, u64, usize);
