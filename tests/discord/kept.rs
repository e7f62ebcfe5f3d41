//! Databases and messages that earlier releases left: their buttons are answered, their outbox is delivered once.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use present::{Request, Verb};
use sandbox::{ChannelId, Config, MessageId, Newcomer, Permissions, Person, Sandbox, UserId};
use sqlx::{Connection, Row, SqliteConnection};
use strum::IntoEnumIterator;
use table::store::Store;
use table::{Clock, SetClock};

use crate::releases::{FIRST, Kept, Release, SECOND};
use crate::stage::{Stage, person_id, shown};

/// The people of the sandbox in which the fixtures were made.
const PEOPLE: [(&str, &str); 10] = [
    ("Ana", "en-US"),
    ("Bruno", "de"),
    ("Cem", "it"),
    ("Dora", "ru"),
    ("Eva", "en-GB"),
    ("Filip", "de"),
    ("Gil", "it"),
    ("Hana", "en-US"),
    ("Ida", "en-US"),
    ("Jo", "en-US"),
];
/// Somebody who sits at no table.
const OUTSIDER: usize = 9;
/// From one id of the sandbox to the next.
const STEP: u64 = 1 << 22;

/// Today's bot on what a release left.
struct House {
    stage: Stage,
    clock: SetClock,
    people: Vec<Person>,
    channels: Vec<ChannelId>,
    _folder: tempfile::TempDir,
}

impl House {
    async fn of(release: Release) -> House {
        let people = PEOPLE.map(|(name, locale)| Newcomer { name: name.to_owned(), locale: locale.to_owned() });
        let channels = (0..release.channels).map(|number| format!("c{number}")).collect();
        let config = Config { people: people.to_vec(), channels, ..Config::default() };
        let sandbox = Sandbox::start_with(config).await.expect("a sandbox");
        // Everything there has the same id at each start.
        let (home, general) = (sandbox.home(), sandbox.general().0);
        let channels: Vec<_> = (1..=release.channels as u64).map(|place| ChannelId(general + place * STEP)).collect();
        let first = general + (1 + release.channels as u64) * STEP;
        let people: Vec<_> =
            (0..PEOPLE.len() as u64).map(|place| sandbox.as_user(UserId(first + 2 * place * STEP))).collect();
        for person in [0, 8] {
            sandbox.grant(home, people[person].id(), Permissions::MANAGE_EVENTS | Permissions::MANAGE_GUILD);
        }
        let folder = tempfile::tempdir().expect("a folder");
        let database = release.copy_into(folder.path(), home.0, general).await;
        let clock = SetClock::at(release.left);
        let stage = Stage::on_database(sandbox, games::ALL, &clock, database).await;
        House { stage, clock, people, channels, _folder: folder }
    }

