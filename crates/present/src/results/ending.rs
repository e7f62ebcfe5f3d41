//! The end of a game: winners, places, and the scoring step by step.

use crate::context::Context;
use crate::panels::page_ref::PageRef;
use crate::panels::panel::{Panel, PublicPanel, Row};
use crate::panels::{layout, limits};
use crate::request::TableRequest;
use crate::turn::board::titled;
use crate::wording::reader::Locale;
use crate::wording::renderer::Renderer;
use crate::words;
use engine::{Key, Outcome, Page, Phrase, PublicView, Score};
use table::Proposal;

impl PublicPanel {
    /// How a game ended.
    pub fn ending(context: &Context<'_>, locale: Locale, view: PublicView<'_>, outcome: &Outcome) -> PublicPanel {
        let renderer = locale.renderer(context.people);
        let page = results(context, &renderer, view, outcome);
        let panel: Panel = titled(&renderer, &page.title).bearing(layout::sheets(&renderer, &page).swap_remove(0));
        PublicPanel::of(panel.buttons(vec![
            context.opener(&renderer, TableRequest::Rematch, &words::REMATCH),
            context.opener(&renderer, TableRequest::Replay(0), &words::REPLAY),
            context.opener(&renderer, TableRequest::Review { share: false }, &words::REVIEW),
            context.opener(&renderer, TableRequest::Board(PageRef::default()), &words::BOARD),
            context.opener(&renderer, TableRequest::Log(None), &words::LOG),
            context.opener(&renderer, TableRequest::Record, &words::RECORD),
        ]))
    }
}

impl PublicPanel {
    /// With a button that proposes to show all hands, next to the other ones.
    pub fn with_hands_to_show(self, context: &Context<'_>, locale: Locale) -> PublicPanel {
        self.with_another(context, locale, TableRequest::Propose(Proposal::ShowHands), &words::SHOW_HANDS)
    }

    /// With a button that leads to the page of the game.
    pub fn with_watch(self, context: &Context<'_>, locale: Locale) -> PublicPanel {
        self.with_another(context, locale, TableRequest::Watch(None), &words::WATCH)
    }

    fn with_another(
        mut self,
        context: &Context<'_>,
        locale: Locale,
        request: TableRequest,
        label: &'static Key,
    ) -> PublicPanel {
        let propose = context.opener(&locale.renderer(context.people), request, label);
        match self.panel.rows.last_mut() {
            Some(Row::Buttons(buttons)) if buttons.len() < limits::BUTTONS => buttons.push(propose),
            Some(_) | None => self.panel.rows.push(Row::Buttons(vec![propose])),
        }
        self
    }
}

/// Winners and places, then the game's own scoring. It fits on one sheet, which the tests prove of every game.
pub(crate) fn results(context: &Context<'_>, renderer: &Renderer<'_>, view: PublicView<'_>, outcome: &Outcome) -> Page {
    let title = words::EndTitle { game: context.name() }.say();
    let page = Page::new(title).line(winners(context, renderer, outcome));
    let mut page = places(context, outcome).into_iter().fold(page, Page::line);
    page.blocks.extend(view.scoring().map_or(Vec::new(), |scoring| scoring.blocks));
    page
}

pub(crate) fn winners(context: &Context<'_>, renderer: &Renderer<'_>, outcome: &Outcome) -> Phrase {
    let winners: Vec<Phrase> = outcome.winners().map(|party| context.party(party)).collect();
    words::Winners { count: winners.len().into(), who: renderer.listing(winners) }.say()
}

/// Everyone by place.
pub(crate) fn places(context: &Context<'_>, outcome: &Outcome) -> Vec<Phrase> {
    let mut scores: Vec<_> = outcome.scores.iter().collect();
    scores.sort_by_key(|score| score.place);
    let line = |score: &&Score| {
        words::Place { place: score.place.into(), who: context.party(score.who), total: score.total.into() }.say()
    };
    scores.iter().map(line).collect()
}
