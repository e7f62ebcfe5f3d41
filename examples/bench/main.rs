//! The bot under load and under faults: a separate process, a Discord-compatible server, and people who press whatever
//! is legal. Not part of the product: `cargo install` leaves it out.
//!
//! The people know only what their panels show. Afterwards, what they were told is compared with what is stored.
//!
//! `cargo run --release --example bench -- load`, `… -- soak`.

mod audit;
mod bot;
mod figures;
mod load;
mod pings;
use testkit::postgres;
mod presses;
mod proxies;
mod scale;
mod secrets;
mod soak;
mod stored;
mod story;
mod test_table;
mod viewers;
mod watch;

use std::io;
use std::process::ExitCode;
use std::time::Duration;

use clap::{Parser, Subcommand};
use engine::Seed;
use sandbox::NotDone;
use store::OpenError;
use table::StoreError;

use load::Load;
use presses::Presses;
use scale::Scale;
use soak::Soak;

/// Put the bot under load and under faults, against a local server.
#[derive(Parser)]
struct Arguments {
    #[command(subcommand)]
    what: Mode,
}

#[derive(Subcommand)]
enum Mode {
    /// Many tables at increasing rates: latencies and resource use
    Load {
        /// Tables played at the same time
        #[arg(long, default_value_t = 200)]
        tables: usize,
        /// Moves per second, one rate after another
        #[arg(long, value_delimiter = ',', default_value = "10,50,300")]
        rates: Vec<u32>,
        /// Games stored beforehand
        #[arg(long, default_value_t = 1_000)]
        stored: usize,
        /// How long to keep up each rate
        #[arg(long, default_value_t = 10)]
        seconds: u32,
        /// Deliver interactions over HTTP instead of the gateway
        #[arg(long)]
        http: bool,
        /// Use PostgreSQL instead of SQLite
        #[arg(long)]
        postgres: bool,
        /// Processes that share the work; more than one need HTTP and PostgreSQL
        #[arg(long, default_value_t = 1)]
        processes: usize,
        /// Additional tables at which one person plays with hard bots, which think all the time
        #[arg(long, default_value_t = 0)]
        bots: usize,
        /// People who watch the first of the tables on its page
        #[arg(long, default_value_t = 0)]
        viewers: usize,
    },
    /// Whole games while the process is killed and everything else goes wrong; then audit everything
    Soak {
        #[arg(long, default_value_t = 1_000)]
        games: u64,
        #[arg(long, default_value_t = 1_000)]
        kills: u64,
        /// Tables played at the same time
        #[arg(long, default_value_t = 40)]
        tables: usize,
        /// The seed from which everything is drawn: any text or number
        #[arg(long, default_value = "soak")]
        seed: String,
        /// How long each outage of sending lasts, in seconds
        #[arg(long, default_value_t = 60)]
        outage: u64,
    },
    /// Whole games of every kind: presses per turn, and what is left in the channel
    Presses {
        /// Games of each kind of table
        #[arg(long, default_value_t = 5)]
        games: usize,
        /// The seed from which everything is drawn: any text or number
        #[arg(long, default_value = "presses")]
        seed: String,
        /// Also print at which questions people press, per hundred turns
        #[arg(long)]
        kinds: bool,
    },
    /// The soak with several processes on one PostgreSQL, with interactions over HTTP behind a load balancer
    Scale {
        #[arg(long, default_value_t = 3)]
        processes: usize,
        #[arg(long, default_value_t = 300)]
        games: u64,
        #[arg(long, default_value_t = 300)]
        kills: u64,
        /// Restarts of the database
        #[arg(long, default_value_t = 20)]
        restarts: u64,
        /// Tables played at the same time
        #[arg(long, default_value_t = 40)]
        tables: usize,
        /// The seed from which everything is drawn: any text or number
        #[arg(long, default_value = "scale")]
        seed: String,
    },
    /// The bot itself, as `correio run` starts it
    Bot,
}

fn main() -> ExitCode {
    match run(Arguments::parse().what) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failed) => {
            eprintln!("bench: {failed}");
            ExitCode::from(2)
        }
    }
}

fn run(what: Mode) -> Result<(), BenchError> {
    match what {
        Mode::Load { tables, rates, stored, seconds, http, postgres, processes, viewers, bots } => {
            let rates = rates.into_iter().filter(|rate| *rate > 0).collect();
            let (tables, processes, several) = (tables.max(1), processes.max(1), processes > 1);
            let (by_http, on_postgres) = (http || several, postgres || several);
            let load = Load { tables, rates, stored, seconds, by_http, on_postgres, processes, viewers, bots };
            on_one_thread(load.run(|line| println!("{line}"))).map(drop)
        }
        Mode::Presses { games, seed, kinds } => {
            let presses = Presses { games, seed: Seed::from_words(&seed), kinds };
            on_one_thread(presses.run(|line| println!("{line}")))
        }
        Mode::Soak { games, kills, tables, seed, outage } => {
            let (seed, outage) = (Seed::from_words(&seed), Duration::from_secs(outage));
            let soak = Soak { games, kills, tables: tables.max(1), outage, seed };
            println!("{}", on_one_thread(soak.run(|line| println!("{line}")))?);
            Ok(())
        }
        Mode::Scale { processes, games, kills, restarts, tables, seed } => {
            let (processes, tables, seed) = (processes.max(1), tables.max(1), Seed::from_words(&seed));
            let scale = Scale { processes, games, kills, restarts, tables, seed };
            println!("{}", on_one_thread(scale.run(|line| println!("{line}")))?);
            Ok(())
        }
        Mode::Bot => correio::cli::serve().map_err(|error| BenchError::Found(error.to_string())),
    }
}

/// Like `correio` itself: one thread for everything but SQLite.
fn on_one_thread<T>(work: impl Future<Output = Result<T, BenchError>>) -> Result<T, BenchError> {
    tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(work)
}

/// The URL of a database in a folder.
fn database(folder: &tempfile::TempDir, name: &str) -> String {
    format!("sqlite://{}", folder.path().join(name).display())
}

/// Why a run failed.
#[derive(Debug, thiserror::Error)]
enum BenchError {
    #[error("{0}")]
    Io(#[from] io::Error),
    #[error("the database: {0}")]
    Open(#[from] OpenError),
    #[error("the database: {0}")]
    Store(#[from] StoreError),
    #[error("the bot did not do what it should: {0}")]
    NotDone(#[from] NotDone),
    #[error("the bot exited unexpectedly; its log ends with:\n{0}")]
    Ended(String),
    #[error("{0}")]
    Found(String),
}
