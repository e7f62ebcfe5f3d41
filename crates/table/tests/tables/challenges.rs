//! Solo challenges: the same game for everybody, once each, secret until it closes.

use std::time::Duration;

use super::*;
use engine::VariantName;

const DORA: PersonId = PersonId(4);
const DAY: Duration = Duration::from_secs(24 * 60 * 60);
const SERVER: ServerId = ServerId(9);

pub(super) fn new_challenge() -> NewChallenge {
    NewChallenge {
        server: Some(SERVER),
        channel: ChannelId(1),
        game: Some("trial".to_owned()),
        title: "Sunday".to_owned(),
        closes: NOON.plus(DAY * 3),
        repeats: None,
        season: false,
        seed: None,
        from: None,
        language: None,
    }
}

impl House {
    fn by_manager(&self, person: PersonId) -> Request {
        Request { manages: true, ..self.by(person) }
    }

    pub(super) async fn post(&self, new: NewChallenge) -> ChallengeId {
        // Whoever types a seed is listed apart: here, nobody who plays.
        let host = if new.seed.is_some() { DORA } else { ANA };
        self.tables.post_challenge(&self.by_manager(host), new).await.expect("a challenge")
    }

    pub(super) async fn begin(&self, challenge: ChallengeId, person: PersonId) -> GameId {
        self.tables.play_challenge(&self.by(person), challenge).await.expect("a try").table.id()
    }

    /// Plays the choices at these places of the lists, over and over, for so many actions or to the end.
    pub(super) async fn choose(&self, game: GameId, person: PersonId, places: &[usize], actions: usize) {
        for place in places.iter().cycle().take(actions) {
            let table = self.tables.seat(game, person).await.expect("a seat");
            let choices = table.choices();
            if choices.is_empty() {
                return;
            }
            let choice = choices[place % choices.len()].text.clone();
            let act = Act::Press { stamp: table.stamp().expect("a stamp"), choice };
            self.tables.act(&self.by(person), game, act).await.expect("a legal action");
        }
    }

    pub(super) async fn finish(&self, game: GameId, person: PersonId, places: &[usize]) {
        self.choose(game, person, places, 1_000).await;
        let table = self.tables.look(game, Some(at(person))).await.expect("one's own try");
        assert_eq!(table.status(), Status::Over);
    }

    async fn scheduler(&self) {
        Scheduler::new(self.tables.clone()).run_due().await.expect("jobs are seen to");
    }

    pub(super) async fn later(&self, duration: Duration) {
        self.clock.advance(duration);
        self.scheduler().await;
    }

    pub(super) async fn kinds_of_posts(&self) -> Vec<String> {
        let kind = |post: &Outgoing| serde_json::to_value(&post.post).expect("a post")["kind"].to_string();
        self.posts().await.iter().map(|post| kind(post).trim_matches('"').to_owned()).collect()
    }
}

fn refused<T: std::fmt::Debug>(result: Result<T, Refusal>) -> &'static str {
    result.expect_err("a refusal").kind()
}

#[tokio::test]
async fn everybody_plays_the_same_game_and_nobody_anybody_elses() {
    let house = House::new().await;
    let challenge = house.post(new_challenge()).await;
    let (ana, ben) = (house.begin(challenge, ANA).await, house.begin(challenge, BEN).await);
    let store = &house.store;
    let stored = |game| async move { store.table(game).await.expect("a table").expect("a table") };
    let [first, second] = [stored(ana).await, stored(ben).await];
    assert_eq!(first.row.seed, second.row.seed);
    assert_eq!(first.snapshot.map(|one| one.state), second.snapshot.map(|one| one.state), "equal beginnings");
    house.choose(ana, ANA, &[0], 5).await;
    assert_eq!((house.entries(ana).await.len(), house.entries(ben).await.len()), (5, 0));
    assert_eq!(refused(house.tables.look(ana, Some(at(BEN))).await), "no-such-game");
    assert_eq!(refused(house.tables.look(ana, Some(CLEO.into())).await), "no-such-game");
    assert_eq!(kind(house.tables.cancel(&house.by_manager(BEN), ana).await), "not-allowed");
    let public = house.tables.challenge(challenge).await.expect("a challenge");
    assert_eq!((public.standings().playing(), public.title()), (2, "Sunday"));
    assert_eq!(house.kinds_of_posts().await, ["challenge"], "nothing of a try is said in public");
}

