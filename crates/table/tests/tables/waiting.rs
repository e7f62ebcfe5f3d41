//! Waiting well: who is reminded, when, where, and who is left in peace. The clock jumps; nobody sleeps.

use std::collections::BTreeSet;
use std::sync::Mutex;
use std::time::Duration;

use futures_util::future::BoxFuture;

use super::*;

const HOUR: Duration = Duration::from_secs(60 * 60);
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// Where everything arrives, except what somebody does not take directly.
#[derive(Default)]
struct Mailbox {
    closed: Mutex<BTreeSet<PersonId>>,
    got: Mutex<Vec<String>>,
}

impl Courier for Mailbox {
    fn deliver<'a>(&'a self, delivery: &'a Delivery) -> BoxFuture<'a, Result<Option<String>, DeliveryError>> {
        let refused = match delivery.address {
            Address::Person(person) => self.closed.lock().expect("a set").contains(&person),
            Address::Channel(_) => false,
        };
        if let (Instruction::Send { post, pings, .. }, false) = (&delivery.instruction, refused) {
            let kind = serde_json::to_value(post).expect("a post")["kind"].as_str().expect("a kind").to_owned();
            let pings: String = pings.iter().map(|person| format!(" {person}")).collect();
            let line = match delivery.address {
                Address::Channel(_) => format!("{kind}{pings}"),
                Address::Person(person) => format!("to {person}: {kind}{pings}"),
            };
            self.got.lock().expect("a list").push(line);
        }
        let answer = if refused {
            Err(DeliveryError::Never { reason: "closed".to_owned() })
        } else {
            Ok(Some(delivery.nonce.clone()))
        };
        Box::pin(async move { answer })
    }

    fn find<'a>(&'a self, _: Address, _: &'a str) -> BoxFuture<'a, Result<Option<String>, DeliveryError>> {
        Box::pin(async { Ok(None) })
    }
}

/// A house with a mailbox.
struct Waiting {
    house: House,
    mailbox: Arc<Mailbox>,
}

impl Waiting {
    async fn new() -> Waiting {
        Waiting { house: House::new().await, mailbox: Arc::default() }
    }

    /// A game in which the first of these people is to take a turn, at this moment.
    async fn at_turn(at: &str, people: &[PersonId]) -> (Waiting, GameId) {
        let waiting = Waiting::new().await;
        waiting.set(at);
        let game = waiting.house.at_turn(channel(1), people).await;
        waiting.news().await;
        (waiting, game)
    }

    /// Sets the clock to a moment in UTC.
    fn set(&self, at: &str) {
        self.house.clock.set(moment(at));
    }

    /// Jobs are done and everything is delivered. What arrived since the last time.
    async fn news(&self) -> Vec<String> {
        let scheduler = Scheduler::new(self.house.tables.clone());
        let worker = OutboxWorker::new(self.house.tables.clone(), self.mailbox.clone());
        for _ in 0..2 {
            scheduler.run_due().await.expect("jobs are seen to");
            worker.deliver_due().await;
        }
        std::mem::take(&mut *self.mailbox.got.lock().expect("a list"))
    }

    /// What arrives at each full hour of so many, with the hour it arrived after.
    async fn hours(&self, count: u32) -> Vec<(u32, String)> {
        let mut all = Vec::new();
        for hour in 1..=count {
            self.house.clock.advance(HOUR);
            all.extend(self.news().await.into_iter().map(|line| (hour, line)));
        }
        all
    }

    async fn wants(&self, person: PersonId, prefs: &[(&str, &str)]) {
        let prefs: Vec<Preference> =
            prefs.iter().map(|(name, text)| Preference::parse(name, text).expect("a habit")).collect();
        self.house.tables.set_reminder_prefs(&self.house.by(person), &prefs).await.expect("set");
    }

    async fn away(&self, person: PersonId, until: &str, note: Option<&str>) {
        self.house.tables.go_away(&self.house.by(person), until, note).await.expect("away");
    }

    /// Whoever is asked does the first thing that begins so.
    async fn does(&self, game: GameId, person: PersonId, verb: &str) {
        self.house.first(game, person, verb).await;
    }

    async fn restarted(self) -> Waiting {
        Waiting { house: self.house.restarted().await, mailbox: self.mailbox }
    }
}

