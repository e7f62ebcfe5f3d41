//! The games of one person, across all places: what waits for them first.

use super::board::titled;
use super::limits;
use super::panel::{Entry, Menu, Panel, PrivatePanel};
use super::people::People;
use super::press::{Press, Verb};
use super::reader::Reader;
use super::scene::called;
use super::text::{clipped, length};
use super::voice::Voice;
use super::words;
use crate::engine::{GameKind, Phrase};

/// One of somebody's games.
#[derive(Clone, Copy, Debug)]
pub struct Mine<'a> {
    pub kind: &'static dyn GameKind,
    /// The game's own id, as presses carry it.
    pub game: &'a str,
    pub people: &'a People,
    /// What is asked of this person there, if the game waits for them.
    pub asked: Option<&'a Phrase>,
    pub since: Option<i64>,
    /// The challenge that is tried there.
    pub title: Option<&'a str>,
    /// The name of the place where it is played.
    pub place: &'a str,
    /// A link to it, written as the front end writes links.
    pub link: &'a str,
}

/// Room for what is said of a single game.
const LINE: usize = 300;

impl PrivatePanel {
    /// One's games, in the order given; with several that wait, a menu to choose one.
    pub fn mine(reader: &Reader, games: &[Mine<'_>]) -> PrivatePanel {
        let nobody = People::default();
        let voice = reader.manner.voice(&nobody);
        let text = if games.is_empty() { voice.say(&words::MINE_NONE.say()) } else { lines(reader, games) };
        let panel = Panel { text, ..titled(&voice, &words::MINE_TITLE.say()) };
        PrivatePanel::of(reader, panel.menu(menu(reader, &voice, games)))
    }
}

/// As many games as fit, and how many more there are.
fn lines(reader: &Reader, games: &[Mine<'_>]) -> String {
    let mut text = String::new();
    for (place, game) in games.iter().enumerate() {
        let line = line(reader, game);
        if length(&text) + length(&line) + LINE > limits::TEXT {
            let more = words::MINE_MORE.with([("count", (games.len() - place).into())]);
            return text + &reader.manner.voice(game.people).say(&more);
        }
        text += &line;
        text.push('\n');
    }
    text.truncate(text.trim_end().len());
    text
}

fn line(reader: &Reader, mine: &Mine<'_>) -> String {
    let voice = reader.manner.voice(mine.people);
    let since = mine.since.map(|unix| voice.script().moment(unix));
    let parts = [Some(clipped(&voice.say(&what(mine)), LINE)), since, Some(mine.link.to_owned())];
    parts.into_iter().flatten().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
}

fn what(mine: &Mine<'_>) -> Phrase {
    let game = called(mine.kind, mine.title);
    match mine.asked {
        Some(question) => words::MINE_WAITS.with([("game", game.into()), ("question", question.clone().into())]),
        None => words::MINE_RUNS.with([("game", game.into())]),
    }
}

fn menu(reader: &Reader, voice: &Voice<'_>, games: &[Mine<'_>]) -> Option<Menu> {
    let entry = |mine: &Mine<'_>| Entry {
        value: mine.game.to_owned(),
        label: clipped(&format!("{} · {}", voice.label(&mine.kind.name().say()), mine.place), limits::ENTRY),
        detail: mine.asked.map(|asked| clipped(&reader.manner.voice(mine.people).label(asked), limits::ENTRY)),
        grave: false,
    };
    let waiting: Vec<_> = games.iter().filter(|mine| mine.asked.is_some()).take(limits::ENTRIES).map(entry).collect();
    (!waiting.is_empty()).then(|| Menu {
        press: Press::open(Verb::Turn, "", ""),
        prompt: clipped(&voice.label(&words::WHICH_GAME.say()), limits::ENTRY),
        entries: waiting,
    })
}
