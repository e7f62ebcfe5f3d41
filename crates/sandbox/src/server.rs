//! Starting and stopping: one listener for the API, the gateway, the driver's routes and the page.

use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::middleware::from_fn_with_state;
use axum::routing::get;
use rand::TryRng;
use rand::rngs::SysRng;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

use super::clock::Clock;
use super::delivery::Signer;
use super::guard::{self, Hosts};
use super::ids::{ChannelId, GuildId};
use super::world::World;
use super::{api, gateway, rest};
use connections::{Limits, serve};

/// How many requests a server of its own keeps.
const TRAFFIC_KEPT: usize = 10_000;

/// A bot keeps its connections for reuse, and people's requests wait until the bot has answered.
const LIMITS: Limits = Limits {
    connections: 900,
    per_client: None,
    headers: Duration::from_secs(120),
    body: Duration::from_secs(60),
    unread: Duration::from_secs(60),
    keep_alive: true,
};

/// How a server is set up.
#[derive(Clone, Debug)]
pub struct Config {
    /// Port 0 takes any that is free.
    pub address: SocketAddr,
    pub clock: Clock,
    /// The bot's token; none: a random one, as good as new at every start.
    pub token: Option<String>,
    /// What the bot is called.
    pub bot: String,
    /// How many shards the bot is advised to open.
    pub shards: u32,
    /// How long people wait for an answer, in real time.
    pub patience: Duration,
    /// How often the bot must show that it is alive.
    pub heartbeat: Duration,
    /// How many requests are recorded; all if not set.
    pub traffic_kept: Option<usize>,
    /// Further names under which people reach the page, as `example.org:8080`.
    pub hosts: Vec<String>,
    /// Further routes on the same address, as the page.
    pub pages: Router,
    /// Channels of the home server beside `general`.
    pub channels: Vec<String>,
    /// Who is there from the start; the first owns the home server.
    pub people: Vec<Newcomer>,
    /// Another server with the same people, so that crossing from one to the other can be tried.
    pub second: Option<SecondServer>,
}

/// Somebody with a name and a language.
#[derive(Clone, Debug)]
pub struct Newcomer {
    pub name: String,
    pub locale: String,
}

/// A server beside the home server. The second person owns it.
#[derive(Clone, Debug)]
pub struct SecondServer {
    pub name: String,
    pub channels: Vec<String>,
}

impl Default for Config {
    /// For tests: any free port on the loopback address, a standing clock, everything recorded.
    fn default() -> Config {
        Config {
            address: SocketAddr::from((Ipv4Addr::LOCALHOST, 0)),
            clock: Clock::standing(),
            token: None,
            bot: "Bot".to_owned(),
            shards: 1,
            patience: Duration::from_secs(20),
            heartbeat: Duration::from_millis(41_250),
            traffic_kept: None,
            hosts: Vec::new(),
            pages: Router::new(),
            channels: Vec::new(),
            people: Vec::new(),
            second: None,
        }
    }
}

impl Config {
    /// For people and load tests: real time, and memory that does not grow with every request.
    pub fn to_run(address: SocketAddr) -> Config {
        Config { address, clock: Clock::running(), traffic_kept: Some(TRAFFIC_KEPT), ..Config::default() }
    }
}

/// The world as all parts of the server share it.
#[derive(Clone, Debug)]
pub struct Shared {
    world: Arc<Mutex<World>>,
    pub patience: Duration,
    pub heartbeat: Duration,
}

impl Shared {
    /// A panic elsewhere leaves the world as it was; tests should see their own failure, not a poisoned lock.
    pub fn world(&self) -> MutexGuard<'_, World> {
        self.world.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A running server, and the means to act in its world. Clones drive the same server; it ends with the last one.
#[derive(Clone, Debug)]
pub struct Sandbox {
    pub(super) shared: Shared,
    address: SocketAddr,
    home: (GuildId, ChannelId),
    /// Held for its end.
    _server: Arc<Server>,
}

/// Stops the server when nobody holds it any more.
#[derive(Debug)]
struct Server {
    shared: Shared,
    task: JoinHandle<()>,
}

impl Drop for Server {
    fn drop(&mut self) {
        self.task.abort();
        let mut world = self.shared.world();
        world.sessions.forget();
        world.endpoint = None;
    }
}

impl Sandbox {
    pub async fn start() -> io::Result<Sandbox> {
        Sandbox::start_with(Config::default()).await
    }

