//! The private panel of a turn: one's hand, the question in words, the legal options, the way back.

use super::board::titled;
use super::message::now;
use crate::context::{Context, everyone};
use crate::panels::layout;
use crate::panels::limits;
use crate::panels::menu::{Chooser, ending_of_all};
use crate::panels::page_ref::PageRef;
use crate::panels::panel::{Button, Panel, PrivatePanel, Row, Style};
use crate::request::{Request, TableRequest, Trail};
use crate::story::log::chapters_for;
use crate::story::paragraphs::{eventful, newest};
use crate::story::telling::capital;
use crate::tables::life;
use crate::wording::reader::Reader;
use crate::wording::renderer::Renderer;
use crate::wording::text::{self, clipped, length};
use crate::words;
use engine::{Chapter, Choice, Finality, Missing, Narration, Party, Phrase, PrivateView, Question, chapters};
use table::StandingAnswer;

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
    /// Whether the panel offers the page of the seat.
    pub page: bool,
}

/// What stands between the parts of the text.
const BETWEEN: &str = "\n\n";
/// Room for each part of the text.
const NOTICE: usize = 600;
const QUESTION: usize = 400;
const NEWS: usize = 200;
const MEANS: usize = 400;
const NOTE: usize = 200;
/// What is not possible now stands in the panel if it is one line.
const NOT_NOW: usize = 100;

impl PrivatePanel {
    /// What is asked of this seat, and everything it may do. The question stands last, directly above its answers; before it
    /// what has happened and what there is to pay with, and nothing that a button opens.
    pub fn turn(context: &Context<'_>, reader: &Reader, view: PrivateView<'_>, step: &TurnContext<'_>) -> PrivatePanel {
        let renderer = reader.locale.renderer(context.people);
        let question = view.question();
        let chooser = Chooser { context, renderer: &renderer, view, stamp: view.stamp() };
        let always = life::always(context, &renderer, view).map(Row::Menu);
        let first = context.kind.first_game.filter(|_| step.first);
        let ways = ways(&chooser, step, question.as_ref(), first.is_some());
        let rows = limits::ROWS - ways.len().div_ceil(limits::BUTTONS) - usize::from(always.is_some());
        let choices = chooser.choices(question.as_ref(), step, rows);
        let asked = match &question {
            Some(question) => strongly(&renderer, &question.text, choices.subject, choices.finality),
            None => renderer.say(&unasked(&renderer, view)),
        };
        let welcome = first.map(|first| Phrase::Row(vec![first.goal.say(), first.turn.say(), first.help.say()]));
        let notice = step.notice.as_ref().or(welcome.as_ref());
        let notice = notice.map(|notice| clipped(&renderer.say(notice), NOTICE));
        let note = step.note.map(|note| clipped(&life::note(&renderer, note), NOTE));
        let means = question.as_ref().and_then(|_| means(&renderer, view));
        let not_now = question.as_ref().and_then(|question| not_now_line(&renderer, &question.not_now));
        let title = if question.is_some() { asked_title(context, view) } else { context.name() };
        let mut panel = titled(&renderer, &title);
        panel.rows.extend(choices.rows);
        panel.rows.extend(always);
        let news = happened(&chooser, question.is_some(), step.history);
        let details = (!choices.details.is_empty()).then(|| choices.details.join("\n"));
        let above = [notice, note, news, means, not_now, details].into_iter().flatten();
        // The question is said whole, whatever else has room.
        let room = limits::TEXT.saturating_sub(length(&asked) + BETWEEN.len());
        let above = clipped(&above.collect::<Vec<_>>().join(BETWEEN), room);
        panel.text = [above, asked].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(BETWEEN);
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
        let label = clipped(&renderer.say(&choice.label), QUESTION);
        let detail = choice.detail.map(|detail| clipped(&renderer.say(&detail), QUESTION));
        let chosen = what.into_iter().chain([label]).chain(detail).collect::<Vec<_>>().join("\n");
        let unsettled = view.unsettled();
        let steps = chapters(unsettled.told_to(view.seat())).pop();
        let so_far = steps.and_then(|steps| so_far(context, &renderer, &steps));
        let ask = renderer.script().strong(&renderer.say(&ask.say()));
        let parts = so_far.into_iter().chain(means(&renderer, view)).chain([chosen, ask]);
        let text = parts.collect::<Vec<_>>().join(BETWEEN);
        let title = asked_title(context, view);
        let (stamp, action) = (view.stamp(), action.to_owned());
        let buttons = vec![
            context.opener(&renderer, TableRequest::Confirm(stamp, action.clone()), &words::SURE).styled(Style::Grave),
            context.opener(&renderer, TableRequest::Turn, &words::BACK),
            context.opener(&renderer, TableRequest::ConfirmAlways(stamp, action), &words::TRUST),
        ];
        Some(PrivatePanel::of(reader, Panel { text, ..titled(&renderer, &title) }.buttons(buttons)))
    }

