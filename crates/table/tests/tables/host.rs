//! What happens to the machine: its disk is full, its clock is set, its games are verified while people play.

use std::future::poll_fn;
use std::pin::pin;
use std::sync::Mutex;
use std::task::Poll;
use std::time::Duration;

use futures_util::future::BoxFuture;

use super::*;

const MINUTE: Duration = Duration::from_secs(60);
const HOUR: Duration = Duration::from_secs(60 * 60);
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// Takes every message, and may make the store refuse writes when it does.
struct Receiver {
    store: Arc<Database>,
    then_refuses: Mutex<bool>,
    /// The nonces of everything that was sent.
    sent: Mutex<Vec<String>>,
    failure: Mutex<Option<DeliveryError>>,
}

impl Receiver {
    fn new(house: &House) -> Arc<Receiver> {
        let (sent, failure) = (Mutex::default(), Mutex::default());
        Arc::new(Receiver { store: house.store.clone(), then_refuses: Mutex::new(false), sent, failure })
    }

    fn sent(&self) -> Vec<String> {
        self.sent.lock().expect("a list").clone()
    }
}

impl Courier for Receiver {
    fn deliver<'a>(&'a self, delivery: &'a Delivery) -> BoxFuture<'a, Result<Option<String>, DeliveryError>> {
        Box::pin(async move {
            if let Some(failure) = self.failure.lock().expect("a failure").take() {
                return Err(failure);
            }
            let refuses = *self.then_refuses.lock().expect("a switch");
            if refuses {
                self.store.pragma("pragma query_only = on").await;
            }
            self.sent.lock().expect("a list").push(delivery.nonce.clone());
            Ok(Some(delivery.nonce.clone()))
        })
    }

    fn find<'a>(&'a self, _: Address, _: &'a str) -> BoxFuture<'a, Result<Option<String>, DeliveryError>> {
        Box::pin(async { Ok(None) })
    }
}

fn needed(house: &House) -> Vec<Need> {
    house.tables.needs().open().into_iter().map(|(need, _)| need).collect()
}

#[tokio::test]
async fn a_message_that_could_not_be_recorded_is_not_sent_again() {
    let house = House::new().await;
    house.running(channel(1), &[ANA, BEN]).await;
    let receiver = Receiver::new(&house);
    let worker = OutboxWorker::new(house.tables.clone(), receiver.clone());
    *receiver.then_refuses.lock().expect("a switch") = true;
    worker.deliver_due().await;
    let sent = receiver.sent();
    assert_eq!((sent.len(), needed(&house)), (1, vec![Need::Permission]));
    for _ in 0..5 {
        // Longer than the receiver remembers nonces.
        house.clock.advance(3 * MINUTE);
        worker.deliver_due().await;
    }
    assert_eq!(receiver.sent(), sent);
    house.store.pragma("pragma query_only = off").await;
    worker.deliver_due().await;
    assert_eq!(receiver.sent(), sent);
    assert!(house.posts().await.iter().all(|post| post.delivery != DeliveryState::Waiting));
    assert_eq!(needed(&house), []);
}

#[tokio::test]
async fn nothing_is_sent_while_nothing_can_be_recorded() {
    let house = House::new().await;
    let game = house.at_turn(channel(1), &[ANA, BEN]).await;
    let receiver = Receiver::new(&house);
    let worker = OutboxWorker::new(house.tables.clone(), receiver.clone());
    worker.deliver_due().await;
    house.first(game, ANA, "draw").await;
    house.store.pragma("pragma query_only = on").await;
    assert!(house.tables.heartbeat().await.is_err());
    let sent = receiver.sent();
    worker.deliver_due().await;
    assert_eq!(receiver.sent(), sent);
    house.store.pragma("pragma query_only = off").await;
    house.tables.heartbeat().await.expect("kept");
    worker.deliver_due().await;
    assert!(receiver.sent().len() > sent.len());
}

/// Looking again is left to the clock, which stands still here.
#[tokio::test]
async fn the_first_change_that_is_kept_ends_the_wait() {
    let house = House::new().await;
    house.store.pragma("pragma max_page_count = 1").await;
    let mut number = 0;
    loop {
        number += 1;
        match house.tables.open(&house.by(PersonId(number)), new_table(channel(number))).await {
            Ok(_) => assert!(number < 1_000, "there was room for everything"),
            Err(Refusal::Unavailable(StoreError::Full)) => break,
            Err(other) => panic!("{other:?}"),
        }
    }
    assert_eq!(needed(&house), [Need::Space]);
    let mut waiting = Box::pin(house.tables.writable_again());
    assert!(futures_util::poll!(&mut waiting).is_pending());
    house.store.pragma("pragma max_page_count = 1000000").await;
    house.open(channel(2_000)).await;
    waiting.await;
    assert_eq!(needed(&house), []);
}

