//! Help that starts from what one can do now, and the terms of the rules.

use super::context::{Context, button};
use super::request::{Request, TableRequest};
use super::words;
use crate::panels::layout;
use crate::panels::limits;
use crate::panels::panel::{Menu, MenuEntry, Panel, PrivatePanel, PublicPanel, Row};
use crate::turn::board::titled;
use crate::wording::people::People;
use crate::wording::reader::Locale;
use crate::wording::renderer::Renderer;
use crate::wording::terms::find_terms;
use crate::wording::text::length;
use engine::{GameInfo, Key, Page, Phrase, RulesChapter, Term};
use table::GameId;

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
    Lobby,
    NoGame,
}

impl Situation {
    fn advice(self) -> &'static Key {
        match self {
            Situation::Asked => &words::HELP_ASKED,
            Situation::Waiting => &words::HELP_WAITING,
            Situation::Watching => &words::HELP_WATCHING,
            Situation::Lobby => &words::HELP_GATHERING,
            Situation::NoGame => &words::HELP_NO_GAME,
        }
    }
}

/// Commands that belong together, and what bots add to them.
struct Group {
    name: &'static Key,
    commands: &'static [&'static Key],
    with_bots: &'static [&'static Key],
}

static OWN_TURN: Group = Group {
    name: &words::HELP_OWN_TURN,
    commands: &[&words::HELP_TURN, &words::HELP_DO, &words::HELP_SEAT, &words::HELP_STANDING],
    with_bots: &[&words::HELP_HINT],
};
static LOOKING: Group = Group {
    name: &words::HELP_LOOKING,
    commands: &[&words::HELP_LOOK, &words::HELP_RULES, &words::HELP_LEARN, &words::HELP_WATCH],
    with_bots: &[&words::HELP_REVIEW],
};
static TABLES: Group = Group {
    name: &words::HELP_TABLES,
    commands: &[&words::HELP_MINE, &words::HELP_MOVE, &words::HELP_TABLE, &words::CHALLENGE_HELP],
    with_bots: &[&words::HELP_BOTS],
};
static PERSON: Group = Group {
    name: &words::HELP_PERSON,
    commands: &[&words::HELP_REMINDERS, &words::HELP_SETTINGS, &words::HELP_RATINGS],
    with_bots: &[],
};

impl Situation {
    /// What one can do, what is most useful now first.
    fn groups(self) -> Vec<&'static Group> {
        match self {
            Situation::Asked => vec![&OWN_TURN, &LOOKING, &TABLES, &PERSON],
            Situation::Waiting => vec![&LOOKING, &OWN_TURN, &TABLES, &PERSON],
            Situation::Watching => vec![&LOOKING, &TABLES, &PERSON],
            Situation::Lobby | Situation::NoGame => vec![&TABLES, &LOOKING, &PERSON],
        }
    }
}

impl PublicPanel {
    /// What one can do, in groups, what is most useful now first.
    pub fn help(locale: Locale, situation: Situation, bots: bool) -> PublicPanel {
        let page = Page::new(words::HELP_TITLE.say()).line(situation.advice().say());
        let page = situation.groups().into_iter().fold(page, |page, group| {
            let lines = group.commands.iter().chain(group.with_bots.iter().filter(|_| bots));
            page.field(group.name.say(), lines.map(|key| key.say()).collect())
        });
        PublicPanel::of(laid_out(locale, &page))
    }

    /// The same with commands that can be clicked: what is typed, and the mention that Discord makes a button of. A text
    /// in which they do not fit stays as it is.
    pub fn with_mentions(mut self, mentions: &[(String, String)]) -> PublicPanel {
        let fields = self.panel.fields.iter_mut().map(|field| (&mut field.value, limits::FIELD_VALUE));
        for (text, most) in fields.chain([(&mut self.panel.text, limits::TEXT)]) {
            let with = mentioned(text, mentions);
            if length(&with) <= most {
                *text = with;
            }
        }
        self
    }

