//! The vocabulary of a rulebook as small types: enums with one spelling each, counts of them, and sets of them.
//!
//! The crates for this would change what is stored: `enum-map` writes a map by name where positions hold a plain array,
//! and `enumset` supports only enums, while most sets here are sets of seats.

use std::fmt;
use std::hash::Hash;
use std::marker::PhantomData;
use std::ops::{AddAssign, BitAnd, BitOr, Index, IndexMut, Sub};
use std::str::FromStr;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// A text that is not one of the known words.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{text}' is not a valid {what}; expected {expected}")]
pub struct Unknown {
    pub what: &'static str,
    pub text: String,
    pub expected: String,
}

impl Unknown {
    pub fn new(what: &'static str, text: &str, expected: impl Into<String>) -> Unknown {
        Unknown { what, text: text.to_owned(), expected: expected.into() }
    }
}

/// Converts a number for storage: games count in small numbers, and one that does not fit is a bug in the rules.
pub fn small(number: impl TryInto<u8>) -> u8 {
    number.try_into().ok().expect("a number of the game is below 256")
}

/// One of a few things with an order and an index from 0: a word, a seat.
pub trait Member: Copy + Eq + Hash + fmt::Debug + 'static {
    /// All of them, in order.
    fn members() -> impl Iterator<Item = Self> + Clone;
    /// Its index in that order.
    fn index(self) -> usize;
}

/// One of the words that `vocabulary!` declares.
pub trait Word: Member {
    /// An array with a number for each word.
    type Numbers: Copy + Default + Eq + Hash + fmt::Debug + AsRef<[u8]> + AsMut<[u8]> + Serialize + DeserializeOwned;
    const NONE: Self::Numbers;
}

