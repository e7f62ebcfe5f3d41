//! How Madeira speaks of itself.

mod commands;
mod deeds;
mod lessons;
pub mod names;
mod pages;
mod pictures;
pub mod places;
mod reckoning;
mod refusals;
mod scoring;
mod terms;

use super::Madeira;
use super::question::Question;
use super::refusal::Refusal;
use super::view::View;
use crate::words as w;
use engine::picture::{Picture, PictureSubject, PictureViews, Sign, Theme};
use engine::{
    Command, Deed, FirstGame, GlanceLine, Key, Lesson, Outcome, Page, PageSpec, Phrase, RulesChapter, Seat, Tell, Term,
    VariantName,
};

impl Tell for Madeira {
    const NAME: &'static Key = &w::NAME;
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
    const HAND: Option<&'static Key> = Some(&w::WHAT_YOU_HAVE);
    const DEEDS: &'static [Deed] = deeds::DEEDS;
    const LESSONS: &'static [&'static Lesson] = &lessons::LESSONS;

    engine::told_by_steps! {}

    fn signs() -> Option<(Theme, Vec<(Sign, Phrase)>)> {
        Some((pictures::THEME, pictures::signs()))
    }

    fn standing_words(&self, kind: &str, _answer: &str, _subject: Option<&str>) -> Phrase {
        if kind == Question::Feed.kind() { w::STANDING_FEED_ALL.say() } else { w::STANDING_NO_WINDMILL.say() }
    }

    fn explain(&self, term: &Term) -> Phrase {
        terms::explain(&self.edition, term)
    }

    fn means(&self, view: &View, seat: Seat) -> Vec<Phrase> {
        pages::means(view, seat)
    }

    fn brief_reason(&self, refusal: &Refusal) -> Phrase {
        refusals::brief(*refusal).unwrap_or_else(|| refusals::say(*refusal))
    }

    fn reason(&self, refusal: &Refusal) -> Phrase {
        refusals::say(*refusal)
    }

    fn glance(&self, view: &View) -> Vec<GlanceLine> {
        pages::glance(view)
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

    fn points_so_far(&self, view: &View) -> Vec<i32> {
        view.players.iter().map(|player| i32::from(player.pp)).collect()
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
