//! Delivering posts: order, repetition, doubt, and failures at the other end.

use std::collections::VecDeque;
use std::sync::Mutex;
use std::time::Duration;

use futures_util::future::BoxFuture;

use super::*;

/// The other end, as the test wants it.
#[derive(Default)]
pub(super) struct Desk {
    /// What the next attempts come to; then everything arrives.
    script: Mutex<VecDeque<DeliveryError>>,
    /// Whether a message that fails for unknown reasons arrives nonetheless.
    arrives_anyway: bool,
    edits_fail: bool,
    /// Those who take no direct messages.
    closed: Vec<PersonId>,
    /// How many lines the last turn message told.
    told: Mutex<usize>,
    /// Everything that arrived: nonce and what it was.
    arrived: Mutex<Vec<(String, String)>>,
    attempts: Mutex<u32>,
    looks: Mutex<u32>,
}

impl Desk {
    fn says(script: impl IntoIterator<Item = DeliveryError>) -> Desk {
        Desk { script: Mutex::new(script.into_iter().collect()), ..Desk::default() }
    }

    fn arrived(&self) -> Vec<String> {
        self.arrived.lock().expect("a list").iter().map(|(_, what)| what.clone()).collect()
    }

    fn count(&self) -> (u32, u32) {
        (*self.attempts.lock().expect("a number"), *self.looks.lock().expect("a number"))
    }
}

fn short(delivery: &Delivery) -> String {
    match &delivery.instruction {
        Instruction::Send { post: Post::Turn { .. }, pings, .. } => {
            let pings: Vec<_> = pings.iter().map(PersonId::to_string).collect();
            format!("turn {}", pings.join(" "))
        }
        Instruction::Send { post: Post::Call { .. }, pings, .. } => format!("call {}", pings[0]),
        Instruction::Send { post, .. } => {
            serde_json::to_value(post).expect("a post")["kind"].as_str().expect("a kind").into()
        }
        Instruction::Edit { current, .. } => format!("edit{}", if *current { "" } else { " old" }),
        Instruction::Shrink { .. } => "shrink".to_owned(),
        Instruction::Delete { .. } => "delete".to_owned(),
    }
}

impl Courier for Desk {
    fn deliver<'a>(&'a self, delivery: &'a Delivery) -> BoxFuture<'a, Result<Option<String>, DeliveryError>> {
        Box::pin(async move {
            *self.attempts.lock().expect("a number") += 1;
            let failure = match (&delivery.instruction, delivery.address) {
                (Instruction::Edit { .. } | Instruction::Shrink { .. }, _) if self.edits_fail => {
                    Some(DeliveryError::Later { reason: "500".to_owned(), delay: None })
                }
                (_, Address::Person(person)) if self.closed.contains(&person) => {
                    Some(DeliveryError::Never { reason: "closed".to_owned() })
                }
                _ => self.script.lock().expect("a script").pop_front(),
            };
            if let Instruction::Send { post: Post::Turn { .. }, recap, .. } = &delivery.instruction {
                *self.told.lock().expect("a number") = recap.len();
            }
            let mut arrived = self.arrived.lock().expect("a list");
            let lost = failure.is_some() && !self.arrives_anyway;
            // Like Discord's, this desk recognises the nonce of a message it has just got.
            if !lost && !arrived.iter().any(|(nonce, _)| *nonce == delivery.nonce) {
                arrived.push((delivery.nonce.clone(), short(delivery)));
            }
            failure.map_or(Ok(Some(delivery.nonce.clone())), Err)
        })
    }

    fn find<'a>(&'a self, _: Address, nonce: &'a str) -> BoxFuture<'a, Result<Option<String>, DeliveryError>> {
        Box::pin(async move {
            *self.looks.lock().expect("a number") += 1;
            let arrived = self.arrived.lock().expect("a list");
            Ok(arrived.iter().any(|(known, _)| known == nonce).then(|| nonce.to_owned()))
        })
    }
}

