//! Opening, joining, leaving, starting, closing.

use super::*;

#[tokio::test]
async fn a_table_is_opened_joined_and_started() {
    let house = House::new().await;
    let game = house.open(channel(1)).await;
    let joined = house.tables.join(&house.by(BEN), channel(1)).await.expect("a seat");
    assert_eq!(joined.answer, Answer::Joined { game, seat: Seat(1) });
    let started = house.tables.start(&house.by(ANA), channel(1)).await.expect("a game");
    assert_eq!(started.table.status(), Status::Running);
    assert_eq!(started.table.waiting().len(), 2);
    assert!(started.table.players().iter().all(|player| player.since == Some(NOON)));
    assert!(started.seat.is_some_and(|seat| seat.view().is_some_and(|view| view.question().is_some())));
}

#[tokio::test]
async fn what_cannot_be_done_is_refused_with_its_reason() {
    let house = House::new().await;
    let tables = &house.tables;
    assert_eq!(kind(tables.join(&house.by(ANA), channel(1)).await), "no-game-here");
    assert_eq!(kind(tables.join(&house.by(ANA), GameId(77)).await), "no-such-game");
    let chess = NewTable { game: "chess".to_owned(), ..new_table(channel(1)) };
    assert_eq!(kind(tables.open(&house.by(ANA), chess).await), "no-such-kind");
    let game = house.open(channel(1)).await;
    assert_eq!(kind(tables.open(&house.by(BEN), new_table(channel(1))).await), "place-taken");
    assert_eq!(kind(tables.join(&house.by(ANA), game).await), "already-seated");
    assert_eq!(kind(tables.leave(&house.by(BEN), game).await), "not-seated");
    assert_eq!(kind(tables.start(&house.by(BEN), game).await), "not-allowed");
    assert_eq!(kind(tables.choose(&house.by(BEN), game, "tokens", "off").await), "not-allowed");
    assert_eq!(kind(tables.choose(&house.by(ANA), game, "tokens", "many").await), "options");
    assert_eq!(kind(tables.choose(&house.by(ANA), game, "tokens", "off").await), "accepted");
    assert_eq!(kind(tables.act(&house.by(ANA), game, Act::Typed("draw".to_owned())).await), "not-started");
    assert_eq!(kind(tables.cancel(&house.by(BEN), game).await), "not-allowed");
    for person in [BEN, CLEO, PersonId(4)] {
        assert_eq!(kind(tables.join(&house.by(person), game).await), "accepted");
    }
    assert_eq!(kind(tables.join(&house.by(PersonId(5)), game).await), "full");
    tables.start(&house.by(ANA), game).await.expect("a game");
    assert_eq!(kind(tables.start(&house.by(ANA), game).await), "already-started");
    assert_eq!(kind(tables.leave(&house.by(BEN), game).await), "already-started");
    assert_eq!(kind(tables.rematch(&house.by(BEN), game).await), "already-started");
    assert_eq!(kind(tables.rematch(&house.by(PersonId(5)), game).await), "not-allowed");
}

#[tokio::test]
async fn ten_open_tables_are_enough_for_one_person_in_one_server() {
    let house = House::new().await;
    for number in 0..10 {
        house.open(channel(number)).await;
    }
    let eleventh = house.tables.open(&house.by(ANA), new_table(channel(10))).await;
    assert!(matches!(eleventh, Err(Refusal::TooManyTables { most: 10 })), "{eleventh:?}");
    let elsewhere = Place::Channel { server: Some(ServerId(8)), channel: ChannelId(10) };
    assert_eq!(kind(house.tables.open(&house.by(ANA), new_table(elsewhere)).await), "accepted");
    assert_eq!(kind(house.tables.open(&house.by(BEN), new_table(channel(11))).await), "accepted");
    house.tables.cancel(&house.by(ANA), channel(0)).await.expect("closed");
    assert_eq!(kind(house.tables.open(&house.by(ANA), new_table(channel(12))).await), "accepted");
}

#[tokio::test]
async fn when_the_host_leaves_the_next_one_is_host_and_the_last_one_closes() {
    let house = House::new().await;
    let game = house.open(channel(1)).await;
    house.tables.join(&house.by(BEN), game).await.expect("a seat");
    let left = house.tables.leave(&house.by(ANA), game).await.expect("left");
    assert_eq!((left.table.host(), left.table.seat_of(BEN)), (Some(BEN), Some(Seat(0))));
    let left = house.tables.leave(&house.by(BEN), game).await.expect("left");
    assert_eq!(left.answer, Answer::Left { game, closed: true });
    assert_eq!(kind(house.tables.join(&house.by(CLEO), game).await), "cancelled");
    assert_eq!(kind(house.tables.open(&house.by(CLEO), new_table(channel(1))).await), "accepted");
}