#[tokio::test]
async fn everybody_has_one_try_however_often_they_press() {
    let house = House::new().await;
    let challenge = house.post(new_challenge()).await;
    let (one, two) = (house.by(BEN), house.by(BEN));
    let both =
        futures_util::join!(house.tables.play_challenge(&one, challenge), house.tables.play_challenge(&two, challenge));
    let games = [both.0.expect("a try").table.id(), both.1.expect("the same").table.id()];
    assert_eq!(games[0], games[1]);
    house.finish(games[0], BEN, &[0]).await;
    assert_eq!(house.begin(challenge, BEN).await, games[0], "it shows what came of it");
    assert_eq!(house.store.tries(TriesOf::Challenge(challenge)).await.expect("tries").len(), 1);
}

#[tokio::test]
async fn equals_share_a_place_and_edits_are_gathered_once_a_minute() {
    let house = House::new().await;
    let challenge = house.post(NewChallenge { seed: Some(Seed::from_number(11)), ..new_challenge() }).await;
    let mut games = Vec::new();
    for person in [ANA, BEN, CLEO] {
        games.push(house.begin(challenge, person).await);
    }
    let shown = || async {
        let row = house.store.challenge(challenge).await.expect("a row").expect("a row");
        row.shown.0 - NOON.0
    };
    house.later(Duration::from_secs(59)).await;
    assert_eq!((shown().await, house.kinds_of_posts().await.len()), (0, 1), "posted less than a minute ago");
    house.later(Duration::from_secs(1)).await;
    assert_eq!((shown().await, house.kinds_of_posts().await), (60, vec!["challenge".to_owned(), "refresh".to_owned()]));
    house.finish(games[0], ANA, &[0]).await;
    house.finish(games[1], BEN, &[0]).await;
    house.finish(games[2], CLEO, &[3, 1, 2]).await;
    house.later(Duration::from_secs(59)).await;
    assert_eq!(shown().await, 60, "one a minute");
    house.later(Duration::from_secs(1)).await;
    assert_eq!(shown().await, 120, "all three in one edit");
    let public = house.tables.challenge(challenge).await.expect("a challenge");
    let standings = public.standings();
    let place = |person| standings.place_of(person).expect("a place");
    assert_eq!(place(ANA), place(BEN), "the same moves reach the same");
    assert_ne!(place(ANA), place(CLEO));
    house.later(DAY).await;
    assert_eq!(shown().await, 120, "nothing new, no edit");
}

#[tokio::test]
async fn closing_ends_what_is_not_finished_and_opens_what_is() {
    let house = House::new().await;
    let challenge = house.post(new_challenge()).await;
    let (ana, ben) = (house.begin(challenge, ANA).await, house.begin(challenge, BEN).await);
    house.finish(ana, ANA, &[0]).await;
    house.choose(ben, BEN, &[0], 3).await;
    let over = house.tables.look(ana, Some(at(ANA))).await.expect("one's own");
    assert_eq!(refused(house.tables.export(&over).await), "withheld");
    assert_eq!(refused(house.tables.for_everybody(&over).await), "withheld");
    assert_eq!(refused(house.tables.replayed(ana, None, &at(ANA), 0).await), "withheld");
    assert!(house.tables.challenge(challenge).await.expect("open").revealed().is_none());

    let house = house.restarted().await;
    // Late, although nobody has closed it yet.
    house.clock.advance(DAY * 3);
    assert_eq!(kind(house.tables.act(&house.by(BEN), ben, Act::Typed("draw".to_owned())).await), "challenge-closed");
    assert_eq!(kind(house.tables.undo(&house.by(BEN), ben, None).await), "challenge-closed");
    assert_eq!(kind(house.tables.play_challenge(&house.by(CLEO), challenge).await), "challenge-closed");
    house.scheduler().await;
    let posts = house.kinds_of_posts().await;
    assert_eq!(posts[posts.len() - 2..], ["refresh", "standings"]);

    let closed = house.tables.challenge(challenge).await.expect("a challenge");
    let (seed, salt) = closed.revealed().expect("both are shown");
    let hash = <sha2::Sha256 as sha2::Digest>::digest(format!("{seed}:{salt}"));
    let hash: String = hash.iter().map(|byte| format!("{byte:02x}")).collect();
    assert_eq!(closed.commitment(), hash);
    let standings = closed.standings();
    assert_eq!((standings.ranked.len(), standings.unfinished.len(), standings.playing()), (1, 1, 0));

    assert_eq!(kind(house.tables.act(&house.by(BEN), ben, Act::Typed("draw".to_owned())).await), "challenge-closed");
    assert_eq!(kind(house.tables.play_challenge(&house.by(CLEO), challenge).await), "challenge-closed");
    assert!(house.tables.mine(BEN).await.expect("a list").is_empty(), "it waits for nobody");
    assert_eq!(house.entries(ben).await.len(), 3, "the game is kept");
    assert!(house.tables.look(ben, Some(at(BEN))).await.is_ok(), "and read by its owner");
    assert_eq!(refused(house.tables.look(ben, Some(at(CLEO))).await), "no-such-game", "but by nobody else");
    let seen = house.tables.look(ana, Some(at(CLEO))).await.expect("finished games are open to everybody");
    let Ok(Export::Record(record)) = house.tables.export(&seen).await else { panic!("a record") };
    assert_eq!(record.opening.seed, seed);
}

