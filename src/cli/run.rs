//! `correio run`: the bot on Discord, until it is shut down.

use std::process::ExitCode;
use std::sync::Arc;

use super::CliError;
use crate::discord::{Api, Config, DiscordBot, start_tracing};
use crate::games;
use crate::store::Database;
use crate::table::{Catalogue, SystemClock, Tables};
use crate::web::{self, Pages};

#[derive(clap::Args, Default)]
pub struct Arguments {}

impl Arguments {
    pub fn run(self) -> Result<ExitCode, CliError> {
        serve().map(|()| ExitCode::SUCCESS)
    }
}

/// Runs the bot as the environment configures it, until it is shut down.
pub fn serve() -> Result<(), CliError> {
    let config = Config::from_env().map_err(CliError::new)?;
    let web = web::Config::from_env().map_err(CliError::new)?;
    start_tracing();
    super::wait_for(async {
        let pages = match &web {
            Some(web) => Some(Pages::open(web).await.map_err(CliError::new)?),
            None => None,
        };
        run(&config, &super::database(), pages).await
    })
}

/// Runs the bot, and serves pages of its games if there is a place for them.
pub(super) async fn run(config: &Config, database: &str, pages: Option<Pages>) -> Result<(), CliError> {
    let store = Arc::new(Database::open(database).await.map_err(CliError::new)?);
    let catalogue = Catalogue::new(games::find, super::editions());
    let tables = Tables::new(store.clone(), Arc::new(SystemClock), catalogue, super::limits()?)
        .await
        .map_err(|error| super::in_database(database, &error))?;
    let _pages = pages.map(|pages| {
        tracing::info!(url = pages.url(), "games can be watched");
        pages.serve(tables.clone())
    });
    let mut bot = DiscordBot::start(config, &Api::from(config), tables, games::ALL).await.map_err(CliError::new)?;
    tokio::select! {
        ended = bot.ended() => {
            bot.stop().await;
            ended.map_err(CliError::new)
        }
        gone = store.lost() => {
            tracing::error!("{gone}");
            bot.stop().await;
            Err(super::in_database(database, &gone))
        }
        told = told_to_end() => {
            tracing::info!("shutting down; finishing work in progress");
            bot.stop().await;
            told.map_err(CliError::new)
        }
    }
}

/// Ctrl-C, or the signal that service managers send.
async fn told_to_end() -> std::io::Result<()> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let mut terminate = signal(SignalKind::terminate())?;
        tokio::select! {
            pressed = tokio::signal::ctrl_c() => pressed,
            _ = terminate.recv() => Ok(()),
        }
    }
    #[cfg(not(unix))]
    tokio::signal::ctrl_c().await
}
