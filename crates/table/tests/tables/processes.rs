//! Several processes on one PostgreSQL: nothing that another process may have changed is used unchecked.

use std::time::Duration;

use futures_util::future::{BoxFuture, join_all};
use tokio::sync::{Notify, watch};

use super::*;
use table::store::LEASE;

/// Two processes on one database.
async fn two() -> Option<[House; 2]> {
    let database = testkit::postgres::server()?.database().await;
    let at = || House::at(&database, tempfile::tempdir().expect("a folder"), games::find, Editions::default(), LIMITS);
    let (one, other) = (at().await, at().await);
    // Requests of both are told apart.
    other.requests.store(1 << 40, Ordering::Relaxed);
    Some([one, other])
}

#[tokio::test]
async fn a_table_in_memory_is_the_newest_whoever_changed_it() {
    let Some([one, other]) = two().await else { return };
    let game = one.open(channel(1)).await;
    assert_eq!(other.tables.look(game, None).await.expect("a table").players().len(), 1);
    one.tables.join(&one.by(BEN), game).await.expect("a seat");
    assert_eq!(other.tables.look(game, None).await.expect("a table").players().len(), 2);
    let again = other.tables.join(&other.by(BEN), game).await;
    assert!(matches!(again, Err(Refusal::AlreadySeated(_))), "no refusal from before");
    other.tables.start(&other.by(ANA), game).await.expect("a game");
    assert_eq!(kind(one.tables.start(&one.by(ANA), game).await), "already-started");
}

/// Each step at another process than the one before.
#[tokio::test]
async fn a_whole_game_is_played_at_several_processes_in_turn() {
    let Some(houses) = two().await else { return };
    let game = houses[0].running(channel(1), &[ANA, BEN, CLEO]).await;
    let mut random = Seed::from_number(8).stream("play");
    for step in 0..500 {
        houses[step % 2].play(game, &mut random, 1).await;
    }
    assert_eq!(houses[0].tables.look(game, None).await.expect("a table").status(), Status::Over);
    let report = verify(&*houses[0].store, houses[0].tables.catalogue()).await.expect("a report");
    assert_eq!((report.games, report.differences), (1, Vec::new()));
    let posts: Vec<_> = houses[0].log(game).await.entries.iter().map(|logged| logged.number).collect();
    assert!(posts.windows(2).all(|pair| pair[0] + 1 == pair[1]), "no entry is missing or doubled");
}

#[tokio::test]
async fn numbers_are_never_given_twice_and_posts_rise() {
    let Some([one, other]) = two().await else { return };
    let open = |house: &House, number: u64| {
        let request = house.by(PersonId(100 + number));
        let tables = house.tables.clone();
        async move { tables.open(&request, new_table(channel(100 + number))).await.expect("a table").table.id() }
    };
    let opened = join_all((0..20).map(|number| open(if number % 2 == 0 { &one } else { &other }, number))).await;
    let distinct: std::collections::BTreeSet<_> = opened.iter().copied().collect();
    assert_eq!(distinct.len(), 20);
    assert!(opened.iter().all(|game| game.0 <= 20), "they are small, since people type them: {opened:?}");
    let game = opened[0];
    let mut newest = one.tables.look(game, None).await.expect("a table").message();
    for (number, house) in [&other, &one, &other, &one].into_iter().enumerate() {
        house.tables.join(&house.by(PersonId(200 + number as u64)), game).await.ok();
        let place = channel(300 + number as u64);
        let host = Request { manages: true, ..house.by(PersonId(100)) };
        house.tables.relocate(&host, game, place).await.expect("moved");
        let message = house.tables.look(game, None).await.expect("a table").message();
        assert!(message > newest, "{message:?} comes after {newest:?}");
        newest = message;
    }
}

