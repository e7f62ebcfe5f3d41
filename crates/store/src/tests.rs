//! The store: conformance on both databases; SQLite's file, its lock, its migrations, its backups.

mod copying;
mod files;
mod forgetting;
mod nightly;
mod races;
mod restoring;
mod upgrading;

use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use sqlx::Connection;
use tempfile::TempDir;

use super::*;
use table::editions::Editions;
use table::store::{Change, Interaction, Store, Write};
use table::{
    Answer, Catalogue, GameId, InteractionId, Job, Outgoing, Owner, PersonId, ScheduledJob, SeatOf, SecretHash,
    SessionRow, Time, verify,
};

macro_rules! conforms {
    ($($check:ident)*) => {
        $(
            #[tokio::test]
            async fn $check() {
                let folder = tempfile::tempdir().expect("a folder");
                super::conformance::$check(&Database::open(&url(&folder)).await.expect("a store")).await;
            }
        )*

        mod on_postgres {
            $(
                #[tokio::test]
                async fn $check() {
                    let Some(store) = super::on_postgres().await else { return };
                    crate::conformance::$check(&store).await;
                }
            )*
        }
    };
}

conforms! {
    what_is_kept_can_be_read_back
    a_change_is_kept_whole_or_not_at_all
    an_interaction_is_carried_out_once
    a_place_has_one_open_table_and_a_try_happens_once
    quotas_count_open_tables_in_one_server
    lists_begin_with_what_waits_longest
    bots_that_are_asked_are_found
    posts_are_due_in_order_at_each_address
    jobs_are_due_oldest_first_and_done_once
    challenges_take_tries_until_they_close
    finished_games_are_read_with_everybody_who_sat_there
    reviews_are_made_once_and_forgotten_with_their_people
    settings_are_kept_by_owner_and_taken_away
    a_link_becomes_one_session_at_its_seat_in_time
    sessions_are_few_and_end_with_their_seat_or_person
    a_forgotten_person_is_named_nowhere
}

/// A new database on the server of these tests.
async fn on_postgres() -> Option<Database> {
    let url = testkit::postgres::server()?.database().await;
    Some(Database::open(&url).await.expect("a store"))
}

/// Connections of SQLite that read.
fn readers(store: &Database) -> &sqlx::SqlitePool {
    match &store.backend {
        Backend::Sqlite(sqlite) => &sqlite.readers,
        Backend::Postgres(_) => panic!("this is about SQLite"),
    }
}

/// The answer to [`note`], as it is stored.
const NOTED: &str = r#"{"done":"noted"}"#;

fn url(folder: &TempDir) -> String {
    format!("sqlite://{}", file(folder).display())
}

fn file(folder: &TempDir) -> std::path::PathBuf {
    folder.path().join("correio.db")
}

fn mode(path: &Path) -> u32 {
    std::fs::metadata(path).expect("a file").permissions().mode() & 0o777
}

fn note(id: &str) -> Change {
    let id = InteractionId::new(id);
    let interaction = Interaction { id, game: None, person: None, at: Time(1), answer: Answer::Noted };
    Change { interaction, writes: Vec::new() }
}

#[tokio::test]
async fn a_database_is_created_for_its_owner_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Database::open(&url(&folder)).await.expect("a store");
    store.commit(&note("a")).await.expect("kept");
    for entry in std::fs::read_dir(folder.path()).expect("a folder") {
        let path = entry.expect("a file").path();
        assert_eq!(mode(&path), 0o600, "{}", path.display());
    }
}

#[tokio::test]
async fn every_change_is_synced() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Database::open(&url(&folder)).await.expect("a store");
    let pragma = |sql: &'static str| {
        let store = &store;
        async move {
            let Backend::Sqlite(sqlite) = &store.backend else { panic!("this is about SQLite") };
            let mut writer = sqlite.writer().await.expect("an open database");
            let row = sqlx::query(sql).fetch_one(&mut writer.connection).await.expect("a row");
            sqlx::Row::try_get::<String, _>(&row, 0)
                .or_else(|_| sqlx::Row::try_get::<i64, _>(&row, 0).map(|number| number.to_string()))
                .expect("a value")
        }
    };
    assert_eq!(pragma("pragma journal_mode").await, "wal");
    assert_eq!(pragma("pragma synchronous").await, "2");
    store.commit(&note("a")).await.expect("kept");
    assert_eq!(pragma("pragma synchronous").await, "2");
}

