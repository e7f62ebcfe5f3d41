//! `correio run`: the bot on Discord, until it is told to end.

use std::process::ExitCode;
use std::sync::Arc;

use super::Mistake;
use crate::discord::{Api, Bot, Config, start_tracing};
use crate::games;
use crate::store::Sqlite;
use crate::table::{Shelf, SystemClock, Tables};

#[derive(clap::Args, Default)]
pub struct Arguments {}

impl Arguments {
    pub fn run(self) -> Result<ExitCode, Mistake> {
        let config = Config::from_env().map_err(Mistake::new)?;
        start_tracing();
        serve(&config, &super::database(), |_| ()).map(|()| ExitCode::SUCCESS)
    }
}

/// Runs the bot until it is told to end. A test bench prepares the store before anybody uses it.
pub fn serve(config: &Config, database: &str, prepare: impl FnOnce(&Sqlite)) -> Result<(), Mistake> {
    super::wait_for(run(config, database, prepare))
}

pub(super) async fn run(config: &Config, database: &str, prepare: impl FnOnce(&Sqlite)) -> Result<(), Mistake> {
    let store = Arc::new(Sqlite::open(database).await.map_err(Mistake::new)?);
    prepare(&store);
    let shelf = Shelf::new(games::find, super::editions());
    let tables = Tables::new(store.clone(), Arc::new(SystemClock), shelf, super::limits()?)
        .await
        .map_err(|trouble| super::in_database(database, &trouble))?;
    let bot = Bot::start(config, &Api::from(config), tables, games::ALL).await.map_err(Mistake::new)?;
    let mut bot = bot;
    tokio::select! {
        ended = bot.ended() => {
            bot.stop().await;
            ended.map_err(Mistake::new)
        }
        gone = store.lost() => {
            tracing::error!("{gone}");
            bot.stop().await;
            Err(super::in_database(database, &gone))
        }
        told = told_to_end() => {
            tracing::info!("told to end; finishing what has begun");
            bot.stop().await;
            told.map_err(Mistake::new)
        }
    }
}

/// Ctrl-C, or what service managers send.
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
