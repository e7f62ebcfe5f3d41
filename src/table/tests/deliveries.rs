//! Delivering posts: order, repetition, doubt, and trouble at the other end.

use std::collections::VecDeque;
use std::sync::Mutex;
use std::time::Duration;

use futures_util::future::BoxFuture;

use super::*;

/// The other end, as the test wants it.
#[derive(Default)]
struct Desk {
    /// What the next attempts come to; then everything arrives.
    script: Mutex<VecDeque<Undelivered>>,
    /// Whether a message that fails for unknown reasons arrives nonetheless.
    arrives_anyway: bool,
    /// Everything that arrived: nonce and what it was.
    arrived: Mutex<Vec<(String, String)>>,
    attempts: Mutex<u32>,
    looks: Mutex<u32>,
}

impl Desk {
    fn says(script: impl IntoIterator<Item = Undelivered>) -> Desk {
        Desk { script: Mutex::new(script.into_iter().collect()), ..Desk::default() }
    }

    fn arrived(&self) -> Vec<String> {
        self.arrived.lock().expect("a list").iter().map(|(_, what)| what.clone()).collect()
    }

    fn count(&self) -> (u32, u32) {
        (*self.attempts.lock().expect("a number"), *self.looks.lock().expect("a number"))
    }
}

fn short(parcel: &Parcel) -> String {
    match &parcel.task {
        Task::Send { post: Post::Turn { .. }, pings, current, .. } => {
            let pings: Vec<_> = pings.iter().map(PersonId::to_string).collect();
            format!("turn {}{}", pings.join(" "), if *current { "" } else { " old" })
        }
        Task::Send { post, .. } => serde_json::to_value(post).expect("a post")["kind"].as_str().expect("a kind").into(),
        Task::Edit { current, .. } => format!("edit{}", if *current { "" } else { " old" }),
        Task::Strip { .. } => "strip".to_owned(),
        Task::Delete { .. } => "delete".to_owned(),
    }
}

impl Courier for Desk {
    fn deliver<'a>(&'a self, parcel: &'a Parcel) -> BoxFuture<'a, Result<Option<String>, Undelivered>> {
        Box::pin(async move {
            *self.attempts.lock().expect("a number") += 1;
            let failure = self.script.lock().expect("a script").pop_front();
            let mut arrived = self.arrived.lock().expect("a list");
            let lost = failure.is_some() && !self.arrives_anyway;
            // Like Discord's, this desk recognises the nonce of a message it has just got.
            if !lost && !arrived.iter().any(|(nonce, _)| *nonce == parcel.nonce) {
                arrived.push((parcel.nonce.clone(), short(parcel)));
            }
            failure.map_or(Ok(Some(parcel.nonce.clone())), Err)
        })
    }

    fn find<'a>(&'a self, parcel: &'a Parcel) -> BoxFuture<'a, Result<Option<String>, Undelivered>> {
        Box::pin(async move {
            *self.looks.lock().expect("a number") += 1;
            let arrived = self.arrived.lock().expect("a list");
            Ok(arrived.iter().any(|(nonce, _)| *nonce == parcel.nonce).then(|| parcel.nonce.clone()))
        })
    }
}

fn unknown() -> Undelivered {
    Undelivered::Unknown { reason: "timeout".to_owned() }
}

fn postman(house: &House, desk: &Arc<Desk>) -> Postman {
    Postman::new(house.tables.clone(), desk.clone())
}

#[tokio::test]
async fn posts_arrive_once_and_in_order() {
    let house = House::new().await;
    house.at_turn(channel(1), &[ANA, BEN]).await;
    let desk = Arc::new(Desk::default());
    postman(&house, &desk).deliver_due().await;
    // Nobody is pinged for what they have done meanwhile, and only the newest message has buttons.
    let first = ["lobby", "edit old", "turn 1 old", "edit old", "strip", "turn 1"];
    assert_eq!(desk.arrived(), first);
    postman(&house, &desk).deliver_due().await;
    assert_eq!(desk.count(), (6, 0));
    assert!(house.posts().await.iter().all(|post| post.delivery == Delivery::Sent && post.error.is_none()));
}

