//! The command line: one file per command.

/// Prints a line. Whoever reads may have gone (`correio replay … | head`): that is no mistake of ours.
macro_rules! out {
    ($($argument:tt)*) => {{
        use std::io::Write;
        let _ = writeln!(std::io::stdout().lock(), $($argument)*);
    }};
}

mod check;
mod playthrough;
mod replay;
mod show;
mod simulate;

use std::fmt;
use std::path::Path;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::editions::Editions;
use crate::engine::{GameKind, Record};
use crate::games;

/// Play Lisboa and Madeira by message.
#[derive(Parser)]
#[command(name = "correio", version)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Play random games on one thread and print how fast, how long, what scores
    Simulate(simulate::Arguments),
    /// Show a recorded game step by step
    Replay(replay::Arguments),
    /// Print what a viewer would see of a recorded game
    Show(show::Arguments),
    /// Replay records and report any that no longer gives the recorded result
    Check(check::Arguments),
    /// Write out a whole random game, for reading and for the tests to compare
    Playthrough(playthrough::Arguments),
}

/// Something a person asked for that cannot be done; one sentence, exit code 2.
#[derive(Debug, thiserror::Error)]
pub struct Mistake(String);

impl fmt::Display for Mistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Mistake {
    pub fn new(sentence: impl fmt::Display) -> Mistake {
        Mistake(sentence.to_string())
    }
}

/// Reads the command line and does what it says.
pub fn run() -> ExitCode {
    let done = match Arguments::parse().command {
        Command::Simulate(arguments) => arguments.run(),
        Command::Replay(arguments) => arguments.run(),
        Command::Show(arguments) => arguments.run(),
        Command::Check(arguments) => arguments.run(),
        Command::Playthrough(arguments) => arguments.run(),
    };
    match done {
        Ok(code) => code,
        Err(mistake) => {
            eprintln!("correio: {mistake}");
            ExitCode::from(2)
        }
    }
}

/// The game that is meant.
fn game(id: &str) -> Result<&'static dyn GameKind, Mistake> {
    games::find(id).ok_or_else(|| {
        let known: Vec<_> = games::ALL.iter().map(|game| game.id()).collect();
        Mistake::new(format_args!("there is no game '{id}'; there is: {}", known.join(", ")))
    })
}

/// The record in a file.
fn record(file: &Path) -> Result<Record, Mistake> {
    let wrong = |problem: &dyn fmt::Display| Mistake::new(format_args!("{}: {problem}", file.display()));
    let text = std::fs::read_to_string(file).map_err(|error| wrong(&error))?;
    Record::parse(&text).map_err(|error| wrong(&error))
}

fn editions() -> Editions {
    Editions::from_env()
}