fn unknown() -> DeliveryError {
    DeliveryError::Unknown { reason: "timeout".to_owned() }
}

fn worker(house: &House, desk: &Arc<Desk>) -> OutboxWorker {
    OutboxWorker::new(house.tables.clone(), desk.clone())
}

#[tokio::test]
async fn posts_arrive_once_and_in_order() {
    let house = House::new().await;
    let game = house.at_turn(channel(1), &[ANA, BEN]).await;
    let desk = Arc::new(Desk::default());
    worker(&house, &desk).deliver_due().await;
    // What another message has taken the place of is not sent, and nobody is pinged for what they have done meanwhile.
    assert_eq!(desk.arrived(), ["turn 1"]);
    house.first(game, ANA, "draw").await;
    worker(&house, &desk).deliver_due().await;
    assert_eq!(desk.arrived(), ["turn 1", "turn 2", "shrink"], "what takes the place of a message is there first");
    worker(&house, &desk).deliver_due().await;
    assert_eq!(desk.count(), (3, 0));
    assert!(house.posts().await.iter().all(|post| post.delivery != DeliveryState::Waiting));
}

/// D1: three turns are taken while nothing can be sent.
#[tokio::test]
async fn after_an_outage_one_message_tells_everything_and_calls_everybody_once() {
    let house = House::new().await;
    let game = house.running(channel(1), &[ANA, BEN, CLEO]).await;
    let desk = Arc::new(Desk::default());
    worker(&house, &desk).deliver_due().await;
    assert_eq!(desk.arrived(), ["turn 1 2 3"]);
    desk.script.lock().expect("a script").push_back(unknown());
    for person in [ANA, BEN, CLEO] {
        house.first(game, person, "stake").await;
    }
    for person in [ANA, BEN, CLEO, ANA] {
        worker(&house, &desk).deliver_due().await;
        house.first(game, person, "draw").await;
    }
    house.clock.advance(Duration::from_secs(60));
    worker(&house, &desk).deliver_due().await;
    let turns: Vec<_> = desk.arrived().into_iter().filter(|what| what.starts_with("turn")).collect();
    assert_eq!(turns, ["turn 1 2 3", "turn 2"]);
    let table = house.tables.look(game, None).await.expect("a table");
    let all = house.tables.history(&table, Since::Entry(0)).await.expect("a history").lines.len();
    assert_eq!(*desk.told.lock().expect("a number"), all, "nothing of the turns between is left out");
}

/// Somebody whose question was announced by a message that was dropped is called by the next one.
#[tokio::test]
async fn whoever_a_dropped_message_would_have_called_is_called_by_the_next() {
    let house = House::new().await;
    let game = house.running(channel(1), &[ANA, BEN]).await;
    let desk = Arc::new(Desk::default());
    // The message that calls both is never delivered; then the game goes elsewhere, which is another message.
    house.tables.relocate(&house.by(ANA), game, channel(2)).await.expect("moved");
    worker(&house, &desk).deliver_due().await;
    assert_eq!(desk.arrived(), ["turn 1 2"]);
    house.tables.relocate(&house.by(ANA), game, channel(3)).await.expect("moved");
    worker(&house, &desk).deliver_due().await;
    assert!(desk.arrived().contains(&"turn ".to_owned()), "nobody is called twice: {:?}", desk.arrived());
}

/// D2: a change that fails holds up nothing.
#[tokio::test]
async fn changes_never_hold_up_messages() {
    let house = House::new().await;
    let game = house.running(channel(1), &[ANA, BEN]).await;
    let desk = Arc::new(Desk { edits_fail: true, ..Desk::default() });
    worker(&house, &desk).deliver_due().await;
    for person in [ANA, BEN] {
        house.first(game, person, "stake").await;
        worker(&house, &desk).deliver_due().await;
    }
    assert_eq!(desk.arrived(), ["turn 1 2", "turn 1"]);
}

