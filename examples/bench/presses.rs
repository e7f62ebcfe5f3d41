//! What a game demands of people, and what it leaves behind: presses per turn, messages and characters in the channel.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use crate::stored::{GameSize, PARTIES};
use crate::{BenchError, database};
use correio::discord::{Api, Config, DiscordBot, Token};
use engine::{Party as Side, Seat, Seed, Stream};
use present::{Request, Verb};
use sandbox::{ChannelId, Message, Person, Sandbox};
use serde_json::json;
use store::Database;
use table::editions::Editions;
use table::store::Store;
use table::{self, Catalogue, GameId, Limits, PersonId, Place, ServerId, Status, SystemClock, Tables};

/// The parameters of a run.
#[derive(Clone, Debug)]
pub struct Presses {
    /// Games of each kind of table.
    pub games: usize,
    pub seed: Seed,
    /// Whether to print at which questions people press.
    pub kinds: bool,
}

/// The question with which a turn begins, in every game.
const TURN: &str = "turn";
/// The questions that begin something that belongs to no turn, although one seat has it.
const NO_TURN: [&str; 6] = ["settle-city", "settle-field", "row", "resolve", "honour", "maintain"];

/// The results for one kind of table.
#[derive(Default)]
struct Tally {
    /// Presses of each turn.
    turns: Vec<u32>,
    /// Presses of each answer out of turn.
    answers: Vec<u32>,
    /// Presses at each kind of question in a turn.
    kinds: BTreeMap<&'static str, u32>,
    messages: usize,
    characters: usize,
}

impl Presses {
    /// Plays, and prints the figures of each kind of table as soon as they are known.
    pub async fn run(&self, mut say: impl FnMut(String)) -> Result<(), BenchError> {
        let folder = tempfile::tempdir()?;
        let store = Arc::new(Database::open(&database(&folder, "presses.db")).await?);
        let catalogue = Catalogue::new(games::find, Editions::default());
        let tables = Tables::new(store.clone(), Arc::new(SystemClock), catalogue, Limits::default()).await?;
        let sandbox = Sandbox::start().await?;
        let config = Config {
            token: Token::new(sandbox.token()),
            api: Some(sandbox.url()),
            server: None,
            metrics: None,
            endpoint: None,
        };
        let api = Api { url: config.api.clone(), ..Api::default() };
        let bot = DiscordBot::start(&config, &api, tables.clone(), games::ALL).await;
        let bot = bot.map_err(|error| BenchError::Found(error.to_string()))?;
        sandbox.until_connected(1).await?;
        sandbox.until(|sandbox| (!sandbox.commands(None).is_empty()).then_some(())).await?;
        say("table       presses a turn: median, 90 %, most   out of turn: median, 90 %   messages   characters"
            .to_owned());
        for (number, party) in PARTIES.iter().enumerate() {
            let mut tally = Tally::default();
            for game in 0..self.games {
                let name = format!("{}-{}-{game}", party.game, party.seats);
                let chance = self.seed.stream(&name);
                let mut table = Table::new(&sandbox, &store, &tables, *party, number, chance);
                table.play(&name, &mut tally).await?;
            }
            say(tally.line(*party, self.games));
            if self.kinds {
                tally.of_kinds().into_iter().for_each(&mut say);
            }
        }
        bot.stop().await;
        Ok(())
    }
}

impl Tally {
    fn line(&mut self, party: GameSize, games: usize) -> String {
        let name = format!("{} {}", party.game, party.seats);
        let (turns, answers) = (spread(&mut self.turns), spread(&mut self.answers));
        let (messages, characters) = (self.messages / games.max(1), self.characters / games.max(1));
        format!(
            "{name:<12}{:>22} {:>5} {:>5}{:>21} {:>5}{messages:>13}{characters:>13}",
            turns[0], turns[1], turns[2], answers[0], answers[1]
        )
    }
}