    /// Good first turns, for somebody who plays a game for the first time.
    pub fn first_turns(context: &Context<'_>, locale: Locale) -> PublicPanel {
        let title = words::FirstTurnsTitle { game: context.kind.name.say() }.say();
        let page = Page::new(title);
        let first = context.kind.first_game.map(|first| first.first_turns.say());
        PublicPanel::of(laid_out(locale, &first.into_iter().fold(page, Page::line)))
    }

    /// A term of the rules, explained with the values of an edition, or the terms of a chapter; else the chapters there are.
    pub fn rules(
        locale: Locale,
        kind: &GameInfo,
        explain: impl FnOnce(&Term) -> Phrase,
        wanted: Option<&str>,
    ) -> PublicPanel {
        let people = People::default();
        let renderer = locale.renderer(&people);
        let game = || kind.name.say();
        let wanted = wanted.map(str::trim).filter(|wanted| !wanted.is_empty());
        let chapters = chapters(kind);
        let chapter = wanted.and_then(|wanted| wanted.strip_prefix(CHAPTER)?.parse::<usize>().ok());
        if let Some((place, (name, terms))) = chapter.and_then(|place| Some((place, chapters.get(place)?))) {
            let title = words::RulesTerm { game: game(), term: name.clone() }.say();
            let about = kind.chapters.get(place).map(|chapter| chapter.about.say());
            let page = about.into_iter().fold(Page::new(title), Page::line).line(names(terms));
            return PublicPanel::of(with_menus(&renderer, kind, &chapters, Some(place), laid_out(locale, &page)));
        }
        if let Some(term) = wanted.and_then(|wanted| find_terms(kind, locale.language, wanted).into_iter().next()) {
            let title = words::RulesTerm { game: game(), term: term.name.say() }.say();
            let place = chapters.iter().position(|(_, terms)| terms.iter().any(|other| other.id == term.id));
            let page = Page::new(title).line(explain(term));
            return PublicPanel::of(with_menus(&renderer, kind, &chapters, place, laid_out(locale, &page)));
        }
        let unknown = wanted.map(|wanted| words::RulesUnknown { term: wanted.to_string() }.say());
        let page = unknown.into_iter().fold(Page::new(words::RulesTitle { game: game() }.say()), Page::line);
        let page = chapters.iter().fold(page, |page, (name, terms)| page.field(name.clone(), vec![names(terms)]));
        let only = (chapters.len() == 1).then_some(0);
        PublicPanel::of(with_menus(&renderer, kind, &chapters, only, laid_out(locale, &page)))
    }
}

/// A text with mentions in the place of commands.
fn mentioned(text: &str, mentions: &[(String, String)]) -> String {
    let (mut out, mut rest) = (String::new(), text);
    while let Some(start) = rest.find('/') {
        out.push_str(&rest[..start]);
        rest = &rest[start..];
        let ends = |after: &str| !after.starts_with(|next: char| next.is_alphanumeric() || next == '-');
        let typed = |typed: &str| rest.strip_prefix(typed).is_some_and(ends);
        // `/game new` rather than `/game`.
        let found = mentions.iter().filter(|(command, _)| typed(command)).max_by_key(|(command, _)| command.len());
        let (said, length) = found.map_or(("/", 1), |(command, mention)| (mention, command.len()));
        out.push_str(said);
        rest = &rest[length..];
    }
    out + rest
}

impl PublicPanel {
    /// The same in place of somebody's turn panel: with the way back there, also from the terms that it leads to.
    pub fn within_turn(self, locale: Locale, game: GameId) -> PublicPanel {
        PublicPanel { panel: within_turn(self.panel, locale, game), ..self }
    }
}

impl PrivatePanel {
    /// The same in place of the turn panel: with the way back there.
    pub fn within_turn(mut self, locale: Locale, game: GameId) -> PrivatePanel {
        self.panel = within_turn(self.panel, locale, game);
        self
    }
}

