//! The page with the real bot behind it, for tests in a browser: on a free port, with an empty database, until the
//! standard input ends. The test-only game is offered beside the real ones. With `--finished`, a game of each real kind has
//! been played at random beforehand, and the addresses of their pages are printed; with `--seats`, games of each have begun, with
//! `--late` one is near its end, and the links to their seats are printed.

use std::error::Error;
use std::sync::Arc;

use correio::discord::{Api, Config, DiscordBot, Token};
use engine::{GameInfo, Seed};
use sandbox::{self, Options, Stage};
use store::Database;
use table::editions::Editions;
use table::{
    Act, Catalogue, ChannelId, Confirm, GameId, InteractionId, Limits, NewTable, Origin, PersonId, Place, Request,
    Requester, SystemClock, Tables,
};
use tokio::io::{AsyncReadExt, stdin};
use web::{self, Pages};

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
    tables.serve_pages(pages.url());
    let games: Vec<&'static GameInfo> = games::known().collect();
    let bot = DiscordBot::start(&config, &Api::from(&config), tables.clone(), games.leak()).await?;
    let _pages = pages.serve(bot.desk());
    let wanted = |wanted: &str| std::env::args().any(|argument| argument == wanted);
    for (number, game) in (1..).zip(games::ALL.iter()) {
        // Chromium and the game's texts are tried in every language, one for each seat.
        let languages = if number % 2 == 1 { ["en", "de"] } else { ["it", "ru"] };
        if wanted("--finished") || wanted("--late") {
            let mut begun = Begun::new(&tables, *game, number).await?;
            let answers = begun.play(usize::MAX).await?;
            println!("finished {} {}", game.id, begun.page().await?);
            if wanted("--late") {
                // The same game again, but for its last answers.
                let mut late = Begun::new(&tables, *game, number + 200).await?;
                late.play(answers - LAST_ANSWERS).await?;
                println!("late {} {}", game.id, late.links(languages).await?);
            }
        }
        if wanted("--seats") {
            for (kind, number) in [("seats", number + 100), ("more", number + 300)] {
                let begun = Begun::new(&tables, *game, number).await?;
                println!("{kind} {} {}", game.id, begun.links(languages).await?);
            }
        }
    }
    stdin().read_to_end(&mut Vec::new()).await?;
    bot.stop().await;
    Ok(())
}

const PEOPLE: [&str; 2] = ["Ana", "Bruno"];
/// How many answers are left for a short game.
const LAST_ANSWERS: usize = 24;

/// A game of two of this kind has begun.
struct Begun<'a> {
    tables: &'a Tables,
    number: u64,
    requests: u64,
    game: GameId,
}

fn refused(refusal: table::Refusal) -> String {
    format!("{refusal:?}")
}

fn person(number: u64, place: usize) -> PersonId {
    PersonId(10 * number + place as u64 + 1)
}

impl<'a> Begun<'a> {
    async fn new(tables: &'a Tables, kind: &GameInfo, number: u64) -> Result<Begun<'a>, Box<dyn Error>> {
        let place = Place::Channel { server: None, channel: ChannelId(number) };
        let mut begun = Begun { tables, number, requests: 0, game: GameId(0) };
        let seed = Some(Seed::from_words("finished"));
        let table = NewTable { place, game: kind.id.to_owned(), options: Vec::new(), seed, settings: Vec::new() };
        begun.game = tables.open(&begun.by(0), table).await.map_err(refused)?.table.id();
        tables.join(&begun.by(1), begun.game).await.map_err(refused)?;
        tables.set_hands(&begun.by(0), begun.game, true).await.map_err(refused)?;
        tables.start(&begun.by(0), begun.game).await.map_err(refused)?;
        Ok(begun)
    }

    fn by(&mut self, place: usize) -> Request {
        self.requests += 1;
        let id = InteractionId::new(format!("stage {} {}", self.number, self.requests));
        let (person, name) = (person(self.number, place), PEOPLE[place].to_owned());
        Request { id, person, name, from: Origin::Keyboard, manages: false, confirm: Confirm::Never }
    }

    /// The links with which its players come to their seats, each in a language.
    async fn links(&self, languages: [&str; 2]) -> Result<String, Box<dyn Error>> {
        let mut links = Vec::new();
        for (place, language) in languages.into_iter().enumerate() {
            let requester = Requester::from(person(self.number, place));
            links.push(self.tables.seat_link(&requester, self.game, language).await.map_err(refused)?);
        }
        Ok(links.join(" "))
    }

    /// Plays at random, to its end or until so many answers are given. How many were.
    async fn play(&mut self, answers: usize) -> Result<usize, Box<dyn Error>> {
        let mut random = Seed::from_words("finished").stream("play");
        for given in 0..answers {
            let table = self.tables.look(self.game, None).await.map_err(refused)?;
            let Some(player) = table.waiting().first().and_then(|seat| table.player(seat)) else { return Ok(given) };
            let asked = (0..PEOPLE.len()).find(|place| player.person == Some(person(self.number, *place)));
            let by = self.by(asked.ok_or("a stranger")?);
            let own = self.tables.seat(self.game, by.person).await.map_err(refused)?;
            let choice = random.pick(&own.choices()).ok_or("nothing to choose")?.text.clone();
            let act = Act::Press { stamp: own.stamp().ok_or("no question")?, choice };
            self.tables.act(&by, self.game, act).await.map_err(refused)?;
        }
        Ok(answers)
    }

    /// The address of its page.
    async fn page(&mut self) -> Result<String, Box<dyn Error>> {
        let page = self.tables.page(&self.by(0), self.game).await.map_err(refused)?;
        page.address.ok_or_else(|| "no page".into())
    }
}
