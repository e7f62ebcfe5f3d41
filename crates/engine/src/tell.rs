//! How a game describes itself: its questions, options, events, pages and commands as neutral data.
//!
//! A game decides *what* to say ([`Phrase`]); `present` knows the words, front ends know how to draw them.

use super::game::Game;
use super::lesson::Lesson;
use super::outcome::{Outcome, SoloResult};
use super::page::Page;
use super::phrase::{Key, Phrase};
use super::picture::{Picture, PictureSubject, PictureViews, Sign, Theme};
use super::price::Price;
use super::seat::Seat;

/// A command of a game: one of its main actions, with named slots that answer questions on the way.
#[derive(Clone, Copy, Debug)]
pub struct Command {
    /// What to type, in English; translations are texts.
    pub name: &'static str,
    pub about: &'static Key,
    pub slots: &'static [Slot],
}

/// A named part of a command.
#[derive(Clone, Copy, Debug)]
pub struct Slot {
    pub name: &'static str,
    pub about: &'static Key,
}

/// A page that can be asked for.
#[derive(Clone, Copy, Debug)]
pub struct PageSpec {
    pub id: &'static str,
    pub name: &'static Key,
}

/// A term of the rules that can be looked up.
#[derive(Clone, Copy, Debug)]
pub struct Term {
    pub id: &'static str,
    pub name: &'static Key,
    /// Its text, unless that has numbers of the edition: then [`Tell::explain`] says it.
    pub text: Option<&'static Key>,
}

impl Term {
    /// Its text; nothing if that has numbers of the edition.
    pub fn say(&self) -> Phrase {
        self.text.map_or_else(Phrase::empty, Key::say)
    }
}

/// A chapter of the terms of the rules.
#[derive(Clone, Copy, Debug)]
pub struct RulesChapter {
    pub name: &'static Key,
    /// What its terms explain, in a sentence.
    pub about: &'static Key,
    /// The id of its first term; it extends to the first of the next chapter.
    pub first: &'static str,
}

/// Something that players build or win, and that is counted at the end for statistics: a strategy as the game names it.
#[derive(Clone, Copy, Debug)]
pub struct Deed {
    /// The name under which it is stored.
    pub id: &'static str,
    pub name: &'static Key,
}

/// The words of an option for opening a table.
#[derive(Clone, Copy, Debug)]
pub struct OptionWords {
    /// The id of its `OptionSpec`.
    pub id: &'static str,
    pub name: &'static Key,
    /// Each value and its name.
    pub values: &'static [(&'static str, &'static Key)],
}

/// What a first-time player is told: what the game is about, how a turn goes and where to find help, a sentence each;
/// and good first turns, as a page.
#[derive(Clone, Copy, Debug)]
pub struct FirstGame {
    pub goal: &'static Key,
    pub turn: &'static Key,
    pub help: &'static Key,
    pub first_turns: &'static Key,
}

/// The role of an event when a turn is told as a paragraph.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Weight {
    /// What a player did, and the points it scored: it comes first.
    Action,
    /// What came of it.
    Result,
    /// The reason: left out where there is little room.
    Reason,
}

/// A line of the board at a glance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GlanceLine {
    /// Whom or what it is about; empty if it says so itself.
    pub of: Phrase,
    pub stands: Phrase,
    /// What stands in the picture in large: only those who cannot see it are told.
    pub shown: Option<Phrase>,
}

impl GlanceLine {
    pub fn new(of: impl Into<Phrase>, stands: Phrase) -> GlanceLine {
        GlanceLine { of: of.into(), stands, shown: None }
    }

    /// A line about the whole game.
    pub fn of_all(stands: Phrase) -> GlanceLine {
        GlanceLine { of: Phrase::empty(), stands, shown: None }
    }
}

