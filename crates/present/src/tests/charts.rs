//! Charts: every text stands in its own place, whatever the values and names are, and the description tells them.

use super::pictures::{NAMES, check};
use crate::picture::chart::{Bar, BarChart, LineChart, Mark, Series};
use crate::{Language, Locale, People, Script};
use engine::picture::seat_colour;
use engine::{Party, Phrase, Seat};

fn lines(ends: &[f32]) -> LineChart {
    let series = ends.iter().zip(Seat::all(ends.len())).map(|(end, seat)| {
        let points = (0..=24).map(|step| (step as f32, end * step as f32 / 24.0 + ((step * 7) % 5) as f32));
        Series {
            name: Phrase::Person(seat),
            colour: seat_colour(Party::Seat(seat)),
            points: points.collect(),
            marked: vec![3.0, 4.0, 24.0],
        }
    });
    let marks = (0..6).map(|round| Mark {
        at: round as f32 * 4.0,
        name: Phrase::sign(format!("Round {round}")),
        brief: Phrase::sign(round.to_string()),
    });
    let (title, values) = (Phrase::sign("Lisboa: a review"), Phrase::sign("Points that everybody could expect"));
    LineChart { title, values, marks: marks.collect(), series: series.collect() }
}

fn bars(values: &[f32]) -> BarChart {
    let bars = values.iter().zip(Seat::all(values.len())).map(|(value, seat)| Bar {
        name: Phrase::Person(seat),
        colour: seat_colour(Party::Seat(seat)),
        value: *value,
        said: Phrase::sign(format!("{value} of 12")),
    });
    BarChart { title: Phrase::sign("Lisboa"), values: Phrase::sign("Games won"), bars: bars.collect() }
}

#[test]
fn every_text_of_a_chart_stands_in_its_own_place() {
    let all: [&[f32]; 7] =
        [&[], &[0.0], &[-30.0, 20.0], &[97.0, 97.0, 97.0, 97.0], &[1.0, 2.0, 140.0], &[12_345.0, -7.0], &[0.0; 6]];
    let mut faults = Vec::new();
    for (values, language) in all.into_iter().zip(Language::ALL.into_iter().cycle()) {
        let locale = Locale::of(language, Script::Markdown);
        let people = People::named(NAMES.iter().take(values.len()).copied());
        check(&format!("lines to {values:?}"), &lines(values).sketch(locale, &people, None), &mut faults);
        check(&format!("bars of {values:?}"), &bars(values).sketch(locale, &people), &mut faults);
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn a_chart_is_described_line_by_line() {
    let locale = Locale::of(Language::En, Script::Markdown);
    let people = People::named(["Ana", "Ben"]);
    let told = lines(&[48.0, -24.0]).sketch(locale, &people, None);
    let expected = "Lisboa: a review\nPoints that everybody could expect\n\
        Ana: Round 0 0, Round 1 11, Round 2 17, Round 3 28, Round 4 34, Round 5 40, 51\n\
        Ben: Round 0 0, Round 1 -1, Round 2 -7, Round 3 -8, Round 4 -14, Round 5 -20, -21";
    assert_eq!(told.alt(), expected);
    let told = bars(&[7.0, 3.0]).sketch(locale, &people);
    assert_eq!(told.alt(), "Lisboa\nGames won\nAna: 7 of 12\nBen: 3 of 12");
    assert!(told.png(390).is_ok_and(|png| png.starts_with(b"\x89PNG")));
}