    /// What this seat cannot do now, and why.
    pub fn not_now(context: &Context<'_>, reader: &Reader, view: PrivateView<'_>) -> PrivatePanel {
        let renderer = reader.locale.renderer(context.people);
        let missing = view.question().map(|question| question.not_now).unwrap_or_default();
        let line = |missing: &Missing| {
            let what = Phrase::List(missing.what.clone());
            let line = words::NotNowLine { what, why: missing.why.clone() }.say();
            capital(&renderer.say(&line))
        };
        let lines: Vec<String> = missing.iter().map(line).collect();
        let text =
            text::first(&lines, limits::SHEET_TEXT, |left| renderer.say(&words::AndMore { count: left.into() }.say()));
        let title = words::NotNowTitle { game: context.name() }.say();
        let back = context.opener(&renderer, TableRequest::Turn, &words::BACK);
        PrivatePanel::of(reader, Panel { text, ..titled(&renderer, &title) }.buttons(vec![back]))
    }

    /// One's secrets.
    pub fn hand(context: &Context<'_>, reader: &Reader, view: PrivateView<'_>) -> PrivatePanel {
        let renderer = reader.locale.renderer(context.people);
        let lines = layout::said(&renderer, &view.hand());
        let text = text::parts(&lines, limits::TEXT).into_iter().next();
        let text = text.unwrap_or_else(|| renderer.say(&words::NO_HAND.say()));
        PrivatePanel::of(
            reader,
            Panel { text, ..titled(&renderer, &context.kind.hand_name.unwrap_or(&words::YOUR_HAND).say()) },
        )
    }
}

/// Why nothing is asked of this seat.
fn unasked(renderer: &Renderer<'_>, view: PrivateView<'_>) -> Phrase {
    let waiting = view.waiting();
    if waiting.is_empty() {
        return words::GAME_OVER.say();
    }
    let for_whom = words::WaitingFor { who: everyone(renderer, waiting.without(view.seat())) }.say();
    let first = if view.undoable() > 0 { words::ANSWER_KEPT.say() } else { words::NOTHING_ASKED.say() };
    Phrase::Row(vec![first, for_whom])
}

/// What happened: in this turn so far, or since one's last one where this turn has just begun or is another's.
fn happened(chooser: &Chooser<'_>, asked: bool, history: &[Narration]) -> Option<String> {
    let Chooser { context, renderer, view, .. } = *chooser;
    let mine = Some(Party::Seat(view.seat()));
    let unsettled = view.unsettled();
    let mut told = chapters_for(history, view.seat());
    for chapter in chapters(unsettled.told_to(view.seat())) {
        // The steps of this turn go on with it, unless another turn of one's own has begun with them.
        match told.last_mut().filter(|last| chapter.heading.is_none() && last.turn() == mine && chapter.turn() == mine)
        {
            Some(last) => last.lines.extend(chapter.lines),
            None => told.push(chapter),
        }
    }
    let is_current = |last: &Chapter<'_>| view.undoable() > 0 || view.turn() == mine && last.turn() == mine;
    let current = if told.last().is_some_and(is_current) { told.pop() } else { None };
    if let Some(current) = current.filter(|current| !current.lines.is_empty()) {
        return so_far(context, renderer, &current);
    }
    // From one's own last turn on; that one itself only as long as one is not asked again.
    let own = told.iter().position(|chapter| chapter.turn() == mine && !chapter.lines.is_empty());
    told.drain(..own.map_or(0, |own| own + usize::from(asked)));
    // How the game was set up is there to be looked at.
    let set_up = if own.is_none() { told.iter().take_while(|chapter| chapter.turn().is_none()).count() } else { 0 };
    let has_set_up = told.drain(..set_up).any(|chapter| !chapter.lines.is_empty());
    let turns = eventful(told);
    if turns.is_empty() {
        return has_set_up.then(|| renderer.say(&words::SET_UP.say()));
    }
    let (told, _) = newest(context, renderer, &turns, NEWS);
    let title = renderer.script().strong(&renderer.say(&words::SINCE_YOUR_TURN.say()));
    let title = (own.is_some() && asked).then(|| format!("{title}:"));
    Some(title.into_iter().chain(told).collect::<Vec<_>>().join(" "))
}

/// What happened in this turn.
fn so_far(context: &Context<'_>, renderer: &Renderer<'_>, turn: &Chapter<'_>) -> Option<String> {
    let turn = Chapter { heading: None, ..turn.clone() };
    let (told, _) = newest(context, renderer, &eventful(vec![turn]), NEWS);
    let told = told.into_iter().next()?;
    Some(format!("{} {told}", renderer.say(&words::SO_FAR.say())))
}