fn moment(at: &str) -> Time {
    Time(format!("{at}:00Z").parse::<jiff::Timestamp>().expect("a moment").as_second())
}

const NONE: [String; 0] = [];

#[tokio::test]
async fn reminders_come_at_growing_distance_and_then_no_more() {
    let (waiting, _) = Waiting::at_turn("2026-01-01T12:00", &[ANA, BEN]).await;
    let all = waiting.hours(24 * 40).await;
    let hours: Vec<_> = all.iter().map(|(hour, _)| *hour).collect();
    assert_eq!(hours, [24, 60, 114, 186, 258, 330, 402, 474]);
    assert!(all.iter().all(|(_, line)| line == "reminder 1"), "{all:?}");
}

#[tokio::test]
async fn any_step_of_the_player_begins_the_wait_anew() {
    let (waiting, game) = Waiting::at_turn("2026-01-01T12:00", &[ANA, BEN]).await;
    assert_eq!(waiting.hours(30).await, [(24, "reminder 1".to_owned())]);
    // She plays a card, but does not say where yet: the turn is unfinished and goes on tomorrow.
    waiting.does(game, ANA, "play").await;
    assert_eq!(waiting.hours(24 + 36).await, [(24, "reminder 1".to_owned()), (60, "reminder 1".to_owned())]);
    // Taking it back is a step, too.
    waiting.house.tables.undo(&waiting.house.by(ANA), game, None).await.expect("undone");
    assert_eq!(waiting.hours(24).await, [(24, "reminder 1".to_owned())]);
}

#[tokio::test]
async fn of_several_only_those_still_missing_are_reminded_in_one_message() {
    let waiting = Waiting::new().await;
    let game = waiting.house.running(channel(1), &[ANA, BEN, CLEO]).await;
    assert_eq!(waiting.news().await, ["turn 1 2 3"]);
    waiting.house.clock.advance(2 * HOUR);
    waiting.does(game, BEN, "stake").await;
    assert_eq!(waiting.hours(22).await, [(22, "reminder 1 3".to_owned())]);
    // One is muted, so the other alone is reminded.
    let made = waiting.house.tables.now();
    waiting.house.tables.mute(&waiting.house.by(CLEO), game, made).await.expect("muted");
    assert_eq!(waiting.hours(36).await, [(36, "reminder 1".to_owned())]);
}

/// Tokens can be melted at any time, by anybody: that is offered, and nobody waits for it.
#[tokio::test]
async fn what_is_only_offered_is_never_waited_for() {
    let (waiting, game) = Waiting::at_turn("2026-01-01T12:00", &[ANA, BEN]).await;
    let offered = waiting.house.tables.seat(game, BEN).await.expect("a seat").choices();
    assert!(offered.iter().any(|choice| choice.text.starts_with("melt")), "{offered:?}");
    let table = waiting.house.tables.look(game, None).await.expect("a table");
    assert_eq!(table.player(Seat(1)).and_then(|player| player.since), None);
    assert_eq!(waiting.hours(24).await, [(24, "reminder 1".to_owned())]);
}

#[tokio::test]
async fn the_persons_interval_counts_before_the_tables() {
    let waiting = Waiting::new().await;
    let game = waiting.house.running(channel(1), &[ANA, BEN, CLEO]).await;
    waiting.news().await;
    waiting.wants(BEN, &[("reminders", "12h")]).await;
    waiting.wants(CLEO, &[("reminders", "off")]).await;
    let set = waiting.house.tables.set(&waiting.house.by(ANA), Owner::Game(game), "reminders", Some("48h")).await;
    set.expect("set");
    let first = [(12, "reminder 2".to_owned()), (30, "reminder 2".to_owned()), (48, "reminder 1".to_owned())];
    assert_eq!(waiting.hours(50).await, first);
    let set = waiting.house.tables.set(&waiting.house.by(BEN), Owner::Game(game), "reminders", Some("off")).await;
    assert!(matches!(set, Err(Refusal::NotAllowed(Right::Host))));
    let set = waiting.house.tables.set(&waiting.house.by(ANA), Owner::Game(game), "reminders", Some("1h")).await;
    assert!(matches!(set, Err(Refusal::Unfit(InvalidPreference::Value(_)))));
}