#[tokio::test]
async fn finished_games_are_opened_step_by_step() {
    let house = House::new().await;
    let challenge = house.post(new_challenge()).await;
    let (ana, ben) = (house.begin(challenge, ANA).await, house.begin(challenge, BEN).await);
    house.finish(ana, ANA, &[0]).await;
    house.choose(ben, BEN, &[0], 3).await;
    house.later(DAY * 3).await;
    let first = house.tables.replayed(ana, None, &at(CLEO), 0).await.expect("the beginning");
    assert_eq!(first.step, 0);
    let mut told = 0;
    for step in 1..=first.last {
        let replayed = house.tables.replayed(ana, None, &at(CLEO), step).await.expect("a step");
        assert_eq!((replayed.step, replayed.last), (step, first.last));
        told += replayed.told().public().count();
    }
    assert!(told > 0);
    let end = house.tables.replayed(ana, None, &at(CLEO), usize::MAX).await.expect("the last one");
    assert!(end.view().is_some_and(|view| view.scoring().is_some()), "the end is the end");
    assert!(house.tables.replayed(ben, None, &at(BEN), 1).await.is_ok(), "one's own unfinished game");
    assert_eq!(refused(house.tables.replayed(ben, None, &at(CLEO), 1).await), "no-such-game");
}

#[tokio::test]
async fn a_challenge_that_repeats_posts_just_one_next_however_long_nobody_was_there() {
    let house = House::new().await;
    let new = NewChallenge { repeats: Some(Repeat::Daily), closes: NOON.plus(DAY), ..new_challenge() };
    let first = house.post(new).await;
    house.later(DAY).await;
    let rows = house.tables.challenges(SERVER).await.expect("challenges");
    assert_eq!((rows.len(), rows[1].id, rows[1].stage), (2, first, ChallengeStage::Closed));
    assert_eq!((rows[0].title.as_str(), rows[0].channel, rows[0].host), ("Sunday", ChannelId(1), Some(ANA)));
    assert_eq!((rows[0].stage, rows[0].closes), (ChallengeStage::Open, NOON.plus(DAY * 2)));
    assert!(rows[0].seed != rows[1].seed && rows[0].salt != rows[1].salt, "another game");
    let game = house.begin(rows[0].id, BEN).await;
    assert_ne!(house.begin(rows[0].id, ANA).await, game);

    let house = house.restarted().await;
    house.later(DAY * 10).await;
    let rows = house.tables.challenges(SERVER).await.expect("challenges");
    assert_eq!(rows.len(), 3, "one for all the days");
    assert_eq!(rows[0].closes, NOON.plus(DAY * 12), "at the same time of day");
    house.scheduler().await;
    assert_eq!(house.tables.challenges(SERVER).await.expect("challenges").len(), 3);
    let posted = house.kinds_of_posts().await.into_iter().filter(|kind| kind == "challenge").count();
    assert_eq!(posted, 3);

    house.tables.close_early(&house.by(ANA), rows[0].id).await.expect("who posted it may");
    house.later(DAY * 30).await;
    assert_eq!(house.tables.challenges(SERVER).await.expect("challenges").len(), 3, "it repeats no more");
}

