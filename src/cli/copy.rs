//! `correio copy`: everything from one database into another, of either kind.

use std::process::ExitCode;

use super::CliError;

#[derive(clap::Args)]
pub struct Arguments {
    /// The database to copy, as in DATABASE_URL; no bot may run on it meanwhile
    #[arg(long, value_name = "URL")]
    from: String,
    /// The new database
    #[arg(long, value_name = "URL")]
    to: String,
}

impl Arguments {
    pub fn run(self) -> Result<ExitCode, CliError> {
        super::wait_for(async {
            let copied = store::copy(&self.from, &self.to).await.map_err(CliError::new)?;
            out!("{} games and {} rows copied, and the same in both", copied.games, copied.rows);
            Ok(ExitCode::SUCCESS)
        })
    }
}
