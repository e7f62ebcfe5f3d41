//! Looking: lists, histories, exports, and what nobody may see.

use super::*;

#[tokio::test]
async fn my_tables_come_with_those_that_wait_for_me_first() {
    let house = House::new().await;
    let idle = house.open(channel(1)).await;
    let later = house.at_turn(channel(2), &[BEN, ANA]).await;
    house.clock.advance(std::time::Duration::from_secs(60));
    let waits = house.at_turn(channel(3), &[ANA, BEN]).await;
    let mine: Vec<_> = house.tables.mine(ANA).await.expect("a list");
    assert_eq!(mine.iter().map(|table| table.game).collect::<Vec<_>>(), [waits, later, idle]);
    assert_eq!(mine[0].since, Some(house.clock.now()));
    assert_eq!((mine[0].hosting, mine[1].hosting, mine[1].since), (true, false, None));
}

#[tokio::test]
async fn everybody_is_told_what_they_may_know() {
    let house = House::new().await;
    let game = house.at_turn(channel(1), &[ANA, BEN]).await;
    house.first(game, ANA, "draw").await;
    let ana = house.tables.seat(game, ANA).await.expect("a seat");
    let all = house.tables.history(&ana.public(), Since::Start).await.expect("a history");
    let own = house.tables.private_history(&ana, Since::Start).await.expect("a history");
    let said = |history: &History| format!("{:?}", history.lines.last().map(|line| line.told.clone()));
    assert!(said(&own).contains("trial-drew-card"), "{}", said(&own));
    assert!(!said(&all).contains("trial-drew-card") && said(&all).contains("trial-drew"), "{}", said(&all));
    let ben = house.tables.seat(game, BEN).await.expect("a seat");
    let recap = house.tables.private_history(&ben, Since::LastTurn(ben.seat())).await.expect("a recap");
    assert_eq!(recap.lines.len(), 1, "what happened since Ben's stake was shown");
}

/// The history is the same whether it was followed as it happened or read back from the log.
#[tokio::test]
async fn histories_survive_a_restart() {
    let house = House::new().await;
    let game = house.running(channel(1), &[ANA, BEN, CLEO]).await;
    let mut random = Seed::from_number(3).stream("play");
    house.play(game, &mut random, 30).await;
    let table = house.tables.look(game, None).await.expect("a table");
    let followed = house.tables.history(&table, Since::Start).await.expect("a history");
    assert!(followed.lines.len() > 5);
    drop(table);
    let house = house.restarted().await;
    let table = house.tables.look(game, None).await.expect("a table");
    assert_eq!(house.tables.history(&table, Since::Start).await.expect("a history"), followed);
}

#[tokio::test]
async fn a_finished_game_is_a_record_that_replays_and_a_running_one_a_transcript_without_its_seed() {
    let house = House::new().await;
    let game = house.running(channel(1), &[ANA, BEN]).await;
    let mut random = Seed::from_number(4).stream("play");
    house.play(game, &mut random, 12).await;
    let running = house.tables.look(game, None).await.expect("a table");
    let Ok(Export::Transcript(transcript)) = house.tables.export(&running).await else { panic!("no transcript") };
    let text = serde_json::to_string(&transcript).expect("a text");
    assert!(!transcript.events.is_empty() && !text.contains(&seating(2).to_string()));
    assert_eq!(running.seed(), None);
    house.play(game, &mut random, 500).await;
    let over = house.tables.look(game, None).await.expect("a table");
    let Ok(Export::Record(record)) = house.tables.export(&over).await else { panic!("no record") };
    assert_eq!(record.check(games::find), Ok(()));
    assert_eq!(over.seed(), Some(record.opening.seed));
    assert_eq!(over.outcome(), Some(&record.outcome));
}

#[tokio::test]
async fn nothing_that_is_debugged_shows_a_seed_or_a_hand() {
    let house = House::new().await;
    let game = house.at_turn(channel(1), &[ANA, BEN]).await;
    let reply = house.first(game, ANA, "play").await;
    let table = house.tables.seat(game, ANA).await.expect("a seat");
    let shown =
        format!("{:?} {:?} {:?}", reply.table, table, house.store.table(game).await.expect("a row").map(|t| t.row));
    assert!(!shown.contains(&seating(2).to_string()), "{shown}");
    assert!(shown.contains("Seed(hidden)"));
}

#[tokio::test]
async fn verify_replays_every_game() {
    let house = House::new().await;
    let mut random = Seed::from_number(5).stream("play");
    for number in 0..4 {
        let game = house.running(channel(number), &[ANA, BEN]).await;
        house.play(game, &mut random, if number % 2 == 0 { 500 } else { 15 }).await;
    }
    house.open(channel(9)).await;
    let report = verify(&*house.store, house.tables.catalogue()).await.expect("a report");
    assert_eq!(report, Report { games: 4, ..Report::default() });
}
