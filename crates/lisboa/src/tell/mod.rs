//! How Lisboa speaks of itself.

mod commands;
pub mod costs;
mod decrees;
mod deeds;
pub mod events;
pub mod lacerda;
mod lessons;
pub mod names;
pub mod options;
mod pages;
mod pictures;
pub mod places;
mod refusals;
mod scoring;
mod solo;
mod terms;

use super::Lisboa;
use super::refusal::Refusal;
use super::view::View;
use super::vocabulary::{Noble, StateAction};
use crate::words as w;
use engine::picture::{Picture, PictureSubject, PictureViews, Sign, Theme};
use engine::{
    Command, Deed, FirstGame, GlanceLine, Key, Lesson, OptionWords, Outcome, Page, PageSpec, Phrase, RulesChapter,
    Seat, SoloResult, Tell, Term,
};

impl Tell for Lisboa {
    const NAME: &'static Key = &w::NAME;
    const COMMANDS: &'static [Command] = commands::COMMANDS;
    const PAGES: &'static [PageSpec] = pages::PAGES;
    const TERMS: &'static [Term] = terms::TERMS;
    const CHAPTERS: &'static [RulesChapter] = terms::CHAPTERS;
    const OPTION_WORDS: &'static [OptionWords] = commands::OPTION_WORDS;
    const AUTOMA: Option<&'static Key> = Some(&w::LACERDA);
    const FIRST_GAME: Option<FirstGame> = Some(FirstGame {
        goal: &w::FIRST_GOAL,
        turn: &w::FIRST_TURN,
        help: &w::FIRST_HELP,
        first_turns: &w::TERM_FIRST_TURNS_TEXT,
    });
    const DEEDS: &'static [Deed] = deeds::DEEDS;
    const LESSONS: &'static [&'static Lesson] = &lessons::LESSONS;

    fn signs() -> Option<(Theme, Vec<(Sign, Phrase)>)> {
        Some((pictures::THEME, pictures::signs()))
    }

    engine::told_by_steps! {}

    fn standing_words(&self, _kind: &str, answer: &str, subject: Option<&str>) -> Phrase {
        if answer == StateAction::Produce.name() {
            return w::STANDING_PRODUCE.say();
        }
        match subject.and_then(|subject| subject.parse::<Noble>().ok()) {
            Some(noble) => w::StandingNotFollowNoble { noble: names::noble(noble) }.say(),
            None => w::STANDING_NOT_FOLLOW.say(),
        }
    }

    fn explain(&self, term: &Term) -> Phrase {
        terms::explain(self.edition(), term)
    }

    fn means(&self, view: &View, seat: Seat) -> Vec<Phrase> {
        pages::means(view, seat)
    }

    fn brief_reason(&self, refusal: &Refusal) -> Phrase {
        self.refuse_briefly(refusal)
    }

    fn reason(&self, refusal: &Refusal) -> Phrase {
        self.refuse(refusal)
    }

    fn glance(&self, view: &View) -> Vec<GlanceLine> {
        pages::glance(view)
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

    fn points_so_far(&self, view: &View) -> Vec<i32> {
        view.players.iter().map(|player| i32::from(player.wigs)).collect()
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
