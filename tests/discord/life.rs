//! Weeks of play over the real protocol: clocks, votes, turns taken back. The bot's clock jumps; both games are played.

use std::time::Duration;

use engine::{Seat, Seed, Stream};
use sandbox::{Message, Person, Reply};
use serde_json::{Value, json};
use table::store::Store;
use table::{Act, Clock, GameId, InteractionId, Pace, PublicTable, SetClock, Status, Time};

use crate::pressing::request;
use crate::stage::{Stage, person_id, shown};

pub const NOON: Time = Time(1_767_268_800); // 2026-01-01 12:00 UTC
pub const MINUTE: Duration = Duration::from_secs(60);
pub const HOUR: Duration = Duration::from_secs(60 * 60);
pub const DAY: Duration = Duration::from_secs(24 * 60 * 60);
const GAMES: [&str; 2] = ["lisboa", "madeira"];

/// A game in a channel, with a clock of its own, and somebody who watches.
pub struct Life {
    pub stage: Stage,
    pub clock: SetClock,
    pub game: GameId,
    /// The people in the order of their seats at the beginning, and last somebody without a seat.
    pub people: Vec<Person>,
    chance: Stream,
    steps: usize,
}

/// The first thing that can be pressed with this beginning.
pub fn id_of(message: &Message, beginning: &str) -> Option<String> {
    message.custom_ids().into_iter().find(|id| id.starts_with(beginning)).map(str::to_owned)
}

fn relative(time: Time) -> String {
    format!("<t:{}:R>", time.0)
}

impl Life {
    pub async fn of(kind: &str, seats: usize) -> Life {
        Life::with(kind, seats, &[]).await
    }

    pub async fn with(kind: &str, seats: usize, options: &[(&str, Value)]) -> Life {
        let clock = SetClock::at(NOON);
        let stage = Stage::timed(games::ALL, &clock).await;
        let everybody = stage.people(4);
        for person in &everybody {
            let english = [("language", json!("en")), ("confirm", json!("never"))];
            stage.slash(person, "settings", &english).await;
        }
        let open = [("game", json!(kind)), ("seed", json!("weeks"))];
        stage.slash(&everybody[0], "game new", &[&open[..], options].concat()).await;
        for person in &everybody[1..seats] {
            stage.press(person, stage.general(), "join").await;
        }
        stage.press(&everybody[0], stage.general(), "start").await;
        stage.quiet().await;
        let game = stage.table().await.id();
        let mut people = stage.by_seat(game, &everybody[..seats]).await;
        people.push(everybody[3].clone());
        Life { stage, clock, game, people, chance: Seed::from_words(kind).stream("people"), steps: 0 }
    }

    /// Who came last and does not play.
    pub fn watcher(&self) -> &Person {
        self.people.last().expect("somebody")
    }

    pub async fn table(&self) -> PublicTable {
        self.stage.tables.look(self.game, None).await.expect("the table")
    }

    pub async fn host(&self) -> Person {
        let host = self.table().await.host();
        self.people.iter().find(|person| host == Some(person_id(person))).expect("a host").clone()
    }

    /// The seats that are waited for.
    pub async fn waiting(&self) -> Vec<Seat> {
        self.table().await.waiting().iter().collect()
    }

    pub async fn at(&self, seat: Seat) -> Person {
        let table = self.table().await;
        let there = |person: &&Person| table.seat_of(person_id(person)) == Some(seat);
        self.people.iter().find(there).expect("somebody").clone()
    }

    /// Somebody who is asked answers by chance.
    pub async fn step(&mut self) {
        let seat = self.waiting().await[0];
        self.answer(seat).await;
    }

    /// Whoever sits there answers by chance.
    pub async fn answer(&mut self, seat: Seat) {
        let person = self.at(seat).await;
        let own = self.stage.tables.seat(self.game, person_id(&person)).await.expect("a seat");
        let asked = own.view().and_then(|view| view.question()).expect("a question").choices;
        let choice = self.chance.pick(&asked).expect("an option").text.clone();
        let act = Act::Press { stamp: own.stamp().expect("a stamp"), choice };
        self.steps += 1;
        let request = request(InteractionId::new(format!("step-{}", self.steps)), &person);
        self.stage.tables.act(&request, self.game, act).await.expect("a legal step");
    }

