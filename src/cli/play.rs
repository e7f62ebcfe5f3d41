//! `correio play`: a table in the terminal.

use std::path::PathBuf;
use std::process::ExitCode;

use super::Mistake;
use crate::console;

#[derive(clap::Args)]
pub struct Arguments {
    /// The game to be played
    game: String,
    /// The table: one open game at each
    #[arg(long, default_value = "table")]
    table: String,
    /// Where public messages go, one line each; standard output if not given
    #[arg(long)]
    messages: Option<PathBuf>,
}

impl Arguments {
    pub fn run(self) -> Result<ExitCode, Mistake> {
        let game = super::game(&self.game)?.id().to_owned();
        let Arguments { table, messages, .. } = self;
        let setting =
            console::Setting { game, database: super::database(), table, messages, editions: super::editions() };
        console::play(&setting).map_err(Mistake::new)?;
        Ok(ExitCode::SUCCESS)
    }
}
