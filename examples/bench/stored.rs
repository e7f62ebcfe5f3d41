//! Databases with many games in them.

use std::error::Error;
use std::sync::Arc;

use engine::Seed;
use store::Database;
use table::editions::Editions;
use table::store::{Change, DeliveryMark, Interaction, LoggedEntry, Series, Store, StoredTable, TableRow, Write};
use table::{
    Act, Answer, Catalogue, ChannelId, Confirm, GameId, InteractionId, Limits, NewTable, Origin, PersonId, Place,
    PostId, Refusal, Request, ServerId, SystemClock, Tables,
};

/// A game and its number of players.
#[derive(Clone, Copy, Debug)]
pub struct GameSize {
    pub game: &'static str,
    pub seats: usize,
}

/// Every kind of table that can be played.
pub const PARTIES: [GameSize; 7] = [
    GameSize { game: "lisboa", seats: 3 },
    GameSize { game: "madeira", seats: 4 },
    GameSize { game: "lisboa", seats: 1 },
    GameSize { game: "madeira", seats: 2 },
    GameSize { game: "lisboa", seats: 4 },
    GameSize { game: "madeira", seats: 3 },
    GameSize { game: "lisboa", seats: 2 },
];

/// How many actions a stored game has.
const ACTIONS: u32 = 24;
/// How many games are written in one transaction.
const AT_ONCE: usize = 1_000;

/// A game to copy.
struct Template {
    table: StoredTable,
    log: Vec<LoggedEntry>,
}

/// Fills a database with this many running games of all kinds and sizes: copies of games that were really played.
pub async fn fill(database: &str, games: usize) -> Result<(), Box<dyn Error + Send + Sync>> {
    let store = Arc::new(Database::open(database).await?);
    let catalogue = Catalogue::new(games::find, Editions::default());
    let tables = Tables::new(store.clone(), Arc::new(SystemClock), catalogue, Limits::default()).await?;
    let mut templates = Vec::new();
    for (number, party) in PARTIES.iter().enumerate().take(games) {
        let game = play(&tables, number as u64, *party).await.map_err(|refusal| format!("{refusal:?}"))?;
        let table = store.table(game).await?.ok_or("a game was not stored")?;
        templates.push(Template { table, log: store.log(game).await?.entries });
    }
    // Nobody is there to read the messages. Only the leading process may mark them.
    if !store.lead().await? {
        return Err("another process uses the database".into());
    }
    let mut last = PostId(0);
    while let Some(post) = store.post_after(last).await? {
        store.mark(post.id, DeliveryMark::Dropped { error: "for measuring only".to_owned() }).await?;
        last = post.id;
    }
    store.resign().await?;
    let numbers: Vec<usize> = (templates.len()..games).collect();
    for chunk in numbers.chunks(AT_ONCE) {
        let mut writes = Vec::new();
        for number in chunk {
            let game = GameId(store.draw(Series::Games).await?.unwrap_or(*number as i64 + 1));
            writes.extend(copy(&templates[number % templates.len()], game, place(*number as u64)));
        }
        let id = InteractionId::new(format!("fill {}", chunk[0]));
        let at = templates[0].table.row.opened;
        let interaction = Interaction { id, game: None, person: None, at, answer: Answer::Noted };
        store.commit(&Change { interaction, writes }).await?;
    }
    Ok(())
}

fn copy(template: &Template, game: GameId, place: Place) -> Vec<Write> {
    let row = TableRow { id: game, place, message: None, ..template.table.row.clone() };
    let mut writes = vec![Write::Open(row), Write::Players { game, players: template.table.players.clone() }];
    writes.extend(template.log.iter().map(|logged| Write::Entry { game, logged: logged.clone() }));
    let snapshot = template.table.snapshot.iter().cloned();
    writes.extend(snapshot.map(|snapshot| Write::Snapshot { game, snapshot }));
    writes
}

/// Channels that nobody writes in.
fn place(number: u64) -> Place {
    Place::Channel { server: Some(ServerId(1)), channel: ChannelId(1 + number) }
}

async fn play(tables: &Tables, number: u64, party: GameSize) -> Result<GameId, Refusal> {
    let people: Vec<PersonId> = (0..party.seats as u64).map(|seat| PersonId(10 * number + seat + 1)).collect();
    let request = |what: &str, person: PersonId| Request {
        id: InteractionId::new(format!("stored {number} {what} {person}")),
        person,
        name: format!("Player {person}"),
        from: Origin::Keyboard,
        manages: false,
        confirm: Confirm::Never,
    };
    let seed = Seed::from_number(u128::from(number));
    let table = NewTable {
        place: place(number),
        game: party.game.to_owned(),
        options: Vec::new(),
        seed: Some(seed),
        settings: Vec::new(),
    };
    let game = tables.open(&request("open", people[0]), table).await?.table.id();
    for person in &people[1..] {
        tables.join(&request("join", *person), game).await?;
    }
    tables.start(&request("start", people[0]), game).await?;
    let mut chance = seed.stream("stored");
    for action in 0..ACTIONS {
        let table = tables.look(game, None).await?;
        let asked = table.waiting().first().and_then(|seat| table.player(seat)).and_then(|player| player.person);
        let Some(person) = asked else { break };
        let seat = tables.seat(game, person).await?;
        let (Some(stamp), Some(choice)) = (seat.stamp(), chance.pick(&seat.choices()).cloned()) else { break };
        let act = Act::Press { stamp, choice: choice.text };
        tables.act(&request(&action.to_string(), person), game, act).await?;
    }
    Ok(game)
}
