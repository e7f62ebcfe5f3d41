//! Whoever was forgotten is in no byte of any file.

use super::super::conformance::{opened_by, setting};
use super::super::sqlite::scrub;
use super::*;
use table::{Address, Post};

const PERSON: PersonId = PersonId(0x0fed_cba9_8765_4321);
const NAME: &str = "Zsuzsanna Kettelhoit";
const NOTE: &str = "off to the Berlenga islands";

/// What of the person is in a file.
fn found(file: &Path) -> Vec<&'static str> {
    let content = std::fs::read(file).unwrap_or_default();
    let id = PERSON.to_string();
    let bits = PERSON.0.to_be_bytes();
    let traces: [(&str, &[u8]); 5] = [
        ("name", NAME.as_bytes()),
        ("note", NOTE.as_bytes()),
        ("id in digits", id.as_bytes()),
        ("id in bits", &bits),
        ("ids of presses", b"press-of-zsuzsanna"),
    ];
    let holds = |trace: &[u8]| content.windows(trace.len()).any(|part| part == trace);
    traces.into_iter().filter(|(_, trace)| holds(trace)).map(|(what, _)| what).collect()
}

fn found_anywhere(folder: &TempDir) -> Vec<(String, Vec<&'static str>)> {
    let names = ["correio.db", "correio.db-wal", "correio.db-shm", "copy.db"];
    let found = names.map(|name| (name.to_owned(), found(&folder.path().join(name))));
    found.into_iter().filter(|(_, traces)| !traces.is_empty()).collect()
}

/// Tables of many people, hers among them, so that pages are filled and split.
async fn filled(store: &Database) {
    for number in 0..400_i64 {
        let hers = number % 3 == 0;
        let person = if hers { PERSON } else { PersonId(0x0fed_cba9_0000_0000 + number as u64 * 7919) };
        let name = if hers { NAME.to_owned() } else { format!("somebody else {number}") };
        let id = if hers { format!("{number}-press-of-zsuzsanna") } else { format!("{number}-press") };
        let mut change = opened_by(&id, number + 1, person, &name);
        change.writes.push(setting(Owner::Person(person), "away-note", if hers { NOTE } else { "gone" }));
        change.writes.push(setting(Owner::Person(person), &format!("other-{number}"), "x"));
        let notice = Outgoing { address: Address::Person(person), ..super::super::conformance::lobby_post(number + 1) };
        change.writes.push(Write::Post(Outgoing { post: Post::Nudge, ..notice }));
        store.commit(&change).await.expect("kept");
    }
}

fn forget(id: &str) -> Change {
    let due = Write::Due { job: Job::Return(PERSON), due: None };
    Change { writes: vec![Write::Forget(PERSON), due], ..note(id) }
}

#[tokio::test]
async fn a_forgotten_person_is_in_no_byte_of_database_log_or_backup() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Database::open(&url(&folder)).await.expect("a store");
    filled(&store).await;
    assert!(!found_anywhere(&folder).is_empty(), "they were there");
    store.commit(&forget("wish")).await.expect("forgotten");
    assert_eq!(store.answer(&InteractionId::new("wish")).await, Ok(None), "nor is the wish kept");
    backup(&url(&folder), &folder.path().join("copy.db")).await.expect("a copy");
    assert_eq!(found_anywhere(&folder), []);
    let stored = store.table(GameId(2)).await.expect("read").expect("a table");
    assert_eq!(stored.players[0].name, "somebody else 1", "nobody else is forgotten");
}

#[tokio::test]
async fn what_somebody_still_reads_is_removed_with_the_next_change() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Database::open(&url(&folder)).await.expect("a store");
    filled(&store).await;
    let mut reader = sqlx::SqliteConnection::connect(&url(&folder)).await.expect("a reader");
    let mut reading = reader.begin().await.expect("a look");
    sqlx::query("select * from seats").fetch_all(&mut *reading).await.expect("seats");
    store.commit(&forget("wish")).await.expect("forgotten, though somebody reads");
    assert!(!found_anywhere(&folder).is_empty(), "who reads still sees them");
    reading.rollback().await.expect("the look ends");
    store.commit(&note("next")).await.expect("kept");
    assert_eq!(found_anywhere(&folder), []);
}

/// What was deleted by a version that did not overwrite it.
#[tokio::test]
async fn a_database_of_an_older_version_is_rewritten_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Database::open(&url(&folder)).await.expect("a store");
    store.pragma("pragma secure_delete = off").await;
    filled(&store).await;
    store.pragma("delete from seats").await;
    store.pragma("delete from settings").await;
    store.pragma("delete from outbox").await;
    store.pragma("delete from interactions").await;
    store.pragma("update games set host = null").await;
    store.pragma(scrub::TRACES).await;
    store.close().await;
    assert!(!found_anywhere(&folder).is_empty());
    let mut busy = sqlx::SqliteConnection::connect(&url(&folder)).await.expect("a connection");
    let version = "pragma user_version";
    // Within a transaction nothing can be rewritten, as on a full disk.
    sqlx::query("begin").execute(&mut busy).await.expect("begun");
    scrub::scrub_once(&mut busy).await;
    sqlx::query("rollback").execute(&mut busy).await.expect("ended");
    assert_eq!(sqlx::query_scalar::<_, i64>(version).fetch_one(&mut busy).await.expect("a version"), 0);
    busy.close().await.expect("closed");
    let store = Database::open(&url(&folder)).await.expect("a store");
    assert_eq!(found_anywhere(&folder), []);
    assert_eq!(sqlx::query_scalar::<_, i64>(version).fetch_one(readers(&store)).await.expect("a version"), 1);
}
