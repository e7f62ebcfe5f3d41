//! Bots at tables: who seats them, when they play, and that a move of theirs comes once.

use std::time::Duration;

use super::*;
use engine::VariantName;
use engine::search::Level;

const DAY: Duration = Duration::from_secs(24 * 60 * 60);
const DORA: PersonId = PersonId(4);
const EVE: PersonId = PersonId(5);
const FAY: PersonId = PersonId(6);

impl House {
    pub(super) async fn without_bots(self) -> House {
        let House { folder, store, tables, .. } = self;
        drop(tables);
        Arc::into_inner(store).expect("nobody holds the store").close().await;
        House::on(folder, games::find, Editions::default(), Limits { bots: false, ..LIMITS }).await
    }

    async fn add_bot(&self, game: GameId, person: PersonId) -> Result<Reply, Refusal> {
        self.tables.add_bot(&self.by(person), game, Level::Easy).await
    }

    /// A running game of these people and so many easy bots.
    async fn with_bots(&self, place: Place, people: &[PersonId], bots: usize) -> GameId {
        let game = self.tables.open(&self.by(people[0]), new_table(place)).await.expect("a table").table.id();
        for person in &people[1..] {
            self.tables.join(&self.by(*person), game).await.expect("a seat");
        }
        for _ in 0..bots {
            self.add_bot(game, people[0]).await.expect("a bot");
        }
        self.tables.start(&self.by(people[0]), game).await.expect("a game");
        game
    }

    /// Lets a bot keep the first seat.
    async fn keep_first(&self, game: GameId, person: PersonId) -> Result<Reply, Refusal> {
        self.tables.let_bot_keep(&self.by(person), game, Seat(0), Level::Easy).await
    }

    fn worker(&self) -> BotWorker {
        BotWorker::new(self.tables.clone())
    }

    async fn bots_play(&self) {
        self.worker().play_all().await.expect("bots play");
    }

    async fn looked_at(&self, game: GameId) -> PublicTable {
        self.tables.look(game, None).await.expect("a table")
    }

    /// Plays at random for people, and lets bots play, until the game is over or so many people have answered.
    async fn play_with_bots(&self, game: GameId, random: &mut Stream, answers: usize) {
        for _ in 0..answers {
            self.bots_play().await;
            if self.looked_at(game).await.status() != Status::Running {
                return;
            }
            self.play(game, random, 1).await;
        }
        self.bots_play().await;
    }

    fn bots_of(table: &PublicTable) -> Vec<String> {
        let bots = table.players().iter().filter(|player| player.bot.is_some());
        bots.map(|player| player.name.clone()).collect()
    }
}

#[tokio::test]
async fn a_host_adds_and_removes_bots_and_people_take_their_seats() {
    let house = House::new().await;
    let game = house.open(channel(1)).await;
    let (_, most) = house.looked_at(game).await.kind().seats;
    house.tables.join(&house.by(BEN), game).await.expect("a seat");
    assert_eq!(kind(house.add_bot(game, BEN).await), "not-allowed");
    for _ in 2..most {
        house.add_bot(game, ANA).await.expect("a bot");
    }
    assert_eq!(kind(house.add_bot(game, ANA).await), "full");
    let names = House::bots_of(&house.looked_at(game).await);
    assert_eq!(names.len(), most - 2);
    assert!(names.windows(2).all(|pair| pair[0] != pair[1]), "{names:?}");
    // What is stored of them is what was kept, in every process.
    let house = house.restarted().await;
    let table = house.looked_at(game).await;
    let bot = table.players().iter().find_map(|player| player.bot).expect("a bot");
    assert_eq!((bot.level, House::bots_of(&table)), (Level::Easy, names.clone()));
    assert_eq!(kind(house.tables.remove_bot(&house.by(BEN), game, &names[0]).await), "not-allowed");
    assert_eq!(kind(house.tables.remove_bot(&house.by(ANA), game, "person 2").await), "no-such-bot");
    house.tables.remove_bot(&house.by(ANA), game, &names[0]).await.expect("taken away");
    house.add_bot(game, ANA).await.expect("another one");
    // The table is full, and yet there is room for people.
    for person in [CLEO, DORA, EVE, FAY].into_iter().take(most - 2) {
        house.tables.join(&house.by(person), game).await.expect("the seat of a bot");
    }
    let table = house.looked_at(game).await;
    assert!(House::bots_of(&table).is_empty());
    assert!(table.players().iter().zip(Seat::all(most)).all(|(player, seat)| player.seat == seat));
    assert_eq!(kind(house.tables.join(&house.by(PersonId(9)), game).await), "full");
}

