//! Phrases in words: plurals, names, lists, nouns within sentences.

use crate::words;
use crate::{Language, Locale, People, Person, Renderer, Script};
use engine::{Phrase, Seat};
use games::{self, TRIAL};

fn renderer(language: Language, script: Script, people: &People) -> Renderer<'_> {
    Locale::of(language, script).renderer(people)
}

#[test]
fn numbers_choose_their_plural_form() {
    let people = People::default();
    let said = |count: i64| {
        renderer(Language::Ru, Script::Plain, &people).say(&words::LobbyMissing { count: count.into() }.say())
    };
    assert_eq!(said(1), "Нужен ещё 1 игрок.");
    assert_eq!(said(2), "Нужно ещё 2 игрока.");
    assert_eq!(said(5), "Нужно ещё 5 игроков.");
    assert_eq!(said(11), "Нужно ещё 11 игроков.");
    assert_eq!(said(21), "Нужен ещё 21 игрок.");
}

#[test]
fn people_are_listed_as_the_language_does() {
    let people = People::named(["Ana", "Bo", "Cem"]);
    let listed = |language, count| {
        let renderer = renderer(language, Script::Plain, &people);
        renderer.say(&renderer.listing(Seat::all(count).map(Phrase::Person).collect()))
    };
    assert_eq!(listed(Language::En, 0), "");
    assert_eq!(listed(Language::En, 1), "Ana");
    assert_eq!(listed(Language::De, 2), "Ana und Bo");
    assert_eq!(listed(Language::It, 3), "Ana, Bo e Cem");
}

#[test]
fn names_are_escaped_for_the_place_where_they_stand() {
    let people: People = [Person::named("*Ana*\n@here"), Person::former()].into_iter().collect();
    let markdown = renderer(Language::En, Script::Markdown, &people);
    assert_eq!(markdown.say(&Phrase::Person(Seat(0))), "\\*Ana\\* @\u{200b}here");
    assert_eq!(markdown.label(&Phrase::Person(Seat(0))), "*Ana* @here");
    assert_eq!(markdown.cell(&Phrase::Person(Seat(0))), "*Ana* @here");
    let waiting = words::WaitingFor { who: Phrase::Person(Seat(0)) }.say();
    assert_eq!(markdown.say(&waiting), "Waiting for \\*Ana\\* @\u{200b}here.");
    assert_eq!(markdown.say(&Phrase::Person(Seat(1))), "former player");
    assert_eq!(markdown.say(&Phrase::Person(Seat(2))), "Player 3");
}

#[test]
fn a_noun_with_forms_is_said_as_it_is_where_no_form_is_asked_for() {
    let people = People::default();
    let card = TRIAL.commands[1].slots[0].about;
    let square = TRIAL.commands[1].slots[1].about;
    let both = Phrase::List(vec![card.say(), square.say()]);
    let unfit = |slot: Phrase| {
        let phrase = words::Unfit { slot, given: "z9".to_string() }.say();
        renderer(Language::De, Script::Plain, &people).say(&phrase)
    };
    assert_eq!(unfit(card.say()), "Die Karte: „z9“ passt hier nicht.");
    assert_eq!(unfit(both), "Die Karte, Das Feld: „z9“ passt hier nicht.");
}

#[test]
fn every_game_has_a_name_in_every_language() {
    for (game, language) in games::known().flat_map(|game| Language::ALL.map(|language| (game, language))) {
        let people = People::default();
        assert!(!renderer(language, Script::Plain, &people).say(&game.name.say()).is_empty());
    }
}
