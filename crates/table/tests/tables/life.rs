//! Weeks of play: standing answers, clocks, votes, seats that change hands, notes, followers.

use std::time::Duration;

use super::*;
use engine::Play;

const MINUTE: Duration = Duration::from_secs(60);
const HOUR: Duration = Duration::from_secs(60 * 60);
const DAY: Duration = Duration::from_secs(24 * 60 * 60);
const DORA: PersonId = PersonId(4);

impl House {
    async fn table(&self, game: GameId) -> PublicTable {
        self.tables.look(game, None).await.expect("a table")
    }

    async fn seated(&self, game: GameId, person: PersonId) -> PrivateTable {
        self.tables.seat(game, person).await.expect("a seat")
    }

    /// The person who is waited for.
    async fn to_move(&self, game: GameId) -> PersonId {
        let table = self.table(game).await;
        let seat = table.waiting().first().expect("somebody is waited for");
        table.player(seat).and_then(|player| player.person).expect("a person")
    }

    /// Plays at random until somebody is asked whether to guard.
    async fn until_guard(&self, game: GameId, random: &mut Stream) -> PersonId {
        loop {
            let person = self.to_move(game).await;
            if self.seated(game, person).await.view().and_then(|view| view.asked_kind()) == Some("guard") {
                return person;
            }
            self.play(game, random, 1).await;
        }
    }

    async fn always(&self, game: GameId, person: PersonId, span: Span) -> Result<Reply, Refusal> {
        let stamp = self.seated(game, person).await.stamp().expect("a stamp");
        self.tables.answer_always(&self.by(person), game, stamp, "no", span).await
    }

    async fn propose(&self, game: GameId, person: PersonId, proposal: Proposal) -> Result<Reply, Refusal> {
        self.tables.propose(&self.by(person), game, proposal).await
    }

    async fn vote(&self, game: GameId, person: PersonId, number: u32, agree: bool) -> Result<Reply, Refusal> {
        self.tables.vote(&self.by(person), game, number, agree).await
    }

    async fn run_due(&self) {
        Scheduler::new(self.tables.clone()).run_due().await.expect("jobs");
    }
}

/// The settled position, as it is stored.
async fn position(house: &House, game: GameId) -> String {
    house.store.table(game).await.expect("a table").expect("stored").snapshot.expect("a position").state
}

#[tokio::test]
async fn a_standing_answer_is_what_the_same_answers_given_by_hand_would_be() {
    let house = House::new().await;
    let game = house.at_turn(channel(1), &[ANA, BEN, CLEO]).await;
    let mut random = Seed::from_number(5).stream("people");
    let guard = house.until_guard(game, &mut random).await;
    house.always(game, guard, Span::Game).await.expect("answered");
    assert_eq!(house.seated(game, guard).await.standing().len(), 1);
    while house.table(game).await.status() == Status::Running {
        house.play(game, &mut random, 1).await;
        let table = house.table(game).await;
        let Some(seat) = table.seat_of(guard).filter(|seat| table.waiting().contains(*seat)) else { continue };
        let asked = house.seated(game, guard).await.view().and_then(|view| view.asked_kind());
        assert_ne!(asked, Some("guard"), "seat {seat} has said in advance what it does");
    }
    let log = house.log(game).await;
    let yields = log.entries.iter().filter(|logged| logged.entry.to_string().ends_with("yield")).count();
    assert!(yields > 1, "the answer was given more than once: {yields}");
    // The same entries by hand lead to the same position.
    let table = house.store.table(game).await.expect("a table").expect("stored");
    let opening = table.row.opening(3).expect("it has begun");
    let kind = games::find("trial").expect("the game").load(games::find("trial").expect("the game").built_in_edition);
    let entries = log.entries.iter().map(|logged| &logged.entry);
    let replayed: Play = kind.expect("an edition").replay(&opening, entries, |_, _, _, _| {}).expect("it replays");
    assert_eq!(replayed.outcome(), table.row.outcome);
}