    /// Plays until the turn has passed on so often. Whoever has it then has done nothing yet.
    pub async fn turns(&mut self, count: usize) {
        for _ in 0..count {
            let board = self.table().await.board();
            loop {
                self.step().await;
                self.stage.quiet().await;
                let table = self.table().await;
                if table.board() != board && table.waiting().len() == 1 {
                    break;
                }
            }
        }
    }

    /// Time passes while the bot is up; what falls due is done and delivered.
    pub async fn pass(&self, duration: Duration) {
        let until = self.clock.now().plus(duration);
        self.stage.store.set_program_setting("alive", &until.0.to_string()).await.expect("written");
        self.clock.set(until);
        self.settle().await;
    }

    async fn settle(&self) {
        for _ in 0..20_000 {
            if self.stage.store.jobs(self.clock.now(), 1).await.expect("jobs").is_empty() {
                return self.stage.quiet().await;
            }
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        panic!("a job was never seen to");
    }

    pub async fn page(&self, person: &Person) -> Message {
        shown(&self.stage.slash(person, "table", &[]).await).clone()
    }

    /// Chooses from a menu of the page of the table.
    pub async fn choose(&self, person: &Person, verb: &str, value: &str) -> Reply {
        let page = self.page(person).await;
        let menu = id_of(&page, &format!("{verb}:")).unwrap_or_else(|| panic!("{verb} on {}", page.text()));
        let reply = person.select(page.id, &menu, &[value]).await.unwrap_or_else(|error| panic!("{value}: {error}"));
        self.settle().await;
        reply
    }

    pub async fn propose(&self, person: &Person, value: &str) -> Reply {
        self.choose(person, "propose", value).await
    }

    /// The message of a vote.
    pub fn vote(&self, number: u32) -> Option<(Message, [String; 2])> {
        let find = |message: &Message, ballot: &str| {
            let wanted = format!(":{number} {ballot}");
            let ids = message.custom_ids().into_iter();
            ids.map(str::to_owned).find(|id| id.starts_with("vote:") && id.ends_with(&wanted))
        };
        let posts = self.stage.posts(self.stage.general()).into_iter();
        posts.rev().find_map(|post| Some((post.clone(), [find(&post, "yes")?, find(&post, "no")?])))
    }

    pub async fn ballot(&self, person: &Person, number: u32, agree: bool) -> Reply {
        let (message, [yes, no]) = self.vote(number).expect("an open vote");
        let reply = person.press(message.id, if agree { &yes } else { &no }).await.expect("an answer");
        self.settle().await;
        reply
    }

    /// When the time of the one who is waited for runs out.
    async fn ends(&self) -> Time {
        let clocks = self.stage.tables.clocks(&self.table().await).await.expect("clocks");
        let [(_, ends)] = clocks.deadlines[..] else { panic!("one clock runs, not {:?}", clocks.deadlines) };
        Time(ends)
    }

    /// The message with the board.
    pub fn board(&self) -> Message {
        let posts = self.stage.posts(self.stage.general());
        let is_board = |post: &&Message| id_of(post, "turn:").is_some() && id_of(post, "board:").is_some();
        posts.iter().rev().find(is_board).expect("a board").clone()
    }

    /// The newest public message with a button of this verb.
    pub fn newest(&self, verb: &str) -> Message {
        let posts = self.stage.posts(self.stage.general());
        posts.iter().rev().find(|post| id_of(post, verb).is_some()).expect("such a message").clone()
    }

    fn all_text(&self) -> String {
        self.stage.posts(self.stage.general()).iter().map(Message::text).collect::<Vec<_>>().join("\n")
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_clock_stands_still_with_the_bot_its_player_and_the_night_and_then_asks_the_others() {
    for kind in GAMES {
        let mut life = Life::of(kind, 3).await;
        life.turns(1).await;
        let seat = life.waiting().await[0];
        let (late, host) = (life.at(seat).await, life.host().await);
        let others: Vec<Person> = life.people[..3].iter().filter(|person| person.id() != late.id()).cloned().collect();
        let guest = life.people[..3].iter().find(|person| person.id() != host.id()).expect("a guest").clone();
        assert_eq!(id_of(&life.page(&guest).await, "clock:"), None, "only the host sets the clock");
        life.choose(&host, "clock", "fast").await;
        let ends = life.ends().await;
        assert_eq!(ends, NOON.plus(DAY));
        assert!(life.board().text().contains(&relative(ends)), "{}", life.board().text());
        // The bot is down for ten hours.
        life.stage.stop().await;
        life.clock.advance(10 * HOUR);
        life.stage.restart().await;
        for _ in 0..5_000 {
            if life.ends().await != ends {
                break;
            }
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        assert_eq!(life.ends().await, ends.plus(10 * HOUR));
        // Its player is away for a day, though two were planned.
        life.stage.slash(&late, "away set", &[("until", json!("2d"))]).await;
        life.stage.quiet().await;
        assert_eq!(life.ends().await, ends.plus(58 * HOUR));
        assert!(life.board().text().contains(&relative(ends.plus(58 * HOUR))), "the message shows the new moment");
        life.pass(DAY).await;
        life.stage.slash(&late, "away back", &[]).await;
        life.settle().await;
        let ends = ends.plus(34 * HOUR);
        assert_eq!(life.ends().await, ends);
        assert!(life.board().text().contains(&relative(ends)), "{}", life.board().text());
        assert!(life.page(&host).await.text().contains("one day of absence"), "{}", life.page(&host).await.text());
        // Quiet hours are no time to play; of longer ones only ten a day count.
        life.stage.slash(&late, "reminders", &[("zone", json!("UTC")), ("quiet", json!("0-8"))]).await;
        life.settle().await;
        let edits = life.stage.sandbox.requests();
        let last = life.ends().await;
        assert_eq!(last.since(ends).as_secs() % HOUR.as_secs(), 0);
        assert!(last > ends && life.board().text().contains(&relative(last)), "{}", life.board().text());
        life.pass(last.since(life.clock.now()) - Duration::from_secs(60)).await;
        let edited = life.stage.sandbox.recorded_since(edits).into_iter().filter(|one| one.method == "PATCH").count();
        assert_eq!(edited, 0, "nothing is edited while the moment stays the same");
        assert!(!life.all_text().contains("has run out of time"));
        life.pass(2 * HOUR).await;
        let told = life.newest("seat:");
        assert!(told.text().contains("has run out of time") && told.text().contains("wait, send a reminder"));
        life.pass(3 * HOUR).await;
        assert_eq!(life.all_text().matches("has run out of time").count(), 1, "{kind}: once");
        // The others wait: they are asked once more after as long as a turn adds.
        let press = |what: &str| {
            let ids = told.custom_ids().into_iter().map(str::to_owned);
            ids.into_iter().find(|id| id.starts_with("seat:") && id.contains(what)).expect("a button")
        };
        let waits = others[0].press(told.id, &press("wait")).await.expect("an answer");
        assert!(waits.text().contains("asked again"), "{}", waits.text());
        let self_waits = late.press(told.id, &press("wait")).await.expect("an answer");
        assert!(self_waits.text().contains("kept you waiting"), "{}", self_waits.text());
        life.pass(3 * HOUR).await;
        assert_eq!(life.all_text().matches("has run out of time").count(), 1, "{kind}: not yet");
        life.pass(HOUR).await;
        assert_eq!(life.all_text().matches("has run out of time").count(), 2, "{kind}: asked again");
        // The others remind, and replace.
        let pings = life.stage.sandbox.pings();
        let remind = press("remind");
        others[0].press(told.id, &remind).await.expect("an answer");
        life.stage.quiet().await;
        let pinged: Vec<u64> = life.stage.sandbox.pings_since(pings).iter().map(|ping| ping.user.0).collect();
        assert_eq!(pinged, [late.id().0], "{kind}");
        let again = others[1].press(told.id, &remind).await.expect("an answer");
        assert!(again.text().contains("kept you waiting"), "{}", again.text());
        others[0].press(told.id, &id_of(&told, "propose:").expect("a button")).await.expect("an answer");
        life.stage.quiet().await;
        let own = life.ballot(&late, 1, false).await;
        assert!(own.text().contains("about you"), "{}", own.text());
        life.ballot(&others[1], 1, true).await;
        assert_eq!(life.table().await.player(seat).expect("a seat").person, None, "{kind}: the seat is vacant");
        let open = life.newest("seat:");
        assert!(open.text().contains("is vacant"), "{}", open.text());
        life.pass(4 * DAY).await;
        assert_eq!(life.all_text().matches("has run out of time").count(), 2, "nobody waits for an empty seat's clock");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_clock_has_values_of_ones_own_and_waits_for_the_delivery() {
    let mut life = Life::of("madeira", 2).await;
    let host = life.host().await;
    let panel = life.choose(&host, "clock", "own").await;
    let mut panel = shown(&panel).clone();
    for (menu, hours) in [("bank", "own 5d+12h<5d"), ("turn", "own 5d+2d<5d"), ("most", "own 5d+2d<14d")] {
        let id = panel.custom_ids().into_iter().find(|id| id.ends_with(menu)).expect("a menu").to_owned();
        assert!(panel.menu_values(&id).contains(&hours), "{menu}: {:?}", panel.menu_values(&id));
        panel = shown(&host.select(panel.id, &id, &[hours]).await.expect("a panel")).clone();
    }
    assert!(panel.text().contains("5 days, plus 2 days each turn, at most 14 days"), "{}", panel.text());
    let set = panel.custom_ids().into_iter().find(|id| id.ends_with("5d+2d<14d")).expect("a button").to_owned();
    let page = host.press(panel.id, &set).await.expect("the page");
    assert!(page.text().contains("5 days, plus 2 days each turn"), "{}", page.text());
    let rule = life.table().await.life().clock.expect("a clock");
    assert_eq!((rule.bank, rule.turn, rule.most), (5 * DAY, 2 * DAY, 14 * DAY));
    for (name, pace) in [("normal", Pace::Normal), ("slow", Pace::Slow), ("fast", Pace::Fast)] {
        life.choose(&host, "clock", name).await;
        assert_eq!(life.table().await.life().clock, Some(pace.rule()));
    }
    life.turns(1).await;
    // Nothing can be posted: the next player does not know yet that it is their turn.
    let fault = sandbox::Fault::fail(503).times(u32::MAX);
    life.stage.sandbox.inject(fault.on("POST", "/channels/{channel_id}/messages"));
    let board = life.table().await.board();
    while life.table().await.board() == board || life.table().await.waiting().len() != 1 {
        life.step().await;
    }
    let clocks = life.stage.tables.clocks(&life.table().await).await.expect("clocks");
    assert_eq!(clocks.deadlines, [], "the message is not there yet");
    life.clock.advance(HOUR);
    life.stage.sandbox.clear_faults();
    life.clock.advance(Duration::from_secs(60));
    life.stage.quiet().await;
    let left = life.ends().await.since(life.clock.now());
    assert!(left >= DAY && left <= 3 * DAY, "{left:?}");
    life.choose(&host, "clock", "off").await;
    assert!(!life.board().text().contains("runs out of time"), "{}", life.board().text());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn votes_survive_a_restart_expire_each_at_its_time_and_are_carried_out() {
    for kind in GAMES {
        let mut life = Life::of(kind, 3).await;
        life.turns(1).await;
        let [ana, bo, cem] = [0, 1, 2].map(|seat| life.people[seat].clone());
        life.propose(&ana, "end").await;
        life.pass(10 * HOUR).await;
        life.propose(&bo, "pause").await;
        let twice = life.propose(&cem, "end").await;
        assert!(twice.text().contains("already"), "{}", twice.text());
        assert!(life.page(&cem).await.text().contains("End the game"), "the page lists open votes");
        life.stage.restart().await;
        // Each expires after its own 48 hours.
        life.pass(38 * HOUR).await;
        assert!(life.vote(1).is_none() && life.vote(2).is_some(), "{kind}: the first vote is over, the second is not");
        assert!(life.all_text().contains("Not everybody voted in time"));
        life.ballot(&cem, 2, true).await;
        assert!(life.table().await.life().paused.is_some() && life.all_text().contains("Accepted."));
        assert!(life.board().text().contains("paused"), "{}", life.board().text());
        // Nobody is reminded, and nothing can be done.
        let pings = life.stage.sandbox.pings();
        life.pass(8 * DAY).await;
        assert_eq!(life.stage.sandbox.pings(), pings, "{kind}: a paused game waits for nobody");
        let seat = life.waiting().await[0];
        let person = life.at(seat).await;
        let choice = life.stage.tables.seat(life.game, person_id(&person)).await.expect("a seat").choices().remove(0);
        let refused = life.stage.slash(&person, "do", &[("choice", json!(choice.text))]).await;
        assert!(refused.text().contains("is paused"), "{}", refused.text());
        let page = life.page(&ana).await;
        let menu = id_of(&page, "propose:").expect("proposals");
        assert!(!page.menu_values(&menu).iter().any(|value| value.starts_with("replace")), "nobody is late in a pause");
        // A majority goes on; one no is enough against the end.
        life.propose(&ana, "go-on").await;
        life.ballot(&bo, 3, true).await;
        assert!(life.table().await.life().paused.is_none());
        assert_eq!(life.stage.sandbox.pings(), pings + 1, "whose turn it is, is called again");
        life.propose(&ana, "end").await;
        life.ballot(&bo, 4, true).await;
        life.ballot(&cem, 4, false).await;
        assert_eq!(life.table().await.status(), Status::Running);
        let soon = life.propose(&ana, "pause").await;
        let when = relative(life.clock.now().plus(10 * MINUTE));
        assert!(soon.text().contains("rejected") && soon.text().contains(&when), "{}", soon.text());
        assert!(life.vote(5).is_none(), "the channel hears nothing of it");
        let message = life.newest("turn:");
        let late = bo.press_stale(message.id, &format!("vote:{}:-:4 yes", life.game)).await.expect("an answer");
        assert!(late.text().contains("closed"), "{}", late.text());
        let none = life.watcher().press_stale(message.id, &format!("vote:{}:-:4 yes", life.game)).await;
        assert!(none.expect("an answer").is_private());
        // Who no longer answers is not waited for, but is heard if they speak.
        let late = life.at(life.waiting().await[0]).await;
        let others: Vec<Person> = life.people[..3].iter().filter(|person| person.id() != late.id()).cloned().collect();
        life.pass(8 * DAY).await;
        life.propose(&others[0], "end").await;
        life.propose(&others[1], "pause").await;
        life.ballot(&others[1], 5, true).await;
        assert_eq!(life.table().await.status(), Status::Cancelled, "{kind}");
        assert!(life.all_text().contains("Void"), "the other vote ends with the game");
        assert!(life.vote(6).is_none());
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn turns_are_taken_back_and_the_channel_says_so() {
    for kind in GAMES {
        let mut life = Life::of(kind, 3).await;
        life.turns(2).await;
        let host = life.host().await;
        life.choose(&host, "clock", "normal").await;
        let (start, asked) = (life.table().await.entries(), life.waiting().await);
        let marked = life.board().id;
        let old = life.stage.press(&life.at(asked[0]).await, life.stage.general(), "turn").await;
        let (old, choice) = (shown(&old), id_of(shown(&old), "do:").expect("a choice"));
        let value = old.menu_values(&choice).first().map(|value| (*value).to_owned());
        life.pass(5 * HOUR).await;
        life.turns(1).await;
        let [ana, bo, cem] = [0, 1, 2].map(|seat| life.people[seat].clone());
        // A vote is about the game as it stands: it is void when the game goes on.
        let page = life.page(&ana).await;
        let menu = id_of(&page, "propose:").expect("proposals");
        let newest = page.menu_values(&menu)[0].to_owned();
        assert!(newest.starts_with("take-back "), "{newest}");
        life.propose(&ana, &newest).await;
        life.turns(1).await;
        assert!(life.vote(1).is_none() && life.all_text().contains("Void"), "{kind}");
        life.propose(&ana, &format!("take-back {start}")).await;
        let (vote, _) = life.vote(2).expect("a vote");
        assert!(vote.text().contains("moves back") && vote.text().contains("must agree"), "{}", vote.text());
        life.stage.restart().await;
        life.ballot(&bo, 2, true).await;
        assert!(life.table().await.entries() > start);
        let used =
            life.table().await.players().iter().map(|player| player.life.clock.expect("a clock").left).sum::<u64>();
        life.ballot(&cem, 2, true).await;
        life.stage.quiet().await;
        let table = life.table().await;
        assert_eq!(life.waiting().await, asked, "{kind}: the game stands as it did");
        let left = table.players().iter().map(|player| player.life.clock.expect("a clock").left).sum::<u64>();
        let (kept, turn) = (left.abs_diff(used), Pace::Normal.rule().turn.as_secs());
        assert!(kept <= turn, "{kind}: clocks keep what was used: {used} and {left}");
        // The line of the turn that was taken back is struck through; what is asked stands below.
        let struck = life.stage.sandbox.message(marked).expect("the line");
        assert!(struck.content.contains("~~") && struck.content.contains("(taken back)"), "{}", struck.content);
        assert!(life.all_text().contains("taken back by consent"), "{}", life.all_text());
        let log = life.stage.slash(&ana, "log", &[]).await.text();
        assert!(log.contains("~~"), "{log}");
        // Old buttons stay dead.
        let person = life.at(asked[0]).await;
        let entries = life.table().await.entries();
        let dead = match &value {
            Some(value) => person.select_stale(old.id, &choice, &[value]).await,
            None => person.press_stale(old.id, &choice).await,
        };
        assert!(dead.is_err() || dead.is_ok_and(|reply| reply.text().contains("out of date")), "{kind}");
        assert_eq!(life.table().await.entries(), entries);
        // What was taken back is no place to go to.
        let page = life.page(&ana).await;
        let menu = id_of(&page, "propose:").expect("proposals");
        let back: Vec<u32> =
            page.menu_values(&menu).iter().filter_map(|value| value.strip_prefix("take-back ")?.parse().ok()).collect();
        assert!(!back.is_empty() && back.iter().all(|to| *to < start), "{kind}: {back:?}");
        let forged = format!("propose:{}:-:take-back {}", life.game, entries - 1);
        let refused = ana.press_stale(life.newest("turn:").id, &forged).await.expect("an answer");
        assert!(life.vote(3).is_none() && refused.is_private(), "{}", refused.text());
        life.turns(1).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_vote_to_replace_somebody_who_answers_is_void_and_says_so() {
    let mut life = Life::of("madeira", 3).await;
    life.turns(1).await;
    let seat = life.waiting().await[0];
    let late = life.at(seat).await;
    let others: Vec<Person> = life.people[..3].iter().filter(|person| person.id() != late.id()).cloned().collect();
    life.pass(8 * DAY).await;
    life.propose(&others[0], &format!("replace {}", seat.0)).await;
    let (message, [yes, _]) = life.vote(1).expect("a vote");
    life.answer(seat).await;
    life.settle().await;
    let closed = life.stage.sandbox.message(message.id).expect("the vote").text();
    assert!(closed.contains("Void") && closed.contains("has answered"), "{closed}");
    let ballot = others[1].press_stale(message.id, &yes).await.expect("an answer");
    assert!(ballot.text().contains("closed"), "{}", ballot.text());
    assert_eq!(life.table().await.seat_of(person_id(&late)), Some(seat));
}
