//! Many tables at once, and few in memory.

use super::*;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_hundred_tables_at_once_stay_correct() {
    let folder = tempfile::tempdir().expect("a folder");
    // Fewer in memory than are played, so that tables come and go all the time.
    let limits = Limits { in_memory: 64, open_tables: 1000, ..LIMITS };
    let house = Arc::new(House::on(folder, games::find, Editions::default(), limits).await);
    let playing = (0..200u64).map(|number| {
        let house = house.clone();
        tokio::spawn(async move {
            let people = [PersonId(1000 + number), PersonId(2000 + number % 50)];
            let game = house.running(channel(number), &people).await;
            let mut random = Seed::from_number(u128::from(number)).stream("play");
            house.play(game, &mut random, 12).await;
            game
        })
    });
    let mut games = Vec::new();
    for playing in playing.collect::<Vec<_>>() {
        games.push(playing.await.expect("no panic"));
    }
    for game in &games {
        assert_eq!(house.entries(*game).await.len(), 12);
    }
    assert_eq!(house.tables.mine(PersonId(2000)).await.expect("a list").len(), 4);
    let report = verify(&*house.store, house.tables.catalogue()).await.expect("a report");
    assert_eq!(report, Report { games: 200, ..Report::default() });
}

/// Two processes' worth of memory on one store: whoever is behind is put right by the version.
#[tokio::test]
async fn whoever_did_not_see_the_newest_version_writes_over_nothing() {
    let house = House::new().await;
    let game = house.at_turn(channel(1), &[ANA, BEN]).await;
    let catalogue = Catalogue::new(games::find, Editions::default());
    let clock = Arc::new(house.clock.clone());
    let other = Tables::new(house.store.clone(), clock, catalogue, Limits::default()).await.expect("tables");
    other.seat(game, ANA).await.expect("a seat");
    house.first(game, ANA, "play").await;
    let (stamp, text) = house.choice(game, ANA, "mark").await;
    let press = Act::Press { stamp, choice: text };
    let late = other.act(&house.by(ANA), game, Act::Typed("draw".to_owned())).await;
    assert_eq!(kind(late), "declined", "a card has been played, so nothing can be drawn");
    assert_eq!(kind(other.act(&house.by(ANA), game, press).await), "accepted");
    assert_eq!(house.entries(game).await.len(), 4);
    assert_eq!(verify(&*house.store, house.tables.catalogue()).await.expect("a report").differences, []);
}
