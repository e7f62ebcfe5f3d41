//! People as pictures name them: only with letters that the font has, and each with a sign of their own.

use super::font;
use crate::wording::people::{People, Person};
use crate::wording::reader::Locale;
use crate::wording::renderer::Renderer;
use crate::words;
use engine::{Key, Phrase, Seat};

/// The people at a table, and their signs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Names {
    people: People,
    signs: Vec<String>,
}

impl Names {
    /// A sign is the first letter of a name, or the number of the seat where the letter is missing, looks like another's
    /// or is a digit, which would be taken for a seat.
    pub fn of(locale: Locale, people: &People, automa: Option<&'static Key>) -> Names {
        let renderer = locale.renderer(people);
        let names: Vec<String> = people.seats().map(|seat| drawn(&renderer, seat)).collect();
        // An automa plays against one person only.
        let others = automa.filter(|_| people.len() == 1).and_then(|automa| initial(&renderer.label(&automa.say())));
        let initials: Vec<Option<String>> = names.iter().map(|name| initial(name)).collect();
        let sign = |seat: Seat| {
            let own = initials[seat.index()].clone().filter(|own| own.chars().all(char::is_alphabetic))?;
            let alike = initials.iter().flatten().chain(&others).filter(|other| look(other) == look(&own)).count();
            (alike == 1 && people.get(seat).is_some_and(|person| person.name.is_some())).then_some(own)
        };
        let signs = people.seats().map(|seat| sign(seat).unwrap_or_else(|| seat.to_string())).collect();
        let people = names.iter().map(|name| Person::named(name)).collect();
        Names { people, signs }
    }

    pub fn people(&self) -> &People {
        &self.people
    }

    /// The sign of a person, the first letter of anything else.
    pub fn sign(&self, renderer: &Renderer<'_>, phrase: &Phrase) -> String {
        let known = match phrase {
            Phrase::Person(seat) => self.signs.get(seat.index()).cloned(),
            _ => None,
        };
        known.or_else(|| initial(&renderer.label(phrase))).unwrap_or_default()
    }
}

/// A name with letters that can be drawn: if it has others, just its initial and the seat.
fn drawn(renderer: &Renderer<'_>, seat: Seat) -> String {
    let name = renderer.label(&Phrase::Person(seat));
    if font::draws(&name) && !name.trim().is_empty() {
        return name;
    }
    match initial(&name) {
        Some(initial) => format!("{initial} {seat}"),
        None => renderer.label(&words::Player { seat: seat.to_string() }.say()),
    }
}

/// The first letter or digit of a text as a capital.
fn initial(text: &str) -> Option<String> {
    let first = text.chars().find(|letter| letter.is_alphanumeric())?;
    let capital: String = first.to_uppercase().take(1).collect();
    font::draws(&capital).then_some(capital)
}

/// What a capital looks like: those of several alphabets cannot be told apart.
fn look(capital: &str) -> String {
    const ALIKE: [(&str, &str); 3] =
        [("АВЕЁКМНОРСТУХІЇЈЅ", "ABEËKMHOPCTYXIÏJS"), ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX"), ("ΓΠΦ", "ГПФ")];
    let plain = |letter: char| {
        let mut pairs = ALIKE.iter().flat_map(|(from, to)| from.chars().zip(to.chars()));
        pairs.find(|(from, _)| *from == letter).map_or(letter, |(_, to)| to)
    };
    capital.chars().map(plain).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wording::language::Language;
    use crate::wording::script::Script;

    fn named(names: &[&str], automa: Option<&'static Key>) -> (Vec<String>, Vec<String>) {
        let locale = Locale::of(Language::En, Script::Markdown);
        let names = Names::of(locale, &People::named(names.iter().copied()), automa);
        let shown = names.people().seats().map(|seat| locale.renderer(names.people()).label(&Phrase::Person(seat)));
        (shown.collect(), names.signs)
    }

    #[test]
    fn a_name_that_the_font_cannot_draw_becomes_initial_and_seat() {
        let (shown, signs) = named(&["Ana", "bo🎲", "李小龍", "Żaneta"], None);
        assert_eq!(shown, ["Ana", "B 2", "Player 3", "Żaneta"]);
        assert_eq!(signs, ["A", "B", "P", "Ż"]);
    }

    #[test]
    fn whoever_shares_an_initial_is_known_by_their_seat() {
        assert_eq!(named(&["Ana", "Bo", "anton"], None).1, ["1", "B", "3"]);
        assert_eq!(named(&["Toni"], Some(&words::AUTOMA)).1, ["1"], "the automa has the T");
        assert_eq!(
            named(&["Max", "Мария", "Яна"], None).1,
            ["1", "2", "Я"],
            "of two alphabets, but the same to the eye"
        );
        assert_eq!(named(&["2nd", "Bo", "Bea", "Kim"], None).1, ["1", "2", "3", "K"], "a digit is always a seat");
    }
}
