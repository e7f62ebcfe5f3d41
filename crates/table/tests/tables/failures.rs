//! A full disk and a database that can only be read: a clear error, and everybody can still look.

use super::*;

async fn refuses_but_shows(house: &House, game: GameId, expected: StoreError) {
    let before = house.entries(game).await;
    let mut refused = None;
    for _ in 0..400 {
        let (stamp, text) = house.choice(game, ANA, "play").await;
        let press = Act::Press { stamp, choice: text };
        match house.tables.act(&house.by(ANA), game, press).await {
            Ok(_) => drop(house.tables.undo(&house.by(ANA), game, None).await),
            Err(refusal) => {
                refused = Some(refusal);
                break;
            }
        }
        if !house.tables.seat(game, ANA).await.is_ok_and(|seat| seat.choices().iter().any(|c| c.text == "draw")) {
            break;
        }
    }
    let opened = house.tables.open(&house.by(BEN), new_table(channel(99))).await;
    let refused = refused.or(opened.err());
    assert!(matches!(&refused, Some(Refusal::Unavailable(error)) if *error == expected), "{refused:?}");
    assert!(house.entries(game).await.len() >= before.len());
    let table = house.tables.look(game, None).await.expect("a table");
    assert!(table.view().is_some_and(|view| view.page("board").is_some()));
    assert!(!house.tables.history(&table, Since::Start).await.expect("a history").lines.is_empty());
    assert_eq!(house.tables.mine(ANA).await.expect("a list").len(), 1);
}

#[tokio::test]
async fn a_full_disk_is_said_clearly_and_reads_go_on() {
    let house = House::new().await;
    let game = house.at_turn(channel(1), &[ANA, BEN]).await;
    // SQLite takes this as the size of the disk: not one page more than there is.
    house.store.pragma("pragma max_page_count = 1").await;
    refuses_but_shows(&house, game, StoreError::Full).await;
    house.store.pragma("pragma max_page_count = 100000").await;
    house.tables.start_over(&house.by(ANA), game, None).await.ok();
    house.first(game, ANA, "draw").await;
}

#[tokio::test]
async fn a_database_that_can_only_be_read_is_said_clearly_and_reads_go_on() {
    let house = House::new().await;
    let game = house.at_turn(channel(1), &[ANA, BEN]).await;
    house.store.pragma("pragma query_only = 1").await;
    refuses_but_shows(&house, game, StoreError::ReadOnly).await;
    house.store.pragma("pragma query_only = 0").await;
    house.first(game, ANA, "draw").await;
}
