//! The bot under load and under faults: a process of its own, a Discord-compatible server, and people who press whatever
//! is legal. Not part of the product: `cargo install` leaves it out.
//!
//! The people know nothing but what their panels show. What they were told is compared with what is stored afterwards.
//!
//! `cargo run --release --example bench -- load`, `… -- soak`; `lines` plays at a table line by line, for tests.

mod audit;
mod bot;
mod calls;
mod figures;
mod lines;
mod load;
#[path = "../../tests/support/postgres.rs"]
mod postgres;
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
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::{Parser, Subcommand};
use correio::engine::Seed;
use correio::sandbox::NotDone;
use correio::store::OpenError;
use correio::table::StoreError;

use load::Load;
use presses::Presses;
use scale::Scale;
use soak::Soak;

/// Put the bot under load and under faults, against a local server.
#[derive(Parser)]
struct Arguments {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// Many tables at rising rates: how long answers take, and what they cost
    Load {
        /// Tables that are played at the same time
        #[arg(long, default_value_t = 200)]
        tables: usize,
        /// Moves a second, one rate after another
        #[arg(long, value_delimiter = ',', default_value = "10,50,300")]
        rates: Vec<u32>,
        /// Games that are stored beforehand
        #[arg(long, default_value_t = 1_000)]
        stored: usize,
        /// How long each rate is kept up
        #[arg(long, default_value_t = 10)]
        seconds: u32,
        /// Interactions by HTTP instead of the gateway
        #[arg(long)]
        http: bool,
        /// PostgreSQL instead of SQLite
        #[arg(long)]
        postgres: bool,
        /// Processes that share the work; more than one are by HTTP and on PostgreSQL
        #[arg(long, default_value_t = 1)]
        processes: usize,
        /// People who watch the first of the tables on its page
        #[arg(long, default_value_t = 0)]
        viewers: usize,
    },
    /// Whole games while the process is killed and everything else goes wrong; then everything is compared
    Soak {
        #[arg(long, default_value_t = 1_000)]
        games: u64,
        #[arg(long, default_value_t = 1_000)]
        kills: u64,
        /// Tables that are played at the same time
        #[arg(long, default_value_t = 40)]
        tables: usize,
        /// Words or a number from which everything is drawn
        #[arg(long, default_value = "soak")]
        seed: String,
        /// Seconds that each outage of sending lasts
        #[arg(long, default_value_t = 60)]
        outage: u64,
    },
    /// Whole games of every kind: presses for each turn, and what is left in the channel
    Presses {
        /// Games of each kind of table
        #[arg(long, default_value_t = 5)]
        games: usize,
        /// Words or a number from which everything is drawn
        #[arg(long, default_value = "presses")]
        seed: String,
        /// Also at which questions people press, for a hundred turns
        #[arg(long)]
        kinds: bool,
    },
    /// The same at several processes on one PostgreSQL, with interactions by HTTP behind a balancer
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
        /// Tables that are played at the same time
        #[arg(long, default_value_t = 40)]
        tables: usize,
        /// Words or a number from which everything is drawn
        #[arg(long, default_value = "scale")]
        seed: String,
    },
    /// The bot itself, as `correio run` starts it
    Bot,
    /// A table of the test-only game, line by line: requests on standard input, without words
    Lines {
        /// The name of the table
        #[arg(long, default_value = "trial")]
        table: String,
        /// Where public messages go, one line each; standard output if not given
        #[arg(long)]
        messages: Option<PathBuf>,
    },
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

fn run(what: What) -> Result<(), Failed> {
    match what {
        What::Load { tables, rates, stored, seconds, http, postgres, processes, viewers } => {
            let rates = rates.into_iter().filter(|rate| *rate > 0).collect();
            let (tables, processes, several) = (tables.max(1), processes.max(1), processes > 1);
            let (by_http, on_postgres) = (http || several, postgres || several);
            let load = Load { tables, rates, stored, seconds, by_http, on_postgres, processes, viewers };
            on_one_thread(load.run(|line| println!("{line}"))).map(drop)
        }
        What::Presses { games, seed, kinds } => {
            let presses = Presses { games, seed: Seed::from_words(&seed), kinds };
            on_one_thread(presses.run(|line| println!("{line}")))
        }
        What::Soak { games, kills, tables, seed, outage } => {
            let (seed, outage) = (Seed::from_words(&seed), Duration::from_secs(outage));
            let soak = Soak { games, kills, tables: tables.max(1), outage, seed };
            println!("{}", on_one_thread(soak.run(|line| println!("{line}")))?);
            Ok(())
        }
        What::Scale { processes, games, kills, restarts, tables, seed } => {
            let (processes, tables, seed) = (processes.max(1), tables.max(1), Seed::from_words(&seed));
            let scale = Scale { processes, games, kills, restarts, tables, seed };
            println!("{}", on_one_thread(scale.run(|line| println!("{line}")))?);
            Ok(())
        }
        What::Bot => correio::cli::serve().map_err(|error| Failed::Found(error.to_string())),
        What::Lines { table, messages } => lines::run(&table, messages.as_deref()),
    }
}

/// As `correio` itself does: one thread for everything but SQLite.
fn on_one_thread<T>(work: impl Future<Output = Result<T, Failed>>) -> Result<T, Failed> {
    tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(work)
}

/// The address of a database in a folder.
fn database(folder: &tempfile::TempDir, name: &str) -> String {
    format!("sqlite://{}", folder.path().join(name).display())
}

/// Why nothing could be proved.
#[derive(Debug, thiserror::Error)]
enum Failed {
    #[error("{0}")]
    Io(#[from] io::Error),
    #[error("the database: {0}")]
    Open(#[from] OpenError),
    #[error("the database: {0}")]
    Store(#[from] StoreError),
    #[error("the bot did not do what it should: {0}")]
    NotDone(#[from] NotDone),
    #[error("the bot ended by itself; its log says:\n{0}")]
    Ended(String),
    #[error("{0}")]
    Found(String),
}
