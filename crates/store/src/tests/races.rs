//! Two processes on one PostgreSQL: each check holds against whoever comes at the same time. The level is READ COMMITTED.
//!
//! Every race is run many times, by two stores with connections of their own.

use futures_util::future::join;

use super::*;
use crate::conformance::{challenge_row, everyday, opened_by};
use crate::migrations::POSTGRES_MIGRATIONS;
use crate::statement::query;
use table::store::{Base, Scope, Snapshot};
use table::{Former, PostId, TriesOf};

/// How often each race is run.
const ROUNDS: i64 = 30;

/// Two processes on one new database.
async fn two() -> Option<(Database, Database)> {
    let url = testkit::postgres::server()?.database().await;
    Some((Database::open(&url).await.expect("a store"), Database::open(&url).await.expect("another")))
}

fn with(mut change: Change, writes: Vec<Write>) -> Change {
    change.writes.splice(0..0, writes);
    change
}

#[tokio::test]
async fn an_interaction_that_arrives_twice_at_once_is_carried_out_once() {
    let Some((one, other)) = two().await else { return };
    for round in 0..ROUNDS {
        let change = note(&round.to_string());
        let mut kept = <[_; 2]>::from(join(one.commit(&change), other.commit(&change)).await);
        kept.sort_by_key(Result::is_err);
        assert_eq!(kept, [Ok(()), Err(CommitError::Repeated(NOTED.to_owned()))]);
    }
}

#[tokio::test]
async fn of_two_changes_of_one_version_one_is_kept() {
    let Some((one, other)) = two().await else { return };
    one.commit(&opened_by("open", 1, PersonId(1), "n")).await.expect("kept");
    for round in 0..ROUNDS {
        let (row, _) = one.row(GameId(1)).await.expect("read").expect("a table");
        let next = table::store::TableRow { version: row.version + 1, ..row };
        let [first, second] =
            ["a", "b"].map(|who| Change { writes: vec![Write::Table(next.clone())], ..note(&format!("{who}{round}")) });
        let mut kept = <[_; 2]>::from(join(one.commit(&first), other.commit(&second)).await);
        kept.sort_by_key(Result::is_err);
        assert_eq!(kept, [Ok(()), Err(CommitError::Conflict)]);
    }
}

#[tokio::test]
async fn of_two_tables_in_one_place_one_is_opened() {
    let Some((one, other)) = two().await else { return };
    for round in 1..=ROUNDS {
        let first = opened_by(&format!("a{round}"), round, PersonId(1), "n");
        let mut second = opened_by(&format!("b{round}"), round, PersonId(2), "n");
        for write in &mut second.writes {
            match write {
                Write::Open(row) => row.id = GameId(1_000 + round),
                Write::Players { game, .. } => *game = GameId(1_000 + round),
                _ => {}
            }
        }
        let mut kept = <[_; 2]>::from(join(one.commit(&first), other.commit(&second)).await);
        kept.sort_by_key(Result::is_err);
        assert_eq!(kept, [Ok(()), Err(CommitError::PlaceTaken)]);
    }
}

#[tokio::test]
async fn a_quota_counts_what_is_opened_at_the_same_time() {
    let Some((one, other)) = two().await else { return };
    for round in 1..=ROUNDS {
        let host = PersonId(1_000 + round as u64);
        let quota = || {
            let server = Some(table::ServerId(7));
            vec![Write::Quota { host, server, most: 1 }]
        };
        let first = with(opened_by(&format!("a{round}"), 2 * round, host, "n"), quota());
        let second = with(opened_by(&format!("b{round}"), 2 * round + 1, host, "n"), quota());
        let mut kept = <[_; 2]>::from(join(one.commit(&first), other.commit(&second)).await);
        kept.sort_by_key(Result::is_err);
        assert_eq!(kept, [Ok(()), Err(CommitError::TooMany)]);
    }
}

/// Whoever is forgotten sits nowhere afterwards, or the change is decided anew.
#[tokio::test]
async fn nobody_sits_down_unseen_while_they_are_forgotten() {
    let Some((one, other)) = two().await else { return };
    for round in 1..=ROUNDS {
        let person = PersonId(round as u64);
        let scope = Scope::Person(person);
        let forget = Change {
            writes: vec![Write::Only { scope, games: Vec::new() }, Write::Forget(person)],
            ..note(&format!("forget {round}"))
        };
        let sit = opened_by(&format!("sit {round}"), round, person, "n");
        let (forgotten, seated) = join(one.commit(&forget), other.commit(&sit)).await;
        assert_eq!(seated, Ok(()));
        let after = one.games(scope).await.expect("games");
        // Forgotten first, and then they came back; or seen, and decided anew.
        assert!(forgotten.is_ok() || forgotten == Err(CommitError::Conflict), "{forgotten:?}");
        assert_eq!(after, [GameId(round)]);
    }
}