#[tokio::test]
async fn a_failed_post_is_tried_again_at_growing_distance_and_holds_back_those_after_it() {
    let house = House::new().await;
    house.open(channel(1)).await;
    house.tables.join(&house.by(BEN), channel(1)).await.expect("a seat");
    house.open(channel(2)).await;
    let later = |delay| Undelivered::Later { reason: "rate limit".to_owned(), delay };
    let desk = Arc::new(Desk::says([later(None), later(None), later(Some(Duration::from_secs(30)))]));
    let postman = postman(&house, &desk);
    postman.deliver_due().await;
    // Both lobbies failed once; the edit of the first waits for its message.
    assert_eq!(desk.arrived(), [] as [&str; 0]);
    let due: Vec<_> = house.posts().await.iter().map(|post| (post.due.0 - NOON.0, post.attempts)).collect();
    assert_eq!(due, [(2, 1), (0, 0), (2, 1)]);
    house.clock.advance(Duration::from_secs(2));
    postman.deliver_due().await;
    assert_eq!(desk.arrived().len(), 1, "one lobby arrived, the other must wait as long as it was told");
    house.clock.advance(Duration::from_secs(29));
    postman.deliver_due().await;
    assert!(desk.arrived().len() <= 2, "{:?}", desk.arrived());
    house.clock.advance(Duration::from_secs(1));
    postman.deliver_due().await;
    assert_eq!(desk.arrived().len(), 3);
    assert_eq!(desk.count().1, 0, "what certainly did not arrive need not be looked for");
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
        postman(&house, &desk).deliver_due().await;
        house.clock.advance(Duration::from_secs(wait));
        postman(&house, &desk).deliver_due().await;
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
            house.store.mark(post.id, store::Mark::Sending { at: NOON }).await.expect("marked");
            if arrived_before {
                desk.arrived.lock().expect("a list").push((post.nonce.clone(), "lobby".to_owned()));
            }
            let house = house.restarted().await;
            house.clock.advance(Duration::from_secs(wait));
            postman(&house, &desk).deliver_due().await;
            assert_eq!(desk.arrived(), ["lobby"], "{wait} s later, arrived before: {arrived_before}");
            assert_eq!(desk.count().1, u32::from(wait > 120));
            assert_eq!(house.posts().await[0].delivery, Delivery::Sent);
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
    postman(&house, &desk).deliver_due().await;
    assert_eq!(desk.arrived(), ["lobby"]);
    assert_eq!(desk.count(), (0, 1));
}

#[tokio::test]
async fn when_somebody_must_change_something_the_host_is_told_once() {
    let house = House::new().await;
    house.open(channel(1)).await;
    let blocked = || Undelivered::Blocked { reason: "no permission to write".to_owned() };
    let desk = Arc::new(Desk::says([blocked()]));
    postman(&house, &desk).deliver_due().await;
    assert_eq!(desk.arrived(), ["undelivered"]);
    desk.script.lock().expect("a script").push_back(blocked());
    house.clock.advance(Duration::from_secs(10));
    postman(&house, &desk).deliver_due().await;
    house.clock.advance(Duration::from_secs(10));
    postman(&house, &desk).deliver_due().await;
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
    let desk = Arc::new(Desk::says([Undelivered::Never { reason: "the channel is gone".to_owned() }]));
    postman(&house, &desk).deliver_due().await;
    let posts = house.posts().await;
    assert!(posts.iter().all(|post| post.delivery == Delivery::Dropped && post.error.is_some()), "{posts:?}");
    assert_eq!(desk.count(), (1, 0));
}

#[tokio::test]
async fn the_postman_delivers_what_comes_and_what_falls_due_until_it_is_stopped() {
    let house = House::new().await;
    let desk = Arc::new(Desk::says([unknown()]));
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let running = tokio::spawn({
        let postman = postman(&house, &desk);
        async move { postman.run(async { stopped.await.unwrap_or_default() }).await }
    });
    house.open(channel(1)).await;
    while house.posts().await[0].attempts == 0 || house.posts().await[0].delivery == Delivery::Sending {
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
    house.first(game, ANA, "draw").await;
    let table = house.tables.look(game, None).await.expect("a table");
    let history = house.tables.history(&table, Since::LastTurn(Seat(1))).await.expect("a history");
    let missed: Vec<_> = history.lines.into_iter().map(|line| line.told).collect();
    let recap = Arc::new(Mutex::new(Vec::new()));
    struct Reader(Arc<Mutex<Vec<crate::engine::Told>>>);
    impl Courier for Reader {
        fn deliver<'a>(&'a self, parcel: &'a Parcel) -> BoxFuture<'a, Result<Option<String>, Undelivered>> {
            if let Task::Send { recap, .. } = &parcel.task {
                self.0.lock().expect("a list").clone_from(recap);
            }
            Box::pin(async { Ok(None) })
        }
        fn find<'a>(&'a self, _: &'a Parcel) -> BoxFuture<'a, Result<Option<String>, Undelivered>> {
            Box::pin(async { Ok(None) })
        }
    }
    Postman::new(house.tables.clone(), Arc::new(Reader(recap.clone()))).deliver_due().await;
    assert_eq!(*recap.lock().expect("a list"), missed);
    assert_eq!(missed.len(), 1);
}
