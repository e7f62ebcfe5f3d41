//! The first ten panels of a game, as somebody reads them on a phone, in every language.

use std::fmt::Write;

use crate::panels::limits::faults;
use crate::wording::text::width;
use crate::{Context, Language, Locale, People, PrivatePanel, Reader, ReaderId, Script, Trail, TurnContext, plain};
use engine::menu::{MenuLevel, level};
use engine::{Narration, Options, Phrase, Question, Seed};
use table::GameId;

/// The columns of a phone.
const PHONE: usize = 40;
const PANELS: usize = 10;
/// How much of what happened a panel may need.
const SETTLEMENTS: usize = 16;

/// Lines broken between words, as a phone breaks them; what follows is indented.
fn on_a_phone(text: &str) -> String {
    let mut out = String::new();
    for line in text.lines() {
        let indent = line.len() - line.trim_start().len();
        let mut current = String::new();
        for word in line.trim_start().split(' ') {
            let room = PHONE - indent;
            if !current.is_empty() && width(&current) + 1 + width(word) > room {
                let _ = writeln!(out, "{}{current}", " ".repeat(indent));
                current = format!("  {word}");
            } else {
                current.push_str(if current.is_empty() { "" } else { " " });
                current.push_str(word);
            }
        }
        let _ = writeln!(out, "{}{current}", " ".repeat(indent));
    }
    out
}

/// The group of the menu that has this answer, if it is shown by groups.
fn way_to(question: &Question, answer: &str) -> Option<Trail> {
    let subjects: Vec<Vec<Phrase>> = question.choices.iter().map(|choice| choice.groups.clone()).collect();
    let MenuLevel::Groups(groups) = level(&subjects, &[], question.grouped) else { return None };
    let chosen = question.choices.iter().position(|choice| choice.text == answer)?;
    let group = groups.iter().position(|group| group.members.contains(&chosen))?;
    Some(Trail { offers: false, path: vec![group] })
}

/// Plays whatever chance picks, and shows each panel before it is answered.
fn album(game: &str, names: &[&str], language: Language) -> String {
    let kind = games::find(game).expect("there is such a game");
    let (edition, seed) = (kind.built_in_edition, Seed::from_words("first panels"));
    let opening = kind.opening(edition, Options::default(), names.len(), seed).expect("so many can play");
    let (mut play, told) = kind.load(edition).expect("the edition is right").begin(&opening);
    let people = People::named(names.iter().copied());
    let context = Context { kind, game: GameId(17), people: &people, title: None };
    let reader = Reader::new(ReaderId(7), Locale::of(language, Script::Plain));
    let mut random = seed.stream("choices");
    let mut history: Vec<Narration> = vec![told];
    let mut album = String::new();
    for number in 1..=PANELS {
        let Some(seat) = play.waiting().first() else { break };
        let view = play.private(seat).expect("it waits for a seat");
        let recent = &history[history.len().saturating_sub(SETTLEMENTS)..];
        let step = TurnContext { history: recent, first: number == 1, ..TurnContext::default() };
        let panel = PrivatePanel::turn(&context, &reader, view, &step);
        assert_eq!(faults(panel.panel()), Vec::<String>::new());
        let _ =
            writeln!(album, "---- panel {number}, of {}\n{}", names[seat.index()], on_a_phone(&plain(panel.panel())));
        let question = view.question().expect("it asks");
        let choice = random.pick(&question.choices).expect("there is an answer").text.clone();
        if let Some(trail) = way_to(&question, &choice) {
            let panel = PrivatePanel::turn(&context, &reader, view, &TurnContext { trail, ..step });
            assert_eq!(faults(panel.panel()), Vec::<String>::new());
            let rows: String = plain(panel.panel()).split("\n\n").last().unwrap_or_default().to_owned();
            let _ = writeln!(album, "---- and then\n{}", on_a_phone(&rows));
        }
        let step = play.act(seat, &choice).expect("it is legal");
        if step.settled {
            history.push(step.told);
        }
    }
    album
}

#[test]
fn first_panels() {
    for (name, game, people) in [
        ("solo", "lisboa", &["Ana"][..]),
        ("lisboa", "lisboa", &["Ana", "Bruno", "Chiara"]),
        ("madeira", "madeira", &["Ana", "Bruno", "Chiara"]),
    ] {
        for language in Language::ALL {
            insta::assert_snapshot!(format!("{name}-{language}"), album(game, people, language));
        }
    }
}