#[tokio::test]
async fn a_standing_answer_until_the_next_turn_ends_with_it_and_can_be_taken_back() {
    let house = House::new().await;
    let game = house.at_turn(channel(1), &[ANA, BEN, CLEO]).await;
    let mut random = Seed::from_number(5).stream("people");
    let guard = house.until_guard(game, &mut random).await;
    house.always(game, guard, Span::UntilTurn).await.expect("answered");
    while house.to_move(game).await != guard {
        house.play(game, &mut random, 1).await;
    }
    assert!(house.seated(game, guard).await.standing().is_empty(), "their turn has come");
    let guard = house.until_guard(game, &mut random).await;
    assert_eq!(kind(house.always(game, guard, Span::Subject).await), "not-recurring", "a guard has no subject");
    house.always(game, guard, Span::Game).await.expect("answered");
    assert_eq!(kind(house.tables.revoke(&house.by(guard), game, 1).await), "not-recurring");
    house.tables.revoke(&house.by(guard), game, 0).await.expect("taken back");
    assert!(house.seated(game, guard).await.standing().is_empty());
}

#[tokio::test]
async fn turns_are_taken_back_when_everybody_agrees_and_no_old_button_comes_alive() {
    let house = House::new().await;
    let game = house.at_turn(channel(1), &[ANA, BEN, CLEO]).await;
    let before = position(&house, game).await;
    let entries = house.table(game).await.entries();
    let mut random = Seed::from_number(9).stream("people");
    while house.to_move(game).await == ANA {
        house.play(game, &mut random, 1).await;
    }
    let stamps = [ANA, BEN, CLEO].map(|person| (person, ()));
    let mut old = Vec::new();
    for (person, ()) in stamps {
        old.push((person, house.seated(game, person).await.stamp().expect("a stamp")));
    }
    let proposal = Proposal::TakeBack { to: entries };
    assert_eq!(kind(house.propose(game, DORA, proposal).await), "not-seated");
    house.propose(game, BEN, proposal).await.expect("proposed");
    assert_eq!(kind(house.propose(game, CLEO, proposal).await), "already-proposed");
    house.vote(game, ANA, 1, true).await.expect("a ballot");
    assert_ne!(position(&house, game).await, before, "not everybody has agreed");
    house.vote(game, CLEO, 1, true).await.expect("a ballot");
    let state = |stored: &str| stored.split("\"entries\"").next().map(str::to_owned);
    assert_eq!(state(&position(&house, game).await), state(&before), "the game stands as it did");
    assert_eq!(house.to_move(game).await, ANA);
    for (person, stamp) in old {
        assert_ne!(house.seated(game, person).await.stamp(), Some(stamp), "{person}");
    }
    assert_eq!(
        house.log(game).await.entries.last().map(|logged| logged.entry.to_string()),
        Some(format!("2: take-back {entries}"))
    );
    // It is loaded, shown and played on like any other game.
    let house = house.restarted().await;
    assert_eq!(house.table(game).await.life().taken_back, 1, "the result will say so");
    house.play(game, &mut random, 500).await;
    assert_eq!(house.table(game).await.status(), Status::Over);
    let catalogue = Catalogue::new(games::find, Editions::default());
    assert_eq!(verify(&*house.store, &catalogue).await.expect("a report").differences, []);
    let Export::Record(record) = house.tables.export(&house.table(game).await).await.expect("an export") else {
        panic!("a finished game has a record");
    };
    assert_eq!(record.check(games::find).map_err(|error| error.to_string()), Ok(()));
}

#[tokio::test]
async fn a_vote_is_rejected_by_one_expires_after_two_days_and_two_can_be_open() {
    let house = House::new().await;
    let game = house.at_turn(channel(1), &[ANA, BEN, CLEO]).await;
    house.propose(game, ANA, Proposal::End).await.expect("proposed");
    house.propose(game, BEN, Proposal::Pause).await.expect("proposed");
    assert_eq!(house.table(game).await.life().votes.len(), 2);
    house.vote(game, CLEO, 1, false).await.expect("a ballot");
    assert_eq!(house.table(game).await.status(), Status::Running, "one no is enough");
    assert_eq!(kind(house.vote(game, BEN, 1, true).await), "vote-closed");
    let house = house.restarted().await;
    house.clock.advance(2 * DAY);
    house.run_due().await;
    let table = house.table(game).await;
    assert!(table.life().votes.is_empty());
    assert_eq!(table.life().closed.last().map(|(_, verdict)| *verdict), Some(Verdict::Expired));
    assert!(table.life().paused.is_none());
    // A majority pauses, and a majority goes on.
    house.propose(game, BEN, Proposal::Pause).await.expect("proposed");
    house.vote(game, CLEO, 3, true).await.expect("a ballot");
    let (stamp, text) = house.choice(game, ANA, "").await;
    let act = Act::Press { stamp, choice: text };
    assert_eq!(kind(house.tables.act(&house.by(ANA), game, act.clone()).await), "paused");
    house.propose(game, ANA, Proposal::GoOn).await.expect("proposed");
    house.vote(game, BEN, 4, true).await.expect("a ballot");
    house.tables.act(&house.by(ANA), game, act).await.expect("it goes on");
    house.propose(game, ANA, Proposal::End).await.expect("proposed");
    for person in [BEN, CLEO] {
        house.vote(game, person, 5, true).await.expect("a ballot");
    }
    assert_eq!(house.table(game).await.status(), Status::Cancelled);
}

