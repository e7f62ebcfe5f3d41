//! Putting a backup in the place of the database.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use super::super::sqlite::restore::restore;
use super::super::{RestoreError, Restored};
use super::upgrading::of_the_first_release;
use super::*;

/// Every file in a folder and its content.
fn files(folder: &TempDir) -> BTreeMap<PathBuf, Vec<u8>> {
    let entries = fs::read_dir(folder.path()).expect("a folder").flatten().map(|entry| entry.path());
    entries.filter(|path| path.is_file()).map(|path| (path.clone(), fs::read(path).expect("a file"))).collect()
}

/// A database with the note "now", whose log was left by a kill, and a backup of it from before, with the note "then".
async fn used() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Database::open(&url(&folder)).await.expect("a store");
    store.commit(&note("then")).await.expect("kept");
    let copy = folder.path().join("backup.db");
    backup(&url(&folder), &copy).await.expect("a backup");
    store.commit(&note("now")).await.expect("kept");
    let killed = tempfile::tempdir().expect("a folder");
    for (path, content) in files(&folder) {
        fs::write(killed.path().join(path.file_name().expect("a name")), content).expect("copied");
    }
    assert!(killed.path().join("correio.db-wal").exists());
    let copy = killed.path().join("backup.db");
    (killed, copy)
}

async fn notes(database: &str) -> [bool; 2] {
    let store = Database::open(database).await.expect("a database");
    let there = async |id: &str| store.answer(&InteractionId::new(id)).await == Ok(Some(NOTED.to_owned()));
    let notes = [there("then").await, there("now").await];
    store.close().await;
    notes
}

#[tokio::test]
async fn a_backup_is_put_in_place_and_what_was_there_is_kept() {
    let (folder, copy) = used().await;
    let content = fs::read(&copy).expect("a backup");
    let Restored { inventory, kept } = restore(&url(&folder), &copy).await.expect("restored");
    assert_eq!((inventory.games, inventory.entries), (0, 0));
    assert_eq!(mode(&file(&folder)), 0o600);
    assert_eq!(notes(&url(&folder)).await, [true, false]);
    assert!(fs::read(&copy).is_ok_and(|left| left == content), "the backup is only read");
    let kept = kept.expect("what was there");
    assert_eq!(kept, folder.path().join("correio.db.replaced-1"));
    assert_eq!(notes(&format!("sqlite://{}", kept.display())).await, [true, true], "with its log");
    // Again, and back.
    let again = restore(&url(&folder), &kept).await.expect("restored").kept;
    assert_eq!(again, Some(folder.path().join("correio.db.replaced-2")));
    assert_eq!(notes(&url(&folder)).await, [true, true]);
}

#[tokio::test]
async fn a_backup_is_put_where_there_is_no_database_yet() {
    let (folder, copy) = used().await;
    let elsewhere = tempfile::tempdir().expect("a folder");
    let restored = restore(&url(&elsewhere), &copy).await.expect("restored");
    assert_eq!(restored.kept, None);
    assert_eq!(notes(&url(&elsewhere)).await, [true, false]);
    drop(folder);
}

/// An older program goes on from the copy that was made before the upgrade.
#[tokio::test]
async fn an_upgrade_is_gone_back_from() {
    let folder = of_the_first_release().await;
    Database::open(&url(&folder)).await.expect("upgraded").close().await;
    let copy = super::upgrading::copy(&folder, 1);
    let restored = restore(&url(&folder), &copy).await.expect("restored");
    assert_eq!((restored.inventory.games, restored.inventory.version), (3, 1));
    assert!(matches!(Database::look(&url(&folder)).await, Err(OpenError::Older { .. })), "it was not upgraded again");
    Database::open(&url(&folder)).await.expect("and can be");
}

