//! Files under the bot: deleted, replaced, linked, locked, read-only, half written, damaged.

use std::fs;
use std::path::PathBuf;
use std::task::Poll;

use super::*;
use table::Difference;

fn beside(folder: &TempDir, suffix: &str) -> PathBuf {
    folder.path().join(format!("correio.db{suffix}"))
}

#[tokio::test]
async fn a_database_that_is_deleted_or_replaced_is_noticed_and_acknowledges_nothing() {
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
async fn a_backup_has_its_name_only_when_it_is_whole() {
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
async fn a_row_that_is_no_text_is_reported_by_its_game_and_the_rest_is_verified() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::File::create(file(&folder)).expect("a file");
    let mut old = sqlx::SqliteConnection::connect(&url(&folder)).await.expect("a database");
    let fixture = include_str!("../../../../tests/fixtures/migration-1.sql");
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
async fn descriptions_of_tables_that_are_no_text_are_damage() {
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
async fn the_same_file_by_another_name_is_in_use() {
    let folder = tempfile::tempdir().expect("a folder");
    let _store = Database::open(&url(&folder)).await.expect("a store");
    let link = folder.path().join("other-name.db");
    fs::hard_link(file(&folder), &link).expect("a hard link");
    let linked = Database::open(&format!("sqlite://{}", link.display())).await;
    assert!(matches!(linked, Err(OpenError::InUse { .. })));
}

/// A folder in the place of a file that SQLite would make: as good as a folder in which nobody may write.
#[tokio::test]
async fn a_database_is_read_and_copied_where_nobody_may_write() {
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
async fn the_log_gives_back_what_it_no_longer_needs() {
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

/// A database with a note, closed, and a copy of it.
async fn closed_with_a_copy(folder: &TempDir) -> PathBuf {
    let store = Database::open(&url(folder)).await.expect("a store");
    store.commit(&note("copied")).await.expect("kept");
    store.close().await;
    let copy = folder.path().join("copy.db");
    fs::copy(file(folder), &copy).expect("copied");
    copy
}

async fn holds(folder: &TempDir, id: &str) -> bool {
    let look = Database::look(&url(folder)).await.expect("a look");
    look.answer(&InteractionId::new(id)).await.expect("the store answers").is_some()
}

#[tokio::test]
async fn a_copy_over_the_open_file_is_noticed_and_left_as_it_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let copy = closed_with_a_copy(&folder).await;
    let store = Database::open(&url(&folder)).await.expect("a store");
    store.commit(&note("before")).await.expect("kept");
    assert!(futures_util::poll!(Box::pin(store.lost())).is_pending());
    fs::copy(&copy, file(&folder)).expect("copied over it");
    assert_eq!(store.commit(&note("after")).await, Err(CommitError::Store(StoreError::Gone)));
    assert_eq!(store.lost().await, StoreError::Gone);
    assert!(!beside(&folder, "-wal").exists() && beside(&folder, "-wal.old1").exists());
    store.close().await;
    drop(store);
    assert!(fs::read(file(&folder)).expect("a file") == fs::read(&copy).expect("a file"), "not a byte was changed");
    // SQLite's shared memory belongs to a file as long as its process lives: another file stands for another process.
    let elsewhere = tempfile::tempdir().expect("a folder");
    fs::copy(file(&folder), file(&elsewhere)).expect("copied");
    assert!(holds(&elsewhere, "copied").await);
}

#[tokio::test]
async fn checkpoints_rewrites_and_backups_do_not_look_like_another_database() {
    let folder = tempfile::tempdir().expect("a folder");
    closed_with_a_copy(&folder).await;
    let store = Database::open(&url(&folder)).await.expect("a store");
    for (number, sql) in ["pragma wal_checkpoint", "vacuum", "pragma wal_checkpoint(truncate)"].into_iter().enumerate()
    {
        store.pragma(sql).await;
        store.commit(&note(&number.to_string())).await.expect("kept");
    }
    let backed_up = folder.path().join("backup.db");
    backup(&url(&folder), &backed_up).await.expect("a copy");
    store.commit(&note("after")).await.expect("kept");
    // A copy has another mark than the run in which it was made.
    fs::copy(&backed_up, file(&folder)).expect("copied over it");
    assert_eq!(store.commit(&note("lost")).await, Err(CommitError::Store(StoreError::Gone)));
}

/// The process was killed, and then somebody copied a backup over the file and forgot the log.
#[tokio::test]
async fn a_log_that_belongs_to_another_database_is_set_aside_at_the_start() {
    let folder = tempfile::tempdir().expect("a folder");
    let copy = closed_with_a_copy(&folder).await;
    let store = Database::open(&url(&folder)).await.expect("a store");
    store.commit(&note("later")).await.expect("kept");
    let killed = tempfile::tempdir().expect("a folder");
    fs::copy(file(&folder), file(&killed)).expect("copied");
    fs::copy(beside(&folder, "-wal"), beside(&killed, "-wal")).expect("copied");
    let recovered = Database::open(&url(&killed)).await.expect("a store");
    assert!(recovered.answer(&InteractionId::new("later")).await.is_ok_and(|answer| answer.is_some()));
    drop(recovered);

    let restored = tempfile::tempdir().expect("a folder");
    fs::copy(copy, file(&restored)).expect("copied");
    fs::copy(beside(&folder, "-wal"), beside(&restored, "-wal")).expect("copied");
    let store = Database::open(&url(&restored)).await.expect("a store");
    let answer = async |id| store.answer(&InteractionId::new(id)).await.expect("the store answers");
    assert_eq!((answer("copied").await.is_some(), answer("later").await.is_some()), (true, false));
    assert!(beside(&restored, "-wal.old1").exists());
}

#[tokio::test]
async fn a_file_that_was_copied_without_its_log_is_known_as_such() {
    let folder = tempfile::tempdir().expect("a folder");
    let copy = closed_with_a_copy(&folder).await;
    let copied = |from: &std::path::Path| {
        let elsewhere = tempfile::tempdir().expect("a folder");
        fs::copy(from, file(&elsewhere)).expect("copied");
        elsewhere
    };
    let incomplete = async |folder: &TempDir| Database::look(&url(folder)).await.expect("a look").is_incomplete();
    assert!(!incomplete(&copied(&copy)).await, "after a clean stop it has everything");
    let store = Database::open(&url(&folder)).await.expect("a store");
    store.commit(&note("in the log")).await.expect("kept");
    let alone = copied(&file(&folder));
    assert!(incomplete(&alone).await);
    assert!(!holds(&alone, "in the log").await);
    assert!(!incomplete(&folder).await, "the original is in use");
    let backed_up = folder.path().join("backup.db");
    backup(&url(&folder), &backed_up).await.expect("a copy");
    assert!(!incomplete(&copied(&backed_up)).await);
    store.close().await;
    let alone = copied(&file(&folder));
    assert!(!incomplete(&alone).await && holds(&alone, "in the log").await);
    assert!(matches!(store.commit(&note("closed")).await, Err(CommitError::Store(StoreError::Failed(_)))));
}

#[tokio::test]
async fn a_list_of_upgrades_that_something_else_has_changed_is_named_in_a_sentence() {
    for change in [
        "drop table _sqlx_migrations",
        "delete from _sqlx_migrations where version = 7",
        "update _sqlx_migrations set version = 70 where version = 7",
        "update _sqlx_migrations set success = 0 where version = 7",
        "update _sqlx_migrations set version = 'seven' where version = 7",
        "alter table _sqlx_migrations rename column checksum to sum",
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Database::open(&url(&folder)).await.expect("a store");
        store.pragma("pragma writable_schema = on").await;
        store.pragma(change).await;
        store.close().await;
        let refused = Database::open(&url(&folder)).await.err();
        assert!(matches!(refused, Some(OpenError::History { .. })), "{change}: {refused:?}");
        let look = Database::look(&url(&folder)).await.err();
        assert!(matches!(look, Some(OpenError::History { .. } | OpenError::Empty { .. })), "{change}: {look:?}");
    }
}

#[tokio::test]
async fn a_backup_signs_nobody_in() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Database::open(&url(&folder)).await.expect("a store");
    store.commit(&super::super::conformance::opened_by("a", 1, PersonId(3), "n")).await.expect("kept");
    let of = SeatOf { game: GameId(1), seat: engine::Seat(0) };
    let hash = SecretHash("0fed-session".repeat(3));
    let link = SessionRow { hash: hash.clone(), person: PersonId(3), of, begun: Time(1), ends: Time(9) };
    store.add_link(&link).await.expect("a link");
    let copy = folder.path().join("copy.db");
    backup(&url(&folder), &copy).await.expect("a copy");
    let content = std::fs::read(&copy).expect("the copy");
    assert!(!content.windows(hash.0.len()).any(|part| part == hash.0.as_bytes()));
    let copied = Database::open(&format!("sqlite://{}", copy.display())).await.expect("a store");
    assert_eq!(copied.exchange(&hash, of, &hash, Time(2), Time(9)).await, Ok(false));
    assert_eq!(store.exchange(&hash, of, &hash, Time(2), Time(9)).await, Ok(true));
}
