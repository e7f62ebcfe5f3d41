//! A challenge from its post to its end: four people, one town, each alone.

use std::time::Duration;

use engine::{Seed, Stream};
use sandbox::{ChannelId, Message, MessageId, Permissions, Person, Reply};
use serde_json::{Value, json};
use table::store::Store;
use table::{ChallengeId, ChallengeStage as Phase, GameId, ServerId, SetClock, Status, Time};

use crate::stage::{Stage, eventually, person_id, shown};

pub const NOON: Time = Time(1_790_000_000);
pub const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// Posts a challenge as somebody who may, and gives its post.
pub async fn posted(stage: &Stage, person: &Person, options: &[(&str, Value)]) -> (ChallengeId, MessageId) {
    stage.sandbox.grant(stage.sandbox.home(), person.id(), Permissions::MANAGE_EVENTS);
    let reply = stage.slash(person, "challenge post", options).await;
    assert!(reply.is_private(), "{}", reply.text());
    stage.quiet().await;
    let (message, id) = stage.with_button(stage.general(), "play").expect("a post with Play");
    (id.split(':').nth(1).and_then(|id| id.parse().ok()).expect("its id"), message)
}

pub async fn begin(stage: &Stage, person: &Person, post: MessageId, challenge: ChallengeId) -> (GameId, Reply) {
    let panel = person.press(post, &button(stage, post, "play")).await.expect("an answer");
    let game = stage.store.try_of(challenge, person_id(person)).await.expect("the store").expect("a try");
    (game, panel)
}

/// The button of a message with this verb.
pub fn button(stage: &Stage, message: MessageId, verb: &str) -> String {
    let message = stage.sandbox.message(message).expect("a message");
    let found = message.custom_ids().into_iter().find(|id| id.starts_with(&format!("{verb}:"))).map(str::to_owned);
    found.unwrap_or_else(|| panic!("a button {verb}"))
}

/// Answers by typing what chance picks. Gives the last reply.
pub async fn play(stage: &Stage, person: &Person, game: GameId, chance: &mut Stream, actions: usize) -> Option<Reply> {
    let mut last = None;
    for _ in 0..actions {
        let table = stage.tables.seat(game, person_id(person)).await.expect("a seat");
        let choices = table.choices();
        let Some(choice) = chance.pick(&choices) else { break };
        let reply = stage.slash(person, "do", &[("choice", json!(choice.text))]).await;
        assert!(reply.is_private(), "{}", reply.text());
        last = Some(reply);
    }
    last
}

pub fn text(stage: &Stage, message: MessageId) -> String {
    stage.sandbox.message(message).map(|message| message.text()).unwrap_or_default()
}

fn newest(stage: &Stage, channel: ChannelId) -> Message {
    stage.posts(channel).pop().expect("a post")
}

