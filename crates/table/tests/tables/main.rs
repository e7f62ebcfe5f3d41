//! Tables on the real store and the test-only game.

mod bots;
mod challenges;
mod compare;
mod damage;
mod dead_ends;
mod deliveries;
mod failures;
mod faults;
mod host;
mod life;
mod lobbies;
mod looking;
mod many;
mod playing;
mod posts;
mod processes;
mod replaying;
mod reviews;
mod revised;
mod scheduler;
mod upgrades;
mod waiting;

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use tempfile::TempDir;

use ::store::Database;
use engine::record::Find;
use engine::review::Effort;
use engine::{Seat, Seed, Stream};
use table::editions::Editions;
use table::store::StoredLog;
use table::*;

const ANA: PersonId = PersonId(1);
const BEN: PersonId = PersonId(2);
const CLEO: PersonId = PersonId(3);
/// Tests open many tables at noon; those about the limit set their own.
const LIMITS: Limits = Limits {
    in_memory: 512,
    open_tables: 10,
    tables_an_hour: None,
    pictures: false,
    bots: true,
    review: Effort::Least,
};
const NOON: Time = Time(1_700_000_000);

/// A database in a folder of its own, and the tables on it.
struct House {
    folder: TempDir,
    clock: SetClock,
    store: Arc<Database>,
    tables: Tables,
    requests: AtomicU64,
}

impl House {
    async fn new() -> House {
        let folder = tempfile::tempdir().expect("a folder");
        House::on(folder, games::find, Editions::default(), LIMITS).await
    }

    async fn on(folder: TempDir, find: Find, editions: Editions, limits: Limits) -> House {
        let database = url(&folder);
        House::at(&database, folder, find, editions, limits).await
    }

    /// The same on PostgreSQL, where a server can be started.
    async fn on_postgres() -> Option<House> {
        let database = testkit::postgres::server()?.database().await;
        let folder = tempfile::tempdir().expect("a folder");
        Some(House::at(&database, folder, games::find, Editions::default(), LIMITS).await)
    }

    async fn at(database: &str, folder: TempDir, find: Find, editions: Editions, limits: Limits) -> House {
        let clock = SetClock::at(NOON);
        let store = Arc::new(Database::open(database).await.expect("a database"));
        // No test here pulls the plug: a disk that syncs each time would only make them slow.
        store.pragma("pragma synchronous = off").await;
        let catalogue = Catalogue::new(find, editions);
        let tables = Tables::new(store.clone(), Arc::new(clock.clone()), catalogue, limits).await.expect("tables");
        House { folder, clock, store, tables, requests: AtomicU64::new(0) }
    }

    /// The process ends and another begins, perhaps of another build.
    async fn again(self, find: Find, editions: Editions) -> House {
        let (now, count) = (self.clock.now(), self.requests.load(Ordering::Relaxed));
        let House { folder, store, tables, .. } = self;
        drop(tables);
        Arc::into_inner(store).expect("nobody holds the store").close().await;
        let house = House::on(folder, find, editions, LIMITS).await;
        house.clock.set(now);
        house.requests.store(count, Ordering::Relaxed);
        house
    }

    async fn restarted(self) -> House {
        self.again(games::find, Editions::default()).await
    }

    /// Something new that somebody asks for.
    fn by(&self, person: PersonId) -> Request {
        let number = self.requests.fetch_add(1, Ordering::Relaxed);
        let (id, from) = (InteractionId::new(number.to_string()), Origin::Keyboard);
        Request { id, person, name: name(person), from, manages: false, confirm: Confirm::Never }
    }

    async fn open(&self, place: Place) -> GameId {
        let table = new_table(place);
        let reply = self.tables.open(&self.by(ANA), table).await.expect("a table");
        reply.table.id()
    }