/// D4: those who are called hear of it wherever they can be reached, once.
#[tokio::test]
async fn who_cannot_be_called_in_the_channel_is_called_directly_and_not_again() {
    let house = House::new().await;
    house.running(channel(1), &[ANA, BEN]).await;
    let blocked = || DeliveryError::Blocked { reason: "permission".to_owned() };
    let desk = Arc::new(Desk::says([blocked()]));
    worker(&house, &desk).deliver_due().await;
    let mut direct = desk.arrived();
    direct.sort();
    assert_eq!(direct, ["call 1", "call 2", "undelivered"]);
    house.tables.channel_works(ChannelId(1)).await;
    worker(&house, &desk).deliver_due().await;
    assert_eq!(desk.arrived()[3..], ["turn "], "at once, and without another call");
}

#[tokio::test]
async fn who_takes_no_direct_messages_is_called_when_the_channel_works() {
    let house = House::new().await;
    house.running(channel(1), &[ANA, BEN]).await;
    let blocked = || DeliveryError::Blocked { reason: "permission".to_owned() };
    let desk = Arc::new(Desk { closed: vec![BEN], ..Desk::says([blocked()]) });
    worker(&house, &desk).deliver_due().await;
    house.clock.advance(Duration::from_secs(10));
    worker(&house, &desk).deliver_due().await;
    let mut arrived = desk.arrived();
    arrived.sort();
    assert_eq!(arrived, ["call 1", "call 2", "turn ", "undelivered"]);
}

#[tokio::test]
async fn a_success_elsewhere_ends_the_delay_of_an_outage() {
    let house = House::new().await;
    house.open(channel(1)).await;
    let desk = Arc::new(Desk::says((0..8).map(|_| unknown())));
    let worker = worker(&house, &desk);
    for _ in 0..8 {
        worker.deliver_due().await;
        house.clock.set(house.store.next_due().await.expect("the outbox").expect("a post"));
    }
    house.clock.set(Time(house.clock.now().0 - 100));
    worker.deliver_due().await;
    assert_eq!(desk.arrived(), [] as [&str; 0], "it would wait for minutes");
    house.open(channel(2)).await;
    worker.deliver_due().await;
    assert_eq!(desk.arrived(), ["lobby", "lobby"]);
}

#[tokio::test]
async fn a_failed_post_is_tried_again_at_growing_distance_and_holds_back_those_after_it() {
    let house = House::new().await;
    house.open(channel(1)).await;
    house.tables.join(&house.by(BEN), channel(1)).await.expect("a seat");
    house.open(channel(2)).await;
    let later = |delay| DeliveryError::Later { reason: "rate limit".to_owned(), delay };
    let desk = Arc::new(Desk::says([later(None), later(None), later(Some(Duration::from_secs(30)))]));
    let worker = worker(&house, &desk);
    worker.deliver_due().await;
    // Both lobbies failed once; the edit of the first waits for its message.
    assert_eq!(desk.arrived(), [] as [&str; 0]);
    let due: Vec<_> = house.posts().await.iter().map(|post| (post.due.0 - NOON.0, post.attempts)).collect();
    assert_eq!(due, [(2, 1), (0, 0), (2, 1)]);
    house.clock.advance(Duration::from_secs(2));
    worker.deliver_due().await;
    // Which of the two is asked to wait is chance; if it is the second, the edit of the first arrives as well.
    let lobbies = || desk.arrived().iter().filter(|what| *what == "lobby").count();
    assert_eq!(lobbies(), 1, "one lobby arrived, the other must wait as long as it was told");
    // What is a whole second here may have been almost over.
    house.clock.advance(Duration::from_secs(30));
    worker.deliver_due().await;
    assert_eq!(lobbies(), 1, "{:?}", desk.arrived());
    house.clock.advance(Duration::from_secs(1));
    worker.deliver_due().await;
    assert_eq!(desk.arrived().len(), 3);
    assert_eq!(desk.count().1, 0, "what certainly did not arrive need not be looked for");
}