#[tokio::test]
async fn changes_that_come_together_are_judged_each_by_itself() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Database::open(&url(&folder)).await.expect("a store");
    let undone = ScheduledJob { job: Job::CloseLobby(GameId(9)), due: Time(1) };
    let refused = Change { writes: vec![Write::Done(undone)], ..note("refused") };
    let mut changes: Vec<Change> = (0..5).map(|number| note(&number.to_string())).collect();
    changes.extend([refused.clone(), note("2")]);
    let kept = futures_util::future::join_all(changes.iter().map(|change| store.commit(change))).await;
    let mut expected = vec![Ok(()); 5];
    expected.extend([Err(CommitError::Conflict), Err(CommitError::Repeated(NOTED.to_owned()))]);
    assert_eq!(kept, expected);
    assert_eq!(store.answer(&refused.interaction.id).await, Ok(None));
}

#[tokio::test]
async fn the_log_is_moved_into_the_file_as_it_grows() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Database::open(&url(&folder)).await.expect("a store");
    store.pragma("pragma synchronous = off").await;
    let size = || std::fs::metadata(file(&folder)).expect("a file").len();
    let before = size();
    for number in 0..1_000 {
        store.commit(&note(&number.to_string())).await.expect("kept");
    }
    assert!(size() > before);
}

#[tokio::test]
async fn a_second_process_is_refused_in_words() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Database::open(&url(&folder)).await.expect("a store");
    let second = Database::open(&url(&folder)).await.err().map(|error| error.to_string()).expect("a refusal");
    assert!(second.starts_with("another process of correio is using"), "{second}");
    let link = folder.path().join("other-name.db");
    std::os::unix::fs::symlink(file(&folder), &link).expect("a link");
    let linked = Database::open(&format!("sqlite://{}", link.display())).await;
    assert!(matches!(linked, Err(OpenError::InUse { .. })), "the same file by another name");
    store.close().await;
    Database::open(&url(&folder)).await.expect("the first one is gone");
}

#[tokio::test]
async fn an_address_says_which_database_it_is() {
    for wrong in
        ["mysql://localhost/correio", "postgres:correio", "correio.db", "sqlite::memory:", "sqlite://", "sqlite:", ""]
    {
        assert!(matches!(Database::open(wrong).await, Err(OpenError::Address { .. })), "{wrong}");
    }
}

#[tokio::test]
async fn a_newer_database_is_refused_in_words() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Database::open(&url(&folder)).await.expect("a store");
    store
        .pragma(
            "insert into _sqlx_migrations (version, description, success, checksum, execution_time)
             values (9999, 'from the future', 1, x'00', 0)",
        )
        .await;
    store.close().await;
    for refused in [Database::open(&url(&folder)).await.err(), Database::look(&url(&folder)).await.err()] {
        let words = refused.map(|error| error.to_string()).expect("a refusal");
        assert!(
            words.contains("was written by a newer version of correio (this one does not know migration 9999"),
            "{words}"
        );
    }
}

/// The fixture is a database as the first release left it: a game in the middle of a turn, one that is over, a lobby.
#[tokio::test]
async fn an_older_database_is_upgraded_with_its_games_intact() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::File::create(file(&folder)).expect("a file");
    let mut old = sqlx::SqliteConnection::connect(&url(&folder)).await.expect("a database");
    sqlx::raw_sql(include_str!("../../../tests/fixtures/migration-1.sql"))
        .execute(&mut old)
        .await
        .expect("the fixture");
    let games = "select id, status, entries from games order by id";
    let before: Vec<(i64, String, i64)> = sqlx::query_as(games).fetch_all(&mut old).await.expect("games");
    old.close().await.expect("closed");
    assert!(matches!(Database::look(&url(&folder)).await, Err(OpenError::Older { .. })), "looking changes nothing");

    let store = Database::open(&url(&folder)).await.expect("an upgraded store");
    let after: Vec<(i64, String, i64)> = sqlx::query_as(games).fetch_all(readers(&store)).await.expect("games");
    assert_eq!(before, after);
    let statuses: Vec<_> = after.iter().map(|(_, status, _)| status.as_str()).collect();
    assert_eq!(statuses, ["over", "running", "lobby"]);
    let report = verify(&store, &Catalogue::new(games::find, Editions::default())).await.expect("a report");
    assert_eq!((report.games, report.differences), (2, Vec::new()));
    assert!(store.settings(Owner::Person(PersonId(1))).await.expect("settings").is_empty());
    // The lobby closes and the running game reminds as if they had been begun today.
    let jobs = store.jobs(Time(i64::MAX), 9).await.expect("jobs");
    let jobs: std::collections::BTreeSet<_> = jobs.iter().map(|scheduled| scheduled.job.to_string()).collect();
    let expected = [format!("close-lobby:{}", after[2].0), format!("remind:{}", after[1].0)];
    assert_eq!(jobs, expected.into_iter().collect());
}

