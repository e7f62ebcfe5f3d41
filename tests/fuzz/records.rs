//! Records and stored positions that somebody changed: replayed, or refused in a sentence.

use std::path::Path;

use desk::show;
use engine::simulate::Simulation;
use engine::{Options, Record, Seat, Seed, Stored};
use present::Language;
use proptest::prelude::*;
use proptest::sample::{Index, select};

use crate::budget::{check, sentence};
use crate::mutate::{anything, slipped, slips};

/// The shorter ones of the stored games, one of each game and number of people, without the words of the edition:
/// those have a test of their own.
fn records() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games");
    let files =
        ["lisboa-1-0001", "lisboa-2-0001", "lisboa-4-0002", "lisboa-draft-3-0001", "madeira-2-0001", "madeira-4-0001"];
    let read = |name: &&str| std::fs::read_to_string(folder.join(format!("{name}.json"))).expect("a record");
    files.iter().map(read).collect()
}

/// Reads and replays a record; whatever is wrong with it is one sentence.
fn tried(text: &str) -> Result<(), TestCaseError> {
    let record = match Record::parse(text) {
        Ok(record) => record,
        Err(error) => return sentence(&error.to_string()),
    };
    if let Err(error) = record.check(games::find) {
        sentence(&error.to_string())?;
    }
    let at = record.actions.len() / 2;
    let wanted =
        show::Show { seat: Some(Seat(0)), page: Some("turn".to_owned()), language: Language::It, at: Some(at) };
    if let Err(error) = show::show(&record, games::find, &wanted) {
        sentence(&error.to_string())?;
    }
    Ok(())
}

#[test]
fn changed_records_are_replayed_or_refused_in_a_sentence() {
    check(250, (select(records()), slips()), |(record, slips)| tried(&slipped(&record, &slips)));
}

/// Slips that leave the file well formed: its actions and numbers.
#[test]
fn changed_actions_are_replayed_or_refused_in_a_sentence() {
    let records: Vec<Record> = records().iter().map(|text| Record::parse(text).expect("a record")).collect();
    check(150, (select(records), any::<Index>(), slips(), 0..9_usize), |(mut record, at, slips, seats)| {
        let at = at.index(record.actions.len());
        match seats {
            0..=6 => {
                let changed = slipped(&record.actions[at], &slips);
                record.actions[at] = changed;
            }
            7 => drop(record.actions.remove(at)),
            _ => record.opening.seats = at,
        }
        tried(&record.to_text())
    });
}

#[test]
fn any_text_as_a_record_is_refused_in_a_sentence() {
    check(200, anything(300), |text| tried(&text));
}

/// A position that was changed in the store is taken up as it is, or refused; the rules are never broken by it.
#[test]
fn changed_positions_are_refused() {
    for kind in games::known() {
        let loaded = kind.load(kind.built_in_edition).expect("the built-in edition");
        let seats = kind.seats.1;
        let simulation =
            Simulation { seats, games: 1, options: Options::default(), seed: Seed::from_number(3), keep: true };
        let log = loaded.simulate(&simulation).logs.remove(0);
        let opening =
            kind.opening(kind.built_in_edition, Options::default(), seats, simulation.seed_of(0)).expect("an opening");
        check(120, (any::<Index>(), slips()), |(at, slips)| {
            let (mut play, _) = loaded.begin(&opening);
            log[..at.index(log.len())].iter().for_each(|entry| drop(play.enter(entry)));
            let text = slipped(&play.to_store().expect("a position"), &slips);
            match loaded.resume(&opening, Stored { form: kind.form, text: &text }) {
                Ok((resumed, _)) => drop(resumed.public().summary()),
                Err(error) => sentence(&error.to_string())?,
            }
            Ok(())
        });
    }
}
