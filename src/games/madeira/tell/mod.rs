//! How Madeira speaks of itself.

mod commands;
mod deeds;
mod details;
mod events;
mod names;
mod options;
mod pages;
mod pictures;
mod questions;
mod reckoning;
mod refusals;
mod scoring;
mod sought;
mod terms;

use super::action::Action;
use super::event::Event;
use super::refusal::Refusal;
use super::step::Question;
use super::view::View;
use super::{Madeira, words as w};
use crate::engine::picture::{Picture, PictureSubject, PictureViews};
use crate::engine::{
    Command, Deed, FirstGame, Key, Outcome, Page, PageSpec, Phrase, Price, RulesChapter, Seat, Tell, Term, VariantName,
    Weight,
};
use reckoning::Reckoning;

impl Madeira {
    fn reckoning<'a>(&'a self, view: &'a View, seat: Seat) -> Reckoning<'a> {
        Reckoning { edition: &self.edition, view, seat }
    }
}

impl Tell for Madeira {
    const NAME: &'static Key = &w::NAME;
    const WORDS: &'static [&'static Key] = w::ALL;
    const COMMANDS: &'static [Command] = commands::COMMANDS;
    const PAGES: &'static [PageSpec] = pages::PAGES;
    const TERMS: &'static [Term] = terms::TERMS;
    const CHAPTERS: &'static [RulesChapter] = terms::CHAPTERS;
    const FIRST_GAME: Option<FirstGame> = Some(FirstGame {
        goal: &w::FIRST_GOAL,
        turn: &w::FIRST_TURN,
        help: &w::FIRST_HELP,
        first_turns: &w::FIRST_TURNS,
    });
    const DEEDS: &'static [Deed] = deeds::DEEDS;

    fn question(&self, view: &View, seat: Seat, question: Question) -> Phrase {
        questions::say(&self.reckoning(view, seat), question)
    }

    fn help(&self, view: &View, question: Question) -> Option<&'static str> {
        Some(questions::term(view, question))
    }

    fn standing_words(&self, kind: &str, _answer: &str, _subject: Option<&str>) -> Phrase {
        if kind == Question::Feed.kind() { w::STANDING_FEED_ALL.say() } else { w::STANDING_NO_WINDMILL.say() }
    }

    fn option(&self, view: &View, seat: Seat, action: Action, price: &Price) -> Phrase {
        options::say(&self.reckoning(view, seat), action, price)
    }

    fn option_detail(&self, view: &View, seat: Seat, action: Action) -> Option<Phrase> {
        details::say(&self.reckoning(view, seat), action)
    }

    fn explain(&self, term: &Term) -> Phrase {
        terms::explain(&self.edition, term)
    }

    fn groups(&self, view: &View, action: Action) -> Vec<Phrase> {
        // What a group says is known to everybody, so whose eyes it is seen with does not matter.
        commands::groups(&self.reckoning(view, view.seat.unwrap_or(Seat(0))), action)
    }

    fn grouped(&self, question: Question) -> bool {
        questions::is_grouped(question)
    }

    fn previews(&self, action: Action) -> bool {
        matches!(action, Action::Die(..) | Action::Pirate(..) | Action::Row(_) | Action::Sail(_))
    }

    fn completes(&self, _answer: Action, question: Question) -> bool {
        questions::completes(question)
    }

    fn sought(&self, view: &View, seat: Seat, question: Question) -> Vec<Action> {
        sought::actions(&self.reckoning(view, seat), question)
    }

    fn sought_name(&self, view: &View, seat: Seat, action: Action) -> Phrase {
        sought::name(&self.reckoning(view, seat), action)
    }

    fn means(&self, view: &View, seat: Seat) -> Vec<Phrase> {
        pages::means(view, seat)
    }

    fn slots(&self, action: Action) -> Vec<(&'static str, String)> {
        commands::slots(action)
    }

    fn event(&self, event: &Event) -> Option<Phrase> {
        events::say(&self.edition, event)
    }

    fn weight(&self, event: &Event) -> Weight {
        events::weight(event)
    }

    fn brief_reason(&self, refusal: &Refusal) -> Phrase {
        sought::brief(*refusal).unwrap_or_else(|| refusals::say(*refusal))
    }

    fn reason(&self, refusal: &Refusal) -> Phrase {
        refusals::say(*refusal)
    }

    fn summary(&self, view: &View) -> Page {
        pages::summary(&self.edition, view)
    }

    fn points(total: i32) -> Phrase {
        names::points(total)
    }

    fn deeds(&self, view: &View, seat: Seat) -> Vec<u32> {
        deeds::deeds(view, seat)
    }

    fn page(&self, view: &View, page: &str) -> Option<Page> {
        pages::page(&self.edition, view, page)
    }

    fn player(&self, view: &View, seat: Seat) -> Page {
        pages::player(&self.edition, view, seat)
    }

    fn picture(&self, views: &PictureViews<'_, View>, sheet: PictureSubject<'_>) -> Option<Picture> {
        pictures::picture(&self.edition, views, sheet)
    }

    fn hand(&self, view: &View, seat: Seat) -> Vec<Phrase> {
        pages::hand(view, seat)
    }

    fn scoring(&self, outcome: &Outcome) -> Page {
        scoring::scoring(&self.edition, outcome)
    }

    fn projection(&self, view: &View) -> Option<Page> {
        Some(scoring::projection(&self.edition, view))
    }
}
