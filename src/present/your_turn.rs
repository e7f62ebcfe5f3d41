//! The private panel of a turn: one's hand, the question in words, the legal options, the way back.

use super::board::titled;
use super::context::{Context, button, everyone};
use super::layout;
use super::life;
use super::limits;
use super::log::chapters_for;
use super::menu::{Chooser, ending_of_all};
use super::panel::{Button, Field, Panel, PrivatePanel, Row, Style};
use super::press::{Press, Trail, Verb};
use super::reader::Reader;
use super::renderer::Renderer;
use super::telling::{capital, paragraphs};
use super::text::{self, clipped, length};
use super::words;
use crate::engine::{Chapter, Choice, Finality, Missing, Narration, Party, Phrase, PrivateView, Question};
use crate::table::StandingAnswer;

/// Where somebody is in their turn.
#[derive(Clone, Debug, Default)]
pub struct TurnContext<'a> {
    /// How far they went into the groups of a menu.
    pub trail: Trail,
    /// What they are told first, such as why something was refused.
    pub notice: Option<Phrase>,
    /// What happened from the last turn on that they have finished.
    pub history: &'a [Narration],
    /// Whether it is their first game of this kind.
    pub first: bool,
    /// Where a typed command left several options open, just those.
    pub narrowed: &'a [Choice],
    /// What this seat answers in advance.
    pub standing: &'a [StandingAnswer],
    /// What its player noted about the game.
    pub note: Option<&'a str>,
}

/// Room for each part of the text.
const NOTICE: usize = 600;
const QUESTION: usize = 400;
const TOLD: usize = 2_400;
const SO_FAR: usize = 1_800;
/// For headings of what happened.
const SPARE: usize = 100;
const MEANS: usize = 400;
const NOT_NOW: usize = 300;

impl PrivatePanel {
    /// What is asked of this seat, and everything it may do.
    pub fn turn(context: &Context<'_>, reader: &Reader, view: PrivateView<'_>, step: &TurnContext<'_>) -> PrivatePanel {
        let renderer = reader.locale.renderer(context.people);
        let question = view.question();
        let chooser = Chooser { context, renderer: &renderer, view, stamp: view.stamp() };
        let always = life::always(context, &renderer, view).map(Row::Menu);
        let first = context.kind.first_game().filter(|_| step.first);
        let (standing, change) = life::standing_answers(context, &renderer, view, step.standing).unzip();
        let mut ways = ways(&chooser, step, question.as_ref(), first.is_some());
        ways.extend(change);
        let rows = limits::ROWS - ways.len().div_ceil(limits::BUTTONS) - usize::from(always.is_some());
        let choices = chooser.choices(question.as_ref(), step, rows);
        let asked = match &question {
            Some(question) => strongly(&renderer, &question.text, choices.finality),
            None => renderer.say(&unasked(&renderer, view)),
        };
        let asked = [asked].into_iter().chain(choices.headings).collect::<Vec<_>>().join("\n");
        let welcome = first.map(|first| Phrase::Row(vec![first.goal.say(), first.turn.say(), first.help.say()]));
        let notice = step.notice.as_ref().or(welcome.as_ref());
        let notice = notice.map(|notice| clipped(&renderer.say(notice), NOTICE));
        let means = question.as_ref().and_then(|_| means(&renderer, view));
        let not_now = question.as_ref().map_or(&[][..], |question| &question.not_now);
        let title = if question.is_some() { asked_title(context, view) } else { context.name() };
        let mut panel = Panel { fields: hand(&renderer, view), ..titled(&renderer, &title) };
        panel.fields.extend(step.note.map(|note| life::note(&renderer, note)));
        panel.fields.extend(not_now_field(&renderer, not_now));
        panel.rows.extend(choices.rows);
        panel.rows.extend(always);
        panel.fields.extend(standing);
        // What happened takes the room that everything else leaves.
        let parts = notice.iter().chain(&means).chain([&asked]);
        let used = limits::total(&panel) + parts.map(|part| length(part) + 2).sum::<usize>();
        let happened =
            happened(&chooser, question.is_some(), step.history, TOLD.min(limits::TOTAL.saturating_sub(SPARE + used)));
        let text = notice.into_iter().chain(happened).chain(means).chain([asked]);
        panel.text = text.collect::<Vec<_>>().join("\n\n");
        PrivatePanel::of(reader, panel.buttons(ways))
    }

