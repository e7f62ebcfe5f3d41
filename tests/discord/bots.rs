//! Bots at tables: added in the lobby, playing whole games with people, through restarts.

use std::time::Duration;

use engine::{GameInfo, Seed, Stream};
use sandbox::{Message, Person};
use serde_json::json;
use table::editions::Editions;
use table::{Catalogue, GameId, Limits, PublicTable, SetClock, Status, verify};

use crate::challenge::{NOON, posted, text};
use crate::panels::controls;
use crate::pressing::play_out;
use crate::stage::{Games, Stage, TRIAL, eventually, person_id, shown};

/// The button with this detail in a panel.
fn button(message: &Message, detail: &str) -> String {
    let found = message.custom_ids().into_iter().find(|id| id.ends_with(detail));
    found.unwrap_or_else(|| panic!("a button {detail} in {}", message.text())).to_owned()
}

/// Somebody opens a table and adds so many easy bots.
async fn with_bots(stage: &Stage, host: &Person, kind: &GameInfo, bots: usize) -> GameId {
    stage.slash(host, "settings", &[("confirm", json!("never"))]).await;
    stage.slash(host, "game new", &[("game", json!(kind.id))]).await;
    let mut panel = stage.press(host, stage.general(), "bots").await;
    assert!(panel.is_private());
    for _ in 0..bots {
        panel = host.press(shown(&panel).id, &button(shown(&panel), ":add easy")).await.expect("a bot");
    }
    stage.quiet().await;
    stage.table().await.id()
}

/// Answers whatever is asked of somebody, at random, until nothing is.
async fn answer(stage: &Stage, game: GameId, person: &Person, chance: &mut Stream) {
    let mut panel = stage.slash(person, "turn", &[]).await;
    loop {
        let asked = stage.tables.seat(game, person_id(person)).await.expect("a seat");
        if asked.view().is_none_or(|view| view.question().is_none()) {
            return;
        }
        let message = shown(&panel).clone();
        let choices: Vec<_> =
            controls(&message).into_iter().filter(|control| matches!(control.verb(), "do" | "sure")).collect();
        let chosen = chance.pick(&choices).unwrap_or_else(|| panic!("a choice in {}", message.text()));
        let pressed = match &chosen.value {
            Some(value) => person.select(message.id, &chosen.id, &[value]).await,
            None => person.press(message.id, &chosen.id).await,
        };
        panel = pressed.unwrap_or_else(|error| panic!("{chosen:?}: {error}"));
    }
}

/// Plays for somebody to the end of a game with bots, with a restart every few answers.
async fn play_on(stage: &mut Stage, game: GameId, person: &Person, chance: &mut Stream) {
    let mut answers = 0;
    loop {
        let table = stage.tables.look(game, None).await.expect("the table");
        if table.status() == Status::Over {
            return stage.quiet().await;
        }
        let own = table.seat_of(person_id(person)).expect("a seat");
        if !table.waiting().contains(own) {
            tokio::time::sleep(Duration::from_millis(1)).await;
            continue;
        }
        answer(stage, game, person, chance).await;
        answers += 1;
        if answers % 9 == 2 {
            // Perhaps while a bot thinks.
            stage.restart().await;
        }
    }
}