    /// Waits until whatever can be delivered has been.
    async fn idle(&self) {
        for _ in 0..20_000 {
            if self.stage.store.due(self.clock.now()).await.expect("the outbox").is_empty() {
                return;
            }
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        panic!("something is still tried");
    }

    fn channel(&self, kept: &Kept) -> ChannelId {
        match (kept.place.as_str(), kept.reader) {
            ("direct", Some(reader)) => self.people[reader].direct_channel(),
            (place, _) => place.parse().map_or(self.stage.general(), |place: usize| self.channels[place]),
        }
    }

    /// Who presses it: the reader; or, in a public message, a player and somebody who is none.
    async fn pressers(&self, kept: &Kept) -> Vec<usize> {
        if let Some(reader) = kept.reader {
            return vec![reader];
        }
        let mut player = 0;
        if let Some(game) = request(kept).game() {
            // Some of its buttons are of tables that were opened after the database was kept.
            if let Ok(table) = self.stage.tables.look(game, None).await {
                let seats = |person: &usize| table.seat_of(person_id(&self.people[*person])).is_some();
                player = (0..PEOPLE.len()).find(seats).unwrap_or(0);
            }
        }
        vec![player, OUTSIDER]
    }

    /// A message of the bot's that this person sees there.
    async fn message(&self, person: usize, kept: &Kept) -> MessageId {
        let (person, channel) = (&self.people[person], self.channel(kept));
        if kept.private {
            return shown(&person.slash(channel, "help", &[]).await.expect("help")).id;
        }
        person.write(channel, "Once the bot's, with buttons.").expect("it may be written")
    }
}

/// What a kept button or entry of a menu asks for.
fn request(kept: &Kept) -> Request {
    let read = match &kept.value {
        Some(value) => Request::chosen(&kept.id, value),
        None => kept.id.parse(),
    };
    read.unwrap_or_else(|error| panic!("{kept:?}: {error}"))
}

/// What must not be said: that something went wrong, in each language.
fn trouble() -> [&'static str; 4] {
    let texts = [
        include_str!("../../templates/en/common.ftl"),
        include_str!("../../templates/de/common.ftl"),
        include_str!("../../templates/it/common.ftl"),
        include_str!("../../templates/ru/common.ftl"),
    ];
    texts.map(|text| text.lines().find_map(|line| line.strip_prefix("trouble = ")).expect("a sentence"))
}

/// Looking changes nothing, so it comes first; being forgotten comes last.
fn order(kept: &Kept) -> (bool, bool) {
    let request = request(kept);
    (request == Request::Forget, request.stamp().is_some())
}

async fn all_are_answered(release: Release) {
    let house = House::of(release).await;
    house.idle().await;
    let trouble = trouble();
    let mut all = release.kept();
    all.sort_by_key(order);
    for kept in &all {
        for person in house.pressers(kept).await {
            let message = house.message(person, kept).await;
            let by = &house.people[person];
            let answer = match &kept.value {
                Some(value) => by.select_stale(message, &kept.id, &[value]).await,
                None => by.press_stale(message, &kept.id).await,
            };
            let answer = answer.unwrap_or_else(|error| panic!("{kept:?} by {person}: {error}"));
            let text = answer.text();
            assert!(answer.message().is_some(), "{kept:?} by {person} has no answer: {answer:?}");
            assert!(!trouble.iter().any(|sentence| text.contains(sentence)), "{kept:?} by {person}: {text}");
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_button_of_the_first_release_is_answered() {
    all_are_answered(FIRST).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_button_of_the_second_release_is_answered() {
    all_are_answered(SECOND).await;
}

#[test]
fn every_kept_id_is_a_request_and_asks_for_the_same_when_it_is_written_again() {
    for release in [FIRST, SECOND] {
        let mut verbs = BTreeSet::new();
        for kept in release.kept() {
            let request = request(&kept);
            assert_eq!(request.to_string().parse(), Ok(request.clone()), "{kept:?}");
            // What a menu of today would send for it.
            if let Some(value) = &kept.value {
                assert_eq!(request.value(), *value, "{kept:?}");
            }
            verbs.extend(kept.id.split(':').next().map(str::to_owned));
        }
        if release.rules == SECOND.rules {
            let missing: Vec<_> =
                Verb::iter().map(|verb| verb.to_string()).filter(|verb| !verbs.contains(verb)).collect();
            // The second release had no button for the hand, a score of several sheets only with longer lists, and no
            // pages of seats, hints on them, or lessons.
            assert_eq!(missing, ["hand", "score", "hint", "open", "learn"], "of others a button is kept");
        }
    }
}

/// What waits in the outbox: ids with addresses; edits are left out.
async fn waiting(database: &str) -> BTreeMap<i64, String> {
    let mut database = SqliteConnection::connect(database).await.expect("the database");
    let query = "select id, address from outbox where state in ('waiting', 'sending') and lane = 'message'";
    let rows = sqlx::query(query).fetch_all(&mut database).await.expect("the outbox");
    rows.iter().map(|row| (row.get("id"), row.get("address"))).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_outbox_of_the_second_release_is_delivered_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let url = SECOND.copy(folder.path()).await;
    let before = waiting(&url).await;
    assert!(before.len() > 20, "{before:?}");
    let mut house = House::of(SECOND).await;
    house.idle().await;
    let after = waiting(&house.stage.database).await;
    // Threads were opened after the sandbox began, so they are not there any more.
    let known = |address: &&String| house.channels.iter().any(|channel| **address == format!("channel:{channel}"));
    let stuck: Vec<_> = before.iter().filter(|(id, address)| after.contains_key(id) && known(address)).collect();
    assert!(stuck.is_empty(), "{stuck:?} still wait");
    let sent = house.stage.sandbox.sent();
    let twice: Vec<_> = house.stage.sandbox.nonces().into_iter().filter(|(_, count)| *count > 1).collect();
    assert!(twice.is_empty(), "{twice:?}");
    for address in before.values().filter(known) {
        let there = sent.iter().any(|message| format!("channel:{}", message.channel) == *address);
        assert!(there, "{address} was told nothing");
    }
    let mut called = BTreeSet::new();
    for ping in house.stage.sandbox.pings_since(0) {
        assert!(called.insert((ping.user, ping.message)), "{ping:?} calls twice");
    }
    house.stage.restart().await;
    house.idle().await;
    assert_eq!(house.stage.sandbox.sent().len(), sent.len(), "nothing is said again");
}