#[tokio::test]
async fn settings_that_change_while_a_reminder_is_queued_count_at_once() {
    let (waiting, game) = Waiting::at_turn("2026-01-01T12:00", &[ANA, BEN]).await;
    // Earlier than planned: the job that was moved on comes back.
    waiting.hours(13).await;
    waiting.wants(ANA, &[("reminders", "12h")]).await;
    assert_eq!(waiting.news().await, ["reminder 1"]);
    waiting.wants(ANA, &[("reminders", "48h")]).await;
    assert_eq!(waiting.hours(71).await, NONE.map(|line| (0, line)));
    // Due, and in the outbox, when she switches it off: it is not delivered.
    waiting.house.clock.advance(HOUR);
    Scheduler::new(waiting.house.tables.clone()).run_due().await.expect("seen to");
    let last = waiting.house.posts().await.pop().expect("a post");
    assert!(matches!(last.post, Post::Reminder { .. }) && last.delivery == DeliveryState::Waiting, "{last:?}");
    waiting.wants(ANA, &[("reminders", "off")]).await;
    assert_eq!(waiting.news().await, NONE);
    let last = waiting.house.store.post(last.id).await.expect("read").expect("a post");
    assert_eq!(last.delivery, DeliveryState::Dropped);
    // On again, by direct message.
    waiting.wants(ANA, &[("reminders", "table"), ("where", "direct")]).await;
    assert_eq!(waiting.hours(54).await, [(54, "to 1: reminder 1".to_owned())]);
    let _ = game;
}

#[tokio::test]
async fn a_queued_reminder_is_pointless_once_the_game_has_gone_on_or_ended() {
    for ending in ["moved", "cancelled", "over", "muted", "away", "snoozed"] {
        let (waiting, game) = Waiting::at_turn("2026-01-01T12:00", &[ANA, BEN]).await;
        waiting.house.clock.advance(DAY);
        Scheduler::new(waiting.house.tables.clone()).run_due().await.expect("seen to");
        let by = waiting.house.by(ANA);
        let (tables, now) = (&waiting.house.tables, waiting.house.tables.now());
        match ending {
            "moved" => waiting.does(game, ANA, "draw").await,
            "cancelled" => drop(tables.cancel(&by, game).await.expect("cancelled")),
            "muted" => drop(tables.mute(&by, game, now).await.expect("muted")),
            "snoozed" => drop(tables.snooze(&by, game, now).await.expect("snoozed")),
            "away" => waiting.away(ANA, "3d", None).await,
            _ => waiting.house.play(game, &mut Seed::from_number(1).stream("end"), 1_000).await,
        }
        let news = waiting.news().await;
        assert!(!news.iter().any(|line| line.starts_with("reminder")), "{ending}: {news:?}");
        let later = if ending == "moved" || ending == "snoozed" { 3 } else { 48 };
        assert_eq!(waiting.hours(later).await, NONE.map(|line| (0, line)), "{ending}");
    }
}

#[tokio::test]
async fn a_process_that_was_down_reminds_once_and_not_ten_times() {
    let (waiting, _) = Waiting::at_turn("2026-01-01T12:00", &[ANA, BEN]).await;
    let waiting = waiting.restarted().await;
    waiting.set("2026-01-20T12:00");
    assert_eq!(waiting.news().await, ["reminder 1"]);
    let waiting = waiting.restarted().await;
    assert_eq!(waiting.news().await, NONE);
    assert_eq!(waiting.hours(36).await, [(36, "reminder 1".to_owned())]);
}

#[tokio::test]
async fn a_reminder_is_made_once_whatever_fails() {
    let (waiting, _) = Waiting::at_turn("2026-01-01T12:00", &[ANA, BEN]).await;
    waiting.house.clock.advance(DAY);
    let scheduler = Scheduler::new(waiting.house.tables.clone());
    for step in 1.. {
        waiting.house.store.faults().at(step);
        let _ = scheduler.run_due().await;
        waiting.house.store.faults().at(0);
        let reminded = waiting.house.posts().await.iter().any(|post| matches!(post.post, Post::Reminder { .. }));
        if reminded {
            assert!(step > 4, "several statements could fail");
            break;
        }
        // A job that failed is tried again after at most an hour.
        waiting.house.clock.advance(HOUR);
    }
    assert_eq!(waiting.news().await, ["reminder 1"]);
}

