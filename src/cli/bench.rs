//! `correio bench`: this binary under load and under faults, against a local server.

use std::process::ExitCode;
use std::time::Duration;

use super::Mistake;
use crate::engine::Seed;
use crate::proof::{Load, Soak};

#[derive(clap::Args)]
pub struct Arguments {
    #[command(subcommand)]
    what: What,
}

#[derive(clap::Subcommand)]
enum What {
    /// Many tables at rising rates: how long answers take, and what they cost
    Load {
        /// Tables that are played at the same time
        #[arg(long, default_value_t = 200)]
        tables: usize,
        /// Moves a second, one rate after another
        #[arg(long, value_delimiter = ',', default_value = "10,100,500,1000")]
        rates: Vec<u32>,
        /// Games that are stored beforehand
        #[arg(long, default_value_t = 1_000)]
        stored: usize,
        /// How long each rate is kept up
        #[arg(long, default_value_t = 10)]
        seconds: u32,
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
}

impl Arguments {
    pub fn run(self) -> Result<ExitCode, Mistake> {
        let binary = std::env::current_exe().map_err(Mistake::new)?;
        super::wait_for(async {
            let say = |line: String| out!("{line}");
            match self.what {
                What::Load { tables, rates, stored, seconds } => {
                    let rates = rates.into_iter().filter(|rate| *rate > 0).collect();
                    Load { binary, tables: tables.max(1), rates, stored, seconds }
                        .run(say)
                        .await
                        .map_err(Mistake::new)?;
                }
                What::Soak { games, kills, tables, seed, outage } => {
                    let seed = Seed::from_words(&seed);
                    let outage = Duration::from_secs(outage);
                    let soak = Soak { binary, games, kills, tables: tables.max(1), outage, seed };
                    out!("{}", soak.run(say).await.map_err(Mistake::new)?);
                }
            }
            Ok(ExitCode::SUCCESS)
        })
    }
}
