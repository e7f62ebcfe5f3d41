//! `correio playthrough`: a whole random game written out.

use std::process::ExitCode;

use super::{CliError, simulate};
use engine::Seed;

#[derive(clap::Args)]
pub struct Arguments {
    /// The game
    game: String,
    /// How many people play
    #[arg(long)]
    players: usize,
    /// The seed: any text
    #[arg(long)]
    seed: String,
    /// An option of the game, such as draft=on; can be repeated
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
}

impl Arguments {
    pub fn run(self) -> Result<ExitCode, CliError> {
        let game = super::game(&self.game)?;
        let edition = super::editions()?.current(game).map_err(CliError::new)?;
        let options = simulate::options(game, &self.options)?;
        let opening = game
            .opening(&edition.content, options, self.players, Seed::from_words(&self.seed))
            .map_err(CliError::new)?;
        out!("{}", edition.kind.playthrough(&opening).trim_end());
        Ok(ExitCode::SUCCESS)
    }
}