#[tokio::test]
async fn snooze_puts_off_and_mute_ends_it_for_this_turn() {
    let (waiting, game) = Waiting::at_turn("2026-01-01T12:00", &[ANA, BEN]).await;
    assert_eq!(waiting.hours(24).await.len(), 1);
    let made = waiting.house.tables.now();
    let reply = waiting.house.tables.snooze(&waiting.house.by(ANA), game, made).await.expect("snoozed");
    assert_eq!(reply.answer, Answer::Snoozed { game, until: made.plus(4 * HOUR) });
    assert_eq!(waiting.hours(10).await, [(4, "reminder 1".to_owned())]);
    waiting.house.tables.mute(&waiting.house.by(ANA), game, made).await.expect("muted");
    assert_eq!(waiting.hours(24 * 20).await, NONE.map(|line| (0, line)));
    // The next turn is another one.
    waiting.does(game, ANA, "draw").await;
    waiting.does(game, BEN, "draw").await;
    assert_eq!(waiting.news().await, ["turn 1"]);
    assert_eq!(waiting.hours(24).await, [(24, "reminder 1".to_owned())]);
}

#[tokio::test]
async fn an_old_reminder_cannot_be_answered_in_a_later_turn() {
    let (waiting, game) = Waiting::at_turn("2026-01-01T12:00", &[ANA, BEN]).await;
    waiting.hours(24).await;
    let made = waiting.house.tables.now();
    waiting.house.clock.advance(HOUR);
    assert_eq!(kind(waiting.house.tables.mute(&waiting.house.by(BEN), game, made).await), "not-your-turn");
    assert_eq!(kind(waiting.house.tables.mute(&waiting.house.by(CLEO), game, made).await), "not-seated");
    waiting.does(game, ANA, "draw").await;
    assert_eq!(kind(waiting.house.tables.snooze(&waiting.house.by(BEN), game, made).await), "stale");
    waiting.does(game, BEN, "draw").await;
    assert_eq!(kind(waiting.house.tables.mute(&waiting.house.by(ANA), game, made).await), "stale");
    waiting.news().await;
    assert_eq!(waiting.hours(24).await, [(24, "reminder 1".to_owned())]);
}

#[tokio::test]
async fn what_falls_into_quiet_hours_waits_until_they_end() {
    // Lisbon in winter shows UTC. The reminder would be due at 23:00.
    let (waiting, game) = Waiting::at_turn("2026-01-01T23:00", &[ANA, BEN]).await;
    waiting.set("2026-01-01T23:30");
    waiting.wants(ANA, &[("quiet", "22:00-08:00"), ("zone", "Europe/Lisbon")]).await;
    assert_eq!(waiting.news().await, NONE);
    waiting.set("2026-01-02T23:59");
    assert_eq!(waiting.news().await, NONE);
    waiting.set("2026-01-03T07:59");
    assert_eq!(waiting.news().await, NONE);
    waiting.set("2026-01-03T08:00");
    assert_eq!(waiting.news().await, ["reminder 1"]);
    // A process that comes up in the night waits, too.
    waiting.set("2026-01-06T03:00");
    assert_eq!(waiting.news().await, NONE);
    waiting.set("2026-01-06T08:00");
    assert_eq!(waiting.news().await, ["reminder 1"]);
    // Snoozed in the evening: it says when she will really hear of it.
    waiting.set("2026-01-06T20:00");
    let made = waiting.house.tables.now();
    let reply = waiting.house.tables.snooze(&waiting.house.by(ANA), game, made).await.expect("snoozed");
    assert_eq!(reply.answer, Answer::Snoozed { game, until: moment("2026-01-07T08:00") });
    waiting.set("2026-01-07T07:59");
    assert_eq!(waiting.news().await, NONE);
    waiting.set("2026-01-07T08:00");
    assert_eq!(waiting.news().await, ["reminder 1"]);
}

/// The clocks of Berlin change at 01:00 UTC on 29 March and 25 October 2026.
#[tokio::test]
async fn quiet_hours_end_by_the_clock_on_the_wall() {
    for (asked, ends) in [("2026-03-27T22:30", "2026-03-29T06:00"), ("2026-10-23T22:30", "2026-10-25T07:00")] {
        let (waiting, _) = Waiting::at_turn(asked, &[ANA, BEN]).await;
        waiting.wants(ANA, &[("quiet", "22:00-08:00"), ("zone", "Europe/Berlin")]).await;
        // Asked in the night, but called before she wanted quiet: the reminder falls into the next night.
        waiting.house.clock.set(Time(moment(ends).0 - 1));
        assert_eq!(waiting.news().await, NONE, "{ends}");
        waiting.set(ends);
        assert_eq!(waiting.news().await, ["reminder 1"], "{ends}");
    }
}

