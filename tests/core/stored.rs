//! Games that earlier releases left in their databases: each loads, shows and is played to its end.
//!
//! `tests/fixtures/rules-1.sql` was written by the first release (commit d109795), `release-2.sql` by the second
//! (d636972). Their random players stopped at positions of every kind.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use engine::{Move, Seat, Seed};
use present::{Context, Language, Locale, People, Person, PrivatePanel, PublicPanel, Reader, ReaderId, Script};
use present::{TurnContext, TurnMessage, plain};
use store::Database;
use table::editions::Editions;
use table::store::Store;
use table::{
    Act, Catalogue, ChallengeId, Confirm, GameId, InteractionId, Limits, Origin, PersonId, PrivateTable, PublicTable,
    Request, Scheduler, ServerId, SetClock, Since, Status, Tables, verify,
};

use crate::releases::{FIRST, Release, SECOND};

/// No game goes on for longer than this.
const ENTRIES: usize = 1_500;

/// A copy of the database, opened by this build.
struct House {
    _folder: tempfile::TempDir,
    store: Arc<Database>,
    clock: SetClock,
    tables: Tables,
    requests: AtomicU64,
}

impl House {
    async fn of(release: Release) -> House {
        let folder = tempfile::tempdir().expect("a folder");
        let url = release.copy(folder.path()).await;
        let store = Arc::new(Database::open(&url).await.expect("this build upgrades it"));
        let clock = SetClock::at(release.left);
        let catalogue = Catalogue::new(games::find, Editions::default());
        let tables =
            Tables::new(store.clone(), Arc::new(clock.clone()), catalogue, Limits::default()).await.expect("tables");
        House { _folder: folder, store, clock, tables, requests: AtomicU64::new(0) }
    }

    fn by(&self, person: PersonId) -> Request {
        let number = self.requests.fetch_add(1, Ordering::Relaxed);
        Request {
            id: InteractionId::new(format!("now {number}")),
            person,
            name: "Somebody".to_owned(),
            from: Origin::Keyboard,
            manages: true,
            confirm: Confirm::Never,
        }
    }

    /// Every table of this game with its person, where it is one person's try.
    async fn tables_of(&self, game: Option<&str>) -> Vec<(GameId, Option<PersonId>, Status)> {
        let (mut tables, mut last) = (Vec::new(), GameId(0));
        while let Some(id) = self.store.after(last).await.expect("a number") {
            last = id;
            let stored = self.store.table(id).await.expect("a table").expect("a table");
            let owner = stored.row.place.challenge().and_then(|_| stored.players[0].person);
            if game.is_none_or(|game| game == stored.row.game) {
                tables.push((id, owner, stored.row.status));
            }
        }
        tables
    }

    async fn look(&self, game: GameId) -> PublicTable {
        self.tables.look(game, None).await.unwrap_or_else(|refusal| panic!("game {game}: {refusal:?}"))
    }

    async fn seat(&self, table: &PublicTable, seat: Seat) -> PrivateTable {
        let person = person_at(table, seat).expect("somebody");
        self.tables.seat(table.id(), person).await.unwrap_or_else(|refusal| panic!("{table:?}: {refusal:?}"))
    }

    /// Shows everything that can be seen of a game, to everybody and to each seat.
    async fn show(&self, table: &PublicTable, language: Language) {
        let locale = Locale::of(language, Script::Plain);
        let people: People = table.players().iter().map(|player| Person::named(&player.name)).collect();
        let context = Context { kind: table.kind(), game: GameId(1), people: &people, title: None };
        let view = table.view().expect("it has begun");
        let history = self.tables.history(table, Since::Start).await.expect("a log");
        assert!(!history.lines.is_empty(), "{table:?}");
        let told: Vec<_> = history.lines.into_iter().map(|line| line.told).collect();
        let mut shown = vec![plain(PublicPanel::log(&context, locale, &told, 0).panel())];
        shown.push(match table.outcome() {
            Some(outcome) => plain(PublicPanel::ending(&context, locale, view, outcome).panel()),
            None => plain(
                PublicPanel::turn(&context, locale, view, &TurnMessage { recap: &told, ..TurnMessage::default() })
                    .panel(),
            ),
        });
        for seat in Seat::all(people.len()).filter(|seat| person_at(table, *seat).is_some()) {
            let own = self.seat(table, seat).await;
            let reader = Reader::new(ReaderId(1), locale);
            let view = own.view().expect("it has begun");
            shown.push(plain(PrivatePanel::turn(&context, &reader, view, &TurnContext::default()).panel()));
            shown.push(plain(PrivatePanel::hand(&context, &reader, view).panel()));
            let told = self.tables.private_history(&own, Since::LastTurn(seat)).await.expect("a recap");
            let told: Vec<_> = told.lines.into_iter().map(|line| line.told).collect();
            shown.push(plain(PrivatePanel::recap(&context, &reader, seat, &told, 0).panel()));
        }
        assert!(shown.iter().all(|panel| !panel.trim().is_empty()), "{table:?}: {shown:?}");
    }

