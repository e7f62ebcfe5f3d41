//! Seats that change hands, answers in advance, notes, followers, the host's page: over the real protocol, in both games.

use engine::Seat;
use sandbox::{Message, Person};
use serde_json::json;
use table::store::Store;
use table::{Clock, Owner, Since, Status};

use crate::life::{DAY, HOUR, Life, MINUTE, id_of};
use crate::secret_signs::Secrets;
use crate::stage::{person_id, shown};

const GAMES: [&str; 2] = ["lisboa", "madeira"];

impl Life {
    /// Presses a button of the page of the table.
    async fn press_page(&self, person: &Person, detail: &str) -> Message {
        let page = self.page(person).await;
        let ids = page.custom_ids();
        let id =
            ids.iter().find(|id| id.starts_with("seat:") && id.ends_with(detail)).unwrap_or_else(|| panic!("{ids:?}"));
        let reply = person.press(page.id, id).await.expect("an answer");
        self.stage.quiet().await;
        shown(&reply).clone()
    }

    /// Gives up one's seat, after being asked once more.
    async fn give_up(&self, person: &Person) {
        let asked = self.press_page(person, "give-up").await;
        let sure = id_of(&asked, "seat:").expect("a button");
        let left = person.press(asked.id, &sure).await.expect("an answer");
        assert!(left.text().contains("You have left"), "{}", left.text());
        self.stage.quiet().await;
    }

    /// Takes the seat that the newest message offers.
    async fn take(&self, person: &Person) -> String {
        let open = self.newest("seat:");
        let take = id_of(&open, "seat:").expect("a button");
        let reply = person.press(open.id, &take).await.expect("an answer");
        self.stage.quiet().await;
        reply.text()
    }

    async fn turn(&self, person: &Person) -> Message {
        shown(&self.stage.slash(person, "turn", &[]).await).clone()
    }