/// Declares an enum of words: the list of all, their index, and the same spelling in kebab case for `Display`,
/// `FromStr` and serde.
///
/// ```text
/// vocabulary! {
///     /// What the mill grinds.
///     "kind of grain" Grain { Wheat, Rye, BlackOats }
/// }
/// ```
#[macro_export]
macro_rules! vocabulary {
    ($(#[$doc:meta])* $what:literal $name:ident { $($(#[$word_doc:meta])* $word:ident),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[derive(serde::Serialize, serde::Deserialize, strum::IntoStaticStr)]
        #[serde(rename_all = "kebab-case")]
        #[strum(serialize_all = "kebab-case", const_into_str)]
        pub enum $name { $($(#[$word_doc])* $word),+ }

        impl $name {
            /// All of them, in the order of the rulebook.
            pub const ALL: &'static [$name] = &[$($name::$word),+];

            /// Its index in that order.
            pub const fn index(self) -> usize {
                self as usize
            }

            /// Its spelling in logs, commands and edition files.
            pub const fn name(self) -> &'static str {
                self.into_str()
            }
        }

        impl $crate::vocabulary::Member for $name {
            fn members() -> impl Iterator<Item = $name> + Clone {
                $name::ALL.iter().copied()
            }

            fn index(self) -> usize {
                self as usize
            }
        }

        impl $crate::vocabulary::Word for $name {
            type Numbers = [u8; $name::ALL.len()];
            const NONE: Self::Numbers = [0; $name::ALL.len()];
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::vocabulary::Unknown;

            fn from_str(text: &str) -> Result<$name, Self::Err> {
                let word = $name::ALL.iter().copied().find(|word| word.name() == text);
                word.ok_or_else(|| {
                    let words: Vec<_> = $name::ALL.iter().map(|word| word.name()).collect();
                    $crate::vocabulary::Unknown::new($what, text, words.join(", "))
                })
            }
        }
    };
}

/// A count for each word. Stored as a plain array.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent, bound = "")]
pub struct Counts<K: Word>(K::Numbers);

impl<K: Word> Counts<K> {
    pub const NONE: Counts<K> = Counts(K::NONE);

    pub const fn new(numbers: K::Numbers) -> Counts<K> {
        Counts(numbers)
    }

    /// The same count for each word.
    pub fn each(number: u8) -> Counts<K> {
        let mut counts = Counts::<K>::NONE;
        counts.0.as_mut().fill(number);
        counts
    }

    pub fn total(self) -> u16 {
        self.0.as_ref().iter().map(|&number| u16::from(number)).sum()
    }

    pub fn is_empty(self) -> bool {
        self == Counts::NONE
    }

    /// The words with a count of at least one, in order.
    pub fn kinds(self) -> impl Iterator<Item = K> + Clone {
        K::members().filter(move |word| self[*word] > 0)
    }

    /// The words with a count of at least one.
    pub fn set(self) -> Set<K> {
        self.kinds().collect()
    }

    /// Complete sets of one of each word.
    pub fn sets(self) -> u8 {
        self.0.as_ref().iter().copied().min().unwrap_or(0)
    }

    /// These minus `number` of `word`; none if there are fewer.
    pub fn less(mut self, word: K, number: u8) -> Option<Counts<K>> {
        self[word] = self[word].checked_sub(number)?;
        Some(self)
    }

    /// Each word with its count.
    pub fn iter(self) -> impl Iterator<Item = (K, u8)> + Clone {
        K::members().map(move |word| (word, self[word]))
    }
}

impl<K: Word> Default for Counts<K> {
    fn default() -> Counts<K> {
        Counts::NONE
    }
}

impl<K: Word> Index<K> for Counts<K> {
    type Output = u8;

    fn index(&self, word: K) -> &u8 {
        &self.0.as_ref()[word.index()]
    }
}

impl<K: Word> IndexMut<K> for Counts<K> {
    fn index_mut(&mut self, word: K) -> &mut u8 {
        &mut self.0.as_mut()[word.index()]
    }
}

impl<K: Word> AddAssign for Counts<K> {
    fn add_assign(&mut self, other: Counts<K>) {
        other.iter().for_each(|(word, number)| self[word] += number);
    }
}

impl<K: Word> FromIterator<K> for Counts<K> {
    fn from_iter<I: IntoIterator<Item = K>>(words: I) -> Counts<K> {
        let mut counts = Counts::<K>::NONE;
        words.into_iter().for_each(|word| counts[word] += 1);
        counts
    }
}

/// A set of at most 16 things. Stored as a number with a bit for each, or by name with [`by_name`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent, bound = "")]
pub struct Set<K: Member>(u16, PhantomData<K>);

impl<K: Member> Set<K> {
    pub const NONE: Set<K> = Set(0, PhantomData);

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Just this one.
    pub fn only(member: K) -> Set<K> {
        Set(1 << member.index(), PhantomData)
    }

    pub fn contains(self, member: K) -> bool {
        self.0 & 1 << member.index() != 0
    }

    pub fn with(self, member: K) -> Set<K> {
        self | Set::only(member)
    }

    pub fn without(self, member: K) -> Set<K> {
        self - Set::only(member)
    }

    pub fn insert(&mut self, member: K) {
        *self = self.with(member);
    }

    pub fn remove(&mut self, member: K) {
        *self = self.without(member);
    }

    /// The members, in order.
    pub fn iter(self) -> impl Iterator<Item = K> + Clone {
        K::members().filter(move |member| self.contains(*member))
    }

    /// The first member.
    pub fn first(self) -> Option<K> {
        self.iter().next()
    }

    /// Its subsets with this many members.
    pub fn choices(self, size: u8) -> impl Iterator<Item = Set<K>> {
        let all = (0..=self.0).map(|bits| Set(bits, PhantomData));
        all.filter(move |set| (*set - self).is_empty() && set.len() == size)
    }
}

impl<K: Member> Default for Set<K> {
    fn default() -> Set<K> {
        Set::NONE
    }
}

impl<K: Member> fmt::Debug for Set<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// The words with spaces between them; `none` for the empty set.
impl<K: Word + fmt::Display> fmt::Display for Set<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("none");
        }
        let words: Vec<_> = self.iter().map(|word| word.to_string()).collect();
        f.write_str(&words.join(" "))
    }
}

impl<K: Word + FromStr<Err = Unknown>> FromStr for Set<K> {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Set<K>, Unknown> {
        if text == "none" {
            return Ok(Set::NONE);
        }
        let mut set = Set::NONE;
        for word in text.split_whitespace() {
            let member = word.parse()?;
            if set.contains(member) {
                return Err(Unknown::new("set", text, "different words"));
            }
            set.insert(member);
        }
        if set.is_empty() { Err(Unknown::new("set", text, "words, or none")) } else { Ok(set) }
    }
}

