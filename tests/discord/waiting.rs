//! Waiting over the real protocol: reminders, quiet hours, absences. The bot's clock jumps; Discord's does not matter.

use std::time::Duration;

use sandbox::{ChannelId, Message, Person, Reply};
use serde_json::json;
use table::store::Store;
use table::{Clock, GameId, SetClock, Time};

use crate::stage::{Stage, TRIAL, person_id, shown};

const HOUR: Duration = Duration::from_secs(60 * 60);

/// A stage with a clock, and a game of two in which the stakes are set and one is to take a turn.
struct Wait {
    stage: Stage,
    clock: SetClock,
    game: GameId,
    /// Whose turn it is, and the other.
    people: Vec<Person>,
}

fn moment(text: &str) -> Time {
    Time(format!("{text}:00Z").parse::<jiff::Timestamp>().expect("a moment").as_second())
}

impl Wait {
    async fn at(text: &str) -> Wait {
        let clock = SetClock::at(moment(text));
        let stage = Stage::timed(TRIAL, &clock).await;
        let people = stage.people(2);
        let game = stage.started(&people, games::TRIAL, "waiting").await;
        let people = stage.by_seat(game, &people).await;
        let wait = Wait { stage, clock, game, people };
        for person in &wait.people {
            wait.stage.slash(person, "settings", &[("confirm", json!("never"))]).await;
            wait.act(person, "stake").await;
        }
        wait
    }

    /// Does the first legal thing that begins so.
    async fn act(&self, person: &Person, verb: &str) {
        let seat = self.stage.tables.seat(self.game, person_id(person)).await.expect("a seat");
        let choices = seat.choices();
        let choice = choices.iter().find(|choice| choice.text.starts_with(verb)).expect("such a choice");
        self.stage.slash(person, "do", &[("choice", json!(choice.text))]).await;
        self.stage.quiet().await;
    }

    /// Takes a whole turn.
    async fn turn(&self, person: &Person) {
        self.act(person, "draw").await;
    }

    /// Time goes on; everything that falls due is done and delivered.
    async fn until(&self, text: &str) {
        self.clock.set(moment(text));
        self.settle().await;
    }

    async fn after(&self, duration: Duration) {
        self.clock.advance(duration);
        self.settle().await;
    }