#[tokio::test]
async fn a_lobby_with_bots_alone_is_closed_and_a_rematch_keeps_the_bots() {
    let house = House::new().await;
    let game = house.open(channel(1)).await;
    house.add_bot(game, ANA).await.expect("a bot");
    house.tables.leave(&house.by(ANA), game).await.expect("left");
    assert_eq!(house.looked_at(game).await.status(), Status::Cancelled);
    let game = house.with_bots(channel(1), &[ANA], 2).await;
    assert_eq!(kind(house.add_bot(game, ANA).await), "already-started");
    house.play_with_bots(game, &mut Seed::from_number(3).stream("people"), 500).await;
    assert_eq!(house.looked_at(game).await.status(), Status::Over);
    let again = house.tables.rematch(&house.by(ANA), game).await.expect("a rematch").table;
    assert_eq!(House::bots_of(&again).len(), 2);
}

#[tokio::test]
async fn bots_play_a_whole_game_through_restarts_and_nobody_calls_them() {
    let mut house = House::new().await;
    let game = house.with_bots(channel(1), &[ANA, BEN], 1).await;
    let mut random = Seed::from_number(4).stream("people");
    for _ in 0..200 {
        house.play_with_bots(game, &mut random, 7).await;
        if house.looked_at(game).await.status() == Status::Over {
            break;
        }
        house = house.restarted().await;
    }
    assert_eq!(house.looked_at(game).await.status(), Status::Over);
    let bot = house.looked_at(game).await.players().iter().find(|player| player.bot.is_some()).expect("a bot").seat;
    let by_bot = |logged: &&store::LoggedEntry| logged.entry.seat == bot;
    assert!(house.log(game).await.entries.iter().filter(by_bot).count() > 5);
    let catalogue = Catalogue::new(games::find, Editions::default());
    assert_eq!(verify(&*house.store, &catalogue).await.expect("a report").differences, []);
    house.clock.advance(30 * DAY);
    Scheduler::new(house.tables.clone()).run_due().await.expect("jobs");
    let named = |post: &&Outgoing| matches!(&post.post, Post::Reminder { seats, .. } if seats.contains(&bot));
    assert_eq!(house.posts().await.iter().filter(named).count(), 0);
}

#[tokio::test]
async fn a_bot_that_was_killed_while_it_thought_moves_once() {
    let house = House::new().await;
    let game = house.with_bots(channel(1), &[ANA], 1).await;
    let (seen, bot) = house.tables.first_asked_bot(game).await.expect("a bot is asked");
    let seat = seen.seat();
    let expected = seen
        .view()
        .and_then(|view| view.advise(&bot.level.settings(), &bot.secret))
        .map(|advice| format!("{}: {}", seat.0 + 1, advice.action()))
        .expect("an answer");
    // The store fails at every step, also when all is kept and only nobody hears of it.
    for step in 1.. {
        house.store.faults().at(step);
        let played = house.worker().play_all().await;
        house.store.faults().at(0);
        if played.is_ok() {
            break;
        }
        assert!(house.entries(game).await.len() <= 1, "step {step}");
    }
    let house = house.restarted().await;
    house.bots_play().await;
    assert_eq!(house.entries(game).await, [expected], "the same answer, once");
}

#[tokio::test]
async fn an_answer_to_an_older_position_is_not_entered() {
    let house = House::new().await;
    let game = house.with_bots(channel(1), &[ANA, BEN], 1).await;
    let (seen, _) = house.tables.first_asked_bot(game).await.expect("a bot is asked");
    let answers: Vec<String> = seen.choices().into_iter().map(|choice| choice.text).collect();
    house.first(game, ANA, "stake").await;
    house.tables.enter_answers_of_bot(&seen, &answers).await.expect("nothing happens");
    assert_eq!(house.entries(game).await.len(), 1, "somebody has moved meanwhile");
    house.bots_play().await;
    assert_eq!(house.entries(game).await.len(), 2);
}

