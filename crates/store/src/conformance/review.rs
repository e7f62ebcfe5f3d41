//! Reviews: asked for once, so many in a day, made once, and forgotten with their people.

use super::{GUEST, HOST, NOW, change, opened, place};
use engine::Seat;
use engine::review::{Decision, Moment};
use table::store::{AskedReview, CommitError, ReviewRow, Store, Write};
use table::{GameId, PersonId, Time};

fn asked(game: i64, at: i64) -> Write {
    let (game, at, since) = (GameId(game), Time(at), Time(at - 100));
    Write::AskReview(AskedReview { game, person: HOST, at, since, most: 2 })
}

fn found(after: usize) -> Vec<Decision> {
    let (chosen, better) = ("a".to_owned(), "b".to_owned());
    vec![Decision { after, seat: Seat(0), chosen, better, points: 2.5 }]
}

pub(crate) async fn reviews_are_made_once_and_forgotten_with_their_people(store: &dyn Store) {
    for game in 1..=3 {
        let writes = opened(game, place(game as u64));
        store.commit(&change(&format!("open {game}"), writes)).await.expect("a table");
    }
    let ask = |id: &str, game, at| change(id, vec![asked(game, at)]);
    assert_eq!(store.review(GameId(1)).await, Ok(None));
    store.commit(&ask("first", 2, 1_000)).await.expect("asked");
    store.commit(&ask("second", 1, 1_010)).await.expect("asked");
    assert_eq!(store.commit(&ask("again", 1, 1_010)).await, Err(CommitError::TooMany), "somebody has asked");
    assert_eq!(store.commit(&ask("third", 3, 1_020)).await, Err(CommitError::TooMany), "two are enough");
    assert_eq!(store.reviews_waiting().await, Ok(vec![GameId(2), GameId(1)]));
    store.commit(&ask("later", 3, 1_105)).await.expect("the first was long ago");

    let moments = Some(vec![Moment { after: 0, expected: vec![1.5, -2.0] }]);
    let row = ReviewRow { asked: NOW, moments };
    let stranger = PersonId(99);
    let decisions = vec![(HOST, found(1)), (GUEST, Vec::new()), (stranger, found(2))];
    let made = |id: &str| {
        let (row, decisions) = (row.clone(), decisions.clone());
        change(id, vec![Write::Review { game: GameId(2), row, decisions }])
    };
    store.commit(&made("made")).await.expect("made");
    assert_eq!(store.commit(&made("made twice")).await, Err(CommitError::Conflict));
    assert_eq!(store.review(GameId(2)).await, Ok(Some(row)));
    assert_eq!(store.reviews_waiting().await, Ok(vec![GameId(1), GameId(3)]));
    assert_eq!(store.decisions(GameId(2), HOST).await, Ok(Some(found(1))));
    assert_eq!(store.decisions(GameId(2), GUEST).await, Ok(Some(Vec::new())));
    assert_eq!(store.decisions(GameId(2), stranger).await, Ok(None), "whoever does not sit there has none");
    assert_eq!(store.decisions(GameId(1), HOST).await, Ok(None));

    store.commit(&change("forget", vec![Write::Forget(HOST)])).await.expect("forgotten");
    assert_eq!(store.decisions(GameId(2), HOST).await, Ok(None));
    assert_eq!(store.decisions(GameId(2), GUEST).await, Ok(Some(Vec::new())), "nobody else is");
    assert!(store.review(GameId(2)).await.is_ok_and(|row| row.is_some()), "the chart stays");
}
