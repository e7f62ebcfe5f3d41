//! What to say, independent of language: keys with arguments. `present` adds the words.

use super::seat::Seat;

/// The kind of an argument of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArgKind {
    /// A number, which selects plural forms.
    Number,
    /// A sign or id that is the same in every language: a card, a plot, a text typed by a person.
    Sign,
    /// Somebody at the table.
    Person,
    /// Another phrase, or a list of them.
    Phrase,
}

/// A text that exists in every language, with the arguments it takes. Declared by [`crate::words!`] only.
#[derive(Debug, PartialEq, Eq)]
pub struct Key {
    pub id: &'static str,
    pub args: &'static [(&'static str, ArgKind)],
}

impl Key {
    /// Says this text, which takes no arguments.
    pub fn say(&'static self) -> Phrase {
        self.with([])
    }

    /// Says this text with these arguments.
    pub fn with<const N: usize>(&'static self, args: [(&'static str, Arg); N]) -> Phrase {
        debug_assert!(self.takes(&args), "{} does not take {args:?}", self.id);
        Phrase::Said { key: self, args: args.into() }
    }

    fn takes(&self, args: &[(&'static str, Arg)]) -> bool {
        args.len() == self.args.len()
            && self.args.iter().all(|(name, kind)| args.iter().any(|(given, arg)| given == name && arg.is(*kind)))
    }
}

/// Something to say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Phrase {
    /// A text with its arguments.
    Said { key: &'static Key, args: Vec<(&'static str, Arg)> },
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
            Phrase::Sign(_) => false,
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

impl Arg {
    pub fn sign(text: impl ToString) -> Arg {
        Arg::Sign(text.to_string())
    }

    fn is(&self, kind: ArgKind) -> bool {
        matches!(
            (self, kind),
            (Arg::Number(_), ArgKind::Number)
                | (Arg::Sign(_), ArgKind::Sign)
                | (Arg::Person(_), ArgKind::Person)
                | (Arg::Phrase(_), ArgKind::Phrase)
        )
    }
}

macro_rules! number_args {
    ($($number:ty),*) => { $(
        impl From<$number> for Arg {
            fn from(number: $number) -> Arg {
                Arg::Number(number as i64)
            }
        }
    )* };
}
number_args!(i8, i16, i32, i64, u8, u16, u32, usize);

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Person(seat)
    }
}

impl From<Phrase> for Arg {
    fn from(phrase: Phrase) -> Arg {
        Arg::Phrase(Box::new(phrase))
    }
}

/// How many texts there are in several lists.
pub const fn count(parts: &[&[&'static Key]]) -> usize {
    let (mut count, mut part) = (0, 0);
    while part < parts.len() {
        count += parts[part].len();
        part += 1;
    }
    count
}

/// Several lists of texts as one. `N` is their [`count`].
pub const fn joined<const N: usize>(parts: &[&[&'static Key]]) -> [&'static Key; N] {
    let mut all = [parts[0][0]; N];
    let (mut at, mut part) = (0, 0);
    while part < parts.len() {
        let mut key = 0;
        while key < parts[part].len() {
            all[at] = parts[part][key];
            at += 1;
            key += 1;
        }
        part += 1;
    }
    all
}

/// Declares the texts of a game or a module: a constant each, and the list of all.
///
/// ```
/// correio::words! {
///     /// Somebody visits a noble.
///     VISITS = "lisboa-event-visits" (who: Person, noble: Phrase, cost: Number);
///     KING = "lisboa-king";
/// }
/// let phrase = VISITS.with([("who", correio::engine::Seat(0).into()), ("noble", KING.say().into()), ("cost", 4.into())]);
/// assert_eq!(ALL.len(), 2);
/// # let _ = phrase;
/// ```
#[macro_export]
macro_rules! words {
    ($($(#[$doc:meta])* $name:ident = $id:literal $(($($arg:ident : $kind:ident),* $(,)?))?;)*) => {
        $(
            $(#[$doc])*
            pub static $name: $crate::engine::phrase::Key = $crate::engine::phrase::Key {
                id: $id,
                args: &[$($((stringify!($arg), $crate::engine::phrase::ArgKind::$kind)),*)?],
            };
        )*
        /// Every text declared here.
        pub static ALL: &[&$crate::engine::phrase::Key] = &[$(&$name),*];
    };
}