#[tokio::test]
async fn a_turn_in_quiet_hours_is_told_at_once_and_called_when_they_end() {
    let (waiting, game) = Waiting::at_turn("2026-01-01T12:00", &[ANA, BEN]).await;
    waiting.wants(BEN, &[("quiet", "22:00-08:00"), ("zone", "UTC"), ("reminders", "off")]).await;
    waiting.set("2026-01-01T23:00");
    waiting.does(game, ANA, "draw").await;
    assert_eq!(waiting.news().await, ["turn"], "the message is there, but it pings nobody");
    waiting.set("2026-01-02T07:59");
    assert_eq!(waiting.news().await, NONE);
    waiting.set("2026-01-02T08:00");
    assert_eq!(waiting.news().await, ["reminder 2"], "the call is no reminder: those he switched off");
    assert_eq!(waiting.hours(72).await, NONE.map(|line| (0, line)));
    // With reminders the first comes a whole interval after the call.
    waiting.wants(BEN, &[("reminders", "24h")]).await;
    waiting.news().await;
    waiting.does(game, BEN, "draw").await;
    waiting.set("2026-01-10T23:00");
    waiting.does(game, ANA, "draw").await;
    waiting.news().await;
    waiting.set("2026-01-11T08:00");
    assert_eq!(waiting.news().await, ["reminder 2"]);
    assert_eq!(waiting.hours(24).await, [(24, "reminder 2".to_owned())]);
    // Who has taken the turn before the night is over needs no call.
    waiting.does(game, BEN, "draw").await;
    waiting.set("2026-01-12T23:00");
    waiting.does(game, ANA, "draw").await;
    waiting.news().await;
    waiting.set("2026-01-13T01:00");
    waiting.does(game, BEN, "draw").await;
    waiting.news().await;
    waiting.set("2026-01-13T08:00");
    assert_eq!(waiting.news().await, NONE);
}

/// Due in the evening, but Discord could be reached only in the night.
#[tokio::test]
async fn a_reminder_that_is_late_into_quiet_hours_waits_for_the_morning() {
    let (waiting, _) = Waiting::at_turn("2026-01-01T21:50", &[ANA, BEN]).await;
    waiting.wants(ANA, &[("quiet", "22:00-08:00"), ("zone", "UTC")]).await;
    waiting.set("2026-01-02T21:50");
    Scheduler::new(waiting.house.tables.clone()).run_due().await.expect("seen to");
    waiting.set("2026-01-02T22:10");
    assert_eq!(waiting.news().await, NONE);
    waiting.set("2026-01-03T07:59");
    assert_eq!(waiting.news().await, NONE);
    waiting.set("2026-01-03T08:00");
    assert_eq!(waiting.news().await, ["reminder 1"]);
}

#[tokio::test]
async fn a_direct_message_that_nobody_takes_is_said_in_the_channel() {
    let (waiting, _) = Waiting::at_turn("2026-01-01T12:00", &[ANA, BEN]).await;
    waiting.wants(ANA, &[("where", "direct")]).await;
    assert_eq!(waiting.hours(24).await, [(24, "to 1: reminder 1".to_owned())]);
    waiting.mailbox.closed.lock().expect("a set").insert(ANA);
    assert_eq!(waiting.hours(36).await, [(36, "reminder 1".to_owned())]);
}