#[tokio::test]
async fn whoever_has_played_the_seed_is_ranked_apart() {
    let house = House::new().await;
    let game = house.running(channel(5), &[ANA, BEN]).await;
    let from = NewChallenge { from: Some(game), ..new_challenge() };
    assert_eq!(refused(house.tables.post_challenge(&house.by_manager(ANA), from.clone()).await), "not-over");
    house.play(game, &mut Seed::from_number(2).stream("play"), 2_000).await;
    let challenge = house.post(from.clone()).await;
    assert!(house.tables.challenge(challenge).await.expect("a challenge").is_known());
    for person in [BEN, CLEO] {
        let game = house.begin(challenge, person).await;
        house.finish(game, person, &[0]).await;
    }
    let public = house.tables.challenge(challenge).await.expect("a challenge");
    let standings = public.standings();
    assert_eq!(standings.place_of(CLEO), Some(1), "they did not sit there");
    assert_eq!(standings.apart.iter().map(|entry| entry.person).collect::<Vec<_>>(), [Some(BEN)]);

    // A seed that is still played for must not come out another way.
    let own = house.store.try_of(challenge, CLEO).await.expect("a try");
    let shorter = NewChallenge { from: own, closes: NOON.plus(DAY), ..new_challenge() };
    assert_eq!(refused(house.tables.post_challenge(&house.by_manager(CLEO), shorter).await), "withheld");
    let elsewhere = NewChallenge { server: Some(ServerId(8)), ..from };
    let from = Origin::Channel { server: Some(ServerId(8)), channel: ChannelId(1) };
    let stranger = Request { from, ..house.by_manager(DORA) };
    assert_eq!(refused(house.tables.post_challenge(&stranger, elsewhere.clone()).await), "no-such-game");
    let pretender = NewChallenge { server: Some(SERVER), ..elsewhere };
    assert_eq!(refused(house.tables.post_challenge(&stranger, pretender).await), "not-allowed", "rights end there");
}

#[tokio::test]
async fn what_cannot_be_posted_is_refused_for_a_reason() {
    let house = House::new().await;
    let post = |request: Request, new: NewChallenge| {
        let tables = house.tables.clone();
        async move { tables.post_challenge(&request, new).await }
    };
    let good = new_challenge;
    assert_eq!(refused(post(house.by(BEN), good()).await), "not-allowed");
    assert_eq!(refused(post(house.by_manager(ANA), NewChallenge { server: None, ..good() }).await), "not-allowed");
    for closes in [NOON, NOON.plus(Duration::from_secs(60)), NOON.plus(DAY * 100)] {
        let new = NewChallenge { closes, ..good() };
        assert_eq!(refused(post(house.by_manager(ANA), new).await), "no-closing-time");
    }
    let madeira = NewChallenge { game: Some("madeira".to_owned()), ..good() };
    assert_eq!(refused(post(house.by_manager(ANA), madeira).await), "not-alone");
    let chess = NewChallenge { game: Some("chess".to_owned()), ..good() };
    assert_eq!(refused(post(house.by_manager(ANA), chess).await), "no-such-kind");
    assert!(house.posts().await.is_empty() && house.store.next_job().await == Ok(None), "nothing was done");
    assert_eq!(kind(house.tables.play_challenge(&house.by(BEN), ChallengeId(1)).await), "no-such-challenge");

    let request = house.by_manager(ANA);
    let once = post(request.clone(), good()).await.expect("posted");
    assert_eq!(post(request, good()).await.expect("the same request"), once);
    assert_eq!(house.posts().await.len(), 1);
    assert_eq!(refused(house.tables.close_early(&house.by(BEN), once).await), "not-allowed");
    house.tables.close_early(&house.by_manager(BEN), once).await.expect("closed");
    assert_eq!(refused(house.tables.close_early(&house.by_manager(BEN), once).await), "challenge-closed");
}

#[tokio::test]
async fn the_seed_is_nowhere_to_be_read_before_closing() {
    let house = House::new().await;
    let challenge = house.post(new_challenge()).await;
    let game = house.begin(challenge, BEN).await;
    house.choose(game, BEN, &[0], 4).await;
    let row = house.store.challenge(challenge).await.expect("a row").expect("a row");
    let public = house.tables.challenge(challenge).await.expect("a challenge");
    let table = house.tables.seat(game, BEN).await.expect("a seat");
    let told = format!("{row:?} {public:?} {table:?} {:?} {:?}", table.public(), house.posts().await);
    for secret in [row.seed.to_string(), row.salt.to_string()] {
        assert!(!told.contains(&secret));
    }
    assert!(public.commitment().len() == 64 && table.public().seed().is_none());
}