/// Neither a try that nobody closes, nor one in a challenge that has closed.
#[tokio::test]
async fn a_challenge_closes_with_all_its_tries_or_is_decided_anew() {
    let Some((one, other)) = two().await else { return };
    for round in 1..=ROUNDS {
        let challenge = challenge_row(round);
        let id = challenge.id;
        let edition = Write::Edition {
            hash: challenge.edition.clone(),
            game: challenge.game.clone(),
            content: "edition".to_owned(),
        };
        let post =
            Change { writes: vec![edition, Write::Challenge(Box::new(challenge))], ..note(&format!("post {round}")) };
        one.commit(&post).await.expect("kept");
        let scope = Scope::Challenge(id);
        let close = Change {
            writes: vec![Write::Only { scope, games: Vec::new() }, Write::Close { challenge: id, at: Time(5) }],
            ..note(&format!("close {round}"))
        };
        let game = GameId(round);
        let attempt = with(
            opened_by(&format!("try {round}"), round, PersonId(round as u64), "n"),
            vec![Write::Try { challenge: id, game }],
        );
        let (closed, tried) = join(one.commit(&close), other.commit(&attempt)).await;
        match (&closed, &tried) {
            (Ok(()), Err(CommitError::Closed)) => assert_eq!(one.games(scope).await, Ok(Vec::new())),
            (Err(CommitError::Conflict), Ok(())) => assert_eq!(one.games(scope).await, Ok(vec![game])),
            both => panic!("{both:?}"),
        }
    }
}

#[tokio::test]
async fn a_job_that_is_due_is_done_once() {
    let Some((one, other)) = two().await else { return };
    for round in 0..ROUNDS {
        let scheduled = ScheduledJob { job: Job::CloseLobby(GameId(round)), due: Time(1) };
        let due = Write::Due { job: scheduled.job, due: Some(scheduled.due) };
        one.commit(&Change { writes: vec![due], ..note(&format!("due {round}")) }).await.expect("kept");
        let [first, second] =
            ["a", "b"].map(|who| Change { writes: vec![Write::Done(scheduled)], ..note(&format!("{who}{round}")) });
        let mut kept = <[_; 2]>::from(join(one.commit(&first), other.commit(&second)).await);
        kept.sort_by_key(Result::is_err);
        assert_eq!(kept, [Ok(()), Err(CommitError::Conflict)]);
    }
}

/// The database breaks one of them off, and it is tried again.
#[tokio::test]
async fn changes_that_wait_for_each_other_are_both_kept() {
    let Some((one, other)) = two().await else { return };
    for number in 1..=2 {
        one.commit(&opened_by(&format!("open {number}"), number, PersonId(1), "n")).await.expect("kept");
    }
    for round in 0..ROUNDS {
        let since = |game| Write::Since {
            game: GameId(game),
            seat: engine::Seat(0),
            since: Some(Time(round)),
            nudges: Default::default(),
            life: Default::default(),
        };
        let first = Change { writes: vec![since(1), since(2)], ..note(&format!("a{round}")) };
        let second = Change { writes: vec![since(2), since(1)], ..note(&format!("b{round}")) };
        let kept = join(one.commit(&first), other.commit(&second)).await;
        assert_eq!(kept, (Ok(()), Ok(())));
    }
}

/// An older program goes on while a newer one has only added something, and not when that has taken something away.
#[tokio::test]
async fn a_newer_database_says_which_programs_may_still_use_it() {
    let Some(server) = testkit::postgres::server() else { return };
    let url = server.database().await;
    Database::open(&url).await.expect("a store").close().await;
    let mut newer = sqlx::PgConnection::connect(&url).await.expect("a connection");
    let added = "insert into _sqlx_migrations (version, description, success, checksum, execution_time)
                 values (9999, 'from the future', true, '', 0)";
    sqlx::query(added).execute(&mut newer).await.expect("a newer database");
    Database::open(&url).await.expect("it may still be used").close().await;
    Database::look(&url).await.expect("and looked at").close().await;
    sqlx::query("update compatible set oldest = 9999").execute(&mut newer).await.expect("something is taken away");
    for refused in [Database::open(&url).await.err(), Database::look(&url).await.err()] {
        let words = refused.map(|error| error.to_string()).expect("a refusal");
        assert!(
            words.contains("was written by a newer version of correio (this one does not know migration 9999"),
            "{words}"
        );
    }
}

/// A release that renames something waits for the older ones to be stopped, and they go on meanwhile.
#[tokio::test]
async fn names_are_not_changed_under_an_older_program() {
    let Some(server) = testkit::postgres::server() else { return };
    let url = server.database().await;
    let mut older = sqlx::PgConnection::connect(&url).await.expect("a connection");
    let known = POSTGRES_MIGRATIONS.iter().filter(|migration| migration.version < 20).cloned();
    sqlx::migrate::Migrator::with_migrations(known.collect()).run(&mut older).await.expect("an older database");
    sqlx::query("set application_name = 'correio'").execute(&mut older).await.expect("an older program");
    let words = Database::open(&url).await.err().expect("a refusal").to_string();
    assert!(words.starts_with("processes of an older version of correio are using"), "{words}");
    sqlx::query("select errand from agenda").execute(&mut older).await.expect("nothing has changed");
    older.close().await.expect("stopped");
    let (one, other) = join(Database::open(&url), Database::open(&url)).await;
    one.expect("upgraded").close().await;
    other.expect("and used").close().await;
    let mut newer = sqlx::PgConnection::connect(&url).await.expect("a connection");
    let oldest: i64 =
        sqlx::query_scalar("select oldest from compatible").fetch_one(&mut newer).await.expect("a number");
    assert_eq!(oldest, 21);
}