    /// Plays at random to the end, or until only bots and vacant seats are asked.
    async fn play(&self, game: GameId) {
        let mut chance = Seed::from_number(game.0 as u128).stream("stored");
        for _ in 0..ENTRIES {
            let table = self.look(game).await;
            let waiting: Vec<Seat> = table.waiting().iter().filter(|seat| person_at(&table, *seat).is_some()).collect();
            let Some(seat) = chance.pick(&waiting) else {
                let everybody_is_somebody = table.players().iter().all(|player| player.person.is_some());
                assert!(table.status() == Status::Over || !everybody_is_somebody, "{table:?}");
                return;
            };
            let own = self.seat(&table, *seat).await;
            let choice = chance.pick(&own.choices()).unwrap_or_else(|| panic!("{table:?} asks nothing")).text.clone();
            let act = Act::Press { stamp: own.stamp().expect("a stamp"), choice };
            let request = self.by(person_at(&table, *seat).expect("somebody"));
            self.tables.act(&request, game, act).await.unwrap_or_else(|refusal| panic!("{table:?}: {refusal:?}"));
        }
        panic!("game {game} does not end");
    }
}

/// Who sits there; nobody if it is a bot or a vacant seat.
fn person_at(table: &PublicTable, seat: Seat) -> Option<PersonId> {
    table.player(seat).and_then(|player| player.person)
}

/// How often it is said that the rules have changed.
async fn notices(house: &House, table: &PublicTable) -> usize {
    let history = house.tables.history(table, Since::Start).await.expect("a log");
    let said = history.lines.iter().flat_map(|line| line.events()).map(|event| format!("{event:?}"));
    said.filter(|event| event.contains("\"rules-changed\"")).count()
}

async fn plays_on(release: Release, game: &str) {
    let house = House::of(release).await;
    let changed = games::find(game).expect("a game").rules > release.rules;
    let (mut ended, mut stopped) = (0, 0);
    for (number, (id, _, status)) in house.tables_of(Some(game)).await.into_iter().enumerate() {
        let table = house.look(id).await;
        let began = table.view().is_some();
        if began {
            house.show(&table, Language::ALL[number % 4]).await;
        }
        if status == Status::Lobby {
            house
                .tables
                .start(&house.by(table.host().expect("a host")), id)
                .await
                .map_or_else(|refusal| assert!(format!("{refusal:?}").starts_with("TooFew"), "{refusal:?}"), |_| ());
        }
        drop(table);
        house.play_if_running(id).await;
        let table = house.look(id).await;
        if release.rules == FIRST.rules {
            assert_ne!(table.rated(), Some(true), "the first release rated nothing: {table:?}");
        }
        if began && status == Status::Running {
            assert_eq!(notices(&house, &table).await, usize::from(changed), "{table:?}");
            ended += usize::from(table.status() == Status::Over);
            stopped += usize::from(table.status() != Status::Over);
        }
        if began {
            house.show(&table, Language::ALL[(number + 1) % 4]).await;
        }
    }
    assert!(stopped <= release.unplayable && ended > 10, "{ended} games were played to their end, {stopped} were not");
    let report = verify(&*house.store, house.tables.catalogue()).await.expect("a report");
    assert_eq!(report.differences, []);
}

impl House {
    async fn play_if_running(&self, game: GameId) {
        let table = self.look(game).await;
        // A pause is over when people vote for going on.
        if table.status() == Status::Running && table.life().paused.is_none() {
            self.play(game).await;
        }
    }
}

#[tokio::test]
async fn stored_games_of_lisboa_are_played_to_their_end() {
    plays_on(FIRST, "lisboa").await;
    plays_on(SECOND, "lisboa").await;
}

#[tokio::test]
async fn stored_games_of_madeira_are_played_to_their_end() {
    plays_on(FIRST, "madeira").await;
    plays_on(SECOND, "madeira").await;
}

