//! Reviews: who gets one, that it is made once, and that decisions are seen by nobody but who made them.

use super::*;
use engine::VariantName;
use engine::review::SHOWN;

const DAY: std::time::Duration = std::time::Duration::from_secs(24 * 60 * 60);

impl House {
    async fn over(&self, place: Place, people: &[PersonId]) -> GameId {
        let game = self.running(place, people).await;
        self.play(game, &mut Seed::from_number(7).stream("people"), 500).await;
        game
    }

    async fn reviewed(&self, game: GameId, person: PersonId) -> Result<ReviewState, Refusal> {
        self.tables.review(&self.by(person), game).await.map(|(_, state)| state)
    }

    async fn made(&self, game: GameId, person: PersonId) -> MadeReview {
        match self.reviewed(game, person).await {
            Ok(ReviewState::Made(made)) => *made,
            other => panic!("{other:?}"),
        }
    }

    async fn make_reviews(&self) {
        BotWorker::new(self.tables.clone()).make_reviews().await.expect("reviews");
    }
}

fn why(state: Result<ReviewState, Refusal>) -> &'static str {
    match state {
        Ok(ReviewState::Waiting { .. }) => "waiting",
        Ok(ReviewState::Made(_)) => "made",
        Err(refusal) => refusal.kind(),
    }
}

#[tokio::test]
async fn a_review_is_made_once_and_everybody_sees_their_own_decisions() {
    let house = House::new().await;
    let game = house.over(channel(1), &[ANA, BEN]).await;
    let other = house.over(channel(2), &[ANA, BEN]).await;
    assert!(matches!(house.reviewed(game, ANA).await, Ok(ReviewState::Waiting { before: 0 })));
    assert!(matches!(house.reviewed(other, BEN).await, Ok(ReviewState::Waiting { before: 1 })));
    // A process that ends in the middle has noted nothing.
    drop(tokio::time::timeout(std::time::Duration::ZERO, BotWorker::new(house.tables.clone()).make_reviews()).await);
    let house = house.restarted().await;
    assert_eq!(house.store.reviews_waiting().await, Ok(vec![game, other]));
    house.make_reviews().await;
    assert_eq!(house.store.reviews_waiting().await, Ok(Vec::new()));

    let charts = house.posts().await.into_iter().filter(|post| post.post == Post::Review).count();
    assert_eq!(charts, 2, "each is posted once");
    let made = house.made(game, ANA).await;
    let outcome = house.tables.look(game, None).await.expect("a table").outcome().expect("it is over").clone();
    let totals: Vec<f64> = outcome.scores.iter().map(|score| f64::from(score.total)).collect();
    assert!(made.moments.len() > 2 && made.moments.is_sorted_by_key(|moment| moment.after));
    assert_eq!(made.moments.last().map(|moment| &moment.expected), Some(&totals), "it ends with the result");
    let theirs = house.made(game, BEN).await;
    assert_eq!(theirs.moments, made.moments);
    for (person, review) in [(ANA, &made), (BEN, &theirs)] {
        let seat = house.tables.seat(game, person).await.expect("a seat").seat();
        let own = review.own.as_ref().expect("they played");
        assert!(own.len() <= SHOWN && own.iter().all(|decision| decision.seat == seat && decision.points >= 1.0));
        assert!(own.iter().all(|decision| decision.chosen != decision.better));
    }
    assert_eq!(house.made(game, CLEO).await.own, None, "she did not play");
    // It is kept, not made anew.
    let house = house.restarted().await;
    house.make_reviews().await;
    assert_eq!(house.made(game, ANA).await, made);
}

#[tokio::test]
async fn three_reviews_a_day_and_only_of_finished_games_that_one_may_see() {
    let house = House::new().await;
    let mut games = Vec::new();
    for number in 1..=4 {
        games.push(house.over(channel(number), &[ANA, BEN]).await);
    }
    for game in &games[..3] {
        assert_eq!(why(house.reviewed(*game, ANA).await), "waiting");
    }
    assert_eq!(why(house.reviewed(games[0], ANA).await), "waiting", "to look again costs nothing");
    assert_eq!(why(house.reviewed(games[3], ANA).await), "too-many-reviews");
    assert_eq!(why(house.reviewed(games[3], BEN).await), "waiting");
    assert_eq!(why(house.reviewed(games[3], ANA).await), "waiting", "somebody else has asked for it");
    house.clock.advance(DAY);
    let game = house.over(channel(5), &[ANA, BEN]).await;
    let elsewhere = Origin::Channel { server: Some(ServerId(8)), channel: ChannelId(404) };
    let stranger = Request { from: elsewhere, ..house.by(CLEO) };
    assert_eq!(house.tables.review(&stranger, game).await.err().map(|refusal| refusal.kind()), Some("no-such-game"));
    assert_eq!(why(house.reviewed(game, ANA).await), "waiting");
    let running = house.running(channel(6), &[ANA, BEN]).await;
    assert_eq!(why(house.reviewed(running, ANA).await), "not-over-yet");
}

