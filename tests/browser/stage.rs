//! The page with the real bot behind it, for tests in a browser: on a free port, with an empty database, until the
//! standard input ends. The test-only game is offered beside the real ones. With `--finished`, a game of each real kind has
//! been played at random beforehand, and the addresses of their pages are printed.

use std::error::Error;
use std::sync::Arc;

use correio::discord::{Api, Config, DiscordBot, Token};
use correio::editions::Editions;
use correio::engine::{GameInfo, Seed};
use correio::games;
use correio::sandbox::{self, Options, Stage};
use correio::store::Database;
use correio::table::{
    Act, Catalogue, ChannelId, Confirm, InteractionId, Limits, NewTable, Origin, PersonId, Place, Request, SystemClock,
    Tables,
};
use correio::web::{self, Pages};
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
    let limits = Limits { pictures: true, ..Limits::default() };
    let tables = Tables::new(store, Arc::new(SystemClock), catalogue, limits).await?;
    let pages = Pages::open(&web::Config::at(([127, 0, 0, 1], 0).into())).await?;
    let _pages = pages.serve(tables.clone());
    let games: Vec<&'static dyn GameInfo> = games::known().collect();
    let bot = DiscordBot::start(&config, &Api::from(&config), tables.clone(), games.leak()).await?;
    if std::env::args().any(|argument| argument == "--finished") {
        for (number, game) in games::ALL.iter().enumerate() {
            println!("finished {} {}", game.id(), finished(&tables, *game, number as u64 + 1).await?);
        }
    }
    stdin().read_to_end(&mut Vec::new()).await?;
    bot.stop().await;
    Ok(())
}

/// Plays a whole game of two at random, which shows its hands afterwards. The address of its page.
async fn finished(tables: &Tables, kind: &dyn GameInfo, number: u64) -> Result<String, Box<dyn Error>> {
    let people = [("Ana", PersonId(10 * number + 1)), ("Bruno", PersonId(10 * number + 2))];
    let place = Place::Channel { server: None, channel: ChannelId(number) };
    let mut requests = 0;
    let mut by = |(name, person): (&str, PersonId)| {
        requests += 1;
        let (id, name) = (InteractionId::new(format!("finished {number} {requests}")), name.to_owned());
        Request { id, person, name, from: Origin::Keyboard, manages: false, confirm: Confirm::Never }
    };
    let refused = |refusal: correio::table::Refusal| format!("{refusal:?}");
    let seed = Some(Seed::from_words("finished"));
    let table = NewTable { place, game: kind.id().to_owned(), options: Vec::new(), seed, settings: Vec::new() };
    let game = tables.open(&by(people[0]), table).await.map_err(refused)?.table.id();
    tables.join(&by(people[1]), game).await.map_err(refused)?;
    tables.set_hands(&by(people[0]), game, true).await.map_err(refused)?;
    tables.start(&by(people[0]), game).await.map_err(refused)?;
    let mut random = Seed::from_words("finished").stream("play");
    loop {
        let table = tables.look(game, None).await.map_err(refused)?;
        let Some(player) = table.waiting().first().and_then(|seat| table.player(seat)) else { break };
        let who = people.into_iter().find(|(_, person)| player.person == Some(*person)).ok_or("a stranger")?;
        let own = tables.seat(game, who.1).await.map_err(refused)?;
        let choice = random.pick(&own.choices()).ok_or("nothing to choose")?.text.clone();
        let act = Act::Press { stamp: own.stamp().ok_or("no question")?, choice };
        tables.act(&by(who), game, act).await.map_err(refused)?;
    }
    tables.page(&by(people[0]), game).await.map_err(refused)?.address.ok_or_else(|| "no page".into())
}
