//! Games that are over: what ratings and statistics are computed from.

use super::{GUEST, HOST, NOW, commit, opened, place, row};
use engine::{Outcome, Party, Score, Seat};
use table::store::{LoggedEntry, Status, Store, TableRow, Write};
use table::{Former, GameId, InteractionId, ServerId, Time};

pub(crate) async fn finished_games_are_read_with_everybody_who_sat_there(store: &dyn Store) {
    let server = ServerId(7);
    let score = |seat: u8| Score::of(Party::Seat(Seat(seat)), vec![("all", 10 + i32::from(seat))], Vec::new());
    let outcome = Outcome::ranked(vec![score(0), score(1)]);
    let over = |number: i64, ended: i64, rated: bool| TableRow {
        version: 2,
        status: Status::Over,
        outcome: Some(outcome.clone()),
        ended: Some(Time(ended)),
        rated,
        ..row(number, place(number as u64))
    };
    for number in 1..=4 {
        commit(store, &format!("open {number}"), opened(number, place(number as u64))).await.expect("kept");
    }
    assert_eq!(store.finished(server, None).await, Ok(vec![]), "nothing is over yet");
    let deeds = vec![[("stores".to_owned(), 4)].into(), [("stores".to_owned(), 0)].into()];
    let left = |seat: u8, person, until: i64| {
        let former = Former { seat: Seat(seat), person, name: "before".to_owned(), until: Time(until) };
        Write::Sat { game: GameId(1), former }
    };
    let logged = |number| {
        let (entry, by) = ("1: draw".parse().expect("an entry"), InteractionId::new("over 1"));
        LoggedEntry { number, entry, by, at: NOW }
    };
    let mut writes = vec![Write::Table(over(1, 30, true)), Write::Deeds { game: GameId(1), deeds: deeds.clone() }];
    writes.extend([left(1, None, 9), left(1, Some(GUEST), 8)]);
    writes.extend([1, 2].map(|number| Write::Entry { game: GameId(1), logged: logged(number) }));
    commit(store, "over 1", writes).await.expect("kept");
    commit(store, "over 2", vec![Write::Table(over(2, 20, false))]).await.expect("kept");
    commit(store, "over 3", vec![Write::Table(TableRow { game: "other".to_owned(), ..over(3, 10, true) })])
        .await
        .expect("kept");
    let cancelled = TableRow { status: Status::Cancelled, ..over(4, 5, true) };
    commit(store, "over 4", vec![Write::Table(cancelled)]).await.expect("kept");

    let games = store.finished(server, None).await.expect("games");
    let order: Vec<_> = games.iter().map(|game| (game.game.0, game.kind.as_str(), game.rated)).collect();
    assert_eq!(order, [(3, "other", true), (2, "trial", false), (1, "trial", true)], "in the order of their ends");
    let first = &games[2];
    assert_eq!((&first.outcome, &first.deeds, first.ended), (&outcome, &deeds, Time(30)));
    let seats: Vec<_> = first.seats.iter().map(|seat| seat.seat).collect();
    assert_eq!(seats, (0..seats.len() as u8).map(Seat).collect::<Vec<_>>());
    let former: Vec<_> = first.former.iter().map(|one| (one.person, one.until)).collect();
    assert_eq!(former, [(Some(GUEST), Time(8)), (None, Time(9))]);
    assert_eq!((games[1].deeds.len(), games[1].former.len()), (0, 0));
    assert_eq!((store.deeds(GameId(1)).await, store.deeds(GameId(2)).await), (Ok(Some(deeds)), Ok(None)));
    assert_eq!(store.finished(server, Some("other")).await.map(|games| games.len()), Ok(1));
    assert_eq!(store.finished(ServerId(8), None).await, Ok(vec![]));
    let logs = store.finished_logs(server, 3).await.expect("logs");
    assert_eq!(logs, [(GameId(1), logged(1)), (GameId(1), logged(2))]);
    assert_eq!(store.finished_logs(server, 0).await, Ok(vec![]));

    commit(store, "forget", vec![Write::Forget(HOST), Write::Forget(GUEST)]).await.expect("forgotten");
    let games = store.finished(server, None).await.expect("games");
    let named = games.iter().flat_map(|game| game.named()).filter(|(person, _)| [HOST, GUEST].contains(person));
    assert_eq!(named.count(), 0);
}
