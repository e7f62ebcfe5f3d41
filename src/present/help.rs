//! Help that starts from what one can do now, and the terms of the rules.

use super::board::titled;
use super::bot_words;
use super::context::Context;
use super::layout;
use super::life_words;
use super::limits;
use super::panel::{Entry, Menu, Panel, PublicPanel, Row};
use super::people::People;
use super::press::{Press, Verb};
use super::reader::Locale;
use super::renderer::Renderer;
use super::text::clipped;
use super::waiting_words;
use super::{challenge, words};
use crate::engine::{Arg, GameInfo, Key, Page, Phrase, Term};

/// What somebody can do where they ask for help.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Situation {
    /// Their game waits for them.
    Asked,
    /// A game runs that does not.
    Waiting,
    /// A game runs here that they do not play.
    Watching,
    /// A table gathers.
    LobbyView,
    NoGame,
}

impl Situation {
    fn advice(self) -> &'static Key {
        match self {
            Situation::Asked => &words::HELP_ASKED,
            Situation::Waiting => &words::HELP_WAITING,
            Situation::Watching => &words::HELP_WATCHING,
            Situation::LobbyView => &words::HELP_GATHERING,
            Situation::NoGame => &words::HELP_NO_GAME,
        }
    }
}

/// What is always worth knowing.
static COMMANDS: [&Key; 13] = [
    &words::HELP_TURN,
    &words::HELP_DO,
    &words::HELP_LOOK,
    &words::HELP_RULES,
    &words::HELP_MINE,
    &words::HELP_MOVE,
    &life_words::HELP_TABLE,
    &life_words::HELP_STANDING,
    &bot_words::HELP,
    &bot_words::HELP_HINT,
    &challenge::words::HELP,
    &waiting_words::HELP_REMINDERS,
    &words::HELP_SETTINGS,
];

impl PublicPanel {
    /// What one can do, what is most useful now first.
    pub fn help(manner: Locale, situation: Situation) -> PublicPanel {
        let commands = COMMANDS.iter().map(|key| key.say()).collect();
        let page = Page::new(words::HELP_TITLE.say())
            .line(situation.advice().say())
            .field(words::HELP_COMMANDS.say(), commands);
        PublicPanel::of(laid_out(manner, &page))
    }

    /// Good first turns, for somebody who plays a game for the first time.
    pub fn first_turns(scene: &Context<'_>, manner: Locale) -> PublicPanel {
        let title = words::FIRST_TURNS_TITLE.with([("game", scene.kind.name().say().into())]);
        let page = Page::new(title);
        let first = scene.kind.first_game().map(|first| first.first_turns.say());
        PublicPanel::of(laid_out(manner, &first.into_iter().fold(page, Page::line)))
    }

    /// A term of the rules, explained with the values of an edition; without such a term, the terms there are.
    pub fn rules(
        manner: Locale,
        kind: &dyn GameInfo,
        explain: impl FnOnce(&Term) -> Phrase,
        term: Option<&str>,
    ) -> PublicPanel {
        let game = kind.name().say();
        let people = People::default();
        let voice = manner.voice(&people);
        let wanted = term.map(str::trim).filter(|term| !term.is_empty());
        let page = match wanted.map(|wanted| (wanted, find(manner, kind, wanted))) {
            Some((_, Some(term))) => {
                let title = [("game", game.into()), ("term", term.name.say().into())];
                let page = Page::new(words::RULES_TERM.with(title)).line(explain(term));
                return PublicPanel::of(with_terms(&voice, kind, laid_out(manner, &page)));
            }
            unknown => {
                let page = Page::new(words::RULES_TITLE.with([("game", game.into())]));
                let unknown = unknown.map(|(wanted, _)| words::RULES_UNKNOWN.with([("term", Arg::sign(wanted))]));
                let page = unknown.into_iter().fold(page, Page::line);
                page.line(Phrase::List(kind.terms().iter().map(|term| term.name.say()).collect()))
            }
        };
        PublicPanel::of(with_terms(&voice, kind, laid_out(manner, &page)))
    }
}

/// The term with this id, or with this name in the reader's language.
fn find<'a>(manner: Locale, kind: &'a dyn GameInfo, wanted: &str) -> Option<&'a Term> {
    let people = People::default();
    let voice = manner.voice(&people);
    let named = |term: &&Term| voice.label(&term.name.say()).to_lowercase() == wanted.to_lowercase();
    kind.terms().iter().find(|term| term.id == wanted).or_else(|| kind.terms().iter().find(named))
}

fn laid_out(manner: Locale, page: &Page) -> Panel {
    let people = People::default();
    let voice = manner.voice(&people);
    titled(&voice, &page.title).bearing(layout::sheets(&voice, page).swap_remove(0))
}

/// The panel with menus of all terms, in the order of their names.
fn with_terms(voice: &Renderer<'_>, kind: &dyn GameInfo, panel: Panel) -> Panel {
    let mut terms: Vec<(String, &Term)> =
        kind.terms().iter().map(|term| (voice.label(&term.name.say()), term)).collect();
    terms.sort_by_key(|(name, _)| name.to_lowercase());
    let menus = terms.len().div_ceil(limits::ENTRIES).max(1);
    let menu = |(part, terms): (usize, &[(String, &Term)])| {
        let name = |place: Option<&(String, &Term)>| Phrase::sign(place.map_or("", |(name, _)| name));
        let prompt =
            words::CHOOSE_TERM.with([("first", name(terms.first()).into()), ("last", name(terms.last()).into())]);
        let entry = |(name, term): &(String, &Term)| Entry {
            value: format!("{}/{}", kind.id(), term.id),
            label: clipped(name, limits::ENTRY),
            detail: None,
            grave: false,
        };
        let press = Press::open(Verb::Term, "", part.to_string());
        let prompt = clipped(&voice.label(&prompt), limits::ENTRY);
        Row::Menu(Menu { press, prompt, entries: terms.iter().map(entry).collect() })
    };
    let each = terms.len().div_ceil(menus).max(1);
    let rows = terms.chunks(each).enumerate().map(menu).take(limits::ROWS).collect();
    Panel { rows, ..panel }
}
