//! `correio restore`: a backup in the place of the database. What was there is kept.

use std::path::PathBuf;
use std::process::ExitCode;

use super::CliError;

#[derive(clap::Args)]
pub struct Arguments {
    /// The backup; no bot may run on the database meanwhile
    file: PathBuf,
}

impl Arguments {
    pub fn run(self) -> Result<ExitCode, CliError> {
        super::wait_for(async {
            let database = super::database();
            let restored = store::restore(&database, &self.file).await;
            let restored = restored.map_err(|error| CliError::new(format_args!("{error}; nothing was changed")))?;
            let (games, entries) = (restored.inventory.games, restored.inventory.entries);
            out!("restored {games} games with {entries} entries to {}", store::shown(&database));
            if let Some(kept) = restored.kept {
                out!("what was there is now {}; delete it when nobody needs it any more", kept.display());
            }
            Ok(ExitCode::SUCCESS)
        })
    }
}
