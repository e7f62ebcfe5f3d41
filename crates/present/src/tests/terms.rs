//! What people type is found: in `/rules`, in `/do` and in the terminal, in each language.

use crate::terms;
use crate::wording::terms::{OtherWords, find_terms};
use crate::{Language, Locale, People, PublicPanel, Reader, ReaderId, Script};
use engine::{GameInfo, Options, Seed};

/// What players know, with the term that explains it: in English, German, Italian and Russian.
const LISBOA: &[(&str, [&str; 4])] = &[
    ("hand", ["hand", "Handkarten", "mano", "рука"]),
    ("hand", ["refill", "nachziehen", "pescare", "добор"]),
    ("setup", ["setup", "Aufbau", "preparazione", "подготовка"]),
    ("street", ["street", "Straße", "via", "улица"]),
    ("street", ["entrance", "Eingang", "ingresso", "вход"]),
    ("ship", ["hull", "Rumpf", "scafo", "корпус"]),
    ("ship", ["hold", "Laderaum", "stiva", "трюм"]),
    ("ship", ["yard", "Werft", "cantiere", "верфь"]),
    ("noble", ["prime minister", "Premierminister", "primo ministro", "премьер-министр"]),
    ("favour", ["favour", "Gunst", "favore", "милость"]),
    ("favour", ["royal favor", "königliche Gunst", "favore reale", "королевская милость"]),
    ("real", ["reis", "Real", "reale", "реал"]),
    ("two-players", ["two players", "zwei Spieler", "due giocatori", "два игрока"]),
    ("wig", ["points", "Punkte", "punti", "очки"]),
    ("plot", ["downtown", "Stadtzentrum", "Downtown", "центр города"]),
    ("set-marker", ["set marker", "Marker", "marcatore", "маркер"]),
    ("period", ["period", "Epoche", "periodo", "период"]),
];
const MADEIRA: &[(&str, [&str; 4])] = &[
    ("bread", ["bread", "Brot", "pane", "хлеб"]),
    ("reals", ["reals", "Real", "reali", "реалы"]),
    ("reals", ["reais", "Reais", "reais", "реайс"]),
    ("prestige", ["PP", "PP", "PP", "ОП"]),
    ("prestige", ["prestige", "Prestige", "prestigio", "престиж"]),
    ("home", ["home", "Heimat", "riserva", "запас"]),
    ("citizens", ["citizen", "Bürger", "cittadino", "горожанин"]),
    ("action-markers", ["action marker", "Aktionsmarker", "segnalino azione", "маркер действия"]),
    ("players", ["two players", "zwei Spieler", "due giocatori", "два игрока"]),
    ("players", ["three players", "drei Spieler", "tre giocatori", "три игрока"]),
    ("setup", ["setup", "Aufbau", "setup", "подготовка"]),
    ("goods", ["goods", "Waren", "merci", "товары"]),
    ("exchange", ["exchange", "Tausch", "scambio", "обмен"]),
    ("favours", ["favour", "Gunst", "favore", "милость"]),
    ("favours", ["guild favor", "Gildengunst", "favore della gilda", "милость гильдии"]),
    ("requests", ["present", "vorlegen", "presentare", "предъявить"]),
    ("requests", ["fulfill", "erfüllen", "soddisfare", "выполнить"]),
    ("honour", ["honor", "Ehrung", "onori", "почести"]),
    ("windmill", ["mill", "Mühle", "mulino", "мельница"]),
];

fn game(id: &str) -> &'static GameInfo {
    games::known().find(|kind| kind.id == id).expect("a listed game")
}

/// What `/rules` has under its title for what was typed.
fn opened(kind: &GameInfo, language: Language, typed: &str) -> String {
    let edition = kind.load(kind.built_in_edition).expect("the edition is right");
    let locale = Locale::of(language, Script::Plain);
    PublicPanel::rules(locale, kind, |term| edition.explain(term), Some(typed)).panel().text.clone()
}

#[test]
fn rules_are_found_by_the_words_that_players_know() {
    let mut missed = Vec::new();
    for (kind, words) in [(game("lisboa"), LISBOA), (game("madeira"), MADEIRA)] {
        for (id, typed) in words {
            for (language, typed) in Language::ALL.into_iter().zip(typed) {
                let found = find_terms(kind, language, typed).first().map(|term| term.id);
                if found != Some(id) {
                    missed.push(format!("{language}: '{typed}' is not {id}, but {found:?}"));
                }
                // `/rules`, its completion and the terminal agree.
                let reader = Reader::new(ReaderId(1), Locale::of(language, Script::Plain));
                let completed = terms(kind, &reader, typed).into_iter().next().map(|found| found.value);
                assert_eq!(completed.as_deref(), found);
                assert_eq!(opened(kind, language, typed), opened(kind, language, found.unwrap_or_default()));
            }
        }
    }
    assert!(missed.is_empty(), "{}", missed.join("\n"));
}

#[test]
fn words_are_found_whole_or_by_their_beginnings_only() {
    let madeira = game("madeira");
    let found = |typed| find_terms(madeira, Language::En, typed).into_iter().map(|term| term.id).collect::<Vec<_>>();
    assert!(!found("PP").contains(&"reward-support"), "Royal Support has two p inside");
    assert!(!found("arvest").contains(&"harvest") && found("harve") == ["harvest"]);
    assert!(found("").is_empty() && found("…").is_empty());
    // Who reads German may have an English box.
    assert_eq!(find_terms(madeira, Language::De, "bread").first().map(|term| term.id), Some("bread"));
}

#[test]
fn what_has_another_name_now_is_found_by_its_old_one() {
    for (id, language, old, label) in [
        ("lisboa", Language::En, "favour", "Take a royal favor of the King"),
        ("lisboa", Language::En, "hold", "1 wig per hull space"),
        ("lisboa", Language::De, "Laderaum", "1 Perücke je Ladekapazität"),
        ("madeira", Language::En, "reais", "Pay 6 reals"),
        ("madeira", Language::En, "present", "Fulfill Trade Routes"),
        ("madeira", Language::De, "vorlegen", "Handelsrouten erfüllen"),
    ] {
        let others = OtherWords::of(game(id), language, old);
        assert!(others.are_in(label), "{old} is found in {label}");
    }
    let things = OtherWords::of(game("lisboa"), Language::En, "hull");
    assert!(!things.are_in("The ship in the shipyard"), "what leads to one entry is not the same thing");
}

#[test]
fn every_chapter_says_what_it_is_about() {
    for (kind, language) in games::known().flat_map(|kind| Language::ALL.map(|language| (kind, language))) {
        for (place, chapter) in kind.chapters.iter().enumerate() {
            let about = Locale::of(language, Script::Plain).renderer(&People::default()).say(&chapter.about.say());
            let text = opened(kind, language, &format!("#{place}"));
            assert!(text.starts_with(&about) && about.ends_with('.'), "{language}: {text}");
        }
    }
}

#[test]
fn the_court_says_which_state_action_is_the_upper_one() {
    let kind = game("lisboa");
    let edition = kind.built_in_edition;
    let opening = kind.opening(edition, Options::default(), 1, Seed::from_number(7)).expect("it can be opened");
    let (play, _) = kind.load(edition).expect("the edition is right").begin(&opening);
    let page = format!("{:?}", play.public().page("court").expect("a page"));
    for key in ["lisboa-lacerda-upper", "lisboa-lacerda-lower", "lisboa-lacerda-order"] {
        assert!(page.contains(key), "{key}");
    }
}
