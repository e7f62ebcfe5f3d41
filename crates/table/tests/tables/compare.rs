//! Ratings, statistics and seasons, from games that were really played.

use std::time::Duration;

use super::challenges::new_challenge;
use super::*;
use ::store::copy;
use engine::Deeds;
use engine::search::Level;
use table::store::{Change, Interaction, Write};

const DORA: PersonId = PersonId(4);
const SERVER: ServerId = ServerId(9);
const HOUR: Duration = Duration::from_secs(60 * 60);
const WEEK: Duration = Duration::from_secs(7 * 24 * 60 * 60);

impl House {
    /// A lobby with these people and a secret seed.
    async fn gathered(&self, place: Place, people: &[PersonId]) -> GameId {
        let game = self.tables.open(&self.by(people[0]), new_table(place)).await.expect("a table").table.id();
        for person in &people[1..] {
            self.tables.join(&self.by(*person), game).await.expect("a seat");
        }
        game
    }

    /// A running game with a secret seed.
    async fn begun(&self, place: Place, people: &[PersonId]) -> GameId {
        let game = self.gathered(place, people).await;
        self.tables.start(&self.by(people[0]), game).await.expect("a game");
        game
    }

    /// A game that these people have played to its end.
    async fn played(&self, people: &[PersonId]) -> GameId {
        let game = self.begun(channel(1), people).await;
        self.to_the_end(game).await;
        game
    }

    async fn to_the_end(&self, game: GameId) {
        self.clock.advance(HOUR);
        self.play(game, &mut Seed::from_number(game.0 as u128).stream("people"), 2_000).await;
        assert_eq!(self.tables.look(game, None).await.expect("the table").status(), Status::Over);
    }

    async fn ladder(&self) -> Ladder {
        self.tables.ladder(SERVER, "trial", ANA).await.expect("a ladder")
    }

    async fn rated_people(&self) -> Vec<u64> {
        let mut people: Vec<u64> = self.ladder().await.rungs.iter().map(|rung| rung.person.0).collect();
        people.sort_unstable();
        people
    }

    async fn is_rated(&self, game: GameId) -> Option<bool> {
        self.tables.look(game, None).await.expect("the table").rated()
    }

    /// Everybody else agrees to what somebody proposes.
    async fn agreed(&self, game: GameId, people: &[PersonId], proposal: Proposal) {
        self.tables.propose(&self.by(people[0]), game, proposal).await.expect("proposed");
        for person in &people[1..] {
            self.tables.vote(&self.by(*person), game, 1, true).await.expect("a ballot");
        }
    }
}

#[tokio::test]
async fn what_is_rated_and_what_is_not() {
    let house = House::new().await;
    let both = [ANA, BEN];
    // A secret seed, two people, to the end.
    let lobby = house.gathered(channel(1), &both).await;
    assert_eq!(house.is_rated(lobby).await, Some(true));
    house.tables.start(&house.by(ANA), lobby).await.expect("a game");
    assert_eq!(house.ladder().await.games, 0, "not before it is over");
    house.to_the_end(lobby).await;
    assert_eq!((house.rated_people().await, house.ladder().await.games), (vec![1, 2], 1));

    // Whoever chose the seed may know the game.
    let open = house.running(channel(1), &both).await;
    assert_eq!(house.is_rated(open).await, Some(false));
    house.to_the_end(open).await;
    // The host has switched it off; nobody else may.
    let off = house.gathered(channel(1), &both).await;
    assert_eq!(kind(house.tables.set_rated(&house.by(BEN), off, false).await), "not-allowed");
    house.tables.set_rated(&house.by(ANA), off, false).await.expect("the host may");
    house.tables.start(&house.by(ANA), off).await.expect("a game");
    assert_eq!(kind(house.tables.set_rated(&house.by(ANA), off, true).await), "already-started");
    house.to_the_end(off).await;
    // A bot plays along.
    let bots = house.gathered(channel(2), &both).await;
    house.tables.add_bot(&house.by(ANA), bots, Level::Easy).await.expect("a bot");
    assert_eq!(house.is_rated(bots).await, Some(false));
    house.tables.start(&house.by(ANA), bots).await.expect("a game");
    assert!(!house.store.row(bots).await.expect("a row").expect("a row").0.rated);
    // Alone there is nobody to compare with, and outside of servers there are no ratings.
    let alone = house.played(&[ANA]).await;
    assert_eq!(house.is_rated(alone).await, Some(false));
    let direct = house.begun(Place::Channel { server: None, channel: ChannelId(7) }, &both).await;
    assert_eq!(house.is_rated(direct).await, None);
    house.to_the_end(direct).await;
    // The others agree to end it without a result.
    let ended = house.begun(channel(1), &both).await;
    house.agreed(ended, &both, Proposal::End).await;
    assert_eq!(house.ladder().await.games, 1, "nothing of all this counts");
}

