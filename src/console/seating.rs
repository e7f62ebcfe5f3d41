//! Seating people: at a game already started, or at a new one with these names.

use super::bots::{ConsoleBot, named};
use super::command::{Command, said};
use super::local_session::LocalSession;
use super::terminal::Stop;
use super::view::TableContext;
use super::{fresh, person, place, words};
use crate::engine::{Arg, GameInfo, Phrase, Seat};
use crate::present::{Language, Locale, Menu, MenuEntry, Panel, Press, Row, Script, Verb, words as common};
use crate::table::{Confirm, GameId, NewTable, Origin, PersonId, Place, Player, PublicTable, Refusal, Request, Status};

/// How many games can be open at a table of one name.
const BESIDE: usize = 9;
/// The longest name that is stored.
const LONGEST_NAME: usize = 32;

/// A person who sits down: their id and name.
type NamedPerson = (PersonId, String);

/// Why this many people cannot play the game, if so.
pub fn seats_wanted(game: &'static dyn GameInfo, players: usize, language: Language) -> Result<(), String> {
    let (fewest, most) = game.seats();
    if (fewest..=most).contains(&players) {
        return Ok(());
    }
    let range = [("game", game.name().say().into()), ("fewest", fewest.into()), ("most", most.into())];
    Err(said(Locale::of(language, Script::Plain), &words::SEATS.with(range)))
}

impl LocalSession<'_> {
    /// The game to play: one already started, or a new one.
    pub async fn sit_down(&mut self) -> Result<GameId, Stop> {
        let (open, free) = self.places().await?;
        if open.is_empty() {
            return self.new_game(free).await;
        }
        self.begun = true;
        let begun = open.iter().map(|table| begun(table, self.locale));
        let new = free.map(|_| said(self.locale, &words::NEW_GAME.say()));
        let labels: Vec<String> = begun.chain(new).collect();
        let panel = choice(said(self.locale, &words::OPEN_GAMES.say()), &labels);
        self.terminal.panel(&panel).await?;
        loop {
            let typed = self.terminal.ask("").await?;
            let number = typed.parse::<usize>().ok().filter(|number| (1..=labels.len()).contains(number));
            match number.map(|number| open.get(number - 1)) {
                Some(Some(table)) => return Ok(table.id()),
                Some(None) => return self.new_game(free).await,
                None if matches!(Command::of(self.locale, &typed), Some((Command::Quit, _))) => {
                    return Err(Stop::Left);
                }
                None => self.say(&words::NO_SUCH_NUMBER.with([("number", Arg::sign(typed))]))?,
            }
        }
    }

    /// The games that can be continued at this table, and a place for another one.
    async fn places(&mut self) -> Result<(Vec<PublicTable>, Option<Place>), Stop> {
        let (mut open, mut free) = (Vec::new(), None);
        for number in 1..=BESIDE {
            let name = &self.setting.table;
            let place = place(&if number == 1 { name.clone() } else { format!("{name}-{number}") });
            match self.tables.look(place, None).await {
                Ok(table) if table.status() == Status::Lobby => {
                    // The process ended before everybody sat down: nothing was played.
                    let request = Request { manages: true, ..request("")? };
                    self.tables.cancel(&request, table.id()).await?;
                    free = free.or(Some(place));
                }
                Ok(table) => open.push(table),
                Err(Refusal::NoGameHere) => free = free.or(Some(place)),
                Err(refusal) => return Err(refusal.into()),
            }
        }
        Ok((open, free))
    }

    async fn new_game(&mut self, place: Option<Place>) -> Result<GameId, Stop> {
        let place = place.ok_or(Refusal::PlaceTaken(None))?;
        let people = self.names().await?;
        let bots = self.wish.bots.iter().zip(1..).map(|(level, number)| ConsoleBot { level: *level, number });
        let bots = bots.map(|bot| (bot.person(), bot.name(&people)));
        let sitters: Vec<NamedPerson> = people.iter().map(|name| (person(name), name.clone())).chain(bots).collect();
        let Some((host, others)) = sitters.split_first() else { return Err(Stop::Left) };
        let table = NewTable {
            place,
            game: self.setting.game.id().to_owned(),
            options: self.wish.options.clone(),
            seed: self.wish.seed,
            settings: Vec::new(),
        };
        let opened = self.tables.open(&request_of(host.0, &host.1)?, table).await?;
        self.gather(opened.table.id(), host, others).await
    }

    /// Starts the same game with the same people.
    pub async fn again(&mut self, table: &PublicTable) -> Result<GameId, Stop> {
        let sitter = |player: &Player| Some((player.person?, player.name.clone()));
        let sitters: Vec<NamedPerson> = table.players().iter().filter_map(sitter).collect();
        let Some((host, others)) = sitters.split_first() else { return Err(Stop::Left) };
        let opened = self.tables.rematch(&request_of(host.0, &host.1)?, table.id()).await?;
        self.gather(opened.table.id(), host, others).await
    }

    async fn gather(&mut self, game: GameId, host: &NamedPerson, others: &[NamedPerson]) -> Result<GameId, Stop> {
        for (person, name) in others {
            self.tables.join(&request_of(*person, name)?, game).await?;
        }
        self.tables.start(&request_of(host.0, &host.1)?, game).await?;
        self.worker.deliver_due().await;
        Ok(game)
    }

    /// The players' names.
    async fn names(&mut self) -> Result<Vec<String>, Stop> {
        let count = self.how_many().await?;
        let mut names: Vec<String> = Vec::new();
        while names.len() < count {
            let given = self.wish.names.get(names.len());
            let name = match given {
                Some(name) => name.clone(),
                None => self.ask_name(names.len()).await?,
            };
            let taken = names.iter().any(|other| other.to_lowercase() == name.to_lowercase());
            if taken && given.is_none() {
                self.say(&words::NAME_TAKEN.with([("name", Arg::sign(name))]))?;
            } else {
                names.push(name);
            }
        }
        Ok(names)
    }

    async fn how_many(&mut self) -> Result<usize, Stop> {
        let alone = Some(1).filter(|_| !self.wish.bots.is_empty());
        let given = Some(self.wish.names.len()).filter(|names| *names > 0).or(alone);
        if let Some(count) = self.wish.players.or(given) {
            return Ok(count);
        }
        let (fewest, most) = self.setting.game.seats();
        let range = || [("fewest", fewest.into()), ("most", most.into())];
        self.say(&words::HOW_MANY.with(range()))?;
        loop {
            match self.terminal.ask("").await?.parse() {
                Ok(count) if (fewest..=most).contains(&count) => return Ok(count),
                _ => self.say(&words::NOT_SO_MANY.with(range()))?,
            }
        }
    }

    async fn ask_name(&mut self, before: usize) -> Result<String, Stop> {
        let usual = common::PLAYER.with([("seat", Arg::sign(before + 1))]);
        let ask = [("seat", (before + 1).into()), ("usual", usual.clone().into())];
        self.say(&words::ASK_NAME.with(ask))?;
        let typed: String = self.terminal.ask("").await?.chars().take(LONGEST_NAME).collect();
        Ok(if typed.is_empty() { said(self.locale, &usual) } else { typed })
    }
}

