//! A backup each night.

use std::fs;
use std::io;
use std::path::PathBuf;
use std::time::Duration;

use super::super::sqlite::inspect::inspect;
use super::super::{Nightly, NightlyError};
use super::*;
use table::{Clock, SetClock};

const DAY: Duration = Duration::from_secs(24 * 60 * 60);
/// 18 November 2026, 03:00 UTC: the night of the 17th.
const THREE: Time = Time(1_794_970_800);

fn plenty(_: &Path) -> io::Result<u64> {
    Ok(1 << 40)
}

fn nightly(folder: &TempDir) -> Nightly {
    let made = Nightly::new(&url(folder), Some(backups(folder))).expect("a folder for backups").expect("on SQLite");
    made.with_room(plenty)
}

fn backups(folder: &TempDir) -> PathBuf {
    folder.path().join("backups")
}

fn names(folder: &TempDir) -> Vec<String> {
    let entries = fs::read_dir(backups(folder)).into_iter().flatten().flatten();
    let mut names: Vec<_> = entries.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

#[tokio::test]
async fn there_is_one_backup_of_each_night_and_seven_are_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Database::open(&url(&folder)).await.expect("a store");
    store.commit(&note("before")).await.expect("kept");
    let nightly = nightly(&folder);
    let made = nightly.work(THREE).await.expect("a backup").expect("none of this night yet");
    assert_eq!(made.file, backups(&folder).join("correio-2026-11-17.db"));
    assert_eq!(inspect(&made.file).await.expect("whole"), made.inventory);
    assert_eq!(mode(&made.file), 0o600);
    let hour = |hours: u32| THREE.plus(Duration::from_secs(3_600) * hours);
    assert!(nightly.work(hour(0)).await.expect("done").is_none(), "it is there already");
    assert!(nightly.work(hour(1)).await.expect("a backup").is_some(), "at four the next night begins");
    fs::write(backups(&folder).join("notes.txt"), "of the host").expect("written");
    for night in 1..9 {
        assert!(nightly.work(THREE.plus(DAY * (night + 1))).await.expect("a backup").is_some());
    }
    let names = names(&folder);
    assert_eq!(names.len(), 8, "{names:?}");
    assert_eq!((&*names[0], &*names[6], &*names[7]), ("correio-2026-11-20.db", "correio-2026-11-26.db", "notes.txt"));
}

#[tokio::test]
async fn a_night_without_a_backup_says_what_to_do_and_changes_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Database::open(&url(&folder)).await.expect("a store");
    store.commit(&note("before")).await.expect("kept");
    let said = async |nightly: Nightly, now: Time| {
        let before = names(&folder);
        let refused = nightly.work(now).await.err().map(|error| error.to_string()).expect("a refusal");
        assert_eq!(names(&folder), before, "{refused}");
        refused
    };
    let full = nightly(&folder).with_room(|_| Ok(20 << 20));
    let words = said(full, THREE).await;
    assert!(words.starts_with("there are 20 MB free in ") && words.contains("delete something there"), "{words}");
    let words = said(nightly(&folder), Time(9_000)).await;
    assert_eq!(words, "the clock says 1970-01-01, which cannot be; set it right");
    nightly(&folder).work(THREE.plus(DAY * 70)).await.expect("a backup while the clock was wrong");
    let words = said(nightly(&folder), THREE).await;
    assert!(words.contains("correio-2027-01-26.db is of a later night; set the clock right"), "{words}");
    fs::remove_dir_all(backups(&folder)).expect("removed");
    fs::write(backups(&folder), "a file in its place").expect("written");
    let words = said(nightly(&folder), THREE).await;
    assert!(words.contains("make it a folder in which the bot may write"), "{words}");
    assert!(fs::read(backups(&folder)).is_ok_and(|left| left == b"a file in its place"));
    let there = Nightly::new("postgres://correio@localhost/correio", Some(backups(&folder)));
    assert!(matches!(there, Err(NightlyError::OwnTools)));
}

#[tokio::test]
async fn a_damaged_database_is_not_backed_up_over_good_backups() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Database::open(&url(&folder)).await.expect("a store");
    for number in 0..200 {
        store.commit(&note(&format!("note {number}"))).await.expect("kept");
    }
    store.close().await;
    for night in 0..7 {
        nightly(&folder).work(THREE.plus(DAY * night)).await.expect("a backup");
    }
    let before = names(&folder);
    let mut content = fs::read(file(&folder)).expect("a database");
    content[4096..].iter_mut().for_each(|byte| *byte = 0x5a);
    fs::write(file(&folder), content).expect("damaged");
    let refused = nightly(&folder).work(THREE.plus(DAY * 7)).await;
    assert!(matches!(refused, Err(NightlyError::Open(OpenError::Damaged { .. }))), "{refused:?}");
    assert_eq!(names(&folder), before);
}

#[tokio::test]
async fn the_work_is_done_when_the_night_comes_and_tried_again_after_a_failure() {
    let folder = tempfile::tempdir().expect("a folder");
    let _store = Database::open(&url(&folder)).await.expect("a store");
    fs::write(backups(&folder), "a file in its place").expect("written");
    let (clock, nightly) = (SetClock::at(THREE), nightly(&folder));
    let (reports, mut reported) = tokio::sync::mpsc::unbounded_channel();
    let work = nightly.run(&clock, |report| reports.send(report.map(|backup| backup.file)).expect("somebody listens"));
    let host = async {
        assert!(reported.recv().await.expect("a report").is_err());
        fs::remove_file(backups(&folder)).expect("the host mends it");
        clock.advance(Duration::from_secs(4 * 60 * 60));
        let made = reported.recv().await.expect("a report").expect("a backup");
        assert_eq!(made, backups(&folder).join("correio-2026-11-18.db"));
        clock.set(THREE.plus(DAY * 2));
        let made = reported.recv().await.expect("a report").expect("a backup");
        assert_eq!(made, backups(&folder).join("correio-2026-11-19.db"));
    };
    tokio::select! {
        () = work => panic!("it ends only when it is dropped"),
        () = host => {}
    }
    let _: &dyn Clock = &clock;
}