    /// Asks once more before what cannot be taken back. None if the seat cannot do it now.
    pub fn sure(context: &Context<'_>, reader: &Reader, view: PrivateView<'_>, action: &str) -> Option<PrivatePanel> {
        let renderer = reader.locale.renderer(context.people);
        let question = view.question();
        let asked = question.iter().flat_map(|question| &question.choices).cloned();
        let choice = asked.chain(view.offers()).find(|choice| choice.text == action)?;
        let ask = match view.finality(action) {
            Ok(Finality::EndsTurn) => &words::ASK_END_TURN,
            Ok(Finality::Sealed) => &words::ALL_SEALED,
            Ok(Finality::Final) => &words::ASK_FINAL,
            Ok(Finality::Undoable | Finality::Irreversible) | Err(_) => &words::ASK_SURE,
        };
        let what = question.map(|question| clipped(&renderer.say(&question.text), QUESTION));
        let label = renderer.script().strong(&clipped(&renderer.say(&choice.label), QUESTION));
        let detail = choice.detail.map(|detail| clipped(&renderer.say(&detail), QUESTION));
        let chosen = what.into_iter().chain([label]).chain(detail).collect::<Vec<_>>().join("\n");
        let parts =
            so_far(context, &renderer, view, None, SO_FAR).into_iter().chain(means(&renderer, view)).chain([chosen]);
        let text = parts.chain([renderer.say(&ask.say())]).collect::<Vec<_>>().join("\n\n");
        let title = asked_title(context, view);
        let press = |verb| Press::stamped(verb, context.game, view.stamp(), action);
        let buttons = vec![
            button(&renderer, press(Verb::Sure), &words::SURE).styled(Style::Grave),
            context.opener(&renderer, Verb::Turn, &words::BACK),
            button(&renderer, press(Verb::Trust), &words::TRUST),
        ];
        Some(PrivatePanel::of(reader, Panel { text, ..titled(&renderer, &title) }.buttons(buttons)))
    }

    /// What this seat cannot do now, and why.
    pub fn not_now(context: &Context<'_>, reader: &Reader, view: PrivateView<'_>) -> PrivatePanel {
        let renderer = reader.locale.renderer(context.people);
        let missing = view.question().map(|question| question.not_now).unwrap_or_default();
        let line = |missing: &Missing| {
            let what = Phrase::List(missing.what.clone());
            let line = words::NOT_NOW_LINE.with([("what", what.into()), ("why", missing.why.clone().into())]);
            capital(&renderer.say(&line))
        };
        let lines: Vec<String> = missing.iter().map(line).collect();
        let text = text::first(&lines, limits::SHEET_TEXT, |left| {
            renderer.say(&words::AND_MORE.with([("count", left.into())]))
        });
        let title = words::NOT_NOW_TITLE.with([("game", context.name().into())]);
        let back = context.opener(&renderer, Verb::Turn, &words::BACK);
        PrivatePanel::of(reader, Panel { text, ..titled(&renderer, &title) }.buttons(vec![back]))
    }

    /// One's secrets.
    pub fn hand(context: &Context<'_>, reader: &Reader, view: PrivateView<'_>) -> PrivatePanel {
        let renderer = reader.locale.renderer(context.people);
        let lines = layout::said(&renderer, &view.hand());
        let text = text::parts(&lines, limits::TEXT).into_iter().next();
        let text = text.unwrap_or_else(|| renderer.say(&words::NO_HAND.say()));
        PrivatePanel::of(reader, Panel { text, ..titled(&renderer, &words::YOUR_HAND.say()) })
    }
}