#[tokio::test]
async fn bots_wait_while_nobody_plays_with_them_and_while_the_game_is_paused() {
    let house = House::new().await;
    let game = house.with_bots(channel(1), &[ANA], 2).await;
    house.tables.give_up(&house.by(ANA), game).await.expect("given up");
    house.bots_play().await;
    let table = house.looked_at(game).await;
    assert_eq!((table.entries(), table.resting(true)), (0, Some(Resting::Alone)));
    let seat = table.players().iter().find(|player| player.life.vacant).expect("her seat").seat;
    house.tables.take_seat(&house.by(BEN), game, seat).await.expect("a seat");
    // His vote alone decides: bots have none.
    house.tables.propose(&house.by(BEN), game, Proposal::Pause).await.expect("agreed");
    house.bots_play().await;
    assert_eq!(house.looked_at(game).await.entries(), 0, "the game is paused");
    house.tables.propose(&house.by(BEN), game, Proposal::GoOn).await.expect("agreed");
    house.bots_play().await;
    let table = house.looked_at(game).await;
    assert!(table.entries() > 0);
    assert_eq!((table.resting(true), table.waiting().iter().collect::<Vec<_>>()), (None, vec![seat]));
    // Nobody votes on bots.
    let bot = table.players().iter().find(|player| player.bot.is_some()).expect("a bot").seat;
    let replace = house.tables.propose(&house.by(BEN), game, Proposal::Replace { seat: bot }).await;
    assert_eq!(kind(replace), "not-overdue");
}

#[tokio::test]
async fn where_bots_are_switched_off_nobody_adds_them_and_their_games_say_that_they_wait() {
    let house = House::new().await;
    let running = house.with_bots(channel(1), &[ANA], 1).await;
    let gathering = house.open(channel(2)).await;
    house.add_bot(gathering, ANA).await.expect("a bot");
    let requests = house.requests.load(Ordering::Relaxed);
    let house = house.without_bots().await;
    house.requests.store(requests, Ordering::Relaxed);
    assert!(!house.tables.has_bots());
    assert_eq!(house.looked_at(running).await.resting(house.tables.has_bots()), Some(Resting::Off));
    assert_eq!(kind(house.add_bot(gathering, ANA).await), "bots-off");
    assert_eq!(kind(house.tables.start(&house.by(ANA), gathering).await), "bots-off");
    let bot = House::bots_of(&house.looked_at(gathering).await).remove(0);
    house.tables.remove_bot(&house.by(ANA), gathering, &bot).await.expect("taken away");
}

#[tokio::test]
async fn the_worker_wakes_when_a_bot_is_asked_and_ends_when_told() {
    let house = House::new().await;
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let worker = house.worker();
    let running = tokio::spawn(async move { worker.run(async { drop(stopped.await) }).await });
    let game = house.with_bots(channel(1), &[ANA], 2).await;
    let mut random = Seed::from_number(5).stream("people");
    loop {
        let table = house.looked_at(game).await;
        match table.waiting().iter().next() {
            None => break,
            Some(seat) if table.player(seat).is_some_and(|player| player.person.is_some()) => {
                house.play(game, &mut random, 1).await;
            }
            Some(_) => tokio::task::yield_now().await,
        }
    }
    assert_eq!(house.looked_at(game).await.status(), Status::Over);
    drop(stop);
    running.await.expect("it ends");
}

