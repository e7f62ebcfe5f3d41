//! Nobody gains by knowing a seed, or by opening table after table.

use std::time::Duration;

use engine::{Seed, path};
use sandbox::{ChannelId, Permissions, Person};
use serde_json::json;
use table::store::Store;
use table::{Act, Apart, Confirm, InteractionId, Origin, Request, SetClock, Status, TriesOf};

use crate::challenge::{NOON, begin, button, play, posted, text};
use crate::pressing::play_out;
use crate::stage::{Stage, TRIAL, eventually, person_id, shown};

const OPEN_SEED: [(&str, &str); 4] =
    [("en", "Open seed"), ("de", "Offener Startwert"), ("it", "Seme aperto"), ("ru", "Открытый сид")];

#[tokio::test]
async fn a_chosen_seed_is_told_in_the_lobby_in_every_turn_and_in_the_result() {
    let stage = Stage::new(TRIAL).await;
    let people = stage.people(2);
    for (language, mark) in OPEN_SEED {
        let channel = stage.sandbox.add_channel(stage.sandbox.home(), language);
        let options = [("seed", json!("mine")), ("language", json!(language))];
        people[0].slash(channel, "game new", &options).await.expect("a lobby");
        let game = stage.tables.look(stage.place(channel), None).await.expect("a table").id();
        stage.press(&people[1], channel, "join").await;
        stage.quiet().await;
        let lobby = stage.posts(channel)[0].text();
        assert!(lobby.contains(mark), "{lobby}");
        stage.press(&people[0], channel, "start").await;
        // What is still unsent when the game ends is not sent any more.
        stage.quiet().await;
        play_out(&stage, game, &people).await;
        stage.quiet().await;
        let posts = stage.posts(channel);
        assert!(posts[0].text().contains(mark), "what is left of the lobby: {}", posts[0].text());
        let sent = stage.sandbox.sent();
        let turns =
            sent.iter().filter(|post| post.channel == channel && !post.embeds.is_empty() && !post.content.is_empty());
        let turns: Vec<_> = turns.collect();
        assert!(!turns.is_empty() && turns.iter().all(|turn| turn.text().contains(mark)), "{}", turns[0].text());
        let result = posts.last().expect("a result");
        assert!(result.custom_ids().iter().any(|id| id.starts_with("rematch:")) && result.text().contains(mark));
    }
}

#[tokio::test]
async fn a_drawn_seed_and_a_game_alone_carry_no_mark() {
    let stage = Stage::new(TRIAL).await;
    let people = stage.people(2);
    stage.slash(&people[0], "game new", &[]).await;
    stage.press(&people[1], stage.general(), "join").await;
    stage.press(&people[0], stage.general(), "start").await;
    let alone = stage.sandbox.add_channel(stage.sandbox.home(), "alone");
    people[0].slash(alone, "game new", &[("seed", json!("mine"))]).await.expect("a lobby");
    stage.press(&people[0], alone, "start").await;
    stage.quiet().await;
    for post in stage.posts(stage.general()).iter().chain(stage.posts(alone).last()) {
        assert!(!post.text().contains("Open seed"), "{}", post.text());
    }
}

/// Begins a game of one's own on this seed, and gives it up.
async fn explore(stage: &Stage, person: &Person, channel: ChannelId, seed: &str) {
    person.slash(channel, "game new", &[("seed", json!(seed))]).await.expect("a lobby");
    stage.press(person, channel, "start").await;
    let asked = person.slash(channel, "game cancel", &[]).await.expect("a question");
    let sure = shown(&asked).custom_ids()[0].to_owned();
    person.press(shown(&asked).id, &sure).await.expect("an answer");
    stage.quiet().await;
}

#[tokio::test]
async fn who_may_know_the_seed_is_listed_apart_when_the_try_ends() {
    let clock = SetClock::at(NOON);
    let stage = Stage::timed(TRIAL, &clock).await;
    let people = stage.people(3);
    for person in &people {
        stage.slash(person, "settings", &[("confirm", json!("never"))]).await;
    }
    let [author, explorer, host] = &people[..] else { panic!("three people") };
    let lounge = stage.sandbox.add_channel(stage.sandbox.home(), "lounge");
    let (challenge, post) = posted(&stage, author, &[("closes", json!("1d")), ("seed", json!("known"))]).await;
    let mut games = Vec::new();
    for person in &people {
        games.push(begin(&stage, person, post, challenge).await.0);
    }
    // The try has begun already; exploring the seed counts all the same.
    explore(&stage, explorer, lounge, "known").await;
    // A lobby is no game.
    host.slash(lounge, "game new", &[("seed", json!("known"))]).await.expect("a lobby");
    stage.press(host, lounge, "leave").await;
    for (person, game) in people.iter().zip(&games) {
        play(&stage, person, *game, &mut Seed::from_number(1).stream("policy"), 1_000).await;
    }
    let tries = stage.store.tries(TriesOf::Challenge(challenge)).await.expect("tries");
    let apart: Vec<_> = tries.iter().map(|entry| entry.apart).collect();
    assert_eq!(apart, [Some(Apart::Author), Some(Apart::Played), None]);
    let own = author.press(post, &button(&stage, post, "ranking")).await.expect("the ranking");
    assert!(own.text().contains("You chose this seed"), "{}", own.text());
    clock.advance(Duration::from_secs(60));
    let both = ["chose the seed", "had played this seed before"];
    eventually("the post says why", || both.iter().all(|why| text(&stage, post).contains(why))).await;
}

