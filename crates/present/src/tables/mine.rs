//! The games of one person, across all places: what waits for them first.

use crate::context::{called, everyone};
use crate::panels::limits;
use crate::panels::panel::{Menu, MenuEntry, Panel, PrivatePanel};
use crate::request::{Request, TableRequest};
use crate::turn::board::titled;
use crate::wording::people::People;
use crate::wording::reader::{Locale, Reader};
use crate::wording::renderer::Renderer;
use crate::wording::text::{clipped, length};
use crate::words;
use engine::{GameInfo, Phrase, SeatSet};
use table::GameId;

/// One of somebody's games.
#[derive(Clone, Copy, Debug)]
pub struct Mine<'a> {
    pub kind: &'static GameInfo,
    /// The game's own id, as requests carry it.
    pub game: GameId,
    pub people: &'a People,
    pub standing: GameStanding<'a>,
    /// Since when it stands so.
    pub since: Option<i64>,
    /// The challenge that is tried there.
    pub title: Option<&'a str>,
    /// The name of the place where it is played.
    pub place: &'a str,
    /// A link to it, written as the front end writes links.
    pub link: &'a str,
}

/// How one of somebody's games stands.
#[derive(Clone, Copy, Debug)]
pub enum GameStanding<'a> {
    /// It waits for this person, and asks them this.
    Asks(&'a Phrase),
    /// It waits for others.
    Waits(SeatSet),
    /// Nobody has moved for long.
    Asleep,
    /// People may still join.
    InLobby,
}

impl<'a> Mine<'a> {
    fn asked(&self) -> Option<&'a Phrase> {
        match self.standing {
            GameStanding::Asks(question) => Some(question),
            _ => None,
        }
    }
}

/// Room for what is said of a single game.
const LINE: usize = 300;

impl PrivatePanel {
    /// One's games, in the order given; with several that wait, a menu to choose one.
    pub fn mine(reader: &Reader, games: &[Mine<'_>]) -> PrivatePanel {
        let nobody = People::default();
        let renderer = reader.locale.renderer(&nobody);
        let text = if games.is_empty() { renderer.say(&words::MINE_NONE.say()) } else { lines(reader.locale, games) };
        let panel = Panel { text, ..titled(&renderer, &words::MINE_TITLE.say()) };
        PrivatePanel::of(reader, panel.menu(menu(reader.locale, &renderer, games)))
    }
}

/// As many games as fit, and how many more there are.
pub(crate) fn lines(locale: Locale, games: &[Mine<'_>]) -> String {
    let mut text = String::new();
    for (place, game) in games.iter().enumerate() {
        let line = line(locale, game);
        if length(&text) + length(&line) + LINE > limits::TEXT {
            let more = words::MineMore { count: (games.len() - place).into() }.say();
            return text + &locale.renderer(game.people).say(&more);
        }
        text += &line;
        text.push('\n');
    }
    text.truncate(text.trim_end().len());
    text
}

fn line(locale: Locale, mine: &Mine<'_>) -> String {
    let renderer = locale.renderer(mine.people);
    let since = mine.since.map(|unix| renderer.script().moment(unix));
    let parts = [Some(clipped(&renderer.say(&what(&renderer, mine)), LINE)), since, Some(mine.link.to_owned())];
    parts.into_iter().flatten().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
}

fn what(renderer: &Renderer<'_>, mine: &Mine<'_>) -> Phrase {
    let game = called(mine.kind, mine.title);
    match mine.standing {
        GameStanding::Asks(question) => words::MineWaits { game, question: question.clone() }.say(),
        GameStanding::Waits(seats) => words::MineRuns { game, who: everyone(renderer, seats) }.say(),
        GameStanding::Asleep => words::MineAsleep { game }.say(),
        GameStanding::InLobby => words::MineGathers { game }.say(),
    }
}

pub(crate) fn menu(locale: Locale, renderer: &Renderer<'_>, games: &[Mine<'_>]) -> Option<Menu> {
    let entry = |mine: &Mine<'_>| MenuEntry {
        detail: mine.asked().map(|asked| clipped(&locale.renderer(mine.people).label(asked), limits::ENTRY)),
        ..MenuEntry::new(
            Request::Table(mine.game, TableRequest::Turn),
            &format!("{} · {}", renderer.label(&mine.kind.name.say()), mine.place),
        )
    };
    let waiting = games.iter().filter(|mine| mine.asked().is_some()).take(limits::ENTRIES).map(entry).collect();
    Menu::new("", &renderer.label(&words::WHICH_GAME.say()), waiting)
}
