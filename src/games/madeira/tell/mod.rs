//! How Madeira speaks of itself.

mod commands;
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
mod terms;

use super::action::Action;
use super::event::Event;
use super::refusal::Refusal;
use super::step::Question;
use super::view::View;
use super::{Madeira, words as w};
use crate::engine::picture::{Picture, Sheet, Sight};
use crate::engine::{Command, Key, Outcome, Page, PageSpec, Phrase, Price, Seat, Tell, Term};
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

    fn question(&self, view: &View, seat: Seat, question: Question) -> Phrase {
        questions::say(&self.reckoning(view, seat), question)
    }

    fn help(&self, view: &View, question: Question) -> Option<&'static str> {
        Some(questions::term(view, question))
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

    fn groups(&self, _view: &View, action: Action) -> Vec<Phrase> {
        commands::groups(action)
    }

    fn slots(&self, action: Action) -> Vec<(&'static str, String)> {
        commands::slots(action)
    }

    fn event(&self, event: &Event) -> Option<Phrase> {
        events::say(&self.edition, event)
    }

    fn reason(&self, refusal: &Refusal) -> Phrase {
        refusals::say(*refusal)
    }

    fn summary(&self, view: &View) -> Page {
        pages::summary(&self.edition, view)
    }

    fn page(&self, view: &View, page: &str) -> Option<Page> {
        pages::page(&self.edition, view, page)
    }

    fn player(&self, view: &View, seat: Seat) -> Page {
        pages::player(&self.edition, view, seat)
    }

    fn picture(&self, sight: &Sight<'_, View>, sheet: Sheet<'_>) -> Option<Picture> {
        pictures::picture(&self.edition, sight, sheet)
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
