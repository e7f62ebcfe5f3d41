//! Seating people: at a game already started, or at a new one with these names.

use super::bots::{ConsoleBot, named};
use super::command::{Command, said};
use super::local_session::LocalSession;
use super::terminal::Stop;
use super::{fresh, person, place};
use crate::words;
use desk::Desk;
use engine::{GameInfo, Phrase, Seat, SeatSet};
use present::words as common;
use present::{Button, Language, Locale, Panel, Request, Row, Script, Style};
use table::{Confirm, GameId, NewTable, Origin, PersonId, Place, Player, PublicTable, Refusal, Status};

/// How many games can be open at a table of one name.
const BESIDE: usize = 9;
/// The longest name that is stored.
const LONGEST_NAME: usize = 32;

/// A person who sits down: their id and name.
type NamedPerson = (PersonId, String);

/// Why this many people cannot play the game, if so.
pub fn seats_wanted(game: &'static GameInfo, players: usize, language: Language) -> Result<(), String> {
    let (fewest, most) = game.seats;
    if (fewest..=most).contains(&players) {
        return Ok(());
    }
    let range = words::Seats { game: game.name.say(), fewest: fewest.into(), most: most.into() }.say();
    Err(said(Locale::of(language, Script::Plain), &range))
}

/// Why these names are not those of the people who play, if so.
pub fn names_wanted(names: &[String], players: Option<usize>, language: Language) -> Result<(), String> {
    let say = |phrase: &Phrase| Err(said(Locale::of(language, Script::Plain), phrase));
    if let Some(players) = players.filter(|players| names.len() > *players) {
        return say(&words::NamesTooMany { names: names.len().into(), players: players.into() }.say());
    }
    if names.iter().enumerate().any(|(place, name)| name.is_empty() || names[..place].contains(name)) {
        return say(&words::NAMES_DIFFER.say());
    }
    Ok(())
}

impl LocalSession<'_> {
    /// The game to play: one already started, or a new one.
    pub async fn sit_down(&mut self) -> Result<GameId, Stop> {
        let (open, free) = self.places().await?;
        if open.is_empty() {
            return self.new_game(free).await;
        }
        self.begun = true;
        let begun = open.iter().map(|table| begun(&self.desk, table, self.locale));
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
                None => self.say(&words::NoSuchNumber { number: typed.to_string() }.say())?,
            }
        }
    }

    /// The games that can be continued at this table, and a place for another one.
    async fn places(&mut self) -> Result<(Vec<PublicTable>, Option<Place>), Stop> {
        let (mut open, mut free) = (Vec::new(), None);
        for number in 1..=BESIDE {
            let name = &self.setting.table;
            let place = place(&if number == 1 { name.clone() } else { format!("{name}-{number}") });
            match self.desk.tables.look(place, None).await {
                Ok(table) if table.status() == Status::Lobby => {
                    // The process ended before everybody sat down: nothing was played.
                    let request = table::Request { manages: true, ..request("")? };
                    self.desk.tables.cancel(&request, table.id()).await?;
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
            game: self.setting.game.id.to_owned(),
            options: self.wish.options.clone(),
            seed: self.wish.seed,
            settings: Vec::new(),
        };
        let opened = self.desk.tables.open(&request_of(host.0, &host.1)?, table).await?;
        self.gather(opened.table.id(), host, others).await
    }

    /// Starts the same game with the same people.
    pub async fn again(&mut self, table: &PublicTable) -> Result<GameId, Stop> {
        let sitter = |player: &Player| Some((player.person?, player.name.clone()));
        let sitters: Vec<NamedPerson> = table.players().iter().filter_map(sitter).collect();
        let Some((host, others)) = sitters.split_first() else { return Err(Stop::Left) };
        let opened = self.desk.tables.rematch(&request_of(host.0, &host.1)?, table.id()).await?;
        self.gather(opened.table.id(), host, others).await
    }

    async fn gather(&mut self, game: GameId, host: &NamedPerson, others: &[NamedPerson]) -> Result<GameId, Stop> {
        for (person, name) in others {
            self.desk.tables.join(&request_of(*person, name)?, game).await?;
        }
        self.desk.tables.start(&request_of(host.0, &host.1)?, game).await?;
        self.newcomers = SeatSet::all(others.len() + 1);
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
                self.say(&words::NameTaken { name: name.to_string() }.say())?;
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
        let (fewest, most) = self.setting.game.seats;
        self.say(&words::HowMany { fewest: fewest.into(), most: most.into() }.say())?;
        loop {
            match self.terminal.ask("").await?.parse() {
                Ok(count) if (fewest..=most).contains(&count) => return Ok(count),
                _ => self.say(&words::NotSoMany { fewest: fewest.into(), most: most.into() }.say())?,
            }
        }
    }

    async fn ask_name(&mut self, before: usize) -> Result<String, Stop> {
        let usual = common::Player { seat: (before + 1).to_string() }.say();
        self.say(&words::AskName { seat: (before + 1).into(), usual: usual.clone() }.say())?;
        let typed: String = self.terminal.ask("").await?.chars().take(LONGEST_NAME).collect();
        Ok(if typed.is_empty() { said(self.locale, &usual) } else { typed })
    }
}

/// A request from the person with this name.
pub(super) fn request(name: &str) -> Result<table::Request, Refusal> {
    request_of(person(name), name)
}

/// A request from this person.
pub(super) fn request_of(person: PersonId, name: &str) -> Result<table::Request, Refusal> {
    let (id, name, from) = (fresh()?, name.to_owned(), Origin::Keyboard);
    Ok(table::Request { id, person, name, from, manages: false, confirm: Confirm::default() })
}

/// A game that can be continued, in one line.
fn begun(desk: &Desk, table: &PublicTable, locale: Locale) -> String {
    let seen = desk.context_of(table);
    let renderer = locale.renderer(seen.people());
    let title = table.view().map(|view| view.summary().title).filter(|title| *title != Phrase::empty());
    let game = title.unwrap_or_else(|| table.kind().name.say());
    let who = renderer.listing(Seat::all(table.players().len()).map(|seat| named(table, seat)).collect());
    renderer.label(&words::Continue { game, who }.say())
}

/// A panel with these choices, one on each line. What they ask for is up to whoever counts them.
fn choice(title: String, labels: &[String]) -> Panel {
    let button = |label: &String| Button { request: Request::Forget, label: label.clone(), style: Style::Main };
    Panel { title, rows: vec![Row::Buttons(labels.iter().map(button).collect())], ..Panel::default() }
}
