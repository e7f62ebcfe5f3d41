//! Pages tell nobody what is hidden: over HTTP, with the real games.

mod seat;

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use tempfile::TempDir;

use super::live::MOST_OF_ONE_CLIENT;
use super::{Config, Pages, Serving};
use desk::{Desk, Front};
use engine::{Game, GameInfo, Memory, Seed, Stream, Viewer};
use futures_util::future::BoxFuture;
use lisboa::Lisboa;
use madeira::Madeira;
use present::Language;
use store::Database;
use table::editions::Editions;
use table::store::{Base, Change, Interaction, Snapshot, Store, Write};
use table::{
    Act, Answer, Catalogue, ChannelId, Confirm, GameId, InteractionId, Limits, NewTable, Origin, Owner, PAGE, PersonId,
    Place, Request, ServerId, SetClock, Tables, Time,
};
use trial::Trial;

const KEY: &str = "0123456789abcdef0123456789abcdef";
const PEOPLE: [PersonId; 3] = [PersonId(1), PersonId(2), PersonId(3)];
const NOON: Time = Time(1_700_000_000);

/// A game on a database of its own, with its page.
struct House {
    folder: TempDir,
    store: Arc<Database>,
    clock: SetClock,
    tables: Tables,
    game: GameId,
    requests: AtomicU64,
    page: Option<(String, Serving)>,
}

impl House {
    /// Three people who have played so many random actions, all settled.
    async fn new(game: &str, actions: usize) -> House {
        let folder = tempfile::tempdir().expect("a folder");
        let (store, clock, tables) = opened(&folder).await;
        let house = House { folder, store, clock, tables, game: GameId(1), requests: AtomicU64::new(0), page: None };
        let place = Place::Channel { server: Some(ServerId(9)), channel: ChannelId(9) };
        let seed = Some(Seed::from_words("watched"));
        let table = NewTable { place, game: game.to_owned(), options: Vec::new(), seed, settings: Vec::new() };
        house.tables.open(&house.by(PEOPLE[0]), table).await.expect("a table");
        for person in &PEOPLE[1..] {
            house.tables.join(&house.by(*person), house.game).await.expect("a seat");
        }
        // Hands are shown after the end, so they had better not be before.
        house.tables.set_hands(&house.by(PEOPLE[0]), house.game, true).await.expect("the host may");
        house.tables.start(&house.by(PEOPLE[0]), house.game).await.expect("a game");
        let mut random = Seed::from_words("played").stream("play");
        for _ in 0..actions {
            house.act(&mut random).await;
        }
        while !house.store.table(house.game).await.expect("read").expect("a table").tail.is_empty() {
            house.act(&mut random).await;
        }
        let setting = |value: &str| Write::Setting {
            owner: Owner::Game(house.game),
            name: PAGE.to_owned(),
            value: Some(value.to_owned()),
        };
        house.keep(vec![setting(KEY)]).await;
        house
    }

    fn by(&self, person: PersonId) -> Request {
        let id = InteractionId::new(self.requests.fetch_add(1, Ordering::Relaxed).to_string());
        let name = format!("person {person}");
        Request { id, person, name, from: Origin::Keyboard, manages: false, confirm: Confirm::Never }
    }

    async fn keep(&self, writes: Vec<Write>) {
        let id = InteractionId::new(format!("test {}", self.requests.fetch_add(1, Ordering::Relaxed)));
        let interaction = Interaction { id, game: None, person: None, at: NOON, answer: Answer::Noted };
        self.store.commit(&Change { interaction, writes }).await.expect("kept");
    }

    /// Whoever is asked first does something. Whether that settled.
    async fn act(&self, random: &mut Stream) -> bool {
        let table = self.tables.look(self.game, None).await.expect("a table");
        let seat = table.waiting().first().expect("the game goes on");
        let person = table.player(seat).and_then(|player| player.person).expect("somebody");
        let own = self.tables.seat(self.game, person).await.expect("a seat");
        let choice = random.pick(&own.choices()).expect("a choice").text.clone();
        let act = Act::Press { stamp: own.stamp().expect("a stamp"), choice };
        let reply = self.tables.act(&self.by(person), self.game, act).await.expect("a legal action");
        matches!(reply.answer, Answer::Acted { settled: true, .. })
    }

    /// The same position with everything dealt anew that a spectator cannot see. What came before is then told and not shown.
    async fn dealt_anew<G: Game>(self, number: u128) -> House {
        self.dealt_anew_for::<G>(Viewer::Spectator, number).await
    }