/// A message arrives, the store fails before that is recorded, and the game goes on: the message must not be forgotten.
#[tokio::test]
async fn whatever_statement_of_a_delivery_fails_the_store_knows_what_has_arrived() {
    let mut unrecorded = 0;
    for step in 1..20 {
        let house = House::new().await;
        let game = house.at_turn(channel(1), &[ANA, BEN]).await;
        let desk = Arc::new(Desk::default());
        worker(&house, &desk).deliver_due().await;
        house.first(game, ANA, "draw").await;
        house.store.faults().at(step);
        worker(&house, &desk).deliver_due().await;
        house.store.faults().at(0);
        let sent = |posts: &[Outgoing]| posts.iter().filter(|post| post.delivery == DeliveryState::Sent).count();
        unrecorded += desk.arrived().len() - sent(&house.posts().await);
        house.first(game, BEN, "draw").await;
        worker(&house, &desk).deliver_due().await;
        let arrived = desk.arrived.lock().expect("a list").clone();
        for post in house.posts().await {
            let there = arrived.iter().any(|(nonce, _)| *nonce == post.nonce);
            assert_eq!(post.delivery == DeliveryState::Sent, there, "step {step}: {post:?}");
        }
    }
    assert!(unrecorded > 0, "some step fails between the two");
}

/// Nobody knows whether it arrived: within two minutes the nonce tells, later our own eyes.
#[tokio::test]
async fn a_doubtful_post_is_repeated_with_its_nonce_and_later_only_after_looking() {
    for (wait, arrives_anyway, looks, attempts) in
        [(60, true, 0, 2), (60, false, 0, 2), (121, true, 1, 1), (121, false, 1, 2)]
    {
        let house = House::new().await;
        house.open(channel(1)).await;
        let desk = Arc::new(Desk { arrives_anyway, ..Desk::says([unknown()]) });
        worker(&house, &desk).deliver_due().await;
        house.clock.advance(Duration::from_secs(wait));
        worker(&house, &desk).deliver_due().await;
        assert_eq!(desk.arrived(), ["lobby"], "after {wait} s");
        assert_eq!(desk.count(), (attempts, looks), "after {wait} s, arrived {arrives_anyway}");
    }
}

#[tokio::test]
async fn a_crash_while_sending_neither_loses_nor_doubles_the_message() {
    for wait in [1, 600] {
        for arrived_before in [true, false] {
            let house = House::new().await;
            house.open(channel(1)).await;
            let desk = Arc::new(Desk::default());
            let post = &house.posts().await[0];
            house.store.mark(post.id, store::DeliveryMark::Sending { at: NOON }).await.expect("marked");
            if arrived_before {
                desk.arrived.lock().expect("a list").push((post.nonce.clone(), "lobby".to_owned()));
            }
            let house = house.restarted().await;
            house.clock.advance(Duration::from_secs(wait));
            worker(&house, &desk).deliver_due().await;
            assert_eq!(desk.arrived(), ["lobby"], "{wait} s later, arrived before: {arrived_before}");
            assert_eq!(desk.count().1, u32::from(wait > 120));
            assert_eq!(house.posts().await[0].delivery, DeliveryState::Sent);
        }
    }
}

/// That it was being sent may not have reached the disk when the power failed.
#[tokio::test]
async fn what_is_left_at_a_start_is_looked_for_even_if_nobody_remembers_sending_it() {
    let house = House::new().await;
    house.open(channel(1)).await;
    let desk = Arc::new(Desk::default());
    let nonce = house.posts().await[0].nonce.clone();
    desk.arrived.lock().expect("a list").push((nonce, "lobby".to_owned()));
    let house = house.restarted().await;
    house.clock.advance(Duration::from_secs(600));
    worker(&house, &desk).deliver_due().await;
    assert_eq!(desk.arrived(), ["lobby"]);
    assert_eq!(desk.count(), (0, 1));
}

