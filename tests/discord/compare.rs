//! Comparing over the real protocol: a rated game from lobby to ladder, statistics, opting out, and a season of eight weeks.

use std::time::Duration;

use engine::Seed;
use sandbox::Person;
use serde_json::json;
use table::{Clock, SetClock};

use crate::challenge::{NOON, begin, play, posted};
use crate::pressing::play_out;
use crate::stage::{Stage, TRIAL, eventually, shown};

const WEEK: Duration = Duration::from_secs(7 * 24 * 60 * 60);

/// A game of these people with a secret seed, played to its end.
async fn finished(stage: &Stage, people: &[Person]) {
    stage.slash(&people[0], "game new", &[]).await;
    for person in &people[1..] {
        stage.press(person, stage.general(), "join").await;
    }
    stage.press(&people[0], stage.general(), "start").await;
    stage.quiet().await;
    let game = stage.table().await.id();
    play_out(stage, game, people).await;
    stage.quiet().await;
}

#[tokio::test]
async fn a_rated_game_leads_from_the_lobby_to_the_ladder_and_into_statistics() {
    let clock = SetClock::at(NOON);
    let mut stage = Stage::timed(TRIAL, &clock).await;
    let people = stage.people(3);
    let [ana, bruno, cem] = &people[..] else { panic!("three people") };
    let none = stage.slash(ana, "ratings", &[]).await;
    assert!(none.is_private() && none.text().contains("No rated game"), "{}", none.text());

    // The lobby says so, and the host can switch it off and on again.
    stage.slash(ana, "game new", &[]).await;
    stage.quiet().await;
    let (lobby, _) = stage.with_button(stage.general(), "join").expect("a lobby");
    let says = |part: &str| stage.sandbox.message(lobby).expect("the lobby").text().contains(part);
    assert!(says("Rated from two people on"));
    let refused = stage.slash(bruno, "game options", &[("rated", json!(false))]).await;
    assert!(refused.is_private() && says("Rated from two people on"), "{}", refused.text());
    stage.slash(ana, "game options", &[("rated", json!(false))]).await;
    eventually("the lobby says that it is not rated", || says("Not rated.")).await;
    let panel = stage.slash(ana, "game options", &[("rated", json!(true))]).await;
    assert!(panel.text().contains("Rated: yes"), "{}", panel.text());
    eventually("the lobby says that it is rated again", || says("Rated from two people on")).await;
    stage.press(bruno, stage.general(), "join").await;
    stage.press(cem, stage.general(), "join").await;
    stage.press(ana, stage.general(), "start").await;
    stage.quiet().await;
    let game = stage.table().await.id();
    play_out(&stage, game, &people).await;
    stage.quiet().await;
    let says_at_the_end = |what: &str| {
        let (result, _) = stage.with_button(stage.general(), "rematch").expect("a result");
        let text = stage.sandbox.message(result).expect("the result").text();
        assert!(text.contains(what), "{text}");
    };
    says_at_the_end("Rated: this result counts in /ratings.");
    finished(&stage, &people[..2]).await;
    let unrated = stage.started(&people[..2], games::TRIAL, "a seed that somebody chose").await;
    play_out(&stage, unrated, &people).await;
    stage.quiet().await;
    says_at_the_end("Not rated.");

    let ladder = stage.slash(ana, "ratings", &[("game", json!("trial"))]).await;
    let text = ladder.text();
    assert!(text.contains("2 rated games") && text.contains("Provisional"), "{text}");
    assert!(text.contains("Ana:") && text.contains("Bruno:") && text.contains("Cem") && text.contains('±'), "{text}");
    let own = stage.slash(bruno, "stats", &[]).await;
    assert!(own.is_private() && own.text().contains("Deine Statistik"), "{}", own.text());
    assert!(own.text().contains("3 beendete Partien") && own.text().contains("Felder"), "{}", own.text());
    let who = ("who", json!(ana.id().0.to_string()));
    let of_ana = stage.slash(bruno, "stats", std::slice::from_ref(&who)).await;
    assert!(of_ana.text().contains("Statistik: Ana"), "{}", of_ana.text());
    assert!(!of_ana.text().contains("Median:"), "nobody is told how long others take: {}", of_ana.text());
    // The buttons lead on: to the server, and back to the ladder.
    let message = shown(&of_ana);
    let id = |beginning: &str| {
        let found = message.custom_ids().into_iter().find(|id| id.starts_with(beginning)).map(str::to_owned);
        found.unwrap_or_else(|| panic!("{beginning} in {:?}", message.custom_ids()))
    };
    let server = bruno.press(message.id, &id("stats:-:-:server")).await.expect("an answer");
    assert!(
        server.text().contains("Statistik dieses Servers") && server.text().contains("3 Leute"),
        "{}",
        server.text()
    );

    // Whoever opts out is shown to nobody else.
    stage.slash(ana, "settings", &[("statistics", json!(false))]).await;
    let kept = stage.slash(bruno, "stats", std::slice::from_ref(&who)).await;
    assert!(kept.text().contains("behält ihre Statistik für sich"), "{}", kept.text());
    let ladder = stage.slash(bruno, "ratings", &[]).await;
    assert!(!ladder.text().contains("Ana") && ladder.text().contains("Bruno"), "{}", ladder.text());
    let own = stage.slash(ana, "stats", &[]).await;
    assert!(own.text().contains("Only you can see this") && own.text().contains("3 finished games"), "{}", own.text());
    stage.slash(ana, "settings", &[("statistics", json!(true))]).await;
    stage.restart().await;
    let back = stage.slash(bruno, "stats", std::slice::from_ref(&who)).await;
    assert!(back.text().contains("Statistik: Ana"), "{}", back.text());

    // Whoever is forgotten is gone from both.
    let asked = stage.slash(ana, "settings", &[("forget-me", json!(true))]).await;
    let sure = shown(&asked).custom_ids()[0].to_owned();
    ana.press(shown(&asked).id, &sure).await.expect("forgotten");
    let ladder = stage.slash(bruno, "ratings", &[]).await;
    assert!(!ladder.text().contains("Ana") && ladder.text().contains("Bruno"), "{}", ladder.text());
    let gone = stage.slash(bruno, "stats", &[who]).await;
    assert!(!gone.text().contains("Ana") && gone.text().contains("noch keine beendeten Partien"), "{}", gone.text());

    // In a direct message there is nothing to compare with; in another server there is nothing of this one.
    for command in ["ratings", "stats"] {
        let direct = bruno.slash(bruno.direct_channel(), command, &[]).await.expect("an answer");
        assert!(direct.text().contains("gehören zu einem Server"), "{}", direct.text());
        let (stranger, porch) = stage.elsewhere("Eve").await;
        let elsewhere = stranger.slash(porch, command, &[]).await.expect("an answer");
        assert!(!elsewhere.text().contains("Bruno"), "{}", elsewhere.text());
    }
}

