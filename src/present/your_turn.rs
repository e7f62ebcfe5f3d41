//! The private panel of a turn: one's hand, the question in words, the legal options, the way back.

use super::board::titled;
use super::context::{Context, button, everyone};
use super::layout;
use super::limits;
use super::menu::Chooser;
use super::panel::{Button, Field, Panel, PrivatePanel, Style};
use super::press::{Press, Trail, Verb};
use super::reader::Reader;
use super::renderer::Renderer;
use super::text::{self, clipped};
use super::words;
use crate::engine::{Choice, Phrase, PrivateView};

/// Where somebody is in their turn.
#[derive(Clone, Debug, Default)]
pub struct Step<'a> {
    /// How far they went into the groups of a menu.
    pub trail: Trail,
    /// What they are told first, such as why something was refused.
    pub notice: Option<Phrase>,
    /// What came of their last step, once there is no way back.
    pub told: &'a [Phrase],
    /// Where a typed command left several options open, just those.
    pub narrowed: &'a [Choice],
}

/// Room for each part of the text.
const NOTICE: usize = 600;
const QUESTION: usize = 400;
const TOLD: usize = 900;
const SO_FAR: usize = 900;
/// Fields that a hand may fill.
const HAND_FIELDS: usize = 3;

impl PrivatePanel {
    /// What is asked of this seat, and everything it may do.
    pub fn turn(scene: &Context<'_>, reader: &Reader, sight: PrivateView<'_>, step: &Step<'_>) -> PrivatePanel {
        let voice = reader.manner.voice(scene.people);
        let question = sight.question();
        let asked = match &question {
            Some(question) => voice.script().strong(&clipped(&voice.say(&question.text), QUESTION)),
            None => voice.say(&unasked(&voice, sight)),
        };
        let notice = step.notice.as_ref().map(|notice| clipped(&voice.say(notice), NOTICE));
        let told = text::parts(&layout::said(&voice, step.told), TOLD).pop();
        let text =
            notice.into_iter().chain(told).chain(so_far(&voice, sight)).chain([asked]).collect::<Vec<_>>().join("\n\n");
        let name = words::YOUR_TURN.with([("game", scene.name().into())]);
        let title = if question.is_some() { name } else { scene.name() };
        let panel = Panel { text, fields: hand(&voice, sight), ..titled(&voice, &title) };
        let help = question.as_ref().and_then(|question| question.help);
        let help = help.map(|term| scene.opener_at(&voice, Verb::Rules, &words::RULES, term.to_owned()));
        let options = question.map(|question| question.choices).unwrap_or_default();
        let chooser = Chooser { scene, voice: &voice, sight, stamp: sight.stamp() };
        let (panel, mut ways) = choices(panel, &chooser, &options, step);
        ways.extend(help);
        PrivatePanel::of(reader, panel.buttons(ways))
    }

    /// Asks once more before what cannot be taken back. None if the seat cannot do it now.
    pub fn sure(scene: &Context<'_>, reader: &Reader, sight: PrivateView<'_>, action: &str) -> Option<PrivatePanel> {
        let voice = reader.manner.voice(scene.people);
        let asked = sight.question().map(|question| question.choices).unwrap_or_default();
        let choice = asked.into_iter().chain(sight.offers()).find(|choice| choice.text == action)?;
        let ask = words::ASK_SURE.with([("action", choice.label.into())]);
        let title = words::YOUR_TURN.with([("game", scene.name().into())]);
        let panel = Panel { text: clipped(&voice.say(&ask), limits::TEXT), ..titled(&voice, &title) };
        let yes = Press::stamped(Verb::Sure, scene.game, sight.stamp(), action);
        let buttons = vec![
            button(&voice, yes, &words::SURE).styled(Style::Grave),
            scene.opener(&voice, Verb::Turn, &words::BACK),
        ];
        Some(PrivatePanel::of(reader, panel.buttons(buttons)))
    }

    /// One's secrets.
    pub fn hand(scene: &Context<'_>, reader: &Reader, sight: PrivateView<'_>) -> PrivatePanel {
        let voice = reader.manner.voice(scene.people);
        let lines = layout::said(&voice, &sight.hand());
        let text = text::parts(&lines, limits::TEXT).into_iter().next();
        let text = text.unwrap_or_else(|| voice.say(&words::NO_HAND.say()));
        PrivatePanel::of(reader, Panel { text, ..titled(&voice, &words::YOUR_HAND.say()) })
    }
}

/// Why nothing is asked of this seat.
fn unasked(voice: &Renderer<'_>, sight: PrivateView<'_>) -> Phrase {
    let waiting = sight.waiting();
    if waiting.is_empty() {
        return words::GAME_OVER.say();
    }
    let for_whom = words::WAITING_FOR.with([("who", everyone(voice, waiting.without(sight.seat())).into())]);
    let first = if sight.undoable() > 0 { words::ANSWER_KEPT.say() } else { words::NOTHING_ASKED.say() };
    Phrase::Row(vec![first, for_whom])
}

/// What one's unsettled steps brought about, the latest last.
fn so_far(voice: &Renderer<'_>, sight: PrivateView<'_>) -> Option<String> {
    let steps = layout::said(voice, &sight.unsettled());
    let mut parts = text::parts(&steps, SO_FAR);
    parts.pop().map(|latest| format!("{}\n{latest}", voice.say(&words::SO_FAR.say())))
}

fn hand(voice: &Renderer<'_>, sight: PrivateView<'_>) -> Vec<Field> {
    let lines = layout::said(voice, &sight.hand());
    let mut fields = layout::fields(voice.say(&words::YOUR_HAND.say()), &lines);
    fields.truncate(HAND_FIELDS);
    fields
}

/// Adds everything that can be chosen; the buttons that lead elsewhere are to follow.
fn choices(panel: Panel, chooser: &Chooser<'_>, options: &[Choice], step: &Step<'_>) -> (Panel, Vec<Button>) {
    let narrowed = !step.narrowed.is_empty() && step.narrowed.len() <= limits::ENTRIES;
    let shown = if narrowed { step.narrowed } else { options };
    let offers = chooser.sight.offers();
    let at =
        |offers: bool| if step.trail.offers == offers { step.trail.clone() } else { Trail { offers, path: vec![] } };
    let mut panel = panel;
    let marks = [chooser.add(&mut panel, shown, &at(false)), chooser.add(&mut panel, &offers, &at(true))];
    panel.footer = marks.contains(&true).then(|| chooser.voice.label(&words::NO_WAY_BACK.say()));
    let back = step.trail.back().or(narrowed.then(Trail::default));
    (panel, ways(chooser, back))
}

/// The ways back, and to the board.
fn ways(chooser: &Chooser<'_>, back: Option<Trail>) -> Vec<Button> {
    let Chooser { scene, voice, sight, stamp } = *chooser;
    let stamped = |verb, detail: String, label| button(voice, Press::stamped(verb, scene.game, stamp, detail), label);
    let back = back.map(|trail| stamped(Verb::Page, trail.to_string(), &words::BACK));
    let undo = (sight.undoable() > 0).then(|| stamped(Verb::Undo, String::new(), &words::UNDO));
    let again = (sight.undoable() > 1).then(|| stamped(Verb::Again, String::new(), &words::START_OVER));
    let look = [(Verb::Board, &words::BOARD), (Verb::Log, &words::LOG)];
    let look = look.map(|(verb, label)| scene.opener(voice, verb, label));
    back.into_iter().chain(undo).chain(again).chain(look).collect()
}