    /// A running game of these people; the seed seats them in this order.
    async fn running(&self, place: Place, people: &[PersonId]) -> GameId {
        let host = people[0];
        let seed = seating(people.len());
        let table = NewTable { seed: Some(seed), ..new_table(place) };
        let game = self.tables.open(&self.by(host), table).await.expect("a table").table.id();
        for person in &people[1..] {
            self.tables.join(&self.by(*person), game).await.expect("a seat");
        }
        self.tables.start(&self.by(host), game).await.expect("a game");
        game
    }

    /// A running game after the stakes: the first of these people is to take a turn.
    async fn at_turn(&self, place: Place, people: &[PersonId]) -> GameId {
        let game = self.running(place, people).await;
        for person in people {
            self.first(game, *person, "stake").await;
        }
        game
    }

    /// Does the first thing that begins so.
    async fn first(&self, game: GameId, person: PersonId, verb: &str) -> Reply {
        let (stamp, text) = self.choice(game, person, verb).await;
        let act = Act::Press { stamp, choice: text };
        self.tables.act(&self.by(person), game, act).await.expect("a legal action")
    }

    async fn choice(&self, game: GameId, person: PersonId, verb: &str) -> (engine::Stamp, String) {
        let table = self.tables.seat(game, person).await.expect("a seat");
        let choice = table.choices().into_iter().find(|choice| choice.text.starts_with(verb));
        (table.stamp().expect("a stamp"), choice.expect("such a choice").text)
    }

    /// Plays at random until the game is over, or for so many actions.
    async fn play(&self, game: GameId, random: &mut Stream, actions: usize) {
        for _ in 0..actions {
            let table = self.tables.look(game, None).await.expect("a table");
            let Some(seat) = table.waiting().first() else { return };
            let person = table.player(seat).and_then(|player| player.person).expect("somebody");
            let seated = self.tables.seat(game, person).await.expect("a seat");
            let choice = random.pick(&seated.choices()).expect("a choice").text.clone();
            let act = Act::Press { stamp: seated.stamp().expect("a stamp"), choice };
            self.tables.act(&self.by(person), game, act).await.expect("a legal action");
        }
    }

    async fn log(&self, game: GameId) -> StoredLog {
        self.store.log(game).await.expect("a log")
    }

    async fn entries(&self, game: GameId) -> Vec<String> {
        self.log(game).await.entries.iter().map(|logged| logged.entry.to_string()).collect()
    }

    /// Every post in the outbox, in order.
    async fn posts(&self) -> Vec<Outgoing> {
        let (mut posts, mut last) = (Vec::new(), PostId(0));
        while let Some(post) = self.store.post_after(last).await.expect("a post") {
            last = post.id;
            posts.push(post);
        }
        posts
    }
}

fn url(folder: &TempDir) -> String {
    format!("sqlite://{}", folder.path().join("correio.db").display())
}

fn channel(number: u64) -> Place {
    Place::Channel { server: Some(ServerId(9)), channel: ChannelId(number) }
}

/// Somebody in the server of these tests, in a channel where nothing is played.
fn at(person: PersonId) -> Requester {
    let from = Origin::Channel { server: Some(ServerId(9)), channel: ChannelId(404) };
    Requester { person, from, manages: false }
}

fn new_table(place: Place) -> NewTable {
    NewTable { place, game: "trial".to_owned(), options: Vec::new(), seed: None, settings: Vec::new() }
}

fn name(person: PersonId) -> String {
    format!("person {person}")
}

/// A seed that leaves people in the order in which they joined.
fn seating(people: usize) -> Seed {
    let in_order = |seed: &Seed| {
        let mut seats: Vec<usize> = (0..people).collect();
        seed.stream("seats").shuffle(&mut seats);
        seats.is_sorted()
    };
    (0..).map(Seed::from_number).find(in_order).expect("one of a few seeds")
}

fn kind(result: Result<Reply, Refusal>) -> &'static str {
    use engine::VariantName;
    match result {
        Ok(_) => "accepted",
        Err(refusal) => refusal.kind(),
    }
}