#[tokio::test]
async fn nobody_calls_who_is_away_and_on_return_one_message_lists_all() {
    let (waiting, first) = Waiting::at_turn("2026-01-01T12:00", &[ANA, BEN]).await;
    let second = waiting.house.at_turn(channel(2), &[ANA, CLEO]).await;
    waiting.news().await;
    waiting.away(ANA, "2026-01-10", Some("at <@5> sea")).await;
    let table = waiting.house.tables.look(first, None).await.expect("a table");
    let absent = waiting.house.tables.absent(&table).await.expect("known");
    let absence = Absence { until: moment("2026-01-10T00:00"), note: Some("at <@5> sea".to_owned()) };
    assert_eq!(absent, [(Seat(0), absence)]);
    assert_eq!(waiting.hours(24 * 8).await, NONE.map(|line| (0, line)));
    // Meanwhile a third game asks her: the turn message is there, but does not call.
    waiting.house.at_turn(channel(3), &[ANA, BEN]).await;
    let news = waiting.news().await;
    assert!(news.iter().all(|line| !line.contains(" 1")), "{news:?}");
    waiting.set("2026-01-10T00:00");
    assert_eq!(waiting.news().await, ["to 1: return 1"]);
    assert_eq!(waiting.house.tables.waiting_for(ANA).await.expect("a list").len(), 3);
    assert_eq!(waiting.house.tables.absent(&table).await.expect("known"), []);
    // From then on she is waited for as anybody.
    let after = waiting.hours(24).await;
    assert_eq!(after, [(); 3].map(|()| (24, "reminder 1".to_owned())));
    let _ = second;
}

#[tokio::test]
async fn an_absence_that_ends_in_quiet_hours_is_over_when_those_are() {
    let (waiting, _) = Waiting::at_turn("2026-01-01T12:00", &[ANA, BEN]).await;
    waiting.wants(ANA, &[("quiet", "22:00-08:00"), ("zone", "Europe/Lisbon"), ("where", "channel")]).await;
    waiting.away(ANA, "2026-01-05", None).await;
    waiting.set("2026-01-05T00:00");
    assert_eq!(waiting.news().await, NONE);
    waiting.set("2026-01-05T07:59");
    assert_eq!(waiting.news().await, NONE);
    let waiting = waiting.restarted().await;
    waiting.set("2026-01-05T08:00");
    assert_eq!(waiting.news().await, ["return 1"], "where she wants it");
    // The wait counts from the end of the absence, and what is due at midnight waits for the morning.
    assert_eq!(waiting.hours(24).await, [(24, "reminder 1".to_owned())]);
}

#[tokio::test]
async fn who_is_back_early_is_waited_for_again_and_hears_of_it_only_once() {
    let (waiting, game) = Waiting::at_turn("2026-01-01T12:00", &[ANA, BEN]).await;
    waiting.away(ANA, "10d", None).await;
    assert_eq!(waiting.hours(24).await, NONE.map(|line| (0, line)));
    assert!(waiting.house.tables.come_back(&waiting.house.by(ANA)).await.expect("back"));
    assert!(!waiting.house.tables.come_back(&waiting.house.by(ANA)).await.expect("back"));
    assert_eq!(waiting.hours(24).await, [(24, "reminder 1".to_owned())]);
    assert_eq!(waiting.hours(24 * 10).await.iter().filter(|(_, line)| line.contains("return")).count(), 0);
    // A return message that does not arrive directly is said where she plays; nothing is said if nothing waits.
    waiting.mailbox.closed.lock().expect("a set").insert(ANA);
    waiting.away(ANA, "1d", None).await;
    assert_eq!(waiting.hours(24).await, [(24, "return 1".to_owned())]);
    waiting.away(ANA, "1d", None).await;
    waiting.does(game, ANA, "draw").await;
    waiting.news().await;
    assert_eq!(waiting.hours(23).await, NONE.map(|line| (0, line)));
    let news = waiting.hours(1).await;
    assert!(!news.iter().any(|(_, line)| line.contains("return")), "{news:?}");
}

#[tokio::test]
async fn whoever_wants_it_hears_that_they_are_next() {
    let (waiting, game) = Waiting::at_turn("2026-01-01T12:00", &[ANA, BEN, CLEO]).await;
    waiting.wants(CLEO, &[("heads-up", "true")]).await;
    waiting.does(game, ANA, "draw").await;
    assert_eq!(waiting.news().await, ["turn 2", "to 3: next 3"]);
    waiting.does(game, BEN, "draw").await;
    assert_eq!(waiting.news().await, ["turn 3"]);
    waiting.does(game, CLEO, "draw").await;
    assert_eq!(waiting.news().await, ["turn 1"]);
    // Not when it comes too late, and not while she is away.
    waiting.does(game, ANA, "draw").await;
    waiting.does(game, BEN, "draw").await;
    assert!(!waiting.news().await.contains(&"to 3: next 3".to_owned()));
    waiting.does(game, CLEO, "draw").await;
    waiting.away(CLEO, "1d", None).await;
    waiting.does(game, ANA, "draw").await;
    let news = waiting.news().await;
    assert!(news.contains(&"turn 2".to_owned()) && !news.iter().any(|line| line.contains("next")), "{news:?}");
}

