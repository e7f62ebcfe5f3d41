//! `correio backup`: a consistent copy of the database, even while the bot runs.

use std::path::PathBuf;
use std::process::ExitCode;

use super::CliError;

#[derive(clap::Args)]
pub struct Arguments {
    /// The file to create
    file: PathBuf,
}

impl Arguments {
    pub fn run(self) -> Result<ExitCode, CliError> {
        super::wait_for(async {
            let copied = store::backup(&super::database(), &self.file).await.map_err(CliError::new)?;
            let (games, entries) = (copied.games, copied.entries);
            out!("copied {games} games with {entries} entries to {}, and checked the copy", self.file.display());
            Ok(ExitCode::SUCCESS)
        })
    }
}
