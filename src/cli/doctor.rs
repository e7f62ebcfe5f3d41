//! `correio doctor`: one line for each thing that may be wrong, and what to do about it.

mod checks;

use std::path::PathBuf;
use std::process::ExitCode;

use jiff::tz::TimeZone;
use tracing_subscriber::EnvFilter;

use self::checks::{CHECKS, Finding};
use super::CliError;
use crate::discord::{Api, Checkup, CheckupError, Config, ConfigError, check_up};
use store::{self, Database, Nightly, OpenError};
use table::editions::Editions;
use table::store::Store;
use table::{Clock, Owner, SystemClock, Time};
use web::{self, ReachError, reach};

#[derive(clap::Args)]
pub struct Arguments {
    /// Print a list for programs
    #[arg(long)]
    json: bool,
}

impl Arguments {
    pub fn run(self) -> Result<ExitCode, CliError> {
        let facts = super::wait_for(async { Ok(Facts::gather().await) })?;
        let found: Vec<_> = CHECKS.iter().map(|check| (check.name, (check.look)(&facts))).collect();
        if self.json {
            let line = |(name, finding): &(&str, Finding)| serde_json::json!({ "check": name, "state": finding.state(), "says": finding.says() });
            out!("{}", serde_json::Value::from(found.iter().map(line).collect::<Vec<_>>()));
        } else {
            found.iter().for_each(|(name, finding)| out!("{} {name}: {}", finding.sign(), finding.says()));
        }
        Ok(ExitCode::from(found.iter().map(|(_, finding)| finding.code()).max().unwrap_or_default()))
    }
}

/// Logs what the checks find that need no network and open no database, as the bot starts.
pub fn at_start() {
    let facts = Facts::at_hand();
    for check in CHECKS.iter().filter(|check| check.at_start) {
        let finding = (check.look)(&facts);
        if finding.code() > 0 {
            tracing::warn!("{}: {}", check.name, finding.says());
        }
    }
}

/// Everything that the checks judge.
struct Facts {
    /// The `.env` file and the names in it. None: there is none.
    env_file: Option<(PathBuf, Vec<String>)>,
    /// Why the `.env` file cannot be read.
    env_error: Option<String>,
    /// The names in the environment.
    environment: Vec<String>,
    /// What is wrong with the values of variables.
    values: Vec<String>,
    has_token: bool,
    by_http: bool,
    /// None: nobody asked.
    discord: Option<Result<Checkup, CheckupError>>,
    now: Time,
    /// The database, as it may be shown.
    database: String,
    /// None: nobody looked.
    opened: Option<Result<(), OpenError>>,
    /// The size of the file, and what is free beside it. None: it is on a server.
    room: Option<Result<(u64, u64), String>>,
    backups: Backups,
    /// The machine's time zone.
    zone: Result<String, String>,
    /// None: no pages are served, or nobody asked.
    pages: Option<Result<(), ReachError>>,
    editions: Vec<String>,
    fonts: bool,
}

/// What is known about the backups of each night.
enum Backups {
    /// They are not the bot's work.
    OwnTools,
    Off,
    Wrong(String),
    /// The file of the newest one, and how many nights ago it was made.
    Newest(Option<(PathBuf, i64)>),
}

impl Facts {
    /// Without network and database.
    fn at_hand() -> Facts {
        let config = Config::from_env();
        let now = SystemClock.now();
        let database = super::database();
        let file = store::file_of(&database);
        let room = file.map(|file| {
            let size = file.metadata().map_or(0, |metadata| metadata.len());
            let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(".".as_ref());
            let free = store::free_space(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
            Ok((size, free))
        });
        let editions = Editions::from_env();
        let folder = Editions::checked(&[]).err().map(|error| error.to_string());
        let (env_file, env_error) = env_file();
        Facts {
            env_file,
            env_error,
            environment: std::env::vars_os().filter_map(|(name, _)| name.into_string().ok()).collect(),
            values: values(&config),
            has_token: !matches!(config, Err(ConfigError::NoToken)),
            by_http: config.as_ref().is_ok_and(|config| config.endpoint.is_some()),
            discord: None,
            now,
            backups: backups(&database, now),
            database: store::shown(&database),
            opened: None,
            room,
            zone: TimeZone::try_system()
                .map(|zone| zone.iana_name().unwrap_or("UTC").to_owned())
                .map_err(|error| error.to_string()),
            pages: None,
            editions: games::ALL
                .iter()
                .filter_map(|game| editions.current(game).err())
                .map(|error| error.to_string())
                .chain(folder)
                .collect(),
            fonts: present::picture::draws("Açores Größe Lisboa Мадейра"),
        }
    }

    async fn gather() -> Facts {
        let mut facts = Facts::at_hand();
        let mut remembered = None;
        facts.opened = Some(match Database::look(&super::database()).await {
            Ok(database) => {
                remembered = database
                    .settings(Owner::Program)
                    .await
                    .ok()
                    .and_then(|mut settings| settings.remove(crate::discord::REMEMBERED));
                database.close().await;
                Ok(())
            }
            Err(error) => Err(error),
        });
        if let Ok(config) = Config::from_env() {
            facts.discord = Some(check_up(&config, &Api::from(&config), games::ALL, remembered.as_deref()).await);
        }
        if let Ok(Some(web)) = web::Config::from_env() {
            facts.pages = Some(reach(&web).await);
        }
        facts
    }
}

/// The `.env` file that was read, and the names in it.
fn env_file() -> (Option<(PathBuf, Vec<String>)>, Option<String>) {
    match super::env_file::names() {
        Ok(found) => (found, None),
        Err(error) => (None, Some(error.to_string())),
    }
}

/// What is wrong with the values of variables, each in a sentence.
fn values(config: &Result<Config, ConfigError>) -> Vec<String> {
    let filter = std::env::var("RUST_LOG").ok().filter(|filter| !filter.is_empty());
    let filter = filter.and_then(|filter| EnvFilter::try_new(&filter).err());
    [
        config.as_ref().err().filter(|error| **error != ConfigError::NoToken).map(ToString::to_string),
        web::Config::from_env().err().map(|error| error.to_string()),
        super::limits().err().map(|error| error.to_string()),
        filter.map(|error| format!("RUST_LOG: {error}")),
    ]
    .into_iter()
    .flatten()
    .collect()
}

fn backups(database: &str, now: Time) -> Backups {
    let nightly = match Nightly::new(database, super::backup_folder()) {
        Ok(Some(nightly)) => nightly,
        Ok(None) => return Backups::OwnTools,
        Err(error) => return Backups::Wrong(error.to_string()),
    };
    if nightly.folder().is_none() {
        return Backups::Off;
    }
    match nightly.newest() {
        Ok(None) => Backups::Newest(None),
        Ok(Some((night, file))) => {
            let ago = nightly.night(now).since(night).map_or(0, |span| i64::from(span.get_days()));
            Backups::Newest(Some((file, ago)))
        }
        Err(error) => Backups::Wrong(error.to_string()),
    }
}