/// The work is interrupted wherever it waits, and somebody moves meanwhile.
#[tokio::test]
async fn games_are_verified_as_of_one_moment_while_people_play() {
    let house = House::new().await;
    let mut random = Seed::from_number(8).stream("play");
    let game = house.at_turn(channel(1), &[ANA, BEN, CLEO]).await;
    for stop in 1..40 {
        let mut verifying = pin!(verify(&*house.store, house.tables.catalogue()));
        let mut polls = 0;
        let early = poll_fn(|context| {
            polls += 1;
            if polls > stop { Poll::Ready(None) } else { verifying.as_mut().poll(context).map(Some) }
        });
        let report = match early.await {
            Some(report) => report,
            None => {
                house.play(game, &mut random, 1).await;
                verifying.await
            }
        };
        assert_eq!(report.expect("a report").differences, [], "stopped at {stop}");
    }
}

#[tokio::test]
async fn a_post_that_waits_is_sent_in_time_although_the_clock_is_put_back() {
    let house = House::new().await;
    house.running(channel(1), &[ANA, BEN]).await;
    let receiver = Receiver::new(&house);
    let worker = OutboxWorker::new(house.tables.clone(), receiver.clone());
    *receiver.failure.lock().expect("a failure") = Some(DeliveryError::Later { reason: "503".to_owned(), delay: None });
    worker.deliver_due().await;
    assert_eq!(receiver.sent(), [""; 0]);
    house.clock.jump(house.clock.now().minus(3 * HOUR));
    house.clock.advance(2 * Duration::from_secs(1));
    worker.deliver_due().await;
    assert_eq!(receiver.sent().len(), 1);
}

#[tokio::test]
async fn nothing_is_closed_or_deleted_within_an_hour_of_a_jump_of_the_clock() {
    let house = House::new().await;
    let scheduler = Scheduler::new(house.tables.clone());
    let (lobby, game) = (house.open(channel(1)).await, house.running(channel(2), &[ANA, BEN]).await);
    scheduler.run_due().await.expect("jobs");
    house.clock.jump(NOON.plus(70 * DAY));
    scheduler.run_due().await.expect("jobs");
    assert_eq!(needed(&house), [Need::Clock]);
    house.clock.jump(NOON);
    for _ in 0..60 {
        scheduler.run_due().await.expect("jobs");
        house.clock.advance(MINUTE);
    }
    let status = async |game| house.tables.look(game, None).await.expect("a table").status();
    assert_eq!((status(lobby).await, status(game).await), (Status::Lobby, Status::Running));
    scheduler.run_due().await.expect("jobs");
    assert_eq!(needed(&house), [], "the clock has run evenly for an hour");
    let jobs: Vec<Job> =
        house.store.jobs(Time(i64::MAX), 9).await.expect("jobs").into_iter().map(|scheduled| scheduled.job).collect();
    assert!(jobs.contains(&Job::CloseLobby(lobby)) && jobs.contains(&Job::Remind(game)), "{jobs:?}");
    // From then on everything goes its way.
    house.clock.advance(15 * DAY);
    scheduler.run_due().await.expect("jobs");
    assert_eq!(status(lobby).await, Status::Cancelled);
}

async fn program_setting(house: &House, name: &str) -> Option<String> {
    house.store.settings(Owner::Program).await.expect("settings").remove(name)
}

#[tokio::test]
async fn a_jump_of_the_clock_is_no_outage_and_a_clock_in_1970_is_not_recorded() {
    let house = House::new().await;
    for time in [NOON, NOON.plus(70 * DAY), Time(1_000), NOON.plus(MINUTE)] {
        house.clock.jump(time);
        house.tables.heartbeat().await.expect("kept");
        assert_eq!(program_setting(&house, "outages").await, None);
        let alive = program_setting(&house, "alive").await.expect("a time");
        assert_eq!(alive == time.0.to_string(), time != Time(1_000), "{alive}");
    }
    house.clock.advance(2 * HOUR);
    house.tables.clock_settled().await;
    house.clock.advance(HOUR);
    house.tables.heartbeat().await.expect("kept");
    assert!(program_setting(&house, "outages").await.is_some(), "an hour without a sign of life is one");
}

#[tokio::test]
async fn heartbeats_go_on_when_the_clock_is_put_back() {
    let house = House::new().await;
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let scheduler = Scheduler::new(house.tables.clone());
    let running = tokio::spawn(async move { scheduler.run(async { drop(stopped.await) }).await });
    let alive_at = async |time: Time| {
        for _ in 0..10_000 {
            if program_setting(&house, "alive").await == Some(time.0.to_string()) {
                return;
            }
            house.tables.wake_scheduler();
            tokio::task::yield_now().await;
        }
        panic!("there was no heartbeat");
    };
    alive_at(NOON).await;
    house.clock.jump(NOON.plus(2 * HOUR));
    house.clock.advance(MINUTE);
    alive_at(NOON.plus(2 * HOUR + MINUTE)).await;
    house.clock.jump(NOON);
    house.clock.advance(MINUTE);
    alive_at(NOON.plus(MINUTE)).await;
    drop(stop);
    running.await.expect("it ends");
}