#[tokio::test]
async fn whoever_is_gone_is_replaced_and_sees_the_hand_no_more() {
    let house = House::new().await;
    let game = house.at_turn(channel(1), &[ANA, BEN, CLEO]).await;
    assert_eq!(kind(house.propose(game, BEN, Proposal::Replace { seat: Seat(0) }).await), "not-overdue");
    assert_eq!(kind(house.tables.take_seat(&house.by(DORA), game, Seat(0)).await), "seat-taken");
    // She has begun her turn; that is undone.
    let stamp = house.seated(game, ANA).await.stamp();
    house.first(game, ANA, "play").await;
    house.clock.advance(7 * DAY);
    house.propose(game, BEN, Proposal::Replace { seat: Seat(0) }).await.expect("proposed");
    assert_eq!(kind(house.vote(game, ANA, 1, false).await), "not-your-vote");
    house.vote(game, CLEO, 1, true).await.expect("a ballot");
    assert_eq!(
        kind(house.tables.seat(game, ANA).await.map(|_| unreachable!("she sits there no more"))),
        "no-such-game"
    );
    let house = house.restarted().await;
    assert_eq!(kind(house.tables.take_seat(&house.by(BEN), game, Seat(0)).await), "already-seated");
    house.tables.take_seat(&house.by(DORA), game, Seat(0)).await.expect("a seat");
    let seated = house.seated(game, DORA).await;
    assert_ne!(seated.stamp(), stamp, "her buttons are dead");
    assert_eq!(seated.view().map(|view| view.undoable()), Some(0));
    assert!(seated.view().is_some_and(|view| !view.hand().is_empty()), "the hand is Dora's now");
    assert_eq!(house.to_move(game).await, DORA);
    let former = house.tables.former(&house.table(game).await).await.expect("former players");
    assert_eq!(former.iter().map(|former| former.person).collect::<Vec<_>>(), [Some(ANA)]);
    // Who has seen a hand takes no other one.
    house.tables.give_up(&house.by(BEN), game).await.expect("given up");
    assert_eq!(kind(house.tables.take_seat(&house.by(ANA), game, Seat(1)).await), "sat-here");
    house.tables.take_seat(&house.by(BEN), game, Seat(1)).await.expect("his own seat");
    house.tables.offer_seat(&house.by(CLEO), game, Some(Offer { to: Some(PersonId(9)) })).await.expect("offered");
    assert_eq!(
        kind(house.tables.take_seat(&house.by(ANA), game, Seat(2)).await),
        "seat-taken",
        "it is offered to another"
    );
}

#[tokio::test]
async fn a_seat_that_changes_hands_keeps_its_sealed_answer_until_the_new_player_changes_it() {
    let house = House::new().await;
    let game = house.running(channel(1), &[ANA, BEN]).await;
    house.first(game, ANA, "stake").await;
    house.tables.give_up(&house.by(ANA), game).await.expect("given up");
    assert_eq!(house.table(game).await.waiting().iter().collect::<Vec<_>>(), [Seat(1)], "her answer stands");
    house.tables.take_seat(&house.by(DORA), game, Seat(0)).await.expect("a seat");
    house.tables.undo(&house.by(DORA), game, None).await.expect("changed");
    house.first(game, DORA, "stake").await;
    house.first(game, BEN, "stake").await;
    assert_eq!(house.to_move(game).await, DORA);
}