impl Tally {
    /// Presses at each kind of question for a hundred turns, most first.
    fn of_kinds(&self) -> Vec<String> {
        let mut kinds: Vec<_> = self.kinds.iter().collect();
        kinds.sort_by_key(|(_, presses)| std::cmp::Reverse(**presses));
        let turns = self.turns.len().max(1) as u32;
        kinds.into_iter().map(|(kind, presses)| format!("    {kind:<16}{:>5}", presses * 100 / turns)).collect()
    }
}

/// The median, the 90th percentile and the maximum.
fn spread(counts: &mut [u32]) -> [u32; 3] {
    counts.sort_unstable();
    let at = |share: f64| counts.get((counts.len() as f64 * share) as usize).or(counts.last()).copied().unwrap_or(0);
    [at(0.5), at(0.9), at(1.0)]
}

/// A turn in progress.
struct Turn {
    /// How many entries the log had when it began.
    began: u32,
    presses: u32,
}

/// The question a person is asked.
struct PanelQuestion {
    kind: &'static str,
    /// Whether they have not acted yet.
    fresh: bool,
    /// Whether it is their turn.
    own: bool,
    /// How many entries the log has.
    entries: u32,
}

impl PanelQuestion {
    fn begins_turn(&self) -> bool {
        self.kind == TURN && self.fresh && self.own
    }
}

/// A channel in which people play whatever is legal.
struct Table<'a> {
    sandbox: &'a Sandbox,
    store: &'a Database,
    tables: &'a Tables,
    party: GameSize,
    channel: ChannelId,
    people: Vec<Person>,
    chance: Stream,
}