#[tokio::test]
async fn stored_challenges_show_and_close_and_the_next_one_begins_under_todays_rules() {
    let house = House::of(FIRST).await;
    let challenges = |house: &House| {
        let tables = house.tables.clone();
        async move { tables.challenges(ServerId(1)).await.expect("challenges") }
    };
    let stored = challenges(&house).await;
    assert_eq!(stored.len(), 5);
    for row in &stored {
        let public = house.tables.challenge(row.id).await.expect("a challenge");
        let standings = public.standings();
        assert!(standings.ranked.len() + standings.unfinished.len() >= 2, "{public:?}");
        public.view().set_up();
    }
    // One is closed early; the others when their time has come.
    let request = house.by(PersonId(1));
    house.tables.close_early(&request, ChallengeId(3)).await.expect("closed");
    let scheduler = Scheduler::new(house.tables.clone());
    for _ in 0..10 {
        house.clock.advance(Duration::from_secs(86_400));
        scheduler.run_due().await.expect("jobs");
    }
    for row in &stored {
        let public = house.tables.challenge(row.id).await.expect("a challenge");
        assert!(public.is_closed() && public.revealed().is_some(), "{public:?}");
        for (_, entry) in public.standings().ranked {
            let replayed = house
                .tables
                .replayed(entry.game, None, &house.by(PersonId(1)).requester(), usize::MAX)
                .await
                .expect("a replay");
            assert!(replayed.step > 0 && replayed.step == replayed.last, "{replayed:?}");
            // What was played under earlier rules may have no board; the last step has one.
            replayed.view().expect("a board").summary();
        }
    }
    let all = challenges(&house).await;
    let next: Vec<_> = all.iter().filter(|row| !stored.iter().any(|old| old.id == row.id)).collect();
    assert!(next.iter().any(|row| row.title == "Every day") && next.iter().any(|row| row.title == "Every week"));
    for row in next.iter().filter(|row| row.is_open(house.tables.now())) {
        let person = PersonId(3);
        let game = house.tables.play_challenge(&house.by(person), row.id).await.expect("a try").table.id();
        house.play(game).await;
    }
}

/// What the fixture is to hold, so that nobody loses a part of it unnoticed.
#[tokio::test]
async fn the_stored_games_are_of_every_game_size_and_phase() {
    let house = House::of(FIRST).await;
    let mut found: BTreeSet<String> = BTreeSet::new();
    let mut running = 0;
    for (id, owner, status) in house.tables_of(None).await {
        let stored = house.store.table(id).await.expect("a table").expect("a table");
        let (game, seats) = (stored.row.game.as_str(), stored.players.len());
        found.insert(format!("{status} {game}"));
        found.extend(owner.map(|_| format!("{status} try")));
        if status != Status::Running {
            continue;
        }
        running += usize::from(owner.is_none());
        let draft = games::find(game).and_then(|kind| kind.options.first()).map(|spec| stored.row.options.value(spec));
        found.insert(format!("{game} {seats} draft {}", draft.unwrap_or("off")));
        assert_eq!((stored.row.begun, stored.row.rules), (Some(1), Some(1)));
        // The position as the first release wrote it, whatever later ones make of it.
        let snapshot = stored.snapshot.as_ref().expect("a position");
        let position: serde_json::Value = serde_json::from_str(&snapshot.state).expect("a position");
        found.extend(position["state"].get("period").map(|period| format!("{game} period {period}")));
        let acted: BTreeSet<Seat> = stored
            .tail
            .iter()
            .filter(|logged| matches!(logged.entry.what, Move::Act(_)))
            .map(|logged| logged.entry.seat)
            .collect();
        let asked: BTreeSet<Seat> =
            stored.players.iter().filter(|player| player.since.is_some()).map(|player| player.seat).collect();
        let answered = acted.difference(&asked).next().is_some();
        match (acted.len(), asked.len()) {
            // Whom a game waits for that the first release archived shows when it is loaded.
            (0, _) | (_, 0) => {}
            (1, 1) if !answered => drop(found.insert(format!("{game} {seats} unsettled"))),
            _ => drop(found.insert(format!("{game} {seats} sealed or ordered"))),
        }
        let table = house.look(id).await;
        for seat in table.waiting().iter() {
            let own = house.seat(&table, seat).await;
            let kind = own.view().and_then(|view| view.question()).map(|question| question.kind);
            found.extend(kind.map(|kind| format!("{game} asked {kind}")));
        }
    }
    assert!(running >= 60, "{running} running games");
    let mut wanted: Vec<String> = Vec::new();
    for seats in 1..=4 {
        wanted.push(format!("lisboa {seats} draft off"));
        wanted.push(format!("lisboa {seats} unsettled"));
        if seats > 1 {
            wanted.extend([format!("lisboa {seats} draft on"), format!("lisboa {seats} sealed or ordered")]);
            let of_madeira = ["draft off", "unsettled", "sealed or ordered"];
            wanted.extend(of_madeira.map(|what| format!("madeira {seats} {what}")));
        }
    }
    let others = [
        "lisboa period 1",
        "lisboa period 2",
        "lisboa asked follow",
        "lisboa asked keep-tile",
        "lisboa asked draft",
        "madeira asked feed",
        "madeira asked present",
        "madeira asked last-windmill",
        "over lisboa",
        "over madeira",
        "lobby lisboa",
        "lobby madeira",
        "cancelled lisboa",
        "cancelled madeira",
        "running try",
        "over try",
    ];
    wanted.extend(others.map(str::to_owned));
    let missing: Vec<_> = wanted.iter().filter(|one| !found.contains(*one)).collect();
    assert!(missing.is_empty(), "{missing:?} not in {found:?}");
    let asked = found.iter().filter(|one| one.contains(" asked ")).count();
    assert!(asked >= 50, "{asked} kinds of questions");
}
