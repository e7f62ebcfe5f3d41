//! `correio run`: the bot on Discord, until it is shut down.

use std::process::ExitCode;
use std::sync::Arc;

use super::CliError;
use crate::discord::{Api, Config, DiscordBot, Metrics, start_tracing};
use store::{self, Backup, Database, Inventory, Nightly, NightlyError};
use table::{Catalogue, Clock, Need, Needs, SeatPages, SystemClock, Tables};
use web::{self, Pages};

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
    let database = super::database();
    let nightly = Nightly::new(&database, super::backup_folder()).map_err(CliError::new)?;
    super::doctor::at_start();
    super::wait_for(async {
        let pages = match &web {
            Some(web) => Some(Pages::open(web).await.map_err(CliError::new)?),
            None => None,
        };
        run(&config, &database, pages, nightly).await
    })
}

/// Runs the bot, and serves pages of its games if there is a place for them.
pub(super) async fn run(
    config: &Config,
    database: &str,
    pages: Option<Pages>,
    nightly: Option<Nightly>,
) -> Result<(), CliError> {
    // What is wrong there is said before anything is opened.
    let (editions, limits) = (super::editions()?, super::limits()?);
    let store = Arc::new(Database::open(database).await.map_err(CliError::new)?);
    let catalogue = Catalogue::new(games::find, editions);
    let tables = Tables::new(store.clone(), Arc::new(SystemClock), catalogue, limits).await;
    let ended = match tables {
        Ok(tables) => run_on(&store, tables, config, database, (pages, nightly)).await,
        Err(error) => Err(super::in_database(database, &error)),
    };
    store.close().await;
    ended
}

async fn run_on(
    store: &Database,
    tables: Tables,
    config: &Config,
    database: &str,
    (pages, nightly): (Option<Pages>, Option<Nightly>),
) -> Result<(), CliError> {
    let running_games = store.running_games().await.map_err(|error| super::in_database(database, &error))?;
    let last_backup = match nightly.as_ref().map(Nightly::last) {
        None => "off".to_owned(),
        Some(Ok(Some((file, _)))) => file.display().to_string(),
        Some(_) => "none yet".to_owned(),
    };
    tracing::info!(
        version = super::VERSION,
        database = store::shown(database),
        running_games,
        last_backup,
        "correio starts"
    );
    if let Some(pages) = &pages {
        // The first message offers links already.
        tables.serve_pages(pages.url());
        match tables.seat_pages() {
            SeatPages::Offered => tracing::info!(url = pages.url(), "games can be watched and played on pages"),
            _ => {
                tracing::info!(url = pages.url(), "games can be watched; to play there WEB_URL must begin with https")
            }
        }
    }
    let mut bot =
        DiscordBot::start(config, &Api::from(config), tables.clone(), games::ALL).await.map_err(CliError::new)?;
    let pages = pages.map(|pages| pages.serve(bot.desk()));
    let metrics = bot.metrics().clone();
    let ended = tokio::select! {
        () = work_at_night(nightly, metrics, tables.needs()) => Ok(()),
        ended = bot.ended() => ended.map_err(CliError::new),
        gone = store.lost() => {
            tracing::error!("{gone}");
            Err(super::in_database(database, &gone))
        }
        told = told_to_end() => {
            tracing::info!("shutting down; finishing work in progress");
            told.map_err(CliError::new)
        }
    };
    // First: what is still answered on pages is told in messages.
    if let Some(pages) = pages {
        pages.stop().await;
    }
    bot.stop().await;
    ended
}

/// Makes a backup each night and says so. Never ends.
async fn work_at_night(nightly: Option<Nightly>, metrics: Metrics, needs: &Needs) {
    let Some(nightly) = nightly else { return std::future::pending().await };
    if let Ok(Some((_, made))) = nightly.last() {
        metrics.backed_up(made);
    }
    let report = |made: Result<Backup, NightlyError>| match made {
        Ok(Backup { file, inventory: Inventory { games, entries, bytes, .. } }) => {
            metrics.backed_up(SystemClock.now());
            needs.over(Need::Backup);
            tracing::info!(file = %file.display(), games, entries, bytes, "a backup was made and checked");
        }
        Err(error) => {
            metrics.not_backed_up();
            needs.report(Need::Backup, format_args!("there is no backup of this night: {error}"));
        }
    };
    nightly.run(&SystemClock, report).await;
}

/// Ctrl-C, or the signal that service managers send.
pub(super) async fn told_to_end() -> std::io::Result<()> {
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