/// Those in both sets.
impl<K: Member> BitAnd for Set<K> {
    type Output = Set<K>;

    fn bitand(self, other: Set<K>) -> Set<K> {
        Set(self.0 & other.0, PhantomData)
    }
}

/// Those in either set.
impl<K: Member> BitOr for Set<K> {
    type Output = Set<K>;

    fn bitor(self, other: Set<K>) -> Set<K> {
        Set(self.0 | other.0, PhantomData)
    }
}

/// Those of the first set that are not in the second.
impl<K: Member> Sub for Set<K> {
    type Output = Set<K>;

    fn sub(self, other: Set<K>) -> Set<K> {
        Set(self.0 & !other.0, PhantomData)
    }
}

impl<K: Member> FromIterator<K> for Set<K> {
    fn from_iter<I: IntoIterator<Item = K>>(members: I) -> Set<K> {
        members.into_iter().fold(Set::NONE, Set::with)
    }
}

/// Stores a set as the list of its members: `#[serde(with = "by_name")]`.
pub mod by_name {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use super::{Member, Set};

    pub fn serialize<K: Member + Serialize, S: Serializer>(set: &Set<K>, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(set.iter())
    }

    pub fn deserialize<'de, K, D>(deserializer: D) -> Result<Set<K>, D::Error>
    where
        K: Member + Deserialize<'de>,
        D: Deserializer<'de>,
    {
        Ok(Vec::<K>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// Stores a type by its text form: with `#[serde(try_from = "String", into = "String")]`.
#[macro_export]
macro_rules! by_text {
    ($($name:ident),+) => { $(
        impl TryFrom<String> for $name {
            type Error = $crate::vocabulary::Unknown;

            fn try_from(text: String) -> Result<$name, Self::Error> {
                text.parse()
            }
        }

        impl From<$name> for String {
            fn from(value: $name) -> String {
                value.to_string()
            }
        }
    )+ };
}

#[cfg(test)]
mod tests {
    use super::*;

    vocabulary! { "colour" Colour { Red, Blue, DeepGreen } }

    #[test]
    fn words_have_one_spelling() {
        assert_eq!("deep-green".parse(), Ok(Colour::DeepGreen));
        assert_eq!(Colour::DeepGreen.to_string(), "deep-green");
        assert_eq!(serde_json::to_string(&Colour::DeepGreen).ok().as_deref(), Some("\"deep-green\""));
        assert_eq!("pink".parse::<Colour>(), Err(Unknown::new("colour", "pink", "red, blue, deep-green")));
    }

    #[test]
    fn counts_are_stored_as_an_array() {
        let mut counts: Counts<Colour> = [Colour::Blue, Colour::Blue, Colour::Red].into_iter().collect();
        counts += Counts::new([0, 0, 3]);
        assert_eq!((counts[Colour::Blue], counts.total(), counts.kinds().count()), (2, 6, 3));
        assert_eq!(serde_json::to_string(&counts).ok().as_deref(), Some("[1,2,3]"));
        assert_eq!(serde_json::from_str("[1,2,3]").ok(), Some(counts));
        assert!(serde_json::from_str::<Counts<Colour>>("[1,2]").is_err());
    }

    #[test]
    fn sets_are_stored_as_bits_or_by_name() {
        #[derive(PartialEq, Debug, Serialize, Deserialize)]
        struct Sets(Set<Colour>, #[serde(with = "by_name")] Set<Colour>);
        let set = Set::only(Colour::Red).with(Colour::DeepGreen);
        let text = r#"[5,["red","deep-green"]]"#;
        assert_eq!(serde_json::to_string(&Sets(set, set)).ok().as_deref(), Some(text));
        assert_eq!(serde_json::from_str(text).ok(), Some(Sets(set, set)));
    }

    #[test]
    fn sets_are_compared_member_by_member() {
        let (warm, cold) = (Set::only(Colour::Red), Set::only(Colour::Blue));
        let both = warm | cold;
        assert_eq!((both.len(), both & warm, both - warm, both.first()), (2, warm, cold, Some(Colour::Red)));
        assert_eq!(both.choices(1).collect::<Vec<_>>(), [warm, cold]);
        assert_eq!(both.without(Colour::Red).with(Colour::DeepGreen).iter().count(), 2);
    }
}
