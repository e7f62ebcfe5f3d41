//! The command line: one file per command.

/// Prints a line. The reader may have gone (`correio replay … | head`), which is not an error.
macro_rules! out {
    ($($argument:tt)*) => {{
        use std::io::Write;
        let _ = writeln!(std::io::stdout().lock(), $($argument)*);
    }};
}

mod backup;
mod check;
mod contest;
mod copy;
mod dead_ends;
mod doctor;
mod env_file;
mod health;
mod invite;
mod picture;
mod play;
mod playthrough;
mod replay;
mod restore;
mod review;
mod run;
mod sandbox;
mod show;
mod simulate;
mod verify;
mod words;

use std::fmt;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

pub use run::serve;

use engine::{GameInfo, Record};
use table::editions::Editions;
use table::{Limits, StoreError};

/// The version, with the commit where there is one.
const VERSION: &str = env!("CORREIO_VERSION");

/// Play Lisboa and Madeira by message.
#[derive(Parser)]
#[command(name = "correio", version = VERSION)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Run the bot on Discord, with the token in DISCORD_TOKEN; also the default without a command
    Run(run::Arguments),
    /// Try the bot out on a local page; the default without a command and without a token
    Sandbox(sandbox::Arguments),
    /// Check everything that the bot needs, and say what to do about what is wrong
    Doctor(doctor::Arguments),
    /// Ask the running bot whether it is alive, for health checks
    Health(health::Arguments),
    /// Print the link that adds the bot to a server
    Invite(invite::Arguments),
    /// Play random games on one thread and print speed, length and scores
    Simulate(simulate::Arguments),
    /// Let bots play against each other and print who wins, how fast they play and what they score
    Match(contest::Arguments),
    /// Search for questions without an answer, in positions that good players reach
    DeadEnds(dead_ends::Arguments),
    /// Show a recorded game step by step
    Replay(replay::Arguments),
    /// Print what a viewer would see of a recorded game
    Show(show::Arguments),
    /// Draw what a viewer would see of a recorded game, and print the picture's description
    Picture(picture::Arguments),
    /// Tell who was ahead when in a recorded game, and which decisions cost most
    Review(review::Arguments),
    /// Replay records and report those that no longer lead to the recorded result
    Check(check::Arguments),
    /// Play at a table in the terminal, alone or with others at one keyboard
    Play(play::Arguments),
    /// Replay every stored game and report those that no longer match what is stored
    Verify(verify::Arguments),
    /// Make a consistent copy of the database, even while the bot runs
    Backup(backup::Arguments),
    /// Put a backup in the place of the database, and keep what was there
    Restore(restore::Arguments),
    /// Copy everything from one database into another, such as from SQLite to PostgreSQL, and compare
    Copy(copy::Arguments),
    /// Write out a whole random game, to be read and to be compared by tests
    Playthrough(playthrough::Arguments),
    /// List the texts that a language lacks, and that are said in English instead
    Words(words::Arguments),
}

/// A request that cannot be carried out; one sentence, exit code 2.
#[derive(Debug, thiserror::Error)]
pub struct CliError(String);

impl fmt::Display for CliError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl CliError {
    pub fn new(sentence: impl fmt::Display) -> CliError {
        CliError(sentence.to_string())
    }
}

/// Runs the command line.
pub fn run() -> ExitCode {
    let command = Arguments::parse().command;
    let done = match (env_file::load(), command) {
        // The doctor says itself what is wrong there.
        (Err(error), command) if !matches!(command, Some(Command::Doctor(_))) => Err(error),
        (_, command) => run_command(command.unwrap_or_else(usual)),
    };
    match done {
        Ok(code) => code,
        Err(error) => {
            eprintln!("correio: {error}");
            ExitCode::from(2)
        }
    }
}

