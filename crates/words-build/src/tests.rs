//! What ends a build, and what is made of a text.

use super::generate::item;
use super::read::{Text, check_kinds, compare, texts};

fn only(file: &str) -> Text {
    texts(file, false).expect("it can be read").pop().expect("a text")
}

const VISITED: &str = "# who: person, noble: phrase\ngame-visited = { $who } visits { $noble }.\n";

#[test]
fn a_text_becomes_a_type_with_a_field_for_each_argument() {
    let made = item("game-", &only(VISITED));
    assert!(made.starts_with("/// `{ $who } visits { $noble }.`\n"), "{made}");
    assert!(made.contains("pub struct Visited { pub who: ::engine::Seat, pub noble: ::engine::Phrase, }"), "{made}");
}

#[test]
fn a_text_without_arguments_becomes_a_constant() {
    let made = item("game-", &only("game-the-king = the King\n    .acc = the King\n"));
    assert_eq!(made, "/// `the King`\npub static THE_KING: ::engine::Key = ::engine::Key { id: \"game-the-king\" };\n");
}

#[test]
fn english_texts_name_the_kinds_of_just_their_arguments() {
    let fault = |file: &str| check_kinds(&only(file)).expect_err("a fault");
    assert_eq!(check_kinds(&only(VISITED)), Ok(()));
    assert_eq!(
        fault("# A remark: not a kind\ngame-a = { $who }\n"),
        "game-a: which kind is $who? Write it above: # who: phrase"
    );
    assert_eq!(fault("# who: person, noble: phrase\ngame-a = { $who }\n"), "game-a: it does not say $noble");
}

#[test]
fn other_languages_use_just_the_arguments_of_english() {
    let english = only(VISITED);
    let compared = |file: &str| compare(Some(&english), &only(file));
    assert_eq!(compared("game-visited = { $who } besucht { FORM($noble, \"acc\") }.\n"), Ok(()));
    assert_eq!(
        compared("game-visited = { $who } besucht { $adel }.\n"),
        Err("game-visited: the English text has no $adel".to_owned())
    );
    assert_eq!(compared("game-visited = { $who }\n"), Err("game-visited: it does not say $noble".to_owned()));
    assert_eq!(
        compare(None, &only("game-vistied = x\n")),
        Err("game-vistied: there is no such text in English".to_owned())
    );
}

#[test]
fn faults_name_their_line() {
    let fault = |file: &str, pieces: bool| texts(file, pieces).expect_err("a fault");
    assert_eq!(fault("### A game\n\na = x\nb = { a }\n", false), (4, "b: a reference to the message a".to_owned()));
    assert_eq!(fault("a = x\na = y\n", false), (1, "a: it is here twice".to_owned()));
    assert_eq!(fault("a = x\n    .plain = y\nb = z\n", true), (3, "b: it has no form .plain".to_owned()));
}
