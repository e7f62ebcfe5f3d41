//! Outages of sending, row by row as they were found: one message, one ping, whatever Discord does meanwhile.
//!
//! The bot's clock stands still unless a test moves it, so nothing here depends on how fast a machine is.

use std::time::Duration;

use sandbox::{ChannelId, Fault, Message, Permissions, Person, Reply, Sandbox};
use serde_json::json;
use sqlx::{Connection, SqliteConnection};
use table::store::Store;
use table::{Clock, GameId, Refusal, SetClock, Status, Time};

use crate::stage::{Stage, TRIAL, choice, eventually, person_id, shown};

const FOR_EVER: u32 = u32::MAX;
const MESSAGES: &str = "/channels/{channel_id}/messages";
const NOON: Time = Time(1_767_225_600);

/// A game of two in a channel of its own, in which both are asked at first.
struct Outage {
    stage: Stage,
    clock: SetClock,
    channel: ChannelId,
    game: GameId,
    /// In the order of their seats.
    people: Vec<Person>,
    host: Person,
}

impl Outage {
    async fn new() -> Outage {
        let clock = SetClock::at(NOON);
        let stage = Stage::timed(TRIAL, &clock).await;
        let channel = stage.sandbox.add_channel(stage.sandbox.home(), "table");
        let people = stage.people(2);
        for person in &people {
            stage.slash(person, "settings", &[("confirm", json!("never")), ("language", json!("en"))]).await;
        }
        people[0].slash(channel, "game new", &[("seed", json!("outage"))]).await.expect("a table");
        stage.press(&people[1], channel, "join").await;
        stage.press(&people[0], channel, "start").await;
        stage.quiet().await;
        let game = stage.tables.look(stage.place(channel), None).await.expect("a table").id();
        let host = people[0].clone();
        let people = stage.by_seat(game, &people).await;
        Outage { stage, clock, channel, game, people, host }
    }

    fn sandbox(&self) -> &Sandbox {
        &self.stage.sandbox
    }

    /// From now on these requests meet this fault.
    fn breaks(&self, fault: Fault, method: &str) {
        self.sandbox().inject(fault.times(FOR_EVER).on(method, MESSAGES));
    }

    /// Does the first legal thing that begins so, typed in the conversation with the bot.
    async fn act(&self, seat: usize, verb: &str) -> Reply {
        let person = &self.people[seat];
        let table = self.stage.tables.seat(self.game, person_id(person)).await.expect("a seat");
        let found = table.choices().into_iter().find(|choice| choice.text.starts_with(verb)).expect("such a choice");
        person.slash(person.direct_channel(), "do", &[("choice", json!(found.text))]).await.expect("an answer")
    }

    async fn stake(&self) {
        for seat in [0, 1] {
            self.act(seat, "stake").await;
        }
    }

