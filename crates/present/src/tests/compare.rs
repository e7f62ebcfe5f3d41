//! Ratings, statistics and seasons as people read them.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::time::Duration;

use super::challenge::season;
use super::pictures::check;
use crate::panels::limits::faults;
use crate::{Language, Locale, Panel, PrivatePanel, Reader, ReaderId, Script, plain, season_chart, statistics_chart};
use engine::{GameInfo, Outcome, Party, Score, Seat};
use table::{
    Finished, FinishedSeat, GameId, KindStatistics, Ladder, PersonId, SoloStatistics, Statistics, Time, TurnTimes,
    Whose, ratings,
};

static GAMES: &[&GameInfo] = games::ALL;

fn game(number: i64, people: &[u64]) -> Finished {
    let score = |seat: usize| Score::of(Party::Seat(Seat(seat as u8)), vec![("all", 90 - seat as i32)], Vec::new());
    let seat = |(seat, person): (usize, &u64)| FinishedSeat {
        seat: Seat(seat as u8),
        person: Some(PersonId(*person)),
        name: format!("Maximiliana *Konstantinopol* {person}"),
    };
    Finished {
        game: GameId(number),
        kind: "lisboa".to_owned(),
        rated: true,
        open_seed: false,
        hints: 0,
        taken_back: 0,
        outcome: Outcome::ranked((0..people.len()).map(score).collect()),
        deeds: Vec::new(),
        ended: Time(number),
        seats: people.iter().enumerate().map(seat).collect(),
        former: Vec::new(),
    }
}

fn played() -> Vec<Finished> {
    let often = (1..=6).map(|number| game(number, &[1, 2, 3]));
    often.chain([game(7, &[4, 1]), game(8, &[5, 4, 2, 1])]).collect()
}

fn statistics(whose: Whose) -> Statistics {
    let lisboa = KindStatistics {
        kind: "lisboa".to_owned(),
        games: 8,
        people: 5,
        places: vec![6, 1, 0, 1],
        points: vec![90, 88, 110, 72, 95, 101, 99, 87],
        best: Some(101),
        deeds: vec![("stores".to_owned(), 42, 30), ("decrees".to_owned(), 25, 51), ("ships".to_owned(), 10, 10)],
        solo: SoloStatistics { games: 12, best: vec![131, 120, 99], with_par: 5, above_par: 2 },
        rating: ratings(&played()).get(&PersonId(1)).copied(),
    };
    let madeira = KindStatistics {
        kind: "madeira".to_owned(),
        games: 1,
        people: 2,
        places: vec![0, 1],
        points: vec![61],
        rating: ratings(&played()[7..]).get(&PersonId(1)).copied(),
        ..KindStatistics::default()
    };
    let server = whose == Whose::Server;
    let strip = |one: KindStatistics| if server { KindStatistics { rating: None, ..one } } else { one };
    Statistics {
        whose,
        name: (!server).then(|| "Ana _the_ first".to_owned()),
        hidden: whose == Whose::Person(PersonId(2)),
        kinds: vec![strip(lisboa), strip(madeira)],
        turns: TurnTimes {
            own: (whose == Whose::Person(PersonId(2))).then_some(Duration::from_secs(95 * 60)),
            server: (whose != Whose::Person(PersonId(1))).then_some(Duration::from_secs(20 * 60 * 60)),
        },
    }
}

#[test]
fn ratings_and_statistics_in_every_language() {
    for language in Language::ALL {
        let reader = Reader::new(ReaderId(2), Locale::of(language, Script::Markdown));
        let mut album = String::new();
        let mut add = |what: &str, panel: &Panel| {
            assert_eq!(faults(panel), Vec::<String>::new(), "{what}");
            write!(album, "== {what}\n{}\n", plain(panel)).expect("a string grows");
        };
        let lisboa = games::find("lisboa").expect("the game");
        let ladder = Ladder::of(&played(), &BTreeSet::new());
        add("ratings", PrivatePanel::ratings(&reader, lisboa, GAMES, &ladder).panel());
        add("no ratings", PrivatePanel::ratings(&reader, lisboa, GAMES, &Ladder::default()).panel());
        for (what, whose) in
            [("own", Whose::Person(PersonId(2))), ("somebody", Whose::Person(PersonId(1))), ("server", Whose::Server)]
        {
            add(what, PrivatePanel::statistics(&reader, &statistics(whose), None, GAMES).panel());
        }
        let none = Statistics { kinds: Vec::new(), name: None, ..statistics(Whose::Person(PersonId(1))) };
        add("nothing", PrivatePanel::statistics(&reader, &none, Some(lisboa), GAMES).panel());
        insta::assert_snapshot!(format!("compare-{language}"), album);
    }
}

#[test]
fn charts_are_readable_and_described() {
    let mut faults = Vec::new();
    for language in Language::ALL {
        let locale = Locale::of(language, Script::Markdown);
        for whose in [Whose::Person(PersonId(1)), Whose::Server] {
            let sketch = statistics_chart(locale, &statistics(whose), GAMES).expect("a chart");
            check(&format!("{whose:?} in {language}"), &sketch, &mut faults);
        }
        check(&format!("season in {language}"), &season_chart(locale, &season()).expect("a chart"), &mut faults);
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    let told = season_chart(Locale::default(), &season()).expect("a chart");
    assert!(told.alt().contains("Season: Sunday") && told.alt().contains(": 10"), "{}", told.alt());
    let one =
        Statistics { kinds: statistics(Whose::Server).kinds.split_off(1), ..statistics(Whose::Person(PersonId(1))) };
    assert_eq!(statistics_chart(Locale::default(), &one, GAMES), None, "one game makes no line");
}

#[test]
fn ladders_of_many_people_fit() {
    let games: Vec<Finished> =
        (0..200).map(|number| game(number, &[number as u64 % 50, 100 + number as u64])).collect();
    let ladder = Ladder::of(&games, &BTreeSet::new());
    assert!(ladder.rungs.len() > 200);
    for language in Language::ALL {
        let reader = Reader::new(ReaderId(2), Locale::of(language, Script::Markdown));
        let panel = PrivatePanel::ratings(&reader, games::find("lisboa").expect("the game"), GAMES, &ladder);
        assert_eq!(faults(panel.panel()), Vec::<String>::new());
    }
}