#[tokio::test]
async fn four_people_play_the_same_town_alone_until_it_closes_and_the_next_one_follows() {
    let clock = SetClock::at(NOON);
    let mut stage = Stage::timed(games::ALL, &clock).await;
    let people = stage.people(4);
    for person in &people {
        stage.slash(person, "settings", &[("confirm", json!("never"))]).await;
    }
    let [ana, bruno, cem, dora] = [&people[0], &people[1], &people[2], &people[3]];
    // A seed of its own, so that the same policies reach the same in every run.
    let seed = ("seed", json!("a town for four"));
    let options = [("closes", json!("1d")), ("title", json!("Cup")), ("repeat", json!("daily")), seed];
    // Whoever chooses the seed is listed apart, so it is nobody of these.
    let host = stage.sandbox.as_user(stage.sandbox.add_user("Host", "en-US"));
    let (challenge, post) = posted(&stage, &host, &options).await;
    let first = text(&stage, post);
    let hash = stage.tables.challenge(challenge).await.expect("a challenge").commitment();
    let closes = format!("<t:{}", NOON.plus(DAY).0);
    for part in ["Cup", "Decrees", "Ships", "Scoring tiles", "helper", closes.as_str(), hash.as_str(), "0 playing"] {
        assert!(first.contains(part), "{part} in {first}");
    }

    // Everybody gets the same game, and their own.
    let mut games = Vec::new();
    for person in &people {
        let (game, panel) = begin(&stage, person, post, challenge).await;
        assert!(panel.is_private() && panel.text().contains("Cup"), "{}", panel.text());
        games.push(game);
    }
    let mut rows = Vec::new();
    for game in &games {
        rows.push(stage.store.table(*game).await.expect("the store").expect("a game").row);
    }
    assert!(rows.iter().all(|row| row.seed == rows[0].seed && row.edition == rows[0].edition));
    let seed = rows[0].seed.expect("a seed").to_string();

    // Two play alike, one otherwise, one stops in the middle.
    let policy = |number| Seed::from_number(number).stream("policy");
    let mut results = Vec::new();
    for (place, number) in [(0, 1), (1, 1), (2, 7)] {
        let reply = play(&stage, &people[place], games[place], &mut policy(number), 1_000).await.expect("replies");
        let table = stage.tables.look(games[place], Some(person_id(&people[place]).into())).await.expect("one's own");
        assert_eq!(table.status(), Status::Over);
        results.push(reply.text());
    }
    assert!(results[0].contains("You have finished"), "{}", results[0]);
    assert!(results[1].contains("Du bist fertig: Platz 1 von 2"), "{}", results[1]);
    play(&stage, dora, games[3], &mut policy(3), 6).await;
    assert_eq!(stage.posts(stage.general()).len(), 1, "nothing is posted but the challenge");
    clock.advance(Duration::from_secs(60));
    eventually("the post is edited", || text(&stage, post).contains("3 finished, 1 playing")).await;
    let ranking = text(&stage, post);
    assert!(ranking.contains("· Ana:") && ranking.contains("· Bruno:") && !ranking.contains("Дора"), "{ranking}");

    // Nothing of the moves before closing, and no seed.
    let withheld = stage.slash(ana, "export", &[]).await;
    assert!(!withheld.text().contains(&seed) && shown(&withheld).attachments.is_empty());
    assert!(stage.tables.look(games[0], Some(person_id(dora).into())).await.is_err());
    let public = stage.slash(dora, "board", &[("public", json!(true))]).await;
    assert!(public.is_private(), "a try is not shown to everybody: {}", public.text());

    // The process ends and begins again before closing time.
    stage.restart().await;
    let stale = stage.slash(dora, "turn", &[]).await;
    let press = shown(&stale).custom_ids().into_iter().find(|id| id.starts_with("do:")).map(str::to_owned);
    clock.advance(DAY);
    eventually("the final ranking is posted", || stage.posts(stage.general()).len() == 3).await;
    stage.quiet().await;
    let posts = stage.posts(stage.general());
    let (end, next) = (posts[1].text(), posts[2].text());
    let lines: Vec<&str> = end.lines().filter(|line| line.contains("· ")).collect();
    let place = |name: &str| lines.iter().find(|line| line.contains(name)).and_then(|line| line.split(' ').next());
    assert_eq!(place("Ana"), place("Bruno"), "equals share a place: {end}");
    assert!(place("Cem").is_some() && place("Cem") != place("Ana"), "{end}");
    assert!(end.contains("Not finished (1)") && end.contains("Дора") && end.contains(&seed), "{end}");
    assert!(next.contains("Cup") && !next.contains(&hash) && next.contains("0 playing"), "{next}");
    assert!(stage.sandbox.message(post).is_some_and(no_play) && text(&stage, post).contains("has closed"));

    // Too late, in words.
    let late = match press {
        Some(press) => dora.press_stale(shown(&stale).id, &press).await.expect("an answer"),
        None => stage.slash(dora, "turn", &[]).await,
    };
    assert!(late.text().contains("закончилось"), "{}", late.text());
    let late = people[3].press_stale(post, &format!("play:{challenge}:-")).await.expect("an answer");
    assert!(late.text().contains("закончилось"), "{}", late.text());

    // Every finished game can be opened, step by step.
    let menu = dora.press(posts[1].id, &button(&stage, posts[1].id, "replays")).await.expect("a menu");
    let id = shown(&menu).custom_ids()[0].to_owned();
    let offered = shown(&menu).menu_values(&id);
    assert_eq!(
        (offered.len(), offered[0]),
        (4, format!("{}.0", games[3]).as_str()),
        "one's own, and the finished ones"
    );
    let choice = format!("{}.0", games[0]);
    let beginning = dora.select(shown(&menu).id, &id, &[&choice]).await.expect("the beginning");
    assert!(beginning.text().contains("Ana"), "{}", beginning.text());
    let on = |message: &Message, step: &str| {
        message.custom_ids().into_iter().find(|id| id.ends_with(step)).map(str::to_owned).expect("a button")
    };
    let one = dora.press(shown(&beginning).id, &on(shown(&beginning), ".1")).await.expect("the first step");
    assert!(one.text().contains("Шаг 1"), "{}", one.text());
    let record = on(shown(&one), &format!("record:{}:-", games[0]));
    let record = dora.press(shown(&one).id, &record).await.expect("the record");
    assert_eq!(shown(&record).attachments.len(), 1, "{}", record.text());

    // The next one is another game, and over all of them there is one result so far.
    let server = ServerId(stage.sandbox.home().0);
    let rows = stage.tables.challenges(server).await.expect("challenges");
    assert_eq!((rows.len(), rows[0].stage, rows[1].stage), (2, Phase::Open, Phase::Closed));
    assert_ne!(rows[0].seed, rows[1].seed);
    let overall = stage.slash(cem, "challenge ranking", &[]).await;
    assert!(overall.text().contains("Ana") && overall.text().contains("Bruno"), "{}", overall.text());
    let again = begin(&stage, bruno, newest(&stage, stage.general()).id, rows[0].id).await;
    assert!(!games.contains(&again.0), "everybody has a try at the next one");
}

fn no_play(message: Message) -> bool {
    !message.custom_ids().iter().any(|id| id.starts_with("play:"))
}