/// Why nothing is asked of this seat.
fn unasked(renderer: &Renderer<'_>, view: PrivateView<'_>) -> Phrase {
    let waiting = view.waiting();
    if waiting.is_empty() {
        return words::GAME_OVER.say();
    }
    let for_whom = words::WAITING_FOR.with([("who", everyone(renderer, waiting.without(view.seat())).into())]);
    let first = if view.undoable() > 0 { words::ANSWER_KEPT.say() } else { words::NOTHING_ASKED.say() };
    Phrase::Row(vec![first, for_whom])
}

/// What happened: in this turn so far, or since one's last one where this turn has just begun or is another's.
fn happened(chooser: &Chooser<'_>, asked: bool, history: &[Narration], room: usize) -> Option<String> {
    let Chooser { context, renderer, view, .. } = *chooser;
    let mine = Some(Party::Seat(view.seat()));
    let mut chapters = chapters_for(history, view.seat());
    let is_current = |last: &Chapter<'_>| view.turn() == mine && last.turn == mine;
    let current = if chapters.last().is_some_and(is_current) { chapters.pop() } else { None };
    if view.undoable() > 0 || current.as_ref().is_some_and(|current| !current.lines.is_empty()) {
        return so_far(context, renderer, view, current, room);
    }
    // From one's own last turn on; that one itself only as long as one is not asked again.
    let own = chapters.iter().position(|chapter| chapter.turn == mine && !chapter.lines.is_empty());
    chapters.drain(..own.map_or(0, |own| own + usize::from(asked)));
    let title = renderer.say(&words::SINCE_YOUR_TURN.say());
    let title = (own.is_some() && asked).then(|| renderer.script().strong(&title));
    let told = paragraphs(context, renderer, &chapters, room)?;
    Some(title.into_iter().chain([told]).collect::<Vec<_>>().join("\n"))
}

/// What one's steps in this turn brought about, the latest last.
fn so_far(
    context: &Context<'_>,
    renderer: &Renderer<'_>,
    view: PrivateView<'_>,
    settled: Option<Chapter<'_>>,
    room: usize,
) -> Option<String> {
    let unsettled = view.unsettled();
    let lines = settled.into_iter().flat_map(|settled| settled.lines).chain(unsettled.told_to(view.seat()));
    let chapter = Chapter { turn: None, heading: None, lines: lines.collect() };
    let told = paragraphs(context, renderer, &[chapter], room)?;
    Some(format!("{}\n{told}", renderer.say(&words::SO_FAR.say())))
}

fn hand(renderer: &Renderer<'_>, view: PrivateView<'_>) -> Vec<Field> {
    layout::fields(renderer.say(&words::YOUR_HAND.say()), &layout::said(renderer, &view.hand()))
}

/// The question, and what becomes of the way back if that is the same for all its options.
fn strongly(renderer: &Renderer<'_>, question: &Phrase, finality: Finality) -> String {
    let question = clipped(&renderer.say(question), QUESTION);
    let ending = ending_of_all(finality).map(|key| renderer.say(&key.say()));
    renderer.script().strong(&[question].into_iter().chain(ending).collect::<Vec<_>>().join(" "))
}

/// What the seat has.
fn means(renderer: &Renderer<'_>, view: PrivateView<'_>) -> Option<String> {
    let lines = layout::said(renderer, &view.means());
    (!lines.is_empty()).then(|| clipped(&lines.join("\n"), MEANS))
}