#[tokio::test]
async fn a_season_goes_on_for_eight_weeks_and_ends_with_its_table() {
    let clock = SetClock::at(NOON);
    let stage = Stage::timed(TRIAL, &clock).await;
    let people = stage.people(2);
    for person in &people {
        stage.slash(person, "settings", &[("confirm", json!("never")), ("language", json!("en"))]).await;
    }
    let none = stage.slash(&people[0], "challenge season", &[]).await;
    assert!(none.text().contains("no season on this server"), "{}", none.text());
    posted(&stage, &people[0], &[("title", json!("Spring")), ("repeat", json!("season"))]).await;
    for week in 1..=8 {
        let (post, id) = stage.with_button(stage.general(), "play").expect("a challenge");
        let text = stage.sandbox.message(post).expect("the post").text();
        assert!(text.contains(&format!("Week {week} of 8")), "{text}");
        let challenge = id.split(':').nth(1).and_then(|id| id.parse().ok()).expect("its id");
        for (number, person) in people.iter().enumerate().filter(|(number, _)| week != 2 || *number == 0) {
            let (game, _) = begin(&stage, person, post, challenge).await;
            let mut policy = Seed::from_number(week * 10 + number as u128).stream("policy");
            play(&stage, person, game, &mut policy, 1_000).await;
        }
        let standings = stage.slash(&people[1], "challenge season", &[]).await.text();
        let closed = if week == 1 { "After 0 weeks".to_owned() } else { format!("After {}", week - 1) };
        assert!(standings.contains("Season: Spring") && (week == 2 || standings.contains(&closed)), "{standings}");
        clock.set(clock.now().plus(WEEK));
        eventually("the next one, or the end", || match week {
            8 => stage.with_button(stage.general(), "play").is_none() && stage.posts(stage.general()).len() == 17,
            _ => stage.with_button(stage.general(), "play").is_some_and(|(next, _)| next != post),
        })
        .await;
        stage.quiet().await;
    }
    let posts = stage.posts(stage.general());
    let last = posts.last().expect("the final table").text();
    assert!(last.contains("Final table of the season: Spring") && last.contains("After 8 weeks of 8"), "{last}");
    assert!(last.contains("Ana") && last.contains("Bruno") && last.contains("(8 weeks)"), "{last}");
    let shown_again = stage.slash(&people[1], "challenge season", &[]).await.text();
    assert!(shown_again.contains("Final table of the season"), "{shown_again}");
    assert_eq!(games::TRIAL.seats.0, 1);
}