#[tokio::test]
async fn a_bad_backup_is_refused_in_words_and_changes_no_byte() {
    let (folder, copy) = used().await;
    let whole = fs::read(&copy).expect("a backup");
    let path = |name: &str| folder.path().join(name);
    fs::write(path("empty.db"), "").expect("written");
    fs::write(path("text.db"), "Lisboa, 1 November 1755\n".repeat(99)).expect("written");
    fs::write(path("short.db"), &whole[..whole.len() / 2]).expect("written");
    fs::write(path("header.db"), &whole[..50]).expect("written");
    let mut damaged = whole.clone();
    damaged[4096..].iter_mut().for_each(|byte| *byte ^= 0x5a);
    fs::write(path("damaged.db"), damaged).expect("written");
    fs::write(path("with-log.db"), &whole).expect("written");
    fs::write(path("with-log.db-wal"), "its latest moves").expect("written");
    fs::create_dir(path("folder.db")).expect("a folder");
    let made = async |name: &str, sql: &'static str| {
        fs::write(path(name), if sql.starts_with("create") { &[] } else { &*whole }).expect("written");
        let mut other = sqlx::SqliteConnection::connect(&format!("sqlite://{}", path(name).display())).await;
        let other = other.as_mut().expect("a database");
        sqlx::query("pragma journal_mode = delete").execute(&mut *other).await.expect("no log");
        sqlx::query(sql).execute(other).await.expect("changed");
    };
    made("foreign.db", "create table people (name text)").await;
    made(
        "newer.db",
        "insert into _sqlx_migrations (version, description, success, checksum, execution_time)
         values (9999, 'from the future', 1, x'00', 0)",
    )
    .await;
    made("other.db", "update _sqlx_migrations set checksum = x'00' where version = 1").await;

    let before = files(&folder);
    let cases = [
        ("missing.db", "there is no file"),
        ("empty.db", "is not a backup of a correio database"),
        ("text.db", "is not a backup of a correio database"),
        ("foreign.db", "is not a backup of a correio database"),
        ("other.db", "is not a backup of a correio database"),
        ("folder.db", "is not a backup of a correio database"),
        ("short.db", "is damaged or incomplete"),
        ("header.db", "is damaged or incomplete"),
        ("damaged.db", "is damaged or incomplete"),
        ("newer.db", "was written by a newer version"),
        ("with-log.db", "whose latest moves are in the file"),
        ("correio.db", "is the database itself"),
    ];
    for (name, said) in cases {
        let refused = restore(&url(&folder), &path(name)).await.err().map(|error| error.to_string());
        let refused = refused.unwrap_or_else(|| panic!("{name} is taken"));
        assert!(refused.contains(said) && refused.contains(name), "{name}: {refused}");
        assert!(files(&folder) == before, "{name} changed something");
    }
    let nowhere = format!("sqlite://{}", path("folder.db/none/correio.db").display());
    let refused = restore(&nowhere, &copy).await.err().map(|error| error.to_string()).expect("a refusal");
    assert!(refused.contains("the folder must be writable"), "{refused}");
    fs::create_dir(path("correio.db.restoring.part")).expect("a folder in its place");
    let refused = restore(&url(&folder), &copy).await;
    assert!(matches!(refused, Err(RestoreError::File { .. })), "{refused:?}");
    assert!(files(&folder) == before, "a folder that cannot be written");
    assert_eq!(notes(&url(&folder)).await, [true, true]);
}

#[tokio::test]
async fn nothing_is_restored_while_the_bot_runs() {
    let (folder, copy) = used().await;
    let store = Database::open(&url(&folder)).await.expect("a store");
    let before = files(&folder);
    let refused = restore(&url(&folder), &copy).await.err().map(|error| error.to_string()).expect("a refusal");
    assert!(refused.contains("correio is running on") && refused.contains("stop it first"), "{refused}");
    assert!(files(&folder) == before);
    store.commit(&note("later")).await.expect("the bot goes on");
}

/// As if the machine had stopped after each step of a restore.
#[tokio::test]
async fn an_interrupted_restore_is_finished_before_anybody_plays() {
    type Step = fn(&TempDir);
    fn rename(folder: &TempDir, suffix: &str) {
        let name = |name: &str| folder.path().join(format!("{name}{suffix}"));
        fs::rename(name("correio.db"), name("correio.db.replaced-1")).expect("renamed");
    }
    let steps: [Step; 3] = [
        |_| {},
        |folder| rename(folder, "-wal"),
        |folder| {
            rename(folder, "-wal");
            rename(folder, "");
        },
    ];
    for step in steps {
        let (folder, copy) = used().await;
        let restoring = folder.path().join("correio.db.restoring");
        fs::copy(&copy, &restoring).expect("copied");
        step(&folder);
        let refused = Database::open(&url(&folder)).await.err().map(|error| error.to_string()).expect("a refusal");
        let advice = format!("correio restore {}", restoring.display());
        assert!(refused.ends_with(&advice), "{refused}");
        restore(&url(&folder), &restoring).await.expect("restored");
        assert_eq!(notes(&url(&folder)).await, [true, false]);
        let kept = format!("sqlite://{}", folder.path().join("correio.db.replaced-1").display());
        assert_eq!(notes(&kept).await, [true, true], "what was there is kept with its log");
    }
}
