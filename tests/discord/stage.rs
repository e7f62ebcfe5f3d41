//! A sandbox with the real bot on it, and people who play.

use std::sync::Arc;
use std::time::Duration;

use correio::discord::{Api, Config, DiscordBot, Endpoint, Token};
use desk::Desk;
use engine::GameInfo;
use engine::review::Effort;
use sandbox::{ChannelId, Message, MessageId, Permissions, Person, Reply, Sandbox};
use serde_json::{Value, json};
use store::Database;
use table::editions::Editions;
use table::store::Store;
use table::{Catalogue, Clock, GameId, Limits, PersonId, Place, PublicTable, ServerId, SetClock, SystemClock, Tables};

/// The games a bot offers.
pub type Games = &'static [&'static GameInfo];

/// The test-only game alone.
pub static TRIAL: Games = &[games::TRIAL];

/// People's names and languages, in the order in which they come.
pub const PEOPLE: [(&str, &str); 4] = [("Ana", "en-US"), ("Bruno", "de"), ("Cem *_", "it"), ("Дора", "ru")];

/// A bot at work.
pub struct Stage {
    pub sandbox: Sandbox,
    pub store: Arc<Database>,
    pub tables: Tables,
    pub config: Config,
    pub database: String,
    pub bot: Option<DiscordBot>,
    clock: Arc<dyn Clock>,
    games: Games,
    _folder: tempfile::TempDir,
}

impl Stage {
    pub async fn new(games: Games) -> Stage {
        Stage::on(Sandbox::start().await.expect("a sandbox"), games, |_| {}).await
    }

    /// A bot whose time goes on only when told.
    pub async fn timed(games: Games, clock: &SetClock) -> Stage {
        Stage::timed_on(Sandbox::start().await.expect("a sandbox"), games, clock).await
    }

    pub async fn timed_on(sandbox: Sandbox, games: Games, clock: &SetClock) -> Stage {
        Stage::at(sandbox, games, |_| {}, Arc::new(clock.clone())).await
    }

    pub async fn on(sandbox: Sandbox, games: Games, change: impl FnOnce(&mut Config)) -> Stage {
        Stage::at(sandbox, games, change, Arc::new(SystemClock)).await
    }

    /// A bot that takes its interactions by HTTP.
    pub async fn by_http(games: Games) -> Stage {
        let sandbox = Sandbox::start().await.expect("a sandbox");
        let endpoint = endpoint(&sandbox);
        Stage::on(sandbox, games, |config| config.endpoint = Some(endpoint)).await
    }

    /// A bot on PostgreSQL, by HTTP or by the gateway. None: there is no server here.
    pub async fn on_postgres(games: Games, by_http: bool) -> Option<Stage> {
        let database = crate::postgres::server()?.database().await;
        let sandbox = Sandbox::start().await.expect("a sandbox");
        let endpoint = by_http.then(|| endpoint(&sandbox));
        let change = |config: &mut Config| config.endpoint = endpoint;
        Some(Stage::with(sandbox, games, change, Arc::new(SystemClock), Some(database)).await)
    }

    /// A bot whose time stands still, on a database that is there already. Its bots rest.
    pub async fn on_database(sandbox: Sandbox, games: Games, clock: &SetClock, database: String) -> Stage {
        let store = Arc::new(Database::open(&database).await.expect("this build upgrades it"));
        let clock: Arc<dyn Clock> = Arc::new(clock.clone());
        let tables = tables_without_bots(store.clone(), clock.clone()).await;
        let (token, api) = (Token::new(sandbox.token()), Some(sandbox.url()));
        let config = Config { token, api, server: None, metrics: None, endpoint: None };
        let folder = tempfile::tempdir().expect("a folder");
        let mut stage = Stage { sandbox, store, tables, config, database, bot: None, clock, games, _folder: folder };
        stage.start(&Api { url: stage.config.api.clone(), ..Api::default() }).await;
        stage
    }

    async fn at(sandbox: Sandbox, games: Games, change: impl FnOnce(&mut Config), clock: Arc<dyn Clock>) -> Stage {
        Stage::with(sandbox, games, change, clock, None).await
    }

