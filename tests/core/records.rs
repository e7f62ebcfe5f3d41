//! Whole games of earlier builds. Those of today's rules replay to their recorded results; those of earlier rules load,
//! show and replay up to where they differ.

use std::collections::BTreeMap;
use std::path::Path;

use desk::show;
use engine::{Record, RecordError};
use present::Language;

/// Every stored record, with the name of its file.
fn records() -> Vec<(String, Record)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games");
    let read = |entry: std::io::Result<std::fs::DirEntry>| {
        let file = entry.expect("a file").path();
        let text = std::fs::read_to_string(&file).expect("a text");
        let name = file.display().to_string();
        let record = Record::parse(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        (name, record)
    };
    std::fs::read_dir(folder).expect("the folder of records").map(read).collect()
}

fn is_current(record: &Record) -> bool {
    games::find(&record.opening.game).is_some_and(|game| game.rules == record.opening.rules)
}

#[test]
fn records_of_todays_rules_give_their_results() {
    for (name, record) in records().iter().filter(|(_, record)| is_current(record)) {
        assert_eq!(record.check(games::find), Ok(()), "{name}");
    }
}

#[test]
fn records_of_earlier_rules_are_shown_up_to_where_they_differ() {
    let mut checked = 0;
    for (name, record) in records().iter().filter(|(_, record)| !is_current(record)) {
        checked += 1;
        let departs = match record.check(games::find) {
            Err(RecordError::OtherRules { why, .. }) => match *why {
                RecordError::Illegal { number, .. } => Some(number),
                _ => None,
            },
            other => {
                assert_eq!(other, Ok(()), "{name}");
                None
            }
        };
        let wanted = show::Show { language: Language::ALL[checked % 4], ..show::Show::default() };
        let shown = show::show(record, games::find, &wanted).unwrap_or_else(|error| panic!("{name}: {error}"));
        let steps = show::steps(record, games::find, None, Language::default());
        let steps = steps.unwrap_or_else(|error| panic!("{name}: {error}"));
        // The set-up is a step as well.
        assert_eq!(steps.steps.len(), departs.unwrap_or(record.actions.len() + 1), "{name}");
        assert_eq!(steps.departs.is_some(), departs.is_some(), "{name}");
        if let Some(number) = departs {
            let action = &record.actions[number - 1];
            assert!(shown.contains(action.as_str()), "{name} does not name {action}: {shown}");
        }
    }
    assert!(checked >= 14, "{checked} records of earlier rules");
}

#[test]
fn there_are_records_of_every_game_and_size() {
    let mut played = BTreeMap::new();
    for (_, record) in records() {
        *played.entry((record.opening.game, record.opening.seats)).or_insert(0) += 1;
    }
    for game in games::ALL {
        for seats in game.seats.0..=game.seats.1 {
            let count = played.get(&(game.id.to_owned(), seats)).copied().unwrap_or(0);
            assert!(count >= 5, "{count} records of {} with {seats} seats", game.id);
        }
    }
}