/// A request from the person with this name.
pub(super) fn request(name: &str) -> Result<Request, Refusal> {
    request_of(person(name), name)
}

/// A request from this person.
pub(super) fn request_of(person: PersonId, name: &str) -> Result<Request, Refusal> {
    let (id, name, from) = (fresh()?, name.to_owned(), Origin::Keyboard);
    Ok(Request { id, person, name, from, manages: false, confirm: Confirm::default() })
}

/// A game that can be continued, in one line.
fn begun(table: &PublicTable, locale: Locale) -> String {
    let seen = TableContext::of(table);
    let renderer = locale.renderer(seen.people());
    let title = table.view().map(|view| view.summary().title).filter(|title| *title != Phrase::empty());
    let game = title.unwrap_or_else(|| table.kind().name().say());
    let who = renderer.listing(Seat::all(table.players().len()).map(|seat| named(table, seat)).collect());
    renderer.label(&words::CONTINUE.with([("game", game.into()), ("who", who.into())]))
}

/// A panel with these choices.
fn choice(title: String, labels: &[String]) -> Panel {
    let entry = |label: &String| MenuEntry { value: String::new(), label: label.clone(), detail: None, grave: false };
    let press = Press::open(Verb::Do, "", "");
    let menu = Menu { press, prompt: String::new(), entries: labels.iter().map(entry).collect() };
    Panel { title, rows: vec![Row::Menu(menu)], ..Panel::default() }
}