#[tokio::test]
async fn where_bots_are_switched_off_only_what_was_made_is_shown() {
    let house = House::new().await;
    let game = house.over(channel(1), &[ANA, BEN]).await;
    let waiting = house.over(channel(2), &[ANA, BEN]).await;
    house.reviewed(game, ANA).await.expect("asked");
    house.make_reviews().await;
    house.reviewed(waiting, ANA).await.expect("asked");
    let count = house.requests.load(Ordering::Relaxed);
    let house = house.without_bots().await;
    house.requests.store(count, Ordering::Relaxed);
    assert_eq!(why(house.reviewed(game, ANA).await), "made");
    assert_eq!(why(house.reviewed(waiting, ANA).await), "bots-off");
}

#[tokio::test]
async fn a_try_is_reviewed_only_once_its_challenge_has_closed() {
    let house = House::new().await;
    let challenge = house.post(challenges::new_challenge()).await;
    let game = house.begin(challenge, BEN).await;
    house.finish(game, BEN, &[0]).await;
    assert_eq!(why(house.reviewed(game, BEN).await), "withheld");
    house.clock.advance(30 * DAY);
    Scheduler::new(house.tables.clone()).run_due().await.expect("it closes");
    assert_eq!(why(house.reviewed(game, BEN).await), "waiting");
    house.make_reviews().await;
    assert!(house.made(game, BEN).await.own.is_some());
}

#[tokio::test]
async fn decisions_belong_to_who_made_them_and_go_when_they_are_forgotten() {
    let house = House::new().await;
    let game = house.at_turn(channel(1), &[ANA, BEN]).await;
    let mut random = Seed::from_number(3).stream("people");
    house.clock.advance(DAY);
    house.play(game, &mut random, 12).await;
    house.tables.give_up(&house.by(ANA), game).await.expect("given up");
    house.clock.advance(DAY);
    house.tables.take_seat(&house.by(CLEO), game, Seat(0)).await.expect("a seat");
    house.play(game, &mut random, 500).await;
    house.reviewed(game, BEN).await.expect("asked");
    house.make_reviews().await;
    for person in [ANA, BEN, CLEO] {
        assert!(house.made(game, person).await.own.is_some(), "{person} has played");
    }
    house.tables.forget(&house.by(BEN)).await.expect("forgotten");
    assert_eq!(house.made(game, BEN).await.own, None);
    assert!(house.made(game, ANA).await.own.is_some());
}

#[tokio::test]
async fn a_sealed_answer_belongs_to_who_gave_it() {
    let house = House::new().await;
    let game = house.running(channel(1), &[ANA, BEN]).await;
    house.first(game, ANA, "stake").await;
    house.clock.advance(DAY);
    house.tables.give_up(&house.by(ANA), game).await.expect("given up");
    house.clock.advance(DAY);
    house.tables.take_seat(&house.by(CLEO), game, Seat(0)).await.expect("a seat");
    house.clock.advance(DAY);
    house.play(game, &mut Seed::from_number(3).stream("people"), 500).await;
    house.reviewed(game, BEN).await.expect("asked");
    house.make_reviews().await;
    for person in [ANA, BEN, CLEO] {
        assert!(house.made(game, person).await.own.is_some(), "{person} has decided something");
    }
}

#[tokio::test]
async fn a_review_that_fails_leaves_the_others_theirs() {
    let house = House::new().await;
    let (broken, sound) = (house.over(channel(1), &[ANA, BEN]).await, house.over(channel(2), &[ANA, BEN]).await);
    for game in [broken, sound] {
        assert_eq!(why(house.reviewed(game, ANA).await), "waiting");
    }
    // Nobody ever sat on such a seat.
    let sitting =
        "insert into former_players (game, seat, name, until) select min(game), 999, 'nobody', 0 from reviews";
    house.store.pragma(sitting).await;
    house.make_reviews().await;
    assert_eq!(house.store.reviews_waiting().await, Ok(vec![broken]));
    assert_eq!(why(house.reviewed(sound, ANA).await), "made");
}

#[tokio::test]
async fn only_those_who_played_can_ask_for_a_review() {
    let house = House::new().await;
    let game = house.at_turn(channel(1), &[ANA, BEN]).await;
    house.tables.give_up(&house.by(ANA), game).await.expect("given up");
    house.tables.take_seat(&house.by(CLEO), game, Seat(0)).await.expect("a seat");
    house.play(game, &mut Seed::from_number(7).stream("people"), 500).await;
    assert_eq!(why(house.reviewed(game, PersonId(4)).await), "review-for-players");
    assert_eq!(house.store.reviews_waiting().await, Ok(Vec::new()));
    assert_eq!(why(house.reviewed(game, ANA).await), "waiting", "she has played");
    assert_eq!(why(house.reviewed(game, PersonId(4)).await), "waiting", "everybody may look");
}

#[tokio::test]
async fn decisions_are_shared_once_in_a_channel() {
    let house = House::new().await;
    let game = house.over(channel(1), &[ANA, BEN]).await;
    let from = |person, channel| {
        let from = Origin::Channel { server: Some(ServerId(9)), channel: ChannelId(channel) };
        Request { from, ..house.by(person) }
    };
    let requests = [from(ANA, 1), from(ANA, 1), from(BEN, 1), from(ANA, 2)];
    house.tables.share_review(&requests[0], game).await.expect("shared");
    let house = house.restarted().await;
    let again = house.tables.share_review(&requests[1], game).await;
    assert!(matches!(again, Err(Refusal::SharedAlready)), "{again:?}");
    for other in &requests[2..] {
        house.tables.share_review(other, game).await.expect("another person, another channel");
    }
}
