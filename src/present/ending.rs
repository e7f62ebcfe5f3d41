//! The end of a game: winners, places, and the scoring step by step.

use super::board::titled;
use super::context::{Context, button};
use super::life::proposal_text;
use super::panel::{Panel, PublicPanel, Row};
use super::press::{Press, Verb};
use super::reader::Locale;
use super::renderer::Renderer;
use super::{layout, limits, review_words, watch_words, words};
use crate::engine::{Outcome, Page, Phrase, PublicView, Score};
use crate::table::Proposal;

impl PublicPanel {
    /// How a game ended.
    pub fn ending(scene: &Context<'_>, manner: Locale, sight: PublicView<'_>, outcome: &Outcome) -> PublicPanel {
        let voice = manner.voice(scene.people);
        let page = results(scene, &voice, sight, outcome);
        let panel: Panel = titled(&voice, &page.title).bearing(layout::sheets(&voice, &page).swap_remove(0));
        PublicPanel::of(panel.buttons(vec![
            scene.opener(&voice, Verb::Rematch, &words::REMATCH),
            scene.opener(&voice, Verb::Record, &words::RECORD),
            scene.opener(&voice, Verb::Board, &words::BOARD),
            scene.opener(&voice, Verb::Log, &words::LOG),
            scene.opener(&voice, Verb::Review, &review_words::REVIEW),
            button(&voice, Press::open(Verb::Replay, "", format!("{}.0", scene.game)), &watch_words::REPLAY),
        ]))
    }
}

impl PublicPanel {
    /// With a button that proposes to show all hands, next to the other ones.
    pub fn with_hands_to_show(mut self, scene: &Context<'_>, manner: Locale) -> PublicPanel {
        let voice = manner.voice(scene.people);
        let propose =
            scene.opener_at(&voice, Verb::Propose, &watch_words::SHOW_HANDS, proposal_text(Proposal::ShowHands));
        match self.panel.rows.last_mut() {
            Some(Row::Buttons(buttons)) if buttons.len() < limits::BUTTONS => buttons.push(propose),
            Some(_) | None => self.panel.rows.push(Row::Buttons(vec![propose])),
        }
        self
    }
}

/// Winners and places, then the game's own scoring. It fits on one sheet, which the tests prove of every game.
pub(super) fn results(scene: &Context<'_>, voice: &Renderer<'_>, sight: PublicView<'_>, outcome: &Outcome) -> Page {
    let title = words::END_TITLE.with([("game", scene.name().into())]);
    let page = Page::new(title).line(winners(scene, voice, outcome));
    let mut page = places(scene, outcome).into_iter().fold(page, Page::line);
    page.blocks.extend(sight.scoring().map_or(Vec::new(), |scoring| scoring.blocks));
    page
}

pub(super) fn winners(scene: &Context<'_>, voice: &Renderer<'_>, outcome: &Outcome) -> Phrase {
    let winners: Vec<Phrase> = outcome.winners().map(|party| scene.party(party)).collect();
    words::WINNERS.with([("count", winners.len().into()), ("who", voice.listing(winners).into())])
}

/// Everyone by place.
pub(super) fn places(scene: &Context<'_>, outcome: &Outcome) -> Vec<Phrase> {
    let mut scores: Vec<_> = outcome.scores.iter().collect();
    scores.sort_by_key(|score| score.place);
    let line = |score: &&Score| {
        words::PLACE.with([
            ("place", score.place.into()),
            ("who", scene.party(score.who).into()),
            ("total", score.total.into()),
        ])
    };
    scores.iter().map(line).collect()
}
