//! `correio sandbox`: the bot on a local page, without Discord.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::ExitCode;

use super::{CliError, run};
use crate::discord::{Config, Token, start_tracing};
use sandbox::{self, Options, Stage};
use web::{self, Pages};

/// The bot's name on the page.
const BOT: &str = "Correio";

#[derive(clap::Args, Default)]
pub struct Arguments {
    /// Start only the server and its page, for a bot that is started elsewhere
    #[arg(long)]
    server_only: bool,
    /// Keep the games in this file; by default they are gone when the sandbox stops
    #[arg(long, value_name = "FILE")]
    database: Option<PathBuf>,
}

impl Arguments {
    pub fn run(self) -> Result<ExitCode, CliError> {
        start_tracing();
        let options = Options::from_env(BOT).map_err(CliError::new)?;
        let web = web::Config::from_env().map_err(CliError::new)?.unwrap_or_else(|| beside(options.address));
        super::wait_for(async {
            if self.server_only {
                sandbox::serve_only(options).await.map_err(CliError::new)?;
            } else {
                sandbox::run(options, async |stage| self.play(stage, &web).await).await.map_err(CliError::new)?;
            }
            Ok(ExitCode::SUCCESS)
        })
    }

    /// The real bot, against the page's server.
    async fn play(self, stage: Stage, web: &web::Config) -> Result<(), CliError> {
        out!("Open that page in a browser and type /game new. Alone: choose Lisboa, press Start.");
        out!(
            "To play on Discord itself: put a token into DISCORD_TOKEN, invite the bot (correio invite), start again."
        );
        let folder = tempfile::tempdir().map_err(CliError::new)?;
        let file = self.database.unwrap_or_else(|| folder.path().join("correio.db"));
        let config = Config {
            token: Token::new(stage.token),
            api: Some(stage.url),
            server: None,
            metrics: None,
            endpoint: None,
        };
        // The sandbox is of use without them.
        let pages = Pages::open(web).await.inspect_err(|error| tracing::warn!("{error}")).ok();
        run::run(&config, &format!("sqlite://{}", file.display()), pages, None).await
    }
}

/// Pages of games are served on the port after that of the sandbox.
fn beside(sandbox: SocketAddr) -> web::Config {
    let port = if sandbox.port() == 0 { 0 } else { sandbox.port().wrapping_add(1) };
    web::Config::at(SocketAddr::new(sandbox.ip(), port))
}
