//! The private panel of a turn: one's hand, the question in words, the legal options, the way back.

use super::board::titled;
use super::context::{Context, button, everyone};
use super::layout;
use super::limits;
use super::menu::{Chooser, ending_of_all};
use super::panel::{Button, Field, Panel, PrivatePanel, Row, Style};
use super::press::{Press, Trail, Verb};
use super::reader::Reader;
use super::renderer::Renderer;
use super::text::{self, clipped};
use super::words;
use crate::engine::{Choice, Finality, Missing, Phrase, PrivateView, Question};

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
const MEANS: usize = 400;
const NOT_NOW: usize = 300;
/// Fields that a hand may fill.
const HAND_FIELDS: usize = 3;

impl PrivatePanel {
    /// What is asked of this seat, and everything it may do.
    pub fn turn(scene: &Context<'_>, reader: &Reader, sight: PrivateView<'_>, step: &Step<'_>) -> PrivatePanel {
        let voice = reader.manner.voice(scene.people);
        let question = sight.question();
        let chooser = Chooser { scene, voice: &voice, sight, stamp: sight.stamp() };
        let choices = chooser.choices(question.as_ref(), step);
        let asked = match &question {
            Some(question) => strongly(&voice, &question.text, choices.finality),
            None => voice.say(&unasked(&voice, sight)),
        };
        let notice = step.notice.as_ref().map(|notice| clipped(&voice.say(notice), NOTICE));
        let told = text::parts(&layout::said(&voice, step.told), TOLD).pop();
        let means = question.as_ref().and_then(|_| means(&voice, sight));
        let text = notice.into_iter().chain(told).chain(so_far(&voice, sight)).chain(means).chain([asked]);
        let text = text.collect::<Vec<_>>().join("\n\n");
        let name = words::YOUR_TURN.with([("game", scene.name().into())]);
        let title = if question.is_some() { name } else { scene.name() };
        let mut panel = Panel { text, fields: hand(&voice, sight), ..titled(&voice, &title) };
        panel.rows.extend(choices.rows);
        let not_now = question.as_ref().map_or(&[][..], |question| &question.not_now);
        panel.fields.extend(not_now_field(&voice, not_now));
        let why_not = (!not_now.is_empty()).then(|| scene.opener(&voice, Verb::NotNow, &words::WHY_NOT));
        let help = question.as_ref().and_then(|question| question.help);
        let help = help.map(|term| scene.opener_at(&voice, Verb::Rules, &words::RULES, term.to_owned()));
        let ways = ways(&chooser, choices.back).into_iter().chain(why_not).chain(help);
        PrivatePanel::of(reader, panel.buttons(ways.collect()))
    }

    /// Asks once more before what cannot be taken back. None if the seat cannot do it now.
    pub fn sure(scene: &Context<'_>, reader: &Reader, sight: PrivateView<'_>, action: &str) -> Option<PrivatePanel> {
        let voice = reader.manner.voice(scene.people);
        let question = sight.question();
        let asked = question.iter().flat_map(|question| &question.choices).cloned();
        let choice = asked.chain(sight.offers()).find(|choice| choice.text == action)?;
        let ask = match sight.finality(action) {
            Ok(Finality::EndsTurn) => &words::ASK_END_TURN,
            Ok(Finality::Sealed) => &words::ALL_SEALED,
            Ok(Finality::Final) => &words::ASK_FINAL,
            Ok(Finality::Undoable | Finality::Irreversible) | Err(_) => &words::ASK_SURE,
        };
        let what = question.map(|question| clipped(&voice.say(&question.text), QUESTION));
        let label = voice.script().strong(&clipped(&voice.say(&choice.label), QUESTION));
        let detail = choice.detail.map(|detail| clipped(&voice.say(&detail), QUESTION));
        let chosen = what.into_iter().chain([label]).chain(detail).collect::<Vec<_>>().join("\n");
        let parts = so_far(&voice, sight).into_iter().chain(means(&voice, sight)).chain([chosen]);
        let text = parts.chain([voice.say(&ask.say())]).collect::<Vec<_>>().join("\n\n");
        let title = words::YOUR_TURN.with([("game", scene.name().into())]);
        let press = |verb| Press::stamped(verb, scene.game, sight.stamp(), action);
        let buttons = vec![
            button(&voice, press(Verb::Sure), &words::SURE).styled(Style::Grave),
            scene.opener(&voice, Verb::Turn, &words::BACK),
            button(&voice, press(Verb::Trust), &words::TRUST),
        ];
        Some(PrivatePanel::of(reader, Panel { text, ..titled(&voice, &title) }.buttons(buttons)))
    }

