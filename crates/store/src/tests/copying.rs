//! Copies from one database to another.

use super::*;
use crate::copy::tables;

/// A database with games of the first release: a game in the middle of a turn, one that is over, a lobby.
async fn fixture(folder: &TempDir) -> String {
    std::fs::File::create(file(folder)).expect("a file");
    let mut old = sqlx::SqliteConnection::connect(&url(folder)).await.expect("a database");
    let fixture = include_str!("../../../../tests/fixtures/migration-1.sql");
    sqlx::raw_sql(fixture).execute(&mut old).await.expect("the fixture");
    old.close().await.expect("closed");
    url(folder)
}

#[tokio::test]
async fn every_table_but_that_of_sessions_is_copied() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Database::open(&url(&folder)).await.expect("a store");
    let all = "select name from sqlite_master where type = 'table' and name not like '!_%' escape '!' order by rowid";
    let mut all: Vec<String> = sqlx::query_scalar(all).fetch_all(readers(&store)).await.expect("tables");
    all.retain(|table| table != "sessions");
    assert_eq!(tables(), all);
}

#[tokio::test]
async fn a_copy_is_the_same_and_never_written_over_anything() {
    let [first, second] = [(); 2].map(|()| tempfile::tempdir().expect("a folder"));
    let from = fixture(&first).await;
    let copied = copy(&from, &url(&second)).await.expect("a copy");
    assert_eq!(copied.games, 3);
    let again = copy(&from, &url(&second)).await;
    assert!(matches!(again, Err(CopyError::NotEmpty(_))), "{again:?}");
    let store = Database::open(&from).await.expect("a store");
    assert!(matches!(copy(&from, &url(&first)).await, Err(CopyError::Open(OpenError::InUse { .. }))));
    store.close().await;
}

#[tokio::test]
async fn to_postgres_and_back_nothing_changes() {
    let Some(server) = testkit::postgres::server() else { return };
    let [first, second] = [(); 2].map(|()| tempfile::tempdir().expect("a folder"));
    let (from, between, to) = (fixture(&first).await, server.database().await, url(&second));
    let there = copy(&from, &between).await.expect("a copy");
    let back = copy(&between, &to).await.expect("a copy of the copy");
    assert_eq!((there.games, there), (3, back));
    let look = Database::look(&between).await.expect("a look");
    let report = verify(&look, &Catalogue::new(games::find, Editions::default())).await.expect("a report");
    assert_eq!((report.games, report.differences), (2, Vec::new()));
    assert_eq!(look.commit(&note("b")).await, Err(CommitError::Store(StoreError::ReadOnly)));
    assert!(matches!(backup(&between, &file(&second)).await, Err(OpenError::OwnTools)));
}

#[test]
fn a_password_is_never_shown() {
    assert_eq!(shown("postgres://ana:se@cret@db.example/correio"), "postgres://ana@db.example/correio");
    assert_eq!(shown("sqlite://correio.db"), "sqlite://correio.db");
}