    /// The same with everything that this viewer cannot see.
    async fn dealt_anew_for<G: Game>(mut self, viewer: Viewer, number: u128) -> House {
        let stored = self.store.table(self.game).await.expect("read").expect("a table");
        let snapshot = stored.snapshot.expect("a position");
        let game = G::load(G::EDITION).expect("the edition");
        let mut settled: serde_json::Value = serde_json::from_str(&snapshot.state).expect("JSON");
        let state: G::State = serde_json::from_value(settled["state"].clone()).expect("a state");
        let mut random = Seed::from_number(number).stream("dealt anew");
        let dealt = game.redeal(&state, viewer, Memory::None, &mut random);
        assert!(dealt != state, "something is hidden");
        settled["state"] = serde_json::to_value(&dealt).expect("a state");
        let snapshot = Snapshot { state: settled.to_string(), ..snapshot };
        let base = Base { snapshot: snapshot.clone(), rules: G::RULES_VERSION, given_up: false, at: NOON };
        self.keep(vec![Write::Base { game: self.game, base }, Write::Snapshot { game: self.game, snapshot }]).await;
        // Nothing of it is in memory any more.
        let catalogue = Catalogue::new(games::find, Editions::default());
        let clock = Arc::new(self.clock.clone());
        self.tables = Tables::new(self.store.clone(), clock, catalogue, limits()).await.expect("tables");
        self
    }

    async fn served(self) -> House {
        self.served_as(Config::at(([127, 0, 0, 1], 0).into())).await
    }

    async fn served_as(mut self, config: Config) -> House {
        let pages = Pages::open(&config).await.expect("a port");
        let url = format!("{}/g/{KEY}", pages.url());
        self.page = Some((url, pages.serve(desk(self.tables.clone()))));
        self
    }

    fn url(&self) -> &str {
        self.page.as_ref().map_or("", |(url, _)| url)
    }

    async fn last(&self) -> usize {
        let table = self.tables.look(self.game, None).await.expect("a table");
        self.tables.last_step(&table).await.expect("a step")
    }

    /// Status, headers and bytes of every route, in the order of the routes.
    async fn everything(&self) -> Vec<(String, u16, Vec<String>, Vec<u8>)> {
        let last = self.last().await;
        let mut paths = vec![String::new(), "?lang=ru".to_owned(), "/steps.json?lang=it".to_owned()];
        paths.extend([format!("/steps.json?from={last}"), format!("/step/{}.svg", last + 1)]);
        for step in last.saturating_sub(2)..=last {
            paths.extend([format!("/step/{step}.svg?lang=de"), format!("/step/{step}.json")]);
            paths.push(format!("/step/{step}.hands.json"));
        }
        let mut everything = Vec::new();
        for path in paths {
            let response = reqwest::get(format!("{}{path}", self.url())).await.expect("an answer");
            let status = response.status().as_u16();
            let headers = headers(&response);
            everything.push((path, status, headers, response.bytes().await.expect("a body").to_vec()));
        }
        let mut events = self.events().await;
        let headers = headers(&events);
        let event = events.chunk().await.expect("an event").expect("an event");
        everything.push(("/events".to_owned(), events.status().as_u16(), headers, event.to_vec()));
        everything
    }

    async fn events(&self) -> reqwest::Response {
        reqwest::get(format!("{}/events", self.url())).await.expect("an answer")
    }
}

/// All headers but the time.
fn headers(response: &reqwest::Response) -> Vec<String> {
    let headers = response.headers().iter().filter(|(name, _)| *name != "date");
    headers.map(|(name, value)| format!("{name}: {value:?}")).collect()
}

/// A front end that has only pages.
struct OnlyPages;

impl Front for OnlyPages {
    fn open_thread<'a>(&'a self, _: ChannelId, _: Option<u64>, _: &'a str) -> BoxFuture<'a, Option<ChannelId>> {
        Box::pin(async { None })
    }

    fn mentions<'a>(&'a self, _: &'a Desk, _: Language) -> BoxFuture<'a, Vec<(String, String)>> {
        Box::pin(async { Vec::new() })
    }
}

fn desk(tables: Tables) -> Desk {
    let games: Vec<&'static GameInfo> = games::known().collect();
    Desk { tables, games: games.leak(), front: Arc::new(OnlyPages) }
}

fn limits() -> Limits {
    Limits { tables_an_hour: None, ..Limits::default() }
}