fn run_command(command: Command) -> Result<ExitCode, CliError> {
    match command {
        Command::Run(arguments) => arguments.run(),
        Command::Sandbox(arguments) => arguments.run(),
        Command::Doctor(arguments) => arguments.run(),
        Command::Health(arguments) => arguments.run(),
        Command::Invite(arguments) => arguments.run(),
        Command::Simulate(arguments) => arguments.run(),
        Command::Match(arguments) => arguments.run(),
        Command::DeadEnds(arguments) => arguments.run(),
        Command::Replay(arguments) => arguments.run(),
        Command::Review(arguments) => arguments.run(),
        Command::Show(arguments) => arguments.run(),
        Command::Picture(arguments) => arguments.run(),
        Command::Check(arguments) => arguments.run(),
        Command::Play(arguments) => arguments.run(),
        Command::Verify(arguments) => arguments.run(),
        Command::Backup(arguments) => arguments.run(),
        Command::Restore(arguments) => arguments.run(),
        Command::Copy(arguments) => arguments.run(),
        Command::Playthrough(arguments) => arguments.run(),
        Command::Words(arguments) => arguments.run(),
    }
}

/// The command that plain `correio` means.
fn usual() -> Command {
    match std::env::var("DISCORD_TOKEN") {
        Ok(token) if !token.is_empty() => Command::Run(run::Arguments::default()),
        _ => Command::Sandbox(sandbox::Arguments::default()),
    }
}

/// The game that is meant.
fn game(id: &str) -> Result<&'static GameInfo, CliError> {
    games::find(id).ok_or_else(|| {
        let known: Vec<_> = games::ALL.iter().map(|game| game.id).collect();
        CliError::new(format_args!("there is no game '{id}'; available: {}", known.join(", ")))
    })
}

/// The record in a file.
fn record(file: &Path) -> Result<Record, CliError> {
    let wrong = |problem: &dyn fmt::Display| CliError::new(format_args!("{}: {problem}", file.display()));
    let text = std::fs::read_to_string(file).map_err(|error| wrong(&error))?;
    Record::parse(&text).map_err(|error| wrong(&error))
}

/// Runs a future that does I/O. One thread is enough: requests take microseconds, SQLite has its own threads, and
/// waking a second one would cost more than it gains.
fn wait_for<T>(work: impl Future<Output = Result<T, CliError>>) -> Result<T, CliError> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.map_err(CliError::new)?.block_on(work)
}

/// The database that is meant.
fn database() -> String {
    std::env::var("DATABASE_URL").ok().filter(|url| !url.is_empty()).unwrap_or_else(|| store::DEFAULT_URL.to_owned())
}

/// Where a backup is put each night. None: nowhere.
fn backup_folder() -> Option<PathBuf> {
    std::env::var_os("BACKUP_DIR").filter(|folder| !folder.is_empty()).map(PathBuf::from)
}

/// An error of a database that could be opened.
fn in_database(database: &str, error: &StoreError) -> CliError {
    CliError::new(format_args!("{}: {error}", store::shown(database)))
}

/// The operator's limits.
fn limits() -> Result<Limits, CliError> {
    let set = std::env::var("TABLES_PER_HOUR").ok().map(|text| text.trim().to_owned()).filter(|text| !text.is_empty());
    let tables_an_hour = match set.as_deref().map(str::parse) {
        None => Limits::default().tables_an_hour,
        Some(Ok(0)) => None,
        Some(Ok(most)) => Some(most),
        Some(Err(_)) => {
            let set = set.unwrap_or_default();
            return Err(CliError::new(format_args!("TABLES_PER_HOUR is '{set}'; it must be a number, 0 for no limit")));
        }
    };
    let pictures = match std::env::var("PICTURES").ok().as_deref().map(str::trim) {
        None | Some("" | "on") => true,
        Some("off") => false,
        Some(set) => return Err(CliError::new(format_args!("PICTURES is '{set}'; it must be on or off"))),
    };
    let bots = match std::env::var("BOTS").ok().as_deref().map(str::trim) {
        None | Some("" | "1") => true,
        Some("0") => false,
        Some(set) => return Err(CliError::new(format_args!("BOTS is '{set}'; it must be 1 or 0"))),
    };
    Ok(Limits { tables_an_hour, pictures, bots, ..Limits::default() })
}

/// The edition files of the operator, every one of which can be used.
fn editions() -> Result<Editions, CliError> {
    Editions::checked(games::ALL).map_err(CliError::new)
}
