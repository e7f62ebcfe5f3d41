//! Madeira in four languages, as people would read it: pages, a question of each kind, a round told, the scoring.

use std::collections::BTreeMap;
use std::fmt::Write;

use strum::VariantNames;

use crate::engine::path::{SlotValue, walk};
use crate::engine::{GameInfo, Narration, Options, Play, Seat, Seed};
use crate::games;
use crate::games::madeira::Question;
use crate::present::limits::faults;
use crate::present::{
    Context, Language, Locale, PageRef, Panel, People, PrivatePanel, PublicPanel, Reader, ReaderId, Script, Trail,
    TurnContext, TurnMessage, plain,
};

/// A position with everything told until then.
#[derive(Clone)]
struct Moment {
    play: Play,
    told: Vec<Narration>,
}

fn kind() -> &'static dyn GameInfo {
    games::find("madeira").expect("it is listed")
}

fn people() -> People {
    People::named(["Ana", "Bo", "Cem"])
}

fn manner(language: Language) -> Locale {
    Locale::of(language, Script::Plain)
}

/// Plays a random game of three, handing over every position before its next answer, until it is told to stop.
fn play(number: u128, mut each: impl FnMut(&Moment, Seat) -> bool) -> Moment {
    let seed = Seed::from_number(number);
    let edition = kind().built_in_edition();
    let opening = kind().opening(edition, Options::default(), 3, seed).expect("three can play");
    let (play, told) = kind().load(edition).expect("the edition is right").begin(&opening);
    let mut random = seed.stream("panels");
    let mut moment = Moment { play, told: vec![told] };
    while let Some(seat) = moment.play.waiting().first() {
        if each(&moment, seat) {
            return moment;
        }
        let question = moment.play.private(seat).and_then(|sight| sight.question()).expect("it waits");
        let choice = random.pick(&question.choices).expect("there is an option");
        moment.told.push(moment.play.act(seat, &choice.text).expect("it is legal").told);
    }
    moment
}

/// Panels one after another, each under a line that says what it is.
#[derive(Default)]
struct Album(String);

impl Album {
    fn add(&mut self, what: &str, panel: &Panel) {
        assert_eq!(faults(panel), Vec::<String>::new(), "{what}");
        let _ = writeln!(self.0, "---- {what}\n{}", plain(panel));
    }
}

fn in_every_language(name: &str, album: impl Fn(Language, &Context<'_>) -> String) {
    let people = people();
    let scene = Context { kind: kind(), game: "17", people: &people, title: None };
    for language in Language::ALL {
        insta::assert_snapshot!(format!("{name}-{language}"), album(language, &scene));
    }
}

/// The round, as the title of the summary says it.
fn title(moment: &Moment) -> String {
    let people = people();
    manner(Language::En).voice(&people).say(&moment.play.public().summary().title)
}

#[test]
fn pages() {
    let moment = play(5, |moment, _| title(moment).contains("round 3, C"));
    in_every_language("pages", |language, scene| {
        let mut album = Album::default();
        let (manner, sight) = (manner(language), moment.play.public());
        let recap = &moment.told[moment.told.len() - 3..];
        let turn = TurnMessage { called: moment.play.waiting(), recap, ..TurnMessage::default() };
        album.add("turn message", PublicPanel::turn(scene, manner, sight, &turn).panel());
        for page in &kind().pages()[1..] {
            album.add(page.id, PublicPanel::board(scene, manner, sight, &PageRef::page(page.id)).panel());
        }
        album.add("a player", PublicPanel::board(scene, manner, sight, &PageRef::player(Seat(1))).panel());
        let aloud = Locale { aloud: true, ..manner };
        album.add("island, aloud", PublicPanel::board(scene, aloud, sight, &PageRef::page("island")).panel());
        album.add("ships, aloud", PublicPanel::board(scene, aloud, sight, &PageRef::page("ships")).panel());
        album.add("projection", PublicPanel::projection(scene, manner, sight, 0).panel());
        album.add("a rule", PublicPanel::rules(manner, kind(), |term| sight.explain(term), Some("wood")).panel());
        album.0
    });
}

/// A moment at which each kind of question is asked.
fn a_moment_of_each_kind() -> BTreeMap<&'static str, (Moment, Seat)> {
    let mut found: BTreeMap<&'static str, (Moment, Seat)> = BTreeMap::new();
    for number in 0..400 {
        play(number, |moment, seat| {
            let question = moment.play.private(seat).and_then(|sight| sight.question()).expect("it waits");
            // A question with something to choose tells more.
            if question.choices.len() > 2 || number > 20 {
                found.entry(question.kind).or_insert_with(|| (moment.clone(), seat));
            }
            false
        });
        if found.len() == Question::VARIANTS.len() {
            return found;
        }
    }
    let missing: Vec<_> = Question::VARIANTS.iter().filter(|kind| !found.contains_key(**kind)).collect();
    panic!("never asked: {missing:?}");
}

