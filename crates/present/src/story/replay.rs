//! A game step by step, forwards and backwards.

use super::log::chapters_for_all;
use super::telling::headed;
use crate::context::{Context, button};
use crate::panels::panel::{Panel, PrivatePanel};
use crate::panels::{layout, limits};
use crate::request::TableRequest;
use crate::turn::board::titled;
use crate::turn::message::at_a_glance;
use crate::wording::reader::Reader;
use crate::wording::renderer::Renderer;
use crate::wording::text;
use crate::words;
use engine::{Block, Narration, Page, Phrase, PublicView, Seat};
use table::OpenHands;

/// Room for what happened in one step.
const TOLD: usize = 1_500;

/// A game after one of its steps.
#[derive(Clone, Copy)]
pub struct ReplayStep<'a> {
    /// The board after it; none if it was played under earlier rules.
    pub view: Option<PublicView<'a>>,
    /// What everybody held after it, if that may be shown.
    pub hands: Option<&'a OpenHands>,
    pub told: &'a Narration,
    /// From 0, which is the beginning.
    pub step: usize,
    /// The number of the last one.
    pub last: usize,
    /// Whether the game has a page on which it can be watched.
    pub page: bool,
    /// Whether it can be reviewed.
    pub reviews: bool,
    pub board: BoardForm,
}

/// How a replay shows the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum BoardForm {
    /// In words, because nobody draws it.
    #[default]
    Words,
    /// In words, because they are wanted.
    WordsForPicture,
    /// By a picture, which comes with the panel.
    Picture,
}

impl PrivatePanel {
    /// What happened in a step, and the board after it.
    pub fn replay(context: &Context<'_>, reader: &Reader, at: &ReplayStep<'_>) -> PrivatePanel {
        let renderer = reader.locale.renderer(context.people);
        let number = match at.step {
            0 => words::CHALLENGE_REPLAY_BEGINNING.say(),
            step => words::ChallengeReplayStep { number: step.into(), last: at.last.into() }.say(),
        };
        let mut told = headed(context, &renderer, &chapters_for_all(std::slice::from_ref(at.told)));
        if told.is_empty() && at.step > 0 {
            told.push(renderer.say(&words::CHALLENGE_REPLAY_QUIET.say()));
        }
        let mut panel = titled(&renderer, &title(context));
        let board = match at.view {
            Some(view) => {
                let mut page = if at.board == BoardForm::Picture { Page::new(Phrase::empty()) } else { view.summary() };
                let held = |(seat, hand): (Seat, &[Phrase])| Block::Field {
                    name: words::HandOf { who: seat }.say(),
                    lines: held(hand),
                };
                page.blocks.extend(at.hands.iter().flat_map(|hands| hands.iter()).map(held));
                panel = panel.bearing(layout::sheets(&renderer, &page).swap_remove(0));
                (at.board == BoardForm::Picture).then(|| at_a_glance(&renderer, &view.glance()))
            }
            None => Some(renderer.say(&words::REPLAY_NO_BOARD.say())),
        };
        let said = text::parts(&told, TOLD).into_iter().next().unwrap_or_default();
        let said = [renderer.script().strong(&renderer.say(&number)), said].into_iter().chain(board);
        panel.text = said.collect::<Vec<_>>().join("\n").trim_end().to_owned();
        panel.fields.truncate(limits::FIELDS);
        PrivatePanel::of(reader, steps(&renderer, panel, context, at))
    }
}

/// A hand line by line, also if there is nothing in it.
pub(crate) fn held(hand: &[Phrase]) -> Vec<Phrase> {
    if hand.is_empty() { vec![words::NOTHING_HELD.say()] } else { hand.to_vec() }
}

/// Whose game it is, of a try at a challenge; of others which game.
fn title(context: &Context<'_>) -> Phrase {
    match context.title {
        Some(title) => {
            let who = context.people.seats().next().map_or_else(Phrase::empty, Phrase::Person);
            words::ChallengeReplayTitle { who, title: title.to_string() }.say()
        }
        None => words::ReplayTitle { game: context.name() }.say(),
    }
}

/// The buttons that lead to other steps, and to the game's record, page and review. The review of a table is on its
/// result; a try has no result message of its own.
fn steps(renderer: &Renderer<'_>, panel: Panel, context: &Context<'_>, at: &ReplayStep<'_>) -> Panel {
    let at_step = |step: usize, in_words: bool, label| {
        let request = if in_words { TableRequest::ReplayInWords(step) } else { TableRequest::Replay(step) };
        button(renderer, context.request(request), label)
    };
    let to = |step: usize, label| at_step(step, at.board == BoardForm::WordsForPicture, label);
    let mut buttons = Vec::new();
    if at.step > 1 {
        buttons.push(to(0, &words::CHALLENGE_FIRST));
    }
    if at.step > 0 {
        buttons.push(to(at.step - 1, &words::PREVIOUS));
    }
    if at.step < at.last {
        buttons.push(to(at.step + 1, &words::NEXT));
    }
    if at.step + 1 < at.last {
        buttons.push(to(at.last, &words::CHALLENGE_LAST));
    }
    buttons.extend(match at.board {
        BoardForm::Words => None,
        BoardForm::Picture => Some(at_step(at.step, true, &words::IN_WORDS)),
        BoardForm::WordsForPicture => Some(at_step(at.step, false, &words::AS_PICTURE)),
    });
    buttons.push(button(renderer, context.request(TableRequest::Record), &words::RECORD));
    buttons.extend(at.page.then(|| button(renderer, context.request(TableRequest::Watch(None)), &words::WATCH)));
    let review = || button(renderer, context.request(TableRequest::Review { share: false }), &words::REVIEW);
    buttons.extend(context.title.filter(|_| at.reviews).map(|_| review()));
    panel.buttons(buttons)
}