#[tokio::test]
async fn a_person_who_is_forgotten_is_a_former_player_in_rankings() {
    let house = House::new().await;
    let challenge = house.post(new_challenge()).await;
    let (ana, ben) = (house.begin(challenge, ANA).await, house.begin(challenge, BEN).await);
    house.finish(ana, ANA, &[0]).await;
    house.tables.forget(&house.by(ANA)).await.expect("forgotten");
    house.tables.forget(&house.by(BEN)).await.expect("forgotten");
    let public = house.tables.challenge(challenge).await.expect("a challenge");
    let stored = house.store.challenge(challenge).await.expect("read").expect("a challenge");
    assert_eq!(stored.host, None);
    let standings = public.standings();
    let former = |entry: &TryRow| entry.person.is_none() && entry.name.is_empty();
    assert!(former(standings.ranked[0].1) && standings.unfinished.is_empty() && standings.people_finished() == 0);
    for game in [ana, ben] {
        let place = house.store.table(game).await.expect("a table").expect("a table").row.place;
        assert_eq!(place, Place::Former { challenge, game });
    }
    assert_ne!(house.begin(challenge, ANA).await, ana, "nobody knows any more that they had a try");
    house.later(DAY * 3).await;
    assert!(house.tables.replayed(ana, None, &at(CLEO), 0).await.is_ok(), "the game itself stays");
    let overall = house.tables.overall(SERVER).await.expect("a ranking");
    assert_eq!((overall.best.len(), overall.people.len()), (1, 0));
}

#[tokio::test]
async fn those_who_want_it_are_reminded_once_a_day_until_it_closes() {
    let house = House::new().await;
    let challenge = house.post(new_challenge()).await;
    for person in [ANA, BEN] {
        house.begin(challenge, person).await;
    }
    let done = house.begin(challenge, CLEO).await;
    for person in [BEN, CLEO] {
        house.tables.set_nudges(&house.by(person), true).await.expect("set");
    }
    house.finish(done, CLEO, &[0]).await;
    let nudged = || async {
        let posts = house.posts().await;
        posts.into_iter().filter(|post| post.post == Post::Nudge).map(|post| post.address).collect::<Vec<_>>()
    };
    house.later(DAY).await;
    assert_eq!(nudged().await, [Address::Person(BEN)], "who did not ask, or has finished, is left alone");
    house.later(DAY / 2).await;
    assert_eq!(nudged().await.len(), 1);
    house.later(DAY / 2).await;
    assert_eq!(nudged().await.len(), 2);
    house.tables.set_nudges(&house.by(BEN), false).await.expect("set");
    house.later(DAY * 5).await;
    assert_eq!(nudged().await.len(), 2);
    assert_eq!(house.store.next_job().await, Ok(None), "nothing is left to be done");
}

#[tokio::test]
async fn the_ranking_of_a_server_counts_wins() {
    let house = House::new().await;
    for (day, winner) in [(1, ANA), (2, ANA), (3, BEN)] {
        let closes = house.clock.now().plus(DAY);
        let challenge =
            house.post(NewChallenge { closes, seed: Some(Seed::from_number(day)), ..new_challenge() }).await;
        let loser = if winner == ANA { BEN } else { ANA };
        let (won, lost) = (house.begin(challenge, winner).await, house.begin(challenge, loser).await);
        house.finish(won, winner, &[0]).await;
        house.choose(lost, loser, &[0], 2).await;
        house.later(DAY).await;
    }
    let overall = house.tables.overall(SERVER).await.expect("a ranking");
    let wins: Vec<_> = overall.people.iter().map(|one| (one.person, one.wins)).collect();
    assert_eq!((overall.challenges, wins), (3, vec![(ANA, 2), (BEN, 1)]));
    assert_eq!(house.tables.overall(ServerId(8)).await.expect("none").challenges, 0);
}

#[tokio::test]
async fn a_challenge_closes_although_the_next_one_cannot_begin_yet() {
    let [folder, directory] = [(); 2].map(|()| tempfile::tempdir().expect("a folder"));
    let editions = Editions::in_directory(Some(directory.path().to_owned()));
    let house = House::on(folder, games::find, editions, Limits::default()).await;
    let new = NewChallenge { repeats: Some(Repeat::Daily), closes: NOON.plus(DAY), ..new_challenge() };
    house.post(new).await;
    let broken = directory.path().join("trial.toml");
    std::fs::write(&broken, "this is no edition").expect("a file");
    house.later(DAY).await;
    let rows = house.tables.challenges(SERVER).await.expect("challenges");
    assert_eq!((rows.len(), rows[0].stage), (1, ChallengeStage::Closed));
    std::fs::remove_file(broken).expect("repaired");
    house.later(Duration::from_secs(60 * 60)).await;
    let rows = house.tables.challenges(SERVER).await.expect("challenges");
    assert_eq!((rows.len(), rows[0].stage, rows[0].closes), (2, ChallengeStage::Open, NOON.plus(DAY * 2)));
    let finals = house.kinds_of_posts().await.into_iter().filter(|kind| kind == "standings").count();
    assert_eq!(finals, 1);
}