    /// Starts a server with one guild and one channel in it.
    pub async fn start_with(config: Config) -> io::Result<Sandbox> {
        let listener = TcpListener::bind(config.address).await?;
        let address = listener.local_addr()?;
        let token = config.token.map_or_else(fresh_token, Ok)?;
        let mut world = World::new(config.clock, &config.bot, token, Signer::fresh()?, config.shards);
        world.base_url = reached_at(address);
        if let Some(limit) = config.traffic_kept {
            world.traffic.keep_last(limit);
        }
        let home = world.found(|world| {
            let home = found_home(world, &config.channels, &config.people);
            // After everything at home, whose ids a kept database knows.
            if let Some(second) = &config.second {
                found_second(world, second);
            }
            home
        });
        let shared =
            Shared { world: Arc::new(Mutex::new(world)), patience: config.patience, heartbeat: config.heartbeat };
        let hosts = Hosts::new(address, config.hosts);
        let router = router(&shared, &hosts, home, config.pages);
        let task = tokio::spawn(serve(listener, router, LIMITS, std::future::pending()));
        let server = Arc::new(Server { shared: shared.clone(), task });
        Ok(Sandbox { shared, address, home, _server: server })
    }

    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// What stands in place of `https://discord.com`.
    pub fn url(&self) -> String {
        reached_at(self.address)
    }

    pub fn token(&self) -> String {
        self.shared.world().application.token.clone()
    }

    /// The server that is there from the start.
    pub fn home(&self) -> GuildId {
        self.home.0
    }

    /// The channel that is there from the start.
    pub fn general(&self) -> ChannelId {
        self.home.1
    }
}

fn router(shared: &Shared, hosts: &Hosts, home: (GuildId, ChannelId), pages: Router) -> Router {
    let for_bots = Router::new().nest("/api/v10", rest::router(shared)).route("/gateway", get(gateway::connect));
    // Whatever is added here is guarded too.
    api::router(home.0)
        .merge(for_bots)
        .with_state(shared.clone())
        .merge(pages)
        .layer(from_fn_with_state(hosts.clone(), guard::known_host))
        .layer(from_fn_with_state(hosts.clone(), guard::known_origin))
}

/// A token that nobody can guess: other websites can reach this address, and would speak to it as the bot.
fn fresh_token() -> io::Result<String> {
    let mut bytes = [0; 16];
    SysRng.try_fill_bytes(&mut bytes).map_err(io::Error::other)?;
    let digits: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
    Ok(format!("sandbox.{digits}"))
}

fn found_home(world: &mut World, channels: &[String], people: &[Newcomer]) -> (GuildId, ChannelId) {
    let guild = world.add_guild("Sandbox");
    let general = world.add_channel(guild, "general");
    for name in channels {
        world.add_channel(guild, name);
    }
    for person in people {
        let user = world.add_user(&person.name, &person.locale);
        world.join(guild, user);
        world.direct_channel(user);
        if let Some(home) = world.guilds.get_mut(&guild) {
            home.owner.get_or_insert(user);
        }
    }
    (guild, general)
}

fn found_second(world: &mut World, second: &SecondServer) {
    let guild = world.add_guild(&second.name);
    for name in &second.channels {
        world.add_channel(guild, name);
    }
    let people: Vec<_> = world.users.values().filter(|user| !user.bot).map(|user| user.id).collect();
    for person in &people {
        world.join(guild, *person);
    }
    if let Some(founded) = world.guilds.get_mut(&guild) {
        founded.owner = people.get(1).copied();
    }
}

/// A server that listens on every address is reached by the loopback address from here.
fn reached_at(address: SocketAddr) -> String {
    let loopback = match address {
        SocketAddr::V4(_) => IpAddr::from(Ipv4Addr::LOCALHOST),
        SocketAddr::V6(_) => IpAddr::from(Ipv6Addr::LOCALHOST),
    };
    let ip = if address.ip().is_unspecified() { loopback } else { address.ip() };
    format!("http://{}", SocketAddr::new(ip, address.port()))
}