#[tokio::test]
async fn when_somebody_must_change_something_the_host_is_told_once() {
    let house = House::new().await;
    house.open(channel(1)).await;
    let blocked = || DeliveryError::Blocked { reason: "no permission to write".to_owned() };
    let desk = Arc::new(Desk::says([blocked()]));
    worker(&house, &desk).deliver_due().await;
    assert_eq!(desk.arrived(), ["undelivered"]);
    desk.script.lock().expect("a script").push_back(blocked());
    house.clock.advance(Duration::from_secs(10));
    worker(&house, &desk).deliver_due().await;
    house.clock.advance(Duration::from_secs(10));
    worker(&house, &desk).deliver_due().await;
    assert_eq!(desk.arrived(), ["undelivered", "lobby"]);
    let notice = house.posts().await.into_iter().find(|post| post.address == Address::Person(ANA));
    let reason = "no permission to write".to_owned();
    assert_eq!(notice.map(|post| post.post), Some(Post::Undelivered { reason, challenge: None }));
}

#[tokio::test]
async fn what_can_never_arrive_is_given_up_with_what_would_have_changed_it() {
    let house = House::new().await;
    house.open(channel(1)).await;
    house.tables.join(&house.by(BEN), channel(1)).await.expect("a seat");
    let desk = Arc::new(Desk::says([DeliveryError::Never { reason: "the channel is gone".to_owned() }]));
    worker(&house, &desk).deliver_due().await;
    let posts = house.posts().await;
    assert!(posts.iter().all(|post| post.delivery == DeliveryState::Dropped && post.error.is_some()), "{posts:?}");
    assert_eq!(desk.count(), (1, 0));
}

#[tokio::test]
async fn the_outbox_worker_delivers_what_comes_and_what_falls_due_until_it_is_stopped() {
    let house = House::new().await;
    let desk = Arc::new(Desk::says([unknown()]));
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let running = tokio::spawn({
        let worker = worker(&house, &desk);
        async move { worker.run(async { stopped.await.unwrap_or_default() }).await }
    });
    house.open(channel(1)).await;
    while house.posts().await[0].attempts == 0 || house.posts().await[0].delivery == DeliveryState::Sending {
        tokio::task::yield_now().await;
    }
    // Whenever it begins to wait, time goes on until the post falls due again.
    while desk.arrived().is_empty() {
        house.clock.advance(Duration::from_secs(1));
        tokio::task::yield_now().await;
    }
    stop.send(()).expect("it runs");
    running.await.expect("it ends");
    assert_eq!(desk.arrived(), ["lobby"]);
}

#[tokio::test]
async fn a_turn_message_brings_what_its_player_has_missed() {
    let house = House::new().await;
    let game = house.at_turn(channel(1), &[ANA, BEN]).await;
    worker(&house, &Arc::default()).deliver_due().await;
    house.first(game, ANA, "draw").await;
    let table = house.tables.look(game, None).await.expect("a table");
    let history = house.tables.history(&table, Since::LastTurn(Seat(1))).await.expect("a history");
    let missed: Vec<_> = history.lines.into_iter().map(|line| line.told).collect();
    let recap = Arc::new(Mutex::new(Vec::new()));
    struct Reader(Arc<Mutex<Vec<engine::Narration>>>);
    impl Courier for Reader {
        fn deliver<'a>(&'a self, delivery: &'a Delivery) -> BoxFuture<'a, Result<Option<String>, DeliveryError>> {
            if let Instruction::Send { recap, .. } = &delivery.instruction {
                self.0.lock().expect("a list").clone_from(recap);
            }
            Box::pin(async { Ok(None) })
        }
        fn find<'a>(&'a self, _: Address, _: &'a str) -> BoxFuture<'a, Result<Option<String>, DeliveryError>> {
            Box::pin(async { Ok(None) })
        }
    }
    OutboxWorker::new(house.tables.clone(), Arc::new(Reader(recap.clone()))).deliver_due().await;
    assert_eq!(*recap.lock().expect("a list"), missed);
    assert_eq!(missed.len(), 1);
}