#[tokio::test]
async fn a_backup_of_a_database_in_use_is_whole_and_private() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Database::open(&url(&folder)).await.expect("a store");
    store.commit(&note("before")).await.expect("kept");
    let copy = folder.path().join("copy.db");
    backup(&url(&folder), &copy).await.expect("a copy");
    store.commit(&note("after")).await.expect("kept");
    assert_eq!(mode(&copy), 0o600);
    let copied = Database::open(&format!("sqlite://{}", copy.display())).await.expect("a store");
    assert_eq!(copied.answer(&InteractionId::new("before")).await, Ok(Some(NOTED.to_owned())));
    assert_eq!(copied.answer(&InteractionId::new("after")).await, Ok(None));
    assert!(matches!(backup(&url(&folder), &copy).await, Err(OpenError::File { .. })), "nothing is written over");
    let nowhere = format!("sqlite://{}", folder.path().join("none.db").display());
    assert!(matches!(backup(&nowhere, &folder.path().join("x")).await, Err(OpenError::Missing { .. })));
}

#[tokio::test]
async fn looking_needs_no_lock_and_changes_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Database::open(&url(&folder)).await.expect("a store");
    store.commit(&note("a")).await.expect("kept");
    let look = Database::look(&url(&folder)).await.expect("another process may look");
    assert_eq!(look.answer(&InteractionId::new("a")).await, Ok(Some(NOTED.to_owned())));
    assert_eq!(look.commit(&note("b")).await, Err(CommitError::Store(StoreError::ReadOnly)));
}

#[tokio::test]
async fn a_transaction_that_somebody_left_in_the_middle_is_in_nobodys_way() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Database::open(&url(&folder)).await.expect("a store");
    for polls in 0..20 {
        let change = note(&format!("left {polls}"));
        let mut keeping = store.commit(&change);
        for _ in 0..polls {
            if futures_util::poll!(&mut keeping).is_ready() {
                break;
            }
            tokio::task::yield_now().await;
        }
        drop(keeping);
        store.commit(&note(&format!("next {polls}"))).await.expect("kept");
    }
}

/// How SQLite would go about a statement.
async fn plan(store: &Database, sql: &str) -> Vec<String> {
    let explained = sqlx::AssertSqlSafe(format!("explain query plan {sql}"));
    let plan = sqlx::query_as::<_, (i64, i64, i64, String)>(explained).fetch_all(readers(store)).await;
    plan.expect("a plan").into_iter().map(|(.., detail)| detail).collect()
}

#[tokio::test]
async fn agenda_and_pages_are_read_by_their_indexes_and_never_whole() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Database::open(&url(&folder)).await.expect("a store");
    let page = plan(&store, super::read::WITH_PAGE).await;
    assert!(page.iter().all(|step| step.contains("settings_page")), "{page:?}");
    for sql in [super::read::JOBS, super::read::NEXT_JOB] {
        let plan = plan(&store, sql).await;
        assert!(plan.iter().all(|step| step.contains("agenda_due") || step.starts_with("SEARCH")), "{sql}: {plan:?}");
        assert!(!plan.iter().any(|step| step.contains("TEMP B-TREE")), "{sql}: {plan:?}");
    }
}

/// After an outage tens of thousands of posts wait, and the outbox is read for every few of them.
#[tokio::test]
async fn the_outbox_is_read_by_its_indexes_and_never_sorted() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Database::open(&url(&folder)).await.expect("a store");
    let queries = super::outbox::DUE.into_iter().chain(super::outbox::NEXT_DUE);
    for (sql, index) in queries.zip(["outbox_due_messages", "outbox_due_changes"].into_iter().cycle()) {
        let plan = plan(&store, sql).await;
        assert!(plan[0].contains(index), "{sql}: {plan:?}");
        assert!(!plan.iter().any(|step| step.contains("TEMP B-TREE")), "{sql}: {plan:?}");
        assert!(!plan[1..].iter().any(|step| step.starts_with("SCAN")), "{sql}: {plan:?}");
    }
}

/// With many stored games it would be the slowest thing of all.
#[tokio::test]
async fn nothing_that_is_written_every_day_reads_a_table_whole() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Database::open(&url(&folder)).await.expect("a store");
    store.commit(&super::conformance::everyday()).await.expect("kept");
    let statements = store.faults.statements.lock().expect("no panic").clone();
    assert!(statements.len() > 15, "{statements:?}");
    for sql in statements {
        let plan = plan(&store, sql).await;
        // Interactions are looked through only for rows that wait for a table, and none does.
        let opens = sql.starts_with("insert into games");
        let fine = |step: &str| ["CONSTANT ROW", "VIRTUAL"].iter().any(|kind| step.contains(kind));
        let whole = |step: &String| step.starts_with("SCAN") && !fine(step) && !(opens && step == "SCAN interactions");
        assert!(!plan.iter().any(whole), "{sql}: {plan:?}");
    }
}
