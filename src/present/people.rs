//! Who sits at a table, by the names that others read.

use super::text::clipped;
use crate::engine::Seat;

/// The longest name that is shown whole.
const LONGEST_NAME: usize = 32;

/// Somebody at the table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Person {
    /// As they call themselves; None if they had themselves forgotten.
    pub name: Option<String>,
    /// What calls them in this front end, such as `<@17>`. Only the line that pings uses it.
    pub mention: Option<String>,
}

impl Person {
    pub fn named(name: &str) -> Person {
        Person { name: Some(clipped(name, LONGEST_NAME)), mention: None }
    }

    pub fn mentioned_as(self, mention: impl Into<String>) -> Person {
        Person { mention: Some(mention.into()), ..self }
    }

    /// Somebody who had themselves forgotten.
    pub fn former() -> Person {
        Person::default()
    }
}

/// The people at a table, in the order of their seats.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct People(Vec<Person>);

impl People {
    /// People by their names alone.
    pub fn named<'a>(names: impl IntoIterator<Item = &'a str>) -> People {
        names.into_iter().map(Person::named).collect()
    }

    pub fn len(&self) -> usize {
        self.0.len()
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn get(&self, seat: Seat) -> Option<&Person> {
        self.0.get(seat.index())
    }

    pub fn seats(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.len())
    }
}

impl FromIterator<Person> for People {
    fn from_iter<I: IntoIterator<Item = Person>>(people: I) -> People {
        People(people.into_iter().collect())
    }
}