#[tokio::test]
async fn a_clock_runs_from_the_delivery_and_asks_the_others_once() {
    let house = House::new().await;
    let game = house.at_turn(channel(1), &[ANA, BEN, CLEO]).await;
    assert_eq!(kind(house.tables.set_clock(&house.by(BEN), game, Some(Pace::Fast.rule())).await), "not-allowed");
    house.tables.set_clock(&house.by(ANA), game, Some(Pace::Fast.rule())).await.expect("set");
    let out = |house: &House| {
        let tables = house.tables.clone();
        async move { tables.clocks(&tables.look(game, None).await.expect("a table")).await.expect("clocks").overdue }
    };
    house.clock.advance(DAY - HOUR);
    house.run_due().await;
    assert!(out(&house).await.is_empty());
    house.clock.advance(2 * HOUR);
    house.run_due().await;
    assert_eq!(out(&house).await.iter().collect::<Vec<_>>(), [Seat(0)]);
    let told = |posts: Vec<Outgoing>| posts.iter().filter(|post| matches!(post.post, Post::TimeOut { .. })).count();
    assert_eq!(told(house.posts().await), 1);
    house.clock.advance(DAY);
    house.run_due().await;
    assert_eq!(told(house.posts().await), 1, "once is enough");
    house.tables.remind_now(&house.by(BEN), game, Seat(0)).await.expect("reminded");
    assert_eq!(kind(house.tables.remind_now(&house.by(CLEO), game, Seat(0)).await), "not-overdue", "an hour apart");
    // She plays after all; the next one's clock waits for the message.
    let mut random = Seed::from_number(9).stream("people");
    while house.to_move(game).await == ANA {
        house.play(game, &mut random, 1).await;
    }
    house.clock.advance(10 * DAY);
    house.run_due().await;
    assert!(out(&house).await.is_empty(), "Ben was never told that it is his turn");
}

#[tokio::test]
async fn notes_and_followers_are_forgotten_with_their_people() {
    let house = House::new().await;
    let game = house.at_turn(channel(1), &[ANA, BEN]).await;
    house.tables.set_note(&house.by(ANA), game, " keep the red card ").await.expect("noted");
    assert_eq!(house.tables.note(ANA, game).await.expect("a note").as_deref(), Some("keep the red card"));
    assert!(house.tables.set_note(&house.by(DORA), game, "x").await.is_err(), "who does not play there notes nothing");
    assert!(house.tables.set_note(&house.by(ANA), game, &"x".repeat(501)).await.is_err());
    let request = house.by(DORA);
    house.tables.follow(&request, game, Some(Follow::End)).await.expect("followed");
    assert_eq!(house.tables.follows(DORA, game).await.expect("how"), Some(Follow::End));
    let mut random = Seed::from_number(9).stream("people");
    let again = house.at_turn(channel(2), &[ANA, BEN]).await;
    house.tables.follow(&house.by(CLEO), again, Some(Follow::End)).await.expect("followed");
    house.tables.forget(&house.by(CLEO)).await.expect("forgotten");
    house.tables.forget(&house.by(ANA)).await.expect("forgotten");
    assert_eq!(house.tables.note(ANA, game).await.expect("a note"), None);
    house.tables.take_seat(&house.by(PersonId(7)), game, Seat(0)).await.expect("a seat");
    house.tables.take_seat(&house.by(PersonId(7)), again, Seat(0)).await.expect("a seat");
    house.play(game, &mut random, 500).await;
    house.play(again, &mut random, 500).await;
    let told: Vec<Address> = house
        .posts()
        .await
        .into_iter()
        .filter(|post| matches!(post.post, Post::Followed { .. }))
        .map(|post| post.address)
        .collect();
    assert_eq!(told, [Address::Person(DORA)]);
}

#[tokio::test]
async fn a_try_of_a_challenge_has_no_votes_and_changes_no_hands() {
    let house = House::new().await;
    let challenge = house.post(challenges::new_challenge()).await;
    let game = house.begin(challenge, ANA).await;
    house.choose(game, ANA, &[0], 5).await;
    let proposals = [
        Proposal::TakeBack { to: 0 },
        Proposal::Pause,
        Proposal::GoOn,
        Proposal::Replace { seat: Seat(0) },
        Proposal::End,
        Proposal::ShowHands,
    ];
    for proposal in proposals {
        let refused = kind(house.propose(game, ANA, proposal).await);
        assert!(["no-votes-here", "nothing-to-undo"].contains(&refused), "{proposal:?}: {refused}");
    }
    assert_eq!(kind(house.tables.give_up(&house.by(ANA), game).await), "no-votes-here");
    assert_eq!(kind(house.tables.offer_seat(&house.by(ANA), game, Some(Offer { to: None })).await), "no-votes-here");
    assert_eq!(house.table(game).await.entries(), 5);
}

/// The verdict on the vote that was closed last.
async fn verdict(house: &House, game: GameId) -> Option<Verdict> {
    house.table(game).await.life().closed.last().map(|(_, verdict)| *verdict)
}