fn within_turn(mut panel: Panel, locale: Locale, game: GameId) -> Panel {
    for row in &mut panel.rows {
        let Row::Menu(menu) = row else { continue };
        for entry in &mut menu.entries {
            if let Request::Term { term, .. } = &mut entry.request {
                entry.request = Request::Table(game, TableRequest::Rules(std::mem::take(term)));
            }
        }
    }
    let people = People::default();
    let back = button(&locale.renderer(&people), Request::Table(game, TableRequest::Turn), &words::BACK);
    panel.buttons(vec![back])
}

/// Marks a chapter, by its place, among the terms.
const CHAPTER: &str = "#";

/// The terms of each chapter. A game without chapters has one, which is called as the game.
fn chapters(kind: &GameInfo) -> Vec<(Phrase, &'static [Term])> {
    let terms = kind.terms;
    let first = |chapter: &RulesChapter| terms.iter().position(|term| term.id == chapter.first).unwrap_or(terms.len());
    let starts: Vec<usize> = kind.chapters.iter().map(first).collect();
    if starts.is_empty() {
        return vec![(kind.name.say(), terms)];
    }
    let ends = starts.iter().copied().skip(1).chain([terms.len()]);
    let ranges = starts.iter().copied().zip(ends);
    kind.chapters.iter().zip(ranges).map(|(chapter, (from, to))| (chapter.name.say(), &terms[from..to])).collect()
}

fn names(terms: &[Term]) -> Phrase {
    Phrase::List(terms.iter().map(|term| term.name.say()).collect())
}

fn laid_out(locale: Locale, page: &Page) -> Panel {
    let people = People::default();
    let renderer = locale.renderer(&people);
    titled(&renderer, &page.title).bearing(layout::sheets(&renderer, page).swap_remove(0))
}

/// The panel with a menu of the chapters, and one of the terms of a chapter.
fn with_menus(
    renderer: &Renderer<'_>,
    kind: &GameInfo,
    chapters: &[(Phrase, &'static [Term])],
    open: Option<usize>,
    panel: Panel,
) -> Panel {
    let entry = |term: String, name: &Phrase| {
        MenuEntry::new(Request::Term { game: kind.id.to_owned(), term }, &renderer.label(name))
    };
    let menu = |part: &str, prompt: Phrase, entries| Menu::new(part, &renderer.label(&prompt), entries);
    let named = chapters.iter().enumerate().map(|(place, (name, _))| entry(format!("{CHAPTER}{place}"), name));
    let all = menu("chapters", words::CHOOSE_CHAPTER.say(), named.collect()).filter(|_| chapters.len() > 1);
    let terms = open.and_then(|open| chapters.get(open)).and_then(|(name, terms)| {
        let prompt = words::ChooseTerm { chapter: name.clone() }.say();
        menu("terms", prompt, terms.iter().map(|term| entry(term.id.to_owned(), &term.name.say())).collect())
    });
    panel.menu(terms).menu(all)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_become_mentions_and_nothing_else_does() {
        let mentions = [("/game", "</game:1>"), ("/game new", "</game new:1>"), ("/ход", "</turn:2>")];
        let mentions = mentions.map(|(command, mention)| (command.to_owned(), mention.to_owned()));
        let said = |text| mentioned(text, &mentions);
        assert_eq!(
            said("Open one with /game new; /games and 1/2 stay."),
            "Open one with </game new:1>; /games and 1/2 stay."
        );
        assert_eq!(said("/ход — сделать ход, /ходить, /game"), "</turn:2> — сделать ход, /ходить, </game:1>");
    }

    #[test]
    fn ones_own_turn_comes_first_where_it_waits_and_is_left_out_where_there_is_none() {
        let named = |situation| {
            let panel = PublicPanel::help(Locale::default(), situation, true);
            panel.panel().fields.iter().map(|field| field.name.clone()).collect::<Vec<_>>()
        };
        assert_eq!(named(Situation::Asked)[0], "Your turn");
        assert!(!named(Situation::NoGame).contains(&"Your turn".to_owned()));
        assert!([3, 4].contains(&named(Situation::Watching).len()));
    }
}