/// Its statements are prepared by then, and PostgreSQL does not let the columns of their results change.
#[tokio::test]
async fn an_older_program_goes_on_reading_when_a_newer_one_adds_columns() {
    let Some(server) = testkit::postgres::server() else { return };
    let url = server.database().await;
    let store = Database::open(&url).await.expect("a store");
    let (game, challenge) = (GameId(1), challenge_row(4));
    let (id, posted_in) = (challenge.id, challenge.server.expect("a server"));
    let (hash, kind) = (challenge.edition.clone(), challenge.game.clone());
    let snapshot = Snapshot { number: 1, form: 1, state: String::new() };
    let former = Former { seat: engine::Seat(0), person: None, name: String::new(), until: Time(1) };
    let mut change = everyday();
    change.writes.extend([
        Write::Base { game, base: Base { snapshot, rules: 1, given_up: false, at: Time(1) } },
        Write::Sat { game, former },
        Write::Edition { hash, game: kind, content: "edition".to_owned() },
        Write::Challenge(Box::new(challenge)),
        Write::Try { challenge: id, game },
    ]);
    store.commit(&change).await.expect("kept");
    let read = async || {
        store.lead().await?;
        let (table, log, former) =
            (store.table(game).await?, store.log(game).await?, store.former_players(game).await?);
        let (challenge, newest) = (store.challenge(id).await?, store.challenges(posted_in).await?);
        let (tries, due) = (store.tries(TriesOf::Challenge(id)).await?, store.due(Time(9_999)).await?);
        let (post, next) = (store.post(PostId(1)).await?, store.post_after(PostId(0)).await?);
        let (finished, logs) = (store.finished(posted_in, None).await?, store.finished_logs(posted_in, 9).await?);
        Ok::<_, StoreError>((table, log, former, challenge, newest, tries, due, post, next, finished, logs))
    };
    let before = read().await.expect("rows");
    // Often enough that every connection in use has prepared them.
    for _ in 0..ROUNDS {
        assert_eq!(read().await.as_ref(), Ok(&before));
    }
    let mut newer = sqlx::PgConnection::connect(&url).await.expect("a connection");
    for table in ["games", "seats", "former_players", "positions", "bases", "entries", "challenges", "tries", "outbox"]
    {
        let add = format!("alter table {table} add column added text not null default ''");
        sqlx::query(sqlx::AssertSqlSafe(add)).execute(&mut newer).await.expect("another column");
    }
    for _ in 0..ROUNDS {
        assert_eq!(read().await.as_ref(), Ok(&before));
    }
}

/// Unreadable for an older program; on SQLite nobody else could read it either.
#[tokio::test]
async fn a_post_that_only_a_newer_program_can_read_waits_for_it() {
    let Some(server) = testkit::postgres::server() else { return };
    let url = server.database().await;
    let store = Database::open(&url).await.expect("a store");
    store.commit(&everyday()).await.expect("kept");
    assert_eq!(store.lead().await, Ok(true));
    let mut newer = sqlx::PgConnection::connect(&url).await.expect("a connection");
    let change = "update outbox set post = '{\"kind\":\"telegram\"}' where id = 1";
    sqlx::query(change).execute(&mut newer).await.expect("another kind of post");
    let now = Time(5_000);
    let due = store.due(now).await.expect("posts");
    assert!(due.iter().all(|post| post.id != PostId(1)));
    let waiting: String = sqlx::query_scalar("select state from outbox where id = 1 and due > 5000 and attempts = 1")
        .fetch_one(&mut newer)
        .await
        .expect("it is looked at again later");
    assert_eq!(waiting, "waiting");
}

/// Whoever is asked may give up before the server has answered.
#[tokio::test]
async fn a_transaction_that_nobody_waits_for_leaves_no_connection_in_it() {
    let Some((store, _)) = two().await else { return };
    for polls in (0..2_000).step_by(40) {
        let mut beginning = Box::pin(store.read_transaction());
        for _ in 0..polls {
            if futures_util::poll!(&mut beginning).is_ready() {
                break;
            }
            tokio::task::yield_now().await;
        }
        drop(beginning);
        let level = query("select current_setting('transaction_isolation') as level");
        let level = store.rows(level).await.expect("a level");
        assert_eq!(level[0].text("level").expect("a text").as_deref(), Some("read committed"), "after {polls} polls");
    }
}
