//! The review of a finished game: asked for on the result, made in the background, private until it is shared.

use std::time::Duration;

use sandbox::{Message, Person, Reply};
use serde_json::json;
use table::store::Store;

use crate::pressing::play_out;
use crate::stage::{Stage, TRIAL, shown};

fn button<'a>(message: &'a Message, detail: &str) -> Option<&'a str> {
    message.custom_ids().into_iter().find(|id| id.starts_with("review:") && id.ends_with(detail))
}

/// A finished game of the first two, and its result.
async fn over(stage: &Stage, people: &[Person]) -> Message {
    for person in people {
        stage.slash(person, "settings", &[("confirm", json!("never"))]).await;
    }
    let game = stage.started(&people[..2], games::TRIAL, "a review").await;
    play_out(stage, game, people).await;
    stage.quiet().await;
    stage.posts(stage.general()).pop().expect("the result")
}

async fn made(stage: &Stage) {
    while !stage.store.reviews_waiting().await.expect("the store").is_empty() {
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn decisions_are_private_until_they_are_shared_and_the_chart_is_for_everybody() {
    let stage = Stage::drawing(TRIAL).await;
    let people = stage.people(3);
    let result = over(&stage, &people).await;
    let review = button(&result, "").expect("Review on the result").to_owned();
    let stranger = people[2].press(result.id, &review).await.expect("an answer");
    assert!(stranger.text().contains("Nessuno di chi ha giocato"), "{}", stranger.text());
    assert!(stage.store.reviews_waiting().await.expect("the store").is_empty());
    let asked = people[0].press(result.id, &review).await.expect("an answer");
    assert!(asked.is_private());
    // Another process goes on, perhaps in the middle of it.
    let stage = stage.with_pictures().await;
    made(&stage).await;
    stage.quiet().await;
    let chart = stage.posts(stage.general()).pop().expect("the chart");
    assert!(chart.attachments.len() == 1 && button(&chart, "").is_some(), "{}", chart.text());
    let mut shared = 0;
    for person in &people[..2] {
        let seen = person.press(result.id, &review).await.expect("the review");
        assert!(seen.is_private() && shown(&seen).attachments.len() == 1, "{}", seen.text());
        let typed = stage.slash(person, "review", &[]).await;
        assert_eq!(typed.text(), seen.text());
        let Some(share) = button(shown(&seen), ":share") else { continue };
        let before = stage.posts(stage.general()).len();
        let public = person.press(shown(&seen).id, share).await.expect("shared");
        assert!(!public.is_private() && matches!(public, Reply::Message(_)), "beside the panel: {}", public.text());
        assert_eq!(stage.posts(stage.general()).len(), before + 1);
        let again = person.press(shown(&seen).id, share).await.expect("an answer");
        assert!(again.is_private(), "once is enough: {}", again.text());
        assert_eq!(stage.posts(stage.general()).len(), before + 1);
        shared += 1;
    }
    assert!(shared > 0, "nobody plays trial games at random without a mistake");
    // Somebody who looks on has made no decisions, and cannot share those of others.
    let seen = people[2].press(result.id, &review).await.expect("the review");
    assert!(shown(&seen).attachments.len() == 1 && button(shown(&seen), ":share").is_none(), "{}", seen.text());
    let forged =
        people[2].press_stale(shown(&seen).id, &format!("{}:share", review.split('#').next().expect("an id"))).await;
    assert!(forged.is_ok_and(|reply| reply.is_private()));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_sees_no_pictures_is_told_the_chart() {
    let stage = Stage::drawing(TRIAL).await;
    let people = stage.people(2);
    let result = over(&stage, &people).await;
    let review = button(&result, "").expect("Review on the result").to_owned();
    people[0].press(result.id, &review).await.expect("asked");
    made(&stage).await;
    stage.slash(&people[0], "settings", &[("pictures", json!("nothing"))]).await;
    let seen = people[0].press(result.id, &review).await.expect("the review");
    assert!(shown(&seen).attachments.is_empty() && seen.text().contains("Points expected"), "{}", seen.text());
    stage.slash(&people[1], "settings", &[("screen-reader", json!(true))]).await;
    let seen = people[1].press(result.id, &review).await.expect("the review");
    assert!(shown(&seen).attachments.len() == 1 && seen.text().contains("Erwartete Punkte"), "{}", seen.text());
}