    /// What this seat cannot do now, and why.
    pub fn not_now(scene: &Context<'_>, reader: &Reader, sight: PrivateView<'_>) -> PrivatePanel {
        let voice = reader.manner.voice(scene.people);
        let missing = sight.question().map(|question| question.not_now).unwrap_or_default();
        let line = |missing: &Missing| {
            let what = Phrase::List(missing.what.clone());
            voice.say(&words::NOT_NOW_LINE.with([("what", what.into()), ("why", missing.why.clone().into())]))
        };
        let lines: Vec<String> = missing.iter().map(line).collect();
        let text = text::first(&lines, limits::SHEET_TEXT, |left| {
            voice.say(&words::AND_MORE.with([("count", left.into())]))
        });
        let title = words::NOT_NOW_TITLE.with([("game", scene.name().into())]);
        let back = scene.opener(&voice, Verb::Turn, &words::BACK);
        PrivatePanel::of(reader, Panel { text, ..titled(&voice, &title) }.buttons(vec![back]))
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
    let steps: Vec<String> = sight.unsettled().lines().map(|line| voice.say(line)).collect();
    let mut parts = text::parts(&steps, SO_FAR);
    parts.pop().map(|latest| format!("{}\n{latest}", voice.say(&words::SO_FAR.say())))
}

fn hand(voice: &Renderer<'_>, sight: PrivateView<'_>) -> Vec<Field> {
    let lines = layout::said(voice, &sight.hand());
    let mut fields = layout::fields(voice.say(&words::YOUR_HAND.say()), &lines);
    fields.truncate(HAND_FIELDS);
    fields
}

/// The question, and what becomes of the way back if that is the same for all its options.
fn strongly(voice: &Renderer<'_>, question: &Phrase, finality: Finality) -> String {
    let question = clipped(&voice.say(question), QUESTION);
    let ending = ending_of_all(finality).map(|key| voice.say(&key.say()));
    voice.script().strong(&[question].into_iter().chain(ending).collect::<Vec<_>>().join(" "))
}

/// What the seat has.
fn means(voice: &Renderer<'_>, sight: PrivateView<'_>) -> Option<String> {
    let lines = layout::said(voice, &sight.means());
    (!lines.is_empty()).then(|| clipped(&lines.join("\n"), MEANS))
}

/// What is looked for and not possible now, as much as one line holds.
fn not_now_field(voice: &Renderer<'_>, missing: &[Missing]) -> Option<Field> {
    let brief = |missing: &Missing| {
        let what = Phrase::List(missing.what.clone());
        voice.say(&words::NOT_NOW_BRIEF.with([("what", what.into()), ("why", missing.brief.clone().into())]))
    };
    let lines: Vec<String> = missing.iter().map(brief).collect();
    let value =
        text::first(&lines, NOT_NOW, |left| voice.say(&words::AND_MORE.with([("count", left.into())])));
    (!value.is_empty()).then(|| Field { name: voice.say(&words::NOT_NOW.say()), value })
}

/// Everything that can be chosen.
struct Choices {
    rows: Vec<Row>,
    /// What becomes of the way back with every answer to the question.
    finality: Finality,
    /// One level up.
    back: Option<Trail>,
}

impl Chooser<'_> {
    fn choices(&self, question: Option<&Question>, step: &Step<'_>) -> Choices {
        let narrowed = !step.narrowed.is_empty() && step.narrowed.len() <= limits::ENTRIES;
        let asked = question.map_or(&[][..], |question| &question.choices);
        let shown = if narrowed { step.narrowed } else { asked };
        let grouped = !narrowed && question.is_some_and(|question| question.grouped);
        let at = |offers: bool| match step.trail.offers == offers {
            true => step.trail.clone(),
            false => Trail { offers, path: Vec::new() },
        };
        let answers = self.offered(shown, grouped, &at(false));
        let offers = self.offered(&self.sight.offers(), false, &at(true));
        let finality = answers.as_ref().map_or(Finality::Undoable, |answers| answers.finality);
        let rows = [answers, offers].into_iter().flatten().map(|offered| offered.row).collect();
        Choices { rows, finality, back: step.trail.back().or(narrowed.then(Trail::default)) }
    }
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
