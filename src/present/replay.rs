//! A game step by step, forwards and backwards.

use super::board::titled;
use super::challenge::words as challenge;
use super::context::{Context, button};
use super::log::public;
use super::panel::{Panel, PrivatePanel};
use super::press::{Press, Verb};
use super::reader::Reader;
use super::renderer::Renderer;
use super::telling::line;
use super::watch_words as words;
use super::words as common;
use super::{layout, limits, review_words, text};
use crate::engine::{Arg, Block, Narration, Phrase, PublicView, Seat};
use crate::table::OpenHands;

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
}

impl PrivatePanel {
    /// What happened in a step, and the board after it.
    pub fn replay(context: &Context<'_>, reader: &Reader, at: &ReplayStep<'_>) -> PrivatePanel {
        let renderer = reader.locale.renderer(context.people);
        let number = match at.step {
            0 => challenge::REPLAY_BEGINNING.say(),
            step => challenge::REPLAY_STEP.with([("number", step.into()), ("last", at.last.into())]),
        };
        let told: Vec<String> =
            public(std::slice::from_ref(at.told)).into_iter().map(|one| line(&renderer, one)).collect();
        let mut panel = titled(&renderer, &title(context));
        let without_board = match at.view {
            Some(view) => {
                let mut page = view.summary();
                let held = |(seat, hand): (Seat, &[Phrase])| Block::Field {
                    name: words::HAND_OF.with([("who", seat.into())]),
                    lines: held(hand),
                };
                page.blocks.extend(at.hands.iter().flat_map(|hands| hands.iter()).map(held));
                panel = panel.bearing(layout::sheets(&renderer, &page).swap_remove(0));
                None
            }
            None => Some(renderer.say(&words::NO_BOARD.say())),
        };
        let said = text::parts(&told, TOLD).into_iter().next().unwrap_or_default();
        let said = [renderer.script().strong(&renderer.say(&number)), said].into_iter().chain(without_board);
        panel.text = said.collect::<Vec<_>>().join("\n").trim_end().to_owned();
        panel.fields.truncate(limits::FIELDS);
        PrivatePanel::of(reader, steps(&renderer, panel, context, at))
    }
}

/// A hand line by line, also if there is nothing in it.
pub(super) fn held(hand: &[Phrase]) -> Vec<Phrase> {
    if hand.is_empty() { vec![words::NOTHING_HELD.say()] } else { hand.to_vec() }
}

/// Whose game it is, of a try at a challenge; of others which game.
fn title(context: &Context<'_>) -> Phrase {
    match context.title {
        Some(title) => {
            let who = context.people.seats().next().map_or_else(Phrase::empty, Phrase::Person);
            challenge::REPLAY_TITLE.with([("who", who.into()), ("title", Arg::sign(title))])
        }
        None => words::REPLAY_TITLE.with([("game", context.name().into())]),
    }
}

/// The buttons that lead to other steps, and to the game's record, page and review. The review of a table is on its
/// result; a try has no result message of its own.
fn steps(renderer: &Renderer<'_>, panel: Panel, context: &Context<'_>, at: &ReplayStep<'_>) -> Panel {
    let game = context.game;
    let to = |step: usize, label| button(renderer, Press::open(Verb::Replay, "", format!("{game}.{step}")), label);
    let mut buttons = Vec::new();
    if at.step > 1 {
        buttons.push(to(0, &challenge::FIRST));
    }
    if at.step > 0 {
        buttons.push(to(at.step - 1, &common::PREVIOUS));
    }
    if at.step < at.last {
        buttons.push(to(at.step + 1, &common::NEXT));
    }
    if at.step + 1 < at.last {
        buttons.push(to(at.last, &challenge::LAST));
    }
    buttons.push(button(renderer, Press::open(Verb::Record, game, ""), &common::RECORD));
    buttons.extend(at.page.then(|| button(renderer, Press::open(Verb::Watch, game, ""), &words::WATCH)));
    let review = || button(renderer, Press::open(Verb::Review, game, ""), &review_words::REVIEW);
    buttons.extend(context.title.filter(|_| at.reviews).map(|_| review()));
    panel.buttons(buttons)
}