#[tokio::test]
async fn a_game_without_a_move_goes_to_sleep_and_any_move_wakes_it() {
    let (waiting, game) = Waiting::at_turn("2026-01-01T12:00", &[ANA, BEN]).await;
    waiting.away(ANA, "80d", None).await;
    waiting.set("2026-03-02T11:59");
    waiting.news().await;
    let asleep = async || {
        let table = waiting.house.tables.look(game, None).await.expect("a table");
        table.is_asleep(waiting.house.tables.now())
    };
    assert!(!asleep().await);
    let refreshed = async || waiting.house.posts().await.iter().filter(|post| post.post == Post::Refresh).count();
    let before = refreshed().await;
    waiting.set("2026-03-02T12:00");
    waiting.news().await;
    assert!(asleep().await);
    assert_eq!(refreshed().await, before + 1, "its message says so");
    waiting.house.tables.come_back(&waiting.house.by(ANA)).await.expect("back");
    assert_eq!(waiting.hours(24 * 10).await, NONE.map(|line| (0, line)), "nobody is reminded");
    // An unfinished step is enough.
    waiting.does(game, ANA, "play").await;
    waiting.news().await;
    assert!(!asleep().await);
    assert_eq!(waiting.hours(24).await, [(24, "reminder 1".to_owned())]);
}

#[tokio::test]
async fn a_lobby_that_closes_says_why() {
    let waiting = Waiting::new().await;
    waiting.house.open(channel(1)).await;
    assert_eq!(waiting.news().await, ["lobby"]);
    waiting.house.clock.advance(14 * DAY);
    assert_eq!(waiting.news().await, ["expired"]);
}

#[tokio::test]
async fn a_private_try_reminds_nobody_in_public() {
    let waiting = Waiting::new().await;
    let house = &waiting.house;
    let new = NewChallenge {
        server: Some(ServerId(9)),
        channel: ChannelId(1),
        game: Some("lisboa".to_owned()),
        title: "Sunday".to_owned(),
        closes: house.tables.now().plus(80 * DAY),
        repeats: None,
        season: false,
        seed: None,
        from: None,
        language: None,
    };
    let request = Request { manages: true, ..house.by(ANA) };
    let challenge = house.tables.post_challenge(&request, new).await.expect("a challenge");
    house.tables.play_challenge(&house.by(ANA), challenge).await.expect("a try");
    let said = waiting.hours(24 * 70).await;
    assert!(said.iter().all(|(_, line)| line == "challenge" || line.starts_with("edit")), "{said:?}");
}

#[tokio::test]
async fn a_forgotten_person_leaves_nothing_behind() {
    let (waiting, _) = Waiting::at_turn("2026-01-01T12:00", &[ANA, BEN]).await;
    waiting.wants(ANA, &[("quiet", "22:00-08:00"), ("zone", "Europe/Lisbon"), ("where", "direct")]).await;
    waiting.away(ANA, "2d", Some("at sea")).await;
    waiting.house.tables.forget(&waiting.house.by(ANA)).await.expect("forgotten");
    assert_eq!(waiting.house.tables.reminder_prefs(ANA).await.expect("prefs"), ReminderPrefs::default());
    let jobs = waiting.house.store.jobs(Time(i64::MAX), 99).await.expect("jobs");
    assert!(!jobs.iter().any(|scheduled| scheduled.job == Job::Return(ANA)), "{jobs:?}");
    let said = waiting.hours(24 * 5).await;
    let said: Vec<&str> = said.iter().map(|(_, line)| line.as_str()).collect();
    assert_eq!(said, ["seat-open"], "nobody is there to be reminded");
}

#[tokio::test]
async fn quiet_hours_need_a_zone() {
    let waiting = Waiting::new().await;
    let hours = Preference::parse("quiet", "22:00-08:00").expect("hours");
    let refused = waiting.house.tables.set_reminder_prefs(&waiting.house.by(ANA), &[hours]).await;
    assert!(matches!(refused, Err(Refusal::Unfit(InvalidPreference::NoZone))));
    assert_eq!(waiting.house.tables.reminder_prefs(ANA).await.expect("prefs"), ReminderPrefs::default());
}
