//! The page with the real bot behind it, for tests in a browser: on a free port, with an empty database, until the
//! standard input ends. The test-only game is offered beside the real ones.

use std::error::Error;
use std::sync::Arc;

use correio::discord::{Api, Config, DiscordBot, Token};
use correio::editions::Editions;
use correio::engine::GameInfo;
use correio::games;
use correio::sandbox::{self, Options, Stage};
use correio::store::Database;
use correio::table::{Catalogue, Limits, SystemClock, Tables};
use tokio::io::{AsyncReadExt, stdin};

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn Error>> {
    let options = Options { address: ([127, 0, 0, 1], 0).into(), ..Options::new("Correio") };
    Ok(sandbox::run(options, play).await?)
}

async fn play(stage: Stage) -> Result<(), Box<dyn Error>> {
    let folder = tempfile::tempdir()?;
    let config =
        Config { token: Token::new(stage.token), api: Some(stage.url), server: None, metrics: None, endpoint: None };
    let store = Arc::new(Database::open(&format!("sqlite://{}", folder.path().join("correio.db").display())).await?);
    let catalogue = Catalogue::new(games::find, Editions::default());
    let tables = Tables::new(store, Arc::new(SystemClock), catalogue, Limits::default()).await?;
    let games: Vec<&'static dyn GameInfo> = games::known().collect();
    let bot = DiscordBot::start(&config, &Api::from(&config), tables, games.leak()).await?;
    stdin().read_to_end(&mut Vec::new()).await?;
    bot.stop().await;
    Ok(())
}