    async fn with(
        sandbox: Sandbox,
        games: Games,
        change: impl FnOnce(&mut Config),
        clock: Arc<dyn Clock>,
        database: Option<String>,
    ) -> Stage {
        let folder = tempfile::tempdir().expect("a folder");
        let (token, api) = (Token::new(sandbox.token()), Some(sandbox.url()));
        let mut config = Config { token, api, server: None, metrics: None, endpoint: None };
        change(&mut config);
        let file = || format!("sqlite://{}", folder.path().join("correio.db").display());
        let database = database.unwrap_or_else(file);
        let store = Arc::new(Database::open(&database).await.expect("a database"));
        let tables = tables_of(store.clone(), clock.clone()).await;
        let mut stage = Stage { sandbox, store, tables, config, database, bot: None, clock, games, _folder: folder };
        stage.start(&Api { url: stage.config.api.clone(), ..Api::default() }).await;
        stage
    }

    /// Starts the bot, and waits until it can be spoken to.
    pub async fn start(&mut self, api: &Api) {
        let bot = DiscordBot::start(&self.config, api, self.tables.clone(), self.games).await;
        let bot = bot.unwrap_or_else(|error| panic!("{error}"));
        match bot.endpoint() {
            Some(address) => {
                let url = format!("http://{address}/interactions");
                self.sandbox.until_reached(&url).await.expect("the bot answers");
                self.sandbox.deliver_to(&url);
            }
            None => self.sandbox.until_connected(1).await.expect("the bot connects"),
        }
        self.bot = Some(bot);
        let server = self.config.server.map(sandbox::GuildId);
        self.sandbox.until(|sandbox| (!sandbox.commands(server).is_empty()).then_some(())).await.expect("commands");
    }

    /// The bot's desk, for other ways in.
    pub fn desk(&self) -> Desk {
        self.bot.as_ref().expect("a bot").desk()
    }

    pub async fn stop(&mut self) {
        if let Some(bot) = self.bot.take() {
            bot.stop().await;
        }
    }

    /// Ends the bot and starts it on what is stored, with nothing in memory.
    pub async fn restart(&mut self) {
        self.stop().await;
        self.tables = tables_of(self.store.clone(), self.clock.clone()).await;
        self.start(&Api { url: self.config.api.clone(), ..Api::default() }).await;
    }

    pub fn general(&self) -> ChannelId {
        self.sandbox.general()
    }

    /// So many people, each with a language.
    pub fn people(&self, count: usize) -> Vec<Person> {
        let add = |(name, locale): &(&str, &str)| self.sandbox.as_user(self.sandbox.add_user(name, locale));
        PEOPLE[..count].iter().map(add).collect()
    }

    /// Somebody who is not in the home server, and a channel of the server that they manage.
    pub async fn elsewhere(&self, name: &str) -> (Person, ChannelId) {
        let (guild, person) = (self.sandbox.add_guild("Neighbours"), self.sandbox.add_stranger(name, "en-US"));
        self.sandbox.join(guild, person);
        self.sandbox.grant(guild, person, Permissions::MANAGE_GUILD | Permissions::MANAGE_EVENTS);
        (self.sandbox.as_user(person), self.sandbox.add_channel(guild, "porch"))
    }

