//! Files under the bot: deleted, replaced, linked, locked, read-only, half written, damaged.

use std::fs;
use std::path::PathBuf;
use std::task::Poll;

use super::*;
use crate::table::Difference;

fn beside(folder: &TempDir, suffix: &str) -> PathBuf {
    folder.path().join(format!("correio.db{suffix}"))
}

#[tokio::test]
async fn o1_a_database_that_is_deleted_or_replaced_is_noticed_and_acknowledges_nothing() {
    let ways: [fn(&TempDir); 4] = [
        |folder| fs::remove_file(file(folder)).expect("deleted"),
        |folder| fs::rename(file(folder), folder.path().join("elsewhere.db")).expect("moved"),
        |folder| {
            let copy = folder.path().join("copy.db");
            fs::copy(file(folder), &copy).expect("copied");
            fs::rename(copy, file(folder)).expect("replaced");
        },
        |folder| fs::remove_file(beside(folder, "-wal")).expect("deleted"),
    ];
    for way in ways {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Database::open(&url(&folder)).await.expect("a store");
        store.commit(&note("before")).await.expect("kept");
        assert!(futures_util::poll!(Box::pin(store.lost())).is_pending());
        way(&folder);
        assert_eq!(store.commit(&note("after")).await, Err(CommitError::Store(StoreError::Gone)));
        assert_eq!(store.lost().await, StoreError::Gone);
    }
}

#[tokio::test]
async fn o2_a_backup_has_its_name_only_when_it_is_whole() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Database::open(&url(&folder)).await.expect("a store");
    store.commit(&note("before")).await.expect("kept");
    let url = url(&folder);
    let mut whole = None;
    for polls in 0.. {
        let copy = folder.path().join(format!("copy-{polls}.db"));
        let mut copying = Box::pin(backup(&url, &copy));
        let mut done = false;
        for _ in 0..polls {
            if let Poll::Ready(copied) = futures_util::poll!(&mut copying) {
                copied.expect("a copy");
                done = true;
                break;
            }
            assert!(!copy.exists(), "after {polls} polls");
            tokio::task::yield_now().await;
        }
        // As if it was killed there.
        drop(copying);
        if done {
            whole = Some(copy);
            break;
        }
    }
    let copy = whole.expect("a copy at last");
    assert!(copy.exists() && !copy.with_extension("db.part").exists());
    let copied = Database::look(&format!("sqlite://{}", copy.display())).await.expect("a whole copy");
    assert_eq!(copied.answer(&InteractionId::new("before")).await, Ok(Some(NOTED.to_owned())));
}

#[tokio::test]
async fn o3_a_row_that_is_no_text_is_reported_by_its_game_and_the_rest_is_verified() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::File::create(file(&folder)).expect("a file");
    let mut old = sqlx::SqliteConnection::connect(&url(&folder)).await.expect("a database");
    let fixture = include_str!("../../../tests/fixtures/migration-1.sql");
    sqlx::raw_sql(fixture).execute(&mut old).await.expect("the fixture");
    old.close().await.expect("closed");
    let damages = [
        "update games set options = cast(x'7bff7d' as text) where id = (select min(id) from games)",
        "update entries set entry = cast(x'ff' as text) where number = 1 and game = (select min(id) from games)",
        "update positions set state = x'00ff' where game = (select min(id) from games)",
        "update games set seed = 7 where id = (select min(id) from games)",
        "update seats set name = cast(x'c3' as text) where game = (select min(id) from games)",
        "update games set version = 'many' where id = (select min(id) from games)",
    ];
    for damage in damages {
        let copy = tempfile::tempdir().expect("a folder");
        fs::copy(file(&folder), file(&copy)).expect("copied");
        let store = Database::open(&url(&copy)).await.expect("a store");
        store.pragma(damage).await;
        store.close().await;
        let store = Database::look(&url(&copy)).await.expect("a look");
        let first = store.after(GameId(0)).await.expect("read").expect("a game");
        let report = verify(&store, &Catalogue::new(games::find, Editions::default())).await.expect("a report");
        assert_eq!(report.games, 2, "{damage}");
        let [(game, difference)] = &report.differences[..] else { panic!("{damage}: {report:?}") };
        assert_eq!(*game, first, "{damage}");
        assert!(matches!(difference, Difference::Unreadable(_)), "{damage}: {difference}");
    }
}

/// sqlx would panic in the middle of reading.
#[tokio::test]
async fn o3_descriptions_of_tables_that_are_no_text_are_damage() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Database::open(&url(&folder)).await.expect("a store");
    store.pragma("pragma writable_schema = on").await;
    store
        .pragma(
            "update sqlite_master set sql = replace(sql, 'name   text', 'name   t' || cast(x'ff' as text) || 'xt')
             where name = 'seats'",
        )
        .await;
    store.close().await;
    for refused in [Database::look(&url(&folder)).await.err(), Database::open(&url(&folder)).await.err()] {
        assert!(matches!(refused, Some(OpenError::Damaged { .. })), "{refused:?}");
    }
}

#[tokio::test]
async fn o4_the_same_file_by_another_name_is_in_use() {
    let folder = tempfile::tempdir().expect("a folder");
    let _store = Database::open(&url(&folder)).await.expect("a store");
    let link = folder.path().join("other-name.db");
    fs::hard_link(file(&folder), &link).expect("a hard link");
    let linked = Database::open(&format!("sqlite://{}", link.display())).await;
    assert!(matches!(linked, Err(OpenError::InUse { .. })));
}

/// A folder in the place of a file that SQLite would make: as good as a folder in which nobody may write.
#[tokio::test]
async fn o4_a_database_is_read_and_copied_where_nobody_may_write() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Database::open(&url(&folder)).await.expect("a store");
    store.commit(&note("a")).await.expect("kept");
    store.close().await;
    fs::create_dir(beside(&folder, "-wal")).expect("no way to write");
    let look = Database::look(&url(&folder)).await.expect("a look");
    assert_eq!(look.answer(&InteractionId::new("a")).await, Ok(Some(NOTED.to_owned())));
    let elsewhere = tempfile::tempdir().expect("a folder");
    backup(&url(&folder), &file(&elsewhere)).await.expect("a copy");
    Database::open(&url(&elsewhere)).await.expect("a store");
}

#[tokio::test]
async fn o4_the_log_gives_back_what_it_no_longer_needs() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Database::open(&url(&folder)).await.expect("a store");
    let size = || fs::metadata(beside(&folder, "-wal")).expect("a log").len();
    let mut reader = sqlx::SqliteConnection::connect(&url(&folder)).await.expect("a reader");
    let mut reading = reader.begin().await.expect("a look");
    sqlx::query("select * from seats").fetch_all(&mut *reading).await.expect("seats");
    let most: u64 = super::super::sqlite::open::LONGEST_LOG.parse().expect("a number");
    let long = "x".repeat(1 << 20);
    for number in 0..=most >> 20 {
        let owner = Owner::Game(GameId(number as i64));
        let writes = vec![super::super::conformance::setting(owner, "long", &long)];
        store.commit(&Change { writes, ..note(&format!("long {number}")) }).await.expect("kept");
    }
    assert!(size() > most, "{}", size());
    reading.rollback().await.expect("the look ends");
    store.pragma("pragma wal_checkpoint(passive)").await;
    store.commit(&note("last")).await.expect("kept");
    assert!(size() <= most, "{}", size());
}