    async fn standing(&self, person: &Person) -> usize {
        self.stage.tables.seat(self.game, person_id(person)).await.expect("a seat").standing().len()
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn seats_are_given_up_offered_proposed_taken_and_claimed_back() {
    for kind in GAMES {
        let mut life = Life::of(kind, 3).await;
        life.turns(2).await;
        let seat = life.waiting().await[0];
        let (first, heir) = (life.at(seat).await, life.watcher().clone());
        let host = life.host().await;
        // Steps that are not settled are undone.
        while life
            .stage
            .tables
            .seat(life.game, person_id(&first))
            .await
            .expect("a seat")
            .view()
            .is_some_and(|own| own.undoable() == 0)
            && life.waiting().await == [seat]
        {
            life.step().await;
        }
        life.stage.slash(&first, "note", &[("text", json!("never follow the king"))]).await;
        life.give_up(&first).await;
        let hidden = life.stage.slash(&first, "hand", &[]).await;
        assert!(hidden.text().contains("not playing"), "{}", hidden.text());
        let taken = life.take(&life.people[(seat.index() + 1) % 3].clone()).await;
        assert!(taken.contains("already"), "{taken}");
        assert!(life.take(&heir).await.contains("The seat is yours"));
        let own = life.stage.tables.seat(life.game, person_id(&heir)).await.expect("a seat");
        assert_eq!(own.view().map(|view| view.undoable()), Some(0));
        let panel = life.stage.slash(&heir, "turn", &[]).await;
        assert!(!panel.text().contains("never follow"), "notes are not handed over");
        let back = life.take(&first).await;
        assert!(back.contains("Somebody sits there"), "{back}");
        // Results and the page name everybody who sat there.
        let page = life.page(&first).await.text();
        assert!(page.contains("took over from"), "{page}");
        // The heir leaves: only a vacant seat can be claimed back, and only one's own; also while a bot keeps it.
        life.pass(HOUR).await;
        life.give_up(&heir).await;
        life.choose(&life.host().await, "seat", &format!("bot {} easy", seat.0)).await;
        assert!(life.table().await.player(seat).is_some_and(|player| player.bot.is_some() && player.person.is_none()));
        let claimed = life.press_page(&first, &format!("take {}", seat.0)).await.text();
        assert!(claimed.contains("The seat is yours"), "{kind}: {claimed}");
        assert!(life.table().await.player(seat).is_some_and(|player| player.bot.is_none() && player.person.is_some()));
        let other = life.people[..3].iter().find(|person| person.id() != first.id()).expect("another").clone();
        life.press_page(&other, "offer").await;
        assert!(life.newest("seat:").text().contains("offers their seat"));
        let knows = life.take(&heir).await;
        assert!(knows.contains("seen another hand"), "{knows}");
        life.press_page(&other, "keep").await;
        // The next offer has to wait, and nobody at the table is called by one.
        let again = life.press_page(&other, "offer").await;
        let when = format!("<t:{}:R>", life.clock.now().plus(10 * MINUTE).0);
        assert!(again.text().contains(&when), "{}", again.text());
        let own = life.stage.slash(&other, "table", &[("offer-to", json!(other.id().0.to_string()))]).await;
        assert!(own.text().contains("already plays"), "{}", own.text());
        life.pass(10 * MINUTE).await;
        // Somebody is proposed: they are called, and nobody else can take the seat.
        let eve = life.stage.sandbox.as_user(life.stage.sandbox.add_user("Eve", "en-GB"));
        let pings = life.stage.sandbox.pings();
        life.stage.slash(&other, "table", &[("offer-to", json!(eve.id().0.to_string()))]).await;
        life.stage.quiet().await;
        let pinged: Vec<u64> = life.stage.sandbox.pings_since(pings).iter().map(|ping| ping.user.0).collect();
        assert_eq!(pinged, [eve.id().0], "{kind}");
        let mallory = life.stage.sandbox.as_user(life.stage.sandbox.add_user("Mallory", "en-GB"));
        assert!(life.take(&mallory).await.contains("Somebody sits there"));
        assert!(life.take(&eve).await.contains("The seat is yours"));
        if other.id() == host.id() {
            assert_ne!(life.table().await.host(), Some(person_id(&host)), "the table falls to somebody who sits there");
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_a_clock_the_others_wait_seven_days_and_fourteen_in_a_game_of_two() {
    for (kind, seats, days) in [("lisboa", 3, 7), ("madeira", 2, 14)] {
        let mut life = Life::of(kind, seats).await;
        life.turns(1).await;
        let seat = life.waiting().await[0];
        let other = life.people[(seat.index() + 1) % seats].clone();
        let replace = format!("replace {}", seat.0);
        let offered = async |life: &Life| {
            let page = life.page(&other).await;
            let menu = id_of(&page, "propose:").expect("proposals");
            page.menu_values(&menu).contains(&replace.as_str())
        };
        life.pass(days * DAY - HOUR).await;
        assert!(!offered(&life).await, "{kind}");
        let forged = format!("propose:{}:-:{replace}", life.game);
        let refused = other.press_stale(life.newest("turn:").id, &forged).await.expect("an answer");
        assert!(refused.text().contains("kept you waiting"), "{}", refused.text());
        life.pass(HOUR).await;
        assert!(offered(&life).await, "{kind}");
        life.propose(&other, &replace).await;
        if seats == 3 {
            let third = life.people[(seat.index() + 2) % seats].clone();
            life.ballot(&third, 1, true).await;
        }
        assert!(life.table().await.player(seat).expect("a seat").life.vacant, "{kind}");
        let again = other.press_stale(life.newest("turn:").id, &forged).await.expect("an answer");
        assert!(again.text().contains("already so"), "{}", again.text());
    }
}

/// The law of secrecy over a change of hands while several answer under seal.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_sealed_answer_stands_until_the_new_player_changes_it_and_no_secret_changes_hands_twice() {
    for (kind, options) in [("lisboa", vec![("draft", json!("on"))]), ("madeira", Vec::new())] {
        let mut life = Life::with(kind, 3, &options).await;
        while life.waiting().await.len() < 2 {
            life.step().await;
        }
        let [seat, other, _] = life.waiting().await[..] else { panic!("{kind}: three answer under seal") };
        let (first, heir) = (life.at(seat).await, life.watcher().clone());
        let mut steps = 0;
        while life.waiting().await.contains(&seat) {
            life.answer(seat).await;
            steps += 1;
        }
        // Another has answered too, so that what every sealed panel says is known.
        while life.waiting().await.contains(&other) {
            life.answer(other).await;
        }
        life.stage.quiet().await;
        // What the hand and the sealed answer say that nobody else can read anywhere.
        let (hand, other) = (life.stage.slash(&first, "hand", &[]).await.text(), life.at(other).await);
        let answer = life.stage.slash(&first, "turn", &[]).await.text();
        let mut known = String::new();
        for command in ["board", "log", "table", "hand"] {
            known += &life.stage.slash(&heir, command, &[]).await.text();
        }
        let sealed = life.stage.slash(&other, "turn", &[]).await.text();
        // The last answer is recorded a moment after it was heard.
        life.stage.quiet().await;
        let common = |line: &&str| {
            line.is_empty() || line.trim() == "Log" || [&known, &sealed].iter().any(|text| text.contains(*line))
        };
        let held: Vec<&str> = hand.lines().filter(|line| !common(line)).collect();
        let apart = |line: &&str| {
            !line.is_empty()
                && line.trim() != "Log"
                && ![&known, &sealed, &hand].iter().any(|text| text.contains(*line))
        };
        let answered: Vec<&str> = answer.lines().filter(apart).collect();
        assert!(!held.is_empty(), "{kind}: there is something to keep: {hand}");
        assert!(kind != "lisboa" || !answered.is_empty(), "{kind}: the answer is a secret: {answer}");
        let secret = [held, answered].concat();
        let told = |text: &str| secret.iter().find(|line| text.contains(**line)).map(|line| (*line).to_owned());
        let since = life.stage.sandbox.requests();
        life.give_up(&first).await;
        assert!(!life.waiting().await.contains(&seat), "{kind}: the answer stands");
        life.take(&heir).await;
        // Nothing of it was said to anybody but who holds it now.
        for request in life.stage.sandbox.recorded_since(since) {
            assert_eq!(told(&request.body.to_string().replace("\\n", "\n")), None, "{kind}: {}", request.route);
        }
        for command in ["hand", "turn", "board", "log", "recap", "table"] {
            let seen = life.stage.slash(&first, command, &[]).await.text();
            assert_eq!(told(&seen), None, "{kind}: /{command} after leaving");
        }
        assert_eq!(life.stage.slash(&heir, "hand", &[]).await.text(), hand, "{kind}: the hand is the new player's");
        // The new player takes the answer back and gives another.
        for _ in 0..steps {
            life.stage.slash(&heir, "undo", &[]).await;
        }
        assert!(life.waiting().await.contains(&seat), "{kind}: it is asked again");
        while life.waiting().await.contains(&seat) && life.waiting().await.len() > 1 {
            life.answer(seat).await;
        }
        life.turns(1).await;
        assert_eq!(life.table().await.status(), Status::Running);
    }
}

/// Gives an answer now and from now on, in the panel of a question that comes back. Whether it can be given.
async fn answer_always(life: &Life, person: &Person, span: &str) -> bool {
    life.stage.quiet().await;
    let panel = life.stage.slash(person, "turn", &[]).await;
    let menu = id_of(shown(&panel), "always:").expect("a menu");
    let answers = shown(&panel).menu_values(&menu);
    let Some(answer) = answers.iter().find(|answer| answer.ends_with(span)) else { return false };
    let kept = person.select(shown(&panel).id, &menu, &[answer]).await.expect("a panel");
    assert!(kept.text().contains("Withdraw an answer"), "{}", kept.text());
    true
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn answers_are_given_in_advance_shown_revoked_and_dropped_with_what_they_rest_on() {
    for (kind, span) in [("lisboa", " unless-free"), ("madeira", " game")] {
        let mut life = Life::of(kind, 3).await;
        let (mut given, mut in_advance, mut again) = (Vec::new(), Vec::new(), 0);
        // Everybody says so the first time they are asked; from then on it is answered in the transaction that asks.
        while again == 0 || in_advance.is_empty() {
            assert_eq!(
                life.table().await.status(),
                Status::Running,
                "{kind}{span}: {in_advance:?}, {again} asked again"
            );
            let seat = life.waiting().await[0];
            let person = life.at(seat).await;
            let own = life.stage.tables.seat(life.game, person_id(&person)).await.expect("a seat");
            if let Some(question) = own.view().and_then(|view| view.standing()) {
                let stands = own.standing().iter().any(|answer| answer.question == question.kind);
                if given.contains(&(seat, question.kind)) {
                    // Whoever is asked again wanted to be, or what the answer rested on has changed.
                    again += 1;
                    let asked_for = span == " unless-free" && question.price == Some(0);
                    assert_eq!(stands, asked_for, "{kind}{span}: {question:?}");
                }
                if !stands && answer_always(&life, &person, span).await {
                    given.push((seat, question.kind));
                    continue;
                }
            }
            let before = life.table().await.entries();
            life.step().await;
            let entries = life.stage.store.log(life.game).await.expect("the log").entries;
            let by_itself = entries.iter().filter(|logged| logged.number > before + 1);
            in_advance.extend(by_itself.map(|logged| logged.entry.seat));
        }
        assert!(in_advance.iter().all(|seat| given.iter().any(|(giver, _)| giver == seat)), "{kind}: {in_advance:?}");
        // They are shown and taken back, also by somebody who is not asked now: on the page of the table, and in the panel.
        let person = loop {
            let waiting = life.waiting().await;
            let others = life.people[..3].iter().zip(0..).filter(|(_, seat)| !waiting.contains(&Seat(*seat)));
            let mut idle = None;
            for (person, _) in others {
                idle = idle.or((life.standing(person).await > 0).then(|| person.clone()));
            }
            match idle {
                Some(person) => break person,
                None => life.step().await,
            }
        };
        life.stage.quiet().await;
        let count = life.standing(&person).await;
        for left in (0..count).rev() {
            let panel = if left % 2 == 0 { life.page(&person).await } else { life.turn(&person).await };
            assert!(panel.text().contains("Withdraw an answer"), "{}", panel.text());
            let button = id_of(&panel, "revoke:").expect("a way to take it back");
            let list = shown(&person.press(panel.id, &button).await.expect("a list")).clone();
            let menu = id_of(&list, "revoke:").expect("a menu");
            let without = person.select(list.id, &menu, &["0"]).await.expect("a panel");
            assert_eq!(without.text().contains("Withdraw an answer"), left > 0, "{}", without.text());
            assert_eq!(life.standing(&person).await, left);
        }
        assert_eq!(id_of(&life.turn(&person).await, "revoke:"), None);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_are_followed_noted_and_handed_on() {
    for kind in GAMES {
        let mut life = Life::of(kind, 2).await;
        let (host, watcher) = (life.host().await, life.watcher().clone());
        let guest = life.people[..2].iter().find(|person| person.id() != host.id()).expect("a guest").clone();
        // Notes.
        let kept = life.stage.slash(&host, "note", &[("text", json!("keep *the* red card"))]).await;
        assert!(kept.is_private() && kept.text().contains("Only you"), "{}", kept.text());
        let seen = life.stage.slash(&host, "turn", &[]).await.text();
        assert!(seen.contains("Your note") && seen.contains("red card"), "{seen}");
        assert!(!life.stage.slash(&guest, "turn", &[]).await.text().contains("red card"));
        life.stage.slash(&host, "note", &[]).await;
        assert!(!life.stage.slash(&host, "turn", &[]).await.text().contains("red card"));
        let refused = life.stage.slash(&watcher, "note", &[("text", json!("x"))]).await;
        assert!(refused.text().contains("not playing"), "{}", refused.text());
        // The host's page.
        assert_eq!(id_of(&life.page(&guest).await, "host:"), None);
        let seat = life.table().await.seat_of(person_id(&guest)).expect("a seat");
        life.choose(&host, "host", &seat.0.to_string()).await;
        assert_eq!(life.table().await.host(), Some(person_id(&guest)));
        assert_eq!(id_of(&life.page(&host).await, "clock:"), None, "the former host sets no clock");
        assert!(id_of(&life.page(&guest).await, "clock:").is_some());
        // Watching.
        life.choose(&watcher, "follow", "rounds").await;
        while life.stage.sandbox.messages(watcher.direct_channel()).is_empty() {
            life.step().await;
            life.stage.quiet().await;
        }
        let direct = life.stage.sandbox.messages(watcher.direct_channel());
        let [told] = direct.as_slice() else { panic!("{kind}: one message, not {}", direct.len()) };
        assert!(
            told.text().contains("Round") && told.text().contains("https://discord.com/channels/"),
            "{}",
            told.text()
        );
        let secrets = Secrets::of(&life.stage.tables, life.game).await.expect("the table");
        assert_eq!(secrets.leak(None, &[told.text()]), None);
        let off = id_of(told, "follow:").expect("a button");
        watcher.press(told.id, &off).await.expect("an answer");
        let follows = life.stage.tables.follows(person_id(&watcher), life.game).await.expect("settings");
        assert_eq!(follows, None, "{kind}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_is_forgotten_leaves_no_note_no_standing_answer_and_no_ballot() {
    let mut life = Life::of("lisboa", 3).await;
    // Somebody answers in advance, and then notes, proposes and votes.
    let seat = loop {
        let seat = life.waiting().await[0];
        let person = life.at(seat).await;
        let own = life.stage.tables.seat(life.game, person_id(&person)).await.expect("a seat");
        let recurs = own.view().is_some_and(|view| view.standing().is_some());
        if recurs && answer_always(&life, &person, " unless-free").await {
            break seat;
        }
        life.step().await;
    };
    let other = Seat((seat.0 + 1) % 3);
    let (ana, bo) = (life.at(seat).await, life.at(other).await);
    assert_eq!(life.standing(&ana).await, 1);
    life.stage.slash(&ana, "note", &[("text", json!("a secret"))]).await;
    life.propose(&ana, "pause").await;
    life.propose(&bo, "end").await;
    life.ballot(&ana, 2, true).await;
    let eve = life.stage.sandbox.as_user(life.stage.sandbox.add_user("Eve", "en-GB"));
    life.stage.slash(&bo, "table", &[("offer-to", json!(eve.id().0.to_string()))]).await;
    life.stage.quiet().await;
    for person in [&ana, &eve] {
        let asked = life.stage.slash(person, "settings", &[("forget-me", json!(true))]).await;
        let forget = id_of(shown(&asked), "forget:").expect("a button");
        person.press(shown(&asked).id, &forget).await.expect("an answer");
    }
    life.stage.quiet().await;
    assert!(life.stage.store.settings(Owner::Person(person_id(&ana))).await.expect("settings").is_empty());
    let table = life.table().await;
    let left = table.player(seat).expect("a seat");
    assert!(left.person.is_none() && left.life.vacant && left.life.standing.is_empty());
    assert_eq!(table.player(other).expect("a seat").life.offer, None, "nobody is named any more");
    let ballots: Vec<Seat> =
        table.life().votes.iter().flat_map(|vote| vote.yes.iter().chain(&vote.no)).copied().collect();
    assert_eq!(ballots, [other]);
    assert!(life.vote(1).is_none(), "what she proposed is void, and its message says so");
    assert!(life.newest("seat:").text().contains("is vacant"));
    let history = life.stage.tables.history(&table, Since::Start).await.expect("the log");
    assert!(!history.lines.is_empty());
}