#[tokio::test]
async fn a_vote_to_replace_somebody_is_void_as_soon_as_they_act() {
    let house = House::new().await;
    let game = house.at_turn(channel(1), &[ANA, BEN, CLEO]).await;
    house.clock.advance(7 * DAY);
    house.propose(game, BEN, Proposal::Replace { seat: Seat(0) }).await.expect("proposed");
    house.propose(game, CLEO, Proposal::End).await.expect("proposed");
    house.first(game, ANA, "play").await;
    assert_eq!(verdict(&house, game).await, Some(Verdict::Void), "she is back, though her turn is not over");
    assert_eq!(kind(house.vote(game, CLEO, 1, true).await), "vote-closed");
    let table = house.table(game).await;
    assert_eq!((table.seat_of(ANA), table.life().votes.len()), (Some(Seat(0)), 1), "other votes stay open");
    let message = table.life().closed[0].0.message;
    let edited = house.posts().await.into_iter().any(|post| post.post == Post::Refresh && post.about == message);
    assert!(edited, "its message says so");
}

#[tokio::test]
async fn whether_somebody_is_late_is_asked_again_when_the_vote_is_accepted() {
    let house = House::new().await;
    let game = house.at_turn(channel(1), &[ANA, BEN, CLEO]).await;
    house.tables.set_clock(&house.by(ANA), game, Some(Pace::Fast.rule())).await.expect("set");
    house.clock.advance(2 * DAY);
    house.propose(game, BEN, Proposal::Replace { seat: Seat(0) }).await.expect("proposed");
    house.tables.set_clock(&house.by(ANA), game, Some(Pace::Slow.rule())).await.expect("she has time again");
    house.vote(game, CLEO, 1, true).await.expect("a ballot");
    assert_eq!(verdict(&house, game).await, Some(Verdict::Void));
    assert_eq!(house.table(game).await.seat_of(ANA), Some(Seat(0)));
}

#[tokio::test]
async fn everybody_has_one_open_proposal_and_pauses_after_a_rejected_one() {
    let house = House::new().await;
    let game = house.at_turn(channel(1), &[ANA, BEN, CLEO]).await;
    house.propose(game, ANA, Proposal::Pause).await.expect("proposed");
    assert_eq!(kind(house.propose(game, ANA, Proposal::End).await), "too-soon", "one at a time");
    // Who proposed it can withdraw it.
    house.vote(game, ANA, 1, false).await.expect("a ballot");
    assert_eq!(verdict(&house, game).await, Some(Verdict::Rejected));
    assert_eq!(kind(house.propose(game, ANA, Proposal::End).await), "too-soon");
    let house = house.restarted().await;
    house.clock.advance(9 * MINUTE);
    assert_eq!(kind(house.propose(game, ANA, Proposal::End).await), "too-soon", "after a restart as well");
    house.propose(game, BEN, Proposal::End).await.expect("others may");
    house.clock.advance(MINUTE);
    house.propose(game, ANA, Proposal::Pause).await.expect("proposed");
    let votes = house.posts().await.into_iter().filter(|post| matches!(post.post, Post::Vote { .. })).count();
    assert_eq!(votes, 3, "the channel hears of nothing else");
}

#[tokio::test]
async fn a_seat_is_offered_once_in_ten_minutes_and_to_nobody_at_the_table() {
    let house = House::new().await;
    let game = house.at_turn(channel(1), &[ANA, BEN]).await;
    let offer = |person, to| {
        let (tables, request) = (house.tables.clone(), house.by(person));
        async move { kind(tables.offer_seat(&request, game, Some(Offer { to })).await) }
    };
    for seated in [ANA, BEN] {
        assert_eq!(offer(BEN, Some(seated)).await, "sits-here");
    }
    assert_eq!(offer(BEN, Some(DORA)).await, "accepted");
    for to in [Some(DORA), Some(CLEO), None] {
        assert_eq!(offer(BEN, to).await, "too-soon", "{to:?} hears of it again");
    }
    house.tables.offer_seat(&house.by(BEN), game, None).await.expect("withdrawn");
    let house = house.restarted().await;
    let again = house.tables.offer_seat(&house.by(BEN), game, Some(Offer { to: Some(DORA) })).await;
    assert!(matches!(again, Err(Refusal::TooSoon { again, .. }) if again == NOON.plus(10 * MINUTE)));
    house.clock.advance(10 * MINUTE);
    house.tables.offer_seat(&house.by(BEN), game, Some(Offer { to: None })).await.expect("offered");
    let offers = house.posts().await.into_iter().filter(|post| matches!(post.post, Post::SeatOpen { .. })).count();
    assert_eq!(offers, 2);
}
