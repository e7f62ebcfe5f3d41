//! Tables in a terminal, on the real store, for people at one keyboard.
//!
//! People see the panels of `present`, numbered; hands are hidden when the keyboard is passed on. Every step is on disk
//! before the next question is asked, so whatever ends the process loses nothing.

mod bots;
mod command;
mod courier;
mod draw;
mod front;
mod keyboard;
mod local_session;
mod screen;
mod seating;
mod terminal;
mod turn;
mod typed;
mod words;

use std::io::{self, IsTerminal};
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use sha2::{Digest, Sha256};
use tokio::io::BufReader;
use tokio::time::timeout;

use engine::search::Level;
use engine::{GameInfo, Seed};
use present::{Language, Locale, Script};
use store::{Database, OpenError};
use table::editions::Editions;
use table::{Catalogue, ChannelId, InteractionId, Limits, PersonId, Place, Refusal, StoreError, SystemClock, Tables};

use command::said;
use local_session::LocalSession;
use terminal::Terminal;

pub use screen::ScreenStyle;
pub use seating::{names_wanted, seats_wanted};

/// What to play, and where it is stored.
#[derive(Clone, Debug)]
pub struct Setting {
    pub game: &'static GameInfo,
    /// The database, as `sqlite://FILE`.
    pub database: String,
    /// The name of the table: one open game each.
    pub table: String,
    pub editions: Editions,
    pub wish: PlayOptions,
}

/// How people want to play.
#[derive(Clone, Debug, Default)]
pub struct PlayOptions {
    pub language: Language,
    /// How many people play, if given.
    pub players: Option<usize>,
    /// The bots that play with them in a new game.
    pub bots: Vec<Level>,
    /// The players' names, as far as given.
    pub names: Vec<String>,
    pub seed: Option<Seed>,
    /// Options of the game, as name and value.
    pub options: Vec<(String, String)>,
    /// The command that returns to this table.
    pub command: String,
}

/// Why there is nothing to play on.
#[derive(Debug, thiserror::Error)]
pub enum ConsoleError {
    #[error("{0}")]
    InUse(String),
    #[error(transparent)]
    Open(#[from] OpenError),
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("{0}")]
    Io(#[from] io::Error),
}

/// How long a game that is told to end may take to say how it goes on.
const LAST_WORDS: Duration = Duration::from_secs(2);

/// Plays until the input ends, people quit, or the process is told to end.
pub fn play(setting: &Setting, told_to_end: impl Future<Output = io::Result<()>>) -> Result<(), ConsoleError> {
    let runtime = tokio::runtime::Runtime::new()?;
    let done = runtime.block_on(play_here(setting, told_to_end));
    // A pending read of the keyboard must not keep the process alive.
    runtime.shutdown_background();
    done
}

async fn play_here(setting: &Setting, told_to_end: impl Future<Output = io::Result<()>>) -> Result<(), ConsoleError> {
    let input = BufReader::new(tokio::io::stdin());
    let typed = io::stdin().is_terminal();
    let terminal = Terminal::new(Box::new(input), typed, Box::new(io::stdout()), ScreenStyle::from_env())?;
    let store = Database::open(&setting.database).await.map_err(|error| match error {
        OpenError::InUse { database } => {
            let locale = Locale::of(setting.wish.language, Script::Plain);
            ConsoleError::InUse(said(locale, &words::InUse { database }.say()))
        }
        error => ConsoleError::Open(error),
    })?;
    let store = Arc::new(store);
    let mut playing = pin!(play_on(&store, terminal, setting));
    let done = tokio::select! {
        biased;
        done = &mut playing => done,
        // Where a line is waited for, the same signal ends the game with its last words.
        told = told_to_end => match told {
            Ok(()) => timeout(LAST_WORDS, playing).await.unwrap_or(Ok(())),
            Err(error) => Err(error.into()),
        },
    };
    store.close().await;
    done
}

async fn play_on(store: &Arc<Database>, terminal: Terminal, setting: &Setting) -> Result<(), ConsoleError> {
    let catalogue = Catalogue::new(games::find, setting.editions.clone());
    // Nobody else needs the room on one's own computer. Bots play here when it is their turn, not by themselves.
    let limits = Limits { open_tables: u32::MAX, tables_an_hour: None, bots: false, ..Limits::default() };
    let tables = Tables::new(store.clone(), Arc::new(SystemClock), catalogue, limits).await?;
    let secret = Seed::fresh().map_err(io::Error::other)?;
    LocalSession::new(tables, terminal, setting, secret).spend().await
}

/// The table with this name.
fn place(table: &str) -> Place {
    Place::Channel { server: None, channel: channel(table) }
}

fn channel(table: &str) -> ChannelId {
    ChannelId(number(table))
}

/// The person with this name.
fn person(name: &str) -> PersonId {
    PersonId(number(name))
}

/// A fresh id for a request.
fn fresh() -> Result<InteractionId, Refusal> {
    let seed = Seed::fresh().map_err(|_| Refusal::NoSeed)?;
    Ok(InteractionId::new(seed.to_string()))
}

/// The ids of terminals are below this. Discord's, which begin with a time, are long past it.
const TERMINALS: u64 = 1 << 56;

/// A number for a name: the same at every start.
fn number(name: &str) -> u64 {
    let hash = Sha256::digest(name.as_bytes());
    hash.iter().take(7).fold(0, |number, byte| number << 8 | u64::from(*byte))
}