    /// Waits until nothing is left to deliver, as time goes on.
    async fn recovered(&self) {
        self.sandbox().clear_faults();
        for _ in 0..20_000 {
            if self.stage.store.next_due().await.expect("the outbox").is_none() {
                return;
            }
            self.clock.advance(Duration::from_secs(1));
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        panic!("something was never delivered");
    }

    /// Waits until an attempt has failed.
    async fn tried(&self) {
        let failed = |sandbox: &Sandbox| sandbox.recorded_since(0).iter().any(|request| request.status >= 400);
        eventually("an attempt is made", || failed(self.sandbox())).await;
    }

    /// Waits until all that is left to deliver must wait. Until when?
    async fn delayed(&self) -> Time {
        for _ in 0..20_000 {
            let due = self.stage.store.next_due().await.expect("the outbox");
            if let Some(due) = due.filter(|due| *due > self.clock.now()) {
                return due;
            }
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        panic!("nothing waits");
    }

    /// Waits until whatever could be tried now has been.
    async fn idle(&self) {
        for _ in 0..20_000 {
            if self.stage.store.due(self.clock.now()).await.expect("the outbox").is_empty() {
                return;
            }
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        panic!("something is still tried");
    }

    /// Every board that was posted here, as it was then.
    fn boards(&self) -> Vec<Message> {
        let sent = self.sandbox().sent().into_iter().filter(|post| post.channel == self.channel);
        sent.filter(|post| post.text().contains("Trial") && post.embeds.len() == 1).collect()
    }

    /// Messages that call for a turn, by direct message.
    fn direct(&self, seat: usize) -> Vec<Message> {
        let calls = self.stage.posts(self.people[seat].direct_channel()).into_iter();
        calls.filter(|post| post.custom_ids().iter().any(|id| id.starts_with("turn:"))).collect()
    }
}

#[tokio::test]
async fn after_an_outage_there_is_one_message_and_one_ping() {
    for status in [403, 503] {
        let outage = Outage::new().await;
        let (boards, pings) = (outage.boards().len(), outage.sandbox().pings());
        outage.breaks(Fault::fail(status), "POST");
        outage.stake().await;
        for seat in [0, 1, 0, 1, 0] {
            outage.act(seat, "draw").await;
        }
        outage.tried().await;
        if status == 403 {
            // Every new message is tried once; none of them may still be under way when writing works again.
            outage.idle().await;
        }
        outage.recovered().await;
        let called: Vec<_> = outage.sandbox().pings_since(pings).iter().map(|ping| ping.user).collect();
        assert_eq!(called, [outage.people[1].id()], "{status}");
        if status == 503 {
            assert_eq!(outage.boards().len(), boards + 1, "{status}");
        }
        // After it there may be a call to somebody whose direct messages were closed as well.
        let told: Vec<usize> =
            outage.boards()[boards..].iter().map(|post| post.text().to_lowercase().matches("draws").count()).collect();
        assert_eq!(told.first(), Some(&5), "the turn message tells all that happened: {told:?}");
    }
}

#[tokio::test]
async fn edits_never_delay_a_call() {
    let outage = Outage::new().await;
    let pings = outage.sandbox().pings();
    outage.breaks(Fault::fail(500), "PATCH");
    outage.stake().await;
    // The clock stands still: whatever waits for a repetition would wait for ever.
    eventually("the first is called", || outage.sandbox().pings() == pings + 1).await;
    outage.act(0, "draw").await;
    eventually("the second is called", || outage.sandbox().pings() == pings + 2).await;
    outage.recovered().await;
    let posts = outage.stage.posts(outage.channel);
    assert_eq!(posts.iter().filter(|post| !post.custom_ids().is_empty()).count(), 1, "old messages shrink in the end");
    assert_eq!(posts.iter().filter(|post| !post.embeds.is_empty()).count(), 1);
}

#[tokio::test]
async fn nothing_is_stored_where_the_bot_may_not_write() {
    let stage = Stage::new(TRIAL).await;
    let channel = stage.sandbox.add_channel(stage.sandbox.home(), "closed");
    stage.sandbox.deny(channel, stage.sandbox.bot(), Permissions::SEND_MESSAGES);
    let names = ["Send Messages", "Nachrichten senden", "Invia messaggi", "Отправлять сообщения"];
    for (person, name) in stage.people(4).iter().zip(names) {
        let reply = person.slash(channel, "game new", &[]).await.expect("an answer");
        assert!(reply.is_private() && reply.text().contains(name), "{}", reply.text());
        assert!(matches!(stage.tables.look(stage.place(channel), None).await, Err(Refusal::NoGameHere)));
        assert!(stage.tables.mine(person_id(person)).await.expect("a list").is_empty());
    }
    stage.sandbox.deny(channel, stage.sandbox.bot(), Permissions::EMBED_LINKS);
    let host = stage.people(1).remove(0);
    let reply = host.slash(channel, "game new", &[]).await.expect("an answer");
    assert!(reply.text().contains("Embed Links") && !reply.text().contains("Send Messages"), "{}", reply.text());
    stage.sandbox.grant(stage.sandbox.home(), host.id(), Permissions::MANAGE_EVENTS);
    if stage.sandbox.commands(None).iter().any(|command| command["name"] == "challenge") {
        let reply = host.slash(channel, "challenge post", &[]).await.expect("an answer");
        assert!(reply.text().contains("Embed Links"), "{}", reply.text());
    }
    stage.quiet().await;
    assert_eq!(stage.posts(channel).len(), 0);
}

#[tokio::test]
async fn in_a_blocked_channel_people_are_called_directly_and_using_the_bot_there_delivers_at_once() {
    let outage = Outage::new().await;
    let pings = outage.sandbox().pings();
    let boards = outage.boards().len();
    outage.sandbox().deny(outage.channel, outage.sandbox().bot(), Permissions::SEND_MESSAGES);
    outage.stake().await;
    eventually("who is asked is called", || outage.direct(0).len() == 1).await;
    outage.act(0, "draw").await;
    eventually("the next one as well", || outage.direct(1).len() == 1).await;
    let told = |sandbox: &Sandbox| {
        sandbox
            .messages(outage.host.direct_channel())
            .iter()
            .any(|post| post.text().contains("Send Messages"))
            .then_some(())
    };
    outage.sandbox().until(told).await.expect("the host is told");
    outage.sandbox().deny(outage.channel, outage.sandbox().bot(), Permissions::default());
    outage.people[0].slash(outage.channel, "help", &[]).await.expect("an answer");
    // The clock stands still.
    eventually("the board comes at once", || outage.boards().len() == boards + 1).await;
    outage.stage.quiet().await;
    assert_eq!(outage.sandbox().pings(), pings + 2, "each was called once");
}

#[tokio::test]
async fn who_takes_no_direct_messages_is_called_in_the_channel_when_it_works_again() {
    let outage = Outage::new().await;
    let pings = outage.sandbox().pings();
    outage.sandbox().accept_direct(outage.people[0].id(), false);
    outage.sandbox().deny(outage.channel, outage.sandbox().bot(), Permissions::SEND_MESSAGES);
    outage.stake().await;
    outage.tried().await;
    outage.sandbox().deny(outage.channel, outage.sandbox().bot(), Permissions::default());
    outage.recovered().await;
    let called: Vec<_> = outage.sandbox().pings_since(pings).iter().map(|ping| (ping.user, ping.channel)).collect();
    assert_eq!(called, [(outage.people[0].id(), outage.channel)]);
}

#[tokio::test]
async fn a_deleted_channel_ends_the_retries_and_the_game_continues_elsewhere() {
    let outage = Outage::new().await;
    let pings = outage.sandbox().pings();
    outage.sandbox().delete_channel(outage.channel);
    outage.stake().await;
    eventually("who is asked is called", || outage.direct(0).len() == 1).await;
    outage.stage.quiet().await;
    let command = format!("/game move game:{}", outage.game);
    let told = |sandbox: &Sandbox| {
        let posts = sandbox.messages(outage.host.direct_channel());
        posts.iter().any(|post| post.text().contains(&command)).then_some(())
    };
    outage.sandbox().until(told).await.expect("the host is told how to go on");
    let id = outage.game.to_string();
    let elsewhere = outage.sandbox().add_channel(outage.sandbox().home(), "elsewhere");
    let guest = outage.people.iter().find(|person| person.id() != outage.host.id()).expect("a guest");
    let refused = guest.slash(elsewhere, "game move", &[("game", json!(id))]).await.expect("an answer");
    assert!(refused.text().contains("host"), "{}", refused.text());
    let found = outage.host.autocomplete(elsewhere, "game move", &[], ("game", "")).await.expect("choices");
    assert_eq!(found.choice_values(), [json!(id)]);
    outage.host.slash(elsewhere, "game move", &[("game", json!(id))]).await.expect("an answer");
    outage.stage.quiet().await;
    let (message, press) = outage.stage.with_button(elsewhere, "turn").expect("the board is there");
    assert_eq!(outage.sandbox().pings(), pings + 1, "nobody is called twice");
    let panel = outage.people[0].press(message, &press).await.expect("a panel");
    outage.people[0].press(shown(&panel).id, &choice(shown(&panel))).await.expect("an answer");
    let place = outage.stage.place(elsewhere);
    assert_eq!(outage.stage.tables.look(place, None).await.expect("the game").id(), outage.game);
}

/// Lets time go on until this is done.
async fn as_time_goes_on<T>(clock: &SetClock, done: impl Future<Output = T>) -> T {
    let mut done = std::pin::pin!(done);
    loop {
        tokio::select! {
            done = &mut done => return done,
            () = tokio::time::sleep(Duration::from_millis(1)) => clock.advance(Duration::from_secs(1)),
        }
    }
}

#[tokio::test]
async fn registering_and_asking_for_the_gateway_are_tried_again() {
    let sandbox = Sandbox::start().await.expect("a sandbox");
    sandbox.inject(Fault::fail(500).times(3).on("GET", "/gateway/bot"));
    sandbox.inject(Fault::fail(500).times(3).on("PUT", "/commands"));
    let clock = SetClock::at(NOON);
    let stage = as_time_goes_on(&clock, Stage::timed_on(sandbox, TRIAL, &clock)).await;
    let person = stage.people(1).remove(0);
    let reply = stage.slash(&person, "help", &[]).await;
    assert!(reply.is_private());
}

#[tokio::test]
async fn retry_after_is_never_cut_short() {
    let outage = Outage::new().await;
    let boards = outage.boards().len();
    outage.sandbox().inject(Fault::rate_limit(Duration::from_millis(30_500)).on("POST", MESSAGES));
    outage.stake().await;
    let due = outage.delayed().await;
    // The second in which it was asked may have been almost over.
    assert_eq!(due, NOON.plus(Duration::from_secs(32)));
    // Nothing brings it forward.
    outage.people[0].slash(outage.channel, "help", &[]).await.expect("an answer");
    assert_eq!((outage.boards().len(), outage.stage.store.next_due().await), (boards, Ok(Some(due))));
    outage.recovered().await;
    assert_eq!(outage.boards().len(), boards + 1);
}

#[tokio::test]
async fn what_arrived_with_its_answer_lost_is_not_posted_twice() {
    let outage = Outage::new().await;
    let (boards, pings) = (outage.boards().len(), outage.sandbox().pings());
    outage.breaks(Fault::lose_answer(), "POST");
    outage.stake().await;
    eventually("it arrives", || outage.boards().len() == boards + 1).await;
    // For so long that Discord has forgotten its nonce; and what it would say now is something else.
    for seconds in [60, 60, 60, 60, 60, 60] {
        outage.clock.advance(Duration::from_secs(seconds));
        outage.sandbox().advance(Duration::from_secs(seconds));
        outage.stage.tables.look(outage.game, None).await.expect("the table");
    }
    let away = [("until", json!("2026-03-01")), ("note", json!("at sea"))];
    outage.people[1].slash(outage.people[1].direct_channel(), "away set", &away).await.expect("an answer");
    outage.recovered().await;
    assert_eq!(outage.boards().len(), boards + 1);
    assert_eq!(outage.sandbox().pings(), pings + 1);
}

/// A message without buttons bears its mark, too.
#[tokio::test]
async fn a_notice_whose_answer_was_lost_is_not_posted_twice() {
    let outage = Outage::new().await;
    let posts = outage.stage.posts(outage.channel).len();
    outage.breaks(Fault::lose_answer(), "POST");
    let asked = outage.host.slash(outage.channel, "game cancel", &[]).await.expect("an answer");
    let press = shown(&asked).custom_ids()[0].to_owned();
    outage.host.press(shown(&asked).id, &press).await.expect("an answer");
    eventually("it arrives", || outage.stage.posts(outage.channel).len() == posts + 1).await;
    outage.clock.advance(Duration::from_secs(600));
    outage.sandbox().advance(Duration::from_secs(600));
    outage.recovered().await;
    assert_eq!(outage.stage.posts(outage.channel).len(), posts + 1);
}

#[tokio::test]
async fn a_success_elsewhere_ends_the_delay() {
    let outage = Outage::new().await;
    let boards = outage.boards().len();
    outage.breaks(Fault::fail(503), "POST");
    outage.stake().await;
    outage.tried().await;
    // Many attempts later it would wait for minutes. Whatever else brings an attempt forward meanwhile does no harm.
    let failed = || {
        let requests = outage.sandbox().recorded_since(0).into_iter();
        requests.filter(|request| request.status == 503).count()
    };
    while failed() < 10 {
        let due = outage.delayed().await;
        outage.clock.set(due);
    }
    let due = outage.delayed().await;
    assert!(due.since(outage.clock.now()) > Duration::from_secs(60));
    outage.sandbox().clear_faults();
    outage.clock.advance(Duration::from_secs(5));
    assert_eq!(outage.boards().len(), boards);
    // Somebody uses the bot somewhere else.
    outage.people[0].slash(outage.people[0].direct_channel(), "help", &[]).await.expect("an answer");
    eventually("it comes at once", || outage.boards().len() == boards + 1).await;
}

#[tokio::test]
async fn a_double_click_shows_the_fresh_panel() {
    let outage = Outage::new().await;
    let person = &outage.people[0];
    let panel = person.slash(outage.channel, "turn", &[]).await.expect("a panel");
    let (panel, press) = (shown(&panel).id, choice(shown(&panel)));
    let (first, second) = tokio::join!(person.press(panel, &press), person.press_stale(panel, &press));
    for reply in [first, second] {
        let reply = reply.expect("an answer");
        assert!(matches!(reply, Reply::Updated(_)) && !reply.text().contains("out of date"), "{}", reply.text());
    }
    let table = outage.stage.tables.look(outage.game, None).await.expect("the table");
    assert_eq!(table.entries(), 1);
    // A panel that really is old says so.
    outage.act(1, "stake").await;
    let old = person.slash(outage.channel, "turn", &[]).await.expect("a panel");
    let reply = person.press_stale(shown(&old).id, &press).await.expect("an answer");
    assert!(reply.text().contains("out of date"), "{}", reply.text());
}

#[tokio::test]
async fn a_late_answer_updates_the_panel() {
    let outage = Outage::new().await;
    let person = outage.people[0].clone();
    let panel = person.slash(outage.channel, "turn", &[]).await.expect("a panel");
    let (message, id) = (shown(&panel).id, choice(shown(&panel)));
    let mut other = SqliteConnection::connect(&outage.stage.database).await.expect("a connection");
    sqlx::query("begin immediate").execute(&mut other).await.expect("the writer");
    let since = outage.sandbox().requests();
    let pressed = tokio::spawn(async move { person.press(message, &id).await });
    let acknowledged = || outage.sandbox().recorded_since(since).iter().any(|request| request.body["type"] == 6);
    eventually("it is acknowledged", acknowledged).await;
    sqlx::query("rollback").execute(&mut other).await.expect("the writer is free");
    let reply = pressed.await.expect("no panic").expect("an answer");
    assert!(matches!(&reply, Reply::Updated(updated) if updated.id == message), "{reply:?}");
}

#[tokio::test]
async fn pressed_twice_one_thread_is_opened() {
    let outage = Outage::new().await;
    let asked = outage.host.slash(outage.channel, "game new", &[]).await.expect("a question");
    let (message, press) = (shown(&asked).id, shown(&asked).custom_ids()[0].to_owned());
    assert!(press.starts_with("thread:"), "{press}");
    // The first is still at it when the second comes.
    outage.sandbox().inject(Fault::delay(Duration::from_millis(300)).on("POST", "/threads"));
    let first = tokio::spawn({
        let (host, press) = (outage.host.clone(), press.clone());
        async move { host.press(message, &press).await }
    });
    let second = tokio::spawn({
        let (host, press) = (outage.host.clone(), press.clone());
        async move { host.press_stale(message, &press).await }
    });
    first.await.expect("no panic").expect("an answer");
    outage.stage.quiet().await;
    let opened = outage.sandbox().recorded_since(0).into_iter().filter(|request| request.route.ends_with("/threads"));
    assert_eq!(opened.count(), 1);
    second.abort();
}

#[tokio::test]
async fn the_way_to_somebody_is_remembered() {
    let outage = Outage::new().await;
    outage.sandbox().deny(outage.channel, outage.sandbox().bot(), Permissions::SEND_MESSAGES);
    outage.stake().await;
    eventually("called", || outage.direct(0).len() == 1).await;
    for round in 1..4 {
        outage.act(0, "draw").await;
        eventually("called", || outage.direct(1).len() == round).await;
        outage.act(1, "draw").await;
        eventually("called", || outage.direct(0).len() == round + 1).await;
    }
    let opened = || {
        let requests = outage.sandbox().recorded_since(0).into_iter();
        requests.filter(|request| request.method == "POST" && request.route == "/users/@me/channels").count()
    };
    assert_eq!(opened(), 2, "once for each");
    // One that is gone is opened anew.
    outage.sandbox().delete_channel(outage.people[1].direct_channel());
    let table = outage.stage.tables.seat(outage.game, person_id(&outage.people[0])).await.expect("a seat");
    let found = table.choices().into_iter().find(|choice| choice.text.starts_with("draw")).expect("a choice");
    let in_channel = outage.people[0].slash(outage.channel, "do", &[("choice", json!(found.text))]).await;
    in_channel.expect("an answer");
    eventually("called", || outage.direct(1).len() == 1).await;
    assert_eq!(opened(), 3);
}

#[tokio::test]
async fn a_job_that_keeps_failing_holds_up_no_other() {
    let clock = SetClock::at(NOON);
    let stage = Stage::timed(TRIAL, &clock).await;
    let host = stage.people(1).remove(0);
    let channels = ["stuck", "fine"].map(|name| stage.sandbox.add_channel(stage.sandbox.home(), name));
    let mut games = Vec::new();
    for channel in channels {
        host.slash(channel, "game new", &[]).await.expect("a table");
        stage.quiet().await;
        games.push(stage.tables.look(stage.place(channel), None).await.expect("a table").id());
        clock.advance(Duration::from_secs(1));
    }
    let mut other = SqliteConnection::connect(&stage.database).await.expect("a connection");
    let sql = "create trigger stuck before update on games when new.id = 1 begin select raise(abort, 'stuck'); end";
    sqlx::query(sql).execute(&mut other).await.expect("a trigger");
    assert_eq!(games[0], GameId(1));
    clock.advance(Duration::from_secs(15 * 24 * 60 * 60));
    eventually("the other lobby is closed", || stage.posts(channels[1]).len() > 1).await;
    assert_eq!(stage.tables.look(games[0], None).await.expect("a table").status(), Status::Lobby);
    assert_eq!(stage.tables.look(games[1], None).await.expect("a table").status(), Status::Cancelled);
}
