//! The command line: one file per command.

/// Prints a line. Whoever reads may have gone (`correio replay … | head`): that is no error of ours.
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
mod invite;
mod picture;
mod play;
mod playthrough;
mod replay;
mod review;
mod run;
mod sandbox;
mod show;
mod simulate;
mod verify;

use std::fmt;
use std::path::Path;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

pub use run::serve;

use crate::editions::Editions;
use crate::engine::{GameInfo, Record};
use crate::games;
use crate::store;
use crate::table::{Limits, StoreError};

/// Play Lisboa and Madeira by message.
#[derive(Parser)]
#[command(name = "correio", version)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Run the bot on Discord, with the token in DISCORD_TOKEN; this is also what happens without a command
    Run(run::Arguments),
    /// Try the bot out on a local page; this is what happens without a command and without a token
    Sandbox(sandbox::Arguments),
    /// Print the link that puts the bot on a server
    Invite(invite::Arguments),
    /// Play random games on one thread and print how fast, how long, what scores
    Simulate(simulate::Arguments),
    /// Let bots play against each other and print who wins, how fast they play and what they score
    Match(contest::Arguments),
    /// Search for questions that nobody could answer, in positions that good players reach
    DeadEnds(dead_ends::Arguments),
    /// Show a recorded game step by step
    Replay(replay::Arguments),
    /// Print what a viewer would see of a recorded game
    Show(show::Arguments),
    /// Draw what a viewer would see of a recorded game, and print the picture's description
    Picture(picture::Arguments),
    /// Tell who was ahead when in a recorded game, and which decisions cost most
    Review(review::Arguments),
    /// Replay records and report any that no longer gives the recorded result
    Check(check::Arguments),
    /// Play at a table in the terminal, alone or with others at one keyboard
    Play(play::Arguments),
    /// Replay every stored game and report any that no longer gives what was stored
    Verify(verify::Arguments),
    /// Make a consistent copy of the database, also while the bot runs
    Backup(backup::Arguments),
    /// Copy everything from one database into another, from SQLite to PostgreSQL for one, and compare
    Copy(copy::Arguments),
    /// Write out a whole random game, for reading and for the tests to compare
    Playthrough(playthrough::Arguments),
}

/// Something a person asked for that cannot be done; one sentence, exit code 2.
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

/// Reads the command line and does what it says.
pub fn run() -> ExitCode {
    // A file that is missing or cannot be read leaves the environment as it is.
    let _ = dotenvy::dotenv();
    let done = match Arguments::parse().command.unwrap_or_else(usual) {
        Command::Run(arguments) => arguments.run(),
        Command::Sandbox(arguments) => arguments.run(),
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
        Command::Copy(arguments) => arguments.run(),
        Command::Playthrough(arguments) => arguments.run(),
    };
    match done {
        Ok(code) => code,
        Err(error) => {
            eprintln!("correio: {error}");
            ExitCode::from(2)
        }
    }
}

/// What is meant by `correio` alone.
fn usual() -> Command {
    match std::env::var("DISCORD_TOKEN") {
        Ok(token) if !token.is_empty() => Command::Run(run::Arguments::default()),
        _ => Command::Sandbox(sandbox::Arguments::default()),
    }
}

/// The game that is meant.
fn game(id: &str) -> Result<&'static dyn GameInfo, CliError> {
    games::find(id).ok_or_else(|| {
        let known: Vec<_> = games::ALL.iter().map(|game| game.id()).collect();
        CliError::new(format_args!("there is no game '{id}'; there is: {}", known.join(", ")))
    })
}

/// The record in a file.
fn record(file: &Path) -> Result<Record, CliError> {
    let wrong = |problem: &dyn fmt::Display| CliError::new(format_args!("{}: {problem}", file.display()));
    let text = std::fs::read_to_string(file).map_err(|error| wrong(&error))?;
    Record::parse(&text).map_err(|error| wrong(&error))
}

/// Waits for something that talks to others. One thread is enough: what is answered takes microseconds, SQLite has
/// threads of its own, and a second one would cost more in waking each other than it does.
fn wait_for<T>(work: impl Future<Output = Result<T, CliError>>) -> Result<T, CliError> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.map_err(CliError::new)?.block_on(work)
}

/// The database that is meant.
fn database() -> String {
    std::env::var("DATABASE_URL").ok().filter(|url| !url.is_empty()).unwrap_or_else(|| store::DEFAULT_URL.to_owned())
}

/// What went wrong in a database that could be opened.
fn in_database(database: &str, trouble: &StoreError) -> CliError {
    CliError::new(format_args!("{}: {trouble}", store::shown(database)))
}

/// What an operator allows people.
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

fn editions() -> Editions {
    Editions::from_env()
}