#[tokio::test]
async fn who_manages_the_place_may_close_a_running_game() {
    let house = House::new().await;
    let game = house.at_turn(channel(1), &[ANA, BEN]).await;
    let manager = Request { manages: true, ..house.by(PersonId(50)) };
    let closed = house.tables.cancel(&manager, game).await.expect("closed");
    assert_eq!(closed.table.status(), Status::Cancelled);
    assert!(closed.table.players().iter().all(|player| player.since.is_none()));
    assert_eq!(kind(house.tables.act(&house.by(ANA), game, Act::Typed("draw".to_owned())).await), "cancelled");
    assert!(house.tables.mine(ANA).await.expect("a list").is_empty());
    assert_eq!(house.tables.all_of(ANA).await.expect("a list").len(), 1);
}

#[tokio::test]
async fn a_rematch_has_the_same_game_options_and_place() {
    let house = House::new().await;
    let game = house.running(channel(1), &[ANA, BEN]).await;
    house.play(game, &mut Seed::from_number(1).stream("play"), 500).await;
    assert_eq!(kind(house.tables.act(&house.by(ANA), game, Act::Typed("draw".to_owned())).await), "already-over");
    let again = house.tables.rematch(&house.by(BEN), game).await.expect("a table");
    assert_ne!(again.table.id(), game);
    assert_eq!((again.table.host(), again.table.place()), (Some(BEN), channel(1)));
    assert_eq!(again.table.status(), Status::Lobby);
}

#[tokio::test]
async fn whoever_is_forgotten_leaves_an_empty_name_and_no_trace() {
    let house = House::new().await;
    let game = house.at_turn(channel(1), &[ANA, BEN]).await;
    house.tables.set(&house.by(ANA), Owner::Person(ANA), "language", Some("de")).await.expect("set");
    house.tables.forget(&house.by(ANA)).await.expect("forgotten");
    let table = house.tables.look(game, Some(BEN.into())).await.expect("a table");
    assert_eq!((table.host(), table.seat_of(ANA)), (Some(BEN), None));
    assert_eq!(table.player(Seat(0)).map(|player| player.name.as_str()), Some(""));
    assert!(house.tables.all_of(ANA).await.expect("a list").is_empty());
    assert!(house.tables.settings(Owner::Person(ANA)).await.expect("settings").is_empty());
    assert_eq!(kind(house.tables.cancel(&house.by(BEN), game).await), "accepted");
}

#[tokio::test]
async fn settings_belong_to_those_who_may_change_them() {
    let house = House::new().await;
    let game = house.open(channel(1)).await;
    let set = |request: Request, owner| {
        let tables = house.tables.clone();
        async move { tables.set(&request, owner, "language", Some("it")).await.is_ok() }
    };
    assert!(set(house.by(BEN), Owner::Person(BEN)).await);
    assert!(!set(house.by(BEN), Owner::Person(ANA)).await);
    assert!(set(house.by(ANA), Owner::Game(game)).await);
    assert!(!set(house.by(BEN), Owner::Game(game)).await);
    assert!(!set(house.by(ANA), Owner::Server(ServerId(9))).await);
    assert!(set(Request { manages: true, ..house.by(ANA) }, Owner::Server(ServerId(9))).await);
    let settings = house.tables.settings(Owner::Game(game)).await.expect("settings");
    assert_eq!(settings.get("language").map(String::as_str), Some("it"));
    house.tables.set(&house.by(ANA), Owner::Game(game), "language", None).await.expect("taken away");
    assert!(house.tables.settings(Owner::Game(game)).await.expect("settings").is_empty());
}

#[tokio::test]
async fn whoever_is_forgotten_leaves_the_lobby_and_the_last_one_closes_it() {
    let house = House::new().await;
    let game = house.open(channel(1)).await;
    house.tables.join(&house.by(BEN), game).await.expect("a seat");
    house.tables.forget(&house.by(ANA)).await.expect("forgotten");
    let table = house.tables.look(game, None).await.expect("a table");
    assert_eq!((table.host(), table.seat_of(BEN), table.players().len()), (Some(BEN), Some(Seat(0)), 1));
    let lobby = house.posts().await.remove(0).id;
    house.tables.forget(&house.by(BEN)).await.expect("forgotten");
    let table = house.tables.look(game, None).await.expect("a table");
    assert_eq!((table.status(), table.host()), (Status::Cancelled, None));
    let shrinks = |post: &Outgoing| matches!(post.post, Post::Shrink { .. }) && post.about == Some(lobby);
    assert!(house.posts().await.iter().any(shrinks), "its message says so");
    assert_eq!(kind(house.tables.open(&house.by(CLEO), new_table(channel(1))).await), "accepted");
}
