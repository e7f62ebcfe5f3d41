//! Upgrades of a database in use: the copy beside it, which ones are kept, and what a kill leaves.

use std::fs;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, SystemTime};

use super::super::sqlite::inspect::inspect;
use super::super::sqlite::open::{connect, options};
use super::super::sqlite::upgrade::{copy_first, expire_copies, migrate};
use super::*;

/// A database as the first release left it.
pub(super) async fn of_the_first_release() -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    fs::File::create(file(&folder)).expect("a file");
    let mut old = sqlx::SqliteConnection::connect(&url(&folder)).await.expect("a database");
    let fixture = include_str!("../../../../tests/fixtures/migration-1.sql");
    sqlx::raw_sql(fixture).execute(&mut old).await.expect("the fixture");
    old.close().await.expect("closed");
    folder
}

pub(super) fn copy(folder: &TempDir, version: i64) -> PathBuf {
    folder.path().join(format!("correio.db.version-{version}"))
}

async fn assert_all_games_are_there(database: &str) {
    let store = Database::open(database).await.expect("a whole database");
    let report = verify(&store, &Catalogue::new(games::find, Editions::default())).await.expect("a report");
    assert_eq!((report.games, report.differences), (2, Vec::new()));
    store.close().await;
}

#[tokio::test]
async fn a_database_in_use_is_copied_before_it_is_upgraded() {
    let folder = of_the_first_release().await;
    let before = inspect(&file(&folder)).await.expect("a database");
    assert_eq!((before.games, before.version), (3, 1));
    Database::open(&url(&folder)).await.expect("upgraded").close().await;
    let copied = inspect(&copy(&folder, 1)).await.expect("a whole copy");
    assert_eq!((copied.games, copied.entries, copied.version), (3, before.entries, 1));
    assert_eq!(mode(&copy(&folder, 1)), 0o600);
    // Nothing is copied where nothing is changed, and a new database is none in use.
    fs::remove_file(copy(&folder, 1)).expect("removed");
    Database::open(&url(&folder)).await.expect("opened again").close().await;
    let new = tempfile::tempdir().expect("a folder");
    Database::open(&url(&new)).await.expect("a new one").close().await;
    for folder in [&folder, &new] {
        let names = fs::read_dir(folder.path()).expect("a folder").flatten().map(|entry| entry.file_name());
        let copies: Vec<_> = names.filter(|name| name.to_string_lossy().contains("version")).collect();
        assert!(copies.is_empty(), "{copies:?}");
    }
}

#[tokio::test]
async fn the_newest_two_copies_are_kept_and_none_for_longer_than_a_month() {
    let folder = of_the_first_release().await;
    for version in [2, 3] {
        fs::write(copy(&folder, version), "an earlier copy").expect("written");
    }
    fs::write(folder.path().join("other.db.version-1"), "of another database").expect("written");
    Database::open(&url(&folder)).await.expect("upgraded").close().await;
    let there = || [1, 2, 3].map(|version| copy(&folder, version).exists());
    assert_eq!(there(), [true, false, true], "the one just made and the newest other one");

    let day = Duration::from_secs(24 * 60 * 60);
    expire_copies(&file(&folder), SystemTime::now() + 29 * day);
    assert_eq!(there(), [true, false, true]);
    // Made while the clock stood at 1970: it counts from when that is noticed.
    let dated = |time| fs::File::options().write(true).open(copy(&folder, 3)).and_then(|copy| copy.set_modified(time));
    dated(SystemTime::UNIX_EPOCH + day).expect("a date");
    expire_copies(&file(&folder), SystemTime::now());
    assert_eq!(there(), [true, false, true]);
    expire_copies(&file(&folder), SystemTime::now() + 31 * day);
    assert_eq!(there(), [false, false, false]);
    assert!(folder.path().join("other.db.version-1").exists());
}

#[tokio::test]
async fn without_a_copy_there_is_no_upgrade() {
    let folder = of_the_first_release().await;
    let before = inspect(&file(&folder)).await.expect("a database");
    // As good as a folder in which nobody may write.
    fs::create_dir(folder.path().join("correio.db.version-1.part")).expect("a folder in its place");
    let refused = Database::open(&url(&folder)).await.err().map(|error| error.to_string()).expect("a refusal");
    assert!(refused.contains("must be upgraded, but could not be copied"), "{refused}");
    let after = inspect(&file(&folder)).await.expect("a database");
    assert_eq!((after.games, after.entries, after.version), (before.games, before.entries, before.version));
    fs::remove_dir(folder.path().join("correio.db.version-1.part")).expect("removed");
    assert_all_games_are_there(&url(&folder)).await;
}

/// Upgrades a database, and counts how often SQLite says that it is at work. What a kill at that moment would leave is
/// given to `at`, as a folder.
async fn upgraded(at: impl Fn(usize, &Path) + Send + 'static) -> usize {
    let folder = of_the_first_release().await;
    let moments = Arc::new(AtomicUsize::new(0));
    let options = options(&url(&folder)).expect("a database");
    let mut connection = connect(&options, &file(&folder)).await.expect("a connection");
    let (count, place) = (moments.clone(), folder.path().to_owned());
    connection.lock_handle().await.expect("a handle").set_progress_handler(100, move || {
        at(count.fetch_add(1, Ordering::SeqCst), &place);
        true
    });
    copy_first(&mut connection, &file(&folder)).await.expect("copied");
    migrate(&mut connection, &file(&folder)).await.expect("upgraded");
    connection.close().await.expect("closed");
    moments.load(Ordering::SeqCst)
}

#[tokio::test]
async fn an_upgrade_killed_at_any_moment_leaves_the_database_and_its_copy_whole() {
    const MOMENTS: usize = 24;
    let every = upgraded(|_, _| {}).await / MOMENTS;
    assert!(every > 0, "there are enough moments");
    let images = tempfile::tempdir().expect("a folder");
    let target = images.path().to_owned();
    upgraded(move |moment, folder| {
        if moment % every != 0 {
            return;
        }
        let image = target.join(moment.to_string());
        fs::create_dir(&image).expect("a folder");
        for file in fs::read_dir(folder).expect("a folder").flatten() {
            // The index of the log is made anew.
            if !file.file_name().to_string_lossy().ends_with("-shm") {
                fs::copy(file.path(), image.join(file.file_name())).expect("copied");
            }
        }
    })
    .await;
    let mut moments = 0;
    for image in fs::read_dir(images.path()).expect("a folder").flatten() {
        moments += 1;
        let (database, copy) = (image.path().join("correio.db"), image.path().join("correio.db.version-1"));
        let url = format!("sqlite://{}", database.display());
        let mut killed = sqlx::SqliteConnection::connect(&url).await.expect("a whole database");
        let version: i64 = sqlx::query_scalar("select max(version) from _sqlx_migrations")
            .fetch_one(&mut killed)
            .await
            .expect("a version");
        killed.close().await.expect("closed");
        if version > 1 || copy.exists() {
            assert_eq!(inspect(&copy).await.expect("a whole copy").games, 3);
        }
        assert_all_games_are_there(&url).await;
        assert!(inspect(&copy).await.is_ok_and(|copied| copied.games == 3) || version > 1);
    }
    assert!(moments >= 20, "{moments}");
}