#[tokio::test]
async fn whatever_statement_fails_a_try_begins_once_and_a_challenge_closes_once() {
    let house = House::new().await;
    let new = NewChallenge { repeats: Some(Repeat::Daily), closes: NOON.plus(DAY), ..new_challenge() };
    let challenge = house.post(new).await;
    let tries = || async { house.store.tries(TriesOf::Challenge(challenge)).await.expect("tries").len() };
    let mut steps = 0;
    while tries().await == 0 {
        steps += 1;
        house.store.faults().at(steps);
        let failed = house.tables.play_challenge(&house.by(BEN), challenge).await;
        assert!(matches!(failed, Err(Refusal::Unavailable(_))), "step {steps}: {failed:?}");
    }
    house.store.faults().at(0);
    assert!(steps > 5);
    let ben = house.begin(challenge, BEN).await;
    assert_eq!(tries().await, 1);

    house.clock.advance(DAY);
    let status = || async { house.tables.look(ben, Some(at(BEN))).await.expect("one's own").status() };
    let close = Job::CloseChallenge(challenge);
    let due = house.store.jobs(house.tables.now(), 9).await.expect("jobs");
    let scheduled = due.into_iter().find(|scheduled| scheduled.job == close).expect("it closes");
    let mut steps = 0;
    while status().await == Status::Running {
        let rows = house.tables.challenges(SERVER).await.expect("challenges");
        assert_eq!((rows.len(), rows[0].stage), (1, ChallengeStage::Open), "nothing of it was kept at step {steps}");
        steps += 1;
        house.store.faults().at(steps);
        let _ = house.tables.close_challenge_now(scheduled, challenge).await;
    }
    house.store.faults().at(0);
    assert!(steps > 8);
    house.scheduler().await;
    let count = |kinds: &[String], wanted: &str| kinds.iter().filter(|kind| *kind == wanted).count();
    let kinds = house.kinds_of_posts().await;
    assert_eq!((count(&kinds, "standings"), count(&kinds, "challenge")), (1, 2));
    assert_eq!(house.tables.challenges(SERVER).await.expect("challenges").len(), 2);
}

#[tokio::test]
async fn a_try_that_begins_while_all_of_them_are_changed_is_not_overlooked() {
    let house = House::new().await;
    let challenge = house.post(new_challenge()).await;
    let ben = house.begin(challenge, BEN).await;
    let scope = table::store::Scope::Challenge(challenge);
    let kept = house.tables.cancel_all_while(scope, house.begin(challenge, CLEO)).await;
    assert_eq!(kept, Ok(false), "there is another");
    assert_eq!(house.tables.look(ben, Some(at(BEN))).await.expect("one's own").status(), Status::Running);
    house.later(DAY * 3).await;
    let tries = house.store.tries(TriesOf::Challenge(challenge)).await.expect("tries");
    let statuses: Vec<Status> = tries.iter().map(|entry| entry.status).collect();
    assert_eq!(statuses, [Status::Cancelled, Status::Cancelled]);
}

#[tokio::test]
async fn a_try_that_cannot_be_read_keeps_no_challenge_open_and_nobody_known() {
    let house = House::new().await;
    let challenge = house.post(new_challenge()).await;
    let (ben, cleo) = (house.begin(challenge, BEN).await, house.begin(challenge, CLEO).await);
    assert!(ben < cleo);
    house.store.pragma("update games set options = '{' where id = (select min(game) from tries)").await;
    house.later(DAY * 3).await;
    assert_eq!(house.tables.challenges(SERVER).await.expect("challenges")[0].stage, ChallengeStage::Closed);
    assert_eq!(house.tables.look(cleo, Some(at(CLEO))).await.expect("one's own").status(), Status::Cancelled);
    house.tables.forget(&house.by(BEN)).await.expect("forgotten");
    assert_eq!(house.store.games(store::Scope::Person(BEN)).await, Ok(Vec::new()));
}