async fn opened(folder: &TempDir) -> (Arc<Database>, SetClock, Tables) {
    let url = format!("sqlite://{}", folder.path().join("correio.db").display());
    let store = Arc::new(Database::open(&url).await.expect("a database"));
    let (clock, catalogue) = (SetClock::at(NOON), Catalogue::new(games::find, Editions::default()));
    let tables = Tables::new(store.clone(), Arc::new(clock.clone()), catalogue, limits()).await.expect("tables");
    (store, clock, tables)
}

/// Two spectators whose games differ in everything that is hidden from them read the same, byte for byte.
async fn pages_betray_nothing<G: Game>(actions: usize) {
    let mut seen = Vec::new();
    for number in [1, 2] {
        let house = House::new(G::ID, actions).await.dealt_anew::<G>(number).await.served().await;
        let everything = house.everything().await;
        let statuses: Vec<u16> = everything.iter().map(|(_, status, ..)| *status).collect();
        assert!(statuses.iter().filter(|status| **status == 200).count() >= 5, "{statuses:?}");
        seen.push(everything);
    }
    for (one, other) in seen[0].iter().zip(&seen[1]) {
        assert!(one == other, "{} of {} shows what is hidden", one.0, G::ID);
    }
}

#[tokio::test]
async fn one_address_cannot_take_the_places_of_all_viewers() {
    let config = Config { behind_proxy: true, ..Config::at(([127, 0, 0, 1], 0).into()) };
    let house = House::new(Trial::ID, 3).await.served_as(config).await;
    let client = reqwest::Client::new();
    let watch = async |from: &str| {
        let request = client.get(format!("{}/events", house.url())).header("X-Forwarded-For", from);
        request.send().await.expect("an answer")
    };
    let mut viewers = Vec::new();
    for port in 0..MOST_OF_ONE_CLIENT {
        viewers.push(watch(&format!("203.0.113.1:{port}")).await);
    }
    assert!(viewers.iter().all(|viewer| viewer.status() == 200));
    assert_eq!(watch("203.0.113.1").await.status(), 503);
    assert_eq!(watch("203.0.113.2").await.status(), 200);
    viewers.pop();
    // The server notices in a moment that one of them has gone.
    while watch("203.0.113.1").await.status() != 200 {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn pages_are_the_same_when_everything_hidden_is_dealt_anew() {
    pages_betray_nothing::<Trial>(9).await;
    pages_betray_nothing::<Lisboa>(40).await;
    pages_betray_nothing::<Madeira>(40).await;
}

#[tokio::test]
async fn what_is_not_settled_changes_nothing_and_what_settles_is_sent() {
    for (game, actions) in [(Trial::ID, 6), (Lisboa::ID, 30)] {
        let house = House::new(game, actions).await.served().await;
        let before = house.everything().await;
        let mut events = house.events().await;
        events.chunk().await.expect("an event").expect("an event");
        let (mut random, last) = (Seed::from_words("more").stream("play"), house.last().await);
        let (mut unsettled, mut undone) = (0, 0);
        // Steps are taken, and taken back; the log grows, and nobody can tell.
        for _ in 0..40 {
            let table = house.tables.look(house.game, None).await.expect("a table");
            let seat = table.waiting().first().expect("the game goes on");
            let person = table.player(seat).and_then(|player| player.person).expect("somebody");
            let own = house.tables.seat(house.game, person).await.expect("a seat");
            let view = own.view().expect("a game");
            let free = |text: &str| view.finality(text).is_ok_and(|finality| finality == engine::Finality::Undoable);
            let choices: Vec<String> =
                own.choices().into_iter().map(|choice| choice.text).filter(|text| free(text)).collect();
            match random.pick(&choices) {
                Some(text) if !random.one_in(3) => {
                    let act = Act::Press { stamp: own.stamp().expect("a stamp"), choice: text.clone() };
                    house.tables.act(&house.by(person), house.game, act).await.expect("a legal action");
                    unsettled += 1;
                }
                _ => undone += usize::from(house.tables.undo(&house.by(person), house.game, None).await.is_ok()),
            }
            house.tables.set_note(&house.by(person), house.game, "a secret plan").await.expect("noted");
        }
        assert!(unsettled > 3 && undone > 0, "{game}: {unsettled} {undone}");
        assert!(house.everything().await == before, "{game}");
        while !house.act(&mut random).await {}
        // What comes next tells of the settled step: nothing was sent before it.
        let next = events.chunk().await.expect("an event").expect("an event");
        assert_eq!(next, format!("data: {{\"last\":{},\"over\":false,\"hands\":false}}\n\n", last + 1), "{game}");
        assert!(house.everything().await != before, "{game}");
        drop(house.folder);
    }
}
