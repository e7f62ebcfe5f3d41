//! How Lisboa speaks of itself.

mod commands;
mod costs;
mod decrees;
mod deeds;
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
mod sought;
mod terms;
mod weights;

use super::Lisboa;
use super::action::Action;
use super::event::Event;
use super::refusal::Refusal;
use super::step::Question;
use super::view::View;
use super::vocabulary::{Noble, StateAction};
use super::words;
use crate::engine::picture::{Picture, PictureSubject, PictureViews};
use crate::engine::{
    Command, Deed, FirstGame, Key, OptionWords, Outcome, Page, PageSpec, Phrase, Price, RulesChapter, Seat, SoloResult,
    Tell, Term, Weight,
};

impl Tell for Lisboa {
    const NAME: &'static Key = &words::names::NAME;
    const WORDS: &'static [&'static Key] = words::ALL;
    const COMMANDS: &'static [Command] = commands::COMMANDS;
    const PAGES: &'static [PageSpec] = pages::PAGES;
    const TERMS: &'static [Term] = terms::TERMS;
    const CHAPTERS: &'static [RulesChapter] = terms::CHAPTERS;
    const OPTION_WORDS: &'static [OptionWords] = commands::OPTION_WORDS;
    const AUTOMA: Option<&'static Key> = Some(&words::names::LACERDA);
    const FIRST_GAME: Option<FirstGame> = Some(FirstGame {
        goal: &words::terms::FIRST_GOAL,
        turn: &words::terms::FIRST_TURN,
        help: &words::terms::FIRST_HELP,
        first_turns: &words::terms::FIRST_TURNS_TEXT,
    });
    const DEEDS: &'static [Deed] = deeds::DEEDS;

    fn question(&self, view: &View, seat: Seat, question: Question) -> Phrase {
        self.ask(view, seat, question)
    }

    fn help(&self, _view: &View, question: Question) -> Option<&'static str> {
        questions::term(question)
    }

    fn standing_words(&self, _kind: &str, answer: &str, subject: Option<&str>) -> Phrase {
        if answer == StateAction::Produce.name() {
            return words::questions::STANDING_PRODUCE.say();
        }
        match subject.and_then(|subject| subject.parse::<Noble>().ok()) {
            Some(noble) => words::questions::STANDING_NOT_FOLLOW_NOBLE.with([("noble", names::noble(noble).into())]),
            None => words::questions::STANDING_NOT_FOLLOW.say(),
        }
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

    fn groups(&self, view: &View, action: Action) -> Vec<Phrase> {
        self.subjects(view, action)
    }

    fn grouped(&self, question: Question) -> bool {
        questions::is_grouped(question)
    }

    fn previews(&self, action: Action) -> bool {
        matches!(action, Action::Visit(_) | Action::Add(_) | Action::Follow(_))
    }

    fn completes(&self, answer: Action, question: Question) -> bool {
        questions::completes(answer, question)
    }

    fn sought(&self, view: &View, seat: Seat, question: Question) -> Vec<Action> {
        sought::sought(view, seat, question)
    }

    fn sought_name(&self, view: &View, seat: Seat, action: Action) -> Phrase {
        self.sought_words(view, seat, action)
    }

    fn means(&self, view: &View, seat: Seat) -> Vec<Phrase> {
        pages::means(view, seat)
    }

    fn slots(&self, action: Action) -> Vec<(&'static str, String)> {
        commands::slots(action)
    }

    fn event(&self, event: &Event) -> Option<Phrase> {
        self.tell_event(event)
    }

    fn weight(&self, event: &Event) -> Weight {
        weights::weight(event)
    }

    fn brief_reason(&self, refusal: &Refusal) -> Phrase {
        self.refuse_briefly(refusal)
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

    fn points(total: i32) -> Phrase {
        names::wigs(total)
    }

    fn deeds(&self, view: &View, seat: Seat) -> Vec<u32> {
        deeds::deeds(view, seat)
    }

    fn page(&self, view: &View, page: &str) -> Option<Page> {
        pages::page(self.edition(), view, page)
    }

    fn player(&self, view: &View, seat: Seat) -> Page {
        pages::player(self.edition(), view, seat)
    }

    fn picture(&self, views: &PictureViews<'_, View>, sheet: PictureSubject<'_>) -> Option<Picture> {
        pictures::picture(self.edition(), views, sheet)
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