#[tokio::test]
async fn one_process_leads_and_marks_and_the_next_one_takes_over() {
    let Some([one, other]) = two().await else { return };
    one.open(channel(1)).await;
    assert_eq!((one.store.lead().await, other.store.lead().await), (Ok(true), Ok(false)));
    let posts = one.store.due(NOON).await.expect("posts");
    assert_eq!(posts.len(), 1);
    assert_eq!(other.store.due(NOON).await, Err(StoreError::NotLeading));
    one.store.resign().await.expect("given back");
    assert_eq!(other.store.lead().await, Ok(true));
    let sent = store::DeliveryMark::Sent { message: Some("late".to_owned()) };
    assert_eq!(one.store.mark(posts[0].id, sent.clone()).await, Err(StoreError::NotLeading), "of an earlier epoch");
    let post = other.store.post(posts[0].id).await.expect("read").expect("a post");
    assert!(post.begun.is_some() && post.message.is_none(), "whoever takes over doubts what was sent");
    other.store.mark(posts[0].id, sent).await.expect("marked");
    assert_eq!(one.store.lead().await, Ok(false));
}

/// A courier that takes its time before it sends.
#[derive(Default)]
struct SlowCourier {
    begun: Notify,
    go_on: Notify,
    sent: AtomicU64,
}

impl Courier for SlowCourier {
    fn deliver<'a>(&'a self, _: &'a Delivery) -> BoxFuture<'a, Result<Option<String>, DeliveryError>> {
        Box::pin(async move {
            self.begun.notify_one();
            self.go_on.notified().await;
            self.sent.fetch_add(1, Ordering::Relaxed);
            Ok(Some("a message".to_owned()))
        })
    }

    fn find<'a>(&'a self, _: Address, _: &'a str) -> BoxFuture<'a, Result<Option<String>, DeliveryError>> {
        Box::pin(async { Ok(None) })
    }
}

/// It was about to send, for instance, when it was suspended.
#[tokio::test]
async fn a_process_that_no_longer_leads_does_not_finish_a_delivery() {
    let Some([one, _]) = two().await else { return };
    one.open(channel(1)).await;
    for leads in [false, true] {
        assert_eq!(one.store.lead().await, Ok(true));
        let courier = Arc::new(SlowCourier::default());
        let worker = OutboxWorker::new(one.tables.clone(), courier.clone());
        let delivering = tokio::spawn(async move { worker.deliver_due().await });
        courier.begun.notified().await;
        if !leads {
            one.store.resign().await.expect("given back");
        }
        courier.go_on.notify_one();
        delivering.await.expect("no panic");
        assert_eq!(courier.sent.load(Ordering::Relaxed), u64::from(leads));
    }
}

/// A notification may be lost, so whoever leads also looks by itself.
#[tokio::test]
async fn whoever_leads_looks_for_work_again_and_again() {
    let house = House::new().await;
    let (_stop, stopped) = watch::channel(false);
    let (leads, _leading) = watch::channel(Leader::default());
    let (tables, woken) = (house.tables.clone(), house.tables.clone());
    let led = tokio::spawn(async move { tables.lead(stopped, leads, |_| std::future::pending()).await });
    woken.woken().await;
    led.abort();
}

/// The one that leads hears of what the others keep.
#[tokio::test]
async fn whoever_leads_is_told_of_what_others_keep() {
    let Some([one, other]) = two().await else { return };
    assert_eq!(one.store.lead().await, Ok(true));
    let news = tokio::time::timeout(LEASE, one.store.wait_for_work());
    let kept = async {
        // Until it listens, nothing is heard.
        for number in 0.. {
            other.open(channel(number)).await;
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::select! {
        heard = news => heard.expect("it is told"),
        () = kept => {}
    }
}

#[tokio::test]
async fn work_is_done_by_whoever_leads_and_ends_with_it() {
    let Some([one, other]) = two().await else { return };
    let (stop, stopped) = watch::channel(false);
    let (leads, mut leading) = watch::channel(Leader::default());
    let tables = one.tables.clone();
    let led = tokio::spawn(async move {
        let work = |mut ended: watch::Receiver<bool>| async move { drop(ended.wait_for(|ended| *ended).await) };
        tables.lead(stopped, leads, work).await;
    });
    leading.wait_for(|leader| *leader == Leader::ThisProcess).await.expect("it leads");
    assert_eq!(other.store.lead().await, Ok(false));
    stop.send_replace(true);
    led.await.expect("no panic");
    assert_eq!(other.store.lead().await, Ok(true), "it gave the lease back");
}