/// What is looked for and not possible now, as much as one line holds.
fn not_now_field(renderer: &Renderer<'_>, missing: &[Missing]) -> Option<Field> {
    let brief = |missing: &Missing| {
        let what = Phrase::List(missing.what.clone());
        let line = words::NOT_NOW_BRIEF.with([("what", what.into()), ("why", missing.brief.clone().into())]);
        capital(&renderer.say(&line))
    };
    let lines: Vec<String> = missing.iter().map(brief).collect();
    let value = text::first(&lines, NOT_NOW, |left| renderer.say(&words::AND_MORE.with([("count", left.into())])));
    (!value.is_empty()).then(|| Field { name: renderer.say(&words::NOT_NOW.say()), value })
}

/// Whether it is this seat's turn, or just a question in somebody else's.
fn asked_title(context: &Context<'_>, view: PrivateView<'_>) -> Phrase {
    let others = view.turn().is_some_and(|turn| turn != Party::Seat(view.seat()));
    let title = if others { &words::YOUR_QUESTION } else { &words::YOUR_TURN };
    title.with([("game", context.name().into())])
}

/// Everything that can be chosen.
struct Choices {
    rows: Vec<Row>,
    /// What the answers that head menus lead to.
    headings: Vec<String>,
    /// What becomes of the way back with every answer to the question.
    finality: Finality,
}

impl Chooser<'_> {
    /// What can be chosen, in no more rows than these.
    fn choices(&self, question: Option<&Question>, step: &TurnContext<'_>, rows: usize) -> Choices {
        let at = |offers: bool| match step.trail.offers == offers {
            true => step.trail.clone(),
            false => Trail { offers, path: Vec::new() },
        };
        let offers = self.single(&self.view.offers(), &at(true));
        let rows = rows - usize::from(offers.is_some());
        let answers = match question {
            _ if is_narrowed(step) => self.single(step.narrowed, &at(false)),
            Some(question) => self.answers(question, &at(false), rows),
            None => None,
        };
        let finality = answers.as_ref().map_or(Finality::Undoable, |answers| answers.finality);
        let (mut rows, mut headings) = (Vec::new(), Vec::new());
        for offered in [answers, offers].into_iter().flatten() {
            rows.extend(offered.rows);
            headings.extend(offered.headings);
        }
        Choices { rows, headings, finality }
    }
}

/// Whether only the options that a command left open are shown.
fn is_narrowed(step: &TurnContext<'_>) -> bool {
    !step.narrowed.is_empty() && step.narrowed.len() <= limits::ENTRIES
}

/// The ways back, to the board, to what is not possible and to the rules; in somebody's first game to good first turns.
fn ways(chooser: &Chooser<'_>, step: &TurnContext<'_>, question: Option<&Question>, first: bool) -> Vec<Button> {
    let Chooser { context, renderer, view, stamp } = *chooser;
    let stamped =
        |verb, detail: String, label| button(renderer, Press::stamped(verb, context.game, stamp, detail), label);
    let first = first.then(|| context.opener(renderer, Verb::FirstTurns, &words::FIRST_TURNS).styled(Style::Main));
    let back = step.trail.back().or(is_narrowed(step).then(Trail::default));
    let back = back.map(|trail| stamped(Verb::Page, trail.to_string(), &words::BACK));
    let undo = (view.undoable() > 0).then(|| stamped(Verb::Undo, String::new(), &words::UNDO));
    let again = (view.undoable() > 1).then(|| stamped(Verb::Again, String::new(), &words::START_OVER));
    let look = [(Verb::Board, &words::BOARD), (Verb::Log, &words::LOG)];
    let look = look.map(|(verb, label)| context.opener(renderer, verb, label));
    let missing = question.filter(|question| !question.not_now.is_empty());
    let why_not = missing.map(|_| context.opener(renderer, Verb::NotNow, &words::WHY_NOT));
    let help = question.and_then(|question| question.help);
    let help = help.map(|term| context.opener_at(renderer, Verb::Rules, &words::RULES, term.to_owned()));
    first.into_iter().chain(back).chain(undo).chain(again).chain(look).chain(why_not).chain(help).collect()
}
