//! `correio invite`: the link that adds the bot to a server.

use std::process::ExitCode;

use super::CliError;
use crate::discord::{Api, Config, invite};

#[derive(clap::Args)]
pub struct Arguments {}

impl Arguments {
    pub fn run(self) -> Result<ExitCode, CliError> {
        let config = Config::from_env().map_err(CliError::new)?;
        let link = super::wait_for(async { invite(&config.token, &Api::from(&config)).await.map_err(CliError::new) })?;
        out!("{link}");
        Ok(ExitCode::SUCCESS)
    }
}