    /// Waits until everything that was to be said has been.
    pub async fn quiet(&self) {
        for _ in 0..20_000 {
            if self.store.next_due().await.expect("the outbox").is_none() {
                return;
            }
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        panic!("something was never delivered");
    }

    /// The public messages of a channel that the bot wrote.
    pub fn posts(&self, channel: ChannelId) -> Vec<Message> {
        let bot = self.sandbox.bot();
        let messages = self.sandbox.messages(channel).into_iter();
        messages.filter(|message| message.author == bot && !message.is_private()).collect()
    }

    /// The newest message with a button of this verb.
    pub fn with_button(&self, channel: ChannelId, verb: &str) -> Option<(MessageId, String)> {
        self.posts(channel).iter().rev().find_map(|message| {
            let id = message.custom_ids().into_iter().find(|id| id.starts_with(&format!("{verb}:")))?;
            Some((message.id, id.to_owned()))
        })
    }

    /// Presses the newest public button of this verb.
    pub async fn press(&self, person: &Person, channel: ChannelId, verb: &str) -> Reply {
        self.quiet().await;
        let (message, id) = self.with_button(channel, verb).unwrap_or_else(|| panic!("there is a button {verb}"));
        person.press(message, &id).await.unwrap_or_else(|error| panic!("{verb}: {error}"))
    }

    /// The same while something cannot be delivered yet.
    pub async fn press_now(&self, person: &Person, channel: ChannelId, verb: &str) -> Reply {
        let (message, id) = self.with_button(channel, verb).unwrap_or_else(|| panic!("there is a button {verb}"));
        person.press(message, &id).await.unwrap_or_else(|error| panic!("{verb}: {error}"))
    }

    pub async fn slash(&self, person: &Person, command: &str, options: &[(&str, Value)]) -> Reply {
        person
            .slash(self.general(), command, options)
            .await
            .unwrap_or_else(|error| panic!("/{command} {options:?}: {error}"))
    }

    /// Opens a table of this game with these people, and starts it.
    pub async fn started(&self, people: &[Person], kind: &GameInfo, seed: &str) -> GameId {
        let channel = self.general();
        let options = [("game", json!(kind.id)), ("seed", json!(seed))];
        let opened = self.slash(&people[0], "game new", &options).await;
        assert!(opened.is_private(), "{}", opened.text());
        for person in &people[1..] {
            self.press(person, channel, "join").await;
        }
        self.press(&people[0], channel, "start").await;
        self.quiet().await;
        self.table().await.id()
    }

    /// The people at a table in the order of their seats.
    pub async fn by_seat(&self, game: GameId, people: &[Person]) -> Vec<Person> {
        let table = self.tables.look(game, None).await.expect("the table");
        let mut people = people.to_vec();
        people.sort_by_key(|person| table.seat_of(person_id(person)));
        people
    }

    /// The open table in the channel.
    pub async fn table(&self) -> PublicTable {
        self.tables.look(self.place(self.general()), None).await.expect("a table")
    }

    pub fn place(&self, channel: ChannelId) -> Place {
        let server = Some(ServerId(self.sandbox.home().0));
        Place::Channel { server, channel: table::ChannelId(channel.0) }
    }
}

pub async fn tables_of(store: Arc<Database>, clock: Arc<dyn Clock>) -> Tables {
    let catalogue = Catalogue::new(games::find, Editions::default());
    let limits = Limits { review: Effort::Least, ..Limits::default() };
    Tables::new(store, clock, catalogue, limits).await.expect("tables")
}

async fn tables_without_bots(store: Arc<Database>, clock: Arc<dyn Clock>) -> Tables {
    let catalogue = Catalogue::new(games::find, Editions::default());
    Tables::new(store, clock, catalogue, Limits { bots: false, ..Limits::default() }).await.expect("tables")
}

impl Stage {
    /// A bot that draws boards.
    pub async fn drawing(games: Games) -> Stage {
        Stage::new(games).await.with_pictures().await
    }

    /// The same with a bot that draws boards.
    pub async fn with_pictures(self) -> Stage {
        self.with_limits(Limits { pictures: true, review: Effort::Least, ..Limits::default() }).await
    }

    /// The same under other limits.
    pub async fn with_limits(mut self, limits: Limits) -> Stage {
        self.stop().await;
        let catalogue = Catalogue::new(games::find, Editions::default());
        self.tables = Tables::new(self.store.clone(), self.clock.clone(), catalogue, limits).await.expect("tables");
        self.start(&Api { url: self.config.api.clone(), ..Api::default() }).await;
        self
    }
}

/// Where a bot takes what this sandbox signs.
pub fn endpoint(sandbox: &Sandbox) -> Endpoint {
    let key = sandbox.public_key().parse().unwrap_or_else(|_| panic!("a key"));
    Endpoint { key, address: ([127, 0, 0, 1], 0).into() }
}

pub fn person_id(person: &Person) -> PersonId {
    PersonId(person.id().0)
}

/// The message of a reply.
pub fn shown(reply: &Reply) -> &Message {
    reply.message().unwrap_or_else(|| panic!("a message, not {reply:?}"))
}

/// The first button of a panel that is a choice.
pub fn choice(message: &Message) -> String {
    let found = message.custom_ids().into_iter().find(|id| id.starts_with("do:"));
    found.unwrap_or_else(|| panic!("a choice in {}", message.text())).to_owned()
}

/// Waits until something has come about that nobody tells.
pub async fn eventually(what: &str, mut look: impl FnMut() -> bool) {
    for _ in 0..20_000 {
        if look() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    panic!("{what}");
}
