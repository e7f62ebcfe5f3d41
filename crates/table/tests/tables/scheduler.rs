//! What falls due by itself: once, in time, and whatever happens meanwhile.

use std::time::Duration;

use super::*;

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

impl House {
    /// Sees to everything that is due now.
    async fn run_jobs(&self) {
        Scheduler::new(self.tables.clone()).run_due().await.expect("jobs are seen to");
    }

    async fn status(&self, game: GameId) -> Status {
        self.tables.look(game, None).await.expect("a table").status()
    }
}

#[tokio::test]
async fn a_lobby_closes_after_two_weeks_in_which_nobody_came() {
    let house = House::new().await;
    let game = house.open(channel(1)).await;
    house.clock.advance(DAY * 13);
    house.run_jobs().await;
    assert_eq!(house.status(game).await, Status::Lobby);
    house.tables.join(&house.by(BEN), game).await.expect("a seat");
    house.clock.advance(DAY * 13);
    house.run_jobs().await;
    assert_eq!(house.status(game).await, Status::Lobby, "somebody came");
    house.clock.advance(DAY);
    house.run_jobs().await;
    assert_eq!(house.status(game).await, Status::Cancelled);
    assert_eq!(house.store.next_job().await, Ok(None));
    assert_eq!(kind(house.tables.open(&house.by(BEN), new_table(channel(1))).await), "accepted");
}

#[tokio::test]
async fn a_lobby_closes_although_the_process_was_down_when_it_was_due() {
    let house = House::new().await;
    let game = house.open(channel(1)).await;
    let house = house.restarted().await;
    house.clock.advance(DAY * 30);
    house.run_jobs().await;
    assert_eq!(house.status(game).await, Status::Cancelled);
}

#[tokio::test]
async fn a_game_that_has_begun_is_not_closed() {
    let house = House::new().await;
    let game = house.running(channel(1), &[ANA, BEN]).await;
    house.clock.advance(DAY * 15);
    house.run_jobs().await;
    assert_eq!(house.status(game).await, Status::Running);
}

#[tokio::test]
async fn a_job_is_done_once_whatever_fails() {
    let house = House::new().await;
    let game = house.open(channel(1)).await;
    house.clock.advance(DAY * 14);
    let scheduler = Scheduler::new(house.tables.clone());
    for step in 1.. {
        house.store.faults().at(step);
        let _ = scheduler.run_due().await;
        house.store.faults().at(0);
        if house.store.next_job().await == Ok(None) {
            break;
        }
        assert_eq!(house.status(game).await, Status::Lobby, "step {step}");
        // A job that failed is tried again after at most an hour.
        house.clock.advance(DAY / 24);
    }
    house.run_jobs().await;
    assert_eq!(house.status(game).await, Status::Cancelled);
    let shrunk = house.posts().await.into_iter().filter(|post| matches!(post.post, Post::Shrink { .. })).count();
    assert_eq!(shrunk, 1, "closed once");
}

#[tokio::test]
async fn the_scheduler_wakes_when_the_time_has_come_and_ends_when_told() {
    let house = House::new().await;
    let game = house.open(channel(1)).await;
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let scheduler = Scheduler::new(house.tables.clone());
    let running = tokio::spawn(async move { scheduler.run(async { drop(stopped.await) }).await });
    house.clock.advance(DAY * 15);
    while house.status(game).await == Status::Lobby {
        tokio::task::yield_now().await;
    }
    drop(stop);
    running.await.expect("it ends");
}

#[tokio::test]
async fn a_job_that_keeps_failing_holds_up_no_other_and_is_tried_again_ever_later() {
    let house = House::new().await;
    let (stuck, fine) = (house.open(channel(1)).await, house.open(channel(2)).await);
    let sql = "create trigger stuck before update on games when new.id = 1 begin select raise(abort, 'stuck'); end";
    house.store.pragma(sql).await;
    assert_eq!(stuck, GameId(1));
    house.clock.advance(DAY * 14);
    let scheduler = Scheduler::new(house.tables.clone());
    let mut waits = Vec::new();
    for _ in 0..4 {
        let next = scheduler.run_due().await.expect("the store itself is well");
        let now = house.tables.now();
        assert_eq!((house.status(stuck).await, house.status(fine).await), (Status::Lobby, Status::Cancelled));
        waits.push(house.store.next_job().await.expect("the agenda").expect("a job").since(now).as_secs());
        house.clock.advance(next.since(now));
    }
    assert_eq!(waits, [4, 8, 16, 32]);
    house.store.pragma("drop trigger stuck").await;
    house.clock.advance(DAY / 24);
    house.run_jobs().await;
    assert_eq!(house.status(stuck).await, Status::Cancelled);
}

#[tokio::test]
async fn a_job_that_cannot_even_be_put_off_holds_up_no_other() {
    let house = House::new().await;
    let (stuck, fine) = (house.open(channel(1)).await, house.open(channel(2)).await);
    let sql = "create trigger stuck before delete on agenda when old.job = 'close-lobby:1'
               begin select raise(abort, 'stuck'); end";
    house.store.pragma(sql).await;
    house.clock.advance(DAY * 14);
    let scheduler = Scheduler::new(house.tables.clone());
    assert!(scheduler.run_due().await.is_err(), "the operator is told");
    assert_eq!((house.status(stuck).await, house.status(fine).await), (Status::Lobby, Status::Cancelled));
}
