//! A fault in the rules that shows only after a step that they list: the seat goes back to the last settlement.

use super::revised::{DEAD_END, ENDLESS};
use super::upgrades::later;
use super::*;
use engine::SeatSet;
use engine::path::COMMAND;

/// Ana's turn, on rules with a fault: nobody can go on once she has marked a square.
async fn faulty(find: Find) -> (House, GameId) {
    let house = House::new().await;
    let game = house.at_turn(channel(1), &[ANA, BEN]).await;
    (house.again(find, Editions::default()).await, game)
}

async fn leads_back(house: &House, game: GameId, act: Act) {
    let reply = house.tables.act(&house.by(ANA), game, act).await.expect("an answer");
    let Answer::DeadEnd { action, .. } = &reply.answer else { panic!("{:?}", reply.answer) };
    assert!(action.starts_with("mark"), "{action}");
    let seat = reply.seat.expect("a seat");
    assert_eq!(seat.view().map(|view| view.undoable()), Some(0), "all steps are taken back");
}

async fn goes_on_from_the_last_settlement(find: Find) {
    let (house, game) = faulty(find).await;
    let before = house.log(game).await.entries.len();
    house.first(game, ANA, "play").await;
    let (stamp, text) = house.choice(game, ANA, "mark").await;
    leads_back(&house, game, Act::Press { stamp, choice: text.clone() }).await;
    house.first(game, ANA, "play").await;
    leads_back(&house, game, Act::Typed(text)).await;
    assert_eq!(house.log(game).await.entries.len(), before + 4, "a card and the way back, twice");
    let (_, card) = house.choice(game, ANA, "play").await;
    let card = card.strip_prefix("play ").expect("a card").to_owned();
    let given = [(COMMAND, "play".to_owned()), ("card", card), ("square", "A1".to_owned())];
    leads_back(&house, game, Act::Path(given.map(|(slot, text)| (slot.to_owned(), text)).to_vec())).await;

    let house = house.again(find, Editions::default()).await;
    house.first(game, ANA, "draw").await;
    assert_eq!(house.tables.look(game, None).await.expect("a table").waiting(), SeatSet::only(Seat(1)));
}

#[tokio::test]
async fn a_question_without_an_answer_leads_back() {
    goes_on_from_the_last_settlement(later::<DEAD_END>).await;
}

#[tokio::test]
async fn a_question_that_answers_itself_for_ever_leads_back() {
    goes_on_from_the_last_settlement(later::<ENDLESS>).await;
}

#[tokio::test]
async fn a_stored_position_that_nobody_can_leave_is_reported_and_stays() {
    let house = House::new().await;
    let game = house.at_turn(channel(1), &[ANA, BEN]).await;
    house.first(game, ANA, "play").await;
    house.first(game, ANA, "mark").await;
    let before = house.log(game).await;
    let house = house.again(later::<DEAD_END>, Editions::default()).await;
    let refusal = house.tables.look(game, None).await.expect_err("it cannot go on");
    assert!(matches!(&refusal, Refusal::Unavailable(_)), "{refusal:?}");
    let house = house.restarted().await;
    assert_eq!(house.log(game).await, before);
    house.tables.look(game, None).await.expect("nothing was changed");
}
