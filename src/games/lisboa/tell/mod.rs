//! How Lisboa speaks of itself.

mod commands;
mod costs;
mod decrees;
mod events;
mod lacerda;
mod names;
mod options;
mod pages;
mod pictures;
mod questions;
mod refusals;
mod scoring;
mod solo;
mod terms;

use super::Lisboa;
use super::action::Action;
use super::event::Event;
use super::refusal::Refusal;
use super::step::Question;
use super::view::View;
use super::words;
use crate::engine::picture::{Picture, Sheet, Sight};
use crate::engine::{Command, Key, OptionWords, Outcome, Page, PageSpec, Phrase, Price, Seat, SoloResult, Tell, Term};

impl Tell for Lisboa {
    const NAME: &'static Key = &words::names::NAME;
    const WORDS: &'static [&'static Key] = words::ALL;
    const COMMANDS: &'static [Command] = commands::COMMANDS;
    const PAGES: &'static [PageSpec] = pages::PAGES;
    const TERMS: &'static [Term] = terms::TERMS;
    const OPTION_WORDS: &'static [OptionWords] = commands::OPTION_WORDS;
    const AUTOMA: Option<&'static Key> = Some(&words::names::LACERDA);

    fn question(&self, view: &View, seat: Seat, question: Question) -> Phrase {
        self.ask(view, seat, question)
    }

    fn help(&self, _view: &View, question: Question) -> Option<&'static str> {
        questions::term(question)
    }

    fn option(&self, view: &View, seat: Seat, action: Action, price: &Price) -> Phrase {
        self.offer_words(view, seat, action, price)
    }

    fn option_detail(&self, view: &View, seat: Seat, action: Action) -> Option<Phrase> {
        self.more_words(view, seat, action)
    }

    fn explain(&self, term: &Term) -> Phrase {
        terms::explain(self.edition(), term)
    }

    fn groups(&self, _view: &View, action: Action) -> Vec<Phrase> {
        options::groups(action)
    }

    fn slots(&self, action: Action) -> Vec<(&'static str, String)> {
        commands::slots(action)
    }

    fn event(&self, event: &Event) -> Option<Phrase> {
        self.tell_event(event)
    }

    fn reason(&self, refusal: &Refusal) -> Phrase {
        self.refuse(refusal)
    }

    fn summary(&self, view: &View) -> Page {
        pages::summary(self.edition(), view)
    }

    fn set_up(&self, view: &View) -> Page {
        solo::set_up(self.edition(), view)
    }

    fn solo_result_line(solo_result: &SoloResult) -> Phrase {
        solo::solo_result_line(solo_result)
    }

    fn page(&self, view: &View, page: &str) -> Option<Page> {
        pages::page(self.edition(), view, page)
    }

    fn player(&self, view: &View, seat: Seat) -> Page {
        pages::player(self.edition(), view, seat)
    }

    fn picture(&self, sight: &Sight<'_, View>, sheet: Sheet<'_>) -> Option<Picture> {
        pictures::picture(self.edition(), sight, sheet)
    }

    fn hand(&self, view: &View, seat: Seat) -> Vec<Phrase> {
        pages::hand(self.edition(), view, seat)
    }

    fn scoring(&self, outcome: &Outcome) -> Page {
        scoring::scoring(self.edition(), outcome)
    }

    fn projection(&self, view: &View) -> Option<Page> {
        Some(scoring::projection(view))
    }
}