impl<'a> Table<'a> {
    fn new(
        sandbox: &'a Sandbox,
        store: &'a Database,
        tables: &'a Tables,
        party: GameSize,
        number: usize,
        chance: Stream,
    ) -> Table<'a> {
        let channel = sandbox.add_channel(sandbox.home(), &format!("{}-{number}", party.game));
        let person = |seat| sandbox.as_user(sandbox.add_user(&format!("Player {seat}"), "en-US"));
        Table { sandbox, store, tables, party, channel, people: (1..=party.seats).map(person).collect(), chance }
    }

    async fn play(&mut self, seed: &str, tally: &mut Tally) -> Result<(), BenchError> {
        let options = [("game", json!(self.party.game)), ("seed", json!(seed))];
        self.people[0].slash(self.channel, "game new", &options).await?;
        for person in &self.people[1..] {
            self.press_public(person, Verb::Join).await?;
        }
        self.press_public(&self.people[0], Verb::Start).await?;
        let place =
            Place::Channel { server: Some(ServerId(self.sandbox.home().0)), channel: table::ChannelId(self.channel.0) };
        let game =
            self.tables.look(place, None).await.map_err(|refusal| BenchError::Found(format!("{refusal:?}")))?.id();
        let mut turns: BTreeMap<Seat, Turn> = BTreeMap::new();
        while let Some(seat) = self.asked(game).await? {
            self.sit(game, seat, &mut turns, tally).await?;
        }
        tally.turns.extend(turns.into_values().map(|turn| turn.presses));
        self.quiet().await?;
        let bot = self.sandbox.bot();
        let left = self.sandbox.messages(self.channel).into_iter();
        let left: Vec<Message> = left.filter(|message| message.author == bot && !message.is_private()).collect();
        tally.messages += left.len();
        tally.characters += left.iter().map(|message| message.text().chars().count()).sum::<usize>();
        Ok(())
    }

    /// A person opens their panel and answers until they have no question left.
    async fn sit(
        &mut self,
        game: GameId,
        seat: Seat,
        turns: &mut BTreeMap<Seat, Turn>,
        tally: &mut Tally,
    ) -> Result<(), BenchError> {
        let person = self.person(game, seat).await?;
        let reply = person.slash(self.channel, "turn", &[]).await?;
        let (mut panel, mut presses, mut answers) = (reply.message().cloned(), 1, 0);
        while let Some(shown) = panel.take() {
            let Some(asked) = self.question(game, &person).await? else { break };
            if asked.begins_turn() && turns.get(&seat).is_none_or(|turn| turn.began != asked.entries) {
                // The previous turn is over; a panel that was opened for this one belongs to it.
                tally
                    .turns
                    .extend(turns.insert(seat, Turn { began: asked.entries, presses: 0 }).map(|turn| turn.presses));
            } else if NO_TURN.contains(&asked.kind) {
                tally.turns.extend(turns.remove(&seat).map(|turn| turn.presses));
            }
            let own = asked.own;
            match turns.get_mut(&seat).filter(|_| own) {
                Some(turn) => turn.presses += std::mem::take(&mut presses),
                None => answers += std::mem::take(&mut presses),
            }
            let Some((id, value)) = self.chance.pick(&choices(&shown)).cloned() else { break };
            let reply = match &value {
                Some(value) => person.select(shown.id, &id, &[value]).await?,
                None => person.press(shown.id, &id).await?,
            };
            match turns.get_mut(&seat).filter(|_| own) {
                Some(turn) => {
                    turn.presses += 1;
                    *tally.kinds.entry(asked.kind).or_default() += 1;
                }
                None => answers += 1,
            }
            panel = reply.message().cloned();
        }
        if answers + presses > 0 && !turns.contains_key(&seat) || answers > 0 {
            tally.answers.push(answers);
        }
        self.quiet().await
    }

    /// The question that waits for a person.
    async fn question(&self, game: GameId, person: &Person) -> Result<Option<PanelQuestion>, BenchError> {
        let table = self.tables.seat(game, PersonId(person.id().0)).await;
        let table = table.map_err(|refusal| BenchError::Found(format!("{refusal:?}")))?;
        let Some(view) = table.view() else { return Ok(None) };
        let own = view.turn() == Some(Side::Seat(view.seat()));
        let (fresh, entries) = (view.undoable() == 0, table.public().entries());
        Ok(view.question().map(|question| PanelQuestion { kind: question.kind, fresh, own, entries }))
    }

    async fn asked(&self, game: GameId) -> Result<Option<Seat>, BenchError> {
        let table = self.tables.look(game, None).await.map_err(|refusal| BenchError::Found(format!("{refusal:?}")))?;
        Ok(if table.status() == Status::Running { table.waiting().first() } else { None })
    }

    async fn person(&self, game: GameId, seat: Seat) -> Result<Person, BenchError> {
        let table = self.tables.look(game, None).await.map_err(|refusal| BenchError::Found(format!("{refusal:?}")))?;
        let id = table.player(seat).and_then(|player| player.person);
        let found = self.people.iter().find(|person| Some(PersonId(person.id().0)) == id).cloned();
        found.ok_or_else(|| BenchError::Found(format!("nobody sits at {seat}")))
    }

    async fn press_public(&self, person: &Person, verb: Verb) -> Result<(), BenchError> {
        self.quiet().await?;
        let has = |id: &&str| id.parse::<Request>().is_ok_and(|request| request.verb() == verb);
        let found = |sandbox: &Sandbox| {
            let newest = sandbox
                .newest(self.channel, |message| !message.is_private() && message.custom_ids().iter().any(has))?;
            let id = newest.custom_ids().into_iter().find(has)?.to_owned();
            Some((newest.id, id))
        };
        let (message, id) = self.sandbox.until(found).await?;
        person.press(message, &id).await?;
        Ok(())
    }

    /// Waits until everything has been posted.
    async fn quiet(&self) -> Result<(), BenchError> {
        while self.store.next_due().await?.is_some() {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        Ok(())
    }
}

/// Buttons and menu entries that lead on in a turn.
fn choices(panel: &Message) -> Vec<(String, Option<String>)> {
    let mut choices = Vec::new();
    for id in panel.custom_ids() {
        let leads_on =
            id.parse::<Request>().is_ok_and(|request| matches!(request.verb(), Verb::Answer | Verb::Confirm));
        // The menu of what may be done besides.
        let offered = id.ends_with(":+");
        if leads_on && !offered {
            let values = panel.menu_values(id);
            let entries = values.iter().map(|value| (id.to_owned(), Some((*value).to_owned())));
            choices.extend(entries.chain(values.is_empty().then(|| (id.to_owned(), None))));
        }
    }
    choices
}
