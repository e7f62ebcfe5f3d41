//! Challenges: what is stored of them, and when they accept no more tries.

use super::{GUEST, HOST, commit, row};
use engine::{EditionHash, Options, Seat, Seed, SoloResult};
use table::store::{CommitError, Player, Scope, Status, Store, TableRow, Write};
use table::{
    Apart, ChallengeId, ChallengeRow, ChallengeStage, ChannelId, GameId, PersonId, Place, PostId, Repeat, Seeded,
    ServerId, Time, TriesOf, Week,
};

pub(crate) fn challenge(number: i64) -> ChallengeRow {
    ChallengeRow {
        id: ChallengeId(number),
        server: Some(ServerId(u64::MAX)),
        channel: ChannelId(u64::MAX - 5),
        game: "trial".to_owned(),
        options: Options::default(),
        edition: EditionHash::of("edition"),
        rules: 3,
        seed: Seed::from_number(1),
        salt: Seed::from_number(2),
        seeded: Seeded::From(GameId(7)),
        title: "Cup".to_owned(),
        host: Some(HOST),
        language: Some("de".to_owned()),
        repeats: Some(Repeat::Weekly),
        season: Some(Week { season: ChallengeId(number), number: 1 }),
        stage: ChallengeStage::Open,
        message: PostId(3),
        shown: Time(10),
        opened: Time(10),
        closes: Time(100),
        closed: None,
        par: None,
    }
}

pub(crate) async fn challenges_take_tries_until_they_close(store: &dyn Store) {
    let (new, id) = (challenge(4), ChallengeId(4));
    let edition = Write::Edition { hash: new.edition.clone(), game: new.game.clone(), content: "edition".to_owned() };
    commit(store, "a", vec![edition, Write::Challenge(Box::new(new.clone()))]).await.expect("kept");
    assert_eq!(store.challenge(id).await, Ok(Some(new.clone())));
    assert_eq!(store.challenges(ServerId(u64::MAX)).await, Ok(vec![new]));
    assert_eq!(store.highest().await.map(|highest| highest.challenge), Ok(4));

    let attempt = |person| Place::Try { challenge: id, person };
    let begun = |number: i64, person: PersonId| {
        let (seat, name, since) = (Seat(0), "n".to_owned(), Some(Time(11)));
        let players = vec![Player {
            seat,
            person: Some(person),
            name,
            bot: None,
            since,
            nudges: Default::default(),
            life: table::SeatLife::default(),
        }];
        let table = TableRow { status: Status::Running, ..row(number, attempt(person)) };
        let game = GameId(number);
        let tried = Write::Try { challenge: id, game };
        vec![Write::Open(table), Write::Players { game, players }, tried]
    };
    commit(store, "b", begun(1, HOST)).await.expect("kept");
    commit(store, "c", begun(2, GUEST)).await.expect("kept");
    assert_eq!(store.games(Scope::Challenge(id)).await, Ok(vec![GameId(1), GameId(2)]));
    assert_eq!(store.try_of(id, GUEST).await, Ok(Some(GameId(2))));
    let solo_result = SoloResult::of(&[("total", 5)]);
    commit(
        store,
        "d",
        vec![Write::SoloResult {
            game: GameId(1),
            solo_result: solo_result.clone(),
            apart: Some(Apart::Author),
            at: Time(30),
        }],
    )
    .await
    .expect("kept");
    let tries = store.tries(TriesOf::Challenge(id)).await.expect("tries");
    let seen: Vec<_> = tries.iter().map(|entry| (entry.game.0, entry.apart, entry.solo_result.clone())).collect();
    assert_eq!(seen, [(1, Some(Apart::Author), Some(solo_result)), (2, None, None)]);
    for closed in [TriesOf::Server(ServerId(u64::MAX)), TriesOf::Season(id)] {
        assert_eq!(store.tries(closed).await, Ok(vec![]), "not before it closes");
    }

    commit(store, "e", vec![Write::Close { challenge: id, at: Time(100) }]).await.expect("kept");
    let closed = store.challenge(id).await.expect("a row").expect("a row");
    assert_eq!((closed.stage, closed.closed), (ChallengeStage::Closed, Some(Time(100))));
    assert_eq!(commit(store, "f", begun(3, PersonId(5))).await, Err(CommitError::Closed));
    assert_eq!(store.table(GameId(3)).await, Ok(None), "nothing of it was kept");
    assert_eq!(commit(store, "g", vec![Write::Close { challenge: id, at: Time(101) }]).await, Err(CommitError::Closed));
    for closed in [TriesOf::Server(ServerId(u64::MAX)), TriesOf::Season(id)] {
        assert_eq!(store.tries(closed).await.map(|tries| tries.len()), Ok(1), "{closed:?}");
    }
    assert_eq!(store.tries(TriesOf::Season(ChallengeId(5))).await, Ok(vec![]));

    commit(store, "h", vec![Write::Forget(HOST)]).await.expect("forgotten");
    let closed = store.challenge(id).await.expect("a row").expect("a row");
    let tries = store.tries(TriesOf::Challenge(id)).await.expect("tries");
    assert_eq!((closed.host, tries[0].person, tries[0].name.as_str()), (None, None, ""));
}