#[tokio::test]
async fn after_an_error_a_bot_waits_and_tries_again_although_nobody_wakes_it() {
    let house = House::new().await;
    let game = house.with_bots(channel(1), &[ANA], 1).await;
    house.store.faults().at(1);
    let mut playing = std::pin::pin!(house.worker().play_despite_errors(game));
    let waited = tokio::time::timeout(Duration::from_millis(300), &mut playing).await;
    assert!(waited.is_err() && house.entries(game).await.is_empty(), "the clock stands still");
    let time_passes = async {
        for _ in 0..60_000 {
            house.clock.advance(Duration::from_secs(1));
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    };
    tokio::select! {
        _ = playing => {}
        () = time_passes => {}
    }
    assert_eq!(house.entries(game).await.len(), 1, "it has played after all");
}

#[tokio::test]
async fn a_bot_keeps_a_vacant_seat_until_its_former_player_or_somebody_else_takes_it() {
    let house = House::new().await;
    let game = house.at_turn(channel(1), &[ANA, BEN, CLEO]).await;
    assert_eq!(kind(house.keep_first(game, ANA).await), "seat-taken");
    house.tables.give_up(&house.by(ANA), game).await.expect("given up");
    assert_eq!(kind(house.keep_first(game, CLEO).await), "not-allowed", "Ben is the host now");
    house.keep_first(game, BEN).await.expect("a bot");
    assert_eq!(kind(house.keep_first(game, BEN).await), "seat-taken");
    let before = house.looked_at(game).await.entries();
    house.clock.advance(Duration::from_secs(60));
    house.bots_play().await;
    let table = house.looked_at(game).await;
    assert!(table.entries() > before && !table.waiting().contains(Seat(0)), "the bot has taken the turn");
    assert!(table.player(Seat(0)).is_some_and(|player| player.life.vacant && player.bot.is_some()));
    // Whoever plays there already has no use for it; its former player has.
    assert_eq!(kind(house.tables.take_seat(&house.by(CLEO), game, Seat(0)).await), "already-seated");
    house.tables.take_seat(&house.by(ANA), game, Seat(0)).await.expect("her own seat");
    assert_eq!(
        kind(house.tables.give_up(&house.by(ANA), game).await),
        "too-soon",
        "each time, the channel hears of it"
    );
    house.clock.advance(Duration::from_secs(600));
    house.tables.give_up(&house.by(ANA), game).await.expect("given up again");
    house.keep_first(game, BEN).await.expect("another bot");
    house.clock.advance(Duration::from_secs(60));
    let house = house.restarted().await;
    house.tables.take_seat(&house.by(DORA), game, Seat(0)).await.expect("the seat of a bot");
    let table = house.looked_at(game).await;
    assert!(table.player(Seat(0)).is_some_and(|player| player.bot.is_none() && player.person == Some(DORA)));
    let former = house.tables.former(&table).await.expect("former players");
    let sat: Vec<_> = former.iter().map(|former| (former.person, former.is_bot())).collect();
    assert_eq!(sat, [(Some(ANA), false), (None, true), (Some(ANA), false), (None, true)], "everybody who sat there");
    assert_eq!(kind(house.keep_first(game, BEN).await), "seat-taken");
    house.tables.forget(&house.by(ANA)).await.expect("forgotten");
    let former = house.tables.former(&table).await.expect("former players");
    assert_eq!(former.iter().filter(|former| former.is_bot()).count(), 2, "a forgotten person is no bot");
    house.play(game, &mut Seed::from_number(8).stream("people"), 500).await;
    assert_eq!(house.looked_at(game).await.status(), Status::Over);
}

#[tokio::test]
async fn hints_are_for_those_with_whom_no_other_person_plays_or_played_and_are_marked() {
    let house = House::new().await;
    let why = |hinted: Result<(PrivateTable, Vec<Hint>), Refusal>| hinted.err().map(|refusal| refusal.kind());
    let game = house.with_bots(channel(1), &[ANA], 1).await;
    house.bots_play().await;
    let request = house.by(ANA);
    let (table, hints) = house.tables.hint(&request, game).await.expect("hints");
    assert!((1..=3).contains(&hints.len()));
    assert!(hints.iter().all(|hint| table.choices().contains(&hint.choice) && hint.chances <= 100), "{hints:?}");
    house.tables.hint(&request, game).await.expect("the same again");
    let house = house.restarted().await;
    assert_eq!(house.looked_at(game).await.life().hints, 1, "it is noted once");
    assert_eq!(why(house.tables.hint(&house.by(BEN), game).await), Some("no-hints"), "he does not play there");
    house.play_with_bots(game, &mut Seed::from_number(6).stream("people"), 500).await;
    let table = house.looked_at(game).await;
    assert_eq!((table.status(), table.life().hints), (Status::Over, 1), "the result is marked");
    // Others play along, or did.
    let game = house.with_bots(channel(2), &[ANA, BEN], 0).await;
    assert_eq!(why(house.tables.hint(&house.by(ANA), game).await), Some("no-hints"));
    house.tables.give_up(&house.by(BEN), game).await.expect("given up");
    assert_eq!(why(house.tables.hint(&house.by(ANA), game).await), Some("no-hints"));
    let seat = house.looked_at(game).await.players().iter().find(|player| player.life.vacant).expect("his seat").seat;
    house.tables.let_bot_keep(&house.by(ANA), game, seat, Level::Easy).await.expect("a bot");
    assert_eq!(why(house.tables.hint(&house.by(ANA), game).await), Some("no-hints"));
    // Nor in a challenge.
    let challenge = house.post(challenges::new_challenge()).await;
    let game = house.begin(challenge, CLEO).await;
    assert_eq!(why(house.tables.hint(&house.by(CLEO), game).await), Some("no-hints"));
}

#[tokio::test]
async fn a_challenge_gets_a_par_and_keeps_nothing_else_of_how_it_was_found() {
    let house = House::new().await;
    let challenge = house.post(challenges::new_challenge()).await;
    assert_eq!(house.store.challenges_without_par().await, Ok(vec![challenge]));
    assert_eq!(house.tables.challenge(challenge).await.expect("a challenge").par(), None);
    let before = house.store.highest().await.expect("numbers");
    let house = house.restarted().await;
    house.worker().set_missing_pars().await.expect("a par");
    assert_eq!(house.store.challenges_without_par().await, Ok(Vec::new()));
    assert_eq!(house.store.games(store::Scope::Challenge(challenge)).await, Ok(Vec::new()), "no game is kept");
    assert_eq!(house.store.highest().await.expect("numbers").game, before.game);
    let par = house.tables.challenge(challenge).await.expect("a challenge").par().expect("a par");
    let game = house.begin(challenge, BEN).await;
    house.finish(game, BEN, &[0]).await;
    let shown = house.tables.challenge(challenge).await.expect("a challenge");
    let standings = shown.standings();
    let (_, own) = standings.ranked[0];
    assert_eq!(shown.beats_par(own), own.total.is_some_and(|total| total > par));
    assert!(shown.beats_par(&TryRow { total: Some(par + 1), ..own.clone() }));
    assert!(!shown.beats_par(&TryRow { total: Some(par), ..own.clone() }), "more than par");
}

#[tokio::test]
async fn a_challenge_that_cannot_be_played_leaves_the_others_their_par() {
    let house = House::new().await;
    let broken = house.post(challenges::new_challenge()).await;
    let sound = house.post(challenges::new_challenge()).await;
    house.store.pragma("update challenges set options = 'x' where id = (select min(id) from challenges)").await;
    house.worker().set_missing_pars().await.expect("challenges");
    assert_eq!(house.store.challenges_without_par().await, Ok(vec![broken]));
    assert!(house.tables.challenge(sound).await.is_ok_and(|challenge| challenge.par().is_some()));
}

#[tokio::test]
async fn hints_come_one_at_a_time_and_those_that_come_too_late_are_not_counted() {
    let house = House::new().await;
    let (game, other) = (house.with_bots(channel(1), &[ANA], 1).await, house.with_bots(channel(2), &[ANA], 1).await);
    let hint = |request: Request, game| {
        let tables = house.tables.clone();
        async move { tables.hint(&request, game).await.err().map_or("given", |refusal| refusal.kind()) }
    };
    let busy = house.tables.take_all_thinking_slots().await;
    let mut first = Box::pin(hint(house.by(ANA), game));
    assert!(futures_util::poll!(&mut first).is_pending(), "every slot is taken");
    for game in [game, other] {
        assert_eq!(hint(house.by(ANA), game).await, "hint-pending");
    }
    // Whoever asked has gone; or can no longer be answered.
    drop(first);
    let mut second = Box::pin(hint(house.by(ANA), game));
    assert!(futures_util::poll!(&mut second).is_pending());
    house.clock.advance(Duration::from_secs(15 * 60));
    assert_eq!(second.await, "hint-too-late");
    drop(busy);
    assert_eq!(house.looked_at(game).await.life().hints, 0, "nobody has seen one");
    for _ in 0..5 {
        assert_eq!(hint(house.by(ANA), game).await, "given");
    }
    assert_eq!(hint(house.by(ANA), other).await, "too-soon");
    house.clock.advance(Duration::from_secs(60));
    assert_eq!(hint(house.by(ANA), other).await, "given");
    assert_eq!(house.looked_at(game).await.life().hints, 5);
}
