//! Help that starts from what one can do now, and the terms of the rules.

use super::board::titled;
use super::bot_words;
use super::compare_words;
use super::context::Context;
use super::layout;
use super::life_words;
use super::limits;
use super::panel::{Menu, MenuEntry, Panel, PublicPanel};
use super::people::People;
use super::press::{Press, Verb};
use super::reader::Locale;
use super::renderer::Renderer;
use super::review_words;
use super::text::clipped;
use super::waiting_words;
use super::{challenge, watch_words, words};
use crate::engine::{Arg, GameInfo, Key, Page, Phrase, RulesChapter, Term};

/// What somebody can do where they ask for help.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Situation {
    /// Their game waits for them.
    Asked,
    /// A game runs that does not.
    Waiting,
    /// A game runs here that they do not play.
    Watching,
    /// A table is in its lobby.
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
    &watch_words::HELP_WATCH,
    &life_words::HELP_TABLE,
    &life_words::HELP_STANDING,
    &challenge::words::HELP,
    &compare_words::HELP_RATINGS,
    &waiting_words::HELP_REMINDERS,
    &words::HELP_SETTINGS,
];

/// What bots add to that.
static BOT_COMMANDS: [&Key; 3] = [&bot_words::HELP, &bot_words::HELP_HINT, &review_words::HELP];

impl PublicPanel {
    /// What one can do, what is most useful now first.
    pub fn help(locale: Locale, situation: Situation, bots: bool) -> PublicPanel {
        let bots: &[&Key] = if bots { &BOT_COMMANDS } else { &[] };
        let commands = COMMANDS.iter().chain(bots).map(|key| key.say()).collect();
        let page = Page::new(words::HELP_TITLE.say())
            .line(situation.advice().say())
            .field(words::HELP_COMMANDS.say(), commands);
        PublicPanel::of(laid_out(locale, &page))
    }

    /// Good first turns, for somebody who plays a game for the first time.
    pub fn first_turns(context: &Context<'_>, locale: Locale) -> PublicPanel {
        let title = words::FIRST_TURNS_TITLE.with([("game", context.kind.name().say().into())]);
        let page = Page::new(title);
        let first = context.kind.first_game().map(|first| first.first_turns.say());
        PublicPanel::of(laid_out(locale, &first.into_iter().fold(page, Page::line)))
    }

    /// A term of the rules, explained with the values of an edition, or the terms of a chapter; else the chapters there are.
    pub fn rules(
        locale: Locale,
        kind: &dyn GameInfo,
        explain: impl FnOnce(&Term) -> Phrase,
        wanted: Option<&str>,
    ) -> PublicPanel {
        let people = People::default();
        let renderer = locale.renderer(&people);
        let game = || ("game", Arg::from(kind.name().say()));
        let wanted = wanted.map(str::trim).filter(|wanted| !wanted.is_empty());
        let chapters = chapters(kind);
        let chapter = wanted.and_then(|wanted| wanted.strip_prefix(CHAPTER)?.parse::<usize>().ok());
        if let Some((place, (name, terms))) = chapter.and_then(|place| Some((place, chapters.get(place)?))) {
            let title = words::RULES_TERM.with([game(), ("term", name.clone().into())]);
            let page = Page::new(title).line(names(terms));
            return PublicPanel::of(with_menus(&renderer, kind, &chapters, Some(place), laid_out(locale, &page)));
        }
        if let Some(term) = wanted.and_then(|wanted| find(locale, kind, wanted)) {
            let title = words::RULES_TERM.with([game(), ("term", term.name.say().into())]);
            let place = chapters.iter().position(|(_, terms)| terms.iter().any(|other| other.id == term.id));
            let page = Page::new(title).line(explain(term));
            return PublicPanel::of(with_menus(&renderer, kind, &chapters, place, laid_out(locale, &page)));
        }
        let unknown = wanted.map(|wanted| words::RULES_UNKNOWN.with([("term", Arg::sign(wanted))]));
        let page = unknown.into_iter().fold(Page::new(words::RULES_TITLE.with([game()])), Page::line);
        let page = chapters.iter().fold(page, |page, (name, terms)| page.field(name.clone(), vec![names(terms)]));
        let only = (chapters.len() == 1).then_some(0);
        PublicPanel::of(with_menus(&renderer, kind, &chapters, only, laid_out(locale, &page)))
    }
}

/// Marks a chapter, by its place, among the terms.
const CHAPTER: &str = "#";

/// The terms of each chapter. A game without chapters has one, which is called as the game.
fn chapters(kind: &dyn GameInfo) -> Vec<(Phrase, &'static [Term])> {
    let terms = kind.terms();
    let first = |chapter: &RulesChapter| terms.iter().position(|term| term.id == chapter.first).unwrap_or(terms.len());
    let starts: Vec<usize> = kind.chapters().iter().map(first).collect();
    if starts.is_empty() {
        return vec![(kind.name().say(), terms)];
    }
    let ends = starts.iter().copied().skip(1).chain([terms.len()]);
    let ranges = starts.iter().copied().zip(ends);
    kind.chapters().iter().zip(ranges).map(|(chapter, (from, to))| (chapter.name.say(), &terms[from..to])).collect()
}

fn names(terms: &[Term]) -> Phrase {
    Phrase::List(terms.iter().map(|term| term.name.say()).collect())
}

/// The term with this id, or with this name in the reader's language.
fn find<'a>(locale: Locale, kind: &'a dyn GameInfo, wanted: &str) -> Option<&'a Term> {
    let people = People::default();
    let renderer = locale.renderer(&people);
    let named = |term: &&Term| renderer.label(&term.name.say()).to_lowercase() == wanted.to_lowercase();
    kind.terms().iter().find(|term| term.id == wanted).or_else(|| kind.terms().iter().find(named))
}

fn laid_out(locale: Locale, page: &Page) -> Panel {
    let people = People::default();
    let renderer = locale.renderer(&people);
    titled(&renderer, &page.title).bearing(layout::sheets(&renderer, page).swap_remove(0))
}

/// The panel with a menu of the chapters, and one of the terms of a chapter.
fn with_menus(
    renderer: &Renderer<'_>,
    kind: &dyn GameInfo,
    chapters: &[(Phrase, &'static [Term])],
    open: Option<usize>,
    panel: Panel,
) -> Panel {
    let entry = |id: String, name: &Phrase| MenuEntry {
        value: format!("{}/{id}", kind.id()),
        label: clipped(&renderer.label(name), limits::ENTRY),
        detail: None,
        grave: false,
    };
    let menu = |part: &str, prompt: Phrase, entries: Vec<MenuEntry>| Menu {
        press: Press::open(Verb::Term, "", part),
        prompt: clipped(&renderer.label(&prompt), limits::ENTRY),
        entries,
    };
    let named = chapters.iter().enumerate().map(|(place, (name, _))| entry(format!("{CHAPTER}{place}"), name));
    let all = (chapters.len() > 1).then(|| menu("chapters", words::CHOOSE_CHAPTER.say(), named.collect()));
    let terms = open.and_then(|open| chapters.get(open)).map(|(name, terms)| {
        let prompt = words::CHOOSE_TERM.with([("chapter", name.clone().into())]);
        menu("terms", prompt, terms.iter().map(|term| entry(term.id.to_owned(), &term.name.say())).collect())
    });
    panel.menu(terms).menu(all)
}
