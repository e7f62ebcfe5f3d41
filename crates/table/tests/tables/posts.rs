//! What is said in public: who is pinged, and when a new message is due.

use super::*;

/// The posts since the last time this was asked, in short.
async fn said(house: &House, seen: &mut usize) -> Vec<String> {
    let posts = house.posts().await;
    let said = posts[*seen..].iter().map(|post| match &post.post {
        Post::Turn { pings, .. } => {
            let pings: Vec<_> = pings.iter().map(Seat::to_string).collect();
            format!("turn {}", pings.join(" "))
        }
        Post::Refresh => format!("refresh {}", post.about.map_or(0, |about| about.0)),
        Post::Shrink { .. } => format!("shrink {}", post.about.map_or(0, |about| about.0)),
        other => serde_json::to_value(other).expect("a post")["kind"].as_str().unwrap_or_default().to_owned(),
    });
    let said = said.collect();
    *seen = posts.len();
    said
}

#[tokio::test]
async fn only_those_who_become_active_are_pinged_and_only_when_it_is_settled() {
    let house = House::new().await;
    let mut seen = 0;
    let game = house.open(channel(1)).await;
    house.tables.join(&house.by(BEN), game).await.expect("a seat");
    house.tables.join(&house.by(CLEO), game).await.expect("a seat");
    assert_eq!(said(&house, &mut seen).await, ["lobby", "refresh 1"], "a waiting edit shows the newest anyway");
    house.tables.cancel(&house.by(ANA), game).await.expect("closed");
    assert_eq!(said(&house, &mut seen).await, ["cancelled", "shrink 1"]);

    let game = house.running(channel(1), &[ANA, BEN]).await;
    let start = said(&house, &mut seen).await;
    assert!(matches!(&start[start.len() - 2..], [turn, shrink] if turn == "turn 1 2" && shrink.starts_with("shrink")));
    let turn = house.tables.look(game, None).await.expect("a table").message().expect("a message");
    house.first(game, ANA, "stake").await;
    assert_eq!(said(&house, &mut seen).await, [format!("refresh {turn}")], "who is missing is shown, not told");
    house.first(game, BEN, "stake").await;
    assert_eq!(said(&house, &mut seen).await, ["turn 1".to_owned(), format!("shrink {turn}")]);
    house.first(game, ANA, "play").await;
    house.tables.undo(&house.by(ANA), game, None).await.expect("taken back");
    house.first(game, ANA, "play").await;
    assert_eq!(said(&house, &mut seen).await, [] as [String; 0], "unsettled steps are nobody else's business");
    house.first(game, ANA, "mark").await;
    let settled = said(&house, &mut seen).await;
    assert_eq!((settled.len(), settled[0].as_str()), (2, "turn 2"));
}

#[tokio::test]
async fn a_turn_that_goes_on_changes_the_message_instead_of_sending_another() {
    let house = House::new().await;
    let game = house.running(channel(1), &[ANA]).await;
    let mut seen = house.posts().await.len();
    let turn = house.tables.look(game, None).await.expect("a table").message().expect("a message");
    house.first(game, ANA, "stake").await;
    house.first(game, ANA, "draw").await;
    assert_eq!(said(&house, &mut seen).await, [format!("refresh {turn}")]);
}

#[tokio::test]
async fn the_end_is_a_post_of_its_own_and_the_place_is_free() {
    let house = House::new().await;
    let game = house.running(channel(1), &[ANA, BEN]).await;
    house.play(game, &mut Seed::from_number(8).stream("play"), 500).await;
    let posts = house.posts().await;
    assert!(posts.iter().any(|post| post.post == Post::End));
    assert!(matches!(house.tables.look(channel(1), None).await, Err(Refusal::NoGameHere)));
    let nonces: std::collections::HashSet<_> = posts.iter().map(|post| &post.nonce).collect();
    assert_eq!(nonces.len(), posts.len());
    assert!(posts.iter().all(|post| post.nonce.len() <= 25));
    let turns = posts.iter().filter(|post| matches!(post.post, Post::Turn { .. })).count();
    let shrinks = posts.iter().filter(|post| matches!(post.post, Post::Shrink { .. })).count();
    assert_eq!(turns + 1, shrinks, "every turn message shrinks once, and the lobby");
}