#[tokio::test]
async fn after_a_move_was_taken_back_nobody_is_rated_and_the_result_is_not_among_the_best() {
    let house = House::new().await;
    let people = [ANA, BEN];
    let game = house.begun(channel(1), &people).await;
    for person in people {
        house.first(game, person, "stake").await;
    }
    let before = house.tables.look(game, None).await.expect("the table").entries();
    let mut random = Seed::from_number(3).stream("people");
    house.play(game, &mut random, 12).await;
    let now = house.tables.look(game, None).await.expect("the table");
    let back_to = house.tables.take_back_points(&now, 50).await.expect("settlements");
    assert!(back_to.contains(&before), "{back_to:?} {before}");
    assert_eq!(house.is_rated(game).await, Some(true));
    house.agreed(game, &people, Proposal::TakeBack { to: before }).await;
    assert_eq!(house.is_rated(game).await, Some(false));
    house.to_the_end(game).await;
    assert_eq!(house.ladder().await, Ladder::default());
    let own = house.tables.statistics(SERVER, Whose::Person(ANA), None, ANA).await.expect("statistics");
    assert_eq!((own.kinds[0].games, own.kinds[0].best), (1, None));
}

#[tokio::test]
async fn whoever_leaves_is_last_and_whoever_takes_over_is_not_rated() {
    let house = House::new().await;
    let game = house.begun(channel(1), &[ANA, BEN, CLEO]).await;
    let seat = house.tables.look(game, None).await.expect("the table").seat_of(CLEO).expect("a seat");
    house.tables.give_up(&house.by(CLEO), game).await.expect("left");
    house.tables.take_seat(&house.by(DORA), game, seat).await.expect("taken");
    house.to_the_end(game).await;
    assert_eq!(house.rated_people().await, [1, 2, 3]);
    let last = house.ladder().await.rungs.pop().expect("three");
    assert_eq!((last.person, last.name.as_str()), (CLEO, "person 3"));

    // Somebody who is forgotten in the middle of a game leaves it too.
    let game = house.begun(channel(2), &[ANA, BEN]).await;
    let seat = house.tables.look(game, None).await.expect("the table").seat_of(BEN).expect("a seat");
    house.tables.forget(&house.by(BEN)).await.expect("forgotten");
    house.tables.take_seat(&house.by(DORA), game, seat).await.expect("taken");
    house.to_the_end(game).await;
    assert_eq!((house.rated_people().await, house.ladder().await.games), (vec![1, 3], 2));
    let ana = house.ladder().await.rungs.into_iter().find(|rung| rung.person == ANA).expect("Ana");
    assert_eq!(ana.rating.games, 2, "the second was won against somebody nobody knows");
}

