//! Who sits at a table, by the names that others read.

use super::reader::Locale;
use super::text::{clipped, width};
use crate::words;
use engine::Seat;
use engine::search::Level;
use table::Player;

/// The longest name that is shown whole.
const LONGEST_NAME: usize = 32;

/// Columns of a grid that initials take at most.
const INITIALS: usize = 2;

/// Somebody at the table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Person {
    /// As they call themselves; None if they had themselves forgotten.
    pub name: Option<String>,
    /// What calls them in this front end, such as `<@17>`. Only the line that pings uses it.
    pub mention: Option<String>,
    /// The level of a bot.
    pub bot: Option<Level>,
}

impl Person {
    pub fn named(name: &str) -> Person {
        Person { name: Some(clipped(name, LONGEST_NAME)), mention: None, bot: None }
    }

    /// The current player of a seat, by the name they had when they sat down.
    pub fn at(player: &Player) -> Person {
        match (player.person, player.bot) {
            (Some(_), _) => Person::named(&player.name),
            (None, Some(bot)) => Person::bot(&player.name, bot.level),
            (None, None) => Person::former(),
        }
    }

    /// A bot.
    pub fn bot(name: &str, level: Level) -> Person {
        Person { bot: Some(level), ..Person::named(name) }
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

    /// People whom nobody has named: they are called by their seats.
    pub fn numbered(locale: Locale, seats: usize) -> People {
        let nobody = People::default();
        let renderer = locale.renderer(&nobody);
        let name = |seat: Seat| renderer.label(&words::Player { seat: seat.to_string() }.say());
        Seat::all(seats).map(|seat| Person::named(&name(seat))).collect()
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

    /// Two letters that stand for somebody and for nobody else here: the first of the name and another one of it, or
    /// the number of the seat where no letters do.
    pub fn initials(&self, seat: Seat) -> String {
        let mut taken: Vec<String> = Vec::new();
        for other in self.seats().take_while(|other| *other != seat) {
            taken.push(self.initials_beside(other, &taken));
        }
        self.initials_beside(seat, &taken)
    }

    fn initials_beside(&self, seat: Seat, taken: &[String]) -> String {
        let name = self.get(seat).and_then(|person| person.name.as_deref()).unwrap_or_default();
        let mut letters = name.chars().filter(|letter| letter.is_alphabetic());
        let first: String = letters.next().into_iter().flat_map(char::to_uppercase).collect();
        let pairs = letters.map(|second| format!("{first}{second}"));
        let fits = |initials: &String| (1..=INITIALS).contains(&width(initials)) && !taken.contains(initials);
        pairs.chain([first.clone()]).find(fits).unwrap_or_else(|| seat.to_string())
    }
}

impl FromIterator<Person> for People {
    fn from_iter<I: IntoIterator<Item = Person>>(people: I) -> People {
        People(people.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_has_the_initials_of_another() {
        let initials = |names: &[&str]| {
            let people = People::named(names.iter().copied());
            people.seats().map(|seat| people.initials(seat)).collect::<Vec<_>>()
        };
        assert_eq!(initials(&["Ana", "anton", "Bo"]), ["An", "At", "Bo"]);
        assert_eq!(initials(&["Ana", "Ana", "Ana", "Ana"]), ["An", "Aa", "A", "4"]);
        assert_eq!(initials(&["Евгения", "李小龍", "<@1>", ""]), ["Ев", "李", "3", "4"]);
    }
}
