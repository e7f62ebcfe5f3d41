//! Trying a bot out: the server, its page and four people, for as long as the bot runs.

use std::fmt::Display;
use std::io::{self, Write};
use std::net::{Ipv4Addr, SocketAddr};

use super::page;
use super::server::{Config, Newcomer, Sandbox, SecondServer};

/// Where the page is unless told otherwise: nobody else can reach it there.
const ADDRESS: SocketAddr = SocketAddr::new(std::net::IpAddr::V4(Ipv4Addr::LOCALHOST), 8080);

/// One person for each language that texts are written in.
const PEOPLE: [(&str, &str); 4] = [("Ana", "en-US"), ("Bruno", "de"), ("Chiara", "it"), ("Dasha", "ru")];
/// Beside `general`: one can see how several games go on at once.
const CHANNELS: [&str; 2] = ["games", "tournament"];

/// Another server: one can see what of a game crosses over to it.
const SECOND: (&str, [&str; 2]) = ("Neighbours", ["porch", "garden"]);

/// How a sandbox for people is set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    pub address: SocketAddr,
    /// Further names under which the page may be reached, as `games.local:8080`.
    pub hosts: Vec<String>,
    /// What the bot is called.
    pub bot: String,
}

/// `SANDBOX_ADDR` is wrong.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("SANDBOX_ADDR is '{0}', which is not an address such as 127.0.0.1:8080")]
pub struct BadAddress(String);

/// Why there is no sandbox.
#[derive(Debug, thiserror::Error)]
pub enum NotRun<E: Display> {
    #[error("{0} cannot be used ({1}); name another address in SANDBOX_ADDR")]
    Address(SocketAddr, io::Error),
    #[error("{0}")]
    Bot(E),
}

/// What a bot must know in order to connect.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stage {
    /// What stands in place of `https://discord.com`.
    pub url: String,
    pub token: String,
}

impl Options {
    pub fn new(bot: &str) -> Options {
        Options { address: ADDRESS, hosts: Vec::new(), bot: bot.to_owned() }
    }

    pub fn from_env(bot: &str) -> Result<Options, BadAddress> {
        Options::from(bot, |name| std::env::var(name).ok())
    }

    /// Reads `SANDBOX_ADDR`, and `SANDBOX_HOSTS` with commas between names; an empty one counts as not set.
    pub fn from(bot: &str, variable: impl Fn(&str) -> Option<String>) -> Result<Options, BadAddress> {
        let set = |name: &str| variable(name).map(|value| value.trim().to_owned()).filter(|value| !value.is_empty());
        let address = set("SANDBOX_ADDR").map(|at| at.parse().map_err(|_| BadAddress(at))).transpose()?;
        let hosts = set("SANDBOX_HOSTS").unwrap_or_default();
        let hosts = hosts.split(',').map(str::trim).filter(|host| !host.is_empty()).map(str::to_owned).collect();
        Ok(Options { address: address.unwrap_or(ADDRESS), hosts, ..Options::new(bot) })
    }

    fn config(self) -> Config {
        let people = PEOPLE.map(|(name, locale)| Newcomer { name: name.to_owned(), locale: locale.to_owned() });
        Config {
            bot: self.bot,
            hosts: self.hosts,
            pages: page::router(),
            channels: CHANNELS.map(str::to_owned).into(),
            people: people.into(),
            second: Some(SecondServer { name: SECOND.0.to_owned(), channels: SECOND.1.map(str::to_owned).into() }),
            ..Config::to_run(self.address)
        }
    }
}

/// Starts the server with its page, says where it is, and lets the bot run against it. Ends when the bot does.
pub async fn run<E: Display>(options: Options, bot: impl AsyncFnOnce(Stage) -> Result<(), E>) -> Result<(), NotRun<E>> {
    let address = options.address;
    let sandbox = Sandbox::start_with(options.config()).await.map_err(|error| NotRun::Address(address, error))?;
    let stage = Stage { url: sandbox.url(), token: sandbox.token() };
    announce(&sandbox, &stage);
    bot(stage).await.map_err(NotRun::Bot)
}

/// The same for a bot that somebody starts elsewhere: until the process is told to end.
pub async fn serve_only(options: Options) -> Result<(), NotRun<io::Error>> {
    run(options, async |stage: Stage| {
        line(format_args!("A bot connects with DISCORD_API_URL={} DISCORD_TOKEN={}", stage.url, stage.token));
        tokio::signal::ctrl_c().await
    })
    .await
}

fn announce(sandbox: &Sandbox, stage: &Stage) {
    line(format_args!("The sandbox is at {} (Ctrl-C ends it)", stage.url));
    if !sandbox.address().ip().is_loopback() {
        tracing::warn!("others in your network can reach the sandbox and act as anyone in it");
    }
}

/// Whoever reads the output may have gone: the sandbox goes on.
fn line(text: impl Display) {
    let _ = writeln!(io::stdout().lock(), "{text}");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_on_the_loopback_address_unless_told_otherwise() {
        assert!(Options::new("Bot").address.ip().is_loopback());
        let set = |name: &str| (name == "SANDBOX_ADDR").then(|| " 0.0.0.0:9000 ".to_owned());
        assert_eq!(Options::from("Bot", set).map(|options| options.address), Ok(([0, 0, 0, 0], 9000).into()));
        let wrong = |_: &str| Some("9000".to_owned());
        assert_eq!(Options::from("Bot", wrong), Err(BadAddress("9000".to_owned())));
    }

    /// A database that is kept knows people and channels by their ids.
    #[tokio::test]
    async fn people_and_channels_are_the_same_at_every_start() {
        let any = Options { address: ([127, 0, 0, 1], 0).into(), ..Options::new("Bot") };
        let [first, second] = [any.clone(), any].map(|options| Sandbox::start_with(options.config()));
        let (first, second) = (first.await.expect("a server"), second.await.expect("a server"));
        let ids = |sandbox: &Sandbox| {
            let world = sandbox.shared.world();
            let people = world.users.values().filter(|user| !user.bot).map(|user| user.id).collect::<Vec<_>>();
            (people, world.channels.keys().copied().collect::<Vec<_>>())
        };
        assert_eq!(ids(&first), ids(&second));
        assert!(ids(&first).0.iter().all(|person| *person < first.bot()), "the bot is younger");
        let world = first.shared.world();
        let owners: Vec<_> = world.guilds.values().map(|guild| guild.owner).collect();
        assert_eq!(owners.len(), 2);
        assert_ne!(owners[0], owners[1], "each server has its own owner");
        assert!(world.guilds.values().all(|guild| guild.members.len() == PEOPLE.len() + 1));
    }
}
