//! Signs of pieces: one for each, everywhere the same, explained once, and words instead for those who listen.

use std::collections::{BTreeMap, BTreeSet};

use super::catalogue::{Catalogue, letters, patterns};
use present::text::signs;
use present::{Language, TEMPLATES};

/// Messages whose names do not say of which pieces they have the signs.
const ELSEWHERE: [(&str, &str); 7] = [
    ("lisboa-track", "influence"),
    ("lisboa-treasury-line", "influence"),
    ("madeira-dice", "die"),
    ("madeira-trade-scores", "pp"),
    ("madeira-expedition-scores", "pp"),
    ("madeira-guilds-scores", "pp"),
    ("madeira-wealth-scores", "pp-reais"),
];

/// The signs of a game's pieces, with the messages that show them in this language.
fn table(catalogue: &Catalogue, game: &str) -> BTreeMap<String, BTreeSet<&'static str>> {
    let mut table: BTreeMap<String, BTreeSet<&'static str>> = BTreeMap::new();
    for (id, message) in catalogue.messages.iter().filter(|(id, _)| id.starts_with(&format!("{game}-"))) {
        for sign in patterns(message).flat_map(|pattern| signs(&letters(pattern))) {
            table.entry(sign).or_default().insert(id);
        }
    }
    table
}

fn assert_none(faults: &[String]) {
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn signs_are_told_apart() {
    assert_eq!(
        signs("1 \u{1f3f4}\u{200d}\u{2620}\u{fe0f} and \u{2620}\u{fe0f} 2"),
        ["\u{1f3f4}\u{200d}\u{2620}\u{fe0f}", "\u{2620}\u{fe0f}"]
    );
}

/// Whoever looks for the sign of a piece finds all of them in one file.
#[test]
fn signs_stand_in_one_table() {
    let mut faults = Vec::new();
    for (language, file, text) in TEMPLATES {
        let of_game = games::known().any(|game| file.starts_with(game.id));
        if of_game && !file.contains("-pieces") {
            faults.extend(signs(text).into_iter().map(|sign| format!("{sign} in {language}/{file}")));
        }
    }
    assert_none(&faults);
}

#[test]
fn every_language_has_the_same_signs_in_the_same_messages() {
    let [english, others @ ..] = Catalogue::all();
    for game in games::known() {
        for other in &others {
            assert_eq!(table(other, game.id), table(&english, game.id), "{} in {}", game.id, other.language);
        }
    }
}

/// All messages with a sign are about the same piece, which their names say.
#[test]
fn no_sign_has_two_meanings() {
    let mut faults = Vec::new();
    let catalogue = Catalogue::of(Language::En);
    for game in games::known() {
        for (sign, messages) in table(&catalogue, game.id) {
            let pieces = messages.iter().filter(|id| !id.contains("term-signs")).map(|id| {
                let named = ELSEWHERE.iter().find(|(other, _)| other == id).map_or(*id, |(_, piece)| *piece);
                named.split('-').map(|word| word.trim_end_matches('s')).collect::<BTreeSet<_>>()
            });
            let common = pieces.reduce(|all, next| all.intersection(&next).copied().collect());
            if common.is_none_or(|common| common.iter().all(|word| *word == game.id || *word == "piece")) {
                faults.push(format!("{sign} stands for several pieces: {messages:?}"));
            }
        }
    }
    assert_none(&faults);
}

/// `/rules` says what each sign means, each once.
#[test]
fn every_sign_is_explained_once() {
    let mut faults = Vec::new();
    for catalogue in &Catalogue::all() {
        for game in games::known().filter(|game| game.terms.iter().any(|term| term.id == "signs")) {
            let text = catalogue.text(&format!("{}-term-signs-text", game.id)).map(letters).unwrap_or_default();
            // What stands in quotation marks is an example.
            let explained = signs(text.split(['“', '„', '«']).next().unwrap_or_default());
            for sign in table(catalogue, game.id).keys() {
                let times = explained.iter().filter(|other| *other == sign).count();
                if times != 1 {
                    faults.push(format!("{}, {}: {sign} is explained {times} times", game.id, catalogue.language));
                }
            }
        }
    }
    assert_none(&faults);
}

/// Whatever has a sign can be said without it.
#[test]
fn what_has_a_sign_has_words_instead() {
    let mut faults = Vec::new();
    for catalogue in &Catalogue::all() {
        let of_game = |id: &str| games::known().any(|game| id.starts_with(&format!("{}-", game.id)));
        for (id, message) in catalogue.messages.iter().filter(|(id, _)| of_game(id) && !id.contains("term-signs")) {
            let own = message.value.iter().map(|pattern| ("plain".to_owned(), pattern));
            let forms = message.attributes.iter().filter(|form| !form.id.name.starts_with("plain"));
            let forms = forms.map(|form| (format!("plain-{}", form.id.name), &form.value));
            for (plain, _) in own.chain(forms).filter(|(_, pattern)| !signs(&letters(pattern)).is_empty()) {
                let spoken = message.attributes.iter().find(|form| form.id.name == plain);
                if spoken.is_none_or(|spoken| !signs(&letters(&spoken.value)).is_empty()) {
                    faults.push(format!("{} {id} lacks .{plain}", catalogue.language));
                }
            }
        }
    }
    assert_none(&faults);
}