#[tokio::test]
async fn ratings_come_out_the_same_after_a_restart_and_from_a_copy() {
    let house = House::new().await;
    for people in
        [&[ANA, BEN][..], &[ANA, BEN, CLEO], &[BEN, CLEO, DORA, ANA], &[CLEO, ANA], &[DORA, BEN, ANA], &[ANA, BEN]]
    {
        house.played(people).await;
    }
    let before = house.ladder().await;
    assert_eq!((before.games, before.rungs.len()), (6, 4));
    assert!(!before.rungs[0].rating.is_provisional() && before.rungs[3].rating.is_provisional(), "{before:?}");
    let house = house.restarted().await;
    assert_eq!(house.ladder().await, before);
    let House { folder, store, tables, .. } = house;
    drop(tables);
    Arc::into_inner(store).expect("nobody holds the store").close().await;
    let copied = tempfile::tempdir().expect("a folder");
    copy(&url(&folder), &url(&copied)).await.expect("a copy");
    let house = House::on(copied, games::find, Editions::default(), LIMITS).await;
    assert_eq!(house.ladder().await, before);
}

#[tokio::test]
async fn statistics_count_what_was_finished_here_and_keep_to_themselves_whoever_asks() {
    let house = House::new().await;
    for _ in 0..3 {
        house.played(&[ANA, BEN, CLEO]).await;
    }
    house.played(&[ANA]).await;
    let of = async |whose, asks| house.tables.statistics(SERVER, whose, None, asks).await;
    let own = of(Whose::Person(ANA), ANA).await.expect("statistics");
    let [trial] = &own.kinds[..] else { panic!("one game") };
    assert_eq!((own.name.as_deref(), trial.games, trial.people, trial.points.len()), (Some("person 1"), 3, 3, 3));
    assert_eq!((trial.places.iter().sum::<usize>(), trial.solo.games, trial.solo.best.len()), (3, 1, 1));
    assert_eq!(trial.rating.map(|rating| rating.games), Some(3));
    let (deed, squares, everybody) = &trial.deeds[0];
    assert_eq!((deed.as_str(), trial.deeds.len()), ("squares", 1));
    assert!(*squares > 0 && *everybody > 0);
    let server = of(Whose::Server, BEN).await.expect("statistics");
    assert_eq!((server.kinds[0].games, server.kinds[0].points.len(), server.turns.own), (3, 9, None));
    assert_eq!(house.tables.statistics(SERVER, Whose::Server, Some("lisboa"), ANA).await.expect("none").kinds, []);
    let elsewhere = house.tables.statistics(ServerId(8), Whose::Person(ANA), None, ANA).await.expect("none");
    assert_eq!((elsewhere.kinds, elsewhere.name), (Vec::new(), None));

    let owner = Owner::Person(ANA);
    house.tables.set(&house.by(ANA), owner, STATISTICS, Some(OFF)).await.expect("opted out");
    assert!(matches!(of(Whose::Person(ANA), BEN).await, Err(Refusal::KeptPrivate)));
    assert!(of(Whose::Person(ANA), ANA).await.expect("one's own").hidden);
    let seen = house.tables.ladder(SERVER, "trial", BEN).await.expect("a ladder");
    assert!(seen.rungs.iter().all(|rung| rung.person != ANA) && seen.rungs.len() == 2);
    house.tables.forget(&house.by(ANA)).await.expect("forgotten");
    assert_eq!(of(Whose::Person(ANA), BEN).await.expect("nothing is known").kinds, []);
    assert_eq!(of(Whose::Server, BEN).await.expect("statistics").kinds[0].points.len(), 6);
}

#[tokio::test]
async fn how_long_turns_take_is_told_of_oneself_and_of_three_or_more_together() {
    let house = House::new().await;
    let slowly = async |people: &[PersonId]| {
        let game = house.begun(channel(1), people).await;
        let mut random = Seed::from_number(1).stream("people");
        while house.tables.look(game, None).await.expect("the table").status() == Status::Running {
            house.clock.advance(HOUR);
            house.play(game, &mut random, 1).await;
        }
    };
    let turns = async |whose, asks| house.tables.statistics(SERVER, whose, None, asks).await.expect("statistics").turns;
    slowly(&[ANA, BEN]).await;
    let own = turns(Whose::Person(ANA), ANA).await;
    assert!(own.own.is_some_and(|median| median >= HOUR) && own.server.is_none(), "{own:?}");
    slowly(&[ANA, BEN, CLEO]).await;
    assert!(turns(Whose::Server, DORA).await.server.is_some_and(|median| median >= HOUR));
    assert_eq!(turns(Whose::Person(ANA), BEN).await, TurnTimes::default(), "nobody else's");
    house.tables.set(&house.by(CLEO), Owner::Person(CLEO), STATISTICS, Some(OFF)).await.expect("opted out");
    assert_eq!(turns(Whose::Server, DORA).await.server, None, "two are too few");
}