#[tokio::test]
async fn a_thread_is_opened_only_for_who_may_open_it_and_a_table() {
    let stage = Stage::new(TRIAL).await;
    let people = stage.people(2);
    stage.slash(&people[0], "game new", &[]).await;
    let mut offers = Vec::new();
    for _ in 0..13 {
        let taken = stage.slash(&people[1], "game new", &[]).await;
        offers.push((shown(&taken).id, shown(&taken).custom_ids()[0].to_owned()));
    }
    assert!(offers.iter().all(|(_, button)| button.starts_with("thread:")), "{offers:?}");
    let threads = || {
        let asked = stage.sandbox.recorded_since(0);
        asked.iter().filter(|request| request.method == "POST" && request.route.ends_with("/threads")).count()
    };
    stage.sandbox.deny(stage.general(), people[1].id(), Permissions::CREATE_PUBLIC_THREADS);
    let (message, thread) = offers.pop().expect("an offer");
    let refused = people[1].press_stale(message, &thread).await.expect("an answer");
    assert!(refused.text().contains("keine Threads"), "{}", refused.text());
    assert_eq!(threads(), 0, "their own permission first");
    let unasked = stage.slash(&people[1], "game new", &[]).await;
    assert!(shown(&unasked).custom_ids().is_empty(), "and it is not offered either");
    stage.sandbox.deny(stage.general(), people[1].id(), Permissions::NONE);
    let mut answers = Vec::new();
    for (message, thread) in offers {
        answers.push(people[1].press_stale(message, &thread).await.expect("an answer").text());
    }
    assert_eq!(threads(), 10, "as many as they may have open tables");
    assert!(answers[10..].iter().all(|text| text.contains("schon 10 offene Tische")), "{:?}", &answers[10..]);
}

#[tokio::test]
async fn opening_and_leaving_ends_after_a_while() {
    let clock = SetClock::at(NOON);
    let stage = Stage::timed(TRIAL, &clock).await;
    let people = stage.people(2);
    let open = async |person: &Person| {
        let opened = stage.slash(person, "game new", &[]).await.text();
        if stage.tables.look(stage.place(stage.general()), None).await.is_ok() {
            stage.press(person, stage.general(), "leave").await;
        }
        opened
    };
    for _ in 0..20 {
        let opened = open(&people[0]).await;
        assert!(opened.contains("table is open"), "{opened}");
    }
    let refused = open(&people[0]).await;
    assert!(refused.contains("You can open the next one in 60 minutes"), "{refused}");
    assert!(open(&people[1]).await.contains("Tisch"), "somebody else may");
    clock.advance(Duration::from_secs(60 * 60));
    assert!(open(&people[0]).await.contains("table is open"), "after an hour");
}

/// Lisboa alone: whatever is typed too far, nothing of Lacerda's next turn is named.
#[tokio::test]
async fn a_refused_command_names_nothing_that_is_not_open_yet() {
    let stage = Stage::new(games::ALL).await;
    let people = stage.people(1);
    let lisboa = games::find("lisboa").expect("the game");
    let game = stage.started(&people, lisboa, "behind").await;
    let mut chance = Seed::from_number(8).stream("typed");
    let mut refused = 0;
    for number in 0..40 {
        let own = stage.tables.seat(game, person_id(&people[0])).await.expect("a seat");
        if own.public().status() != Status::Running {
            break;
        }
        let choices = own.choices();
        let offered = |name: &str| choices.iter().any(|choice| path::value(choice, path::COMMAND) == Some(name));
        for command in lisboa.commands.iter().filter(|command| offered(command.name)) {
            // One slot with nonsense; of the others, those that have a value before anything is settled.
            for nonsense in command.slots {
                let mut given = vec![(path::COMMAND.to_owned(), command.name.to_owned())];
                for slot in command.slots.iter().filter(|slot| slot.name != nonsense.name) {
                    let fitting = own.complete(&given, slot.name);
                    if let Some(value) = chance.pick(&fitting).and_then(|choice| path::value(choice, slot.name)) {
                        given.push((slot.name.to_owned(), value.to_owned()));
                    }
                }
                given.push((nonsense.name.to_owned(), "zzz".to_owned()));
                let options: Vec<_> = given[1..].iter().map(|(slot, value)| (slot.as_str(), json!(value))).collect();
                let answer = stage.slash(&people[0], &format!("lisboa {}", command.name), &options).await.text();
                if answer.contains("cannot be given yet") {
                    assert!(!answer.contains("Possible: "), "{options:?}: {answer}");
                    refused += 1;
                }
            }
        }
        let choice = chance.pick(&choices).expect("a choice").text.clone();
        let (id, name) = (InteractionId::new(format!("typed-{number}")), String::new());
        let request = Request {
            id,
            person: person_id(&people[0]),
            name,
            from: Origin::Keyboard,
            manages: false,
            confirm: Confirm::Never,
        };
        stage.tables.act(&request, game, Act::Typed(choice)).await.expect("a legal action");
    }
    assert!(refused > 0, "no command reached too far");
}