/// The question, what was gone into, and what becomes of the way back if that is the same for all its options.
fn strongly(renderer: &Renderer<'_>, question: &Phrase, subject: Option<String>, finality: Finality) -> String {
    let question = clipped(&renderer.say(question), QUESTION);
    let ending = ending_of_all(finality).map(|key| renderer.say(&key.say()));
    renderer.script().strong(&[question].into_iter().chain(subject).chain(ending).collect::<Vec<_>>().join(" "))
}

/// What the seat has.
fn means(renderer: &Renderer<'_>, view: PrivateView<'_>) -> Option<String> {
    let lines = layout::said(renderer, &view.means());
    (!lines.is_empty()).then(|| clipped(&lines.join("\n"), MEANS))
}

/// What is looked for and not possible now, if it is one line; more is behind a button.
fn not_now_line(renderer: &Renderer<'_>, missing: &[Missing]) -> Option<String> {
    let brief = |missing: &Missing| {
        let what = Phrase::List(missing.what.clone());
        let line = words::NotNowBrief { what, why: missing.brief.clone() }.say();
        capital(&renderer.say(&line))
    };
    let mut lines: Vec<String> = missing.iter().map(brief).collect();
    // What differs only in its whole reason is said once.
    lines.dedup();
    let [line] = lines.as_slice() else { return None };
    let title = renderer.script().strong(&renderer.say(&words::NOT_NOW.say()));
    Some(format!("{title}: {line}")).filter(|line| length(line) <= NOT_NOW)
}

/// Whether it is this seat's turn, or just a question in somebody else's, and where the game stands.
fn asked_title(context: &Context<'_>, view: PrivateView<'_>) -> Phrase {
    let others = view.turn().is_some_and(|turn| turn != Party::Seat(view.seat()));
    let game = now(context, view.summary().title);
    if others { words::YourQuestion { game }.say() } else { words::YourTurn { game }.say() }
}

/// Everything that can be chosen.
struct Choices {
    rows: Vec<Row>,
    /// What was gone into.
    subject: Option<String>,
    /// What labels have no room for, to stand above the question.
    details: Vec<String>,
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
        let (mut rows, mut details, mut subject) = (Vec::new(), Vec::new(), None);
        for offered in [answers, offers].into_iter().flatten() {
            rows.extend(offered.rows);
            details.extend(offered.details);
            subject = subject.or(offered.subject);
        }
        Choices { rows, subject, details, finality }
    }
}

/// Whether only the options that a command left open are shown.
fn is_narrowed(step: &TurnContext<'_>) -> bool {
    !step.narrowed.is_empty() && step.narrowed.len() <= limits::ENTRIES
}

/// The ways back, to the hand, to the board, to what is not possible, to the rules and to one's standing answers; in
/// somebody's first game to good first turns.
fn ways(chooser: &Chooser<'_>, step: &TurnContext<'_>, question: Option<&Question>, first: bool) -> Vec<Button> {
    let Chooser { context, renderer, view, stamp } = *chooser;
    let opener = |request, label| context.opener(renderer, request, label);
    let back = step.trail.back().or(is_narrowed(step).then(Trail::default));
    let back = back.map(|trail| opener(TableRequest::Back(stamp, trail), &words::BACK));
    let undo = (view.undoable() > 0).then(|| opener(TableRequest::Undo(stamp), &words::UNDO));
    let again = (view.undoable() > 1).then(|| opener(TableRequest::StartOver(stamp), &words::START_OVER));
    let hand = context.kind.hand_name.unwrap_or(&words::YOUR_HAND);
    let hand = (!view.hand().is_empty()).then(|| opener(TableRequest::Hand, hand));
    let board = opener(TableRequest::Board(PageRef::default()), &words::BOARD);
    let log = opener(TableRequest::Log(None), &words::LOG);
    let page = step.page.then(|| opener(TableRequest::OpenBoard, &words::OPEN_BOARD));
    let missing = question.filter(|question| !question.not_now.is_empty());
    let why_not = missing.map(|_| opener(TableRequest::WhyNot, &words::WHY_NOT));
    let help = question.and_then(|question| question.help);
    let help = help.map(|term| opener(TableRequest::Rules(term.to_owned()), &words::RULES));
    let first = first.then(|| opener(TableRequest::FirstTurns, &words::FIRST_TURNS));
    let change = life::standing_answers(context, renderer, view, step.standing).map(|(_, change)| change);
    let ways = back
        .into_iter()
        .chain(undo)
        .chain(again)
        .chain(hand)
        .chain(page)
        .chain([board, log])
        .chain(why_not)
        .chain(help);
    let mut ways: Vec<Button> = ways.chain(first).chain(change).collect();
    // The log is below the turn message, too: it gets no row to itself.
    if ways.len() % limits::BUTTONS == 1 {
        ways.retain(|button| button.request != Request::Table(context.game, TableRequest::Log(None)));
    }
    ways
}