#[tokio::test]
async fn a_season_has_eight_weeks_and_then_its_final_table() {
    let house = House::new().await;
    let first = house.post(NewChallenge { season: true, closes: NOON.plus(WEEK), ..new_challenge() }).await;
    for week in 1..=8 {
        let rows = house.tables.challenges(SERVER).await.expect("challenges");
        assert_eq!(rows[0].season, Some(Week { season: first, number: week }));
        let (ana, ben) = (house.begin(rows[0].id, ANA).await, house.begin(rows[0].id, BEN).await);
        house.finish(ana, ANA, &[0]).await;
        if week != 3 {
            house.finish(ben, BEN, &[1, 0, 2]).await;
        }
        house.later(WEEK).await;
    }
    let rows = house.tables.challenges(SERVER).await.expect("challenges");
    assert_eq!(
        (rows.len(), rows.iter().all(|row| row.stage == ChallengeStage::Closed)),
        (8, true),
        "there is no ninth"
    );
    let kinds = house.kinds_of_posts().await;
    assert_eq!(kinds.iter().filter(|kind| *kind == "season").count(), 1, "{kinds:?}");
    let season = house.tables.challenge(first).await.expect("the first").season().cloned().expect("a season");
    let weeks: Vec<_> = season.lines.iter().map(|line| (line.person, line.weeks.len())).collect();
    assert!(weeks.contains(&(ANA, 8)) && weeks.contains(&(BEN, 7)), "{weeks:?}");
    assert!(season.lines.iter().all(|line| line.weeks.values().filter(|(_, counts)| *counts).count() == 6));
    house.later(WEEK * 3).await;
    assert_eq!(house.tables.challenges(SERVER).await.expect("challenges").len(), 8);

    // Closing a week early ends the season.
    let another =
        house.post(NewChallenge { season: true, closes: house.tables.now().plus(WEEK), ..new_challenge() }).await;
    house.tables.close_early(&house.by(ANA), another).await.expect("who posted it may");
    house.later(WEEK).await;
    assert_eq!(house.kinds_of_posts().await.iter().filter(|kind| *kind == "season").count(), 2);
    assert_eq!(house.tables.challenges(SERVER).await.expect("challenges").len(), 9);
}

#[tokio::test]
async fn verifying_recounts_what_was_built() {
    let house = House::new().await;
    let game = house.played(&[ANA, BEN]).await;
    let differences = async || {
        let catalogue = Catalogue::new(games::find, Editions::default());
        verify(&*house.store, &catalogue).await.expect("a report").differences
    };
    assert_eq!(differences().await, []);
    let mut deeds = house.store.deeds(game).await.expect("read").expect("counted");
    // What this build does not count cannot be compared.
    deeds[0].insert("palaces".to_owned(), 3);
    let store = async |id: &str, deeds: &Deeds| {
        let interaction =
            Interaction { id: InteractionId::new(id), game: None, person: None, at: NOON, answer: Answer::Noted };
        let writes = vec![Write::Deeds { game, deeds: deeds.clone() }];
        house.store.commit(&Change { interaction, writes }).await.expect("kept");
    };
    store("another deed", &deeds).await;
    assert_eq!(differences().await, []);
    *deeds[1].get_mut("squares").expect("squares are counted") += 1;
    store("one too many", &deeds).await;
    assert_eq!(differences().await, [(game, Difference::Deeds(Seat(1)))]);
}