/// Describes a game in words.
pub trait Tell: Game {
    /// The game's name.
    const NAME: &'static Key;
    /// The main actions.
    const COMMANDS: &'static [Command];
    /// The pages of the board; the first is the whole board.
    const PAGES: &'static [PageSpec];
    /// The terms of `/rules`.
    const TERMS: &'static [Term];
    /// The chapters of the terms, in order. Together they contain all terms; none if there are too few.
    const CHAPTERS: &'static [RulesChapter] = &[];
    /// The words of every one of `OPTIONS`.
    const OPTION_WORDS: &'static [OptionWords] = &[];
    /// The name of the opponent played by the rules, if there is one.
    const AUTOMA: Option<&'static Key> = None;
    /// What a player is told at their first game.
    const FIRST_GAME: Option<FirstGame> = None;
    /// The lessons, in the order in which they are best taken.
    const LESSONS: &'static [&'static Lesson] = &[];
    /// The name of what `hand` lists, if that is no hand.
    const HAND: Option<&'static Key> = None;
    /// What statistics count at the end of a game.
    const DEEDS: &'static [Deed] = &[];

    /// The signs of pieces in pictures with their words, and the colours of the page that explains them. None: the game has
    /// no pictures.
    fn signs() -> Option<(Theme, Vec<(Sign, Phrase)>)> {
        None
    }

    /// The question in words: one short sentence.
    fn question(&self, view: &Self::View, seat: Seat, question: Self::Question) -> Phrase;

    /// The term of the rules that explains this question, if one does.
    fn help(&self, _view: &Self::View, _question: Self::Question) -> Option<&'static str> {
        None
    }

    /// An option in words, with its cost and effect. Short: a line of a menu on a phone. Costs are taken from the
    /// price, never computed again, so that the label cannot contradict it.
    fn option(&self, view: &Self::View, seat: Seat, action: Self::Action, price: &Price) -> Phrase;

    /// More about an option, for the second line of a menu. What it says to be possible next is taken from `next`, the
    /// answers that the rules announce ([`Game::announces`]).
    fn option_detail(
        &self,
        _view: &Self::View,
        _seat: Seat,
        _action: Self::Action,
        _next: &[Self::Action],
    ) -> Option<Phrase> {
        None
    }

    /// A standing answer ([`Game::recurring`]) in words: "Do not follow", or about one subject, "Do not follow the
    /// King".
    fn standing_words(&self, _kind: &str, _answer: &str, _subject: Option<&str>) -> Phrase {
        Phrase::empty()
    }

    /// A term of the rules in a few sentences, with the values of this edition.
    fn explain(&self, term: &Term) -> Phrase {
        term.say()
    }

    /// The subjects under which an option is found when there are more than 25, or always ([`Tell::grouped`]): the
    /// widest first.
    fn groups(&self, view: &Self::View, action: Self::Action) -> Vec<Phrase>;

    /// The places of the board to which an option belongs, by the names that pictures give them ([`Item::Place`]), the
    /// most telling first. Empty: it belongs to none.
    ///
    /// [`Item::Place`]: super::picture::Item::Place
    fn places(&self, _view: &Self::View, _action: Self::Action) -> Vec<String> {
        Vec::new()
    }

    /// Whether the options of this question are always shown under their first subjects, however few they are, so that
    /// the question looks the same every time. A subject with a single option is shown as that option.
    fn grouped(&self, _question: Self::Question) -> bool {
        false
    }

    /// Whether this question only completes the answer before it, such as where a chosen worker goes. Where there is
    /// room, a menu shows both answers as one entry.
    fn completes(&self, _answer: Self::Action, _question: Self::Question) -> bool {
        false
    }

    /// Whether this question only asks how something is paid. Its options begin with the usual way: a menu that merges it with
    /// the answer before lists that one alone, and the others behind *otherwise*.
    fn pays(&self, _question: Self::Question) -> bool {
        false
    }

    /// Whether this option is to do nothing: where what is done instead is part of the same entry, that alone is said.
    fn declines(&self, _action: Self::Action) -> bool {
        false
    }

    /// Whether the detail of this option only says what it leads to, so that it can be left out where the next answer
    /// is part of the same entry.
    fn previews(&self, _action: Self::Action) -> bool {
        false
    }

    /// The actions that people look for under this question, legal or not, the most wanted first. Those that are not
    /// listed are shown with the reason why not.
    fn sought(&self, _view: &Self::View, _seat: Seat, _question: Self::Question) -> Vec<Self::Action> {
        Vec::new()
    }

    /// The name, in a few words, of an action that is sought but not legal. Actions with the same name and reason are
    /// named once.
    fn sought_name(&self, view: &Self::View, _seat: Seat, action: Self::Action) -> Phrase {
        self.groups(view, action).into_iter().next().unwrap_or_else(|| Phrase::sign(action.to_string()))
    }

    /// What this seat has after the steps so far, in at most two short lines: money, goods and space, people, plans.
    fn means(&self, _view: &Self::View, _seat: Seat) -> Vec<Phrase> {
        Vec::new()
    }

    /// The slots of commands that this action fills, with the texts that mean it. For main actions, the first is ("do",
    /// name of the command).
    fn slots(&self, action: Self::Action) -> Vec<(&'static str, String)>;

    /// What happened, as a person would tell it. None: nothing worth telling.
    fn event(&self, event: &Self::Event) -> Option<Phrase>;

    /// The role of this event when a turn is told as a paragraph.
    fn weight(&self, _event: &Self::Event) -> Weight {
        Weight::Result
    }

    /// Why not, in a few words in brackets after the missing action: "no plan you could complete".
    fn brief_reason(&self, refusal: &Self::Refusal) -> Phrase {
        self.reason(refusal)
    }

    /// Why not, and which rule says so.
    fn reason(&self, refusal: &Self::Refusal) -> Phrase;

    /// The board at a glance, beside its picture: at most six lines that a phone shows in a line or two each, one for each
    /// player in the order of their seats (points, means, what is scarce), then one for the market or the phase.
    fn glance(&self, view: &Self::View) -> Vec<GlanceLine>;

    /// The board in words, for the turn message without a picture.
    fn summary(&self, view: &Self::View) -> Page;

    /// The setup of a game, as everybody may see it: what people want to know before they play it.
    fn set_up(&self, view: &Self::View) -> Page {
        self.summary(view)
    }

    /// A soloist's result, in a line of a ranking.
    fn solo_result_line(solo_result: &SoloResult) -> Phrase {
        Phrase::List(solo_result.merits.iter().map(|item| Phrase::sign(item.points.to_string())).collect())
    }

    /// This many points, as the game calls them.
    fn points(total: i32) -> Phrase {
        Phrase::sign(total.to_string())
    }

    /// How many of each of `DEEDS` a seat has, in their order.
    fn deeds(&self, _view: &Self::View, _seat: Seat) -> Vec<u32> {
        Vec::new()
    }

    /// The points of everybody so far, seats in order, then automas. Empty: they are counted at the end only.
    fn points_so_far(&self, _view: &Self::View) -> Vec<i32> {
        Vec::new()
    }

    /// One of `PAGES`.
    fn page(&self, view: &Self::View, page: &str) -> Option<Page>;

    /// The page about one player.
    fn player(&self, view: &Self::View, seat: Seat) -> Page;

    /// A picture of one of `PAGES` or of a player. It is drawn from views, so it shows what its viewer may see and no
    /// more. None: the game has no such picture.
    fn picture(&self, _sight: &PictureViews<'_, Self::View>, _sheet: PictureSubject<'_>) -> Option<Picture> {
        None
    }

    /// What only this seat may see: its hand, one line each. Empty if it has no secrets.
    fn hand(&self, view: &Self::View, seat: Seat) -> Vec<Phrase>;

    /// The final scoring, step by step.
    fn scoring(&self, outcome: &Outcome) -> Page;

    /// The projected final scoring if the game ended now, as far as everybody may know. None: nothing to tell.
    fn projection(&self, view: &Self::View) -> Option<Page>;
}