    async fn settle(&self) {
        for _ in 0..20_000 {
            if self.stage.store.jobs(self.clock.now(), 1).await.expect("jobs").is_empty() {
                return self.stage.quiet().await;
            }
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        panic!("a job was never seen to");
    }

    /// The people who were pinged since then, each as often as they were.
    fn pinged(&self, since: usize) -> Vec<u64> {
        self.stage.sandbox.pings_since(since).iter().map(|ping| ping.user.0).collect()
    }

    fn pings(&self) -> usize {
        self.stage.sandbox.pings()
    }

    fn newest(&self, channel: ChannelId) -> Message {
        self.stage.posts(channel).pop().expect("a message")
    }

    async fn press(&self, person: &Person, message: &Message, verb: &str) -> Reply {
        let id = message.custom_ids().into_iter().find(|id| id.starts_with(verb)).expect("a button").to_owned();
        person.press(message.id, &id).await.expect("an answer")
    }
}

#[tokio::test]
async fn a_reminder_pings_just_the_one_who_is_missing_and_can_be_snoozed_and_muted() {
    let wait = Wait::at("2026-01-01T12:00").await;
    let (general, ana, ben) = (wait.stage.general(), &wait.people[0], &wait.people[1]);
    let before = wait.pings();
    wait.after(24 * HOUR - Duration::from_secs(1)).await;
    assert_eq!(wait.pinged(before), [0_u64; 0]);
    wait.after(Duration::from_secs(1)).await;
    assert_eq!(wait.pinged(before), [ana.id().0], "exactly one ping");
    let reminder = wait.newest(general);
    let text = reminder.text();
    let since = moment("2026-01-01T12:00").0;
    assert!(text.contains("is waiting for you") && text.contains(&format!("<t:{since}:R>")), "{text}");
    assert!(text.contains(&format!("https://discord.com/channels/{}/{general}", wait.stage.sandbox.home())), "{text}");
    let verbs: Vec<_> =
        reminder.custom_ids().iter().map(|id| id.split(':').next().unwrap_or_default().to_owned()).collect();
    assert_eq!(verbs, ["turn", "snooze", "mute"]);
    // Whoever is not waited for has nothing to put off.
    let idle = wait.press(ben, &reminder, "snooze").await;
    assert!(idle.is_private() && !idle.text().contains("<t:"), "{}", idle.text());
    let snoozed = wait.press(ana, &reminder, "snooze").await;
    let until = moment("2026-01-02T16:00").0;
    assert!(snoozed.is_private() && snoozed.text().contains(&format!("<t:{until}:R>")), "{}", snoozed.text());
    wait.after(4 * HOUR).await;
    assert_eq!(wait.pinged(before), [ana.id().0; 2]);
    let again = wait.newest(general);
    assert_ne!(again.id, reminder.id);
    // The reminder opens the turn as its own message does.
    let panel = wait.press(ana, &again, "turn").await;
    assert!(shown(&panel).custom_ids().iter().any(|id| id.starts_with("do:")), "{}", panel.text());
    let muted = wait.press(ana, &again, "mute").await;
    assert!(muted.is_private(), "{}", muted.text());
    wait.after(24 * 10 * HOUR).await;
    assert_eq!(wait.pinged(before), [ana.id().0; 2]);
    // In a later turn the old buttons do nothing.
    wait.turn(ana).await;
    wait.turn(ben).await;
    let stale = wait.press(ana, &again, "mute").await;
    assert!(stale.text().contains("out of date") || stale.text().contains("nicht mehr aktuell"), "{}", stale.text());
    let before = wait.pings();
    wait.after(24 * HOUR).await;
    assert_eq!(wait.pinged(before), [ana.id().0]);
}

#[tokio::test]
async fn in_quiet_hours_nobody_is_called_and_a_turn_calls_when_they_end() {
    let wait = Wait::at("2026-07-01T12:00").await;
    let (general, ana, ben) = (wait.stage.general(), &wait.people[0], &wait.people[1]);
    let zones = ben.autocomplete(general, "reminders", &[], ("zone", "lisb")).await.expect("zones");
    assert_eq!(zones.choice_values(), [json!("Europe/Lisbon")]);
    let refused = wait.stage.slash(ben, "reminders", &[("quiet", json!("22:00-08:00"))]).await;
    assert!(refused.text().contains("Europe/"), "{}", refused.text());
    let options = [("quiet", json!("22-8")), ("zone", json!("Europe/Lisbon")), ("interval", json!("12h"))];
    wait.stage.slash(ben, "reminders", &options).await;
    let shown = wait.stage.slash(ben, "reminders", &[]).await.text();
    assert!(shown.contains("Europe/Lisbon") && shown.contains("22\\:00-08\\:00") && shown.contains("12"), "{shown}");
    // 21:30 UTC is 22:30 in Lisbon in summer.
    wait.until("2026-07-01T21:30").await;
    let before = wait.pings();
    wait.turn(ana).await;
    let turn = wait.newest(general);
    assert!(turn.custom_ids().iter().any(|id| id.starts_with("turn:")) && turn.content.is_empty(), "{}", turn.text());
    wait.until("2026-07-02T06:59").await;
    assert_eq!(wait.pinged(before), [0_u64; 0]);
    wait.until("2026-07-02T07:00").await;
    assert_eq!(wait.pinged(before), [ben.id().0]);
    // The first reminder comes 12 hours later, at 20:00 in Lisbon. When the next is noticed it is night again.
    wait.until("2026-07-02T19:00").await;
    assert_eq!(wait.pinged(before).len(), 2);
    wait.until("2026-07-03T21:30").await;
    assert_eq!(wait.pinged(before).len(), 2);
    wait.until("2026-07-04T07:00").await;
    assert_eq!(wait.pinged(before), [ben.id().0; 3]);
}

#[tokio::test]
async fn quiet_hours_are_chosen_from_menus_once_the_time_zone_is_known() {
    let wait = Wait::at("2026-07-01T12:00").await;
    let ben = &wait.people[1];
    let opened = wait.stage.slash(ben, "reminders", &[]).await;
    let (zone, quiet) = ("reminders:-:-:zone", "reminders:-:-:quiet");
    assert!(!shown(&opened).custom_ids().contains(&quiet), "hours without a zone would be refused");
    let chosen = ben.select(shown(&opened).id, zone, &["zone=Europe/Lisbon"]).await.expect("a zone");
    assert!(chosen.text().contains("Europe/Lisbon") && chosen.text().contains("13:00"), "{}", chosen.text());
    for value in shown(&chosen).menu_values(quiet) {
        let chosen = ben.select(shown(&opened).id, quiet, &[value]).await.expect("hours");
        let hours = value.trim_start_matches("quiet=").replace(':', "\\:");
        assert!(value == "quiet=off" || chosen.text().contains(&format!(" {hours}")), "{}", chosen.text());
    }
    for value in shown(&opened).menu_values(zone) {
        ben.select(shown(&opened).id, zone, &[value]).await.expect("a zone");
    }
}

#[tokio::test]
async fn who_is_away_is_named_in_the_turn_message_and_called_by_nobody() {
    let wait = Wait::at("2026-01-01T12:00").await;
    let (general, ana, ben) = (wait.stage.general(), &wait.people[0], &wait.people[1]);
    for (until, said) in [("soon", "soon"), ("2025-12-24", ""), ("2030-01-01", "")] {
        let refused = wait.stage.slash(ben, "away set", &[("until", json!(until))]).await;
        assert!(refused.is_private() && refused.text().contains(said) && !refused.text().contains("<t:"));
    }
    let note = "**@everyone** at sea";
    let away = wait.stage.slash(ben, "away set", &[("until", json!("2026-01-06")), ("note", json!(note))]).await;
    let until = format!("<t:{}:R>", moment("2026-01-06T00:00").0);
    assert!(away.is_private() && away.text().contains(&until), "{}", away.text());
    wait.stage.quiet().await;
    // The message that is there says so already.
    let turn = wait.newest(general).text();
    assert!(turn.contains(&until) && turn.contains("at sea") && !turn.contains(note), "{turn}");
    let before = wait.pings();
    wait.turn(ana).await;
    let turn = wait.newest(general);
    assert!(turn.content.is_empty() && turn.text().contains(&until) && !turn.mention_everyone, "{}", turn.text());
    let status = wait.stage.slash(ana, "game status", &[]).await.text();
    assert!(status.contains(&until) && status.contains("at sea"), "{status}");
    wait.until("2026-01-05T23:59").await;
    assert_eq!(wait.pinged(before), [0_u64; 0]);
    // It ends by itself: one message, directly, lists what waits.
    wait.until("2026-01-06T00:00").await;
    let direct = wait.stage.sandbox.messages(ben.direct_channel());
    let [welcome] = direct.as_slice() else { panic!("one message, not {}", direct.len()) };
    assert!(welcome.text().contains("https://discord.com/channels/"), "{}", welcome.text());
    let menu = welcome.custom_ids()[0].to_owned();
    assert_eq!(welcome.menu_values(&menu), [wait.game.to_string()]);
    let panel = ben.select(welcome.id, &menu, &[&wait.game.to_string()]).await.expect("a panel");
    assert!(shown(&panel).custom_ids().iter().any(|id| id.starts_with("do:")), "{}", panel.text());
    assert!(!wait.newest(general).text().contains(&until), "nobody is away any more");
    let back = wait.stage.slash(ben, "away back", &[]).await;
    assert!(back.is_private() && back.text().contains("https://discord.com/channels/"), "{}", back.text());
}

#[tokio::test]
async fn a_closed_direct_channel_falls_back_to_the_games() {
    let wait = Wait::at("2026-01-01T12:00").await;
    let (general, ana) = (wait.stage.general(), &wait.people[0]);
    wait.stage.slash(ana, "reminders", &[("where", json!("direct"))]).await;
    let (before, posts) = (wait.pings(), wait.stage.posts(general).len());
    wait.after(24 * HOUR).await;
    assert_eq!(wait.stage.posts(general).len(), posts, "nothing in the channel");
    let direct = wait.stage.sandbox.messages(ana.direct_channel());
    assert_eq!(direct.len(), 1);
    // Its buttons work there, too.
    let panel = wait.press(ana, &direct[0], "turn").await;
    assert!(shown(&panel).custom_ids().iter().any(|id| id.starts_with("do:")), "{}", panel.text());
    wait.stage.sandbox.accept_direct(ana.id(), false);
    wait.after(36 * HOUR).await;
    let posts = wait.stage.posts(general);
    assert!(posts.last().is_some_and(|post| post.mentions == [ana.id()]), "{posts:?}");
    assert_eq!(wait.pinged(before).iter().filter(|user| **user == ana.id().0).count(), wait.pinged(before).len());
}

#[tokio::test]
async fn the_host_chooses_how_long_a_table_waits() {
    let wait = Wait::at("2026-01-01T12:00").await;
    let table = wait.stage.table().await;
    let host = wait.people.iter().find(|person| table.host() == Some(person_id(person))).expect("the host");
    let guest = wait.people.iter().find(|person| person.id() != host.id()).expect("a guest");
    let refused = wait.stage.slash(guest, "game options", &[("reminders", json!("12h"))]).await;
    let saved = wait.stage.slash(host, "game options", &[("reminders", json!("12h"))]).await;
    assert_ne!(refused.text(), saved.text());
    let before = wait.pings();
    wait.after(12 * HOUR).await;
    assert_eq!(wait.pinged(before).len(), 1);
    wait.stage.slash(host, "game options", &[("reminders", json!("off"))]).await;
    wait.after(24 * 9 * HOUR).await;
    assert_eq!(wait.pinged(before).len(), 1);
}

#[tokio::test]
async fn who_wants_it_hears_directly_that_they_are_next_and_my_games_say_how_long() {
    let wait = Wait::at("2026-01-01T12:00").await;
    let (ana, ben) = (&wait.people[0], &wait.people[1]);
    wait.stage.slash(ana, "reminders", &[("heads-up", json!(true))]).await;
    wait.after(2 * HOUR).await;
    wait.turn(ana).await;
    let direct = wait.stage.sandbox.messages(ana.direct_channel());
    assert_eq!(direct.len(), 1, "Ben begins, so Ana is next");
    let other = wait.stage.sandbox.add_channel(wait.stage.sandbox.home(), "other");
    ben.slash(other, "game new", &[]).await.expect("a table");
    wait.stage.quiet().await;
    let mine = ben.slash(ben.direct_channel(), "game mine", &[]).await.expect("my games").text();
    let lines: Vec<_> = mine.lines().filter(|line| line.contains("https://")).collect();
    let since = format!("<t:{}:R>", moment("2026-01-01T14:00").0);
    assert!(lines.len() == 2 && lines[0].contains(&since), "{mine}");
}