/// Plays a whole game of one person and bots.
async fn play(games: Games, kind: &'static GameInfo, bots: usize) {
    let mut stage = Stage::new(games).await;
    let host = stage.people(1).remove(0);
    let game = with_bots(&stage, &host, kind, bots).await;
    stage.press(&host, stage.general(), "start").await;
    play_on(&mut stage, game, &host, &mut Seed::from_words(kind.id).stream("presses")).await;
    let table = stage.tables.look(game, None).await.expect("the table");
    assert!(table.entries() > 20);
    let catalogue = Catalogue::new(games::find, Editions::default());
    assert_eq!(verify(&*stage.store, &catalogue).await.expect("a report").differences, []);
    let posts = stage.posts(stage.general());
    assert!(posts.last().is_some_and(|end| end.text().contains('🤖')), "bots are marked");
    let own = format!("<@{}>", host.id().0);
    for post in posts {
        assert!(!post.text().replace(&own, "").contains("<@"), "nobody else is called: {}", post.text());
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_trial_game_with_two_bots_through_restarts() {
    play(TRIAL, games::TRIAL, 2).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_lisboa_game_with_a_bot_through_restarts() {
    play(games::ALL, games::find("lisboa").expect("it is listed"), 1).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_madeira_game_with_a_bot_through_restarts() {
    play(games::ALL, games::find("madeira").expect("it is listed"), 1).await;
}

#[tokio::test]
async fn a_host_adds_and_removes_bots_and_a_person_takes_the_seat_of_one() {
    let stage = Stage::new(TRIAL).await;
    let people = stage.people(2);
    let (_, most) = games::TRIAL.seats;
    let game = with_bots(&stage, &people[0], games::TRIAL, most - 1).await;
    let lobby = |stage: &Stage| stage.posts(stage.general()).remove(0).text();
    assert_eq!(lobby(&stage).matches('🤖').count(), most - 1, "{}", lobby(&stage));
    let refused = stage.press(&people[1], stage.general(), "bots").await;
    assert!(!shown(&refused).custom_ids().iter().any(|id| id.starts_with("bots:")), "only the host may");
    stage.press(&people[1], stage.general(), "join").await;
    stage.quiet().await;
    assert_eq!(lobby(&stage).matches('🤖').count(), most - 2);
    let panel = stage.press(&people[0], stage.general(), "bots").await;
    assert!(!shown(&panel).custom_ids().iter().any(|id| id.contains(":add ")), "there is no room");
    let remove = shown(&panel).custom_ids().into_iter().find(|id| id.contains(":remove ")).expect("a bot").to_owned();
    let panel = people[0].press(shown(&panel).id, &remove).await.expect("taken away");
    assert!(shown(&panel).custom_ids().iter().any(|id| id.contains(":add ")), "there is room again");
    let table = stage.tables.look(game, None).await.expect("the table");
    assert_eq!(table.players().iter().filter(|player| player.bot.is_some()).count(), most - 3);
}

/// The operator sets `BOTS=0` while a lobby has bots.
#[tokio::test]
async fn where_bots_are_switched_off_no_button_is_dead() {
    let stage = Stage::new(TRIAL).await;
    let people = stage.people(2);
    with_bots(&stage, &people[0], games::TRIAL, 1).await;
    let stage = stage.with_limits(Limits { bots: false, ..Limits::default() }).await;
    let help = stage.slash(&people[0], "help", &[]).await;
    assert!(!help.text().contains("/hint") && help.text().contains("game mine"), "{}", help.text());
    stage.press(&people[1], stage.general(), "join").await;
    stage.quiet().await;
    let panel = stage.press(&people[0], stage.general(), "bots").await;
    assert!(!shown(&panel).custom_ids().iter().any(|id| id.contains(":add ")), "{}", panel.text());
    people[0].press(shown(&panel).id, &button(shown(&panel), "remove Inês")).await.expect("removed");
    stage.quiet().await;
    let lobby = stage.posts(stage.general()).remove(0);
    assert!(!lobby.custom_ids().iter().any(|id| id.starts_with("bots:")), "{}", lobby.text());
    stage.press(&people[0], stage.general(), "start").await;
    let game = GameId(1);
    for person in &people {
        stage.slash(person, "settings", &[("confirm", json!("never"))]).await;
    }
    play_out(&stage, game, &people).await;
    stage.quiet().await;
    let result = stage.posts(stage.general()).pop().expect("the result");
    assert!(!result.custom_ids().iter().any(|id| id.starts_with("review:")), "{}", result.text());
    assert!(result.custom_ids().iter().any(|id| id.starts_with("rematch:")), "{}", result.text());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_plays_on_for_somebody_who_left_and_the_result_names_both() {
    let mut stage = Stage::new(TRIAL).await;
    let people = stage.people(2);
    stage.slash(&people[0], "settings", &[("confirm", json!("never"))]).await;
    let game = stage.started(&people, games::TRIAL, "standing in").await;
    let page = stage.slash(&people[1], "table", &[]).await;
    let sure = people[1].press(shown(&page).id, &button(shown(&page), ":give-up")).await.expect("asked once more");
    people[1].press(shown(&sure).id, &button(shown(&sure), ":give-up sure")).await.expect("given up");
    let page = stage.slash(&people[0], "table", &[]).await;
    let keep = controls(shown(&page)).into_iter().find(|control| {
        control.value.as_deref().is_some_and(|value| value.starts_with("bot ") && value.ends_with(" easy"))
    });
    let keep = keep.unwrap_or_else(|| panic!("a bot can keep the seat: {}", page.text()));
    let value = keep.value.clone().expect("a value");
    people[0].select(shown(&page).id, &keep.id, &[&value]).await.expect("a bot");
    stage.restart().await;
    let mut chance = Seed::from_words("standing in").stream("presses");
    play_on(&mut stage, game, &people[0], &mut chance).await;
    let end = stage.posts(stage.general()).pop().expect("the end").text();
    assert!(end.contains('🤖') && end.contains("Bruno"), "{end}");
    // The bot keeps the seat to the end; a rematch is for people.
    let table = stage.tables.look(game, None).await.expect("the table");
    assert_eq!(table.players().iter().filter(|player| player.bot.is_some()).count(), 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hint_shows_the_best_options_and_the_result_says_so() {
    let mut stage = Stage::timed(TRIAL, &SetClock::at(NOON)).await;
    let host = stage.people(1).remove(0);
    let game = with_bots(&stage, &host, games::TRIAL, 1).await;
    let none = stage.slash(&host, "hint", &[]).await;
    assert!(shown(&none).custom_ids().is_empty(), "nothing is asked yet: {}", none.text());
    stage.press(&host, stage.general(), "start").await;
    let own = |table: &PublicTable| table.seat_of(person_id(&host)).expect("a seat");
    loop {
        let table = stage.tables.look(game, None).await.expect("the table");
        if table.waiting().contains(own(&table)) {
            break;
        }
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    let hint = stage.slash(&host, "hint", &[]).await;
    assert!(hint.is_private() && hint.text().contains("/100, "), "{}", hint.text());
    for _ in 1..5 {
        stage.slash(&host, "hint", &[]).await;
    }
    let enough = stage.slash(&host, "hint", &[]).await;
    assert!(enough.text().contains("<t:") && !enough.text().contains("/100, "), "{}", enough.text());
    play_on(&mut stage, game, &host, &mut Seed::from_words("hints").stream("presses")).await;
    let end = stage.posts(stage.general()).pop().expect("the end").text();
    assert!(end.contains("💡 Played with 5 hints."), "{end}");
    let stats = stage.slash(&host, "stats", &[]).await.text();
    assert!(stats.contains("One finished game") && stats.contains("median") && !stats.contains("best"), "{stats}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_challenge_shows_its_par() {
    let clock = SetClock::at(NOON);
    let stage = Stage::timed(TRIAL, &clock).await;
    let host = stage.people(1).remove(0);
    let (challenge, post) = posted(&stage, &host, &[("closes", json!("1d"))]).await;
    assert!(!text(&stage, post).contains("par"), "{}", text(&stage, post));
    while stage.tables.challenge(challenge).await.expect("the challenge").par().is_none() {
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    clock.advance(Duration::from_secs(61));
    eventually("the post shows the par", || text(&stage, post).contains("⛳")).await;
}