#[test]
fn a_question_of_each_kind() {
    let found = a_moment_of_each_kind();
    in_every_language("questions", |language, scene| {
        let reader = Reader::new(ReaderId(7), manner(language));
        let mut album = Album::default();
        for kind in Question::VARIANTS {
            let (moment, seat) = &found[kind];
            let sight = moment.play.private(*seat).expect("a seat");
            album.add(kind, PrivatePanel::turn(scene, &reader, sight, &TurnContext::default()).panel());
        }
        // Character, then die.
        let (moment, seat) = &found["turn"];
        let sight = moment.play.private(*seat).expect("a seat");
        let trail = Trail { offers: false, path: vec![0] };
        album.add(
            "turn, the first character",
            PrivatePanel::turn(scene, &reader, sight, &TurnContext { trail, ..TurnContext::default() }).panel(),
        );
        album.0
    });
}

/// What a newcomer sees first, whoever is asked.
#[test]
fn the_first_ten_panels() {
    let mut moments: Vec<(Moment, Seat)> = Vec::new();
    play(11, |moment, seat| {
        moments.push((moment.clone(), seat));
        moments.len() == 10
    });
    in_every_language("first", |language, scene| {
        let reader = Reader::new(ReaderId(7), manner(language));
        let mut album = Album::default();
        for (number, (moment, seat)) in moments.iter().enumerate() {
            let sight = moment.play.private(*seat).expect("a seat");
            let panel = PrivatePanel::turn(scene, &reader, sight, &TurnContext::default());
            album.add(&(number + 1).to_string(), panel.panel());
        }
        album.0
    });
}

/// Whoever listens hears words, never the sign of a piece.
#[test]
fn no_sign_of_a_piece_is_read_aloud() {
    let signs = [
        '💶', '🍞', '🪵', '⭐', '🌾', '🍬', '🍷', '🏴', '🎲', '☠', '🟠', '🟢', '🔵', '🟣', '🌱', '🔨', '🏘', '⚓', '⬜',
    ];
    let people = people();
    let scene = Context { kind: kind(), game: "17", people: &people, title: None };
    for (what, (moment, seat)) in a_moment_of_each_kind() {
        for language in Language::ALL {
            let aloud = Locale { aloud: true, ..manner(language) };
            let sight = moment.play.private(seat).expect("a seat");
            let reader = Reader::new(ReaderId(7), aloud);
            let shown = plain(PrivatePanel::turn(&scene, &reader, sight, &TurnContext::default()).panel());
            let board = plain(PublicPanel::board(&scene, aloud, moment.play.public(), &PageRef::page("board")).panel());
            let heard = moment.told.iter().flat_map(Narration::public).map(|line| aloud.voice(&people).say(line));
            let text = [shown, board].into_iter().chain(heard).collect::<Vec<_>>().join("\n");
            let line = text.lines().find(|line| line.contains(signs));
            assert_eq!(line, None, "{what} in {language}");
        }
    }
}

#[test]
fn a_command_leads_to_every_option() {
    for (kind, (moment, seat)) in a_moment_of_each_kind() {
        let sight = moment.play.private(seat).expect("a seat");
        let choices = sight.question().map(|question| question.choices).unwrap_or_default();
        for choice in choices.into_iter().chain(sight.offers()) {
            let given: Vec<SlotValue> =
                choice.slots.iter().map(|(slot, value)| ((*slot).to_owned(), value.clone())).collect();
            let path = walk(&moment.play, seat, &given).unwrap_or_else(|reason| panic!("{kind}: {reason:?}"));
            assert_eq!(path.actions.first(), Some(&choice.text), "{kind}: {given:?}");
        }
    }
}

#[test]
fn a_round_told() {
    let before = play(5, |moment, _| title(moment).contains("round 2"));
    let after = play(5, |moment, _| title(moment).contains("round 3"));
    let told = &after.told[before.told.len() - 1..];
    in_every_language("log", |language, scene| {
        let voice = manner(language).voice(scene.people);
        let lines = told.iter().flat_map(Narration::public).map(|phrase| voice.say(phrase));
        lines.collect::<Vec<_>>().join("\n")
    });
}

#[test]
fn the_final_scoring() {
    let end = play(5, |_, _| false);
    let outcome = end.play.outcome().expect("it is over");
    in_every_language("ending", |language, scene| {
        let mut album = Album::default();
        let sight = end.play.public();
        album.add("ending", PublicPanel::ending(scene, manner(language), sight, &outcome).panel());
        let aloud = Locale { aloud: true, ..manner(language) };
        album.add("ending, aloud", PublicPanel::ending(scene, aloud, sight, &outcome).panel());
        album.add("log", PublicPanel::log(scene, manner(language), &end.told, 0).panel());
        album.0
    });
}
