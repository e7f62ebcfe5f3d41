//! `correio invite`: the link that puts the bot on a server.

use std::process::ExitCode;

use super::Mistake;
use crate::discord::{Api, Config, invite};

#[derive(clap::Args)]
pub struct Arguments {}

impl Arguments {
    pub fn run(self) -> Result<ExitCode, Mistake> {
        let config = Config::from_env().map_err(Mistake::new)?;
        let link = super::wait_for(async { invite(&config.token, &Api::from(&config)).await.map_err(Mistake::new) })?;
        out!("{link}");
        Ok(ExitCode::SUCCESS)
    }
}
