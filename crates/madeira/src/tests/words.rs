//! Madeira in four languages, as people would read it: pages, a question of each kind, a round told, the scoring.

use std::collections::BTreeMap;
use std::fmt::Write;

use strum::VariantNames;

use crate::Question;
use engine::path::{SlotValue, walk};
use engine::{GameInfo, Narration, Options, Play, Seat, Seed};
use present::limits::faults;
use present::{
    Context, Language, Locale, PageRef, Panel, People, PrivatePanel, PublicPanel, Reader, ReaderId, Script, Trail,
    TurnContext, TurnMessage, plain,
};
use table::GameId;

/// A position with everything told until then.
#[derive(Clone)]
struct Moment {
    play: Play,
    told: Vec<Narration>,
}

fn kind() -> &'static GameInfo {
    games::find("madeira").expect("it is listed")
}

fn people() -> People {
    People::named(["Ana", "Bo", "Cem"])
}

fn locale(language: Language) -> Locale {
    Locale::of(language, Script::Plain)
}

/// Plays a random game of three, handing over every position before its next answer, until it is told to stop.
fn play(number: u128, mut each: impl FnMut(&Moment, Seat) -> bool) -> Moment {
    let seed = Seed::from_number(number);
    let edition = kind().built_in_edition;
    let opening = kind().opening(edition, Options::default(), 3, seed).expect("three can play");
    let (play, told) = kind().load(edition).expect("the edition is right").begin(&opening);
    let mut random = seed.stream("panels");
    let mut moment = Moment { play, told: vec![told] };
    while let Some(seat) = moment.play.waiting().first() {
        if each(&moment, seat) {
            return moment;
        }
        let question = moment.play.private(seat).and_then(|view| view.question()).expect("it waits");
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
    let context = Context { kind: kind(), game: GameId(17), people: &people, title: None };
    for language in Language::ALL {
        insta::assert_snapshot!(format!("{name}-{language}"), album(language, &context));
    }
}

/// The round, as the title of the summary says it.
fn title(moment: &Moment) -> String {
    let people = people();
    locale(Language::En).renderer(&people).say(&moment.play.public().summary().title)
}

#[test]
fn pages() {
    let moment = play(5, |moment, _| title(moment).contains("round 3, C"));
    in_every_language("pages", |language, context| {
        let mut album = Album::default();
        let (locale, view) = (locale(language), moment.play.public());
        let recap = &moment.told[moment.told.len() - 3..];
        let turn = TurnMessage { called: moment.play.waiting(), recap, ..TurnMessage::default() };
        album.add("turn message", PublicPanel::turn(context, locale, view, &turn).panel());
        for page in &kind().pages[1..] {
            album.add(page.id, PublicPanel::board(context, locale, view, &PageRef::page(page.id)).panel());
        }
        album.add("a player", PublicPanel::board(context, locale, view, &PageRef::player(Seat(1))).panel());
        let aloud = Locale { aloud: true, ..locale };
        album.add("island, aloud", PublicPanel::board(context, aloud, view, &PageRef::page("island")).panel());
        album.add("ships, aloud", PublicPanel::board(context, aloud, view, &PageRef::page("ships")).panel());
        album.add("projection", PublicPanel::projection(context, locale, view, 0).panel());
        album.add("a rule", PublicPanel::rules(locale, kind(), |term| view.explain(term), Some("wood")).panel());
        album.0
    });
}

/// A moment at which each kind of question is asked.
fn a_moment_of_each_kind() -> BTreeMap<&'static str, (Moment, Seat)> {
    let mut found: BTreeMap<&'static str, (Moment, Seat)> = BTreeMap::new();
    for number in 0..400 {
        play(number, |moment, seat| {
            let question = moment.play.private(seat).and_then(|view| view.question()).expect("it waits");
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
    in_every_language("questions", |language, context| {
        let reader = Reader::new(ReaderId(7), locale(language));
        let mut album = Album::default();
        for kind in Question::VARIANTS {
            let (moment, seat) = &found[kind];
            let view = moment.play.private(*seat).expect("a seat");
            album.add(kind, PrivatePanel::turn(context, &reader, view, &TurnContext::default()).panel());
        }
        // Character, then die.
        let (moment, seat) = &found["turn"];
        let view = moment.play.private(*seat).expect("a seat");
        let trail = Trail { offers: false, path: vec![0] };
        album.add(
            "turn, the first character",
            PrivatePanel::turn(context, &reader, view, &TurnContext { trail, ..TurnContext::default() }).panel(),
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
    in_every_language("first", |language, context| {
        let reader = Reader::new(ReaderId(7), locale(language));
        let mut album = Album::default();
        for (number, (moment, seat)) in moments.iter().enumerate() {
            let view = moment.play.private(*seat).expect("a seat");
            let panel = PrivatePanel::turn(context, &reader, view, &TurnContext::default());
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
    let context = Context { kind: kind(), game: GameId(17), people: &people, title: None };
    for (what, (moment, seat)) in a_moment_of_each_kind() {
        for language in Language::ALL {
            let aloud = Locale { aloud: true, ..locale(language) };
            let view = moment.play.private(seat).expect("a seat");
            let reader = Reader::new(ReaderId(7), aloud);
            let shown = plain(PrivatePanel::turn(&context, &reader, view, &TurnContext::default()).panel());
            let board =
                plain(PublicPanel::board(&context, aloud, moment.play.public(), &PageRef::page("board")).panel());
            let heard = moment.told.iter().flat_map(Narration::public).map(|line| aloud.renderer(&people).say(line));
            let text = [shown, board].into_iter().chain(heard).collect::<Vec<_>>().join("\n");
            let line = text.lines().find(|line| line.contains(signs));
            assert_eq!(line, None, "{what} in {language}");
        }
    }
}

#[test]
fn a_command_leads_to_every_option() {
    for (kind, (moment, seat)) in a_moment_of_each_kind() {
        let view = moment.play.private(seat).expect("a seat");
        let choices = view.question().map(|question| question.choices).unwrap_or_default();
        for choice in choices.into_iter().chain(view.offers()) {
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
    in_every_language("log", |language, context| {
        let renderer = locale(language).renderer(context.people);
        let lines = told.iter().flat_map(Narration::public).map(|phrase| renderer.say(phrase));
        lines.collect::<Vec<_>>().join("\n")
    });
}

#[test]
fn the_final_scoring() {
    let end = play(5, |_, _| false);
    let outcome = end.play.outcome().expect("it is over");
    in_every_language("ending", |language, context| {
        let mut album = Album::default();
        let view = end.play.public();
        album.add("ending", PublicPanel::ending(context, locale(language), view, &outcome).panel());
        let aloud = Locale { aloud: true, ..locale(language) };
        album.add("ending, aloud", PublicPanel::ending(context, aloud, view, &outcome).panel());
        album.add("log", PublicPanel::log(context, locale(language), &end.told, 0).panel());
        album.0
    });
}
